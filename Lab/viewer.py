#!/usr/bin/env python3
"""Opens pages of `--format html` in a headless Chromium and checks that they work.

Every page must load without a message on the console and without requests; be stepped through by keyboard, slider, buttons
and address; show at each step the panes that the text report names; fit the width of a phone; and show text that looks like
markup as text. Then faults are seeded in a page, one at a time, and each must be detected.

    Lab/viewer.py --shots /tmp/shots     also takes pictures, in light, dark and at the width of a phone
    Lab/viewer.py --install              installs Chromium with apt-get if there is none
"""
import base64
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

from lab import Runner, arguments, finish

# Name, options, actions: a sidebar that returns, an overlay, three columns with a sheet, two windows, an active gesture.
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
SEARCHES = [
    ("fuzz", ["fuzz", "--seed", "42", "--system", "lazysplit", "--runs", "200", "--prove-states", "2000"]),
    ("explore", ["explore", "--system", "lazysplit", "--device", "iphone-15-pro-max", "--depth", "3"]),
]
# Faults that are seeded in a page, by what they change in its text.
SEEDED = [
    ("an error", lambda text: text.replace("'use strict';", "'use strict'; console.error('seeded');")),
    ("a request", lambda text: text.replace("<main", '<img alt="" src="http://127.0.0.1:9/a.png"><main')),
    ("a script that stops", lambda text: text.replace("(() => {", "(() => { throw new Error('seeded');")),
    ("all steps at once", lambda text: text.replace(".js .step{display:none}", "")),
    ("a step that is left out", lambda text: text.replace("place(trace) + 1, Home", "place(trace) + 2, Home")),
    ("the wrong pane", lambda text: re.sub(r'(<text class="title"[^>]*>)menu<', r"\1somewhere<", text)),
    ("a pane that is not drawn", lambda text: re.sub(r'<g class="area.*?</g>(?=<g class="area)', "", text)),
    ("no text for a screen reader", lambda text: text.replace("spoken.textContent =", "spoken.title =")),
    ("a button without a name", lambda text: text.replace("Next step", "").replace("→", "")),
    ("a page too wide", lambda text: text.replace("main{max-width:72rem", "main{width:72rem")),
]
STATE = """
const step = document.querySelector('.trace .step.current') || document.querySelector('.trace .step');
const devices = [...step.querySelectorAll('svg.device')].map(svg => ({
  areas: [...svg.querySelectorAll('g.area')].map(g => [
    g.querySelector('.name').textContent.split(' · ')[0], g.querySelector('.title, .void').textContent]),
  height: svg.getBoundingClientRect().height}));
return {devices, shown: [...document.querySelectorAll('.trace:first-of-type .step')].filter(s => s.offsetParent).length,
  step: Number(step.dataset.step), screen: step.querySelector('.seen li').textContent,
  spoken: (document.querySelector('.spoken') || {}).textContent || '',
  place: document.querySelector('.place').textContent, range: Number(document.querySelector('input').value),
  tick: (document.querySelector('.tick[aria-current]') || {dataset: {}}).dataset.step};
"""
NAMELESS = """
const bad = [...document.querySelectorAll('button, input, svg[role=img], a, nav, [role=region]')].filter(one =>
  !(one.getAttribute('aria-label') || one.textContent.trim()));
const headings = document.querySelectorAll('h1').length;
return bad.map(one => one.outerHTML.slice(0, 80)).concat(headings === 1 ? [] : [headings + ' headings of level 1']);
"""
KEYS = {"Home": "\ue011", "End": "\ue010", "Left": "\ue012", "Right": "\ue014"}


class Browser:
    """A headless Chromium, controlled by its driver over HTTP."""

    def __init__(self, chromium, driver):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.driver = subprocess.Popen([driver, f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.root = f"http://127.0.0.1:{port}"
        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1280,1000"]
        wanted = {"goog:chromeOptions": {"binary": chromium, "args": flags}, "goog:loggingPrefs": {"browser": "ALL"}}
        for attempt in range(300):
            try:
                session = self.call("/session", capabilities={"alwaysMatch": wanted})
                break
            except OSError:
                if attempt == 299:
                    raise
                time.sleep(0.1)
        self.root += "/session/" + session["sessionId"]

    def call(self, path, method="POST", **body):
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(self.root + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=180) as reply:
            return json.load(reply)["value"]

    def close(self):
        try:
            self.call("", "DELETE")
        finally:
            self.driver.terminate()
            self.driver.wait()

    def open(self, address):
        self.call("/url", url="about:blank")
        self.log()
        self.call("/url", url=address)

    def log(self):
        return [f"console: {entry['message']}" for entry in self.call("/se/log", type="browser")]

    def run(self, script, *values):
        return self.call("/execute/sync", script=script, args=list(values))

    def press(self, key):
        events = [{"type": kind, "value": KEYS.get(key, key)} for kind in ("keyDown", "keyUp")]
        self.call("/actions", actions=[{"type": "key", "id": "keys", "actions": events}])

    def look(self, width, height=1000, dark=False):
        is_phone = width < 500
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        for command, values in (
                ("setDeviceMetricsOverride", {"width": width, "height": height, "mobile": is_phone,
                                              "deviceScaleFactor": 2 if is_phone else 1}),
                ("setEmulatedMedia", {"features": [scheme]})):
            self.call("/goog/cdp/execute", cmd=f"Emulation.{command}", params=values)

    def shot(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.call("/screenshot", "GET")))


def panes(screen):
    """The columns in a line of the text report, such as `sidebar over: menu | [detail: home <back]`."""
    found = []
    for part in screen.split("; ")[0].split(" (one window")[0].split(" | "):
        name, _, shown = part.strip("[]").partition(": ")
        found.append((name.removesuffix(" over"), re.sub(r"( \(\d+ deep\))?( <back)?$", "", shown)))
    return sorted(found)


def screens(runner, words, actions):
    """The screen at the launch and after each step, as the prompt of `play` prints it."""
    steps = ["launch"] + actions.split("; ")
    text = runner.run("play", *words, input="\n".join(steps[1:])).stdout
    rows = [row for row in text.splitlines() if row.startswith("  ") and not row.startswith("   ")]
    assert len(rows) == len(steps), text
    return [re.sub(r"^ignored: [a-z-]+; ", "", row[2 + max(18, len(step) + 1):]) for row, step in zip(rows, steps)]


def general(browser, page):
    """What is wrong with a page, whatever it shows."""
    browser.look(1280)
    browser.open(page.as_uri())
    wrong = browser.log()
    loaded = browser.run("return performance.getEntriesByType('resource').map(one => one.name)")
    wrong += [f"loads {name}" for name in loaded] + [f"without a name: {one}" for one in browser.run(NAMELESS)]
    for width in (1280, 768, 360):
        browser.look(width)
        over = browser.run("return document.documentElement.scrollWidth - innerWidth")
        wrong += [f"{over} points wider than a screen of {width}"] if over > 0 else []
    browser.look(1280)
    return wrong


def differences(state, step, last, screen):
    """How a page differs from what it should show at a step."""
    if state["shown"] != 1:
        yield f"{state['shown']} steps are shown"
    if (state["step"], state["range"], state["tick"], state["place"]) != (step, step, str(step), f"{step} of {last}"):
        yield f"expected step {step}, actual {state}"
    elif state["screen"] != screen:
        yield f"expected '{screen}', actual '{state['screen']}'"
    elif not state["devices"] or state["devices"][0]["height"] < 100:
        yield "no device is drawn"
    else:
        drawn = sorted(tuple(area) for area in state["devices"][0]["areas"] if area[0] != "inspector")
        wanted = [pane for pane in panes(screen) if pane[0] != "inspector"]
        # A long name is cut in a picture.
        if len(drawn) != len(wanted) or not all(
                one[0] == other[0] and (one[1] == other[1] or one[1].endswith("…") and other[1].startswith(one[1][:-1]))
                for one, other in zip(drawn, wanted)):
            yield f"step {step} draws {drawn}, expected {wanted}"
    if state["screen"] not in state["spoken"]:
        yield "nothing is said to a screen reader"


def stepping(browser, page, expected):
    """What is wrong with a page with one trace when it is stepped through in every way."""
    last, wrong = len(expected) - 1, []
    browser.open(page.as_uri())
    ways = [("Home", 0), *(("Right", step) for step in range(1, last + 1)), ("Right", last),
            *(("Left", step) for step in range(last - 1, -1, -1)), ("End", last)]
    click = "document.querySelectorAll('.tick')[{}].click()"
    slide = "const r = document.querySelector('input'); r.value = 0; r.dispatchEvent(new Event('input'))"
    ways += [(click.format(step), step) for step in range(last + 1)]
    ways += [(slide, 0), ("document.querySelector('.next-step').click()", min(1, last))]
    for way, step in ways:
        browser.press(way) if way in KEYS else browser.run(way)
        wrong += [f"{way}: {text}" for text in differences(browser.run(STATE), step, last, expected[step])]
    browser.open(page.as_uri() + f"#trace/{last}")
    actual = browser.run(STATE)["step"]
    return wrong + browser.log() + ([f"address: expected step {last}, actual {actual}"] if actual != last else [])


def searching(browser, page):
    """What is wrong with the page of a search: its findings are reached by keyboard, and each is stepped through."""
    wrong = general(browser, page)
    count = browser.run("return document.querySelectorAll('.trace').length")
    browser.run("scrollTo(0, 0)")
    browser.press("j")
    place = browser.run("return location.hash")
    browser.press("Home")
    step = browser.run("return document.querySelectorAll('.trace')[1].dataset.step")
    if count < 5 or place != "#finding-2" or step != "0":
        wrong.append(f"{count} findings, J leads to {place}, and Home to step {step}")
    return wrong


def take_pictures(browser, folder, pages):
    folder.mkdir(parents=True, exist_ok=True)
    for page in pages:
        for name, width, dark in (("light", 1280, False), ("dark", 1280, True), ("phone", 390, False)):
            browser.look(width, dark=dark)
            browser.open(page.as_uri())
            browser.shot(folder / f"{page.stem}-{name}.png")
            for part in (".trace", ".campaign") if page.stem in dict(SEARCHES) else ():
                browser.run(f"document.querySelector('{part}').scrollIntoView()")
                browser.shot(folder / f"{page.stem}-{name}-{part[1:]}.png")


def programs(install):
    """Chromium and its driver; installs them where that is wanted."""
    def found():
        return (shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome"),
                shutil.which("chromedriver"))
    if install and shutil.which("apt-get") and not all(found()):
        quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, "check": True}
        subprocess.run(["apt-get", "update"], **quiet)
        subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", "chromium", "chromium-driver"], **quiet)
    return found() if all(found()) else sys.exit("no chromium with chromedriver; --install installs both with apt-get")


def main():
    parser = arguments(__doc__)
    parser.add_argument("--shots", type=pathlib.Path, help="a folder for pictures")
    parser.add_argument("--install", action="store_true", help="install Chromium with apt-get if there is none")
    options = parser.parse_args()
    runner, browser, problems, pages = Runner(options.runner), Browser(*programs(options.install)), [], []

    def report(name, wrong):
        problems.extend(f"{name}: {text}" for text in wrong)
        print(f"{'wrong' if wrong else 'right'}  {name}", flush=True)

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)

        def page_of(name, *words):
            pages.append(folder / f"{name}.html")
            runner.run(*words, "--format", "html", "--output", pages[-1], exits=())
            return pages[-1]
        try:
            for name, words, actions in TRACES:
                page = page_of(name, "show", *words, "--actions", actions)
                report(name, general(browser, page) + stepping(browser, page, screens(runner, words, actions)))
            # A path or a name that looks like markup is shown and not run.
            case = folder / "<img src=x onerror=alert(1)><script>alert(1)<:script>.steps"
            case.write_text("splitfuzz 1\nsystem lazysplit/clean\ndevice ipad-11 portrait\n\ntoggle\n")
            wrong = general(browser, page_of("hostile", "show", case))
            if "<script>alert(1)<:script>" not in browser.run("return document.body.innerText"):
                wrong.append("a path is not shown as it is")
            report("hostile", wrong)
            for name, words in SEARCHES:
                report(name, searching(browser, page_of(name, *words, "--quiet")))
            name, words, actions = TRACES[0]
            sound, expected, page = pages[0].read_text(), screens(runner, words, actions), folder / "seeded.html"
            for fault, seed in SEEDED:
                page.write_text(seed(sound))
                missed = seed(sound) == sound or not general(browser, page) + stepping(browser, page, expected)
                report(f"seeded: {fault}", ["not detected"] if missed else [])
            if options.shots:
                take_pictures(browser, options.shots, pages)
        finally:
            browser.close()
    finish(problems, f"{len(pages)} pages and {len(SEEDED)} seeded faults")


if __name__ == "__main__":
    main()
