#!/usr/bin/env python3
"""Changes the source of each design mechanically, one place at a time, and reports which mutants the rules detect.

It draws mutants of every design, builds them, runs campaigns and explorations on each, and writes Docs/Mutation.md
(hours). --only takes one design; what is known of others stays (/tmp/mutants-SEED/results.json).

A mutant drops a statement, negates a condition or counts it as true, adds or subtracts 1, exchanges one name for
another, or empties a path before a push; Lab/mutants.json has the ones that public bugs suggest, which are always
drawn. All mutants are built into one program, and the variable MUTANT selects one. Those that no exploration of the
design reaches are left out: code of flaws, which the clean design does not run. --count of the others each take a short
campaign for each system of the design, then 20,000 runs over these, then explorations of a minute together. What
survives needs an explanation in Lab/survivors.json, by its text or its place and text, or the beginning of either; that
of a mutant which is as right as the design begins with `equivalent`.
"""
import collections
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys

from lab import LAB, ROOT, Runner, command, finish, parallel, script

DESIGNS = "Sources/SplitDesigns/"
# Where a design's code stands, and the systems that run it.
TARGETS = {
    "lazysplit": ([DESIGNS + "LazySplit"], ["lazysplit/clean", "lazysplit/clean --quirks edge-swipe-slips"]),
    "sidebar-columns": ([DESIGNS + "SidebarColumns"], ["sidebar-columns/clean"]),
    "navigation-view-kit": ([DESIGNS + "NavigationViewKit"], [f"navigation-view-kit/{name}" for name in (
        "clean", "clean-tip", "clean-fixed")]),
    "navigator": ([DESIGNS + "Navigator"], ["navigator/clean"]),
    "composable-split": ([DESIGNS + "ComposableSplit"], ["composable-split/clean", "composable-split/clean-asks"]),
    "split-navigator": (["Sources/SplitNavigator", DESIGNS + "SplitNavigator"], [f"split-navigator/{name}" for name in (
        "head", "lists", "unchosen", "columns", "guarded", "fixed", "named", "sliding", "linked", "plain", "cleared")]),
}
# A phone that is compact in portrait and regular in landscape, and a tablet with windows of every width.
EXPLORE = ["explore", "--memory", "2G", "--bound", "sections=2,items=1,levels=1,inflight=1", "--device",
           "iphone-15-pro-max,ipad-11"]
# A statement of its own line, in braces, or behind a case.
STATEMENT = re.compile(r"(?:^ {4,}|(?<=\{ )|(?<=: ))(?=[\w_])((?:[\w.]+(?:\[[^\]]*\])?(?:\.\w+)* (?:=|[+&|^~-]+=) [^{}]+?"
                       r"|(?:_ = )?[a-z_][\w.]*\([^{}]*\)))(?= \}$|$)")
CONDITION = re.compile(r"^( +(?:\} else )?(?:if|guard|while) | +for .* where |.* let (?:is|has|was|are)\w+ = )(.+?)"
                       r"( \{.*| else \{.*|)$")
NUMBER = re.compile(r"(?<![\w.\"$])([0-9])(?![\w.\"])")
PUSH = re.compile(r"turn\.push\(.*on: &([\w.]+)|(\w+)\.append\(")
NO_STATEMENT = ("return ", "let ", "var ", "case ", "default", "precondition(", "self.init(", "if ", "guard ", "for ")
LOGIC = re.compile(r"^ {2,4}(?:@\w+ )*(?:\w+ )*?(?:func (?!promise|levels|name\b|category|number|level\b)|var (?!policies).*\{$)")
# What is exchanged for what, both ways or one way, within one statement, condition or returned value.
BOTH_WAYS = (".sidebar/.detail .detailOnly/.doubleColumn .balanced/.prominentDetail Self.home/Self.settings true/false "
             "Self.detail/Self.subdetail fullPath/detailPath memory.list/memory.detail memory.first/memory.second &&/|| ==/!= "
             "wantsSidebar/isAtSidebar memory.storedItem/memory.item memory.storedCategory/memory.category")
ONE_WAY = ".all/.doubleColumn .content/.sidebar .standard/.primary </<= >/>= cover./trail."
# What public bugs suggest: a file, a line, the code that follows it, and what is wrong then.
CLASSES = json.loads((LAB / "mutants.json").read_text())

# A line of a file, the columns that change, the new text with # for the mutant's number, and its description.
Mutant = collections.namedtuple("Mutant", "file line start end text key")


def place(mutant):
    return f"{mutant.file.name}:{mutant.line + 1}, {mutant.key}"


def sources(folder):
    """The files with a design's logic."""
    return [path for path in sorted((ROOT / folder).glob("*.swift"))
            if not path.name.endswith("Catalogue.swift")
            and ("SplitDesigns" in folder or path.name.startswith("NavigatorState"))]


def swaps():
    """Each exchange: what is looked for, and what takes its place."""
    words = [pair.split("/") for pair in BOTH_WAYS.split() + ONE_WAY.split()]
    both = [pair[::-1] for pair in words[:len(BOTH_WAYS.split())]]
    for old, new in words + both:
        left = r"(?<=[=?:] )" if old[0] == "." else r"(?<![\w.])" if old[0].isalpha() else r"(?<= )"
        yield re.compile(left + re.escape(old) + (r"\b" if old[-1].isalpha() else "(?= )" if old[-1] != "." else "")), new


def clauses(text):
    """The parts of a condition between commas outside brackets, with their places."""
    depth, begin = 0, 0
    for index, letter in enumerate(text + ","):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            yield begin, text[begin:index]
            begin = index + 1


def is_balanced(text):
    return all(text.count(a) == text.count(b) for a, b in ("()", "[]", "{}"))


def swapped(text):
    """The text with one name exchanged at one place."""
    for old, new in swaps():
        for found in old.finditer(text):
            other = text[:found.start()] + new + text[found.end():]
            if not re.fullmatch(r"(\S+) = \1", other):
                yield f"{found[0]} -> {new}", other


def mutants_of(file):
    """Every mutant of a file."""
    # What an initialiser or a constant without a value does not set does not compile.
    unset, is_logic = re.findall(r"^ +let (\w+): \w+$", file.read_text(), re.M), False
    outer = ""
    for index, line in enumerate(file.read_text().split("\n")):
        code = line.split("//")[0].rstrip()
        if re.match(r"^ {2,4}\S", code) and (code[2] not in " )" or "func " in code):
            outer = code if code[2] != " " else outer
            is_logic = bool(LOGIC.match(code)) and " init(" not in outer
            code = code if code.endswith("}") else ""
        # Which links a view has is content.
        if not is_logic or "precondition" in code or "links" in code or re.match(r"  +if flaws.contains\(", code):
            continue
        for found in STATEMENT.finditer(code):
            bare, begin, end = found[1], found.start(1), found.end(1)
            is_case = re.match(r" +(case |default)", code) and ":" in code[:begin]
            if (not is_balanced(bare) or re.search(r"(?<!!)flaws\.contains", bare) or bare.startswith((*NO_STATEMENT, *(f"{name} " for name in unset)))
                    or code[begin - 2:begin] == ": " and not is_case or re.search(r"[mM]ap \{ $|-> |\bvar ", code[:begin])
                    or " ? " in bare and " = " not in bare or not bare[0].islower() and bare[0] != "_" or "$" in bare):
                continue
            yield Mutant(file, index, begin, end, "if !Mutant.isOn(#) { %s }" % bare, f"dropped: {bare}")
            if push := PUSH.match(bare):
                emptied = f"if Mutant.isOn(#) {{ {push[1] or push[2]}.{'truncate(to: 0)' if push[1] else 'keep(0)'} }}; "
                yield Mutant(file, index, begin, end, emptied + bare, f"replaces: {bare}")
            for change, text in swapped(bare):
                both = "if Mutant.isOn(#) { %s } else { %s }" % (text, bare)
                yield Mutant(file, index, begin, end, both, f"swapped: {change} in {bare}")
        if (found := CONDITION.match(code)) and not (" let " in found[1] and "{" in code):
            for offset, clause in clauses(found[2]):
                text, begin = clause.strip(), found.start(2) + offset + len(clause) - len(clause.lstrip())
                if not text or "flaws" in text or text.startswith(("let ", "var ", "case ", "#")) or not is_balanced(text):
                    continue
                span = file, index, begin, begin + len(text)
                yield Mutant(*span, f"(Mutant.isOn(#) != ({text}))", f"negated: {text}")
                yield Mutant(*span, f"(Mutant.isOn(#) || ({text}))", f"always: {text}")
                for change, other in swapped(text):
                    yield Mutant(*span, f"(Mutant.isOn(#) ? ({other}) : ({text}))", f"swapped: {change} in {text}")
        if (found := re.search(r"\breturn (?!\.)([^{}]+?)(?= \}$|$)", code)) and is_balanced(found[1]):
            for change, other in swapped(found[1]):
                yield Mutant(file, index, found.start(1), found.end(1), f"(Mutant.isOn(#) ? ({other}) : ({found[1]}))",
                             f"swapped: {change} in return {found[1]}")
        is_data = code.strip().startswith(("@", "case ")) or "Int(" in code or re.search(r": \[|static|\[\d\]", code)
        for number in NUMBER.finditer(code) if not is_data else []:
            for sign, kind in (("&+", "one more"), ("&-", "one less")):
                if (number[1], sign) != ("0", "&-"):
                    yield Mutant(file, index, number.start(), number.end(), f"({number[1]} {sign} Mutant.more(#))",
                                 f"{kind}: {number[1]} in {code.strip()}")
    for name, line, text, key in CLASSES:
        if name == file.name:
            index, row = next((index, row) for index, row in enumerate(file.read_text().split("\n")) if line in row)
            yield Mutant(file, index, len(row), len(row), f"\n    {text}", f"class: {key}")


def draw(options):
    """Which mutants are built, by number from 1, each with its design: no two in a line but the added ones."""
    drawn = []
    for design, (folders, _) in TARGETS.items():
        every = [one for folder in folders for file in sources(folder) for one in mutants_of(file)]
        random.Random(f"{options.seed} {design}").shuffle(every)
        every.sort(key=lambda one: not one.key.startswith(("class", "replaces")))
        chosen = {(one.file, one.line, one.start == one.end and one.key): one for one in reversed(every)}
        drawn += [(design, one) for one in list(chosen.values())[:-3 * options.count - 1:-1]]
    return dict(enumerate(drawn, 1))


def build(folder, drawn):
    """Copies the package with every drawn mutant, and builds it."""
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(".build*", ".git"), dirs_exist_ok=True)
    for path in {one.file for _, one in drawn.values()}:
        rows = path.read_text().split("\n")
        here = [(one.line, one.start, number, one) for number, (_, one) in drawn.items() if one.file == path]
        for line, start, number, one in sorted(here, reverse=True):
            rows[line] = rows[line][:start] + one.text.replace("#", str(number)) + rows[line][one.end:]
        copy = folder / path.relative_to(ROOT)
        copy.write_text("\n".join(rows))
        shutil.copy(LAB / "Mutant.swift", copy.parents[len(copy.relative_to(folder / "Sources").parts) - 2])
    subprocess.run(["swift", "build", "-c", "release", "--product", "fuzz-runner"], cwd=folder, check=True,
                   stdout=sys.stderr)
    return Runner(folder / ".build/release/fuzz-runner")


def found(runner, number, *words):
    """The rules that a search finds violated under a mutant, or how the process ended instead, and the vacuous ones."""
    try:
        done = runner.run(*words, "--quiet", "--no-shrink", "--jobs", 1, "--format", "json", exits=(), timeout=900,
                          env={"MUTANT": str(number)})
    except subprocess.TimeoutExpired:
        return ["(hang)"], []
    if done.returncode not in (0, 1, 3, 70):
        return [f"(crash: {done.returncode})"], []
    report = json.loads(done.stdout)
    return (sorted({one["rule"] for one in report["findings"]}),
            [one["id"] for one in report["rules"] if not one["nonVacuous"]])


def judge(runner, number, systems, known=()):
    """Which search finds a mutant, and what it finds; nothing where all have failed. A rule that becomes vacuous, which
    the report names, counts only after all searches, and where the design without a mutant evaluates it."""
    vacuous = []
    for name, words in (("short campaign", ["--seed", 1, "--keep-going", 1, "--runs", 300]),
                        ("20,000 runs", ["--seed", 1, "--keep-going", 1, "--runs", 20_000 // len(systems)]),
                        ("exploration", [*EXPLORE, "--time", f"{60 // len(systems)}s"])):
        for system in systems:
            rules, idle = found(runner, number, *words, "--system", *system.split())
            if rules:
                return name, rules
            vacuous += [[system, rule] for rule in idle if name == "20,000 runs" and [system, rule] not in known]
    return ("vacuous rule" if vacuous else ""), vacuous


def reached(runner, systems):
    """The mutants whose places are reached in the clean design; campaigns also play its seeded faults."""
    errors = [runner.run(*words, "--time", "10s", "--system", *system.split(), "--jobs", 1, "--quiet",
                         env={"MUTANT": "0"}).stderr for system in systems for words in (EXPLORE, EXPLORE[:3])]
    return {int(number) for number in re.findall(r"^reached (\d+)$", "\n".join(errors), re.M)}


def page(results, options, commit):
    """Docs/Mutation.md: counts by design, and the survivors with their reasons."""
    yield f"# Mutants of the designs\n\nWritten by `Lab/mutate.py --seed {options.seed}` for `{commit}`.\n"
    yield "| design | mutants | equivalent | killed | survived | killed of those that are not equivalent |"
    yield "|---|---:|---:|---:|---:|---:|"
    for design in (*TARGETS, ""):
        rows = [(kind, why) for name, _, kind, why in results if name.startswith(design)]
        same = sum(why.startswith("equivalent") for _, why in rows)
        killed = sum(bool(kind) for kind, _ in rows)
        share = f"{killed / max(1, len(rows) - same):.0%}"
        yield f"| {design or 'all'} | {len(rows)} | {same} | {killed} | {len(rows) - same - killed} | {share} |"
    kinds = collections.Counter(kind for _, _, kind, _ in results if kind)
    yield "\nKilled by " + ", ".join(f"the {kind}: {count}" for kind, count in kinds.most_common()) + "."
    for title, is_same in (("Survived", False), ("Equivalent", True)):
        yield f"\n## {title}\n"
        yield from (f"- {design}, {text}: {why.removeprefix('equivalent: ')}" for design, text, kind, why in results
                    if not kind and why.startswith("equivalent") == is_same)


@script(seed=1, count=40, jobs=os.cpu_count(), only="")
def main(options):
    drawn = draw(options)
    folder = pathlib.Path(f"/tmp/mutants-{options.seed}")
    store = folder / "results.json"
    stored = json.loads(store.read_text()) if store.exists() else {}
    # What was built, which may be older than the page.
    commit = stored.setdefault("commit", command("git", "log", "-1", "--format=%h", cwd=ROOT).stdout.strip())
    runner = build(folder, drawn)
    results, known = [], json.loads((LAB / "survivors.json").read_text())
    for design, (_, systems) in TARGETS.items():
        mine = [(number, one, f"{design} {place(one)}") for number, (name, one) in drawn.items() if name == design]
        if options.only in ("", design) and f"{design} live" not in stored:
            kind, idle = judge(runner, -1, systems)
            if kind not in ("", "vacuous rule"):
                sys.exit(f"{design}: {idle} without a mutant, so nothing would follow for mutants")
            live = reached(runner, systems)
            stored[f"{design} live"] = [key for number, _, key in mine if number in live][:options.count]
            stored[f"{design} idle"] = idle
        chosen = [row for row in mine if row[2] in stored.get(f"{design} live", [])]
        todo = [row for row in chosen if options.only in ("", design) and row[2] not in stored]
        idle = stored.get(f"{design} idle", [])
        for (number, _, key), result in parallel(options.jobs, lambda row: judge(runner, row[0], systems, idle), todo):
            stored[key] = result
            print(f"{number:4} {key[:130]:130} {result[0]} {result[1][:2]}", flush=True)
            store.write_text(json.dumps(stored, indent=1))
        results += [(design, one, stored[key]) for _, one, key in chosen if key in stored]

    rows = [(design, place(one), kind, kind or next((text for begin, text in known.items() if place(one).startswith(begin)
                                                     or one.key.startswith(begin)), "NOT EXPLAINED"))
            for design, one, (kind, _) in results]
    (ROOT / "Docs/Mutation.md").write_text("\n".join(page(rows, options, commit)) + "\n")
    finish([f"not explained: {design} {text}" for design, text, _, why in rows if why == "NOT EXPLAINED"], f"{len(rows)} mutants")
