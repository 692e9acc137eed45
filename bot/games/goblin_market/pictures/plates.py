"""The players' plates in the market: name, worth, coins, bid, the tally of suits, and the cards themselves."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.games.goblin_market.bidders import asked
from bot.games.goblin_market.pictures import layout as at
from bot.games.goblin_market.pictures.cards import broad_card, low_card, shadow, sign, small_card
from bot.games.goblin_market.pictures.contents import counting, fresh, in_rank
from bot.pictures.painting.bands import Piece
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted
from bot.pictures.painting.slabs import BESIDE, DIM, LIT, slab
from bot.pictures.painting.sprites import Drawing, Place, Size, Sprite, drawn, icon, plain_icon, plain_sprite, plate
from bot.pictures.painting.theme import BROWN, CAVE, GROOVE, INK, RED, SAND, SEATS
from bot.pictures.shared.players import PLATE_RADIUS, badge, number
from games.goblin_market import GoblinMarketView


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where a player's cards stand: its back, its board, the board's edge, and what is not there."""

    back: str
    board: str
    edge: str
    none: str


LIGHT = Shelf(SAND, "#b6a27c", "#f1e8d4", GROOVE)
DARK = Shelf(BROWN.dark, "#573719", BROWN.base, "#704b28")
SHADOW = 4
HIDDEN = "?"
COIN_FACE = "#f3d98f"


@lru_cache(maxsize=64)
def _shelf(size: Size, look: Shelf, ground: str) -> Sprite:
    """Return a shelf: its back, and the board on which cards stand."""
    (width, height), foot = size, size[1] - at.SHELF
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<clipPath id="c"><rect width="{width}" height="{height}" rx="{at.MAT_RADIUS}"/></clipPath>'
        f'<g clip-path="url(#c)"><rect width="{width}" height="{height}" fill="{look.back}"/>'
        f'<rect y="{foot}" width="{width}" height="{at.SHELF}" fill="{look.board}"/>'
        f'<rect y="{foot}" width="{width}" height="3" fill="{look.edge}"/></g></svg>',
        ground,
        (ground, look.back, look.board, look.edge),
    )


def draw_plates(canvas: Canvas, view: GoblinMarketView, names: Sequence[str]) -> None:
    """Draw every player's plate."""
    for seat, box in enumerate(at.plates(view.owned)):
        _PlatePen(canvas, view, seat, box).draw(names[seat])


class _PlatePen:
    """Draws one player's plate at its place."""

    def __init__(self, canvas: Canvas, view: GoblinMarketView, seat: int, box: at.PlateBox) -> None:
        self.canvas, self.view, self.seat, self.broad = canvas, view, seat, box.broad
        self.bare = box.bare
        self.left, self.top = box.left, box.top
        self.head, (self.width, self.height) = box.head, box.size
        self.won = view.outcome is not None and seat in view.outcome.winners
        self.lit = seat in asked(view) or self.won
        self.out = view.bidding and view.passed[seat] and not self.won
        self.look = LIT if self.lit else DIM if self.out else BESIDE
        self.fill, self.ink = self.look.ground, GROOVE if self.out else self.look.ink
        self.shelf = LIGHT if self.lit else DARK
        self.mat = self.shelf.back

    def draw(self, name: str) -> None:
        """Draw it all; nothing below the name in a row in which nobody owns a card, and a web where one has none."""
        self._paste(slab((self.width, self.height), PLATE_RADIUS, self.look, CAVE, shadow=SHADOW), (0, 0))
        self._header(name)
        if self.bare:
            return
        self._mat(self.height)
        if self.view.owned[self.seat]:
            self._tally()
            self._cards(self.height)
        else:
            self._web()

    def _paste(self, drawn: Piece, place: Place) -> None:
        self.canvas.paste(drawn, (self.left + place[0], self.top + place[1]))

    def _header(self, name: str) -> None:
        badge_top = (self.head - at.BADGE) // 2
        self._paste(badge(self.seat, at.BADGE, self.fill), (at.BADGE_LEFT, badge_top))
        if self.won:
            self._paste(icon("theme/crown", 34, self.fill), (at.BADGE_LEFT + 7, max(0, badge_top - 17)))
        x, y = self.left + at.TEXT_LEFT, self.top
        end = at.BROAD_TALLY_LEFT if self.broad else self.width
        slim = self.head == at.SLIM
        room = at.SLIM_NAME if slim else end - at.TEXT_LEFT - at.CHIP - 20
        middle = self.head // 2
        lettering = fitted(name, at.NAME_SIZES, room, f"#{self.seat + 1}")
        self.canvas.write(lettering, (x, y + (middle if slim else at.NAME_MIDDLE)), self.ink, self.fill)
        if slim:
            x, below = x + room + 12, y + middle
        else:
            below = y + at.SCORE_MIDDLE
        score = number(self.view.scores[self.seat], at.SCORE_SIZE)
        x = self.canvas.write(score, (x, below), self.ink, self.fill) + 16
        self._coins(x, below)
        self._chip((self.left + end - at.CHIP_FROM_RIGHT, y + middle))

    def _coins(self, x: int, y: int) -> None:
        coins = self.view.coins[self.seat]
        drawing = "purse" if coins is None else "coins"
        self.canvas.paste_about(
            plain_icon(f"goblin_market/{drawing}", at.COINS_ICON, self.fill), (x + at.COINS_ICON // 2, y)
        )
        held = Lettering(HIDDEN, Face(Font.ROUND, at.COINS_SIZE)) if coins is None else number(coins, at.COINS_SIZE)
        self.canvas.write(held, (x + at.COINS_ICON + 7, y), self.ink, self.fill)

    def _chip(self, middle: Place) -> None:
        """Draw the last bid of this auction as a coin, or a cross for a player who left it without one."""
        bid = self.view.bids[self.seat] if self.view.lot or self.view.line else 0
        if bid:
            self.canvas.paste_about(plain_icon("goblin_market/coin", at.CHIP, self.fill), middle)
            self.canvas.write_about(number(bid, at.CHIP_SIZE), (middle[0], middle[1] - 1), INK, COIN_FACE)
        if self.out:
            self._cross(middle, small=bool(bid))

    def _cross(self, middle: Place, *, small: bool) -> None:
        x, y = middle
        if small:
            self.canvas.paste_about(icon("goblin_market/passed", 32, self.fill), (x + 22, y + 24))
        else:
            self.canvas.paste_about(icon("goblin_market/passed", 46, self.fill), middle)

    def _mat(self, height: int) -> None:
        top = self.head
        size = (self.width - 2 * at.MAT_SIDE - SHADOW, height - top - at.MAT_SIDE - SHADOW)
        self._paste(_shelf(size, self.shelf, self.fill), (at.MAT_SIDE, top))
        if self.broad:
            size = (self.width - at.BROAD_TALLY_LEFT - at.MAT_SIDE - SHADOW, at.BROAD_TALLY)
            self._paste(plate(size, at.MAT_RADIUS, self.mat, self.mat, self.fill), (at.BROAD_TALLY_LEFT, 9))

    def _tally(self) -> None:
        """Draw how often each suit appears in the collection: counting for it, or with a minus against it."""
        suits = self.view.suits[self.seat]
        best = counting(suits)
        x = self.left + (at.BROAD_TALLY_LEFT + 6 if self.broad else at.MAT_SIDE + 5)
        y = self.top + (9 + at.BROAD_TALLY // 2 if self.broad else self.head + at.TALLY_HEIGHT // 2)
        step = at.TALLY_STEP if self.broad else (self.width - 2 * at.MAT_SIDE - 8) // len(suits)
        for suit, count in enumerate(suits):
            middle = x + at.TALLY_SIGN // 2, y
            if count:
                self.canvas.paste_about(sign(suit, at.TALLY_SIGN, self.mat, bright=not self.lit), middle)
                shown, ink = (count, self.look.ink) if suit in best else (-count, RED.deep if self.lit else RED.soft)
                self.canvas.write(number(shown, at.TALLY_SIZE), (x + at.TALLY_SIGN + at.TALLY_GAP, y), ink, self.mat)
            else:
                self.canvas.paste_about(shadow(suit, at.TALLY_SIGN, self.shelf.none), middle)
            x += step

    def _web(self) -> None:
        wide, high = at.WEB
        web = plain_sprite(at.WEB, (Drawing("goblin_market/web", (0, 0, wide), height=high),), self.mat, 6)
        self._paste(web, (self.width - at.MAT_SIDE - SHADOW - wide, self.head + 1))

    def _cards(self, height: int) -> None:
        """Draw the cards side by side, closer if they are many; very many are low, in two rows."""
        cards, new = in_rank(self.view, self.seat), fresh(self.view, self.seat)
        few = len(cards) <= (2 * at.BROAD_CARDS if self.broad else at.BROAD_CARDS * self.width // at.NARROW)
        drawn, size, most = (broad_card, at.BROAD_CARD, at.BROAD_STEP) if few else (small_card, at.MINI, at.MINI_STEP)
        step, a_row = self._step(len(cards), size, most), len(cards)
        if step < at.TIGHT:
            drawn, size, a_row = low_card, at.LOW, -(-len(cards) // 2)
            step = self._step(a_row, size, at.LOW_STEP)
        hue = SEATS[self.seat][0].base
        top = height - at.MAT_SIDE - SHADOW - (at.CARDS_HEIGHT + at.MINI[1]) // 2 + 2
        for place, card in enumerate(cards):
            row, column = divmod(place, a_row)
            x, y = at.MAT_SIDE + 8 + column * step, top + row * at.LOW_APART
            if card in new:
                halo = size[0] + 2 * at.HALO, size[1] + 2 * at.HALO
                self._paste(plate(halo, at.MINI_RADIUS + at.HALO, hue, hue, self.mat), (x - at.HALO, y - at.HALO))
            self._paste(drawn(card, hue if card in new else self.mat), (x, y))

    def _step(self, count: int, size: Size, most: int) -> int:
        """Return how far it is from one card of a row to the next."""
        room = self.width - 2 * at.MAT_SIDE - 16 - size[0]
        return min(most, room // max(1, count - 1))
