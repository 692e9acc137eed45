"""Matches to play again: the golden records of each game, and the table that they might have been played at."""

import json
from functools import lru_cache
from pathlib import Path

from bot.replays.replay_scene import build_unstored_table
from bot.replays.replayed_match import ReplayedMatch
from bot.store.models import Sitter, Table
from games import list_game_keys
from games.engine import Record
from tests.bot.screens.scenes import NAMES

GOLDEN = Path(__file__).parents[2] / "games"
WHOLE = {
    "emerald_skulls": "standard-4",
    "goats_and_goblins": "votes-4-key-moments",
    "gobblestones": "plain-3",
    "goblin_market": "open-3",
    "goblin_teeth": "plain-3",
}
"""A golden record of each game on the shelf."""


@lru_cache(maxsize=16)
def record(key: str, name: str = "") -> Record:
    """Return a golden record of a game: by default the one above, or the first of a game that is not there."""
    folder = GOLDEN / key / "golden"
    first = next(path.stem for path in sorted(folder.glob("*.json")) if path.stem != "ends")
    return Record.model_validate(json.loads((folder / f"{name or WHOLE.get(key, first)}.json").read_text("utf-8")))


@lru_cache(maxsize=16)
def played(key: str, name: str = "") -> ReplayedMatch:
    """Return a golden match, played again."""
    return ReplayedMatch.from_record(record(key, name))


def table_of(again: ReplayedMatch) -> Table:
    """Return a table with a person on each seat."""
    match = again.get_match_at(0)
    return build_unstored_table(
        match, [Sitter(seat, 100 + seat, NAMES[seat]) for seat in range(match.seats)], language="en"
    )


ALL_GAMES = list_game_keys()
