"""What a move, silence and time do to a table, in a lobby and in a match, without a store."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.store.models import ABSENT_AFTER_TURNS, AWAY_SILENT_TURNS, MAX_IDLE_TIME, Preferences, Sitter
from bot.tables.draft import TableDraft
from bot.tables.use_cases import lobby_or_match, playing
from games.engine import GameError, Match
from tests.bot.screens.scenes import Played

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
ANN, BOB, CLEO = 100, 101, 102
TURN = timedelta(minutes=3)


def auction(changed: dict[int, dict[str, Any]] | None = None, moves: str = "", **facts: Any) -> TableDraft:
    """Return an auction of three at noon, in which Ann bids first; `moves` are made before."""
    match = Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32))
    for move in moves.split(",") if moves else ():
        assert match.decision
        match.play(match.decision.seats[0], move)
    table = Played(match).table
    sitters = tuple(replace(sitter, **(changed or {}).get(sitter.user_id, {})) for sitter in table.sitters)
    number = match.decision.number if match.decision else None
    timed: dict[str, Any] = {"decision_since": NOON - TURN, "deadline": NOON, "decision_number": number}
    return TableDraft(replace(table, **(timed | {"sitters": sitters} | facts)), match, NOON)


def lobby(**facts: Any) -> TableDraft:
    """Return a lobby of three at noon, which Ann opened."""
    table = auction().table
    sitters = tuple(replace(sitter, seat=None) for sitter in table.sitters)
    bare: dict[str, Any] = {"status": "lobby", "deadline": None, "decision_since": None, "decision_number": None}
    return TableDraft(replace(table, **(bare | {"sitters": sitters} | facts)), None, NOON, bytes(32))


def refused(made: Any, *words: Any) -> str | None:
    try:
        made(*words)
    except GameError as refusal:
        return refusal.code
    return None


def played(made: TableDraft) -> list[tuple[int, str, str]]:
    return [(move.seat, move.notation, move.by) for move in made.moves]


def test_a_move_is_its_player_s_who_is_waited_for_again() -> None:
    made = auction({ANN: {"silent": 1}})
    playing.play_move(made, ANN, "bid 1", None)
    assert played(made) == [(0, "bid 1", "player")]
    assert made.table.sitters[0].silent == 0
    assert made.table.deadline
    assert made.table.deadline > NOON, "the next has their own time"
    assert refused(playing.play_move, made, ANN, "bid 2", None) == "not-your-turn"


@pytest.mark.parametrize(
    ("text", "notations"), [("bid 1", ["bid 1"]), ("1 bid", ["bid 1"]), ("bid 1, 1 bid", None), ("zog", None)]
)
def test_what_is_typed_is_played_whole_or_not_at_all(text: str, notations: list[str] | None) -> None:
    made = auction({ANN: {"silent": 1}})
    refusal = refused(playing.play_text, made, ANN, text, None)
    assert (refusal is None) is (notations is not None)
    if notations:
        assert played(made) == [(0, notation, "player") for notation in notations]
        assert made.table.sitters[0].silent == 0
        assert made.table.decision_since == NOON


def test_of_several_moves_typed_the_first_answers_the_question_and_the_others_what_follows() -> None:
    match = Match.deal_by_key("gobblestones", seats=2, options={"first": 1}, seed=bytes(32))
    made = TableDraft(Played(match).table, match, NOON)
    assert match.decision
    number = match.decision.number
    first, *_ = [str(move) for move in match.legal_moves(0) if str(move).startswith("lay")]
    trial = match.fork()
    trial.play(0, first)
    following = str(trial.legal_moves(0)[0])
    playing.play_text(made, 100, f"{first}, {following}", number)
    assert [move.notation for move in made.moves][:2] == [first, following]


@pytest.mark.parametrize(
    ("seat", "text", "why"),
    [(0, "bid 1", None), (0, "zog", None), (0, "bid 4000", True), (1, "bid 1", None)],
)
def test_a_sentence_that_the_rules_refuse_is_told_why(seat: int, text: str, why: bool | None) -> None:
    match = auction().require_match()
    asked = refused(playing.explain_illegal_move, match, seat, text)
    if seat == 1:
        assert asked == "not-your-turn"
    else:
        assert (playing.explain_illegal_move(auction().require_match(), seat, text) is not None) is bool(why)


@pytest.mark.parametrize(
    ("changed", "takeover", "moves"),
    [
        ({}, False, []),
        ({ANN: {"gone": True}}, False, [(0, "gone")]),
        ({ANN: {"silent": ABSENT_AFTER_TURNS}}, False, [(0, "away")]),
        ({ANN: {"gone": True}, BOB: {"silent": ABSENT_AFTER_TURNS}}, False, [(0, "gone"), (1, "away")]),
        ({ANN: {"gone": True}}, True, []),
        ({BOB: {"gone": True}}, False, []),
    ],
    ids=str,
)
def test_who_is_missing_is_answered_for_unless_goblins_play(
    changed: dict[int, dict[str, Any]], takeover: bool, moves: list[tuple[int, str]]
) -> None:
    made = auction(changed, takeover=takeover)
    playing.finish_or_continue_match(made)
    assert [(move.seat, move.by) for move in made.moves] == moves


def test_a_match_that_is_over_says_since_when_and_asks_nothing() -> None:
    made = auction(paused_at=None)
    made.require_match().end_by_agreement()
    playing.finish_or_continue_match(made)
    table = made.table
    assert (table.status, table.ended_at, table.deadline, table.decision_number) == ("over", NOON, None, None)


class TestTimeIsUp:
    """The clock answers; only a turn that somebody let pass counts as silence."""

    def test_a_turn_counts_as_silence(self) -> None:
        made = auction({ANN: {"silent": 1}})
        playing.process_match_timeout(made)
        assert made.moves[0].by == "clock"
        assert [sitter.silent for sitter in made.table.sitters] == [2, 0, 0]

    def test_a_short_window_does_not(self) -> None:
        match = Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1}, seed=bytes(32))
        for seat, move in ((0, "declare 3"), (1, "in"), (2, "in")):
            match.play(seat, move)
        assert match.decision
        assert match.game.question_tempo(match.decision.kind) != "turn"
        made = TableDraft(replace(Played(match).table, deadline=NOON, decision_since=NOON - TURN), match, NOON)
        playing.process_match_timeout(made)
        assert made.moves
        assert [sitter.silent for sitter in made.table.sitters] == [0, 0, 0]

    def test_what_leaves_no_choice_is_only_played(self) -> None:
        match = Match.deal_by_key("emerald_skulls", seats=3, options={"first": 1}, seed=bytes(32))
        assert match.is_answer_forced
        made = TableDraft(replace(Played(match).table, deadline=NOON, decision_since=NOON - TURN), match, NOON)
        playing.process_match_timeout(made)
        assert made.moves[0].by == "only"
        assert [sitter.silent for sitter in made.table.sitters] == [0, 0, 0]


class TestByStage:
    """What is one click for people is something else in a lobby, in a match, and at a table that is set aside."""

    def test_who_leaves_a_lobby_leaves_no_trace(self) -> None:
        made = lobby()
        lobby_or_match.leave_table(made, BOB)
        assert [sitter.user_id for sitter in made.table.sitters] == [ANN, CLEO]

    def test_who_leaves_a_table_that_is_set_aside_has_no_match_to_resign_from(self) -> None:
        made = lobby(status="aside")
        lobby_or_match.leave_table(made, ANN)
        assert made.table.host_id == BOB
        assert made.table.status == "aside"

    @pytest.mark.parametrize(("user", "refusal"), [(ANN, None), (BOB, "not-host")])
    def test_the_host_chooses_the_pace_of_a_lobby(self, user: int, refusal: str | None) -> None:
        made = lobby()
        assert refused(lobby_or_match.set_or_propose_pace, made, user, "relaxed") == refusal
        assert (made.table.pace, made.table.paced) == (("live", False) if refusal else ("relaxed", True))

    @pytest.mark.parametrize(("user", "pace"), [(ANN, "relaxed"), (BOB, "live")])
    def test_in_a_match_a_pace_is_asked_for(self, user: int, pace: str) -> None:
        made = auction()
        lobby_or_match.set_or_propose_pace(made, user, "relaxed")
        assert made.table.pace == pace
        asked = made.table.proposal
        assert (asked and (asked.kind, asked.about, asked.user_id, asked.name)) == (
            ("pace", "relaxed", BOB, "Bob") if user == BOB else None
        )

    def test_the_host_sends_somebody_away_from_a_lobby(self) -> None:
        made = lobby()
        assert refused(lobby_or_match.kick_or_propose_removal, made, BOB, CLEO) == "not-host"
        lobby_or_match.kick_or_propose_removal(made, ANN, CLEO)
        assert [sitter.user_id for sitter in made.table.sitters] == [ANN, BOB]

    @pytest.mark.parametrize(
        ("idle", "status"), [(MAX_IDLE_TIME, "closed"), (MAX_IDLE_TIME - timedelta(seconds=1), "lobby")]
    )
    def test_a_forgotten_lobby_is_closed(self, idle: timedelta, status: str) -> None:
        made = lobby(changed_at=NOON - idle)
        lobby_or_match.process_timeouts(made)
        assert made.table.status == status

    def test_a_match_is_answered_for_in_time(self) -> None:
        made = auction()
        lobby_or_match.process_timeouts(made)
        assert made.moves[0].by == "clock"

    def test_who_is_back_from_their_time_away_is_waited_for(self) -> None:
        back = Preferences(away_until=NOON)
        made = auction({ANN: {"silent": AWAY_SILENT_TURNS, "wish": back}}, deadline=NOON + TURN)
        lobby_or_match.process_timeouts(made)
        assert made.table.sitters[0].silent == 0
        assert made.moves == []

    def test_a_lobby_starts_with_the_first_question_that_somebody_answers(self) -> None:
        made = lobby(commitment="x")
        assert refused(lobby_or_match.start_and_settle, made, BOB, frozenset()) == "not-host"
        lobby_or_match.start_and_settle(made, ANN, frozenset({ANN, BOB}))
        table = made.table
        assert (table.status, table.decision_since) == ("playing", NOON)
        assert [sitter.met for sitter in table.sitters] == [None, None, ()], "the game is new to Cleo"

    @pytest.mark.parametrize(("lost", "left"), [(timedelta(0), 30), (timedelta(seconds=100), 100), (None, None)])
    def test_a_table_without_a_board_has_its_time_back(self, lost: timedelta | None, left: int | None) -> None:
        made = auction()
        lobby_or_match.process_unreachable_table(made, lost)
        assert made.table.deadline == (None if left is None else NOON + timedelta(seconds=left))


def test_a_goblin_answers_the_question_that_it_was_asked() -> None:
    made = auction({ANN: {"user_id": -1}})
    assert refused(playing.play_goblin_move, made, 0, "bid 1", 77)
    assert made.moves == []
    assert isinstance(made.table.get_sitter_at(0), Sitter)
