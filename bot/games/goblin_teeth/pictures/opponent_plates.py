"""What lies before the others, side by side: face, dice, hand, what is known of it, and what they are nearest to."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.goblin_teeth.pictures import layout, pieces
from bot.games.goblin_teeth.pictures.cheat_tags import CheatTags, draw_cheat_tags, fit_tag_widths
from bot.games.goblin_teeth.pictures.contents import (
    count_known_items,
    find_nearest_offering,
    has_won,
    list_unplayed_dice,
)
from bot.games.goblin_teeth.pictures.plate_colours import (
    PATCH_REACH,
    TABLE_COLOUR,
    PlateColours,
    draw_portrait,
    get_plate_colours,
)
from bot.games.goblin_teeth.pictures.progress import draw_progress_ring
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import fit_name, measure_pixel_width
from bot.pictures.painting.slabs import SHADOW_INK, render_slab_sprite
from bot.pictures.painting.sprites import Point, render_icon_sprite, render_rounded_plate_sprite
from bot.pictures.painting.theme import CREAM, INK, SAND, mix_colours
from bot.pictures.shared.players import build_number_lettering
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView

MAT_INSET = 11
"""How far what is on a plate is from its left edge, and from the right one of its light."""


@dataclass(frozen=True, slots=True)
class PlateRow:
    """Some seats side by side in so many `columns`; whether anybody has cards that are `known`, or a ring is `begun`.

    When the match has `ended`, the Offering that somebody came nearest to is all that counts.
    """

    seats: Sequence[int]
    columns: int
    known: bool = False
    begun: bool = False
    grid: bool = False
    ended: bool = False

    @property
    def width(self) -> int:
        """The width of each."""
        return (layout.WIDTH - 2 * layout.EDGE_GAP - layout.GAP * (self.columns - 1)) // self.columns

    @property
    def is_wide(self) -> bool:
        """Tell whether the ring stands beside face and dice."""
        return self.width >= layout.MIN_RING_WIDTH

    @property
    def is_narrow(self) -> bool:
        """Tell whether the hand has no room beside the dice."""
        return self.width < layout.MIN_MAT_WIDTH

    @property
    def height_below_head(self) -> int:
        """The height of what is below face and dice."""
        if self.columns == 1:
            return 0
        if self.is_narrow:
            return layout.CARDS_LINE * self.known + (layout.RING_LINE if self.begun else layout.CARDS_LINE)
        return layout.RING_LINE if self.begun and not self.is_wide else layout.CARDS_LINE * self.known

    @property
    def ring_size(self) -> int:
        """How large a ring is: one that stands beside everything else takes the whole height."""
        return layout.SMALL_RING if not self.is_wide else layout.LARGE_RING if self.height_below_head else layout.RING

    @property
    def height(self) -> int:
        """The height of all of them."""
        if self.ended:
            return layout.END_FACE_LINE + layout.END_NAME_LINE + layout.END_DIAL + layout.MAT_FOOT + 10
        return layout.HEAD_HEIGHT + self.height_below_head + layout.MAT_FOOT


def arrange_player_mats(view: GoblinTeethView, seats: Sequence[int]) -> list[PlateRow]:
    """Return the rows of mats of these seats: one row, but for a crowd."""
    if view.outcome:
        return [PlateRow(seats, len(seats), ended=True)]
    grid = len(seats) > layout.MAX_MATS_PER_ROW
    columns = layout.MATS_PER_GRID_ROW if grid else len(seats)
    parts = [seats[first : first + columns] for first in range(0, len(seats), columns)]
    return [_build_mats(view, part, columns, grid=grid) for part in parts]


def _build_mats(view: GoblinTeethView, seats: Sequence[int], columns: int, *, grid: bool) -> PlateRow:
    mats = PlateRow(seats, columns, grid=grid)
    known = any(count_known_items(view, seat) or (view.front[seat] and not mats.is_narrow) for seat in seats)
    return replace(mats, known=known, begun=any(find_nearest_offering(view.get_progress(seat)) for seat in seats))


def draw_player_mats(
    canvas: Canvas, view: GoblinTeethView, mats: PlateRow, names: Sequence[str], top: int, words: Words
) -> None:
    """Draw a row of mats."""
    for index, seat in enumerate(mats.seats):
        left, look = layout.EDGE_GAP + index * (mats.width + layout.GAP), get_plate_colours(view, seat)
        canvas.paste(render_slab_sprite((mats.width, mats.height), layout.RADIUS, look.look, TABLE_COLOUR), (left, top))
        if mats.ended:
            _draw_final_mat(canvas, view, seat, names[seat], (left, top), mats, look)
        else:
            _PlatePainter(canvas, view, seat, look, mats, (left + MAT_INSET, top)).draw(names[seat], words)


def _draw_final_mat(
    canvas: Canvas, view: GoblinTeethView, seat: int, name: str, corner: Point, mats: PlateRow, colours: PlateColours
) -> None:
    """Draw face and name of a seat, and below them the Offering that it came nearest to."""
    across, top, side = corner[0] + (mats.width - 6) // 2, corner[1], layout.END_BADGE
    draw_portrait(canvas, seat, side, (across - side // 2, top + (layout.END_FACE_LINE - side) // 2 + 4), colours)
    if has_won(view, seat):
        canvas.paste_centred(render_icon_sprite("theme/crown", 40, colours.fill), (across, top + 8))
    lettering = fit_name(name, layout.MAT_NAME_SIZES, mats.width - 22, f"#{seat + 1}")
    top += layout.END_FACE_LINE
    canvas.write_centred(lettering, (across, top + layout.END_NAME_LINE // 2 + 3), colours.ink, colours.fill)
    last = min(view.get_progress(seat), key=lambda progress: progress.lacking)
    draw_progress_ring(
        canvas,
        last,
        (across, top + layout.END_NAME_LINE + layout.END_DIAL // 2 + 2),
        layout.END_DIAL,
        colours,
        ended=True,
    )


@dataclass(frozen=True, slots=True)
class CardStrip:
    """Where cards lie side by side: left end and middle, right end, what is behind, and sizes to try for Items."""

    place: Point
    right: int
    ground: str
    sizes: Sequence[int] = layout.MAT_ITEMS

    @property
    def width(self) -> int:
        """How wide it is."""
        return self.right - self.place[0]


@dataclass(frozen=True, slots=True)
class _PlatePainter:
    """One plate in the making: whose it is, how it is lit, and where what is on it begins."""

    canvas: Canvas
    view: GoblinTeethView
    seat: int
    look: PlateColours
    mats: PlateRow
    corner: Point

    @property
    def right_edge(self) -> int:
        """Where everything on the plate ends."""
        return self.corner[0] + self.mats.width - 2 * MAT_INSET - 4

    @property
    def head_right_edge(self) -> int:
        """Where ends what is left of a ring in the first lines, if one stands there."""
        return self.right_edge - (self.mats.ring_size + layout.GAP) * (self.mats.is_wide and self.mats.begun)

    def draw(self, name: str, words: Words) -> None:
        """Draw everything that lies before a seat."""
        left, top = self.corner
        begin = left + layout.FACE_SIZE + 2 * PATCH_REACH + layout.GAP
        lone = self.mats.columns == 1
        end = left + layout.LONE_HEAD if lone else self.head_right_edge
        self._draw_portrait()
        ends = self._write_name(name, begin, end), self._draw_dice(begin, end, top + layout.DICE_MIDDLE)
        foot = top + layout.HEAD_HEIGHT
        if lone:
            self._draw_cards(
                (max(ends) + layout.LONE_GAP, top + layout.HEAD_HEIGHT // 2 + 2), self.head_right_edge, words
            )
        elif self.mats.is_narrow:
            self._draw_narrow_plate(foot, words)
        else:
            beside = (self.mats.ring_size + layout.GAP) * self.mats.begun
            self._draw_cards((left, foot + self.mats.height_below_head // 2), self.right_edge - beside, words)
        self._draw_ring(foot)

    def _draw_portrait(self) -> None:
        """Draw the face, with the first player token at its corner."""
        left, top = self.corner
        draw_portrait(self.canvas, self.seat, layout.FACE_SIZE, (left + PATCH_REACH, top + layout.FACE_TOP), self.look)
        if self.seat == self.view.first:
            token = pieces.render_drawing_sprite("token", layout.MAT_TOKEN, self.look.fill)
            self.canvas.paste(
                token, (left + layout.FACE_SIZE - layout.MAT_TOKEN // 2, top + layout.FACE_TOP - PATCH_REACH - 2)
            )

    def _write_name(self, name: str, begin: int, end: int) -> int:
        """Write the name; return where it ends."""
        begin += (layout.MAT_TOKEN // 2 - 4) * (self.seat == self.view.first)
        lettering = fit_name(name, layout.MAT_NAME_SIZES, end - begin, f"#{self.seat + 1}")
        self.canvas.draw_text(lettering, (begin, self.corner[1] + layout.NAME_LINE), self.look.ink, self.look.fill)
        return begin + measure_pixel_width(lettering.text, lettering.face)

    def _draw_dice(self, begin: int, end: int, middle: int) -> int:
        """Draw unplayed dice as large as they fit, and how many cards are in the hand if there is room.

        That is at the end of the line, or beside the dice of the only other player; return where it ends.
        """
        values, hand = (
            list_unplayed_dice(self.view, self.seat),
            0 if self.mats.is_narrow else self._measure_hand_width() + layout.GAP,
        )
        step = min(layout.MAT_DIE_STEP, (end - hand - begin) // max(1, len(values)))
        if self.mats.columns == 1:
            end = begin + step * len(values) + hand
        if hand:
            self._draw_hand(end - hand + layout.GAP, middle)
        side = max(layout.MAT_DIE, step - 3)
        for index, value in enumerate(values):
            die = pieces.render_tilted_die_sprite(self.seat, value, side, self.look.fill)
            self.canvas.paste(die, (begin + index * step, middle - side // 2))
        return end

    def _measure_hand_width(self) -> int:
        count = build_number_lettering(self.view.hand_sizes[self.seat], layout.MAT_HAND_SIZE)
        return layout.MAT_HAND + 2 + measure_pixel_width(count.text, count.face)

    def _draw_hand(self, left: int, middle: int) -> None:
        """Draw how many cards are in the hand."""
        self.canvas.paste(
            pieces.render_drawing_sprite("hand", layout.MAT_HAND, self.look.fill), (left, middle - layout.MAT_HAND // 2)
        )
        count = build_number_lettering(self.view.hand_sizes[self.seat], layout.MAT_HAND_SIZE)
        self.canvas.draw_text(count, (left + layout.MAT_HAND + 2, middle), self.look.ink, self.look.fill)

    def _draw_ring(self, foot: int) -> None:
        """Draw a ring for the Offering that the seat is nearest to: beside face and dice, or at the lower right.

        It is empty if none is begun, where others have begun one: each plate has the same things at the same places.
        """
        if not self.mats.begun:
            return
        offerings = self.view.get_progress(self.seat)
        progress = find_nearest_offering(offerings) or min(offerings, key=lambda progress: progress.lacking)
        side, whole = self.mats.ring_size, self.mats.height - layout.MAT_FOOT // 2
        middle = (
            self.corner[1] + whole // 2
            if self.mats.is_wide
            else foot + self.mats.height_below_head - layout.RING_LINE // 2
        )
        draw_progress_ring(self.canvas, progress, (self.right_edge - side // 2, middle), side, self.look)

    def _draw_narrow_plate(self, foot: int, words: Words) -> None:
        """Draw known Items on a shelf, and below it how many cards are in the hand, and Ongoing cards as signs."""
        left, last = self.corner[0], layout.RING_LINE if self.mats.begun else layout.CARDS_LINE
        if self.mats.known:
            shelf = self._draw_shelf((left, foot + layout.CARDS_LINE // 2), self.right_edge, layout.CARDS_LINE)
            self._draw_items(count_known_items(self.view, self.seat), shelf)
        line, right = (
            foot + self.mats.height_below_head - last // 2,
            self.right_edge - (self.mats.ring_size + layout.GAP) * self.mats.begun,
        )
        self._draw_hand(left, line)
        begin = left + self._measure_hand_width() + layout.GAP
        self._draw_ongoing_cards(self.view.front[self.seat], CardStrip((begin, line), right, self.look.fill), words)

    def _draw_shelf(self, point: Point, right: int, height: int) -> CardStrip:
        """Draw a shelf from its left end to its right one; return the room on it."""
        (left, middle), height = point, min(height, self.mats.height_below_head - 2)
        ground = SAND if self.look.is_light else mix_colours(self.look.fill, SHADOW_INK)
        board = render_rounded_plate_sprite(
            (right - left, height), layout.RADIUS, ground, ground, self.look.fill, crisp=True
        )
        self.canvas.paste(board, (left, middle - height // 2))
        return CardStrip((left + layout.SHELF_EDGE, middle), right - layout.SHELF_EDGE, ground, layout.SHELF_ITEMS)

    def _draw_cards(self, point: Point, right: int, words: Words) -> None:
        """Draw the Items that are known in a hand, and Ongoing cards: with names if these fit.

        On a shelf Ongoing cards lie at its right end, or below the Items if there are many; otherwise after them.
        """
        if not self.mats.known:
            return
        items, front = count_known_items(self.view, self.seat), self.view.front[self.seat]
        many = (
            items and front and point[0] + (len(items) + len(front)) * layout.SHELF_STEP > right - 2 * layout.SHELF_EDGE
        )
        if many and not self.mats.is_wide:
            self._draw_lines(items, front, self._draw_shelf(point, right, self.mats.height_below_head), words)
            return
        shelf = (
            CardStrip(point, right, self.look.fill)
            if self.mats.is_wide
            else self._draw_shelf(point, right, layout.SHELF_HEIGHT)
        )
        named = fit_tag_widths(front, words, shelf.width - len(items) * (shelf.sizes[-1] + layout.GAP))
        tags = (
            sum(named) + layout.TAG_GAP * (len(named) - 1)
            if named
            else min(len(front) * (layout.TAG_HEIGHT + 2), shelf.width // 2)
        )
        end = self._draw_items(items, replace(shelf, right=shelf.right - tags))
        begin = end if self.mats.is_wide else shelf.right - tags
        self._draw_ongoing_cards(
            front, CardStrip((begin, point[1]), min(shelf.right, begin + tags), shelf.ground), words
        )

    def _draw_lines(
        self, items: Sequence[tuple[str, int]], front: Sequence[str], shelf: CardStrip, words: Words
    ) -> None:
        """Draw many cards in two lines: Items above Ongoing cards."""
        left, middle = shelf.place
        self._draw_items(items, replace(shelf, place=(left, middle - layout.SHELF_LINES), sizes=layout.LOW_SHELF_ITEMS))
        self._draw_ongoing_cards(front, replace(shelf, place=(left, middle + layout.SHELF_LINES)), words)

    def _draw_ongoing_cards(self, front: Sequence[str], shelf: CardStrip, words: Words) -> None:
        """Draw Ongoing cards up to a right end; what is new has a golden edge."""
        if front:
            fresh = {thing for _, thing in self.view.recent}
            new = [card for card in front if f"{self.seat} {card}" in fresh]
            draw_cheat_tags(self.canvas, front, shelf.place, CheatTags(words, shelf.ground, new, shelf.right))

    def _draw_items(self, items: Sequence[tuple[str, int]], shelf: CardStrip) -> int:
        """Draw Items with their counts, over one another if they are many; return where the next thing may begin."""
        x, middle = shelf.place
        side = next((side for side in shelf.sizes if len(items) * (side + layout.GAP) <= shelf.width), shelf.sizes[-1])
        step = side + layout.GAP
        if len(items) > 1:
            step = min(step, (shelf.width - side) // (len(items) - 1))
        for name, count in items:
            self.canvas.paste(pieces.render_item_sprite(name, side, shelf.ground), (x, middle - side // 2))
            if count > 1:
                self._draw_count(count, (x + side + 3, middle), shelf.ground)
            x += step
        return min(x, shelf.right)

    def _draw_count(self, count: int, end: Point, ground: str) -> None:
        """Draw how many of an Item there are at its lower corner, up to a right end."""
        text = build_number_lettering(count, layout.MAT_COUNT)
        width, (right, middle) = measure_pixel_width(text.text, text.face) + 10, end
        self.canvas.paste(render_rounded_plate_sprite((width, 25), 8, INK, CREAM, ground), (right - width, middle - 3))
        self.canvas.write_centred(text, (right - width // 2, middle + 9), CREAM, INK)
