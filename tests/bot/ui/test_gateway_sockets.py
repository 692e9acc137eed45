"""Sockets that discord.py gave up half-way are closed with the parlour."""

import asyncio
import gc
import warnings
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.ui.connection.sockets import GatewaySockets
from tests.e2e.house import house


class FakeSocket(SimpleNamespace):
    """A socket that notes whether it is open."""

    closed = False

    async def close(self) -> None:
        """Be closed."""
        self.closed = True


async def test_all_sockets_that_are_still_open_are_closed() -> None:
    opened: list[Any] = []

    async def connect(url: str, *, compress: int) -> Any:
        opened.append(FakeSocket(url=url, compress=compress))
        return opened[-1]

    sockets = GatewaySockets(connect)
    assert [await sockets.connect("one", compress=15), await sockets.connect("two")] == opened
    assert [(one.url, one.compress) for one in opened] == [("one", 15), ("two", 0)]
    await opened[0].close()
    await sockets.connect("three")
    assert [one.closed for one in opened] == [True, False, False]
    await sockets.close_all()
    assert all(one.closed for one in opened)


async def test_a_parlour_that_closes_leaves_no_socket_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given_up: list[aiohttp.ClientWebSocketResponse] = []
    async with house(tmp_path, "sockets") as home:
        gateway = home.sandbox.gateway.address
        given_up.append(await home.parlour.http.ws_connect(gateway))
        assert [one.closed for one in given_up] == [False]
    assert [one.closed for one in given_up] == [True]
    loud: list[Any] = []
    monkeypatch.setattr("sys.unraisablehook", loud.append)
    given_up.clear()
    with warnings.catch_warnings():
        warnings.simplefilter("error", ResourceWarning)
        gc.collect()
        await asyncio.sleep(0)
    assert loud == []
