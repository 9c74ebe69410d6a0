#!/usr/bin/env python3
"""How well reports are grouped by cause, over the versions with bugs: entries for each flaw, flaws for each entry.

A finding's flaws are those without which its trace no longer violates its rule in the same way: the trace is replayed
on each system `VERSION-without-FLAW`. Some findings have several, and some none, where the platform makes them or each
of two flaws is enough. An entry's flaws are those of the finding that it shows. A flaw is unshown where no entry shows
it. The last row is the bound: the fewest findings that show all flaws, chosen by one who knows the flaws; many flaws are
only met together with another one, so that one flaw for each entry cannot be reached.
"""
import collections
import pathlib
import re
import tempfile

from lab import parallel, script, table

MISSING = re.compile(r"(\d+)-([\w-]+)\.steps\n  should violate '", re.M)


def repaired(runner):
    """The flaws of each version with bugs."""
    flaws = collections.defaultdict(list)
    for row in runner.run("list", "systems", "--verbose", exits=(0,)).stdout.splitlines():
        version, found, flaw = row.split()[0].partition("-without-")
        if found:
            flaws[version].append(flaw)
    return flaws


def explain(runner, version, findings, flaws):
    """The flaws of each finding."""
    with tempfile.TemporaryDirectory() as folder:
        for number, finding in enumerate(findings):
            lines = [*(f"{key} {value}" for key, value in finding["start"].items()),
                     f"violates {finding['rule']} {finding['kind']}", "", *finding["trace"], ""]
            for flaw in flaws:
                head = ["splitfuzz 1", f"system {version}-without-{flaw}"]
                pathlib.Path(folder, f"{number}-{flaw}.steps").write_text("\n".join(head + lines))
        out = runner.run("replay", folder, exits=(0, 1, 3, 65)).stdout if findings and flaws else ""
    own = [set() for _ in findings]
    for number, flaw in MISSING.findall(out):
        own[int(number)].add(flaw)
    return own


def measured(options, version, seed, flaws):
    """The flaws of each finding, and the findings that entries show."""
    report = options.runner.report("--system", version, "--seed", seed, "--runs", options.runs)
    own = explain(options.runner, version, report["findings"], flaws)
    return own, [cause["lead"] for cause in report["causes"]]


def figures(own, leads):
    """Sums: findings, entries, flaws met and shown, the flaws of each entry, entries with a flaw."""
    shown = [own[lead] for lead in leads if own[lead]]
    return collections.Counter(findings=len(own), entries=len(leads), met=len(set().union(*own)), with_shown=len(shown),
                               shown=len(set().union(*shown)), shows=sum(map(len, shown)))


def best(own):
    """Findings that together show all flaws, each time one with the largest share of flaws that are not shown yet."""
    left, leads = set().union(*own), []
    while left:
        leads.append(max(range(len(own)), key=lambda index: len(own[index] & left) / max(1, len(own[index]))))
        left -= own[leads[-1]]
    return leads


def row(name, sums):
    ratio = lambda a, b: f"{sums[a] / sums[b]:.2f}" if sums[b] else "-"
    return [name, *(str(sums[key]) for key in ("findings", "entries", "met")), ratio("shows", "shown"),
            ratio("shows", "with_shown"), str(sums["met"] - sums["shown"])]


@script(system=[], seeds=5, runs=1000, jobs=1)
def main(options):
    flaws = repaired(options.runner)
    work = [(version, seed) for version in options.system or flaws for seed in range(1, options.seeds + 1)]
    rows, total, bound = [], collections.Counter(), collections.Counter()
    for (version, seed), (own, leads) in parallel(
            options.jobs, lambda item: measured(options, *item, flaws[item[0]]), work):
        sums = figures(own, leads)
        total += sums
        bound += figures(own, best(own))
        rows.append(row(f"{version} {seed}", sums))
    table([["version, seed", "findings", "entries", "flaws", "entries/flaw", "flaws/entry", "unshown"],
           *rows, row("all", total), row("bound", bound)])
