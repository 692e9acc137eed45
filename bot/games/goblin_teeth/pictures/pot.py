"""The Pot and the Altar of Goblin Teeth: places two by two, each with its card and the dice on it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.goblin_teeth.names import item_label, item_shown
from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import ALTAR, SeatDice, bids
from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.slabs import CARD, DIM, Look, slab
from bot.pictures.painting.sprites import Place, Sprite, icon, plate
from bot.pictures.painting.theme import CREAM, GOLD, INK, LEDGE, SLATE
from bot.pictures.shared.players import badge, number
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView, PotItem

BAR = 12
FLOOR = "#452c14"
"""The boards on which cards and dice lie, and the highest bid shines."""
STONE = "#1d1915"
"""The ground of other bids."""
BACK = Look(SLATE.base, SLATE.deep, SLATE.soft, SLATE.dark, CREAM, SLATE.base)
"""The back of a card."""

Chips = list[list[SeatDice]]
"""Dice in lines, player by player."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for dice: an Item of the Pot, or, if there is none, the Altar."""

    item: PotItem | None
    offered: tuple[SeatDice, ...]

    @property
    def totals(self) -> bool:
        """Tell whether sums count here."""
        return self.item is not None


@dataclass(frozen=True, slots=True)
class Shelf:
    """One or two places side by side, their top and their height."""

    spots: Sequence[Spot]
    top: int
    height: int

    @property
    def width(self) -> int:
        """The width of each place."""
        return at.CELL if len(self.spots) > 1 else at.WIDTH - 2 * at.EDGE


def shelves(view: GoblinTeethView, top: int) -> Iterator[Shelf]:
    """Yield the places from a height down; without dice they are narrow."""
    spots = [Spot(one, tuple(bids(view, one.place))) for one in view.pot]
    spots += [Spot(None, tuple(bids(view, ALTAR)))] * bool(spots)
    for first in range(0, len(spots), 2):
        pair = spots[first : first + 2]
        shelf = Shelf(pair, top, max(_height(spot, Shelf(pair, top, 0).width) for spot in pair))
        yield shelf
        top += shelf.height + at.CELL_GAP


def _height(spot: Spot, width: int) -> int:
    """Return the height that a place needs for its dice."""
    if not spot.offered:
        return at.FLAT
    lines, _, tall = arranged(spot, width)
    return max(at.TALL, len(lines) * (tall + 4) + 4)


def draw_shelf(canvas: Canvas, view: GoblinTeethView, shelf: Shelf, words: Words) -> None:
    """Draw the places of a shelf."""
    for column, spot in enumerate(shelf.spots):
        corner = at.EDGE + column * (at.CELL + at.CELL_GAP), shelf.top
        _draw_card(canvas, view, spot, (corner, shelf.height), words)
        _draw_chips(canvas, spot, corner, (shelf.width, shelf.height))


def _draw_card(canvas: Canvas, view: GoblinTeethView, spot: Spot, box: tuple[Place, int], words: Words) -> None:
    """Draw the card of a place with its name below it, or beside it where there are no dice."""
    ((left, top), height), one = box, spot.item
    look = CARD if one and one.face_up else BACK if one else DIM
    fill, ink = look.ground, look.ink
    flat = height == at.FLAT
    size = (at.FLAT_CARD if flat else at.TALL_CARD, height - 8)
    if one or not flat:
        canvas.paste(slab((size[0] + 3, size[1] + 3), at.RADIUS - 3, look, FLOOR, shadow=5), (left + 4, top + 2))
    name = item_label(view, one, words) if one else words("goblin-teeth-altar")
    room = size[0] - (at.FLAT_ICON + 22 if flat else 12)
    lettering = whole(name, at.ITEM_NAME_SIZES, room)
    if flat:
        middle = top + height // 2
        _draw_sign(canvas, one, at.FLAT_ICON, (left + 10 + at.FLAT_ICON // 2, middle), fill)
        canvas.write(lettering, (left + 18 + at.FLAT_ICON, middle), ink, fill, within=room)
        return
    across, middle = left + 4 + size[0] // 2, top + height // 2
    _draw_sign(canvas, one, at.TALL_ICON, (across, middle - 16), fill)
    canvas.write_about(lettering, (across, middle + 22), ink, fill, within=room)


def _draw_sign(canvas: Canvas, one: PotItem | None, side: int, middle: Place, fill: str) -> None:
    """Draw an Item, the Altar, or the back of a card with the Item that only its onlooker knows."""
    if one is None:
        canvas.paste_about(icon(pieces.drawing("altar"), side, fill), middle)
    elif one.face_up or one.item is None:
        canvas.paste_about(pieces.item(item_shown(one), side, fill), middle)
    else:
        canvas.paste_about(pieces.item("hidden", side, fill), (middle[0] - 8, middle[1]))
        canvas.paste_about(pieces.item(one.item, side - 10, fill), (middle[0] + 12, middle[1] + 5))


def _draw_chips(canvas: Canvas, spot: Spot, corner: Place, size: tuple[int, int]) -> None:
    """Draw who has dice here, as large as there is room."""
    (left, top), (width, height) = corner, size
    lines, side, tall = arranged(spot, width)
    y = top + (height - len(lines) * tall - (len(lines) - 1) * 4) // 2
    for line in lines:
        x = left + at.CHIPS_LEFT
        for bid in line:
            wide = chip_width(bid, side, totals=spot.totals)
            _draw_chip(canvas, bid, (x, y, wide, tall), side, _leads(spot, bid) if spot.totals else None)
            x += wide + at.CHIP_GAP
        y += tall + 4


def _leads(spot: Spot, bid: SeatDice) -> bool:
    return spot.item is not None and bid.seat == spot.item.leader


def arranged(spot: Spot, width: int) -> tuple[Chips, int, int]:
    """Return the dice in lines, with the side of a die and the height of a chip."""
    room = width - at.CHIPS_LEFT - 4
    tried = (
        (_lines([(bid, chip_width(bid, side, totals=spot.totals)) for bid in spot.offered], room), most, side, tall)
        for most, side, tall in at.CHIP_SIZES
    )
    return next((lines, side, tall) for lines, most, side, tall in tried if len(lines) <= most)


def _lines(chips: list[tuple[SeatDice, int]], room: int) -> Chips:
    lines: Chips = []
    left = 0
    for bid, width in chips:
        if width > left:
            lines.append([])
            left = room
        lines[-1].append(bid)
        left -= width + at.CHIP_GAP
    return lines


def chip_width(bid: SeatDice, side: int, *, totals: bool) -> int:
    """Return the width of a chip: sign, dice and, on an Item, the total."""
    return 8 + side * 4 // 5 + 4 + len(bid.dice) * (side + 3) + (max(side, at.TOTAL) if totals else 2)


def _draw_chip(canvas: Canvas, bid: SeatDice, box: tuple[int, int, int, int], side: int, leads: bool | None) -> None:
    """Draw one player's dice at a place; the highest bid stands out. `leads` is nothing where totals do not count."""
    x, y, width, tall = box
    fill, ink, edge = (CREAM, INK, GOLD) if leads else (STONE, CREAM, LEDGE)
    canvas.paste(plate((width, tall), 12, fill, edge, FLOOR), (x, y))
    middle, sign = y + tall // 2, side * 4 // 5
    canvas.paste(badge(bid.seat, sign, fill), (x + 5, middle - sign // 2))
    left = x + 5 + sign + 5
    for value, hand in zip(bid.dice, bid.hands, strict=True):
        canvas.paste(pieces.die(bid.seat, value, side, fill), (left, middle - side // 2))
        if hand is not None:
            foot = left + side // 2, middle + side // 2
            canvas.paste_about(_hand_mark(hand, side, fill, own=hand == bid.seat), foot)
        left += side + 3
    if leads is not None:
        size = max(at.LEAST_TOTAL, side * 3 // 4 + 4)
        canvas.write_about(number(bid.total, size), ((left + x + width - 4) // 2, middle), ink, fill)


def _hand_mark(seat: int, side: int, fill: str, *, own: bool) -> Sprite:
    """Return what marks a die that was placed or changed since the reader last played.

    It is a bar, or the sign of another who did it.
    """
    return plate((side - 8, BAR), BAR // 2, GOLD, INK, fill) if own else badge(seat, side // 2, fill)
