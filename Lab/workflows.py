#!/usr/bin/env python3
"""Lints .github/workflows, and the workflows that the README shows.

Checked are the published schema (check-jsonschema), security (zizmor), the syntax of every `run:` (bash), every script
that a step names, and the inputs of every workflow that a job calls. Both linters come from PyPI into a temporary
folder; actionlint is missing because its package there downloads a program during installation. Then the checks are
tested with workflows with one fault each.
"""
import re
import shutil
import subprocess
import sys

from lab import ROOT, command, finish, script

WORKFLOWS = ROOT / ".github/workflows"
# The file, a text in it, and a wrong text in its place.
SEEDED = [
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


def install(folder):
    """Installs the linters; the folder of their programs."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    subprocess.run([folder / "bin/pip", "install", "--quiet", "--disable-pip-version-check", "zizmor",
                    "check-jsonschema"], check=True)
    sys.path.append(str(next(folder.glob("lib/python*/site-packages"))))
    return folder / "bin"


def read(path):
    """A workflow as mappings and lists; the YAML reader comes with the linters."""
    from ruamel.yaml import YAML
    return YAML(typ="safe").load(path.read_text())


def node_problems(node):
    """What is wrong with a job or step that calls one of this repository's workflows or a script."""
    if found := re.search(r"\.github/workflows/([\w.-]+)", node.get("uses", "")):
        if not (WORKFLOWS / found[1]).exists():
            yield f"there is no workflow {found[1]}"
        else:
            inputs, given = read(WORKFLOWS / found[1])["on"]["workflow_call"]["inputs"], node.get("with", {})
            yield from (f"{found[1]} has no input '{name}'" for name in given if name not in inputs)
            yield from (f"{found[1]} needs '{name}'" for name, one in inputs.items()
                        if one.get("required") and name not in given)
    if text := node.get("run"):
        done = command("bash", "-n", input=text)
        yield from [done.stderr] if done.returncode else []
        yield from [f"an expression in '{text}'; pass it by env"] if "${{" in text else []
        yield from (f"there is no {name}" for name in re.findall(r"(?:Scripts|Lab)/[\w.-]+", text)
                    if not (ROOT / name).exists())


def complaints(folder, programs):
    """What is wrong with the workflows of a folder."""
    found, files = [], sorted(folder.glob("*.yml"))
    for words in ([programs / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", *files],
                  [programs / "zizmor", "--offline", "--quiet", "--config", ROOT / ".github/zizmor.yml", *files]):
        done = command(*words)
        found += [f"{words[0].name}: {done.stdout}{done.stderr}"] if done.returncode else []
    return found + [f"{file.name}: {text}" for file in files for job in read(file).get("jobs", {}).values()
                    for node in (job, *job.get("steps", [])) for text in node_problems(node)]


@script()
def main(options):
    programs, folder = install(options.folder / "tools"), options.folder / "workflows"
    shutil.copytree(WORKFLOWS, folder)
    shown = re.findall(r"^```yaml\n(.*?)^```$", (ROOT / "README.md").read_text(), re.M | re.S)
    for number, text in enumerate(shown, 1):
        (folder / f"README-{number}.yml").write_text(text)
    problems = complaints(folder, programs) + ([] if shown else ["the README shows no workflow"])
    for number, (file, old, new) in enumerate(SEEDED):
        text, copy = (WORKFLOWS / f"{file}.yml").read_text(), options.folder / f"seeded-{number}"
        copy.mkdir()
        (copy / f"{file}.yml").write_text(text.replace(old, new, 1))
        if old not in text or not complaints(copy, programs):
            problems.append(f"accepted: '{new}' in place of '{old}'")
    finish(problems, f"{len(list(folder.glob('*.yml')))} workflows")
