#!/usr/bin/env python3
"""Runs every command that the README shows, in a fresh clone, as a reader would.

    Scripts/readme.py                       clones the checkout at hand, builds, runs, prints a line for each
    Scripts/readme.py --here --only explain what matches, in the checkout at hand
    Scripts/readme.py --list                the commands, without running them

Each block between ```sh fences is one shell, so that a `cd` holds to its end. A command that finds something exits with 1,
as it should; every other code but 0 is a failure, and so is silence where there should be an answer. What goes to /tmp
goes to a folder of its own.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Commands that find something, so that 1 is what they should answer; the others answer 0.
FINDS = re.compile(
    r"--system (lazysplit|lazysplit/1.6|mail|cart|trouble-bounds)( |$)|--against lazysplit/head")


def commands(text):
    """The blocks of commands: each a list of lines, those that go on with a backslash joined."""
    for block in re.findall(r"^```sh\n(.*?)^```", text, re.S | re.M):
        lines = []
        for line in re.sub(r"\\\n\s*", "", block).splitlines():
            line = re.sub(r"\s+# .*$", "", line).strip()
            if line and not line.startswith("#"):
                lines.append(line)
        yield lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--here", action="store_true", help="in the checkout at hand, without a clone")
    parser.add_argument("--only", default="", help="what names this")
    parser.add_argument("--limit", type=int, default=1200, help="seconds for one command")
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    blocks = list(commands((ROOT / "README.md").read_text()))
    if not blocks:
        sys.exit("the README has no commands")
    if arguments.list:
        print("\n".join(line for block in blocks for line in block))
        return
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        checkout = ROOT
        if not arguments.here:
            checkout = pathlib.Path(folder) / "clone"
            subprocess.run(["git", "clone", "--quiet", str(ROOT), str(checkout)], check=True)
        # What the README writes to /tmp goes where nothing is yet.
        scratch = pathlib.Path(folder) / "tmp"
        scratch.mkdir()
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "CI": ""}
        count = 0
        for block in blocks:
            place = checkout
            for line in block:
                if moved := re.fullmatch(r"cd (\S+)", line):
                    place = place / moved[1]
                    continue
                if arguments.only not in line:
                    continue
                count += 1
                began = time.monotonic()
                try:
                    # Interactive commands are given an end of input at once.
                    answer = subprocess.run(
                        ["bash", "-c", line.replace("/tmp/", f"{scratch}/")], cwd=place, env=environment, stdin=subprocess.DEVNULL, capture_output=True,
                        text=True, timeout=arguments.limit)
                    code, said = answer.returncode, answer.stdout.strip() + answer.stderr.strip()
                except subprocess.TimeoutExpired:
                    code, said = "cut", "?"
                wanted = 1 if FINDS.search(line) else 0
                is_well = code == wanted and bool(said)
                print(f"{'well' if is_well else 'NOT WELL':8} {code!s:>4} {time.monotonic() - began:7.1f} s  {line}", flush=True)
                if not is_well:
                    failures.append(line)
                    print("    " + "\n    ".join(said.splitlines()[-8:]))
        print(f"{count} commands, {len(failures)} not well")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
