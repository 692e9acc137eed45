"""Where everything is in a picture of Goblin Market, in pixels."""

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
WINDOW = 134
WINDOW_PLACE = (11, 54)
ONE_SIGN, SIGN = 96, 68
CARD_NAME_MIDDLE = 210
CARD_NAME_SIZES = (25, 23)

MINI: Size = (40, 104)
MINI_RADIUS = 7
MINI_RANK_SIZE, MINI_RANK_MIDDLE = 29, 18
MINI_CROWN = 26
MINI_SIGN = 32
MINI_SIGN_TOPS = (34, 68)
MINI_STEP = 47
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
DECK_NAME, DECK_NAME_ABOVE = 24, 14
BESIDE_DECK = 12
TIMES_SIZE = 34

BID_MIDDLE = (794, 150)
BID_COIN, BID_SIZE = 132, 62
BID_BADGE, BID_BADGE_MIDDLE = 64, (794, 258)
WON_CROWN = 46

HEADER = 88
BADGE, BADGE_PLACE = 50, (10, 18)
TEXT_LEFT = 70
NAME_MIDDLE, SCORE_MIDDLE = 27, 63
NAME_SIZES, SCORE_SIZE, COINS_SIZE = (27, 24), 36, 30
COINS_ICON = 34
CHIP, CHIP_SIZE, CHIP_FROM_RIGHT = 66, 32, 43
TALLY_HEIGHT = 50
TALLY_STEP, TALLY_SIGN, TALLY_SIZE, TALLY_GAP = 69, 30, 26, 8
MAT_RADIUS = 10
MAT_SIDE = 7
CARDS_HEIGHT = 116
NARROW_HEIGHT = HEADER + TALLY_HEIGHT + CARDS_HEIGHT + MAT_SIDE
BROAD_HEIGHT = HEADER + CARDS_HEIGHT + MAT_SIDE
NARROW, BROAD = (WIDTH - 3 * GAP) // 2, WIDTH - 2 * GAP
BROAD_TALLY_LEFT = 452
BROAD_ALONE = 3
"""Up to this many players have a broad plate each; with more, only the last of an odd number has."""


PlateBox = tuple[int, int, bool]
"""Left, top, whether the plate is broad."""


def plates(seats: int) -> list[PlateBox]:
    """Return where the players' plates are."""
    top, places = MARKET_HEIGHT + GAP, []
    for seat in range(seats):
        broad = seats <= BROAD_ALONE or (seat == seats - 1 and seat % 2 == 0)
        right = not broad and seat % 2 == 1
        places.append((2 * GAP + NARROW if right else GAP, top, broad))
        if broad or right:
            top += GAP + (BROAD_HEIGHT if broad else NARROW_HEIGHT)
    return places


def picture_size(seats: int) -> Size:
    """Return width and height of the market."""
    return WIDTH, key_top(seats) + KEY_HEIGHT


KEY_HEIGHT, KEY_SIZES = 42, (26, 23)
"""The line at the bottom that says how points are counted."""


def key_top(seats: int) -> int:
    """Return where that line begins: below all plates."""
    _, top, broad = plates(seats)[-1]
    return top + GAP + (BROAD_HEIGHT if broad else NARROW_HEIGHT)


SOLD_HEIGHT = 378
SOLD_PLACE = (262, 56)
BUYER, BUYER_MIDDLE = 58, 328
SOLD_COIN = 84
PAID_LEFT, PAID_TOPS = 518, (84, 224)
PAID_A_ROW, PAID_STEP, PAID_ROW = 3, 88, 54
PAYEE, PAID_SIZE = 42, 29

CHART_STEP, CHART_LEFT = (72, 116), 34
CHART_TOP = 62
CHART_HEIGHT = CHART_TOP + 4 * CHART_STEP[1] + 8
GOBLIN_STEP, GOBLIN_LEFT = 106, 36
