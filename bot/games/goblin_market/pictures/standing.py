"""Where the many cards of a plate stand: suit beside suit, with a gap between two, in one row or in two."""

from collections.abc import Sequence
from itertools import groupby

from bot.games.goblin_market.pictures import layout as at
from games.goblin_market import Card


def by_suit(cards: Sequence[Card]) -> list[int]:
    """Return how many cards each suit leads, in the order of the cards."""
    return [len(list(led)) for _, led in groupby(cards, key=lambda card: card.suits[0])]


def in_rows(groups: Sequence[int], rows: int) -> list[list[int]]:
    """Return the groups of each row: of two rows the longer one has as few cards as it can."""
    if rows == 1:
        return [list(groups)]
    first = min(range(1, len(groups) + 1), key=lambda end: max(sum(groups[:end]), sum(groups[end:])))
    return [list(groups[:first]), list(groups[first:])]


def lefts(groups: Sequence[int], width: int, room: int) -> list[int] | None:
    """Return the left ends of the cards of a row, so wide each, apart by group; `None` if the room is too small."""
    (least, most), gaps = at.GROUPS_APART, max(1, len(groups) - 1)
    spare = room - sum(groups) * (width + at.CARD_APART) + at.CARD_APART
    apart = min(most, spare // gaps)
    if apart < least:
        return None
    ends, x = list[int](), 0
    for group in groups:
        ends += [x + place * (width + at.CARD_APART) for place in range(group)]
        x += group * (width + at.CARD_APART) + apart
    return ends
