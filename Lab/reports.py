#!/usr/bin/env python3
"""Writes Docs/Reports.md: which public reports of platform bugs are reproduced, by which case, knob and rule.

    swift build -c release
    Scripts/reports.py [--runner PATH]
    Scripts/reports.py --check

The reports stand in Scripts/reports.txt, the reproductions in corpus/reports, quirks and assumptions in the program.
`--check` writes nothing, and fails where the file on disk says something else, or where a quirk has no saved trace of which
the verdict is that it rests on that quirk alone.
"""
import argparse, pathlib, subprocess, sys

root = pathlib.Path(__file__).resolve().parent.parent
parser = argparse.ArgumentParser()
parser.add_argument("--check", action="store_true")
parser.add_argument("--runner", default=str(root / ".build/release/fuzz-runner"))
options = parser.parse_args()
page = root / "Docs" / "Reports.md"


def listed(topic):
    """The rows that the program lists, split at the gaps between its columns."""
    text = subprocess.run([options.runner, "list", topic], capture_output=True, text=True, check=True).stdout
    columns = 3 if topic == "assumptions" else 2
    return [[cell.strip() for cell in line.split("  ") if cell.strip()][:columns] for line in text.splitlines()]


def header(path):
    """The lines above a case's trace: all values of each key."""
    lines = path.read_text().partition("\n\n")[0].splitlines()[1:]
    pairs = [line.split(None, 1) for line in lines if len(line.split(None, 1)) == 2]
    return {key: [value.strip() for name, value in pairs if name == key] for key, _ in pairs}


def cases():
    """What each case says of itself, by the number of its report."""
    found = {}
    for path in sorted((root / "corpus" / "reports").glob("*.steps")):
        found.setdefault(int(path.name.split("-")[0]), []).append((path.name, header(path)))
    return found


def told(values):
    """The knobs of a case, each as it is written on the command line."""
    words = values.get("quirks", []) + values.get("assume", [])
    return [word for text in words for word in text.split(", ") if word != "none"]


def resting():
    """The quirks on which some saved trace rests alone, as its verdict says."""
    found = set()
    for path in sorted((root / "corpus").rglob("*.steps")):
        used = told({"quirks": header(path).get("quirks", [])})
        if len(used) != 1 or used[0] in found:
            continue
        verdict = subprocess.run(
            [options.runner, "shrink", path, "--prove-states", "0"], capture_output=True, text=True).stdout
        if f"kept without {used[0]}" in verdict or f"does not survive {used[0]}," in verdict:
            found.add(used[0])
    return found


reproduced = cases()
reports = []
for line in (root / "Scripts" / "reports.txt").read_text().splitlines():
    if line and not line.startswith("#"):
        reports.append([cell.strip() for cell in line.split("|")])
knobs = {}
rows, missing = [], []
for number, what, source, why in reports:
    for name, values in reproduced.get(int(number), []):
        used = told(values)
        for knob in used:
            knobs.setdefault(knob, set()).add(int(number))
        rule = "<br>".join(f"`{text}`" for text in values["violates"])
        by = ", ".join(f"`{knob}`" for knob in used) or "nothing: the platform as documented"
        rows.append(f"| {number} | {what} ({source}) | [{name.removesuffix('.steps')}](../corpus/reports/{name}) | {by} | {rule} |")
    if int(number) not in reproduced:
        missing.append(f"| {number} | {what} ({source}) | {why} |")
unknown = set(reproduced) - {int(report[0]) for report in reports}
quirks, assumptions = listed("quirks"), listed("assumptions")


def numbers(knob):
    return ", ".join(map(str, sorted(knobs.get(knob, set())))) or "–"


def sourced(summary):
    """What a knob's summary says, how sure that is, and by whom."""
    what, _, rest = summary.rpartition(" (")
    confidence, _, source = rest.removesuffix(")").partition(" confidence; ")
    return what, confidence, source


def of_quirk(name, summary):
    what, confidence, source = sourced(summary)
    return f"| `{name}` | {what} | {confidence} | {source} | {numbers(name)} |"


def of_assumption(name, values, summary):
    what, confidence, source = sourced(summary)
    default, *others = values.split("|")
    alternatives = "<br>".join(f"`{value}`" + (f" ({numbers(f'{name}={value}')})" if numbers(f"{name}={value}") != "–" else "") for value in others)
    return f"| `{name}` | {what} | `{default}` | {alternatives} | {confidence} | {source} |"


not_needed = (root / "Scripts" / "knobs.txt").read_text().strip().splitlines()
lines = [
    "# The platform's knobs, and the reports they reproduce", "",
    "Written by `Scripts/reports.py`; what is wrong here is wrong in `Scripts/reports.txt`, in `corpus/reports`, or in the",
    "tables of `Quirks` and `Assumptions`. The model follows documentation and reports, not a device.", "",
    "## Quirks", "",
    "Known misbehaviour, each a change of one step of the platform; off by default, `--quirks` switches them on.", "",
    "Confidence is how sure it is that some version of the platform does so: *low* of one observation or none, *medium* of",
    "sources that point one way.", "",
    "| quirk | what it does | confidence | source | reports |", "|---|---|---|---|---|",
    *[of_quirk(*row) for row in quirks], "",
    "## Assumptions", "",
    "What no source settles. `--assume` takes an alternative; the reports that one reproduces stand behind it.", "",
    "| assumption | what it decides | default | alternatives (reports) | confidence | source |", "|---|---|---|---|---|---|",
    *[of_assumption(*row) for row in assumptions], "",
    "## Doubts that are no knob", "",
    "| doubt | why the model does without |", "|---|---|",
    *[f"| {row.split('|')[0].strip()} | {row.split('|')[1].strip()} |" for row in not_needed], "",
    "## Reports", "",
    f"Of {len(reports)} public reports of platform bugs {len(reproduced)} are reproduced, by "
    f"{len([row for row in quirks if row[0] in knobs])} of {len(quirks)} quirks and by alternatives of "
    f"{len({knob.split('=')[0] for knob in knobs if '=' in knob})} assumptions.", "",
    "| | report | case | by | rule that breaks |", "|---|---|---|---|---|", *rows, "",
    "## Reports that are not reproduced", "",
    "| | report | why not |", "|---|---|---|", *missing, "",
]
text = "\n".join(lines)
problems = [f"report {number} has a case and no line in Scripts/reports.txt" for number in sorted(unknown)]
if options.check and (not page.exists() or page.read_text() != text):
    problems.append("Docs/Reports.md is not what Scripts/reports.py writes")
elif not options.check:
    page.write_text(text)
if options.check:
    problems += [f"no saved trace rests on {quirk} alone" for quirk in sorted({row[0] for row in quirks} - resting())]
print("\n".join(problems + [f"{len(reports)} reports, {len(reproduced)} reproduced, {len(problems)} problems"]))
sys.exit(1 if problems else 0)
