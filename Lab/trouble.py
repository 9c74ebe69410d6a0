#!/usr/bin/env python3
"""Fuzzes routers that trap, exit, hang, are nondeterministic, or write to standard output.

Each router of Examples/Sources/TroubleFuzzing is fuzzed by the built example command. One that ends its process must be a
finding with a short trace that ends it again, saved to a corpus and in every report; a nondeterministic one must be reported
as such, with the step that differs, and nothing else; one that only writes must give no finding, and its output must not be
in the report. A router without trouble gives the same findings with and without `--isolate`. At the end two faults are
seeded to test the checks: a router without trouble must not pass as one with trouble.

    Lab/trouble.py [--examples PATH]
"""
import pathlib
import sys
import tempfile
import time
import xml.etree.ElementTree

from lab import ROOT, Runner, arguments, expect_complaint, read_json

LIMIT = "500ms"
TRACE = ['choose "Novels"', "link 1", "link 1", 'call "lend"']
# The rule, the violation, and a part of the message.
ENDS = {
    "fatal": ("process.survives", "trapped", "Fatal error: a book is lent while another is open"),
    "bounds": ("process.survives", "trapped", "Fatal error: Index out of range"),
    "overflow": ("process.survives", "trapped", ""),
    "recursion": ("process.survives", "crashed", "recursion"),
    "exit": ("process.survives", "exited", "exit"),
    "hang": ("process.answers", "hung", f"no answer within {LIMIT}"),
}
ISOLATE = "--isolate"
NONDETERMINISTIC = ("not repeatable", "singleton")
NOT_REPEATABLE = "notRepeatable"
PASSED = "kept"


class Wrong(Exception):
    """A check failed."""


def demand(holds, text):
    if not holds:
        raise Wrong(text)


class Checks:
    def __init__(self, path, folder):
        self.runner, self.folder = Runner(path), folder

    def run(self, *words):
        return self.runner.run(*words, exits=(), timeout=120)

    def campaign(self, trouble, wanted, *words):
        """Runs a campaign, demands an exit code, and returns the JSON report, if one was written, and the process."""
        path = self.folder / f"{trouble}.json"
        path.unlink(missing_ok=True)
        done = self.run("--system", f"trouble-{trouble}", "--seed", 42, "--runs", 12, "--no-progress", "--format", "json",
                        "--output", path, *words)
        demand(done.returncode == wanted, f"exit {done.returncode}, expected {wanted}: {done.stderr[-500:]}")
        return read_json(path.read_text()) if path.exists() else None, done

    def end(self, trouble, expected=None):
        """A router that ends its process is a finding, in every report and in the corpus; the text report."""
        rule, violation, message = expected or ENDS[trouble]
        isolated = [ISOLATE, "--hang", LIMIT]
        paths = {format: self.folder / f"{trouble}.{format}" for format in ("junit", "html", "text")}
        corpus = self.folder / f"{trouble}-corpus"
        reports = [word for format, path in paths.items() for word in ("--format", format, "--output", path)]
        report, _ = self.campaign(trouble, 1, *isolated, "--corpus", corpus, *reports)
        demand(len(report["findings"]) == 1, f"{len(report['findings'])} findings, expected 1")
        finding = report["findings"][0]
        demand((finding["rule"], finding["violation"]) == (rule, violation), f"{finding['rule']} {finding['violation']}")
        demand(finding["trace"] == TRACE and finding["minimal"] == "local", f"{finding['minimal']}: {finding['trace']}")
        demand(message in finding["screens"][-1], f"the last screen is {finding['screens'][-1]}")
        failures = xml.etree.ElementTree.parse(paths["junit"]).iter("failure")
        demand(any(f"{rule} {violation}" in (one.get("message") or "") + (one.text or "") for one in failures),
               "no failure in the JUnit report names it")
        demand(rule in paths["html"].read_text(), "the page does not name it")
        # The saved case ends a process again, and a replay survives that.
        case, = (corpus / "findings").glob("*.steps")
        demand(f"violates  {rule} {violation}\n" in case.read_text(), f"the case promises {case.read_text()}")
        done = self.run("replay", case, *isolated)
        demand(done.returncode == 0 and done.stdout.startswith(PASSED), f"isolated replay: {done.stdout}")
        done = self.run("replay", case)
        demand(done.returncode == 3 and ISOLATE in done.stdout, f"replay: exit {done.returncode}, {done.stdout}")
        return paths["text"].read_text().replace(str(self.folder), "")

    def nondeterministic(self, trouble):
        """Every subcommand reports a nondeterministic router, with the step that differs, and nothing else."""
        for isolated in ([], [ISOLATE]):
            report, done = self.campaign(trouble, 3, *isolated, "--format", "text", "--output", "-")
            demand(not report["findings"], f"found {report['findings']}")
            first = report[NOT_REPEATABLE]
            demand(first["line"] == len(first["trace"]) and first["first"] != first["second"], f"reported {first}")
            demand(all(word in done.stdout for word in NONDETERMINISTIC), f"no {NONDETERMINISTIC} in the report")
        device = ["--system", f"trouble-{trouble}", "--device", "iphone-15"]
        # Long enough that random values differ on the way.
        actions = "; ".join([*TRACE, 'choose "Poems"', "link 1", "link 1", "link 1", 'call "lend"', "link 1", "link 1"])
        explore = ["explore", *device, "--bound", "levels=2", "--depth", 4, "--no-progress"]
        for words in [explore, *([subcommand, *device, "--actions", actions] for subcommand in ("replay", "show", "shrink"))]:
            done = self.run(*words)
            text = (done.stdout + done.stderr).replace("\n", " ")
            demand(done.returncode == 3, f"{words[0]}: exit {done.returncode}, expected 3")
            demand(all(word in text for word in NONDETERMINISTIC), f"no {NONDETERMINISTIC} from {words[0]}")

    def twofold(self, trouble):
        """A router that ends its process and violates another rule gives both findings."""
        report, _ = self.campaign(trouble, 1, ISOLATE, "--rules", "request.not-lost")
        lengths = {one["rule"]: one["length"] for one in report["findings"]}
        demand(set(lengths) == {"process.survives", "request.not-lost"}, f"found {lengths}")
        demand(lengths["process.survives"] <= 6 and lengths["request.not-lost"] == 1, f"shrunk to {lengths}")

    def haunted(self, trouble):
        """A trap that does not occur again in a process of its own is no finding."""
        _, done = self.campaign(trouble, 3, ISOLATE, "--format", "text", "--output", "-")
        text = " ".join((done.stdout + done.stderr).split())
        demand(f"{NONDETERMINISTIC[0]}: the process trapped" in text and NONDETERMINISTIC[1] in text, text[-500:])

    def chatty(self, trouble):
        """What a router writes is neither in the report nor a finding."""
        report, done = self.campaign(trouble, 0, ISOLATE)
        demand(not report["findings"], "found something")
        demand("asked for what follows" not in done.stdout + done.stderr, "the router's output is in the report")

    def same(self, system):
        """Where nothing ends the process, an isolated campaign finds the same."""
        one, other = (self.runner.report("--system", system, "--seed", 42, "--runs", 10, "--prove-states", 0, *isolated)
                      for isolated in ([], [ISOLATE]))
        demand(one["findings"], "nothing was found")
        for key in ("findings", "actions", "applied", "states"):
            demand(one[key] == other[key], f"{key} differ")


def main():
    parser = arguments(__doc__)
    parser.add_argument("--examples", default=str(ROOT / "Examples/.build/debug/fuzz-examples"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        checks, again = Checks(options.examples, pathlib.Path(first)), Checks(options.examples, pathlib.Path(second))
        rows = [(trouble, checks.end) for trouble in ENDS]
        rows += [("random", checks.nondeterministic), ("leftover", checks.nondeterministic), ("twofold", checks.twofold),
                 ("haunted", checks.haunted), ("chatty", checks.chatty), ("mail", checks.same), ("cart", checks.same)]
        texts = {}
        for name, check in rows:
            began = time.monotonic()
            try:
                texts[name] = check(name)
            except Wrong as problem:
                sys.exit(f"{name}: {problem}")
            print(f"{name}: passed, {time.monotonic() - began:.1f} s")
        if again.end("fatal") != texts["fatal"]:
            sys.exit("the same seed gave two reports")
        for name, check in (("end", lambda: again.end("chatty", ENDS["fatal"])),
                            ("nondeterminism", lambda: again.nondeterministic("chatty"))):
            try:
                check()
            except Wrong:
                continue
            expect_complaint(name, [])
    print("the same seed gave the same report; a router without trouble does not pass as one with trouble")


if __name__ == "__main__":
    main()
