"""A whole measurement, from an empty bot to one that starts again with all its tables."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.sandbox.world.snowflake import compute_shard
from bot.tables import Motion
from games import list_game_keys
from tests.load.clicking import Act, among, at_rate, bare_button
from tests.load.crowd.daily_players import playing_days
from tests.load.crowd.old_goblins import elders, playing
from tests.load.crowd.party import Party, unnoted
from tests.load.crowd.reviewers import list_reviewers, reviewing
from tests.load.figures import Answering, Around, Figures, Starting
from tests.load.houses.database import HouseDatabase
from tests.load.houses.fleet import Fleet
from tests.load.houses.measured_house import B, House, ProcessorTime, bare, parlour
from tests.load.houses.process import BotProcess
from tests.load.tally import Tally

SEATS = 3
OPENING_AT_ONCE = 4
SETTLING = 1.5
"""Seconds after which the work begun by the last click is done, and an idle bot is idle."""

DIRECT = compute_shard(None, 1)
"""The shard which direct messages come to."""

MOST_BARE = 5.0
"""Clicks per second on each bare bot, at most."""


@dataclass(frozen=True, slots=True)
class LoadPlan:
    """What to measure; `warming` are seconds of clicks before anything is counted."""

    tables: int
    rate: float
    seconds: float
    warming: float
    checkout: Path
    folder: Path
    kept: HouseDatabase
    processes: int = 1
    servers: int = 1
    games: Sequence[str] = ()
    old_goblins: int = 0
    daily_players: int = 0
    reviewers: int = 0
    motion: Motion = "off"
    languages: Sequence[str] = ("en",)
    """Who sits down first at a table reads the first of these, the next player the second, and so on."""
    seed: int = 1


async def measure(asked: LoadPlan) -> Figures:
    """Measure a bot; everything is over when this returns."""
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(opened(asked))
        bares = [await stack.enter_async_context(bare(asked.folder, answer)) for answer in ("text", "picture")]
        await started(house)
        await house.bot.stop()
        empty = await started(house)
        for one in bares:
            await one.open()
        parties = await seated(house, asked)
        luck = random.Random(asked.seed)
        daily, reviews = Tally(), Tally()
        async with (
            playing(elders(house.crowd, asked.old_goblins)),
            playing_days(house.crowd, asked.daily_players, partial(daily.note, "daily")),
            reviewing(list_reviewers(house.crowd, asked.reviewers), partial(reviews.note, "review")),
        ):
            await at_rate(asked.rate, asked.warming, among(parties, luck), Tally())
            (ours, text, picture), around = await answered(house, bares, parties, asked, luck, (daily, reviews))
        await house.bot.stop()
        full = await started(house)
        return Figures(asked.tables, asked.rate, asked.seconds, ours, text, picture, around, empty, full)


def opened(asked: LoadPlan) -> AbstractAsyncContextManager[House[Fleet]]:
    """Give the bot that is asked for."""
    return parlour(asked.folder, asked.checkout, asked.kept, asked.processes, asked.servers)


async def started(house: House[Fleet]) -> Starting:
    """Start a bot, and wait until it is idle for a moment: a first start brings the emoji."""
    before = house.traffic.requests
    seconds, sent = await house.open(), before
    while sent < (sent := house.traffic.requests):  # noqa: ASYNC110  what it waits for is that nothing happens
        await asyncio.sleep(SETTLING)
    return Starting(seconds, house.bot.processor(), house.bot.memory(), house.traffic.requests - before)


async def seated(house: House[Fleet], asked: LoadPlan) -> list[Party]:
    """Open the tables, game after game, a few at a time; every guest sits at many."""
    house.crowd.choose_languages(asked.languages)
    people, games, servers = house.crowd.people, asked.games or list_game_keys(), house.crowd.servers
    opening, parties = asyncio.Semaphore(OPENING_AT_ONCE), list[Party]()

    async def open_one(party: Party) -> None:
        async with opening:
            await party.open()

    for number in range(asked.tables):
        seats = [people[(SEATS * number + seat) % len(people)] for seat in range(SEATS)]
        luck = random.Random(asked.seed + number)
        server = servers[number // len(games) % len(servers)]
        game = games[number % len(games)]
        parties.append(Party(house.crowd, game, seats, unnoted, luck, server=server, motion=asked.motion))
    await asyncio.gather(*map(open_one, parties))
    return parties


async def answered(
    house: House[Fleet],
    bares: Sequence[House[BotProcess]],
    parties: Sequence[Party],
    asked: LoadPlan,
    luck: random.Random,
    beside: tuple[Tally, Tally],
) -> tuple[list[Answering], Around]:
    """Click at the given rate, on the bot and on the bare bots side by side; `beside` counts deals and reviews."""
    ours, slow = noted(parties, asked.processes), min(asked.rate, MOST_BARE)
    bare = [(one, tally, await bare_button(one.crowd, tally)) for one, tally in ((one, Tally()) for one in bares)]
    spent, *others = await asyncio.gather(
        clicked(house, asked.rate, asked.seconds, among(parties, luck), ours),
        *(clicked(one, slow, asked.seconds, act, tally) for one, tally, act in bare),
    )
    figures = [Answering.of(ours, spent, house.bot.memory(), house.bot.own_memory())]
    figures += [
        Answering.of(tally, work, one.bot.memory(), one.bot.own_memory())
        for (one, tally, _), work in zip(bare, others, strict=True)
    ]
    return figures, Around.of(ours, spent, asked.processes, *beside)


def noted(parties: Sequence[Party], processes: int) -> Tally:
    """Return a function that counts the parties' clicks from now on."""
    tally = Tally()
    for party in parties:
        party.note = partial(tally.note, far=compute_shard(party.server, processes) != DIRECT)
    return tally


async def clicked(house: House[B], rate: float, seconds: float, act: Act, tally: Tally) -> ProcessorTime:
    """Click on a bot, and return what it used for that."""
    before = await house.spent()
    await at_rate(rate, seconds, act, tally)
    await asyncio.sleep(SETTLING)
    return (await house.spent()).since(before)
