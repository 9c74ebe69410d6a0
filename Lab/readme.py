#!/usr/bin/env python3
"""Runs every command that the README shows, in a fresh clone, as a reader would, with a line for each.

A command that finds something must exit with 1, all others with 0, and each must print something. What a command writes to
/tmp goes to a temporary folder. At the end the failure that the README shows of the cookbook is made too. --only WORD runs
the commands that contain a word.
"""
import re
import subprocess
import time

from lab import ROOT, command, finish, script

README = (ROOT / "README.md").read_text()
# Commands that find something.
FINDS = re.compile(r"--system (lazysplit|lazysplit/1.6|mail|cart)( |$)|fuzz-trouble |--against lazysplit/head")


def run(line, place, folder):
    return command("timeout", "1200", "bash", "-c", line.replace("/tmp/", f"{folder}/tmp/"), cwd=place, env={"CI": ""},
                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def failure(folder):
    """Moves the cookbook's handler as the README says; a problem where its test does not fail as shown."""
    view = folder / "clone/Examples/Sources/CookbookViews/CookbookView.swift"
    text = view.read_text()
    handler = re.search(r"\n *\.onChange\(of: cookbook\.category\).*", text)[0]
    title = "\n        .navigationTitle(category.rawValue)"
    view.write_text(text.replace(handler, "").replace(title, title + handler))
    shown = re.search(r"^```text\n(cookbook .*?)^```", README, re.S | re.M)[1]
    done = run("swift test --package-path Examples --filter CookbookTests", folder / "clone", folder)
    return [] if shown in done.stdout else [f"the cookbook does not fail as shown:\n{done.stdout[-3000:]}"]


def problems(only, folder):
    """Runs the commands; those that end otherwise than they should."""
    (folder / "tmp").mkdir()
    subprocess.run(["git", "clone", "--quiet", ROOT, folder / "clone"], check=True)
    for block in re.findall(r"^```sh\n(.*?)^```", README, re.S | re.M):
        # Lines that end with a backslash are joined.
        for line in re.sub(r"\\\n\s*", "", block).splitlines():
            line = re.sub(r"(^|\s+)# .*$", "", line).strip()
            if line and only in line:
                began = time.monotonic()
                done = run(line, folder / "clone", folder)
                print(f"{done.returncode:>4} {time.monotonic() - began:7.1f} s  {line}", flush=True)
                # A fork of libFuzzer ends as its last worker did.
                codes = [0, 77] if "-fork=" in line else [bool(FINDS.search(line))]
                if done.returncode not in codes or not done.stdout.strip():
                    yield f"{line}\n    exit {done.returncode}\n    " + "\n    ".join(done.stdout.splitlines()[-8:])
    if only in "cookbook":
        yield from failure(folder)


@script(only="")
def main(options):
    finish(list(problems(options.only, options.folder)), "README.md")
