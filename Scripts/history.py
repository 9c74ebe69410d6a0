#!/usr/bin/env python3
"""Holds corpus/history against the bank of faults: each case must be as long as the shortest trace.

usage: Scripts/history.py [SEEDS]

Runs the bank with SEEDS seeds (3) and prints every fault whose saved case is longer or shorter than what was
proved shortest, and every one that was missed or not proved. Exits 1 where there is any.
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SEEDS = sys.argv[1] if len(sys.argv) > 1 else "3"


def saved():
    """The number of lines of each saved case, by its fault."""
    lengths = {}
    for path in sorted((ROOT / "corpus" / "history").glob("*.steps")):
        body = path.read_text().partition("\n\n")[2].splitlines()
        lengths[path.name.split("-")[0]] = sum(1 for line in body if line and not line.startswith("#"))
    return lengths


def bank():
    command = ["swift", "run", "-c", "release", "fuzz-runner", "faults", "--seeds", SEEDS]
    command += ["--format", "json", "--quiet"]
    answer = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    return [fault for fault in json.loads(answer.stdout)["faults"] if "system" in fault]


def main():
    lengths = saved()
    problems = []
    faults = bank()
    for fault in faults:
        name, shortest = fault["id"], fault.get("shortest")
        if not fault["found"] or not fault["minimal"]:
            problems.append(f"{name}: found with {fault['foundSeeds']} of {fault['seeds']} seeds, shortest {shortest}")
        elif lengths.get(name) != shortest:
            trace = "; ".join(fault["trace"])
            problems.append(f"{name}: {lengths.get(name)} lines are saved, {shortest} are enough: {trace}")
    print("\n".join(problems + [f"{len(faults)} faults, {len(problems)} that differ"]))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
