#!/usr/bin/env python3
"""Changes SplitNavigator's source mechanically, in one place at a time, and tells which changes the rules catch.

    Scripts/mutate.py --seed 1                  draws 60 mutants, builds them, hunts each, writes Docs/Mutation.md
    Scripts/mutate.py --list                    every mutant there is

A mutant drops an assignment or a call, negates a condition, swaps two neighbouring statements, or makes a number one
more or one less. All that are drawn are built into one program, which the variable MUTANT switches. A mutant that
survives needs a sentence in Docs/Survivors.json, by its change or what that begins with: why it is no other program, or what no rule asks.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = pathlib.Path("Sources/SplitModel/Designs/SplitNavigator")
VARIANTS = ("head", "lists", "unchosen", "columns", "guarded", "fixed", "named", "sliding", "linked", "plain",
            "cleared")
SYSTEMS = [f"split-navigator/{name}" for name in VARIANTS]
# Where mutants are explored: a phone that is compact upright and regular turned, and a pad with windows of every width.
DEVICES = ["--device", "iphone-15-pro-max,ipad-11"]
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


class Mutant:
    def __init__(self, file, line, kind, start, end, text, told):
        self.file, self.line, self.kind = file, line, kind
        self.start, self.end, self.text, self.told = start, end, text, told
        self.number = 0

    @property
    def key(self):
        return f"{self.kind}: {self.told}"

    @property
    def place(self):
        return f"{self.file.name}:{self.line + 1}"


def clauses(text):
    """The parts of a condition between commas that stand in no bracket, with their places."""
    parts, depth, begin = [], 0, 0
    for index, letter in enumerate(text):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            parts.append((begin, index))
            begin = index + 1
    return parts + [(begin, len(text))]


def is_balanced(text):
    return all(text.count(a) == text.count(b) for a, b in ("()", "[]", "{}"))


def statement(line):
    found = STATEMENT.match(line)
    text = line.strip()
    return found and is_balanced(text) and not text.startswith(NO_STATEMENT) and found


def mutants_of(file):
    """Every mutant of a file; a place is a line and the columns in it."""
    rows = file.read_text().split("\n")
    out, is_logic = [], False
    # What is declared without a value must be set before it is read.
    unset = re.findall(r"^ +let (\w+): \w+$", file.read_text(), re.MULTILINE)
    for index, line in enumerate(rows):
        code = line.split("//")[0].rstrip()
        if re.match(r"^  \S.*\b(?:func|init|var)\b", code):
            # What an initialiser does not set does not compile.
            is_logic = not re.search(r"\binit\b", code)
        if code.strip().startswith("public init(rawValue") or " static var " in code or "precondition" in code:
            continue
        found = statement(code)
        if found and is_logic and found.group(2).split(" ")[0] not in unset:
            begin = len(found.group(1))
            text = found.group(2)
            out.append(Mutant(file, index, "dropped", begin, len(code), "if !Mutant.isOn(#) { %s }" % text, text))
            after = rows[index + 1].split("//")[0].rstrip() if index + 1 < len(rows) else ""
            second = statement(after)
            if second and second.group(1) == found.group(1):
                other = second.group(2)
                swapped = "if Mutant.isOn(#) { %s; %s } else { %s; %s }" % (other, text, text, other)
                out.append(Mutant(file, index, "swapped", begin, -1, swapped, f"{text} / {other}"))
        found = CONDITION.match(code)
        if found:
            begin = found.start(3)
            for first, last in clauses(found.group(3)):
                clause = found.group(3)[first:last]
                bare = clause.strip()
                if bare.startswith(("let ", "var ", "case ", "#")) or not is_balanced(bare):
                    continue
                offset = begin + first + len(clause) - len(clause.lstrip())
                out.append(Mutant(
                    file, index, "negated", offset, offset + len(bare), f"(Mutant.isOn(#) != ({bare}))", bare))
        if is_logic and not code.strip().startswith(("@", "//", "case ")) and "Int(" not in code:
            for number in NUMBER.finditer(code):
                if "[" in code and re.search(r": \[|static", code):
                    continue
                for sign, told in (("&+", "one more"), ("&-", "one less")):
                    value = number.group(1)
                    if value == "0" and sign == "&-":
                        continue
                    out.append(Mutant(
                        file, index, told, number.start(), number.end(), f"({value} {sign} Mutant.more(#))",
                        f"{value} in {code.strip()}"))
    return out


def implant(files, drawn):
    """Puts the drawn mutants into copies of their files."""
    for file in files:
        rows = file.read_text().split("\n")
        own = sorted((one for one in drawn if one.file == file), key=lambda one: (-one.line, -one.start))
        for one in own:
            text = one.text.replace("#", str(one.number))
            line = rows[one.line]
            if one.kind == "swapped":
                rows[one.line] = line[: one.start] + text
                rows[one.line + 1] = ""
            else:
                rows[one.line] = line[: one.start] + text + line[one.end:]
        file.write_text("\n".join(rows))


def draw(every, count, seed):
    """As many as wanted of which no two touch the same line."""
    order = list(every)
    random.Random(seed).shuffle(order)
    taken, drawn = set(), []
    for one in order:
        lines = {(one.file, one.line)} | ({(one.file, one.line + 1)} if one.kind == "swapped" else set())
        if not lines & taken and len(drawn) < count:
            taken |= lines
            drawn.append(one)
    for number, one in enumerate(sorted(drawn, key=lambda one: (one.file.name, one.line)), 1):
        one.number = number
    return sorted(drawn, key=lambda one: one.number)


def hunt(runner, words, number, seconds):
    """What a command finds with a mutant: rules, a crash or a hang; nothing where it finds nothing."""
    environment = dict(os.environ, MUTANT=str(number), SWIFT_BACKTRACE="enable=no")
    try:
        answer = subprocess.run([runner, *words], capture_output=True, text=True, env=environment, timeout=seconds)
    except subprocess.TimeoutExpired:
        return ["(does not end)"]
    if answer.returncode not in (0, 1, 3, 70):
        return [f"(crash: {answer.returncode})"]
    report = json.loads(answer.stdout)
    return sorted({one["rule"] for one in report["findings"]})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seconds", type=int, default=60, help="of one processor, for all campaigns on one mutant")
    parser.add_argument("--jobs", type=int, default=2, help="mutants at a time, each on one processor")
    parser.add_argument("--bound", default="sections=2,items=1,levels=1,inflight=1", help="of the exploration")
    parser.add_argument(
        "--deeper", default="", help="of another of the first system, for what survives all else")
    parser.add_argument("--copy", default="", help="where to build (a new folder)")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--only", type=int, default=0, help="one mutant by its number, and print what was found")
    arguments = parser.parse_args()
    names = sorted(path.name for path in (ROOT / FOLDER).glob("*.swift"))
    logic = [name for name in names if name.startswith(("SplitNavigator+", "SplitNavigator.", "NavigatorCompletions"))]
    if arguments.list:
        for one in sum((mutants_of(ROOT / FOLDER / name) for name in logic), []):
            print(f"{one.place}  {one.key}")
        return
    copy = pathlib.Path(arguments.copy or f"/tmp/mutants-{arguments.seed}")
    if not copy.exists():
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".build*", ".git"))
    for name in logic:
        shutil.copy(ROOT / FOLDER / name, copy / FOLDER / name)
    files = [copy / FOLDER / name for name in logic]
    drawn = draw(sum((mutants_of(file) for file in files), []), arguments.count, arguments.seed)
    implant(files, drawn)
    (copy / FOLDER / "Mutant.swift").write_text(SWITCH)
    subprocess.run(["swift", "build", "-c", "release"], cwd=copy, check=True, stdout=sys.stderr)
    shared = ["--memory", "2G", "--jobs", "1", "--no-progress", "--quiet", "--format", "json"]
    runner = str(copy / ".build/release/fuzz-runner")
    share = max(1, arguments.seconds // len(SYSTEMS))
    for system in SYSTEMS:
        words = ["fuzz", "--system", system, "--seed", "1", "--time", f"{3 * share}s", "--keep-going", "1", "--no-shrink",
                 "--no-progress", "--quiet", "--format", "json"]
        if found := hunt(runner, words, 0, 30 * share + 60):
            sys.exit(f"{system} finds {', '.join(found)} without a mutant: nothing would be said of mutants")
    results = []

    def judge(one):
        """What campaigns and what explorations find with a mutant, system after system."""
        campaign, exploration = [], []
        for system in SYSTEMS:
            words = ["fuzz", "--system", system, "--seed", "1", "--time", f"{share}s", "--keep-going", "1",
                     "--no-shrink", "--jobs", "1", "--no-progress", "--quiet", "--format", "json"]
            campaign = campaign or hunt(runner, words, one.number, 10 * share + 60)
            words = ["explore", "--system", system, "--bound", arguments.bound, *DEVICES, *shared]
            exploration = exploration or hunt(runner, words, one.number, 600)
        if arguments.deeper and not campaign and not exploration:
            exploration = hunt(
                runner, ["explore", "--system", SYSTEMS[0], "--bound", arguments.deeper, *shared], one.number, 1_200)
        return campaign, exploration

    wanted = [one for one in drawn if arguments.only in (0, one.number)]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for one, (campaign, exploration) in zip(wanted, pool.map(judge, wanted)):
            results.append((one, campaign, exploration))
            print(f"{one.number:3} {one.place:32} {one.key[:60]:60} campaign: {', '.join(campaign[:2]) or '–'}; "
                  f"exploration: {', '.join(exploration[:2]) or '–'}", flush=True)
    if not arguments.only:
        write(results, arguments)


def reason(told, one):
    """Why a mutant may survive: by its change, or by what that begins with."""
    return next((text for begin, text in told.items() if one.key.startswith(begin)), None)


def write(results, arguments):
    path = ROOT / "Docs/Survivors.json"
    told = json.loads(path.read_text()) if path.exists() else {}
    by_campaign = sum(bool(campaign) for _, campaign, _ in results)
    by_exploration = sum(bool(exploration) for _, _, exploration in results)
    survivors = [one for one, campaign, exploration in results if not campaign and not exploration]
    out = ["# Mutants of SplitNavigator", "",
           f"`Scripts/mutate.py --seed {arguments.seed} --seconds {arguments.seconds}`: {len(results)} mutants, "
           f"{by_campaign} caught by campaigns,", f"{by_exploration} by exploration, {len(survivors)} by neither.", "",
           "| place | change | campaign | exploration |", "|---|---|---|---|"]
    for one, campaign, exploration in results:
        cells = [", ".join(f"`{rule}`" for rule in found[:2]) or "–" for found in (campaign, exploration)]
        change = one.key.replace("|", "\\|")
        out.append(f"| {one.place} | {change} | {cells[0]} | {cells[1]} |")
    if survivors:
        out += ["", "## Survivors", ""]
        for one in survivors:
            out.append(f"- {one.place}, {one.key}: {reason(told, one) or 'NOT EXPLAINED'}")
    (ROOT / "Docs/Mutation.md").write_text("\n".join(out) + "\n")
    unexplained = [one for one in survivors if not reason(told, one)]
    print(f"{len(results)} mutants: {by_campaign} caught by campaigns, {by_exploration} by exploration, "
          f"{len(survivors)} survive, {len(unexplained)} of them without a reason")
    sys.exit(1 if unexplained else 0)


if __name__ == "__main__":
    main()
