"""Below the players: whom the bids on the buttons would pay, or, while nobody owns a card, how points are counted."""

from dataclasses import dataclass, replace
from functools import lru_cache

from bot.games.goblin_market.bidders import paying_bids
from bot.games.goblin_market.pictures import layout as at
from bot.games.goblin_market.pictures.plates import COIN_FACE
from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.slabs import Look, slab
from bot.pictures.painting.sprites import Place, Sprite, drawn, plain_icon, plate
from bot.pictures.painting.theme import BROWN, CAVE, CREAM, INK, LEDGE, ROCK, SAND
from bot.pictures.shared.players import PLATE_RADIUS, badge, number, signed
from games.engine.words import Words
from games.goblin_market import GoblinMarketView

BOARD = "#2e2821"
SLATE_BOARD = Look(BOARD, BOARD, LEDGE, BROWN.base, CREAM, BOARD)
"""The price board, in a frame of wood."""
CHIP = {False: (ROCK, LEDGE), True: (LEDGE, SAND)}
"""The chip of a bid and its edge, by whether it would pay its reader."""
PayingBid = tuple[int, list[tuple[int, int]]]
"""A bid, and who would get how much: seat and coins."""


@dataclass(frozen=True, slots=True)
class _Line:
    """The bids in it, how large their badges and their numbers are, and whether it begins with a title."""

    bids: list[PayingBid]
    badge: int
    size: int
    titled: bool

    @property
    def room(self) -> int:
        """The room for the bids."""
        return at.WIDTH - 2 * at.PAYS_LEFT + at.PAYS_APART - at.PAYS_WORDS * self.titled

    @property
    def fits(self) -> bool:
        """Whether there is enough of it."""
        return sum(map(self.width, self.bids)) <= self.room

    def width(self, bid: PayingBid) -> int:
        """Return how much a bid takes, with the space after it."""
        each = (
            self.badge + 11 + length(shown.text, shown.face) for shown in map(self.gets, (get for _, get in bid[1]))
        )
        return self.badge + 2 * at.PAYS_PAD - 6 + self.arrow + sum(each) + at.PAYS_APART

    @property
    def arrow(self) -> int:
        """Return how much room an arrow takes after each bid: none below a title."""
        return 0 if self.titled else at.PAYS_ARROW[0]

    def gets(self, coins: int) -> Lettering:
        """Return what somebody would be paid."""
        return Lettering(f"+{coins}", Face(Font.ROUND, self.size))


def foot_height(view: GoblinMarketView) -> int:
    """Return the height of this part."""
    line = at.PAYS_LINE if paying_bids(view) else at.KEY_LINE if _is_new(view) else 0
    return line + at.PAYS_EDGE + at.PAYS_BELOW if line else 0


def line_of(view: GoblinMarketView) -> _Line:
    """Return the bids that would pay somebody, as large as one line has room for: if too many, those that pay most."""
    lines = [_Line([], *sizes) for sizes in at.PAYS_SIZES]
    least, kept = lines[-1], list[PayingBid]()
    for bid in sorted(paying_bids(view), key=lambda bid: -sum(coins for _, coins in bid[1])):
        if replace(least, bids=[*kept, bid]).fits:
            kept.append(bid)
    return next((line for line in (replace(one, bids=sorted(kept)) for one in lines) if line.fits), least)


def _is_new(view: GoblinMarketView) -> bool:
    """Tell whether nobody owns a card yet: then how points are counted is worth a line."""
    return not view.outcome and not any(view.owned)


def draw_foot(canvas: Canvas, view: GoblinMarketView, words: Words) -> None:
    """Draw it below all plates; nothing if no bid pays and somebody owns cards."""
    high, top = foot_height(view) - at.PAYS_BELOW, at.foot_top(view.owned)
    if high <= 0:
        return
    canvas.paste(slab((at.WIDTH - 2 * at.GAP, high), PLATE_RADIUS, SLATE_BOARD, CAVE, shadow=4), (at.GAP, top))
    x, y, line = at.PAYS_LEFT, top + high // 2 - 2, line_of(view)
    if not line.bids:
        _draw_key(canvas, y, words)
        return
    if line.titled:
        told = whole(words("picture-goblin-market-bids-pay"), at.PAYS_TITLE, at.PAYS_WORDS - 10)
        canvas.write(told, (x, y), SAND, BOARD, within=at.PAYS_WORDS - 10)
        x += at.PAYS_WORDS
    for bid in line.bids:
        _draw_paying(canvas, view, line, bid, (x, y))
        x += line.width(bid)


def _draw_paying(canvas: Canvas, view: GoblinMarketView, line: _Line, bid: PayingBid, place: Place) -> None:
    """Draw a bid as a coin, and after it whom it would pay, on one chip; it is paler if it would pay its reader.

    Where many faces are on the plates, payees are told by their signs.
    """
    (coins, paid), (x, y), side = bid, place, line.badge
    high = side + at.PAYS_PAD
    fill, edge = CHIP[any(seat == view.seat for seat, _ in paid)]
    canvas.paste(plate((line.width(bid) - at.PAYS_APART, high), at.PAYS_RADIUS, fill, edge, BOARD), (x, y - high // 2))
    x += at.PAYS_PAD - 4
    canvas.paste_about(plain_icon("goblin_market/coin", side, fill), (x + side // 2, y))
    canvas.write_about(number(coins, line.size - 2), (x + side // 2, y - 1), INK, COIN_FACE)
    if line.arrow:
        canvas.paste_about(_arrow(fill), (x + side + 4 + line.arrow // 2, y))
    x += side + 6 + line.arrow
    for seat, gets in paid:
        shown = badge(seat, side, fill, bare=True) if view.seats <= at.MANY else signed(seat, side, fill)
        canvas.paste_about(shown, (x + side // 2, y))
        x = canvas.write(line.gets(gets), (x + side + 3, y), CREAM, fill) + 8


@lru_cache(maxsize=2)
def _arrow(ground: str) -> Sprite:
    """Return the arrow from a bid to whom it pays."""
    width, height = at.PAYS_ARROW
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<path fill="{SAND}" d="M1 1L{width - 1} {height // 2}L1 {height - 1}z"/></svg>',
        ground,
        (ground, SAND),
    )


def _draw_key(canvas: Canvas, middle: int, words: Words) -> None:
    """Write how points are counted."""
    room = at.WIDTH - 6 * at.GAP
    told = whole(words("picture-goblin-market-key"), at.KEY_SIZES, room)
    canvas.write_about(told, (at.WIDTH // 2, middle), SAND, BOARD, within=room)
