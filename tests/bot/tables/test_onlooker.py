"""What one viewer gets of a table: their view, their moves, and the log as they may know it."""

from dataclasses import fields, replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.store.models import StoredMove
from bot.tables.table_view import SeenMove, TableView, build_lobby_view, build_table_view, filter_visible_moves
from games.engine import Match
from games.goblin_market.events import BidMade
from games.goblin_teeth.events import DrawnItemSeen
from tests.bot.screens.scenes import Played

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
ANN, BOB, CLEO, BOARD = 0, 1, 2, None


def auction() -> Played:
    """Ann is asked first; a bid is public."""
    return Played(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32)))


def seen(seat: int | None, played: Played | None = None, known: tuple[SeenMove, ...] = (), **facts: Any) -> TableView:
    shown = played or auction()
    return build_table_view(replace(shown.table, **facts), seat, shown.match, known)


def test_a_lobby_is_the_same_for_everybody_and_has_no_match() -> None:
    table = replace(auction().table, status="lobby")
    sight = build_lobby_view(table)
    assert sight.table is table
    rest = {field.name: getattr(sight, field.name) for field in fields(sight) if field.name != "table"}
    empty = {"legal": (), "offered": (), "recent_moves": (), "log": (), "plays_itself": False}
    assert rest == dict.fromkeys(("seat", "view", "decision", "not_asked", "outcome", "seed")) | empty


@pytest.mark.parametrize(
    ("seat", "facts", "legal", "offered", "decision", "waits"),
    [
        (ANN, {}, True, True, True, True),
        (BOB, {}, False, True, True, False),
        (BOARD, {}, False, True, True, False),
        (ANN, {"paused_at": NOON}, False, False, True, False),
        (ANN, {"status": "over"}, False, False, False, False),
    ],
    ids=str,
)
def test_moves_are_those_of_who_is_asked_and_what_all_may_see(
    seat: int | None, facts: dict[str, Any], legal: bool, offered: bool, decision: bool, waits: bool
) -> None:
    played = auction()
    log = (SeenMove(1, ANN, None, "player", ()),)
    sight = seen(seat, played, log, **facts)
    assert sight.recent_moves == log
    assert (sight.seat, sight.view) == (seat, played.match.view(seat))
    assert list(sight.legal) == (list(played.match.legal_moves(ANN)) if legal else [])
    assert list(sight.offered) == (list(played.match.public_moves()) if offered else [])
    assert sight.decision == (played.match.decision if decision else None)
    assert sight.waits_for_viewer is waits
    assert sight.plays_itself is False
    assert sight.outcome is None


@pytest.mark.parametrize(
    ("seat", "status", "why"),
    [(ANN, "playing", False), (BOB, "playing", True), (BOARD, "playing", False), (BOB, "over", False)],
)
def test_who_may_not_move_is_told_why(seat: int | None, status: str, why: bool) -> None:
    refusal = seen(seat, status=status).not_asked
    assert (refusal is not None) is why
    if refusal:
        assert str(refusal) == str(auction().match.explain_not_your_turn(BOB))


@pytest.mark.parametrize(("paused", "itself"), [(None, True), (NOON, False)])
def test_a_question_without_a_choice_plays_itself_but_not_in_a_pause(paused: datetime | None, itself: bool) -> None:
    played = Played(Match.deal_by_key("emerald_skulls", seats=3, options={"first": 1}, seed=bytes(32)))
    assert seen(ANN, played, paused_at=paused).plays_itself is itself


def test_how_it_ended_and_the_seed_are_told_when_it_has_ended() -> None:
    played = auction()
    played.match.end_by_agreement()
    sight = seen(BOARD, played, status="over", ended_at=NOON)
    assert sight.outcome == played.match.view(None).outcome
    assert sight.outcome is not None
    assert sight.seed == bytes(32).hex()
    assert seen(BOARD, ended_at=None).seed is None


def test_what_a_goblin_is_asked_is_offered_to_nobody() -> None:
    played = auction()
    sitters = played.table.sitters
    goblin = (replace(sitters[ANN], user_id=-1), *sitters[1:])
    assert list(seen(BOARD, played, sitters=goblin).offered) == []
    other = (sitters[ANN], replace(sitters[BOB], user_id=-1), sitters[CLEO])
    assert list(seen(BOARD, played, sitters=other).offered) == list(played.match.public_moves())


@pytest.mark.parametrize(("seat", "notation"), [(ANN, "bid 3"), (BOB, None), (BOARD, None)])
def test_a_move_of_the_log_has_its_words_for_its_player_alone(seat: int | None, notation: str | None) -> None:
    moves = [StoredMove(7, ANN, "bid 3", "", "clock", (BidMade(ANN, 3),), NOON)]
    assert filter_visible_moves(seat, 5, moves) == (SeenMove(5, ANN, notation, "clock", (BidMade(ANN, 3),), NOON),)


def test_the_log_counts_the_moves_that_its_reader_knows() -> None:
    moves = [StoredMove(number, ANN, "pass", "", "player", (), NOON) for number in (4, 9, 11)]
    assert [move.number for move in filter_visible_moves(BOARD, 8, moves)] == [6, 7, 8]
    assert filter_visible_moves(BOARD, 0, []) == ()


def test_what_only_others_may_know_is_not_in_the_log() -> None:
    moves = [StoredMove(1, ANN, "bid 3", "", "player", (DrawnItemSeen(BOB, "x", to=BOB), BidMade(ANN, 3)), NOON)]
    assert [len(filter_visible_moves(seat, 1, moves)[0].events) for seat in (BOARD, ANN, BOB)] == [1, 1, 2]
