#!/usr/bin/env python3
"""Opens one GitHub issue for each new signature in the JSON reports of campaigns, with `gh`.

A signature is new where no issue, open or closed, has its title. Of several reports with it the shortest trace is shown.
With --seeded the script is tested with a substitute for `gh`.

    Scripts/open-issues.py [--run ADDRESS] FOLDER
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

LABEL = "fuzz"
# More would be one cause with many signatures; the next night opens what is left out.
MOST = 20
# Keys of a finding in a report.
SIGNATURE, STATEMENT, TRACE, SCREENS, STEPS, COMMAND = "signature", "statement", "trace", "screens", "byHand", "command"


def title(finding):
    return f"fuzz: {finding[SIGNATURE]}"


def body(finding, run):
    """The issue's text. Text from a trace is indented, so that Markdown leaves it as it is."""
    def quote(lines):
        return "\n".join("    " + line.replace("\n", " ") for line in lines)
    parts = [
        quote([finding[STATEMENT]]), "The trace:", quote([f"device {finding.get('device', '–')}"] + finding[TRACE]),
        "Steps to reproduce:", quote(finding[STEPS]), "The last screen:", quote(finding[SCREENS][-1:]),
        f"Verdict: {finding.get('verdict', 'none')}; length {finding['length']}, {finding['minimal']}.",
        "To reproduce:", quote([finding[COMMAND]])]
    return "\n\n".join(parts + ([f"Found by {run}"] if run else [])) + "\n"


def gh(program, words, text=None):
    done = subprocess.run([program] + words, input=text, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{program} {' '.join(words[:2])}: exit {done.returncode}\n{done.stderr}")
    return done.stdout


def open_issues(folder, program, run):
    """Opens what is new; the titles of the issues."""
    shortest = {}
    for path in sorted(pathlib.Path(folder).rglob("*.json")):
        for finding in json.loads(path.read_text()).get("findings", []):
            best = shortest.setdefault(finding[SIGNATURE], finding)
            shortest[finding[SIGNATURE]] = min(best, finding, key=lambda one: one["length"])
    if not shortest:
        return []
    listed = gh(program, ["issue", "list", "--label", LABEL, "--state", "all", "--limit", "5000", "--json", "title"])
    known = {issue["title"] for issue in json.loads(listed)}
    new = [one for _, one in sorted(shortest.items()) if title(one) not in known][:MOST]
    if new:
        gh(program, ["label", "create", LABEL, "--force", "--description", "found by a campaign"])
    for one in new:
        gh(program, ["issue", "create", "--title", title(one), "--label", LABEL, "--body-file", "-"], body(one, run))
    return [title(one) for one in new]


SUBSTITUTE = """#!/usr/bin/env python3
import json, pathlib, sys
store = pathlib.Path(__file__).parent / "issues.json"
issues = json.loads(store.read_text()) if store.exists() else []
if sys.argv[1:3] == ["issue", "list"]:
    print(json.dumps([{"title": one["title"]} for one in issues]))
elif sys.argv[1:3] == ["issue", "create"]:
    issues.append({"title": sys.argv[sys.argv.index("--title") + 1], "body": sys.stdin.read()})
    store.write_text(json.dumps(issues))
elif sys.argv[1:3] != ["label", "create"]:
    sys.exit("unexpected: " + " ".join(sys.argv[1:]))
"""


def seeded():
    """A signature in two reports gets one issue with its shorter trace, and no other one later."""
    def finding(signature, trace, **more):
        return {SIGNATURE: signature, STATEMENT: "It holds", TRACE: trace, STEPS: trace, SCREENS: ["home"],
                "length": len(trace), "minimal": "local", COMMAND: "fuzz-runner replay", **more}
    with tempfile.TemporaryDirectory() as name:
        program, reports = pathlib.Path(name) / "gh", pathlib.Path(name) / "reports"
        program.write_text(SUBSTITUTE)
        program.chmod(0o755)
        reports.mkdir()
        for file, findings in (
                ("a", [finding("s new", ["toggle", "open"]), finding("s old", ["open"], known="k.steps")]),
                ("b", [finding("s new", ["open # <b>"]), finding("s other", ["open"])])):
            (reports / f"{file}.json").write_text(json.dumps({"findings": findings}))
        opened = open_issues(reports, str(program), "a run")
        assert opened == ["fuzz: s new", "fuzz: s old", "fuzz: s other"], opened
        text = json.loads((pathlib.Path(name) / "issues.json").read_text())[0]["body"]
        assert "    open # <b>\n" in text and "toggle" not in text, text
        assert open_issues(reports, str(program), None) == [], "the second night opens one again"
    print("each signature without an issue gets one, others none")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--gh", default="gh")
    parser.add_argument("--run", help="the address of the run that found them")
    parser.add_argument("--seeded", action="store_true", help="test this script with a substitute for gh")
    parser.add_argument("folder", nargs="?")
    options = parser.parse_args()
    if options.seeded:
        seeded()
    if options.folder:
        print("\n".join(open_issues(options.folder, options.gh, options.run)))


if __name__ == "__main__":
    main()
