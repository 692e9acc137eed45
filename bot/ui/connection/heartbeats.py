"""The threads in which discord.py keeps its connections alive."""

import asyncio
import threading

from discord.gateway import KeepAliveHandler


def stop_heartbeats(loop: asyncio.AbstractEventLoop) -> None:
    """Stop the heartbeats of all connections on a loop that is about to close.

    discord.py forgets a connection that it gives up half-way, as when Discord takes too long to greet; its heart would
    go on, and beat on a closed loop.
    """
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler) and thread.ws.loop is loop:
            thread.stop()
