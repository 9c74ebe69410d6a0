#!/usr/bin/env python3
"""Kills the program at random moments; afterwards no finding may be lost and no file half written.

Three kinds of work in turn: campaigns that save to one corpus, merging two corpora, minimising one. Each is killed (SIGKILL)
after a random part of its usual time. After each kill every case must be readable and pass (`corpus check`), every saved
signature must still have a file, and a campaign that had met something must have saved it, shrunk or not. At the end the
work is done once without a kill. Then two faults are seeded to test the checks: a file is cut, a finding is removed.

    Lab/killed.py [--times N] [--seed N]
"""
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

from lab import UNSHRUNK, Runner, arguments, cases, expect_complaint


class Lost(Exception):
    """Something was lost or half written."""


def promises(corpus):
    """The signatures that the cases of a corpus promise to violate."""
    return {(case.header["system"][0], text) for case in cases(corpus) for text in case.header["violates"]}


def findings(corpus):
    """The names of campaigns' files, each of which must promise what its name says.

    Other rules that a longer trace violated on the way are no findings: they go when a shorter trace comes.
    """
    found = [case for case in cases(corpus) if case.path.parent.name == "findings"]
    for case in found:
        if " ".join(case.path.stem.split("_")[1:3]) not in case.header["violates"]:
            raise Lost(f"{case.path} does not promise what its name says")
    return {case.path.name for case in found}


class Work:
    """Commands that are killed, and what is checked after each."""

    def __init__(self, options, folder):
        self.runner, self.random, self.folder = Runner(options.runner), random.Random(options.seed), folder
        self.kills = self.unshrunk = 0

    def start(self, words, seconds=None):
        """Runs the program and kills it after so many seconds; whether it was killed."""
        process = subprocess.Popen([self.runner.path, *map(str, words)], stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        try:
            code = process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            self.kills += 1
            return True
        return False if code in (0, 1) else self.fail(f"{' '.join(map(str, words))}: exit {code}")

    def fail(self, text):
        raise Lost(f"after {self.kills} kills: {text}")

    def timed(self, words):
        began = time.monotonic()
        self.start(words)
        return (time.monotonic() - began) * 1.05

    def demand(self, corpus, expected, actual=promises):
        """Every case of a corpus is complete and passes, and nothing that is expected is missing."""
        if cases(corpus):
            done = self.runner.run("corpus", "check", corpus, exits=())
            if done.returncode:
                self.fail(f"corpus check {corpus}: exit {done.returncode}\n{done.stdout}{done.stderr}")
        if lost := expected - actual(corpus):
            self.fail(f"{corpus} has lost {sorted(lost)}")

    def campaign(self, corpus, seed):
        return ["--system", "lazysplit/1.6", "--seed", seed, "--runs", 10, "--steps", 100, "--prove-states", 0, "--jobs", 1,
                "--shrink-steps", 3000, "--corpus", corpus, "--quiet"]

    def campaigns(self, times):
        """One corpus, saved to by one campaign after the other, all killed."""
        corpus, expected = self.folder / "campaigns", set()
        seconds = self.timed(self.campaign(self.folder / "measured", 1))
        for _ in range(times):
            words = self.campaign(corpus, self.random.randrange(1, 1 << 30))
            was_killed = self.start(words, self.random.uniform(0, seconds))
            self.demand(corpus, expected, findings)
            expected |= findings(corpus)
            self.unshrunk += was_killed and any(UNSHRUNK in case.text for case in cases(corpus))
        self.start(self.campaign(corpus, 1))
        self.demand(corpus, expected, findings)
        if times >= 20 and not self.unshrunk:
            self.fail("no killed campaign had saved what it had met")
        return corpus

    def repeat(self, times, out, source, expected, *words):
        """Kills a command that fills a folder, with a copy of the source in it every fourth time; then completes it."""
        def prepare():
            shutil.rmtree(out, ignore_errors=True)
            shutil.copytree(source, out)
            return promises(out)
        held, seconds = prepare(), self.timed(words)
        for turn in range(times):
            held = prepare() if turn % 4 == 0 else held
            self.start(words, self.random.uniform(0, seconds))
            self.demand(out, held)
            held = promises(out)
        self.start(words)
        self.demand(out, expected)
        return out

    def seeded(self, corpus):
        """A file that was cut and a finding that was removed are detected."""
        expected = promises(corpus)
        for fault in ("cut", "removed"):
            copy = shutil.copytree(corpus, self.folder / fault)
            for case in cases(copy):
                rest = {promise for other in cases(copy) if other.path != case.path for promise in other.header["violates"]}
                if fault == "cut" or set(case.header["violates"]) - rest:
                    break
            case.path.write_text(case.text[:25]) if fault == "cut" else case.path.unlink()
            try:
                self.demand(copy, expected)
            except Lost:
                continue
            expect_complaint(f"a file was {fault}", [])


def main():
    parser = arguments(__doc__)
    parser.add_argument("--times", type=int, default=1_000, help="kills of all kinds of work (1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments (1)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        work, share = Work(options, pathlib.Path(name)), max(1, options.times // 3)
        empty, second = work.folder / "empty", work.folder / "second"
        empty.mkdir()
        try:
            first = work.campaigns(options.times - 2 * share)
            work.start([*work.campaign(second, 7), "--no-shrink"])
            out, wanted = work.folder / "merged", promises(first) | promises(second)
            merged = work.repeat(share, out, empty, wanted, "corpus", "merge", out, first, second)
            out = work.folder / "minimised"
            small = work.repeat(share, out, merged, promises(merged), "corpus", "minimise", out, "--prove-states", 0,
                                "--shrink-steps", 500)
            if list(out.rglob(".*.tmp")) or len(cases(small)) >= len(cases(merged)):
                work.fail("temporary files are left, or minimising removed nothing")
            work.seeded(small)
        except Lost as problem:
            sys.exit(str(problem))
        print(f"{options.times} times at a random moment, {work.kills} of them while it ran: no finding lost, no file half "
              f"written; {len(promises(small))} signatures; {work.unshrunk} killed campaigns had saved unshrunk traces")


if __name__ == "__main__":
    main()
