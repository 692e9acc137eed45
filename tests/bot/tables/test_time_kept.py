"""What stops, outages and hidden boards do to the time of an open decision, as tables of truths without a store."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.store.models import MAX_IDLE_TIME
from bot.tables.deadlines.returned_time import RESTART_GRACE
from bot.tables.draft import TableDraft
from bot.tables.use_cases import playing
from games.engine import BadNotation, Match
from games.engine.typed_text import parse_typed_moves
from tests.bot.screens.scenes import Played

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
WHOLE = 180
"""Seconds of a turn at a live table."""


def draft(left: float | None, asked: float | None = 60, **changes: Any) -> TableDraft:
    """Return a running match at noon: `left` seconds to the deadline, `asked` so many seconds ago."""
    match = Match.deal_by_key("gobblestones", seats=3, options={"first": 1}, seed=bytes(32))
    facts: dict[str, Any] = {
        "deadline": None if left is None else NOON + timedelta(seconds=left),
        "decision_since": None if asked is None else NOON - timedelta(seconds=asked),
        "decision_number": 1,
        **changes,
    }
    return TableDraft(replace(Played(match).table, **facts), match, NOON)


def left_in(made: TableDraft) -> float | None:
    """Return the seconds that are left."""
    return None if made.table.deadline is None else (made.table.deadline - NOON).total_seconds()


@pytest.mark.parametrize(
    ("left", "asked", "lost", "changes", "expected"),
    [
        (20, 60, 40, {}, 60),
        (20, 60, 90, {}, 80),
        (-10, 60, 40, {}, 30),
        (None, 60, 40, {}, WHOLE),
        (None, 60, 40, {"pace": "none"}, None),
        (20, None, 40, {}, 20),
        (20, 60, 40, {"paused_at": NOON}, 20),
        (None, 60, 40, {"paused_at": NOON}, None),
    ],
    ids=str,
)
def test_what_was_lost_is_given_back(
    left: float | None, asked: float | None, lost: float, changes: dict[str, Any], expected: float | None
) -> None:
    made = draft(left, asked, **changes)
    before = made.table.decision_since
    playing.extend_deadline(made, timedelta(seconds=lost))
    assert left_in(made) == expected
    if left is not None and expected == left + lost:
        assert before
        assert made.table.decision_since == before + timedelta(seconds=lost)


@pytest.mark.parametrize(
    ("left", "lost", "expected"),
    [(20, 0, 30), (40, 0, 40), (20, 25, 45), (-50, 60, 30), (20, None, None), (None, None, None), (30, 0, 30)],
    ids=str,
)
def test_at_a_table_without_a_board_no_time_runs_out(
    left: float | None, lost: float | None, expected: float | None
) -> None:
    made = draft(left)
    playing.suspend_deadline(made, None if lost is None else timedelta(seconds=lost))
    assert left_in(made) == expected


@pytest.mark.parametrize(
    ("left", "lost", "changes", "expected"),
    [
        (20, 90, {}, 80),
        (0, 0, {}, 30),
        (-900, 900, {"decision_since": NOON - timedelta(seconds=960)}, 30),
        (20, 5, {"paused_at": NOON}, 20),
        (None, 90, {"pace": "none"}, None),
    ],
    ids=str,
)
def test_after_an_outage_everybody_has_a_moment_left(
    left: float | None, lost: float, changes: dict[str, Any], expected: float | None
) -> None:
    made = draft(left, **changes)
    playing.extend_deadline_after_outage(made, timedelta(seconds=lost))
    assert left_in(made) == expected


@pytest.mark.parametrize(
    ("left", "grace", "changes", "expected"),
    [
        (20, RESTART_GRACE, {}, 30),
        (40, RESTART_GRACE, {}, 40),
        (-500, RESTART_GRACE, {}, 30),
        (-500, timedelta(0), {}, -500),
        (None, RESTART_GRACE, {}, WHOLE),
        (None, timedelta(0), {}, WHOLE),
        (None, RESTART_GRACE, {"pace": "none"}, None),
        (20, RESTART_GRACE, {"paused_at": NOON}, 20),
        (None, RESTART_GRACE, {"paused_at": NOON}, None),
    ],
    ids=str,
)
def test_after_a_stop_everybody_has_time_left(
    left: float | None, grace: timedelta, changes: dict[str, Any], expected: float | None
) -> None:
    made = draft(left, **changes)
    overslept = playing.needs_recovery(made.table, NOON, grace)
    playing.ensure_grace_after_restart(made, grace)
    assert left_in(made) == expected
    assert overslept is (left != expected), "what needs nothing need not be read"


@pytest.mark.parametrize(
    ("changes", "overslept"),
    [
        ({}, False),
        ({"status": "over"}, False),
        ({"status": "over", "deadline": None}, False),
        ({"deadline": None}, True),
        ({"deadline": None, "paused_at": NOON}, False),
        ({"deadline": NOON + RESTART_GRACE}, False),
        ({"deadline": NOON + RESTART_GRACE - timedelta(seconds=1)}, True),
    ],
    ids=str,
)
def test_only_tables_that_need_it_are_read_after_a_stop(changes: dict[str, Any], overslept: bool) -> None:
    assert playing.needs_recovery(replace(draft(100).table, **changes), NOON) is overslept


def test_who_left_is_answered_for_after_a_stop() -> None:
    table = draft(100).table
    gone = replace(table, sitters=(*table.sitters[:1], replace(table.sitters[1], gone=True), *table.sitters[2:]))
    assert playing.needs_recovery(gone, NOON)


@pytest.mark.parametrize(
    ("left", "asked", "changes", "moves", "status", "warned"),
    [
        (0, 180, {"warned": True}, 1, "playing", False),
        (1, 179, {"warned": True}, 0, "playing", True),
        (0, 180, {"warned": True, "paused_at": NOON}, 0, "playing", True),
        (30 * 60, 60 * 60, {}, 0, "playing", True),
        (30 * 60 + 1, 60 * 60 - 1, {}, 0, "playing", False),
    ],
    ids=str,
)
def test_the_clock_warns_and_answers_when_it_is_time(
    left: float, asked: float, changes: dict[str, Any], moves: int, status: str, warned: bool
) -> None:
    made = draft(left, asked, **changes)
    playing.process_match_timeout(made)
    assert (len(made.moves), made.table.status, made.table.warned) == (moves, status, warned)
    if moves:
        assert made.moves[0].by == "clock"
        assert made.table.sitters[0].silent == 1
        assert left_in(made) == WHOLE


@pytest.mark.parametrize(
    ("idle", "status"), [(MAX_IDLE_TIME, "closed"), (MAX_IDLE_TIME - timedelta(seconds=1), "playing")]
)
def test_a_match_of_one_without_a_clock_is_closed_after_a_week(idle: timedelta, status: str) -> None:
    made = draft(None, pace="none", changed_at=NOON - idle)
    goblins = tuple(replace(sitter, user_id=-1 - (sitter.seat or 0)) for sitter in made.table.sitters[1:])
    made.set_table(sitters=(made.table.sitters[0], *goblins))
    playing.process_match_timeout(made)
    assert made.table.status == status


class TestWhatIsTyped:
    """Moves in the game's notation, in free form, and several, separated by commas."""

    def typed(self, text: str, seat: int = 0) -> list[str]:
        match = Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32))
        return [str(move) for move in parse_typed_moves(match, seat, text).moves]

    @pytest.mark.parametrize(
        ("text", "moves"),
        [
            ("bid 4", ["bid 4"]),
            ("4 bid", ["bid 4"]),
            ("b 4", ["bid 4"]),
            ("pass", ["pass"]),
        ],
    )
    def test_it_is_read(self, text: str, moves: list[str]) -> None:
        assert self.typed(text) == moves

    @pytest.mark.parametrize("text", ["zog", "bid four", "zog, 4 bid", "", ","])
    def test_what_is_no_move_is_refused(self, text: str) -> None:
        with pytest.raises(BadNotation):
            self.typed(text)

    def test_a_text_of_the_greatest_length_is_read_and_one_letter_more_is_not(self) -> None:
        made = draft(100)
        with pytest.raises(BadNotation) as longest:
            playing.play_text(made, 100, "z" * playing.MAX_MOVE_TEXT_LENGTH, None)
        with pytest.raises(BadNotation) as longer:
            playing.play_text(made, 100, "end" + " " * playing.MAX_MOVE_TEXT_LENGTH, None)
        assert longest.value.code
        assert longer.value.code == "bad-notation"
        assert made.moves == []
