"""What an asker may know of what somebody else played."""

from collections.abc import Callable

import pytest

from bot.tables.profiles.figures import Rival
from bot.tables.profiles.profiles import Asker, PlayedMatches, choose_visible
from tests.bot.tables.test_profile_figures import BOB, CID, result

HERE, ELSEWHERE, OPEN, CLOSED = 7, 9, 80, 81


def everything(_: int) -> bool:
    return True


MATCHES = PlayedMatches(
    (
        result(1, guild_id=HERE, channel_id=OPEN),
        result(2, guild_id=HERE, channel_id=CLOSED),
        result(3, guild_id=HERE, channel_id=CLOSED),
        result(4, guild_id=ELSEWHERE, channel_id=OPEN),
        result(5, guild_id=ELSEWHERE, channel_id=OPEN),
        result(6, guild_id=None, channel_id=OPEN),
    ),
    (Rival(3, BOB, 2), Rival(5, BOB, 2), Rival(1, CID, 2)),
)


@pytest.mark.parametrize(
    ("guild", "sees", "known", "unlisted"),
    [
        (HERE, everything, {1, 2, 3, 5}, set()),  # the server's, and what both played elsewhere
        (HERE, lambda channel: channel == OPEN, {1, 2, 3, 5}, {2}),  # Bob sat at table 3 himself
        (None, everything, {3, 5}, set()),  # in a DM, or about somebody who left
    ],
)
def test_others_know_of_the_servers_matches_and_of_those_where_both_sat(
    guild: int | None, sees: Callable[[int], bool], known: set[int], unlisted: set[int]
) -> None:
    matches, hidden = choose_visible(MATCHES, Asker(BOB, guild, sees))
    assert {one.table_id for one in matches.own} == known
    assert hidden == unlisted
    assert all(rival.table_id in known for rival in matches.rivals)
