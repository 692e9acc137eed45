"""What the notations of all games share (parsing): moves that are constant words, numbers, seats, and refusals."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from typing_extensions import override

from games.engine.errors import BadNotation

MAX_DIGITS = 12
"""Texts with more digits are not read as numbers."""
MAX_QUOTED_LETTERS = 40
"""How much of a text is repeated to the player who typed it."""


@dataclass(frozen=True)
class Constant:
    """A move that is always the same words; each subclass says which."""

    __slots__ = ()
    words: ClassVar[str]

    @override
    def __str__(self) -> str:
        return self.words


M = TypeVar("M")


def index_by_notation(*moves: M) -> Mapping[str, M]:
    """Return moves by their notation."""
    return {str(move): move for move in moves}


def build_notation_refusal(text: str) -> BadNotation:
    """Return the refusal of a text that is not a move of the game."""
    return BadNotation("bad-notation", text=text.strip()[:MAX_QUOTED_LETTERS])


def get_notation(move: object) -> str:
    """Return the notation of a move, or a text as it is; raises `BadNotation` if it cannot even be written."""
    try:
        return str(move)
    except Exception:  # noqa: BLE001  what is no move may fail in any way when it is asked for its words
        raise build_notation_refusal(type(move).__name__) from None


def parse_number(text: str, minimum: int = 0, maximum: int = 10**MAX_DIGITS) -> int | None:
    """Parse a text as a whole number, or return `None` if it is not one or is out of bounds."""
    number = int(text) if text.isdecimal() and len(text) <= MAX_DIGITS else -1
    return number if minimum <= number <= maximum else None


def parse_seat(text: str, seats: int) -> int | None:
    """Parse the seat that a text names, or return `None`; notations count players from 1."""
    number = parse_number(text, 1, seats)
    return None if number is None else number - 1
