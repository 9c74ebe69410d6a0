#!/usr/bin/env python3
"""Prints, for each kind of action, which share of its steps is applied in two systems: whether one keeps its rules by
ignoring people.

    swift build -c release
    Scripts/applied.py                                        all pairs that the project promises something of
    Scripts/applied.py --systems lazysplit/head,lazysplit/clean [--reasons]

The share of a kind is its applied steps over its applied and ignored ones, over the campaigns of all seeds together.
Kinds that were never tried in one of the systems are left out. Exits with 1 where the second system applies a kind more
than --limit points less often than the first, and no reason is known (KNOWN), or where a reason is no longer needed.
"""
import argparse
import collections
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAIRS = ["lazysplit/clean,split-navigator/head"] + [
    f"{name}/head,{name}/clean" for name in
    ("lazysplit", "sidebar-columns", "navigation-view-kit", "navigator", "composable-split")]
LOWER = "its stacks are lower, and nobody goes back where nothing lies below"
SHORTER = "what is presented goes when it is to, and is there for fewer of the steps"
# Where a system applies a kind less often, and why that ignores nobody.
KNOWN = {
    ("split-navigator/head", "long-press-back"): LOWER,
    ("navigator/clean", "long-press-back"): LOWER,
    ("navigator/clean", "swipe-back-cancel"): LOWER,
    ("composable-split/clean", "drag"): SHORTER,
    ("composable-split/clean", "drag-cancel"): SHORTER,
    ("composable-split/clean", "tap-outside"): SHORTER,
    ("composable-split/clean", "dismiss-sheet"): SHORTER,
    ("composable-split/clean", "dismiss-sheet-cancel"): SHORTER,
}


def counts(options, system):
    """What became of the steps of each kind: applied, or the reason why not."""
    total = collections.defaultdict(collections.Counter)
    for seed in range(options.first_seed, options.first_seed + options.seeds):
        words = [options.runner, "--system", system, "--seed", str(seed), "--runs", str(options.runs), "--exit-zero",
                 "--strategy", options.strategy, "--no-shrink", "--quiet", "--format", "json"]
        answer = subprocess.run(words, capture_output=True, text=True)
        if answer.returncode not in (0, 3):
            sys.exit(f"exit {answer.returncode}: {' '.join(map(str, words))}\n{answer.stderr}")
        for kind in json.loads(answer.stdout)["kinds"]:
            total[kind["kind"]] += collections.Counter({"applied": kind["applied"], **kind["ignored"]})
    return total


def compare(options, systems):
    """Prints the shares of two systems, and says what is wrong with the second."""
    tables = [counts(options, system) for system in systems]
    width = max(20, *(len(system) + 2 for system in systems))
    print(f"{'kind':<20}" + "".join(f"{system:>{width}}" for system in systems) + f"{'gap':>8}")
    problems = []
    for kind in tables[0]:
        rows = [table[kind] for table in tables]
        if not all(row.total() for row in rows):
            continue
        first, second = (100 * row["applied"] / row.total() for row in rows)
        reason = KNOWN.get((systems[1], kind)) if options.systems is None else None
        is_less = first - second > options.limit
        print(f"{kind:<20}{first:>{width - 2}.1f} %{second:>{width - 2}.1f} %{second - first:>+8.1f}"
              + (f"  {reason}" if is_less and reason else ""))
        if is_less and not reason:
            problems.append(f"{systems[1]} applies {kind} {first - second:.1f} points less often than {systems[0]}")
        if reason and not is_less:
            problems.append(f"{systems[1]} needs no reason for {kind} any more")
        for name in sorted({word for row in rows for word in row} - {"applied"}) if options.reasons else []:
            parts = [100 * row[name] / row.total() for row in rows]
            print(f"  {name:<18}" + "".join(f"{part:>{width - 2}.1f} %" for part in parts))
    print()
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--systems", help="two, divided by a comma")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--first-seed", type=int, default=42)
    parser.add_argument("--runs", type=int, default=600)
    parser.add_argument("--strategy", default="mix")
    parser.add_argument("--reasons", action="store_true", help="why steps were ignored, in percent of the kind's steps")
    parser.add_argument("--limit", type=float, default=5, help="the largest gap in points (5)")
    parser.add_argument("--runner", default=str(ROOT / ".build/release/fuzz-runner"))
    options = parser.parse_args()
    problems = []
    for pair in [options.systems] if options.systems else PAIRS:
        problems += compare(options, pair.split(","))
    print("\n".join(problems) or "nobody is ignored")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
