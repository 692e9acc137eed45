"""`python -m tests.load.daily [--people N] [--seconds S] [--game KEY]`: many people play the deal of the day at once.

Each clicks some seconds after their last answer. What is measured is a click from the move to the finished screen, with
its pictures, without Discord. Before, one person plays the whole day, so that goblins have their tables in memory.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from statistics import quantiles

from bot.replays.days.daily import DailyDealStage
from bot.replays.days.daily_screen import DailyStep
from bot.replays.playback_stage import ReplayViewer
from bot.store import Store
from bot.store.models import Person
from bot.tables import TableService, VirtualClock
from bot.ui.composing.draw_queue import run_in_drawing_thread
from games import list_game_keys
from games.engine.chance import SwiftChance
from games.engine.daily import choose_daily_game
from games.engine.words import load_words
from tests.words import tool_text

PAUSE = 5.0
LIMIT = 2.0
"""Seconds that 99 of 100 clicks may take."""


@dataclass(slots=True)
class Crowd:
    """People at today's deal, and how many seconds each of their clicks took."""

    daily: DailyDealStage
    seconds: list[float] = field(default_factory=list)

    async def click(self, who: ReplayViewer, seen: DailyStep) -> DailyStep:
        """Play one of the legal moves, and make the next screen."""
        moves = sorted(map(str, seen.scene.table_view.legal))
        move = SwiftChance(f"{who.user_id} {seen.playback.step}").pick(moves, "move")
        began = time.monotonic()
        place = await self.daily.play_choice(seen.playback, who, move)
        seen = await self.daily.load_step(place, who)
        await run_in_drawing_thread(lambda: self.daily.build_screen(seen))
        self.seconds.append(time.monotonic() - began)
        return seen

    async def play(self, number: int, until: float, pause: float) -> None:
        """Play until a moment, or to the end of the deal."""
        who = ReplayViewer(Person(number, f"Person {number}"), load_words(), 7, find_home=lambda: 7)
        await asyncio.sleep(pause * (number % 20) / 20)
        seen = await self.daily.load_step(self.daily.find_today(), who)
        while not seen.is_finished and time.monotonic() < until:
            seen = await self.click(who, seen)
            await asyncio.sleep(pause)


async def measure_game(game: str, people: int, seconds: float, folder: Path) -> list[float]:
    """Return how long the clicks of so many people took on a day of a game."""
    store, clock = await Store.open(str(folder / f"{game}.db")), VirtualClock()
    try:
        tables = TableService(store, clock)
        while choose_daily_game(tables.days.today) != game:
            clock.advance(timedelta(days=1).total_seconds())
        crowd = Crowd(DailyDealStage(tables))
        await crowd.play(1, time.monotonic() + 600, 0)
        crowd.seconds.clear()
        until = time.monotonic() + seconds
        await asyncio.gather(*(crowd.play(number, until, PAUSE) for number in range(2, people + 2)))
        await crowd.daily.stop_goblins()
        return crowd.seconds
    finally:
        await store.close()


async def measure(asked: argparse.Namespace) -> int:
    """Measure each game and print it; 1 if one is too slow."""
    slow = 0
    with tempfile.TemporaryDirectory(prefix="parlour-daily-") as folder:
        for game in asked.game or list_game_keys():
            took = await measure_game(game, asked.people, asked.seconds, Path(folder))
            hundredths = quantiles(took, n=100)
            slow |= hundredths[98] > LIMIT
            half, most = f"{hundredths[49]:.2f}", f"{hundredths[98]:.2f}"
            sys.stdout.write(tool_text("load-daily", game=game, clicks=len(took), half=half, most=most) + "\n")
            sys.stdout.flush()
    return int(slow)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.daily", description=tool_text("load-daily-help"))
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", action="append", choices=list_game_keys())
    return asyncio.run(measure(parser.parse_args(arguments)))


if __name__ == "__main__":
    sys.exit(main())
