"""`python -m tests.labels [GAME …]`: looks for buttons of one message that are named the same."""

import argparse
import sys
from collections.abc import Sequence

from games import list_game_keys
from tests.labels.law import doubled_in_match
from tests.undrawn import nothing_drawn

MATCHES = 20
STEPS = 200


def main(arguments: Sequence[str] | None = None) -> int:
    """Look and print; return 1 if two buttons of a message have one name."""
    parser = argparse.ArgumentParser(prog="python -m tests.labels", description=__doc__)
    parser.add_argument("game", nargs="*", choices=[*list_game_keys(), []], help="which games; all, if none is named")
    parser.add_argument("--matches", type=int, default=MATCHES, help="so many matches are played of each")
    asked = parser.parse_args(arguments)
    with nothing_drawn():
        broken = [_print(game, asked.matches) for game in asked.game or list_game_keys()]
    return 1 if any(broken) else 0


def _print(game: str, matches: int) -> bool:
    """Print what was found in matches of a game, and tell whether anything was."""
    found = [line for number in range(matches) for line in doubled_in_match(game, number, STEPS, every=3)]
    sys.stdout.write("".join(f"  {line}\n" for line in found[:10]))
    sys.stdout.write(f"{game}: {matches} matches, {len(found)} names of more than one button\n")
    sys.stdout.flush()
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
