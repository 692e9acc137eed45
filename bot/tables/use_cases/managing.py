"""What managers (moderators) of a server do with a table: done at once, said on its board, and undone by them alone."""

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple, get_args

from bot.store.models import Table
from bot.tables.draft import TableDraft
from bot.tables.errors import TableError
from bot.tables.use_cases import agreements, proposals
from bot.tables.use_cases.lobby import (
    leave_lobby,
    readmit_kicked_player,
    record_removal,
    remove_sitter,
    replace_leaving_host,
    require_may_close,
    require_present,
)

ManagerAct = Literal["kick", "let-in", "host", "pause", "resume", "close"]
PERSON_MANAGER_ACTS: frozenset[ManagerAct] = frozenset({"kick", "host", "let-in"})


class BlockEffect(NamedTuple):
    """What became of the tables of somebody who was blocked: lobbies that they had to leave, matches that go on.

    `before`: all of them as they were, in this order.
    """

    lobbies: tuple[Table, ...] = ()
    matches: tuple[Table, ...] = ()
    before: tuple[Table, ...] = ()


def leave_lobby_as_blocked(draft: TableDraft, user_id: int) -> None:
    """Take somebody who was blocked (banned) from a lobby; one that is closed by that says why."""
    leaving = draft.require_sitter(user_id)
    leave_lobby(draft, user_id)
    record_removal(draft, leaving, "block")


def act_as_manager(draft: TableDraft, act: ManagerAct, manager: int, whom: int = 0, *, goblins: bool = True) -> None:
    """Pause, resume, kick … at a table as a manager (moderator); raises `TableError` if it makes no sense.

    `whom` is the person whom it is about. `goblins`: whether the server lets goblins play on for somebody.
    """
    if draft.table.status not in ("lobby", "playing"):
        draft.require_match()
    if act == "kick" and not goblins:
        draft.set_table(takeover=False)
    _ACTS[act](draft, manager, whom)


def list_manager_acts(table: Table) -> tuple[ManagerAct, ...]:
    """Return what a manager (moderator) may do with a table now, apart from whom it is about."""
    paused: ManagerAct = "resume" if table.paused_at else "pause"
    possible: dict[ManagerAct, bool] = {
        paused: table.status == "playing",
        "kick": bool(table.present_people),
        "host": any(sitter.user_id != table.host_id for sitter in table.present_people),
        "let-in": bool(list_readmittable_by_manager(table)),
        "close": True,
    }
    return tuple(act for act in get_args(ManagerAct) if possible.get(act))


def readmit_unblocked_person(draft: TableDraft, user_id: int) -> None:
    """Readmit somebody to a lobby that they had to leave as they were blocked."""
    if (removal := draft.table.find_removal(user_id)) and removal.by == "block":
        readmit_kicked_player(draft, user_id)


def list_readmittable_by_manager(table: Table) -> tuple[int, ...]:
    """Return who was kicked and may be readmitted by a manager; who is blocked must be unblocked."""
    return tuple(removal.user_id for removal in table.removals or () if removal.by != "block")


def _pause_by_manager(draft: TableDraft, manager: int, _whom: int) -> None:
    """Pause a match as a manager (moderator) until one lets it go on; who sits there is named, others are not."""
    draft.require_match()
    if draft.table.held:
        raise TableError("match-paused")
    _drop_proposal(draft, "pause", "resume")
    draft.record_seat_change(*_name_manager(draft, manager), "paused-by-manager")
    draft.set_table(paused_at=draft.table.paused_at or draft.now, held=True)
    draft.drop_vote_result()


def _name_manager(draft: TableDraft, manager: int) -> tuple[int, str]:
    """Return who a manager is, if they sit at the table: all others are not named."""
    sitter = draft.table.find_sitter(manager)
    return (sitter.user_id, sitter.name) if sitter else (0, "")


def _resume_by_manager(draft: TableDraft, manager: int, _whom: int) -> None:
    draft.require_match()
    if draft.table.paused_at is None:
        raise TableError("not-paused")
    _drop_proposal(draft, "pause", "resume")
    named = _name_manager(draft, manager)
    agreements.resume_match(draft, "resumed-by-manager", named)
    draft.set_board_notice("resume", "manager", named[1], known_to=(manager,))


def _kick_by_manager(draft: TableDraft, manager: int, whom: int) -> None:
    """Kick somebody as a manager: from a lobby without a trace, from a match so that their seat is answered for."""
    leaving = require_present(draft, whom)
    if draft.match is not None:
        _drop_proposal(draft, "seat", "replace")
        agreements.kick_from_match(draft, leaving, "manager", manager)
        proposals.tally_votes(draft)
        return
    remove_sitter(draft, leaving)
    record_removal(draft, leaving, "manager", manager)
    replace_leaving_host(draft, whom)
    if not draft.table.present_people:
        draft.mark_closed()


def _transfer_host_by_manager(draft: TableDraft, manager: int, whom: int) -> None:
    new = require_present(draft, whom)
    draft.set_table(host_id=whom)
    draft.informed.add(manager)
    draft.record_seat_change(new.user_id, new.name, "new-host-by-manager", draft.find_seats([manager]))
    draft.set_board_notice("host", "manager", new.name, known_to=(manager,))


def _readmit_by_manager(draft: TableDraft, manager: int, whom: int) -> None:
    removal = readmit_kicked_player(draft, whom, manager)
    if draft.table.takes_part(whom):
        draft.set_board_notice("let-in", "manager", removal.name, known_to=(manager,))


def _close_by_manager(draft: TableDraft, manager: int, _whom: int) -> None:
    require_may_close(draft.table, manager, draft.table.guild_id)
    if draft.table.status in ("lobby", "playing"):
        draft.set_table(closed_by=manager)
    draft.mark_closed()


def _drop_proposal(draft: TableDraft, *kinds: str) -> None:
    """Ask the table no longer what a manager decided otherwise."""
    if draft.table.proposal and draft.table.proposal.kind in kinds:
        draft.set_table(proposal=None)


_ACTS: Mapping[ManagerAct, Callable[[TableDraft, int, int], None]] = {
    "pause": _pause_by_manager,
    "resume": _resume_by_manager,
    "kick": _kick_by_manager,
    "host": _transfer_host_by_manager,
    "let-in": _readmit_by_manager,
    "close": _close_by_manager,
}
