"""Discord is away, or lets the bot begin no more sessions: it waits, and is soon back when Discord is."""

import asyncio
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import discord.shard
import pytest

from bot.sandbox import Sandbox
from bot.ui.commands.command_sync import CommandSync
from bot.ui.connection import discord_outage, session_starts
from bot.ui.connection.discord_outage import RECONNECT_SECONDS, ShortBackoff
from bot.ui.connection.session_starts import MIN_STARTS_LEFT
from tests.e2e.house import BotProcess, house


async def until_ready(bot: BotProcess, sandbox: Sandbox) -> None:
    async with asyncio.timeout(60):
        while not sandbox.gateway.is_online:  # noqa: ASYNC110  no event tells it
            await asyncio.sleep(0.05)


async def test_a_start_waits_for_discord_and_is_not_ended(tmp_path: Path, unused_tcp_port: int) -> None:
    """Nothing answers at Discord's address at first; the process stays, and plays once Discord is there."""
    absent = Sandbox(unused_tcp_port, identify_seconds=0)
    bot = BotProcess(absent, tmp_path, SANDBOX_ADDRESS=f"http://127.0.0.1:{unused_tcp_port}")
    await bot.start()
    async with asyncio.timeout(60):
        while bot.log.count("Another attempt") < 2:  # noqa: ASYNC110  no event tells it
            await asyncio.sleep(0.05)
    async with absent:
        await until_ready(bot, absent)
        await bot.kill()
    assert "Traceback" not in bot.log


def test_a_shard_that_lost_its_connection_is_soon_back() -> None:
    """The first move after 40 seconds without Discord came 81 seconds after it was back."""
    assert discord.shard.ExponentialBackoff is ShortBackoff  # type: ignore[attr-defined]  # what a shard makes
    pauses = ShortBackoff()
    assert max(pauses.delay() for _ in range(50)) <= RECONNECT_SECONDS


async def test_no_session_begins_when_hardly_any_are_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_starts, "MAX_STARTS_WAIT_SECONDS", 0.05)
    async with house(tmp_path, "starts") as home:
        starts = home.sandbox.gateway.starts
        starts.remaining, starts.reset_after = MIN_STARTS_LEFT, 60_000
        home.parlour._session_starts._asked_at = float("-inf")
        waiting = asyncio.create_task(home.parlour._session_starts.wait_for_session_start())
        await asyncio.sleep(0.3)
        assert not waiting.done()
        starts.remaining = 1000
        async with asyncio.timeout(30):
            await waiting


async def test_pauses_between_attempts_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def step() -> None:
        if len(pauses) < 8:
            raise aiohttp.ClientConnectionError

    async def again() -> bool:
        return True

    monkeypatch.setattr(asyncio, "sleep", sleep)
    await discord_outage.retry_with_backoff(step, again)
    assert pauses == [1, 2, 4, 8, 16, 32, 60, 60]


BANNED = discord.HTTPException(Mock(status=429, headers={"Retry-After": "300"}), "<html>")


async def test_a_login_waits_as_long_as_discord_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    step, sleep = AsyncMock(side_effect=[BANNED, None]), AsyncMock()
    monkeypatch.setattr(asyncio, "sleep", sleep)
    await discord_outage.retry_with_backoff(step, AsyncMock(return_value=True))
    sleep.assert_awaited_once_with(300)


async def test_a_sync_waits_as_long_as_discord_asks_for_and_else_for_its_own_pause() -> None:
    sync = CommandSync(Mock(), Mock(), ())
    sync.sync_commands_if_changed = AsyncMock(side_effect=[BANNED, BANNED, None])  # type: ignore[method-assign]  # Discord refuses it
    assert [
        await sync._try_to_sync_commands(60),
        await sync._try_to_sync_commands(1000),
        await sync._try_to_sync_commands(60),
    ] == [
        300,
        1000,
        None,
    ]
