#!/usr/bin/env python3
"""Measures campaigns, rules and saved cases. Each measure fails where what the project promises of it does not hold.

    Lab/measure.py applied        which share of each kind of action two systems apply: none passes by ignoring input
    Lab/measure.py history        whether each case of corpus/history is as short as what is proved (--faults: a report)
    Lab/measure.py strategies     how many actions each strategy takes to find the faults of corpus/history (--only)
    Lab/measure.py seeds          with how many of 20 seeds a test's 700 runs of 100 steps find each bug of Examples
    Lab/measure.py soak           the memory of a long campaign (--minutes, --profile)
    Lab/measure.py shares         instructions for each action, by function (valgrind; --systems: one, --only: some)
"""
import collections
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

from lab import ROOT, cases, finish, parallel, script, table

HISTORY = ROOT / "corpus/history"
PAIRS = ["lazysplit/clean,split-navigator/head"] + [f"{name}/head,{name}/clean" for name in (
    "lazysplit", "sidebar-columns", "navigation-view-kit", "navigator", "composable-split")]
# Callgrind ends where the main thread enters its queue by exiting; here that thread stays, and drains the queue.
STAY = """#include <unistd.h>
void _dispatch_main_queue_callback_4CF(void *);
void pthread_exit(void *value) { for (;; usleep(1000)) _dispatch_main_queue_callback_4CF(0); }
"""
# The bugs of Examples' apps, each by a rule that it violates.
BUGS = {
    "mail": ["request.not-lost", "late-work.only-its-view"], "notes-forgetful": ["request.not-lost"],
    "cart": ["cart.total-is-price", "cart.nothing-vanishes"],
    # Whose tasks the trace orders.
    **{f"async-mail-{bug}": ["late-work.only-its-view"] for bug in ("shows-old-answer", "pops-twice", "ignores-cancel")},
}
LOWER = "its stacks are lower, and there is nothing to go back to"
SHORTER = "what is presented is dismissed in time, and is there for fewer of the steps"
HIDDEN = "its sidebar can be dismissed, and its rows are on screen for fewer of the steps"
BLANK = "its detail is never empty, from where the published version has a way back"
# Why a system applies kinds less often although it ignores no input.
KNOWN = {
    "lazysplit/clean": {"long-press-back": BLANK},
    "navigator/clean": dict.fromkeys(["escape", "long-press-back", "swipe-back-cancel"], LOWER),
    "composable-split/clean": {"choose": HIDDEN, **dict.fromkeys(
        ["drag", "drag-cancel", "tap-outside", "dismiss-sheet", "dismiss-sheet-cancel"], SHORTER)},
}


def applied(options, runner):
    """Fails where the second system of a pair applies a kind five points less often, without a reason."""
    def shares(system):
        """For each kind how many of its steps were applied, in per cent."""
        total = collections.defaultdict(collections.Counter)
        for seed in range(42, 42 + (options.seeds or 3)):
            report = runner.report("--system", system, "--seed", seed, "--runs", options.runs or 600, "--exit-zero",
                                   "--no-shrink")
            for kind in report["kinds"]:
                total[kind["kind"]] += collections.Counter({"applied": kind["applied"], **kind["ignored"]})
        return {kind: 100 * counts["applied"] / counts.total() for kind, counts in total.items() if counts.total()}
    problems = []
    for pair in [options.systems] if options.systems else PAIRS:
        (_, first), (second, other) = ((system, shares(system)) for system in pair.split(","))
        rows, known = [["kind", *pair.split(","), "gap", ""]], {} if options.systems else KNOWN.get(second, {})
        for kind in first.keys() & other.keys():
            gap, reason = first[kind] - other[kind], known.get(kind, "")
            shown = (f"{first[kind]:.1f} %", f"{other[kind]:.1f} %", f"{other[kind] - first[kind]:+.1f}")
            rows.append([kind, *shown, reason])
            # Seeds differ by a point or two.
            if gap <= 3 if reason else gap > 5:
                problems.append(f"{second}, {kind}: " + ("the reason is obsolete" if reason else "applied less often"))
        table([rows[0], *sorted(rows[1:])])
    finish(problems, "shares of applied steps")


def history(options, runner):
    """Shortest means from the fault's device and start; another device may need fewer steps (F31, F75)."""
    report = (json.loads(pathlib.Path(options.faults).read_text()) if options.faults
              else runner.report("faults", "--seeds", options.seeds or 3))
    saved = {case.path.name.split("-")[0]: len(case.steps) for case in cases(HISTORY)}
    faults, problems = [fault for fault in report["faults"] if "system" in fault], []
    for fault in faults:
        name, shortest = fault["id"], fault.get("shortest")
        if not fault["found"] or not fault["minimal"]:
            problems.append(f"{name}: found by {fault['foundSeeds']} of {fault['seeds']} seeds, shortest {shortest}")
        elif saved.get(name) != shortest:
            problems.append(f"{name}: {saved.get(name)} steps saved, shortest {shortest}: {'; '.join(fault['trace'])}")
    finish(problems, f"{len(faults)} faults")


def strategies(options, runner):
    """The median, how many seeds find nothing within the runs (they count with all their actions), and the mix's median
    over that of the best single strategy."""
    steps, runs, seeds = 200, options.runs or 1000, range(1, 1 + (options.seeds or 30))
    names = [name for name, *_ in runner.listed("strategies") if name not in ("mix", "coverage")] + ["mix"]

    def actions(job):
        """The actions up to the first finding with the case's rule and kind; all where there is none."""
        case, strategy, seed = job
        rule, *kind = case.header["violates"][0].split()
        words = [word for key in ("system", "device", "start", "quirks") for value in case.header[key]
                 for word in (f"--{key}", value)] + ([] if kind else ["--keep-going", 1])
        report = runner.report("--seed", seed, "--runs", runs, "--steps", steps, "--jobs", 1, "--strategy", strategy,
                               "--no-shrink", "--rules", rule, *words)
        return min([one["actionsToFind"] for one in report["findings"] if one.get("actionsToFind") is not None
                    and one["kind"] in (kind or [one["kind"]])], default=runs * steps)
    jobs = [(case, name, seed) for case in cases(HISTORY) if options.only in case.path.stem for name in names
            for seed in seeds]
    taken = collections.defaultdict(lambda: collections.defaultdict(list))
    for (case, name, _), count in parallel(options.jobs, actions, jobs):
        taken[case.path.stem.split("-")[0]][name].append(count)
    rows, sums = [["fault", *names, "ratio"]], collections.Counter()
    for fault, columns in taken.items():
        medians = {name: statistics.median(column) for name, column in columns.items()}
        sums.update(medians)
        rows.append([fault, *(f"{medians[name]:,.0f} ({columns[name].count(runs * steps)} missed)" for name in names),
                     f"{medians['mix'] / max(1, min(medians[name] for name in names[:-1])):.2f}"])
    table(rows + [["sum", *(f"{sums[name]:,.0f}" for name in names), ""]])


def seeds(options, runner):
    """Fails where a rule that a bug of an example app violates is not found, or by a bug of its tasks with no minimal trace;
    the runner is fuzz-examples."""
    problems, numbers = [], range(1, 1 + (options.seeds or 20))
    for system, rules in BUGS.items():
        reports = [report for _, report in parallel(options.jobs, lambda seed: runner.report(
            "--system", system, "--seed", seed, "--runs", options.runs or 700, "--steps", 100, "--jobs", 1,
            *(["--rules", rules[0], "--keep-going", 1] if len(rules) == 1 else []),
            *([] if system.startswith("async") else ["--no-shrink"])), numbers)]
        # What turned up while another was shrunk has no run.
        found = [{one["rule"]: one["run"] for one in sorted(
            (one for one in report["findings"] if "run" in one), key=lambda one: -one["run"])} for report in reports]
        for rule in rules:
            runs = [one[rule] for one in found if rule in one]
            print(f"{system}, {rule}: {len(runs)} of {len(numbers)} seeds, at worst in run {max(runs, default='-')}")
            problems += [] if len(runs) == len(numbers) else [f"{system}, {rule}: missed"]
        if system.startswith("async"):
            best = [{one["minimality"] for one in report["findings"]} & {"proved", "local"} for report in reports]
            print(f"{system}: minimal with {sum(map(bool, best))} seeds, proved with {sum('proved' in one for one in best)}")
            problems += [] if all(best) else [f"{system}: not minimal"]
    finish(problems, "bugs of Examples")


def soak(options, runner):
    """Fails where memory grows by a fifth after a tenth of the time or exceeds 2 GB, or where the campaign fails."""
    seconds, samples = int(options.minutes * 60), []
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(options.output or f"{folder}/soak.json")
        began, process = time.monotonic(), subprocess.Popen([
            runner.path, "--system", options.systems or "split-navigator", "--profile", options.profile, "--seed",
            options.seed, "--time", f"{seconds}s", "--quiet", "--format", "json", "--output", path])
        while process.poll() is None:
            status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
            samples += [(time.monotonic() - began, int(found[1]) / 1024)] if (
                found := re.search(r"VmRSS:\s+(\d+)", status)) else []
            time.sleep(min(10, seconds / 30))
        if process.returncode not in (0, 1):
            sys.exit(f"exit {process.returncode}")
        report = json.loads(path.read_text())
    warm = next(memory for at, memory in samples if at >= seconds / 10)
    # Shrinking comes after the last run.
    end = next(memory for at, memory in reversed(samples) if at <= seconds)
    most = max(memory for _, memory in samples)
    problems = [f"found {one['signature']}" for one in report["findings"] if process.returncode == 1]
    problems += ["memory grows with the number of actions"] if end > warm * 1.2 else []
    finish(problems + (["more than 2 GB"] if most > 2_000 else []),
           f"{report['actions']:,} actions in {options.minutes:g} minutes; memory {warm:.0f} MB after a tenth, "
           f"{end:.0f} MB at the end, {most:.0f} MB at most")


def shares(options, runner):
    """A function costs with all that it calls. Counts differ by half a per cent from run to run, times by more."""
    with tempfile.TemporaryDirectory() as name:
        report, counts, stay = (pathlib.Path(name) / part for part in ("report.json", "counts", "stay.c"))
        stay.write_text(STAY)
        subprocess.run(["clang", "-shared", "-fPIC", stay, "-o", f"{name}/stay.so"], check=True)
        words = ["--system", options.systems or "lazysplit/clean", "--seed", "1", "--runs", str(options.runs or 1000),
                 "--jobs", "1", "--no-shrink", "--quiet", "--format", "json", "--output", report]
        subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={counts}", runner.path, *words],
                       env={**os.environ, "LD_PRELOAD": f"{name}/stay.so"}, stderr=subprocess.DEVNULL)
        annotate = f"callgrind_annotate --inclusive=yes --threshold=100 {counts} | swift demangle --simplified"
        text, rows = subprocess.run(annotate, shell=True, capture_output=True, text=True, errors="replace").stdout, {}
        actions = json.loads(report.read_text())["actions"]
    for row in re.finditer(r"^\s*([\d,]+) \(\s*([\d.]+)%\)\s+\S*?:(\S.*?)(?: \[.*)?$", text, re.M):
        # A function has a row for every file inlined into it, the largest first. The loop's callers are left out.
        if 1 <= float(row[2]) < 98 and re.search(options.only, row[3]):
            rows.setdefault(row[3], [f"{int(row[1].replace(',', '')) / actions:,.0f}", f"{row[2]} %", row[3][:120]])
    table([["instructions", "share", "function"], *rows.values()])


MEASURES = {one.__name__: one for one in (applied, history, strategies, seeds, soak, shares)}


@script(measure=tuple(MEASURES), jobs=2, systems=None, seeds=0, runs=0, only="", faults=None, minutes=30.0,
        profile="adversarial", seed="1", output=None)
def main(options):
    MEASURES[options.measure](options, options.runner)
