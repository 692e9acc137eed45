"""A database that lost its latest data is refused, and never opened as if it were complete."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.store import Store, StoreShrunk
from bot.store.drivers.shrink_check import Counts, ShrinkCheck
from bot.tables import Person, SystemClock, Tables

DIES = """
import asyncio, os, sys
from bot.store import Store
from bot.tables import Person, SystemClock, Tables

async def open_and_die():
    store = await Store.open(sys.argv[1])
    await Tables(store, SystemClock()).open("goblin_teeth", Person(1, "Ann"), guild_id=1, channel_id=2, language="en")
    os._exit(1)

asyncio.run(open_and_die())
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "parlour.db"


async def opened(path: Path, tables: int) -> Store:
    store = await Store.open(str(path))
    for number in range(tables):
        person = Person(number + 1, "Ann")
        await Tables(store, SystemClock()).open("goblin_teeth", person, guild_id=1, channel_id=2, language="en")
    return store


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def content(path: Path) -> bytes:
    return path.read_bytes()


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def dies(path: Path) -> None:
    subprocess.run([sys.executable, "-c", DIES, str(path)], check=False)


async def test_a_log_that_is_gone_after_a_crash_is_refused(path: Path) -> None:
    await asyncio.to_thread(dies, path)
    beside(path, "-wal").unlink()
    with pytest.raises(StoreShrunk, match=r"parlour\.db\.counts"):
        await Store.open(str(path))
    beside(path, ".counts").unlink()
    store = await Store.open(str(path))
    assert await store.tables.in_use() == ()
    await store.close()


async def test_after_a_crash_with_its_log_everything_is_there(path: Path) -> None:
    await asyncio.to_thread(dies, path)
    store = await Store.open(str(path))
    assert len(await store.tables.in_use()) == 1
    await store.close()


async def test_an_older_file_in_the_place_of_the_database_is_refused(path: Path) -> None:
    await (await opened(path, 1)).close()
    older = content(path)
    await (await opened(path, 2)).close()
    await asyncio.to_thread(path.write_bytes, older)
    with pytest.raises(StoreShrunk):
        await Store.open(str(path))


async def test_a_database_that_is_gone_altogether_is_refused(path: Path) -> None:
    await (await opened(path, 1)).close()
    await asyncio.to_thread(path.unlink)
    with pytest.raises(StoreShrunk):
        await Store.open(str(path))
    assert not await asyncio.to_thread(path.exists)


async def test_a_checkpoint_carries_everything_into_the_file(path: Path) -> None:
    store = await opened(path, 3)
    await store.checkpoint()
    alone = path.with_name("alone.db")
    alone.write_bytes(content(path))
    connection = sqlite3.connect(alone)
    assert connection.execute("SELECT count(*) FROM tables").fetchone() == (3,)
    connection.close()
    await store.close()


async def test_of_two_checkpoints_at_once_one_waits_for_the_other(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = await opened(path, 1)
    writing, most, note = list[int](), list[int](), ShrinkCheck.note

    def noted(census: ShrinkCheck, counts: Counts, *, is_open: bool) -> None:
        writing.append(1)
        most.append(len(writing))
        time.sleep(0.01)
        note(census, counts, is_open=is_open)
        writing.pop()

    with monkeypatch.context() as patched:
        patched.setattr(ShrinkCheck, "note", noted)
        await asyncio.gather(*(store.checkpoint() for _ in range(4)))
    await store.close()
    assert (max(most), caplog.text) == (1, "")


async def test_a_spoilt_note_says_nothing(path: Path) -> None:
    await (await opened(path, 1)).close()
    beside(path, ".counts").write_text("{", "utf-8")
    await (await Store.open(str(path))).close()


@pytest.mark.parametrize("ending", ["", "-wal"])
async def test_the_database_and_its_log_are_for_their_owner_alone(path: Path, ending: str) -> None:
    await asyncio.to_thread(path.touch, mode=0o644)
    store = await opened(path, 1)
    assert mode(beside(path, ending)) == 0o600
    await store.close()
