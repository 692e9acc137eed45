"""Pictures that nobody draws: they take most of the time of tests that are about something else."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache
from unittest.mock import patch

import pytest

from bot.pictures import Picture
from bot.pictures.drawing import find_draw_functions
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.png import compress_png_rows, encode_png
from bot.pictures.painting.theme import flatten_palette
from bot.pictures.picture import PictureText

HEADER = b"\x89PNG" + bytes(15) + b"\x01\x00\x00\x00\x01"
"""Where a PNG says that it is one by one pixels."""


def picture(*told: object) -> Picture:
    """Return no picture, but one that is another for other words."""
    words = " ".join(str(word) for word in told if isinstance(word, str))
    return Picture(HEADER + words.encode(), PictureText(words, words), 1, 1)


def picture_in_words(canvas: Canvas, words: str | PictureText, moves: Callable[[], bytes] | None = None) -> Picture:
    """Return a picture with its words and size that was not painted; it is another where the canvas looks different."""
    told = PictureText(words, words) if isinstance(words, str) else words
    header = b"\x89PNG" + bytes(12) + canvas.width.to_bytes(4, "big") + canvas.height.to_bytes(4, "big")
    return Picture(header + canvas.hash_rows(0, canvas.height), told, canvas.width, canvas.height, moves)


@cache
def _blank(size: tuple[int, int]) -> bytes:
    """Return the file of a picture with nothing on it."""
    return encode_png(size, flatten_palette(), [compress_png_rows(bytes((size[0] + 1) * size[1]))])


def blank_picture(canvas: Canvas, words: str | PictureText, moves: Callable[[], bytes] | None = None) -> Picture:
    """Return a picture with its words and size that a browser can show, with nothing on it."""
    told = PictureText(words, words) if isinstance(words, str) else words
    return Picture(_blank((canvas.width, canvas.height)), told, canvas.width, canvas.height, moves)


UNDRAWN: dict[str, Callable[..., object]] = {
    "bot.screens.lobby.draw_lobby_banner": picture,
    "bot.screens.pages.game_night.draw_banner_head": picture,
    "bot.screens.ending.draw_podium": picture,
    "bot.screens.pages.game_night.draw_podium": picture,
    "bot.pictures.drawing.find_draw_functions": lambda key: dict.fromkeys(
        find_draw_functions(key), lambda *_: [picture(key)]
    ),
    "bot.screens.game.draw_game_moment": lambda *_: None,
    "bot.screens.game.animate_game_roll": lambda *_: None,
    "bot.screens.game.draw_sample_picture": picture,
    "bot.replays.highlights.draw_highlight_cut_outs": lambda *_: [],
    "bot.ui.composing.match_gifs.encode_match_gif": lambda stills: b"GIF89a" + bytes([len(stills)]),
}
"""What draws, and what stands in its place."""


WORDLESS = (
    "bot.screens.ending.draw_podium",
    "bot.pictures.drawing.find_draw_functions",
    "bot.screens.game.draw_game_moment",
)
"""What stands in place of pictures that have words to read."""
IN_WORDS = {name: instead for name, instead in UNDRAWN.items() if name not in WORDLESS} | {
    "bot.pictures.painting.canvas.Canvas.to_picture": picture_in_words
}
"""What paints, and what stands in its place: nothing of it is kept for tests that paint."""
BLANK: dict[str, Callable[..., object]] = {"bot.pictures.painting.canvas.Canvas.to_picture": blank_picture}
"""What paints, and what stands in its place where a browser shows pictures of which only the size matters."""


@contextmanager
def replaced(instead: Mapping[str, Callable[..., object]]) -> Iterator[None]:
    """Let this stand in the place of what draws."""
    with ExitStack() as stack:
        for name, other in instead.items():
            stack.enter_context(patch(name, other))
        yield


@contextmanager
def nothing_drawn() -> Iterator[None]:
    """Let nothing be drawn in the meantime."""
    with replaced(UNDRAWN):
        yield


@pytest.fixture
def undrawn() -> Iterator[None]:
    """Let nothing be drawn in a test that is not about pictures."""
    with replaced(UNDRAWN):
        yield


@pytest.fixture
def blank() -> Iterator[None]:
    """Let pictures have their size and words, and nothing on them, in a test that reads them in a browser."""
    with replaced(BLANK):
        yield


@pytest.fixture
def in_words() -> Iterator[None]:
    """Let no picture be painted in a test that reads their words alone: that takes most of a picture's time."""
    with replaced(IN_WORDS):
        yield
