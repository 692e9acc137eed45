"""The WebSockets through which discord.py hears Discord's gateway, so that none is left open."""

from collections.abc import Awaitable, Callable

from aiohttp import ClientWebSocketResponse

Connect = Callable[..., Awaitable[ClientWebSocketResponse]]
"""Opens a socket, as discord.py's client for HTTP does."""


class GatewaySockets:
    """Opens sockets to Discord's gateway, and remembers those that are open.

    discord.py forgets one that it gives up half-way, as when it is told to stop before Discord has greeted it.
    """

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._open = list[ClientWebSocketResponse]()

    async def connect(self, url: str, *, compress: int = 0) -> ClientWebSocketResponse:
        """Open a WebSocket."""
        socket = await self._connect(url, compress=compress)
        self._open = [*(one for one in self._open if not one.closed), socket]
        return socket

    async def close_all(self) -> None:
        """Close all that are still open: once discord.py has closed its own, and nothing waits for an answer."""
        for socket in self._open:
            await socket.close()
