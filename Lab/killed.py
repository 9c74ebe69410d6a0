#!/usr/bin/env python3
"""Kills the program at random moments; afterwards no finding may be lost and no file half written.

Three kinds of work in turn: campaigns that save to one corpus, merging two corpora, minimizing one. Each is killed
(SIGKILL) after a random part of its usual time. After each kill every case must be readable and pass (`corpus check`),
every saved signature must still have a file, and a campaign that had met something must have saved it, shrunk or not.
At the end the work is done once without a kill. Then two faults are seeded to test the checks: a file is cut, a
finding is removed.
"""
import random
import shutil
import subprocess
import time

from lab import UNSHRUNK, cases, script


def expected(corpus):
    """The signatures that the cases of a corpus expect to violate."""
    return {(case.header["system"][0], text) for case in cases(corpus) for text in case.header["violates"]}


def findings(corpus):
    """The names of campaigns' files, each of which must expect what its name says.

    Other rules that a longer trace violated are no findings: they go when a shorter trace comes.
    """
    found = [case for case in cases(corpus) if case.path.parent.name == "findings"]
    for case in found:
        assert " ".join(case.path.stem.split("_")[1:3]) in case.header["violates"], f"{case.path} expects other rules"
    return {case.path.name for case in found}


class Work:
    """Commands that are killed, and what is checked after each."""

    def __init__(self, options):
        self.runner, self.random = options.runner, random.Random(options.seed)
        self.kills = self.unshrunk = 0

    def start(self, words, seconds=None):
        """Runs the program, and kills it after so many seconds."""
        process = subprocess.Popen([self.runner.path, *map(str, words)], stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        try:
            assert process.wait(seconds) in (0, 1), f"{words}: exit {process.returncode}"
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            self.kills += 1

    def demand(self, corpus, wanted, actual=expected):
        """Every case of a corpus is complete and passes, and nothing that is wanted is missing."""
        if cases(corpus):
            done = self.runner.run("corpus", "check", corpus, exits=())
            assert done.returncode == 0, f"corpus check {corpus}: exit {done.returncode}\n{done.stdout}{done.stderr}"
        lost = wanted - actual(corpus)
        assert not lost, f"{corpus} has lost {sorted(lost)}"

    def repeat(self, times, out, words, source=None, actual=expected):
        """Kills a command that fills a folder, with a copy of the source in it every fourth time; then completes it."""
        held, seconds = set(), 0
        for turn in range(times):
            if turn % 4 == 0 and source:
                shutil.rmtree(out, ignore_errors=True)
                held = actual(shutil.copytree(source, out))
            if turn == 0:
                # The usual time is measured on a copy.
                spare, began = out.with_suffix(".spare"), time.monotonic()
                self.start(words(shutil.copytree(out, spare) if source else spare))
                seconds = (time.monotonic() - began) * 1.05
            self.start(words(out), self.random.uniform(0, seconds))
            self.demand(out, held, actual)
            held |= actual(out)
            self.unshrunk += source is None and any(UNSHRUNK in case.text for case in cases(out))
        self.start(words(out))
        self.demand(out, held, actual)
        return out

    def campaign(self, corpus):
        return ["--system", "lazysplit/1.6", "--seed", self.random.randrange(1, 1 << 30), "--runs", 10, "--steps", 100,
                "--prove-states", 0, "--jobs", 1, "--shrink-steps", 3000, "--corpus", corpus, "--quiet"]

    def seeded(self, corpus, folder):
        """A file that was cut and a finding that was removed are detected."""
        wanted = expected(corpus)
        for fault in ("cut", "removed"):
            copy = shutil.copytree(corpus, folder / fault)
            _, signature = min(wanted)
            for case in cases(copy):
                if signature in case.header["violates"]:
                    case.path.write_text(case.text[:25]) if fault == "cut" else case.path.unlink()
            try:
                self.demand(copy, wanted)
            except AssertionError:
                continue
            raise AssertionError(f"a file that was {fault} is not detected")


@script(times=1_000, seed=1)
def main(options):
    folder, work, share = options.folder, Work(options), max(1, options.times // 3)
    empty, second = folder / "empty", folder / "second"
    empty.mkdir()
    first = work.repeat(options.times - 2 * share, folder / "campaigns", work.campaign, actual=findings)
    assert work.unshrunk or options.times < 60, "no killed campaign had saved what it had met"
    work.start([*work.campaign(second), "--no-shrink"])
    merged = work.repeat(share, folder / "merged", lambda out: ["corpus", "merge", out, first, second], empty)
    work.demand(merged, expected(first) | expected(second))
    small = work.repeat(share, folder / "small", lambda out: [
        "corpus", "minimize", out, "--prove-states", 0, "--shrink-steps", 500], merged)
    work.demand(small, expected(merged))
    assert len(cases(small)) < len(cases(merged)), "minimizing removed nothing"
    work.seeded(small, folder)
    print(f"{options.times} times at a random moment, {work.kills} of them while it ran: no finding lost, no file "
          f"half written; {len(expected(small))} signatures; {work.unshrunk} killed campaigns had saved raw traces")
