"""A table that is found damaged tells its people so, and the other tables play on."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from tests.e2e.house import house
from tests.e2e.robot import open_table, start


@pytest.mark.usefixtures("undrawn")
async def test_the_lobby_of_a_damaged_table_says_that_it_is_set_aside(tmp_path: Path) -> None:
    async with house(tmp_path, "damaged") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        with contextlib.closing(sqlite3.connect(tmp_path / "parlour.db")) as file:
            file.execute("UPDATE tables SET snapshot = '{}'")
            file.commit()
        home.parlour.tables.changes.holding.drop_table(table)
        assert (await home.parlour.tables.find_table(table)).status == "aside"
        told = await ann.wait_for_message(lambda message: "This table is damaged" in str(message.json))
        assert told.id == lobby.id
        await home.parlour.delivery.wait_until_settled()
        await home.parlour.tables.close_table(table, bob.id)
        await home.parlour.delivery.wait_until_settled()
        assert "This table is closed" in str((await ann.wait_for_message(lambda message: message.id == lobby.id)).json)
