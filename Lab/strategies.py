#!/usr/bin/env python3
"""Finds every bug of corpus/history with every strategy and with their mix, and prints how many actions that took.

    swift build -c release
    Scripts/strategies.py [--seeds 30] [--first-seed 1] [--jobs 2] [--runner PATH] [--only WORD]
        [--strategies A,B] [--shrink]

For each case: a campaign with the one rule that the case is about, from the case's own system, device, start and
quirks, ended by its first finding, for each seed and strategy. A case counts as found where the finding broke the
rule in the case's way. The first table has the median of the actions to the finding and the worst; `ratio` is the
mix's median over that of the best single strategy. With --shrink a second table tells how short the mix's findings
got: the shrinker's length and the reported one over the shortest trace of the case and signature that any seed proved;
how many are proved themselves; and how many slipped: when replayed, the shrunk trace breaks another rule, in another
way or by another action than was found.
"""
import argparse, collections, concurrent.futures, itertools, json, pathlib, shlex, statistics, subprocess

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
few = min(64, options.runs)

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


def campaign(case, strategy, seed):
    """The first finding of the case's rule and way, if there is one; what few runs find need not be sought in many."""
    for runs in few, options.runs:
        found = findings(case, strategy, seed, runs, ["--no-shrink"])
        if found:
            return min(found, key=lambda finding: finding["actionsToFind"])
    return None


def findings(case, strategy, seed, runs, more):
    words = [options.runner, "--seed", str(seed), "--runs", str(runs), "--jobs", "1", "--quiet"]
    words += ["--strategy", strategy, "--format", "json"] + case.words + more
    if case.way is None:
        words += ["--keep-going", "1"]
    report = json.loads(subprocess.run(words, capture_output=True).stdout)
    found = [f for f in report["findings"] if f.get("actionsToFind") is not None]
    return [f for f in found if f["rule"] == case.rule and case.way in (None, f["way"])]


def shortened(case, seed, found):
    """The same finding with its trace shrunk."""
    runs = few if found["run"] < few else options.runs
    again = [f for f in findings(case, "mix", seed, runs, []) if f["actionsToFind"] == found["actionsToFind"]]
    return min(again, key=lambda finding: finding["signature"] != found["signature"])


def broken(finding):
    """What the last line of a finding's trace breaks when it is replayed, as signatures without their system."""
    words = [options.runner] + shlex.split(finding["command"])[1:]
    table = subprocess.run(words, capture_output=True, text=True).stdout.split("\n\n")[1]
    last = itertools.takewhile(lambda row: row.startswith("✗ "), map(str.strip, reversed(table.splitlines())))
    action = finding["trace"][-1].lstrip("~").replace(" ", "-") if finding["trace"] else "launch"
    kind = max((kind for kind in kinds if action.startswith(kind)), key=len, default="launch")
    return [f"{row[2:]} {kind}" for row in last]


def slipped(found, shrunk):
    return found["signature"] != shrunk["signature"] or shrunk["signature"].split(" ", 1)[1] not in broken(shrunk)


def listed(what):
    text = subprocess.run([options.runner, "list", what], capture_output=True, text=True).stdout
    return [line.split()[0] for line in text.splitlines()]


def short(number):
    return "-" if number is None else f"{number:,.0f}"


seeds = range(options.first_seed, options.first_seed + options.seeds)
cases = [read(path) for path in sorted((root / "corpus/history").glob("*.steps")) if options.only in path.stem]
strategies = options.strategies.split(",") if options.strategies else listed("strategies")
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
    print(f"{case.name.split('-')[0]:<6}" + "".join(f"{cell:>20}" for cell in cells) + f"{ratio:>7.2f}")
for title, row in ("sum of medians", sums), ("sum of means", means), ("missed", missed):
    print(f"{title:<6}"[:6] + "".join(f"{short(row[name]):>20}" for name in strategies) + f"   {title}")
print(f"largest ratio {worst:.2f}")

if options.shrink:
    kinds = listed("actions")
    met = [(case, seed, found) for (case, name, seed), found in zip(jobs, answers) if name == "mix" and found]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        shrunk = list(pool.map(lambda job: shortened(*job), met))
        slips = list(pool.map(lambda job, finding: slipped(job[2], finding), met, shrunk))
    shortest = {}
    for (case, *_), finding in zip(met, shrunk):
        if finding["minimal"] == "proved":
            key = case.name, finding["signature"]
            shortest[key] = min(finding["length"], shortest.get(key, finding["length"]))
    print(f"\nhow short the mix's findings got, seeds {seeds[0]} to {seeds[-1]}, median (worst)")
    print(f"{'case':<6}{'shortest':>9}{'shrunk ÷':>18}{'reported ÷':>18}{'proved':>8}{'slips':>7}")
    totals = collections.Counter()
    for case in cases:
        mine = [(finding, slip) for (one, *_), finding, slip in zip(met, shrunk, slips) if one is case]
        kept = [finding for finding, slip in mine if not slip]
        known = [(f, shortest[case.name, f["signature"]]) for f in kept if (case.name, f["signature"]) in shortest]
        ratios = [[f[key] / max(1, length) for f, length in known] for key in ("shrunk", "length")]
        cells = [f"{statistics.median(row):.2f} ({max(row):.2f})" if row else "-" for row in ratios]
        lengths = sorted({length for _, length in known})
        spread = "-" if not lengths else str(lengths[0]) if len(lengths) == 1 else f"{lengths[0]} to {lengths[-1]}"
        counts = {
            "proved": sum(f["minimal"] == "proved" for f in kept),
            "slips": sum(bool(slip) for _, slip in mine),
        }
        exact = {"shrunk": ratios[0].count(1), "reported": ratios[1].count(1)}
        totals.update(counts, known=len(known), **exact)
        print(f"{case.name.split('-')[0]:<6}{spread:>9}{cells[0]:>18}{cells[1]:>18}"
              f"{counts['proved']:>8}{counts['slips']:>7}")
    print(f"shrunk ÷ shortest is 1.00 in {totals['shrunk']} of {totals['known']}")
    print(f"reported ÷ shortest is 1.00 in {totals['reported']} of {totals['known']}")
    print(f"{totals['proved']} proved, {totals['slips']} slips")
