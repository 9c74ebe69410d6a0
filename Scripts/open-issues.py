#!/usr/bin/env python3
"""Opens one issue for each new signature that the JSON reports of campaigns hold.

A signature is new where no issue, open or closed, has its title: a finding that the corpus knows has none yet where the
night that found it could open none. Of several reports that hold it the shortest trace is told. Issues are asked for and opened with GitHub's `gh`.

    Scripts/open-issues.py [--gh PROGRAM] [--run ADDRESS] [--planted] FOLDER
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

LABEL = "fuzz"
# More would be one cause with many faces; what is left out is known to the next night, which opens it then.
MOST = 20


def new_findings(folder):
    """The shortest finding of each signature, in the order of their names."""
    shortest = {}
    for path in sorted(pathlib.Path(folder).rglob("*.json")):
        report = json.loads(path.read_text())
        for finding in report.get("findings", []):
            best = shortest.get(finding["signature"])
            if best is None or finding["length"] < best["length"]:
                shortest[finding["signature"]] = finding
    return [shortest[name] for name in sorted(shortest)]


def title(finding):
    return f"fuzz: {finding['signature']}"


def body(finding, run):
    """Everything from a trace stands indented, where Markdown reads nothing into it."""
    quote = lambda lines: "\n".join("    " + line.replace("\n", " ") for line in lines)
    parts = [
        quote([finding["statement"]]),
        "The trace:",
        quote([f"device {finding.get('device', '–')}"] + finding["trace"]),
        "By hand:",
        quote(finding["stepsToReproduce"]),
        "Seen at the end:",
        quote(finding["screens"][-1:]),
        f"Verdict: {finding.get('verdict', 'not judged')}; length {finding['length']}, {finding['minimality']}.",
        "Repeat it:",
        quote([finding["command"]]),
    ]
    return "\n\n".join(parts + ([f"Found by {run}"] if run else [])) + "\n"


def gh(program, words, text=None):
    done = subprocess.run([program] + words, input=text, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{program} {' '.join(words[:2])}: exit {done.returncode}\n{done.stderr}")
    return done.stdout


def open_issues(folder, program, run):
    """Answers the titles of the issues that were opened."""
    findings = new_findings(folder)
    if not findings:
        return []
    listed = gh(program, ["issue", "list", "--label", LABEL, "--state", "all", "--limit", "5000", "--json", "title"])
    seen = {issue["title"] for issue in json.loads(listed)}
    opened = []
    for finding in findings:
        if title(finding) in seen or len(opened) == MOST:
            continue
        if not opened:
            gh(program, ["label", "create", LABEL, "--force", "--description", "found by a campaign"])
        gh(program, ["issue", "create", "--title", title(finding), "--label", LABEL, "--body-file", "-"],
           body(finding, run))
        opened.append(title(finding))
    return opened


FAKE = """#!/usr/bin/env python3
import json, pathlib, sys
store = pathlib.Path(__file__).parent / "issues.json"
issues = json.loads(store.read_text()) if store.exists() else []
if sys.argv[1:3] == ["issue", "list"]:
    print(json.dumps([{"title": one["title"]} for one in issues]))
elif sys.argv[1:3] == ["issue", "create"]:
    issues.append({"title": sys.argv[sys.argv.index("--title") + 1], "body": sys.stdin.read()})
    store.write_text(json.dumps(issues))
elif sys.argv[1:3] != ["label", "create"]:
    sys.exit("what is " + " ".join(sys.argv[1:]))
"""


def planted():
    """A signature in two reports gets one issue with its shorter trace, be it known to the corpus or not, and none again."""
    def finding(signature, trace, **more):
        return {"signature": signature, "statement": "It holds", "trace": trace, "stepsToReproduce": trace, "screens": ["home"],
                "length": len(trace), "minimality": "local", "command": "fuzz-runner replay", **more}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        program = folder / "gh"
        program.write_text(FAKE)
        program.chmod(0o755)
        reports = folder / "reports"
        reports.mkdir()
        (reports / "a.json").write_text(json.dumps({"findings": [
            finding("s new way open", ["toggle", "open"]), finding("s old way open", ["open"], known="k.steps")]}))
        (reports / "b.json").write_text(json.dumps({"findings": [
            finding("s new way open", ["open # <b>"]), finding("s other way open", ["open"])]}))
        first = open_issues(reports, str(program), "a run")
        assert first == ["fuzz: s new way open", "fuzz: s old way open", "fuzz: s other way open"], first
        issues = json.loads((folder / "issues.json").read_text())
        assert "    open # <b>\n" in issues[0]["body"] and "toggle" not in issues[0]["body"], issues[0]["body"]
        assert open_issues(reports, str(program), None) == [], "the second night opens none"
    print("signatures without an issue get one each, others none")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--gh", default="gh")
    parser.add_argument("--run", help="the address of the run that found them")
    parser.add_argument("--planted", action="store_true", help="check this script with an invented GitHub")
    parser.add_argument("folder", nargs="?")
    options = parser.parse_args()
    if options.planted:
        planted()
    if options.folder:
        for name in open_issues(options.folder, options.gh, options.run):
            print(name)


if __name__ == "__main__":
    main()
