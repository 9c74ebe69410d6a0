#!/usr/bin/env python3
"""Looks, for each rule that SplitNavigator violates under a change of the platform, for the reason why no app can do
better: for those in Lab/proof.json that have none yet, and, with --only ghost-pop, for those under one change again.

An app is a function of the events that it receives. Docs/Proof.md says which reasons follow from that; all are checked
by playing traces. What none of them explains is *open*.
"""
import itertools
import json
import re

import prove
from lab import EVENT, INSERTED, NOT_APPLIED, RESULT, STEP, finish, platform, script

GESTURES = ["back", "swipe-back", "swipe-back cancel", "escape", "toggle", "press-toggle", "edge-swipe",
            "edge-swipe cancel", "drag", "drag cancel", "tap-outside", "rotate", "long-press-back 2", "dismiss-sheet",
            "choose mail", "choose notes"]
LINKS = ["open detail", "open full-screen-detail", "open delete"]
WIDTHS = ["resize 1000", "resize 800", "resize full"]


class Player:
    """Plays traces on one platform under one rule, and remembers the results."""

    def __init__(self, runner, changes, rule, loss):
        self.runner, self.known = runner, {}
        self.words = ["show", "--events", "--system", prove.SYSTEM, "--rules", rule, "--device", loss["device"],
                      *(["--start", loss["start"]] if "start" in loss else []), *platform(changes)]

    def play(self, steps):
        """Events for each step, the last screen, whether the rule passes; None if a step is not applied."""
        key = "; ".join(steps)
        if key not in self.known:
            text = self.runner.run(*self.words, "--actions", key, exits=()).stdout
            self.known[key] = read(text, len(steps)) if text else None
        return self.known[key]

    def with_added(self, trace):
        """The trace and the steps that the rule adds to it where it compares two traces."""
        played = self.play(trace)
        added = INSERTED.search(played["text"]) if played else None
        return list(trace) + (re.findall(r"'([^']*)'", added[1]) if added else [])


def read(text, count):
    events, screen, place = [[] for _ in range(count + 1)], "", 0
    for row in text.split("\n\n", 1)[1].splitlines():
        if NOT_APPLIED in row:
            return None
        if found := EVENT.match(row):
            events[place].append(found[1])
        elif found := STEP.match(row):
            place, screen = int(found[1] or 0), found[2]
    passed = RESULT.search(text)
    # The app's inner split has no toggle and its binding takes no write: those writes are no events for the app.
    flat = [one for step in events for one in step if not one.startswith("inner visibility")]
    return {"events": flat, "last": events[count], "screen": screen, "passed": passed is not None,
            "evaluated": passed is not None and passed[1] != "no", "text": text}


def kind(step):
    """What kind of action a step is; all ways to go back count as one."""
    words = step.removeprefix("~").split()
    return "back" if words[0] in ("back", "long-press-back", "swipe-back") and words[-1] != "cancel" else words[0]


def neighbours(steps):
    """Traces that differ a little: without a step or two, with one more, with another gesture."""
    for count in (1, 2):
        for gone in itertools.combinations(range(len(steps)), count):
            yield [step for place, step in enumerate(steps) if place not in gone]
    for place in range(len(steps), -1, -1):
        yield from (steps[:place] + [gesture] + steps[place:] for gesture in GESTURES)
    for place in range(len(steps) - 1, -1, -1):
        yield from (steps[:place] + [gesture] + steps[place + 1:] for gesture in GESTURES)


def distant(steps):
    """Traces with the same purpose: faster, back once more, in a wider window, a link last, more gestures."""
    for place in range(1, len(steps)):
        yield from (steps[:place] + [more] + steps[place:] for more in ("~back", "~long-press-back 2"))
    for place, step in enumerate(steps[:-1]):
        if not step.startswith("~"):
            yield steps[:place] + ["~" + step] + steps[place + 1:]
    for link in LINKS:
        yield steps[:-1] + [link]
        for place, step in enumerate(steps[:-1]):
            if step.startswith("resize "):
                yield from (steps[:place] + [width] + steps[place + 1:-1] + [link] for width in WIDTHS)
    for count in (1, 2):
        yield from (steps + list(gestures) for gestures in itertools.product(GESTURES, repeat=count))


def reason(player, documented, trace):
    """A reason and, for most, the other trace that shows it; nothing if there is none."""
    steps = player.with_added(trace)
    whole = player.play(steps)
    if whole is None:
        return {}
    if trace and steps == list(trace) and not whole["last"]:
        return {"why": "no-event"}
    twins = [other for other in itertools.chain(neighbours(steps), distant(steps)) if other
             and (twin := player.play(other)) and twin["passed"] and twin["events"] == whole["events"]]
    evaluated = [other for other in twins if player.play(other)["evaluated"]]
    if evaluated:
        # One that ends with another screen, or with the same kind of step, is the most convincing.
        best = next((other for other in evaluated if player.play(other)["screen"] != whole["screen"]
                     or steps and kind(other[-1]) == kind(steps[-1])), evaluated[0])
        return {"why": "same-events", "twin": "; ".join(best)}
    right = documented.play(steps)
    if right and right["events"] == whole["events"] and (alone := documented.play(list(trace))) and alone["evaluated"]:
        return {"why": "unnoticed"}
    for other in distant(steps):
        twin = documented.play(other)
        if twin and twin["evaluated"] and twin["events"] == whole["events"]:
            return {"why": "unnoticed", "twin": "; ".join(other)}
    return {"why": "vacuous", "twin": "; ".join(twins[0])} if twins else {}


def follows(runner, change, losses, loss):
    """A rule with a reason that is violated on the platform before the last step of a trace, and where."""
    argued = [rule for rule, other in losses.items() if other.get("why", "follows") != "follows"]
    for length in range(1, len(loss["trace"])):
        for rule in argued:
            played = Player(runner, [change], rule, loss).play(loss["trace"][:length])
            if played and not played["passed"]:
                return {"why": "follows", "twin": "; ".join(loss["trace"][:length]), "after": rule}
    return {}


@script(only="")
def main(options):
    runner, proof = options.runner, json.loads(prove.FILE.read_text())
    found = {(change, rule): loss for change, losses in sorted(proof["losses"].items()) if " + " not in change
             for rule, loss in sorted(losses.items())}
    wanted = {key: loss for key, loss in found.items()
              if "why" not in loss or options.only and options.only in key[0]}
    for (change, rule), loss in wanted.items():
        for key in ("why", "twin", "after"):
            loss.pop(key, None)
        loss.update(reason(*(Player(runner, changes, rule, loss) for changes in ([change], [])), loss["trace"]))
        prove.write(proof)
    for (change, rule), loss in wanted.items():
        if "why" not in loss:
            loss.update(follows(runner, change, proof["losses"][change], loss))
        print(f"{change:40} {rule:28} {prove.reason(loss)}", flush=True)
    prove.write(proof)
    finish([f"{change} {rule}: open" for (change, rule), loss in found.items() if "why" not in loss],
           f"{len(found)} violations")
