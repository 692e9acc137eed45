"""The Pot and the Altar of Goblin Teeth: Item cards in a row on the counter, and the dice of those who bid for them."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.goblin_teeth.names import item_label, item_shown
from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import ALTAR, SeatDice, bids, waited_for
from bot.games.goblin_teeth.pictures.looks import BACK, bust
from bot.games.goblin_teeth.pictures.scene import HOLLOW, TONES, WALL, hollow
from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.slabs import CARD, slab
from bot.pictures.painting.sprites import Place, Sprite, paint, plate
from bot.pictures.painting.theme import CREAM, GOLD, INK, LEDGE
from bot.pictures.shared.players import badge, number
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView, PotItem

BAR = 12
STONE = "#1d1915"
"""The ground of bids that are not the highest."""

Chips = list[list[SeatDice]]
"""Dice in lines, player by player."""
Sizes = tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Row:
    """The Items of the Pot in a row: the left end of the first, how far it is to the next, and who bids for each."""

    left: int
    step: int
    offered: tuple[tuple[SeatDice, ...], ...]

    @property
    def beside(self) -> bool:
        """Tell whether dice lie beside their cards."""
        return len(self.offered) <= at.BESIDE

    @property
    def room(self) -> int:
        """How wide the dice at a place may be."""
        return self.step - at.GAP - (at.CARD[0] + at.GAP) * self.beside

    @property
    def height(self) -> int:
        """The height of cards and dice."""
        tallest = max((_tall(one, self.room, at.CHIP_SIZES) for one in self.offered), default=0)
        return max(at.CARD[1], tallest) if self.beside else at.CARD[1] + 2 + tallest


def row_of(view: GoblinTeethView) -> Row:
    """Return the row of the Pot; a duel leaves room for a portrait at each end."""
    offered = tuple(tuple(bids(view, one.place)) for one in view.pot)
    left = at.CORNER if view.seats == at.BESIDE - 1 else at.EDGE
    return Row(left, (at.WIDTH - 2 * left) // max(1, len(offered)), offered)


def stage_height(view: GoblinTeethView) -> int:
    """Return how tall the stage is, with wall and counter."""
    return at.COUNTER_TOP + row_of(view).height + at.COUNTER_FOOT


def draw_pot(canvas: Canvas, view: GoblinTeethView, words: Words, *, grim: bool) -> None:
    """Draw the cards on the counter with the dice at them, the dice at the Altar, and the portraits of a duel."""
    row = row_of(view)
    for place, (one, offered) in enumerate(zip(view.pot, row.offered, strict=True)):
        left = row.left + place * row.step
        size = row.step - at.GAP, row.height - at.HOLLOW_TOP + at.HOLLOW_FOOT
        canvas.paste(hollow(size), (left + at.GAP // 2, at.COUNTER_TOP + at.HOLLOW_TOP))
        card_left = left + (at.HOLLOW_EDGE if row.beside else (row.step - at.CARD[0]) // 2)
        _draw_card(canvas, view, one, (card_left, at.COUNTER_TOP), words, HOLLOW)
        box = (left + at.GAP // 2, at.COUNTER_TOP + at.CARD[1] + 2, row.room)
        if row.beside:
            tall = _tall(offered, row.room, at.CHIP_SIZES)
            box = (card_left + at.CARD[0] + at.GAP, at.COUNTER_TOP + (row.height - tall + at.HOLLOW_TOP) // 2, row.room)
        _draw_chips(canvas, offered, box, at.CHIP_SIZES, HOLLOW, one.leader if offered else None)
        if not offered:
            _draw_candle(canvas, row, box[:2])
    if view.seats == at.BESIDE - 1:
        middle = at.COUNTER_TOP + at.CARD[1] // 2
        for seat, across in enumerate((at.CORNER // 2, at.WIDTH - at.CORNER // 2)):
            ground = TONES[2]
            if waited_for(view, seat):
                side, ground = at.DUEL_LIGHT, TONES[4]
                canvas.paste_about(plate((side, side), side // 2, ground, GOLD, TONES[2]), (across, middle))
            canvas.paste_about(bust(seat, at.DUEL_FACE, ground), (across, middle))
    _draw_altar(canvas, view, WALL[grim])


def _draw_candle(canvas: Canvas, row: Row, corner: Place) -> None:
    """Draw a candle where no dice lie: beside a card, or before it if there is room."""
    side = at.CANDLE if row.beside else min(at.CANDLE, row.height - at.CARD[1] - 6)
    if side < at.CANDLE_LEAST:
        return
    middle = corner[1] if row.beside else corner[1] + side // 2
    candle = pieces.small("candle", side, HOLLOW, paint(far=TONES[1], near=TONES[2]))
    canvas.paste_about(candle, (corner[0] + row.room // 2, middle))


def _draw_altar(canvas: Canvas, view: GoblinTeethView, wall: str) -> None:
    offered, room = bids(view, ALTAR), at.WIDTH - at.EDGE - at.ALTAR_LEFT
    tall = _tall(offered, room, at.ALTAR_SIZES, totals=False)
    box = at.ALTAR_LEFT, at.ALTAR_TOP + (at.ALTAR_HEIGHT - tall) // 2, room
    _draw_chips(canvas, offered, box, at.ALTAR_SIZES, wall, None, totals=False)


def _draw_card(canvas: Canvas, view: GoblinTeethView, one: PotItem, corner: Place, words: Words, ground: str) -> None:
    """Draw an Item with its name, or the back of a card."""
    (left, top), look = corner, CARD if one.face_up else BACK
    canvas.paste(slab(at.CARD, at.RADIUS, look, ground, shadow=5), corner)
    across = left + (at.CARD[0] - 5) // 2
    _draw_sign(canvas, one, (across, top + at.ITEM_MIDDLE), look.ground)
    room = at.CARD[0] - 17
    name = whole(item_label(view, one, words), at.ITEM_NAME_SIZES, room)
    canvas.write_about(name, (across, top + at.NAME_MIDDLE), look.ink, look.ground, within=room)


def _draw_sign(canvas: Canvas, one: PotItem, middle: Place, fill: str) -> None:
    """Draw an Item, or the back of a card with the Item that only its onlooker knows."""
    if one.face_up or one.item is None:
        canvas.paste_about(pieces.item(item_shown(one), at.ITEM, fill), middle)
        return
    canvas.paste_about(pieces.item("hidden", at.ITEM - 10, fill), (middle[0] - 20, middle[1]))
    canvas.paste_about(pieces.item(one.item, at.ITEM - 22, fill), (middle[0] + 26, middle[1] + 8))


def _tall(offered: Sequence[SeatDice], room: int, sizes: Sizes, *, totals: bool = True) -> int:
    """Return the height of the dice at a place."""
    lines, _, tall = arranged(offered, room, sizes, totals=totals)
    return len(lines) * (tall + at.CHIP_GAP)


def arranged(
    offered: Sequence[SeatDice], room: int, sizes: Sizes = at.CHIP_SIZES, *, totals: bool = True
) -> tuple[Chips, int, int]:
    """Return the dice in lines within a room, with the side of a die and the height of a chip: as large as they fit."""
    for most, side, tall in sizes:
        widths = [chip_width(bid, side, totals=totals) for bid in offered]
        lines = _lines(list(zip(offered, widths, strict=True)), room)
        if len(lines) <= most and max(widths, default=0) <= room:
            return lines, side, tall
    return lines, side, tall


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
    return 9 + sign_of(side) + 4 + len(bid.dice) * (side + 2) + (max(side, at.TOTAL) if totals else 2)


def sign_of(side: int) -> int:
    """Return how large the sign of a player is beside a die of a side: as large if there is room."""
    return min(side, at.CHIP_SIGN) if side >= at.ROOMY else side * 4 // 5


def _draw_chips(
    canvas: Canvas,
    offered: Sequence[SeatDice],
    box: tuple[int, int, int],
    sizes: Sizes,
    ground: str,
    leader: int | None,
    *,
    totals: bool = True,
) -> None:
    """Draw who has dice here, in lines about the middle of a box: left, top and width."""
    left, y, room = box
    lines, side, tall = arranged(offered, room, sizes, totals=totals)
    for line in lines:
        widths = [chip_width(bid, side, totals=totals) for bid in line]
        x = left if not totals else left + (room - sum(widths) - at.CHIP_GAP * (len(line) - 1)) // 2
        for bid, wide in zip(line, widths, strict=True):
            _draw_chip(canvas, bid, (x, y, wide, tall), side, (bid.seat == leader, totals, ground))
            x += wide + at.CHIP_GAP
        y += tall + at.CHIP_GAP


def _draw_chip(
    canvas: Canvas, bid: SeatDice, box: tuple[int, int, int, int], side: int, shown: tuple[bool, bool, str]
) -> None:
    """Draw one player's dice at a place; the highest bid stands out. `shown`: leads, totals count, the ground."""
    (x, y, width, tall), (leads, totals, ground) = box, shown
    fill, ink, edge = (CREAM, INK, GOLD) if leads else (STONE, CREAM, LEDGE)
    canvas.paste(plate((width, tall), 12, fill, edge, ground), (x, y))
    middle, sign = y + tall // 2, sign_of(side)
    canvas.paste(badge(bid.seat, sign, fill), (x + 5, middle - sign // 2))
    left = x + 5 + sign + 4
    for value, hand in zip(bid.dice, bid.hands, strict=True):
        canvas.paste(pieces.die(bid.seat, value, side, fill), (left, middle - side // 2))
        if hand is not None:
            foot = left + side // 2, middle + side // 2
            canvas.paste_about(_hand_mark(hand, side, fill, own=hand == bid.seat), foot)
        left += side + 2
    if totals:
        size = max(at.LEAST_TOTAL, side * 3 // 4 + 4)
        canvas.write_about(number(bid.total, size), ((left + x + width - 4) // 2, middle), ink, fill)


def _hand_mark(seat: int, side: int, fill: str, *, own: bool) -> Sprite:
    """Return what marks a die that was placed or changed since the reader last played.

    It is a bar, or the sign of another who did it.
    """
    return plate((side - 8, BAR), BAR // 2, GOLD, INK, fill) if own else badge(seat, side // 2, fill)
