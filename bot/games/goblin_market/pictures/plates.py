"""The players' plates in the market: name, worth, coins, bid, the tally of suits, and the cards themselves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.games.goblin_market.bidders import get_seats_to_act
from bot.games.goblin_market.pictures import layout
from bot.games.goblin_market.pictures.cards import (
    render_collection_card_sprite,
    render_largest_card_sprite,
    render_medium_card_sprite,
    render_pile_sprite,
    render_scenic_card_sprite,
    render_small_card_sprite,
    render_suit_icon,
)
from bot.games.goblin_market.pictures.cards_by_suit import (
    compute_card_positions_by_suit,
    dim_other_suits,
    measure_row_by_suit,
    split_rows_by_suit,
)
from bot.games.goblin_market.pictures.contents import (
    find_counting_suits,
    group_by_rank,
    list_new_card_names,
    sort_cards_by_suit,
    sort_cards_in_deck_order,
)
from bot.pictures.painting.bands import Piece
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering, fit_name, measure_pixel_width
from bot.pictures.painting.shade import ShadedPiece
from bot.pictures.painting.slabs import DIM_LOOK, LIT_LOOK, OWN_LOOK, PLAIN_LOOK, render_slab_sprite
from bot.pictures.painting.sprites import (
    Drawing,
    Point,
    Size,
    Sprite,
    build_paint,
    render_icon_sprite,
    render_plain_icon,
    render_plain_sprite,
    render_rounded_plate_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import (
    BLACK,
    BROWN,
    CAVE,
    CREAM,
    GOLD,
    GREEN,
    GROOVE,
    INK,
    PURPLE,
    RED,
    SAND,
    mix_colours,
)
from bot.pictures.shared.players import PLATE_RADIUS, build_number_lettering, render_badge_sprite
from games.goblin_market import DecktetCard, GoblinMarketView


@dataclass(frozen=True, slots=True)
class CardShelf:
    """Where a player's cards stand: its back, its board, the board's edge, and the strip with what they count."""

    back: str
    board: str
    edge: str
    strip: str


SHELF_COLOURS = CardShelf("#573719", BROWN.base, "#a57e5a", "#c3b08a")
NO_CARD_LIMIT = 99
"""More than there are."""
CARD_STYLES = (
    (render_scenic_card_sprite, layout.SCENIC_CARD, layout.MAX_SCENIC_CARDS),
    (render_largest_card_sprite, layout.WIDE_FACE.size, layout.MAX_WIDE_CARDS),
    (render_collection_card_sprite, layout.BROAD_CARD, NO_CARD_LIMIT),
    (render_medium_card_sprite, layout.SLIM_FACE.size, NO_CARD_LIMIT),
    (render_small_card_sprite, layout.MINI, NO_CARD_LIMIT),
)
"""How cards are drawn, the larger first: as what, and how many at most."""
CardArrangement = tuple[list[tuple[Sprite, bool]], list[Point], Size]
"""Cards as drawn, each with whether it is new, their corners, and their size."""
SuitGroup = tuple[Sequence[int], int]
"""Suits of a tally that have one number, which is negative if they count against the collection."""
PLATE_SHADOW = 4
FEW_COLOURS = 6
"""So many colours have things of which there is one on each plate: each shade at an edge costs bytes."""
WARES_COLOURS = GREEN.base, PURPLE.base, GROOVE, SAND
"""The colours of a jar, a bottle, a sack and their labels, before the shelf takes half of them."""
OUT_GROUND = mix_colours(PLAIN_LOOK.ground, CAVE)
CROSS_PAINT = build_paint(rim="#7d6d55", face=BLACK, line=CREAM)
"""The ground of a plate in the shade, and the cross on it."""
HIDDEN_TEXT = "?"
COIN_FACE = "#f3d98f"
PURSE_RIM = "#9a6c12"
"""The edge of the light behind the purse of the reader."""


@sprite_cache(16)
def _render_shelf_sprite(size: Size, ground: str, strip: int) -> Sprite:
    """Return a shelf: its back, a strip of this height above it, and the board on which cards stand."""
    (width, height), foot = size, size[1] - layout.SHELF_HEIGHT
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<clipPath id="c"><rect width="{width}" height="{height}" rx="{layout.MAT_RADIUS}"/></clipPath>'
        f'<g clip-path="url(#c)"><rect width="{width}" height="{height}" fill="{SHELF_COLOURS.back}"/>'
        f'<rect width="{width}" height="{strip}" fill="{SHELF_COLOURS.strip}"/>'
        f'<rect y="{foot}" width="{width}" height="{layout.SHELF_HEIGHT}" fill="{SHELF_COLOURS.board}"/>'
        f'<rect y="{foot}" width="{width}" height="3" fill="{SHELF_COLOURS.edge}"/></g></svg>',
        ground,
        (ground, SHELF_COLOURS.back, SHELF_COLOURS.board, SHELF_COLOURS.edge, SHELF_COLOURS.strip),
    )


@sprite_cache(4)
def _render_shelf_board_sprite(width: int) -> Sprite:
    """Return the board below the upper of two rows of cards."""
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{layout.SHELF_HEIGHT}">'
        f'<rect width="{width}" height="{layout.SHELF_HEIGHT}" fill="{SHELF_COLOURS.board}"/>'
        f'<rect width="{width}" height="3" fill="{SHELF_COLOURS.edge}"/></svg>',
        SHELF_COLOURS.back,
        (SHELF_COLOURS.board, SHELF_COLOURS.edge),
    )


def _measure_suit_counts(groups: Sequence[SuitGroup], sizes: tuple[int, int]) -> int:
    """Return how much these suits and their numbers take."""
    side, size = sizes
    card_sprites = [build_number_lettering(count, size) for _, count in groups]
    return sum(len(suits) * side for suits, _ in groups) + sum(
        layout.TALLY_GAP + measure_pixel_width(lettering.text, lettering.face) for lettering in card_sprites
    )


@sprite_cache(4)
def _render_new_sign_sprite(ground: str) -> Sprite:
    """Return the sign of a card that came since the reader last played: a plus."""
    side, middle = layout.NEW_SIGN_SIZE, layout.NEW_SIGN_SIZE // 2
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">'
        f'<circle cx="{middle}" cy="{middle}" r="{middle - 2}" fill="{GOLD}" stroke="{BLACK}" stroke-width="3"/>'
        f'<path fill="none" stroke="{INK}" stroke-width="4" d="M{middle} 7v{side - 14}M7 {middle}h{side - 14}"/></svg>',
        ground,
        (ground, GOLD, BLACK, INK),
    )


@sprite_cache(8)
def _render_plate_jars_sprite(back: str, size: Size) -> Sprite:
    """Return a jar, a bottle and a sack that stand on a shelf, in half the light."""
    (width, height), (green, violet, sack, paper) = (
        layout.STORES_SIZE,
        (mix_colours(back, hue) for hue in WARES_COLOURS),
    )
    jar = f"M6 {height}v-52q0-6 7-8v-10h36v10q7 2 7 8v52z"
    bottle = f"M74 {height}v-30q0-10 9-16v-26h14v26q9 6 9 16v30z"
    labels = "M9 14h44v-10h-44zM82 8h16v-8h-16zM14 46h34v22h-34zM80 58h20v14h-20zM114 40h28v-5h-28z"
    bag = f"M112 {height}q-6-34 12-46l-6-14h26l-6 14q16 12 10 46z"
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" viewBox="0 0 {width} {height}">'
        f'<g stroke="{BLACK}" stroke-width="3"><path fill="{green}" d="{jar}"/><path fill="{violet}" d="{bottle}"/>'
        f'<path fill="{sack}" d="{bag}"/></g><path fill="{paper}" d="{labels}"/></svg>',
        back,
        (back, BLACK, green, violet, sack, paper),
    )


@sprite_cache(8)
def _render_own_awning_sprite(stripes: int) -> Sprite:
    """Return the awning over the reader's own stall, of so many stripes, the first and the last in red."""
    stripes -= 1 - stripes % 2
    (wide, height), rim = layout.OWN_AWNING, 3
    cloth = f"v{height - 9}q0 6 6 6h{wide - 12}q6 0 6-6v{9 - height}z"
    shapes = "".join(
        f'<path fill="{CREAM if index % 2 else RED.base}" d="M{index * wide + rim / 2} {rim / 2}{cloth}"/>'
        for index in range(stripes)
    )
    width = stripes * wide + rim
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<g stroke="{BLACK}" stroke-width="{rim}">{shapes}</g></svg>',
        BLACK,
        (BLACK, CREAM, RED.base),
    )


def draw_plates(canvas: Canvas, view: GoblinMarketView, names: Sequence[str]) -> None:
    """Draw every player's plate."""
    for seat, box in enumerate(layout.compute_plate_boxes(view.owned)):
        if _is_out(view, seat):
            left = Canvas(box.size, CAVE)
            _PlatePainter(left, view, seat, replace(box, left=0, top=0)).draw(names[seat])
            canvas.paste(ShadedPiece(left), (box.left, box.top))
            _draw_cross(canvas, box, beside_bid=view.bids[seat] > 0)
        else:
            _PlatePainter(canvas, view, seat, box).draw(names[seat])
        if seat == view.seat:
            awning = _render_own_awning_sprite(
                (box.width - PLATE_SHADOW - 2 * layout.OWN_AWNING_INDENT) // layout.OWN_AWNING[0]
            )
            canvas.paste_centred(
                awning,
                (
                    box.left + (box.width - PLATE_SHADOW) // 2,
                    box.top - layout.OWN_AWNING_ABOVE + layout.OWN_AWNING[1] // 2,
                ),
            )


def _is_out(view: GoblinMarketView, seat: int) -> bool:
    """Tell whether somebody left the auction that goes on: all that is theirs is in the shade."""
    return view.is_bidding and view.passed[seat]


def _draw_cross(canvas: Canvas, box: layout.PlateBox, *, beside_bid: bool) -> None:
    """Draw in the light who is out, in the place of a bid, or at its corner."""
    side, (right, down) = layout.CROSS_SIZES[beside_bid]
    middle = box.left + box.width - layout.CHIP_FROM_RIGHT + right, box.top + layout.HEADER // 2 + down
    canvas.paste_centred(render_plain_icon("goblin_market/passed", side, OUT_GROUND, CROSS_PAINT, FEW_COLOURS), middle)


class _PlatePainter:
    """Draws one player's plate at its place."""

    def __init__(self, canvas: Canvas, view: GoblinMarketView, seat: int, box: layout.PlateBox) -> None:
        self.canvas, self.view, self.seat = canvas, view, seat
        self.rows, self.bare, self.strip = box.rows, box.is_bare, box.strip_height
        self.left, self.top = box.left, box.top
        self.width, self.height = box.size
        self.won = seat in view.crown_wearers
        self.lit = seat in get_seats_to_act(view) or self.won
        self.out = _is_out(view, seat)
        self.mine = seat == view.seat
        self.look = LIT_LOOK if self.lit else OWN_LOOK if self.mine else DIM_LOOK if view.outcome else PLAIN_LOOK
        self.fill, self.ink = self.look.ground, self.look.ink
        self.mat = SHELF_COLOURS.back

    def draw(self, name: str) -> None:
        """Draw it all; nothing below the name in a row in which nobody owns a card, and a web where one has none."""
        self._paste_on_plate(
            render_slab_sprite((self.width, self.height), PLATE_RADIUS, self.look, CAVE, shadow=PLATE_SHADOW), (0, 0)
        )
        self._draw_header(name)
        if self.bare:
            self._draw_jars()
            return
        self._draw_shelf()
        if self.view.owned[self.seat]:
            self._draw_suit_counts()
            self._draw_cards()
        else:
            self._draw_web()

    def _paste_on_plate(self, drawn: Piece, point: Point) -> None:
        self.canvas.paste(drawn, (self.left + point[0], self.top + point[1]))

    def _draw_header(self, name: str) -> None:
        badge_top = (layout.HEADER - layout.BADGE_SIZE) // 2
        self._paste_on_plate(
            render_badge_sprite(self.seat, layout.BADGE_SIZE, self.fill), (layout.BADGE_LEFT, badge_top)
        )
        if self.won:
            self._paste_on_plate(
                render_icon_sprite("theme/crown", 34, self.fill), (layout.BADGE_LEFT + 7, max(0, badge_top - 17))
            )
        x, y = self.left + layout.TEXT_LEFT, self.top
        lettering = fit_name(
            name, layout.NAME_SIZES, self.width - layout.TEXT_LEFT - self._measure_head_end(), f"#{self.seat + 1}"
        )
        self.canvas.draw_text(lettering, (x, y + layout.NAME_MIDDLE), self.ink, self.fill)
        score = build_number_lettering(self.view.scores[self.seat], layout.SCORE_SIZE)
        x = self.canvas.draw_text(score, (x, y + layout.SCORE_MIDDLE), self.ink, self.fill) + 16
        self._draw_purse(x, y + layout.SCORE_MIDDLE)
        self._draw_last_bid((self.left + self.width - layout.CHIP_FROM_RIGHT, y + layout.HEADER // 2))

    def _measure_head_end(self) -> int:
        """Return how much of the head is taken at its right end."""
        if self._get_current_bid() or self.out:
            return layout.CHIP + 20
        return layout.BARE_SHELF[0] + 24 if self._has_jars() else 20

    def _get_current_bid(self) -> int:
        """Return the last bid of this auction; zero if there is none."""
        return self.view.bids[self.seat] if self.view.lot or self.view.line else 0

    def _draw_purse(self, x: int, y: int) -> None:
        """Draw the purse; that of the reader in the light."""
        coins, icon_side = self.view.coins[self.seat], layout.COINS_ICON
        purse = (
            Lettering(HIDDEN_TEXT, FontFace(Font.ROUND, layout.COINS_SIZE))
            if coins is None
            else build_number_lettering(coins, layout.COINS_SIZE)
        )
        fill, ink = self.fill, self.ink
        if self.mine:
            fill, ink, height, edge = COIN_FACE, INK, layout.PURSE_LIGHT, layout.PURSE_EDGE
            size = icon_side + 7 + measure_pixel_width(purse.text, purse.face) + 2 * edge, height
            self.canvas.paste(
                render_rounded_plate_sprite(size, height // 2, fill, PURSE_RIM, self.fill), (x, y - height // 2)
            )
            x += edge
        drawing = render_plain_icon(
            f"goblin_market/{'purse' if coins is None else 'coins'}", icon_side, fill, (), FEW_COLOURS
        )
        self.canvas.paste_centred(drawing, (x + icon_side // 2, y))
        self.canvas.draw_text(purse, (x + icon_side + 7, y), ink, fill)

    def _draw_last_bid(self, middle: Point) -> None:
        """Draw the last bid of this auction as a coin."""
        bid = self._get_current_bid()
        if bid:
            self.canvas.paste_centred(
                render_plain_icon("goblin_market/coin", layout.CHIP, self.fill, (), FEW_COLOURS), middle
            )
            self.canvas.write_centred(
                build_number_lettering(bid, layout.CHIP_SIZE), (middle[0], middle[1] - 1), INK, COIN_FACE
            )

    def _draw_shelf(self) -> None:
        width, height = (
            self.width - 2 * layout.MAT_SIDE - PLATE_SHADOW,
            self.height - layout.HEADER - layout.MAT_SIDE - PLATE_SHADOW,
        )
        strip = self.strip if self.view.owned[self.seat] else 0
        self._paste_on_plate(_render_shelf_sprite((width, height), self.fill, strip), (layout.MAT_SIDE, layout.HEADER))
        for row in range(1, self.rows):
            self._paste_on_plate(
                _render_shelf_board_sprite(width),
                (layout.MAT_SIDE, layout.HEADER + height - layout.SHELF_HEIGHT - row * layout.ROW_STEP),
            )

    def _draw_suit_counts(self) -> None:
        """Draw how often each suit is there: those that count, then those against the collection with their sum.

        Where cards are many, each has its own number; where signs would be small, there is no more than the sum.
        """
        room, (max_gap, min_gap) = self.width - 2 * layout.MAT_SIDE - PLATE_SHADOW - 12, layout.SUIT_GAPS
        ways = self._list_suit_count_variants()
        fits = [way for way in ways if _measure_suit_counts(*way) + (len(way[0]) - 1) * min_gap <= room]
        groups, (side, size) = fits[0] if fits else ways[-1]
        apart = min(max_gap, (room - _measure_suit_counts(groups, (side, size))) // max(1, len(groups) - 1))
        x, y = self.left + layout.MAT_SIDE + 6, self.top + layout.HEADER + self.strip // 2
        for suits, count in groups:
            for suit in suits:
                self._draw_suit(suit, side, (x, y))
                x += side
            ink = INK if count > 0 else RED.dark
            x = (
                self.canvas.draw_text(
                    build_number_lettering(count, size), (x + layout.TALLY_GAP, y), ink, SHELF_COLOURS.strip
                )
                + apart
            )

    def _list_suit_count_variants(self) -> list[tuple[list[SuitGroup], tuple[int, int]]]:
        """Return the ways to tell the suits, the best first."""
        suits = self.view.suits[self.seat]
        counted = find_counting_suits(suits)
        best: list[SuitGroup] = [((suit,), suits[suit]) for suit in sorted(counted) if suits[suit]]
        against = [suit for suit, count in enumerate(suits) if count and suit not in counted]
        less = -sum(suits[suit] for suit in against)
        summed, bare = ([*best, (signs, less)] if against else best for signs in (against, ()))
        large = layout.TALLIES[: layout.SIGNED_TALLIES]
        ways = [*((summed, sizes) for sizes in large), *((bare, sizes) for sizes in layout.TALLIES)]
        if not self._has_many_cards:
            return ways
        by_count = sorted((suit for suit, count in enumerate(suits) if count), key=lambda suit: (-suits[suit], suit))
        each: list[SuitGroup] = [((suit,), suits[suit] * (1 if suit in counted else -1)) for suit in by_count]
        return [*((each, sizes) for sizes in (layout.DEEP_TALLY_SIZES,) * (self.rows > 1) + layout.TALLIES), *ways]

    def _draw_suit(self, suit: int, side: int, point: Point) -> None:
        self.canvas.paste_centred(render_suit_icon(suit, side, SHELF_COLOURS.strip), (point[0] + side // 2, point[1]))

    def _draw_jars(self) -> None:
        """Let jars stand on a shelf at the end of a broad plate that has no room for cards, where no bid is."""
        if not self._has_jars():
            return
        (width, height), jars = layout.BARE_SHELF, layout.BARE_STORES
        left, top = self.width - PLATE_SHADOW - layout.MAT_SIDE - width, (self.height - PLATE_SHADOW - height) // 2
        self._paste_on_plate(_render_shelf_sprite(layout.BARE_SHELF, self.fill, 0), (left, top))
        stores = _render_plate_jars_sprite(SHELF_COLOURS.back, jars)
        self._paste_on_plate(stores, (left + (width - jars[0]) // 2, top + height - layout.SHELF_HEIGHT - jars[1]))

    def _has_jars(self) -> bool:
        return self.bare and self.width >= layout.HALF_PLATE and not self._get_current_bid() and not self.out

    def _draw_web(self) -> None:
        width, height = layout.WEB
        web = render_plain_sprite(
            layout.WEB, (Drawing("goblin_market/web", (0, 0, width), height=height),), self.mat, 6
        )
        self._paste_on_plate(web, (self.width - layout.MAT_SIDE - PLATE_SHADOW - width, layout.HEADER + 1))
        foot = self.height - layout.MAT_SIDE - PLATE_SHADOW - layout.SHELF_HEIGHT
        self._paste_on_plate(
            _render_plate_jars_sprite(self.mat, layout.STORES_SIZE),
            (layout.MAT_SIDE + layout.STORES_BESIDE, foot - layout.STORES_SIZE[1]),
        )

    def _draw_cards(self) -> None:
        """Draw the cards side by side, as large as they are seen whole; many by suit, and too many for that by rank."""
        card_sprites, corners, size = self._arrange_cards()
        for (piece, _), corner in zip(card_sprites, corners, strict=True):
            self._paste_on_plate(piece, corner)
        self._fill_shelf(corners[-1][0] + size[0])
        to_left, up = layout.NEW_PLACE if size[0] >= layout.BROAD_CARD[0] else layout.NEW_SMALL_PLACE
        for (_, is_new), (x, y) in zip(card_sprites, corners, strict=True):
            if is_new:
                self._paste_on_plate(
                    _render_new_sign_sprite(self.mat),
                    (x + size[0] - to_left - layout.NEW_SIGN_SIZE // 2, y + size[1] - up - layout.NEW_SIGN_SIZE // 2),
                )

    def _arrange_cards(self) -> CardArrangement:
        """Return the cards in the order of ranks, or by suit if they are many, or one pile for each rank."""
        new, way = list_new_card_names(self.view, self.seat), self._choose_card_size()
        if way:
            draw, size = way
            if self._has_many_cards:
                return self._arrange_by_suit(draw, size)
            card_sprites = self._render_card_sprites(sort_cards_in_deck_order(self.view, self.seat), draw)
        else:
            piles = group_by_rank(self.view, self.seat)
            size = next((size for size in layout.PILE_SIZES if self._fits_side_by_side(len(piles), size)), layout.MINI)
            card_sprites = [
                (render_pile_sprite(tuple(pile), size, self.mat), any(card.name in new for card in pile))
                for pile in piles
            ]
        step = self._compute_card_step(len(card_sprites), size)
        return (
            card_sprites,
            [
                (self._find_first_plate_left + across * step, self._compute_row_top(0))
                for across in range(len(card_sprites))
            ],
            size,
        )

    def _arrange_by_suit(self, draw: Callable[[DecktetCard, str], Sprite], size: Size) -> CardArrangement:
        """Return many cards by suit, with air between two suits; what counts against the collection is in the shade."""
        new, counted = list_new_card_names(self.view, self.seat), find_counting_suits(self.view.suits[self.seat])
        card_sprites, corners = list[tuple[Sprite, bool]](), list[Point]()
        for row, cards in enumerate(split_rows_by_suit(sort_cards_by_suit(self.view, self.seat), self.rows)):
            lefts = compute_card_positions_by_suit([card.suits[0] for card in cards], size[0], self._room_for_cards)
            card_sprites += [(dim_other_suits(draw, card, self.mat, counted), card.name in new) for card in cards]
            corners += [(self._find_first_plate_left + left, self._compute_row_top(row)) for left in lefts]
        return card_sprites, corners, size

    def _render_card_sprites(
        self, cards: Sequence[DecktetCard], draw: Callable[[DecktetCard, str], Sprite]
    ) -> list[tuple[Sprite, bool]]:
        """Return how cards are drawn, each with whether it is new."""
        new = list_new_card_names(self.view, self.seat)
        return [(draw(card, self.mat), card.name in new) for card in cards]

    @property
    def _find_first_plate_left(self) -> int:
        return layout.MAT_SIDE + 8

    def _compute_row_top(self, row: int) -> int:
        """Return the upper end of the cards in a row."""
        last = self.height - layout.MAT_SIDE - PLATE_SHADOW - (layout.CARDS_HEIGHT + layout.MINI[1]) // 2 + 2
        return last - (self.rows - 1 - row) * layout.ROW_STEP

    def _fill_shelf(self, end: int) -> None:
        """Let something stand on a shelf whose cards end far from its end: smaller where there is less room."""
        right = self.width - layout.MAT_SIDE - PLATE_SHADOW - layout.STORES_BESIDE
        size = next(
            (
                size
                for size in (layout.STORES_SIZE, layout.BARE_STORES)
                if right - size[0] >= end + layout.STORES_BESIDE
            ),
            None,
        )
        if size:
            foot = self.height - layout.MAT_SIDE - PLATE_SHADOW - layout.SHELF_HEIGHT
            self._paste_on_plate(_render_plate_jars_sprite(self.mat, size), (right - size[0], foot - size[1]))

    def _choose_card_size(self) -> tuple[Callable[[DecktetCard, str], Sprite], Size] | None:
        """Return how the cards are drawn, one by one, and how large; `None` if they are too many for that."""
        count = len(self.view.owned[self.seat])
        ways = CARD_STYLES if self.view.seats == layout.PAIR + 1 or self.width >= layout.HALF_PLATE else CARD_STYLES[1:]
        if self._has_many_cards:
            rows = split_rows_by_suit(sort_cards_by_suit(self.view, self.seat), self.rows)
            return next(
                (way[:2] for way in CARD_STYLES[-layout.SUITED_WAYS :] if self._do_rows_fit(rows, way[1][0])), None
            )
        return next(
            (
                (draw, size)
                for draw, size, max_count in ways
                if count <= max_count and self._fits_side_by_side(count, size)
            ),
            None,
        )

    def _do_rows_fit(self, rows: Sequence[Sequence[DecktetCard]], width: int) -> bool:
        """Tell whether cards so wide stand side by side, in two rows with air between suits."""
        air = layout.MIN_SUIT_AIR * (self.rows > 1)
        return all(
            measure_row_by_suit([card.suits[0] for card in cards], width, air) <= self._room_for_cards for cards in rows
        )

    @property
    def _room_for_cards(self) -> int:
        """How much cards may take from left to right."""
        return self.width - 2 * layout.MAT_SIDE - 16

    def _fits_side_by_side(self, count: int, size: Size) -> bool:
        return self._compute_card_step(count, size) >= (size[0] - layout.HIDDEN_EDGE if count > 1 else 0)

    def _compute_card_step(self, count: int, size: Size) -> int:
        """Return how far it is from one card to the next, or, of a single one, to the end."""
        return min(size[0] + layout.CARD_GAP, (self._room_for_cards - size[0]) // max(1, count - 1))

    @property
    def _has_many_cards(self) -> bool:
        """Whether the cards stand by suit."""
        return len(self.view.owned[self.seat]) > layout.MAX_UNSUITED_CARDS
