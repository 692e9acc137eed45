"""A table and its match while one change is computed. Nothing of it counts until it is stored."""

import dataclasses
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Self, TypedDict, Unpack, get_args

from bot.store.models import (
    EVENTS_PER_MOVE,
    MAX_SEAT_CHANGES,
    VOTE_RESULTS,
    Actor,
    BoardAnnouncement,
    Leaving,
    Motion,
    NoticeBy,
    NoticeKind,
    Pace,
    PlayerChangeKind,
    Proposal,
    Removal,
    SeatChange,
    SeatChangeKind,
    Sitter,
    Status,
    StoredMove,
    Table,
)
from bot.tables.deadlines.pace import FORCED_MOVE_DELAY, get_time_limit, pauses_in_quiet_hours
from bot.tables.deadlines.quiet_hours import compute_deadline, list_minutes_in_spans, measure_running_time
from bot.tables.errors import Refusal, TableError
from bot.tables.newcomers import (
    MIN_FIRST_MATCH_TIME,
    NEW_QUESTION_TIME_FACTOR,
    find_beginner_seats,
    has_first_timer,
    mark_question_met,
)
from bot.tables.shown_names import build_removal_facts
from games.engine import Decision, GameError, Match, MatchOver, Move


class TableChanges(TypedDict, total=False):
    """The fields of a table that a change may set, with their types in `Table`."""

    changed_at: datetime
    closed_by: int | None
    closing_reason: str
    commitment: str | None
    counts: bool
    language: str
    deadline: datetime | None
    decision_number: int | None
    decision_since: datetime | None
    ended_at: datetime | None
    hints: bool
    held: bool
    host_id: int
    invited: tuple[int, ...] | None
    motion: Motion
    notice: BoardAnnouncement | None
    options: Mapping[str, object]
    pace: Pace
    paced: bool
    paused_at: datetime | None
    proposal: Proposal | None
    removals: tuple[Removal, ...] | None
    rules_version: int | None
    seat_changes: tuple[SeatChange, ...]
    sitters: tuple[Sitter, ...]
    started_at: datetime | None
    status: Status
    takeover: bool
    thread_id: int | None
    warned: bool


class SitterChanges(TypedDict, total=False):
    """The fields of a sitter that a change may set, with their types in `Sitter`."""

    gone: bool
    leaving: Leaving | None
    met: tuple[str, ...] | None
    name: str
    silent: int
    stir: str


REFUSALS_BY_STATUS: dict[Status, Refusal] = {
    "lobby": "not-started",
    "playing": "already-started",
    "closed": "table-closed",
    "aside": "table-damaged",
}
"""Why something cannot be done with a table now, unless its match is over."""


@dataclass(slots=True)
class TableDraft:
    """The working copy of a change: the table, a copy of its match to play on (if one is running), and the time.

    The match is dealt from `secret`, as it was promised.
    """

    table: Table
    match: Match | None
    now: datetime
    secret: bytes | None = None
    moves: list[StoredMove] = field(default_factory=list)
    informed: set[int] = field(default_factory=set)
    """Who made the change, and needs no notice of it."""

    @classmethod
    def from_table(cls, table: Table, match: Match | None, now: datetime, secret: bytes | None = None) -> Self:
        """Prepare a change, on a copy of the match."""
        return cls(table, match.fork() if match else None, now, secret)

    def set_table(self, **changes: Unpack[TableChanges]) -> None:
        """Update fields of the table."""
        self.table = dataclasses.replace(self.table, **changes)

    def set_sitter(self, user_id: int, **changes: Unpack[SitterChanges]) -> None:
        """Update fields of one sitter."""
        sitters = tuple(
            dataclasses.replace(sitter, **changes) if sitter.user_id == user_id else sitter
            for sitter in self.table.sitters
        )
        self.set_table(sitters=sitters)

    def require_lobby(self) -> Table:
        """Return the table if it is a lobby; otherwise raise `TableError` or `MatchOver`."""
        if self.table.status != "lobby":
            raise self._build_status_refusal()
        return self.table

    def require_match(self) -> Match:
        """Return the match if one is running; otherwise raise `TableError` or `MatchOver`."""
        if self.match is None:
            raise self._build_status_refusal()
        return self.match

    def require_match_in_play(self) -> Match:
        """Return the match if moves can be made in it (not paused); otherwise raise `TableError` or `MatchOver`."""
        match = self.require_match()
        if self.table.paused_at:
            raise build_pause_refusal(self.table)
        return match

    def _build_status_refusal(self) -> GameError:
        if self.table.status == "over":
            return MatchOver("match-over")
        return TableError(REFUSALS_BY_STATUS[self.table.status])

    def require_sitter(self, user_id: int) -> Sitter:
        """Return the sitter with this user id; raises `TableError` for others and for those who resigned."""
        self.require_not_kicked(user_id)
        sitter = self.table.find_sitter(user_id)
        if sitter is None:
            raise TableError("not-seated")
        if sitter.gone:
            raise TableError("already-gone")
        return sitter

    def require_not_kicked(self, user_id: int) -> None:
        """Raise `TableError` for somebody who was removed (kicked) from here."""
        require_not_kicked(self.table, user_id)

    def require_seat(self, user_id: int) -> int:
        """Return the seat of this user in a running match; raises `TableError` or `MatchOver`."""
        self.require_match()
        seat = self.require_sitter(user_id).seat
        if seat is None:
            raise TableError("not-started")
        return seat

    def find_seats(self, users: Collection[int]) -> tuple[int, ...]:
        """Return the seats of people in a match."""
        return tuple(
            sitter.seat for sitter in self.table.sitters if sitter.user_id in users and sitter.seat is not None
        )

    def require_host(self, user_id: int) -> None:
        """Raise `TableError` unless this user is the host."""
        if self.table.host_id != user_id:
            raise TableError("not-host")

    def play_move(self, seat: int, move: Move | str, by: Actor, decision: int | None = None) -> None:
        """Play a move; raises what the match raises."""
        match = self.require_match_in_play()
        decision_before = match.decision
        events = match.play(seat, move, decision)
        if (
            decision_before
            and seat in decision_before.seats
            and not _awaits_seat(match.decision, seat, decision_before.number)
        ):
            self.table = mark_question_met(self.table, seat, decision_before.kind, match.decision)
        if by == "player" and not (
            decision_before and match.decision and match.decision.number == decision_before.number
        ):
            self.drop_vote_result()
        if by == "player":
            self.mark_notice_seen(self.table.get_sitter_at(seat).user_id)
        played = match.moves[-1]
        self.moves.append(StoredMove(match.step, seat, played.move, played.check, by, tuple(events), self.now))

    def set_board_notice(
        self, kind: NoticeKind, by: NoticeBy, about: str = "", *, known_to: Collection[int] = ()
    ) -> None:
        """Show a notice on the board of a match of what was decided, until all have played to whom it is news."""
        unseen = tuple(sitter.user_id for sitter in self.table.present_people if sitter.user_id not in known_to)
        if self.match is not None and unseen:
            self.set_table(notice=BoardAnnouncement(kind=kind, by=by, about=about, unseen=unseen))

    def post_vote_result(self, kind: NoticeKind, voters: Collection[int]) -> None:
        """Let the board say who decided a vote, in place of the result of an earlier one; the last voter knows it."""
        self.drop_vote_result()
        seats = " ".join(str(seat) for seat in self.find_seats(voters))
        self.set_board_notice(kind, "vote", seats, known_to=tuple(voters)[-1:])

    def drop_vote_result(self) -> None:
        """Say no longer how the last vote went: the next turn has begun, or something else was decided."""
        if self.table.notice and self.table.notice.kind in VOTE_RESULTS:
            self.set_table(notice=None)

    def record_seat_change(self, user_id: int, name: str, kind: SeatChangeKind, seats: Collection[int] = ()) -> None:
        """Record before the next move of a running match that somebody leaves or comes back, or what was decided."""
        if self.match is None:
            return
        of_players = kind in get_args(PlayerChangeKind)
        alike = [
            seat_change
            for seat_change in self.table.seat_changes
            if (seat_change.kind in get_args(PlayerChangeKind)) == of_players
        ]
        if len(alike) < MAX_SEAT_CHANGES:
            change = SeatChange(user_id, name, kind, (self.match.step + 1) * EVENTS_PER_MOVE, tuple(seats))
            self.set_table(seat_changes=(*self.table.seat_changes, change))

    def record_rejoin(self, user_id: int, name: str) -> None:
        """Record that somebody rejoined (is back in their seat); the board says so in place of that they may return."""
        self.record_seat_change(user_id, name, "back")
        if self.table.notice is None or self.table.notice.kind == "let-in":
            self.set_table(notice=None)
            self.set_board_notice("back", "player", name, known_to=(user_id,))

    def mark_notice_seen(self, user_id: int) -> None:
        """Mark what was decided as seen (no news any more) by somebody: they have played since, or left."""
        if self.table.notice:
            self.set_table(notice=self.table.notice.mark_seen_by(user_id))

    def restart_deadline(self) -> None:
        """Restart the deadline (reset the timer): give the open decision its whole time limit, starting now."""
        match = self.require_match()
        decision = match.decision
        time = self._compute_time_limit(match, decision) if decision else None
        self.set_table(
            decision_number=decision.number if decision else None,
            decision_since=self.now if decision else None,
            deadline=compute_deadline(self.now, time, self._find_still_minutes(time)) if time else None,
            warned=False,
        )

    def compute_extended_deadline(self, deadline: datetime, lost: timedelta) -> datetime:
        """Return a deadline after time was lost: as much is left as before, without hours that stand still."""
        still = self._find_still_minutes(deadline - (self.table.decision_since or self.now))
        return (
            compute_deadline(self.now, measure_running_time(self.now - lost, deadline, still), still)
            if still
            else deadline + lost
        )

    def _find_still_minutes(self, time: timedelta) -> frozenset[int]:
        """Return the minutes of the day in which a time does not run, for the people who are asked."""
        decision = self.require_match().decision
        if decision is None or not pauses_in_quiet_hours(self.table.pace, time):
            return frozenset()
        sitters = [self.table.get_sitter_at(seat) for seat in decision.seats if not self.table.is_goblin_run(seat)]
        return list_minutes_in_spans(sitter.still for sitter in sitters if sitter.still)

    def _compute_time_limit(self, match: Match, decision: Decision) -> timedelta | None:
        """Compute the time limit of a decision: twice as long for what is new to a player, no hurry in a first match.

        A question that leaves nobody a choice is over after a beat, without a clock too.
        """
        if match.is_answer_forced:
            return FORCED_MOVE_DELAY
        time = get_time_limit(self.table.pace, match.game.question_tempo(decision.kind))
        if time and find_beginner_seats(self.table, decision):
            time *= NEW_QUESTION_TIME_FACTOR
        return max(time, MIN_FIRST_MATCH_TIME) if time and has_first_timer(self.table, decision) else time

    def mark_closed(self) -> None:
        """Close the table; the clock has nothing more to do here."""
        if self.table.status == "playing":
            self.record_leavers()
        self.set_table(
            status="closed", invited=None, decision_number=None, decision_since=None, deadline=None, warned=False
        )
        self.end_agreements()
        self.match = None

    def record_leavers(self) -> None:
        """Record, when a match ends, who had left it before: whom the table did not wait for, and who closed it."""
        missing = {sitter.user_id for sitter in self.table.sitters_not_waited_for}
        closed_by = self.table.closed_by
        for sitter in self.table.sitters:
            others = any(other_sitter.user_id not in missing | {sitter.user_id} for other_sitter in self.table.sitters)
            if sitter.user_id == closed_by and others:
                self.set_sitter(sitter.user_id, leaving="closed")
            elif sitter.user_id in missing and not sitter.gone:
                self.set_sitter(sitter.user_id, leaving="silent")

    def end_agreements(self) -> None:
        """Drop the pause, the proposal and the notice when the match is over."""
        self.set_table(paused_at=None, held=False, proposal=None, notice=None)


def build_pause_refusal(table: Table) -> TableError:
    """Return why nobody can play now, and who can end the pause."""
    return TableError("paused-by-manager" if table.held else "match-paused")


def require_not_kicked(table: Table, user_id: int) -> None:
    """Raise `TableError` for somebody who was removed (kicked) from a table."""
    if removal := table.find_removal(user_id):
        raise TableError("removed", **build_removal_facts(table, removal))


def _awaits_seat(decision: Decision | None, seat: int, number: int) -> bool:
    """Tell whether a decision of this number still waits for a seat, because its answer was one step of several."""
    return decision is not None and decision.number == number and seat in decision.seats
