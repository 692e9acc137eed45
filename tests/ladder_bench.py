"""What a ladder costs: `python -m tests.ladder_bench [ROWS]` fills a store with results of one server and reads it.

It prints milliseconds of processor: computing all ladders of the server as it is done in the background, then the least
of some looks at one of them, with its text, and after another match has ended.
"""

import argparse
import asyncio
import dataclasses
import sys
import time
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import insert

from bot.screens.pages.ladder import LeaderboardRequest, render_leaderboard
from bot.store import Store, schema
from bot.store.models import Result, Server
from bot.tables import TableService, VirtualClock
from bot.tables.use_cases.ladders import ALL_GAMES_LADDER
from games.engine.words import load_words
from games.ladder.tiers import drop_opted_out_people
from tests.made_results import GUILD, NOW, make_results, measure


async def fill(store: Store, rows: list[Result]) -> None:
    """Store results of matches that count."""
    filled = [dataclasses.asdict(replace(row, counts=True)) for row in rows]
    await store.results._database.write(lambda one: one.execute(insert(schema.results), filled))


async def report(rows: int) -> None:
    """Print what a ladder costs with so many rows."""
    say = load_words()
    with TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}")
        played = make_results(rows, 2_000)
        await fill(store, played[4:])
        await store.servers.save_server(Server(GUILD, ladder=True))
        tables = TableService(store, VirtualClock(NOW))

        async def look() -> None:
            await tables.load_server(GUILD)
            placed = await tables.ladders.load_leaderboard(GUILD, ALL_GAMES_LADDER)
            hidden = await store.people.list_hidden_from_ladders()
            shown = drop_opted_out_people(placed, hidden)
            render_leaderboard(LeaderboardRequest(), shown, placed[0], say)

        before = time.process_time()
        await tables.ladders.prepare_ladders()
        sys.stdout.write(f"computed in {time.process_time() - before:.1f} s, a look {await measure(look):.0f} ms, ")
        await fill(store, [replace(row, ended_at=NOW + timedelta(hours=1)) for row in played[:4]])
        before = time.process_time()
        await look()
        sys.stdout.write(f"after another match {1000 * (time.process_time() - before):.0f} ms\n")
        await store.close()


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.ladder_bench", description=__doc__)
    parser.add_argument("rows", nargs="?", type=int, default=100_000, help="how many results there are")
    asyncio.run(report(parser.parse_args().rows))


if __name__ == "__main__":
    main()
