#!/usr/bin/env python3
"""Fuzzes routers that trap, exit, hang, answer differently each time, or write where they should not.

Each trouble of Examples/Sources/TroubleFuzzing is played through the built example command. A router that ends its
process must be a finding with a short trace that ends it again, saved to a corpus and in every report; one that does
not repeat must be told so, with the line that differs, and found nothing else about; one that only writes must not be
found anything about, and its writing must not be in the report. A router that is in none of this is found the same
about as without a child, and the same seed gives the same report. In the end the checks are checked: a router that is
well must not pass for one in trouble.

    Scripts/trouble.py [--examples PATH]
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree

root = pathlib.Path(__file__).resolve().parent.parent
LIMIT = "500ms"
TRACE = ['choose "Novels"', "link 1", "link 1", 'call "lend"']
# What each trouble must be called, and what must be said of it.
ENDS = {
    "fatal": ("process.survives", "trapped", "Fatal error: a book is lent while another is open"),
    "bounds": ("process.survives", "trapped", "Fatal error: Index out of range"),
    "overflow": ("process.survives", "trapped", ""),
    "recursion": ("process.survives", "crashed", "recursion"),
    "exit": ("process.survives", "exited", "exit"),
    "hang": ("process.answers", "hung", f"no answer within {LIMIT}"),
}


class Wrong(Exception):
    """A check failed."""


def demand(holds, text):
    if not holds:
        raise Wrong(text)


class Program:
    def __init__(self, path):
        self.path = path

    def run(self, *words):
        """Answers the exit code, standard output and standard error."""
        environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
        done = subprocess.run(
            [self.path, *map(str, words)], capture_output=True, env=environment, timeout=120,
            stdin=subprocess.DEVNULL)
        return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")

    def campaign(self, trouble, *words):
        return self.run("--system", f"trouble-{trouble}", "--seed", 42, "--runs", 12, "--no-progress", *words)


def check_end(program, trouble, folder):
    """A router that ends its process is a finding, in every report and in the corpus."""
    rule, way, message = ENDS[trouble]
    isolated = ["--isolate", "--hang", LIMIT]
    corpus, told, listed = folder / trouble, folder / f"{trouble}.json", folder / f"{trouble}.xml"
    page, text = folder / f"{trouble}.html", folder / f"{trouble}.txt"
    code, _, err = program.campaign(
        trouble, *isolated, "--corpus", corpus, "--format", "json", "--output", told, "--format", "junit", "--output",
        listed, "--format", "html", "--output", page, "--format", "text", "--output", text)
    demand(code == 1, f"exit {code}, expected 1: {err[-500:]}")
    findings = json.loads(told.read_text())["findings"]
    demand(len(findings) == 1, f"{len(findings)} findings, expected 1")
    finding = findings[0]
    demand((finding["rule"], finding["way"]) == (rule, way), f"called {finding['rule']} {finding['way']}")
    demand(finding["trace"] == TRACE, f"shortened to {finding['trace']}")
    demand(finding["minimal"] == "local", f"length called {finding['minimal']}")
    demand(message in finding["screens"][-1], f"said {finding['screens'][-1]}")
    suites = xml.etree.ElementTree.parse(listed)
    demand(any(f"{rule} {way}" in (one.get("message") or "") + (one.text or "") for one in suites.iter("failure")),
           "no failure in the JUnit report names it")
    demand(rule in page.read_text(), "the page does not name it")
    # The saved case ends a process again, and a replay survives that.
    case, = (corpus / "findings").glob("*.steps")
    demand(f"violates  {rule} {way}\n" in case.read_text(), f"the case promises {case.read_text()}")
    code, out, _ = program.run("replay", case, *isolated)
    demand(code == 0 and out.startswith("kept"), f"replayed in a child: exit {code}, {out}")
    code, out, _ = program.run("replay", case)
    demand(code == 3 and "--isolate" in out, f"replayed without a child: exit {code}, {out}")
    return text.read_text()


def check_unrepeatable(program, trouble, folder):
    """A router that does not repeat is told so wherever it is met, with the line that differs, and nothing else."""
    words = ("not repeatable", "singleton")
    for isolated in ([], ["--isolate"]):
        told = folder / "told.json"
        code, out, err = program.campaign(
            trouble, *isolated, "--format", "json", "--output", told, "--format", "text", "--output", "-")
        report = json.loads(told.read_text())
        demand(code == 3, f"exit {code}, expected 3: {err[-500:]}")
        demand(not report["findings"], f"found {report['findings']}")
        first = report["notRepeatable"]
        demand(first["line"] == len(first["trace"]) and first["first"] != first["second"], f"told {first}")
        demand(all(word in out for word in words), f"the report does not say {words}")
    device = ["--system", f"trouble-{trouble}", "--device", "iphone-15"]
    # Long enough that lots differ on the way.
    actions = "; ".join(TRACE + ['choose "Poems"', "link 1", "link 1", "link 1", 'call "lend"', "link 1", "link 1"])
    for verb in ("replay", "show", "shrink"):
        code, out, err = program.run(verb, *device, "--actions", actions)
        demand(code == 3, f"{verb}: exit {code}, expected 3")
        demand(all(word in (out + err).replace("\n", " ") for word in words), f"{verb} does not say {words}")
    code, out, _ = program.run("explore", *device, "--bound", "levels=2", "--depth", 4, "--no-progress")
    demand(code == 3 and "no finding" in out, f"explore: exit {code}")
    demand(all(word in out for word in words), f"explore does not say {words}")


def check_twofold(program, folder):
    """A router that ends its process is found what else it breaks as well."""
    told = folder / "twofold.json"
    code, _, err = program.campaign(
        "twofold", "--isolate", "--rules", "request.not-lost", "--format", "json", "--output", told)
    demand(code == 1, f"exit {code}, expected 1: {err[-500:]}")
    findings = {one["rule"]: one for one in json.loads(told.read_text())["findings"]}
    demand(set(findings) == {"process.survives", "request.not-lost"}, f"found {sorted(findings)}")
    demand(findings["process.survives"]["length"] <= 6, f"shortened to {findings['process.survives']['trace']}")
    demand(findings["request.not-lost"]["length"] == 1, f"{findings['request.not-lost']['trace']}")


def check_haunted(program, folder):
    """A trap that does not come again in a process of its own is no finding."""
    code, out, err = program.campaign("haunted", "--isolate")
    demand(code == 3, f"exit {code}, expected 3: {out[-500:]}{err[-500:]}")
    said = " ".join((out + err).split())
    demand("not repeatable: the process trapped" in said and "singleton" in said, f"said {said[-500:]}")


def check_same(program, folder):
    """Where nothing ends the process, a campaign in a child finds what it finds elsewhere."""
    for system in ("mail", "cart"):
        reports = []
        for isolated in ([], ["--isolate"]):
            told = folder / f"{system}.json"
            program.run("--system", system, "--seed", 42, "--runs", 10, "--prove-states", 0, "--no-progress",
                        "--format", "json", "--output", told, *isolated)
            reports.append(json.loads(told.read_text()))
        for key in ("findings", "actions", "applied", "states"):
            demand(reports[0][key] == reports[1][key], f"{system}: {key} differ")
        demand(reports[0]["findings"], f"{system}: nothing was found")


def check_chatty(program, folder):
    """What a router writes is not in the report, and no finding."""
    code, out, err = program.campaign("chatty", "--isolate", "--format", "json")
    demand(code == 0, f"exit {code}, expected 0: {err[-500:]}")
    demand(not json.loads(out)["findings"], "found something")
    demand("asked for what follows" not in err, "its writing is on standard error")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--examples", default=str(root / "Examples/.build/debug/fuzz-examples"))
    options = parser.parse_args()
    program = Program(options.examples)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        checks = [(trouble, lambda trouble=trouble: check_end(program, trouble, folder)) for trouble in ENDS]
        checks += [(one, lambda one=one: check_unrepeatable(program, one, folder)) for one in ("random", "leftover")]
        checks.append(("twofold", lambda: check_twofold(program, folder)))
        checks.append(("haunted", lambda: check_haunted(program, folder)))
        checks.append(("none", lambda: check_same(program, folder)))
        checks.append(("chatty", lambda: check_chatty(program, folder)))
        texts = {}
        for trouble, check in checks:
            began = time.monotonic()
            try:
                texts[trouble] = check()
            except Wrong as problem:
                sys.exit(f"{trouble}: {problem}")
            print(f"{trouble}: as it should be, {time.monotonic() - began:.1f} s")
        again = folder / "again"
        again.mkdir()
        if check_end(program, "fatal", again).replace(str(again), str(folder)) != texts["fatal"]:
            sys.exit("the same seed gave two reports")
        # A router that is well is in no trouble.
        ENDS["chatty"] = ENDS["fatal"]
        for check in (check_end, check_unrepeatable):
            try:
                check(program, "chatty", again)
            except Wrong:
                continue
            sys.exit("a router that is well passed for one in trouble")
        print("the same seed gave the same report; what is well was not taken for trouble")


if __name__ == "__main__":
    main()
