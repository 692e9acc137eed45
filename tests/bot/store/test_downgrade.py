"""The shape of a database: copied before it changes, and taken back step by step."""

import asyncio
import gzip
import json
import logging
import shutil
import sqlite3
from collections import namedtuple
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import BadBackup, Store, StoreTooNew, UnknownRevision
from bot.store.models import FormerPlayer
from bot.store.upkeep.backups import verify_backup
from bot.store.upkeep.migrate import downgrade_database, find_newest_revision, list_revisions
from tests.empty_house import lay

Room = namedtuple("Room", "total used free")  # noqa: PYI024  as shutil has it
OLD = Path(__file__).with_name("house_of_running_matches.sql.gz")


def shape(file: Path) -> list[tuple[str, ...]]:
    """Return the columns of all tables, and the indices, of a database."""
    columns = (
        "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'"
        " UNION SELECT name, '' FROM sqlite_master WHERE type = 'index' AND name NOT LIKE 'sqlite_%' ORDER BY 1, 2"
    )
    with closing(sqlite3.connect(file)) as rows:
        return rows.execute(columns).fetchall()


def revision_of(file: Path) -> str:
    with closing(sqlite3.connect(file)) as rows:
        return str(rows.execute("SELECT version_num FROM alembic_version").fetchone()[0])


@pytest.fixture
def old(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / "parlour.db")) as database:
        database.executescript(gzip.decompress(OLD.read_bytes()).decode())
    return tmp_path / "parlour.db"


async def test_all_steps_are_taken_back_and_taken_again(tmp_path: Path) -> None:
    whole = shape(file := lay(tmp_path / "parlour.db"))
    for step in reversed(list_revisions()[:-1]):
        await downgrade_database(str(file), step)
        assert revision_of(file) == step
    await (await Store.open(str(file))).close()
    assert (revision_of(file), shape(file)) == (find_newest_revision(), whole)


async def test_an_older_version_gets_the_matches_that_it_wrote(old: Path) -> None:
    before, first = shape(old), revision_of(old)
    await (await Store.open(str(old))).close()
    await downgrade_database(str(old), first)
    assert shape(old) == before
    with closing(sqlite3.connect(old)) as rows:
        assert rows.execute("SELECT count(*) FROM tables").fetchone() == (11,)
    await (await Store.open(str(old))).close()


async def test_a_step_that_was_never_taken_changes_nothing(tmp_path: Path) -> None:
    file = lay(tmp_path / "parlour.db")
    for wrong in (find_newest_revision(), "9999", "base", "", "-1"):
        with pytest.raises(UnknownRevision):
            await downgrade_database(str(file), wrong)
    with pytest.raises(BadBackup):
        await downgrade_database(str(tmp_path / "new.db"), "0001")
    assert not (tmp_path / "new.db").exists()
    with closing(sqlite3.connect(file)) as rows:
        rows.execute("UPDATE alembic_version SET version_num = '9999'")
        rows.commit()
    with pytest.raises(StoreTooNew):
        await downgrade_database(str(file), "0001")


@pytest.mark.parametrize("room", [True, False])
async def test_a_file_is_copied_before_it_changes_where_there_is_room(
    old: Path, room: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if not room:
        monkeypatch.setattr(shutil, "disk_usage", lambda _folder: Room(10**6, 10**6, 0))
    first = revision_of(old)
    with caplog.at_level(logging.INFO):
        for _ in range(2):
            await (await Store.open(str(old))).close()
    copies = list(old.parent.glob("parlour.db.before-*"))
    assert len(copies) == room, "once, and not at the next start"
    assert ("no room for a copy" in caplog.text) is not room
    for copy in copies:
        await asyncio.to_thread(verify_backup, copy)
        assert revision_of(copy) == first
        assert str(copy) in caplog.text


def test_a_new_file_is_not_copied(tmp_path: Path) -> None:
    async def begin() -> None:
        await (await Store.open(str(tmp_path / "parlour.db"))).close()

    asyncio.run(begin())
    assert list(tmp_path.glob("*.before-*")) == []


async def test_why_people_left_is_filled_in_and_taken_back(tmp_path: Path) -> None:
    file = lay(tmp_path / "parlour.db")
    await downgrade_database(str(file), "0020")
    with closing(sqlite3.connect(file)) as rows, rows:
        rows.execute(
            "INSERT INTO tables (id, game, channel_id, host_id, status, options, pace, language, version, created_at,"
            " changed_at, warned, takeover, removals) VALUES (1, 'gobblestones', 8, 1, 'over', '{}', 'live', 'en', 1,"
            """ 1, 1, 0, 0, '[[2, "Bob", "vote"], [3, "Cleo", "manager"], [9, "Dan", "host"]]')"""
        )
        people = ((1, 0), (2, 1), (3, 1), (4, 1), (-1004, 1))
        rows.executemany("INSERT INTO people (user_id, name, dm) VALUES (?, '', 'open')", [(one,) for one, _ in people])
        rows.executemany(
            "INSERT INTO seats (table_id, place, user_id, name, seat, gone, former) VALUES (1, ?, ?, '', ?, ?, ?)",
            [(index, user, index, gone, '[[7, "Eve", 5.0]]') for index, (user, gone) in enumerate(people)],
        )
    store = await Store.open(str(file))
    table = await store.tables.find_table(1)
    assert table
    causes = [sitter.leaving for sitter in table.sitters]
    assert causes == [None, "voted-out", "removed-by-manager", "resigned", None]
    assert {sitter.former for sitter in table.sitters} == {(FormerPlayer(7, "Eve", 5.0),)}
    left = replace(table.sitters[0], former=(FormerPlayer(7, "Eve", 5.0, "silent"),))
    assert table.removals
    named = tuple(one._replace(remover_id=4) for one in table.removals)
    await store.tables.save_table(table, replace(table, sitters=(left, *table.sitters[1:]), removals=named))
    await store.close()
    await downgrade_database(str(file), "0020")
    with closing(sqlite3.connect(file)) as rows:
        assert set(rows.execute("SELECT former FROM seats")) == {('[[7, "Eve", 5.0]]',)}
        (removals,) = rows.execute("SELECT removals FROM tables").fetchone()
        assert json.loads(removals) == [[2, "Bob", "vote"], [3, "Cleo", "manager"], [9, "Dan", "host"]]
