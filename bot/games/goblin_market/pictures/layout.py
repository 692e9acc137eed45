"""Where everything is in a picture of Goblin Market, in pixels."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.painting.sprites import Size

WIDTH = 900
GAP = 9

AWNING = 60
AWNING_TOP = -12
COUNTER_TOP, COUNTER_HEIGHT, COUNTER_RADIUS = 34, 286, 18
MARKET_HEIGHT = COUNTER_TOP + COUNTER_HEIGHT

CARD_SIZE: Size = (156, 232)
CARD_STEP = 164
CARD_RADIUS = 12
CARDS_PLACE = (463, 62)
RANK_SIZE, RANK_MIDDLE = 46, (34, 30)
CROWN_SIZE = 40
SCENE_SIZE, SCENE_PLACE, SCENE_FRAME = 134, (9, 54), 3
"""The scene on a card, which follows its suits, and the line round it."""
LARGE_SIGN, LARGE_SIGNS = 44, ((126, 30), (80, 30))
"""The signs of its suits beside the rank, from the right."""


@dataclass(frozen=True, slots=True)
class SuitEmblem:
    """The sign on the scene of a single suit: its side, the rim of its halo, how far it is right of the middle.

    Then where it begins from above, without and with a crown over it, the side of that, which there may not be, how
    much of the scene is hidden above, and in how many colours it is.
    """

    side: int
    rim: int
    right: int
    tops: tuple[int, int]
    crown: int = 0
    up: int = 0
    colours: int = 12


EMBLEM = SuitEmblem(92, 12, 8, (27, 37), 56)
CARD_NAME_MIDDLE = 208
CARD_NAME_SIZES = (25,)

MINI: Size = (40, 104)
MINI_RADIUS = 7
MINI_RANK_SIZE, MINI_RANK_MIDDLE = 29, 18
MINI_CROWN = 26
MINI_SIGN, MINI_SIGN_TOPS, MINI_HALF = 32, (34, 68), 67
"""The signs of suits on a small card, where they begin, and where its lower half does."""
SMALL_SIGN = 48
"""Up to this side a sign is in few colours."""
MAX_UNSUITED_CARDS = 10
"""More cards than these stand by suit, all as far apart, and in two rows where there is room."""
CARD_GAP, HIDDEN_EDGE = 4, 5
"""How far apart two cards are, and how much of a card another may lie on."""
SUITED_WAYS, MAX_UNEVEN, MIN_SUIT_AIR, MAX_SUIT_AIR = 3, 3, 14, 48
"""Of the ways to draw cards, so many of the last are for those by suit; by how many cards from their middle they may
part into two rows; the air between two suits, in two rows at least, and at most."""
PILE_RANKS, PILE_STRIPE, PILE_RANK, PILE_COUNT = 10, 16, 46, 82
"""Cards of a large collection lie by rank: so many ranks there are, then how high the stripe
of their suits is, and the middles of rank and number of cards."""
PILE_SIZES: dict[Size, tuple[int, int, int]] = {(78, 104): (50, 36, 7), (58, 104): (42, 30, 7), MINI: (32, 24, 3)}
"""The sizes of both by how large a pile is, the largest first, and how far another card is seen behind."""
BROAD_CARD: Size = (74, 104)
MAX_BROAD_CARDS = 5
"""So many cards are drawn broad, with larger signs, on one of two plates side by side."""
MAX_WIDE_CARDS = 3
"""So many may be drawn wider still."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """What is on a broad card, and where: its `size`, where its lower half begins, the middle and the sizes of a rank.

    Then the side and the middle of the sign of a single suit, and the side and the middles of two.
    """

    size: Size
    half: int
    rank: tuple[int, int]
    ranks: tuple[int, int]
    one: int
    one_middle: tuple[int, int]
    sign: int
    middles: tuple[tuple[int, int], tuple[int, int]]


BROAD_FACE = CardFace(BROAD_CARD, 56, (20, 21), (34, 30), 56, (40, 66), 40, ((51, 33), (25, 78)))
SLIM_FACE = CardFace((62, 104), 54, (15, 19), (29, 25), 46, (33, 68), 33, ((43, 34), (22, 78)))
WIDE_FACE = CardFace((112, 104), 53, (27, 28), (44, 38), 66, (71, 61), 48, ((82, 29), (32, 77)))
CHART_FACE = CardFace((86, 120), 62, (23, 25), (42, 38), 66, (44, 76), 46, ((59, 40), (30, 90)))
"""A card of the chart of all cards."""

SCENIC_CARD: Size = (126, 104)
MAX_SCENIC_CARDS = 3
"""So many have their scene over the whole width below rank and suits, as cards for sale do, if there is room."""
SCENIC_EDGE, SCENIC_HEAD, SCENIC_RANK, SCENIC_RANKS = (3, 8), 43, (26, 24), (38, 34)
"""The edge of such a card and of a Crown, the height of its head, the middle of its rank there, and its sizes."""
SCENIC_SIGN, SCENIC_SIGNS = 34, (((97, 24),), ((102, 24), (66, 24)))
"""The signs of its suits beside the rank, of one or from the right of two."""
SCENIC_EMBLEM = SuitEmblem(42, 7, 0, (60, 60), up=52, colours=10)

GOBLIN_CARD: Size = (90, 104)
GOBLIN_SIGN = 38

BACK_SIZE: Size = (76, 104)
BACK_RADIUS = 10
BACK_SIGN, BACK_SIGN_TOP = 44, 10
BACK_COUNT_SIZE, BACK_COUNT_MIDDLE = 36, 78
DECKS_LEFT, DECKS_TOPS = 22, (79, 210)
DECK_NAME, DECK_NAME_ABOVE = 25, 12
DECK_GAP = 12

LEDGE_HEIGHT = 34
"""How high the counter is, at the foot of the stall."""
LANTERN, LANTERN_TOP, LANTERNS = (52, 78), 40, (262, 664)
GOODS, GOODS_LEFTS = (170, 112), (212, 544)
"""The goods on the counter: beside two cards, and more of them where there is but one."""
KEEPER_SIZE, KEEPER_PLACE = (176, 235), (702, 54)
"""The keeper of the stall, who stands behind the standing bid."""
BID_MIDDLE = (780, 206)
BID_COIN, BID_SIZE = 116, 56
HAND_SIZE, HAND_LEFTS = 40, (706, 814)
"""A hand, and where the two begin from the left."""
BID_BADGE, BID_BADGE_MIDDLE = 76, (848, 274)
WON_CROWN = 46
LAMP_LIGHT = ((400, 310), (292, 240))
"""The rings of light on the counter, about the cards for sale."""

HEADER = 73
"""The height of a plate's head."""
BADGE_SIZE, BADGE_LEFT = 54, 8
TEXT_LEFT = 69
NAME_MIDDLE, SCORE_MIDDLE = 21, 54
NAME_SIZES, SCORE_SIZE, COINS_SIZE = (27, 25), 36, 35
COINS_ICON = 34
OWN_AWNING, OWN_AWNING_ABOVE, OWN_AWNING_INDENT = (24, 15), 8, 14
"""The awning over the reader's own stall: a stripe of it, how far it is above the plate, and how far from its ends."""
PURSE_LIGHT, PURSE_EDGE = 38, 8
"""The light behind the purse of the reader: how high it is, and how far it goes beyond."""
CHIP, CHIP_SIZE, CHIP_FROM_RIGHT = 66, 35, 43
CROSS_SIZES = (58, (0, 0)), (38, (19, 20))
"""How large the cross of somebody who is out is, and how far from where a bid is: without one, and at its corner."""
TALLY_HEIGHT, DEEP_TALLY, DEEP_TALLY_SIZES = 38, 58, (48, 42)
"""The strip with the suits of a collection, a higher one above two rows, and the sizes of signs and numbers there."""
TALLIES, SUIT_GAPS, TALLY_GAP = ((36, 34), (32, 32), (28, 27)), (22, 6), 2
"""How large signs and numbers there may be, how much is between two suits, at most and at least, and within one."""
SIGNED_TALLIES = 2
"""In so many sizes there are signs of suits against a collection; beside smaller ones there is their sum alone."""
NEW_SIGN_SIZE, NEW_PLACE, NEW_SMALL_PLACE = 28, (17, 17), (4, 15)
"""The sign of a new card, and how far its middle is from the lower right corner, to the left and up: no value is
there; on a small card, which its signs fill, it is half beside them."""
SHELF_HEIGHT, WEB = 18, (132, 110)
"""How high the board is on which a player's cards stand, and the web on an empty one."""
STORES_SIZE, STORES_BESIDE, BARE_STORES = (152, 84), 16, (83, 46)
"""The jars at the right end of a shelf with few cards, how far they are from these and from its
end, and how large on a small shelf."""
BARE_SHELF: Size = (128, 67)
"""The shelf on a plate without room for cards."""
MAT_RADIUS = 10
MAT_SIDE = 7
CARDS_HEIGHT, ROW_STEP = 110, 122
HALF_PLATE, WHOLE_PLATE = (WIDTH - 3 * GAP) // 2, WIDTH - 2 * GAP
MIN_BARE_PLATE, MIN_PLATE = 300, 400
"""How narrow a plate is beside one with very many cards: without any card, and with some."""
THIRD_PLATE, MIN_THIRD_PLATE = (WIDTH - 4 * GAP) // 3, 240
"""How wide the plates of three in a row are, and how narrow one is at least."""
MAX_CARDS_OF_THREE = 8
"""With more cards than this, one of three players has a whole row."""
PAIR = 2
MAX_ROOMY_SEATS = 5
"""With more players than this, faces are on plates alone, and signs beside what bids pay."""


@dataclass(frozen=True, slots=True)
class PlateBox:
    """Where a player's plate is, and in how many rows cards stand on it; a `bare` one has no room for any."""

    left: int
    top: int
    width: int
    rows: int

    @property
    def is_bare(self) -> bool:
        """Whether it has no room for cards."""
        return not self.rows

    @property
    def strip_height(self) -> int:
        """The height of the strip with the suits."""
        return DEEP_TALLY if self.rows > 1 else TALLY_HEIGHT

    @property
    def size(self) -> Size:
        """Width and height."""
        below = 0 if self.is_bare else self.strip_height + CARDS_HEIGHT + (self.rows - 1) * ROW_STEP
        return self.width, HEADER + below + MAT_SIDE


def compute_plate_boxes(owned: Sequence[Sequence[object]]) -> list[PlateBox]:
    """Return where the players' plates are, by seat: a row in which nobody owns a card is low."""
    top, places = MARKET_HEIGHT + GAP, dict[int, PlateBox]()
    for row in _arrange_seat_rows([len(cards) for cards in owned]):
        left, rows = GAP, _count_card_rows(owned, row)
        for seat, width in zip(row, _compute_plate_widths([len(owned[seat]) for seat in row]), strict=True):
            places[seat] = PlateBox(left, top, width, rows)
            left += width + GAP
        top += GAP + places[row[0]].size[1]
    return [places[seat] for seat in range(len(owned))]


def _count_card_rows(owned: Sequence[Sequence[object]], row: list[int]) -> int:
    """Return in how many rows the cards of these plates stand: two for the many of somebody who alone has any."""
    mine = sum(len(owned[seat]) for seat in row)
    deep = len(row) == 1 and mine > MAX_UNSUITED_CARDS and mine == sum(map(len, owned))
    return 2 if deep else int(mine > 0)


def _compute_plate_widths(cards: list[int]) -> list[int]:
    """Return how wide the plates of a row are: equal, unless one has more cards than it can show side by side."""
    if len(cards) == 1:
        return [WHOLE_PLATE]
    equal, most_cards = (HALF_PLATE if len(cards) == PAIR else THIRD_PLATE), max(cards)
    if cards.count(most_cards) > 1 or most_cards <= (
        MAX_CARDS_OF_THREE if equal == THIRD_PLATE else MAX_BROAD_CARDS + 3
    ):
        return [equal] * len(cards)
    others = [count for count in cards if count != most_cards]
    min_width = (
        MIN_THIRD_PLATE
        if equal == THIRD_PLATE
        else max(_measure_width_for_cards(others[0]), MIN_PLATE if others[0] else MIN_BARE_PLATE)
    )
    room = equal * len(cards)
    small = (room - max(equal, min(_measure_width_for_cards(most_cards), room - min_width * len(others)))) // len(
        others
    )
    return [room - small * len(others) if count == most_cards else small for count in cards]


def _measure_width_for_cards(cards: int) -> int:
    """Return how wide a plate is on which so many cards stand side by side."""
    return min(cards, PILE_RANKS) * (MINI[0] + CARD_GAP) + 30


def _arrange_seat_rows(cards: Sequence[int]) -> list[list[int]]:
    """Return the seats of each row: two, or three if they are three or many; who has most of three may stand alone."""
    seats = list(range(len(cards)))
    if len(seats) == PAIR + 1 and max(cards) > MAX_CARDS_OF_THREE:
        fullest = cards.index(max(cards))
        return [[fullest], [seat for seat in seats if seat != fullest]]
    a_row = PAIR if len(seats) in (PAIR, 2 * PAIR) else PAIR + 1
    return [seats[first : first + a_row] for first in range(0, len(seats), a_row)]


def compute_picture_size(owned: Sequence[Sequence[object]], foot: int) -> Size:
    """Return width and height of the market; `foot` is the height of what stands below all plates."""
    return WIDTH, compute_foot_top(owned) + foot


def compute_foot_top(owned: Sequence[Sequence[object]]) -> int:
    """Return where that begins."""
    return max(box.top + box.size[1] for box in compute_plate_boxes(owned)) + GAP


KEY_SIZES = (34, 30, 27)
"""The line at the bottom that says how points are counted."""
KEY_LINE, PAYS_LEFT, PAYS_EDGE, PAYS_BELOW = 56, 28, 10, 2
"""How high that line is, where what bids pay begins, the frame round either, and what is below."""
MAX_HEIGHT = 923
"""The picture is no higher, so that it fits a phone."""
PAYS_APART, PAYS_RADIUS, PAYS_TONES = 10, 16, 6
"""The space between two bids, how round one is, and how many tones its coin has."""
PAYS_WORDS, PAYS_TITLE = 120, (29, 26)
"""The room before the first of them for what they are called, and its sizes."""
PAYS_ARROW: Size = (14, 24)
"""The arrow from a bid to whom it pays, where no title says so."""
PAYS_TAG, PAYS_POINT = 8, 11
"""The room on a tag before its bid, and its point."""


@dataclass(frozen=True, slots=True)
class BidPaymentStyle:
    """How payments of bids are drawn: size of badge and number, with a title or without, in how many lines.

    `high` is the height of all lines. `tagged` bids are on tags, which point at whom they pay, not on coins; `bare`
    numbers have no plus.
    """

    badge: int
    size: int
    lines: int = 1
    high: int = 68
    titled: bool = False
    tagged: bool = False
    bare: bool = False

    @property
    def chip_height(self) -> int:
        """The height of a bid's paper."""
        return self.badge + (8 if self.lines == 1 else 4)

    @property
    def tag_height(self) -> int:
        """The height of a tag."""
        return self.chip_height - 6


PAYMENT_STYLES = (
    BidPaymentStyle(58, 38, titled=True),
    BidPaymentStyle(52, 35, titled=True),
    BidPaymentStyle(50, 38, lines=2, high=114, titled=True),
    BidPaymentStyle(46, 36, lines=2, high=108, titled=True),
    BidPaymentStyle(46, 36, lines=2, high=108),
    BidPaymentStyle(46, 36, lines=2, high=108, tagged=True),
    BidPaymentStyle(40, 34, lines=2, high=108, tagged=True),
    BidPaymentStyle(40, 34, lines=2, high=108, tagged=True, bare=True),
    BidPaymentStyle(30, 28, lines=3, high=108, tagged=True, bare=True),
)
"""The best first; the last has room for all bids and payments that there can be."""


SOLD_HEIGHT = 440
SOLD_TOP = 50
SOLD_TITLE, SOLD_TITLE_MIDDLE = (64, 54, 46), 90
"""What became of the cards, above the bill, and where its middle is from above."""
BUYERS, BUYER_COIN = ((94, 74, SOLD_HEIGHT - 18), (112, 104, SOLD_HEIGHT)), (0.72, 0.66)
"""A buyer's face below a card, the coin with what they paid, and how far down they end, behind the counter's front;
nearer and larger is who got several. Then how far to the right and up they hold the coin, in parts of the face."""
GLOVE, GLOVE_AT = 0.46, (0.44, 0.3)
"""The hand that holds it, and how far to the left and down from its middle, in parts of the coin."""
SOLD_GOODS, SOLD_GOODS_LEFT, SOLD_GOODS_TO_BILL = (118, 78), 12, 120
"""The goods beside somebody who got all: how large, where the left ones begin, and how far from the bill the others."""
UNSOLD_GOODS_LEFTS = (372, 716)
"""The goods beside a keeper who could not sell."""
BILL_TOP, BILL_HEIGHT, BILL_RADIUS, BILL_RIGHT = 130, 300, 10, 892
"""The keeper's bill: a head for each who is paid, below it what the bid pays, and what the goblin card pays."""
BILL_KEEPER, BILL_KEEPER_TOP, BILL_HAND, BILL_HANDS, UNSOLD_TOP = (140, 187), 45, 30, 114, 171
"""The keeper who holds it, how far their hands reach over its ends, how high they are; the keeper without a bill."""
PAID_EDGE, PAID_STEP, PAID_PART, PAID_APART, PAID_BELOW = 12, 212, 0.54, 8, 14
"""The last who is paid is so far from the right; how far it is from one to the next at most, how
large a payment is, as a part of its coin, how far those who are paid are apart at least, and a
coin from its head at most."""
MIN_COIN, PAID_ALONE = 48, 26
"""How large a coin is at least, and a payment where there is none."""
SOLD_COIN, PAYER_MIDDLE, BILL_RULE = 88, 51, 274
"""The bid that pays, the middle of the bill's margin, and the line between bid and card."""


@dataclass(frozen=True, slots=True)
class PaidRow:
    """A row of the bill: its middle and its height, the side of a head and of a coin at most.

    Then how far a coin is to the left of its head at most, and the same three for `few` payees, who have room for them.
    """

    middle: int
    high: int
    head: int
    coin: int
    lean: int
    few: tuple[int, int, int]


BID_PAYS, CARD_PAYS = (PaidRow(middle, 132, 88, 80, 24, (116, 104, 92)) for middle in (203, 345))
CARD_ALONE = PaidRow(274, 226, 120, 112, 0, (132, 124, 60))
"""The rows of bid and card, and the larger one if only the card pays somebody: then there is none for the bid."""


@dataclass(frozen=True, slots=True)
class BillLayout:
    """Where the bill begins, and the middle of the cards beside it."""

    left: int
    cards: int

    @property
    def keeper_start(self) -> int:
        """Where the keeper is who holds the bill: at its right end."""
        return BILL_RIGHT - BILL_KEEPER[0] - 30

    @property
    def middle(self) -> int:
        """The middle of it."""
        return (self.left + BILL_RIGHT) // 2

    @property
    def payees_start(self) -> int:
        """Where those who are paid begin: beside the margin."""
        return self.left + 2 * PAYER_MIDDLE + 4


def choose_bill_layout(cards: int) -> BillLayout:
    """Return the bill beside so many cards: one or two leave it more room."""
    return BillLayout(350, 174) if cards <= PAIR else BillLayout(508, 252)


CHART_ROW, CHART_CARDS, CHART_STEP, CHART_LEFT = 9, 3, (88, 133), 21
"""So many cards stand side by side, by threes; how far it is to the next card and to the next row."""
CHART_APART, CHART_TOP, CHART_SHELF, CHART_COUNTER = 34, 230, 10, 216
CHART_LANTERNS, CHART_KEEPER, CHART_KEEPER_TOP = (300, 600), (152, 203), 42
CHART_COIN, CHART_COIN_MIDDLE, CHART_HANDS, CHART_HANDS_TOP = 100, 172, 44, 164
"""The coin that the keeper holds up, its middle from above, and the hands beside it."""
CHART_ROWS = 4
GOBLINS_TOP, GOBLINS_HIGH = CHART_TOP + CHART_ROWS * CHART_STEP[1] + 15, 116
"""The shelf of the goblins' cards, the lowest."""
CHART_HEIGHT = GOBLINS_TOP + GOBLINS_HIGH + 10
CHART_GOODS, CHART_GOODS_LEFTS, CHART_COINS = (170, 112), (44, 686), ((288, 612), 92)
"""What stands on the counter beside the keeper: goods, and heaps of coins."""
GOBLIN_STEP, GOBLIN_LEFT, GOBLIN_HEAD, COURTS_APART = 91, 126, 88, 18
"""Goblin cards, beside the head that marks them, and how far the courts are from the pawns."""
