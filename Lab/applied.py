#!/usr/bin/env python3
"""Compares which share of each kind of action is applied by two systems: whether one passes its rules by ignoring input.

    Lab/applied.py                                              all pairs that the project promises something about
    Lab/applied.py --systems lazysplit/head,lazysplit/clean     two systems

The share of a kind is its applied steps of all its steps, in the campaigns of all seeds. Fails where the second system
applies a kind more than --limit points less often than the first without a known reason, or where a reason is obsolete.
"""
import collections

from lab import Runner, arguments, finish, parallel

PAIRS = ["lazysplit/clean,split-navigator/head"] + [f"{name}/head,{name}/clean" for name in (
    "lazysplit", "sidebar-columns", "navigation-view-kit", "navigator", "composable-split")]
LOWER = "its stacks are lower, and there is nothing to go back to"
SHORTER = "what is presented is dismissed in time, and is there for fewer of the steps"
# Why a system applies kinds less often although it ignores no input.
KNOWN = {
    "split-navigator/head": dict.fromkeys(["long-press-back"], LOWER),
    "navigator/clean": dict.fromkeys(["long-press-back", "swipe-back-cancel"], LOWER),
    "composable-split/clean": dict.fromkeys(
        ["drag", "drag-cancel", "tap-outside", "dismiss-sheet", "dismiss-sheet-cancel"], SHORTER),
}


def counts(options, system):
    """For each kind how many steps were applied and how many were not, for each reason."""
    def play(seed):
        return Runner(options.runner).report("--system", system, "--seed", seed, "--runs", options.runs, "--exit-zero",
                                             "--no-shrink", "--jobs", 1)
    total = collections.defaultdict(collections.Counter)
    for _, report in parallel(options.jobs, play, range(42, 42 + options.seeds)):
        for kind in report["kinds"]:
            total[kind["kind"]] += collections.Counter({"applied": kind["applied"], **kind["ignored"]})
    return total


def compare(options, systems):
    """Prints the shares of two systems; what is wrong with the second."""
    tables = [counts(options, system) for system in systems]
    width = max(20, *(len(system) + 2 for system in systems))
    print(f"{'kind':<20}" + "".join(f"{system:>{width}}" for system in systems) + f"{'gap':>8}")
    for kind in tables[0]:
        rows = [table[kind] for table in tables]
        if not all(row.total() for row in rows):
            continue
        first, second = (100 * row["applied"] / row.total() for row in rows)
        reason = KNOWN.get(systems[1], {}).get(kind) if options.systems is None else None
        is_less = first - second > options.limit
        print(f"{kind:<20}{first:>{width - 2}.1f} %{second:>{width - 2}.1f} %{second - first:>+8.1f}"
              + (f"  {reason}" if is_less and reason else ""))
        if is_less and not reason:
            yield f"{systems[1]} applies {kind} {first - second:.1f} points less often than {systems[0]}"
        if reason and not is_less:
            yield f"the reason for {kind} in {systems[1]} is obsolete"
    print()


def main():
    parser = arguments(__doc__, jobs=2)
    parser.add_argument("--systems", help="two, divided by a comma")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--runs", type=int, default=600)
    parser.add_argument("--limit", type=float, default=5, help="the largest gap in points (5)")
    options = parser.parse_args()
    pairs = [options.systems] if options.systems else PAIRS
    finish([problem for pair in pairs for problem in compare(options, pair.split(","))], f"{len(pairs)} pairs of systems")


if __name__ == "__main__":
    main()
