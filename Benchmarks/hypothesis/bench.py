"""Searches a system with Hypothesis: `python bench.py SYSTEM SECONDS SEED` prints one line of JSON.

The settings are those of a RuleBasedStateMachine's test, apart from the number of examples, the seed and no database.
"""

import json
import os
import sys
import time

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

SYSTEM, SECONDS, SEED = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])


class Machine(RuleBasedStateMachine):
    """Counts actions until the first failure; the last failure is the one that Hypothesis reports."""

    began, actions, length = time.perf_counter(), 0, None
    # The rule is checked before the first action, too.
    steps = -1

    @invariant()
    def rule_holds(self):
        self.steps += 1
        if Machine.length is None:
            Machine.actions += self.steps > 0
            if time.perf_counter() > Machine.began + SECONDS:
                report()
        if not self.holds():
            Machine.length = self.steps
            raise AssertionError


class Toy(Machine):
    """Benchmarks/Sources/Toy. Rules are drawn alike, where the toy's own weights prefer `open` and `close`."""

    SOURCES = ["button", "swipe", "keyboard", "program"]
    BUG = ["push", "close swipe", "flip", "open keyboard", "pop"]
    depth = display = progress = opened_by = 0
    compact = is_open = False

    def holds(self):
        return self.display == self.compact | self.is_open << 1 | self.opened_by << 2 | self.depth << 4

    @rule()
    def flip(self):
        self.compact = not self.compact
        self.display ^= 1
        self.follow("flip")

    @rule(by=st.sampled_from(SOURCES))
    def open(self, by):
        self.turn("open", by)

    @rule(by=st.sampled_from(SOURCES))
    def close(self, by):
        self.turn("close", by)

    def turn(self, action, by):
        self.is_open, self.opened_by = action == "open", self.SOURCES.index(by)
        self.display = self.display & ~0b1110 | self.is_open << 1 | self.opened_by << 2
        self.follow(f"{action} {by}")

    @precondition(lambda self: self.depth < 8)
    @rule(byte=st.integers(0, 255))
    def push(self, byte):
        self.depth += 1
        self.display += 16
        self.follow("push")

    @rule()
    def pop(self):
        if self.depth:
            self.depth -= 1
            self.display -= 16
        self.follow("pop")

    def follow(self, action):
        self.progress = self.progress + 1 if action == self.BUG[self.progress] else int(action == "push")
        if self.progress == 5:
            self.progress = 0
            self.display ^= 0x8000


class Cart(Machine):
    """Examples/Sources/CartApp without its prices, which the rule does not read.

    The shop's confirmation is a rule of its own, where ours is delivered by the engine within a step.
    """

    bought = owned = 0
    has_coupon = False
    ordered = None

    def __init__(self):
        super().__init__()
        self.pieces = [0, 0, 0]

    def count(self):
        return sum(self.pieces)

    def holds(self):
        return self.count() + self.bought == self.owned

    @rule(product=st.integers(0, 2))
    def add(self, product):
        self.pieces[product] += 1
        self.owned += 1

    @precondition(lambda self: self.ordered is None and self.count() > 0)
    @rule(data=st.data())
    def remove(self, data):
        self.pieces[data.draw(st.sampled_from([one for one in range(3) if self.pieces[one]]))] -= 1
        self.owned -= 1

    @precondition(lambda self: not self.has_coupon)
    @rule()
    def coupon(self):
        self.has_coupon = True

    @precondition(lambda self: self.ordered is None and self.count() > 0)
    @rule()
    def order(self):
        self.ordered = self.count()

    @precondition(lambda self: self.ordered is not None)
    @rule()
    def confirm(self):
        self.bought += self.ordered
        self.ordered = None
        # The fault: pieces that were added after the order are removed too.
        self.pieces = [0, 0, 0]


class Shop(Machine):
    """Examples/Sources/ShopApp with the fault `emptied`; buttons that do not matter to it do nothing.

    Its screen shows both columns, where ours has phones, gestures and deliveries of the platform as well.
    """

    section = page = None
    pieces = emptied = 0
    is_lost = False

    def holds(self):
        return not self.is_lost

    def button(press):
        return precondition(lambda self: self.page)(rule()(press))

    @rule(section=st.sampled_from(["bakery", "fruit"]))
    def select(self, section):
        if section != self.section:
            self.section, self.page = section, None

    @precondition(lambda self: not self.page)
    @rule(product=st.sampled_from(["bread", "apple", "pear"]))
    def open(self, product):
        self.page = product

    @button
    def back(self):
        self.page = None

    @button
    def see(self):
        pass

    @button
    def add(self):
        self.pieces += 1

    @button
    def wish(self):
        pass

    @button
    def coupon(self):
        pass

    @button
    def empty(self):
        self.emptied += self.pieces > 2
        self.pieces = 0

    @button
    def undo(self):
        self.pieces = max(0, self.pieces - 1)

    @precondition(lambda self: self.page)
    @rule(digit=st.integers(1, 3))
    def press(self, digit):
        pass

    @rule()
    def offer(self):
        if self.emptied < 2:
            self.section, self.page = "bakery", "bread"
        self.is_lost = self.page != "bread"


def report():
    seconds = time.perf_counter() - Machine.began
    print(json.dumps({"actions": Machine.actions, "length": Machine.length, "seconds": seconds}), flush=True)
    os._exit(0)


machine = {"toy": Toy, "cart": Cart, "shop": Shop}[SYSTEM]
machine._hypothesis_internal_use_seed = SEED
try:
    run_state_machine_as_test(machine, settings=settings(
        max_examples=10_000_000, database=None, deadline=None, suppress_health_check=list(HealthCheck)))
except AssertionError:
    report()
