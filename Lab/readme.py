#!/usr/bin/env python3
"""Runs every command that the README shows, in a fresh clone, as a reader would.

    Lab/readme.py                           clones this checkout, builds, runs; a line for each command
    Lab/readme.py --here --only explain     the commands that contain a word, in this checkout
    Lab/readme.py --list                    prints the commands

Each ```sh block is one shell session, so a `cd` lasts to its end. A command that finds something must exit with 1, all
others with 0, and each must print something. What a command writes to /tmp goes to a temporary folder.
"""
import argparse
import os
import pathlib
import re
import subprocess
import tempfile
import time

from lab import ROOT, finish

# Commands that find something.
FINDS = re.compile(r"--system (lazysplit|lazysplit/1.6|mail|cart|trouble-bounds)( |$)|--against lazysplit/head")


def sessions(text):
    """The commands of each block; lines that end with a backslash are joined."""
    for block in re.findall(r"^```sh\n(.*?)^```", text, re.S | re.M):
        lines = [re.sub(r"(^|\s+)# .*$", "", line).strip() for line in re.sub(r"\\\n\s*", "", block).splitlines()]
        yield [line for line in lines if line]


def problem(line, folder, scratch, limit):
    """Runs one command; what is wrong with its result."""
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "CI": ""}
    expected, began = 1 if FINDS.search(line) else 0, time.monotonic()
    try:
        done = subprocess.run(["bash", "-c", line.replace("/tmp/", f"{scratch}/")], cwd=folder, env=environment,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return f"{line}\n    did not end within {limit} s"
    print(f"{done.returncode:>4} {time.monotonic() - began:7.1f} s  {line}", flush=True)
    text = (done.stdout + done.stderr).strip()
    if done.returncode == expected and text:
        return None
    return f"{line}\n    exit {done.returncode}, expected {expected}\n    " + "\n    ".join(text.splitlines()[-8:])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--here", action="store_true", help="in this checkout, without a clone")
    parser.add_argument("--only", default="", help="commands that contain this")
    parser.add_argument("--limit", type=int, default=1200, help="seconds for one command (1200)")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    blocks = list(sessions((ROOT / "README.md").read_text()))
    if options.list:
        return print("\n".join(line for block in blocks for line in block))
    problems, count = [], 0
    with tempfile.TemporaryDirectory() as name:
        clone, scratch = pathlib.Path(name) / "clone", pathlib.Path(name) / "tmp"
        scratch.mkdir()
        if not options.here:
            subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        for block in blocks:
            folder = ROOT if options.here else clone
            for line in block:
                if moved := re.fullmatch(r"cd (\S+)", line):
                    folder = folder / moved[1]
                elif options.only in line:
                    count += 1
                    problems.append(problem(line, folder, scratch, options.limit))
    finish([one for one in problems if one], f"{count} commands") if count else finish(["no command"], "README.md")


if __name__ == "__main__":
    main()
