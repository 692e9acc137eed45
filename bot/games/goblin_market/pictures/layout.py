"""Where everything is in a picture of Goblin Market, in pixels."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.painting.sprites import Size

WIDTH = 900
GAP = 9

AWNING = 60
AWNING_TOP = -12
COUNTER_TOP, COUNTER_HEIGHT, COUNTER_RADIUS = 34, 296, 18
MARKET_HEIGHT = COUNTER_TOP + COUNTER_HEIGHT

CARD: Size = (156, 232)
CARD_STEP = 164
CARD_RADIUS = 12
CARDS_PLACE = (463, 72)
RANK_SIZE, RANK_MIDDLE = 46, (34, 30)
CROWN = 40
WINDOW, WINDOW_PLACE, FRAME = 134, (9, 54), 3
"""The scene on a card, which follows its suits, and the line round it."""
LARGE_SIGN, LARGE_SIGNS = 44, ((126, 30), (80, 30))
"""The signs of its suits beside the rank, from the right."""
EMBLEM, EMBLEM_CROWN = 92, 56
"""The sign on the scene of a card with one suit, and the crown over that of a Crown."""
CARD_NAME_MIDDLE = 208
CARD_NAME_SIZES = (25,)

MINI: Size = (40, 104)
MINI_RADIUS = 7
MINI_RANK_SIZE, MINI_RANK_MIDDLE = 29, 18
MINI_CROWN = 26
MINI_SIGN = 32
MINI_SIGN_TOPS = (34, 68)
MINI_STEP = 47
LOW: Size = (46, 51)
LOW_STEP, LOW_APART, TIGHT = 48, 53, 30
"""Where cards would stand nearer to one another than `TIGHT`: low cards in two rows, and how far apart they are."""
LOW_RANK, LOW_RANK_SIZE, LOW_CROWN = (13, 15), 25, 22
LOW_SIGN, LOW_ONE, LOW_TWO = 25, (30, 34), ((32, 14), (15, 37))
"""The side of their signs, and the middles of one and of two."""
HALO = 4
"""How far the gold round a new card extends."""

BROAD_CARD: Size = (78, 104)
BROAD_STEP, BROAD_CARDS = 84, 5
"""Up to this many cards are drawn broad, with larger signs; broad plates hold twice as many."""
BROAD_RANK, BROAD_RANK_SIZE, BROAD_CROWN = (21, 21), 34, 30
BROAD_ONE, BROAD_ONE_MIDDLE = 58, (41, 64)
BROAD_SIGN, BROAD_SIGN_MIDDLES = 44, ((54, 38), (25, 77))

GOBLIN_CARD: Size = (90, 104)
GOBLIN_SIGN = 38

BACK: Size = (76, 104)
BACK_RADIUS = 10
BACK_SIGN, BACK_SIGN_TOP = 44, 10
BACK_COUNT_SIZE, BACK_COUNT_MIDDLE = 36, 78
DECKS_LEFT, DECKS_TOPS = 22, (84, 220)
DECK_NAME, DECK_NAME_ABOVE = 25, 14
BESIDE_DECK = 12
TIMES_SIZE = 34

LEDGE = 34
"""How high the counter is, at the foot of the stall."""
LANTERN, LANTERN_TOP, LANTERNS = (52, 78), 44, (262, 664)
GOODS, GOODS_LEFTS = (170, 112), (212, 544)
"""The goods on the counter: beside two cards, and more of them where there is but one."""
KEEPER, KEEPER_PLACE = (176, 235), (702, 64)
"""The keeper of the stall, who stands behind the standing bid."""
BID_MIDDLE = (790, 222)
BID_COIN, BID_SIZE = 116, 56
HAND, HANDS = 40, (716, 824)
"""A hand, and where the two begin from the left."""
BID_BADGE, BID_BADGE_MIDDLE = 72, (848, 280)
WON_CROWN = 46
LAMP_LIGHT = ((400, 310), (292, 240))
"""The rings of light on the counter, about the cards for sale."""

HEADER, SLIM = 80, 56
"""The height of a plate's head; of many players' plates, whose heads have one line."""
BADGE, BADGE_LEFT = 48, 10
TEXT_LEFT = 70
NAME_MIDDLE, SCORE_MIDDLE = 24, 58
SLIM_NAME = 126
NAME_SIZES, SCORE_SIZE, COINS_SIZE = (27, 25), 36, 35
COINS_ICON = 34
CHIP, CHIP_SIZE, CHIP_FROM_RIGHT = 66, 35, 43
TALLY_HEIGHT = 46
TALLY_STEP, TALLY_SIGN, TALLY_SIZE, TALLY_GAP = 70, 30, 26, 3
SHELF, WEB = 18, (132, 110)
"""How high the board is on which a player's cards stand, and the web on an empty one."""
MAT_RADIUS = 10
MAT_SIDE = 7
CARDS_HEIGHT = 114
NARROW_BELOW = TALLY_HEIGHT + CARDS_HEIGHT
BROAD_BELOW = CARDS_HEIGHT
"""The heights of what stands below the head of a plate."""
NARROW, BROAD = (WIDTH - 3 * GAP) // 2, WIDTH - 2 * GAP
SLIMMEST, SLIMMER = 300, 400
"""How narrow a plate is beside one with very many cards: without any card, and with some."""
BROAD_TALLY_LEFT, BROAD_TALLY = 452, 62
MANY = 5
"""So many players have slim heads on their plates, and one line about what bids pay."""


@dataclass(frozen=True, slots=True)
class PlateBox:
    """Where a player's plate is, and how high its `head`.

    A `broad` one is alone in its row, a `bare` one has no cards and no room for any.
    """

    left: int
    top: int
    width: int
    broad: bool
    bare: bool
    head: int

    @property
    def size(self) -> Size:
        """Width and height."""
        below = 0 if self.bare else BROAD_BELOW if self.broad else NARROW_BELOW
        return self.width, self.head + below + MAT_SIDE


def plates(owned: Sequence[Sequence[object]]) -> list[PlateBox]:
    """Return where the players' plates are: a row in which nobody owns a card is low."""
    top, places = MARKET_HEIGHT + GAP, list[PlateBox]()
    for row in _rows(len(owned)):
        broad, bare = len(row) == 1, not any(owned[seat] for seat in row)
        head = HEADER if broad or len(owned) < MANY else SLIM
        left = GAP
        for width in [BROAD] if broad else _widths([len(owned[seat]) for seat in row], head):
            places.append(PlateBox(left, top, width, broad, bare, head))
            left += width + GAP
        top += GAP + places[-1].size[1]
    return places


def _widths(cards: list[int], head: int) -> list[int]:
    """Return how wide two plates are: equal, unless one has more cards than it can show side by side."""
    if head == SLIM or max(cards) * MINI_STEP + 30 <= NARROW:
        return [NARROW, NARROW]
    least = SLIMMER if min(cards) else SLIMMEST
    wide = min(max(cards) * MINI_STEP + 30, 2 * NARROW - max(least, min(cards) * MINI_STEP + 30))
    wide = max(NARROW, wide)
    return [wide, 2 * NARROW - wide] if cards[0] > cards[1] else [2 * NARROW - wide, wide]


def _rows(seats: int) -> list[range]:
    """Return the seats of each row: two share one; the last of an odd number is alone."""
    return [range(first, min(first + 2, seats)) for first in range(0, seats, 2)]


def picture_size(owned: Sequence[Sequence[object]], foot: int) -> Size:
    """Return width and height of the market; `foot` is the height of what stands below all plates."""
    return WIDTH, foot_top(owned) + foot


def foot_top(owned: Sequence[Sequence[object]]) -> int:
    """Return where that begins."""
    last = plates(owned)[-1]
    return last.top + last.size[1] + GAP


KEY_HEIGHT, KEY_SIZES = 42, (26, 25)
"""The line at the bottom that says how points are counted."""
PAYS_LINE, PAYS_LINES, PAYS_LEFT = 50, 2, 20
"""The lines there instead, once bids pay others: how high, how many, where they begin."""
PAYS_COIN, PAYS_NUMBER, PAYS_BADGE, PAYS_SIZE, PAYS_APART = 48, 27, 34, 30, 26
"""A bid's coin and number, a badge and what it is paid, and the space between two bids."""


SOLD_HEIGHT = 378
SOLD_PLACE = (258, 44)
BUYER, BUYER_MIDDLE, PRICE = 100, 322, 76
"""A buyer's face, how far down its middle is, and the coin with what they paid."""
BILL, BILL_PLACE, BILL_RADIUS = (388, 246), (504, 122), 10
"""The keeper's bill: who was paid for the bid, and below it for the goblin card."""
BILL_KEEPER, BILL_KEEPER_PLACE, BILL_HANDS = (132, 176), (628, 22), (494, 858)
SOLD_COIN = 88
PAID_LEFT, PAID_TOPS = 516, (132, 250)
PAID_A_ROW, PAID_STEP, PAID_ROW = 3, 85, 52
PAYEE, PAID_SIZE = 46, 29

CHART_STEP, CHART_LEFT = (72, 116), 34
CHART_TOP = 62
CHART_HEIGHT = CHART_TOP + 4 * CHART_STEP[1] + 8
GOBLIN_STEP, GOBLIN_LEFT = 106, 36
