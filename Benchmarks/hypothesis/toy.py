"""The toy of Benchmarks/Sources/Toy in Hypothesis, with the same rule and the same planted bug.

    python toy.py SHAPE SECONDS SEED

SHAPE is `lists` (a test of lists of actions) or `stateful` (a RuleBasedStateMachine), either with `-speed`
behind it to play without the bug. Prints one line of JSON; `found` is null where nothing was found in time.
"""

import json
import random
import sys
import time

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

SOURCES = ["button", "swipe", "keyboard", "program"]
BUG = ["push", ("close", "swipe"), "flip", ("open", "keyboard"), "pop"]


class Toy:
    def __init__(self, planted):
        self.planted = planted
        self.path = []
        self.compact = self.open = False
        self.opened_by = 0
        self.display = 0
        self.progress = 0

    def derived(self):
        return int(self.compact) | int(self.open) << 1 | self.opened_by << 2 | len(self.path) << 4

    def apply(self, kind, value=None):
        if kind == "flip":
            self.compact = not self.compact
            self.display ^= 1
        elif kind in ("open", "close"):
            self.open = kind == "open"
            self.opened_by = SOURCES.index(value)
            self.display = self.display & ~0b1110 | int(self.open) << 1 | self.opened_by << 2
        elif kind == "push":
            if len(self.path) == 8:
                return
            self.path.append(value)
            self.display += 16
        elif self.path:
            self.path.pop()
            self.display -= 16
        if self.planted:
            self.follow(kind, value)

    def follow(self, kind, value):
        if 0 < self.progress < 5 and BUG[self.progress] in (kind, (kind, value)):
            self.progress += 1
        else:
            self.progress = 1 if kind == "push" else 0
        if self.progress == 5:
            self.progress = 0
            self.display ^= 0x8000


BY = st.sampled_from(SOURCES)
BYTE = st.integers(0, 255)
# The same shares as the toy's weights: 2, 3, 3, 2, 2.
ACTION = st.one_of(
    *[st.just(("flip", None))] * 2,
    *[st.tuples(st.just("open"), BY)] * 3,
    *[st.tuples(st.just("close"), BY)] * 3,
    *[st.tuples(st.just("push"), BYTE)] * 2,
    *[st.just(("pop", None))] * 2,
)


class Watch:
    """Counts what is played, remembers the first and the shortest failure, and ends at a deadline."""

    def __init__(self, seconds):
        self.began = time.perf_counter()
        self.deadline = self.began + seconds
        self.actions = 0
        self.is_over = False
        self.first = None
        self.length = None
        self.actions_to_find = None

    def check(self, toy, length):
        self.actions += 1
        if toy.display != toy.derived():
            if self.first is None:
                self.first = time.perf_counter() - self.began
                self.actions_to_find = self.actions
            # What Hypothesis reports last is what it shrank to.
            self.length = length
            raise AssertionError("the display disagrees")
        if self.first is None and time.perf_counter() > self.deadline:
            self.is_over = True
            raise TimeUp

    def result(self, shape):
        took = time.perf_counter() - self.began
        return {
            "shape": shape,
            "rate": round(self.actions / took),
            "found": self.first and round(self.first, 3),
            "shrunk": self.first and round(took, 3),
            "actions": self.actions_to_find,
            "length": self.length,
        }


class TimeUp(BaseException):
    pass


def options(examples, planted):
    phases = [Phase.generate, Phase.shrink] if planted else [Phase.generate]
    return settings(
        max_examples=examples,
        stateful_step_count=200,
        database=None,
        deadline=None,
        phases=phases,
        suppress_health_check=list(HealthCheck),
    )


def run_lists(watch, planted, number, examples):
    @seed(number)
    @options(examples, planted)
    @given(st.lists(ACTION, min_size=1, max_size=200))
    def test(actions):
        toy = Toy(planted)
        for position, (kind, value) in enumerate(actions):
            toy.apply(kind, value)
            watch.check(toy, position + 1)

    test()


def run_stateful(watch, planted, number, examples):
    class Machine(RuleBasedStateMachine):
        def __init__(self):
            super().__init__()
            self.toy = Toy(planted)
            self.steps = 0

        @rule()
        def flip(self):
            self.take("flip")

        @rule(by=BY)
        def open(self, by):
            self.take("open", by)

        @rule(by=BY)
        def close(self, by):
            self.take("close", by)

        @rule(byte=BYTE)
        def push(self, byte):
            self.take("push", byte)

        @rule()
        def pop(self):
            self.take("pop")

        def take(self, kind, value=None):
            self.toy.apply(kind, value)
            self.steps += 1
            watch.check(self.toy, self.steps)

    Machine._hypothesis_internal_use_seed = number
    run_state_machine_as_test(Machine, settings=options(examples, planted))


def main():
    shape, seconds, number = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    random.seed(number)
    planted = not shape.endswith("-speed")
    watch = Watch(seconds)
    run = run_stateful if shape.startswith("stateful") else run_lists
    sys.stderr = open("/dev/null", "w")
    sys.stdout, out = sys.stderr, sys.stdout
    try:
        run(watch, planted, number, 10_000_000)
    except (AssertionError, TimeUp):
        pass
    except BaseException:  # Hypothesis plays again what it was torn out of, and complains of another outcome.
        if watch.first is None and not watch.is_over:
            raise
    print(json.dumps(watch.result(shape)), file=out)


main()
