"""Where a replay stops: after each move, turn or round, at the great moments of the match, or at one's bookmarks."""

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Literal

from bot.replays.again import MatchAgain
from bot.replays.great_moments import great_steps

Stride = Literal["move", "turn", "round", "moment", "mark"]

STRIDES: Mapping[str, Stride] = {"m": "move", "t": "turn", "r": "round", "g": "moment", "b": "mark"}
"""How far one step of a replay goes, by the letter in its reference."""


def stops(again: MatchAgain, stride: Stride, marks: Iterable[int] = ()) -> tuple[int, ...]:
    """Return the steps at which a replay stops, in order: always the deal and the end.

    `marks` are the bookmarks of whoever looks: steps, too.
    """
    found = marks if stride == "mark" else _WAYS[stride](again)
    return tuple(sorted({again.first, *found, again.last}))


def _moves(again: MatchAgain) -> list[int]:
    return [move.number for move in again.moves()]


def _turns(again: MatchAgain) -> list[int]:
    """Return each step after which another seat moves."""
    return [one.number for one, other in pairwise(again.moves()) if one.seat != other.seat]


def _rounds(again: MatchAgain) -> list[int]:
    ends = again.at(again.first).game.rounds
    return [move.number for move in again.moves() if any(type(event) in ends for event in move.events)]


_WAYS: Mapping[Stride, Callable[[MatchAgain], list[int]]] = {
    "move": _moves,
    "turn": _turns,
    "round": _rounds,
    "moment": great_steps,
}
