"""Mutation testing: python -m tests.mutants bot/tables, or --since COMMIT, or --deciding. See docs/mutants.md.

Each mutant is a small change of one function. The fast tests of its corner should fail with it; what survives is
printed: a decision that no test holds.
"""

import argparse
import random
import re
import secrets
import sys
from collections.abc import Container, Iterable, Sequence

from tests.mutants import workshop
from tests.mutants.corners import CORNERS, DECIDING, corner_of
from tests.mutants.mutant import ALIVE, OUT_OF_TIME, Mutant, equivalents, found, results


def main(words: Sequence[str] | None = None) -> None:
    """Mutate what is asked for, corner by corner, and print what survives."""
    asked = _arguments(words)
    seed = asked.seed or secrets.token_hex(4)
    lines = _changed(asked.since) if asked.since else {}
    files = sorted(lines) if asked.since else list(DECIDING) if asked.deciding else [*_files(asked.paths)]
    for corner in CORNERS:
        mine = [file for file in files if file.startswith(f"{corner}/")]
        if mine:
            _measure(corner, mine, lines, asked, seed)


def say(line: str) -> None:
    """Write a line at once: a corner takes minutes."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("paths", nargs="*", help="files or folders of the bot")
    parser.add_argument("--since", metavar="COMMIT", help="only the lines that differ from this commit")
    parser.add_argument("--deciding", action="store_true", help="the modules that decide, whole")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many mutants of each corner, by lot")
    parser.add_argument("--seed", help="of the RNG; printed, so that a sample can be drawn again")
    parser.add_argument("--tests", nargs="+", help="only these tests, not all of the corner: faster, and kills fewer")
    parser.add_argument("--patience", type=float, default=10.0, help="seconds of tests for each mutant, at most")
    parser.add_argument(
        "--minutes", type=float, default=1e9, help="then no further mutant is tried: by lot, all are equal"
    )
    parser.add_argument("--again", action="store_true", help="what was killed the last time stays so: much faster")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(words)
    if not (asked.paths or asked.since or asked.deciding):
        parser.error("name files or folders, or say --since COMMIT, or --deciding")
    return asked


def _files(paths: Iterable[str]) -> list[str]:
    listed = workshop.git("ls-files", "-co", "--exclude-standard", "--", *paths).splitlines()
    return [name for name in listed if name.endswith(".py") and corner_of(name)]


def _changed(commit: str) -> dict[str, set[int]]:
    """Return the lines of each file of the bot that differ from a commit."""
    changed: dict[str, set[int]] = {}
    file = ""
    for line in workshop.git("diff", "-U0", commit, "--", *(f"{corner}/*.py" for corner in CORNERS)).splitlines():
        if line.startswith("+++ "):
            file = line.removeprefix("+++ b/")
        elif hunk := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
            first, count = int(hunk[1]), int(hunk[2] or 1)
            changed.setdefault(file, set()).update(range(first, first + count))
    return {file: lines for file, lines in changed.items() if file.endswith(".py") and (workshop.HERE / file).exists()}


def _measure(
    corner: str, files: Sequence[str], lines: dict[str, set[int]], asked: argparse.Namespace, seed: str
) -> None:
    """Measure one corner and print its share and its survivors."""
    kills = CORNERS[corner]
    tests = kills._replace(tests=tuple(asked.tests)) if asked.tests else kills
    place = workshop.furnish(corner, again=asked.again)
    workshop.generate(place, asked.workers)
    named = equivalents()
    every = [one for one in found(place, files) if not lines or one.line in lines[one.file]]
    mutants = [one for one in every if (one.file, one.function, one.was, one.now) not in named]
    rng = random.Random(f"{seed} {corner}")
    chosen = rng.sample(mutants, min(asked.sample or len(mutants), len(mutants)))
    say(f"{corner}: {len(chosen)} of {len(mutants)} mutants, seed {seed}; equivalent: {len(every) - len(mutants)}")
    codes, to_try = results(place, chosen), dict[str, list[str]]()
    for mutant in chosen:
        if codes[mutant.name] in ALIVE:
            to_try.setdefault(mutant.file, []).append(mutant.name)
    if to_try:
        workshop.run(place, tests, to_try, asked.workers, asked.patience, asked.minutes)
    _tell(chosen, results(place, chosen), kills.goblins)


def _tell(mutants: Sequence[Mutant], codes: dict[str, int | None], goblins: Container[str] = ()) -> None:
    tried = [mutant for mutant in mutants if codes[mutant.name] is not None]
    for file in sorted({mutant.file for mutant in tried}):
        say(f"  {file}: {_share([mutant for mutant in tried if mutant.file == file], codes)}")
    for mutant in sorted(tried, key=lambda one: (one.file, one.line, one.name)):
        if codes[mutant.name] in ALIVE:
            say(f"{ALIVE[codes[mutant.name]]}: {mutant}")
    if thinking := [mutant for mutant in tried if mutant.file in goblins]:
        say(f"  goblins: {_share(thinking, codes)}")
        say(f"  rules: {_share([mutant for mutant in tried if mutant.file not in goblins], codes)}")
    late = f"; {len(mutants) - len(tried)} were not tried" if len(tried) < len(mutants) else ""
    say(f"  all: {_share(tried, codes)}{late}")


def _share(mutants: Sequence[Mutant], codes: dict[str, int | None]) -> str:
    killed = sum(codes[mutant.name] not in ALIVE for mutant in mutants)
    circles = sum(codes[mutant.name] == OUT_OF_TIME for mutant in mutants)
    late = f", {circles} of them ran out of time" if circles else ""
    return f"{killed} of {len(mutants)} killed, {100 * killed // max(1, len(mutants))} %{late}"


if __name__ == "__main__":
    main()
