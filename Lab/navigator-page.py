#!/usr/bin/env python3
"""Holds the page of SplitNavigator to what compiles: the code in Docs/SplitNavigator.md is that of Docs/NavigatorApp word
for word, which is type-checked against a stand-in for SwiftUI (Tests/StandIns/SwiftUI.swift: the signatures that
it uses, nothing drawn) and whose class is driven through its bindings (Scripts/navigator-page/main.swift).

    Scripts/navigator-page.py             check, with a debug build of the package
    Scripts/navigator-page.py --planted   and let what is planted in the page be found
    Scripts/navigator-page.py --write     copy the code into the page

Nothing of this was compiled against the real SwiftUI."""
import argparse, glob, pathlib, re, subprocess, sys, tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Docs/SplitNavigator.md"
APP = ROOT / "Docs/NavigatorApp"
DRIVER = ROOT / "Scripts/navigator-page"
BLOCK = re.compile(r"(<!-- (Docs/NavigatorApp/[\w+]+\.swift) -->\n```swift\n)(.*?)(```\n)", re.S)
COMMON = ["swiftc", "-swift-version", "6", "-warnings-as-errors"]

# What a reader might break, and what the check then has to complain of: file, what stands there, what is put in its place.
PLANTED = [
    ("AppNavigator+Bindings.swift", "extension Cover: Identifiable", "extension Cover"),
    ("AppNavigator+Bindings.swift", "over: shown))", "over: path))"),
    ("AppNavigator.swift", "claimFront(settings)", "claimFront()"),
    ("Views.swift", "$navigator[sheet: presented]", "$navigator[sheet: page]"),
    ("Views.swift", ".present(.compose)", ".presents(.compose)"),
    ("Views.swift", "\n      case .alone:", "\n      case .single:"),
]


def run(arguments):
    """The exit code and what was said."""
    done = subprocess.run([str(one) for one in arguments], cwd=ROOT, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def drift(page):
    """What of the page is not the code, one line each."""
    blocks = BLOCK.findall(page)
    files = sorted(f"Docs/NavigatorApp/{path.name}" for path in APP.glob("*.swift"))
    complaints = [f"{PAGE.name} does not show {name}" for name in files if name not in [block[1] for block in blocks]]
    for _, name, text, _ in blocks:
        if name not in files:
            complaints.append(f"{PAGE.name} shows {name}, which is not there")
        elif text != (ROOT / name).read_text():
            complaints.append(f"{PAGE.name} shows another {name}: Scripts/navigator-page.py --write")
    return complaints


def type_check(files, folder, modules):
    return run([*COMMON, "-typecheck", "-parse-as-library", "-I", folder, "-I", modules, *files])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="copy the code into the page")
    parser.add_argument("--planted", action="store_true", help="plant faults that the check must find")
    options = parser.parse_args()
    page = PAGE.read_text()
    if options.write:
        written = BLOCK.sub(lambda m: m[1] + (ROOT / m[2]).read_text() + m[4], page)
        PAGE.write_text(written)
        return 0
    code, text = run(["swift", "build", "--show-bin-path"])
    build = pathlib.Path(text.strip().splitlines()[-1]) if text.strip() else ROOT
    objects = sorted(glob.glob(str(build / "SplitModel.build" / "*.o")))
    if code != 0 or not objects:
        print(f"no debug build of SplitModel in {build}: run 'swift build' first", file=sys.stderr)
        return 2
    files = sorted(APP.glob("*.swift"))
    wrong = drift(page)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        module = folder / "SwiftUI.swiftmodule"
        steps = {
            "the stand-in for SwiftUI compiles": [
                *COMMON, "-c", "-parse-as-library", "-module-name", "SwiftUI", "-emit-module", "-emit-module-path",
                module, "-o", folder / "SwiftUI.o", ROOT / "Tests/StandIns/SwiftUI.swift"],
            "the page's code is well typed": [
                *COMMON, "-typecheck", "-parse-as-library", "-I", folder, "-I", build / "Modules", *files],
            "what drives its bindings compiles": [
                *COMMON, "-I", folder, "-I", build / "Modules", *files, DRIVER / "main.swift", folder / "SwiftUI.o",
                *objects, "-o", folder / "page"],
            "its bindings do what the page says": [folder / "page"],
        }
        for what, arguments in steps.items():
            code, text = run(arguments)
            if code != 0:
                wrong.append(f"not so: {what}\n{text}")
                break
        if options.planted and not wrong:
            wrong += [f"planted and not found: {one}" for one in missed(page, files, folder, build / "Modules")]
    for line in wrong:
        print(line)
    if not wrong:
        planted = f", {len(PLANTED) + 1} planted, all found" if options.planted else ""
        print(f"{PAGE.name}: {len(files)} files as they are, well typed against the stand-in, bindings driven{planted}")
    return 1 if wrong else 0


def missed(page, files, folder, modules):
    """What was planted and passes."""
    if not drift(page.replace("tell(.choose(row))", "tell(.choose(Row))")):
        yield "a page that shows other code"
    for name, old, new in PLANTED:
        text = (APP / name).read_text()
        if old not in text:
            yield f"{name} has no '{old}' any more"
            continue
        planted = folder / name
        planted.write_text(text.replace(old, new, 1))
        code, _ = type_check([planted if file.name == name else file for file in files], folder, modules)
        planted.unlink()
        if code == 0:
            yield f"{name}: '{new}' for '{old}'"


if __name__ == "__main__":
    sys.exit(main())
