"""What a table can vote on (agree on): how many must say yes, what forbids it, and what it does."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Literal

from bot.store.models import (
    AWAY_SILENT_TURNS,
    FormerPlayer,
    Leaving,
    Proposal,
    ProposalKind,
    RemovedBy,
    SeatChangeKind,
    Sitter,
    Table,
)
from bot.tables.deadlines.pace import parse_pace
from bot.tables.draft import TableDraft, build_pause_refusal
from bot.tables.errors import TableError
from bot.tables.use_cases import playing
from bot.tables.use_cases.lobby import record_removal, replace_leaving_host

Share = Literal["half", "most", "all"]
"""How many of the people at the table must say yes: at least half of them, more than half, or all."""

VOTES_NEEDED_BY_SHARE: Mapping[Share, Callable[[int], int]] = {
    "half": lambda people: (people + 1) // 2,
    "most": lambda people: people // 2 + 1,
    "all": lambda people: people,
}

LEAVING_BY_REMOVER: Mapping[RemovedBy, Leaving] = {
    "host": "removed-by-host",
    "vote": "voted-out",
    "manager": "removed-by-manager",
}


@dataclass(frozen=True, slots=True)
class Agreement:
    """One thing that a table can vote on. `check` raises `TableError` if it makes no sense now.

    `host`: the host's yes is enough. `newcomer`: somebody who does not play asks for it. `unasked`: whose seat it is
    about has no vote.
    """

    share: Share
    check: Callable[[TableDraft, Proposal], None]
    carry_out: Callable[[TableDraft, Proposal], None]
    host: bool = False
    newcomer: bool = False
    unasked: bool = False


def _require_running(draft: TableDraft, _proposal: Proposal) -> None:
    if draft.table.paused_at:
        raise build_pause_refusal(draft.table)


def _pause_match(draft: TableDraft, proposal: Proposal) -> None:
    alone = set(proposal.yes) == {proposal.user_id}
    seats = draft.find_seats(proposal.yes)
    draft.record_seat_change(proposal.user_id, proposal.name, "paused-alone" if alone else "paused", seats)
    draft.set_table(paused_at=draft.now)


def _require_pause(draft: TableDraft, _proposal: Proposal) -> None:
    if draft.table.paused_at is None:
        raise TableError("not-paused")
    if draft.table.held:
        raise TableError("paused-by-manager")


def _resume_by_vote(draft: TableDraft, proposal: Proposal) -> None:
    resume_match(draft, by=(proposal.user_id, proposal.name))
    draft.post_vote_result("agreed", proposal.yes)


def resume_match(draft: TableDraft, kind: SeatChangeKind = "resumed", by: tuple[int, str] = (0, "")) -> None:
    """Resume a paused match: the open decision gets its remaining time, and empty seats are answered for.

    Those for whose sake it was made are waited for no more than others who are away. `by`: who wanted that, if known.
    """
    since = draft.table.paused_at or draft.now
    draft.record_seat_change(*by, kind)
    draft.drop_vote_result()
    for sitter in draft.table.sitters:
        if sitter.is_pausing:
            draft.set_sitter(sitter.user_id, silent=AWAY_SILENT_TURNS)
    draft.set_table(paused_at=None, held=False)
    playing.extend_deadline(draft, draft.now - since)
    playing.finish_or_continue_match(draft)


def is_paused_for_absence(draft: TableDraft) -> bool:
    """Tell whether a match is paused for people who said that they are away."""
    return any(sitter.is_pausing for sitter in draft.table.present_people)


def end_pause_for_absence(draft: TableDraft, former: Sitter) -> None:
    """End the pause that was made for somebody who is back or has no part any more, unless others are away, too."""
    if former.is_pausing and draft.table.paused_at and not (draft.table.held or is_paused_for_absence(draft)):
        resume_match(draft)


def _require_other_pace(draft: TableDraft, proposal: Proposal) -> None:
    if parse_pace(proposal.about) == draft.table.pace:
        raise TableError("pace-already")


def _set_pace(draft: TableDraft, proposal: Proposal) -> None:
    pace = parse_pace(proposal.about)
    draft.set_table(pace=pace, paced=True)
    draft.restart_deadline()
    by: Literal["host", "vote"] = "host" if draft.table.host_id in proposal.yes else "vote"
    hosts = draft.find_seats([draft.table.host_id]) if by == "host" else ()
    draft.record_seat_change(0, pace, "pace-by-host" if by == "host" else "pace-by-vote", hosts)
    draft.set_board_notice("pace", by, pace, known_to=proposal.yes)


def _allow_always(_sitting: TableDraft, _proposal: Proposal) -> None:
    """Allow always: forbid nothing."""


def _end_match(draft: TableDraft, proposal: Proposal) -> None:
    draft.record_seat_change(proposal.user_id, proposal.name, "ended", draft.find_seats(proposal.yes))
    draft.require_match().end_by_agreement()
    playing.finish_or_continue_match(draft)


def _require_free_seat(draft: TableDraft, proposal: Proposal) -> None:
    """Raise unless a seat is free: nobody sits twice, nor where a player is; those who left may return to theirs."""
    free = list_substitute_seats(draft.table)
    if not free:
        raise TableError("no-free-seat")
    if proposal.seat not in free:
        raise TableError("no-such-seat", seats=tuple(str(seat + 1) for seat in free))
    sitter = draft.table.find_sitter(proposal.user_id)
    if sitter and sitter.seat != proposal.seat:
        raise TableError("already-gone" if sitter.gone else "already-seated")


def _seat_substitute(draft: TableDraft, proposal: Proposal) -> None:
    """Seat a substitute, with everything in the seat; the former player no longer has a part in the match."""
    former = draft.table.get_sitter_at(proposal.seat)
    met = () if proposal.new else None
    newcomer = Sitter(
        proposal.seat,
        proposal.user_id,
        proposal.name,
        met=met,
        former=_list_former(draft, former, proposal),
        locale=proposal.locale,
    )
    returns = former.user_id == proposal.user_id
    if returns:
        draft.record_rejoin(proposal.user_id, proposal.name)
    else:
        draft.record_seat_change(proposal.user_id, proposal.name, "taken")
    draft.set_table(sitters=tuple(newcomer if sitter is former else sitter for sitter in draft.table.sitters))
    draft.mark_notice_seen(former.user_id)
    replace_leaving_host(draft, former.user_id)
    end_pause_for_absence(draft, former)
    playing.finish_or_continue_match(draft)
    decision = draft.match.decision if draft.match else None
    if decision and proposal.seat in decision.seats:
        draft.restart_deadline()


def _list_former(draft: TableDraft, sitter: Sitter, proposal: Proposal) -> tuple[FormerPlayer, ...] | None:
    """Return who played a seat before its new player; who takes back their own seat follows nobody."""
    if sitter.user_id == proposal.user_id:
        return sitter.former
    left = FormerPlayer(sitter.user_id, sitter.name, draft.now.timestamp(), sitter.leaving if sitter.gone else "silent")
    return (*(sitter.former or ()), left)


def _require_replaceable(draft: TableDraft, proposal: Proposal) -> None:
    """Let only the host propose it, and not about themselves; a goblin must be there to play on."""
    draft.require_host(proposal.user_id)
    other = draft.table.get_sitter_at(proposal.seat)
    if other.user_id == proposal.user_id:
        raise TableError("not-yourself")
    if other.gone:
        raise TableError("not-there")


def _kick_by_vote(draft: TableDraft, proposal: Proposal) -> None:
    """Kick somebody by vote: a goblin plays on in their seat, or default moves if the table has no goblins."""
    alone = set(proposal.yes) == {draft.table.host_id}
    remover = draft.table.host_id if alone else proposal.user_id
    kick_from_match(draft, draft.table.get_sitter_at(proposal.seat), "host" if alone else "vote", remover)


def kick_from_match(draft: TableDraft, sitter: Sitter, by: RemovedBy, remover_id: int = 0) -> None:
    """Kick somebody from a match for good: a goblin or default moves answer for them from now on."""
    leaving: Leaving = "silent" if sitter.silent and by != "manager" else LEAVING_BY_REMOVER[by]
    resign_and_unpause(draft, sitter.user_id, leaving, by, draft.find_seats([remover_id]))
    record_removal(draft, sitter, by, remover_id)


def resign_and_unpause(
    draft: TableDraft,
    user_id: int,
    leaving: Leaving = "resigned",
    kind: SeatChangeKind = "left",
    by_seats: Collection[int] = (),
) -> None:
    """Let somebody resign; a pause that was made for them is over. `by_seats`: whose doing it was."""
    former = draft.require_sitter(user_id)
    draft.record_seat_change(user_id, former.name, kind, by_seats)
    playing.resign_seat(draft, user_id, leaving)
    if draft.match is not None:
        end_pause_for_absence(draft, former)


def list_substitute_seats(table: Table) -> tuple[int, ...]:
    """Return the seats that a substitute may take: of people who left or are away."""
    return tuple(sitter.seat for sitter in table.sitters if sitter.seat is not None and _is_free(sitter))


def _is_free(sitter: Sitter) -> bool:
    return sitter.gone or (sitter.is_absent and not sitter.is_goblin)


AGREEMENTS: Mapping[ProposalKind, Agreement] = {
    "pause": Agreement("most", _require_running, _pause_match),
    "resume": Agreement("half", _require_pause, _resume_by_vote),
    "pace": Agreement("most", _require_other_pace, _set_pace, host=True),
    "end": Agreement("all", _allow_always, _end_match),
    "replace": Agreement("most", _require_replaceable, _kick_by_vote, unasked=True),
    "seat": Agreement("half", _require_free_seat, _seat_substitute, host=True, newcomer=True),
}
