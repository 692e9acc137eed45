"""What those who manage a server do with a table of it: done at once, said on its board, and undone by them alone."""

from collections.abc import Callable, Mapping
from typing import Literal, get_args

from bot.store.models import Table
from bot.tables.draft import Draft
from bot.tables.errors import TableError
from bot.tables.use_cases import agreements, proposals
from bot.tables.use_cases.lobby import forgive, get_up, hand_on, may_close, note_removal, present

ManagerAct = Literal["pause", "resume", "kick", "host", "let-in", "close"]
ABOUT_SOMEBODY: frozenset[ManagerAct] = frozenset({"kick", "host", "let-in"})


def manage(draft: Draft, act: ManagerAct, manager: int, whom: int = 0, *, goblins: bool = True) -> None:
    """Do something with a table of the server that somebody manages; raises `TableError` if it makes no sense now.

    `whom` is the person whom it is about. `goblins`: whether the server lets goblins play on for somebody.
    """
    if draft.table.status not in ("lobby", "playing"):
        draft.playing()
    if act == "kick" and not goblins:
        draft.set(takeover=False)
    _ACTS[act](draft, manager, whom)


def acts_for(table: Table) -> tuple[ManagerAct, ...]:
    """Return what a manager may do with a table now, apart from whom it is about."""
    paused: ManagerAct = "resume" if table.paused_at else "pause"
    possible: dict[ManagerAct, bool] = {
        paused: table.status == "playing",
        "kick": bool(table.present),
        "host": any(one.user_id != table.host_id for one in table.present),
        "let-in": bool(table.removals),
        "close": True,
    }
    return tuple(act for act in get_args(ManagerAct) if possible.get(act))


def _pause(draft: Draft, _manager: int, _whom: int) -> None:
    draft.playing()
    if draft.table.held:
        raise TableError("match-paused")
    _drop_proposal(draft, "pause", "resume")
    draft.set(paused_at=draft.table.paused_at or draft.now, held=True)


def _resume(draft: Draft, manager: int, _whom: int) -> None:
    draft.playing()
    if draft.table.paused_at is None:
        raise TableError("not-paused")
    _drop_proposal(draft, "pause", "resume")
    agreements.resume(draft)
    draft.announce("resume", "manager", known_to=(manager,))


def _kick(draft: Draft, _manager: int, whom: int) -> None:
    """Remove somebody: from a lobby without a trace, from a match so that their seat is answered for."""
    leaving = present(draft, whom)
    if draft.match is not None:
        _drop_proposal(draft, "seat", "replace")
        agreements.remove(draft, leaving, "manager")
        proposals.weigh(draft)
        return
    get_up(draft, leaving)
    note_removal(draft, leaving, "manager")
    hand_on(draft, whom)
    if not draft.table.present:
        draft.close()


def _hand_on(draft: Draft, manager: int, whom: int) -> None:
    new = present(draft, whom)
    draft.set(host_id=whom)
    draft.announce("host", "manager", new.name, known_to=(manager,))


def _let_in(draft: Draft, manager: int, whom: int) -> None:
    draft.announce("let-in", "manager", forgive(draft, whom).name, known_to=(manager,))


def _close(draft: Draft, manager: int, _whom: int) -> None:
    may_close(draft.table, manager, draft.table.guild_id)
    if draft.table.status == "playing":
        draft.set(closed_by=manager)
    draft.close()


def _drop_proposal(draft: Draft, *kinds: str) -> None:
    """Ask the table no longer what a manager decided otherwise."""
    if draft.table.proposal and draft.table.proposal.kind in kinds:
        draft.set(proposal=None)


_ACTS: Mapping[ManagerAct, Callable[[Draft, int, int], None]] = {
    "pause": _pause,
    "resume": _resume,
    "kick": _kick,
    "host": _hand_on,
    "let-in": _let_in,
    "close": _close,
}
