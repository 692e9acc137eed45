"""What can be done in a match: moves, typed text, resigning, and what happens when time runs out.

Each use case works on a `TableDraft`, ends in `finish_or_continue_match`, and raises a `GameError` if it is refused.
"""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.store.models import Actor, Leaving, Proposal, Sitter, Table
from bot.tables.deadlines.returned_time import RESTART_GRACE, OpenTime, ensure_minimum_time, extend_decision_deadline
from bot.tables.draft import TableDraft
from bot.tables.errors import TableError
from bot.tables.use_cases.lobby import replace_leaving_host
from games.engine import BadNotation, GameError, IllegalMove, Match, Move, NotYourTurn, build_notation_refusal
from games.engine.typed_text import TypedMoves, parse_typed_moves

MAX_MOVE_TEXT_LENGTH = 200


def play_move(draft: TableDraft, user_id: int, notation: str, decision: int | None) -> None:
    """Play a move in notation."""
    draft.play_move(draft.require_seat(user_id), notation, "player", decision)
    reset_missed_turns(draft, user_id)
    finish_or_continue_match(draft)


def play_goblin_move(draft: TableDraft, seat: int, notation: str, decision: int | None) -> None:
    """Play the move of a goblin (computer player); raises `NotYourTurn` if the person it was thinking for came back."""
    draft.require_match()
    if not draft.table.is_goblin_run(seat):
        raise NotYourTurn("not-your-turn")
    draft.play_move(seat, notation, "goblin" if draft.table.get_sitter_at(seat).is_goblin else "stand-in", decision)
    finish_or_continue_match(draft)


def play_text(draft: TableDraft, user_id: int, text: str, decision: int | None) -> None:
    """Play what was typed, a move or several: all or nothing (atomic), judged whole before anything is played."""
    seat = draft.require_seat(user_id)
    if len(text) > MAX_MOVE_TEXT_LENGTH:
        raise build_notation_refusal(text)
    foreseen = parse_typed_moves(draft.require_match_in_play(), seat, text, decision)
    play_moves_in_turn(foreseen.moves, lambda move: draft.play_move(seat, move, "player"))
    reset_missed_turns(draft, user_id)
    finish_or_continue_match(draft)


def play_moves_in_turn(moves: Sequence[Move], play: Callable[[Move], object]) -> None:
    """Play moves that were judged together (`parse_typed_moves`).

    Those after the first are refused only where a game wrongly declares that a move prepares. Then what was played
    stays, and nothing is said: nobody learns what a move brings without having made it.
    """
    first, *others = moves
    play(first)
    with suppress(GameError):
        for move in others:
            play(move)


def explain_illegal_move(match: Match, seat: int, text: str) -> IllegalMove | None:
    """Explain why the rules refuse what a player would type; `None` if it is no move, or a legal one."""
    try:
        parse_typed_moves(match, seat, text)
    except BadNotation:
        return None
    except IllegalMove as refusal:
        return refusal
    return None


def parse_several_moves(match: Match, seat: int, text: str) -> TypedMoves | None:
    """Return the moves that a player would type, parsed, if they are several and none of them is refused."""
    if len(text) > MAX_MOVE_TEXT_LENGTH:
        return None
    try:
        foreseen = parse_typed_moves(match, seat, text)
    except GameError:
        return None
    return foreseen if len(foreseen.moves) > 1 else None


def reset_missed_turns(draft: TableDraft, user_id: int) -> None:
    """Reset the count of missed turns (timeouts) of somebody; proposals to take their seat are dropped."""
    proposal, sitter = draft.table.proposal, draft.table.find_sitter(user_id)
    draft.set_sitter(user_id, silent=0)
    if proposal and sitter and _was_missed(proposal, sitter):
        draft.set_table(proposal=None)


def _was_missed(proposal: Proposal, back: Sitter) -> bool:
    """Tell whether a table is asked what to do about somebody's seat while they were silent."""
    concerns_seat = proposal.kind == "seat" or (proposal.kind == "replace" and back.silent > 0)
    return concerns_seat and proposal.seat == back.seat


def rejoin_seat(draft: TableDraft, user_id: int) -> None:
    """Rejoin: let somebody who resigned take their seat back from the goblin that minds it; else raise `TableError`."""
    draft.require_match()
    draft.require_not_kicked(user_id)
    sitter = draft.table.find_sitter(user_id)
    if sitter is None:
        raise TableError("not-seated")
    if sitter.gone and not draft.table.takeover:
        raise TableError("already-gone")
    if sitter.gone:
        draft.record_rejoin(user_id, sitter.name)
    draft.set_sitter(user_id, gone=False, leaving=None)
    reset_missed_turns(draft, user_id)


def resign_seat(draft: TableDraft, user_id: int, leaving: Leaving = "resigned") -> None:
    """Resign (forfeit): leave a match for good; the seat is answered for.

    When only goblins are left, the table is closed.
    """
    draft.require_seat(user_id)
    draft.set_sitter(user_id, gone=True, leaving=leaving)
    draft.mark_notice_seen(user_id)
    replace_leaving_host(draft, user_id)
    if draft.table.present_people:
        finish_or_continue_match(draft)
    else:
        draft.mark_closed()


def process_match_timeout(draft: TableDraft) -> None:
    """Process a timeout: note the warning at the last call, past the deadline play default moves for the silent.

    A match without a clock that nobody uses any more is closed.
    """
    table = draft.table
    if draft.match is None or table.paused_at:
        return
    if table.idle_close_at and table.idle_close_at <= draft.now:
        draft.mark_closed()
    elif table.deadline and table.deadline <= draft.now:
        _play_defaults_for_silent(draft, draft.match)
        finish_or_continue_match(draft)
    elif table.reminder_at and table.reminder_at <= draft.now and not table.warned:
        draft.set_table(warned=True)


def ensure_grace_after_restart(draft: TableDraft, grace: timedelta = RESTART_GRACE) -> None:
    """Recover a table after a restart: nobody who is asked has less time than `grace` from now, if there is any."""
    if draft.match is None or draft.table.paused_at:
        return
    finish_or_continue_match(draft)
    if draft.table.deadline is None and draft.table.status == "playing":
        # A table that was held back gets its time again.
        draft.restart_deadline()
    _ensure_minimum_time(draft, grace)


def needs_recovery(table: Table, now: datetime, grace: timedelta = RESTART_GRACE) -> bool:
    """Tell whether a table must be recovered after a restart (`ensure_grace_after_restart`): others are not read."""
    held_back = table.deadline is None and table.pace != "none"
    near = bool(grace) and table.deadline is not None and table.deadline < now + grace
    in_play = table.status == "playing" and table.paused_at is None
    return in_play and (held_back or near or any(sitter.gone for sitter in table.sitters))


def extend_deadline(draft: TableDraft, lost: timedelta) -> None:
    """Extend the deadline by the time in which nobody could answer; a table held back gets its whole time again.

    A pause gives back its own time when it ends.
    """
    table = draft.table
    if draft.match is None or table.decision_since is None or table.paused_at:
        return
    if table.deadline is None:
        draft.restart_deadline()
        return
    time = extend_decision_deadline(OpenTime(table.deadline, table.decision_since), lost, draft.now)
    moved = draft.compute_extended_deadline(table.deadline, time.since - table.decision_since)
    draft.set_table(deadline=moved, decision_since=time.since)


def extend_deadline_after_outage(draft: TableDraft, lost: timedelta) -> None:
    """Extend the deadline by what an outage took, and let nobody have less than a moment."""
    extend_deadline(draft, lost)
    if not draft.table.paused_at:
        _ensure_minimum_time(draft, RESTART_GRACE)


def suspend_deadline(draft: TableDraft, lost: timedelta | None) -> None:
    """Suspend the deadline of a table that cannot show its question; `None`: until it can."""
    if lost is None:
        draft.set_table(deadline=None)
        return
    extend_deadline(draft, lost)
    _ensure_minimum_time(draft, RESTART_GRACE)


def _ensure_minimum_time(draft: TableDraft, grace: timedelta) -> None:
    deadline = ensure_minimum_time(draft.table.deadline, grace, draft.now)
    if deadline != draft.table.deadline:
        draft.set_table(deadline=deadline)


def finish_or_continue_match(draft: TableDraft) -> None:
    """Answer for missing players, unless goblins do; then end the match, or give a new decision its deadline."""
    match = draft.require_match()
    if draft.table.paused_at and match.decision:
        return
    if not draft.table.takeover:
        _play_defaults_for_missing(draft, match)
    if match.decision is None:
        draft.restart_deadline()
        draft.record_leavers()
        draft.set_table(status="over", ended_at=draft.now)
        draft.end_agreements()
    # A half-laid turn is the same decision: its time does not start again.
    elif match.decision.number != draft.table.decision_number:
        draft.restart_deadline()


def _play_defaults_for_silent(draft: TableDraft, match: Match) -> None:
    """Play default moves for who let the deadline pass, while the same decision is open."""
    silent, single = match.decision, match.is_answer_forced
    is_turn = silent is not None and match.game.question_tempo(silent.kind) == "turn" and not single
    for seat in silent.seats if silent and is_turn else ():
        sitter = draft.table.get_sitter_at(seat)
        draft.set_sitter(sitter.user_id, silent=sitter.silent + 1)
    while silent and match.decision and match.decision.number == silent.number:
        _play_default(draft, match, match.decision.seats[0], "only" if single else "clock")


class MissingSeat(NamedTuple):
    """A seat that is answered for, and by whom the answer counts."""

    seat: int
    by: Actor


def find_next_missing(owing: Sequence[int], vacant: Collection[Sitter]) -> MissingSeat | None:
    """Return whom to answer for next, of the seats that owe an answer: who left before who is away, then by seat."""
    gone = {sitter.seat: sitter.gone for sitter in vacant}
    missing_seats = sorted((not gone[seat], seat) for seat in owing if seat in gone)
    return MissingSeat(missing_seats[0][1], "away" if missing_seats[0][0] else "gone") if missing_seats else None


def _play_defaults_for_missing(draft: TableDraft, match: Match) -> None:
    """Play default moves for those who resigned, and, one at a time, for those who are away."""
    vacant = draft.table.sitters_not_waited_for
    while match.decision and (missing := find_next_missing(match.decision.seats, vacant)):
        _play_default(draft, match, missing.seat, missing.by)


def _play_default(draft: TableDraft, match: Match, seat: int, by: Actor) -> None:
    draft.play_move(seat, match.default_move(seat), by)
