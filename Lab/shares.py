"""Prints the difference of two inclusive callgrind profiles by part of the loop; see shares.sh."""

import re
import sys

# A part is what a function costs with all that it calls.
PARTS = [
    ("the whole loop", r"Worker\.playRun\("),
    ("a line: step, land, judge", r"Player\.play\("),
    ("step", r"SplitSimulation\.step\("),
    ("  the platform's answer", r"Platform\.respond\("),
    ("  the app's turn and what changed", r"SplitSimulation\.carryOut\("),
    ("    body", r"LazySplit\.body\("),
    ("    reconcile", r"Platform\.reconcile\("),
    ("landing what is in flight", r"Player\.landAll\("),
    ("the screen, wherever it is derived", r"Platform\.draw\("),
    ("  facts that only rules look at", r"Platform\.noteFacts\("),
    ("rules of turns", r"RuleBook\.judgeTurn\("),
    ("rules of lines and settled states", r"RuleBook\.judgeLine\("),
    ("looking up states that were met", r"PossibleAnswers\.recognises\("),
    ("rules of what is possible", r"Player\.askPossible\("),
    ("  fingerprints", r"Fingerprint\.init\("),
    ("  ways that are tried", r"PossibleAnswers\.reaches\("),
    ("rules of what changes nothing", r"Player\.(askNeutral|sampleNeutral)\("),
    ("copies of large values", r"mem(cpy|move)_"),
]


def costs(path):
    """The largest inclusive count of each part: a function stands once for every file that was inlined into it."""
    largest = {}
    for line in open(path, encoding="utf-8", errors="replace"):
        found = re.match(r"\s*([\d,]+) \(", line)
        if not found:
            continue
        count = int(found[1].replace(",", ""))
        for name, pattern in PARTS:
            if re.search(pattern, line):
                largest[name] = max(largest.get(name, 0), count)
    return largest


short, long, actions = costs(sys.argv[1]), costs(sys.argv[2]), int(sys.argv[3])
whole = long.get(PARTS[0][0], 0) - short.get(PARTS[0][0], 0)
print(f"{'part':<38}{'instructions an action':>24}{'share':>8}")
for name, _ in PARTS:
    count = long.get(name, 0) - short.get(name, 0)
    if count > 0:
        print(f"{name:<38}{count / actions:>24,.0f}{count / whole:>8.0%}")
