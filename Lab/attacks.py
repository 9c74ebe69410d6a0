#!/usr/bin/env python3
"""Throws hostile arguments, cases, file names, streams and signals at the command line.

Each attack is drawn from a seed. The program must end with a documented exit code and within the time, and nothing
that a terminal or a CI runner executes may stand on a stream: no control or format character from the input, no line
that begins with `::`, after any spaces, but its own annotations, and nowhere `##[`, the older form of a command.
--only 7.31 makes the attack with that number again.
"""
import os
import pathlib
import random
import resource
import shlex
import signal
import subprocess
import tempfile
import time

from lab import finish, parallel, script

EXITS = {0, 1, 3, 64, 65, 66, 70, 73, 74, 130}
TOUCHY = ["\x1b[31m", "\a", "\n::error::x", "##[error]x", "\u202e", "\u2066", "\r", "\x7f", "\x9b31m", "\u2028",
          "\x00"]
WORDS = ["", "-", "--", "---", "-h", "--no", "=", "a=b", "~", ";", "toggle; ", "::error::x", "$(reboot)", "*", "ü", "🧨",
         "../../x", "/dev/null", "/dev/full", "/", ".", "lazysplit", "clean", "x" * 5000, "\udcff", "%n%s", "'", '"']
NUMBERS = ["0", "-1", "1e9", "0x10", "1/0", "21/30", "9" * 25, "18446744073709551616", "1.5", "١", "2s", "9" * 20 + "s",
           "nan"]
OPTIONS = ["--seed", "--runs", "--steps", "--time", "--jobs", "--system", "--against", "--device", "--start", "--rules",
           "--without", "--quirks", "--assume", "--profile", "--corpus", "--known", "--format", "--output", "--shard",
           "--strategy", "--bound", "--depth", "--memory", "--actions", "--hang", "--keep-going", "--rounds", "--sample",
           "--isolate", "--coverage", "--verbose", "--no-shrink", "--fail-on", "--color", "--prove-states", "--bogus"]
COMMANDS = ["fuzz", "explore", "replay", "show", "shrink", "play", "list", "explain", "corpus", "init", "bench", "frobnicate"]
LINES = ["splitfuzz 1", "splitfuzz 9", "system lazysplit/clean", "system lazysplit", "device ipad-11 portrait",
         "violates no-trap crash", "violates", "shows", "quirks none", "assume a=b", "", "# note", "toggle",
         "~toggle", "open detail", "deliver 99", "call", "choose \"", "rotate", "link 3", "resize 9999"]


def text(draw):
    """A word with something in it that does harm where it is printed as it is."""
    word = draw.choice(draw.choice([WORDS, NUMBERS, COMMANDS, ["lazysplit/clean", "ipad-11", "no-trap", "json"]]))
    return word + (draw.choice(TOUCHY) if draw.random() < 0.4 else "")


def words(draw, folder):
    """The arguments of an attack; searches are kept short, and what is written stays in the folder."""
    command = draw.choice(COMMANDS)
    some = [] if command == "fuzz" and draw.random() < 0.5 else [command]
    if command == "corpus":
        some.append(draw.choice(["merge", "check", "minimize", text(draw)]))
    for _ in range(draw.randrange(5)):
        option = draw.choice(OPTIONS)
        some += [option + ("" if draw.random() < 0.9 else text(draw)), text(draw)][:draw.choice([1, 2, 2, 2])]
    for _ in range(draw.randrange(3)):
        some.append(draw.choice([str(case(draw, folder)), text(draw)]))
    limits = {"fuzz": ["--runs", "20", "--time", "2s"], "explore": ["--depth", "2"],
              "bench": ["--rounds", "1", "--sample", "1ms", "--system", "lazysplit/clean"]}
    return [word.replace("\x00", "") for word in some + limits.get(command, [])]


def case(draw, folder):
    """A file that looks like a case, with a name that may do harm."""
    name = draw.choice(["a", "b", "c\x1b[31m", "d\n::error::x", "e\u202e", "##[error]f", "\udcff"]) + ".steps"
    body = [draw.choice(LINES) + (draw.choice(TOUCHY) if draw.random() < 0.2 else "") for _ in range(draw.randrange(14))]
    head, path = ["splitfuzz 1", "system lazysplit/clean", ""] if draw.random() < 0.6 else [], folder / name
    path.write_bytes("\n".join(head + body).encode(errors="surrogateescape") + draw.choice([b"", b"\n", b"\xff\xfe", b"\0"]))
    return draw.choice([path, folder])


def problem(runner, seed, number):
    """What is wrong with what the program does, or nothing; with its arguments."""
    draw = random.Random(f"{seed}.{number}")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        given = words(draw, folder)
        kill, closes = draw.random() < 0.1, draw.random() < 0.1
        limit = draw.choice([0, 0, 0, 0, 140_000_000, 400_000_000])
        before = (lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit))) if limit else None
        run = subprocess.Popen([runner, *given], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               cwd=folder, preexec_fn=before, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
        if closes:
            run.stdout = run.stdout.close()
        if kill:
            time.sleep(draw.random())
            run.send_signal(draw.choice([signal.SIGINT, signal.SIGTERM]))
        lines = "\n".join(draw.choice(LINES) + draw.choice(["", *TOUCHY]) for _ in range(6))
        try:
            out, err = run.communicate(lines.encode(), 60)
        except subprocess.TimeoutExpired:
            run.kill()
            return "hangs", given
    allowed = EXITS | ({-signal.SIGINT, -signal.SIGTERM} if kill else set())
    if run.returncode not in allowed:
        return f"exit {run.returncode}: {err[-300:]!r}", given
    for stream in ((out or b"").decode(errors="surrogateescape"), err.decode(errors="surrogateescape")):
        wild = {c for c in stream if c != "\n" and (c < " " or "\x7f" <= c < "\xa0" or c in "\u202e\u2028\u2066"
                                                    or "\udc80" <= c <= "\udcff")}
        wild |= {"##["} if "##[" in stream else set()
        if "github" not in given and any(line.lstrip().startswith("::") for line in stream.split("\n")):
            wild.add("::")
        if wild:
            return f"prints {wild} as it is: {stream[:300]!r}", given
    return None, given


@script(attacks=1000, seed=1, jobs=2, only="")
def main(options):
    seed, numbers, wrong = options.seed, range(options.attacks), []
    if options.only:
        seed, *numbers = map(int, options.only.split("."))
    for number, (found, given) in parallel(options.jobs, lambda number: problem(options.runner.path, seed, number), numbers):
        if found:
            wrong.append(f"{seed}.{number}: {found}: {ascii(shlex.join(given))[:300]}")
    finish(wrong, f"{len(numbers)} attacks")
