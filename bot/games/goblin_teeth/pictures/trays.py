"""The tray in which a hand lies on its reader's own plate: cards all of one cut, with their names."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.goblin_teeth.names import get_card_name
from bot.games.goblin_teeth.pictures import layout, pieces
from bot.games.goblin_teeth.pictures.plate_colours import (
    FRESH_FRONT_LOOK,
    FRONT_LOOK,
    PLAYABLE_LOOK,
    TRAY_LOOK,
    PlateColours,
    draw_cheat_slot,
)
from bot.pictures.painting.canvas import Box, Canvas, fit_uncut_name
from bot.pictures.painting.lettering import Font, FontFace, Lettering, measure_pixel_width
from bot.pictures.painting.line_breaks import list_two_line_splits
from bot.pictures.painting.slabs import CARD_LOOK, SlabLook, render_slab_sprite
from bot.pictures.painting.sprites import Point, Size, render_rounded_plate_sprite
from bot.pictures.painting.theme import CREAM, INK
from games.engine.words import Words
from games.goblin_teeth import ITEMS

TrayCard = tuple[str, int, str]
"""A card, how many of it there are, and where: "hand", "open" if it can be played now, "front" if it lies before its
player, "fresh" if it does so since the last turn."""
LOOK_BY_KIND = {"hand": CARD_LOOK, "open": PLAYABLE_LOOK, "front": FRONT_LOOK, "fresh": FRESH_FRONT_LOOK}
FRONT_KINDS = "front", "fresh"
MIN_NAME_PART = 0.75
"""A name of several words is told in two lines rather than compressed to less than this part of its width."""


@dataclass(frozen=True, slots=True)
class TrayLayout:
    """A way to lay at most so many cards, all of one cut: `columns`, lines, how high a card is, the side of its sign.

    `names` are the sizes to try for a name, in at most so many `rows`; it stands at the right of its sign or, on cards
    that are `upright`, below it. A `broad` tray takes the whole width of its plate.
    """

    max_cards: int
    columns: int
    lines: int
    height: int
    sign: int
    names: tuple[int, ...]
    rows: int = 1
    upright: bool = False
    broad: bool = False

    @property
    def line_width(self) -> int:
        """How wide the lines are."""
        return (layout.BROAD_TRAY_RIGHT if self.broad else layout.TRAY_RIGHT) - layout.TRAY_LEFT

    @property
    def total_height(self) -> int:
        """The height of all lines."""
        return self.lines * (self.height + layout.TRAY_GAP) - layout.TRAY_GAP

    @property
    def card_width(self) -> int:
        """How wide the narrowest card is."""
        return (self.line_width + layout.GAP) // self.columns - layout.GAP

    def measure_name_room(self, count: int = 1) -> int:
        """Return how wide the name of so many cards that are alike may be."""
        if self.upright:
            return self.card_width - self.card_width // layout.TRAY_EDGES
        return (
            self.card_width - 4 - self.name_left - layout.TRAY_NAME_END - (layout.TRAY_TIMES_LOW[0] + 2) * (count > 1)
        )

    @property
    def name_left(self) -> int:
        """How far a name at the right of its sign is from the left end of its card."""
        return self.sign_left + self.sign + max(layout.TRAY_SIGN, self.sign // 5)

    @property
    def sign_left(self) -> int:
        """How far a sign is from the left end of its card: as far as from its foot."""
        return max(layout.TRAY_SIGN, (self.height - 4 - self.sign) // 2)

    def compute_card_box(self, place: int, top: int) -> Box:
        """Return left end, top, width and height of a card."""
        line, column = divmod(place, self.columns)
        left, right = ((self.line_width + layout.GAP) * (column + end) // self.columns for end in (0, 1))
        return (
            layout.TRAY_LEFT + left,
            top + line * (self.height + layout.TRAY_GAP),
            right - left - layout.GAP,
            self.height,
        )


TRAY_LAYOUTS = (
    TrayLayout(1, 1, 1, 112, 86, (46, 40, 34)),
    TrayLayout(2, 2, 1, 112, 66, (30, 26), upright=True),
    TrayLayout(3, 3, 1, 112, 66, (28, 24), rows=2, upright=True),
    TrayLayout(4, 2, 2, 55, 43, (28, 24)),
    TrayLayout(6, 2, 3, 59, 47, (28, 24)),
    TrayLayout(8, 4, 2, 82, 56, (28, 24), rows=2, broad=True),
    TrayLayout(12, 4, 3, 54, 42, (28, 24), broad=True),
)
"""The ways to lay a hand, but for very many cards."""


def choose_tray_layout(count: int) -> TrayLayout:
    """Return how so many cards lie: with their names unless they are very many."""
    return next((way for way in TRAY_LAYOUTS if count <= way.max_cards), None) or _build_tray_without_names(count)


def _build_tray_without_names(count: int) -> TrayLayout:
    """Return how more cards lie than have room for their names: in two lines, their signs as large as they fit."""
    way = TrayLayout(count, -(-count // 2), 2, 82, 62, (), upright=True, broad=True)
    return replace(way, sign=min(way.sign, way.card_width - 2 * layout.TRAY_SIGN))


def fit_card_name(text: str, way: TrayLayout, count: int = 1) -> tuple[Lettering, ...]:
    """Return a name in one line of a card, or in two if it has several words, is too long, and there is room."""
    cuts, room = list_two_line_splits(text), way.measure_name_room(count)
    if way.rows == 1 or not cuts or _measure_widest_line((text,), way.names[-1]) * MIN_NAME_PART <= room:
        return (fit_uncut_name(text, way.names, room),)
    halves = min(cuts, key=lambda halves: _measure_widest_line(halves, way.names[-1]))
    size = next((size for size in way.names if _measure_widest_line(halves, size) <= room), way.names[-1])
    return tuple(Lettering(half, FontFace(Font.ROUND, size)) for half in halves)


def _measure_widest_line(lines: Sequence[str], size: int) -> int:
    return max(measure_pixel_width(line, FontFace(Font.ROUND, size)) for line in lines)


def draw_tray(canvas: Canvas, cards: Sequence[TrayCard], top: int, colours: PlateColours, words: Words) -> None:
    """Draw the tray with its cards."""
    tray, wood = choose_tray_layout(len(cards)), replace(colours, look=TRAY_LOOK)
    size = tray.line_width + 2 * layout.TRAY_RIM, tray.total_height + 2 * layout.TRAY_RIM
    canvas.paste(
        render_slab_sprite(size, layout.RADIUS + 2, TRAY_LOOK, colours.fill, shadow=0),
        (layout.TRAY_LEFT - layout.TRAY_RIM, top - layout.TRAY_RIM),
    )
    for index, card in enumerate(cards):
        _draw_card(canvas, card, tray.compute_card_box(index, top), tray, (wood, words))


def _draw_card(canvas: Canvas, card: TrayCard, box: Box, tray: TrayLayout, ground: tuple[PlateColours, Words]) -> None:
    """Draw a card; one that lies before its player is a flat place of the table, golden if new."""
    (name, count, where), (left, top, width, height), (wood, words) = card, box, ground
    look, lies = LOOK_BY_KIND[where], where in FRONT_KINDS
    if lies:
        draw_cheat_slot(canvas, (left, top, width - 4, height - 4), look, wood)
    else:
        canvas.paste(render_slab_sprite((width, height), layout.RADIUS, look, wood.fill, shadow=4), (left, top))
    sign = (
        pieces.render_item_sprite
        if name in ITEMS
        else pieces.render_cheat_sprite
        if lies
        else pieces.render_cheat_disc_sprite
    )
    lines = fit_card_name(get_card_name(words, name), tray, count) if tray.names else ()
    if tray.upright:
        _write_name_below(canvas, lines, (left, top, width, height), tray, look)
        side = tray.sign - (layout.TRAY_LINE - 6) * (len(lines) > 1)
        middle = left + (width - 4) // 2, top + (height - 4 - layout.TRAY_LINE * len(lines)) // 2 + bool(lines)
    else:
        _write_name_beside(
            canvas, lines, (left + tray.name_left, top + (height - 4) // 2), tray.measure_name_room(count), look
        )
        side, middle = tray.sign, (left + tray.sign_left + tray.sign // 2, top + (height - 4) // 2)
    canvas.paste_centred(sign(name, side, look.ground), middle)
    if count > 1:
        times = layout.TRAY_TIMES if tray.upright else layout.TRAY_TIMES_LOW
        down = 2 if tray.upright else (height - 4 - times[1]) // 2
        draw_count_badge(
            canvas, count, (left + width - 4 - times[0] - layout.TRAY_NAME_END, top + down), look.ground, times
        )


def _write_name_below(
    canvas: Canvas, lines: Sequence[Lettering], box: Box, tray: TrayLayout, slab_look: SlabLook
) -> None:
    """Write a name at the foot of a card."""
    left, top, width, height = box
    foot = top + height - 10 - layout.TRAY_LINE * len(lines)
    for index, line in enumerate(lines):
        middle = left + (width - 4) // 2, foot + layout.TRAY_LINE * index + layout.TRAY_LINE // 2
        canvas.write_centred(line, middle, slab_look.ink, slab_look.ground, within=tray.measure_name_room())


def _write_name_beside(
    canvas: Canvas, lines: Sequence[Lettering], point: Point, room: int, slab_look: SlabLook
) -> None:
    """Write a name from its left end, its lines about the middle of its card."""
    left, middle = point
    for number, line in enumerate(lines):
        down = (2 * number + 1 - len(lines)) * (line.face.size + 2) // 2
        canvas.draw_text(line, (left, middle + down), slab_look.ink, slab_look.ground, within=room)


def draw_count_badge(canvas: Canvas, count: int, corner: Point, ground: str, size: Size = layout.TRAY_TIMES) -> None:
    """Draw how many of a card there are, on a plate of a size."""
    (left, top), (width, height) = corner, size
    canvas.paste(render_rounded_plate_sprite(size, 12, INK, INK, ground), corner)
    many = Lettering(str(count), FontFace(Font.ROUND, height - 6))
    canvas.write_centred(many, (left + width // 2, top + height // 2), CREAM, INK)
