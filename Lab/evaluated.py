#!/usr/bin/env python3
"""Prints for each rule how often a campaign evaluates it on each system, and which faults it alone detects.

A dash stands where a rule does not apply to a system. The last columns come from the fault catalogue: how many faults the
rule detects, and which no other rule does.

    Lab/evaluated.py [--seed 42] [--runs 1000] [--seeds 3] [--systems A,B]
"""
from lab import Runner, arguments


def main():
    parser = arguments(__doc__)
    parser.add_argument("--seed", type=int, default=42)
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seeds", type=int, default=3, help="of the fault catalogue")
    parser.add_argument("--systems", help="with commas (each NAME/head and NAME/clean)")
    options = parser.parse_args()
    runner = Runner(options.runner)
    systems = options.systems.split(",") if options.systems else [
        name for name, *_ in runner.listed("systems") if name.endswith(("/head", "/clean"))]
    columns = []
    for system in systems:
        report = runner.report("--system", system, "--seed", options.seed, "--runs", options.runs, "--no-shrink")
        columns.append({rule["id"]: rule for rule in report["rules"]})
    worth = {rule["id"]: rule for rule in runner.report("faults", "--seeds", options.seeds)["rules"]}
    rows, never = [["rule", *systems, "detects", "alone"]], []
    for name in dict.fromkeys(rule for column in columns for rule in column):
        counts = [column[name]["evaluated"] if name in column and column[name]["applies"] else None for column in columns]
        found = worth.get(name, {"catches": [], "alone": []})
        rows.append([name, *("–" if count is None else f"{count:,}" for count in counts), str(len(found["catches"])),
                     " ".join(found["alone"]) or "–"])
        never += [] if any(counts) else [name]
    widths = [max(map(len, column)) for column in zip(*rows)]
    for first, *middle, last in rows:
        cells = [cell.rjust(width) for cell, width in zip(middle, widths[1:])]
        print("  ".join([first.ljust(widths[0]), *cells, last]))
    print(f"\nnever evaluated: {', '.join(never) or 'none'}")


if __name__ == "__main__":
    main()
