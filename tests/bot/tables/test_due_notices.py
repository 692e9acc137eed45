"""Who must be told what by DM since a change at their table, whatever changed it."""

from dataclasses import replace
from typing import Any

import pytest

from bot.store.models import Removal, Status, Table
from bot.tables.draft import Draft
from bot.tables.memory.due_notices import list_due_notices
from bot.tables.use_cases import managing, playing
from bot.tables.use_cases.lobby import transfer_host
from bot.tables.use_cases.managing import ManagerAct
from tests.bot.tables.test_agreed import ANN, BOB, CLEO, draft

REACHED = {user: {"dm": "open"} for user in (ANN, BOB, CLEO)}


def due_after(act: Any, sitters: dict[int, dict[str, Any]] = REACHED, **facts: Any) -> list[tuple[str, int]]:
    """Return who must be told what after something was done with a match whose host is Ann."""
    made = draft(4, sitters, **facts)
    before = made.table
    act(made)
    return [(one.kind, one.user_id) for one in list_due_notices(before, made.table, made.informed)]


def managed(act: ManagerAct, whom: int, manager: int = 999) -> Any:
    return lambda made: managing.act_as_manager(made, act, manager, whom)


def leave(made: Draft) -> None:
    playing.resign_seat(made, ANN, "left-server")


BARRED = {"removals": (Removal(BOB, "Bob", "manager"), Removal(CLEO, "Cleo", "block"))}


@pytest.mark.parametrize(
    ("act", "facts", "due"),
    [
        (managed("kick", BOB), {}, [("removed", BOB)]),
        (managed("kick", ANN), {}, [("removed", ANN), ("host", BOB)]),
        (managed("kick", BOB), {"sitters": {BOB: {"dm": "closed"}}}, []),
        (managed("host", CLEO), {}, [("host", CLEO), ("host-lost", ANN)]),
        (managed("host", CLEO, ANN), {}, [("host", CLEO)]),
        (lambda made: transfer_host(made, ANN, BOB), {}, [("host", BOB)]),
        (leave, {}, [("host", BOB)]),
        (leave, {"sitters": {BOB: {"dm": "unknown"}}}, [("host", BOB)]),
        (leave, {"sitters": {BOB: {"dm": "closed"}}}, []),
        (managed("let-in", BOB), BARRED, [("let-in", BOB)]),
        (lambda made: managing.lift_block(made, CLEO), BARRED, []),
        (lambda made: managing.lift_block(made, BOB), BARRED, []),
        (managed("close", 0), {}, []),
    ],
    ids=str,
)
def test_who_must_be_told(act: Any, facts: dict[str, Any], due: list[tuple[str, int]]) -> None:
    facts = dict(facts)
    assert due_after(act, REACHED | facts.pop("sitters", {}), **facts) == due


@pytest.mark.parametrize(("status", "told"), [("lobby", True), ("over", False), ("closed", False)])
def test_nobody_becomes_host_of_a_table_that_is_over(status: Status, told: bool) -> None:
    before: Table = draft(4, REACHED).table
    after = replace(before, host_id=BOB, status=status)
    assert bool(list_due_notices(before, after)) is told
    newcomer = replace(before, sitters=before.sitters[:1])
    assert list_due_notices(newcomer, replace(after, status="lobby", sitters=before.sitters[1:2])) == ()
