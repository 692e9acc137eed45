"""Finds messages that act as if they were a table's board or bell, and are not the one that the table has."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from bot.sandbox import Sandbox
from bot.sandbox.world.world import Message
from tests.load.crowd.people import Crowd
from tests.load.crowd.sights import Sights
from tests.load.houses.database import HouseDatabase


class Twin(NamedTuple):
    """A second board or bell: the message, and what it acts as."""

    message: int
    kind: Literal["board", "bell"]


async def twins(crowd: Crowd, kept: HouseDatabase) -> set[Twin]:
    """Return the second boards with controls and the second bells that there are just now."""
    known = {message for (message,) in await kept.rows("SELECT message_id FROM surfaces WHERE live")}
    return {twin for twin in _acting(crowd.sandbox, crowd.sights) if twin.message not in known}


def _acting(sandbox: Sandbox, sights: Sights) -> Iterator[Twin]:
    """Yield the messages in servers that have a board's controls, or ring for somebody."""
    for table_view in sights.boards():
        if _message(sandbox, table_view.message.channel_id, table_view.message.id):
            yield Twin(table_view.message.id, "board")
    for channel in sandbox.world.channels.values():
        if channel.in_guild:
            yield from (Twin(message.id, "bell") for message in channel.messages.values() if message.pings)


def _message(sandbox: Sandbox, channel: int, message: int) -> Message | None:
    """Return a message, if it is still there: with a thread, all of its messages go unannounced."""
    there = sandbox.world.channels.get(channel)
    return there.messages.get(message) if there else None
