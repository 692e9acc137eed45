"""Plays matches in processes that are killed often, and compares all results with a recount of the records.

python -m tests.results [--kills 100] [--processes 1] [--database auto] [--acts 30] [--warm 4] [--seed 1]
"""

import logging
import sys
from argparse import ArgumentParser
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from tests.load.houses.database import AUTO, kept
from tests.results.killing import Killing, recount
from tests.results.playing import warm_up


def main() -> None:
    """Play, kill, print what was counted, and fail if anything differs."""
    asks = ArgumentParser(description=__doc__)
    asks.add_argument("--kills", type=int, default=100)
    asks.add_argument("--processes", type=int, default=1)
    asks.add_argument("--database", help=f"a URL, or {AUTO}: a PostgreSQL server of its own; none: a SQLite file")
    asks.add_argument("--acts", type=int, default=30, help="the most that a process does before it is killed")
    asks.add_argument("--warm", type=float, default=4.0, help="seconds of play before the first process is forked")
    asks.add_argument("--seed", type=int, default=1)
    asked = asks.parse_args()
    logging.disable()
    began = process_time()
    with TemporaryDirectory() as folder, kept(asked.database, Path(folder)) as place:
        warm_up(Path(folder), asked.warm)
        killing = Killing(place, asked.processes, asked.acts, asked.seed)
        done = killing.kill_often(asked.kills)
        facts = ", ".join(f"{number} {name}" for name, number in asdict(done).items())
        sys.stdout.write(f"{place.name}: {facts} ({process_time() - began:.0f} s)\n")
        raise SystemExit(recount(place.url) or bool(done.defects))


if __name__ == "__main__":
    main()
