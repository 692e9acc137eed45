"""Finds messages that act as if they were a table's board or bell, and are not the one that the table has."""

from collections.abc import Iterator

from bot.load.crowd import Crowd
from bot.load.kept import Kept
from bot.load.sights import Sights
from bot.sandbox import Sandbox
from bot.sandbox.world.world import Message


async def twins(crowd: Crowd, kept: Kept) -> set[int]:
    """Return the second boards with controls and the second bells that there are just now."""
    rows = await kept.rows("SELECT message_id FROM surfaces WHERE live")
    return set(_acting(crowd.sandbox, crowd.sights)) - {message for (message,) in rows}


def _acting(sandbox: Sandbox, sights: Sights) -> Iterator[int]:
    """Yield the messages in servers that have a board's controls, or ring for somebody."""
    for sight in sights.boards():
        if _message(sandbox, sight.message.channel_id, sight.message.id):
            yield sight.message.id
    for channel in sandbox.world.channels.values():
        if channel.in_guild:
            yield from (message.id for message in channel.messages.values() if message.pings)


def _message(sandbox: Sandbox, channel: int, message: int) -> Message | None:
    """Return a message, if it is still there: with a thread, all of its messages go unannounced."""
    there = sandbox.world.channels.get(channel)
    return there.messages.get(message) if there else None
