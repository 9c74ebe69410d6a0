#!/usr/bin/env python3
"""Lints .github/workflows, and the workflow that the README shows.

Against the published schema (check-jsonschema), for unsafe habits (zizmor), every `run:` by the shell's own parser; and
every script and path that a step names must be there.

Both linters come from PyPI into a folder of their own. actionlint is not among them: its package there downloads a
program when it is installed. With `--planted` the same is asked of workflows with one thing wrong in each.

    Scripts/workflows.py [--tools FOLDER] [--planted]
"""

import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parent.parent


def install(folder):
    """Answers the folder of the linters' programs."""
    programs = folder / "bin"
    if not (programs / "zizmor").exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run(
            [programs / "pip", "install", "--quiet", "--disable-pip-version-check", "zizmor", "check-jsonschema"],
            check=True)
    return programs


def blocks(text):
    """The scripts of `run:` keys with their first lines' numbers."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        found = re.match(r"( *)(- )?run: (.*)$", line)
        if not found:
            continue
        if found[3] not in ("|", ">", "|-", ">-", "|+", ">+"):
            yield number + 1, found[3]
            continue
        indent = len(found[1]) + len(found[2] or "")
        rest = []
        for following in lines[number + 1:]:
            if following.strip() and len(following) - len(following.lstrip()) <= indent:
                break
            rest.append(following)
        yield number + 2, "\n".join(rest)


def complaints(workflows, programs):
    """Answers what is wrong with the workflows of a folder."""
    found = []
    files = sorted(workflows.glob("*.yml"))
    if not files:
        return ["there is no workflow"]
    commands = [
        [programs / "check-jsonschema", "--builtin-schema", "vendor.github-workflows"] + files,
        [programs / "zizmor", "--offline", "--quiet", "--config", root / ".github/zizmor.yml"] + files,
    ]
    for command in commands:
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            found.append(f"{command[0].name}: {done.stdout}{done.stderr}")
    for file in files:
        for number, script in blocks(file.read_text()):
            if "${{" in script:
                found.append(f"{file.name}:{number}: an expression stands in a script; hand it over by env")
            done = subprocess.run(["bash", "-n"], input=script, capture_output=True, text=True)
            if done.returncode != 0:
                found.append(f"{file.name}:{number}: {done.stderr}")
            for name in re.findall(r"Scripts/[\w.-]+", script):
                if not (root / name).exists():
                    found.append(f"{file.name}:{number}: there is no {name}")
    return found


# What is put wrong, as text and what stands in its place.
PLANTED = [
    ("runs-on: ubuntu-24.04", "runs-in: ubuntu-24.04"),
    ("timeout-minutes: 60", "timeout-minutes: soon"),
    ("run: swift test", "run: swift test \"${{ github.event.pull_request.title }}\""),
    ("run: swift test", "run: if swift test"),
    ("Scripts/check.sh", "Scripts/chek.sh"),
    ("actions/checkout@v4", "somebody/checkout@v4"),
    ("permissions:\n  contents: read", "permissions: write-all"),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tools", type=pathlib.Path, help="where the linters are kept (nowhere)")
    parser.add_argument("--planted", action="store_true", help="check the checks")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        programs = install(options.tools or pathlib.Path(name) / "tools")
        folder = pathlib.Path(name) / "workflows"
        shutil.copytree(root / ".github/workflows", folder)
        shown = re.findall(r"^```yaml\n(.*?)^```$", (root / "README.md").read_text(), re.M | re.S)
        for number, text in enumerate(shown, 1):
            (folder / f"README-{number}.yml").write_text(text)
        if not shown:
            sys.exit("the README shows no workflow")
        found = complaints(folder, programs)
        for sentence in found:
            print(sentence)
        if found:
            sys.exit(1)
        if options.planted:
            text = (root / ".github/workflows/check.yml").read_text()
            for old, new in PLANTED:
                if old not in text:
                    sys.exit(f"'{old}' is nowhere, so nothing was planted")
                planted = pathlib.Path(name) / "planted"
                shutil.rmtree(planted, ignore_errors=True)
                planted.mkdir()
                (planted / "check.yml").write_text(text.replace(old, new, 1))
                if not complaints(planted, programs):
                    sys.exit(f"'{new}' in the place of '{old}' was called well")
        count = len(list(folder.glob("*.yml")))
        print(f"{count} workflows, nothing to complain of" + (
            f"; {len(PLANTED)} planted mistakes, all noticed" if options.planted else ""))


if __name__ == "__main__":
    main()
