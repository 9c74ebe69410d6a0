#!/usr/bin/env python3
"""Type-checks what uses SwiftUI against a stand-in with the signatures that it uses (Tests/StandIns/SwiftUI.swift).

Checked are the code between `#if canImport(SwiftUI)` with a router that uses it (Tests/StandIns/BridgedRouter.swift),
the module SplitNavigatorUI, and the app that Docs/SplitNavigator.md shows, word for word. Then faults are seeded, each
of which must be detected. Nothing is compiled with the real SwiftUI here; on a Mac every build does that.
"""
import pathlib
import re

from lab import ROOT, command, finish, script

PAGE, STAND_INS, LIBRARY = ROOT / "Docs/SplitNavigator.md", ROOT / "Tests/StandIns", ROOT / "Sources/SplitNavigatorUI"
EXAMPLE = ROOT / "Examples/Sources/MailboxViews/MailboxView.swift"
FEATURES = ("ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault")
# What a reader might break: the file, the code there, and other code in its place.
SEEDED = [
    ("Navigator+Bindings.swift", "PresentedModal<Modal: Hashable>: Identifiable", "PresentedModal<Modal: Hashable>"),
    ("Navigator+Bindings.swift", "over: shown)", "over: path)"),
    ("Navigator.swift", "state.isSidebarOnTop", "state.isSidebarInFront"),
    ("SplitNavigatorView.swift", "$navigator[modal: navigator.modal]", "$navigator[modal: navigator.path]"),
    ("SplitNavigatorView.swift", "selection: $navigator.shownSection", "selection: navigator.shownSection"),
]


def run(*words):
    """What is wrong with a command: its output where it fails."""
    done = command(*words, cwd=ROOT)
    return [done.stdout + done.stderr or f"exit {done.returncode}"] if done.returncode else []


def problems(folder, build):
    """What is wrong, up to the first step that fails."""
    swift = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-I", folder, "-I", build / "Modules"]
    # The package manager names a package after its folder.
    package = [*swift, "-package-name", re.sub(r"\W", "_", ROOT.name.lower())]
    package += [word for feature in FEATURES for word in ("-enable-upcoming-feature", feature)]
    pages, module = sorted(LIBRARY.glob("*.swift")), folder / "SwiftUI.swiftmodule"
    sources = sorted((ROOT / "Sources/SplitFuzz").rglob("*.swift"))
    bridges = [path for path in sources if "canImport(SwiftUI)" in path.read_text()]
    # Bodies are checked in the bridges only; the declarations of other files suffice, which takes a tenth of the time.
    words = [path for path in sources if path not in bridges]
    words += [word for path in bridges for word in ("-primary-file", path)]
    router = [*package, "-typecheck", "-parse-as-library", STAND_INS / "BridgedRouter.swift"]
    check = [*package, "-typecheck", "-parse-as-library", "-module-name", "SplitNavigatorUI"]
    for step in (
            [*swift, "-c", "-parse-as-library", "-module-name", "SwiftUI", "-emit-module", "-emit-module-path", module,
             STAND_INS / "SwiftUI.swift", "-o", folder / "SwiftUI.o"],
            ["swiftc", "-frontend", "-typecheck", "-module-name", "SplitFuzz", *package[1:], *words],
            [*package, "-emit-module", "-wmo", "-module-name", "SplitFuzz", *sources, "-Xfrontend",
             "-experimental-skip-non-inlinable-function-bodies", "-emit-module-path", folder / "SplitFuzz.swiftmodule"],
            router, [*check, *pages],
            [*package, "-emit-module", "-parse-as-library", "-module-name", "SplitNavigatorUI", *pages,
             "-emit-module-path", folder / "SplitNavigatorUI.swiftmodule"],
            [*swift, "-typecheck", "-parse-as-library", EXAMPLE]):
        if found := run(*step):
            return found
    for name, old, new in SEEDED:
        text, changed = (LIBRARY / name).read_text(), folder / name
        changed.write_text(text.replace(old, new, 1))
        if old not in text or not run(*check, *(changed if file.name == name else file for file in pages)):
            return [f"seeded and not detected: {name}, '{new}' in place of '{old}'"]
    module.unlink()
    return [] if bridges and run(*router) else ["no bridge, or the router is accepted without SwiftUI"]


@script()
def main(options):
    shown = f"```swift\n{EXAMPLE.read_text()}```\n" in PAGE.read_text()
    found = [] if shown else [f"{PAGE.name} shows other code than {EXAMPLE.name}"]
    build = command("swift", "build", "--show-bin-path", cwd=ROOT).stdout
    finish(found + problems(options.folder, pathlib.Path(build.strip())), f"{PAGE.name} and the bridges to SwiftUI")
