"""The ground of rings: where the ring of a row lies on the field, and where its sign covers no worth of a space."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.gobblestones.pictures import layout
from bot.pictures.painting.canvas import Box
from bot.pictures.painting.sprites import Point
from games.gobblestones.field import STEP_DOWN, STEP_RIGHT

RING_OVERREACH = -2
"""How far a ring reaches over its spaces: not as far as to another that goes on where it ends."""
MIN_NUMBER_STEP = round(1.5 * layout.TAB)
"""So far the numbers of two rows are from each other if they can be: side by side it is not seen whose each is."""


@dataclass(frozen=True, slots=True)
class RingGeometry:
    """The part of the field that a picture shows, the height at which it begins, and where tiles lie for good."""

    shown: layout.FieldWindow
    top: int
    lying: frozenset[int]

    def compute_ring_box(self, places: Sequence[int]) -> Box:
        """Return where the ring of a row is: round its first space, its last, and all that lies between them."""
        left, upper, right, lower = self._compute_row_box(places)
        return left - RING_OVERREACH, upper - RING_OVERREACH, right + RING_OVERREACH, lower + RING_OVERREACH

    def compute_space_corner(self, space: int) -> Point:
        """Return where the upper left corner of a space is."""
        left, upper = self.shown.compute_cell_corner(space)
        return left, self.top + upper

    def _compute_row_box(self, places: Sequence[int]) -> Box:
        (left, upper), (right, lower) = self.compute_space_corner(places[0]), self.compute_space_corner(places[-1])
        return left, upper, right + layout.CELL, lower + layout.CELL

    def clip_ring(self, box: Box) -> Box:
        """Return the part of a ring that lies on the field and its edge."""
        left, upper, right, lower = box
        first, last = (
            self.top + layout.HEAD_HEIGHT - layout.RIM_WIDTH,
            self.top + self.shown.height - layout.FOOT_HEIGHT + RING_OVERREACH,
        )
        sides = max(left, layout.MARGIN - layout.RIM_WIDTH), min(right, layout.WIDTH - layout.MARGIN + layout.RIM_WIDTH)
        return sides[0], max(upper, first), sides[1], min(lower, last)

    def choose_number_tab_position(
        self, places: Sequence[int], taken: Sequence[Point], others: Sequence[Box] = ()
    ) -> Point:
        """Return where the middle of the number of a row is: at a corner of its ring, as a tab.

        Four spaces meet there, so that it covers the worth of none. It is on no other number, and inside the field if
        it can be: there it hides no coordinate. It is on as few rings as can be, least of all on one that shares
        spaces with its own, and then at the row's first end, where fewer tiles lie.
        """
        tiles, first = [self._compute_row_box((space,)) for space in self.lying], self._compute_row_box(places[:1])
        own = self.compute_ring_box(places)

        def is_off_first_space(spot: Point) -> bool:
            return not _touches_box(spot, layout.TAB, first)

        def hiding_cost(corner: Point) -> tuple[bool, int]:
            return is_off_first_space(corner), sum(_touches_box(corner, layout.TAB, tile) for tile in tiles)

        def crowding_cost(spot: Point) -> tuple[int, bool, bool, bool]:
            on = sum(1 + _do_boxes_overlap(own, other) for other in others if _touches_box(spot, layout.TAB, other))
            near = not _is_free_spot(spot, taken, MIN_NUMBER_STEP)
            return on + 2 * (spot not in corners), spot not in corners, near, is_off_first_space(spot)

        corners = sorted(self._list_box_corners([self._compute_row_box(places)]), key=hiding_cost)
        spots = [*corners, *self._list_row_joints(places)]
        free = [spot for spot in spots if _is_free_spot(spot, taken, layout.TAB)] or spots
        inside = [spot for spot in free if not self._is_on_wood(spot)]
        return min(inside or free, key=crowding_cost)

    def choose_face_place(self, places: Sequence[int], taken: Sequence[Point], others: Sequence[Box] = ()) -> Point:
        """Return where the middle of the face of who laid a row is, on no other sign and if possible on no ring.

        That is at a corner between four spaces, where as few tiles as can be lie beside the row: on a tile it would
        hide its colour. On tiles of the row itself it lies a little, so that it is off the worth of the spaces beside.
        """
        ways = (way + across for way in (-STEP_DOWN, 0, STEP_DOWN) for across in (-STEP_RIGHT, 0, STEP_RIGHT))
        near = {space + way for way in ways for space in places} & self.lying - {*places}
        tiles = [self._compute_row_box((space,)) for space in near]

        def joint_cost(joint: Point) -> tuple[bool, int]:
            return self._is_on_wood(joint), sum(_touches_box(joint, layout.SIGN_SIZE, tile) for tile in tiles)

        joints = sorted(self._list_row_joints(places), key=joint_cost)
        if self.lying.issuperset(places):
            joints = [self._move_inwards(joint, places) for joint in joints]
        return _choose_spot(joints, taken, layout.SIGN_SIZE, others)

    def _move_inwards(self, joint: Point, places: Sequence[int]) -> Point:
        """Return a place a little further over a row, if it is at its edge."""
        left, upper, right, lower = self._compute_row_box(places)
        x, y = joint
        return min(max(x, left + layout.SIGN_OVERLAP), right - layout.SIGN_OVERLAP), min(
            max(y, upper + layout.SIGN_OVERLAP), lower - layout.SIGN_OVERLAP
        )

    def _list_row_joints(self, places: Sequence[int]) -> list[Point]:
        """Return the corners between spaces, those of the row before those of its spaces; none is at the foot.

        Those on the wood round the field come last.
        """
        boxes = [self._compute_row_box(places), *(self._compute_row_box((place,)) for place in places)]
        return sorted(self._list_box_corners(boxes), key=self._is_on_wood)

    def _list_box_corners(self, boxes: Sequence[Box]) -> list[Point]:
        """Return the corners of boxes that are not at the foot."""
        corners = [(x, y) for left, upper, right, lower in boxes for y in (upper, lower) for x in (left, right)]
        return [corner for corner in corners if corner[1] < self._field_foot]

    def _is_on_wood(self, point: Point) -> bool:
        x, y = point
        return not (
            layout.MARGIN < x < layout.WIDTH - layout.MARGIN and self.top + layout.HEAD_HEIGHT < y < self._field_foot
        )

    @property
    def _field_foot(self) -> int:
        """Where the field ends: a tray may lie on the wood below it."""
        return self.top + self.shown.height - layout.FOOT_HEIGHT


def _choose_spot(spots: Sequence[Point], taken: Sequence[Point], side: int, others: Sequence[Box]) -> Point:
    """Return the first spot at which a sign of a size lies on nothing that is taken, and on as few rings as can be."""
    free = [spot for spot in spots if _is_free_spot(spot, taken, side)] or list(spots)
    return min(free, key=lambda spot: sum(_touches_box(spot, side, other) for other in others))


def _touches_box(middle: Point, side: int, box: Box) -> bool:
    """Tell whether a sign would lie on a ring."""
    half, (x, y), (left, upper, right, lower) = side // 2, middle, box
    return left - half < x < right + half and upper - half < y < lower + half


def _do_boxes_overlap(one: Box, other: Box) -> bool:
    """Tell whether rings share a part of the field."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _is_free_spot(middle: Point, taken: Sequence[Point], side: int) -> bool:
    return all(max(abs(x - middle[0]), abs(y - middle[1])) >= side for x, y in taken)
