"""What a profile costs: `python -m tests.profile_bench [ROWS] [OWN]` fills a store with results and reads one person's.

It prints milliseconds of processor, the least of some runs: reading a page of their matches, and reading their figures
and writing the text; nothing is kept in memory in between. The picture is drawn in the drawing queue and is measured
apart.
"""

import asyncio
import dataclasses
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import insert

from bot.screens.pages.match_list import A_PAGE
from bot.screens.pages.profile import ProfileFacts, describe_profile, render_profile
from bot.store import Store, schema
from bot.store.models import Result
from bot.tables import VirtualClock
from bot.tables.profiles.profiles import Asker, Profiles
from games import game_keys
from games.engine.words import load_words

NOW = datetime(2030, 6, 30, tzinfo=UTC)
ME, RUNS, SEATS, GUILD = 1, 5, 4, 7


def make_results(rows: int, own: int) -> list[Result]:
    """Return results of matches at four; one person has a seat in `own` of them."""
    random, found = Random(1), list[Result]()
    for table in range(1, rows // SEATS + 1):
        ended, game = NOW - timedelta(minutes=13 * table), random.choice(game_keys())
        places = random.sample(range(1, SEATS + 1), SEATS)
        for seat, place in enumerate(places):
            user = ME if seat == 0 and table <= own else random.randint(2, 3_000)
            found.append(
                Result(
                    table_id=table,
                    seat=seat,
                    turn=0,
                    user_id=user,
                    level=None,
                    game=game,
                    variant="",
                    seats=SEATS,
                    place=place,
                    points=9,
                    own_moves=20,
                    other_moves=0,
                    leaving=None,
                    ending="rules",
                    counts=False,
                    guild_id=GUILD,
                    channel_id=random.randint(1, 9),
                    started_at=ended - timedelta(hours=1),
                    ended_at=ended,
                    rules_version=1,
                )
            )
    return found


async def measure(work: Callable[[], Awaitable[Any]]) -> float:
    """Return the least milliseconds of processor that some work takes."""
    found = []
    for _ in range(RUNS):
        before = time.process_time()
        await work()
        found.append(1000 * (time.process_time() - before))
    return min(found)


async def report(rows: int, own: int) -> None:
    """Print what a profile costs with so many rows."""
    say = load_words()
    with TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}")
        filled = list(map(dataclasses.asdict, make_results(rows, own)))
        await store.results._database.write(lambda one: one.execute(insert(schema.results), filled))
        clock = VirtualClock(NOW)
        asker = Asker(ME, GUILD, lambda _: True)
        profiles = Profiles(store, clock)

        async def list_page() -> None:
            await store.played.list_tables(ME, "", (), 3, A_PAGE)

        async def tell() -> None:
            figures = await profiles.load_figures(ME, asker)
            list(describe_profile(ProfileFacts(ME, "Ann", figures, own=True), say))

        async def draw() -> None:
            render_profile(ProfileFacts(ME, "Ann", await profiles.load_figures(ME, asker), own=True), say)

        sys.stdout.write(
            f"a page of matches {await measure(list_page):.0f} ms, figures and text {await measure(tell):.0f} ms, "
        )
        sys.stdout.write(f"with the picture {await measure(draw):.0f} ms\n")
        await store.close()


if __name__ == "__main__":
    asyncio.run(report(*map(int, sys.argv[1:3])) if sys.argv[2:] else report(100_000, 2_000))
