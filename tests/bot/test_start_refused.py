"""What keeps the bot from starting is one line on standard error and exit status 2: never a traceback."""

import contextlib
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __main__ as bot
from bot.store import Store, StoreError


def started(folder: Path) -> tuple[int, str]:
    """Start the bot on a database in a folder; return its exit status and what it complained of."""
    environment = {**os.environ, "DATABASE_URL": str(folder / "parlour.db"), "DISCORD_TOKEN": "none"}
    ended = subprocess.run(
        [sys.executable, "-m", "bot"], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    return ended.returncode, ended.stderr


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    return await Store.open(str(tmp_path / "parlour.db"))


async def test_a_second_process_on_a_database_is_refused_in_one_sentence(tmp_path: Path, store: Store) -> None:
    status, said = started(tmp_path)
    await store.close()
    assert (status, said.count("\n")) == (2, 1)
    assert said.startswith("goblin-parlour: Another process has ")


async def test_a_database_of_a_newer_version_is_refused_in_one_sentence(tmp_path: Path, store: Store) -> None:
    await store.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "parlour.db")) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    status, said = started(tmp_path)
    assert (status, said.count("\n")) == (2, 1)
    assert "9999" in said


@pytest.mark.parametrize("problem", list(bot.SENTENCES))
def test_whatever_keeps_the_store_from_being_had_is_one_line(
    problem: type[StoreError], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(_settings: object) -> int:
        raise problem("parlour.db")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bot, "_play", refused)
    status, said = bot.main([]), capsys.readouterr().err
    assert (status, said.count("\n")) == (2, 1)
    assert said.startswith("goblin-parlour: ")
    assert "main-" not in said
