"""The tray in which a hand lies on its reader's own plate: a few cards with their names, many as signs in two lines."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.goblin_teeth.names import card_name
from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.looks import LAID, LAID_FRESH, WOOD, Inks, draw_laid
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.slabs import CARD, slab
from bot.pictures.painting.sprites import Place, Size, plate
from bot.pictures.painting.theme import CREAM, INK
from games.engine.words import Words
from games.goblin_teeth import ITEMS

Held = tuple[str, int, str]
"""A card, how many of it there are, and where: "hand", "front", or "fresh" if it lies there since the last turn."""
ROOM = at.TRAY_RIGHT - at.TRAY_LEFT
LEAST_PART = 0.75
"""A name of several words is told in two lines rather than compressed to less than this part of its width."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A way to lay cards: in so many columns and lines, each card so high, its sign of this side, `named` or not."""

    columns: int
    lines: int
    height: int
    sign: int
    named: bool = True

    @property
    def card(self) -> Size:
        """How large a card is."""
        return max((ROOM + at.GAP) // self.columns - at.GAP, at.TRAY_LEAST), self.height

    @property
    def step(self) -> int:
        """How far it is from one card to the next: many lie over one another."""
        return min(self.card[0] + at.GAP, (ROOM - self.card[0]) // max(1, self.columns - 1))

    @property
    def whole(self) -> int:
        """The height of all lines."""
        return self.lines * (self.height + at.TRAY_GAP) - at.TRAY_GAP

    def corner(self, place: int, top: int) -> Place:
        """Return the left upper corner of a card."""
        line, column = divmod(place, self.columns)
        return at.TRAY_LEFT + column * self.step, top + line * (self.height + at.TRAY_GAP)

    def name(self, told: str) -> tuple[Lettering, ...]:
        """Return a name in one line, or in two if it has several words and is too long."""
        face, words = Face(Font.ROUND, at.TRAY_NAME), told.split()
        if len(words) == 1 or length(told, face) * LEAST_PART <= self.room:
            return (Lettering(told, face),)
        cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
        halves = min(cuts, key=lambda halves: max(length(half, face) for half in halves))
        return tuple(Lettering(half, face) for half in halves)

    @property
    def room(self) -> int:
        """How wide a name may be."""
        return self.card[0] - self.card[0] // at.TRAY_EDGES


ONE_LINE = 4
"""So many cards lie in one line."""
TWO_LINES = Tray(3, 2, 90, 56)
"""Some more, with their names."""


def tray_for(count: int) -> Tray:
    """Return how so many cards lie: up to six with their names."""
    if count <= ONE_LINE:
        return Tray(max(TWO_LINES.columns, count), 1, 112, 72)
    if count <= TWO_LINES.columns * TWO_LINES.lines:
        return TWO_LINES
    return Tray(-(-count // 2), 2, 90, 62, named=False)


def draw_tray(canvas: Canvas, cards: Sequence[Held], top: int, look: Inks, words: Words) -> None:
    """Draw the tray with its cards; where no card lies there is a place for one."""
    tray, wood = tray_for(len(cards)), replace(look, look=WOOD)
    size = at.TRAY_RIGHT - at.TRAY_LEFT + 2 * at.TRAY_RIM, tray.whole + 2 * at.TRAY_RIM
    canvas.paste(slab(size, at.RADIUS + 2, WOOD, look.fill, shadow=0), (at.TRAY_LEFT - at.TRAY_RIM, top - at.TRAY_RIM))
    for place in range(tray.columns * tray.lines):
        corner = tray.corner(place, top)
        if place < len(cards):
            _draw_card(canvas, cards[place], tray, corner, wood, words)
        elif tray.named:
            _draw_place(canvas, corner, tray.card)


def _draw_place(canvas: Canvas, corner: Place, size: Size) -> None:
    """Draw a place where no card lies."""
    canvas.paste(
        plate((size[0] - 8, size[1] - 8), at.RADIUS, WOOD.edge, WOOD.lip, WOOD.ground, crisp=True),
        (corner[0] + 2, corner[1] + 4),
    )


def _draw_card(canvas: Canvas, card: Held, tray: Tray, corner: Place, ground: Inks, words: Words) -> None:
    """Draw a card; one that lies before its player is a flat place of the table, golden if new."""
    (name, count, where), (left, top), (wide, high) = card, corner, tray.card
    look = {"front": LAID, "fresh": LAID_FRESH}.get(where, CARD)
    if where == "hand":
        canvas.paste(slab(tray.card, at.RADIUS, look, ground.fill, shadow=4), corner)
    else:
        draw_laid(canvas, (left, top, wide - 4, high - 4), look, ground)
    lines = tray.name(card_name(words, name)) if tray.named else ()
    below = at.TRAY_LINE * len(lines)
    side = tray.sign - (at.TRAY_LINE - 6) * (len(lines) > 1)
    across = left + (min(tray.step, wide) - 4) // 2
    sign = pieces.item if name in ITEMS else pieces.medal if where == "hand" else pieces.cheat
    canvas.paste_about(sign(name, side, look.ground), (across, top + (high - 4 - below) // 2 + bool(lines)))
    for place, line in enumerate(lines):
        middle = top + high - 6 - below + at.TRAY_LINE * place + at.TRAY_LINE // 2
        canvas.write_about(line, (across, middle), look.ink, look.ground, within=tray.room)
    if count > 1:
        draw_count(canvas, count, (left + min(tray.step, wide) - 38, top + 2), look.ground)


def draw_count(canvas: Canvas, count: int, corner: Place, ground: str) -> None:
    """Draw how many of a card there are."""
    (left, top), (wide, high) = corner, at.TRAY_TIMES
    canvas.paste(plate((wide, high), 12, INK, CREAM, ground), corner)
    many = Lettering(str(count), Face(Font.ROUND, at.TRAY_COUNT))
    canvas.write_about(many, (left + wide // 2, top + high // 2), CREAM, INK)
