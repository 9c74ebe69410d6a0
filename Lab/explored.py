#!/usr/bin/env python3
"""Compares what campaigns find with everything that exploration finds within its limits.

For each signature that exploration finds: the shortest length, how many seeds find it by a campaign, and the median of the
actions that takes. Fails where no campaign finds a signature.

    Lab/explored.py [--system NAME] [--device NAME] [--seeds N] [--runs N]
"""
import collections
import statistics

from lab import Runner, arguments, finish


def main():
    parser = arguments(__doc__)
    parser.add_argument("--system", default="lazysplit")
    parser.add_argument("--device")
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--runs", type=int, default=20_000)
    options = parser.parse_args()
    runner = Runner(options.runner)
    place = ["--system", options.system] + (["--device", options.device] if options.device else [])
    explored, found = runner.report("explore", *place), collections.defaultdict(list)
    for seed in range(1, options.seeds + 1):
        for one in runner.report("fuzz", "--seed", seed, "--runs", options.runs, "--no-shrink", *place)["findings"]:
            if one["actionsToFind"] is not None:
                found[one["signature"]].append(one["actionsToFind"])
    shortest = {one["signature"]: one["length"] for one in explored["findings"]}
    print(f"{explored['states']:,} states, {'complete' if explored['complete'] else 'not complete'}\n"
          f"{'signature':70} {'shortest':>8} {'seeds':>6} {'actions':>10}")
    for signature, length in sorted(shortest.items(), key=lambda item: (item[1], item[0])):
        actions = found.get(signature, [])
        median = f"{statistics.median(actions):,.0f}" if actions else "never"
        print(f"{signature:70} {length:8} {len(actions):3}/{options.seeds:<2} {median:>10}")
    finish([f"found by no campaign: {signature}" for signature in shortest if signature not in found],
           f"{len(shortest)} signatures, {len(set(found) - set(shortest))} more beyond the limits")


if __name__ == "__main__":
    main()
