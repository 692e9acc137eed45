"""Use cases that differ between a lobby and a match."""

from datetime import timedelta

from bot.store.models import Leaving, Person
from bot.tables.draft import TableDraft
from bot.tables.errors import TableError
from bot.tables.use_cases import absences, agreements, lobby, playing, proposals


def leave_table(draft: TableDraft, user_id: int, leaving: Leaving = "resigned") -> None:
    """Leave a table: a lobby without a trace, a match by resigning, or a table that is set aside."""
    if draft.table.status == "aside":
        lobby.leave_damaged_table(draft, user_id)
    elif draft.match is None:
        lobby.leave_lobby(draft, user_id)
    else:
        resign_match(draft, user_id, leaving)


def resign_match(draft: TableDraft, user_id: int, leaving: Leaving = "resigned") -> None:
    """Resign (forfeit): leave a match for good; a proposal that waited only for this person waits no more."""
    agreements.resign_and_unpause(draft, user_id, leaving, "left-server" if leaving == "left-server" else "left")
    proposals.tally_votes(draft)


def set_or_propose_pace(draft: TableDraft, user_id: int, pace: str) -> None:
    """Choose the pace (time control) of a lobby, or propose it in a match, where the host's yes is enough."""
    if draft.match is None:
        lobby.set_pace(draft, user_id, pace)
    else:
        proposals.propose_agreement(draft, "pace", Person(user_id, draft.require_sitter(user_id).name), pace)


def kick_or_propose_removal(draft: TableDraft, user_id: int, whom: int) -> None:
    """Kick somebody from a lobby, or ask the others at a match whether to; for the host."""
    if draft.match is None:
        lobby.kick_from_lobby(draft, user_id, whom)
    else:
        asker = draft.require_sitter(user_id)
        lobby.require_may_kick(draft.table, user_id, whom)
        proposals.propose_agreement(draft, "replace", Person(user_id, asker.name), str(draft.require_seat(whom)))


def request_seat(draft: TableDraft, person: Person, seat: int | None, *, new: bool = False) -> None:
    """Ask for the seat of somebody who left or is away, as their substitute; an only one need not be named.

    A person who left it gets it back at once from the goblin that minds it.
    """
    draft.require_match()
    draft.require_not_kicked(person.user_id)
    own = draft.table.find_sitter(person.user_id)
    if own and own.gone and draft.table.takeover and seat in (None, own.seat):
        playing.rejoin_seat(draft, person.user_id)
        return
    free = agreements.list_substitute_seats(draft.table)
    chosen_seat = free[0] if seat is None and len(free) == 1 else seat
    if chosen_seat is None and free:
        raise TableError("which-seat", seats=tuple(str(free_seat + 1) for free_seat in free))
    proposals.propose_agreement(draft, "seat", person, str(chosen_seat or 0), new=new)


def process_timeouts(draft: TableDraft) -> None:
    """Do what is due at a table: time limits that ran out, in a lobby or a match."""
    proposals.expire_proposal_and_pause(draft)
    absences.end_past_absences(draft)
    (lobby.close_idle_lobby if draft.match is None else playing.process_match_timeout)(draft)
    proposals.tally_votes(draft)


def process_unreachable_table(draft: TableDraft, lost: timedelta | None) -> None:
    """Do what is due at a table that cannot show its question: no time limit runs out there."""
    proposals.expire_proposal_and_pause(draft)
    if not draft.table.paused_at:
        playing.suspend_deadline(draft, lost)


def start_and_settle(draft: TableDraft, user_id: int, knowing: frozenset[int]) -> None:
    """Start a match: deal, and go on to the first question that somebody answers."""
    lobby.start_match(draft, user_id, knowing)
    playing.finish_or_continue_match(draft)
