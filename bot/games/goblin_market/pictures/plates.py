"""The players' plates in the market: name, worth, coins, bid, the tally of suits, and the cards themselves."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.games.goblin_market.bidders import asked
from bot.games.goblin_market.pictures import layout as at
from bot.games.goblin_market.pictures.cards import broad_card, flat_card, low_card, sign, small_card
from bot.games.goblin_market.pictures.contents import counting, fresh, in_rank
from bot.pictures.painting.bands import Piece
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted, length
from bot.pictures.painting.slabs import BESIDE, DIM, LIT, OWN, slab
from bot.pictures.painting.sprites import Drawing, Place, Size, Sprite, drawn, icon, plain_icon, plain_sprite
from bot.pictures.painting.theme import BLACK, BROWN, CAVE, GOLD, GROOVE, INK, RED
from bot.pictures.shared.players import PLATE_RADIUS, badge, number
from games.goblin_market import GoblinMarketView


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where a player's cards stand: its back, its board, the board's edge, and the strip with what they count."""

    back: str
    board: str
    edge: str
    strip: str


DARK = Shelf("#573719", BROWN.base, "#a57e5a", "#c3b08a")
LEFT = Shelf(BROWN.dark, "#573719", BROWN.base, GROOVE)
"""The shelf of most, and of somebody who left the auction: light says who must act, so it falls on heads and rims."""
CARDS = 99
"""More than there are."""
WAYS = (
    (broad_card, at.BROAD_CARD, 1, CARDS),
    (small_card, at.MINI, 1, at.SLIVERS),
    (flat_card, at.FLAT, 2, CARDS),
    (low_card, at.LOW, 2, CARDS),
)
"""How cards are drawn, the largest first: as what, in how many rows, and how many at most."""
SHADOW = 4
HIDDEN = "?"
COIN_FACE = "#f3d98f"


@lru_cache(maxsize=64)
def _shelf(size: Size, look: Shelf, ground: str, strip: int) -> Sprite:
    """Return a shelf: its back, a strip of this height above it, and the board on which cards stand."""
    (width, height), foot = size, size[1] - at.SHELF
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<clipPath id="c"><rect width="{width}" height="{height}" rx="{at.MAT_RADIUS}"/></clipPath>'
        f'<g clip-path="url(#c)"><rect width="{width}" height="{height}" fill="{look.back}"/>'
        f'<rect width="{width}" height="{strip}" fill="{look.strip}"/>'
        f'<rect y="{foot}" width="{width}" height="{at.SHELF}" fill="{look.board}"/>'
        f'<rect y="{foot}" width="{width}" height="3" fill="{look.edge}"/></g></svg>',
        ground,
        (ground, look.back, look.board, look.edge, look.strip),
    )


def _taken(signs: int, counts: Sequence[int], sizes: tuple[int, int]) -> int:
    """Return how much so many signs and these numbers take."""
    side, size = sizes
    shown = [number(count, size) for count in counts]
    return signs * side + sum(at.TALLY_GAP + length(one.text, one.face) for one in shown)


@lru_cache(maxsize=4)
def _new(ground: str) -> Sprite:
    """Return the sign of a card that came since the reader last played: a plus."""
    side, middle = at.NEW, at.NEW // 2
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">'
        f'<circle cx="{middle}" cy="{middle}" r="{middle - 2}" fill="{GOLD}" stroke="{BLACK}" stroke-width="3"/>'
        f'<path fill="none" stroke="{INK}" stroke-width="4" d="M{middle} 7v{side - 14}M7 {middle}h{side - 14}"/></svg>',
        ground,
        (ground, GOLD, BLACK, INK),
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
        mine = view.outcome is not None and seat == view.seat
        self.look = LIT if self.lit else OWN if mine else DIM if self.out else BESIDE
        self.fill, self.ink = self.look.ground, GROOVE if self.out else self.look.ink
        self.shelf = LEFT if self.out else DARK
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
        strip = at.TALLY_HEIGHT if self.view.owned[self.seat] else 0
        self._paste(_shelf(size, self.shelf, self.fill, strip), (at.MAT_SIDE, at.HEADER))

    def _tally(self) -> None:
        """Draw how often each suit is there: those that count, then those against the collection with their sum.

        Where signs would be small, there is no more than the sum.
        """
        suits = self.view.suits[self.seat]
        best = [suit for suit in sorted(counting(suits)) if suits[suit]]
        against = [suit for suit, count in enumerate(suits) if count and suit not in best]
        counts = [suits[suit] for suit in best] + ([-sum(suits[suit] for suit in against)] if against else [])
        room, gaps = self.width - 2 * at.MAT_SIDE - SHADOW - 12, len(counts) - 1
        most, least = at.TALLY_APART
        ways = [(sizes, against) for sizes in at.TALLIES[: at.SIGNED]] + [(sizes, []) for sizes in at.TALLIES]
        fits = [way for way in ways if _taken(len(best) + len(way[1]), counts, way[0]) + gaps * least <= room]
        (side, size), signs = fits[0] if fits else ways[-1]
        apart = min(most, (room - _taken(len(best) + len(signs), counts, (side, size))) // max(1, gaps))
        x, y = self.left + at.MAT_SIDE + 6, self.top + at.HEADER + at.TALLY_HEIGHT // 2
        for suit in best:
            self._sign(suit, side, (x, y))
            beside = x + side + at.TALLY_GAP, y
            x = self.canvas.write(number(suits[suit], size), beside, INK, self.shelf.strip) + apart
        for suit in signs:
            self._sign(suit, side, (x, y))
            x += side
        if against:
            self.canvas.write(number(counts[-1], size), (x + at.TALLY_GAP, y), RED.dark, self.shelf.strip)

    def _sign(self, suit: int, side: int, place: Place) -> None:
        self.canvas.paste_about(sign(suit, side, self.shelf.strip), (place[0] + side // 2, place[1]))

    def _web(self) -> None:
        wide, high = at.WEB
        web = plain_sprite(at.WEB, (Drawing("goblin_market/web", (0, 0, wide), height=high),), self.mat, 6)
        self._paste(web, (self.width - at.MAT_SIDE - SHADOW - wide, at.HEADER + 1))

    def _cards(self, height: int) -> None:
        """Draw the cards side by side, as large as they are seen whole; many are low, in two rows."""
        cards, new = in_rank(self.view, self.seat), fresh(self.view, self.seat)
        ways = [(drawn, size, -(-len(cards) // rows)) for drawn, size, rows, most in WAYS if len(cards) <= most]
        fits = [way for way in ways if self._step(way[2], way[1]) >= way[1][0] - at.HIDDEN_EDGE]
        drawn, size, a_row = fits[0] if fits else ways[-1]
        step = self._step(a_row, size)
        top = height - at.MAT_SIDE - SHADOW - (at.CARDS_HEIGHT + at.MINI[1]) // 2 + 2
        corners = list[Place]()
        for place, card in enumerate(cards):
            row, column = divmod(place, a_row)
            corners.append((at.MAT_SIDE + 8 + column * step, top + row * at.LOW_APART))
            self._paste(drawn(card, self.mat), corners[-1])
        left, down = size[0] - at.NEW_PLACE[0] - at.NEW // 2, at.NEW_PLACE[1] - at.NEW // 2
        for card, (x, y) in zip(cards, corners, strict=True):
            if card in new:
                self._paste(_new(self.mat), (x + left, y + down))

    def _step(self, count: int, size: Size) -> int:
        """Return how far it is from one card of a row to the next."""
        room = self.width - 2 * at.MAT_SIDE - 16 - size[0]
        return min(size[0] + at.CARD_APART, room // max(1, count - 1))
