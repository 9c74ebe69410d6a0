#!/usr/bin/env python3
"""Prints, for each rule, how often a campaign exercises it on each design, and which faults it alone catches.

    swift build -c release
    Scripts/exercised.py [--seed 42] [--runs 1000] [--seeds 3] [--systems A,B] [--runner PATH]

A dash stands where a rule does not bind a system, a zero where it was never exercised. The last two columns come from
the bank of faults: how many of them the rule catches, and which no other rule does.
"""
import argparse, json, pathlib, subprocess

root = pathlib.Path(__file__).resolve().parent.parent
parser = argparse.ArgumentParser()
parser.add_argument("--seed", type=int, default=42)
parser.add_argument("--runs", type=int, default=1000)
parser.add_argument("--seeds", type=int, default=3)
parser.add_argument("--systems", default="")
parser.add_argument("--runner", default=str(root / ".build/release/fuzz-runner"))
options = parser.parse_args()


def output(*words):
    return subprocess.run([options.runner, *words], capture_output=True, text=True).stdout


def newest():
    """The newest published version of each design, and the form without flaws of each that has one."""
    names = [line.split()[0] for line in output("list", "systems").splitlines()]
    return [name for name in names if name.endswith(("/head", "/clean"))]


systems = options.systems.split(",") if options.systems else newest()
columns = {}
for system in systems:
    words = ["--system", system, "--seed", str(options.seed), "--runs", str(options.runs), "--no-shrink"]
    report = json.loads(output(*words, "--quiet", "--format", "json"))
    columns[system] = {rule["id"]: rule for rule in report["rules"]}
bank = json.loads(output("faults", "--seeds", str(options.seeds), "--quiet", "--format", "json"))
worth = {rule["id"]: rule for rule in bank["rules"]}
rules = list(dict.fromkeys(rule for column in columns.values() for rule in column))


def cell(rule):
    if rule is None or not rule["applies"]:
        return "–"
    return f"{rule['exercised']:,}"


head = ["rule", *systems, "catches", "alone"]
rows = [head]
for name in rules:
    known = worth.get(name, {"catches": [], "alone": []})
    cells = [cell(columns[system].get(name)) for system in systems]
    rows.append([name, *cells, str(len(known["catches"])), " ".join(known["alone"]) or "–"])
widths = [max(len(row[index]) for row in rows) for index in range(len(head))]
for row in rows:
    middle = [text.rjust(width) for text, width in zip(row[1:-1], widths[1:-1])]
    print("  ".join([row[0].ljust(widths[0]), *middle, row[-1]]))
never = [name for name in rules if all(cell(columns[s].get(name)) in ("–", "0") for s in systems)]
print(f"\nnever exercised: {', '.join(never) or 'none'}")
