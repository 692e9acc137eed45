"""Old goblins that think during the load: each sits at its own table, against a person who plays at once.

Their moves and their people's clicks are not counted as clicks, but what the bot uses for them is.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from games.engine.goblins import GoblinLevel
from tests.load.crowd.party import Party, list_parties_with_goblins
from tests.load.crowd.people import Crowd

GAME = "goblin_teeth"
"""Of the games for two, the one whose goblins think longest."""
PAUSE = 0.1
"""Seconds after which a person checks again whether it is their turn."""


def elders(crowd: Crowd, number: int) -> list[Party]:
    """Return this many parties of one person and one old goblin."""
    return list_parties_with_goblins(crowd, number, GAME, goblins=1, age=GoblinLevel.OLD)


@asynccontextmanager
async def playing(parties: Sequence[Party]) -> AsyncIterator[None]:
    """Open their tables, and let them play until the context ends."""
    for party in parties:
        await party.open()
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(_play_on(party)) for party in parties]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()


async def _play_on(party: Party) -> None:
    now = asyncio.get_running_loop().time
    while True:
        if party.ready(now()):
            await party.act(now())
        await asyncio.sleep(PAUSE)
