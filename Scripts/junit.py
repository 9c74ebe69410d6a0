#!/usr/bin/env python3
"""Holds JUnit reports against the rules of the schema that build servers share (the one of Jenkins' xunit plug-in).

Python's own parser reads each file, and each element may have only the attributes and children that the schema names,
in numbers that agree: a suite says how many tests, failures, errors and skipped ones it has. With `--planted` the checks
themselves are checked: documents with one thing wrong in each must be refused.

    Scripts/junit.py [--planted] [FILE…]
"""

import argparse
import pathlib
import sys
import xml.etree.ElementTree as tree

# For each element: attributes that must be there, those that may, and the children.
RULES = {
    "testsuites": ({}, {"name", "time", "tests", "failures", "disabled", "errors"}, {"testsuite"}),
    "testsuite": (
        {"name", "tests"},
        {"failures", "errors", "skipped", "disabled", "time", "timestamp", "hostname", "id", "package", "file"},
        {"properties", "testcase", "system-out", "system-err"},
    ),
    "properties": ({}, set(), {"property"}),
    "property": ({"name", "value"}, set(), set()),
    "testcase": (
        {"name", "classname"},
        {"time", "status", "assertions", "file", "line"},
        {"skipped", "error", "failure", "system-out", "system-err"},
    ),
    "skipped": ({}, {"type", "message"}, set()),
    "error": ({}, {"type", "message"}, set()),
    "failure": ({}, {"type", "message"}, set()),
    "system-out": ({}, set(), set()),
    "system-err": ({}, set(), set()),
}
NUMBERS = {"tests", "failures", "errors", "skipped", "disabled", "time", "assertions", "line"}


def complaints(text):
    """Answers what is wrong with a document, one sentence each."""
    try:
        root = tree.fromstring(text)
    except tree.ParseError as problem:
        return [f"it is no XML: {problem}"]
    if root.tag not in ("testsuites", "testsuite"):
        return [f"its root is {root.tag}"]
    found = []
    names = set()
    for node in root.iter():
        if node.tag not in RULES:
            found.append(f"there is no element {node.tag}")
            continue
        needed, allowed, children = RULES[node.tag]
        found += [f"{node.tag} lacks {name}" for name in needed if not node.get(name)]
        found += [f"{node.tag} has no attribute {name}" for name in node.keys() if name not in allowed | set(needed)]
        found += [f"{child.tag} stands in {node.tag}" for child in node if child.tag not in children]
        found += [
            f"{name} of {node.tag} is no number: {node.get(name)}"
            for name in node.keys()
            if name in NUMBERS and not node.get(name).replace(".", "", 1).isdigit()
        ]
        if node.tag == "testcase":
            if sum(child.tag in ("skipped", "error", "failure") for child in node) > 1:
                found.append(f"{node.get('name')} ended in two ways")
            if node.get("name") in names:
                found.append(f"two cases are called {node.get('name')}")
            names.add(node.get("name"))
    for suite in root.iter("testsuite"):
        counts = {"tests": len(suite.findall("testcase"))}
        for name, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            counts[name] = len(suite.findall(f"testcase/{tag}"))
        for name, count in counts.items():
            if suite.get(name, str(count)) != str(count):
                found.append(f"the suite says {suite.get(name)} {name} and has {count}")
    return found


GOOD = (
    '<testsuites><testsuite name="a" tests="2" failures="1" errors="0" skipped="0"><testcase classname="c" name="x"/>'
    '<testcase classname="c" name="y"><failure message="m">t</failure></testcase></testsuite></testsuites>'
)
PLANTED = [
    GOOD[:-3],
    GOOD.replace("m", "&"),
    GOOD.replace("t</f", "\x01</f"),
    GOOD.replace('tests="2"', 'tests="3"'),
    GOOD.replace('failures="1"', 'failures="one"'),
    GOOD.replace(' classname="c" name="x"', ' name="x"'),
    GOOD.replace("<failure", '<failure colour="red"'),
    GOOD.replace("failure", "broken"),
    GOOD.replace('name="y"', 'name="x"'),
    GOOD.replace("t</failure>", "t</failure><skipped/>"),
    GOOD.replace("testsuites", "report"),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--planted", action="store_true", help="check the checks")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    if options.planted:
        if complaints(GOOD):
            sys.exit(f"a right document is refused: {complaints(GOOD)}")
        for text in PLANTED:
            if not complaints(text):
                sys.exit(f"this was called well: {text}")
        print(f"{len(PLANTED)} wrong documents, all refused")
    wrong = False
    for name in options.files:
        found = complaints(pathlib.Path(name).read_text())
        for sentence in found:
            print(f"{name}: {sentence}")
        wrong |= bool(found)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
