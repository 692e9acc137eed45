"""The moves of Emerald Skulls and their notation.

`buy 5`, `bet 6b mad-nargash`, `take 6b mad-nargash`, `ready`, `rest`, `wait`, `place nose 2 +1` (two ordinary dice,
one skull), `reroll cube`, `reroll nose`, `bust`, `roll`, `chicken`, `collect standard`, `collect mad-nargash`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from typing_extensions import override

from games.emerald_skulls.cards import list_bets_by_face, load_betting_cards
from games.emerald_skulls.dice import LEVEL_BY_NAME, LEVEL_NAMES, MAX_DICE, PRICE_BY_DICE
from games.engine.errors import BadNotation
from games.engine.notation import Constant, build_notation_refusal, index_by_notation, parse_number

How = Literal["cube", "nose"]
STANDARD_PAYOUT = "standard"
"""What the tumbler collects instead of a jackpot."""


@dataclass(frozen=True, slots=True)
class BuyDice:
    """Take this many dice into the pool."""

    dice: int

    @override
    def __str__(self) -> str:
        return f"buy {self.dice}"


@dataclass(frozen=True, slots=True)
class PlaceBet:
    """Put a marker on a bet of a face."""

    face: str
    bet: str

    @override
    def __str__(self) -> str:
        return f"bet {self.face} {self.bet}"


@dataclass(frozen=True, slots=True)
class TakeBackBet:
    """Take back a marker that was put there in this window."""

    face: str
    bet: str

    @override
    def __str__(self) -> str:
        return f"take {self.face} {self.bet}"


class ReadyForRoll(Constant):
    """Place no more markers before this roll."""

    __slots__ = ()
    words = "ready"


class ReadyForTurn(Constant):
    """Be ready for every roll of this turn."""

    __slots__ = ()
    words = "rest"


class WithdrawReady(Constant):
    """Stop being ready: the dice wait for this seat again."""

    __slots__ = ()
    words = "wait"


class CallLastBets(Constant):
    """Call for the last bets before a roll, as the tumbler: then the dice roll, no matter who is ready."""

    __slots__ = ()
    words = "call"


@dataclass(frozen=True, slots=True)
class PlaceDice:
    """Place this many ordinary dice and skulls of the roll on a level."""

    level: int
    ordinary: int
    skulls: int

    @override
    def __str__(self) -> str:
        return f"place {LEVEL_NAMES[self.level]} {self.ordinary} +{self.skulls}"


@dataclass(frozen=True, slots=True)
class RerollPool:
    """Roll the pool again for a reroll cube, or with a picked nose."""

    how: How

    @override
    def __str__(self) -> str:
        return f"reroll {self.how}"


class TakeBust(Constant):
    """Take the Bust Out instead of a reroll."""

    __slots__ = ()
    words = "bust"


class RollPool(Constant):
    """Go on and roll the rest of the pool."""

    __slots__ = ()
    words = "roll"


class ChickenOut(Constant):
    """Chicken Out."""

    __slots__ = ()
    words = "chicken"


@dataclass(frozen=True, slots=True)
class CollectPayout:
    """Take the usual pay ("standard") or the jackpot of a bet."""

    what: str

    @override
    def __str__(self) -> str:
        return f"collect {self.what}"


EmeraldSkullsMove = (
    BuyDice
    | PlaceBet
    | TakeBackBet
    | ReadyForRoll
    | ReadyForTurn
    | WithdrawReady
    | CallLastBets
    | PlaceDice
    | RerollPool
    | TakeBust
    | RollPool
    | ChickenOut
    | CollectPayout
)

READY_MOVE, REST_MOVE, WAIT_MOVE, CALL_MOVE, BUST_MOVE, ROLL_MOVE, CHICKEN_MOVE = (
    ReadyForRoll(),
    ReadyForTurn(),
    WithdrawReady(),
    CallLastBets(),
    TakeBust(),
    RollPool(),
    ChickenOut(),
)
BUY_MOVES = {dice: BuyDice(dice) for dice in PRICE_BY_DICE}
REROLL_MOVES: dict[str, RerollPool] = {"cube": RerollPool("cube"), "nose": RerollPool("nose")}
MOVE_BY_NOTATION: Mapping[str, EmeraldSkullsMove] = index_by_notation(
    READY_MOVE, REST_MOVE, WAIT_MOVE, CALL_MOVE, BUST_MOVE, ROLL_MOVE, CHICKEN_MOVE
)


@lru_cache(maxsize=1)
def list_collect_moves() -> dict[str, CollectPayout]:
    """Return the moves that collect the usual pay or a jackpot, by what is collected."""
    jackpots = (bet.bet for card in load_betting_cards().values() for bet in card.bets if bet.jackpot)
    return {what: CollectPayout(what) for what in dict.fromkeys((STANDARD_PAYOUT, *jackpots))}


def drop_taken_bets(moves: Iterable[EmeraldSkullsMove]) -> list[EmeraldSkullsMove]:
    """Return moves without the bets whose markers were taken back."""
    left = list[EmeraldSkullsMove]()
    for move in moves:
        if isinstance(move, TakeBackBet) and (bet := PlaceBet(move.face, move.bet)) in left:
            left.remove(bet)
        else:
            left.append(move)
    return left


def parse_move(text: str) -> EmeraldSkullsMove:
    """Parse the notation of one move; raises `BadNotation`."""
    match text.lower().split():
        case [word] if word in MOVE_BY_NOTATION:
            return MOVE_BY_NOTATION[word]
        case ["buy", number] if len(number) == 1 and (dice := parse_number(number)) is not None:
            return BuyDice(dice)
        case ["bet", face, bet]:
            return PlaceBet(*_parse_bet(face, bet))
        case ["take", face, bet]:
            return TakeBackBet(*_parse_bet(face, bet))
        case ["reroll", how] if how in REROLL_MOVES:
            return REROLL_MOVES[how]
        case ["collect", what] if what in list_collect_moves():
            return list_collect_moves()[what]
        case ["place", level, *numbers] if numbers:
            return _parse_place(level, numbers)
        case _:
            raise build_notation_refusal(text)


def _parse_bet(face: str, bet: str) -> tuple[str, str]:
    if bet not in list_bets_by_face().get(face, ()):
        raise BadNotation("emerald-skulls-no-bet", face=face[:4], bet=bet[:30])
    return face, bet


def _parse_place(name: str, numbers: list[str]) -> PlaceDice:
    """Read "nose 2 +1", and "nose 2" or "nose +1" for short."""
    level = LEVEL_BY_NAME.get(name)
    if level is None:
        raise BadNotation("emerald-skulls-no-level", level=name[:12])
    ordinary = [number for number in numbers if not number.startswith("+")]
    skulls = [number[1:] for number in numbers if number.startswith("+")]
    if len(ordinary) > 1 or len(skulls) > 1 or numbers != [*ordinary, *numbers[len(ordinary) :]]:
        raise build_notation_refusal(f"place {name} {' '.join(numbers)}")
    return PlaceDice(level, _parse_number(ordinary), _parse_number(skulls))


def _parse_number(words: list[str]) -> int:
    if not words:
        return 0
    number = parse_number(words[0], maximum=MAX_DICE)
    if number is None or len(words[0]) > 1:
        raise build_notation_refusal(f"place {words[0]}")
    return number
