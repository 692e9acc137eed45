"""What keeps the bot from starting is one line on standard error and exit status 2: never a traceback."""

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock, Mock

import discord
import pytest

from bot import __main__ as bot
from bot.settings import Settings
from bot.store import Shards, Store, StoreError, StoreUnavailable
from bot.store.drivers.addresses import redact_url
from bot.store.upkeep.migrate import find_newest_revision
from games.engine.words import get_english_sentence as sentence
from tests.empty_house import lay
from tests.forked_bot import ForkedBot, run_impatient_bot
from tests.postgres import Server, postgres

__all__ = ["postgres"]

Refuse = Callable[[], Awaitable[tuple[int, str]]]


def started(folder: Path) -> tuple[int, str]:
    """Start the bot on a database in a folder; return its exit status and what it complained of."""
    environment = {**os.environ, "DATABASE_URL": str(folder / "parlour.db"), "DISCORD_TOKEN": "none"}
    ended = subprocess.run(
        [sys.executable, "-m", "bot"], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    return ended.returncode, ended.stderr


@pytest.fixture
def refuse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refuse:
    """Start the bot on a test's database in this process; return its exit status and what it complained of."""

    async def start() -> tuple[int, str]:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("DATABASE_URL", str(tmp_path / "parlour.db"))
        monkeypatch.setenv("DISCORD_TOKEN", "none")
        status = await asyncio.to_thread(bot.main, [])
        return status, capsys.readouterr().err

    return start


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    return await Store.open(str(lay(tmp_path / "parlour.db")))


async def test_a_second_process_on_a_database_is_refused_in_one_sentence(tmp_path: Path, store: Store) -> None:
    status, said = started(tmp_path)
    await store.close()
    assert (status, said.count("\n")) == (2, 1)
    assert said.startswith("goblin-parlour: Another process has ")


async def test_a_second_process_with_the_same_shards_is_refused_in_one_sentence(
    postgres: Server, tmp_path: Path
) -> None:
    url = postgres.house()
    store = await Store.open(url, Shards.from_text("0/2"))
    told = {"DATABASE_URL": url, "SHARDS": "0/2", "DISCORD_TOKEN": "none", "LOG_LEVEL": "WARNING"}
    second = ForkedBot(run_impatient_bot, {**os.environ, **told}, tmp_path / "said")
    await second.start()
    status = await second.wait()
    await store.close()
    said = (tmp_path / "said").read_text()
    assert (status, said.count("\n")) == (2, 1), said
    assert said.startswith("goblin-parlour: Another process has ")


async def test_a_database_of_a_newer_version_is_refused_in_one_sentence(
    tmp_path: Path, store: Store, refuse: Refuse
) -> None:
    await store.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "parlour.db")) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    told = sentence("main-store-too-new", found="9999", known=find_newest_revision())
    assert await refuse() == (2, f"goblin-parlour: {told}\n")


async def test_a_database_that_lost_what_was_written_last_is_refused_with_how_to_go_on(
    tmp_path: Path, store: Store, refuse: Refuse
) -> None:
    await store.checkpoint()
    await store.close()
    noted = tmp_path / "parlour.db.counts"
    (tmp_path / "parlour.db").unlink()
    noted.write_text('{"tables": 5, "moves": 9, "open": false}')
    told = sentence("main-store-shrunk", found=str(noted))
    assert await refuse() == (2, f"goblin-parlour: {told}\n")


@pytest.mark.parametrize("problem", list(bot.STORE_ERROR_SENTENCES))
def test_whatever_keeps_the_store_from_being_had_is_one_line(
    problem: type[StoreError], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(_settings: object, **_more: object) -> int:
        raise problem("parlour.db")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bot, "_run_event_loop", refused)
    status, said = bot.main([]), capsys.readouterr().err
    assert (status, said.count("\n")) == (2, 1)
    assert said.startswith("goblin-parlour: ")
    assert "main-" not in said


def of_no_server(postgres: Server) -> str:
    """Return the URL of a server that is away."""
    return postgres.house().replace(str(postgres.folder), str(postgres.folder / "away"))


async def test_a_server_that_is_away_is_named_in_one_line(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    url = of_no_server(postgres)
    monkeypatch.setenv("DATABASE_URL", url)
    status = await asyncio.to_thread(bot.main, ["tables", "list"])
    said = capsys.readouterr().err
    assert (status, said.count("\n")) == (1, 1)
    assert redact_url(url) in said
    assert "DATABASE_URL" in said


def test_a_missing_file_is_named_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", str(tmp_path / "no.db"))
    status, said = bot.main(["tables", "list"]), capsys.readouterr().err
    assert (status, said.count("\n")) == (2, 1)
    assert said.startswith(f"goblin-parlour: There is no database {tmp_path / 'no.db'}. ")


@pytest.mark.parametrize(("found", "told"), [("0009", "store-too-old"), ("9999", "store-too-new")])
@pytest.mark.parametrize("arguments", [["tables", "list"], ["tables", "close", "1"]])
async def test_a_database_of_another_version_is_not_looked_at(
    tmp_path: Path,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    found: str,
    told: str,
    arguments: list[str],
) -> None:
    await store.close()
    of_version(tmp_path, found)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", str(tmp_path / "parlour.db"))
    status = await asyncio.to_thread(bot.main, arguments)
    line = sentence(f"main-{told}", found=found, known=find_newest_revision())
    assert (status, capsys.readouterr().err) == (2, f"goblin-parlour: {line}\n")


def of_version(folder: Path, number: str) -> None:
    with contextlib.closing(sqlite3.connect(folder / "parlour.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = ?", (number,))
        database.commit()


@pytest.mark.parametrize(("found", "told", "status"), [("0009", "older", 0), ("9999", "newer", 1)])
async def test_a_check_tells_a_database_of_another_version_from_a_sound_one(
    tmp_path: Path,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    found: str,
    told: str,
    status: int,
) -> None:
    await store.close()
    of_version(tmp_path, found)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", str(tmp_path / "parlour.db"))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert await asyncio.to_thread(bot.main, ["check"]) == status
    assert sentence("operator-check-database", state=told, file=str(tmp_path / "parlour.db")) in capsys.readouterr().out


def test_a_start_names_each_setting_that_nothing_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(".env").write_text("HEALTH_PROT=9\n", "utf-8")
    monkeypatch.setattr(bot, "run_bot", Mock(side_effect=StoreUnavailable("away")))
    monkeypatch.setattr(asyncio, "Runner", MagicMock())
    monkeypatch.setattr(os, "umask", Mock())
    with pytest.raises(StoreUnavailable):
        bot._run_event_loop(Settings(_env_file=None))
    assert caplog.messages == [".env has HEALTH_PROT, which no setting reads. Do you mean HEALTH_PORT?"]


def refused_by_discord(status: int, code: int = 0, page: str = "", **headers: str) -> discord.HTTPException:
    """Return a refusal as discord.py raises it."""
    response: Any = Mock(status=status, reason="Refused", headers=headers)
    return discord.HTTPException(response, page or {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("problem", "status", "says"),
    [
        (discord.ConnectionClosed(Mock(), shard_id=0, code=4004), 2, "does not know this token"),
        (discord.ConnectionClosed(Mock(), shard_id=0, code=4010), 2, "SHARDS"),
        (discord.ConnectionClosed(Mock(), shard_id=0, code=4011), 2, "SHARDS"),
        (discord.ConnectionClosed(Mock(), shard_id=0, code=4013), 2, "4013"),
        (discord.PrivilegedIntentsRequired(0), 2, "4014"),
        (discord.ConnectionClosed(Mock(), shard_id=0, code=4008), 1, "closed the connection"),
        (refused_by_discord(429, page="<!DOCTYPE html><html>Error 1015</html>"), 1, "429"),
        (refused_by_discord(403, 50001), 1, "403/50001"),
        (discord.LoginFailure(), 2, "does not know this token"),
        (PermissionError(13, "Permission denied", "data/x"), 2, "may not"),
        (OSError(28, "No space left on device"), 1, "no room left"),
        (OSError(30, "Read-only file system", "data/x"), 2, "read-only"),
        (ConnectionRefusedError(111, "refused"), 1, "No connection"),
    ],
)
def test_only_what_the_operator_must_change_is_final(
    problem: Exception,
    status: int,
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bot, "_run_event_loop", Mock(side_effect=problem))
    told, said = bot.main([]), capsys.readouterr().err
    assert (told, said.count("\n")) == (status, 1)
    assert says in said
    assert "<html" not in said
