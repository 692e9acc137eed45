"""Results of many matches for benches, and how their processor time is measured."""

import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from bot.store.models import Result
from games import list_game_keys

NOW = datetime(2030, 6, 30, tzinfo=UTC)
ME, RUNS, SEATS, GUILD = 1, 5, 4, 7


def make_results(rows: int, own: int) -> list[Result]:
    """Return results of matches at four; one person has a seat in `own` of them."""
    random, found = Random(1), list[Result]()
    for table in range(1, rows // SEATS + 1):
        ended, game = NOW - timedelta(minutes=13 * table), random.choice(list_game_keys())
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
