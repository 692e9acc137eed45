"""One process that plays matches for ever and ends them in every way, until it is killed."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path

from bot.store import Shards, Store
from bot.store.models import EPOCH
from bot.store.shards import TIMESTAMP_SHIFT_BITS
from bot.tables import Person, SystemClock, Table, TableError, TableService
from bot.tables.backfill_results import backfill_results
from bot.tables.memory.ownership import owns_table
from games import list_game_keys
from games.engine import GameError

PEOPLE = tuple(Person(1000 + number, f"Person {number}") for number in range(12))
MANAGER = 99
TABLES = 4
"""So many tables a process has in play."""
PATIENCE = 60.0
"""Seconds that the database may take to notice that the last process is gone."""


class Player:
    """Plays at the tables of one process, by lot."""

    def __init__(self, tables: TableService, luck: random.Random, count: Callable[[], None]) -> None:
        self.tables, self.luck, self.count = tables, luck, count

    async def play_for_ever(self) -> None:
        """Play at one table after another; open a new one for each that has ended."""
        while True:
            in_use = [
                table
                for table in await self.tables.list_tables_in_use()
                if owns_table(self.tables.changes.shards, table)
            ]
            with suppress(GameError):
                if len(in_use) < TABLES:
                    await self.open_table()
                else:
                    await self.act_at(self.luck.choice(in_use))
            self.count()

    async def open_table(self) -> None:
        """Open a table of any game with some people and goblins, and start its match."""
        shards = self.tables.changes.shards
        guild_id = self.luck.choice(list(shards.numbers)) << TIMESTAMP_SHIFT_BITS
        host, *others = self.luck.sample(PEOPLE, self.luck.randint(2, 3))
        game = self.luck.choice(list_game_keys())
        opened = {"language": "en", "pace": "none", "takeover": self.luck.random() < 1 / 2}
        table = await self.tables.open_lobby(game, host, guild_id=guild_id, channel_id=5, **opened)  # type: ignore[arg-type]  # words and a switch
        for person in others:
            await self.tables.join_lobby(table.id, person)
        await self.tables.add_goblin(table.id, host.user_id)
        await self.tables.start_match(table.id, host.user_id)

    async def act_at(self, table: Table) -> None:
        """Do something at a table by lot: mostly move, and now and then leave it or end it."""
        if table.status == "lobby":
            await self.tables.force_close_table(table.id)
            return
        acts = ACTS if self.luck.random() < RARE else (Player.move,)
        await self.luck.choice(acts)(self, table)

    async def move(self, table: Table) -> None:
        """Let somebody move whom the table waits for."""
        if asked := await self.tables.find_asked_goblin(table.id):
            move = self.luck.choice(asked.match.legal_moves(asked.seat))
            await self.tables.play_goblin_move(table.id, asked.seat, str(move), None)
            return
        for sitter in table.present_people:
            view = await self.tables.load_view(table.id, sitter.user_id)
            if view.waits_for_viewer:
                move = view.legal[-1] if self.luck.random() < 1 / 2 else self.luck.choice(view.legal)
                await self.tables.play_move(table.id, sitter.user_id, str(move))
                return

    async def resign(self, table: Table) -> None:
        """Let somebody resign, for one reason or another."""
        leaving = self.luck.choice(("resigned", "left-server"))
        await self.tables.resign_match(table.id, self.somebody(table), leaving)  # type: ignore[arg-type]  # one of both

    async def come_back(self, table: Table) -> None:
        """Let somebody take back the seat that they gave up."""
        gone = [sitter.user_id for sitter in table.sitters if sitter.gone]
        if gone:
            await self.tables.rejoin_seat(table.id, self.luck.choice(gone))

    async def substitute(self, table: Table) -> None:
        """Let somebody else get a seat that is free."""
        await self.tables.request_seat(table.id, self.luck.choice(PEOPLE))
        await self.agree(table)

    async def agree_to_end(self, table: Table) -> None:
        """Let all agree to end the match."""
        await self.tables.propose_agreement(table.id, "end", Person(self.somebody(table), "x"))
        await self.agree(table)

    async def vote_out(self, table: Table) -> None:
        """Let the others send somebody away."""
        await self.tables.kick_sitter(table.id, table.host_id, self.somebody(table))
        await self.agree(table)

    async def agree(self, table: Table) -> None:
        """Let everybody say yes to what the table is asked."""
        for sitter in table.present_people:
            asked = (await self.tables.find_table(table.id)).proposal
            if asked:
                with suppress(GameError):
                    await self.tables.vote_on_proposal(table.id, sitter.user_id, asked.number, yes=True)

    async def close(self, table: Table) -> None:
        """Let its host close a match, or a manager, or the bot."""
        closes: Mapping[str, Callable[[], Awaitable[object]]] = {
            "host": lambda: self.tables.close_table(table.id, table.host_id),
            "manager": lambda: self.tables.act_as_manager(table.id, "close", MANAGER, table.guild_id or 0),
            "bot": lambda: self.tables.force_close_table(table.id),
        }
        await closes[self.luck.choice(list(closes))]()

    async def forget(self, table: Table) -> None:
        """Let somebody delete their data, where no other process has tables."""
        if self.tables.changes.shards.is_whole:
            await self.tables.people.forget_person(self.somebody(table))

    def somebody(self, table: Table) -> int:
        """Return one of the people of a table; raises `TableError` if nobody is there."""
        if not table.present_people:
            raise TableError("not-there")
        return self.luck.choice(table.present_people).user_id


ACTS = (
    *(Player.resign, Player.come_back, Player.substitute, Player.vote_out),
    *(Player.agree_to_end, Player.close, Player.close, Player.forget),
)
RARE = 0.3
"""The share of acts that are no moves."""


def play_until_killed(url: str, shards: str, seed: int, count: Callable[[], None]) -> None:
    """Play in this process, and call `count` after each act; what ended without results is counted at the same time."""
    asyncio.run(_play(url, Shards.from_text(shards), random.Random(seed), count))


async def _play(url: str, shards: Shards, luck: random.Random, count: Callable[[], None]) -> None:
    tables = TableService(await Store.open(url, shards, PATIENCE), SystemClock(), shards=shards)
    playing = [asyncio.create_task(Player(tables, luck, count).play_for_ever())]
    if tables.is_first_process:
        playing.append(asyncio.create_task(_count_ended(tables.store)))
    try:
        await asyncio.gather(*playing)
    finally:
        await tables.store.close()


async def _count_ended(store: Store) -> None:
    await backfill_results(store, EPOCH)


def warm_up(folder: Path, seconds: float) -> None:
    """Play for some seconds in this process, so that those that it forks have everything loaded already."""
    playing = _play(str(folder / "warm.db"), Shards.from_text("0/1"), random.Random(1), lambda: None)
    with suppress(TimeoutError):
        asyncio.run(asyncio.wait_for(playing, seconds))


def count_to_the_end(url: str) -> None:
    """Count what ended without results, as the next start does."""
    asyncio.run(_count(url))


async def _count(url: str) -> None:
    store = await Store.open(url, patience=PATIENCE)
    await backfill_results(store, EPOCH)
    await store.close()
