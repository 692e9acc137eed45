"""The moves of Emerald Skulls and their notation.

`buy 5`, `bet 6b mad-nargash`, `take 6b mad-nargash`, `ready`, `place nose 2 +1` (two ordinary dice, one skull),
`reroll cube`, `reroll nose`, `bust`, `roll`, `chicken`, `collect standard`, `collect mad-nargash`.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from games.emerald_skulls.cards import bets_by_face, cards
from games.emerald_skulls.dice import DICE, LEVEL_BY_NAME, LEVELS, PRICES
from games.engine.errors import BadNotation

How = Literal["cube", "nose"]
STANDARD = "standard"
"""What the tumbler collects instead of a jackpot."""


@dataclass(frozen=True, slots=True)
class Buy:
    """Take so many dice into the pool."""

    dice: int

    def __str__(self) -> str:
        return f"buy {self.dice}"


@dataclass(frozen=True, slots=True)
class Bet:
    """Put a marker on a bet of a face."""

    face: str
    bet: str

    def __str__(self) -> str:
        return f"bet {self.face} {self.bet}"


@dataclass(frozen=True, slots=True)
class Take:
    """Take back a marker that was put there in this window."""

    face: str
    bet: str

    def __str__(self) -> str:
        return f"take {self.face} {self.bet}"


@dataclass(frozen=True, slots=True)
class Ready:
    """Place no more markers before this roll."""

    def __str__(self) -> str:
        return "ready"


@dataclass(frozen=True, slots=True)
class Place:
    """Place so many ordinary dice and skulls of the roll on a level."""

    level: int
    ordinary: int
    skulls: int

    def __str__(self) -> str:
        return f"place {LEVELS[self.level]} {self.ordinary} +{self.skulls}"


@dataclass(frozen=True, slots=True)
class Reroll:
    """Roll the pool again for a reroll cube, or with a picked nose."""

    how: How

    def __str__(self) -> str:
        return f"reroll {self.how}"


@dataclass(frozen=True, slots=True)
class Bust:
    """Take the Bust Out rather than a reroll."""

    def __str__(self) -> str:
        return "bust"


@dataclass(frozen=True, slots=True)
class Roll:
    """Go on and roll what is left of the pool."""

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class Chicken:
    """Chicken Out."""

    def __str__(self) -> str:
        return "chicken"


@dataclass(frozen=True, slots=True)
class Collect:
    """Take the usual pay ("standard") or the jackpot of a bet."""

    what: str

    def __str__(self) -> str:
        return f"collect {self.what}"


EmeraldSkullsMove = Buy | Bet | Take | Ready | Place | Reroll | Bust | Roll | Chicken | Collect

READY, BUST, ROLL, CHICKEN = Ready(), Bust(), Roll(), Chicken()
BUYS = {dice: Buy(dice) for dice in PRICES}
REROLLS: dict[str, Reroll] = {"cube": Reroll("cube"), "nose": Reroll("nose")}
WORDS: dict[str, EmeraldSkullsMove] = {"ready": READY, "bust": BUST, "roll": ROLL, "chicken": CHICKEN}


@lru_cache(maxsize=1)
def collectable() -> dict[str, Collect]:
    """Return the moves that collect the usual pay or a jackpot, by what is collected."""
    jackpots = (bet.bet for card in cards().values() for bet in card.bets if bet.jackpot)
    return {what: Collect(what) for what in dict.fromkeys((STANDARD, *jackpots))}


def read_move(text: str) -> EmeraldSkullsMove:
    """Read the notation of one move; raises `BadNotation`."""
    match text.lower().split():
        case [word] if word in WORDS:
            return WORDS[word]
        case ["buy", dice] if dice.isdecimal() and len(dice) == 1:
            return Buy(int(dice))
        case ["bet", face, bet]:
            return Bet(*_read_bet(face, bet))
        case ["take", face, bet]:
            return Take(*_read_bet(face, bet))
        case ["reroll", how] if how in REROLLS:
            return REROLLS[how]
        case ["collect", what] if what in collectable():
            return collectable()[what]
        case ["place", level, *numbers] if numbers:
            return _read_place(level, numbers)
        case _:
            raise _no_move(text)


def _no_move(text: str) -> BadNotation:
    return BadNotation("bad-notation", text=text.strip()[:40])


def _read_bet(face: str, bet: str) -> tuple[str, str]:
    if bet not in bets_by_face().get(face, ()):
        raise BadNotation("emerald-skulls-no-bet", face=face[:4], bet=bet[:30])
    return face, bet


def _read_place(name: str, numbers: list[str]) -> Place:
    """Read "nose 2 +1", and "nose 2" or "nose +1" for short."""
    level = LEVEL_BY_NAME.get(name)
    if level is None:
        raise BadNotation("emerald-skulls-no-level", level=name[:12])
    ordinary = [number for number in numbers if not number.startswith("+")]
    skulls = [number[1:] for number in numbers if number.startswith("+")]
    if len(ordinary) > 1 or len(skulls) > 1 or numbers != [*ordinary, *numbers[len(ordinary) :]]:
        raise _no_move(f"place {name} {' '.join(numbers)}")
    return Place(level, _read_number(ordinary), _read_number(skulls))


def _read_number(words: list[str]) -> int:
    if not words:
        return 0
    if not (words[0].isascii() and words[0].isdecimal() and len(words[0]) == 1 and int(words[0]) <= DICE):
        raise _no_move(f"place {words[0]}")
    return int(words[0])
