"""What the scripts of this folder share: the runner and what it writes, saved cases, arguments, endings.

Everything that depends on the wording of reports, on JSON keys or on option names stands here.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LAB = ROOT / "Lab"

# JSON keys by which reports differ from what these scripts say.
KEYS = {"exercised": "evaluated", "way": "violation"}
# The first words of a verdict, as `shrink` prints them.
ROUTER, PLATFORM = "your router", "the platform"
VERDICT = re.compile(r"^# Verdict: (.*)$", re.M)
# A verdict that lays a finding to one quirk alone.
RESTS_ON = ("kept without {}", "does not survive {},")
# The comment of a file that was written before its trace was shrunk.
UNSHRUNK = "not shortened yet"
# What `show` prints: the option for events, an event, a step, a step that was not applied, the last line, added steps.
EVENTS = "--heard"
EVENT = re.compile(r"\s+· the app hears: (.*)$")
STEP = re.compile(r"\s+(\d+)  \S.*?  +(\S.*)$")
LAUNCH = re.compile(r"\s+launch +(\S.*)$")
NOT_APPLIED = "(ignored:"
PASSED = re.compile(r"every rule is kept, and (\w+) of them exercised")
ADDED = re.compile(r"\n +inserted +((?:'[^']*'(?:, )?\s*)+)")


def arguments(doc, jobs=None):
    """A parser with the script's own text as its help, and where the runner is."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runner", default=str(ROOT / ".build/release/fuzz-runner"))
    if jobs:
        parser.add_argument("--jobs", type=int, default=jobs, help=f"commands at a time ({jobs})")
    return parser


class Runner:
    """A built command line."""

    def __init__(self, path):
        self.path = str(path)

    def run(self, *words, exits=(0, 1, 3), **more):
        """The finished process with its output as text; ends the script at any other exit code."""
        command = [self.path, *map(str, words)]
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", **more.pop("env", {})}
        if "input" not in more:
            more["stdin"] = subprocess.DEVNULL
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", env=environment, **more)
        if exits and done.returncode not in exits:
            sys.exit(f"exit {done.returncode}: {' '.join(command)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done

    def report(self, *words, **more):
        """The JSON report of a search, with keys as these scripts name them."""
        return read_json(self.run(*words, "--quiet", "--format", "json", **more).stdout)

    def listed(self, topic, columns=2):
        """The rows of `list TOPIC`, split at the gaps between columns."""
        rows = self.run("list", topic, exits=(0,)).stdout.splitlines()
        return [[cell.strip() for cell in row.split("  ") if cell.strip()][:columns] for row in rows if row.strip()]


def read_json(text):
    return json.loads(text, object_hook=lambda row: {KEYS.get(key, key): value for key, value in row.items()})


def platform(names):
    """The options for quirks and assumptions, such as `ghost-pop` or `collapse-top=detail`."""
    quirks = ",".join(name for name in names if "=" not in name)
    values = ",".join(name for name in names if "=" in name)
    return (["--quirks", quirks] if quirks else []) + (["--assume", values] if values else [])


class Case:
    """A saved trace: the values of each key of its header, and its steps."""

    def __init__(self, path):
        self.path, self.text, self.header = path, path.read_text(), collections.defaultdict(list)
        head, _, body = self.text.partition("\n\n")
        for key, *values in (line.split(None, 1) for line in head.splitlines()[1:]):
            self.header[key] += [value.strip() for value in values]
        self.steps = [line for line in body.splitlines() if line and not line.startswith("#")]
        self.quirks = [name for text in self.header["quirks"] for name in text.split(", ") if name != "none"]


def cases(folder):
    return [Case(path) for path in sorted(pathlib.Path(folder).rglob("*.steps"))]


def filled(text, blocks):
    """A page with the lines of each block between its markers."""
    return re.sub(r"(<!-- begin (\w+) -->\n).*?(<!-- end -->)",
                  lambda found: found[1] + "\n".join(blocks[found[2]]()) + "\n" + found[3], text, flags=re.S)


def table(rows):
    """Prints rows of cells in columns, the first and the last to the left."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    for first, *middle, last in rows:
        cells = [cell.rjust(width) for cell, width in zip(middle, widths[1:])]
        print("  ".join([first.ljust(widths[0]), *cells, last]).rstrip())


def parallel(jobs, function, items):
    """Each item with the function's result, in order."""
    items = list(items)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        yield from zip(items, pool.map(function, items))


def finish(problems, summary):
    """Prints the problems and the summary; fails where there is a problem."""
    print("\n".join([*problems, f"{summary}, {len(problems)} problems"]))
    sys.exit(bool(problems))
