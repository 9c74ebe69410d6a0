#!/usr/bin/env python3
"""Compiles the code that Docs/SplitNavigator.md shows, and drives its bindings.

The page must show the files of Docs/NavigatorApp word for word. These are type-checked against a stand-in for SwiftUI
(Tests/StandIns/SwiftUI.swift: the signatures that they use), and their class is driven through its bindings
(Lab/navigator_page/main.swift). Then faults are seeded in the code, each of which must be detected. Nothing was compiled
with the real SwiftUI.

    Lab/navigator_page.py             checks, with a debug build of the package
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
# What a reader might break: the file, the code there, and other code in its place.
SEEDED = [
    ("AppNavigator+Bindings.swift", "extension Cover: Identifiable", "extension Cover"),
    ("AppNavigator+Bindings.swift", "over: shown))", "over: path))"),
    ("AppNavigator.swift", "claimFront(settings)", "claimFront()"),
    ("Views.swift", "$navigator[sheet: presented]", "$navigator[sheet: page]"),
    ("Views.swift", "\n      case .alone:", "\n      case .single:"),
]


def run(*words):
    done = subprocess.run([str(word) for word in words], cwd=ROOT, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def compiled(folder, files):
    """What is wrong with the code; nothing where it compiles and its bindings work."""
    build = pathlib.Path(run("swift", "build", "--show-bin-path")[1].strip().splitlines()[-1])
    objects = [path for module in ("SplitModel", "SplitNavigator") for path in build.glob(f"{module}.build/*.o")]
    if not objects:
        sys.exit(f"no debug build in {build}; run 'swift build' first")
    swift = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-I", folder, "-I", build / "Modules"]
    stand_in = ["-parse-as-library", "-module-name", "SwiftUI", "-emit-module", "-emit-module-path",
                folder / "SwiftUI.swiftmodule", ROOT / "Tests/StandIns/SwiftUI.swift"]

    def check(sources):
        return run(*swift, "-typecheck", "-parse-as-library", *sources)
    driver = [*files, LAB / "navigator_page/main.swift", folder / "SwiftUI.o", *objects]
    for code, text in (step() for step in (
            lambda: run(*swift, "-c", *stand_in, "-o", folder / "SwiftUI.o"), lambda: check(files),
            lambda: run(*swift, *driver, "-o", folder / "page"), lambda: run(folder / "page"))):
        if code:
            yield text
            return
    for name, old, new in SEEDED:
        text, changed = (APP / name).read_text(), folder / name
        changed.write_text(text.replace(old, new, 1))
        if old not in text or check(changed if file.name == name else file for file in files)[0] == 0:
            yield f"seeded and not detected: {name}, '{new}' in place of '{old}'"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    page, files = PAGE.read_text(), sorted(APP.glob("*.swift"))
    if parser.parse_args().write:
        return PAGE.write_text(BLOCK.sub(lambda found: found[1] + (ROOT / found[2]).read_text() + found[4], page))
    shown = {name: text for _, name, text, _ in BLOCK.findall(page)}
    problems = [f"{PAGE.name} shows another {file.name}; run Lab/navigator_page.py --write" for file in files
                if shown.pop(f"Docs/NavigatorApp/{file.name}", None) != file.read_text()]
    with tempfile.TemporaryDirectory() as name:
        problems += [f"{PAGE.name} shows {other}" for other in shown] + list(compiled(pathlib.Path(name), files))
    finish(problems, f"{PAGE.name}: {len(files)} files, {len(SEEDED)} seeded faults")


if __name__ == "__main__":
    main()
