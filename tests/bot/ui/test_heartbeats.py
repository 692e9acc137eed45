"""Connections that discord.py gave up half-way do not outlive the loop on which they were made."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from discord.gateway import KeepAliveHandler

from bot.ui.connection.heartbeats import stop_heartbeats
from tests.e2e.house import house


def beating(loop: asyncio.AbstractEventLoop) -> KeepAliveHandler:
    """Return the heart of a connection that was made on a loop, long before its first beat."""
    connection: Any = SimpleNamespace(loop=loop, thread_id=0, _max_heartbeat_timeout=60.0)
    heart = KeepAliveHandler(ws=connection, interval=600.0, shard_id=0)
    heart.start()
    return heart


async def test_the_hearts_of_one_loop_are_stopped() -> None:
    other = asyncio.new_event_loop()
    hearts = [beating(asyncio.get_running_loop()), beating(asyncio.get_running_loop())]
    elsewhere = beating(other)
    stop_heartbeats(asyncio.get_running_loop())
    for heart in hearts:
        await asyncio.to_thread(heart.join, 10)
    assert [heart.is_alive() for heart in (*hearts, elsewhere)] == [False, False, True]
    stop_heartbeats(other)
    await asyncio.to_thread(elsewhere.join, 10)
    assert not elsewhere.is_alive()
    other.close()


async def test_a_parlour_that_closes_leaves_no_heart_beating(tmp_path: Path) -> None:
    async with house(tmp_path, "hearts"):
        given_up = beating(asyncio.get_running_loop())
    await asyncio.to_thread(given_up.join, 10)
    assert not given_up.is_alive()
