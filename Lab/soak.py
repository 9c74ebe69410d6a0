#!/usr/bin/env python3
"""Lets a campaign run for long, and watches its memory: what grows with the number of actions is found here.

    Scripts/soak.py --minutes 30                   SplitNavigator under `adversarial`, two jobs
    Scripts/soak.py --minutes 1 --system lazysplit/clean --profile documented

Prints the actions, the memory after the first tenth of the time and at the end, and the findings; fails where memory
grew by more than a fifth in between, or where anything was found.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def resident(pid):
    """The memory of a process in megabytes; nil once it has ended."""
    answer = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True).stdout.strip()
    return int(answer) / 1024 if answer else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runner", default=str(ROOT / ".build/release/fuzz-runner"))
    parser.add_argument("--system", default="split-navigator")
    parser.add_argument("--profile", default="adversarial")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", default=str(os.cpu_count()))
    parser.add_argument("--output", default="", help="where the campaign's JSON goes")
    arguments = parser.parse_args()
    seconds = int(arguments.minutes * 60)
    with tempfile.TemporaryDirectory() as folder:
        report = arguments.output or f"{folder}/soak.json"
        process = subprocess.Popen(
            [arguments.runner, "--system", arguments.system, "--profile", arguments.profile, "--seed", arguments.seed,
             "--time", f"{seconds}s", "--jobs", arguments.jobs, "--no-progress", "--quiet", "--format", "json",
             "--output", report])
        began, samples = time.monotonic(), []
        while process.poll() is None:
            now = resident(process.pid)
            if now:
                samples.append((time.monotonic() - began, now))
            time.sleep(min(10, seconds / 30))
        if process.returncode not in (0, 1):
            sys.exit(f"exit {process.returncode}")
        found = json.loads(pathlib.Path(report).read_text())
    warm = next(memory for at, memory in samples if at >= seconds / 10)
    # Shrinking and proving come after the last run, so the end is the last sample before it.
    end = next(memory for at, memory in reversed(samples) if at <= seconds)
    most = max(memory for _, memory in samples)
    print(f"{found['actions']:,} actions in {seconds / 60:g} minutes on {arguments.jobs} jobs; memory {samples[0][1]:.0f} MB at "
          f"the start, {warm:.0f} MB after a tenth, {end:.0f} MB at the end, {most:.0f} MB at most; "
          f"{len(found['findings'])} findings")
    if end > warm * 1.2:
        sys.exit("memory grows with the number of actions")
    if found["findings"]:
        sys.exit("something was found")


if __name__ == "__main__":
    main()
