#!/usr/bin/env python3
"""Finds every bug of corpus/history at random, and prints how long that took and how short it got.

    swift build -c release
    Scripts/history.py [--seeds 10] [--runner PATH]

For each case: a campaign with the one rule that the case is about, from the case's own start and quirks, for each
seed; then the median of the actions it took, and the length that the shrinker reached.
"""
import argparse, json, pathlib, statistics, subprocess

root = pathlib.Path(__file__).resolve().parent.parent
parser = argparse.ArgumentParser()
parser.add_argument("--seeds", type=int, default=10)
parser.add_argument("--runner", default=str(root / ".build/release/fuzz-runner"))
options = parser.parse_args()

print(f"{'case':<52} {'found':>6} {'actions':>8} {'shrunk':>7} {'saved':>6}")
for path in sorted((root / "corpus/history").glob("*.steps")):
    header, _, body = path.read_text().partition("\n\n")
    lines = [line for line in body.splitlines() if line and not line.startswith("#")]
    keys = [line.split(None, 1) for line in header.splitlines()]
    value = lambda key: next((rest for name, rest in keys if name == key), None)
    rule, *way = next(rest for name, rest in keys if name == "violates").split()
    command = [options.runner, "--system", value("system"), "--device", value("device"), "--rules", rule]
    command += ["--start", value("start")] if value("start") else []
    command += ["--quirks", value("quirks")] if value("quirks") else []
    command += ["--format", "json", "--quiet"]
    actions, lengths = [], []
    for seed in range(1, options.seeds + 1):
        report = json.loads(subprocess.run(command + ["--seed", str(seed)], capture_output=True).stdout)
        found = [f for f in report["findings"] if not way or f["way"] == way[0]]
        if found:
            actions.append(min(f["actionsToFind"] for f in found if "actionsToFind" in f))
            lengths.append(min(f["length"] for f in found))
    if actions:
        row = f"{statistics.median(actions):>8,.0f} {max(lengths):>7}"
    else:
        row = f"{'-':>8} {'-':>7}"
    print(f"{path.stem:<52} {len(actions):>3}/{options.seeds:<2} {row} {len(lines):>6}", flush=True)
