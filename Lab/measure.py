#!/usr/bin/env python3
"""Measures campaigns, rules and saved cases, as Lab/README.md lists; fails where what the project promises does not hold."""
import collections
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys

from lab import ROOT, Runner, cases, command, finish, parallel, script, table

HISTORY = ROOT / "corpus/history"
PAIRS = ["lazysplit/clean,split-navigator/head"] + [f"{name}/head,{name}/clean" for name in (
    "lazysplit", "sidebar-columns", "navigation-view-kit", "navigator", "composable-split")]
# Callgrind ends where the main thread enters its queue by exiting; here that thread stays, and drains the queue.
STAY = """#include <unistd.h>
void _dispatch_main_queue_callback_4CF(void *);
void pthread_exit(void *value) { for (;; usleep(1000)) _dispatch_main_queue_callback_4CF(0); }
"""
# The bugs of Examples' apps, each with a rule that it violates; the trace orders the tasks of the last.
BUGS = [("mail", "request.not-lost"), ("mail", "late-work.only-its-view"), ("notes-forgetful", "request.not-lost"),
        ("cart", "cart.total-is-price"), ("cart", "cart.nothing-vanishes"),
        *((f"async-mail-{bug}", "late-work.only-its-view") for bug in ("shows-old-answer", "pops-twice", "ignores-cancel"))]
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
    """Which share of each kind of action both systems of a pair apply; fails where the second applies a kind five points less
    often, without a reason."""
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
    for pair in PAIRS:
        (_, first), (second, other) = ((system, shares(system)) for system in pair.split(","))
        rows, known = [["kind", *pair.split(","), "gap", ""]], KNOWN.get(second, {})
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
    """Whether each case of corpus/history is as short as what is proved in a report of `faults`, from the fault's device and
    start; another device may need fewer steps (F31, F75)."""
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


def compared(options, rows, columns, actions):
    """Prints the median actions to the finding over the seeds for each row and column, how many seeds find nothing, and
    the last column's median over the best of the others, which is returned."""
    numbers, ratios, lines = range(1, 1 + (options.seeds or 20)), {}, [["", *columns, "ratio"]]
    jobs = [(row, column, seed) for row in rows for column in columns for seed in numbers]
    taken = collections.defaultdict(list)
    for (row, column, _), (count, is_found) in parallel(options.jobs, lambda job: actions(*job), jobs):
        taken[row, column].append((count, is_found))
    for row in rows:
        medians = [statistics.median(count for count, _ in taken[row, column]) for column in columns]
        missed = [sum(not is_found for _, is_found in taken[row, column]) for column in columns]
        ratios[row] = medians[-1] / max(1, min(medians[:-1]))
        lines.append([row, *(f"{one:,.0f} ({lost} missed)" for one, lost in zip(medians, missed)), f"{ratios[row]:.2f}"])
    table(lines)
    return ratios


def to_find(report, kinds=()):
    """The actions to the first finding, of some kinds if given; all where there is none; whether there is one."""
    found = [one["actionsToFind"] for one in report["findings"] if one.get("actionsToFind") is not None
             and (not kinds or one["kind"] in kinds)]
    return min(found, default=report["actions"]), bool(found)


def strategies(options, runner):
    """How many actions each strategy takes to find the faults of corpus/history."""
    names = [name for name, *_ in runner.listed("strategies") if name not in ("mix", "coverage")] + ["mix"]
    faults = {case.path.stem.split("-")[0]: case for case in cases(HISTORY) if options.only in case.path.stem}

    def actions(fault, strategy, seed):
        header = faults[fault].header
        rule, *kinds = header["violates"][0].split()
        words = [word for key in ("system", "device", "start", "quirks") for value in header[key]
                 for word in (f"--{key}", value)] + ([] if kinds else ["--keep-going", 1])
        return to_find(runner.report("--seed", seed, "--runs", options.runs or 1000, "--jobs", 1, "--strategy", strategy,
                                     "--no-shrink", "--rules", rule, *words), kinds)
    compared(options, faults, names, actions)


def edges(options, runner):
    """Fails where fewer than half of the bugs take a fifth of the actions, where one takes a fifth more, or where counters cost
    more than 15 %; the runner is Examples' fuzz-shop, and --plain is the same built with EDGES=none."""
    programs, words = {"without counters": Runner(options.plain), "with": runner}, ["--rules", "request.not-lost", "--jobs", 1]

    def actions(system, column, seed):
        return to_find(programs[column].report("--system", system, "--seed", seed, "--runs", options.runs or 5000,
                                               "--no-shrink", "--keep-going", 1, *words))

    def seconds(program):
        """Of a campaign that does not look at the counters, so that its actions are the same."""
        began = os.times().children_user
        program.report("--system", "shop", "--seed", 1, "--strategy", "weighted", "--runs", 5000, *words)
        return os.times().children_user - began
    ratios = compared(options, [name for name, *_ in runner.listed("systems") if name != "shop"], list(programs), actions)
    plain, counted = (min(column) for column in zip(*([seconds(one) for one in programs.values()] for _ in range(5))))
    problems = [f"{name} takes more actions" for name, ratio in ratios.items() if ratio > 1.2]
    problems += ["counters help too few"] * (sum(ratio <= 0.2 for ratio in ratios.values()) * 2 < len(ratios))
    finish(problems + ["counters cost too much"] * (counted > 1.15 * plain), f"counters cost {counted / plain - 1:.1%}")


def seeds(options, runner):
    """With how many seeds a test's 700 runs of 100 steps find each bug of Examples; fails where one is missed, or has no minimal
    trace where it is a bug of tasks. The runner is fuzz-examples."""
    problems, numbers = [], range(1, 1 + (options.seeds or 20))
    for system, rule in BUGS:
        found = [{one["minimality"] for one in report["findings"]} for _, report in parallel(
            options.jobs, lambda seed: runner.report(
                "--system", system, "--seed", seed, "--runs", options.runs or 700, "--steps", 100, "--jobs", 1, "--rules", rule,
                "--keep-going", 1), numbers)]
        proved, minimal = (sum(not one.isdisjoint(names) for one in found) for names in (["proved"], ["proved", "local"]))
        print(f"{system}, {rule}: {sum(map(bool, found))} of {len(numbers)} seeds, minimal with {minimal}, proved with {proved}")
        wanted = minimal if system.startswith("async") else sum(map(bool, found))
        problems += [] if wanted == len(numbers) else [f"{system}, {rule}: missed, or not minimal"]
    finish(problems, "bugs of Examples")


def soak(options, runner):
    """The memory of a long campaign; fails where it exceeds that of a campaign of a tenth of the time by a fifth, or 2 GB, or
    where the campaign fails."""
    def campaign(minutes):
        """The report, whether it fails, and the most memory in MB."""
        path = pathlib.Path(options.output or options.folder / "soak.json")
        process = subprocess.Popen([
            runner.path, "--system", options.systems or "split-navigator", "--profile", options.profile, "--seed",
            options.seed, "--time", f"{int(minutes * 60_000)}ms", "--quiet", "--format", "json", "--output", path])
        _, status, used = os.wait4(process.pid, 0)
        if (code := os.waitstatus_to_exitcode(status)) not in (0, 1):
            sys.exit(f"exit {code}")
        return json.loads(path.read_text()), code, used.ru_maxrss / 1024
    (_, _, warm), (report, fails, most) = campaign(options.minutes / 10), campaign(options.minutes)
    problems = [f"found {one['signature']}" for one in report["findings"] if fails]
    problems += ["memory grows with the number of actions"] if most > warm * 1.2 else []
    finish(problems + (["more than 2 GB"] if most > 2_000 else []), f"{report['actions']:,} actions in {options.minutes:g} "
           f"minutes; {most:.0f} MB at most, {warm:.0f} MB in a tenth of the time")


def shares(options, runner):
    """The instructions for each action, by function with all that it calls (valgrind). Counts differ by half a per cent from run
    to run, times by more."""
    report, counts, stay, library = (options.folder / part for part in ("report.json", "counts", "stay.c", "stay.so"))
    stay.write_text(STAY)
    command("clang", "-shared", "-fPIC", stay, "-o", library, check=True)
    command("valgrind", "--tool=callgrind", f"--callgrind-out-file={counts}", runner.path, "--system",
            options.systems or "lazysplit/clean", "--seed", 1, "--runs", options.runs or 1000, "--jobs", 1, "--no-shrink",
            "--quiet", "--format", "json", "--output", report, env={"LD_PRELOAD": str(library)})
    text = command("callgrind_annotate", "--inclusive=yes", "--threshold=100", counts).stdout
    text, rows = command("swift", "demangle", "--simplified", input=text).stdout, {}
    actions = json.loads(report.read_text())["actions"]
    for row in re.finditer(r"^\s*([\d,]+) \(\s*([\d.]+)%\)\s+\S*?:(\S.*?)(?: \[.*)?$", text, re.M):
        # A function has a row for every file inlined into it, the largest first. The loop's callers are left out.
        if 1 <= float(row[2]) < 98 and re.search(options.only, row[3]):
            rows.setdefault(row[3], [f"{int(row[1].replace(',', '')) / actions:,.0f}", f"{row[2]} %", row[3][:120]])
    table([["instructions", "share", "function"], *rows.values()])


MEASURES = {one.__name__: one for one in (applied, history, strategies, edges, seeds, soak, shares)}


@script(measure=tuple(MEASURES), jobs=2, systems=None, seeds=0, runs=0, only="", faults=None, minutes=30.0,
        profile="adversarial", seed="1", output=None, plain="")
def main(options):
    MEASURES[options.measure](options, options.runner)
