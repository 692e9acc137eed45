"""Pictures that nobody draws: they take most of the time of tests that are about something else."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

import pytest

from bot.pictures import Picture
from bot.pictures.drawing import pictures_of
from bot.pictures.picture import InWords

HEADER = b"\x89PNG" + bytes(15) + b"\x01\x00\x00\x00\x01"
"""Where a PNG says that it is one by one pixels."""


def picture(*told: object) -> Picture:
    """Return no picture, but one that is another for other words."""
    words = " ".join(str(word) for word in told if isinstance(word, str))
    return Picture(HEADER + words.encode(), InWords(words, words), 1, 1)


UNDRAWN: dict[str, Callable[..., object]] = {
    "bot.screens.lobby.banner": picture,
    "bot.screens.ending.podium": picture,
    "bot.pictures.drawing.pictures_of": lambda key: dict.fromkeys(pictures_of(key), lambda *_: [picture(key)]),
    "bot.screens.game.beat_of": lambda *_: None,
    "bot.screens.game.roll_of": lambda *_: None,
    "bot.screens.game.illustration": picture,
    "bot.replays.highlights.cut_outs": lambda *_: [],
    "bot.ui.composing.films.film": lambda stills: b"GIF89a" + bytes([len(stills)]),
    "bot.ui.composing.composer._make_ready": lambda _: None,
}
"""What draws, and what stands in its place."""


@contextmanager
def nothing_drawn() -> Iterator[None]:
    """Let nothing be drawn meanwhile."""
    with ExitStack() as stack:
        for name, instead in UNDRAWN.items():
            stack.enter_context(patch(name, instead))
        yield


@pytest.fixture
def undrawn() -> Iterator[None]:
    """Let nothing be drawn in a test that is not about pictures."""
    with nothing_drawn():
        yield
