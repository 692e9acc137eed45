"""Some more cards of a hand on their reader's own plate: small cards of one size in a grid, Cheats by their names."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.goblin_teeth.names import card_name
from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.looks import LAID, LAID_FRESH, Inks, draw_laid
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.slabs import CARD, Look, slab
from bot.pictures.painting.sprites import Place, plate
from bot.pictures.painting.theme import CREAM, INK
from games.engine.words import Words
from games.goblin_teeth import ITEMS

Held = tuple[str, int, str]
"""A card, how many of it there are, and where: "hand", "front", or "fresh" if it lies there since the last turn."""
LEAST_PART = 0.6
"""Names are compressed to this part of their width at most."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A way to lay many cards: in so many columns and lines, each so high, with a sign of this side.

    The sign is left of the name, or `above` it.
    """

    columns: int
    lines: int
    height: int
    sign: int
    above: bool = False

    @property
    def width(self) -> int:
        """How wide each card is."""
        return (at.TRAY_RIGHT - at.TRAY_LEFT + at.STRIP_GAP) // self.columns - at.STRIP_GAP

    @property
    def room(self) -> int:
        """How wide a line of a name may be."""
        return self.width - 2 * at.STRIP_EDGE - (0 if self.above else self.sign + 2)

    def name(self, told: str) -> tuple[Lettering, ...]:
        """Return a name in one line, or in two if it has several words and would be compressed."""
        face = Face(Font.ROUND, at.STRIP_SIZE)
        words = told.split()
        if len(words) == 1 or length(told, face) <= self.room:
            return (Lettering(told, face),)
        cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
        halves = min(cuts, key=lambda halves: max(length(half, face) for half in halves))
        return tuple(Lettering(half, face) for half in halves)

    def holds(self, cards: Sequence[Held], words: Words) -> bool:
        """Tell whether all cards have a place, and their names can be read there."""
        lines = [line for card, *_ in cards if card not in ITEMS for line in self.name(card_name(words, card))]
        return len(cards) <= self.columns * self.lines and all(
            length(line.text, line.face) * LEAST_PART <= self.room for line in lines
        )


GRIDS = (
    Grid(5, 1, at.TRAY_HIGH, 48, above=True),
    Grid(3, 2, at.TRAY_LOW, 42),
)
"""The ways to lay some more cards, the best first; names of even more could not be read on a phone."""


def way_of(cards: Sequence[Held], words: Words) -> Grid | None:
    """Return the first way in which all cards fit; `None` if there are too many."""
    return next((way for way in GRIDS if way.holds(cards, words)), None)


def draw_strips(canvas: Canvas, cards: Sequence[Held], way: Grid, top: int, ground: Inks, words: Words) -> None:
    """Draw the cards line by line."""
    for place, card in enumerate(cards):
        line, column = divmod(place, way.columns)
        left = at.TRAY_LEFT + column * (way.width + at.STRIP_GAP)
        _draw_strip(canvas, card, way, (left, top + line * (way.height + 2)), ground, words)


def _draw_strip(canvas: Canvas, card: Held, way: Grid, corner: Place, ground: Inks, words: Words) -> None:
    """Draw a card; one that lies before its player is a flat place of the table, golden if new."""
    (name, count, where), (left, top) = card, corner
    look = {"front": LAID, "fresh": LAID_FRESH}.get(where, CARD)
    if where == "hand":
        canvas.paste(slab((way.width, way.height), at.STRIP_RADIUS, look, ground.fill, shadow=3), corner)
    else:
        draw_laid(canvas, (left, top, way.width - 3, way.height - 3), look, ground)
    box = left, top, way.width - 3, way.height - 3
    if name in ITEMS and not way.above:
        canvas.paste_about(pieces.item(name, way.height - 6, look.ground), (left + box[2] // 2, top + box[3] // 2))
    else:
        _draw_named(canvas, card, way, box, look, card_name(words, name))
    if count > 1:
        many = Lettering(str(count), Face(Font.ROUND, at.STRIP_SIZE + 2))
        canvas.paste(plate((28, 30), 10, INK, CREAM, look.ground), (left + box[2] - 28, top))
        canvas.write_about(many, (left + box[2] - 14, top + 15), CREAM, INK)


def _draw_named(canvas: Canvas, card: Held, way: Grid, box: Box, look: Look, told: str) -> None:
    """Draw sign and name of a card."""
    left, top, wide, high = box
    (name, _, where), lines = card, way.name(told)
    draw = pieces.item if name in ITEMS else pieces.medal if where == "hand" else pieces.cheat
    middle, y, side = left + wide // 2, top + high // 2, way.sign
    if way.above:
        side += at.STRIP_LINE // 2 * (len(lines) == 1)
        canvas.paste_about(draw(name, side, look.ground), (middle, top + side // 2 + 5))
        y = top + (high + side) // 2 + 1
    else:
        canvas.paste(draw(name, side, look.ground), (left + 4, y - side // 2))
        middle = left + side + 4 + (wide - side - 4) // 2
    for place, line in enumerate(lines):
        down = at.STRIP_LINE * (2 * place - len(lines) + 1) // 2
        canvas.write_about(line, (middle, y + down), look.ink, look.ground, within=way.room)
