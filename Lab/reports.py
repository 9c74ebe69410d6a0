#!/usr/bin/env python3
"""Writes Docs/Reports.md: quirks, assumptions, and which public reports of platform bugs they reproduce, by which case.

    Lab/reports.py            writes the page from Lab/reports.txt, Lab/doubts.txt, corpus/reports and the program's lists
    Lab/reports.py --check    fails where the page differs, or where no saved trace rests on some quirk alone
"""
import collections
import re

from lab import LAB, RESTS_ON, ROOT, Runner, arguments, cases, finish

PAGE = ROOT / "Docs/Reports.md"
TEXT = """# Quirks, assumptions, and the reports they reproduce

Written by `Lab/reports.py` from `Lab/reports.txt`, `Lab/doubts.txt`, `corpus/reports`, and the tables of `Quirks` and
`Assumptions`. The model follows documentation and reports, not a device.

## Quirks

Known misbehaviour, each a change of one step of the platform; off by default, `--quirks` switches them on.

Confidence is how sure it is that some version of the platform does so: *low* with one observation or none, *medium* with
sources that agree.

| quirk | what it does | confidence | source | reports |
|---|---|---|---|---|
{quirks}

## Assumptions

Questions that no source decides. `--assume` selects an alternative; the reports that it reproduces stand after it.

| assumption | what it decides | default | alternatives (reports) | confidence | source |
|---|---|---|---|---|---|
{assumptions}

## Doubts without a setting

| doubt | why the model has no setting for it |
|---|---|
{doubts}

## Reports

Of {all} public reports of platform bugs {reproduced} are reproduced, by {by_quirks} quirks and by alternatives of
{by_assumptions} assumptions.

| | report | case | by | violated rule |
|---|---|---|---|---|
{reports}

## Reports that are not reproduced

| | report | why not |
|---|---|---|
{missing}
"""


def rows_of(name):
    """The rows of a text file, split into cells."""
    lines = (LAB / name).read_text().splitlines()
    return [[cell.strip() for cell in line.split("|")] for line in lines if line and not line.startswith("#")]


def settings(case):
    """The quirks and assumptions of a case, as they are written on the command line."""
    return case.quirks + [word for text in case.header.get("assume", []) for word in text.split(", ")]


def split(summary):
    """What a setting does, the confidence, and the source."""
    return re.fullmatch(r"(.*) \((.*?) confidence(?:; (.*))?\)", summary).groups(default="")


def page(runner):
    """The page's text, and what is missing in Lab/reports.txt."""
    saved, used_by = collections.defaultdict(list), collections.defaultdict(set)
    for case in cases(ROOT / "corpus/reports"):
        saved[case.path.name.split("-")[0].lstrip("0")].append(case)
    reports, missing = [], []
    listed = rows_of("reports.txt")
    for number, what, source, why in listed:
        for case in saved[number]:
            for setting in settings(case):
                used_by[setting].add(int(number))
            rules = "<br>".join(f"`{text}`" for text in case.header["violates"])
            by = ", ".join(f"`{name}`" for name in settings(case)) or "nothing: the platform as documented"
            link = f"[{case.path.stem}](../corpus/reports/{case.path.name})"
            reports.append(f"| {number} | {what} ({source}) | {link} | {by} | {rules} |")
        if not saved[number]:
            missing.append(f"| {number} | {what} ({source}) | {why} |")

    def numbers(setting, pattern="{}"):
        return pattern.format(", ".join(map(str, sorted(used_by[setting])))) if setting in used_by else ""
    quirks, assumptions = [], []
    for name, summary in runner.listed("quirks"):
        what, confidence, source = split(summary)
        quirks.append(f"| `{name}` | {what} | {confidence} | {source} | {numbers(name) or '–'} |")
    for name, values, summary in runner.listed("assumptions", 3):
        what, confidence, source = split(summary)
        default, *others = values.split("|")
        alternatives = "<br>".join(f"`{value}`{numbers(f'{name}={value}', ' ({})')}" for value in others)
        assumptions.append(f"| `{name}` | {what} | `{default}` | {alternatives} | {confidence} | {source} |")
    unknown = [f"report {number} has a case and no line in Lab/reports.txt"
               for number in set(saved) - {number for number, *_ in listed}]
    return TEXT.format(
        quirks="\n".join(quirks), assumptions="\n".join(assumptions), reports="\n".join(reports),
        missing="\n".join(missing), doubts="\n".join(f"| {what} | {why} |" for what, why in rows_of("doubts.txt")),
        all=len(listed), reproduced=len(listed) - len(missing),
        by_quirks=f"{sum('=' not in name for name in used_by)} of {len(quirks)}",
        by_assumptions=len({name.split("=")[0] for name in used_by if "=" in name})), unknown


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
    text, problems = page(runner)
    if options.check:
        problems += unfounded(runner)
        problems += [] if PAGE.read_text() == text else ["Docs/Reports.md differs from what Lab/reports.py writes"]
    else:
        PAGE.write_text(text)
    finish(problems, "Docs/Reports.md")


if __name__ == "__main__":
    main()
