"""What the owner of a table holds of its log: the latest moves of each, and all that no post tells yet."""

from typing import Any

import pytest

from bot.store.models import StoredMove, Surface
from bot.store.rows.whole_table import find_log_start
from bot.tables.memory.match_log import MAX_HELD_MOVES, MatchLog
from games.gobblestones import events
from tests.bot.screens.scenes import NOW


def move(number: int, *, hidden: bool = False) -> StoredMove:
    laid = events.Laid(0, "A1", "red", to=0)
    return StoredMove(number, 0, "", "", "player", (laid if hidden else events.Passed(0),), NOW)


def board(since: int | None) -> Surface:
    place: dict[str, Any] = {"user_id": None, "channel_id": 1, "message_id": 1, "version_shown": 1}
    return Surface(table_id=7, kind="board", since=since, **place)


BEGINS: tuple[tuple[list[int | None], int | None], ...] = (
    # from where on the boards of a table tell the log: the first move that is still to be told
    ([], 0),
    ([0], 0),
    ([5_003], 5),
    ([9_000, 5_003], 5),
    ([None, 9_000], 9),
    ([None], None),
)


@pytest.mark.parametrize(("boards", "first"), BEGINS)
def test_what_boards_still_have_to_tell_begins_with_the_first_of_them(
    boards: list[int | None], first: int | None
) -> None:
    assert find_log_start(map(board, boards)) == first


def test_all_is_held_that_no_post_tells_yet_and_a_hidden_move_leaves_a_gap_in_the_numbers_of_the_record() -> None:
    log = MatchLog.empty(2)
    log.add_moves([move(number, hidden=number == 3) for number in range(1, MAX_HELD_MOVES + 8)])
    assert [one.number for one in log.public_moves] == [1, 2, *range(4, MAX_HELD_MOVES + 8)]
    assert len(log.get_latest_moves(None)) == MAX_HELD_MOVES
    log.forget_before(5)
    assert [one.number for one in log.public_moves] == [*range(5, MAX_HELD_MOVES + 8)]
    assert log.public_moves[-1].told is log.get_latest_moves(None)[-1]
    log.forget_before(MAX_HELD_MOVES + 9)
    assert log.public_moves == ()


def test_of_boards_that_noted_nothing_only_the_latest_moves_are_held() -> None:
    log = MatchLog.empty(2)
    log.add_moves([move(number) for number in range(1, MAX_HELD_MOVES + 8)])
    log.forget_before(None)
    assert [one.number for one in log.public_moves] == [*range(8, MAX_HELD_MOVES + 8)]
