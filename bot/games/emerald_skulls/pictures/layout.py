"""Where everything is in a picture of Emerald Skulls, in pixels: the skull in the middle, the cards around it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations_with_replacement, pairwise
from operator import itemgetter
from typing import TypeVar

from bot.games.emerald_skulls.pictures.signs import list_sign_drawings
from bot.pictures.painting.sprites import Point
from bot.pictures.shared.players import GAP
from games.emerald_skulls import BetSeen, CardSeen

COLUMN_COUNT = 4
MIN_CARDS_BELOW = 2
"""At least so many cards that are closed go below the skull, and so many stay at its sides."""
COLUMN = 215
WIDTH = COLUMN_COUNT * COLUMN + (COLUMN_COUNT + 1) * GAP

SKULL_SIZE = (440, 474)
CLOTH_WIDTH = 2 * COLUMN + GAP
TRAY_HEIGHT = 90
CLOTH = (CLOTH_WIDTH, SKULL_SIZE[1] + TRAY_HEIGHT + 5)
CLOTH_RADIUS = 18

GEM_AT: Point = (219, 67)
EYES_AT: tuple[Point, ...] = ((143, 171), (297, 171))
NOSE_AT: Point = (219, 284)
UPPER_AT: Point = (219, 340)
LOWER_AT: Point = (219, 392)
DIE_SIZE = 50
SMALL_DIE, NOSE_DIE, FEW_NOSE_DIE = 36, 42, 4
"""Dice below the nose, of more than a few and of few: so small that the nose is seen."""
JAW_WIDTH = 276
"""How many dice a jaw holds before they shrink."""
NOSE_ROWS = ((), (1,), (2,), (3,), (4,), (5,), (3, 3), (3, 4))
"""How many dice are in each row at the nose, by their number."""
PICKED_AT: tuple[Point, ...] = ((150, 226), (289, 226))
PICKED_DIE = 40

LEVEL_CHIPS: tuple[tuple[Point, Point], ...] = (
    ((28, 396), (394, 396)),
    ((28, 342), (394, 342)),
    ((102, 262), (337, 262)),
    ((34, 142), (394, 142)),
    ((154, 70), (301, 70)),
)
"""Where each level shows its face and its pay, from the lowest."""
CHIP_HEIGHT, CHIP_ICON, CHIP_SIZE = 34, 24, 24
CHIP_CUP = 28
"""The width of the empty cup, which says what is paid if no die is left."""
FACE_CHIP, FACE_SIZE = (36, 34), 26

SUPPLY_AT, SPARE_AT, CORNER_ICON, CORNER_SIZE = (28, 30), (411, 30), 40, 31

TRAY_MIDDLE = SKULL_SIZE[1] + TRAY_HEIGHT // 2
TRAY_DIE, TRAY_STEP = 66, 70
POOL_DIE = ((52, 54), (44, 48))
"""Dice in the hand, and how far it is from one to the next: of few, and of many."""
CUP_SIZE = 66
TUMBLER_FACE, TUMBLER_RIGHT, TUMBLER_ROOM, MAX_FEW_DICE = 62, 54, 92, 4
"""The face of the tumbler, at the tray, how far its middle is from the right, what room it takes, and how many dice
of a roll leave that, or one more in the hand."""
TITLE_SIZES = (38, 32, 26)


@dataclass(frozen=True, slots=True)
class CardSizes:
    """The measures of a betting card; `slot` is the width of a place for a marker, `sign` that of a picture.

    What a place pays stands in it until a marker covers it, then below that if `pay` leaves room. A card has a line for
    its title, or no `title`. On a `bare` card, which is only read, signs take what room there is, and each place is a
    coin, so high (`coin`). Where there are three places, they may be `narrow`. Of bets out of reach only the signs are
    shown, all on one `line`. A marker is as large as its ring, or a `marker`.
    """

    header: int
    name: int
    ring: int
    slot: int
    pay: int
    sign: int
    names: tuple[int, ...]
    pays: int
    gap: int
    foot: int = 8
    title: bool = True
    bare: bool = False
    narrow: int = 0
    coin: int = 0
    line: int = 0
    marker: int = 0


ROOMY_SIZES = CardSizes(
    38, name=30, ring=54, slot=58, pay=28, sign=48, names=(25,), pays=34, gap=4, foot=6, narrow=48, line=52
)
"""For the four standard cards."""
TIGHT_SIZES = CardSizes(header=38, name=27, ring=40, slot=52, pay=25, sign=40, names=(25,), pays=31, gap=5, line=46)
SLIM_SIZES = CardSizes(
    header=34,
    name=0,
    ring=66,
    slot=54,
    pay=0,
    sign=63,
    names=(25,),
    pays=35,
    gap=4,
    foot=6,
    title=False,
    narrow=48,
    line=44,
    marker=45,
)
"""For many cards: signs say what a bet is about, and what a place pays stands in it, not below."""
SLIMMER_SIZES = tuple(replace(SLIM_SIZES, ring=ring, sign=ring - 3) for ring in range(66, 43, -3))
LEAN_SIZES = replace(SLIM_SIZES, header=31, ring=41, slot=52, sign=40, names=(24,), pays=33, gap=1, foot=4, line=40)
"""For the most cards."""
AIRY_SIZES = CardSizes(
    40, name=36, ring=64, slot=66, pay=30, sign=80, names=(28, 25), pays=40, gap=8, narrow=48, line=58
)
"""For a card with more room than it needs."""
FACES_SIZES = CardSizes(
    44, name=32, ring=78, slot=50, pay=0, sign=68, names=(25,), pays=31, gap=9, bare=True, narrow=46, coin=50
)
"""For cards without markers, side by side."""
TITLED_FACES_SIZES = replace(FACES_SIZES, header=88, ring=55, names=(28, 25, 24))
"""For those with one title: the sign that all bets share is large, in the head."""
TITLE_LINE = 30
BLANK_HEAD_HEIGHT = 18
"""The height of a head without anything in it."""
MAX_LARGE_CARDS = 8
"""At most this many cards may be drawn large: more would make the file too big."""
PADDING = 8
SIGNS_PER_LINE = 4
"""At most so many signs of bets out of reach stand on one line."""


MAX_HEIGHT = 980
"""A picture is at most this high if it can be: 370 pixels on a phone, where it is 341 wide."""


def has_title(card: CardSeen) -> bool:
    """Tell whether a card has one title, and no name for each of its bets."""
    return card.deck == "side"


def measure_bet_height(card: CardSeen, sizes: CardSizes) -> int:
    """Return the height of one bet on a card."""
    return (0 if has_title(card) else sizes.name) + sizes.ring + sizes.pay + sizes.gap


def is_bet_collapsed(card: CardSeen, bet: BetSeen, sizes: CardSizes) -> bool:
    """Tell whether nothing but the signs of a bet are shown: in play, of what is out of reach without a marker.

    Bets of one card that share its title are quiet together: they differ by texts beside the same sign. When
    the turn is over they are not if one came true.
    """
    if sizes.bare or (has_title(card) and any(bet_seen.won and bet_seen.status == "judged" for bet_seen in card.bets)):
        return False
    return all(_is_out_of_reach(bet_seen) for bet_seen in (card.bets if has_title(card) else (bet,)))


def _is_out_of_reach(bet: BetSeen) -> bool:
    return bet.status != "open" and not bet.stack and not (bet.won and bet.jackpot)


def split_bets(card: CardSeen, sizes: CardSizes) -> tuple[list[BetSeen], list[BetSeen]]:
    """Return the bets that have a room each, and those that share a line below them."""
    silent = [bet for bet in card.bets if is_bet_collapsed(card, bet, sizes)]
    return [bet for bet in card.bets if bet not in silent], silent


def compute_bet_heights(card: CardSeen, sizes: CardSizes, height: int) -> tuple[int, int]:
    """Return how high the room of each bet is on a card of this height, and the line of those out of reach."""
    loud, silent = split_bets(card, sizes)
    free = height - measure_header_height(card, sizes) - measure_title_height(card, sizes) - sizes.foot
    if not loud:
        return 0, free
    line = _measure_silent_height(card, silent, sizes)
    return (free - line) // len(loud), line


def _measure_silent_height(card: CardSeen, silent: Sequence[BetSeen], sizes: CardSizes) -> int:
    """Return the height of the signs of bets out of reach: one line, or two if they are many."""
    if not silent:
        return 0
    signs = sum(len(drawings) for drawings in {list_sign_drawings(card.face, bet.bet) for bet in silent})
    return sizes.line * (2 if signs > SIGNS_PER_LINE else 1) + sizes.gap


def measure_minimum_height(card: CardSeen, sizes: CardSizes) -> int:
    """Return the minimum height of a card now: bets out of reach share one line."""
    loud, silent = split_bets(card, sizes)
    rooms = len(loud) * measure_bet_height(card, sizes) + _measure_silent_height(card, silent, sizes)
    return measure_header_height(card, sizes) + measure_title_height(card, sizes) + rooms + sizes.foot


def measure_min_card_height(card: CardSeen, sizes: CardSizes) -> int:
    """Return the minimum height of a card with all bets within reach: as it changes, its picture does not."""
    return (
        measure_header_height(card, sizes)
        + measure_title_height(card, sizes)
        + len(card.bets) * measure_bet_height(card, sizes)
        + sizes.foot
    )


def measure_header_height(card: CardSeen, sizes: CardSizes) -> int:
    """Return the height of a card's head: low if nothing stands in it."""
    return BLANK_HEAD_HEIGHT if has_blank_head(card, sizes) else sizes.header


def has_blank_head(card: CardSeen, sizes: CardSizes) -> bool:
    """Tell whether nothing stands in a card's head."""
    told = card.stop is not None or any(bet.jackpot for bet in card.bets)
    return not (told or sizes.bare or (has_title(card) and sizes.title))


def measure_title_height(card: CardSeen, sizes: CardSizes) -> int:
    """Return the height of a card's title: two lines where it is read; slim cards have none."""
    lines = 2 * TITLE_LINE if sizes.bare else sizes.name
    return lines if has_title(card) and sizes.title else 0


def compute_column_left(column: int) -> int:
    """Return where a column begins."""
    return GAP + column * (COLUMN + GAP)


Measure = Callable[[CardSeen, CardSizes], int]
"""What says how high a card is at least."""


@dataclass(frozen=True, slots=True)
class CardBox:
    """Where a card goes, and how large it is drawn."""

    card: CardSeen
    place: Point
    height: int
    sizes: CardSizes


def arrange_cards(cards: Sequence[CardSeen], top: int) -> tuple[list[CardBox], int]:
    """Return where the cards go, below `top`, and where the picture ends.

    They follow one another down the left, below the skull, and down the right, so that the picture is as low as
    possible; then each column is stretched to its end. Cards that would make it too high are drawn slim. Where there
    are many, and some are closed, these go below the skull if that makes the picture lower.
    """
    if len(cards) <= COLUMN_COUNT:
        return _place_cards(cards, top, (ROOMY_SIZES, AIRY_SIZES), measure_min_card_height)
    in_order = _fit_cards_in_largest_sizes(cards, top, measure_min_card_height)
    shut = [card for card in cards if is_card_closed(card)]
    if len(shut) < MIN_CARDS_BELOW or len(cards) - len(shut) < MIN_CARDS_BELOW:
        return in_order
    live = [card for card in cards if not is_card_closed(card)]
    gathered = _fit_cards_in_largest_sizes(_gather_closed_cards(live, shut), top, _measure_shrunk_height)
    return min(in_order, gathered, key=itemgetter(1))


def is_card_closed(card: CardSeen) -> bool:
    """Tell whether nothing can be had from a card any more: its signs are all that is shown."""
    return not split_bets(card, TIGHT_SIZES)[0]


def _gather_closed_cards(live: Sequence[CardSeen], shut: Sequence[CardSeen]) -> Sequence[CardSeen]:
    """Return the cards with those that are closed between the halves of the others: there they come below the skull."""
    heights = [measure_min_card_height(card, TIGHT_SIZES) for card in live]
    half = min(range(1, len(live)), key=lambda number: abs(sum(heights[:number]) - sum(heights[number:])))
    return *live[:half], *shut, *live[half:]


def _measure_shrunk_height(card: CardSeen, sizes: CardSizes) -> int:
    """Return the minimum height of a card that keeps its own however many bets are open, until it is closed."""
    return (measure_minimum_height if is_card_closed(card) else measure_min_card_height)(card, sizes)


def _fit_cards_in_largest_sizes(cards: Sequence[CardSeen], top: int, measure: Measure) -> tuple[list[CardBox], int]:
    """Return where many cards go, in the largest sizes that let the picture be low enough."""
    large = AIRY_SIZES if len(cards) <= MAX_LARGE_CARDS else None
    choices = (
        (TIGHT_SIZES, large or TIGHT_SIZES),
        *((slim, large or SLIM_SIZES) for slim in SLIMMER_SIZES),
        (LEAN_SIZES, large or SLIM_SIZES),
    )
    for choice in choices[:-1]:
        spots, end = _place_cards(cards, top, choice, measure)
        if end <= MAX_HEIGHT:
            return spots, end
    return _place_cards(cards, top, choices[-1], measure)


def _place_cards(
    cards: Sequence[CardSeen], top: int, choice: tuple[CardSizes, CardSizes], measure: Measure
) -> tuple[list[CardBox], int]:
    """Place cards of one choice of sizes: the first as far as possible, the second where there is room for it."""
    under = top + CLOTH[1] + GAP
    tops = (top, under, under, top)
    cuts, lowest = _distribute_cards_over_columns(tuple(measure(card, choice[0]) + GAP for card in cards), tops)
    end = max(lowest, under)
    spots: list[CardBox] = []
    for number, (share, begin) in enumerate(zip(_split_at_cuts(cards, cuts), tops, strict=True)):
        spots += _stretch_column(share, choice, (compute_column_left(number), begin), end - GAP)
    return spots, end


Cuts = tuple[int, ...]
"""Where the cards of the second, third and fourth column begin."""
T = TypeVar("T")


def _split_at_cuts(cards: Sequence[T], cuts: Cuts) -> list[Sequence[T]]:
    return [cards[first:last] for first, last in pairwise((0, *cuts, len(cards)))]


@lru_cache(maxsize=64)
def _distribute_cards_over_columns(heights: tuple[int, ...], tops: tuple[int, ...]) -> tuple[Cuts, int]:
    """Find how to distribute cards of these heights over the columns, and where the lowest of them ends.

    Below the skull there are none, or two columns.
    """
    count = len(heights)

    def column_ends(cuts: Cuts) -> list[int]:
        return [top + sum(share) for top, share in zip(tops, _split_at_cuts(heights, cuts), strict=True)]

    def cut_badness(cuts: Cuts) -> tuple[int, int]:
        lowest = max(column_ends(cuts))
        return lowest, lowest - min(column_ends(cuts))

    ways = combinations_with_replacement(range(1, count), COLUMN_COUNT - 1)
    best = min((cuts for cuts in ways if len(set(cuts)) == (len(cuts) if count > COLUMN_COUNT else 1)), key=cut_badness)
    return best, max(column_ends(best))


def _stretch_column(
    cards: Sequence[CardSeen], choice: tuple[CardSizes, CardSizes], point: Point, end: int
) -> Iterator[CardBox]:
    """Yield the cards of one column, made higher in proportion to their bets within reach until they reach its end.

    The second choice of sizes is for cards that then have enough room.
    """
    (sizes, large), (x, y) = choice, point
    shares = [2 * sum(not _is_out_of_reach(bet) for bet in card.bets) or 1 for card in cards]
    free = end - y - sum(measure_minimum_height(card, sizes) + GAP for card in cards) + GAP
    for number, card in enumerate(cards):
        more = free * shares[number] // (sum(shares[number:]) or 1)
        free -= more
        height = measure_minimum_height(card, sizes) + more
        yield CardBox(card, (x, y), height, large if height >= measure_minimum_height(card, large) else sizes)
        y += height + GAP
