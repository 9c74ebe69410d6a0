#!/usr/bin/env python3
"""Whose fault the saved findings are: the verdict on each case of a folder, shrunk once more.

    swift build -c release
    Scripts/verdicts.py [--cases corpus/history] [--jobs 2] [--runner PATH]

Prints how many cases have each verdict, and of those that are not laid to the router what they rest on. Fails where a
case that sets no quirk is laid to the platform, or a case has no verdict.
"""
import argparse
import collections
import concurrent.futures
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def verdict(runner, case):
    """The verdict on a case in words, and whether the case sets a quirk."""
    answer = subprocess.run([runner, "shrink", case, "--prove-states", "0"], capture_output=True, text=True)
    text = re.sub(r"\n#   +", " ", answer.stdout)
    told = re.search(r"^# Verdict: (.*)$", text, re.M)
    quirks = re.search(r"^quirks +(?!none$)", text, re.M)
    return told[1] if told else f"none (exit {answer.returncode})", quirks is not None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", default=str(ROOT / "corpus/history"))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--runner", default=str(ROOT / ".build/release/fuzz-runner"))
    options = parser.parse_args()
    cases = sorted(pathlib.Path(options.cases).rglob("*.steps"))
    counts, problems = collections.Counter(), []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for case, (told, has_quirk) in zip(cases, pool.map(lambda case: verdict(options.runner, case), cases)):
            kind = told.split(":")[0]
            counts[kind] += 1
            if kind != "your router":
                print(f"{case.stem}: {told}")
                if told.startswith("none") or kind == "the platform" and not has_quirk:
                    problems.append(f"{case.stem}, {'with' if has_quirk else 'without'} a quirk: {told}")
    print()
    for kind, count in counts.most_common():
        print(f"{count:5} {kind}")
    print("\n".join(problems + [f"{len(cases)} cases, {len(problems)} problems"]))
    sys.exit(bool(problems) or not cases)


if __name__ == "__main__":
    main()
