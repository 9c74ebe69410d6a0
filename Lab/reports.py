#!/usr/bin/env python3
"""Writes the tables of Docs/Reports.md: quirks, assumptions, and the public reports that saved traces reproduce.

    Lab/reports.py            writes them from the program's lists and corpus/reports
    Lab/reports.py --check    fails where the page differs, or where no saved trace rests on some quirk alone
"""
import collections
import re

from lab import RESTS_ON, ROOT, Runner, arguments, cases, filled, finish

PAGE = ROOT / "Docs/Reports.md"


def settings(case):
    """The quirks and assumptions of a case, as they are written on the command line."""
    return case.quirks + [word for text in case.header.get("assume", []) for word in text.split(", ")]


def tables(runner):
    """The page's blocks."""
    saved = [(int(case.path.name.split("-")[0]), case) for case in cases(ROOT / "corpus/reports")]
    used_by = collections.defaultdict(list)
    for number, case in saved:
        for setting in settings(case):
            if str(number) not in used_by[setting]:
                used_by[setting].append(str(number))

    def parts(summary):
        """What a setting does, the confidence, and the source."""
        return re.fullmatch(r"(.*) \((.*?) confidence(?:; (.*))?\)", summary).groups(default="")

    def quirks():
        yield "| quirk | what it does | confidence | source | reports |\n|---|---|---|---|---|"
        for name, summary in runner.listed("quirks"):
            yield f"| `{name}` | {' | '.join(parts(summary))} | {', '.join(used_by[name]) or '–'} |"

    def assumptions():
        yield ("| assumption | what it decides | confidence | source | default | alternatives (reports) |\n"
               "|---|---|---|---|---|---|")
        for name, values, summary in runner.listed("assumptions", 3):
            default, *others = values.split("|")
            numbers = {value: ", ".join(used_by[f"{name}={value}"]) for value in others}
            alternatives = "<br>".join(f"`{value}`" + (f" ({numbers[value]})" if numbers[value] else "") for value in others)
            yield f"| `{name}` | {' | '.join(parts(summary))} | `{default}` | {alternatives} |"

    def reports():
        yield "| | report | case | by | violated rules |\n|---|---|---|---|---|"
        for number, case in saved:
            text, source = re.search(r"# Report \d+: (.*?)\n# Source: (.*?)\.\n(?!#)", case.text, re.S).groups()
            by = ", ".join(f"`{name}`" for name in settings(case)) or "nothing: the platform as documented"
            rules = "<br>".join(f"`{rule}`" for rule in case.header["violates"])
            yield (f"| {number} | {text.rstrip('.')} ({source}) | [{case.path.name}](../corpus/reports/{case.path.name}) | {by} | "
                   f"{rules} |").replace("\n# ", " ")
    return {"quirks": quirks, "assumptions": assumptions, "reports": reports}


def unfounded(runner):
    """The quirks on which no saved trace rests alone, by its verdict."""
    wanted = {name for name, _ in runner.listed("quirks")}
    for case in cases(ROOT / "corpus"):
        if len(case.quirks) == 1 and case.quirks[0] in wanted:
            text = runner.run("shrink", case.path, "--prove-states", 0, exits=()).stdout
            if any(words.format(case.quirks[0]) in text for words in RESTS_ON):
                wanted.remove(case.quirks[0])
    return [f"no saved trace rests on {quirk} alone" for quirk in sorted(wanted)]


def main():
    parser = arguments(__doc__)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    runner = Runner(options.runner)
    text, problems = filled(PAGE.read_text(), tables(runner)), []
    if options.check:
        problems = unfounded(runner)
        problems += [] if PAGE.read_text() == text else ["Docs/Reports.md differs from what Lab/reports.py writes"]
    else:
        PAGE.write_text(text)
    finish(problems, "Docs/Reports.md")


if __name__ == "__main__":
    main()
