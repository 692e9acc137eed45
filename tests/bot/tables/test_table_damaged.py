"""A table whose row or match is damaged is set aside: it can be closed, its data stays, and it harms no other."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable

import pytest

from bot.tables import Table, TableError
from games.engine import Match
from tests.bot.tables.parlour import ANN, BOB, STRANGER, Parlour
from tests.bot.tables.test_table_lobby import refusal

Damage = Callable[[sqlite3.Connection, int], object]


def sets(column: str, value: object) -> Damage:
    return lambda file, table: file.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (value, table))  # noqa: S608  a test's own words


def of_another_game(file: sqlite3.Connection, table: int) -> None:
    """Put the whole and sound snapshot of another match in the place of a table's own."""
    file.execute(
        "UPDATE tables SET (snapshot, snapshot_check) = (SELECT snapshot, snapshot_check FROM tables WHERE id <> ?) "
        "WHERE id = ?",
        (table, table),
    )


DAMAGES: dict[str, Damage] = {
    "options that are no JSON": sets("options", '{"rounds": 2'),
    "options that are a list": sets("options", "[]"),
    "text as a deadline": sets("deadline", "soon"),
    "a status that nobody knows": sets("status", "asleep"),
    "a pace that nobody knows": sets("pace", "hectic"),
    "a game that nobody knows": sets("game", "whist"),
    "a snapshot that is none": sets("snapshot", '{"seed": "c0ffee"}'),
    "a snapshot that is gone": sets("snapshot", None),
    "a snapshot that was changed": lambda file, table: file.execute(
        "UPDATE tables SET snapshot = replace(snapshot, '\"step\":0', '\"step\":7') WHERE id = ?", (table,)
    ),
    "a snapshot of another match": of_another_game,
    "the promise of another seed": sets("commitment", "0" * 64),
}


@pytest.fixture(params=DAMAGES.values(), ids=list(DAMAGES))
async def hurt(request: pytest.FixtureRequest, parlour: Parlour) -> tuple[Parlour, Table, Table]:
    """Return a parlour that was opened again on a file with a damaged table and a sound one, both at a live pace."""
    damaged, sound = await parlour.match(2), await parlour.match(2, "gobblestones")
    await parlour.stop()
    with contextlib.closing(sqlite3.connect(parlour.path)) as file:
        request.param(file, damaged.id)
        file.commit()
    return await Parlour.at(parlour.path, parlour.clock), damaged, sound


async def test_a_damaged_table_can_be_closed_and_harms_no_other(
    hurt: tuple[Parlour, Table, Table], caplog: pytest.LogCaptureFixture
) -> None:
    later, damaged, sound = hurt
    with caplog.at_level(logging.ERROR):
        await later.tables.time.recover_deadlines_after_restart()
        later.clock.advance(3600)
        await later.tables.time.process_due_tables()
    assert (await later.tables.find_table(sound.id)).decision_number == 2, "the clock played at the sound table"
    assert (await later.tables.find_table(damaged.id)).status == "aside"
    await asyncio.sleep(0)
    assert later.ear.changes.count(damaged.id) == 1, "its messages can say so"
    assert f"table {damaged.id} is set aside" in caplog.text
    assert "c0ffee" not in caplog.text
    assert await refusal(later.tables.load_view(damaged.id, None)) == "table-damaged"
    assert await refusal(later.tables.play_move(damaged.id, ANN.user_id, "show 1")) == "table-damaged"
    assert [table.id for table in await later.tables.list_user_tables(ANN.user_id)] == [sound.id]
    assert await later.tables.time.find_next_due() is not None
    assert await refusal(later.tables.close_table(damaged.id, STRANGER)) == "not-host"
    assert (await later.tables.close_table(damaged.id, BOB.user_id)).status == "closed"
    later = await later.again()
    assert (await later.tables.find_table(damaged.id)).status == "closed"
    await later.stop()


async def test_a_damaged_table_can_be_left_and_the_last_closes_it(parlour: Parlour) -> None:
    table = await parlour.match(2)
    await parlour.store.tables.save_table(table, table, snapshot="{}")
    later = await parlour.again()
    assert (await later.tables.leave_table(table.id, ANN.user_id)).host_id == BOB.user_id
    with pytest.raises(TableError):
        await later.tables.leave_table(table.id, ANN.user_id)
    assert (await later.tables.leave_table(table.id, BOB.user_id)).status == "closed"
    await later.stop()


async def test_what_is_kept_of_a_damaged_table_stays_so_that_it_can_be_mended(parlour: Parlour) -> None:
    table = await parlour.match(2, rounds=1)
    await parlour.tables.play_move(table.id, ANN.user_id, "show 1")
    await parlour.stop()
    with contextlib.closing(sqlite3.connect(parlour.path)) as file:
        ((options,),) = file.execute("SELECT options FROM tables")
        DAMAGES["options that are no JSON"](file, table.id)
        file.commit()
    hurt = await Parlour.at(parlour.path, parlour.clock)
    await hurt.tables.time.recover_deadlines_after_restart()
    assert (await hurt.tables.find_table(table.id)).status == "aside"
    await hurt.stop()
    with contextlib.closing(sqlite3.connect(parlour.path)) as file:
        sets("options", options)(file, table.id)
        file.commit()
    mended = await Parlour.at(parlour.path, parlour.clock)
    await mended.tables.play_move(table.id, BOB.user_id, "show 2")
    assert Match.replay(await mended.tables.load_replay_record(table.id)).diverged is None
    await mended.stop()


async def test_a_match_of_rules_that_are_not_known_yet_is_set_aside(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a step back to an older version of the bot; with the newer one it goes on."""
    table = await parlour.match(2)
    later = await parlour.again()
    with monkeypatch.context() as older:
        older.setattr("tests.bot.tables.fingers.Fingers.version", 2)
        assert (await later.tables.find_table(table.id)).status == "aside"
    later = await later.again()
    assert (await later.tables.find_table(table.id)).status == "playing"
    await later.stop()


async def test_a_table_of_a_game_that_is_not_here_is_left_alone(
    parlour: Parlour, caplog: pytest.LogCaptureFixture
) -> None:
    table = await parlour.match(2)
    assert await parlour.tables.shown.list_stale_tables() == (table.id,)
    await parlour.stop()
    with contextlib.closing(sqlite3.connect(parlour.path)) as file:
        DAMAGES["a game that nobody knows"](file, table.id)
        file.commit()
    later = await Parlour.at(parlour.path, parlour.clock)
    assert await later.tables.shown.list_stale_tables() == ()
    assert caplog.text == "", "and it is not complained of each minute"
    await later.stop()
