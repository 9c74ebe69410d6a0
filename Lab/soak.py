#!/usr/bin/env python3
"""Runs a long campaign and watches its memory: what grows with the number of actions is found here.

Fails where memory grows by more than a fifth after the first tenth of the time or exceeds the limit, or where the campaign
fails.

    Lab/soak.py --minutes 30                                                   SplitNavigator, `adversarial`
    Lab/soak.py --minutes 1 --system lazysplit/clean --profile documented
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from lab import arguments, finish, read_json


def resident(pid):
    """The memory of a process in megabytes; 0 once it has ended."""
    status = pathlib.Path(f"/proc/{pid}/status")
    if status.exists():
        found = re.search(r"VmRSS:\s+(\d+)", status.read_text())
        return int(found[1]) / 1024 if found else 0
    text = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True).stdout.strip()
    return int(text or 0) / 1024


def main():
    parser = arguments(__doc__, jobs=os.cpu_count())
    parser.add_argument("--system", default="split-navigator")
    parser.add_argument("--profile", default="adversarial")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--limit", type=int, default=2_000, help="the most memory in megabytes (2000)")
    parser.add_argument("--output", type=pathlib.Path, help="where the campaign's JSON report goes")
    options = parser.parse_args()
    seconds, samples = int(options.minutes * 60), []
    with tempfile.TemporaryDirectory() as folder:
        path = options.output or pathlib.Path(folder) / "soak.json"
        began = time.monotonic()
        process = subprocess.Popen([
            options.runner, "--system", options.system, "--profile", options.profile, "--seed", options.seed, "--time",
            f"{seconds}s", "--jobs", str(options.jobs), "--quiet", "--format", "json", "--output", path])
        while process.poll() is None:
            samples.append((time.monotonic() - began, resident(process.pid)))
            time.sleep(min(10, seconds / 30))
        if process.returncode not in (0, 1):
            sys.exit(f"exit {process.returncode}")
        report = read_json(path.read_text())
    warm = next(memory for at, memory in samples if at >= seconds / 10)
    # Shrinking comes after the last run.
    end = next(memory for at, memory in reversed(samples) if at <= seconds and memory)
    most = max(memory for _, memory in samples)
    problems = ["memory grows with the number of actions"] if end > warm * 1.2 else []
    problems += [f"more than {options.limit} MB"] if most > options.limit else []
    problems += [f"found {one['signature']}" for one in report["findings"] if process.returncode == 1]
    finish(problems, f"{report['actions']:,} actions in {options.minutes:g} minutes with {options.jobs} jobs; memory "
                     f"{warm:.0f} MB after a tenth, {end:.0f} MB at the end, {most:.0f} MB at most")


if __name__ == "__main__":
    main()
