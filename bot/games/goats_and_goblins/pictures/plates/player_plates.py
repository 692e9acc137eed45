"""The lower part of the picture: a plate for each player, with gold, tag and open hand."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.goats_and_goblins.pictures import layout
from bot.games.goats_and_goblins.pictures.contents import (
    Tag,
    choose_plate_tag,
    choose_quiet_sign,
    choose_seat_tag,
    count_hand_by_kind,
    find_shown_leader,
    has_answer_dots,
    has_quiet_sign,
    has_stayed_out,
    list_actions_since_own_move,
)
from bot.games.goats_and_goblins.pictures.pieces import FOLDER, render_tile_sprite
from bot.games.goats_and_goblins.pictures.plates.carts import (
    DIM_PLATE,
    LAMPLIGHT,
    LIGHT_ON_CREAM,
    LIT_PLATE,
    PLAIN_PLATE,
    choose_plate_look,
    render_light_beam_sprite,
    render_tent_sprite,
    render_wheel_sprite,
)
from bot.games.goats_and_goblins.pictures.plates.tags import (
    SIGN_INKS,
    choose_tag_tones,
    render_answer_dots_sprite,
    render_large_tag_sprite,
)
from bot.games.goats_and_goblins.pictures.seat_heads import draw_head_badge
from bot.games.goats_and_goblins.pictures.tunnel import (
    COURSE_HEIGHT,
    GRAIN,
    render_dim_rails_sprite,
    render_dim_wall_sprite,
)
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering, fit_name, measure_pixel_width
from bot.pictures.painting.slabs import render_slab_sprite
from bot.pictures.painting.sprites import (
    Point,
    build_paint,
    render_icon_sprite,
    render_plain_icon,
    render_rounded_plate_sprite,
)
from bot.pictures.painting.theme import CAVE, SEAT_LOOKS
from bot.pictures.shared.figures import draw_character, measure_character_height, render_head_sprite
from bot.pictures.shared.players import GAP, PLATE_RADIUS, build_number_lettering, render_seat_disc_sprite
from bot.pictures.shared.portraits import find_portrait
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView
from games.goats_and_goblins.cave import CaveCardKind

PLATE_SHADOW = 4
MAX_PLATES_IN_COLUMN = 2
"""Only so many have a row each."""

Line = list[tuple[CaveCardKind, int]]


@dataclass(frozen=True, slots=True)
class PlateStyle:
    """How all plates of a board are drawn: the side of their cards, and whether tags are large.

    Where hands are too full for one line of cards beside somebody, plates are `compact`: with a crest, and more lines.
    On `broad` plates cards are of that side, beside a column with name and gold and a large tag, unless it is zero.
    """

    tile: int
    large: bool = True
    compact: bool = False
    broad: int = 0

    def measure_hand_room(self, width: int, tagged: bool) -> int:
        """Return how much of a plate's width is left for cards."""
        if self.compact:
            return width - layout.HAND_LEFT
        return (
            width
            - PLATE_SHADOW
            - layout.HAND_LEFT_OF_BUST
            - (layout.STUB[0] + layout.STUB_IN if tagged and self.large else layout.GOLD_EDGE)
        )


PLATE_STYLES = (
    PlateStyle(layout.TILES[0]),
    PlateStyle(layout.TILES[1]),
    PlateStyle(layout.TILES[1], large=False),
    PlateStyle(layout.LEAST_TILE, large=False),
    PlateStyle(layout.TILES[2], large=False, compact=True),
)
COMPACT_STYLE = PlateStyle(layout.TILE, large=False, compact=True)


def choose_plate_style(view: GoatsAndGoblinsView) -> PlateStyle:
    """Return the style with the largest cards and tags for which there is room."""
    if not any(view.hands):
        return COMPACT_STYLE
    widths = [(seat, _measure_plate_width(row)) for row in arrange_seat_rows(view) for seat in row]
    style = next(
        (style for style in PLATE_STYLES if all(_fits_on_plate(view, seat, width, style) for seat, width in widths)),
        COMPACT_STYLE,
    )
    return style if style.compact else replace(style, broad=_find_broad_tile_side(view, style))


def _find_broad_tile_side(view: GoatsAndGoblinsView, style: PlateStyle) -> int:
    """Return the side of the largest cards that fit on all plates that are alone in their rows; zero if none do."""
    alone = [row[0] for row in arrange_seat_rows(view) if len(row) == 1]
    width, broad = _measure_plate_width(alone[:1]) - layout.NAME_COLUMN, replace(style, large=True)
    room = {seat: broad.measure_hand_room(width, choose_plate_tag(view, seat) is not None) for seat in alone}
    return next(
        (
            side
            for side in layout.BROAD_TILES
            if all(_measure_hand_width(view, seat, side) <= room[seat] for seat in alone)
        ),
        0,
    )


def _measure_hand_width(view: GoatsAndGoblinsView, seat: int, side: int) -> float:
    """Return how broad a hand of cards of this side is, with what was spent."""
    hand_width = sum(_measure_tile_width(count, side) for _, count in count_hand_by_kind(view, seat))
    return hand_width + layout.SPENT_STEP * len(list_actions_since_own_move(view, seat))


def _fits_on_plate(view: GoatsAndGoblinsView, seat: int, width: int, style: PlateStyle) -> bool:
    return _measure_hand_width(view, seat, style.tile) <= style.measure_hand_room(
        width, choose_plate_tag(view, seat) is not None
    )


def measure_crew_height(view: GoatsAndGoblinsView) -> int:
    """Return the height of this part: rows of two plates, and one of its own for the leader if the number is odd."""
    return GAP + sum(
        height + _measure_row_spacing(view) for height in _measure_row_heights(view, choose_plate_style(view))
    )


def _measure_row_spacing(view: GoatsAndGoblinsView) -> int:
    """Return what is between rows: rails, until all have come home."""
    return 2 * GAP if view.outcome else layout.TRACK


def draw_player_plates(canvas: Canvas, view: GoatsAndGoblinsView, names: Sequence[str], words: Words, top: int) -> None:
    """Draw the plates before the dim end of the cave; each row is above rails, and who is inside has wheels."""
    y, style = top + GAP, choose_plate_style(view)
    heights = _measure_row_heights(view, style)
    if not view.outcome:
        for down in range(0, GAP + sum(heights) + len(heights) * layout.TRACK, 2 * COURSE_HEIGHT):
            canvas.paste(render_dim_wall_sprite(), (0, top + down))
    for row, height in zip(arrange_seat_rows(view), heights, strict=True):
        width = _measure_plate_width(row)
        if not view.outcome:
            canvas.paste(render_dim_rails_sprite(), (0, y + height + layout.TRACK - layout.RAILS))
        for column, seat in enumerate(row):
            x = GAP + column * (width + GAP)
            _Plate(canvas, view, seat, (x, y, x + width, y + height), style).draw(names[seat], words)
        y += height + _measure_row_spacing(view)


def arrange_seat_rows(view: GoatsAndGoblinsView) -> list[list[int]]:
    """Return who stands in which row: of an odd number, the player who leads or won stands first, as broad as two.

    Each of only two has a row. At the end they stand by their gold, like the heaps above them.
    """
    first = (view.outcome.winners[0] if view.outcome else find_shown_leader(view),) if view.seats % 2 else ()
    order = sorted(range(view.seats), key=lambda seat: -view.scores[seat]) if view.outcome else range(view.seats)
    others = [seat for seat in order if seat not in first]
    if view.seats == MAX_PLATES_IN_COLUMN:
        return [[seat] for seat in others]
    pairs = [others[index : index + 2] for index in range(0, len(others), 2)]
    return [list(first), *pairs] if first else pairs


def _measure_plate_width(row: Sequence[int]) -> int:
    return layout.PLATE_WIDTH if len(row) > 1 else layout.WIDTH - 2 * GAP


def _measure_row_heights(view: GoatsAndGoblinsView, style: PlateStyle) -> list[int]:
    """Return the height of each row: if anybody has cards, all have room for a line of them, so that rows are alike."""
    if not style.compact:
        return [layout.PLATE] * len(arrange_seat_rows(view))
    lines = [
        max(len(_lay_out_hand(view, seat, _measure_plate_width(row), style)) for seat in row)
        for row in arrange_seat_rows(view)
    ]
    min_lines, step = min(1, max(lines)), style.tile + layout.HAND_APART
    return [layout.HEADER + max(min_lines, count) * step + (4 if min_lines else 8) for count in lines]


def _lay_out_hand(view: GoatsAndGoblinsView, seat: int, width: int, style: PlateStyle) -> list[Line]:
    """Return the hand on a compact plate in lines, beside the spent cards: none if there is nothing to show."""
    kind_counts, spent = count_hand_by_kind(view, seat), len(list_actions_since_own_move(view, seat))
    return (
        _wrap_hand(kind_counts, style.measure_hand_room(width, tagged=False) - layout.SPENT_STEP * spent, style.tile)
        if kind_counts or spent
        else []
    )


def _wrap_hand(hand_counts: Line, width: int, tile: int) -> list[Line]:
    """Return a hand broken into lines; an empty one has one line, too."""
    lines: list[Line] = [[]]
    x = 0.0
    for kind, count in hand_counts:
        if x + _measure_tile_width(count, tile) > width:
            lines.append([])
            x = 0.0
        lines[-1].append((kind, count))
        x += _measure_tile_width(count, tile)
    return lines


def _measure_tile_width(count: int, side: int) -> float:
    return (
        side
        + layout.TILE_GAP
        + (measure_pixel_width(str(count), FontFace(Font.ROUND, _choose_count_size(side))) + 4 if count > 1 else 0)
    )


def _choose_count_size(side: int) -> int:
    return layout.COUNT_SIZES[side > layout.TILES[0]]


class _Plate:
    """One player's plate, as it is drawn on a canvas."""

    def __init__(self, canvas: Canvas, view: GoatsAndGoblinsView, seat: int, box: Box, style: PlateStyle) -> None:
        self.canvas, self.view, self.seat, self.style = canvas, view, seat, style
        self.left, self.top, self.right, self.bottom = box
        self.won = seat in view.crown_wearers
        self.at_home = view.outcome is not None and style.compact
        self.inside = choose_seat_tag(view, seat) in ("in", "leader")
        self.look = choose_plate_look(view, seat)
        self.fill, self.ink = self.look.ground, self.look.ink
        self.broad = style.broad if self.right - self.left > layout.PLATE_WIDTH else 0
        self.large = style.large or self.broad > 0
        self.tile = self.broad or style.tile
        self.middle = self.top + (layout.HEADER_MIDDLE if style.compact else layout.NAME_MIDDLE)

    def draw(self, name: str, words: Words) -> None:
        """Draw the plate: from both sides inwards; the name takes the rest."""
        size = (self.right - self.left, self.bottom - self.top)
        if self.inside:
            for x in (self.left + layout.WHEEL_IN, self.right - layout.WHEEL_IN):
                self.canvas.paste(
                    render_wheel_sprite(), (x - layout.WHEEL // 2, self.bottom + layout.WHEEL_DOWN - layout.WHEEL)
                )
        self.canvas.paste(
            render_slab_sprite(
                size, PLATE_RADIUS, self.look, CAVE if self.view.outcome else GRAIN, shadow=PLATE_SHADOW
            ),
            (self.left, self.top),
        )
        in_lamplight = choose_seat_tag(self.view, self.seat) == "leader" and self.look.ground != DIM_PLATE.ground
        if self.broad and in_lamplight and not self.view.stack:
            self._draw_light()
        elif self._has_room_for_tent() and has_stayed_out(self.view, self.seat):
            self._draw_tent()
        right = self._draw_tag(words)
        self.cards_right = right if self.large else self.right - PLATE_SHADOW - layout.GOLD_EDGE
        self._draw_cards(self.cards_right)
        left = self._name_left
        right = (
            self._draw_column(left)
            if self.broad
            else self._draw_quiet_sign(self._draw_answer_dots(self._draw_gold(right)))
        )
        lettering = fit_name(name, layout.NAME_SIZES, right - left, f"#{self.seat + 1}")
        self.canvas.draw_text(lettering, (left, self.middle), self.ink, self.fill)
        self._draw_portrait()

    @property
    def _name_left(self) -> int:
        """Where the name begins."""
        beside = layout.HOME_NAME if self.at_home else layout.NAME_LEFT
        return self.left + (beside if self.style.compact else layout.HAND_LEFT_OF_BUST)

    def _has_room_for_tent(self) -> bool:
        return (
            self.fill == PLAIN_PLATE.ground
            and not self.style.compact
            and choose_plate_tag(self.view, self.seat) is None
        )

    def _draw_tent(self) -> None:
        """Draw the tent of those who stayed at the camp, if the hand leaves room for it."""
        tent, hand_width = render_tent_sprite(), round(_measure_hand_width(self.view, self.seat, self.tile))
        x = self.right - PLATE_SHADOW - layout.GOLD_EDGE - tent.width
        if self.left + layout.HAND_LEFT_OF_BUST + layout.NAME_COLUMN * bool(self.broad) + hand_width <= x:
            self.canvas.paste(tent, (x, self.bottom - PLATE_SHADOW - self.look.rim - tent.height))

    def _draw_column(self, left: int) -> int:
        """Draw gold and signs below where the name will be, if there are any; return where the column ends."""
        right, signs = (
            left + layout.NAME_COLUMN,
            has_answer_dots(self.view, self.seat) or has_quiet_sign(self.view, self.seat),
        )
        name, alone, below = (self.top + down for down in layout.BROAD_MIDDLES)
        self.middle = below
        if any(self.view.scores) or signs:
            text = build_number_lettering(self.view.scores[self.seat], layout.GOLD_SIZE)
            gold = measure_pixel_width(text.text, text.face) + layout.COIN + 6 if any(self.view.scores) else 0
            end = self._draw_gold(left + round(gold)) + round(gold) + 2 * layout.TILE_GAP
            for sign, width in (
                (self._draw_answer_dots, layout.OWES_SIGN_SIZE[0]),
                (self._draw_quiet_sign, layout.QUIET_SIGN_SIZE),
            ):
                if sign(end + width) < end:
                    end += width + layout.TILE_GAP
        self.middle = name if any(self.view.scores) or signs else alone
        return right - layout.TILE_GAP

    def _draw_light(self) -> None:
        """Draw the light of the lantern between its tag and the player who leads."""
        rim, left = self.look.rim + 2, self.left + layout.BUST_MIDDLE
        size = (
            self.right - PLATE_SHADOW - layout.STUB_IN - layout.STUB[0] - left,
            self.bottom - PLATE_SHADOW - self.top - 2 * rim,
        )
        tones = LIGHT_ON_CREAM if self.look is LIT_PLATE else LAMPLIGHT
        self.canvas.paste(render_light_beam_sprite(size, tones, self.fill), (left, self.top + rim))

    def _draw_portrait(self) -> None:
        """Draw the player: they stand behind the plate's lower edge; on a compact plate there is only their badge."""
        if self.at_home:
            middle = self.left + layout.HOME_MIDDLE, self.top + layout.HEADER
            draw_character(self.canvas, self.seat, layout.HOME_BUST, self.fill, middle, crisp=True)
            above = middle[1] - measure_character_height(layout.HOME_BUST) + 12
        elif self.style.compact:
            middle = self.left + layout.CREST_LEFT + layout.CREST_SIDES[0] // 2, self.middle
            draw_head_badge(self.canvas, self.seat, layout.CREST_SIDES, middle, self.fill)
            above = middle[1] + 2 - layout.CREST_SIDES[1] // 2
        else:
            middle = self.left + layout.BUST_MIDDLE, self.bottom - PLATE_SHADOW - self.look.rim
            above = (
                middle[1]
                - measure_character_height(layout.BUST)
                + layout.BUST
                - render_head_sprite(self.seat, layout.BUST, self.fill).height
            )
            if find_portrait(self.seat):
                draw_character(self.canvas, self.seat, layout.BUST, self.fill, middle, crisp=True)
            else:
                about = self.left + layout.BUST_MIDDLE, (self.top + self.bottom - PLATE_SHADOW) // 2
                self.canvas.paste_centred(render_seat_disc_sprite(self.seat, layout.BUST, self.fill), about)
        if self.won:
            self.canvas.paste_centred(
                render_icon_sprite("theme/crown", layout.LEADER_CROWN, self.fill), (middle[0], above)
            )

    def _draw_cards(self, right: int) -> None:
        """Draw the hand below the name, and what was spent with its right end here."""
        style, kind_counts = self.style, count_hand_by_kind(self.view, self.seat)
        if style.compact:
            lines = _lay_out_hand(self.view, self.seat, self.right - self.left, style)
            middle = layout.HEADER + style.tile // 2
        else:
            lines, middle = [kind_counts], (layout.PLATE - PLATE_SHADOW) // 2 if self.broad else layout.HAND_MIDDLE
        left = self.left + (layout.HAND_LEFT if style.compact else layout.HAND_LEFT_OF_BUST)
        left += layout.NAME_COLUMN * bool(self.broad)
        for index, line in enumerate(lines):
            self._draw_line(line, (left, self.top + middle + index * (style.tile + layout.HAND_APART)))
        self._draw_spent_cards((right, self.top + middle))

    def _draw_gold(self, right: int) -> int:
        """Draw the gold with its right end here, once anybody has some; return where it begins.

        At the end the heaps above the plates tell it.
        """
        if self.view.outcome or not any(self.view.scores):
            return right
        text = build_number_lettering(self.view.scores[self.seat], layout.GOLD_SIZE)
        x = right - measure_pixel_width(text.text, text.face)
        self.canvas.draw_text(text, (x, self.middle), self.ink, self.fill)
        x -= layout.COIN + 6
        self.canvas.paste_centred(
            render_plain_icon(f"{FOLDER}/coin", layout.COIN, self.fill, (), 4), (x + layout.COIN // 2, self.middle)
        )
        return x - layout.TILE_GAP

    def _draw_tag(self, words: Words) -> int:
        """Draw the tag at the right end; return where it begins."""
        shown, right = choose_plate_tag(self.view, self.seat), self.right - PLATE_SHADOW - layout.GOLD_EDGE
        if shown is None:
            return right
        if self.large:
            left = self.right - PLATE_SHADOW - layout.STUB_IN - layout.STUB[0]
            height = self.bottom - PLATE_SHADOW - self.top
            high_tag = render_large_tag_sprite(shown, words, self.fill, choose_tag_tones(self.view, self.seat, shown))
            self.canvas.paste(high_tag, (left, self.top + (height - layout.STUB[1]) // 2))
            return left - layout.TILE_GAP
        fill, ink = choose_tag_tones(self.view, self.seat, shown)
        text = self._fit_tag_word(words, shown)
        inner = layout.TAG_ICON + (6 + measure_pixel_width(text.text, text.face) if text.text else 0)
        left = right - inner - 20
        pill = render_rounded_plate_sprite((right - left, layout.TAG_HEIGHT), layout.TAG_RADIUS, fill, fill, self.fill)
        self.canvas.paste(pill, (left, self.middle - layout.TAG_HEIGHT // 2))
        sign = render_plain_icon(
            f"{FOLDER}/{shown}", layout.TAG_ICON, fill, build_paint(sign=SIGN_INKS.get(shown, ink)), 3
        )
        self.canvas.paste_centred(sign, (left + 10 + layout.TAG_ICON // 2, self.middle))
        self.canvas.draw_text(text, (left + 10 + layout.TAG_ICON + 6, self.middle), ink, fill)
        return left - layout.TILE_GAP

    def _fit_tag_word(self, words: Words, shown: Tag) -> Lettering:
        """Return the word on a small tag; none where it would leave the name no room for a whole word."""
        word = Lettering(words("picture-goats-and-goblins-tag", tag=shown), FontFace(Font.ROUND, layout.TAG_SIZE))
        tag = layout.TAG_ICON + 20 + layout.TILE_GAP + 6 + measure_pixel_width(word.text, word.face)
        room = self.right - PLATE_SHADOW - layout.GOLD_EDGE - tag - self._measure_signs() - self._name_left
        return word if room >= layout.NAME_ROOM else replace(word, text="")

    def _measure_signs(self) -> int:
        """Return how broad gold and signs beside the name are."""
        gold = build_number_lettering(self.view.scores[self.seat], layout.GOLD_SIZE)
        widths = (
            (any(self.view.scores), measure_pixel_width(gold.text, gold.face) + layout.COIN + 6),
            (has_answer_dots(self.view, self.seat), layout.OWES_SIGN_SIZE[0]),
            (has_quiet_sign(self.view, self.seat), layout.QUIET_SIGN_SIZE),
        )
        return sum(width + layout.TILE_GAP for shown, width in widths if shown)

    def _draw_answer_dots(self, right: int) -> int:
        """Draw three dots for somebody who may answer, where no tag says so; return where they begin."""
        if not has_answer_dots(self.view, self.seat):
            return right
        left = right - layout.OWES_SIGN_SIZE[0]
        self.canvas.paste(render_answer_dots_sprite(self.fill), (left, self.middle - layout.OWES_SIGN_SIZE[1] // 2))
        return left - layout.TILE_GAP

    def _draw_quiet_sign(self, right: int) -> int:
        """Draw the sign of a player with a standing pass where there is room; return where it begins beside the name.

        If the name needs that place, it is at the end of the hand.
        """
        left = right - layout.QUIET_SIGN_SIZE
        if not has_quiet_sign(self.view, self.seat):
            return right
        if not self.broad and left - self._name_left < layout.NAME_ROOM:
            self._draw_quiet_sign_beside_hand()
            return right
        self._paste_quiet_sign(left, self.middle)
        return left - layout.TILE_GAP

    def _draw_quiet_sign_beside_hand(self) -> None:
        """Draw that sign at the right end of the hand, if the cards leave room."""
        spent = len(list_actions_since_own_move(self.view, self.seat)) * layout.SPENT_STEP
        left = self.cards_right - spent - layout.QUIET_SIGN_SIZE - layout.TILE_GAP
        hand_end = self.left + layout.HAND_LEFT_OF_BUST + round(_measure_hand_width(self.view, self.seat, self.tile))
        if not self.style.compact and left >= hand_end - spent:
            self._paste_quiet_sign(left, self.top + layout.HAND_MIDDLE)

    def _paste_quiet_sign(self, left: int, middle: int) -> None:
        sign = choose_quiet_sign(self.view, self.seat)
        quiet = render_plain_icon(f"{FOLDER}/{sign}", layout.QUIET_SIGN_SIZE, self.fill, (), 6)
        self.canvas.paste_centred(quiet, (left + layout.QUIET_SIGN_SIZE // 2, middle))

    def _draw_spent_cards(self, end: Point) -> None:
        """Draw the cards that the player spent since the reader last played, up to a right end, on their colour."""
        for index, kind in enumerate(reversed(list_actions_since_own_move(self.view, self.seat))):
            middle = end[0] - layout.SPENT_STEP // 2 - index * layout.SPENT_STEP, end[1]
            hue = SEAT_LOOKS[self.seat][0].base
            self.canvas.paste_centred(
                render_rounded_plate_sprite((layout.SPENT_STEP - 4,) * 2, 12, hue, hue, self.fill), middle
            )
            self.canvas.paste_centred(render_tile_sprite(kind, layout.SPENT_SIZE, hue), middle)

    def _draw_line(self, line: Line, start: Point) -> None:
        x, y = start
        for kind, count in line:
            side = self.tile
            self.canvas.paste_centred(render_tile_sprite(kind, side, self.fill), (x + side // 2, y))
            if count > 1:
                self.canvas.draw_text(
                    build_number_lettering(count, _choose_count_size(side)), (x + side + 3, y), self.ink, self.fill
                )
            x += round(_measure_tile_width(count, side))
