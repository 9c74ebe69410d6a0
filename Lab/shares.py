#!/usr/bin/env python3
"""Prints what the loop costs by function: instructions of a campaign for each drawn action, counted by callgrind.

Two campaigns are counted, one twice as long, and their difference is printed, so that starting and the self-check cost
nothing. A function costs with all that it calls. Counts differ by half a per cent from run to run, because sets are seeded
at each launch; times differ more.

    Lab/shares.py [--system lazysplit/clean] [--match REGEX]      needs valgrind
"""
import argparse
import collections
import os
import pathlib
import re
import subprocess
import tempfile

from lab import ROOT, read_json


def costs(program, system, runs, folder):
    """The actions of a campaign and, by name, the inclusive instructions of its functions."""
    report, counts = folder / f"{runs}.json", folder / f"{runs}.callgrind"
    subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={counts}", program, "--system", system, "--seed",
                    "1", "--runs", str(runs), "--jobs", "1", "--no-shrink", "--quiet", "--format", "json", "--output",
                    report], stderr=subprocess.DEVNULL, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
    listing = subprocess.run(["callgrind_annotate", "--inclusive=yes", "--threshold=100", counts], capture_output=True)
    text = subprocess.run(["swift", "demangle", "--simplified"], input=listing.stdout, capture_output=True).stdout
    found = collections.Counter()
    for line in text.decode(errors="replace").splitlines():
        if row := re.match(r"\s*([\d,]+) \([^)]*\)\s+\S*?:(\S.*?)(?: \[.*)?$", line):
            # A function has a row for every file that was inlined into it; the largest is the whole.
            found[row[2]] = max(found[row[2]], int(row[1].replace(",", "")))
    return read_json(report.read_text())["actions"], found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--system", default="lazysplit/clean")
    parser.add_argument("--match", default="", help="functions whose name matches this")
    parser.add_argument("--share", type=float, default=1, help="the least share in per cent (1)")
    options = parser.parse_args()
    build = ["swift", "build", "-c", "release", "--product", "profile", "--package-path", ROOT / "Benchmarks"]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    place = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    with tempfile.TemporaryDirectory() as name:
        (few, short), (many, long) = (costs(f"{place}/profile", options.system, runs, pathlib.Path(name))
                                      for runs in (500, 1000))
    # Names with a quotation mark stand for recursion and contain several calls.
    difference = collections.Counter({name: count for name, count in (long - short).items() if "'" not in name})
    whole = max(difference.values())
    print(f"{'instructions an action':>22} {'share':>6}  function")
    for name, count in difference.most_common():
        # What calls the loop costs as much as the loop.
        if options.share / 100 <= count / whole < 0.99 and re.search(options.match, name):
            print(f"{count / (many - few):>22,.0f} {count / whole:>6.0%}  {name[:120]}")


if __name__ == "__main__":
    main()
