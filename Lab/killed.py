#!/usr/bin/env python3
"""Kills the program at random moments; afterwards no finding may be lost and no file half written.

Three kinds of work in turn: campaigns that save to one corpus, merging two corpora, minimising one. Each is killed (SIGKILL)
after a random part of its usual time. After each kill every case must be readable and pass (`corpus check`), every saved
signature must still have a file, and a campaign that had met something must have saved it, shrunk or not. At the end the
work is done once without a kill. Then two faults are seeded to test the checks: a file is cut, a finding is removed.

    Lab/killed.py [--times N] [--seed N]
"""
import collections
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

from lab import DRAFT, UNSHRUNK, Runner, arguments, cases, expect_complaint

SYSTEM = "lazysplit/1.6"


class Lost(Exception):
    """Something was lost or half written."""


def promises(corpus):
    """The signatures that the cases of a corpus promise to violate."""
    return {(case.value("system"), text) for case in cases(corpus) for text in case.header.get("violates", [])}


def findings(corpus):
    """The names of campaigns' files, each of which must promise what its name says.

    Other rules that a longer trace violated on the way are no findings: they go when a shorter trace comes.
    """
    for case in cases(corpus):
        if case.path.parent.name == "findings":
            _, rule, violation, _ = case.path.stem.split("_")
            if f"{rule} {violation}" not in case.header.get("violates", []):
                raise Lost(f"{case.path} does not promise what its name says")
    return {case.path.name for case in cases(corpus) if case.path.parent.name == "findings"}


class Work:
    """Commands that are killed, and what is checked after each."""

    def __init__(self, path, seed):
        self.runner, self.random, self.counts = Runner(path), random.Random(seed), collections.Counter()

    def start(self, words, seconds=None):
        """Runs the program and kills it after so many seconds; whether it was killed."""
        process = subprocess.Popen([self.runner.path, *map(str, words)], stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        try:
            code = process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            self.counts["kills"] += 1
            return True
        if code not in (0, 1):
            raise Lost(f"{' '.join(map(str, words))}: exit {code}")
        return False

    def timed(self, words):
        began = time.monotonic()
        self.start(words)
        return (time.monotonic() - began) * 1.05

    def check(self, corpus):
        """Every case of a corpus is complete and passes."""
        if cases(corpus):
            done = self.runner.run("corpus", "check", corpus, exits=())
            if done.returncode:
                raise Lost(f"corpus check {corpus}: exit {done.returncode}\n{done.stdout}{done.stderr}")
            self.counts["drafts"] += sum(line.startswith(DRAFT) for line in done.stdout.splitlines())

    def demand(self, corpus, expected, actual=promises):
        self.check(corpus)
        if lost := expected - actual(corpus):
            raise Lost(f"{corpus} has lost {sorted(lost)}")

    def repeat(self, times, words, out, expected, prepare):
        """Kills a command `times` times, preparing the folder anew every fourth time, and completes it at the end."""
        prepare()
        seconds = self.timed(words)
        for turn in range(times):
            if turn % 4 == 0:
                prepare()
                held = promises(out)
            self.start(words, self.random.uniform(0, seconds))
            self.demand(out, held)
            held = promises(out)
        self.timed(words)
        self.demand(out, expected)


def campaign(corpus, seed):
    return ["--system", SYSTEM, "--seed", seed, "--runs", 10, "--steps", 100, "--prove-states", 0, "--shrink-steps", 3000,
            "--jobs", 1, "--corpus", corpus, "--quiet"]


def campaigns(work, folder, times):
    """One corpus, saved to by one campaign after the other, all killed."""
    corpus, expected = folder / "campaigns", set()
    seconds = work.timed(campaign(folder / "measured", 1))
    for _ in range(times):
        was_killed = work.start(campaign(corpus, work.random.randrange(1, 1 << 30)), work.random.uniform(0, seconds))
        work.demand(corpus, expected, findings)
        expected |= findings(corpus)
        work.counts["unshrunk"] += was_killed and any(UNSHRUNK in case.path.read_text() for case in cases(corpus))
    work.timed(campaign(corpus, 1))
    work.demand(corpus, expected, findings)
    if times >= 20 and not work.counts["unshrunk"]:
        raise Lost("no killed campaign had saved what it had met")
    return corpus


def merges(work, folder, times, sources):
    out = folder / "merged"

    def prepare():
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir()
    work.repeat(times, ["corpus", "merge", out, *sources], out, set().union(*map(promises, sources)), prepare)
    for source in sources:
        work.check(source)
    return out


def minimisings(work, folder, times, corpus):
    out, expected = folder / "minimised", promises(corpus)

    def prepare():
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(corpus, out)
    work.repeat(times, ["corpus", "minimise", out, "--prove-states", 0, "--shrink-steps", 500], out, expected, prepare)
    if list(out.rglob(".*.tmp")):
        raise Lost("temporary files of killed programs are still there")
    if len(cases(out)) >= len(cases(corpus)):
        raise Lost("minimising removed nothing")
    return out


def seeded(work, folder, corpus):
    """The checks detect a file that was cut and a finding that was removed."""
    expected = promises(corpus)
    for fault in ("cut", "removed"):
        copy = folder / fault
        shutil.copytree(corpus, copy)
        number = collections.Counter(text for case in cases(copy) for text in case.header.get("violates", []))
        victim = next(case.path for case in cases(copy)
                      if fault == "cut" or any(number[text] == 1 for text in case.header.get("violates", [])))
        if fault == "cut":
            victim.write_bytes(victim.read_bytes()[:25])
        else:
            victim.unlink()
        try:
            work.demand(copy, expected)
        except Lost:
            continue
        expect_complaint(f"a file was {fault}", [])


def main():
    parser = arguments(__doc__)
    parser.add_argument("--times", type=int, default=1_000, help="kills of all kinds of work (1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments (1)")
    options = parser.parse_args()
    share, work = max(1, options.times // 3), Work(options.runner, options.seed)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        try:
            first = campaigns(work, folder, options.times - 2 * share)
            second = folder / "second"
            work.start([*campaign(second, 7), "--no-shrink"])
            small = minimisings(work, folder, share, merges(work, folder, share, [first, second]))
            seeded(work, folder, small)
        except Lost as problem:
            sys.exit(f"after {work.counts['kills']} kills: {problem}")
        print(f"{options.times} times at a random moment, {work.counts['kills']} of them while it ran: no finding lost, no "
              f"file half written; {len(promises(small))} signatures, {work.counts['unshrunk']} killed campaigns had saved "
              f"unshrunk traces, {work.counts['drafts']} drafts")


if __name__ == "__main__":
    main()
