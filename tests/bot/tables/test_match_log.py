"""What the owner of a table holds of its log: the latest moves of each, and all that no post tells yet."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.store.models import EVENTS_PER_MOVE, Actor, SeatChange, SeatChangeKind, StoredMove, SurfaceMessage
from bot.store.rows.whole_table import find_first_needed_move
from bot.tables.memory.match_log import MAX_HELD_MOVES, MatchLog
from games.engine import Match
from games.gobblestones import events
from tests.bot.screens.scenes import NOW, Played


def move(number: int, *, hidden: bool = False) -> StoredMove:
    laid = events.TileLaid(0, "A1", "red", to=0)
    return StoredMove(number, 0, "", "", "player", (laid if hidden else events.TurnPassed(0),), NOW)


def board(since: int | None) -> SurfaceMessage:
    place: dict[str, Any] = {"user_id": None, "channel_id": 1, "message_id": 1, "version_shown": 1}
    return SurfaceMessage(table_id=7, kind="board", since=since, **place)


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
    assert find_first_needed_move(map(board, boards)) == first


def test_all_is_held_that_no_post_tells_yet_and_a_hidden_move_leaves_a_gap_in_the_numbers_of_the_record() -> None:
    log = MatchLog.create_empty_log(2)
    log.add_moves([move(number, hidden=number == 3) for number in range(1, MAX_HELD_MOVES + 8)])
    assert [one.number for one in log.public_moves] == [1, 2, *range(4, MAX_HELD_MOVES + 8)]
    assert len(log.get_latest_moves(None)) == MAX_HELD_MOVES
    log.forget_moves_before(5)
    assert [one.number for one in log.public_moves] == [*range(5, MAX_HELD_MOVES + 8)]
    assert log.public_moves[-1].move is log.get_latest_moves(None)[-1]
    log.forget_moves_before(MAX_HELD_MOVES + 9)
    assert log.public_moves == ()


def test_of_boards_that_noted_nothing_only_the_latest_moves_are_held() -> None:
    log = MatchLog.create_empty_log(2)
    log.add_moves([move(number) for number in range(1, MAX_HELD_MOVES + 8)])
    log.forget_moves_before(None)
    assert [one.number for one in log.public_moves] == [*range(8, MAX_HELD_MOVES + 8)]


def changes(*noted: tuple[SeatChangeKind, int]) -> tuple[SeatChange, ...]:
    return tuple(SeatChange(101, "Bob", kind, number * EVENTS_PER_MOVE) for kind, number in noted)


STAND_INS: tuple[tuple[Sequence[tuple[int, Actor]], tuple[SeatChange, ...], bool, list[int]], ...] = (
    # the moves, what is noted of Bob, whether goblins play for people, and at which moves one plays for him
    ([(0, "player")] * 4, changes(("left", 2), ("back", 4)), True, [2, 3]),
    ([(0, "player")] * 2, changes(("left", 1)), False, []),
    ([(0, "player"), (1, "stand-in"), (0, "player"), (1, "player")], (), True, [2, 3]),
    ([(0, "player"), (1, "player")], changes(("vote", 1)), True, [1]),
)


@pytest.mark.parametrize(("made", "noted", "takeover", "by_goblin"), STAND_INS)
def test_a_goblin_plays_for_somebody_from_when_they_left_or_from_its_first_move_for_them(
    made: Sequence[tuple[int, Actor]], noted: tuple[SeatChange, ...], takeover: bool, by_goblin: list[int]
) -> None:
    table = replace(Played(Match.deal_by_key("gobblestones", seats=2)).table, seat_changes=noted, takeover=takeover)
    moves = [replace(move(number), seat=seat, by=by) for number, (seat, by) in enumerate(made, start=1)]
    log = MatchLog.create_empty_log(2)
    log.add_moves(moves, table)
    assert [one.number for one in log.public_moves if 1 in one.move.stand_ins] == by_goblin
    assert log.public_moves[-1].move.changes == len(noted)
    again = MatchLog({seat: (len(moves), tuple(moves)) for seat in (None, 0, 1)}, table)
    assert again.public_moves == log.public_moves
