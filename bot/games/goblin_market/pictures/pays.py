"""Below the players: whom the bids on the buttons would pay, or, while nobody owns a card, how points are counted."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.goblin_market.bidders import paying_bids
from bot.games.goblin_market.pictures import layout as at
from bot.games.goblin_market.pictures.plates import COIN_FACE
from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.slabs import Look, slab
from bot.pictures.painting.sprites import Place, Sprite, drawn, plain_icon, plate, sprite_cache
from bot.pictures.painting.theme import BROWN, CAVE, CREAM, GOLD, INK, LEDGE, SAND
from bot.pictures.shared.players import PLATE_RADIUS, badge, number, signed
from games.engine.words import Words
from games.goblin_market import GoblinMarketView

BOARD = "#2e2821"
SLATE_BOARD = Look(BOARD, BOARD, LEDGE, BROWN.base, CREAM, BOARD)
"""The price board, in a frame of wood."""
CHIP = {False: (SAND, SAND), True: (CREAM, GOLD)}
"""The paper of a bid and its edge, by whether it would pay its reader."""
PayingBid = tuple[int, list[tuple[int, int]]]
"""A bid, and who would get how much: seat and coins."""


@dataclass(frozen=True, slots=True)
class _Chips:
    """Bids with whom they pay, in their order, and how they are drawn."""

    bids: Sequence[PayingBid]
    look: at.Pays

    @property
    def rows(self) -> list[list[PayingBid]]:
        """The bids of each line."""
        rows, room = list[list[PayingBid]](), 0
        for bid in self.bids:
            if not rows or self.width(bid) > room:
                rows.append([])
                room = at.WIDTH - 2 * at.PAYS_LEFT + at.PAYS_APART - at.PAYS_WORDS * self.look.titled
            rows[-1].append(bid)
            room -= self.width(bid)
        return rows

    @property
    def fits(self) -> bool:
        """Whether there is room for them."""
        return len(self.rows) <= self.look.lines

    def width(self, bid: PayingBid) -> int:
        """Return how much a bid takes, with the space after it."""
        return self.offer(bid[0]) + 10 + sum(self.payee(coins) for _, coins in bid[1]) + at.PAYS_APART

    def payee(self, coins: int) -> int:
        """Return how much somebody who is paid takes: badge and number."""
        return self.look.badge + 11 + length(self.gets(coins).text, self.face)

    def offer(self, coins: int) -> int:
        """Return how much the bid itself takes: a coin, with an arrow where no title tells what follows, or a tag."""
        if self.look.tagged:
            return at.PAYS_TAG + length(str(coins), self.face) + at.PAYS_POINT - 4
        return self.look.badge + (0 if self.look.titled else at.PAYS_ARROW[0])

    @property
    def face(self) -> Face:
        """The face of numbers."""
        return Face(Font.ROUND, self.look.size)

    def gets(self, coins: int) -> Lettering:
        """Return what somebody would be paid."""
        return Lettering(str(coins) if self.look.bare else f"+{coins}", self.face)


def foot_height(view: GoblinMarketView) -> int:
    """Return the height of this part."""
    return _height(view, chips_of(view))


def _height(view: GoblinMarketView, chips: _Chips) -> int:
    line = chips.look.high if chips.bids else at.KEY_LINE if _is_new(view) else 0
    return line + at.PAYS_EDGE + at.PAYS_BELOW if line else 0


def chips_of(view: GoblinMarketView) -> _Chips:
    """Return the bids that would pay somebody, as large as there is room for."""
    bids, room = paying_bids(view), at.MOST_HIGH - at.foot_top(view.owned) - at.PAYS_EDGE - at.PAYS_BELOW
    ways = [_Chips(bids, look) for look in at.PAYS if look.high <= room]
    return next((chips for chips in ways if chips.fits), ways[-1])


def _is_new(view: GoblinMarketView) -> bool:
    """Tell whether nobody owns a card yet: then how points are counted is worth a line."""
    return not view.outcome and not any(view.owned)


def draw_foot(canvas: Canvas, view: GoblinMarketView, words: Words) -> None:
    """Draw it below all plates; nothing if no bid pays and somebody owns cards."""
    chips, top = chips_of(view), at.foot_top(view.owned)
    high = _height(view, chips) - at.PAYS_BELOW
    if high <= 0:
        return
    canvas.paste(slab((at.WIDTH - 2 * at.GAP, high), PLATE_RADIUS, SLATE_BOARD, CAVE, shadow=4), (at.GAP, top))
    middle = top + high // 2 - 2
    if not chips.bids:
        _draw_key(canvas, middle, words)
        return
    left = at.PAYS_LEFT
    if chips.look.titled:
        told = whole(words("picture-goblin-market-bids-pay"), at.PAYS_TITLE, at.PAYS_WORDS - 10)
        canvas.write(told, (left, middle), SAND, BOARD, within=at.PAYS_WORDS - 10)
        left += at.PAYS_WORDS
    step, rows = chips.look.high // chips.look.lines, chips.rows
    for row, bids in enumerate(rows):
        x, y = left, middle + row * step - (len(rows) - 1) * step // 2
        for bid in bids:
            _draw_paying(canvas, view, chips, bid, (x, y))
            x += chips.width(bid)


def _draw_paying(canvas: Canvas, view: GoblinMarketView, chips: _Chips, bid: PayingBid, place: Place) -> None:
    """Draw a bid, and after it whom it would pay, on one paper; it is in the light if it would pay its reader.

    Where many faces are on the plates, payees are told by their signs.
    """
    (coins, paid), (x, y), side, high = bid, place, chips.look.badge, chips.look.chip
    fill, edge = CHIP[any(seat == view.seat for seat, _ in paid)]
    size = chips.width(bid) - at.PAYS_APART, high
    canvas.paste(plate(size, min(at.PAYS_RADIUS, high // 3), fill, edge, BOARD), (x, y - high // 2))
    _draw_offer(canvas, chips, coins, (x + 4, y), fill)
    x += 10 + chips.offer(coins)
    for seat, gets in paid:
        canvas.paste_about(_payee(view, seat, side, fill), (x + side // 2, y))
        canvas.write(chips.gets(gets), (x + side + 3, y), INK, fill)
        x += chips.payee(gets)


def _payee(view: GoblinMarketView, seat: int, side: int, fill: str) -> Sprite:
    return badge(seat, side, fill, bare=True) if view.seats <= at.MANY else signed(seat, side, fill)


def _draw_offer(canvas: Canvas, chips: _Chips, coins: int, place: Place, fill: str) -> None:
    """Draw a bid as a coin, with or without an arrow, or as a tag."""
    (x, y), side, look = place, chips.look.badge, chips.look
    if look.tagged:
        wide = at.PAYS_TAG + length(str(coins), chips.face)
        canvas.paste_about(_tag(wide, look.tag, fill), (x + (wide + at.PAYS_POINT) // 2, y))
        canvas.write(number(coins, look.size), (x + at.PAYS_TAG, y), INK, COIN_FACE)
        return
    coin = plain_icon("goblin_market/coin", side, fill, (), at.PAYS_TONES)
    canvas.paste_about(coin, (x + side // 2, y))
    canvas.write_about(number(coins, look.size - 2), (x + side // 2, y - 1), INK, COIN_FACE)
    if not look.titled:
        canvas.paste_about(_arrow(fill), (x + side + 4 + at.PAYS_ARROW[0] // 2, y))


@sprite_cache(16)
def _tag(width: int, height: int, ground: str) -> Sprite:
    """Return a tag for a bid, with a point beyond its width, at whom it pays."""
    whole_width = width + at.PAYS_POINT
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{whole_width}" height="{height}">'
        f'<path fill="{COIN_FACE}" d="M6 0H{width}L{whole_width} {height // 2}L{width} {height}H6Q0 {height} 0 '
        f'{height - 6}V6Q0 0 6 0z"/></svg>',
        ground,
        (ground, COIN_FACE),
    )


@sprite_cache(2)
def _arrow(ground: str) -> Sprite:
    """Return the arrow from a bid to whom it pays."""
    width, height = at.PAYS_ARROW
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<path fill="{INK}" d="M1 1L{width - 1} {height // 2}L1 {height - 1}z"/></svg>',
        ground,
        (ground, INK),
    )


def _draw_key(canvas: Canvas, middle: int, words: Words) -> None:
    """Write how points are counted."""
    room = at.WIDTH - 6 * at.GAP
    told = whole(words("picture-goblin-market-key"), at.KEY_SIZES, room)
    canvas.write_about(told, (at.WIDTH // 2, middle), SAND, BOARD, within=room)
