"""What is known and stored about people beyond one table."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.store.models import Preferences, Reach
from bot.tables.memory.changes import Changes, Step, nothing
from bot.tables.memory.ownership import owns
from bot.tables.preferences import wished
from bot.tables.use_cases import absences, lobby, stages
from games.engine.words import said


class People:
    """Everybody whom the bot has ever met."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._kept = changes.store.people

    async def note_dm(self, user_id: int, dm: Reach) -> None:
        """Note whether a user can be reached in private; if that is news, their tables change."""
        if await self._kept.reach(user_id) == dm:
            return
        await self._kept.set_reach(user_id, dm)
        await self._tell_tables(user_id, nothing, dm=dm)

    async def knows(self, user_id: int, game: str) -> bool:
        """Tell whether somebody has ever started a match of a game."""
        return bool(await self._kept.knowing(game, [user_id]))

    async def wish(self, user_id: int, chosen: Mapping[str, object]) -> Preferences:
        """Change somebody's choices for how they are called, and return all of their wishes. Raises `TableError`."""
        before = await self._kept.wish(user_id)
        if (wish := wished(before, chosen, self._changes.clock.now())) != before:
            await self._kept.set_wish(user_id, wish)
            await self._tell_tables(user_id, absences.heed, wish=wish)
        return wish

    async def hear(self, table_id: int) -> None:
        """Update a table with news about its people that came to another process."""
        await self._changes.read_anew(table_id, absences.heed)

    async def _tell_tables(self, user_id: int, step: Step, **news: object) -> None:
        """Update all tables where a person sits with news about them, and do there what follows from it."""
        for held in self._changes.holding.at(user_id):
            # A change that is being stored now was computed before, and would undo it.
            async with self._changes.locks.of(held.table.id):
                held.note_person(user_id, **news)
        for table in await self._changes.of_person(user_id):
            if not await self._changes.told_elsewhere(table):
                await self._changes.change(table.id, step, touch=True)

    async def kept_of(self, user_id: int) -> dict[str, Any]:
        """Return everything that is stored about somebody, for their own eyes."""
        return await self._kept.told(user_id)

    async def send_away(self, user_id: int) -> None:
        """Let somebody leave all tables of this process; those of other processes do the same."""
        for table in await self._changes.of_person(user_id):
            if owns(self._changes.shards, table):
                await self._changes.change(table.id, partial(stages.leave, user_id=user_id))

    async def depart(self, user_id: int) -> None:
        """Forget somebody: they leave all tables, and a departed goblin takes their place, but in a lobby nobody does.

        Raises `Elsewhere` if they have left all tables of this process, but sit at one of another: it continues there.
        """
        for table in self._changes.owned_first(await self._changes.of_person(user_id)):
            await self._changes.change(table.id, partial(stages.leave, user_id=user_id))
        await self._changes.notes.flush()
        for table_id in await self._kept.depart(user_id, said("departed")):
            left = await self._changes.store.tables.find(table_id)
            if left is not None and not await self._changes.told_elsewhere(left):
                self._changes.holding.drop(table_id)
                if left.status == "lobby":
                    await self._changes.change(table_id, lobby.see_off)
                self._changes.listener.changed(table_id)
