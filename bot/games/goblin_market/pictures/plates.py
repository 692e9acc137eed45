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
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted, length
from bot.pictures.painting.slabs import BESIDE, DIM, LIT, slab
from bot.pictures.painting.sprites import Drawing, Place, Size, Sprite, drawn, icon, plain_icon, plain_sprite, plate
from bot.pictures.painting.theme import BROWN, CAVE, GROOVE, INK, RED, SAND, SEATS
from bot.pictures.shared.players import PLATE_RADIUS, badge, number
from games.goblin_market import SUITS, GoblinMarketView


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
        self.canvas, self.view, self.seat = canvas, view, seat
        self.bare = box.bare
        self.left, self.top = box.left, box.top
        self.width, self.height = box.size
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
        self._mat()
        if self.view.owned[self.seat]:
            self._tally()
            self._cards(self.height)
        else:
            self._web()

    def _paste(self, drawn: Piece, place: Place) -> None:
        self.canvas.paste(drawn, (self.left + place[0], self.top + place[1]))

    def _header(self, name: str) -> None:
        badge_top = (at.HEADER - at.BADGE) // 2
        self._paste(badge(self.seat, at.BADGE, self.fill), (at.BADGE_LEFT, badge_top))
        if self.won:
            self._paste(icon("theme/crown", 34, self.fill), (at.BADGE_LEFT + 7, max(0, badge_top - 17)))
        x, y = self.left + at.TEXT_LEFT, self.top
        lettering = fitted(name, at.NAME_SIZES, self.width - at.TEXT_LEFT - self._beside(), f"#{self.seat + 1}")
        self.canvas.write(lettering, (x, y + at.NAME_MIDDLE), self.ink, self.fill)
        score = number(self.view.scores[self.seat], at.SCORE_SIZE)
        x = self.canvas.write(score, (x, y + at.SCORE_MIDDLE), self.ink, self.fill) + 16
        self._coins(x, y + at.SCORE_MIDDLE)
        self._chip((self.left + self.width - at.CHIP_FROM_RIGHT, y + at.HEADER // 2))

    def _beside(self) -> int:
        """Return how much of the head is taken at its right end."""
        return at.CHIP + 20 if self._bid() or self.out else 20

    def _bid(self) -> int:
        """Return the last bid of this auction; zero if there is none."""
        return self.view.bids[self.seat] if self.view.lot or self.view.line else 0

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
        bid = self._bid()
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

    def _mat(self) -> None:
        size = (self.width - 2 * at.MAT_SIDE - SHADOW, self.height - at.HEADER - at.MAT_SIDE - SHADOW)
        self._paste(_shelf(size, self.shelf, self.fill), (at.MAT_SIDE, at.HEADER))

    def _tally(self) -> None:
        """Draw how often each suit appears in the collection: counting for it, or with a minus against it."""
        left, y = self.left + at.MAT_SIDE + 6, self.top + at.HEADER + at.TALLY_HEIGHT // 2
        if self.width < at.NARROW:
            self._low_tally(left, y)
            return
        step = min(at.TALLY_STEP, (self.width - 2 * at.MAT_SIDE - 10) // len(SUITS))
        for suit, count in enumerate(self.view.suits[self.seat]):
            x = left + suit * step
            if count:
                self._suit(suit, (x, y), (at.TALLY_SIGN, at.TALLY_SIZE), at.TALLY_GAP)
            else:
                none = shadow(suit, at.TALLY_SIGN, self.shelf.none)
                self.canvas.paste_about(none, (x + at.TALLY_SIGN // 2, y))

    def _low_tally(self, x: int, y: int) -> None:
        """Draw the tally of a small plate: each suit that counts, then those against the collection with their sum."""
        suits, side = self.view.suits[self.seat], at.LOW_TALLY_SIGN
        best = [suit for suit in sorted(counting(suits)) if suits[suit]]
        against = [suit for suit, count in enumerate(suits) if count and suit not in best]
        minus = number(-sum(suits[suit] for suit in against), at.LOW_TALLY_SIZE)
        taken = sum(side + length(str(suits[suit]), minus.face) for suit in best)
        taken += side * len(against) + (length(minus.text, minus.face) if against else 0)
        room = self.width - 2 * at.MAT_SIDE - SHADOW - 12 - taken
        apart = min(at.MOST_APART, room // max(1, len(best) + bool(against) - 1))
        for suit in best:
            x = self._suit(suit, (x, y), (side, at.LOW_TALLY_SIZE), 0) + apart
        for suit in against:
            self.canvas.paste_about(sign(suit, side, self.mat, bright=not self.lit), (x + side // 2, y))
            x += side
        if against:
            self.canvas.write(minus, (x, y), self._minus_ink(), self.mat)

    def _minus_ink(self) -> str:
        return RED.deep if self.lit else RED.soft

    def _suit(self, suit: int, place: Place, sizes: tuple[int, int], gap: int) -> int:
        """Draw the sign of a suit, and how often it is there; return where that ends."""
        (x, y), side = place, sizes[0]
        self.canvas.paste_about(sign(suit, side, self.mat, bright=not self.lit), (x + side // 2, y))
        shown, ink = self._counted(suit, sizes[1])
        return self.canvas.write(shown, (x + side + gap, y), ink, self.mat)

    def _counted(self, suit: int, size: int) -> tuple[Lettering, str]:
        """Return how often a suit is there, and the ink: with a minus if it counts against the collection."""
        suits = self.view.suits[self.seat]
        if suit in counting(suits):
            return number(suits[suit], size), self.look.ink
        return number(-suits[suit], size), self._minus_ink()

    def _web(self) -> None:
        wide, high = at.WEB
        web = plain_sprite(at.WEB, (Drawing("goblin_market/web", (0, 0, wide), height=high),), self.mat, 6)
        self._paste(web, (self.width - at.MAT_SIDE - SHADOW - wide, at.HEADER + 1))

    def _cards(self, height: int) -> None:
        """Draw the cards side by side, closer if they are many; very many are low, in two rows."""
        cards, new = in_rank(self.view, self.seat), fresh(self.view, self.seat)
        few = len(cards) <= at.BROAD_CARDS * self.width // at.NARROW
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
