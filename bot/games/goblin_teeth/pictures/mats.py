"""What lies before the others, side by side: dice, cards, known Items and Ongoing cards, and how far they are."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import common, items_known, unplayed, won
from bot.games.goblin_teeth.pictures.looks import TABLE, Inks, draw_face, inks_of
from bot.games.goblin_teeth.pictures.progress import OFFERINGS, draw_apart, draw_dials, draw_rows
from bot.games.goblin_teeth.pictures.tags import Tags, draw_tags, widths_of
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import fitted, length
from bot.pictures.painting.slabs import slab
from bot.pictures.painting.sprites import Place, Size, icon, plate
from bot.pictures.painting.theme import CREAM, INK
from bot.pictures.shared.players import number
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView, Progress

LONE_DICE = 48, 52
"""How large the dice of the only other player are, and how far apart."""


@dataclass(frozen=True, slots=True)
class Mats:
    """Some seats side by side: how many lines of Items the fullest has, and how many Offerings each has alone.

    When the match has `ended`, what everybody had is all that counts.
    """

    seats: Sequence[int]
    lines: int
    apart: int = 0
    ended: bool = False

    @property
    def width(self) -> int:
        """The width of each."""
        return (at.WIDTH - 2 * at.EDGE - at.GAP * (len(self.seats) - 1)) // len(self.seats)

    @property
    def wide(self) -> bool:
        """Tell whether progress stands beside the player."""
        return self.width >= at.WIDE

    @property
    def narrow(self) -> bool:
        """Tell whether a name has a line of its own."""
        return self.width < at.NARROW

    @property
    def dice_line(self) -> int:
        """The height of the line of dice and of the number of cards: nobody needs these when the match has ended."""
        return 4 if self.ended else at.NARROW_DICE if self.narrow else at.DICE_LINE

    @property
    def inner(self) -> int:
        """The room for a player's things."""
        return self.width - 2 * at.TAG_GAP - 10 - (self.beside + 8) * self.wide

    @property
    def beside(self) -> int:
        """How wide progress is where it stands beside a player."""
        return at.BARS_APART if self.apart else at.BARS

    @property
    def progress(self) -> int:
        """The height of progress: rings side by side, or lines if they show what only one player collects."""
        return at.APART_LINE * OFFERINGS if self.apart else at.DIAL + at.DIAL_LINE + 4

    @property
    def height(self) -> int:
        """The height of all of them."""
        if len(self.seats) == 1:
            return at.LONE
        player = at.LINE + at.NARROW_NAME * self.narrow + self.dice_line + self.lines * at.ITEMS_LINE
        return (max(player, self.progress + 6) if self.wide else player + self.progress) + at.MAT_FOOT


def mats_of(view: GoblinTeethView, seats: Sequence[int], a_row: int) -> list[Mats]:
    """Return the rows of mats of these seats, as even as can be."""
    rows = -(-len(seats) // a_row)
    each = -(-len(seats) // max(1, rows))
    return [_mats(view, seats[first : first + each]) for first in range(0, len(seats), each)] if seats else []


def _mats(view: GoblinTeethView, seats: Sequence[int]) -> Mats:
    apart = OFFERINGS - len(common(view))
    bare = Mats(seats, 0, apart, view.outcome is not None)
    return replace(bare, lines=max(_lines(view, seat, bare.inner) for seat in seats))


def _lines(view: GoblinTeethView, seat: int, room: int) -> int:
    """Return how many lines the cards before a seat need; only at the end more than one."""
    items, front = len(items_known(view, seat)), len(view.front[seat])
    if not items + front:
        return 0
    a_line = max(1, room // (at.MAT_ITEM + at.GAP))
    return min(2, -(-(items + front) // a_line)) if view.hands else 1


def draw_mats(canvas: Canvas, view: GoblinTeethView, mats: Mats, names: Sequence[str], top: int, words: Words) -> None:
    """Draw a row of mats."""
    for place, seat in enumerate(mats.seats):
        left, look = at.EDGE + place * (mats.width + at.GAP), inks_of(view, seat)
        canvas.paste(slab((mats.width, mats.height), at.RADIUS, look.look, TABLE), (left, top))
        if len(mats.seats) == 1:
            _draw_lone(canvas, view, seat, names[seat], top, words, look)
        else:
            _draw_mat(canvas, view, seat, names[seat], (left + 9, top), mats, words, look)


def _draw_lone(canvas: Canvas, view: GoblinTeethView, seat: int, name: str, top: int, words: Words, look: Inks) -> None:
    """Draw the only other player, with their Offerings thing by thing."""
    middle, left = top + 42, at.LONE_LEFT
    draw_face(canvas, seat, at.BADGE + 8, (left, middle - at.BADGE // 2 - 4), look)
    lettering = fitted(name, at.NAME_SIZES, at.NAME_WIDTH - 14, f"#{seat + 1}")
    canvas.write(lettering, (left + 74, middle), look.ink, look.fill)
    if seat == view.first:
        canvas.paste(pieces.small("token", at.TOKEN, look.fill), (at.TOKEN_LEFT, middle - at.TOKEN // 2))
    _draw_dice(canvas, view, seat, (at.DICE_LEFT, middle), look, LONE_DICE)
    _draw_hand(canvas, view, seat, (at.DICE_LEFT + 3 * LONE_DICE[1], middle), look)
    _draw_cards(canvas, view, seat, (left + 2, top + 106), at.TRAY_RIGHT - left, words, look, 1)
    draw_rows(canvas, view.progress_of(seat), (at.PROGRESS_LEFT, top + 3), at.LONE - 12, look)


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
    y = _draw_head(canvas, view, seat, name, corner, mats, look)
    if not mats.ended:
        _draw_dice_line(canvas, view, seat, (left, y + mats.dice_line // 2), mats, look)
    y += mats.dice_line
    _draw_cards(canvas, view, seat, (left, y + at.ITEMS_LINE // 2), mats.inner, words, look, mats.lines)
    box = (left, y + mats.lines * at.ITEMS_LINE, mats.inner, mats.progress)
    if mats.wide:
        box = (left + mats.inner + 8, top + (mats.height - 6 - mats.progress) // 2, mats.beside, mats.progress)
    _draw_progress(canvas, view.progress_of(seat), box, look, apart=bool(mats.apart))


def _draw_dice_line(canvas: Canvas, view: GoblinTeethView, seat: int, place: Place, mats: Mats, look: Inks) -> None:
    """Draw dice, and how many cards are in the hand if there is room beside them."""
    left, middle = place
    sizes = (at.NARROW_DIE, at.NARROW_DIE_STEP) if mats.narrow else (at.MAT_DIE, at.MAT_DIE_STEP)
    _draw_dice(canvas, view, seat, place, look, sizes)
    if mats.wide:
        _draw_hand(canvas, view, seat, (left + 3 * sizes[1], middle), look)
    elif not mats.narrow:
        _draw_hand_before(canvas, view, seat, (left + mats.inner, middle), look)


def _draw_progress(canvas: Canvas, offerings: Sequence[Progress], box: Box, look: Inks, *, apart: bool) -> None:
    """Draw rings; with Offerings `apart`, each in a line of its own, thing by thing."""
    if not apart:
        draw_dials(canvas, offerings, box, look)
        return
    left, top, width, height = box
    for place, one in enumerate(offerings):
        line = height // len(offerings)
        draw_apart(canvas, one, (left, top + place * line, width, line), look)


def _draw_head(
    canvas: Canvas, view: GoblinTeethView, seat: int, name: str, corner: Place, mats: Mats, look: Inks
) -> int:
    """Draw face and name, crown and token; return where the next line begins."""
    (left, top), middle = corner, corner[1] + at.LINE // 2 + 4
    beside = not mats.narrow
    draw_face(canvas, seat, at.MAT_BADGE, (left, middle - at.MAT_BADGE // 2), look)
    if won(view, seat):
        canvas.paste_about(icon("theme/crown", 36, look.fill), (left + at.MAT_BADGE // 2, top + 8))
    right = left + mats.inner
    if seat == view.first:
        right -= at.MAT_TOKEN
        canvas.paste(pieces.small("token", at.MAT_TOKEN, look.fill), (right, middle - at.MAT_TOKEN // 2))
    room = right - left - at.MAT_BADGE - 14 if beside else mats.inner
    lettering = fitted(name, at.MAT_NAME_SIZES, room, f"#{seat + 1}")
    if beside:
        canvas.write(lettering, (left + at.MAT_BADGE + 12, middle), look.ink, look.fill)
        return top + at.LINE + 4
    _draw_hand(canvas, view, seat, (left + at.MAT_BADGE + 8, middle), look)
    canvas.write(lettering, (left + 2, top + at.LINE + at.NARROW_NAME // 2 + 4), look.ink, look.fill)
    return top + at.LINE + at.NARROW_NAME + 4


def _draw_dice(canvas: Canvas, view: GoblinTeethView, seat: int, place: Place, look: Inks, sizes: Size) -> None:
    """Draw unplayed dice, so large and so far apart."""
    (left, middle), (side, step) = place, sizes
    for number_, value in enumerate(unplayed(view, seat)):
        thrown = pieces.thrown(seat, value, side, look.fill)
        canvas.paste(thrown, (left + number_ * step, middle - side // 2))


def _draw_hand_before(canvas: Canvas, view: GoblinTeethView, seat: int, end: Place, look: Inks) -> None:
    """Draw how many cards are in a hand, up to a right end."""
    count = number(view.hand_sizes[seat], at.MAT_HAND_SIZE)
    left = end[0] - at.MAT_HAND - 2 - length(count.text, count.face)
    _draw_hand(canvas, view, seat, (left, end[1]), look)


def _draw_hand(canvas: Canvas, view: GoblinTeethView, seat: int, place: Place, look: Inks) -> None:
    """Draw how many cards are in a hand."""
    left, middle = place
    canvas.paste(pieces.small("hand", at.MAT_HAND, look.fill), (left, middle - at.MAT_HAND // 2))
    count = number(view.hand_sizes[seat], at.MAT_HAND_SIZE)
    canvas.write(count, (left + at.MAT_HAND + 2, middle), look.ink, look.fill)


def _draw_cards(
    canvas: Canvas, view: GoblinTeethView, seat: int, place: Place, room: int, words: Words, look: Inks, lines: int
) -> None:
    """Draw the Items that are known in a hand, then Ongoing cards: with their names if these fit."""
    (left, middle), items, front = place, items_known(view, seat), view.front[seat]
    if lines > 1:
        middle += at.ITEMS_LINE * (bool(front) and not items)
    wanted = len(items) * (at.MAT_ITEM + at.GAP)
    named = widths_of(front, words, room - wanted)
    tags = sum(named) + at.TAG_GAP * (len(named) - 1) if named else min(len(front) * (at.TAG + 2), room // 2)
    below = lines > 1 and front
    a_line = -(-len(items) // (lines if lines > 1 and not below else 1))
    for first in range(0, len(items), max(1, a_line)):
        line = items[first : first + a_line]
        _draw_items(canvas, line, (left, middle), room if lines > 1 else room - tags, look)
        middle += at.ITEMS_LINE * (first + a_line < len(items))
    if front:
        spot = (left, middle + at.ITEMS_LINE) if below else (left + room - tags, middle)
        fresh = {thing for _, thing in view.recent}
        shown = Tags(words, look.fill, [card for card in front if f"{seat} {card}" in fresh], left + room)
        draw_tags(canvas, front, spot, shown)


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
