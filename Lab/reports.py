#!/usr/bin/env python3
"""Writes the table of Docs/Reports.md: the public reports that saved traces reproduce, and by which quirk or
assumption.

    Lab/reports.py            writes it from corpus/reports
    Lab/reports.py --check    fails where the page differs, or where no saved trace rests on some quirk alone
"""
import re

from lab import RESTS_ON, ROOT, Runner, arguments, cases, filled, finish

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
    text, problems = filled(PAGE.read_text(), {"reports": reports}), []
    if options.check:
        problems = unfounded(Runner(options.runner))
        problems += [] if PAGE.read_text() == text else ["Docs/Reports.md differs from what Lab/reports.py writes"]
    else:
        PAGE.write_text(text)
    finish(problems, "Docs/Reports.md")


if __name__ == "__main__":
    main()
