"""Processes that play and are killed at random moments; in between, some results are gone as in an old database."""

import asyncio
import multiprocessing
import random
import signal
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from bot.operator.commands.recount import recount_results
from bot.settings import Settings
from bot.tables.backfill_results import COUNTED_KEY
from tests.load.houses.database import File, HouseDatabase
from tests.results.playing import count_to_the_end, play_until_killed

LATER, LOOK = 0.01, 0.001
"""At most so many seconds after an act a process is killed, in the middle of another; and between two looks."""
SLOWEST = 60.0
"""Seconds after which a process that did not do so much is killed all the same."""
EVERY = 4
"""After one in so many kills, some results are gone, and all is counted from the start."""
ENDED = "SELECT count(*) FROM tables WHERE status IN ('over', 'closed') AND started_at IS NOT NULL"
fork = multiprocessing.get_context("fork")


@dataclass
class Killed:
    """What happened: kills, and those after which more matches had ended; processes that ended by themselves."""

    kills: int = 0
    fruitful: int = 0
    forgotten: int = 0
    defects: int = 0
    ended: int = 0


class Killing:
    """The processes of one bot on one database, by their part of all servers; each is killed after so many `acts`."""

    def __init__(self, place: HouseDatabase, processes: int, acts: int, seed: int) -> None:
        self.place, self.processes, self.acts = place, processes, acts
        self.luck = random.Random(seed)
        self.done = Killed()
        self._at_play: dict[int, BaseProcess] = {}
        self._done_by: dict[int, Any] = {}

    def kill_often(self, times: int) -> Killed:
        """Kill one process after another at random moments, and start it again; at last let the rest be counted."""
        self._count_to_the_end()  # which makes the database
        for part in range(self.processes):
            self._start(part)
        for number in range(times):
            part = self.luck.randrange(self.processes)
            self._wait_for_acts(part, self.luck.randint(1, self.acts))
            self._kill(part)
            if number % EVERY == 0 and isinstance(self.place, File):
                self._forget_some(self.place.path)
            self._start(part)
        for part in range(self.processes):
            self._kill(part)
        self._count_to_the_end()
        return self.done

    def _count_to_the_end(self) -> None:
        counting = fork.Process(target=count_to_the_end, args=(self.place.url,))
        counting.start()
        counting.join()
        self.done.defects += counting.exitcode != 0

    def _start(self, part: int) -> None:
        acts = self._done_by[part] = fork.RawValue("i", 0)

        def count() -> None:
            acts.value += 1

        words = (self.place.url, f"{part}/{self.processes}", self.luck.randrange(1 << 30), count)
        self._at_play[part] = fork.Process(target=play_until_killed, args=words)
        self._at_play[part].start()

    def _wait_for_acts(self, part: int, number: int) -> None:
        """Wait until a process has done so much, and a moment longer."""
        until = time.monotonic() + SLOWEST
        while self._done_by[part].value < number and time.monotonic() < until and self._at_play[part].is_alive():
            time.sleep(LOOK)
        time.sleep(self.luck.uniform(0, LATER))

    def _kill(self, part: int) -> None:
        process = self._at_play[part]
        process.kill()
        process.join()
        self.done.kills += 1
        self.done.defects += process.exitcode != -signal.SIGKILL
        ((ended,),) = asyncio.run(self.place.rows(ENDED))
        self.done.fruitful += ended > self.done.ended
        self.done.ended = ended

    def _forget_some(self, file: Path) -> None:
        """Delete the results of one match in three, and the note up to which table all were counted."""
        with closing(sqlite3.connect(file)) as rows, rows:
            rows.execute("DELETE FROM results WHERE table_id % 3 = ?", (self.luck.randrange(3),))
            rows.execute("DELETE FROM notes WHERE key = ?", (COUNTED_KEY,))
        self.done.forgotten += 1


def recount(url: str) -> int:
    """Compare all results with a recount, and say what differs; 0: nothing does."""
    return recount_results(Settings(_env_file=None, database_url=url), None)  # type: ignore[arg-type]  # it reads no arguments
