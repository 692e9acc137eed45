"""What lies before the others, side by side: dice, cards, known Items and Ongoing cards, and how far they are."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import items_known, unplayed, won
from bot.games.goblin_teeth.pictures.looks import TABLE, Inks, draw_face, inks_of
from bot.games.goblin_teeth.pictures.progress import dial_side, draw_dial, draw_dials
from bot.games.goblin_teeth.pictures.tags import Tags, draw_tags, widths_of
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import fitted, length
from bot.pictures.painting.slabs import slab
from bot.pictures.painting.sprites import Place, Size, icon, plate
from bot.pictures.painting.theme import CREAM, INK
from bot.pictures.shared.players import number
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView

OFFERINGS = 3
"""So many does each player have."""
LONE_DICE = 48, 52
"""How large the dice of the only other player are, and how far apart."""


@dataclass(frozen=True, slots=True)
class Mats:
    """Some seats side by side: in how many `columns`, how many lines of cards the fullest has.

    In a `grid` rings stand at the end of the dice. When the match has `ended`, the Offering that somebody came nearest
    to is all that counts.
    """

    seats: Sequence[int]
    columns: int
    lines: int = 0
    grid: bool = False
    ended: bool = False

    @property
    def width(self) -> int:
        """The width of each."""
        return (at.WIDTH - 2 * at.EDGE - at.GAP * (self.columns - 1)) // self.columns

    @property
    def wide(self) -> bool:
        """Tell whether progress stands beside the player."""
        return self.width >= at.WIDE and not self.ended

    @property
    def inner(self) -> int:
        """The room for a player's things."""
        return self.width - 2 * at.TAG_GAP - 10 - (at.DIALS + 8) * self.wide

    @property
    def dice_line(self) -> int:
        """The height of the line of dice."""
        return at.CLOSE_LINE if self.grid else at.DICE_LINE

    @property
    def dials(self) -> int:
        """The height of rings in a line of their own."""
        return dial_side(self.inner // OFFERINGS, at.DIAL) + 4

    @property
    def height(self) -> int:
        """The height of all of them."""
        if self.ended:
            return at.END_FACE_LINE + at.END_NAME_LINE + at.END_DIAL + at.MAT_FOOT + 10
        if len(self.seats) == 1:
            return at.LONE - at.ITEMS_LINE * (not self.lines)
        player = at.LINE + self.dice_line + self.lines * at.ITEMS_LINE + at.MAT_FOOT
        return player if self.wide or self.grid else player + self.dials


def mats_of(view: GoblinTeethView, seats: Sequence[int]) -> list[Mats]:
    """Return the rows of mats of these seats: one row, but for a crowd."""
    if view.outcome:
        return [Mats(seats, len(seats), ended=True)]
    if len(seats) <= at.MOST_A_ROW:
        return [_filled(view, Mats(seats, len(seats)))]
    parts = [seats[first : first + at.IN_A_GRID] for first in range(0, len(seats), at.IN_A_GRID)]
    return [_filled(view, Mats(part, at.IN_A_GRID, grid=True)) for part in parts]


def _filled(view: GoblinTeethView, mats: Mats) -> Mats:
    return replace(mats, lines=int(any(items_known(view, seat) or view.front[seat] for seat in mats.seats)))


def draw_mats(canvas: Canvas, view: GoblinTeethView, mats: Mats, names: Sequence[str], top: int, words: Words) -> None:
    """Draw a row of mats."""
    for place, seat in enumerate(mats.seats):
        left, look = at.EDGE + place * (mats.width + at.GAP), inks_of(view, seat)
        canvas.paste(slab((mats.width, mats.height), at.RADIUS, look.look, TABLE), (left, top))
        if mats.ended:
            _draw_last(canvas, view, seat, names[seat], (left, top), mats, look)
        elif len(mats.seats) == 1:
            _draw_lone(canvas, view, seat, names[seat], (top, mats.height), words, look)
        else:
            _draw_mat(canvas, view, seat, names[seat], (left + 9, top), mats, words, look)


def _draw_last(
    canvas: Canvas, view: GoblinTeethView, seat: int, name: str, corner: Place, mats: Mats, look: Inks
) -> None:
    """Draw face and name of a seat, and below them the Offering that it came nearest to."""
    across, top, side = corner[0] + (mats.width - 6) // 2, corner[1], at.END_BADGE
    draw_face(canvas, seat, side, (across - side // 2, top + (at.END_FACE_LINE - side) // 2 + 4), look)
    if won(view, seat):
        canvas.paste_about(icon("theme/crown", 40, look.fill), (across, top + 8))
    lettering = fitted(name, at.MAT_NAME_SIZES, mats.inner, f"#{seat + 1}")
    top += at.END_FACE_LINE
    canvas.write_about(lettering, (across, top + at.END_NAME_LINE // 2 + 3), look.ink, look.fill)
    nearest = min(view.progress_of(seat), key=lambda one: one.lacking)
    draw_dial(canvas, nearest, (across, top + at.END_NAME_LINE + at.END_DIAL // 2 + 2), at.END_DIAL, look, ended=True)


def _draw_lone(
    canvas: Canvas, view: GoblinTeethView, seat: int, name: str, box: tuple[int, int], words: Words, look: Inks
) -> None:
    """Draw the only other player, with their Offerings thing by thing."""
    (top, height), left = box, at.LONE_LEFT
    middle = top + 42
    draw_face(canvas, seat, at.BADGE + 8, (left, middle - at.BADGE // 2 - 4), look)
    lettering = fitted(name, at.NAME_SIZES, at.NAME_WIDTH - 14, f"#{seat + 1}")
    canvas.write(lettering, (left + 74, middle), look.ink, look.fill)
    if seat == view.first:
        canvas.paste(pieces.small("token", at.TOKEN, look.fill), (at.TOKEN_LEFT, middle - at.TOKEN // 2))
    _draw_dice(canvas, view, seat, (at.DICE_LEFT, middle), look, LONE_DICE)
    _draw_hand(canvas, view, seat, (at.DICE_LEFT + 3 * LONE_DICE[1], middle), look)
    _draw_cards(canvas, view, seat, (left + 2, top + 106), at.TRAY_RIGHT - left, words, look)
    rings = at.PROGRESS_LEFT, top, at.WIDTH - at.EDGE - at.PROGRESS_LEFT - 12, height - 6
    draw_dials(canvas, view.progress_of(seat), rings, look)


def _draw_mat(
    canvas: Canvas,
    view: GoblinTeethView,
    seat: int,
    name: str,
    corner: Place,
    mats: Mats,
    words: Words,
    look: Inks,
) -> None:
    left, top = corner
    y = top + at.LINE
    _draw_head(canvas, view, seat, name, corner, mats, look)
    dice = left, y + mats.dice_line // 2
    _draw_dice(canvas, view, seat, dice, look, (at.MAT_DIE, at.MAT_DIE_STEP))
    if not mats.grid:
        _draw_hand_before(canvas, view, seat, (left + mats.inner, dice[1]), look)
    cards = y + mats.dice_line + at.ITEMS_LINE // 2
    _draw_cards(canvas, view, seat, (left, cards), mats.inner, words, look)
    box = (left, y + mats.dice_line + mats.lines * at.ITEMS_LINE, mats.inner, mats.dials)
    if mats.wide:
        box = (left + mats.inner + 8, top, at.DIALS, mats.height - 6)
    elif mats.grid:
        past = 3 * at.MAT_DIE_STEP
        box = (left + past, y, mats.inner - past, mats.dice_line)
    draw_dials(canvas, view.progress_of(seat), box, look)


def _draw_head(
    canvas: Canvas, view: GoblinTeethView, seat: int, name: str, corner: Place, mats: Mats, look: Inks
) -> None:
    """Draw face and name, the token at the face, and in a grid how many cards are in the hand."""
    left, middle = corner[0], corner[1] + at.LINE // 2 + 2
    draw_face(canvas, seat, at.MAT_BADGE, (left, middle - at.MAT_BADGE // 2), look)
    right, begin = left + mats.inner, left + at.MAT_BADGE + 12
    if seat == view.first:
        token = pieces.small("token", at.MAT_TOKEN, look.fill)
        canvas.paste(token, (left + at.MAT_BADGE - at.MAT_TOKEN // 3, middle - at.MAT_BADGE // 2 - 4))
        begin += at.MAT_TOKEN // 2
    if mats.grid:
        right = _draw_hand_before(canvas, view, seat, (right, middle), look) - 8
    lettering = fitted(name, at.MAT_NAME_SIZES, right - begin, f"#{seat + 1}")
    canvas.write(lettering, (begin, middle), look.ink, look.fill)


def _draw_dice(canvas: Canvas, view: GoblinTeethView, seat: int, place: Place, look: Inks, sizes: Size) -> None:
    """Draw unplayed dice, so large and so far apart."""
    (left, middle), (side, step) = place, sizes
    for number_, value in enumerate(unplayed(view, seat)):
        thrown = pieces.thrown(seat, value, side, look.fill)
        canvas.paste(thrown, (left + number_ * step, middle - side // 2))


def _draw_hand_before(canvas: Canvas, view: GoblinTeethView, seat: int, end: Place, look: Inks) -> int:
    """Draw how many cards are in a hand, up to a right end; return the left one."""
    count = number(view.hand_sizes[seat], at.MAT_HAND_SIZE)
    left = end[0] - at.MAT_HAND - 2 - length(count.text, count.face)
    _draw_hand(canvas, view, seat, (left, end[1]), look)
    return left


def _draw_hand(canvas: Canvas, view: GoblinTeethView, seat: int, place: Place, look: Inks) -> None:
    """Draw how many cards are in a hand."""
    left, middle = place
    canvas.paste(pieces.small("hand", at.MAT_HAND, look.fill), (left, middle - at.MAT_HAND // 2))
    count = number(view.hand_sizes[seat], at.MAT_HAND_SIZE)
    canvas.write(count, (left + at.MAT_HAND + 2, middle), look.ink, look.fill)


def _draw_cards(
    canvas: Canvas, view: GoblinTeethView, seat: int, place: Place, room: int, words: Words, look: Inks
) -> None:
    """Draw the Items that are known in a hand, then Ongoing cards: with their names if these fit."""
    (left, middle), items, front = place, items_known(view, seat), view.front[seat]
    wanted = len(items) * (at.MAT_ITEM + at.GAP)
    named = widths_of(front, words, room - wanted)
    tags = sum(named) + at.TAG_GAP * (len(named) - 1) if named else min(len(front) * (at.TAG + 2), room // 2)
    _draw_items(canvas, items, place, room - tags, look)
    if front:
        fresh = {thing for _, thing in view.recent}
        shown = Tags(words, look.fill, [card for card in front if f"{seat} {card}" in fresh], left + room)
        draw_tags(canvas, front, (left + room - tags, middle), shown)


def _draw_items(canvas: Canvas, items: Sequence[tuple[str, int]], place: Place, room: int, look: Inks) -> None:
    """Draw Items with their counts, over one another if they are many."""
    x, middle = place
    step = min(at.MAT_ITEM + at.GAP, (room - at.MAT_ITEM) // max(1, len(items) - 1))
    for name, count in items:
        canvas.paste(pieces.item(name, at.MAT_ITEM, look.fill), (x, middle - at.MAT_ITEM // 2))
        if count > 1:
            text = number(count, at.MAT_COUNT)
            wide = length(text.text, text.face) + 10
            canvas.paste(plate((wide, 25), 8, INK, CREAM, look.fill), (x + at.MAT_ITEM - wide + 3, middle - 3))
            canvas.write_about(text, (x + at.MAT_ITEM - wide // 2 + 3, middle + 9), CREAM, INK)
        x += step
