#!/usr/bin/env python3
"""Measures this checkout against another one, and prints a table of both and their ratios.

    Lab/figures.py --base DIR --rounds 3              everything: hours
    Lab/figures.py --base DIR --only lines,rate       some groups of rows
    Lab/figures.py --generated                        generated files of this checkout; fails above 2,000 lines in all

Both checkouts are measured in turn in each round, so that what else the machine does disturbs both alike; a ratio is of two
measurements of one round. Rates are actions or transitions for each second of processor time. Builds from clean use a
temporary folder. Rates use the builds in the checkouts, which are brought up to date before, unless --no-build is given.
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

# Command lines of both checkouts; where one differs, it stands below its name, "base" or "this".
CAMPAIGN = ["--seed", "42", "--jobs", "1", "--no-shrink", "--quiet", "--format", "json"]
COMMANDS = {
    "first": ["fuzz-runner", "--seed", "42"],
    "init": ["init", "{folder}", "--package", "{checkout}"],
    "campaign": [*CAMPAIGN, "--runs", "20000", "--system"],
    "live": [*CAMPAIGN, "--runs", "5000", "--system"],
    "debug": [*CAMPAIGN, "--runs", "100", "--system"],
    "explore": ["explore", "--jobs", "1", "--quiet", "--format", "json", "--system"],
    "base": {},
    "this": {},
}
# A row: what is better, and the ratio that is wanted and aimed at.
Row = collections.namedtuple("Row", "title better wanted aim")
ROWS = {
    "build cpu": Row("release build of `fuzz-runner` from clean, processor seconds", "less", "≤ 0.30", "0.20"),
    "build clock": Row("the same by the clock", "less", "≤ 0.30", "0.20"),
    "build llvm": Row("LLVM instructions of all modules", "less", "≤ 0.45 M", "0.30 M"),
    "run": Row("`swift run fuzz-runner --seed 42` from clean in debug, clock", "less", "≤ 0.5", "0.3"),
    "test": Row("`swift test` from clean, clock", "less", "≤ 0.5", "0.35"),
    "init": Row("debug build of a package made by `init --package`, clock", "less", "≤ 0.45", "0.3"),
    "debug mail-fixed": Row("actions a second in debug, mail-fixed", "more", "≥ 3", "6"),
    "debug notes": Row("actions a second in debug, notes", "more", "≥ 3", "6"),
    "rate lazysplit/clean": Row("checked actions a second, lazysplit/clean, release", "more", "≥ 1.0", "1.5"),
    "rate split-navigator": Row("checked actions a second, split-navigator, release", "more", "≥ 1.0", "1.5"),
    "live mail-fixed": Row("live router mail-fixed, actions a second, release", "more", "≥ 1.0", "1.3"),
    "live notes": Row("live router notes, actions a second, release", "more", "≥ 1.0", "1.3"),
    "explore rate": Row("explored transitions a second, lazysplit/clean", "more", "≥ 1.0", "1.5"),
    "explore cpu": Row("the same exploration, processor seconds", "less", "", ""),
    "lines sources": Row("lines of Swift below Sources/", "less", "≤ 30,000", "24,000"),
    "lines scripts": Row("Scripts and Lab together, lines", "less", "≤ 2,200", "1,500"),
    "lines generated": Row("generated lines in the tree", "less", "≤ 2,000", ""),
}
# What scripts and the program write, here or in 770ed6f.
GENERATED = ["Docs/Proof.json", "Docs/Proof.md", "Docs/Mutation.md", "Docs/Reports.md", "Docs/Survivors.json",
             "Lab/proof.json", "Sources/**/SplitProof.swift", "Examples/Tests/StarterTests/**/*",
             "Examples/Tests/ClassicTests/**/*", "Examples/Tests/*/Written/*"]


def run(words, folder, exits=(0, 1)):
    """Runs a command; its seconds by the clock and of the processor, with those of its children, and its output."""
    began = time.monotonic()
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        process = subprocess.Popen([str(word) for word in words], cwd=folder, stdout=output, stderr=errors,
                                   stdin=subprocess.DEVNULL, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        clock = time.monotonic() - began
        output.seek(0)
        errors.seek(0)
        text = output.read().decode(errors="replace")
        if process.returncode not in exits:
            sys.exit(f"exit {process.returncode}: {' '.join(map(str, words))}\n{text[-2000:]}{errors.read().decode()[-2000:]}")
    return clock, usage.ru_utime + usage.ru_stime, text


class Checkout:
    """One of the two checkouts, and what can be measured of it: each method gives the values of some rows."""

    def __init__(self, name, path, is_built):
        self.name, self.path, self.is_built = name, pathlib.Path(path).resolve(), is_built

    def words(self, command):
        return COMMANDS[self.name].get(command, COMMANDS[command])

    def product(self, name, package="", configuration="release"):
        """The path of a product in the checkout's own build folder, built before unless that is switched off."""
        words = ["swift", "build", "-c", configuration, "--package-path", self.path / package]
        if not self.is_built:
            run([*words, "--product", name], self.path, exits=(0,))
        return pathlib.Path(run([*words, "--show-bin-path"], self.path, exits=(0,))[2].strip()) / name

    def build(self):
        with tempfile.TemporaryDirectory() as name:
            stats = pathlib.Path(name) / "stats"
            stats.mkdir()
            clock, cpu, _ = run(["swift", "build", "-c", "release", "--product", "fuzz-runner", "--scratch-path",
                                 f"{name}/build", "-Xswiftc", "-stats-output-dir", "-Xswiftc", stats], self.path, exits=(0,))
            count = sum(json.loads(path.read_text()).get("IRModule.NumIRInsts", 0) for path in stats.glob("*.json"))
        return {"build cpu": cpu, "build clock": clock, "build llvm": count}

    def run(self):
        with tempfile.TemporaryDirectory() as name:
            return {"run": run(["swift", "run", "--scratch-path", name, *self.words("first")], self.path)[0]}

    def test(self):
        with tempfile.TemporaryDirectory() as name:
            return {"test": run(["swift", "test", "--scratch-path", name], self.path, exits=(0,))[0]}

    def init(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name) / "package"
            words = [word.format(folder=folder, checkout=self.path) for word in self.words("init")]
            run([self.product("fuzz-runner"), *words], self.path, exits=(0,))
            return {"init": run(["swift", "build", "--build-tests"], folder, exits=(0,))[0]}

    def campaigns(self, group, program, systems):
        """Actions a second of campaigns on some systems."""
        out = {}
        for system in systems:
            _, cpu, text = run([program, *self.words({"rate": "campaign"}.get(group, group)), system], self.path, exits=(0,))
            out[f"{group} {system}"] = json.loads(text)["actions"] / cpu
        return out

    def debug(self):
        return self.campaigns("debug", self.product("fuzz-examples", "Examples", "debug"), ["mail-fixed", "notes"])

    def rate(self):
        return self.campaigns("rate", self.product("fuzz-runner"), ["lazysplit/clean", "split-navigator"])

    def live(self):
        return self.campaigns("live", self.product("benchmarks", "Benchmarks"), ["mail-fixed", "notes"])

    def explore(self):
        _, cpu, text = run([self.product("fuzz-runner"), *self.words("explore"), "lazysplit/clean"], self.path, exits=(0,))
        report = json.loads(text)
        transitions = sum(part["transitions"] for part in report.get("parts", [report]))
        return {"explore rate": transitions / cpu, "explore cpu": cpu}

    def lines(self):
        scripts = [path for folder in ("Scripts", "Lab") for end in ("py", "sh", "swift", "txt")
                   for path in (self.path / folder).rglob(f"*.{end}")]
        return {"lines sources": count((self.path / "Sources").rglob("*.swift")), "lines scripts": count(scripts),
                "lines generated": count(self.generated())}

    def generated(self):
        return sorted({path for pattern in GENERATED for path in self.path.glob(pattern) if path.is_file()})


GROUPS = {"lines": Checkout.lines, "rate": Checkout.rate, "explore": Checkout.explore, "live": Checkout.live,
          "debug": Checkout.debug, "init": Checkout.init, "run": Checkout.run, "test": Checkout.test,
          "build": Checkout.build}


def count(paths):
    return sum(path.read_bytes().count(b"\n") for path in paths)


def number(value):
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def print_rows(values):
    """A line for each row of a group that was measured."""
    for key, rounds in values.items():
        row, ratios = ROWS[key], sorted(this / base for base, this in rounds)
        base, this = (statistics.median(column) for column in zip(*rounds))
        spread = f"{ratios[0]:.2f} / {statistics.median(ratios):.2f} / {ratios[-1]:.2f}"
        print(f"| {row.title} | {number(base)} | {number(this)} | {spread} | {row.better} | {row.wanted} | {row.aim} |",
              flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", help="the other checkout")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default=",".join(GROUPS), help=f"groups of rows, with commas ({','.join(GROUPS)})")
    parser.add_argument("--no-build", action="store_true", help="measure rates with the builds that are there")
    parser.add_argument("--generated", action="store_true")
    options = parser.parse_args()
    if options.generated:
        paths = Checkout("this", ROOT, True).generated()
        for path in paths:
            print(f"{count([path]):6} {path.relative_to(ROOT)}")
        print(f"{count(paths):6} in all")
        sys.exit(count(paths) > 2_000)
    if not options.base:
        parser.error("--base names the other checkout")
    checkouts = [Checkout("base", options.base, options.no_build), Checkout("this", ROOT, options.no_build)]
    print(f"| | base | this | this ÷ base: min / median / max of {options.rounds} | better | wanted | aim |")
    print("|---|---:|---:|---:|---|---:|---:|", flush=True)
    for group in options.only.split(","):
        values = collections.defaultdict(list)
        for turn in range(1 if group == "lines" else options.rounds):
            print(f"{group}: round {turn + 1}", file=sys.stderr)
            base, this = (GROUPS[group](checkout) for checkout in checkouts)
            for key in base:
                values[key].append((base[key], this[key]))
        print_rows(values)


if __name__ == "__main__":
    main()
