#!/usr/bin/env python3
"""Kills the program at random moments, and asks after each whether a finding is lost or a file half written.

Three stories, in turn: a campaign that saves what it finds, a merge of two corpora, a minimising. The program is killed
(SIGKILL) after a random part of the time that it takes when nobody kills it. After each kill

- every case can be read and keeps its promise (`corpus check` answers 0),
- every signature that was saved before still has its file; of a merge and a minimising every breach that any source
  promised, also on the way, is promised by some file,
- a campaign that was killed after it had met something has saved it, as it was met or shortened.

In the end the work is done once without a kill, the same is asked, and what the killed programs left is gone. Then the
checks themselves are checked: a file that is cut in two, and a finding that is taken away, must be noticed.

    Scripts/killed.py [--times N] [--seed N] [--runner PATH]
"""

import argparse
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

root = pathlib.Path(__file__).resolve().parent.parent
SYSTEM = "lazysplit/1.6"


class Broken(Exception):
    """Something was lost or half written."""


class Stories:
    def __init__(self, runner, folder, seed):
        self.runner = runner
        self.folder = folder
        self.random = random.Random(seed)
        self.kills = 0
        self.early = 0
        self.saved_raw = 0
        self.drafts = 0

    def run(self, words, after=None):
        """Runs the program; kills it after so many seconds. Answers whether it was killed, and its exit code."""
        process = subprocess.Popen(
            [self.runner] + words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            return False, process.wait(after)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            process.wait()
            self.kills += 1
            return True, None

    def timed(self, words):
        began = time.monotonic()
        _, code = self.run(words)
        if code not in (0, 1):
            raise Broken(f"{' '.join(words)}: exit {code}")
        return time.monotonic() - began

    def check(self, corpus):
        """Every case is whole and keeps its promise; answers how many drafts are there."""
        if not list(corpus.rglob("*.steps")):
            return 0
        done = subprocess.run([self.runner, "corpus", "check", corpus], capture_output=True, text=True)
        if done.returncode != 0:
            raise Broken(f"corpus check {corpus}: exit {done.returncode}\n{done.stdout}{done.stderr}")
        return sum(line.startswith("draft") for line in done.stdout.splitlines())

    @staticmethod
    def promises(corpus):
        """What the cases of a corpus promise to break; the check says that they do."""
        told = set()
        for path in corpus.rglob("*.steps"):
            head = path.read_text().split("\n\n")[0].splitlines()
            system = [line.split()[1] for line in head if line.startswith("system")]
            told |= {(system[0], *line.split()[1:]) for line in head if line.startswith("violates")}
        return told

    @staticmethod
    def findings(corpus):
        """What the files of campaigns are there for, by their names; each must promise to break its own rule so.

        What a longer trace broke on the way besides is no finding of its own, and goes when a shorter one comes.
        """
        told = set()
        for path in corpus.rglob("findings/*.steps"):
            _, rule, way, _ = path.stem.split("_")
            if f"violates  {rule} {way}\n" not in path.read_text():
                raise Broken(f"{path} does not promise what it is named for")
            told.add(path.name)
        return told

    def demand(self, corpus, promised, told=None):
        self.drafts += self.check(corpus)
        lost = promised - (told or self.promises)(corpus)
        if lost:
            raise Broken(f"{corpus} has lost {sorted(lost)}")

    # The stories.

    def campaign_words(self, corpus, seed):
        return ["--system", SYSTEM, "--seed", str(seed), "--runs", "10", "--steps", "100", "--prove-states", "0",
                "--shrink-steps", "3000", "--jobs", "1", "--corpus", str(corpus), "--no-progress", "--quiet"]

    def campaigns(self, times):
        """One corpus, saved to by one campaign after the other, all killed."""
        corpus = self.folder / "campaigns"
        length = self.timed(self.campaign_words(self.folder / "measured", 1))
        promised = set()
        for _ in range(times):
            words = self.campaign_words(corpus, self.random.randrange(1, 1 << 30))
            was_killed, _ = self.run(words, self.random.uniform(0, length * 1.05))
            self.demand(corpus, promised, self.findings)
            promised |= self.findings(corpus)
            raw = any("not shortened yet" in path.read_text() for path in corpus.rglob("*.steps"))
            self.saved_raw += was_killed and raw
        self.timed(self.campaign_words(corpus, 1))
        self.demand(corpus, promised, self.findings)
        if times >= 20 and not self.saved_raw:
            raise Broken("no killed campaign had saved what it had met")
        return corpus

    def merges(self, times, corpora):
        """Two corpora into a third, each time a few times killed and then to the end."""
        promised = set().union(*map(self.promises, corpora))
        words = lambda out: ["corpus", "merge", str(out)] + [str(one) for one in corpora]
        length = self.timed(words(self.folder / "merged-once"))
        out = self.folder / "merged"
        for turn in range(times):
            if turn % 4 == 0:
                shutil.rmtree(out, ignore_errors=True)
                held = set()
            self.run(words(out), self.random.uniform(0, length * 1.05))
            if out.exists():
                self.demand(out, held)
                held = self.promises(out)
            for one in corpora:
                self.check(one)
        self.timed(words(out))
        self.demand(out, promised)
        return out

    def minimisings(self, times, corpus):
        """A corpus with much in it twice, each time a few times killed and then to the end."""
        promised = self.promises(corpus)
        words = lambda out: ["corpus", "minimise", str(out), "--prove-states", "0", "--shrink-steps", "500"]
        spare = self.folder / "minimised-once"
        shutil.copytree(corpus, spare)
        length = self.timed(words(spare))
        out = self.folder / "minimised"
        for turn in range(times):
            if turn % 4 == 0:
                shutil.rmtree(out, ignore_errors=True)
                shutil.copytree(corpus, out)
            self.run(words(out), self.random.uniform(0, length * 1.05))
            self.demand(out, promised)
        self.timed(words(out))
        self.demand(out, promised)
        if list(out.rglob(".*.tmp")):
            raise Broken("what killed programs left is still there")
        if len(list(out.rglob("*.steps"))) >= len(list(corpus.rglob("*.steps"))):
            raise Broken("minimising made nothing smaller")
        return out

    def planted(self, corpus):
        """The checks notice what they are for."""
        promised = self.promises(corpus)
        for harm in ("cut", "take"):
            spare = self.folder / harm
            shutil.copytree(corpus, spare)
            victim = sorted(spare.rglob("*.steps"))[0]
            if harm == "cut":
                victim.write_bytes(victim.read_bytes()[:25])
            else:
                only = {name: path for path in spare.rglob("*.steps") for name in self.promises_of(path)}
                counts = {}
                for path in spare.rglob("*.steps"):
                    for name in self.promises_of(path):
                        counts[name] = counts.get(name, 0) + 1
                victim = only[sorted(name for name in counts if counts[name] == 1)[0]]
                victim.unlink()
            try:
                self.demand(spare, promised)
            except Broken:
                continue
            sys.exit(f"a corpus with a file {harm} was called well")

    def promises_of(self, path):
        return {line for line in path.read_text().split("\n\n")[0].splitlines() if line.startswith("violates")}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, default=1_000, help="kills, over all stories (1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments (1)")
    parser.add_argument("--runner", default=str(root / ".build/release/fuzz-runner"))
    options = parser.parse_args()
    share = max(1, options.times // 3)
    with tempfile.TemporaryDirectory() as name:
        stories = Stories(options.runner, pathlib.Path(name), options.seed)
        try:
            first = stories.campaigns(options.times - 2 * share)
            second = pathlib.Path(name) / "second"
            stories.timed(stories.campaign_words(second, 7) + ["--no-shrink"])
            merged = stories.merges(share, [first, second])
            small = stories.minimisings(share, merged)
            stories.planted(small)
        except Broken as problem:
            sys.exit(f"after {stories.kills} kills: {problem}")
        print(
            f"{options.times} times ended at a random moment, {stories.kills} of them while it ran: no finding lost, "
            f"no file half written; {len(stories.promises(small))} signatures; {stories.saved_raw} killed campaigns "
            f"had saved what was not shortened yet, {stories.drafts} drafts were left and passed over")


if __name__ == "__main__":
    main()
