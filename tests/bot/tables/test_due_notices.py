"""Who must be told what by DM since a change at their table, whatever changed it."""

from dataclasses import replace
from typing import Any

import pytest

from bot.store.models import Removal, Status, Table
from bot.tables import TableService
from bot.tables.draft import TableDraft
from bot.tables.memory.due_notices import list_due_notices
from bot.tables.use_cases import managing, playing
from bot.tables.use_cases.lobby import transfer_host
from bot.tables.use_cases.managing import ManagerAct
from tests.bot.tables import parlour as people
from tests.bot.tables.parlour import Parlour
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


def leave(made: TableDraft) -> None:
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
        (lambda made: managing.readmit_unblocked_person(made, CLEO), BARRED, []),
        (lambda made: managing.readmit_unblocked_person(made, BOB), BARRED, []),
        (managed("close", 0), {}, [("closed", ANN), ("closed", BOB), ("closed", CLEO), ("closed", 103)]),
        (managed("close", 0, ANN), {}, [("closed", BOB), ("closed", CLEO), ("closed", 103)]),
        (
            managed("close", 0),
            {"sitters": {BOB: {"dm": "closed"}}},
            [("closed", ANN), ("closed", CLEO), ("closed", 103)],
        ),
    ],
    ids=lambda one: one.__name__ if callable(one) else str(one),
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


async def readmit_bob(parlour: Parlour) -> int:
    table = await parlour.lobby(2)
    await parlour.tables.kick_sitter(table.id, people.ANN.user_id, people.BOB.user_id)
    await parlour.tables.readmit_person(table.id, people.ANN.user_id, people.BOB.user_id)
    return table.id


async def hand_on(parlour: Parlour) -> int:
    table = await parlour.match(2)
    await parlour.tables.transfer_host(table.id, people.ANN.user_id, people.BOB.user_id)
    return table.id


async def close_match(parlour: Parlour) -> int:
    table = await parlour.match(2)
    await parlour.tables.close_table(table.id, people.ANN.user_id, None)
    return table.id


@pytest.mark.parametrize(
    ("act", "kinds"), [(readmit_bob, ["removed", "let-in"]), (hand_on, ["host"]), (close_match, ["closed"])]
)
async def test_a_kill_between_a_change_and_its_notice_leaves_it_due_until_it_is_sent(
    parlour: Parlour, act: Any, kinds: list[str]
) -> None:
    table_id = await act(parlour)
    due = parlour.tables.changes.list_due_notices(table_id)
    assert [(one.kind, one.user_id) for one in due] == [(kind, people.BOB.user_id) for kind in kinds]
    changes = TableService(parlour.store, parlour.clock).changes  # the process was killed here, and another begins
    assert changes.list_due_notices(table_id) == ()
    assert await changes.recover_due_notices() == (table_id,)
    assert changes.list_due_notices(table_id) == due
    for one in due:
        await changes.mark_notice_sent(table_id, one)
    again = TableService(parlour.store, parlour.clock).changes
    assert (await again.recover_due_notices(), again.list_due_notices(table_id)) == ((), ())


async def test_a_notice_is_owed_to_nobody_who_deleted_their_data(parlour: Parlour) -> None:
    await hand_on(parlour)
    assert [one.user_id for one in await parlour.store.list_owed_notices()] == [people.BOB.user_id]
    await parlour.tables.people.forget_person(people.BOB.user_id)
    assert people.BOB.user_id not in [one.user_id for one in await parlour.store.list_owed_notices()]
