"""Each game's podium tells what its players would tell a friend; all of it is in highlights.txt."""

import pytest

from tests.bot.replays.highlights_told import GOLDEN, moments_of

STORIES = (
    ("gobblestones/golden/bluff-3", "catches"),
    ("emerald_skulls/golden/standard-2", "jackpot"),
    ("goblin_teeth/golden/plain-3", "completes"),
    ("goats_and_goblins/golden/votes-6", "cave falls on all 6"),
    ("goblin_market/golden/pawns-6", "**+3 points**"),
)
"""A recorded match of each game, and what is told of it above all."""


@pytest.mark.parametrize(("match", "said"), STORIES)
def test_each_game_tells_its_own_kind_of_story(match: str, said: str) -> None:
    assert any(said in line for line in moments_of(GOLDEN / f"{match}.json"))
