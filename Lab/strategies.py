#!/usr/bin/env python3
"""Finds every fault of corpus/history with every strategy and with their mix, and prints how many actions that takes.

For each case, seed and strategy: a campaign with the case's rule, system, device, start and quirks, ended by its first
finding. A fault counts as found where the finding has the case's kind of violation. `ratio` is the mix's median over that of
the best single strategy. With --shrink a second table compares the lengths of the mix's findings, as the shrinker leaves
them and as they are reported, with the shortest length that any seed proved.

    Lab/strategies.py [--seeds 30] [--only WORD] [--strategies A,B] [--shrink]
"""
import collections
import statistics

from lab import ROOT, Runner, arguments, cases, parallel

STEPS = 200


def findings(options, case, strategy, seed, runs, *more):
    """A campaign's findings of the case's rule and kind of violation."""
    rule, *violation = case.value("violates").split()
    words = [word for key in ("system", "device", "start", "quirks") if case.value(key)
             for word in (f"--{key}", case.value(key))]
    words += [] if violation else ["--keep-going", 1]
    report = Runner(options.runner).report("--seed", seed, "--runs", runs, "--steps", STEPS, "--jobs", 1, "--strategy",
                                           strategy, "--rules", rule, *words, *more)
    return [one for one in report["findings"] if one.get("actionsToFind") is not None
            and one["rule"] == rule and one["violation"] in (violation or [one["violation"]])]


def first(options, case, strategy, seed):
    """The first finding of a case; few runs suffice for most."""
    for runs in (min(64, options.runs), options.runs):
        if found := findings(options, case, strategy, seed, runs, "--no-shrink"):
            return {**min(found, key=lambda one: one["actionsToFind"]), "runs": runs}
    return None


def print_actions(options, all_cases, strategies, found):
    """The median and the worst number of actions of each case and strategy."""
    print(f"actions to find, median (worst), {options.seeds} seeds\n{'case':<6}"
          + "".join(f"{name:>20}" for name in strategies) + f"{'ratio':>7}")
    sums, missed, ratios = collections.Counter(), collections.Counter(), []
    for case in all_cases:
        medians, cells = {}, []
        for strategy in strategies:
            # A seed that finds nothing counts with all its actions, which is fewer than it needs.
            taken = [one["actionsToFind"] if one else None for one in found[case.path, strategy]]
            counted = [options.runs * STEPS if count is None else count for count in taken]
            medians[strategy], lost = statistics.median(counted), taken.count(None)
            missed[strategy] += lost
            cells.append(f"{medians[strategy]:,.0f} ({f'{lost} missed' if lost else f'{max(counted):,}'})")
        sums.update(medians)
        ratios.append(medians["mix"] / max(1, min(medians[name] for name in strategies if name != "mix" or len(strategies) == 1)))
        print(f"{case.path.stem.split('-')[0]:<6}" + "".join(f"{cell:>20}" for cell in cells) + f"{ratios[-1]:>7.2f}")
    for title, row in (("sum", sums), ("missed", missed)):
        print(f"{title:<6}" + "".join(f"{row[name]:>20,.0f}" for name in strategies))
    print(f"largest ratio {max(ratios):.2f}")


def print_lengths(options, all_cases, found):
    """The lengths of the mix's findings over the shortest length that any seed proved."""
    jobs = [(case, 1 + index, one) for case in all_cases for index, one in enumerate(found[case.path, "mix"]) if one]

    def shrunk(job):
        case, seed, one = job
        again = [other for other in findings(options, case, "mix", seed, one["runs"])
                 if other["actionsToFind"] == one["actionsToFind"]]
        return min(again, key=lambda other: other["signature"] != one["signature"])
    rows = collections.defaultdict(list)
    for (case, _, one), short in parallel(options.jobs, shrunk, jobs):
        # One that was shrunk to another signature is no shorter form of the same finding.
        if short["signature"] == one["signature"]:
            rows[case.path].append(short)
    shortest = {}
    for path, short in ((path, short) for path, row in rows.items() for short in row if short["minimal"] == "proved"):
        key = path, short["signature"]
        shortest[key] = min(short["length"], shortest.get(key, short["length"]))
    print(f"\n{'case':<6}{'shrunk ÷ shortest':>20}{'reported ÷ shortest':>22}{'proved':>8}")
    exact = collections.Counter()
    for path, row in sorted(rows.items()):
        known = [(one, max(1, shortest[path, one["signature"]])) for one in row if (path, one["signature"]) in shortest]
        cells = []
        for key in ("shrunk", "length"):
            ratios = [one[key] / length for one, length in known]
            exact[key] += ratios.count(1)
            cells.append(f"{statistics.median(ratios):.2f} ({max(ratios):.2f})" if ratios else "–")
        exact["known"] += len(known)
        proved = sum(one["minimal"] == "proved" for one in row)
        print(f"{path.stem.split('-')[0]:<6}{cells[0]:>20}{cells[1]:>22}{proved:>8}")
    print(f"shortest: {exact['shrunk']} of {exact['known']} as the shrinker leaves them, {exact['length']} as reported; "
          f"{len(jobs) - sum(map(len, rows.values()))} changed their signature")


def main():
    parser = arguments(__doc__, jobs=2)
    parser.add_argument("--seeds", type=int, default=30)
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--only", default="", help="cases whose name contains this")
    parser.add_argument("--strategies", help="with commas (all)")
    parser.add_argument("--shrink", action="store_true")
    options = parser.parse_args()
    all_cases = [case for case in cases(ROOT / "corpus/history") if options.only in case.path.stem]
    names = options.strategies.split(",") if options.strategies else [
        name for name, *_ in Runner(options.runner).listed("strategies")]
    strategies = [name for name in names if name != "mix"] + ["mix"]
    jobs = [(case, name, seed) for case in all_cases for name in strategies for seed in range(1, options.seeds + 1)]
    found = collections.defaultdict(list)
    for (case, name, _), one in parallel(options.jobs, lambda job: first(options, *job), jobs):
        found[case.path, name].append(one)
    print_actions(options, all_cases, strategies, found)
    if options.shrink:
        print_lengths(options, all_cases, found)


if __name__ == "__main__":
    main()
