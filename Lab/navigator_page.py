#!/usr/bin/env python3
"""Compiles the code that Docs/SplitNavigator.md shows, and drives its bindings.

The page must show the files of Docs/NavigatorApp word for word. These are type-checked against a stand-in for SwiftUI
(Tests/StandIns/SwiftUI.swift: the signatures that they use), and their class is driven through its bindings
(Lab/navigator_page/main.swift). Nothing was compiled with the real SwiftUI.

    Lab/navigator_page.py             checks, with a debug build of the package
    Lab/navigator_page.py --seeded    also seeds faults in the code, each of which must be detected
    Lab/navigator_page.py --write     copies the code into the page
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

from lab import LAB, ROOT, finish

PAGE, APP = ROOT / "Docs/SplitNavigator.md", ROOT / "Docs/NavigatorApp"
BLOCK = re.compile(r"(<!-- (Docs/NavigatorApp/[\w+]+\.swift) -->\n```swift\n)(.*?)(```\n)", re.S)
SWIFT = ["swiftc", "-swift-version", "6", "-warnings-as-errors"]
# What a reader might break: the file, the code there, and other code in its place.
SEEDED = [
    ("AppNavigator+Bindings.swift", "extension Cover: Identifiable", "extension Cover"),
    ("AppNavigator+Bindings.swift", "over: shown))", "over: path))"),
    ("AppNavigator.swift", "claimFront(settings)", "claimFront()"),
    ("Views.swift", "$navigator[sheet: presented]", "$navigator[sheet: page]"),
    ("Views.swift", ".present(.compose)", ".presents(.compose)"),
    ("Views.swift", "\n      case .alone:", "\n      case .single:"),
]


def run(*words):
    done = subprocess.run([str(word) for word in words], cwd=ROOT, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def page_problems(page):
    """The files that the page leaves out or shows with other text."""
    shown = {name: text for _, name, text, _ in BLOCK.findall(page)}
    actual = {f"Docs/NavigatorApp/{path.name}": path.read_text() for path in APP.glob("*.swift")}
    return [f"{PAGE.name} shows another {name}; run Lab/navigator_page.py --write"
            for name in sorted({*shown, *actual}) if shown.get(name) != actual.get(name)]


def missed(page, check, folder):
    """The seeded faults that are not detected."""
    if not page_problems(page.replace("choose(row)", "choose(Row)")):
        yield "a page with other code"
    files = sorted(APP.glob("*.swift"))
    for name, old, new in SEEDED:
        text = (APP / name).read_text()
        changed = folder / name
        changed.write_text(text.replace(old, new, 1))
        if old not in text or check(changed if file.name == name else file for file in files)[0] == 0:
            yield f"{name}: '{new}' in place of '{old}'"
        changed.unlink()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--seeded", action="store_true")
    options = parser.parse_args()
    page = PAGE.read_text()
    if options.write:
        return PAGE.write_text(BLOCK.sub(lambda found: found[1] + (ROOT / found[2]).read_text() + found[4], page))
    build = pathlib.Path(run("swift", "build", "--show-bin-path")[1].strip().splitlines()[-1])
    # The modules that the code imports, and those that these import.
    objects = [path for module in ("SplitModel", "SplitNavigator") for path in sorted(build.glob(f"{module}.build/*.o"))]
    if not objects:
        sys.exit(f"no debug build in {build}; run 'swift build' first")
    files, problems = sorted(APP.glob("*.swift")), page_problems(page)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        paths, stand_in = ["-I", folder, "-I", build / "Modules"], folder / "SwiftUI.o"

        def check(sources):
            return run(*SWIFT, "-typecheck", "-parse-as-library", *paths, *sources)
        steps = [
            lambda: run(*SWIFT, "-c", "-parse-as-library", "-module-name", "SwiftUI", "-emit-module", "-emit-module-path",
                        folder / "SwiftUI.swiftmodule", "-o", stand_in, ROOT / "Tests/StandIns/SwiftUI.swift"),
            lambda: check(files),
            lambda: run(*SWIFT, *paths, *files, LAB / "navigator_page/main.swift", stand_in, *objects, "-o", folder / "page"),
            lambda: run(folder / "page"),
        ]
        for step in steps:
            code, text = step()
            if code:
                problems.append(text)
                break
        if options.seeded and not problems:
            problems += [f"seeded and not detected: {fault}" for fault in missed(page, check, folder)]
    finish(problems, f"{PAGE.name}: {len(files)} files" + (f", {len(SEEDED) + 1} seeded faults" if options.seeded else ""))


if __name__ == "__main__":
    main()
