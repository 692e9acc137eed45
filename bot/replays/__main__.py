"""`python -m bot.replays RECORD FILE [--names …]`: a whole match as a moving picture, as everybody saw it."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.pictures.shared.film import film
from bot.replays.again import MatchAgain
from bot.replays.replays import Opened
from bot.replays.share import film_of
from bot.replays.sight import table_for
from bot.screens.custom_ids import Playback
from bot.store.models import Sitter
from games.engine import GameError, Record
from games.engine.words import said, words


def main(arguments: list[str] | None = None) -> int:
    """Draw the match of a record and write it as GIF; a record that cannot be seen again ends with status 1."""
    parser = argparse.ArgumentParser(prog="python -m bot.replays", description=said("film-command"))
    parser.add_argument("record", type=Path, help=said("film-command-record"))
    parser.add_argument("file", type=Path, help=said("film-command-file"))
    parser.add_argument("--names", nargs="+", default=[], help=said("film-command-names"))
    asked = parser.parse_args(arguments)
    try:
        asked.file.write_bytes(_film(Record.read(asked.record), asked.names))
    except (GameError, OSError) as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    return 0


def _film(record: Record, names: list[str]) -> bytes:
    again = MatchAgain.of(record)
    wanted = film_of(Playback("u0", again.last), opened_from(record, again, names), "match", words())
    return film([wanted.still(step) for step in wanted.steps])


def opened_from(record: Record, again: MatchAgain, names: Sequence[str] = ()) -> Opened:
    """Return the match of a record with players of these names; those without one are numbered."""
    known, say = dict(enumerate(names)), words()
    sitters = [
        Sitter(seat, 1 + seat, known.get(seat, say("replay-player", number=seat + 1))) for seat in range(record.seats)
    ]
    return Opened(table_for(again.at(0), sitters, language=say.language), again)


if __name__ == "__main__":
    sys.exit(main())
