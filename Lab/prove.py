#!/usr/bin/env python3
"""Explores SplitNavigator to the end of bounded models, under each quirk and each other value of an assumption.

It explores what Lab/proof.json lacks, with --anew everything (hours). --again fails where another rule is violated than the
file has, or the states differ in number; --check where Docs/Proof.md or the verdicts' table differ from the file, and
--page writes both. --reference plays campaigns for the table that verdicts use.
"""
import collections
import itertools
import json
import re
import textwrap
import time

from lab import LAB, ROOT, filled, finish, parallel, platform, script

FILE = LAB / "proof.json"
PAGE = ROOT / "Docs/Proof.md"
SYSTEM = "split-navigator"
CONFIGURATIONS = ["columns", "lists", "unchosen", "guarded", "fixed", "named", "sliding", "linked", "plain", "cleared",
                  "shipped"]
DOCUMENTED = "documented"
# A phone that is compact in portrait and regular in landscape, and a tablet whose window has every width.
DEVICES = ["--device", "iphone-15-pro-max,ipad-11"]
Model = collections.namedtuple("Model", "bound changes options", defaults=(1, []))
# Each model's limits, how many changes of the platform are made at a time, and other options.
MODELS = {
    "quick": Model("sections=2,items=1,levels=1,inflight=1"),
    "middle": Model("sections=2,items=2,levels=2,inflight=1"),
    # Two pending deliveries and an active gesture; then both with stacks of several views, on a phone.
    "overlapping": Model("sections=2,items=1,levels=1,inflight=2,gestures=1", 1, DEVICES),
    "deep": Model("sections=2,items=1,levels=2,inflight=2,gestures=1", 1, ["--device", "iphone-15"]),
    "wide": Model("sections=3,items=2,levels=3,inflight=1", 0),
    "narrow": Model("sections=2,items=1,levels=1,inflight=1", 2, DEVICES),
    # Columns slide from the second level on, and the link that pushes by itself stands on the first.
    **{name: Model(f"sections=2,items=1,levels={2 if name in ('sliding', 'linked', 'shipped') else 1},inflight=1", 0,
                   ["--system", f"{SYSTEM}/{name}", *DEVICES]) for name in CONFIGURATIONS},
}
# From the smallest: a violated rule is shown with the trace of the first that violates it.
SINGLE = ("quick", "middle", "overlapping", "deep")
REASONS = {
    "no-event": "the app receives no event in the last step",
    "same-events": "the app receives the same events in `{twin}`, where the rule passes",
    "unnoticed": "the app receives the same events on the documented platform{in_twin}, where the rule passes",
    "vacuous": "the app receives the same events in `{twin}`, where the rule does not apply",
    "follows": "`{twin}` violates `{after}` already, which has a reason of its own",
}


def changes(runner):
    """Every quirk, and every value of an assumption that is not its default."""
    values = [f"{name}={value}" for name, choice, *_ in runner.listed("assumptions", 3)
              for value in choice.split("|")[1:]]
    return [name for name, *_ in runner.listed("quirks")] + values


def platforms(model, every):
    """The changes that a model explores, as tuples; the empty one is the documented platform."""
    pairs = [pair for pair in itertools.combinations(every, 2) if len({name.split("=")[0] for name in pair}) == 2]
    return {0: [()], 1: [()] + [(one,) for one in every], 2: pairs}[MODELS[model].changes]


def name_of(chosen):
    return " + ".join(chosen) or DOCUMENTED


def known(proof, model, chosen):
    """What the file holds of an exploration; of a pair, the states only. None where it holds nothing."""
    if len(chosen) == 2:
        states = proof["pairs"].get(model, {}).get(chosen[0], {}).get(chosen[1])
        violated = sorted(proof["losses"].get(name_of(chosen), {}))
        return None if states is None else {"states": states, "violated": violated}
    return proof["models"].get(model, {}).get(name_of(chosen))


def violated_alone(proof, chosen, models=SINGLE):
    """The rules that one of several changes violates in some model when it is made alone."""
    return {rule for name in chosen for model in models
            for rule in proof["models"].get(model, {}).get(name, {}).get("violated", [])}


def evidence(findings):
    """The shortest finding of each rule."""
    return {one["rule"]: {"kind": one["kind"], "trace": one["trace"], **one["start"]}
            for one in reversed(sorted(findings, key=lambda one: len(one["trace"])))}


def explore(options, model, chosen):
    """Explores once: what the file keeps of it, and the shortest trace of each violated rule. None if not complete."""
    limits = MODELS[model]
    system = [] if "--system" in limits.options else ["--system", SYSTEM]
    report = options.runner.report(
        "explore", *system, "--bound", limits.bound, *limits.options, "--memory", "6G", "--time", "20m", "--exit-zero",
        "--jobs", 1, *(["--no-shrink"] if len(chosen) > 1 else []), *platform(chosen))
    traces = evidence(report["findings"])
    result = {"states": report["parts"][0]["states"], "seconds": round(report["timing"]["seconds"], 1),
              "violated": sorted(traces)}
    if not chosen:
        result["vacuous"] = [one["id"] for one in report["rules"] if one["applies"] and not one["nonVacuous"]]
    return (result, traces) if report["complete"] else None


def explored(options, wanted):
    """Each wanted exploration with its result; None for one that is not complete, or left out for lack of time."""
    began = time.monotonic()
    return parallel(options.jobs, lambda one: None if time.monotonic() - began > options.budget
                    else explore(options, *one), wanted)


def record(proof, model, chosen, result, traces):
    """Adds a result to the file's content; a trace only where no smaller model has one."""
    name, losses = name_of(chosen), proof["losses"].pop(name_of(chosen), {})
    if len(chosen) == 2:
        proof["pairs"].setdefault(model, {}).setdefault(chosen[0], {})[chosen[1]] = result["states"]
        new = set(traces) - violated_alone(proof, chosen)
        gone = set(losses) - new
    else:
        proof["models"].setdefault(model, {})[name] = result
        smaller = SINGLE[:SINGLE.index(model)] if model in SINGLE else SINGLE
        new = set(traces) - violated_alone(proof, [name], smaller)
        gone = set(losses) - violated_alone(proof, [name])
    kept = {rule: loss for rule, loss in losses.items() if rule not in gone}
    # An argument stays with its trace.
    kept.update({rule: traces[rule] for rule in new if losses.get(rule, {}).get("trace") != traces[rule]["trace"]})
    if kept:
        proof["losses"][name] = kept


def prove(options, proof, wanted):
    """Explores what is wanted; adds it to the file, or compares violated rules and the number of states with it."""
    problems = [] if wanted else ["nothing was explored"]
    # Pairs of changes that violate nothing alone come first: what they violate is news.
    wanted.sort(key=lambda one: sum(bool(violated_alone(proof, [name])) for name in one[1]) if len(one[1]) > 1 else 0)
    for (model, chosen), outcome in explored(options, wanted):
        if outcome is None:
            problems.append(f"{model} {name_of(chosen)}: not complete, or left out")
        elif options.again:
            before, now = known(proof, model, chosen), outcome[0]
            violated = set(now["violated"]) - (violated_alone(proof, chosen) if len(chosen) == 2 else set())
            if (sorted(violated), now["states"]) != (before["violated"], before["states"]):
                problems.append(f"{model} {name_of(chosen)}\n  expected {before}\n  actual   {now}")
        else:
            record(proof, model, chosen, *outcome)
            print(f"{model:11} {name_of(chosen):44} {outcome[0]['states']:>11,} states {outcome[0]['seconds']:>7.1f} s  "
                  f"{', '.join(outcome[0]['violated']) or 'no violation'}", flush=True)
            write(proof)
    finish(problems, f"{len(wanted)} explorations {'compared' if options.again else 'added'}")


def play_reference(options, proof, every):
    """Campaigns of every configuration under each quirk, and the rules that none of them evaluates."""
    def reports(runs, chosen):
        return [options.runner.report("fuzz", "--system", f"{SYSTEM}/{name}", "--seed", 1, "--runs", runs,
                                      "--no-shrink", "--exit-zero", *platform(chosen))
                for name in ["head", *CONFIGURATIONS]]
    played = {quirk: sorted({one["rule"] for report in reports(2000, [quirk]) for one in report["findings"]})
              for quirk in every if "=" not in quirk}
    rules = [one for report in reports(300, []) for one in report["rules"]]
    evaluated = {one["id"] for one in rules if one["applies"] and one["nonVacuous"]}
    proof["reference"] = {"played": played, "vacuous": sorted({one["id"] for one in rules} - evaluated)}


def derived(proof):
    """The page and the Swift table that verdicts use, each with the text that follows from the file."""
    table, = (ROOT / "Sources").rglob("SplitProof.swift")
    return [(path, text(path.read_text(), proof)) for path, text in ((PAGE, page), (table, swift))]


def write(proof):
    """Writes the file, with a line for each entry, and what is derived from it."""
    def text(value, levels):
        if levels == 0 or isinstance(value, list):
            return json.dumps(value, sort_keys=True)
        return "{\n" + ",\n".join(f'"{key}": {text(value[key], levels - 1)}' for key in sorted(value)) + "\n}"
    begun = FILE.with_suffix(".begun")
    begun.write_text(text(proof, 3) + "\n")
    begun.replace(FILE)
    for path, page in derived(proof):
        path.write_text(page)


def swift(text, proof):
    """The Swift table with the file's rules between the brackets of its two lists."""
    rows = []
    for quirk, played in sorted(proof["reference"]["played"].items()):
        rules = sorted({*played, *violated_alone(proof, [quirk])})
        if rules:
            rows.append(f'      "{quirk}": [\n{swift_list(rules, 8)}      ],\n')
    lists = iter([swift_list(proof["reference"]["vacuous"], 6), "".join(rows)])
    return re.sub(r"^(    \w+: \[\n)(?:      .*\n)*", lambda found: found[1] + next(lists), text, flags=re.M)


def swift_list(names, indent):
    """The elements of an array of strings, wrapped as the formatter leaves them."""
    text = ", ".join(f'"{name}"' for name in names) + ("," if len(names) > 1 else "")
    spaces = " " * indent
    return textwrap.fill(text, 110, initial_indent=spaces, subsequent_indent=spaces, break_on_hyphens=False) + "\n"


def trace_of(loss):
    start = f", start {loss['start']}" if loss.get("start") else ""
    return f"`{'; '.join(loss['trace']) or '(no step)'}` on {loss['device']}{start}"


def reason(loss):
    """Why no app can do better, in words."""
    twin = loss.get("twin", "")
    text = REASONS.get(loss.get("why"), "open: a better design may keep the rule")
    return text.format(twin=twin, after=loss.get("after"), in_twin=f" in `{twin}`" if twin else "")


def models_block(proof):
    yield "| model | options | explored | all rules pass | states | not evaluated | seconds |"
    yield "|---|---|---:|---:|---:|---:|---:|"
    seconds = 0
    for model, (bound, _, options) in MODELS.items():
        if results := proof["models"].get(model):
            rows, documented = results.values(), results[DOCUMENTED]
            time_spent = sum(one["seconds"] for one in rows)
            seconds += time_spent
            yield (f"| {model} | `{' '.join(['--bound', bound, *options])}` | {len(rows)} | "
                   f"{sum(not one['violated'] for one in rows)} | {documented['states']:,} | "
                   f"{len(documented['vacuous'])} | {time_spent:,.0f} |")
    pairs = sum(len(row) for model in proof["pairs"].values() for row in model.values())
    yield f"\nThese explorations took {seconds / 3600:.1f} hours, each on one processor. In the model `narrow`"
    yield f"(`--bound {MODELS['narrow'].bound} {' '.join(DEVICES)}`) {pairs:,} pairs of changes"
    yield "were explored to the end as well. Rules that a pair violates and neither of its changes does:\n"
    for name, losses in sorted(proof["losses"].items()):
        if " + " in name:
            yield from (f"- {name}: `{rule}`, {trace_of(loss)}" for rule, loss in losses.items())


def changes_block(proof):
    every = [name for name in proof["models"]["quick"] if name != DOCUMENTED]
    rows = [(name, losses) for name, losses in sorted(proof["losses"].items()) if " + " not in name]
    whys = collections.Counter(loss.get("why", "open") for _, losses in rows for loss in losses.values())
    yield f"{len(every)} changes; under {len(every) - len(rows)} of them SplitNavigator violates no rule in any model."
    yield f"The others violate {whys.total()} in all: " + ", ".join(
        f"{whys[why]} *{why}*" for why in [*REASONS, "open"] if whys[why]) + ".\n"
    yield "| change | violated rules |\n|---|---|"
    for name, losses in rows:
        by_why = [(why, [f"`{rule}`" for rule, loss in sorted(losses.items()) if loss.get("why", "open") == why])
                  for why in [*REASONS, "open"]]
        yield f"| {name} | " + "; ".join(f"*{why}*: {', '.join(rules)}" for why, rules in by_why if rules) + " |"


def page(text, proof):
    """Docs/Proof.md with what the file holds between its markers."""
    return filled(text, {"models": lambda: models_block(proof), "changes": lambda: changes_block(proof)})


@script(jobs=2, model=[], only="", budget=14_400.0, anew=False, again=False, check=False, page=False, reference=False)
def main(options):
    proof = json.loads(FILE.read_text())
    if options.check:
        finish([f"{path.relative_to(ROOT)} differs from Lab/proof.json; run Lab/prove.py --page"
                for path, text in derived(proof) if path.read_text() != text], "the page and the verdicts' table")
    if not options.page:
        every = changes(options.runner)
        if options.reference:
            play_reference(options, proof, every)
        else:
            models = [name for model in options.model or MODELS
                      for name in (CONFIGURATIONS if model == "configurations" else [model])]
            prove(options, proof, [
                (model, chosen) for model in models for chosen in platforms(model, every)
                if re.search(options.only, name_of(chosen))
                and (options.anew or options.again == bool(known(proof, model, chosen)))])
    write(proof)
