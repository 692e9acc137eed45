"""The moves of Goblin Market and their notation: `bid 7`, `pass`, `take`, `share`, `pick chance-meeting`."""

from collections.abc import Mapping
from dataclasses import dataclass

from typing_extensions import override

from games.engine.errors import BadNotation
from games.engine.notation import Constant, build_notation_refusal, index_by_notation, parse_number
from games.goblin_market.decktet import CARD_BY_NAME, CARDS


@dataclass(frozen=True, slots=True)
class PlaceBid:
    """Bid this many coins."""

    coins: int

    @override
    def __str__(self) -> str:
        return f"bid {self.coins}"


class LeaveAuction(Constant):
    """Leave this auction."""

    __slots__ = ()
    words = "pass"


class TakeAllCards(Constant):
    """Take all the cards for sale."""

    __slots__ = ()
    words = "take"


class ShareCards(Constant):
    """Take one card only, and let those who bid less take the others."""

    __slots__ = ()
    words = "share"


@dataclass(frozen=True, slots=True)
class PickCard:
    """Pick a card (an index into `CARDS`) and pay your bid for it."""

    card: int

    @override
    def __str__(self) -> str:
        return f"pick {CARDS[self.card]}"


GoblinMarketMove = PlaceBid | LeaveAuction | TakeAllCards | ShareCards | PickCard

PASS_MOVE, TAKE_MOVE, SHARE_MOVE = LeaveAuction(), TakeAllCards(), ShareCards()
MAX_COINS = 999
"""More than anybody can own: 10 at the start, and at most 18 auctions that bring up to 36 coins each."""
BID_MOVES = tuple(map(PlaceBid, range(MAX_COINS + 1)))
PICK_MOVES = tuple(map(PickCard, range(len(CARDS))))
MOVE_BY_NOTATION: Mapping[str, GoblinMarketMove] = index_by_notation(PASS_MOVE, TAKE_MOVE, SHARE_MOVE)


def parse_move(text: str) -> GoblinMarketMove:
    """Parse the notation of one move; raises `BadNotation`.

    The words of a card may also be separated by blanks.
    """
    match text.lower().split():
        case [word] if word in MOVE_BY_NOTATION:
            return MOVE_BY_NOTATION[word]
        case ["bid", number] if (coins := parse_number(number)) is not None:
            return BID_MOVES[coins] if coins <= MAX_COINS else PlaceBid(coins)
        case ["pick", *words] if words:
            return _parse_pick("-".join(words))
        case _:
            raise build_notation_refusal(text)


def _parse_pick(name: str) -> PickCard:
    if name not in CARD_BY_NAME:
        raise BadNotation("goblin-market-no-such-card", card=name[:24])
    return PICK_MOVES[CARD_BY_NAME[name]]
