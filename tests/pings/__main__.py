"""`python -m tests.pings [WAY …]`: how often people are called while all play on, and how late when one is away."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from statistics import mean

from tests.pings.playing import LATEST, MOST, WAYS, Way, count_match
from tests.undrawn import nothing_drawn

MATCHES = 6
AWAY_AFTER = 4
"""After so many answers one of them goes away, where it is measured how late they are called."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Count and print; return 1 if somebody is called too often or too late."""
    parser = argparse.ArgumentParser(prog="python -m tests.pings", description=__doc__)
    parser.add_argument("way", nargs="*", choices=[*WAYS, []], help="what is played; each, if none is named")
    parser.add_argument("--matches", type=int, default=MATCHES, help="so many matches are played of each")
    asked = parser.parse_args(arguments)
    with nothing_drawn():
        kept = [_print(name, WAYS[name], asked.matches) for name in asked.way or WAYS]
    return 0 if all(kept) else 1


def _print(name: str, way: Way, matches: int) -> bool:
    """Print a line about a way, and tell whether nobody is called more often or later than they may be."""
    numbers = range(1, matches + 1)
    counted = [asyncio.run(count_match(way, number)) for number in numbers]
    late = [one for number in numbers for one in asyncio.run(count_match(way, number, AWAY_AFTER)).late]
    pings = [one.pings[seat] for one in counted for seat in one.questions]
    questions = [each for one in counted for each in one.questions.values()]
    most, latest = max(pings), max(late, default=LATEST)
    sys.stdout.write(
        f"{name:20} {mean(pings):.1f} pings a person and match, {most} at most (may be {MOST}), "
        f"{mean(questions):.0f} questions; who is away is called after {latest.seconds} s at most "
        f"(may be {LATEST.seconds}; {len(late)} calls)\n"
    )
    sys.stdout.flush()
    return most <= MOST and latest <= LATEST


if __name__ == "__main__":
    sys.exit(main())
