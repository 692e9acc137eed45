"""Which table a command means: the one in whose thread it is given; otherwise those that its user may mean."""

from dataclasses import replace

import pytest

from bot.store.models import Sitter, Table
from bot.ui.commands.shared import filter_tables_with_hands, find_candidate_tables
from games.engine import Match
from tests.bot.screens.scenes import Played

ANN, BOB = 100, 109
CHANNEL, THREAD, ELSEWHERE = 2, 3, 9


def table(number: int, user: int, channel: int = CHANNEL, thread: int | None = None) -> Table:
    made = Played(Match.deal_by_key("goblin_market", seats=3, seed=bytes(32))).table
    return replace(made, id=number, channel_id=channel, thread_id=thread, sitters=(Sitter(0, user, "Somebody"),))


OWN, OTHERS, FAR = table(1, ANN), table(2, BOB), table(3, ANN, ELSEWHERE)
IN_THREAD, THEIRS = table(4, ANN, CHANNEL, THREAD), table(5, BOB, CHANNEL, THREAD)
IN_CHANNEL = table(6, ANN, CHANNEL, CHANNEL)

CASES: tuple[tuple[str, tuple[Table, ...], tuple[Table, ...], int, bool, tuple[int, ...]], ...] = (
    # what is so: the tables of the place, one's own, where one is, whether others may ask it: which may be meant
    ("in the thread of one's own table", (IN_THREAD,), (FAR, IN_THREAD), THREAD, False, (4,)),
    ("in the thread of others", (THEIRS,), (OWN, FAR), THREAD, False, (5,)),
    ("in the channel of one's only table", (OWN,), (OWN,), CHANNEL, False, (1,)),
    ("in a channel with tables of others", (OTHERS, OWN), (OWN,), CHANNEL, False, (1,)),
    ("the same, for what others may ask", (OTHERS, OWN), (OWN,), CHANNEL, True, (2, 1)),
    ("with another table elsewhere", (OTHERS, OWN), (FAR, OWN), CHANNEL, False, (1, 3)),
    ("two tables that are played in one channel", (IN_CHANNEL, OWN), (IN_CHANNEL, OWN), CHANNEL, False, (6, 1)),
    ("in the channel whose thread has one's table", (IN_THREAD,), (IN_THREAD,), CHANNEL, False, (4,)),
    ("where no table is, with one elsewhere", (), (FAR,), CHANNEL, False, (3,)),
    ("where only others sit", (OTHERS,), (), CHANNEL, False, ()),
    ("the same, for what others may ask", (OTHERS,), (), CHANNEL, True, (2,)),
)


@pytest.mark.parametrize(("so", "here", "own", "place", "outsiders", "meant"), CASES)
def test_which_tables_a_command_may_mean(
    so: str,
    here: tuple[Table, ...],
    own: tuple[Table, ...],
    place: int,
    outsiders: bool,
    meant: tuple[int, ...],
) -> None:
    found = find_candidate_tables(here, own, place, ANN, outsiders=outsiders)
    assert tuple(one.id for one in found) == meant, so


def test_nobody_has_a_hand_before_the_match() -> None:
    assert filter_tables_with_hands([OWN, replace(OTHERS, started_at=None)]) == (OWN,)
