"""Another process beside the running bot: what it reads and leaves, and how it is told what it cannot."""

import asyncio
import contextlib
import sqlite3
import traceback
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store import BadBackup, Store, StoreTooNew, StoreTooOld, StoreUnavailable
from bot.store.rows.operator_command_queue import OperatorOrder
from bot.store.rows.operator_decision_rows import Announcement, StoredDecisions
from bot.store.upkeep import outside_access
from bot.store.upkeep.migrate import find_newest_revision, require_newest_schema_version
from games.engine import generate_seed
from tests.bot.store.test_found import HOUSE, opened
from tests.empty_house import lay

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)


async def furnished(url: str) -> None:
    store = await Store.open(url)
    for name in HOUSE:
        await store.tables.add_table(opened(name))
    await store.close()


async def orders(url: str) -> list[OperatorOrder]:
    store = await Store.open(url)
    try:
        return sorted(await store.load_orders())
    finally:
        await store.close()


def test_what_is_in_use_is_read_and_what_is_decided_is_left(any_url: str) -> None:
    asyncio.run(furnished(any_url))
    assert sorted(table.id for table in outside_access.read_tables_in_use(any_url)) == [1, 2, 3, 4, 5, 6, 10]
    assert outside_access.read_decisions(any_url) == StoredDecisions()
    for number in (5, 6):
        outside_access.write_ban(any_url, "person", number)
    outside_access.write_ban(any_url, "server", 7)
    outside_access.delete_ban(any_url, "person", 6)
    news = Announcement("Soon.", NOW)
    outside_access.write_announcement(any_url, news)
    assert outside_access.read_decisions(any_url) == StoredDecisions(frozenset({5}), frozenset({7}), news)
    outside_access.write_announcement(any_url, None)
    assert outside_access.read_decisions(any_url).announcement is None
    for order in (OperatorOrder("close", 3), OperatorOrder("resend", 4), OperatorOrder("close", 3)):
        outside_access.queue_order(any_url, order)
    assert asyncio.run(orders(any_url)) == [("close", 3), ("resend", 4)]


def test_a_shape_that_is_not_todays_is_told_by_name() -> None:
    for found, problem in ((None, BadBackup), ("0001", StoreTooOld), ("9999", StoreTooNew)):
        with pytest.raises(problem, match=f"^{found or 'parlour.db'}$"):
            require_newest_schema_version(found, "parlour.db")
    require_newest_schema_version(find_newest_revision(), "parlour.db")


def test_a_file_that_is_not_there_is_told_and_not_made(tmp_path: Path) -> None:
    path = tmp_path / "100% mine.db"
    with pytest.raises(StoreUnavailable, match="unable to open"):
        outside_access.read_decisions(str(path))
    assert not path.exists()
    path.touch()
    with pytest.raises(BadBackup, match=str(path)):
        outside_access.queue_order(str(path), OperatorOrder("close", 1))
    path.write_bytes(b"a shopping list, not a database" * 100)
    with pytest.raises(StoreUnavailable, match=r"^file is not a database$"):
        outside_access.read_decisions(str(path))


def test_a_look_changes_nothing_and_what_fails_shows_no_value(tmp_path: Path) -> None:
    url = str(lay(tmp_path / "parlour.db"))
    for mode, problem in (("ro", "readonly"), ("rw", "nowhere")):
        secret = generate_seed().hex()
        words = text("INSERT INTO nowhere VALUES (:value)" if mode == "rw" else "DELETE FROM notes WHERE key = :value")
        with pytest.raises(StoreUnavailable, match=problem) as refused:
            outside_access._run_unclaimed(url, mode, lambda rows, words=words: rows.execute(words, {"value": secret}))  # type: ignore[misc]  # noqa: B023  asked at once
        assert secret not in "".join(traceback.format_exception(refused.value))


def test_damage_is_read_as_in_the_house(tmp_path: Path) -> None:
    path = lay(tmp_path / "parlour.db")
    asyncio.run(furnished(str(path)))
    with contextlib.closing(sqlite3.connect(path)) as spoilt:
        spoilt.execute("UPDATE tables SET game = CAST(X'FF' AS TEXT) WHERE id = 1")
        spoilt.execute("UPDATE tables SET options = '{' WHERE id = 2")
        spoilt.commit()
    found = {table.id: table.status for table in outside_access.read_tables_in_use(str(path))}
    assert (found[1], found[2], found[3]) == ("aside", "aside", "playing")
