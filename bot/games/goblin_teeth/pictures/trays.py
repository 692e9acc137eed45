"""The tray in which a hand lies on its reader's own plate: cards with their names, in one line or in two."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.goblin_teeth.names import card_name
from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.looks import LAID, LAID_FRESH, OPEN, REST, WOOD, Inks, draw_laid
from bot.pictures.painting.canvas import Box, Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.slabs import CARD, slab
from bot.pictures.painting.sprites import Place, plate
from bot.pictures.painting.theme import CREAM, INK
from games.engine.words import Words
from games.goblin_teeth import ITEMS

Held = tuple[str, int, str]
"""A card, how many of it there are, and where: "hand", "open" if it can be played now, "rest" if only others can be,
"front" if it lies before its player, "fresh" if it does so since the last turn."""
LOOKS = {"hand": CARD, "open": OPEN, "rest": REST, "front": LAID, "fresh": LAID_FRESH}
LYING = "front", "fresh"
LEAST_PART = 0.75
"""A name of several words is told in two lines rather than compressed to less than this part of its width."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A way to lay so many cards: in lines, each card so high, its sign of this side, `named` or not.

    A `broad` one takes the whole width of its plate.
    """

    count: int
    lines: int
    height: int
    sign: int
    named: bool = True
    broad: bool = False

    @property
    def low(self) -> bool:
        """Tell whether cards are so low that a name of two lines stands beside its sign."""
        return self.lines > 1

    @property
    def names(self) -> tuple[int, ...]:
        """The sizes to try for names."""
        return at.TRAY_NAMES[self.low :]

    @property
    def room(self) -> int:
        """How wide the lines are."""
        return (at.TRAY_BROAD if self.broad else at.TRAY_RIGHT) - at.TRAY_LEFT

    @property
    def abreast(self) -> int:
        """How many cards lie in the first line, at most one more than in the last."""
        return -(-self.count // self.lines)

    @property
    def whole(self) -> int:
        """The height of all lines."""
        return self.lines * (self.height + at.TRAY_GAP) - at.TRAY_GAP

    def box(self, place: int, top: int) -> Box:
        """Return left end, top, width and height of a card: those of a line fill it, but a single one does not."""
        line, column = divmod(place, self.abreast)
        cards = max(at.TRAY_FEW, min(self.abreast, self.count - line * self.abreast))
        left, right = ((self.room + at.GAP) * (column + end) // cards for end in (0, 1))
        return at.TRAY_LEFT + left, top + line * (self.height + at.TRAY_GAP), right - left - at.GAP, self.height


def name_on(told: str, wide: int, sizes: tuple[int, ...] = at.TRAY_NAMES) -> tuple[Lettering, ...]:
    """Return a name in one line of a card, or in two if it has several words and is too long."""
    face, words = Face(Font.ROUND, sizes[-1]), told.split()
    if len(words) == 1 or length(told, face) * LEAST_PART <= room_on(wide):
        return (whole(told, sizes, room_on(wide)),)
    cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    halves = min(cuts, key=lambda halves: max(length(half, face) for half in halves))
    return tuple(Lettering(half, face) for half in halves)


def room_on(wide: int) -> int:
    """Return how wide a name may be on a card."""
    return wide - wide // at.TRAY_EDGES


def tray_for(count: int) -> Tray:
    """Return how so many cards lie: with their names unless they are very many."""
    if count <= at.TRAY_LINE_OF:
        return Tray(count, 1, 112, 72)
    if count <= at.TRAY_BESIDE:
        return Tray(count, 2, 90, 56)
    return Tray(count, 2, 82, 51, named=count <= at.TRAY_NAMED, broad=True)


def draw_tray(canvas: Canvas, cards: Sequence[Held], top: int, look: Inks, words: Words) -> None:
    """Draw the tray with its cards."""
    tray, wood = tray_for(len(cards)), replace(look, look=WOOD)
    size = tray.room + 2 * at.TRAY_RIM, tray.whole + 2 * at.TRAY_RIM
    canvas.paste(slab(size, at.RADIUS + 2, WOOD, look.fill, shadow=0), (at.TRAY_LEFT - at.TRAY_RIM, top - at.TRAY_RIM))
    for place, card in enumerate(cards):
        _draw_card(canvas, card, tray.box(place, top), tray, (wood, words))


def _draw_card(canvas: Canvas, card: Held, box: Box, tray: Tray, ground: tuple[Inks, Words]) -> None:
    """Draw a card; one that lies before its player is a flat place of the table, golden if new."""
    (name, count, where), (left, top, wide, high), (wood, words) = card, box, ground
    look, lies = LOOKS[where], where in LYING
    if lies:
        draw_laid(canvas, (left, top, wide - 4, high - 4), look, wood)
    else:
        canvas.paste(slab((wide, high), at.RADIUS, look, wood.fill, shadow=4), (left, top))
    sign = pieces.item if name in ITEMS else pieces.cheat if lies else pieces.medal
    lines = name_on(card_name(words, name), wide, tray.names) if tray.named else ()
    beside, below = tray.low and len(lines) > 1, at.TRAY_LINE * len(lines)
    side = tray.sign - (at.TRAY_LINE - 6) * (len(lines) > 1 and not beside)
    middle, within = (left + (wide - 4) // 2, top + (high - 4) // 2), room_on(wide)
    if beside:
        canvas.paste_about(sign(name, side, look.ground), (left + at.TRAY_SIGN + side // 2, middle[1]))
        within = wide - side - 3 * at.TRAY_SIGN
        middle, foot = (left + wide - at.TRAY_SIGN - 4 - within // 2, middle[1]), middle[1] + below // 2
    else:
        canvas.paste_about(sign(name, side, look.ground), (middle[0], middle[1] - below // 2 + bool(lines)))
        foot = top + high - (6 if tray.low else 9)
    for place, line in enumerate(lines):
        y = foot - below + at.TRAY_LINE * place + at.TRAY_LINE // 2
        canvas.write_about(line, (middle[0], y), look.ink, look.ground, within=within)
    if count > 1:
        draw_count(canvas, count, (left + wide - 38, top + 2), look.ground)


def draw_count(canvas: Canvas, count: int, corner: Place, ground: str) -> None:
    """Draw how many of a card there are."""
    (left, top), (wide, high) = corner, at.TRAY_TIMES
    canvas.paste(plate((wide, high), 12, INK, CREAM, ground), corner)
    many = Lettering(str(count), Face(Font.ROUND, at.TRAY_COUNT))
    canvas.write_about(many, (left + wide // 2, top + high // 2), CREAM, INK)
