#!/usr/bin/env python3
"""Changes SplitNavigator's source mechanically, one place at a time, and reports which mutants the rules detect.

    Lab/mutate.py --seed 1      draws 60 mutants, builds them, runs campaigns and explorations on each, writes
                                Docs/Mutation.md (hours)
    Lab/mutate.py --list        every possible mutant

A mutant removes an assignment or a call, negates a condition, swaps two neighbouring statements, or adds or subtracts 1
from a number. All drawn mutants are built into one program; the variable MUTANT selects one. A mutant that survives needs
an explanation in Lab/survivors.json, by its text or the beginning of it: why it is equivalent, or what checks it.
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

FOLDER = next((ROOT / "Sources").rglob("SplitNavigator.swift")).parent.relative_to(ROOT)
SYSTEMS = [f"split-navigator/{name}" for name in (
    "head", "lists", "unchosen", "columns", "guarded", "fixed", "named", "sliding", "linked", "plain", "cleared")]
# A phone that is compact in portrait and regular in landscape, and a tablet with windows of every width.
EXPLORE = ["explore", "--memory", "2G", "--jobs", "1", "--bound"]
BOUND = ["sections=2,items=1,levels=1,inflight=1", "--device", "iphone-15-pro-max,ipad-11"]
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

# A place in a file, what stands there from one column to another, the new text with # for its number, and its description.
Mutant = collections.namedtuple("Mutant", "file line kind start end text original number", defaults=(0,))


def sources():
    """The files with SplitNavigator's logic."""
    return [path for path in sorted((ROOT / FOLDER).glob("*.swift"))
            if path.name.startswith(("SplitNavigator+", "SplitNavigator.", "NavigatorCompletions"))]


def key(mutant):
    return f"{mutant.kind}: {mutant.original}"


def place(mutant):
    return f"{mutant.file.name}:{mutant.line + 1}"


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


def statement(line):
    text = line.strip()
    return is_balanced(text) and not text.startswith(NO_STATEMENT) and STATEMENT.match(line)


def mutants_of(file):
    """Every mutant of a file."""
    rows = [line.split("//")[0].rstrip() for line in file.read_text().split("\n")]
    # What an initialiser or a constant without a value does not set does not compile.
    unset = re.findall(r"^ +let (\w+): \w+$", file.read_text(), re.M)
    is_logic = False
    for index, code in enumerate(rows):
        if re.match(r"^  \S.*\b(?:func|init|var)\b", code):
            is_logic = not re.search(r"\binit\b", code)
        if code.strip().startswith("public init(rawValue") or " static var " in code or "precondition" in code:
            continue
        first = is_logic and statement(code)
        if first and first[2].split(" ")[0] not in unset:
            begin, text = len(first[1]), first[2]
            yield Mutant(file, index, "dropped", begin, len(code), "if !Mutant.isOn(#) { %s }" % text, text)
            second = statement(rows[index + 1]) if index + 1 < len(rows) else None
            if second and second[1] == first[1]:
                swapped = "if Mutant.isOn(#) {{ {0}; {1} }} else {{ {1}; {0} }}".format(second[2], text)
                yield Mutant(file, index, "swapped", begin, len(code), swapped, f"{text} / {second[2]}")
        if found := CONDITION.match(code):
            for offset, clause in clauses(found[3]):
                bare, begin = clause.strip(), found.start(3) + offset + len(clause) - len(clause.lstrip())
                if not bare.startswith(("let ", "var ", "case ", "#")) and is_balanced(bare):
                    yield Mutant(file, index, "negated", begin, begin + len(bare), f"(Mutant.isOn(#) != ({bare}))", bare)
        is_data = code.strip().startswith(("@", "case ")) or "Int(" in code or "[" in code and re.search(r": \[|static", code)
        for number in NUMBER.finditer(code) if is_logic and not is_data else []:
            for sign, kind in (("&+", "one more"), ("&-", "one less")):
                if (number[1], sign) != ("0", "&-"):
                    yield Mutant(file, index, kind, number.start(), number.end(),
                                 f"({number[1]} {sign} Mutant.more(#))", f"{number[1]} in {code.strip()}")


def draw(every, count, seed):
    """Mutants of which no two touch the same line, numbered in the order of their places."""
    order = list(every)
    random.Random(seed).shuffle(order)
    taken, drawn = set(), []
    for one in order:
        lines = {(one.file, one.line)} | ({(one.file, one.line + 1)} if one.kind == "swapped" else set())
        if not lines & taken and len(drawn) < count:
            taken |= lines
            drawn.append(one)
    return [one._replace(number=number) for number, one in enumerate(sorted(drawn), 1)]


def implant(drawn):
    """Puts the drawn mutants into their files."""
    for file in {one.file for one in drawn}:
        rows = file.read_text().split("\n")
        for one in sorted((one for one in drawn if one.file == file), reverse=True):
            line, text = rows[one.line], one.text.replace("#", str(one.number))
            rows[one.line] = line[:one.start] + text + ("" if one.kind == "swapped" else line[one.end:])
            if one.kind == "swapped":
                rows[one.line + 1] = ""
        file.write_text("\n".join(rows))


def build(folder, options):
    """Copies the package, implants what is drawn, builds; returns the runner and the mutants."""
    if not folder.exists():
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(".build*", ".git"))
    files = [pathlib.Path(shutil.copy(path, folder / FOLDER / path.name)) for path in sources()]
    drawn = draw([one for file in files for one in mutants_of(file)], options.count, options.seed)
    implant(drawn)
    (folder / FOLDER / "Mutant.swift").write_text(SWITCH)
    subprocess.run(["swift", "build", "-c", "release", "--product", "fuzz-runner"], cwd=folder, check=True,
                   stdout=sys.stderr)
    return Runner(folder / ".build/release/fuzz-runner"), drawn


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


def judge(runner, number, share):
    """What campaigns find with a mutant, and what explorations find."""
    campaign, exploration = [], []
    for system in SYSTEMS:
        campaign = campaign or found(runner, number, 10 * share + 60, "fuzz", "--system", system, "--seed", 1, "--time",
                                     f"{share}s", "--keep-going", 1, "--jobs", 1)
        exploration = exploration or found(runner, number, 600, *EXPLORE, *BOUND, "--system", system)
    return campaign, exploration


def page(results, options, reasons):
    """Docs/Mutation.md: counts by kind, and the survivors with their reasons."""
    def row(name, rows):
        cells = [len(rows), sum(bool(campaign) for _, campaign, _ in rows), sum(bool(explored) for *_, explored in rows),
                 sum(not campaign and not explored for _, campaign, explored in rows)]
        return f"| {name} | " + " | ".join(map(str, cells)) + " |"
    commit = subprocess.run(["git", "log", "-1", "--format=%h"], cwd=ROOT, capture_output=True, text=True).stdout.strip()
    kinds = sorted({one.kind for one, *_ in results})
    survivors = [one for one, campaign, explored in results if not campaign and not explored]
    return "\n".join([
        "# Mutants of SplitNavigator", "", f"Written by `Lab/mutate.py --seed {options.seed} --seconds {options.seconds}` "
        f"for the source of commit `{commit}`.", "", "| change | mutants | found by campaigns | found by exploration | survive |", "|---|---:|---:|---:|---:|",
        *(row(kind, [one for one in results if one[0].kind == kind]) for kind in kinds), row("all", results), "",
        "## Survivors", "", *(f"- {place(one)}, {key(one)}: {reason(reasons, one) or 'NOT EXPLAINED'}" for one in survivors),
        ""]), [key(one) for one in survivors if not reason(reasons, one)]


def reason(reasons, mutant):
    return next((text for begin, text in reasons.items() if key(mutant).startswith(begin)), None)


def main():
    parser = arguments(__doc__, jobs=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seconds", type=int, default=60, help="of one processor, for all campaigns on one mutant (60)")
    parser.add_argument("--copy", type=pathlib.Path, help="where to build (/tmp/mutants-SEED)")
    parser.add_argument("--only", type=int, help="one mutant by its number; writes nothing")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    if options.list:
        return print("\n".join(f"{place(one)}  {key(one)}" for file in sources() for one in mutants_of(file)))
    runner, drawn = build(options.copy or pathlib.Path(f"/tmp/mutants-{options.seed}"), options)
    share = max(1, options.seconds // len(SYSTEMS))
    if any(judge(runner, 0, share)):
        sys.exit("something is found without a mutant, so nothing would follow for mutants")
    wanted = [one for one in drawn if options.only in (None, one.number)]
    results = []
    for one, (campaign, explored) in parallel(options.jobs, lambda one: judge(runner, one.number, share), wanted):
        results.append((one, campaign, explored))
        print(f"{one.number:3} {place(one):32} {key(one)[:60]:60} campaign: {', '.join(campaign[:2]) or '–'}; "
              f"exploration: {', '.join(explored[:2]) or '–'}", flush=True)
    if options.only is None:
        text, unexplained = page(results, options, json.loads((LAB / "survivors.json").read_text()))
        (ROOT / "Docs/Mutation.md").write_text(text)
        finish([f"not explained: {one}" for one in unexplained], f"{len(results)} mutants")


if __name__ == "__main__":
    main()
