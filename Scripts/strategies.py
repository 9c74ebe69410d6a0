#!/usr/bin/env python3
"""Finds every bug of corpus/history with every strategy and with their mix, and prints how many actions that took.

    swift build -c release
    Scripts/strategies.py [--seeds 30] [--first-seed 1] [--jobs 2] [--runner PATH] [--only WORD] [--shrink] [--strategies A,B]

For each case: a campaign with the one rule that the case is about, from the case's own system, device, start and
quirks, ended by its first finding, for each seed and strategy. A case counts as found where the finding broke the
rule in the case's way. The first table has the median of the actions to the finding and the worst; `ratio` is the
mix's median over that of the best single strategy. With --shrink a second table tells how short the mix's findings
got: the shrinker's length and the reported one over the shortest that is known, and how many seeds slipped to another
failure.
"""
import argparse, collections, concurrent.futures, json, pathlib, statistics, subprocess, sys

root = pathlib.Path(__file__).resolve().parent.parent
parser = argparse.ArgumentParser()
parser.add_argument("--seeds", type=int, default=30)
parser.add_argument("--first-seed", type=int, default=1)
parser.add_argument("--jobs", type=int, default=2)
parser.add_argument("--runs", type=int, default=1000)
parser.add_argument("--only", default="")
parser.add_argument("--shrink", action="store_true")
parser.add_argument("--strategies", default="")
parser.add_argument("--runner", default=str(root / ".build/release/fuzz-runner"))
options = parser.parse_args()

Case = collections.namedtuple("Case", "name words rule way length")


def read(path):
    header, _, body = path.read_text().partition("\n\n")
    lines = [line for line in body.splitlines() if line and not line.startswith("#")]
    keys = [line.split(None, 1) for line in header.splitlines()]
    value = {name: rest for name, rest in reversed(keys)}
    rule, *way = value["violates"].split()
    words = ["--system", value["system"], "--device", value["device"], "--rules", rule]
    for key in ("start", "quirks"):
        words += ["--" + key, value[key]] if key in value else []
    return Case(path.stem, words, rule, way[0] if way else None, len(lines))


def campaign(case, strategy, seed, shrinks=False):
    """The first finding of the case's rule and way, if there is one; what few runs find need not be sought in many."""
    few = min(64, options.runs)
    return attempt(case, strategy, seed, few, shrinks) or attempt(case, strategy, seed, options.runs, shrinks)


def attempt(case, strategy, seed, runs, shrinks):
    words = [options.runner, "--seed", str(seed), "--runs", str(runs), "--jobs", "1", "--quiet"]
    words += ["--strategy", strategy, "--format", "json"] + case.words
    words += [] if shrinks else ["--no-shrink"]
    if case.way is None:
        words += ["--keep-going", "1"]
    report = json.loads(subprocess.run(words, capture_output=True).stdout)
    findings = [f for f in report["findings"] if f.get("actionsToFind") is not None]
    findings = [f for f in findings if f["rule"] == case.rule and case.way in (None, f["way"])]
    return min(findings, key=lambda f: f["actionsToFind"], default=None)


def listed():
    text = subprocess.run([options.runner, "list", "strategies"], capture_output=True, text=True).stdout
    return [line.split()[0] for line in text.splitlines()]


def short(number):
    return "-" if number is None else f"{number:,.0f}"


seeds = range(options.first_seed, options.first_seed + options.seeds)
cases = [read(path) for path in sorted((root / "corpus/history").glob("*.steps")) if options.only in path.stem]
strategies = options.strategies.split(",") if options.strategies else listed()
strategies = [name for name in strategies if name != "mix"] + ["mix"]
jobs = [(case, strategy, seed) for case in cases for strategy in strategies for seed in seeds]
with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
    answers = list(pool.map(lambda job: campaign(*job), jobs))
actions = collections.defaultdict(list)
for (case, strategy, _), finding in zip(jobs, answers):
    actions[case.name, strategy].append(finding["actionsToFind"] if finding else None)

print(f"actions to find, median (worst), seeds {seeds[0]} to {seeds[-1]}; N missed where some seeds found nothing")
print(f"{'case':<6}" + "".join(f"{name:>20}" for name in strategies) + f"{'ratio':>7}")
sums, means, missed, worst = collections.Counter(), collections.Counter(), collections.Counter(), 0
for case in cases:
    cells, medians = [], {}
    for strategy in strategies:
        taken = actions[case.name, strategy]
        # A seed that found nothing counts with all that it played, which is less than it would have taken.
        counted = [options.runs * 200 if n is None else n for n in taken]
        medians[strategy] = statistics.median(counted)
        sums[strategy] += medians[strategy]
        means[strategy] += statistics.mean(counted)
        lost = taken.count(None)
        missed[strategy] += lost
        last = f"{lost} missed" if lost else short(max(counted))
        cells.append(f"{short(medians[strategy])} ({last})")
    singles = [medians[name] for name in strategies if name != "mix"]
    ratio = medians["mix"] / max(1, min(singles)) if singles else 1
    worst = max(worst, ratio)
    print(f"{case.name[:3]:<6}" + "".join(f"{cell:>20}" for cell in cells) + f"{ratio:>7.2f}")
for title, row in ("sum of medians", sums), ("sum of means", means), ("missed", missed):
    print(f"{title:<6}"[:6] + "".join(f"{short(row[name]):>20}" for name in strategies) + f"   {title}")
print(f"largest ratio {worst:.2f}")

if options.shrink:
    print(f"\nhow short the mix's findings got, seeds {seeds[0]} to {seeds[-1]}")
    print(f"{'case':<6}{'shortest':>9}{'shrunk ÷':>18}{'reported ÷':>18}{'proved':>8}{'slips':>7}")
    jobs = [(case, "mix", seed, True) for case in cases for seed in seeds]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        answers = list(pool.map(lambda job: campaign(*job), jobs))
    total = exact = 0
    for case in cases:
        found = [answer for job, answer in zip(jobs, answers) if job[0] is case]
        kept = [f for f in found if f]
        proved = [f["length"] for f in kept if f["minimal"] == "proved"]
        shortest = max(1, min(proved + [f["length"] for f in kept] + [case.length]))
        ratios = {key: [f[key] / shortest for f in kept] for key in ("shrunk", "length")}
        cells = [f"{statistics.median(r):.2f} ({max(r):.2f})" if r else "-" for r in ratios.values()]
        total += len(kept)
        exact += sum(r == 1 for r in ratios["shrunk"])
        print(f"{case.name[:3]:<6}{shortest:>9}{cells[0]:>18}{cells[1]:>18}{len(proved):>8}{len(found) - len(kept):>7}")
    print(f"shrunk ÷ shortest is 1.00 in {exact} of {total}")
