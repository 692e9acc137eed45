"""The Pot and the Altar of Goblin Teeth: Item cards in a row on the counter, and the dice of those who bid for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal
from unicodedata import normalize

from bot.games.goblin_teeth.names import get_item_drawing_name, get_pot_item_name
from bot.games.goblin_teeth.pictures import layout, pieces
from bot.games.goblin_teeth.pictures.contents import ALTAR, SeatDice, group_dice_by_seat, is_waited_for
from bot.games.goblin_teeth.pictures.plate_colours import BACK_LOOK, render_portrait_sprite
from bot.games.goblin_teeth.pictures.scene import COUNTER_TONES, HOLLOW, WALL_COLOURS, render_hollow_sprite
from bot.pictures.painting.canvas import Canvas, fit_uncut_name
from bot.pictures.painting.slabs import CARD_LOOK, render_slab_sprite
from bot.pictures.painting.sprites import Point, Sprite, build_paint, render_rounded_plate_sprite
from bot.pictures.painting.theme import CREAM, GOLD, INK, LEDGE
from bot.pictures.shared.players import build_number_lettering, render_badge_sprite
from bot.pictures.shared.review_marks import draw_review_frame_and_sign, list_review_marks
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView, PotItem

BAR, MIN_TWO_DIGIT_TOTAL = 12, 10
DiceKind = Literal["leads", "less", "offered"]
"""Whether dice are the highest bid on an Item, a lower one, or lie at the Altar."""
LOW_BID_COLOUR = "#1d1915"
"""The ground of bids that are not the highest."""

Sizes = tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class DiceLine:
    """Dice side by side, player by player: how large a die is, how high their chips are, and what is between two."""

    bids: tuple[SeatDice, ...]
    side: int
    height: int
    kind: DiceKind

    @property
    def chip_widths(self) -> list[int]:
        """How wide each chip is."""
        return [measure_chip_width(bid, self.side, self.kind) for bid in self.bids]

    @property
    def width(self) -> int:
        """How wide all are together."""
        return sum(self.chip_widths) + layout.CHIP_GAP * (len(self.bids) - 1)


@dataclass(frozen=True, slots=True)
class PotRow:
    """The Items of the Pot in a row: the left end of the first, how far it is to the next, and who bids for each."""

    left: int
    step: int
    offered: tuple[tuple[SeatDice, ...], ...]

    @property
    def has_dice_beside(self) -> bool:
        """Tell whether dice lie beside their cards."""
        return len(self.offered) <= layout.MAX_PLACES_BESIDE

    @property
    def dice_room(self) -> int:
        """How wide the dice at a place may be."""
        return self.step - layout.GAP - (layout.CARD_SIZE[0] + layout.GAP) * self.has_dice_beside

    @property
    def height(self) -> int:
        """The height of cards and dice."""
        tallest = max(
            (_measure_lines_height(arrange_bid_dice(dice, self.dice_room), self.dice_room) for dice in self.offered),
            default=0,
        )
        return max(layout.CARD_SIZE[1], tallest) if self.has_dice_beside else layout.CARD_SIZE[1] + 2 + tallest


def build_pot_row(view: GoblinTeethView) -> PotRow:
    """Return the row of the Pot; a duel leaves room for a portrait at each end."""
    offered = tuple(tuple(group_dice_by_seat(view, item.place)) for item in view.pot)
    left = layout.CORNER_WIDTH if view.seats == layout.MAX_PLACES_BESIDE - 1 else layout.EDGE_GAP
    return PotRow(left, (layout.WIDTH - 2 * left) // max(1, len(offered)), offered)


def measure_stage_height(view: GoblinTeethView) -> int:
    """Return how tall the stage is, with wall and counter."""
    return layout.COUNTER_TOP + build_pot_row(view).height + layout.COUNTER_FOOT


def draw_pot(canvas: Canvas, view: GoblinTeethView, words: Words, *, grim: bool) -> None:
    """Draw the cards on the counter with the dice at them, the dice at the Altar, and the portraits of a duel."""
    row = build_pot_row(view)
    for index, (item, offered) in enumerate(zip(view.pot, row.offered, strict=True)):
        left = row.left + index * row.step
        size = row.step - layout.GAP, row.height - layout.HOLLOW_TOP + layout.HOLLOW_FOOT
        canvas.paste(render_hollow_sprite(size), (left + layout.GAP // 2, layout.COUNTER_TOP + layout.HOLLOW_TOP))
        card_left = left + (layout.HOLLOW_EDGE if row.has_dice_beside else (row.step - layout.CARD_SIZE[0]) // 2)
        _draw_card(canvas, view, item, (card_left, layout.COUNTER_TOP), words, HOLLOW)
        lines, x = arrange_bid_dice(offered, row.dice_room), left + layout.GAP // 2
        y = layout.COUNTER_TOP + layout.CARD_SIZE[1] + 2
        if row.has_dice_beside:
            free = row.height - _measure_lines_height(lines, row.dice_room) + layout.HOLLOW_TOP
            x, y = card_left + layout.CARD_SIZE[0] + layout.GAP, layout.COUNTER_TOP + free // 2
        _draw_dice_lines(canvas, lines, (x, y, row.dice_room), HOLLOW)
        if not offered:
            _draw_candle(canvas, row, (x, y))
    if view.seats == layout.MAX_PLACES_BESIDE - 1:
        middle = layout.COUNTER_TOP + layout.CARD_SIZE[1] // 2
        for seat, across in enumerate((layout.CORNER_WIDTH // 2, layout.WIDTH - layout.CORNER_WIDTH // 2)):
            ground = COUNTER_TONES[2]
            if is_waited_for(view, seat):
                side, ground = layout.DUEL_LIGHT, COUNTER_TONES[4]
                canvas.paste_centred(
                    render_rounded_plate_sprite((side, side), side // 2, ground, GOLD, COUNTER_TONES[2]),
                    (across, middle),
                )
            canvas.paste_centred(render_portrait_sprite(seat, layout.DUEL_FACE, ground), (across, middle))
    _draw_altar(canvas, view, WALL_COLOURS[grim])
    _mark_reviewed_places(canvas, view, row)


def _mark_reviewed_places(canvas: Canvas, view: GoblinTeethView, row: PotRow) -> None:
    """Mark the places between which a review decides."""
    places = {item.place: number for number, item in enumerate(view.pot)}
    for moves, seat in list_review_marks(view):
        words = moves[0].words
        if words[0] == "place" and words[2] in places:
            left, top = row.left + places[words[2]] * row.step, layout.COUNTER_TOP + layout.HOLLOW_TOP
            box = left, top, left + row.step, top + row.height - layout.HOLLOW_TOP + layout.HOLLOW_FOOT
            draw_review_frame_and_sign(canvas, box, seat)
        elif words[0] == "place":
            draw_review_frame_and_sign(
                canvas,
                (
                    layout.ALTAR_LEFT,
                    layout.ALTAR_TOP,
                    layout.WIDTH - layout.EDGE_GAP,
                    layout.ALTAR_TOP + layout.ALTAR_HEIGHT,
                ),
                seat,
            )


def _draw_candle(canvas: Canvas, row: PotRow, corner: Point) -> None:
    """Draw a candle where no dice lie: beside a card, or before it if there is room."""
    side = layout.CANDLE if row.has_dice_beside else min(layout.CANDLE, row.height - layout.CARD_SIZE[1] - 6)
    if side < layout.MIN_CANDLE:
        return
    middle = corner[1] if row.has_dice_beside else corner[1] + side // 2
    candle = pieces.render_drawing_sprite(
        "candle", side, HOLLOW, build_paint(far=COUNTER_TONES[1], near=COUNTER_TONES[2])
    )
    canvas.paste_centred(candle, (corner[0] + row.dice_room // 2, middle))


def _draw_altar(canvas: Canvas, view: GoblinTeethView, wall: str) -> None:
    room = layout.WIDTH - layout.EDGE_GAP - layout.ALTAR_LEFT
    lines = fit_dice_in_lines(group_dice_by_seat(view, ALTAR), room, layout.ALTAR_SIZES, "offered")
    y = layout.ALTAR_TOP + (layout.ALTAR_HEIGHT - _measure_lines_height(lines, 0)) // 2
    for line in lines:
        _draw_dice_line(canvas, line, (layout.ALTAR_LEFT, y), wall)
        y += line.height + layout.CHIP_GAP


def _draw_card(canvas: Canvas, view: GoblinTeethView, item: PotItem, corner: Point, words: Words, ground: str) -> None:
    """Draw an Item with its name, or the back of a card."""
    (left, top), look = corner, CARD_LOOK if item.face_up else BACK_LOOK
    canvas.paste(render_slab_sprite(layout.CARD_SIZE, layout.RADIUS, look, ground, shadow=5), corner)
    across = left + (layout.CARD_SIZE[0] - 5) // 2
    _draw_item_sign(canvas, item, (across, top + layout.ITEM_MIDDLE), look.ground)
    room = layout.CARD_SIZE[0] - 17
    text = normalize("NFKC", get_pot_item_name(view, item, words))  # the letters of pictures have no ①, but a 1
    name = fit_uncut_name(text, layout.ITEM_NAME_SIZES, room)
    canvas.write_centred(name, (across, top + layout.NAME_MIDDLE), look.ink, look.ground, within=room)


def _draw_item_sign(canvas: Canvas, item: PotItem, middle: Point, fill: str) -> None:
    """Draw an Item, or the back of a card with the Item that only its viewer knows."""
    if item.face_up or item.item is None:
        canvas.paste_centred(pieces.render_item_sprite(get_item_drawing_name(item), layout.ITEM_SIZE, fill), middle)
        return
    canvas.paste_centred(pieces.render_item_sprite("hidden", layout.ITEM_SIZE - 10, fill), (middle[0] - 20, middle[1]))
    canvas.paste_centred(
        pieces.render_item_sprite(item.item, layout.ITEM_SIZE - 22, fill), (middle[0] + 26, middle[1] + 8)
    )


def _measure_lines_height(lines: Sequence[DiceLine], room: int) -> int:
    """Return the height of lines of dice in a room."""
    return sum(part[0].height + layout.CHIP_GAP for part in _pair_lines(lines, room))


def _pair_lines(lines: Sequence[DiceLine], room: int) -> list[Sequence[DiceLine]]:
    """Return lines as they lie from above: the highest bid and a line of others side by side if there is room."""
    pair = len(lines) == 2 and sum(line.width for line in lines) + layout.CHIP_GAP <= room
    return [lines] if pair else [(line,) for line in lines]


@lru_cache(maxsize=256)
def arrange_bid_dice(offered: tuple[SeatDice, ...], room: int) -> Sequence[DiceLine]:
    """Return the dice at an Item in lines: the highest bid in full size, the others no higher than need be."""
    leading = fit_dice_in_lines(offered[:1], room, layout.LEADER_SIZES, "leads")
    ways = [
        leading + fit_dice_in_lines(offered[1:], room, sizes, "less")
        for sizes in (layout.CHIP_SIZES, layout.CHIP_SIZES[1:])
    ]
    return min(ways, key=lambda lines: _measure_lines_height(lines, room))


def fit_dice_in_lines(offered: Sequence[SeatDice], room: int, sizes: Sizes, kind: DiceKind) -> list[DiceLine]:
    """Return dice in lines within a room: as large as they fit."""
    lines: list[DiceLine] = []
    for max_count, side, height in sizes:
        lines = _wrap_dice(offered, room, (side, height, kind))
        if len(lines) <= max_count and all(line.width <= room for line in lines):
            break
    return lines


def _wrap_dice(offered: Sequence[SeatDice], room: int, look: tuple[int, int, DiceKind]) -> list[DiceLine]:
    lines: list[DiceLine] = []
    for bid in offered:
        longer = DiceLine((*lines[-1].bids, bid), *look) if lines else None
        if longer and longer.width <= room:
            lines[-1] = longer
        else:
            lines.append(DiceLine((bid,), *look))
    return lines


def measure_chip_width(bid: SeatDice, side: int, kind: DiceKind) -> int:
    """Return the width of a chip: sign, dice and, on an Item, the total."""
    total = (
        (max(layout.TOTAL_WIDTH, side - 6) if bid.total < MIN_TWO_DIGIT_TOTAL else layout.TEN_WIDTH)
        if shows_total(bid, kind)
        else 0
    )
    edges = 2 if kind == "less" else 13 if total else 15
    return edges + compute_sign_size(side, kind) + len(bid.dice) * (side + 2) + total


def shows_total(bid: SeatDice, kind: DiceKind) -> bool:
    """Tell whether a total stands beside dice: a lower bid of a single die is what the die shows."""
    return kind == "leads" or (kind == "less" and len(bid.dice) > 1)


def compute_sign_size(side: int, kind: DiceKind) -> int:
    """Return how large the sign of a player is beside a die of a side: as large if there is room."""
    if side < layout.MIN_LARGE_DIE:
        return side * 4 // 5
    return side - layout.LOWER_SIGN_LOSS if kind == "less" else min(side, layout.CHIP_SIGN)


def _draw_dice_lines(canvas: Canvas, lines: Sequence[DiceLine], box: tuple[int, int, int], ground: str) -> None:
    """Draw who has dice here, in lines about the middle of a box: left, top and width."""
    left, y, room = box
    for part in _pair_lines(lines, room):
        x = left + (room - sum(line.width + layout.CHIP_GAP for line in part) + layout.CHIP_GAP) // 2
        for line in part:
            _draw_dice_line(canvas, line, (x, y + (part[0].height - line.height) // 2), ground)
            x += line.width + layout.CHIP_GAP
        y += part[0].height + layout.CHIP_GAP


def _draw_dice_line(canvas: Canvas, line: DiceLine, corner: Point, ground: str) -> None:
    """Draw dice side by side from a left end."""
    x, y = corner
    for bid, width in zip(line.bids, line.chip_widths, strict=True):
        _draw_chip(canvas, bid, line, (x, y, width), ground)
        x += width + layout.CHIP_GAP


def _draw_chip(canvas: Canvas, bid: SeatDice, line: DiceLine, box: tuple[int, int, int], ground: str) -> None:
    """Draw one player's dice at a place: the highest bid stands out, and a lower one lies on the bare ground."""
    (x, y, width), side = box, line.side
    fill, ink = {"leads": (CREAM, INK), "less": (ground, CREAM), "offered": (LOW_BID_COLOUR, CREAM)}[line.kind]
    if line.kind != "less":
        edge = GOLD if line.kind == "leads" else LEDGE
        canvas.paste(render_rounded_plate_sprite((width, line.height), 12, fill, edge, ground), (x, y))
    middle, sign, inset = y + line.height // 2, compute_sign_size(side, line.kind), 0 if line.kind == "less" else 5
    canvas.paste(render_badge_sprite(bid.seat, sign, fill), (x + inset, middle - sign // 2))
    left, die = (
        x + inset + sign + min(4, inset + 2),
        pieces.render_dim_die_sprite if line.kind == "less" else pieces.render_die_sprite,
    )
    for value, hand in zip(bid.dice, bid.hands, strict=True):
        canvas.paste(die(bid.seat, value, side, fill), (left, middle - side // 2))
        if hand is not None:
            foot = left + side // 2, middle + side // 2
            canvas.paste_centred(_choose_hand_mark(hand, side, fill, own=hand == bid.seat), foot)
        left += side + 2
    if shows_total(bid, line.kind):
        size = max(layout.MIN_TOTAL_SIZE, side * 3 // 4 + 4)
        canvas.write_centred(build_number_lettering(bid.total, size), ((left + x + width - 4) // 2, middle), ink, fill)


def _choose_hand_mark(seat: int, side: int, fill: str, *, own: bool) -> Sprite:
    """Return what marks a die that was placed or changed since the reader last played.

    It is a bar, or the sign of another who did it.
    """
    return (
        render_rounded_plate_sprite((side - 8, BAR), BAR // 2, GOLD, INK, fill)
        if own
        else render_badge_sprite(seat, side // 2, fill)
    )
