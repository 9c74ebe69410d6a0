#!/usr/bin/env python3
"""Compares what campaigns find with all that exploration finds.

Explores a system at its default bound, then runs campaigns with several seeds, and prints for each signature that
exploration found: the shortest length, with how many seeds campaigns found it, and after how many actions (median).
Signatures that only campaigns found lie beyond the bound; their number is printed.

    Scripts/explored.py [--system NAME] [--seeds N] [--runs N] [--device NAME] [--runner PATH]
"""

import argparse
import json
import statistics
import subprocess
import sys


def report(words):
    """Runs the fuzzer and answers its report; both 0 and 1 are answers."""
    done = subprocess.run(words + ["--format", "json", "--no-progress", "--quiet"], capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"{' '.join(words)}: exit {done.returncode}\n{done.stderr}")
    return json.loads(done.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--system", default="lazysplit")
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--runs", type=int, default=20_000)
    parser.add_argument("--device")
    parser.add_argument("--runner", default=".build/release/fuzz-runner")
    options = parser.parse_args()
    place = ["--system", options.system] + (["--device", options.device] if options.device else [])

    explored = report([options.runner, "explore"] + place)
    shortest = {finding["signature"]: finding["length"] for finding in explored["findings"]}
    found = {}
    for seed in range(1, options.seeds + 1):
        campaign = report(
            [options.runner, "fuzz", "--seed", str(seed), "--runs", str(options.runs), "--no-shrink"] + place)
        for finding in campaign["findings"]:
            if finding["actionsToFind"] is not None:
                found.setdefault(finding["signature"], []).append(finding["actionsToFind"])

    print(f"{explored['states']:,} states, {explored['transitions']:,} transitions, "
          f"{'complete' if explored['complete'] else 'not complete'}, {len(shortest)} signatures")
    print(f"{'signature':70} {'shortest':>8} {'seeds':>6} {'actions':>10}")
    for signature, length in sorted(shortest.items(), key=lambda item: (item[1], item[0])):
        actions = found.get(signature, [])
        median = f"{int(statistics.median(actions)):,}" if actions else "never"
        print(f"{signature:70} {length:8} {len(actions):3}/{options.seeds:<2} {median:>10}")
    missed = [signature for signature in shortest if signature not in found]
    beyond = [signature for signature in found if signature not in shortest]
    print(f"found by no campaign of {options.runs:,} runs: {len(missed)}; "
          f"found beyond the bound: {len(beyond)}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
