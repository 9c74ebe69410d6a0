"""Runs fuzz-runner and Hypothesis on the toy and prints one table; see Benchmarks/compare.sh."""

import json
import pathlib
import subprocess
import sys
import time

SECONDS, SEEDS, RUNNER = sys.argv[1], int(sys.argv[2]), sys.argv[3]
TOY = pathlib.Path(__file__).with_name("toy.py")
SPEED_SECONDS = str(min(10.0, float(SECONDS)))


def hypothesis(shape, seconds, seed):
    command = [sys.executable, str(TOY), shape, seconds, str(seed)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(answer.stdout)


def ours(seed, states=None):
    """Found and shrunk in one go, and proved by so many states; the report says how many actions finding took."""
    began = time.perf_counter()
    command = [RUNNER, "--system", "toy/planted", "--seed", str(seed), "--jobs", "1", "--keep-going", "1"]
    command += ["--time", f"{int(float(SECONDS))}s", "--format", "json"]
    if states is not None:
        command += ["--prove-states", str(states)]
    answer = subprocess.run(command, capture_output=True, text=True)
    took = time.perf_counter() - began
    findings = json.loads(answer.stdout)["findings"]
    if not findings:
        return {"shrunk": None, "actions": None, "length": None}
    finding = findings[0]
    return {"shrunk": took, "actions": finding["actionsToFind"], "length": len(finding["trace"])}


def our_rate():
    command = [RUNNER, "--system", "toy", "--seed", "1", "--jobs", "1", "--runs", "200000", "--format", "json"]
    report = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)
    return report["actions"] / report["timing"]["seconds"]


def row(name, seed, rate, found):
    if found["shrunk"] is None:
        rest = f"not found in {SECONDS} s"
    else:
        rest = f"{found['shrunk']:>10.3f} s {found['actions']:>12,} {found['length']:>6}"
    print(f"{name:<24}{seed:>5}{round(rate):>16,}  {rest}", flush=True)


print(f"{'':<24}{'seed':>5}{'actions/s':>16}  {'found, shrunk':>12} {'actions':>12} {'length':>6}")
rate = our_rate()
for number in range(1, SEEDS + 1):
    row("fuzz-runner", number, rate, ours(number, states=0))
# Hypothesis proves nothing; this is what the search below the shrunk length takes on top.
for number in range(1, SEEDS + 1):
    row("fuzz-runner, with proof", number, rate, ours(number))
for shape in ["lists", "stateful"]:
    rate = hypothesis(shape + "-speed", SPEED_SECONDS, 1)["rate"]
    for number in range(1, SEEDS + 1):
        row(f"Hypothesis ({shape})", number, rate, hypothesis(shape, SECONDS, number))
