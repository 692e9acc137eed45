"""The clocks that a lobby promises are those that a board shows, for those who learn the game, too."""

import re
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.screens.parts.options import format_options_line
from bot.screens.parts.time_limits import _format_time_limit
from bot.store.models import Pace
from bot.tables import get_time_limit
from bot.tables.newcomers import NEW_QUESTION_TIME_FACTOR
from games.engine import Match
from games.engine.words import load_words
from tests.bot.screens.scenes import Played

UNITS = {
    "live": (timedelta(minutes=1), "minutes"),
    "relaxed": (timedelta(minutes=1), "minutes"),
    "by-day": (timedelta(days=1), "day"),
}


@pytest.mark.parametrize("pace", UNITS)
def test_a_pace_names_the_times_that_boards_show(pace: Pace) -> None:
    time, (unit, name) = get_time_limit(pace, "turn"), UNITS[pace]
    assert time is not None
    usual = "a" if time == unit else str(time // unit)
    told = load_words()(f"pace-{pace}")
    assert told.endswith(
        f": {usual} {name} a turn, {NEW_QUESTION_TIME_FACTOR * time // unit} for a beginner’s first two"
    )


ANSWER_UNITS = {"live": timedelta(minutes=1), "relaxed": timedelta(minutes=1), "by-day": timedelta(hours=1)}


@pytest.mark.parametrize("pace", ANSWER_UNITS)
def test_a_lobby_says_how_long_a_quick_answer_may_take_where_there_are_any(pace: Pace) -> None:
    table = replace(Played(Match.deal_by_key("gobblestones", seats=2, seed=bytes(32))).table, pace=pace)
    time = get_time_limit(pace, "answer")
    assert time is not None
    for bluff in (True, False):
        told = format_options_line(replace(table, options={"bluff": bluff}), load_words())
        number = time // ANSWER_UNITS[pace]
        assert bool(re.search(rf" first two; challenges: {number} (minutes?|hours)$", told)) == bluff


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(20, "votes 20 s"), (60, "votes 1 min"), (900, "votes 15 min"), (3600, "votes 1 h"), (43200, "votes 12 h")],
)
def test_a_time_is_told_in_the_largest_unit_that_fits_as_discord_counts_it_down(seconds: int, told: str) -> None:
    assert _format_time_limit("votes", timedelta(seconds=seconds), load_words()) == told
