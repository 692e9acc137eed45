"""Types many texts in twins, at all tables of all games: python -m tests.typed --texts 100000 [--game KEY]."""

import argparse
import sys

from games import list_game_keys
from tests.shelf.tables import tables
from tests.typed.twins import found

parser = argparse.ArgumentParser(prog="python -m tests.typed")
parser.add_argument("--texts", type=int, default=1_000)
parser.add_argument("--game", choices=list_game_keys())
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--screened", type=float, default=0.1, metavar="SHARE", help="how many go through the screens")
asked = parser.parse_args()

places = [place.values for place in tables() if asked.game in (None, place.values[0])]
typed, failures = 0, list[str]()
for number, (game, seats, options) in enumerate(places):
    texts = asked.texts * (number + 1) // len(places) - typed
    failures += found(game, seats, options, texts=texts, seed=asked.seed, screened=asked.screened)
    typed += texts
    sys.stdout.write(
        f"{typed} texts, {len(failures)} answered in another way in a twin; last: {game}, {seats} seats, {options}\n"
    )
    sys.stdout.flush()
sys.stdout.write("\n".join(failures[:20]))
sys.exit(bool(failures))
