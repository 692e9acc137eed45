"""`python -m tests.load [--tables N] [--rate R] [--seconds S] [--json] …`: measure the bot under load."""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import get_args

from bot.tables import Motion
from games import list_game_keys
from games.engine.words import ENGLISH, list_languages
from tests.load.figures import Figures
from tests.load.houses.database import HouseDatabase, kept
from tests.load.houses.measured_house import ROOT
from tests.load.houses.postgres_server import NoServer
from tests.load.measurement import LoadPlan, measure
from tests.words import tool_text

MOST_TABLES, MOST_CLICKS, MOST_SECONDS, MOST_PROCESSES, MOST_GOBLINS, MOST_PLAYERS = 1000, 200.0, 600.0, 16, 20, 24


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report; 1 if clicks failed, or if hardly any was made."""
    asked = _asked(arguments)
    try:
        with tempfile.TemporaryDirectory(prefix="parlour-load-") as folder, kept(asked.database, Path(folder)) as place:
            figures = asyncio.run(measure(_wanted(asked, Path(folder), place)))
    except NoServer as reason:
        sys.stderr.write(tool_text("load-no-server", reason=str(reason)) + "\n")
        return 2
    sys.stdout.write(_told(figures, as_json=asked.json))
    return 1 if figures.parlour.failures or figures.parlour.clicks < asked.rate else 0


def _told(figures: Figures, *, as_json: bool) -> str:
    return json.dumps(asdict(figures)) + "\n" if as_json else "".join(f"{line}\n" for line in figures.lines())


def _wanted(asked: argparse.Namespace, folder: Path, place: HouseDatabase) -> LoadPlan:
    return LoadPlan(
        asked.tables,
        asked.rate,
        asked.seconds,
        asked.warming,
        asked.house.resolve(),
        folder,
        place,
        processes=asked.processes,
        servers=asked.processes,
        games=asked.game or (),
        old_goblins=asked.old_goblins,
        daily_players=asked.daily,
        reviewers=asked.reviews,
        motion=asked.motion,
        languages=asked.languages,
    )


def _asked(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=tool_text("load-help"))
    parser.add_argument("--tables", type=within(int, 1, MOST_TABLES), default=20, help=tool_text("load-help-tables"))
    parser.add_argument("--rate", type=within(float, 0, MOST_CLICKS), default=5.0, help=tool_text("load-help-rate"))
    parser.add_argument(
        "--seconds", type=within(float, 1, MOST_SECONDS), default=30.0, help=tool_text("load-help-seconds")
    )
    parser.add_argument(
        "--warming", type=within(float, 0, MOST_SECONDS), default=5.0, help=tool_text("load-help-warming")
    )
    parser.add_argument(
        "--old-goblins", type=within(int, 0, MOST_GOBLINS), default=0, help=tool_text("load-help-old-goblins")
    )
    parser.add_argument("--daily", type=within(int, 0, MOST_PLAYERS), default=0, help=tool_text("load-help-daily"))
    parser.add_argument("--reviews", type=within(int, 0, MOST_PLAYERS), default=0, help=tool_text("load-help-reviews"))
    parser.add_argument("--motion", choices=get_args(Motion), default="off", help=tool_text("load-help-motion"))
    parser.add_argument(
        "--languages",
        type=read_languages,
        default=(ENGLISH,),
        metavar="en,de",
        help=tool_text("load-help-languages"),
    )
    parser.add_argument("--game", action="append", choices=list_game_keys(), help=tool_text("load-help-game"))
    parser.add_argument("--house", type=Path, default=ROOT, metavar="DIR", help=tool_text("load-help-house"))
    parser.add_argument(
        "--processes", type=within(int, 1, MOST_PROCESSES), default=1, help=tool_text("load-help-processes")
    )
    parser.add_argument("--database", metavar="URL", help=tool_text("load-help-database"))
    parser.add_argument("--json", action="store_true", help=tool_text("load-help-json"))
    asked = parser.parse_args(arguments)
    if asked.processes > 1 and asked.database is None:
        parser.error(tool_text("load-one-process"))
    if asked.reviews and asked.languages != (ENGLISH,):
        parser.error(tool_text("load-english-reviews"))
    return asked


def read_languages(text: str) -> tuple[str, ...]:
    """Read languages of the catalogue with commas between them, or say which there are."""
    languages = tuple(text.split(","))
    if not list_languages().issuperset(languages):
        known = ",".join(sorted(list_languages()))
        raise argparse.ArgumentTypeError(tool_text("load-bad-languages", given=text[:20], languages=known))
    return languages


def within(kind: type[int] | type[float], least: float, most: float) -> Callable[[str], float]:
    """Return a function that reads a number of the command line, or says what is expected."""

    def read(text: str) -> float:
        try:
            number = kind(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(tool_text("load-bad-number", given=text[:20], least=least, most=most))
        return number

    return read


if __name__ == "__main__":
    sys.exit(main())
