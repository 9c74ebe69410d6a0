#!/usr/bin/env python3
"""Opens pages of `--format html` in a headless Chromium and checks that they work.

Every page must load without a word on the console and without asking for anything else; be stepped through by keyboard,
slider, buttons and address; show at each step the panes that the text report names; keep within the width of a phone;
and show text that looks like markup. Then flaws are planted in a page, one at a time, and each must be complained of.

    Scripts/viewer.py --runner .build/release/fuzz-runner --shots /tmp/shots
    Scripts/viewer.py --install    # with apt-get, where there is no Chromium
"""

import argparse
import base64
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

# Name, arguments of `show`: a sidebar that comes back, three columns with a sheet, two windows, a finger that is down.
TRACES = [
    ("returns", ["--system", "lazysplit", "--device", "iphone-15-pro-max landscape"], "toggle; drag; rotate"),
    ("over", ["--system", "lazysplit/clean", "--device", "ipad-11 portrait"],
     "toggle; tap-outside; toggle; choose settings; open detail; resize third; rotate"),
    ("sheet", ["--system", "composable-split/clean", "--device", "ipad-13 landscape"],
     "choose b; open new; dismiss-sheet; rotate"),
    ("windows", ["--system", "lazysplit/windows", "--device", "ipad-13 landscape"],
     "toggle; window 2: open detail; close-window; choose settings"),
    ("finger", ["--system", "lazysplit/clean", "--device", "iphone-15 portrait"],
     "open detail; ~begin swipe-back; cancel; back"),
]


class Browser:
    """A headless Chromium, driven through its driver's plain HTTP."""

    def __init__(self, chromium, driver):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.driver = subprocess.Popen([driver, f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.root = f"http://127.0.0.1:{port}"
        wanted = {
            "goog:chromeOptions": {"binary": chromium, "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1280,1000"]},
            "goog:loggingPrefs": {"browser": "ALL"},
        }
        for attempt in range(300):
            try:
                answer = self.call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
                break
            except OSError:
                if attempt == 299:
                    raise
                time.sleep(0.1)
        self.root += "/session/" + answer["sessionId"]

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.root + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=180) as answer:
            return json.load(answer)["value"]

    def close(self):
        try:
            self.call("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()

    def open(self, address):
        self.call("POST", "/url", {"url": "about:blank"})
        self.log()
        self.call("POST", "/url", {"url": address})

    def log(self):
        return [entry["message"] for entry in self.call("POST", "/se/log", {"type": "browser"})]

    def run(self, script, *arguments):
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def keys(self, *names):
        codes = {"Home": "\ue011", "End": "\ue010", "Left": "\ue012", "Right": "\ue014", "Tab": "\ue004", "Enter": "\ue007"}
        for name in names:
            key = codes.get(name, name)
            actions = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
            self.call("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def devtools(self, command, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def look(self, width, height, dark=False, phone=False):
        self.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height,
                      deviceScaleFactor=2 if phone else 1, mobile=phone)
        scheme = "dark" if dark else "light"
        self.devtools("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def shot(self, path):
        Path(path).write_bytes(base64.b64decode(self.call("GET", "/screenshot")))


def panes(screen):
    """The columns of a line of the text report, such as `sidebar over: menu | [detail: home <back]`."""
    found = []
    for part in screen.split("; ")[0].split(" (one window")[0].split(" | "):
        name, _, shown = part.strip("[]").partition(": ")
        shown = re.sub(r"( \(\d+ deep\))?( <back)?$", "", shown)
        found.append((name.removesuffix(" over"), shown))
    return sorted(found)


def screens(runner, words, actions):
    """What the prompt answers is seen at the launch and after each line."""
    lines = ["launch"] + actions.split("; ")
    text = subprocess.run([runner, "play", *words], input="\n".join(lines[1:]), capture_output=True, text=True).stdout
    rows = [row for row in text.splitlines() if row.startswith("  ") and not row.startswith("   ")]
    assert len(rows) == len(lines), text
    seen = [row[2 + max(18, len(line) + 1):] for row, line in zip(rows, lines)]
    return [re.sub(r"^ignored: [a-z-]+; ", "", row) for row in seen]


STATE = """
const step = document.querySelector('.trace .step.current') || document.querySelector('.trace .step');
const devices = [...step.querySelectorAll('svg.device')].map(svg => ({
  areas: [...svg.querySelectorAll('g.area')].map(g => [
    g.querySelector('.name').textContent.split(' · ')[0],
    g.querySelector('.title, .void').textContent]),
  box: svg.getBoundingClientRect().height}));
return {devices, shown: [...document.querySelectorAll('.trace:first-of-type .step')].filter(s => s.offsetParent).length,
  step: Number(step.dataset.step), seen: step.querySelector('.seen li').textContent,
  spoken: (document.querySelector('.spoken') || {}).textContent || '',
  place: document.querySelector('.place').textContent, range: Number(document.querySelector('input').value),
  tick: (document.querySelector('.tick[aria-current]') || {dataset: {}}).dataset.step};
"""

NAMELESS = """
const bad = [...document.querySelectorAll('button, input, svg[role=img], a, nav, [role=region]')].filter(one =>
  !(one.getAttribute('aria-label') || one.textContent.trim()));
const headings = document.querySelectorAll('h1').length;
return bad.map(one => one.outerHTML.slice(0, 80)).concat(headings === 1 ? [] : [headings + ' headings of the first order']);
"""


def general(browser, page):
    """What holds of every page."""
    browser.look(1280, 1000)
    browser.open(page.as_uri())
    wrong = [f"console: {line}" for line in browser.log()]
    loaded = browser.run("return performance.getEntriesByType('resource').map(one => one.name)")
    wrong += [f"loads {name}" for name in loaded]
    wrong += [f"without a name: {one}" for one in browser.run(NAMELESS)]
    for width in (1280, 768, 360):
        browser.look(width, 800, phone=width < 500)
        over = browser.run("return document.documentElement.scrollWidth - innerWidth")
        if over > 0:
            wrong.append(f"{over} points wider than a screen of {width}")
    browser.look(1280, 1000)
    return wrong


def stepping(browser, page, expected):
    """What holds of a page with one trace, whose screens are known."""
    browser.open(page.as_uri())
    wrong = []
    last = len(expected) - 1

    def check(step, how):
        state = browser.run(STATE)
        said = f"{how}: "
        if state["shown"] != 1:
            wrong.append(said + f"{state['shown']} steps are shown")
        if (state["step"], state["range"], state["tick"], state["place"]) != (step, step, str(step), f"{step} of {last}"):
            wrong.append(said + f"step {step} is wanted, and the page is at {state}")
            return
        if state["seen"] != expected[step]:
            wrong.append(said + f"'{state['seen']}' is told, and seen is '{expected[step]}'")
        if not state["devices"] or state["devices"][0]["box"] < 100:
            wrong.append(said + "no device is drawn")
            return
        drawn = sorted(tuple(area) for area in state["devices"][0]["areas"] if area[0] != "inspector")
        wanted = [pane for pane in panes(expected[step]) if pane[0] != "inspector"]
        # A long name is cut in a picture.
        same = len(drawn) == len(wanted) and all(
            one[0] == other[0] and (one[1] == other[1] or (one[1].endswith("…") and other[1].startswith(one[1][:-1])))
            for one, other in zip(drawn, wanted))
        if not same:
            wrong.append(said + f"step {step} draws {drawn}, and seen is {wanted}")
        if how != "at first" and state["seen"] not in state["spoken"]:
            wrong.append(said + "nothing is said to a screen reader")

    browser.keys("Home")
    check(0, "Home")
    for step in range(1, last + 1):
        browser.keys("Right")
        check(step, "right arrow")
    browser.keys("Right")
    check(last, "right arrow at the end")
    for step in range(last - 1, -1, -1):
        browser.keys("Left")
        check(step, "left arrow")
    browser.keys("End")
    check(last, "End")
    for step in range(last + 1):
        browser.run("document.querySelectorAll('.tick')[arguments[0]].click()", step)
        check(step, "tick")
    browser.run("const r = document.querySelector('input'); r.value = 0; r.dispatchEvent(new Event('input'))")
    check(0, "slider")
    browser.run("document.querySelector('.next-step').click()")
    check(min(1, last), "button")
    browser.open(page.as_uri() + f"#trace/{last}")
    state = browser.run(STATE)
    if state["step"] != last:
        wrong.append(f"address: step {last} is wanted, and the page is at {state['step']}")
    return wrong + [f"console: {line}" for line in browser.log()]


# What must be complained of, by what is changed in a page.
PLANTED = [
    ("an error", lambda text: text.replace("'use strict';", "'use strict'; console.error('planted');")),
    ("something from elsewhere", lambda text: text.replace("<main", '<img alt="" src="http://127.0.0.1:9/a.png"><main')),
    ("a script that stops", lambda text: text.replace("(() => {", "(() => { throw new Error('planted');")),
    ("all steps at once", lambda text: text.replace(".js .step{display:none}", "")),
    ("a step that is left out", lambda text: text.replace("place(trace) + 1, Home", "place(trace) + 2, Home")),
    ("the wrong pane", lambda text: re.sub(r'(<text class="title"[^>]*>)menu<', r"\1somewhere<", text)),
    ("a pane that is not drawn", lambda text: re.sub(r'<g class="area.*?</g>(?=<g class="area)', "", text)),
    ("no word to a screen reader", lambda text: text.replace("spoken.textContent =", "spoken.title =")),
    ("a button without a name", lambda text: text.replace("Next step", "").replace("→", "")),
    ("a page too wide", lambda text: text.replace("main{max-width:72rem", "main{width:72rem")),
]


def found(*names):
    return next(filter(None, map(shutil.which, names)), None)


def browser_and_driver():
    return found("chromium", "chromium-browser", "google-chrome"), found("chromedriver")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runner", default=".build/release/fuzz-runner")
    parser.add_argument("--shots", help="a folder for pictures in light, dark and at the width of a phone")
    parser.add_argument("--page", action="append", default=[], help="another page to check and to take pictures of")
    parser.add_argument("--install", action="store_true", help="install Chromium with apt-get where there is none")
    options = parser.parse_args()
    if options.install and found("apt-get") and not all(browser_and_driver()):
        quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, "check": True}
        subprocess.run(["apt-get", "update"], **quiet)
        subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", "chromium", "chromium-driver"], **quiet)
    chromium, driver = browser_and_driver()
    if not chromium or not driver:
        sys.exit("there is no chromium with its chromedriver; --install installs both where apt-get may be used")

    failed = 0

    def tell(name, wrong):
        nonlocal failed
        failed += bool(wrong)
        print(f"{'wrong' if wrong else 'right'}  {name}" + "".join(f"\n         {line}" for line in wrong), flush=True)

    with tempfile.TemporaryDirectory() as folder:
        browser = Browser(chromium, driver)
        try:
            pages = [Path(page).resolve() for page in options.page]
            for name, words, actions in TRACES:
                page = Path(folder) / f"{name}.html"
                subprocess.run([options.runner, "show", *words, "--actions", actions, "--format", "html",
                                "--output", page])
                expected = screens(options.runner, words, actions)
                tell(name, general(browser, page) + stepping(browser, page, expected))
                pages.append(page)
            # What a path or a name says is shown and not run.
            hostile = Path(folder) / "<img src=x onerror=alert(1)><script>alert(1)<:script>.steps"
            hostile.write_text("splitfuzz 1\nsystem lazysplit/clean\ndevice ipad-11 portrait\n\ntoggle\n")
            page = Path(folder) / "hostile.html"
            subprocess.run([options.runner, "show", hostile, "--format", "html", "--output", page])
            wrong = general(browser, page)
            if "<script>alert(1)<:script>" not in browser.run("return document.body.innerText"):
                wrong.append("a path is not shown as it is")
            tell("hostile", wrong)
            searches = [
                ("fuzz", ["fuzz", "--seed", "42", "--system", "lazysplit", "--runs", "200", "--prove-states", "2000"]),
                ("explore", ["explore", "--system", "lazysplit", "--device", "iphone-15-pro-max", "--depth", "3"]),
            ]
            for name, words in searches:
                page = Path(folder) / f"{name}.html"
                subprocess.run([options.runner, *words, "--quiet", "--format", "html", "--output", page])
                wrong = general(browser, page)
                count = browser.run("return document.querySelectorAll('.trace').length")
                browser.run("scrollTo(0, 0)")
                browser.keys("j")
                at = browser.run("return location.hash")
                if count < 5 or at != "#finding-2":
                    wrong.append(f"{count} findings, and J leads to {at}")
                browser.keys("Home")
                if browser.run("return document.querySelectorAll('.trace')[1].dataset.step") != "0":
                    wrong.append("the arrows do not step through the finding that is seen")
                tell(name, wrong)
                pages.append(page)

            name, words, actions = TRACES[0]
            sound = (Path(folder) / f"{name}.html").read_text()
            for flaw, plant in PLANTED:
                text = plant(sound)
                page = Path(folder) / "planted.html"
                page.write_text(text)
                seen = text != sound and general(browser, page) + stepping(
                    browser, page, screens(options.runner, words, actions))
                tell(f"planted: {flaw}", [] if seen else ["nobody complains"])

            if options.shots:
                Path(options.shots).mkdir(parents=True, exist_ok=True)
                for page in pages:
                    for look, width, height, dark in [
                            ("light", 1280, 1000, False), ("dark", 1280, 1000, True), ("phone", 390, 844, False)]:
                        browser.look(width, height, dark, phone=width < 500)
                        browser.open(page.as_uri())
                        browser.shot(f"{options.shots}/{page.stem}-{look}.png")
                        if page.stem in [name for name, _, _ in TRACES] and look == "light":
                            for step in range(browser.run(STATE)["step"]):
                                browser.open(page.as_uri() + f"#trace/{step}")
                                browser.shot(f"{options.shots}/{page.stem}-{look}-{step}.png")
                        if page.stem in ("fuzz", "explore"):
                            browser.run("document.querySelector('.trace').scrollIntoView()")
                            browser.shot(f"{options.shots}/{page.stem}-{look}-trace.png")
                            browser.run("document.querySelector('.campaign').scrollIntoView()")
                            browser.shot(f"{options.shots}/{page.stem}-{look}-campaign.png")
        finally:
            browser.close()
    print(f"{failed} wrong" if failed else "every page works, and every planted flaw is complained of")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
