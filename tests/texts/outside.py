"""`python -m tests.texts.outside [GAME …]`: letters in a recorded match that come from no catalogue, or the wrong one.

A text of no catalogue stays English in every language. Names of people, titles of games, notation in `backticks`,
mentions and the names of emoji are no such texts. Each match is looked at in all languages of the pseudo-languages.
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from typing import Any
from unittest.mock import patch

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Lettering
from bot.screens.board import render_board
from bot.screens.layout import Button, DiscordMenu, Figure, Menu, Part, Row, Screen, Section, SmallPicture, Text
from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from bot.screens.scene import escape_name
from games import find_game, list_game_keys
from games.engine import Match, Record
from tests.bot.screens.scenes import NAMES, Played
from tests.texts.telling import find_record
from tests.tongues import MARKS, languages_in, marked_languages, text_outside_marks
from tests.undrawn import picture_in_words

NO_TEXT = re.compile(r"`[^`]*`|<[^>]*>|\ue000[^\ue001]*\ue001|https?://\S+")
LETTERS = re.compile(r"[^\W\d_][\w’' -]*")
DIGITS = re.compile(r"\d+")
FEWEST = 2
"""A single letter is a sign, such as the column of a board."""


def find_unmarked(game: str, language: str, positions: int | None = None) -> dict[str, str]:
    """Return each text of a match in a language that came from no catalogue or from another, with where it was seen.

    What screens and pictures show is looked at for each viewer after each move, or in some positions of the match.
    """
    names = {find_game(key).title for key in list_game_keys()} | {*NAMES, *map(escape_name, NAMES)}
    record, seen, painted = Record.read(find_record(game)), set[str](), set[str]()
    with marked_languages(), _noting_letters(painted), patch.object(Canvas, "to_picture", picture_in_words):
        played = Played(Match.deal_from_record(record), language=language)
        looked_at = _choose_positions(len(record.moves), positions)
        for number, move in enumerate([None, *record.moves]):
            if move is not None:
                played.play(move[0], move[1])
            if number in looked_at:
                seen.update(_texts_of_all(played))
    found: dict[str, str] = {}
    # Where a painted text is broken into lines, its marks stand in different lines.
    outside = seen | {text for text in painted if not languages_in(text)}
    for text in sorted(seen | painted):
        pieces = _pieces_outside(text, names) if text in outside else ()
        for piece in [*pieces, *(languages_in(text) - {language})]:
            found.setdefault(piece, text)
    return found


def _choose_positions(last: int, positions: int | None) -> set[int]:
    """Return after how many moves to look: after each, or so often until the end of the match."""
    if positions is None:
        return set(range(last + 1))
    return {last * number // positions for number in range(1, positions + 1)}


@contextmanager
def _noting_letters(painted: set[str]) -> Iterator[None]:
    """Note each text that is painted in the meantime."""

    def noting(write: Callable[..., Any]) -> Callable[..., Any]:
        def note(canvas: Canvas, lettering: Lettering, *how: object, **more: object) -> Any:
            painted.add(lettering.text)
            return write(canvas, lettering, *how, **more)

        return note

    with (
        patch.object(Canvas, "draw_text", noting(Canvas.draw_text)),
        patch.object(Canvas, "write_centred", noting(Canvas.write_centred)),
    ):
        yield


def _texts_of_all(played: Played) -> Iterator[str]:
    for seat in (None, *range(played.match.seats)):
        scene = played.scene(seat)
        for screen in (render_board(scene) if seat is None else render_panel(scene), render_more_menu(scene)):
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what is found in each game and language; return 1 if it is anything."""
    parser = argparse.ArgumentParser(prog="python -m tests.texts.outside", description=__doc__)
    parser.add_argument(
        "game", nargs="*", choices=[*list_game_keys(), []], metavar="GAME", help=", ".join(list_game_keys())
    )
    whole = 0
    for game, language in product(parser.parse_args(arguments).game or list_game_keys(), MARKS):
        found = find_unmarked(game, language)
        whole += len(found)
        sys.stdout.write(f"{game}, {language}: {len(found)}\n")
        sys.stdout.writelines(f"  {piece!r} in {text[:160]!r}\n" for piece, text in sorted(found.items()))
        sys.stdout.flush()
    return int(whole > 0)


if __name__ == "__main__":
    sys.exit(main())
