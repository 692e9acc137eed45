"""`python -m bot.replays RECORD FILE [--names …]`: a whole match as an animation (GIF), as everybody saw it."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.pictures.shared.match_gif import encode_match_gif
from bot.replays.match_gif import build_match_gif
from bot.replays.replay_scene import build_unstored_table
from bot.replays.replayed_match import ReplayedMatch
from bot.replays.replays import OpenedMatch
from bot.screens.custom_ids import ReplayReference
from bot.store.models import Sitter
from games.engine import GameError, Record
from games.engine.words import get_english_sentence, load_words


def main(arguments: list[str] | None = None) -> int:
    """Draw the match of a record and write it as GIF; a record that cannot be seen again ends with status 1."""
    parser = argparse.ArgumentParser(prog="python -m bot.replays", description=get_english_sentence("film-command"))
    parser.add_argument("record", type=Path, help=get_english_sentence("film-command-record"))
    parser.add_argument("file", type=Path, help=get_english_sentence("film-command-file"))
    parser.add_argument("--names", nargs="+", default=[], help=get_english_sentence("film-command-names"))
    parsed_arguments = parser.parse_args(arguments)
    try:
        parsed_arguments.file.write_bytes(
            _render_match_gif(Record.read(parsed_arguments.record), parsed_arguments.names)
        )
    except (GameError, OSError) as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    return 0


def _render_match_gif(record: Record, names: list[str]) -> bytes:
    again = ReplayedMatch.from_record(record)
    gif = build_match_gif(
        ReplayReference("u0", again.last_step), open_replay_of_record(record, again, names), "match", load_words()
    )
    return encode_match_gif([gif.draw_gif_frame(step) for step in gif.steps])


def open_replay_of_record(record: Record, replayed: ReplayedMatch, names: Sequence[str] = ()) -> OpenedMatch:
    """Replay the record of a match with players of these names; those without one are numbered."""
    known, say = dict(enumerate(names)), load_words()
    sitters = [
        Sitter(seat, 1 + seat, known.get(seat, say("replay-player", number=seat + 1))) for seat in range(record.seats)
    ]
    return OpenedMatch(build_unstored_table(replayed.get_match_at(0), sitters, language=say.language), replayed)


if __name__ == "__main__":
    sys.exit(main())
