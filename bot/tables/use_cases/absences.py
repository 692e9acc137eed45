"""People who say until when they are away: told at once at all their tables, and forgiven when they come back."""

from datetime import datetime

from bot.store.models import ABSENT, Sitter
from bot.tables.draft import Draft
from bot.tables.use_cases import playing


def is_away(sitter: Sitter, now: datetime) -> bool:
    """Tell whether somebody has said that they are away now."""
    return sitter.wish.away_until is not None and sitter.wish.away_until > now


def heed(draft: Draft, back: int | None = None) -> None:
    """Let nobody wait for those who said that they are away: a goblin plays for them, or the match is paused.

    `back`: somebody who has just said that they are here.
    """
    if draft.table.status != "playing":
        return
    if back is not None and (sitter := draft.table.sitter(back)) and sitter.absent:
        playing.come_back(draft, back)
    leaving = [one for one in draft.table.present if is_away(one, draft.now) and not one.absent]
    if not leaving:
        return
    if not draft.table.takeover:
        draft.set(paused_at=draft.table.paused_at or draft.now)
        return
    for sitter in leaving:
        draft.set_sitter(sitter.user_id, silent=ABSENT)
    playing.settle(draft)


def on_time(draft: Draft) -> None:
    """Wait again for those whose time away is over; the open decision gets its whole time for them."""
    asked, table = draft.table.decision_since, draft.table
    if draft.match is None or draft.match.decision is None or asked is None:
        return
    seats = draft.match.decision.seats
    for sitter in table.present:
        until = sitter.wish.away_until
        if sitter.absent and until and asked <= until <= draft.now:
            playing.come_back(draft, sitter.user_id)
            if sitter.seat in seats:
                draft.give_time()
