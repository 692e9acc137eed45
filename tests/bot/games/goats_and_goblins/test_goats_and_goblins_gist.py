"""Nothing is told twice in the two short lines of Goats & Goblins."""

import pytest

from bot.games.goats_and_goblins.gist import _shares
from games.engine import Event
from games.goats_and_goblins.events import Failed, Got, Succeeded

ALONE, TOGETHER, FELL = Succeeded(1, ["Gem 4"], []), Succeeded(1, ["Gem 4"], [2]), Failed(1, ["Gem 4"], [0])


@pytest.mark.parametrize(
    ("told", "reader", "shares"),
    [
        ([TOGETHER, Got(1, ["Gem 4"]), Got(2, ["Gold 1"])], 0, [["Gem 4"], ["Gold 1"]]),
        ([ALONE, Got(1, ["Gem 4"])], 0, []),
        ([ALONE, Got(1, ["Gem 4"])], None, []),
        ([ALONE, Got(1, ["Gem 4"])], 1, [["Gem 4"]]),
        ([FELL, Got(0, ["Gem 4"])], 2, [["Gem 4"]]),
        ([ALONE, Got(1, ["Gem 4"]), FELL, Got(0, ["Gold 1"])], 2, [["Gold 1"]]),
        ([TOGETHER, Got(1, ["Gem 4"]), Got(1, ["Gold 1"])], 2, [["Gem 4", "Gold 1"]]),
    ],
    ids=["two", "alone", "alone, at the board", "alone, to themself", "fell", "alone before", "in two steps"],
)
def test_what_somebody_got_is_told_unless_they_came_home_alone(
    told: list[Event], reader: int | None, shares: list[list[str]]
) -> None:
    assert list(_shares(told, reader).values()) == shares
