#!/usr/bin/env python3
"""Prints the verdict on each saved case that is not the router's fault, and counts all verdicts.

Fails where a case has no verdict, or one that sets no quirk is laid to the platform.

    Lab/verdicts.py [--cases corpus/history]
"""
import collections
import re

from lab import PLATFORM, ROOT, ROUTER, VERDICT, Runner, arguments, cases, finish, parallel


def main():
    parser = arguments(__doc__, jobs=2)
    parser.add_argument("--cases", default=ROOT / "corpus/history")
    options = parser.parse_args()
    counts, problems = collections.Counter(), []

    def verdict(case):
        text = Runner(options.runner).run("shrink", case.path, "--prove-states", 0, exits=()).stdout
        found = VERDICT.search(re.sub(r"\n#   +", " ", text))
        return found[1] if found else "none"
    for case, text in parallel(options.jobs, verdict, cases(options.cases)):
        kind = text.split(":")[0]
        counts[kind] += 1
        if kind != ROUTER:
            print(f"{case.path.stem}: {text}")
        if kind == "none" or kind == PLATFORM and not case.quirks:
            problems.append(f"{case.path.stem}, quirks {', '.join(case.quirks) or 'none'}: {text}")
    print("\n" + "".join(f"{count:5} {kind}\n" for kind, count in counts.most_common()))
    finish(problems, f"{counts.total()} cases")


if __name__ == "__main__":
    main()
