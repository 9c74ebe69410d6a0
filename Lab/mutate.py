#!/usr/bin/env python3
"""Changes SplitNavigator's source mechanically, one place at a time, and reports which mutants the rules detect.

    Lab/mutate.py --seed 1      draws 60 mutants, builds them, runs campaigns and explorations on each, writes
                                Docs/Mutation.md (hours)
    Lab/mutate.py --list        every possible mutant

A mutant removes an assignment or a call, negates a condition, or adds or subtracts 1 from a number. All drawn mutants
(--count) are built into one program; the variable MUTANT selects one, and all campaigns on it take --seconds. A mutant
that survives needs an explanation in Lab/survivors.json, by its text or the beginning of it: why it is equivalent, or
what checks it.
"""
import collections
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys

from lab import LAB, ROOT, Runner, arguments, finish, parallel, read_json

FOLDER = pathlib.Path("Sources/SplitNavigator")
SYSTEMS = [f"split-navigator/{name}" for name in (
    "head", "lists", "unchosen", "columns", "guarded", "fixed", "named", "sliding", "linked", "plain", "cleared")]
# A phone that is compact in portrait and regular in landscape, and a tablet with windows of every width.
EXPLORE = ["explore", "--memory", "2G", "--jobs", "1", "--bound", "sections=2,items=1,levels=1,inflight=1", "--device",
           "iphone-15-pro-max,ipad-11"]
SWITCH = '''import Foundation

/// Switches one mutant on, by its number in the environment.
@usableFromInline
enum Mutant {
  @usableFromInline static let active = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? 0
  @usableFromInline static func isOn(_ number: Int) -> Bool { active == number }
  @usableFromInline static func more<Number: FixedWidthInteger>(_ number: Int) -> Number { isOn(number) ? 1 : 0 }
}
'''
STATEMENT = re.compile(r"^( {4,})((?:[\w.]+(?:\[[^\]]*\])? (?:=|[+&-]+=) .+)|(?:_ = )?[\w.]+\(.*\))$")
CONDITION = re.compile(r"^( +)((?:\} else )?if|guard|while) (.+?)( \{.*| else \{.*)$")
NUMBER = re.compile(r"(?<![\w.\"$])([0-9])(?![\w.\"])")
NO_STATEMENT = ("return ", "let ", "var ", "case ", "precondition(", "self.init(")

# A line of a file, the columns that change, the new text with # for the mutant's number, and its description.
Mutant = collections.namedtuple("Mutant", "file line start end text key")


def place(mutant):
    return f"{mutant.file.name}:{mutant.line + 1}"


def sources():
    """The files with SplitNavigator's logic."""
    return [path for path in sorted((ROOT / FOLDER).glob("*.swift"))
            if path.name.startswith(("NavigatorState", "NavigatorCompletions"))]


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


def mutants_of(file):
    """Every mutant of a file."""
    # What an initialiser or a constant without a value does not set does not compile.
    unset, is_logic = re.findall(r"^ +let (\w+): \w+$", file.read_text(), re.M), False
    for index, line in enumerate(file.read_text().split("\n")):
        code = line.split("//")[0].rstrip()
        bare = code.strip()
        if re.match(r"^  \S.*\b(?:func|init|var)\b", code):
            is_logic = not re.search(r"\binit\b", code)
        if bare.startswith("public init(rawValue") or " static var " in code or "precondition" in code:
            continue
        found = STATEMENT.match(code)
        is_set = bare.startswith((*NO_STATEMENT, *(f"{name} " for name in unset)))
        if is_logic and found and is_balanced(bare) and not is_set:
            yield Mutant(file, index, len(found[1]), len(code), "if !Mutant.isOn(#) { %s }" % bare, f"dropped: {bare}")
        if found := CONDITION.match(code):
            for offset, clause in clauses(found[3]):
                text, begin = clause.strip(), found.start(3) + offset + len(clause) - len(clause.lstrip())
                if not text.startswith(("let ", "var ", "case ", "#")) and is_balanced(text):
                    negated = f"(Mutant.isOn(#) != ({text}))"
                    yield Mutant(file, index, begin, begin + len(text), negated, f"negated: {text}")
        is_data = bare.startswith(("@", "case ")) or "Int(" in code or "[" in code and re.search(r": \[|static", code)
        for number in NUMBER.finditer(code) if is_logic and not is_data else []:
            for sign, kind in (("&+", "one more"), ("&-", "one less")):
                if (number[1], sign) != ("0", "&-"):
                    yield Mutant(file, index, number.start(), number.end(), f"({number[1]} {sign} Mutant.more(#))",
                                 f"{kind}: {number[1]} in {bare}")


def build(folder, options):
    """Copies the package, draws mutants, no two in a line, and builds them; the runner, and the mutants by number."""
    if not folder.exists():
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(".build*", ".git"))
    files = [pathlib.Path(shutil.copy(path, folder / FOLDER / path.name)) for path in sources()]
    every = [one for file in files for one in mutants_of(file)]
    random.Random(options.seed).shuffle(every)
    drawn = sorted(list({(one.file, one.line): one for one in reversed(every)}.values())[-options.count:])
    for file in files:
        rows = file.read_text().split("\n")
        for number, one in enumerate(drawn, 1):
            if one.file == file:
                line = rows[one.line]
                rows[one.line] = line[:one.start] + one.text.replace("#", str(number)) + line[one.end:]
        file.write_text("\n".join(rows))
    (folder / FOLDER / "Mutant.swift").write_text(SWITCH)
    words = ["swift", "build", "-c", "release", "--product", "fuzz-runner"]
    subprocess.run(words, cwd=folder, check=True, stdout=sys.stderr)
    return Runner(folder / ".build/release/fuzz-runner"), dict(enumerate(drawn, 1))


def found(runner, number, seconds, *words):
    """The rules that a command finds violated under a mutant, or how the process ended instead."""
    try:
        done = runner.run(*words, "--quiet", "--no-shrink", "--format", "json", exits=(), timeout=seconds,
                          env={"MUTANT": str(number)})
    except subprocess.TimeoutExpired:
        return ["(hang)"]
    if done.returncode not in (0, 1, 3, 70):
        return [f"(crash: {done.returncode})"]
    return sorted({one["rule"] for one in read_json(done.stdout)["findings"]})


def judge(runner, number, seconds):
    """What campaigns find with a mutant, and what explorations find."""
    campaign, exploration = [], []
    for system in SYSTEMS:
        words = ["--system", system, "--seed", 1, "--time", f"{seconds}s", "--keep-going", 1, "--jobs", 1]
        campaign = campaign or found(runner, number, 10 * seconds + 60, *words)
        exploration = exploration or found(runner, number, 600, *EXPLORE, "--system", system)
    return campaign, exploration


def page(results, options, reasons):
    """Docs/Mutation.md: counts by kind, and the survivors with their reasons."""
    commit = subprocess.run(["git", "log", "-1", "--format=%h"], cwd=ROOT, capture_output=True, text=True).stdout
    yield f"# Mutants of SplitNavigator\n\nWritten by `Lab/mutate.py --seed {options.seed}` for `{commit.strip()}`.\n"
    yield "| change | mutants | found by campaigns | found by exploration | survive |\n|---|---:|---:|---:|---:|"
    for kind in ("dropped", "negated", "one more", "one less", ""):
        rows = [(campaign, explored) for one, (campaign, explored) in results if one.key.startswith(kind)]
        counts = [len(rows), *(sum(map(bool, column)) for column in zip(*rows)), rows.count(([], []))]
        yield f"| {kind or 'all'} | " + " | ".join(map(str, counts)) + " |"
    yield "\n## Survivors\n"
    for one, outcome in results:
        if outcome == ([], []):
            yield f"- {place(one)}, {one.key}: {reasons(one)}"


def main():
    options = arguments(__doc__, jobs=2, seed=1, count=60, seconds=60, list=False)
    if options.list:
        return print("\n".join(f"{place(one)}  {one.key}" for file in sources() for one in mutants_of(file)))
    runner, drawn = build(pathlib.Path(f"/tmp/mutants-{options.seed}"), options)
    seconds = max(1, options.seconds // len(SYSTEMS))
    if any(judge(runner, 0, seconds)):
        sys.exit("something is found without a mutant, so nothing would follow for mutants")
    results = []
    for (number, one), outcome in parallel(options.jobs, lambda item: judge(runner, item[0], seconds), drawn.items()):
        results.append((one, outcome))
        print(f"{number:3} {place(one):32} {one.key[:70]:70} {outcome}", flush=True)
    known = json.loads((LAB / "survivors.json").read_text())

    def reason(one):
        return next((text for begin, text in known.items() if one.key.startswith(begin)), "NOT EXPLAINED")
    (ROOT / "Docs/Mutation.md").write_text("\n".join(page(results, options, reason)) + "\n")
    finish([f"not explained: {one.key}" for one, outcome in results
            if outcome == ([], []) and reason(one) == "NOT EXPLAINED"], f"{len(results)} mutants")


if __name__ == "__main__":
    main()
