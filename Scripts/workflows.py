#!/usr/bin/env python3
"""Lints .github/workflows, and the workflow that the README shows.

Against the published schema (check-jsonschema), for unsafe habits (zizmor), every `run:` by the shell's own parser; every
script that a step names must be there, and every workflow that a job calls, with the inputs that it is given.

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


def read(text, programs):
    """A workflow as mappings and lists; the reader came with the linters."""
    packages = next(programs.parent.glob("lib/python*/site-packages"))
    if str(packages) not in sys.path:
        sys.path.insert(0, str(packages))
    from ruamel.yaml import YAML
    return YAML(typ="safe").load(text)


def mappings(node):
    """Every mapping in a workflow, from outside to inside."""
    if isinstance(node, dict):
        yield node
    for inner in node.values() if isinstance(node, dict) else node if isinstance(node, list) else []:
        yield from mappings(inner)


def scripts(workflow):
    return [node["run"] for node in mappings(workflow) if isinstance(node.get("run"), str)]


def called(workflow, programs):
    """What is wrong with the calls of this repository's own workflows."""
    for node in mappings(workflow):
        found = re.search(r"\.github/workflows/([\w.-]+)", str(node.get("uses", "")))
        if not found:
            continue
        file = root / ".github/workflows" / found[1]
        if not file.exists():
            yield f"there is no workflow {found[1]}"
            continue
        inputs = read(file.read_text(), programs)["on"]["workflow_call"]["inputs"]
        handed = node.get("with", {})
        yield from (f"{found[1]} has no input '{name}'" for name in handed if name not in inputs)
        yield from (f"{found[1]} wants '{name}'" for name, one in inputs.items()
                    if one.get("required") and name not in handed)


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
        workflow = read(file.read_text(), programs)
        found += [f"{file.name}: {sentence}" for sentence in called(workflow, programs)]
        for script in scripts(workflow):
            place = f"{file.name}, {script.splitlines()[0]!r}"
            if "${{" in script:
                found.append(f"{place}: an expression stands in a script; hand it over by env")
            done = subprocess.run(["bash", "-n"], input=script, capture_output=True, text=True)
            if done.returncode != 0:
                found.append(f"{place}: {done.stderr}")
            found += [f"{place}: there is no {name}" for name in re.findall(r"Scripts/[\w.-]+", script)
                      if not (root / name).exists()]
    return found


# What is put wrong: the file, a text of it, and what stands in its place.
PLANTED = [
    ("check", "runs-on: ubuntu-24.04", "runs-in: ubuntu-24.04"),
    ("check", "timeout-minutes: 60", "timeout-minutes: soon"),
    ("check", "run: swift test", "run: swift test \"${{ github.event.pull_request.title }}\""),
    ("check", "run: swift test", "run: if swift test"),
    ("check", "Scripts/check.sh", "Scripts/chek.sh"),
    ("check", "actions/checkout@v4", "somebody/checkout@v4"),
    ("check", "permissions:\n  contents: read", "permissions: write-all"),
    ("nightly", "workflows/campaigns.yml", "workflows/campaign.yml"),
    ("nightly", "      program: fuzz-runner\n", ""),
    ("nightly", "cases: corpus", "case: corpus"),
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
            for name, old, new in PLANTED:
                text = (root / f".github/workflows/{name}.yml").read_text()
                if old not in text:
                    sys.exit(f"'{old}' is nowhere in {name}.yml, so nothing was planted")
                planted = folder.parent / "planted"
                shutil.rmtree(planted, ignore_errors=True)
                planted.mkdir()
                (planted / f"{name}.yml").write_text(text.replace(old, new, 1))
                if not complaints(planted, programs):
                    sys.exit(f"'{new}' in the place of '{old}' was called well")
        count = len(list(folder.glob("*.yml")))
        print(f"{count} workflows, nothing to complain of" + (
            f"; {len(PLANTED)} planted mistakes, all noticed" if options.planted else ""))


if __name__ == "__main__":
    main()
