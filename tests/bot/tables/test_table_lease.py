"""A process that lost its shards does nothing for their tables, until it has them again."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from bot.store import Shards, Store, StoreUnavailable
from bot.tables import TableService, VirtualClock
from tests.bot.tables.parlour import ANN, CHANNEL, GUILD
from tests.postgres import Server, postgres

__all__ = ["postgres"]

PART = Shards.from_text("0/2")
CUT = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2"


async def test_without_its_lease_it_looks_plays_shows_and_clocks_nothing(postgres: Server) -> None:
    url, clock = postgres.house(), VirtualClock()
    async with AsyncExitStack() as stack:
        store = await Store.open(url, PART)
        stack.push_async_callback(store.close)
        tables = TableService(store, clock, shards=PART)
        store.add_regain_listener(tables.changes.clear_caches)
        opened = await tables.open_lobby("emerald_skulls", ANN, guild_id=GUILD, channel_id=CHANNEL, language="en")
        table = await tables.set_or_propose_pace(opened.id, ANN.user_id, "live")
        table = await tables.start_match(table.id, ANN.user_id)
        move = str((await tables.load_view(table.id, ANN.user_id)).legal[0])

        store.wake_event.clear()
        postgres.sql(CUT)
        await asyncio.wait_for(store.wake_event.wait(), 60)
        other = await Store.open(url, PART)
        clock.advance(3600)
        attempts: tuple[Callable[[], Awaitable[object]], ...] = (
            lambda: tables.load_view(table.id, None),
            lambda: tables.play_move(table.id, ANN.user_id, move),
            lambda: tables.shown.list_surfaces(table.id),
            lambda: tables.find_asked_goblin(table.id),
            tables.time.process_due_tables,
        )
        for attempt in attempts:
            with pytest.raises(StoreUnavailable):
                await attempt()
        kept = await other.tables.find_table(table.id)
        assert kept is not None
        assert kept.version == table.version
        await other.save_stored_value("commands", "another's")
        await other.tables.save_table(kept, kept)
        await other.close()

        assert (await tables.find_table(table.id)).version == table.version + 1, (
            "what another changed meanwhile is read"
        )
        assert (await tables.play_move(table.id, ANN.user_id, move)).version == table.version + 2
