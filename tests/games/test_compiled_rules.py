"""Compiled rules play as the sources do: the same moves from the same random numbers. By `make compiled-test` alone."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from games import find_game, list_game_keys
from games.cli.bench import choose_seat_counts, list_option_variants
from games.compiled import INTERPRETED_ENV_VARIABLE
from games.engine.assets import ASSETS

pytestmark = pytest.mark.skipif(os.environ.get(INTERPRETED_ENV_VARIABLE) != "0", reason="make compiled-test runs this")

TABLES = [
    pytest.param(key, seats, options, id=f"{key} {seats} {options or ''}")
    for key in list_game_keys()
    for options in list_option_variants(find_game(key))
    for seats in choose_seat_counts(find_game(key), options, None)
]
RECORDED = """
import hashlib, json, sys
from games import RULES_MODE, find_game
from games.engine.random_play import derive_match_seed, play_proven_random_match
from games.engine import Match, SwiftChance
from games.engine.goblins import GoblinLevel, compute_goblin_move

key, seats, options = json.loads(sys.argv[1])
game = find_game(key)
lines = [
    f"{played.seat} {played.move} {played.check}"
    for number in range(20)
    for played in play_proven_random_match(
        game, seats, game.validate_options(options), derive_match_seed("compiled", number)
    ).moves
]
match, rng = Match.deal(game, seats=seats, options=options, seed=bytes(32)), SwiftChance(5)
for number in range(40):
    if match.decision is None:
        break
    seat = match.decision.seats[0]
    level = list(GoblinLevel)[:2][number % 2]
    match.play(seat, compute_goblin_move(match, seat, rng, level))
lines += [f"{played.seat} {played.move} {played.check}" for played in match.moves]
print(json.dumps([RULES_MODE, len(lines), hashlib.sha256("\\n".join(lines).encode()).hexdigest()]))
"""


def played(key: str, seats: int, options: dict[str, object], *, interpreted: str) -> list[Any]:
    """Return how the rules ran in a process of their own, and what was played there."""
    asked = json.dumps([key, seats, options])
    ran = subprocess.run(
        [sys.executable, "-c", RECORDED, asked],
        cwd=ASSETS.parent,
        env={**os.environ, INTERPRETED_ENV_VARIABLE: interpreted},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    told: list[Any] = json.loads(ran.stdout)
    return told


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_random_players_and_goblins_make_the_same_moves_compiled(
    key: str, seats: int, options: dict[str, object]
) -> None:
    compiled, *theirs = played(key, seats, options, interpreted="0")
    interpreted, *ours = played(key, seats, options, interpreted="1")
    assert (compiled, interpreted) == ("compiled", "interpreted")
    assert theirs == ours
