"""What a match came to follows from its table, its moves and its outcome: who moved, who ranks, who left."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.store.match_results import build_match_results
from bot.store.models import Actor, FormerPlayer, MadeMove, Result, Sitter, Table
from games.engine import AGREED_REASON, Outcome
from games.engine.goblins import GoblinLevel

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
ANN, BOB, CLEO, GOBLIN, DEPARTED = 1, 2, 3, -12, -1002

TABLE = Table(
    id=9,
    game="goblin_market",
    guild_id=7,
    channel_id=8,
    thread_id=None,
    host_id=ANN,
    status="over",
    options={"courts": False, "first": 2},
    pace="live",
    language="en",
    version=4,
    sitters=(Sitter(0, ANN, "Ann"), Sitter(1, GOBLIN, "Snig"), Sitter(2, BOB, "Bob")),
    created_at=NOW - 2 * MINUTE,
    changed_at=NOW + MINUTE,
    started_at=NOW - MINUTE,
    ended_at=NOW,
    rules_version=1,
    counts=True,
)
WON = Outcome((12, 7, 7), (1, 2, 2), "test")


def made(*moves: tuple[int, Actor], at: datetime = NOW) -> list[MadeMove]:
    return [MadeMove(seat, by, at) for seat, by in moves]


def told(rows: list[Result], *names: str) -> list[tuple[Any, ...]]:
    return [tuple(getattr(row, name) for name in names) for row in rows]


def test_each_seat_has_a_row_with_what_the_match_was() -> None:
    ann, goblin, bob = build_match_results(TABLE, made((0, "player"), (1, "goblin"), (2, "player")), WON)
    whole = Result(
        table_id=9,
        seat=0,
        turn=0,
        user_id=ANN,
        level=None,
        game="goblin_market",
        variant="courts=no",
        seats=3,
        place=1,
        points=12,
        own_moves=1,
        other_moves=0,
        leaving=None,
        ending="rules",
        counts=True,
        guild_id=7,
        channel_id=8,
        started_at=NOW - MINUTE,
        ended_at=NOW,
        rules_version=1,
    )
    assert ann == whole
    assert goblin == replace(whole, seat=1, user_id=GOBLIN, level=GoblinLevel.YOUNG, place=2, points=7)
    assert bob == replace(whole, seat=2, user_id=BOB, place=2, points=7)


def test_moves_are_counted_by_who_made_them_and_what_nobody_chose_by_none() -> None:
    moves = [*made((0, "player"), (0, "player"), (0, "clock"), (0, "away"), (0, "gone"), (0, "stand-in"), (0, "only"))]
    assert told(build_match_results(TABLE, moves, WON), "own_moves", "other_moves") == [(2, 4), (0, 0), (0, 0)]


def test_a_substitute_has_the_moves_since_the_seat_was_theirs_and_its_place() -> None:
    had = (
        FormerPlayer(ANN, "Ann", NOW.timestamp(), "resigned"),
        FormerPlayer(CLEO, "Cleo", (NOW + 2 * MINUTE).timestamp()),
    )
    table = replace(TABLE, sitters=(Sitter(0, BOB, "Bob", former=had), *TABLE.sitters[1:2], Sitter(2, 4, "Dan")))
    moves = [
        *made((0, "player"), (0, "player")),
        *made((0, "gone"), at=NOW),
        *made((0, "player"), (0, "clock"), at=NOW + MINUTE),
        *made((0, "player"), at=NOW + 3 * MINUTE),
    ]
    rows = build_match_results(table, moves, WON)[:3]
    assert told(rows, "seat", "turn", "user_id", "own_moves", "other_moves") == [
        (0, 0, ANN, 2, 1),
        (0, 1, CLEO, 1, 1),
        (0, 2, BOB, 1, 0),
    ]
    assert told(rows, "place", "points", "leaving") == [(None, None, "resigned"), (None, None, "silent"), (1, 12, None)]


def test_who_deleted_their_data_is_nobody_and_the_goblin_in_their_place_is_another() -> None:
    gone = Sitter(
        0, DEPARTED, "Somebody", gone=True, leaving="resigned", former=(FormerPlayer(DEPARTED, "Somebody", 1.0),)
    )
    rows = build_match_results(
        replace(TABLE, sitters=(gone, *TABLE.sitters[1:])), made((0, "player"), (0, "goblin")), WON
    )
    assert told(rows[:2], "user_id", "level", "own_moves", "other_moves") == [(None, None, 0, 0), (None, None, 1, 1)]


def test_how_it_ended_and_whether_anybody_ranks() -> None:
    agreed = Outcome((3, 1, 1), (1, 2, 2), AGREED_REASON)
    level = Outcome((3, 3, 3), (1, 1, 1), AGREED_REASON)
    closed = replace(TABLE, status="closed", ended_at=None)
    cases = (
        (TABLE, agreed, [("agreement", 1, 3), ("agreement", 2, 1), ("agreement", 2, 1)]),
        (TABLE, level, [("agreement", None, 3)] * 3),
        (replace(TABLE, status="closed"), WON, [("rules", 1, 12), ("rules", 2, 7), ("rules", 2, 7)]),
        (closed, None, [("closed", None, None)] * 3),
        (TABLE, None, [("rules", None, None)] * 3),
    )
    for table, outcome, rows in cases:
        assert told(build_match_results(table, [], outcome), "ending", "place", "points") == rows
    assert {row.ended_at for row in build_match_results(closed, [], None)} == {NOW + MINUTE}


def test_a_game_without_points_has_none() -> None:
    rows = build_match_results(
        replace(TABLE, game="goblin_teeth", options={}), [], Outcome((1, 0, 0), (1, 2, 3), "test")
    )
    assert told(rows, "place", "points") == [(1, None), (2, None), (3, None)]


def test_a_table_that_never_started_or_is_damaged_has_none_and_bad_options_are_no_variant() -> None:
    assert build_match_results(replace(TABLE, started_at=None), [], None) == []
    assert build_match_results(replace(TABLE, sitters=(Sitter(None, ANN, "Ann"),)), [], None) == []
    assert {row.variant for row in build_match_results(replace(TABLE, options={"courts": 5}), [], None)} == {""}
    assert {row.game for row in build_match_results(replace(TABLE, game="chess"), [], None)} == {"chess"}
