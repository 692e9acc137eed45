"""Below the players: whom the next bids would pay, or, while nobody owns a card, how points are counted."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.goblin_market.bidders import list_later_sisterhood_bids, list_sisterhood_bids
from bot.games.goblin_market.pictures import layout
from bot.games.goblin_market.pictures.plates import COIN_FACE
from bot.pictures.painting.canvas import Canvas, fit_uncut_name
from bot.pictures.painting.lettering import Font, FontFace, Lettering, measure_pixel_width
from bot.pictures.painting.slabs import SlabLook, render_slab_sprite
from bot.pictures.painting.sprites import (
    Point,
    Sprite,
    render_plain_icon,
    render_rounded_plate_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BROWN, CAVE, CREAM, GOLD, INK, LEDGE, SAND
from bot.pictures.shared.players import (
    PLATE_RADIUS,
    build_number_lettering,
    render_badge_sprite,
    render_seat_disc_sprite,
)
from bot.pictures.shared.review_marks import draw_review_frame, list_review_marks
from games.engine.words import Words
from games.goblin_market import GoblinMarketView
from games.goblin_market.moves import PlaceBid

BOARD_COLOUR = "#2e2821"
SLATE_BOARD = SlabLook(BOARD_COLOUR, BOARD_COLOUR, LEDGE, BROWN.base, CREAM, BOARD_COLOUR)
"""The price board, in a frame of wood."""
CHIP_COLOURS = {False: (SAND, SAND), True: (CREAM, GOLD)}
"""The paper of a bid and its edge, by whether it would pay its reader."""
PayingBid = tuple[int, list[tuple[int, int]]]
"""A bid, and who would get how much: seat and coins."""


@dataclass(frozen=True, slots=True)
class _BidChips:
    """Bids with whom they pay, in their order, and how they are drawn."""

    bids: Sequence[PayingBid]
    look: layout.BidPaymentStyle

    @property
    def bid_lines(self) -> list[list[PayingBid]]:
        """The bids of each line."""
        rows, room = list[list[PayingBid]](), 0
        for bid in self.bids:
            if not rows or self.measure_bid_width(bid) > room:
                rows.append([])
                room = layout.WIDTH - 2 * layout.PAYS_LEFT + layout.PAYS_APART - layout.PAYS_WORDS * self.look.titled
            rows[-1].append(bid)
            room -= self.measure_bid_width(bid)
        return rows

    @property
    def fits_in_lines(self) -> bool:
        """Whether there is room for them."""
        return len(self.bid_lines) <= self.look.lines

    def measure_bid_width(self, bid: PayingBid) -> int:
        """Return how much a bid takes, with the space after it."""
        return (
            self.measure_offer_width(bid[0])
            + 10
            + sum(self.measure_payee_width(coins) for _, coins in bid[1])
            + layout.PAYS_APART
        )

    def measure_payee_width(self, coins: int) -> int:
        """Return how much somebody who is paid takes: badge and number."""
        return self.look.badge + 11 + measure_pixel_width(self.build_payment_lettering(coins).text, self.number_face)

    def measure_offer_width(self, coins: int) -> int:
        """Return how much the bid itself takes: a coin, with an arrow where no title tells what follows, or a tag."""
        if self.look.tagged:
            return layout.PAYS_TAG + measure_pixel_width(str(coins), self.number_face) + layout.PAYS_POINT - 4
        return self.look.badge + (0 if self.look.titled else layout.PAYS_ARROW[0])

    @property
    def number_face(self) -> FontFace:
        """The face of numbers."""
        return FontFace(Font.ROUND, self.look.size)

    def build_payment_lettering(self, coins: int) -> Lettering:
        """Return what somebody would be paid, in its letters."""
        return Lettering(str(coins) if self.look.bare else f"+{coins}", self.number_face)


def measure_bid_payments(view: GoblinMarketView) -> int:
    """Return the height of this part."""
    return _measure_chips_height(view, choose_bid_chips(view))


def _measure_chips_height(view: GoblinMarketView, chips: _BidChips) -> int:
    line = chips.look.high if chips.bids else layout.KEY_LINE if _is_before_first_sale(view) else 0
    return line + layout.PAYS_EDGE + layout.PAYS_BELOW if line else 0


def choose_bid_chips(view: GoblinMarketView) -> _BidChips:
    """Return the bids with buttons that would pay somebody, as large as there is room for, and later ones beside them.

    The later ones take no room that the others would need, and the first that has none is the end.
    """
    bids, room = (
        list_sisterhood_bids(view),
        layout.MAX_HEIGHT - layout.compute_foot_top(view.owned) - layout.PAYS_EDGE - layout.PAYS_BELOW,
    )
    ways = [_BidChips(bids, look) for look in layout.PAYMENT_STYLES if look.high <= room]
    chips = next((chips for chips in ways if chips.fits_in_lines), ways[-1])
    for bid in list_later_sisterhood_bids(view) if bids else ():
        longer = _BidChips([*chips.bids, bid], chips.look)
        if not longer.fits_in_lines:
            break
        chips = longer
    return chips


def _is_before_first_sale(view: GoblinMarketView) -> bool:
    """Tell whether nobody owns a card yet: then how points are counted is worth a line."""
    return not view.outcome and not any(view.owned)


def draw_payment_strip(canvas: Canvas, view: GoblinMarketView, words: Words) -> None:
    """Draw below all plates whom the bids would pay; nothing if no bid pays and somebody owns cards."""
    chips, top = choose_bid_chips(view), layout.compute_foot_top(view.owned)
    height = _measure_chips_height(view, chips) - layout.PAYS_BELOW
    if height <= 0:
        return
    canvas.paste(
        render_slab_sprite((layout.WIDTH - 2 * layout.GAP, height), PLATE_RADIUS, SLATE_BOARD, CAVE, shadow=4),
        (layout.GAP, top),
    )
    middle = top + height // 2 - 2
    if not chips.bids:
        _draw_scoring_key(canvas, middle, words)
        return
    left = layout.PAYS_LEFT
    if chips.look.titled:
        lettering = fit_uncut_name(words("picture-goblin-market-bids-pay"), layout.PAYS_TITLE, layout.PAYS_WORDS - 10)
        canvas.draw_text(lettering, (left, middle), SAND, BOARD_COLOUR, within=layout.PAYS_WORDS - 10)
        left += layout.PAYS_WORDS
    step, rows = chips.look.high // chips.look.lines, chips.bid_lines
    for row, bids in enumerate(rows):
        x, y = left, middle + row * step - (len(rows) - 1) * step // 2
        for bid in bids:
            _draw_paying_bid(canvas, view, chips, bid, (x, y))
            _mark_reviewed_bid(canvas, view, chips, bid, (x, y))
            x += chips.measure_bid_width(bid)


def _draw_paying_bid(canvas: Canvas, view: GoblinMarketView, chips: _BidChips, bid: PayingBid, point: Point) -> None:
    """Draw a bid, and after it whom it would pay, on one paper; it is in the light if it would pay its reader.

    Where many faces are on the plates, payees are told by their signs.
    """
    (coins, paid), (x, y), side, height = bid, point, chips.look.badge, chips.look.chip_height
    fill, edge = CHIP_COLOURS[any(seat == view.seat for seat, _ in paid)]
    size = chips.measure_bid_width(bid) - layout.PAYS_APART, height
    canvas.paste(
        render_rounded_plate_sprite(size, min(layout.PAYS_RADIUS, height // 3), fill, edge, BOARD_COLOUR),
        (x, y - height // 2),
    )
    _draw_bid_sign(canvas, chips, coins, (x + 4, y), fill)
    x += 10 + chips.measure_offer_width(coins)
    for seat, gets in paid:
        canvas.paste_centred(_render_payee_sprite(view, seat, side, fill), (x + side // 2, y))
        canvas.draw_text(chips.build_payment_lettering(gets), (x + side + 3, y), INK, fill)
        x += chips.measure_payee_width(gets)


def _mark_reviewed_bid(canvas: Canvas, view: GoblinMarketView, chips: _BidChips, bid: PayingBid, point: Point) -> None:
    """Frame a bid if a review compares it with another one."""
    (x, y), across, height = point, chips.measure_bid_width(bid) - layout.PAYS_APART, chips.look.chip_height // 2
    for moves, seat in list_review_marks(view):
        if isinstance(moves[0], PlaceBid) and moves[0].coins == bid[0]:
            draw_review_frame(canvas, (x - 5, y - height - 5, x + across + 5, y + height + 5), seat)


def _render_payee_sprite(view: GoblinMarketView, seat: int, side: int, fill: str) -> Sprite:
    return (
        render_badge_sprite(seat, side, fill, bare=True)
        if view.seats <= layout.MAX_ROOMY_SEATS
        else render_seat_disc_sprite(seat, side, fill)
    )


def _draw_bid_sign(canvas: Canvas, chips: _BidChips, coins: int, point: Point, fill: str) -> None:
    """Draw a bid as a coin, with or without an arrow, or as a tag."""
    (x, y), side, look = point, chips.look.badge, chips.look
    if look.tagged:
        width = layout.PAYS_TAG + measure_pixel_width(str(coins), chips.number_face)
        canvas.paste_centred(
            _render_tag_sprite(width, look.tag_height, fill), (x + (width + layout.PAYS_POINT) // 2, y)
        )
        canvas.draw_text(build_number_lettering(coins, look.size), (x + layout.PAYS_TAG, y), INK, COIN_FACE)
        return
    coin = render_plain_icon("goblin_market/coin", side, fill, (), layout.PAYS_TONES)
    canvas.paste_centred(coin, (x + side // 2, y))
    canvas.write_centred(build_number_lettering(coins, look.size - 2), (x + side // 2, y - 1), INK, COIN_FACE)
    if not look.titled:
        canvas.paste_centred(_render_arrow_sprite(fill), (x + side + 4 + layout.PAYS_ARROW[0] // 2, y))


@sprite_cache(16)
def _render_tag_sprite(width: int, height: int, ground: str) -> Sprite:
    """Return a tag for a bid, with a point beyond its width, at whom it pays."""
    whole_width = width + layout.PAYS_POINT
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{whole_width}" height="{height}">'
        f'<path fill="{COIN_FACE}" d="M6 0H{width}L{whole_width} {height // 2}L{width} {height}H6Q0 {height} 0 '
        f'{height - 6}V6Q0 0 6 0z"/></svg>',
        ground,
        (ground, COIN_FACE),
    )


@sprite_cache(2)
def _render_arrow_sprite(ground: str) -> Sprite:
    """Return the arrow from a bid to whom it pays."""
    width, height = layout.PAYS_ARROW
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<path fill="{INK}" d="M1 1L{width - 1} {height // 2}L1 {height - 1}z"/></svg>',
        ground,
        (ground, INK),
    )


def _draw_scoring_key(canvas: Canvas, middle: int, words: Words) -> None:
    """Write how points are counted."""
    room = layout.WIDTH - 6 * layout.GAP
    lettering = fit_uncut_name(words("picture-goblin-market-key"), layout.KEY_SIZES, room)
    canvas.write_centred(lettering, (layout.WIDTH // 2, middle), SAND, BOARD_COLOUR, within=room)
