#!/usr/bin/env python3
"""Type-checks what uses SwiftUI against a stand-in with the signatures that it uses (Tests/StandIns/SwiftUI.swift).

Checked are the code between `#if canImport(SwiftUI)` with a router that uses it (Tests/StandIns/BridgedRouter.swift),
and the code that Docs/SplitNavigator.md shows: the files of Docs/NavigatorApp, word for word, whose class is also
driven through its bindings (Lab/swiftui/main.swift). Then faults are seeded, each of which must be detected. Nothing
is compiled with the real SwiftUI here; on a Mac every build does that.

    Lab/swiftui.py             checks, with a debug build of the package
    Lab/swiftui.py --write     copies the code into the page
"""
import pathlib
import re
import subprocess
import sys
import tempfile

from lab import LAB, ROOT, finish

PAGE, APP, STAND_INS = ROOT / "Docs/SplitNavigator.md", ROOT / "Docs/NavigatorApp", ROOT / "Tests/StandIns"
BLOCK = re.compile(r"(<!-- (Docs/NavigatorApp/[\w+]+\.swift) -->\n```swift\n)(.*?)(```\n)", re.S)
FEATURES = ("ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault")
# What a reader might break: the file, the code there, and other code in its place.
SEEDED = [
    ("AppNavigator+Bindings.swift", "extension Cover: Identifiable", "extension Cover"),
    ("AppNavigator+Bindings.swift", "over: shown))", "over: path))"),
    ("AppNavigator.swift", "claimFront(settings)", "claimFront()"),
    ("Views.swift", "$navigator[sheet: presented]", "$navigator[sheet: page]"),
    ("Views.swift", "\n      case .alone:", "\n      case .single:"),
]


def run(*words):
    """What is wrong with a command: its output where it fails."""
    done = subprocess.run([str(word) for word in words], cwd=ROOT, capture_output=True, text=True)
    return [done.stdout + done.stderr or f"exit {done.returncode}"] if done.returncode else []


def problems(folder, build):
    """What is wrong, up to the first step that fails."""
    swift = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-I", folder, "-I", build / "Modules"]
    # The package manager names a package after its folder.
    package = [*swift, "-package-name", re.sub(r"\W", "_", ROOT.name.lower())]
    package += [word for feature in FEATURES for word in ("-enable-upcoming-feature", feature)]
    pages, module = sorted(APP.glob("*.swift")), folder / "SwiftUI.swiftmodule"
    sources = sorted((ROOT / "Sources/SplitFuzz").rglob("*.swift"))
    bridges = [path for path in sources if "canImport(SwiftUI)" in path.read_text()]
    # Bodies are checked in the bridges only; the declarations of other files suffice, which takes a tenth of the time.
    words = [path for path in sources if path not in bridges]
    words += [word for path in bridges for word in ("-primary-file", path)]
    objects = list(build.glob("SplitNavigator.build/*.o"))
    router = [*package, "-typecheck", "-parse-as-library", STAND_INS / "BridgedRouter.swift"]
    check = [*swift, "-typecheck", "-parse-as-library"]
    for step in (
            [*swift, "-c", "-parse-as-library", "-module-name", "SwiftUI", "-emit-module", "-emit-module-path", module,
             STAND_INS / "SwiftUI.swift", "-o", folder / "SwiftUI.o"],
            ["swiftc", "-frontend", "-typecheck", "-module-name", "SplitFuzz", *package[1:], *words],
            [*package, "-emit-module", "-wmo", "-module-name", "SplitFuzz", *sources, "-Xfrontend",
             "-experimental-skip-non-inlinable-function-bodies", "-emit-module-path", folder / "SplitFuzz.swiftmodule"],
            router, [*check, *pages],
            [*swift, *pages, LAB / "swiftui/main.swift", folder / "SwiftUI.o", *objects, "-o", folder / "page"],
            [folder / "page"]):
        if found := run(*step):
            return found
    for name, old, new in SEEDED:
        text, changed = (APP / name).read_text(), folder / name
        changed.write_text(text.replace(old, new, 1))
        if old not in text or not run(*check, *(changed if file.name == name else file for file in pages)):
            return [f"seeded and not detected: {name}, '{new}' in place of '{old}'"]
    module.unlink()
    return [] if bridges and run(*router) else ["no bridge, or the router is accepted without SwiftUI"]


def main():
    page, files = PAGE.read_text(), sorted(APP.glob("*.swift"))
    if "--write" in sys.argv:
        return PAGE.write_text(BLOCK.sub(lambda found: found[1] + (ROOT / found[2]).read_text() + found[4], page))
    shown, actual = {name: text for _, name, text, _ in BLOCK.findall(page)}, {
        str(file.relative_to(ROOT)): file.read_text() for file in files}
    found = [] if shown == actual else [f"{PAGE.name} shows other code; run Lab/swiftui.py --write"]
    build = subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True).stdout
    with tempfile.TemporaryDirectory() as name:
        found += problems(pathlib.Path(name), pathlib.Path(build.strip()))
    finish(found, f"{PAGE.name} and the bridges to SwiftUI")


if __name__ == "__main__":
    main()
