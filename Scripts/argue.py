#!/usr/bin/env python3
"""Looks, for each rule that SplitNavigator loses on some platform, for the reason why no app can know better there.

    Scripts/argue.py                    every loss in Docs/Proof.json that has no reason yet
    Scripts/argue.py --only ghost-pop   part of them, anew

An app is a function of what it hears. These arguments follow from that, and all are checked by playing traces:

nothing    In the last line of the shortest trace the app hears nothing: it has no say in what breaks the rule, unless it
           prepared for it before.
same       Another trace tells the app the very same, in the same order, to the end; there the rule has something to ask,
           and what the app answers keeps it. No app can tell the two apart.
unnoticed  On the documented platform the same trace, or another, tells the app the very same, and there the rule is kept.
           An app that goes by what it hears behaves right there, and so wrong here.
alike      Another trace tells the app the very same, and there the rule has nothing to ask: the app would have to do something
           that nobody wants of it there.
follows    The trace goes on from one on which another rule is lost for one of these reasons: what is shown is not what the
           app was led to believe, and this rule is lost with it.

*An app* has SplitNavigator's containers and bindings, and can do what it can. One that does less, such as one that never
writes the visibility or lays a strip over the edge, may not meet what another has to survive.

What none of them explains is marked as open: a better design may keep the rule there; OPEN says what it would have to do.
"""
import argparse
import itertools
import json
import pathlib
import re
import subprocess

import prove

ROOT = pathlib.Path(__file__).resolve().parent.parent
SYSTEM = "split-navigator"
GESTURES = ["back", "swipe-back", "swipe-back cancel", "escape", "toggle", "press-toggle", "edge-swipe",
            "edge-swipe cancel", "drag", "drag cancel", "tap-outside", "rotate", "long-press-back 2", "dismiss-sheet",
            "choose mail", "choose notes"]
LINKS = ["open detail", "open full-screen-detail", "open delete"]
CAUSES = ("nothing", "same", "unnoticed", "alike")
# What an app would have to do where no reason is found, by platform and rule.
OPEN = {}
WIDTHS = ["resize 1000", "resize 800", "resize full"]


class Player:
    """Plays traces on one platform under one rule, and remembers what came of them."""

    def __init__(self, runner, words, rule, one):
        self.rule = rule
        self.words = [runner, "show", "--events", "--system", SYSTEM, "--rules", rule, "--device", one["device"],
                      *(["--start", one["start"]] if one.get("start") else []), *words]
        self.known = {}

    def play(self, lines):
        """What the app hears in each line, the last screen, and whether the rule is kept; None for a trace in which
        something was ignored."""
        key = "; ".join(lines)
        if key not in self.known:
            answer = subprocess.run([*self.words, "--actions", key], capture_output=True, text=True)
            self.known[key] = self.read(answer.stdout, len(lines)) if answer.stdout else None
        return self.known[key]

    def whole(self, trace):
        """The trace, with what the rule inserts behind it where it compares with and without."""
        played = self.play(trace)
        told = re.search(r"\n +inserted +(.*)\Z", played["text"], re.S) if played else None
        quoted = re.match(r"(?:'[^']*'(?:, )?)+", " ".join(told[1].split())) if told else None
        return list(trace) + (re.findall(r"'([^']*)'", quoted[0]) if quoted else [])

    @staticmethod
    def read(text, count):
        heard, screen = [[] for _ in range(count + 1)], ""
        line = 0
        for row in text.split("\n\n", 1)[1].splitlines():
            if "(ignored:" in row:
                return None
            if match := re.match(r"\s+(\d+)  \S.*?  +(\S.*)$", row):
                line, screen = int(match[1]), match[2]
            elif match := re.match(r"\s+start +(\S.*)$", row):
                screen = match[1]
            elif match := re.match(r"\s+· event: (.*)$", row):
                heard[line].append(match[1])
        told = re.search(r"passed: .* no violation; (no|\d+) rules? non-vacuous", text)
        return {"heard": heard, "screen": screen, "kept": told is not None, "asked": told and told[1] != "no", "text": text}


def flat(heard):
    """What is heard, in order. The app's inner split has no toggle of its own and its binding takes no write, so what is
    written of its visibility is not heard."""
    return [one for line in heard for one in line if not one.startswith("inner visibility")]


def verb(line):
    """What kind of action a line is; the ways back are one."""
    words = line.removeprefix("~").split()
    return "back" if words[0] in ("back", "long-press-back", "swipe-back") and words[-1] != "cancel" else words[0]


def follows(runner, name, losses, one):
    """The rule with a reason that is lost on the platform before the last line of a trace, and where."""
    argued = [(rule, why) for rule, other in losses if (why := other.get("why") or "").startswith(CAUSES)]
    for length in range(1, len(one["trace"])):
        prefix = one["trace"][:length]
        for rule, _ in argued:
            played = Player(runner, settings(name), rule, one).play(prefix)
            if played and not played["kept"]:
                return f"follows: `{'; '.join(prefix)}` loses `{rule}` already, for which there is a reason in its own row"
    return None


def others(lines):
    """Traces that differ a little from one: without a line or two, with another gesture, with one more."""
    for count in (1, 2):
        for gone in itertools.combinations(range(len(lines)), count):
            yield [line for place, line in enumerate(lines) if place not in gone]
    for place in range(len(lines), -1, -1):
        for gesture in GESTURES:
            yield lines[:place] + [gesture] + lines[place:]
    for place in range(len(lines) - 1, -1, -1):
        for gesture in GESTURES:
            yield lines[:place] + [gesture] + lines[place + 1:]


def further(lines):
    """Traces that a person might make on a platform without surprises: quicker, back once more, in a wider window, with a
    tap on what is seen instead of the last gesture, or with one or two gestures more."""
    for place in range(1, len(lines)):
        yield lines[:place] + ["~back"] + lines[place:]
        yield lines[:place] + ["~long-press-back 2"] + lines[place:]
    for place, line in enumerate(lines[:-1]):
        if not line.startswith("~"):
            yield lines[:place] + ["~" + line] + lines[place + 1:]
    for link in LINKS:
        yield lines[:-1] + [link]
        for place, line in enumerate(lines[:-1]):
            if line.startswith("resize "):
                for width in WIDTHS:
                    yield lines[:place] + [width] + lines[place + 1:-1] + [link]
    for count in (1, 2):
        for gestures in itertools.product(GESTURES, repeat=count):
            yield lines + list(gestures)


def reason(player, documented, trace):
    """One of the arguments in words; None where none is found."""
    lines = player.whole(trace)
    whole = player.play(lines)
    if whole is None:
        return None
    if trace and lines == list(trace) and not whole["heard"][len(lines)]:
        return "nothing: in the last line the app hears nothing"
    twins = [other for other in itertools.chain(others(lines), further(lines))
             if other and (twin := player.play(other)) and twin["kept"] and flat(twin["heard"]) == flat(whole["heard"])]
    # One that shows something else, or ends alike: there the rule was asked what it was asked here.
    telling = [other for other in twins if player.play(other)["asked"]]
    best = next((other for other in telling if player.play(other)["screen"] != whole["screen"]
                 or lines and verb(other[-1]) == verb(lines[-1])), telling[0] if telling else None)
    if best:
        return f"same: the app hears what it hears in `{'; '.join(best)}`, where the rule is kept"
    right = documented.play(lines)
    if right and flat(right["heard"]) == flat(whole["heard"]) and documented.play(list(trace))["asked"]:
        return "unnoticed: the app hears what it hears on the documented platform, where the rule is kept"
    for other in further(lines):
        twin = documented.play(other)
        if twin and flat(twin["heard"]) == flat(whole["heard"]) and twin["asked"]:
            return (f"unnoticed: the app hears what it hears in `{'; '.join(other)}` on the documented platform, "
                    "where the rule is kept")
    if twins:
        return f"alike: the app hears what it hears in `{'; '.join(twins[0])}`, where the rule asks nothing of it"
    return None


def settings(name):
    words = [word for word in name.split(" + ") if word != "documented"]
    quirks = ",".join(word for word in words if "=" not in word)
    values = ",".join(word for word in words if "=" in word)
    return (["--quirks", quirks] if quirks else []) + (["--assume", values] if values else [])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runner", default=str(ROOT / ".build/release/fuzz-runner"))
    parser.add_argument("--file", default=str(ROOT / "Docs/Proof.json"))
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    file = pathlib.Path(arguments.file)
    known = json.loads(file.read_text())
    every = sorted(prove.losses(known), key=lambda loss: loss[:2])
    for name, rule, one in every:
        if one.get("why") is None or (arguments.only and arguments.only in name):
            player = Player(arguments.runner, settings(name), rule, one)
            one["why"] = reason(player, Player(arguments.runner, [], rule, one), one["trace"])
            file.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")
    argued = 0
    for name, rule, one in every:
        losses = [(which, other) for where, which, other in every if where == name and which != rule]
        one["why"] = (one["why"] or OPEN.get((name, rule)) or follows(arguments.runner, name, losses, one))
        argued += one["why"] is not None and not one["why"].startswith("open")
        print(f"{name:44} {rule:28} {one['why'] or 'OPEN'}", flush=True)
    file.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")
    prove.write_page(file, known)
    print(f"{argued} of {len(every)} losses argued")


if __name__ == "__main__":
    main()
