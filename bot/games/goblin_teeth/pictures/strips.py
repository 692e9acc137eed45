"""Many cards of a hand on their reader's own plate: strips in lines, Items by their pictures, Cheats by their names."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.goblin_teeth.names import card_name
from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.looks import BACK, LAID, LAID_FRESH, Inks, draw_laid
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.slabs import CARD, slab
from bot.pictures.shared.players import number
from games.engine.words import Words
from games.goblin_teeth import ITEMS

Held = tuple[str, int, str]
"""A card, how many of it there are, and where: "hand", "front", or "fresh" if it lies there since the last turn."""


@dataclass(frozen=True, slots=True)
class Strips:
    """A way to lay many cards: in so many lines of a height, in letters of a size, with or without the signs of Cheats.

    A name that is wider than `widest` is compressed.
    """

    lines: int
    height: int
    letters: int
    sign: int = 0
    widest: int = at.WIDTH

    @property
    def beside(self) -> int:
        """The room for the sign of a Cheat beside its name."""
        return self.sign + at.STRIP_EDGE // 2 if self.sign else 0

    def width(self, card: Held, words: Words) -> int:
        """Return how wide a card is."""
        name, count, _ = card
        many = length(f"×{count}", number(0, self.letters).face) + at.STRIP_EDGE // 2 if count > 1 else 0
        if name in ITEMS:
            return self.height + at.STRIP_EDGE + many
        text = self.lettering(name, words)
        return 2 * at.STRIP_EDGE + self.beside + min(self.widest, length(text.text, text.face)) + many

    def lettering(self, name: str, words: Words) -> Lettering:
        """Return the name of a card."""
        return Lettering(card_name(words, name), Face(Font.ROUND, self.letters))

    def laid(self, cards: Sequence[Held], words: Words) -> list[list[Held]]:
        """Return the cards in lines, each as full as it may be."""
        lines, left = list[list[Held]](), 0
        for card in cards:
            width = self.width(card, words)
            if width > left:
                lines.append([])
                left = at.TRAY_RIGHT - at.TRAY_LEFT
            lines[-1].append(card)
            left -= width + at.STRIP_GAP
        return lines


WAYS = (
    Strips(2, 52, 30, 42),
    Strips(2, 52, 27, 42),
    Strips(2, 52, 28),
    Strips(2, 52, 25),
    Strips(3, 34, 25),
    Strips(3, 34, 24),
    Strips(3, 34, 24, widest=150),
    Strips(3, 34, 24, widest=132),
)
"""The ways to lay many cards, the best first."""


def way_of(cards: Sequence[Held], words: Words) -> Strips | None:
    """Return the first way in which all cards fit; `None` if there are too many."""
    return next((way for way in WAYS if len(way.laid(cards, words)) <= way.lines), None)


def draw_strips(canvas: Canvas, cards: Sequence[Held], way: Strips, top: int, ground: Inks, words: Words) -> None:
    """Draw the cards line by line: each line fills the room."""
    for line, laid in enumerate(way.laid(cards, words)):
        widths = [way.width(card, words) for card in laid]
        free = at.TRAY_RIGHT - at.TRAY_LEFT - sum(widths) - at.STRIP_GAP * (len(laid) - 1)
        more, x = min(at.STRIP_MORE, free // len(laid)), at.TRAY_LEFT
        for card, width in zip(laid, widths, strict=True):
            _draw_strip(canvas, card, way, (x, top + line * (way.height + 2), width + more), ground, words)
            x += width + more + at.STRIP_GAP


def _draw_strip(canvas: Canvas, card: Held, way: Strips, box: tuple[int, int, int], ground: Inks, words: Words) -> None:
    """Draw a card; one that lies before its player is a flat place of the table, golden if new."""
    (name, count, where), (left, top, width) = card, box
    look = CARD if name in ITEMS else {"front": LAID, "fresh": LAID_FRESH}.get(where, BACK)
    if where == "hand":
        canvas.paste(slab((width, way.height), at.STRIP_RADIUS, look, ground.fill, shadow=3), (left, top))
    else:
        draw_laid(canvas, (left, top, width - 3, way.height - 3), look, ground)
    middle, x = top + way.height // 2 - 1, left + (width - way.width(card, words)) // 2
    if name in ITEMS:
        side = way.height - 6
        canvas.paste(pieces.item(name, side, look.ground), (x + 5, middle - side // 2))
        x += way.height + 4
    else:
        x += at.STRIP_EDGE - 2
        if way.sign:
            canvas.paste(pieces.cheat(name, way.sign, look.ground), (x, middle - way.sign // 2))
            x += way.beside
        label = way.lettering(name, words)
        x = canvas.write(label, (x, middle), look.ink, look.ground, within=way.widest) + at.STRIP_EDGE // 2
    if count > 1:
        canvas.write(Lettering(f"×{count}", Face(Font.ROUND, way.letters)), (x, middle), look.ink, look.ground)
