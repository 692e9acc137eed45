"""What a table is asked to agree on: one person proposes it, the people there vote, and enough yeses carry it out."""

import dataclasses
from collections.abc import Mapping
from datetime import timedelta

from bot.store.models import IDLE, Pace, Person, Proposal, ProposalKind, Table
from bot.tables.draft import Draft
from bot.tables.errors import TableError
from bot.tables.use_cases.agreements import AGREEMENTS, NEEDED, resume

LASTS: Mapping[Pace, timedelta] = {
    "live": timedelta(minutes=10),
    "relaxed": timedelta(hours=1),
    "by-day": timedelta(days=1),
    "none": timedelta(days=1),
}
"""How long a proposal waits for answers."""


def propose(draft: Draft, kind: ProposalKind, person: Person, about: str = "", *, new: bool = False) -> None:
    """Ask the table to agree; an asker who sits there says yes. If it is already asked, this counts as a yes."""
    draft.playing()
    if not AGREEMENTS[kind].newcomer:
        draft.sitter(person.user_id)
    asked = dataclasses.replace(_proposal(draft, kind, person, about), new=new)
    AGREEMENTS[kind].check(draft, asked)
    _put(draft, asked)
    if person.user_id in voters_on(draft.table, asked):
        answer(draft, person.user_id, asked_at(draft).number, yes=True)


def _proposal(draft: Draft, kind: ProposalKind, person: Person, about: str) -> Proposal:
    until = draft.now + LASTS[draft.table.pace]
    return Proposal(
        number=draft.table.version, kind=kind, user_id=person.user_id, name=person.name, until=until, about=about
    )


def _put(draft: Draft, proposal: Proposal) -> None:
    """Put a proposal to the table, unless it is being asked something else."""
    there = draft.table.proposal
    if there is None:
        draft.set(proposal=proposal)
    elif (there.kind, there.about) != (proposal.kind, proposal.about) or AGREEMENTS[proposal.kind].newcomer:
        raise TableError("proposal-open")


def answer(draft: Draft, user_id: int, number: int, *, yes: bool) -> None:
    """Say yes or no to the proposal of this number; a change of mind replaces the earlier answer."""
    draft.playing()
    draft.sitter(user_id)
    proposal = asked_at(draft)
    if proposal.number != number:
        raise TableError("proposal-gone")
    draft.set(
        proposal=dataclasses.replace(
            proposal,
            yes=_with(proposal.yes, user_id, included=yes),
            no=_with(proposal.no, user_id, included=not yes),
        )
    )
    weigh(draft)


def _with(users: tuple[int, ...], user_id: int, *, included: bool) -> tuple[int, ...]:
    """Return users with one of them added or removed."""
    others = tuple(user for user in users if user != user_id)
    return (*others, user_id) if included else others


def weigh(draft: Draft) -> None:
    """Carry a proposal out once enough have said yes; drop it once enough never will, or who it is about has left."""
    proposal = draft.table.proposal
    if proposal is None or draft.table.status != "playing":
        return
    if AGREEMENTS[proposal.kind].unasked and draft.table.at(proposal.seat).gone:
        draft.set(proposal=None)
    elif missing(draft.table, proposal) <= 0:
        draft.set(proposal=None)
        AGREEMENTS[proposal.kind].carry_out(draft, proposal)
    elif _hopeless(draft.table, proposal):
        draft.set(proposal=None)


def missing(table: Table, proposal: Proposal) -> int:
    """Return how many more must say yes."""
    agreement, voters = AGREEMENTS[proposal.kind], voters_on(table, proposal)
    if agreement.host and table.host_id in proposal.yes:
        return 0
    return NEEDED[agreement.share](len(voters)) - len(voters.intersection(proposal.yes))


def _hopeless(table: Table, proposal: Proposal) -> bool:
    """Tell whether so many have said no that it can no longer succeed."""
    undecided = voters_on(table, proposal).difference(proposal.yes, proposal.no)
    by_host = AGREEMENTS[proposal.kind].host and table.host_id in undecided
    return missing(table, proposal) > len(undecided) and not by_host


def voters_on(table: Table, proposal: Proposal) -> frozenset[int]:
    """Return who may vote: the people who sit there and are not away; if all are away, all of them.

    Who is to be replaced has no vote.
    """
    unasked = table.at(proposal.seat).user_id if AGREEMENTS[proposal.kind].unasked else None
    awake = [sitter for sitter in table.present if not sitter.absent] or table.present
    return frozenset(sitter.user_id for sitter in awake if sitter.user_id != unasked)


def asked_at(draft: Draft) -> Proposal:
    """Return the proposal of a table; raises `TableError` if there is none."""
    if draft.table.proposal is None:
        raise TableError("proposal-gone")
    return draft.table.proposal


def on_time(draft: Draft) -> None:
    """Drop a proposal that nobody answered in time, and end a pause that nobody ended."""
    table = draft.table
    if table.proposal and table.proposal.until <= draft.now:
        draft.set(proposal=None)
    if table.paused_at and table.paused_at + IDLE <= draft.now:
        resume(draft)
