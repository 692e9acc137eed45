"""What the people at a table may do with it now, as data: each act, about what it may be done, and who may do it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal

from bot.store.models import Proposal, ProposalKind, Table
from bot.tables.deadlines.pace import PACES
from bot.tables.errors import TableError
from bot.tables.use_cases.lobby import require_may_kick
from bot.tables.use_cases.proposals import count_missing_votes, find_kick_refusal, is_agreed_alone, list_voters

TableAct = Literal["pause", "resume", "pace", "kick", "host", "let-in", "end", "leave", "close"]
PERSON_TABLE_ACTS: frozenset[TableAct] = frozenset({"kick", "host", "let-in"})
HOST_ACTS: frozenset[TableAct] = frozenset({"kick", "host", "let-in", "close"})
UNASKED_TABLE_ACTS: frozenset[TableAct] = frozenset({"let-in"})
"""Acts that harm nobody, and are done without a question whether they are meant."""
PROPOSALS_BY_ACT: Mapping[TableAct, ProposalKind] = {
    "pause": "pause",
    "resume": "resume",
    "pace": "pace",
    "kick": "replace",
    "end": "end",
}
"""The acts of a match on which the table votes."""
MAX_LET_IN_BY_HOST = 4
"""So many who were removed can be let in again, the last ones."""


def list_sitter_acts(table: Table, user_id: int) -> tuple[tuple[TableAct, str], ...]:
    """Return what somebody who sits at a table may do with it now: the act, and about whom or what ("" for nothing).

    While the table is asked something, it is asked nothing else: what needs nobody's yes is possible.
    """
    sitter = table.find_sitter(user_id)
    if sitter is None or sitter.gone or table.status not in ("lobby", "playing"):
        return ()
    hosts = table.host_id == user_id
    possible = [act for act in _OBJECTS_BY_ACT if hosts or act not in HOST_ACTS]
    acts = ((act, target) for act in possible for target in _OBJECTS_BY_ACT[act](table, user_id))
    return tuple((act, target) for act, target in acts if not _waits_for_vote(table, act, user_id, target))


def _waits_for_vote(table: Table, act: TableAct, user_id: int, target: str) -> bool:
    """Tell whether an act that others must agree to cannot be asked now, since another vote is open."""
    if table.status != "playing" or table.proposal is None or act not in PROPOSALS_BY_ACT:
        return False
    return not is_agreed_alone(table, _build_proposal(table, act, user_id, target))


def require_possible_action(table: Table, act: TableAct, user_id: int, target: str) -> None:
    """Raise `TableError` if an act is not possible, before somebody is asked to confirm it."""
    if act == "kick":
        require_may_kick(table, user_id, int(target))
    elif act in ("host", "let-in") and table.host_id != user_id:
        raise TableError("not-host")
    elif act == "host" and all(str(sitter.user_id) != target for sitter in table.present_people):
        raise TableError("not-there")
    elif table.find_sitter(user_id) is None:
        raise TableError("not-seated")


def preview_vote(table: Table, act: TableAct, user_id: int, target: str) -> tuple[frozenset[int], int]:
    """Return who else may vote on an act of a match, and how many of them must say yes beside who asks."""
    if table.status != "playing" or act not in PROPOSALS_BY_ACT:
        return frozenset(), 0
    proposal = _build_proposal(table, act, user_id, target)
    return list_voters(table, proposal) - {user_id}, max(0, count_missing_votes(table, proposal))


def find_refusal_for_now(table: Table, act: TableAct, user_id: int, target: str) -> TableError | None:
    """Return why an act of the menu must wait, such as the removal of somebody who plays; `None`: it need not."""
    if table.status != "playing" or act != "kick":
        return None
    return find_kick_refusal(table, _build_proposal(table, act, user_id, target))


def _build_proposal(table: Table, act: TableAct, user_id: int, target: str) -> Proposal:
    """Build the proposal that an act of a match would open."""
    seat = table.find_seat(int(target)) if act == "kick" else None
    return Proposal(
        number=0,
        kind=PROPOSALS_BY_ACT[act],
        user_id=user_id,
        name="",
        until=table.changed_at,
        about=target if seat is None else str(seat),
        yes=(user_id,),
    )


def _list_if_pausable(table: Table, _user_id: int) -> Iterator[str]:
    if table.status == "playing" and not table.paused_at:
        yield ""


def _list_if_resumable(table: Table, _user_id: int) -> Iterator[str]:
    if table.status == "playing" and table.paused_at and not table.held:
        yield ""


def _list_other_paces(table: Table, _user_id: int) -> Iterator[str]:
    if table.status == "playing":
        yield from (pace for pace in PACES if pace != table.pace)


def _list_other_people(table: Table, user_id: int) -> Iterator[str]:
    yield from (str(sitter.user_id) for sitter in table.present_people if sitter.user_id != user_id)


def _list_readmittable_by_host(table: Table, _user_id: int) -> Iterator[str]:
    yield from (str(removal.user_id) for removal in table.reversible_removals[:MAX_LET_IN_BY_HOST])


def _list_if_playing(table: Table, _user_id: int) -> Iterator[str]:
    if table.status == "playing":
        yield ""


def _list_if_endable(table: Table, user_id: int) -> Iterator[str]:
    return iter(()) if table.held else _list_if_playing(table, user_id)


# In the order of the menu: people, the pace, a pause, and what ends it.
_OBJECTS_BY_ACT: Mapping[TableAct, Callable[[Table, int], Iterator[str]]] = {
    "kick": _list_other_people,
    "let-in": _list_readmittable_by_host,
    "host": _list_other_people,
    "pace": _list_other_paces,
    "pause": _list_if_pausable,
    "resume": _list_if_resumable,
    "leave": _list_if_playing,
    "end": _list_if_endable,
    "close": _list_if_playing,
}
