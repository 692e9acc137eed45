"""The table of Goblin Teeth as a picture: decks, the Pot with its bids, the Altar, and each player's plate."""

from collections.abc import Sequence

from bot.games.goblin_teeth.names import item_label, item_shown
from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import ALTAR, SeatDice, bids
from bot.games.goblin_teeth.pictures.plates import draw_plate, plate_height
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted, length
from bot.pictures.painting.sprites import Place, icon, plate
from bot.pictures.painting.theme import CAVE, CREAM, GOLD, GROOVE, INK, LEDGE, ROCK, SAND
from bot.pictures.shared.players import badge, number
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView, PotItem

BAR = 12

Chips = list[list[SeatDice]]
"""Bids in lines."""


def draw_table(view: GoblinTeethView, names: Sequence[str], words: Words) -> Canvas:
    """Return the table as this view has it."""
    tops, height = _places(view)
    canvas = Canvas((at.WIDTH, height), CAVE)
    _draw_header(canvas, view, words)
    for row, one in enumerate(view.pot):
        _draw_item(canvas, view, one, at.HEADER + row * (at.ROW + at.ROW_GAP), words)
    if view.pot:
        _draw_altar(canvas, view, at.HEADER + len(view.pot) * (at.ROW + at.ROW_GAP), words)
    for seat, top in enumerate(tops):
        draw_plate(canvas, view, seat, names[seat], top, words)
    return canvas


def _places(view: GoblinTeethView) -> tuple[list[int], int]:
    """Return where the players' plates begin, and the height of the picture."""
    rows = len(view.pot) + 1 if view.pot else 0
    top = at.HEADER + rows * (at.ROW + at.ROW_GAP) + (at.EDGE - at.ROW_GAP) * bool(rows)
    tops = []
    for seat in range(view.seats):
        tops.append(top)
        top += plate_height(view, seat) + at.EDGE
    return tops, top


def _draw_header(canvas: Canvas, view: GoblinTeethView, words: Words) -> None:
    """Write the round, and draw how many cards are in the decks and among the discarded Cheats."""
    title = words("picture-goblin-teeth-round", round=view.round)
    canvas.write(Lettering(title, Face(Font.ROUND, at.HEADER_SIZE)), (at.EDGE + 6, at.HEADER_MIDDLE), CREAM, CAVE)
    piles = (("discard", len(view.cheat_discard)), ("deck-cheats", view.cheat_deck), ("deck-items", view.item_deck))
    right = at.WIDTH - at.EDGE - 6
    for name, count in piles:
        text = number(count, at.DECK_SIZE)
        right -= length(text.text, text.face)
        canvas.write(text, (right, at.HEADER_MIDDLE), CREAM, CAVE)
        right -= at.DECK_ICON + 6
        canvas.paste(icon(pieces.drawing(name), at.DECK_ICON, CAVE), (right, at.HEADER_MIDDLE - at.DECK_ICON // 2))
        right -= 26


def _draw_item(canvas: Canvas, view: GoblinTeethView, one: PotItem, top: int, words: Words) -> None:
    """Draw an Item of the Pot with the bids on it."""
    _draw_floor(canvas, top, SAND, GROOVE)
    fill = CREAM if one.face_up else ROCK
    canvas.paste(plate((at.CARD_WIDTH, at.ROW - 8), at.RADIUS - 2, fill, GROOVE, SAND), (at.EDGE + 4, top + 4))
    middle = top + at.ROW // 2
    if one.face_up or one.item is None:
        canvas.paste(pieces.item(item_shown(one), at.ITEM_ICON, fill), (at.EDGE + 12, middle - at.ITEM_ICON // 2))
    else:
        canvas.paste(pieces.item("hidden", at.ITEM_ICON, fill), (at.EDGE + 1, middle - at.ITEM_ICON // 2))
        canvas.paste(pieces.item(one.item, at.ITEM_ICON - 18, fill), (at.EDGE + 46, middle - at.ITEM_ICON // 2 + 14))
    name = item_label(view, one, words)
    _write_name(canvas, name, top, (INK if one.face_up else CREAM, fill), 22 if one.item and not one.face_up else 0)
    _draw_chips(canvas, bids(view, one.place), top, one.leader)


def _write_name(canvas: Canvas, name: str, top: int, inks: tuple[str, str], shift: int = 0) -> None:
    left = at.EDGE + at.ITEM_ICON + 18 + shift
    room = at.EDGE + at.CARD_WIDTH - left - 4
    lines = _broken(name, room)
    for line, text in enumerate(lines):
        middle = top + at.ROW // 2 + (2 * line - len(lines) + 1) * 15
        canvas.write(fitted(text, at.ITEM_NAME_SIZES, room, ""), (left, middle), *inks)


def _broken(name: str, room: int) -> list[str]:
    """Return a name in one line, or in two if it is too long for that."""
    if length(name, Face(Font.ROUND, at.ITEM_NAME_SIZES[0])) <= room or " " not in name:
        return [name]
    first, _, rest = name.partition(" ")
    return [first, rest]


def _draw_altar(canvas: Canvas, view: GoblinTeethView, top: int, words: Words) -> None:
    """Draw the Altar with the dice on it."""
    _draw_floor(canvas, top, LEDGE, LEDGE)
    middle = top + at.ROW // 2
    canvas.paste(icon(pieces.drawing("altar"), at.ITEM_ICON, LEDGE), (at.EDGE + 12, middle - at.ITEM_ICON // 2))
    _write_name(canvas, words("goblin-teeth-altar"), top, (CREAM, LEDGE))
    _draw_chips(canvas, bids(view, ALTAR), top, None, LEDGE)


def _draw_floor(canvas: Canvas, top: int, fill: str, edge: str) -> None:
    canvas.paste(plate((at.WIDTH - 2 * at.EDGE, at.ROW), at.RADIUS, fill, edge, CAVE), (at.EDGE, top))


def _draw_chips(canvas: Canvas, offered: list[SeatDice], top: int, leader: int | None, ground: str = SAND) -> None:
    """Draw who has dice here, as large as there is room; on the Altar (`LEDGE`) without totals."""
    totals = ground == SAND
    lines, side, tall = _arranged(offered, totals=totals)
    y = top + (at.ROW - len(lines) * tall - (len(lines) - 1) * 3) // 2
    for line in lines:
        x = at.CHIPS_LEFT
        for bid in line:
            width = chip_width(bid, side, totals=totals)
            _draw_chip(canvas, bid, (x, y, width, tall), (side, ground), leads=bid.seat == leader)
            x += width + at.CHIP_GAP
        y += tall + 3


def _arranged(offered: list[SeatDice], *, totals: bool) -> tuple[Chips, int, int]:
    """Return the bids in lines, with the side of a die and the height of a chip."""
    room = at.WIDTH - at.EDGE - at.CHIPS_LEFT
    for most, side, tall in at.CHIP_SIZES:
        lines = _lines([(bid, chip_width(bid, side, totals=totals)) for bid in offered], room)
        if len(lines) <= most:
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
    return 8 + side * 4 // 5 + 6 + len(bid.dice) * (side + 3) + (side if totals else 2) + 4


def _draw_chip(
    canvas: Canvas, bid: SeatDice, box: tuple[int, int, int, int], look: tuple[int, str], *, leads: bool
) -> None:
    """Draw one player's dice at a place; the highest bid stands out."""
    x, y, width, tall = box
    side, ground = look
    fill, ink, edge = (CREAM, INK, GOLD) if leads else (ROCK, CREAM, LEDGE)
    canvas.paste(plate((width, tall), 12, fill, edge, ground), (x, y))
    middle, sign = y + tall // 2, side * 4 // 5
    canvas.paste(badge(bid.seat, sign, fill), (x + 6, middle - sign // 2))
    left = x + 6 + sign + 6
    for value, hand in zip(bid.dice, bid.hands, strict=True):
        canvas.paste(pieces.die(bid.seat, value, side, fill), (left, middle - side // 2))
        if hand is not None:
            _draw_hand_mark(canvas, hand, (left + side // 2, middle + side // 2), side, fill, own=hand == bid.seat)
        left += side + 3
    if ground == SAND:
        canvas.write_about(number(bid.total, side * 3 // 4 + 4), ((left + x + width - 4) // 2, middle), ink, fill)


def _draw_hand_mark(canvas: Canvas, seat: int, foot: Place, side: int, fill: str, *, own: bool) -> None:
    """Mark a die that was placed or changed since the reader last played: a bar, or the sign of another who did it."""
    if own:
        canvas.paste_about(plate((side - 8, BAR), BAR // 2, GOLD, INK, fill), foot)
    else:
        canvas.paste_about(badge(seat, side // 2, fill), (foot[0], foot[1] - 4))
