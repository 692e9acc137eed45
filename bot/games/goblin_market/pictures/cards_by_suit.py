"""Many cards of one collection: by suit, with air between two suits, and in the shade what counts against it."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from bot.games.goblin_market.pictures import layout
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.shade import ShadedPiece
from bot.pictures.painting.sprites import Sprite, sprite_cache
from games.goblin_market import DecktetCard

HALF_TOP_BY_SIZE = {
    layout.BROAD_FACE.size: layout.BROAD_FACE.half,
    layout.SLIM_FACE.size: layout.SLIM_FACE.half,
    layout.MINI: layout.MINI_HALF,
}
"""Where the lower half of a card begins, by its size."""


def split_rows_by_suit(cards: Sequence[DecktetCard], rows: int) -> list[Sequence[DecktetCard]]:
    """Return cards that are in the order of suits in one row or two: these part where a suit ends, near the middle."""
    if rows == 1:
        return [cards]
    half = -(-len(cards) // 2)
    ends = [end for end in range(1, len(cards)) if cards[end - 1].suits[0] != cards[end].suits[0]]
    near = [end for end in ends if abs(end - half) <= layout.MAX_UNEVEN]
    end = min(near, key=lambda end: abs(end - half), default=half)
    return [cards[:end], cards[end:]]


def measure_row_by_suit(suits: Sequence[int], width: int, air: int) -> int:
    """Return how much a row of cards takes, of which these suits lead, with so much air between two suits."""
    return len(suits) * (width + layout.CARD_GAP) - layout.CARD_GAP + air * (len(set(suits)) - 1)


def compute_card_positions_by_suit(suits: Sequence[int], width: int, room: int) -> list[int]:
    """Return where the cards of a row begin, with as much air between two suits as there is room for."""
    air = min(layout.MAX_SUIT_AIR, (room - measure_row_by_suit(suits, width, 0)) // max(1, len(set(suits)) - 1))
    lefts = [0]
    for before, after in pairwise(suits):
        lefts.append(lefts[-1] + width + layout.CARD_GAP + air * (before != after))
    return lefts


@sprite_cache(128)
def dim_other_suits(
    draw: Callable[[DecktetCard, str], Sprite], card: DecktetCard, ground: str, counted: frozenset[int]
) -> Sprite:
    """Return a card whose fuller suit leads, with those of its suits in the shade that do not count for it."""
    lit = draw(card, ground)
    size = lit.width, lit.height
    top = 0 if card.suits[0] not in counted else HALF_TOP_BY_SIZE[size] if card.suits[-1] not in counted else None
    if top is None:
        return lit
    canvas, lower = Canvas(size, ground), Canvas((size[0], size[1] - top), ground)
    lower.paste(lit, (0, -top))
    canvas.paste(lit, (0, 0))
    canvas.paste(ShadedPiece(lower), (0, top))
    return canvas.to_sprite()
