"""Absences: people say until when they are away (AFK), at once at all their tables, and are back when they play."""

from datetime import datetime

from bot.store.models import AWAY_SILENT_TURNS, PAUSED_SILENT_TURNS, Sitter
from bot.tables.draft import TableDraft
from bot.tables.use_cases import agreements, playing, proposals


def is_away(sitter: Sitter, now: datetime) -> bool:
    """Tell whether somebody has said that they are away now."""
    return sitter.wish.away_until is not None and sitter.wish.away_until > now


def apply_absences(draft: TableDraft) -> None:
    """Stop waiting for those who said that they are away (vacation, AFK), and wait again for those who are back.

    For who is away a goblin plays, or the match is paused until all of them are back.
    """
    if draft.table.status != "playing":
        return
    for sitter in draft.table.present_people:
        if sitter.is_marked_away and not is_away(sitter, draft.now):
            end_absence(draft, sitter.user_id)
    leaving = [
        person for person in draft.table.present_people if is_away(person, draft.now) and not person.is_marked_away
    ]
    if not leaving:
        return
    pauses = not draft.table.takeover and (draft.table.paused_at is None or agreements.is_paused_for_absence(draft))
    for sitter in leaving:
        draft.set_sitter(sitter.user_id, silent=PAUSED_SILENT_TURNS if pauses else AWAY_SILENT_TURNS)
    if pauses and draft.table.paused_at is None:
        draft.record_seat_change(leaving[0].user_id, leaving[0].name, "paused-for")
    if pauses:
        draft.set_table(paused_at=draft.table.paused_at or draft.now)
    playing.finish_or_continue_match(draft)
    proposals.tally_votes(draft)


def end_absence(draft: TableDraft, user_id: int) -> None:
    """Wait again for somebody who was away, and end the pause that was made for them alone.

    A question that waited for them gets its whole time.
    """
    before = draft.table.find_sitter(user_id)
    playing.reset_missed_turns(draft, user_id)
    if before is None or not before.is_marked_away or draft.match is None:
        return
    agreements.end_pause_for_absence(draft, before)
    decision = draft.match.decision
    if decision is not None and before.seat in decision.seats and not draft.table.paused_at:
        draft.restart_deadline()


def end_past_absences(draft: TableDraft) -> None:
    """Wait again for those whose absence is over."""
    if draft.match is None:
        return
    for sitter in draft.table.present_people:
        if sitter.is_marked_away and not is_away(sitter, draft.now):
            end_absence(draft, sitter.user_id)
