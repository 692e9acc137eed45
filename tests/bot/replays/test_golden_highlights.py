"""Each game's podium tells what its players would tell a friend; all of it is in highlights.txt."""

import pytest

from tests.bot.replays.highlights_told import GOLDEN, moments_of

STORIES = (
    ("gobblestones/golden/bluff-2", "gets away with **20 bluffs**, 172 points"),
    ("gobblestones/golden/bluff-2", "at the very same bluff **again**"),
    ("gobblestones/golden/bluff-3", "catches"),
    ("gobblestones/golden/plain-3", "passes"),
    ("emerald_skulls/golden/standard-2", "jackpot"),
    ("emerald_skulls/golden/standard-2", "but only 2 gears are left"),
    ("emerald_skulls/golden/advanced-5", "2 rerolls make the jackpot"),
    ("goblin_teeth/golden/plain-3", "completes Offering B with the **Fish Eye**"),
    ("goblin_teeth/golden/plain-2", "both Items"),
    ("goats_and_goblins/golden/votes-6", "cave falls on all 6"),
    ("goats_and_goblins/golden/votes-6", "is buried alone"),
    ("goats_and_goblins/golden/votes-4-key-moments", "takes Dee from 7 to **24 gold**"),
    ("goblin_market/golden/hidden-4", "for only **2 coins**"),
    ("goblin_market/golden/open-3", "bid of 6 pays"),
)
"""A recorded match of each game, and what is told of it above all."""


@pytest.mark.parametrize(("match", "said"), STORIES)
def test_each_game_tells_its_own_kind_of_story(match: str, said: str) -> None:
    assert any(said in line for line in moments_of(GOLDEN / f"{match}.json"))
