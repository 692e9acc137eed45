"""People who play the deal of the day beside the tables, each a click some seconds after their last answer.

Their clicks are counted apart from those at tables, but what the bot uses for them is counted with these.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.sandbox import SeenMessage
from bot.sandbox.world.world import User
from tests.load.crowd.offers import press, ways
from tests.load.crowd.people import ClickOutcome, Crowd

PAUSE = 5.0
"""Seconds between an answer and the next click."""

Note = Callable[[ClickOutcome], None]


@asynccontextmanager
async def playing_days(crowd: Crowd, number: int, note: Note) -> AsyncIterator[None]:
    """Let this many people play the deal of the day until the context ends; those who are done look at it again."""
    async with asyncio.TaskGroup() as group:
        people = [crowd.people[seat % len(crowd.people)] for seat in range(number)]
        tasks = [group.create_task(_play_day(crowd, user, note, random.Random(user.id))) for user in people]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()


async def _play_day(crowd: Crowd, user: User, note: Note, luck: random.Random) -> None:
    await asyncio.sleep(luck.random() * PAUSE)
    shown: SeenMessage | None = None
    while True:
        shown = await _click_once(crowd, user, shown, note, luck)
        await asyncio.sleep(PAUSE)


async def _click_once(
    crowd: Crowd, user: User, shown: SeenMessage | None, note: Note, luck: random.Random
) -> SeenMessage | None:
    """Use one of the ways to a move, or ask for the deal anew; return the message as it is afterwards."""
    offered = ways(shown) if shown else []
    if shown is None or not offered:
        outcome = await crowd.command(user, "daily")
        shown = outcome.message
    else:
        outcome = await crowd.use(user.id, shown, *press(shown, luck.choice(offered)))
    note(outcome)
    return crowd.look_again(shown) if shown else None
