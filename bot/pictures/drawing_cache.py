"""A cache of the last pictures drawn for each viewer of a table: what would look the same is not drawn again.

One moment is shown on the board and in each panel, one panel for each step of a move, and a board stays as it is while
its player still chooses. All of these are the same picture. Who takes a step back sees again what they saw before it.
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import TypeVar, cast

from cachetools import LRUCache

from bot.pictures.painting.canvas import Canvas
from bot.pictures.picture import Picture, PictureText
from bot.pictures.shared.portraits import get_current_portraits

T = TypeVar("T")

MAX_KEPT_DRAWINGS = 4
"""So many drawings are kept for each viewer, as long as there is room: the last, and those before it."""


@dataclass(frozen=True, slots=True)
class KeptDrawing:
    """What was drawn, and all that it was drawn from."""

    shown: tuple[object, ...]
    drawn: object


class RecentDrawings:
    """The last drawings, by whose they are. It belongs to the thread in which all are drawn."""

    def __init__(self, max_drawings: int) -> None:
        self._kept: LRUCache[Hashable, tuple[KeptDrawing, ...]] = LRUCache(max_drawings, getsizeof=len)
        self._each = min(MAX_KEPT_DRAWINGS, max_drawings)

    def find_recent_or_draw(self, whose: Hashable, shown_values: tuple[object, ...], draw: Callable[[], T]) -> T:
        """Return one of the last drawings for somebody if it shows the same, otherwise a new one."""
        drawings = self._kept.get(whose, ())
        found = next((drawing for drawing in drawings if drawing.shown == shown_values), None) or KeptDrawing(
            shown_values, draw()
        )
        if not drawings or drawings[0] is not found:
            others = tuple(drawing for drawing in drawings if drawing is not found)
            self._kept[whose] = (found, *others)[: self._each]
        return cast("T", found.drawn)


_RECENT: ContextVar[RecentDrawings | None] = ContextVar("recent", default=None)


def draw_cached(whose: Hashable, shown_values: tuple[object, ...], draw: Callable[[], T]) -> T:
    """Return what is drawn for somebody from `shown_values` and the faces: the last drawing, if it is the same.

    `whose` tells for whom and what for. Where nobody keeps drawings, it is always drawn.
    """
    recent = _RECENT.get()
    return (
        draw() if recent is None else recent.find_recent_or_draw(whose, (*shown_values, get_current_portraits()), draw)
    )


def draw_cached_picture(
    whose: Hashable, shown_values: tuple[object, ...], alt_text: str | PictureText, compose: Callable[[], Canvas]
) -> Picture:
    """Return a picture with its words; its pixels are drawn if the last ones for somebody were drawn from other things.

    `shown_values` must be all that the canvas is composed from: then nobody sees what another alone may know.
    """
    drawn = draw_cached(("pixels", whose), shown_values, lambda: compose().to_picture(""))
    return replace(drawn, words=PictureText(alt_text, alt_text) if isinstance(alt_text, str) else alt_text)


@contextmanager
def use_drawing_cache(recent: RecentDrawings) -> Iterator[None]:
    """Look into these drawings before anything is drawn in the meantime."""
    before = _RECENT.set(recent)
    try:
        yield
    finally:
        _RECENT.reset(before)


def wrap_with_cached_drawings(recent: RecentDrawings, make: Callable[[], T]) -> Callable[[], T]:
    """Return a function that makes something, and looks into these drawings before it draws."""

    def make_with_recent_drawings() -> T:
        with use_drawing_cache(recent):
            return make()

    return make_with_recent_drawings
