"""`python -m tests.texts.outside [GAME …]`: letters in a recorded match that come from no catalogue.

Such a text stays English in every language. Names of people, titles of games, notation in `backticks`, mentions and the
names of emoji are no such texts. Text that is painted into pictures is not looked at, only what describes them.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from unittest.mock import patch

from bot.pictures.painting.canvas import Canvas
from bot.screens.board import render_board
from bot.screens.layout import Button, DiscordMenu, Figure, Menu, Part, Row, Screen, Section, SmallPicture, Text
from bot.screens.more import render_more
from bot.screens.panel import render_panel
from bot.screens.scene import escape_name
from games import find_game, game_keys
from games.engine import Match, Record
from tests.bot.screens.scenes import NAMES, Played
from tests.texts.telling import find_record
from tests.tongues import marked_languages, text_outside_marks
from tests.undrawn import picture_in_words

NO_TEXT = re.compile(r"`[^`]*`|<[^>]*>|\ue000[^\ue001]*\ue001|https?://\S+")
LETTERS = re.compile(r"[^\W\d_][\w’' -]*")
DIGITS = re.compile(r"\d+")
FEWEST = 2
"""A single letter is a sign, such as the column of a board."""


def find_unmarked(game: str, most: int | None = None) -> dict[str, str]:
    """Return each text of a match that came from no catalogue, with a text where it was seen; `most` moves are played.

    What a screen shows is looked at for each viewer after each move.
    """
    found: dict[str, str] = {}
    with marked_languages(), patch.object(Canvas, "to_picture", picture_in_words):
        record = Record.read(find_record(game))
        played = Played(Match.deal_from_record(record))
        names = {find_game(key).title for key in game_keys()} | {*NAMES, *map(escape_name, NAMES)}
        for move in [None, *record.moves[:most]]:
            if move is not None:
                played.play(move[0], move[1])
            for text in _texts_of_all(played):
                for piece in _pieces_outside(text, names):
                    found.setdefault(piece, text)
    return found


def _texts_of_all(played: Played) -> Iterator[str]:
    for seat in (None, *range(played.match.seats)):
        scene = played.scene(seat)
        for screen in (render_board(scene) if seat is None else render_panel(scene), render_more(scene)):
            yield from _texts_of_screen(screen)
    yield from _texts_of_screen(played.log())


def _texts_of_screen(screen: Screen) -> Iterator[str]:
    for part in screen.parts:
        yield from _texts_of(part)


def _texts_of(part: Part | Button) -> Iterator[str]:
    """Yield everything that people read on a part."""
    match part:
        case Text():
            yield part.markdown
        case Section():
            yield from (part.markdown, part.button.label)
        case SmallPicture():
            yield from (part.markdown, part.figure.alt)
        case Row():
            yield from (button.label for button in part.buttons)
        case Button():
            yield part.label
        case Menu():
            yield part.placeholder
            yield from (text for one in part.options for text in (one.label, one.description or ""))
        case DiscordMenu():
            yield part.placeholder
        case Figure():
            yield part.alt


def _pieces_outside(text: str, names: set[str]) -> Iterator[str]:
    """Yield the pieces of a text outside marks in which letters are left when names are taken out."""
    outside = NO_TEXT.sub(" ", text_outside_marks(text))
    for name in sorted(names, key=len, reverse=True):
        outside = outside.replace(name, " ")
    for piece in LETTERS.findall(outside):
        if sum(map(str.isalpha, piece)) >= FEWEST:
            yield DIGITS.sub("0", piece).strip()


def main(games: Sequence[str]) -> int:
    """Print what is found in each game; return 1 if it is anything."""
    whole = 0
    for game in games or game_keys():
        found = find_unmarked(game)
        whole += len(found)
        sys.stdout.write(f"{game}: {len(found)}\n")
        sys.stdout.writelines(f"  {piece!r} in {text[:160]!r}\n" for piece, text in sorted(found.items()))
        sys.stdout.flush()
    return int(whole > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
