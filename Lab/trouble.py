#!/usr/bin/env python3
"""Fuzzes routers that trap, exit, hang, are nondeterministic, or write to standard output (Examples' TroubleFuzzing).

One that ends its process must be a finding with a short trace that ends it again, in every report and in a corpus; a
nondeterministic one must be reported as such, with the step that differs, and nothing else; what a router writes must
not be in the report. A router without trouble gives the same findings with and without `--isolate`. At the end the
checks are tested: a router without trouble must not pass as one with trouble.
"""
import json
import os
import signal
import subprocess
import time
import xml.etree.ElementTree

from lab import ROOT, script

LIMIT = "500ms"
ISOLATE = ["--isolate", "--hang", LIMIT]
TRACE = ['choose "Novels"', "link 1", "link 1", 'call "lend"']
# The rule, the violation kind, and a part of the message.
ENDS = {
    "fatal": ("process.survives", "trapped", "Fatal error: a book is lent while another is open"),
    "bounds": ("process.survives", "trapped", "Fatal error: Index out of range"),
    "overflow": ("process.survives", "trapped", ""),
    "recursion": ("process.survives", "crashed", "recursion"),
    "exit": ("process.survives", "exited", "exit"),
    "hang": ("process.responds", "hung", f"no response within {LIMIT}"),
}


class Checks:
    def __init__(self, runner, folder):
        self.runner, self.folder = runner, folder
        folder.mkdir()

    def run(self, expected, *words):
        """Runs the program, demands an exit code, and returns all output in one line."""
        done = self.runner.run(*words, exits=(), timeout=120)
        text = " ".join((done.stdout + done.stderr).split())
        assert done.returncode == expected, f"{words[0]}: exit {done.returncode}, expected {expected}: {text[-500:]}"
        return text

    def campaign(self, trouble, expected, *words):
        """The JSON report of a campaign, if one was written, and its output."""
        path = self.folder / f"{trouble}.json"
        path.unlink(missing_ok=True)
        text = self.run(expected, "--system", f"trouble-{trouble}", "--seed", 42, "--runs", 12, "--no-progress",
                        "--format", "json", "--output", path, "--format", "text", "--output", "-", *words)
        return json.loads(path.read_text()) if path.exists() else None, text

    def end(self, trouble, expected=None):
        """A router that ends its process is a finding, in every report and in the corpus; the text report."""
        rule, kind, message = expected or ENDS[trouble]
        junit, page, corpus = (self.folder / f"{trouble}.{end}" for end in ("xml", "html", "corpus"))
        report, text = self.campaign(trouble, 1, *ISOLATE, "--corpus", corpus, "--format", "junit", "--output", junit,
                                     "--format", "html", "--output", page, "--quiet")
        finding, = report["findings"]
        assert (finding["rule"], finding["kind"]) == (rule, kind), f"{finding['rule']} {finding['kind']}"
        assert (finding["trace"], finding["minimality"]) == (TRACE, "local"), f"found {finding['trace']}"
        assert message in finding["screens"][-1], f"the last screen is {finding['screens'][-1]}"
        failures = xml.etree.ElementTree.parse(junit).iter("failure")
        assert any(f"{rule} {kind}" in one.get("message", "") + (one.text or "") for one in failures), "JUnit"
        assert rule in page.read_text(), "the page does not name it"
        # The saved case ends a process again, and a replay survives that.
        case, = (corpus / "findings").glob("*.steps")
        assert f"violates  {rule} {kind}\n" in case.read_text(), f"the case expects {case.read_text()}"
        assert self.run(0, "replay", case, *ISOLATE).startswith("passed"), "the isolated replay does not pass"
        assert ISOLATE[0] in self.run(3, "replay", case), "a replay does not name the option"
        return text.replace(str(self.folder), "")

    def nondeterministic(self, trouble):
        """Every subcommand reports a nondeterministic router, with the step that differs, and nothing else."""
        device = ["--system", f"trouble-{trouble}", "--device", "iphone-15"]
        # Long enough that random values differ on the way.
        actions = "; ".join([*TRACE, 'choose "Poems"', "link 1", "link 1", "link 1", 'call "lend"', "link 1", "link 1"])
        texts = [self.run(3, command, *device, "--actions", actions) for command in ("replay", "show", "shrink")]
        texts.append(self.run(3, "explore", *device, "--bound", "levels=2", "--depth", 4, "--no-progress"))
        for isolated in ([], ISOLATE):
            report, text = self.campaign(trouble, 3, *isolated)
            first = report["firstDifference"]
            assert not report["findings"] and not report["isDeterministic"], f"found {report['findings']}"
            assert first["step"] == len(first["trace"]) and first["first"] != first["second"], f"reported {first}"
            texts.append(text)
        assert all("nondeterministic" in text and "shared" in text for text in texts), f"one does not say so: {texts}"

    def twofold(self, trouble):
        """A router that ends its process and violates another rule gives both findings."""
        report, _ = self.campaign(trouble, 1, *ISOLATE, "--rules", "request.not-lost")
        lengths = {one["rule"]: one["length"] for one in report["findings"]}
        assert set(lengths) == {"process.survives", "request.not-lost"}, f"found {lengths}"
        assert lengths["process.survives"] <= 6 and lengths["request.not-lost"] == 1, f"shrunk to {lengths}"

    def haunted(self, trouble):
        """A trap that does not occur again in a process of its own is no finding."""
        _, text = self.campaign(trouble, 3, *ISOLATE)
        assert "nondeterministic" in text and "the process trapped" in text, text[-500:]

    def chatty(self, trouble):
        """What a router writes is neither in the report nor a finding."""
        report, text = self.campaign(trouble, 0, *ISOLATE, "--without", "reach.write-across-size-class")
        assert not report["findings"] and "asked for what follows" not in text, "a finding, or output in the report"
        _, text = self.campaign(trouble, 0, "--without", "reach.write-across-size-class")
        assert "garbage" not in text, "what the router prints is in the report"

    def interrupted(self, trouble):
        """Control-C during a step that may hang for a minute ends everything soon, with a report and no child left."""
        words = [self.runner.path, "--system", f"trouble-{trouble}", "--seed", "42", "--isolate", "--hang", "60s"]
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   env={**os.environ, "TMPDIR": str(self.folder)})
        time.sleep(2)
        began = time.monotonic()
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=30)  # ends when no child holds the streams either
        taken = time.monotonic() - began
        assert process.returncode == 130 and "interrupted" in out, f"exit {process.returncode}: {out}"
        assert taken < 15, f"Control-C took {taken:.1f} s"
        assert not list(self.folder.glob("splitfuzz-*")), "the folder of a child is left"

    def same(self, system):
        """Where nothing ends the process, an isolated campaign finds the same."""
        one, other = (self.runner.report("--system", system, "--seed", 42, "--runs", 10, "--prove-states", 0, *isolated)
                      for isolated in ([], ISOLATE))
        for key in ("findings", "actions", "applied", "states"):
            assert one[key] == other[key] and one[key], f"{key} differ, or are empty"


@script(runner=ROOT / "Examples/.build/debug/fuzz-trouble")
def main(options):
    (checks, again), texts = (Checks(options.runner, options.folder / name) for name in ("first", "second")), {}
    for name in (*ENDS, "random", "leftover", "twofold", "haunted", "chatty", "mail", "cart"):
        check = "end" if name in ENDS else {"random": "nondeterministic", "leftover": "nondeterministic",
                                            "mail": "same", "cart": "same"}.get(name, name)
        texts[name] = getattr(checks, check)(name)
        print(f"{name}: passed", flush=True)
    checks.interrupted("hang")
    assert again.end("fatal") == texts["fatal"], "the same seed gave two reports"
    for check in (lambda: again.end("chatty", ENDS["fatal"]), lambda: again.nondeterministic("chatty")):
        try:
            check()
        except AssertionError:
            continue
        raise AssertionError("a router without trouble passes as one with trouble")
