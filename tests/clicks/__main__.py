"""`python -m tests.clicks [WAY …]`: how many clicks a match takes a seat, by the controls that players are shown."""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from tests.clicks.playing import PLAYERS, WAYS, Counted, Player, Way, count_match, median_of
from tests.undrawn import nothing_drawn

MATCHES = 30


def main(arguments: Sequence[str] | None = None) -> int:
    """Count and print; return 1 if a way takes more clicks than it may."""
    parser = argparse.ArgumentParser(prog="python -m tests.clicks", description=__doc__)
    parser.add_argument("way", nargs="*", choices=[*WAYS, []], help="what is played; each, if none is named")
    parser.add_argument("--matches", type=int, default=MATCHES, help="so many matches are played of each")
    parser.add_argument("--players", choices=PLAYERS, default="thumb", help="who plays")
    asked = parser.parse_args(arguments)
    with nothing_drawn():
        kept = [_print(name, WAYS[name], asked.matches, PLAYERS[asked.players]) for name in asked.way or WAYS]
    return 0 if all(kept) else 1


def _print(name: str, way: Way, matches: int, player: Player) -> bool:
    """Print a line about a way, and tell whether it takes no more clicks than it may."""
    counted = [count_match(way, number, player) for number in range(1, matches + 1)]
    found = median_of(counted)
    sys.stdout.write(f"{name:20} {way.seats} players {found:6.1f} clicks a seat (at most {way.most}): ")
    sys.stdout.write(f"{_by_question(counted, way.seats)}\n")
    sys.stdout.flush()
    return found <= way.most


def _by_question(counted: Sequence[Counted], seats: int) -> str:
    """Return the clicks of a seat by the kind of question, on average."""
    kinds = sum((one.questions for one in counted), Counter[str]())
    return ", ".join(f"{kind} {clicks / len(counted) / seats:.1f}" for kind, clicks in kinds.most_common())


if __name__ == "__main__":
    sys.exit(main())
