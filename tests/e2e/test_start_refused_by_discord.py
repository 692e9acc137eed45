"""Discord refuses a start: only what the operator must change ends the process; everything else is tried again."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot import __main__ as bot
from bot.error_codes import EXIT_FINAL
from bot.sandbox import Sandbox
from bot.sandbox.discord_py import point_discord_at
from bot.store import Store
from bot.tables import VirtualClock
from bot.ui.commands import command_sync
from bot.ui.connection import discord_outage
from bot.ui.parlour_client import NO_LIMITS, ParlourClient
from games.engine.words import get_english_sentence
from tests.e2e.house import opened, traffic
from tests.empty_house import lay

SYNC = "PUT /applications/*/commands"


@pytest.fixture
async def sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    monkeypatch.setattr(discord_outage, "FIRST_LOGIN_RETRY_SECONDS", 0.01)
    monkeypatch.setattr(command_sync, "FIRST_SYNC_RETRY_SECONDS", 0.01)
    async with Sandbox(record=traffic(tmp_path, "start-refused"), identify_seconds=0) as sandbox:
        point_discord_at(sandbox.address)
        yield sandbox


async def until_told(sandbox: Sandbox) -> None:
    """Wait until the sandbox has the commands."""
    async with asyncio.timeout(30):
        while not sandbox.world.commands[None]:  # noqa: ASYNC110  no event tells it
            await asyncio.sleep(0.01)


async def test_a_refused_sync_leaves_the_tables_open_and_is_tried_again(
    sandbox: Sandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sandbox.faults.ban_address_at_cloudflare("GET /users/@me", retry_after=0.02)
    sandbox.faults.refuse_requests(
        SYNC, 30034, message="Max number of daily application command creates has been reached (200)"
    )
    sandbox.faults.refuse_requests(SYNC, 50001, 403, "Missing Access")
    sandbox.faults.ban_address_at_cloudflare(SYNC)
    with caplog.at_level(logging.WARNING):
        async with opened(sandbox, str(lay(tmp_path / "parlour.db")), VirtualClock(), NO_LIMITS) as parlour:
            assert parlour.is_ready(), "the tables are open while the commands are refused"
            await until_told(sandbox)
    lines = [record.getMessage() for record in caplog.records if record.name.startswith("bot.")]
    assert [line.split(":")[0] for line in lines] == [
        "Discord cannot be reached",
        *["the slash commands could not be told to Discord, the old ones stay"] * 3,
    ]
    refused = ("429", "30034", "50001", "429")
    assert [code in line for code, line in zip(refused, lines, strict=True)] == [True] * len(refused), lines
    assert "<html" not in caplog.text
    assert not any(record.exc_info for record in caplog.records)


async def test_a_sync_that_must_wait_for_hours_keeps_nobody_from_playing(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Since 2024 the quota of commands is a rate limit that ends with the day; discord.py sleeps until then."""
    monkeypatch.setattr(command_sync, "FIRST_SYNC_TIMEOUT", 0.05)
    sandbox.faults.rate_limit(SYNC, retry_after=40_000)
    async with asyncio.timeout(30):
        async with opened(sandbox, str(lay(tmp_path / "parlour.db")), VirtualClock(), NO_LIMITS) as parlour:
            assert parlour.is_ready()


async def test_a_token_that_is_reset_in_play_ends_the_process_with_one_sentence(
    sandbox: Sandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    async with ParlourClient(store, clock=VirtualClock()) as parlour:
        playing = asyncio.create_task(parlour.start(sandbox.token))
        await parlour.wait_until_ready()
        sandbox.faults.reset_token()
        with pytest.raises((discord.ConnectionClosed, discord.LoginFailure)) as ended:
            async with asyncio.timeout(30):
                await playing
    await store.close()
    assert bot._explain_start_failure(ended.value) == (get_english_sentence("main-bad-token"), EXIT_FINAL)
    assert not any(record.exc_info for record in caplog.records), caplog.text


@pytest.mark.parametrize("code", [4010, 4014])
async def test_what_the_operator_must_change_ends_the_process(sandbox: Sandbox, tmp_path: Path, code: int) -> None:
    sandbox.faults.close_gateway(code)
    with pytest.raises((discord.ConnectionClosed, discord.PrivilegedIntentsRequired)):
        async with opened(sandbox, str(lay(tmp_path / "parlour.db")), VirtualClock(), NO_LIMITS):
            pass
