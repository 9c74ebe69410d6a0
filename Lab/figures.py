#!/usr/bin/env python3
"""Measures this checkout against another one, and prints a table of both and their ratios.

    Lab/figures.py --base DIR --rounds 3              everything: hours
    Lab/figures.py --base DIR --only lines,rate       some groups of rows
    Lab/figures.py --generated                        generated files of this checkout; fails above 2,000 lines in all

Both checkouts are measured in turn in each round, so that what else the machine does disturbs both alike; a ratio is
of two measurements of one round. Rates are actions or transitions for each second of processor time. Builds from clean
use a temporary folder. Rates use the builds in the checkouts, which are brought up to date before, unless --no-build
is given.
"""
import argparse
import collections
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

from lab import ROOT

# Command lines of both checkouts; one that differs stands below the checkout's name as well.
CAMPAIGN = ["--seed", "42", "--jobs", "1", "--no-shrink", "--quiet", "--format", "json"]
COMMANDS = {
    "both": {
        "first": ["fuzz-runner", "--seed", "42"],
        "init": ["init", "{folder}", "--package", "{checkout}"],
        "rate": [*CAMPAIGN, "--runs", "20000", "--system"],
        "live": [*CAMPAIGN, "--runs", "5000", "--system"],
        "debug": [*CAMPAIGN, "--runs", "100", "--system"],
        "explore": ["explore", "--jobs", "1", "--quiet", "--format", "json", "--system", "lazysplit/clean"],
    },
    "base": {},
    "this": {},
}
# Each row's title, and the ratio or the number that is wanted and aimed at.
ROWS = {
    "build cpu": ("release build of `fuzz-runner` from clean, processor seconds", "≤ 0.30", "0.20"),
    "build clock": ("the same by the clock", "≤ 0.30", "0.20"),
    "build llvm": ("LLVM instructions of all modules", "≤ 0.45 M", "0.30 M"),
    "run clock": ("`swift run fuzz-runner --seed 42` from clean in debug, clock", "≤ 0.5", "0.3"),
    "test clock": ("`swift test` from clean, clock", "≤ 0.5", "0.35"),
    "init clock": ("debug build of a package made by `init --package`, clock", "≤ 0.45", "0.3"),
    "debug mail-fixed": ("actions a second in debug, mail-fixed", "≥ 3", "6"),
    "debug notes": ("actions a second in debug, notes", "≥ 3", "6"),
    "rate lazysplit/clean": ("checked actions a second, lazysplit/clean, release", "≥ 1.0", "1.5"),
    "rate split-navigator": ("checked actions a second, split-navigator, release", "≥ 1.0", "1.5"),
    "live mail-fixed": ("live router mail-fixed, actions a second, release", "≥ 1.0", "1.3"),
    "live notes": ("live router notes, actions a second, release", "≥ 1.0", "1.3"),
    "explore rate": ("explored transitions a second, lazysplit/clean", "≥ 1.0", "1.5"),
    "explore cpu": ("the same exploration, processor seconds", "", ""),
    "lines sources": ("lines of Swift below Sources/", "≤ 30,000", "24,000"),
    "lines scripts": ("lines of Python and shell in Scripts and Lab together", "≤ 2,200", "1,500"),
    "lines others": ("the same with their Swift, JavaScript and text", "", ""),
    "lines generated": ("generated lines in the tree", "≤ 2,000", ""),
}
# What campaigns measure: the group, the product, its package, how it is built, and the systems.
CAMPAIGNS = {
    "rate": ("fuzz-runner", "", "release", ["lazysplit/clean", "split-navigator"]),
    "live": ("benchmarks", "Benchmarks", "release", ["mail-fixed", "notes"]),
    "debug": ("fuzz-examples", "Examples", "debug", ["mail-fixed", "notes"]),
}
GROUPS = ["lines", "rate", "explore", "live", "debug", "init", "run", "test", "build"]
# What scripts and the program write, here or in the other checkout.
GENERATED = ["Docs/Proof.json", "Docs/Proof.md", "Docs/Mutation.md", "Docs/Reports.md", "Docs/Survivors.json",
             "Lab/proof.json", "Sources/**/SplitProof.swift", "Examples/Tests/StarterTests/**/*",
             "Examples/Tests/ClassicTests/**/*", "Examples/Tests/*/Written/*"]


def run(words, folder, exits=(0,)):
    """Runs a command; its seconds by the clock and of the processor, with those of its children, and its output."""
    began = time.monotonic()
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen([str(word) for word in words], cwd=folder, stdout=output, stdin=subprocess.DEVNULL,
                                   stderr=subprocess.STDOUT, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        clock = time.monotonic() - began
        output.seek(0)
        text = output.read().decode(errors="replace")
    if process.returncode not in exits:
        sys.exit(f"exit {process.returncode}: {' '.join(map(str, words))}\n{text[-2000:]}")
    return clock, usage.ru_utime + usage.ru_stime, text


def count(paths):
    return sum(path.read_bytes().count(b"\n") for path in paths)


def generated(folder):
    return sorted({path for pattern in GENERATED for path in folder.glob(pattern) if path.is_file()})


class Checkout:
    """One of the two checkouts."""

    def __init__(self, name, path, is_built):
        self.path, self.is_built = pathlib.Path(path).resolve(), is_built
        self.commands = {**COMMANDS["both"], **COMMANDS[name]}

    def product(self, name, package="", configuration="release"):
        """The path of a product in the checkout's own build folder, brought up to date unless that is switched off."""
        words = ["swift", "build", "-c", configuration, "--package-path", self.path / package]
        if not self.is_built:
            run([*words, "--product", name], self.path)
        return pathlib.Path(run([*words, "--show-bin-path"], self.path)[2].strip()) / name

    def measure(self, group):
        """The values of a group's rows."""
        with tempfile.TemporaryDirectory() as name:
            return dict(getattr(self, group, self.campaigns)(group, pathlib.Path(name)))

    def campaigns(self, group, _):
        *product, systems = CAMPAIGNS[group]
        program = self.product(*product)
        for system in systems:
            _, cpu, text = run([program, *self.commands[group], system], self.path)
            yield f"{group} {system}", json.loads(text)["actions"] / cpu

    def explore(self, *_):
        _, cpu, text = run([self.product("fuzz-runner"), *self.commands["explore"]], self.path)
        yield "explore rate", sum(part["transitions"] for part in json.loads(text)["parts"]) / cpu
        yield "explore cpu", cpu

    def build(self, _, folder):
        stats = folder / "stats"
        stats.mkdir()
        clock, cpu, _ = run(["swift", "build", "-c", "release", "--product", "fuzz-runner", "--scratch-path",
                             folder / "build", "-Xswiftc", "-stats-output-dir", "-Xswiftc", stats], self.path)
        yield from (("build cpu", cpu), ("build clock", clock))
        reports = [json.loads(path.read_text()) for path in stats.glob("*.json")]
        yield "build llvm", sum(report.get("IRModule.NumIRInsts", 0) for report in reports)

    def run(self, _, folder):
        words = ["swift", "run", "--scratch-path", folder, *self.commands["first"]]
        yield "run clock", run(words, self.path, exits=(0, 1))[0]

    def test(self, _, folder):
        yield "test clock", run(["swift", "test", "--scratch-path", folder], self.path)[0]

    def init(self, _, folder):
        words = [word.format(folder=folder / "package", checkout=self.path) for word in self.commands["init"]]
        run([self.product("fuzz-runner"), *words], self.path)
        yield "init clock", run(["swift", "build", "--build-tests"], folder / "package")[0]

    def lines(self, *_):
        code = [path for folder in ("Scripts", "Lab") for path in (self.path / folder).rglob("*.*")]
        yield "lines sources", count((self.path / "Sources").rglob("*.swift"))
        yield "lines scripts", count(path for path in code if path.suffix in (".py", ".sh"))
        yield "lines others", count(path for path in code if path.suffix in (".py", ".sh", ".swift", ".js", ".txt"))
        yield "lines generated", count(generated(self.path))


def print_row(key, rounds):
    def number(value):
        return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
    (title, wanted, aim), ratios = ROWS[key], sorted(this / base for base, this in rounds)
    base, this = (number(statistics.median(column)) for column in zip(*rounds))
    spread = f"{ratios[0]:.2f} / {statistics.median(ratios):.2f} / {ratios[-1]:.2f}"
    print(f"| {title} | {base} | {this} | {spread} | {wanted} | {aim} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", help="the other checkout")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default=",".join(GROUPS), help=f"groups of rows ({','.join(GROUPS)})")
    parser.add_argument("--no-build", action="store_true", help="measure rates with the builds that are there")
    parser.add_argument("--generated", action="store_true")
    options = parser.parse_args()
    if options.generated:
        paths = generated(ROOT)
        print("\n".join(f"{count([path]):6} {path.relative_to(ROOT)}" for path in paths) + f"\n{count(paths):6} in all")
        sys.exit(count(paths) > 2_000)
    base, this = Checkout("base", options.base, options.no_build), Checkout("this", ROOT, options.no_build)
    print("| | base | this | ratio: min / median / max | wanted | aim |\n|---|---:|---:|---:|---:|---:|", flush=True)
    for group in options.only.split(","):
        rows = collections.defaultdict(list)
        for turn in range(1 if group == "lines" else options.rounds):
            print(f"{group}: round {turn + 1}", file=sys.stderr)
            before, now = base.measure(group), this.measure(group)
            for key, value in before.items():
                rows[key].append((value, now[key]))
        for key, rounds in rows.items():
            print_row(key, rounds)


if __name__ == "__main__":
    main()
