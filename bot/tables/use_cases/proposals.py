"""Votes: one person proposes something at a table, the people there vote, and enough yeses carry it out."""

import dataclasses
from collections.abc import Mapping
from datetime import timedelta

from bot.store.models import MAX_IDLE_TIME, Pace, Person, Proposal, ProposalKind, SeatChangeKind, Table
from bot.tables.draft import TableDraft
from bot.tables.errors import TableError
from bot.tables.shown_names import escape_name
from bot.tables.use_cases.agreements import AGREEMENTS, VOTES_NEEDED_BY_SHARE, resume_match

PROPOSAL_LIFETIMES: Mapping[Pace, timedelta] = {
    "live": timedelta(minutes=10),
    "relaxed": timedelta(hours=1),
    "by-day": timedelta(days=1),
    "none": timedelta(days=1),
}
"""How long a proposal waits for answers."""

REFUSED_CHANGE_BY_KIND: Mapping[ProposalKind, SeatChangeKind] = {
    "pause": "refused-pause",
    "resume": "refused-resume",
    "pace": "refused-pace",
    "end": "refused-end",
    "replace": "refused-replace",
    "seat": "refused-seat",
}


def propose_agreement(
    draft: TableDraft, kind: ProposalKind, person: Person, target: str = "", *, new: bool = False
) -> None:
    """Start a vote of a table; an asker who sits there says yes. If it is already asked, this counts as a yes."""
    draft.require_match()
    if not AGREEMENTS[kind].newcomer:
        draft.require_sitter(person.user_id)
    proposal = dataclasses.replace(_build_proposal(draft, kind, person, target), new=new)
    AGREEMENTS[kind].check(draft, proposal)
    if refusal := find_kick_refusal(draft.table, proposal):
        raise refusal
    there = draft.table.proposal
    if there and (there.kind, there.about) != (kind, target) and is_agreed_alone(draft.table, proposal):
        AGREEMENTS[kind].carry_out(draft, dataclasses.replace(proposal, yes=(person.user_id,)))
        return
    _open_vote(draft, proposal)
    if person.user_id in list_voters(draft.table, proposal):
        vote_on_proposal(draft, person.user_id, require_proposal(draft).number, yes=True)


def is_agreed_alone(table: Table, proposal: Proposal) -> bool:
    """Tell whether the yes of who asks is enough, as that of a host for another pace: it need not wait for a vote."""
    agreed = dataclasses.replace(proposal, yes=(proposal.user_id,))
    return proposal.user_id in list_voters(table, proposal) and count_missing_votes(table, agreed) <= 0


def _build_proposal(draft: TableDraft, kind: ProposalKind, person: Person, target: str) -> Proposal:
    until = draft.now + PROPOSAL_LIFETIMES[draft.table.pace]
    return Proposal(
        number=draft.table.version,
        kind=kind,
        user_id=person.user_id,
        name=person.name,
        until=until,
        about=target,
        locale=person.locale,
    )


def _open_vote(draft: TableDraft, proposal: Proposal) -> None:
    """Open the vote on a proposal, unless the table is voting on something else."""
    there = draft.table.proposal
    if there is None:
        draft.set_table(proposal=proposal)
        draft.drop_vote_result()
    elif (there.kind, there.about) != (proposal.kind, proposal.about) or AGREEMENTS[proposal.kind].newcomer:
        raise TableError("proposal-open")


def vote_on_proposal(draft: TableDraft, user_id: int, number: int, *, yes: bool) -> None:
    """Vote yes or no on the proposal of this number; a change of mind replaces the earlier vote.

    The no of who asked takes the question back.
    """
    draft.require_match()
    draft.require_sitter(user_id)
    proposal = require_proposal(draft)
    if proposal.number != number:
        raise TableError("proposal-gone")
    if has_no_vote(proposal, draft.table.find_seat(user_id)):
        raise TableError("no-vote-about-yourself")
    if user_id == proposal.user_id and not yes:
        draft.set_table(proposal=None)
        return
    draft.set_table(
        proposal=dataclasses.replace(
            proposal,
            yes=_add_or_remove_user(proposal.yes, user_id, included=yes),
            no=_add_or_remove_user(proposal.no, user_id, included=not yes),
        )
    )
    tally_votes(draft)


def _add_or_remove_user(users: tuple[int, ...], user_id: int, *, included: bool) -> tuple[int, ...]:
    """Return users with one of them added or removed."""
    others = tuple(user for user in users if user != user_id)
    return (*others, user_id) if included else others


def tally_votes(draft: TableDraft) -> None:
    """Tally the votes on a proposal: carry it out once enough have said yes; drop it once enough never will."""
    proposal = draft.table.proposal
    if proposal is None or draft.table.status != "playing":
        return
    if _has_lost_its_reason(draft.table, proposal):
        draft.set_table(proposal=None)
    elif count_missing_votes(draft.table, proposal) <= 0:
        draft.set_table(proposal=None)
        AGREEMENTS[proposal.kind].carry_out(draft, proposal)
    elif _cannot_pass(draft.table, proposal):
        draft.set_table(proposal=None)
        seats = (proposal.seat,) if proposal.kind in ("replace", "seat") else ()
        draft.record_seat_change(proposal.user_id, proposal.name, REFUSED_CHANGE_BY_KIND[proposal.kind], seats)
        draft.post_vote_result("refused", proposal.no)


def _has_lost_its_reason(table: Table, proposal: Proposal) -> bool:
    """Tell whether a vote to remove somebody is pointless: they left, or it would now be decided by its asker alone."""
    if not AGREEMENTS[proposal.kind].unasked:
        return False
    return table.get_sitter_at(proposal.seat).gone or find_kick_refusal(table, proposal) is not None


def find_kick_refusal(table: Table, proposal: Proposal) -> TableError | None:
    """Return why a host may not remove somebody now: they play, and nobody but the host has a vote; `None`: they may.

    Who let their time run out, or said that they are away, does not play.
    """
    if not AGREEMENTS[proposal.kind].unasked or list_voters(table, proposal) - {proposal.user_id}:
        return None
    other = table.get_sitter_at(proposal.seat)
    clock = "no" if table.pace == "none" else "yes"
    return None if other.silent else TableError("plays-on", name=escape_name(other.name), clock=clock)


def count_missing_votes(table: Table, proposal: Proposal) -> int:
    """Return how many more must vote yes."""
    if AGREEMENTS[proposal.kind].host and table.host_id in proposal.yes:
        return 0
    return count_needed(table, proposal) - len(list_voters(table, proposal).intersection(proposal.yes))


def count_needed(table: Table, proposal: Proposal) -> int:
    """Return how many of those who may vote must say yes."""
    return VOTES_NEEDED_BY_SHARE[AGREEMENTS[proposal.kind].share](len(list_voters(table, proposal)))


def _cannot_pass(table: Table, proposal: Proposal) -> bool:
    """Tell whether so many have said no that it can no longer succeed."""
    undecided = list_voters(table, proposal).difference(proposal.yes, proposal.no)
    by_host = AGREEMENTS[proposal.kind].host and table.host_id in undecided
    return count_missing_votes(table, proposal) > len(undecided) and not by_host


def list_voters(table: Table, proposal: Proposal) -> frozenset[int]:
    """Return who may vote on a proposal (kick, pause, end …): the people there; if all are away, all of them.

    Who is to be replaced has no vote.
    """
    awake = [sitter for sitter in table.present_people if not sitter.is_absent] or table.present_people
    return frozenset(sitter.user_id for sitter in awake if not has_no_vote(proposal, sitter.seat))


def has_no_vote(proposal: Proposal, seat: int | None) -> bool:
    """Tell whether a proposal is about the player of a seat, who is not asked."""
    return AGREEMENTS[proposal.kind].unasked and proposal.seat == seat


def require_proposal(draft: TableDraft) -> Proposal:
    """Return the proposal of a table; raises `TableError` if there is none."""
    if draft.table.proposal is None:
        raise TableError("proposal-gone")
    return draft.table.proposal


def expire_proposal_and_pause(draft: TableDraft) -> None:
    """Let a proposal that nobody answered in time expire, and end a pause that nobody ended."""
    table = draft.table
    if table.proposal and table.proposal.until <= draft.now:
        draft.set_table(proposal=None)
    if table.paused_at and table.paused_at + MAX_IDLE_TIME <= draft.now:
        resume_match(draft)
