#!/usr/bin/env python3
"""Opens pages of `--format html` in a headless Chromium and checks that they work.

Every page must load without a message on the console and without requests; be stepped through by keyboard, slider,
buttons and address; show at each step the panes that the text report names; fit the width of a phone; and show text
that looks like markup as text (Lab/viewer.js). Then faults are seeded in a page, one at a time, and each must be
detected.
"""
import html
import json
import re
import shutil
import sys

from lab import LAB, command, finish, script

# Name, options, actions: a sidebar that returns, an overlay, a sheet over three columns, two windows, a gesture.
TRACES = [
    ("returns", ["--system", "lazysplit", "--device", "iphone-15-pro-max landscape"], "toggle; drag; rotate"),
    ("over", ["--system", "lazysplit/clean", "--device", "ipad-11 portrait"],
     "toggle; tap-outside; toggle; choose settings; open detail; resize third; rotate"),
    ("sheet", ["--system", "composable-split/clean", "--device", "ipad-13 landscape"],
     "choose b; open new; dismiss-sheet; rotate"),
    ("windows", ["--system", "lazysplit/windows", "--device", "ipad-13 landscape"],
     "toggle; window 2: open detail; close-window; choose settings"),
    ("gesture", ["--system", "lazysplit/clean", "--device", "iphone-15 portrait"],
     "open detail; ~begin swipe-back; cancel; back"),
]
SEARCHES = [
    ("fuzz", ["fuzz", "--seed", "42", "--system", "lazysplit", "--runs", "200", "--prove-states", "2000"]),
    ("explore", ["explore", "--system", "lazysplit", "--device", "iphone-15-pro-max", "--depth", "3"]),
]
# Faults that are seeded in the first page: a pattern, and what replaces it.
SEEDED = {
    "an error": ("'use strict';", "'use strict'; console.error('seeded');"),
    "a request": ("<main", '<img alt="" src="http://127.0.0.1:9/a.png"><main'),
    "a script that stops": (r"\(\(\) => \{", "(() => { throw new Error('seeded');"),
    "all steps at once": (r"\.js \.step\{display:none\}", ""),
    "a step that is left out": (r"place\(trace\) \+ 1, Home", "place(trace) + 2, Home"),
    "the wrong pane": (r'(<text class="title"[^>]*>)menu<', r"\1somewhere<"),
    "a pane that is not drawn": (r'<g class="area.*?</g>(?=<g class="area)', ""),
    "no text for a screen reader": (r"spoken\.textContent =", "spoken.title ="),
    "a button without a name": ("Next step|→", ""),
    "a page too wide": (r"main\{max-width:72rem", "main{width:100rem"),
}


def steps_of(runner, words, actions):
    """The screen and its panes at the launch and after each step, as the prompt of `play` prints it."""
    steps = ["start"] + actions.split("; ")
    text = runner.run("play", *words, input="\n".join(steps[1:])).stdout
    rows = [row for row in text.splitlines() if row.startswith("  ") and not row.startswith("   ")]
    assert len(rows) == len(steps), text
    screens = [re.sub(r"^ignored: [a-z-]+; ", "", row[2 + max(18, len(step) + 1):]) for row, step in zip(rows, steps)]
    return [{"screen": screen, "panes": panes(screen)} for screen in screens]


def panes(screen):
    """The columns in a line of the text report, such as `sidebar over: menu | [detail: home <back]`."""
    found = []
    for part in screen.split("; ")[0].split(" (one window")[0].split(" | "):
        name, _, shown = part.strip("[]").partition(": ")
        found.append((name.removesuffix(" over"), re.sub(r"( \(\d+ deep\))?( <back)?$", "", shown)))
    return sorted(pane for pane in found if pane[0] != "inspector")


def problems_of(chromium, folder, jobs):
    """What is wrong with each page, by its name."""
    page = folder / "test.html"
    page.write_text(f"<meta charset=utf-8><iframe width=1280 height=1000></iframe><pre></pre><script>const JOBS = "
                    f"{json.dumps(jobs)};</script><script>{(LAB / 'viewer.js').read_text()}</script>")
    done = command(
        chromium, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1400,1100",
        "--allow-file-access-from-files", "--enable-logging=stderr", "--virtual-time-budget=600000", "--dump-dom",
        page.as_uri(), timeout=300)
    found = re.search(r"<pre>(\{.*?)</pre>", done.stdout, re.S)
    results = json.loads(html.unescape(found[1])) if found else sys.exit(done.stdout[-2000:] + done.stderr[-2000:])
    for job in jobs:
        messages = re.findall(rf'CONSOLE.*?\] (".*), source: {re.escape(job["address"])}', done.stderr)
        results[job["name"]] += [f"console: {message}" for message in messages]
    return results


@script()
def main(options):
    runner, folder, jobs = options.runner, options.folder, []
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)

    def page_of(name, *words, **more):
        page = folder / f"{name}.html"
        runner.run(*words, "--format", "html", "--output", page, exits=())
        jobs.append({"name": name, "address": page.as_uri(), **more})
    for name, words, actions in TRACES:
        page_of(name, "show", *words, "--actions", actions, steps=steps_of(runner, words, actions))
    # A path or a name that looks like markup is shown and not run.
    case = folder / "<img src=x onerror=alert(1)><script>alert(1)<:script>.steps"
    case.write_text("splitfuzz 1\nsystem lazysplit/clean\ndevice ipad-11 portrait\n\ntoggle\n")
    page_of("hostile", "show", case, text="<script>alert(1)<:script>")
    for name, words in SEARCHES:
        page_of(name, *words, "--quiet")
    sound = (folder / f"{TRACES[0][0]}.html").read_text()
    for fault, (pattern, text) in SEEDED.items():
        page = folder / f"{fault.replace(' ', '-')}.html"
        page.write_text(re.sub(pattern, text, sound))
        jobs.append({"name": fault, "address": page.as_uri(), "steps": jobs[0]["steps"]})
    results = problems_of(chromium, folder, jobs)
    missed = [f"seeded and not detected: {fault}" for fault in SEEDED if not results[fault]]
    finish([f"{name}: {text}" for name, wrong in results.items() if name not in SEEDED for text in wrong] + missed,
           f"{len(jobs) - len(SEEDED)} pages and {len(SEEDED)} seeded faults")
