#!/usr/bin/env python3
"""Measures this checkout against another one, and prints a table of both and their ratios.

Without --base only this checkout is measured; --only takes the beginnings of rows' keys. Both are measured in each round,
the first in turn, so that what else the machine does disturbs both alike; a ratio is of two measurements of one round.
Rates are actions or transitions for each second of processor time. Builds from clean use a temporary folder; rates use the
builds in .build (--scratch for this checkout), which are brought up to date before.
"""
import collections
import json
import os
import pathlib
import statistics
import sys
import tempfile
import time

from lab import ROOT, command, script

CAMPAIGN = ["--seed", "42", "--jobs", "1", "--no-shrink", "--quiet", "--format", "json"]
# What plays systems: the product, its package, how it is built, and its arguments before the system.
PROGRAMS = {
    "rate": ("fuzz-runner", "", "release", [*CAMPAIGN, "--runs", "20000", "--system"]),
    "explore": ("fuzz-runner", "", "release", ["explore", *CAMPAIGN[2:], "--system"]),
    "live": ("benchmarks", "Benchmarks", "release", [*CAMPAIGN, "--runs", "5000", "--system"]),
    "debug": ("fuzz-examples", "Examples", "debug", [*CAMPAIGN, "--runs", "100", "--system"]),
}
# Each row's title, and the ratio or the number that is wanted and aimed at.
ROWS = {
    "lines sources": ("lines of Swift below Sources/", "≤ 30,000", "24,000"),
    "lines scripts": ("lines of Python and shell in Scripts and Lab together", "≤ 2,200", "1,500"),
    "lines generated": ("generated lines in the tree", "≤ 2,000", ""),
    "rate lazysplit/clean": ("checked actions a second, lazysplit/clean, release", "≥ 1.0", "1.5"),
    "rate split-navigator": ("checked actions a second, split-navigator, release", "≥ 1.0", "1.5"),
    "explore lazysplit/clean": ("explored transitions a second, lazysplit/clean", "≥ 1.0", "1.5"),
    "live mail-fixed": ("live router mail-fixed, actions a second, release", "≥ 1.0", "1.3"),
    "live notes": ("live router notes, actions a second, release", "≥ 1.0", "1.3"),
    "debug mail-fixed": ("actions a second in debug, mail-fixed", "≥ 3", "6"),
    "debug notes": ("actions a second in debug, notes", "≥ 3", "6"),
    "init clock": ("debug build of a package made by `init --package`, clock", "≤ 0.45", "0.3"),
    "run clock": ("`swift run fuzz-runner --seed 42` from clean in debug, clock", "≤ 0.5", "0.3"),
    "test clock": ("`swift test` from clean, clock", "≤ 0.5", "0.35"),
    "build cpu": ("release build of `fuzz-runner` from clean, processor seconds", "≤ 0.30", "0.20"),
    "build clock": ("the same by the clock", "≤ 0.30", "0.20"),
    "build llvm": ("LLVM instructions of all modules", "≤ 450,000", "300,000"),
}
# What scripts and the program write.
GENERATED = ["Docs/Proof.md", "Docs/Mutation.md", "Docs/Reports.md", "Lab/proof.json", "Sources/**/SplitProof.swift",
             "Examples/Tests/StarterTests/**/*", "Examples/Tests/ClassicTests/**/*", "Examples/Tests/*/Written/*"]


def run(words, folder, exits=(0,)):
    """Runs a command; its seconds by the clock and of the processor, with those of its children, and its output."""
    began, before = time.monotonic(), os.times()
    done = command(*words, cwd=folder)
    clock, after = time.monotonic() - began, os.times()
    if done.returncode not in exits:
        sys.exit(f"exit {done.returncode}: {' '.join(map(str, words))}\n{(done.stdout + done.stderr)[-2000:]}")
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return clock, cpu, done.stdout


def count(paths):
    return sum(path.read_bytes().count(b"\n") for path in paths)


def generated(folder):
    return sorted({path for pattern in GENERATED for path in folder.glob(pattern) if path.is_file()})


class Checkout:
    """One of the two checkouts."""

    def __init__(self, path, scratch):
        self.path = pathlib.Path(path).resolve()
        self.scratch = scratch or self.path / ".build"

    def product(self, group):
        """The path of a group's program, brought up to date."""
        name, package, configuration, _ = PROGRAMS[group]
        words = ["swift", "build", "-c", configuration, "--package-path", self.path / package, "--scratch-path",
                 self.scratch]
        run([*words, "--product", name], self.path)
        return pathlib.Path(run([*words, "--show-bin-path"], self.path)[2].strip()) / name

    def measure(self, group):
        """The values of a group's rows."""
        with tempfile.TemporaryDirectory() as name:
            return dict(getattr(self, group, self.played)(group, pathlib.Path(name)))

    def played(self, group, _):
        program = self.product(group)
        for key in [key for key in ROWS if key.startswith(f"{group} ")]:
            _, cpu, text = run([program, *PROGRAMS[group][-1], key.split()[1]], self.path)
            report = json.loads(text)
            yield key, report["transitions" if group == "explore" else "actions"] / cpu

    def build(self, _, folder):
        stats = folder / "stats"
        stats.mkdir()
        words = ["swift", "build", "-c", "release", "--product", "fuzz-runner", "--scratch-path", folder / "build"]
        clock, cpu, _ = run([*words, "-Xswiftc", "-stats-output-dir", "-Xswiftc", stats], self.path)
        yield from (("build cpu", cpu), ("build clock", clock))
        # A file for each frontend job, which is a whole module.
        reports = [json.loads(path.read_text()) for path in stats.glob("*.json")]
        yield "build llvm", sum(report.get("IRModule.NumIRInsts", 0) for report in reports)

    def run(self, _, folder):
        words = ["swift", "run", "--scratch-path", folder, "fuzz-runner", "--seed", "42"]
        yield "run clock", run(words, self.path, exits=(0, 1))[0]

    def test(self, _, folder):
        yield "test clock", run(["swift", "test", "--scratch-path", folder], self.path)[0]

    def init(self, _, folder):
        run([self.product("rate"), "init", folder / "package", "--package", self.path], self.path)
        yield "init clock", run(["swift", "build", "--build-tests"], folder / "package")[0]

    def lines(self, *_):
        code = [path for folder in ("Scripts", "Lab") for path in (self.path / folder).rglob("*.*")]
        yield "lines sources", count((self.path / "Sources").rglob("*.swift"))
        yield "lines scripts", count(path for path in code if path.suffix in (".py", ".sh"))
        yield "lines generated", count(generated(self.path))


def print_row(key, rounds):
    def number(value):
        return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
    (title, wanted, aim), spread = ROWS[key], ""
    if len(rounds[0]) == 2:
        ratios = sorted(this / base for base, this in rounds)
        spread = f"{ratios[0]:.2f} / {statistics.median(ratios):.2f} / {ratios[-1]:.2f}"
    *base, this = (number(statistics.median(column)) for column in zip(*rounds))
    print(f"| {title} | {base[0] if base else '–'} | {this} | {spread or '–'} | {wanted} | {aim} |", flush=True)


@script(base=None, rounds=3, only="", scratch=None, generated=False)
def main(options):
    if options.generated:
        paths = generated(ROOT)
        print("\n".join(f"{count([path]):6} {path.relative_to(ROOT)}" for path in paths) + f"\n{count(paths):6} in all")
        sys.exit(count(paths) > 2_000)
    checkouts = [Checkout(path, scratch) for path, scratch in ((options.base, None), (ROOT, options.scratch)) if path]
    wanted = [key for key in ROWS if key.startswith(tuple(options.only.split(",")))]
    print("| | base | this | ratio: min / median / max | wanted | aim |\n|---|---:|---:|---:|---:|---:|", flush=True)
    for group in dict.fromkeys(key.split()[0] for key in wanted):
        rows = collections.defaultdict(list)
        for turn in range(1 if group == "lines" else options.rounds):
            print(f"{group}: round {turn + 1}", file=sys.stderr)
            measured = {one: one.measure(group) for one in checkouts[::-1 if turn % 2 else 1]}
            for key in measured[checkouts[0]]:
                rows[key].append([measured[one][key] for one in checkouts])
        for key in filter(wanted.__contains__, rows):
            print_row(key, rows[key])
