"""Where everything stands in a picture of Emerald Skulls, in pixels: the skull in the middle, the cards around it."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.canvas import Place
from bot.pictures.players import GAP
from games.emerald_skulls import CardSeen

COLUMNS = 4
COLUMN = 215
WIDTH = COLUMNS * COLUMN + (COLUMNS + 1) * GAP

SKULL = (440, 474)
CLOTH_WIDTH = 2 * COLUMN + GAP
TRAY_HEIGHT = 90
CLOTH = (CLOTH_WIDTH, SKULL[1] + TRAY_HEIGHT + 5)
CLOTH_RADIUS = 18
CLOTH_MIDDLE = CLOTH_WIDTH // 2

GEM_AT: Place = (219, 67)
EYES_AT: tuple[Place, ...] = ((143, 171), (297, 171))
EYES_HALF = 24
"""How far from the middle of a socket its own die lies when two dice share one."""
NOSE_AT: Place = (219, 258)
UPPER_AT: Place = (219, 340)
LOWER_AT: Place = (219, 392)
DIE = 50
SMALL_DIE = 38
JAW_ROOM = 276
"""What a jaw holds before its dice shrink."""
NOSE_ROWS = ((), (1,), (2,), (1, 2), (2, 2), (2, 3), (3, 3), (2, 3, 2))
"""How many dice lie in each row at the nose, by their number."""
PICKED_AT: tuple[Place, ...] = ((150, 226), (289, 226))
PICKED = 40

LEVEL_CHIPS: tuple[tuple[Place, Place], ...] = (
    ((28, 396), (394, 396)),
    ((28, 342), (394, 342)),
    ((102, 262), (337, 262)),
    ((34, 142), (394, 142)),
    ((154, 70), (301, 70)),
)
"""Where each level shows its face and its pay, from the lowest."""
CHIP_HEIGHT, CHIP_ICON, CHIP_SIZE = 34, 24, 24
FACE_CHIP, FACE_SIZE = (36, 34), 26

SUPPLY_AT, SPARE_AT, CORNER_ICON, CORNER_SIZE = (28, 30), (411, 30), 40, 31

TRAY_MIDDLE = SKULL[1] + TRAY_HEIGHT // 2
TRAY_DIE, TRAY_STEP = 52, 58
CUP = 66
TITLE_SIZES = (38, 32, 26)


@dataclass(frozen=True, slots=True)
class Sizes:
    """The measures of a betting card; `slot` is the width of a place for a marker, `sign` that of a picture."""

    header: int
    name: int
    ring: int
    slot: int
    pay: int
    sign: int
    names: tuple[int, ...]
    pays: int
    gap: int


ROOMY = Sizes(header=42, name=32, ring=46, slot=48, pay=30, sign=38, names=(26, 23, 20), pays=27, gap=8)
"""For the four standard cards."""
TIGHT = Sizes(header=38, name=27, ring=40, slot=45, pay=25, sign=30, names=(23, 20, 18), pays=23, gap=5)
PAD = 8


def sizes_for(cards: Sequence[CardSeen]) -> Sizes:
    """Return the measures with which so many cards go well round the skull."""
    return ROOMY if len(cards) <= COLUMNS else TIGHT


def has_title(card: CardSeen) -> bool:
    """Tell whether a card has one title, and no name for each of its bets."""
    return card.deck == "side"


def bet_height(card: CardSeen, sizes: Sizes) -> int:
    """Return the height of one bet on a card."""
    return (0 if has_title(card) else sizes.name) + sizes.ring + sizes.pay + sizes.gap


def card_height(card: CardSeen, sizes: Sizes) -> int:
    """Return the height of a card."""
    title = sizes.name if has_title(card) else 0
    return sizes.header + title + len(card.bets) * bet_height(card, sizes) + PAD


def column_left(column: int) -> int:
    """Return where a column begins."""
    return GAP + column * (COLUMN + GAP)


def arranged(cards: Sequence[CardSeen], top: int) -> tuple[list[Place], int]:
    """Return where each card goes, below `top`, and where the last of them and the skull end.

    Each goes to the column that is shortest so far; the two in the middle begin below the skull.
    """
    sizes, under = sizes_for(cards), top + CLOTH[1] + GAP
    ends = [top, under, under, top]
    places = []
    for card in cards:
        column = min(range(COLUMNS), key=lambda one: (ends[one], one))
        places.append((column_left(column), ends[column]))
        ends[column] += card_height(card, sizes) + GAP
    return places, max(ends)
