#!/usr/bin/env python3
"""Explores a design to the end of a bounded model under each quirk and each value of each assumption, or under each
pair of them, and writes what it found as a table: how many states, how long, and which rules no longer hold.

    Scripts/prove.py                                    all models, into Docs/Proof.json and Docs/Proof.md
    Scripts/prove.py --model quick                      the smallest of them, in some minutes
    Scripts/prove.py --model middle --only back-        part of one, printed
    Scripts/prove.py --designs                          the designs as published and clean, by campaigns
    Scripts/prove.py --reference                        what verdicts go by: the rules lost under each quirk

    Scripts/prove.py --rules deleted.not-shown            rules that have changed, in all that was explored before
    Scripts/prove.py --again --model quick              what is known once more, and whether the same is lost: for a night
    Scripts/prove.py --check                            whether the page and the verdicts' table are what the file says

A run that was ended goes on where it was: what Docs/Proof.json holds is not explored again; --anew forgets it first, of the
models that are named, or of the designs.
"""
import argparse
import concurrent.futures
import itertools
import json
import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
SYSTEM = "split-navigator"
TABLE = ROOT / "Sources/SplitFuzz/Split/SplitProof.swift"
CONFIGURATIONS = ["columns", "lists", "unchosen", "guarded", "fixed", "named", "sliding", "linked"]
DEVICES = ["--device", "iphone-15-pro-max,ipad-11"]
# What each model bounds, what of the platform is changed in it, and what else is said to the runner.
MODELS = {
    "quick": ("sections=2,items=1,levels=1,inflight=1", "one", []),
    "wide": ("sections=3,items=2,levels=3,inflight=1", "nothing", []),
    "middle": ("sections=2,items=2,levels=2,inflight=1", "one", []),
    # Two things in flight and a finger that is down: what else comes while something is on its way.
    "overlapping": ("sections=2,items=1,levels=1,inflight=2,gestures=1", "one", DEVICES),
    # A finger that is down on a stack of several views, on a phone.
    "deep": ("sections=2,items=1,levels=2,inflight=2,gestures=1", "one", ["--device", "iphone-15"]),
    # A phone that is compact upright and regular turned, and a pad of which the window has every width.
    "narrow": ("sections=2,items=1,levels=1,inflight=1", "pair", DEVICES),
    # The configurations that have what SYSTEM leaves out, so that a change which acts on it alone is not explored in vain.
    # Columns slide from the second level on, and a link that pushes by itself stands on the first.
    **{name: (f"sections=2,items=1,levels={2 if name in ('sliding', 'linked') else 1},inflight=1", "one", DEVICES)
       for name in CONFIGURATIONS},
}
# The system of a model where it is not SYSTEM.
SYSTEMS = {name: f"split-navigator/{name}" for name in CONFIGURATIONS}
# Every configuration of SplitNavigator, explored here or not.
EVERY = ["head", *CONFIGURATIONS, "plain", "cleared"]
# The models of SYSTEM in which what it loses under one change alone is looked up.
SINGLE = ("quick", "middle", "overlapping", "deep")
DESIGNS = ["lazysplit", "sidebar-columns", "navigation-view-kit", "navigator", "composable-split"]


class Change:
    """One quirk that is on, or one value of an assumption."""

    def __init__(self, name, value=None):
        self.name, self.value = name, value

    @property
    def text(self):
        return self.name if self.value is None else f"{self.name}={self.value}"


def count(number, word):
    return f"{number:,} {word}" + ("" if number == 1 else "s")


def lines(runner, *words):
    out = subprocess.run([runner, *words], capture_output=True, text=True, check=True).stdout
    return [line for line in out.splitlines() if line.strip()]


def changes(runner):
    """Every quirk and every value of an assumption that is not its default, as the runner lists them."""
    quirks = [Change(line.split()[0]) for line in lines(runner, "list", "quirks")]
    values = []
    for line in lines(runner, "list", "assumptions"):
        words = line.split("  ")
        name = words[0].strip()
        choice = next(word.strip() for word in words[1:] if word.strip())
        values += [Change(name, value.strip()) for value in choice.split("|")[1:]]
    return quirks + values


def settings(chosen):
    quirks = ",".join(one.text for one in chosen if one.value is None)
    values = ",".join(one.text for one in chosen if one.value is not None)
    return (["--quirks", quirks] if quirks else []) + (["--assume", values] if values else [])


def explore(arguments, system, bound, more, chosen):
    words = ["explore", "--system", system, "--bound", bound, *more, "--memory", arguments.memory, "--time",
             arguments.time, "--exit-zero", "--jobs", "1", "--no-progress", "--quiet", "--format", "json",
             # A pair is told by its first traces, which are shortest within the bound.
             *(["--no-shrink"] if len(chosen) > 1 else []), *(["--rules", arguments.rules] if arguments.rules else []), *settings(chosen)]
    runner = arguments.runner
    answer = subprocess.run([runner, *words], capture_output=True, text=True)
    if answer.returncode not in (0, 3):
        sys.exit(f"exit {answer.returncode}: {' '.join(words)}\n{answer.stderr}")
    report = json.loads(answer.stdout)
    shortest_of = {}
    for one in sorted(report["findings"], key=lambda one: len(one["trace"])):
        shortest_of.setdefault((one["rule"], one["kind"]), one)
    return {
        "states": sum(part["states"] for part in report["parts"]),
        "transitions": sum(part["transitions"] for part in report["parts"]),
        "complete": report["complete"], "alone": report["parts"][0]["states"],
        "unexercised": [one["id"] for one in report["rules"] if one["applies"] and not one["nonVacuous"]],
        "exercised": [one["id"] for one in report["rules"] if one["nonVacuous"]], "seconds": round(report["timing"]["seconds"], 1),
        "broken": [
            {"rule": one["rule"], "way": one["kind"], "trace": one["trace"], "device": one["start"]["device"],
             "start": one["start"].get("start"), "proved": one["minimality"] == "proved"} for one in shortest_of.values()],
    }


def again(arguments, all_changes, known):
    """Explores what is known once more; 1 where it is not complete any more, something else is lost, or time did not do."""
    wanted = [(model, chosen) for model in arguments.model or MODELS for chosen in sets(MODELS[model][1], all_changes)
              if arguments.only in key(chosen) and key(chosen) in known.get(model, {})]
    began, same, different = time.monotonic(), 0, 0
    for model, chosen, now in explored(arguments, wanted):
        before = known[model][key(chosen)]
        if now["complete"] and rules_of(now) == rules_of(before):
            same += 1
            continue
        different += 1
        print(f"{model} {key(chosen)}: {'complete' if now['complete'] else 'not complete'}, lost "
              f"{', '.join(rules_of(now)) or 'nothing'}; known was {', '.join(rules_of(before)) or 'nothing'}")
    left_out = len(wanted) - same - different
    print(f"{count(len(wanted), 'exploration')}: {same:,} the same, {different:,} different, {left_out:,} left out; "
          f"{time.monotonic() - began:,.0f} s")
    return 1 if different or left_out or not same else 0


def explored(arguments, wanted):
    """What is wanted with what came of it, one by one, but for what the budget left out, which is said."""
    began = time.monotonic()

    def prove(one):
        bound, _, more = MODELS[one[0]]
        is_late = time.monotonic() - began > arguments.budget
        return None if is_late else explore(arguments, SYSTEMS.get(one[0], SYSTEM), bound, more, one[1])

    left_out = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for (model, chosen), result in zip(wanted, pool.map(prove, wanted)):
            if result is None:
                left_out += 1
            else:
                yield model, chosen, result
    if left_out:
        print(f"{left_out} left out: the budget was spent")


def check(file, known):
    """1 where the page or the table of the verdicts is not what the file says."""
    if "reference" not in known:
        print(f"{file} has nothing that verdicts go by; Scripts/prove.py --reference plays it")
        return 1
    written = {file.parent / "Proof.md": page(known), TABLE: reference(known)}
    stale = [path for path, text in written.items() if path.read_text() != text]
    for path in stale:
        print(f"{path.name} is not what {file.name} says; Scripts/prove.py {'--reference ' if path == TABLE else ''}writes it")
    return 1 if stale else 0


def renewed(known, again, rules):
    """What is known with what was found of some rules in the place of what was known of them."""
    asked = set(rules.split(","))
    return {
        **known, "complete": known["complete"] and again["complete"],
        # The states that rules share were counted before.
        "states": known["states"] + again["states"] - again["alone"],
        "transitions": known["transitions"] + again["transitions"], "seconds": round(known["seconds"] + again["seconds"], 1),
        "unexercised": sorted({*known.get("unexercised", []), *again["unexercised"]} - set(again["exercised"])),
        "renewed": sorted({*known.get("renewed", []), *asked}),
        "broken": [one for one in known["broken"] if one["rule"] not in asked]
        + [one for one in again["broken"] if one["rule"] in asked]}


def campaign(runner, system, chosen, runs, *more):
    """What a campaign finds, rule by rule: the shortest trace and the verdict on it."""
    words = ["fuzz", "--system", system, "--seed", "1", "--runs", runs, "--exit-zero", "--no-progress", "--quiet",
             "--format", "json", *more, *settings(chosen)]
    answer = subprocess.run([runner, *words], capture_output=True, text=True)
    if answer.returncode not in (0, 3):
        sys.exit(f"exit {answer.returncode}: {' '.join(words)}\n{answer.stderr}")
    result = {"broken": json.loads(answer.stdout)["findings"]}
    told = ("rule", "way", "trace", "device", "start", "verdict")
    return {"broken": [{name: one[name] for name in told if name in one}
                       for one in (shortest(result, rule) for rule in rules_of(result))]}


def unasked(runner):
    """The rules that no configuration of SplitNavigator exercises."""
    rules, asked = [], set()
    for name in EVERY:
        answer = subprocess.run(
            [runner, "fuzz", "--system", f"{SYSTEM}/{name}", "--seed", "1", "--runs", "300", "--no-shrink", "--exit-zero",
             "--no-progress", "--quiet", "--format", "json"], capture_output=True, text=True, check=True)
        counts = json.loads(answer.stdout)["rules"]
        rules = [one["id"] for one in counts]
        asked |= {one["id"] for one in counts if one["applies"] and one["nonVacuous"]}
    return sorted(rule for rule in rules if rule not in asked)


def ask_reference(runner, all_changes, known):
    """Plays what the verdicts go by besides explorations: campaigns of every configuration under each quirk alone, and what
    none ever asks."""
    played = {
        one.name: sorted({rule for name in EVERY
                          for rule in rules_of(campaign(runner, f"{SYSTEM}/{name}", (one,), "2000", "--no-shrink"))})
        for one in all_changes if one.value is None}
    known["reference"] = {"played": played, "unasked": unasked(runner)}


def reference(known):
    """The file of which rules SplitNavigator loses under each quirk alone, for the verdicts."""
    rows = []
    for quirk, played in sorted(known["reference"]["played"].items()):
        explored = [results[quirk] for model, results in known.items() if model in MODELS and quirk in results]
        rules = sorted({*played, *sum(map(rules_of, explored), [])})
        if rules:
            # The formatter takes the comma behind a single one away.
            names = "".join(f'        "{rule}"{"," if len(rules) > 1 else ""}\n' for rule in rules)
            rows.append(f'      "{quirk}": [\n{names}      ],\n')
    never = "".join(f'      "{rule}",\n' for rule in known["reference"]["unasked"])
    return (
        "/// What SplitNavigator is known to keep; written by `Scripts/prove.py --reference`.\n"
        "enum SplitProof {\n"
        "  /// SplitNavigator, the rules of which campaigns of 300 runs on all its configurations exercise none, and those\n"
        "  /// that campaigns of 2,000 runs on one of them or an exploration of `Docs/Proof.json` find broken under each\n"
        "  /// quirk alone.\n"
        f'  static let reference = Reference(\n    "{SYSTEM}",\n    notAsked: [\n{never}    ],\n    notKept: [\n{"".join(rows)}    ])\n}}\n')


def is_wanted(results, name, rules):
    """Whether something is to be explored: what is not known, or what is known without these rules."""
    if not rules:
        return name not in results
    return name in results and not set(rules.split(",")) <= set(results[name].get("renewed", []))


def sets(kind, all_changes):
    if kind == "nothing":
        return [()]
    single = [()] + [(one,) for one in all_changes]
    if kind == "one":
        return single
    pairs = itertools.combinations(all_changes, 2)
    return [pair for pair in pairs if pair[0].name != pair[1].name]


def key(chosen):
    return " + ".join(one.text for one in chosen) or "documented"


def alone(known, chosen):
    """The rules that are lost under one of several changes alone."""
    return {rule for one in chosen for rule in lost_alone(known, one.text)}


def lost_alone(known, name):
    """The rules that SYSTEM loses under a change in one of the models."""
    empty = {"broken": []}
    return {rule for model in SINGLE
            for rule in rules_of(known.get(model, {}).get(name, empty))}


def short(result, known_rules):
    """A result without the traces on which rules are lost that are lost with fewer changes as well."""
    rules = [rule for rule in rules_of(result) if rule in known_rules]
    new = [shortest(result, rule) for rule in rules_of(result) if rule not in known_rules]
    shared = {name: value for name, value in result.items() if name not in ("unexercised", "renewed")}
    return {**shared, "broken": [{"rule": rule} for rule in rules] + new}


def rules_of(result):
    return sorted({one["rule"] for one in result["broken"]})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runner", default=str(ROOT / ".build/release/fuzz-runner"))
    parser.add_argument("--model", choices=MODELS, action="append", help="one of the models (all)")
    parser.add_argument("--only", default="", help="only what names this")
    parser.add_argument("--jobs", type=int, default=2, help="explorations at a time")
    parser.add_argument("--memory", default="6G", help="the most for one exploration")
    parser.add_argument("--time", default="20m", help="the most for one exploration")
    parser.add_argument("--budget", type=float, default=14_400, help="seconds for all; the rest is left out and said")
    parser.add_argument("--designs", action="store_true", help="the published designs, by campaigns")
    parser.add_argument("--reference", action="store_true", help="what verdicts go by")
    parser.add_argument("--file", default=str(ROOT / "Docs/Proof.json"))
    parser.add_argument("--rules", default="", help="these alone, again in what is known, in the place of what was known of them")
    parser.add_argument("--anew", action="store_true")
    parser.add_argument("--again", action="store_true", help="explore what is known once more; exit 1 where something else is lost")
    parser.add_argument("--check", action="store_true", help="exit 1 where the page or the verdicts' table are not what the file says")
    arguments = parser.parse_args()
    file = pathlib.Path(arguments.file)
    known = json.loads(file.read_text()) if file.exists() else {}
    if arguments.anew:
        for part in ["designs"] if arguments.designs else arguments.model or MODELS:
            known.pop(part, None)
    if arguments.check:
        sys.exit(check(file, known))
    all_changes = changes(arguments.runner)

    def save():
        begun = file.with_suffix(".begun")
        begun.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")
        begun.replace(file)

    if arguments.reference:
        ask_reference(arguments.runner, all_changes, known)
        save()
        TABLE.write_text(reference(known))
        return
    if arguments.again:
        sys.exit(again(arguments, all_changes, known))

    if arguments.designs:
        table = known.setdefault("designs", {})
        systems = [f"{name}/{version}" for name in DESIGNS for version in ("head", "clean")]
        wanted = [(chosen, system) for chosen in sets("one", all_changes) for system in systems
                  if arguments.only in key(chosen) and system not in table.setdefault(key(chosen), {})]

        def play(one):
            return campaign(arguments.runner, one[1], one[0], "1000", "--prove-states", "0", "--jobs", "1")

        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            for (chosen, system), one in zip(wanted, pool.map(play, wanted)):
                own = set() if key(chosen) == "documented" else set(rules_of(table["documented"][system]))
                table[key(chosen)][system] = short(one, own)
                save()
    else:
        wanted = [(model, chosen) for model in arguments.model or MODELS for chosen in sets(MODELS[model][1], all_changes)
                  if arguments.only in key(chosen) and is_wanted(known.setdefault(model, {}), key(chosen), arguments.rules)]

        # Pairs of changes under which every rule is kept come first: what they break is news.
        wanted.sort(key=lambda one: sum(bool(alone(known, [change])) for change in one[1]) if len(one[1]) > 1 else 0)

        for model, chosen, one in explored(arguments, wanted):
            if arguments.rules:
                one = renewed(known[model][key(chosen)], one, arguments.rules)
            one.pop("exercised", None)
            known[model][key(chosen)] = one if len(chosen) < 2 else short(one, alone(known, chosen))
            print(f"{model:7} {key(chosen):60} {one['states']:>12,} states {one['seconds']:>8.1f} s "
                  f"{'complete' if one['complete'] else 'NOT COMPLETE':12} {', '.join(rules_of(one)) or 'kept'}",
                  flush=True)
            save()
    write_page(file, known)


def write_page(file, known):
    (file.parent / "Proof.md").write_text(page(known))


def shortest(result, rule):
    """The shortest trace on which a rule is lost."""
    return min((one for one in result["broken"] if one["rule"] == rule), key=lambda one: len(one["trace"]))


def losses(known):
    """What is lost under each change alone: the platform, the rule, and its shortest trace in the smallest model."""
    for name in {name: None for model in SINGLE for name in known.get(model, {})}:
        seen = set()
        for model in SINGLE:
            result = known.get(model, {}).get(name, {"broken": []})
            for rule in rules_of(result):
                if rule not in seen:
                    yield name, rule, shortest(result, rule)
                seen.add(rule)


def page(known):
    """The table for people."""
    out = ["# What SplitNavigator keeps on which platform", "",
           "Made by `Scripts/prove.py`; all traces are in [Proof.json](Proof.json). Each line is an exploration of every",
           "state of a bounded model with all rules, under one quirk or one other value of an assumption. Where a rule is",
           "not kept `Scripts/argue.py` looks for the reason why no app can know better; where it finds none, that is said. What a",
           "model keeps it keeps within its bound: deeper stacks or more in flight may lose more.", "",
           "*States* is the sum over the searches of an exploration: rules without memory share one, and each rule with a",
           "memory has its own, over the states together with what it remembers. *Alone* is how many the first of them has,",
           "which are the states of the app on its platform. A change that acts on nothing a model has leaves the number as",
           "it is on the documented platform; configurations further down have what SplitNavigator's default leaves out.",
           "The inspector, styles and a focus stand in `columns`, which is explored with one level: wide has none of them.", "",
           whole_time(known), ""]
    for model, (bound, kind, more) in MODELS.items():
        results = known.get(model, {})
        if not results or model in CONFIGURATIONS:
            continue
        total = sum(one["seconds"] for one in results.values())
        whole = sum(one["complete"] for one in results.values())
        kept = sum(not one["broken"] for one in results.values())
        system = ["--system", SYSTEMS[model]] if model in SYSTEMS else []
        out += [f"## {model.capitalize()}: `{' '.join([*system, '--bound', bound, *more])}`", "",
                f"{count(len(results), 'exploration')}, {whole:,} complete, {kept:,} with every rule kept; "
                f"{total:,.0f} seconds by the clock together.", ""]
        missing = [name for name in known.get("quick", {}) if name not in results] if kind == "one" else []
        if missing:
            out += [f"Not run yet: {', '.join(sorted(missing))}. `Scripts/prove.py --model {model}` goes on.", ""]
        never = results.get("documented", {}).get("unexercised")
        if never:
            out += ["Never exercised there on the documented platform, so that nothing is proved of them: "
                    + ", ".join(f"`{rule}`" for rule in never) + ".", ""]
        shown = [(name, one) for name, one in results.items()
                 if kind != "pair" or one["broken"] or not one["complete"]]
        if kind == "pair":
            shown = [(name, one) for name, one in shown
                     if not one["complete"] or any("trace" in loss for loss in one["broken"])]
            out += [*left_out_pairs(known, results), "",
                    "Pairs that break a rule which neither of the two breaks alone, or that were not finished: "
                    + ("these." if shown else "none."), ""]
        if shown:
            out += ["| platform | states | alone | seconds | complete | not kept |", "|---|---:|---:|---:|---|---|"]
        for name, one in shown:
            losses = [loss for loss in one["broken"] if kind != "pair" or "trace" in loss]
            broken = "<br>".join(sorted({f"`{loss['rule']}`" for loss in losses})) or "–"
            if kind == "pair":
                broken += "".join(f"<br>`{'; '.join(loss['trace'])}` on {loss['device']}" for loss in losses[:1])
            own = f"{one['alone']:,}" if "alone" in one else ""
            out.append(f"| {name} | {one['states']:,} | {own} | {one['seconds']:,.1f} | "
                       f"{'yes' if one['complete'] else 'no'} | {broken} |")
        out.append("")
    out += configurations(known)
    out += impossible(known)
    out += designs(known)
    return "\n".join(out) + "\n"


def whole_time(known):
    """How long all explorations took together."""
    seconds = sum(one["seconds"] for model in MODELS for one in known.get(model, {}).values())
    return f"All explorations together took {seconds / 3600:.1f} hours by the clock, added up; two were under way at a time."


def configurations(known):
    """One table of every change on every configuration: what is lost there that the default does not lose."""
    tables = {name: known[name] for name in CONFIGURATIONS if known.get(name)}
    if not tables:
        return []
    results = [one for table in tables.values() for one in table.values()]
    whole = sum(one["complete"] for one in results)
    bound, _, more = MODELS[CONFIGURATIONS[0]]
    out = [f"## Configurations: `--system split-navigator/NAME --bound {' '.join([bound, *more])}`", "",
           f"{count(len(results), 'exploration')}, {whole:,} complete; {sum(one['seconds'] for one in results):,.0f} seconds by",
           "the clock. The other settings of SplitNavigator, with lists, an inspector, styles, guards and columns that slide. A cell holds what is lost there and not by the default under the same change; *same* stands where",
           "something is lost and all of it by the default as well, – where every rule is kept, *alike* where the states are as",
           "many as on the documented platform, so that the change had nothing to act on.", "",
           "| platform | " + " | ".join(tables) + " |", "|---|" + "---|" * len(tables)]
    extra = []
    for name in sorted({name for table in tables.values() for name in table}, key=lambda one: (one != "documented", one)):
        cells = []
        for which, table in tables.items():
            one = table.get(name)
            if one is None:
                cells.append("not run")
                continue
            more = [rule for rule in rules_of(one) if rule not in lost_alone(known, name)]
            extra += [(which, name, rule, shortest(one, rule)) for rule in more]
            is_alike = name != "documented" and one["states"] == table.get("documented", {}).get("states")
            cells.append("<br>".join(f"`{rule}`" for rule in more) or ("same" if one["broken"] else "alike" if is_alike else "–"))
            if not one["complete"]:
                cells[-1] += " (not complete)"
        out.append(f"| {name} | " + " | ".join(cells) + " |")
    if extra:
        out += ["", "The shortest traces of what a configuration alone loses:", "",
                "| configuration | platform | rule | trace |", "|---|---|---|---|"]
        for which, name, rule, best in extra:
            start = f", from {best['start']}" if best["start"] else ""
            trace = "; ".join(best["trace"]) or "(nothing is done)"
            out.append(f"| {which} | {name} | `{rule}` {best['way']} | `{trace}` on {best['device']}{start} |")
    return out + [""]


def left_out_pairs(known, results):
    """What is said of pairs that were not explored."""
    singles = known.get("quick", {})
    names = [name for name in singles if name != "documented"]
    pairs = [(a, b) for a, b in itertools.combinations(names, 2) if a.split("=")[0] != b.split("=")[0]]
    is_kept = lambda pair: not any(singles[one]["broken"] for one in pair)
    done = {frozenset(name.split(" + ")) for name in results}
    wanted = [pair for pair in pairs if is_kept(pair)]
    covered = sum(frozenset(pair) in done for pair in wanted)
    return [f"Of {len(wanted):,} pairs of changes under which every rule is kept alone {covered:,} were explored; of the other",
            f"{len(pairs) - len(wanted):,}, one of which loses rules by itself, {len(done) - covered:,}."]


def impossible(known):
    rows = sorted(losses(known), key=lambda row: row[:2])
    if not rows:
        return []
    kinds = [(best.get("why") or "open").split(":")[0] for _, _, best in rows]
    counts = ", ".join(f"{kinds.count(kind)} {kind}" for kind in ("nothing", "same", "unnoticed", "alike", "follows", "open")
                       if kinds.count(kind))
    out = ["## Quirk × rule: where a rule is not kept, the shortest trace, and why no app can know better", "",
           "An app is a function of what it hears, and `Scripts/argue.py` plays traces to see what that is. *Nothing*: it hears",
           "nothing when the rule is broken, and has no say in it unless it prepared for that before. *Same*: on the same",
           "platform another trace tells it the same to the end; the rule is asked there and what it answers keeps it, so that an",
           "app which answers otherwise would have to be right in both. *Unnoticed*: the same trace, or another, tells it the",
           "same on the documented platform, where what it answers is right; no app can notice, though one might do more than",
           "it needs.",
           "*Alike*: another trace tells it the same, and there the rule asks nothing of it. *Follows*: another rule is lost for",
           "such a reason before. *Open*: a better design may keep it. In the right column every trace is on the platform of its",
           "row unless it says otherwise.", "",
           "These are arguments about what can be known, checked by playing; answers are not enumerated. They speak of apps with",
           "SplitNavigator's containers and bindings that can do what it can: one that does less, such as one that never writes",
           "the visibility or lays a strip over the edge, may not meet what is lost here, and the table of the five designs",
           "shows where that is so.", "",
           f"Of {len(rows)} losses: {counts}.", "",
           "| platform | rule | trace | why |", "|---|---|---|---|"]
    for name, rule, best in rows:
        start = f", from {best['start']}" if best["start"] else ""
        trace = "; ".join(best["trace"]) or "(nothing is done)"
        why = best.get("why") or ("not argued: a better design may keep it" if "why" in best else "not asked")
        out.append(f"| {name} | `{rule}` {best['way']} | `{trace}` on {best['device']}{start} | {why.replace('|', '&#124;')} |")
    return out + [""]


def designs(known):
    table = known.get("designs")
    if not table:
        return []
    out = ["## The five designs, as published and clean", "",
           "Rules that a campaign of 1,000 runs finds broken (seed 1), beyond those that it finds on the documented",
           "platform; the first line counts those. A star stands where the verdict on the shortened trace is *platform*:",
           "one of SplitNavigator's configurations loses the rule under the quirk as well, or is never asked for it. A loss under",
           "another value of an assumption has no star: a finding there says that it rests on it, or is the router's. The traces",
           "are in [Proof.json](Proof.json), under `designs`.", "",
           "| platform | " + " | ".join(f"{name} | clean" for name in DESIGNS) + " |",
           "|---|" + "---|---|" * len(DESIGNS)]
    for name, row in sorted(table.items(), key=lambda item: (item[0] != "documented", item[0])):
        cells = []
        for system in (f"{design}/{version}" for design in DESIGNS for version in ("head", "clean")):
            broken = row.get(system, {"broken": []})["broken"]
            if name == "documented":
                cells.append(f"{len(broken)} rules" if broken else "–")
            else:
                cells.append("<br>".join(f"`{one['rule']}`" + ("\\*" if one["verdict"] == "platform" else "")
                                         for one in broken if "trace" in one) or "–")
        out.append(f"| {name} | " + " | ".join(cells) + " |")
    return out + [""]


if __name__ == "__main__":
    main()
