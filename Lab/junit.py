#!/usr/bin/env python3
"""Validates JUnit reports against the schema that build servers share (the one of Jenkins' xUnit plug-in).

Each element may have only the attributes and children that the schema names, and a suite must state how many tests,
failures, errors and skipped ones it has. With --seeded the checks themselves are tested with wrong documents.

    Lab/junit.py [--seeded] [FILE…]
"""
import pathlib
import sys
import xml.etree.ElementTree as tree

from lab import finish

# For each element: required attributes, optional ones, and children.
RULES = {name: [set(part.split()) for part in parts] for name, parts in {
    "testsuites": ("", "name time tests failures disabled errors", "testsuite"),
    "testsuite": ("name tests", "failures errors skipped disabled time timestamp hostname id package file",
                  "properties testcase system-out system-err"),
    "properties": ("", "", "property"),
    "property": ("name value", "", ""),
    "testcase": ("name classname", "time status assertions file line", "skipped error failure system-out system-err"),
    **dict.fromkeys(("skipped", "error", "failure"), ("", "type message", "")),
    **dict.fromkeys(("system-out", "system-err"), ("", "", "")),
}.items()}
NUMBERS = {"tests", "failures", "errors", "skipped", "disabled", "time", "assertions", "line"}
GOOD = ('<testsuites><testsuite name="a" tests="2" failures="1" errors="0" skipped="0">'
        '<testcase classname="c" name="x"/><testcase classname="c" name="y"><failure message="m">t</failure></testcase>'
        '</testsuite></testsuites>')
SEEDED = [GOOD[:-3], *(GOOD.replace(old, new) for old, new in [
    ("m", "&"), ("t</f", "\x01</f"), ('tests="2"', 'tests="3"'), ('failures="1"', 'failures="one"'),
    (' classname="c" name="x"', ' name="x"'), ("<failure", '<failure colour="red"'), ("failure", "broken"),
    ('name="y"', 'name="x"'), ("t</failure>", "t</failure><skipped/>"), ("testsuites", "report")])]


def complaints(text):
    """What is wrong with a document."""
    try:
        root = tree.fromstring(text)
    except tree.ParseError as problem:
        return [f"not XML: {problem}"]
    found = [] if root.tag in ("testsuites", "testsuite") else [f"the root is {root.tag}"]
    for node in root.iter():
        required, optional, children = RULES.get(node.tag, (set(), set(), set()))
        found += [] if node.tag in RULES else [f"unknown element {node.tag}"]
        found += [f"{node.tag} lacks {name}" for name in required if not node.get(name)]
        found += [f"{node.tag} has an attribute {name}" for name in node.keys() if name not in required | optional]
        found += [f"{node.tag} contains {child.tag}" for child in node if child.tag not in children]
        found += [f"{name} of {node.tag} is {node.get(name)}" for name in NUMBERS & set(node.keys())
                  if not node.get(name).replace(".", "", 1).isdigit()]
        if sum(node.tag == "testcase" and child.tag in ("skipped", "error", "failure") for child in node) > 1:
            found.append(f"{node.get('name')} has two results")
    for suite in root.iter("testsuite"):
        names = [case.get("name") for case in suite.iter("testcase")]
        found += [f"two cases are called {name}" for name in sorted(set(names)) if names.count(name) > 1]
        for name, path in (("tests", "testcase"), *((f"{kind}s", f"testcase/{kind}") for kind in ("failure", "error")),
                           ("skipped", "testcase/skipped")):
            count = str(len(suite.findall(path)))
            found += [f"{suite.get(name)} {name} stated, {count} found"] if suite.get(name, count) != count else []
    return found


files = [pathlib.Path(name) for name in sys.argv[1:] if name != "--seeded"]
problems = [f"{path}: {text}" for path in files for text in complaints(path.read_text())]
if "--seeded" in sys.argv:
    problems += complaints(GOOD) + [f"accepted: {text}" for text in SEEDED if not complaints(text)]
finish(problems, f"{len(files)} JUnit reports")
