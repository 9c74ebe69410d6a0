#!/usr/bin/env python3
"""Writes the table of Docs/Reports.md: the public reports that saved traces reproduce, and by which quirk or
assumption.

    Lab/reports.py            writes it from corpus/reports
    Lab/reports.py --check    fails where the page differs, or where no saved trace rests on some quirk alone
"""
import re

from lab import RESTS_ON, ROOT, Runner, arguments, cases, filled, finish, parallel, verdict

PAGE = ROOT / "Docs/Reports.md"


def reports():
    """A row for each case of a report."""
    yield "| | report | case | by | violated rules |\n|---|---|---|---|---|"
    for case in cases(ROOT / "corpus/reports"):
        number, text, source = re.search(r"# Report (\d+): (.*?)\.\n# Source: (.*?)\.\n(?!#)", case.text, re.S).groups()
        assumed = [word for text in case.header["assume"] for word in text.split(", ")]
        by = ", ".join(f"`{name}`" for name in case.quirks + assumed) or "nothing: the platform as documented"
        rules = "<br>".join(f"`{rule}`" for rule in case.header["violates"])
        link = f"[{case.path.name}](../corpus/reports/{case.path.name})"
        yield f"| {number} | {text} ({source}) | {link} | {by} | {rules} |".replace("\n# ", " ")


def unfounded(runner):
    """What is wrong: a quirk on which no saved trace rests alone, by its verdict."""
    wanted = {name for name, _ in runner.listed("quirks")}
    alone = [case for case in cases(ROOT / "corpus") if len(case.quirks) == 1]
    for _, text in parallel(2, lambda case: verdict(runner, case), alone):
        if found := RESTS_ON.search(text):
            wanted.discard(found[1] or found[2])
    return [f"no saved trace rests on {quirk} alone" for quirk in sorted(wanted)]


def main():
    options = arguments(__doc__, check=False)
    text = filled(PAGE.read_text(), {"reports": reports})
    problems = [f"{PAGE.name} differs from what this script writes"] if PAGE.read_text() != text else []
    if not options.check:
        PAGE.write_text(text)
    finish(problems + unfounded(Runner(options.runner)) if options.check else [], PAGE.name)


if __name__ == "__main__":
    main()
