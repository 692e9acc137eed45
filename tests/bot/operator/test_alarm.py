"""The operator is told of what needs a person: once when it begins, once when it is over, and no secret."""

import asyncio
import logging
import os
import shutil
import signal
from collections import namedtuple
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from aiohttp import web
from pydantic import SecretStr

from bot import __main__ as entry
from bot.operator import alarm
from bot.operator.alarm import MAX_FAILED_LOOKS, OperatorAlarm, send_operator_alert
from bot.sandbox import Sandbox
from bot.settings import Settings
from bot.store.upkeep.backups import make_rotating_backup
from tests.e2e.house import house

Room = namedtuple("Room", "total used free")  # noqa: PYI024  as shutil has it


@asynccontextmanager
async def webhook(port: int, status: int = 204) -> AsyncIterator[list[str]]:
    """Open a webhook as long as this lasts; yield what it was told."""
    told: list[str] = []

    async def hear(request: web.Request) -> web.Response:
        body = await request.json()
        assert body["allowed_mentions"] == {"parse": []}
        told.append(body["content"])
        return web.Response(status=status)

    app = web.Application()
    app.router.add_post("/hook/hush", hear)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    try:
        yield told
    finally:
        await runner.cleanup()


def settings(folder: Path, port: int) -> Settings:
    return Settings(
        _env_file=None,
        database_url=str(folder / "parlour.db"),
        operator_webhook=f"http://127.0.0.1:{port}/hook/hush",
    )


async def test_discord_that_is_long_away_is_told_once_and_its_return(tmp_path: Path, unused_tcp_port: int) -> None:
    async with house(tmp_path, "alarm") as home, webhook(unused_tcp_port) as told:
        watch = OperatorAlarm(home.parlour, settings(tmp_path, unused_tcp_port))
        await home.parlour.on_resumed()
        await watch.check_troubles()
        await home.parlour.on_disconnect()
        for _ in range(MAX_FAILED_LOOKS - 1):
            await watch.check_troubles()
        assert told == []
        for _ in range(3):
            await watch.check_troubles()
        await home.parlour.on_resumed()
        for _ in range(2):
            await watch.check_troubles()
    assert told == ["Trouble: Discord has been away for five minutes.", "Over: Discord has been away for five minutes."]


async def test_a_damaged_table_is_told_by_its_number(tmp_path: Path, unused_tcp_port: int) -> None:
    async with house(tmp_path, "damaged") as home, webhook(unused_tcp_port) as told:
        watch = OperatorAlarm(home.parlour, settings(tmp_path, unused_tcp_port))
        await home.parlour.on_resumed()
        home.parlour.tables.changes._report_damaged(7)
        await watch.check_troubles()
    assert told == ["Trouble: table 7 is damaged and set aside."]


async def test_a_missed_backup_and_a_full_disk_are_told(
    tmp_path: Path, unused_tcp_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, "backup") as home, webhook(unused_tcp_port) as told:
        own = settings(tmp_path, unused_tcp_port)
        watch = OperatorAlarm(home.parlour, own)
        await home.parlour.on_resumed()
        await watch.check_troubles()
        assert told == [], "a new house has no backup yet"
        watch._opened_at = datetime.now(UTC) - timedelta(hours=31)
        monkeypatch.setattr(shutil, "disk_usage", lambda _folder: Room(10**12, 0, 10**9))
        await watch.check_troubles()
        assert told == [
            "Trouble: no backup was made in the last night.",
            "Trouble: the disk of the database is nearly full.",
        ]
        make_rotating_backup(tmp_path / "parlour.db", own.nightly_backup_folder, 7, datetime.now(UTC))
        await watch.check_troubles()
    assert told[2:] == ["Over: no backup was made in the last night."]


async def test_a_night_that_failed_is_told_once(tmp_path: Path, unused_tcp_port: int) -> None:
    failing = {"backup"}
    async with house(tmp_path, "night") as home, webhook(unused_tcp_port) as told:
        watch = OperatorAlarm(home.parlour, settings(tmp_path, unused_tcp_port), failing)
        watch._opened_at = datetime.now(UTC) - timedelta(hours=31)
        await home.parlour.on_resumed()
        for _ in range(3):
            await watch.check_troubles()
        failing.clear()
        make_rotating_backup(tmp_path / "parlour.db", watch.settings.nightly_backup_folder, 7, datetime.now(UTC))
        await watch.check_troubles()
    failed = "the nightly backup failed. It is tried again, and the log says why."
    assert told == [f"Trouble: {failed}", f"Over: {failed}"], "and no second word about the same backup"


@pytest.mark.parametrize("there", [True, False])
async def test_a_webhook_that_fails_is_tried_again_and_its_address_is_in_no_line(
    tmp_path: Path, unused_tcp_port: int, there: bool, caplog: pytest.LogCaptureFixture
) -> None:
    own = settings(tmp_path, unused_tcp_port)
    with caplog.at_level(logging.DEBUG):
        if there:
            async with webhook(unused_tcp_port, 404):
                assert not await send_operator_alert(own, "x")
        else:
            assert not await send_operator_alert(own, "x")
    assert "could not be told" in caplog.text
    assert "hush" not in caplog.text + repr(own)


async def test_the_house_that_is_started_tells_its_operator(
    tmp_path: Path, unused_tcp_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entry, "freeze_loaded", lambda: None)
    monkeypatch.setattr(alarm, "ALARM_INTERVAL", timedelta(seconds=0.02))
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: Room(10**12, 0, 10**9))
    async with Sandbox(identify_seconds=0) as sandbox, webhook(unused_tcp_port) as told:
        own = settings(tmp_path, unused_tcp_port)
        own = own.model_copy(update={"discord_token": SecretStr(sandbox.token), "sandbox_address": sandbox.address})
        playing = asyncio.create_task(entry.run_bot(own))
        while not told:
            await asyncio.sleep(0.02)
            assert not playing.done()
        os.kill(os.getpid(), signal.SIGTERM)
        await playing
    assert told == ["Trouble: the disk of the database is nearly full."]
