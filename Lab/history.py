#!/usr/bin/env python3
"""Holds corpus/history against the bank of faults: each case must be as long as the shortest trace.

    swift build -c release
    Scripts/history.py [--seeds 3] [--runner PATH]
    Scripts/history.py --bank FILE

Shortest is meant from the fault's device and start; another device may need less (F31, F75).
Prints every fault whose saved case is longer or shorter than what was proved shortest, and every one that was missed
or not proved with some seed; fails where there is any.
"""
import argparse, json, pathlib, subprocess, sys

root = pathlib.Path(__file__).resolve().parent.parent
parser = argparse.ArgumentParser()
parser.add_argument("--seeds", type=int, default=3)
parser.add_argument("--bank", help="what `faults --format json` wrote; the bank is run where this is absent")
parser.add_argument("--runner", default=str(root / ".build/release/fuzz-runner"))
options = parser.parse_args()

if options.bank:
    bank = json.loads(pathlib.Path(options.bank).read_text())
else:
    words = [options.runner, "faults", "--seeds", str(options.seeds), "--quiet", "--format", "json"]
    bank = json.loads(subprocess.run(words, capture_output=True, text=True).stdout)
faults = [fault for fault in bank["faults"] if "system" in fault]


def saved():
    """The number of lines of each saved case, by its fault."""
    lengths = {}
    for path in (root / "corpus" / "history").glob("*.steps"):
        body = path.read_text().partition("\n\n")[2].splitlines()
        lengths[path.name.split("-")[0]] = sum(1 for line in body if line and not line.startswith("#"))
    return lengths


lengths = saved()
problems = []
for fault in faults:
    name, shortest = fault["id"], fault.get("shortest")
    if not fault["found"] or not fault["minimal"]:
        problems.append(f"{name}: found with {fault['foundSeeds']} of {fault['seeds']} seeds; shortest {shortest}")
    elif lengths.get(name) != shortest:
        trace = "; ".join(fault["trace"])
        problems.append(f"{name}: {lengths.get(name)} lines are saved, {shortest} are enough: {trace}")
print("\n".join(problems + [f"{len(faults)} faults, {len(problems)} problems"]))
sys.exit(1 if problems else 0)
