#!/usr/bin/env python3
"""Opens one GitHub issue for each new signature in the JSON reports of campaigns, with `gh`.

A signature is new where no issue, open or closed, has its title. Of several reports with it the shortest trace is
shown.

    Scripts/open-issues.py [--run ADDRESS] FOLDER
"""
import argparse
import json
import pathlib
import subprocess
import sys

LABEL = "fuzz"
# More would be one cause with many signatures; the next night opens what is left out.
MOST = 20


def body(finding, run):
    """The issue's text. Text from a trace is indented, so that Markdown leaves it as it is."""
    def quote(*lines):
        return "\n".join("    " + line.replace("\n", " ") for line in lines)
    parts = [
        quote(finding["statement"]),
        "The trace:", quote(*(f"{key} {value}" for key, value in finding["start"].items()), *finding["trace"]),
        "Steps to reproduce:", quote(*finding["stepsToReproduce"]), "The last screen:", quote(*finding["screens"][-1:]),
        f"Verdict: {finding.get('reason', 'none')}; length {finding['length']}, minimality {finding['minimality']}.",
        "To reproduce:", quote(finding["command"]), *([f"Found by {run}"] if run else [])]
    return "\n\n".join(parts) + "\n"


def gh(*words, text=None):
    done = subprocess.run(["gh", *words], input=text, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else sys.exit(f"gh {' '.join(words[:2])}: {done.stderr}")


def open_issues(folder, run):
    """Opens what is new; the titles of the issues."""
    shortest = {}
    for path in sorted(pathlib.Path(folder).rglob("*.json")):
        for finding in json.loads(path.read_text()).get("findings", []):
            title = f"fuzz: {finding['signature']}"
            shortest[title] = min(shortest.get(title, finding), finding, key=lambda one: one["length"])
    listed = gh("issue", "list", "--label", LABEL, "--state", "all", "--limit", "5000", "--json", "title")
    known = {issue["title"] for issue in json.loads(listed)}
    new = [title for title in sorted(shortest) if title not in known][:MOST]
    for title in new:
        gh("label", "create", LABEL, "--force", "--description", "found by a campaign")
        gh("issue", "create", "--title", title, "--label", LABEL, "--body-file", "-", text=body(shortest[title], run))
    return new


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--run", help="the address of the run that found them")
    parser.add_argument("folder")
    options = parser.parse_args()
    print("\n".join(open_issues(options.folder, options.run)))
