#!/usr/bin/env python3
"""Prints, for each kind of action, which share of its steps is applied in two systems, and how far apart they are.

    swift build -c release
    Scripts/applied.py [--systems lazysplit/head,lazysplit/clean] [--seeds 1] [--first-seed 42] [--runs 1000]
                       [--strategy mix] [--reasons] [--runner PATH]

The share of a kind is its applied steps over its applied and ignored ones, over the campaigns of all seeds together.
Kinds that were never tried in one of the systems are left out. Exits with 1 where the largest gap is over --limit.
"""
import argparse, collections, json, pathlib, subprocess, sys

root = pathlib.Path(__file__).resolve().parent.parent
parser = argparse.ArgumentParser()
parser.add_argument("--systems", default="lazysplit/head,lazysplit/clean")
parser.add_argument("--seeds", type=int, default=1)
parser.add_argument("--first-seed", type=int, default=42)
parser.add_argument("--runs", type=int, default=1000)
parser.add_argument("--strategy", default="mix")
parser.add_argument("--reasons", action="store_true", help="why steps were ignored, in percent of the kind's steps")
parser.add_argument("--limit", type=float, default=5, help="the largest gap in points (5)")
parser.add_argument("--runner", default=str(root / ".build/release/fuzz-runner"))
options = parser.parse_args()
systems = options.systems.split(",")


def counts(system):
    """What became of the steps of each kind: applied, or the reason why not."""
    total = collections.defaultdict(collections.Counter)
    for seed in range(options.first_seed, options.first_seed + options.seeds):
        words = [options.runner, "--system", system, "--seed", str(seed), "--runs", str(options.runs)]
        words += ["--strategy", options.strategy, "--no-shrink", "--quiet", "--format", "json"]
        report = json.loads(subprocess.run(words, capture_output=True).stdout)
        for kind in report["kinds"]:
            total[kind["kind"]] += collections.Counter({"applied": kind["applied"], **kind["ignored"]})
    return total


tables = [counts(system) for system in systems]
print(f"{'kind':<20}" + "".join(f"{system:>20}" for system in systems) + f"{'gap':>8}")
largest, name = 0, "none"
for kind in tables[0]:
    rows = [table[kind] for table in tables]
    if not all(row.total() for row in rows):
        continue
    shares = [100 * row["applied"] / row.total() for row in rows]
    gap = max(shares) - min(shares)
    if gap > largest:
        largest, name = gap, kind
    print(f"{kind:<20}" + "".join(f"{share:>18.1f} %" for share in shares) + f"{gap:>8.1f}")
    for reason in sorted({word for row in rows for word in row} - {"applied"}) if options.reasons else []:
        parts = [100 * row[reason] / row.total() for row in rows]
        print(f"  {reason:<18}" + "".join(f"{part:>18.1f} %" for part in parts))
print(f"largest gap {largest:.1f} points: {name}")
sys.exit(largest > options.limit)
