"""Each game's podium tells what its players would tell a friend; all of it is in highlights.txt."""

import pytest

from tests.bot.replays.highlights_told import GOLDEN, moments_of

STORIES = (
    ("gobblestones/golden/bluff-2", "at the very same bluff **again**"),
    ("gobblestones/golden/bluff-3", "catches"),
    ("gobblestones/golden/plain-2", "takes the lead with 2 tiles for 7 and keeps it"),
    ("gobblestones/golden/plain-3", "for leftover tiles"),
    ("emerald_skulls/golden/standard-2", "takes the jackpot Grim Grin: **12 gears**"),
    ("emerald_skulls/golden/standard-2", "once 25 behind, takes the lead for good"),
    ("emerald_skulls/golden/standard-4", "busts, and Ann, Bob, and C"),
    ("goblin_teeth/golden/plain-3", "completes Offering B with the **Fish Eye**"),
    ("goblin_teeth/golden/plain-5", "Bob lacked a single Item"),
    ("goblin_teeth/golden/advanced-4", "At the end, that was all Ann lacked."),
    ("goats_and_goblins/golden/no-votes-2", "brings **Gruff the G.O.A.T.** home"),
    ("goats_and_goblins/golden/votes-3", "The chance to get home was 22 %"),
    ("goats_and_goblins/golden/votes-4-key-moments", "Dee takes 17 gold and overtakes Ann for good"),
    ("goblin_market/golden/hidden-4", "for good with Pact and Penitent"),
)
"""A recorded match of each game, and what is told of it above all."""


@pytest.mark.parametrize(("match", "said"), STORIES)
def test_each_game_tells_its_own_kind_of_story(match: str, said: str) -> None:
    assert any(said in line for line in moments_of(GOLDEN / f"{match}.json"))
