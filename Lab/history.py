#!/usr/bin/env python3
"""Compares corpus/history with the fault catalogue: each case must be as long as the shortest trace that is proved.

Shortest means from the fault's device and start; another device may need fewer steps (F31, F75). Fails as well where some
seed does not find a fault, or its length is not proved.

    Lab/history.py [--seeds 3] [--faults FILE]
"""
import pathlib

from lab import ROOT, Runner, arguments, cases, finish, read_json


def main():
    parser = arguments(__doc__)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--faults", type=pathlib.Path, help="what `faults --format json` wrote; without it, it is run")
    options = parser.parse_args()
    report = (read_json(options.faults.read_text()) if options.faults
              else Runner(options.runner).report("faults", "--seeds", options.seeds))
    saved = {case.path.name.split("-")[0]: len(case.steps) for case in cases(ROOT / "corpus/history")}
    faults, problems = [fault for fault in report["faults"] if "system" in fault], []
    for fault in faults:
        name, shortest = fault["id"], fault.get("shortest")
        if not fault["found"] or not fault["minimal"]:
            problems.append(f"{name}: found by {fault['foundSeeds']} of {fault['seeds']} seeds, shortest {shortest}")
        elif saved.get(name) != shortest:
            problems.append(f"{name}: {saved.get(name)} steps saved, shortest {shortest}: {'; '.join(fault['trace'])}")
    finish(problems, f"{len(faults)} faults")


if __name__ == "__main__":
    main()
