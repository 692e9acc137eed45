"""A whole measurement, from an empty house to one that starts again with all its tables."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from bot.load.clicking import among, at_rate, bare_button
from bot.load.crowd import Outcome
from bot.load.figures import Answering, Figures, Starting
from bot.load.house import House, bare, parlour
from bot.load.party import Party
from bot.load.tally import Tally
from games import keys

SEATS = 3
OPENING_AT_ONCE = 4
SETTLING = 1.5
"""Seconds after which what was begun by the last click is done, and an idle bot is idle."""

MOST_BARE = 5.0
"""Clicks a second on each bare bot, at most."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is to be measured; `warming` are seconds of clicks before anything is counted."""

    tables: int
    rate: float
    seconds: float
    warming: float
    checkout: Path
    folder: Path
    games: Sequence[str] = ()
    seed: int = 1


async def measure(asked: Asked) -> Figures:
    """Measure a house; everything is over when this returns."""
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(parlour(asked.folder, asked.checkout))
        bares = [await stack.enter_async_context(bare(asked.folder, answer)) for answer in ("text", "picture")]
        await house.open()
        await house.bot.stop()
        empty = await started(house)
        for one in bares:
            await one.open()
        parties = await seated(house, asked)
        luck = random.Random(asked.seed)  # noqa: S311  a lot that decides who clicks is no secret
        await at_rate(asked.rate, asked.warming, among(parties, luck), Tally())
        ours, text, picture = await answered(house, bares, parties, asked, luck)
        await house.bot.stop()
        full = await started(house)
        return Figures(asked.tables, asked.rate, asked.seconds, ours, text, picture, empty, full)


async def started(house: House) -> Starting:
    """Start a house and leave it alone for a moment."""
    before = house.traffic.requests
    seconds = await house.open()
    await asyncio.sleep(SETTLING)
    return Starting(seconds, house.bot.processor(), house.bot.memory(), house.traffic.requests - before)


async def seated(house: House, asked: Asked) -> list[Party]:
    """Open the tables, game after game, a few at a time; every guest sits at many."""
    people, games = house.crowd.people, asked.games or keys()
    opening, parties = asyncio.Semaphore(OPENING_AT_ONCE), list[Party]()

    async def open_one(party: Party) -> None:
        async with opening:
            await party.open()

    for number in range(asked.tables):
        seats = [people[(SEATS * number + seat) % len(people)] for seat in range(SEATS)]
        luck = random.Random(asked.seed + number)  # noqa: S311  how somebody plays by lot is no secret
        parties.append(Party(house.crowd, games[number % len(games)], seats, _unnoted, luck))
    await asyncio.gather(*map(open_one, parties))
    return parties


def _unnoted(_verb: str, _outcome: Outcome) -> None:
    """Take no note of clicks before the measuring begins."""


async def answered(
    house: House, bares: Sequence[House], parties: Sequence[Party], asked: Asked, luck: random.Random
) -> list[Answering]:
    """Click at the given rate, on the house and on the bare bots side by side."""
    houses, tallies = [house, *bares], [Tally() for _ in range(3)]
    for party in parties:
        party.note = tallies[0].note
    rates = [asked.rate, *(min(asked.rate, MOST_BARE) for _ in bares)]
    acts = [among(parties, luck)]
    acts += [await bare_button(one.crowd, tally) for one, tally in zip(bares, tallies[1:], strict=True)]
    before = [await one.spent() for one in houses]
    await asyncio.gather(
        *(at_rate(rate, asked.seconds, act, tally) for rate, act, tally in zip(rates, acts, tallies, strict=True))
    )
    await asyncio.sleep(SETTLING)
    spent = [(await one.spent()).since(then) for one, then in zip(houses, before, strict=True)]
    return [
        Answering.of(tally, work, one.bot.memory()) for tally, work, one in zip(tallies, spent, houses, strict=True)
    ]
