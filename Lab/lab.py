"""What the scripts of this folder share: the runner and what it writes, saved cases, arguments, endings.

What depends on the wording of reports or on names that may change stands here; JSON keys have the program's names.
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
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LAB = ROOT / "Lab"

# The comment of a file that was written before its trace was shrunk.
UNSHRUNK = "not shrunk yet"
# What `show` prints: the start and each step with its screen, events, a step that was not applied, the result.
STEP = re.compile(r" +(?:(\d+)  \S.*?|start)(?:  +(\S.*))?$")
EVENT = re.compile(r" +· event: (.*)$")
NOT_APPLIED = "(ignored:"
RESULT = re.compile(r"^passed: .*?; (\w+) rules? non-vacuous", re.M)
INSERTED = re.compile(r"\n +inserted +((?:'[^']*'(?:, )?\s*)+)")


def script(**defaults):
    """Runs the decorated function with the options of the command line where its file is the program, whose text is the
    help. A default gives an option's type, False a switch, a tuple the values of an operand, and a list an option that may
    occur more than once; the built program becomes a `Runner`, and `folder` is a temporary folder."""
    def run(function):
        if function.__module__ != "__main__":
            return function
        parser = argparse.ArgumentParser(description=sys.modules["__main__"].__doc__,
                                         formatter_class=argparse.RawDescriptionHelpFormatter)
        for name, value in {"runner": ROOT / ".build/release/fuzz-runner", **defaults}.items():
            if isinstance(value, tuple):
                parser.add_argument(name, choices=value)
            elif value is False:
                parser.add_argument(f"--{name}", action="store_true")
            else:
                kind = {"action": "append"} if value == [] else {} if value is None else {"type": type(value)}
                parser.add_argument(f"--{name}", default=None if value == [] else value, **kind)
        options = parser.parse_args()
        options.runner = Runner(options.runner)
        with tempfile.TemporaryDirectory() as name:
            options.folder = pathlib.Path(name)
            function(options)
    return run


def command(*words, **more):
    """A finished process, with its output as text."""
    more = {"capture_output": "stdout" not in more, "text": True, "errors": "replace", **more}
    more["env"] = {**os.environ, "SWIFT_BACKTRACE": "enable=no", **more.get("env", {})}
    if "input" not in more:
        more["stdin"] = subprocess.DEVNULL
    return subprocess.run([str(word) for word in words], **more)


class Runner:
    """A built command line."""

    def __init__(self, path):
        self.path = str(pathlib.Path(path).resolve())

    def run(self, *words, exits=(0, 1, 3), **more):
        """The finished process with its output as text; ends the script at any other exit code."""
        done = command(self.path, *words, **more)
        if exits and done.returncode not in exits:
            sys.exit(f"exit {done.returncode}: {' '.join(done.args)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done

    def report(self, *words, **more):
        """The JSON report of a search."""
        return json.loads(self.run(*words, "--quiet", "--format", "json", **more).stdout)

    def listed(self, topic, columns=2):
        """The rows of `list TOPIC`, split at the gaps between columns."""
        rows = self.run("list", topic, exits=(0,)).stdout.splitlines()
        return [[cell.strip() for cell in row.split("  ") if cell.strip()][:columns] for row in rows if row.strip()]


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
