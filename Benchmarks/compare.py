"""Runs each fuzzer on each system with several seeds and prints a table for each system; see compare.sh."""

import json
import math
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

SECONDS, SEEDS, BENCHMARKS, GUIDED, PLAIN, HYPOTHESIS, RAPID, EXHAUST = sys.argv[1:]
FOLDER = pathlib.Path(__file__).resolve().parent
# Theirs: some write files where they run.
ELSEWHERE = tempfile.mkdtemp()
NOT_FOUND = (math.inf, math.inf, math.inf)


def output(*command):
    answer = subprocess.run([str(word) for word in command], cwd=ELSEWHERE, capture_output=True, text=True)
    return answer.stdout


def ours(program, system, rule, *options):
    """By the clock, from start to end of the process, with the explanation."""
    def search(seed):
        began = time.perf_counter()
        found = json.loads(output(program, "--system", system, "--rules", rule, "--seed", seed, "--jobs", 1, "--keep-going", 1,
                                  "--time", f"{SECONDS}s", "--format", "json", *options))["findings"]
        took = time.perf_counter() - began
        return (found[0]["actionsToFind"], took, len(found[0]["trace"])) if found else NOT_FOUND
    return search


def theirs(*command):
    """By their own clocks, without the start of the process; actions that they skip are not counted, as they are of ours."""
    def search(seed):
        words = [str(word).replace("SEED", str(seed)) for word in command]
        found = json.loads(output(*words).splitlines()[0])
        return (found["actions"], found["seconds"], found["length"]) if found["length"] else NOT_FOUND
    return search


def with_and_without_proof(*words):
    """The others prove nothing."""
    return [("SplitFuzz", ours(BENCHMARKS, *words, "--prove-states", 0)),
            ("SplitFuzz, with its proof", ours(BENCHMARKS, *words))]


def rivals(system):
    if HYPOTHESIS:
        yield "Hypothesis", theirs(HYPOTHESIS, FOLDER / "hypothesis/bench.py", system, SECONDS, "SEED")
    if RAPID:
        # Its searches go through neighbouring seeds, so that ours have to be far apart: 1000000, 2000000, …
        yield "rapid", theirs(RAPID, "-test.timeout=0", "-rapid.nofailfile", "-rapid.checks=1000000000",
                              "-rapid.seed=SEED000000", system, SECONDS)
    if EXHAUST:
        yield "Exhaust", theirs(EXHAUST, system, SECONDS, "SEED")
    if EXHAUST and system == "shop":
        yield "Exhaust, by edges", theirs(EXHAUST, "shop-edges", SECONDS, "SEED")


def explored(*words):
    return min(one["length"] for one in json.loads(output(BENCHMARKS, "explore", *words, "--format", "json"))["findings"])


def table(title, rows, shortest):
    print(f"\n{title}\n\n| | found | actions | seconds | length (shortest) |\n|---|---|---|---|---|")
    for (name, search), least in zip(rows, shortest):
        runs = [search(seed) for seed in range(1, int(SEEDS) + 1)]
        shown = [format(value, form) if value < math.inf else "–"
                 for value, form in zip(map(statistics.median_high, zip(*runs)), (",", ".2f", ""))]
        print(f"| {name} | {sum(one != NOT_FOUND for one in runs)} of {SEEDS} | {shown[0]} | {shown[1]} | {shown[2]} ({least}) |", flush=True)


toy = explored("--system", "toy/planted", "--bound", "bytes=1")
table("A toy: five actions in a row", [*with_and_without_proof("toy/planted", "display.agrees"), *rivals("toy")], [toy] * 9)
cart = explored("--system", "cart", "--rules", "cart.nothing-vanishes")
# The confirmation is a step of its own in theirs.
table("A cart: an order that is confirmed late",
      [*with_and_without_proof("cart", "cart.nothing-vanishes"), *rivals("cart")], [cart] * 2 + [cart + 1] * 9)
# A live router's own data cannot be explored: a link, two times three pieces and emptying, and the offer.
table("A router: the cart was emptied twice, which no screen shows",
      [(name, ours(program, "shop-emptied", "request.not-lost", "--prove-states", 0))
       for name, program in (("SplitFuzz, by edges", GUIDED), ("SplitFuzz", PLAIN))] + [*rivals("shop")], [10] * 9)
