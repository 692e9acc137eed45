"""A stop is a stop, even if Discord answers at the same moment."""

import asyncio
from contextlib import suppress

import pytest

from bot.__main__ import _play_until_shutdown


async def test_a_play_that_loses_its_cancellation_does_not_hold_up_the_stop() -> None:
    closing, over = asyncio.Event(), asyncio.Event()

    async def deaf() -> None:
        with suppress(asyncio.CancelledError):
            await over.wait()
        await over.wait()

    playing = asyncio.create_task(deaf())
    closing.set()
    async with asyncio.timeout(60):
        await _play_until_shutdown(closing, playing)
    over.set()
    await playing


async def test_what_ends_the_play_is_raised() -> None:
    async def refused() -> None:
        raise ConnectionRefusedError

    with pytest.raises(ConnectionRefusedError):
        await _play_until_shutdown(asyncio.Event(), asyncio.create_task(refused()))
