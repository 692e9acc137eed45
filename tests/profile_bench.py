"""What a profile costs: `python -m tests.profile_bench [ROWS] [OWN]` fills a store with results and reads one person's.

It prints milliseconds of processor, the least of some runs: reading a page of their matches, and reading their figures
and writing the text; nothing is kept in memory in between. The picture is drawn in the drawing queue and is measured
apart.
"""

import argparse
import asyncio
import dataclasses
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import insert

from bot.screens.pages.match_list import MATCH_PAGE_SIZE
from bot.screens.pages.profile import ProfileFacts, format_profile_lines, render_profile
from bot.store import Store, schema
from bot.tables import VirtualClock
from bot.tables.profiles.profiles import ProfileRequester, ProfileService
from games.engine.words import load_words
from tests.made_results import GUILD, ME, NOW, make_results, measure


async def report(rows: int, own: int) -> None:
    """Print what a profile costs with so many rows."""
    say = load_words()
    with TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}")
        filled = list(map(dataclasses.asdict, make_results(rows, own)))
        await store.results._database.write(lambda one: one.execute(insert(schema.results), filled))
        clock = VirtualClock(NOW)
        asker = ProfileRequester(ME, GUILD, lambda _: True)
        profiles = ProfileService(store, clock)

        async def list_page() -> None:
            await store.played.load_match_history(ME, "", (), 3, MATCH_PAGE_SIZE)

        async def tell() -> None:
            figures = await profiles.load_statistics(ME, asker)
            list(format_profile_lines(ProfileFacts(ME, "Ann", figures, own=True), say))

        async def draw() -> None:
            render_profile(ProfileFacts(ME, "Ann", await profiles.load_statistics(ME, asker), own=True), say)

        sys.stdout.write(
            f"a page of matches {await measure(list_page):.0f} ms, figures and text {await measure(tell):.0f} ms, "
        )
        sys.stdout.write(f"with the picture {await measure(draw):.0f} ms\n")
        await store.close()


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.profile_bench", description=__doc__)
    parser.add_argument("rows", nargs="?", type=int, default=100_000, help="how many results there are")
    parser.add_argument("own", nargs="?", type=int, default=2_000, help="how many of them are the person's own")
    asked = parser.parse_args()
    asyncio.run(report(asked.rows, asked.own))


if __name__ == "__main__":
    main()
