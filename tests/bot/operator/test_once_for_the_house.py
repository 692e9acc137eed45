"""What a bot of several processes does once: work by night and emoji by the first one, orders by a table's owner."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime

import discord
import pytest

from bot.operator import maintenance
from bot.operator.maintenance import Maintenance
from bot.pictures.emoji import list_all_emoji, list_emoji_uploads
from bot.sandbox import Sandbox
from bot.sandbox.discord_py import point_discord_at
from bot.settings import Settings
from bot.store import Shards, Store
from bot.store.rows.operator_command_queue import OperatorOrder
from bot.tables import Person, TableService
from bot.tables.deadlines.clock import VirtualClock
from bot.ui.composing.own_emoji import OwnEmoji
from bot.ui.parlour_client import ParlourClient
from bot.ui.surfaces.delivery import TableDelivery
from tests.postgres import Server

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
FIRST, SECOND = Shards.from_text("0/2"), Shards.from_text("1/2")
NEAR, FAR = 2 << 22, 1 << 22
"""Servers of the first process, and of the second."""
ANN = Person(1, "Ann")


@dataclass
class Part:
    """One process of a bot: its tables, and what it sent once more."""

    tables: TableService
    resent: list[int]

    @property
    def rounds(self) -> Maintenance:
        """Its rounds."""
        return Maintenance(Settings(_env_file=None), self.tables, self._delivery)

    @property
    def _delivery(self) -> TableDelivery:
        delivery: TableDelivery = self  # type: ignore[assignment]  # it stands in for delivery
        return delivery

    async def resend_table(self, table_id: int) -> None:
        """Send a table once more, if it is one of this process."""
        await self.tables.shown.list_surfaces(table_id)
        self.resent.append(table_id)


@asynccontextmanager
async def part(url: str, shards: Shards, clock: VirtualClock) -> AsyncIterator[Part]:
    store = await Store.open(url, shards)
    try:
        yield Part(TableService(store, clock, shards=shards), [])
    finally:
        await store.close()


async def test_an_order_waits_for_the_process_that_has_its_table(postgres: Server) -> None:
    url, clock = postgres.house(), VirtualClock(NOON)
    async with part(url, FIRST, clock) as first:
        async with part(url, SECOND, clock) as second:
            far = await second.tables.open_lobby("goblin_teeth", ANN, guild_id=FAR, channel_id=2, language="en")
            near = await first.tables.open_lobby("goblin_teeth", ANN, guild_id=NEAR, channel_id=3, language="en")
            store = first.tables.store
            for order in (
                OperatorOrder("resend", far.id),
                OperatorOrder("resend", near.id),
                OperatorOrder("close", 99),
            ):
                await store.queue_order(order)
            await first.rounds.execute_orders()
            assert await store.load_orders() == [OperatorOrder("resend", far.id)]
            await second.rounds.execute_orders()
            await first.rounds.execute_orders()
            assert (await store.load_orders(), first.resent, second.resent) == ([], [near.id], [far.id])
            await store.queue_order(OperatorOrder("close", far.id))
        for _ in range(2):
            await first.rounds.execute_orders()
        async with part(url, SECOND, clock) as back:
            assert (await back.tables.find_table(far.id)).status == "lobby"
            await back.rounds.execute_orders()
            assert (await back.tables.find_table(far.id)).status == "closed"


async def asleep(clock: VirtualClock, most: int) -> None:
    """Return when so many wait for their times, all who were woken among them."""
    await asyncio.sleep(0)
    async with asyncio.timeout(60):
        while clock.sleepers < most:  # noqa: ASYNC110  the clock sets no event
            await asyncio.sleep(0.001)


async def test_the_first_process_alone_works_by_night_and_makes_up_for_nights_when_it_was_away(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, clock, cleared = postgres.house(), VirtualClock(NOON), Counter[str]()

    async def forget(self: Maintenance) -> None:
        cleared[str(self.tables.changes.shards)] += 1

    monkeypatch.setattr(Maintenance, "delete_old_data", forget)
    rounds = 6
    async with part(url, SECOND, clock) as second, maintenance.run_maintenance(*made_by(second)):
        async with part(url, FIRST, clock) as first, maintenance.run_maintenance(*made_by(first)):
            await asleep(clock, 2 * rounds + 1)
            clock.advance(17 * 3600)
            await asleep(clock, 2 * rounds + 1)
            assert cleared == {"0-0/2": 1}
        for _ in range(3):
            await asleep(clock, rounds)
            clock.advance(24 * 3600)
        await asleep(clock, rounds)
        assert cleared == {"0-0/2": 1}
        async with part(url, FIRST, clock) as first, maintenance.run_maintenance(*made_by(first)):
            await asleep(clock, 2 * rounds + 1)
            assert cleared == {"0-0/2": 2}


def made_by(one: Part) -> tuple[Settings, TableService, TableDelivery]:
    return one.rounds.settings, one.tables, one.rounds.delivery


class Apart:
    """The emoji that each process knows: in a test, two processes are one."""

    def __init__(self) -> None:
        self.known: dict[discord.Client, OwnEmoji] = defaultdict(OwnEmoji)
        self.looks = Counter[discord.Client]()

    async def sync_emoji(self, client: discord.Client, *about: object, upload: bool) -> bool:
        self.looks[client] += 1
        return await self.known[client].sync_emoji(client, *about, upload=upload)  # type: ignore[arg-type]  # passed on

    def forget_uploads(self) -> None: ...


async def test_the_first_process_alone_uploads_emoji_and_the_other_waits_until_they_are_there(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = dict(list(list_all_emoji().items())[:3])
    monkeypatch.setattr("bot.pictures.emoji.list_all_emoji", lambda: few)
    monkeypatch.setattr("bot.ui.parlour_client.EMOJI_SECONDS", 0.01)
    apart, url = Apart(), postgres.house()
    monkeypatch.setattr("bot.ui.parlour_client.OWN_EMOJI", apart)
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox())
        point_discord_at(sandbox.address)

        async def logged_in(shards: Shards) -> ParlourClient:
            store = await Store.open(url, shards)
            stack.push_async_callback(store.close)
            parlour = await stack.enter_async_context(ParlourClient(store, clock=VirtualClock(), shards=shards))
            await parlour.login(sandbox.token)
            return parlour

        second = await logged_in(SECOND)
        waiting = asyncio.create_task(second._provide_emoji())
        async with asyncio.timeout(60):
            while apart.looks[second] < 3:  # noqa: ASYNC110  nothing tells of a look
                await asyncio.sleep(0.001)
        assert (waiting.done(), len(sandbox.world.emojis)) == (False, 0)
        first = await logged_in(FIRST)
        await first._provide_emoji()
        async with asyncio.timeout(60):
            await waiting
        uploaded = {one.name for one in list_emoji_uploads().values()}
        assert sorted(one.name for one in sandbox.world.emojis.values()) == sorted(uploaded)
        assert apart.known[first]._there.keys() == apart.known[second]._there.keys() == few.keys()
        again = OwnEmoji()
        assert await again.sync_emoji(second, second._crew.rate_limit, second._store, upload=False), (
            "once there, nobody has to upload them"
        )
