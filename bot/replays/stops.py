"""Where a replay stops (its stride): after each move, turn or round, at highlights, or at one's bookmarks."""

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import pairwise
from typing import Literal

from bot.replays.great_moments import find_great_steps
from bot.replays.replayed_match import ReplayedMatch
from bot.replays.rounds import list_rounds
from bot.screens.custom_ids import GREAT_MOMENTS
from bot.screens.shelf import find_screen
from games.engine import Event

Stride = Literal["move", "turn", "round", "moment", "mark"]

STRIDES: Mapping[str, Stride] = {"m": "move", "t": "turn", "r": "round", GREAT_MOMENTS: "moment", "b": "mark"}
"""How far one step of a replay goes, by the letter in its reference."""
STRIDES_OF_ENDS: tuple[Stride, ...] = ("turn", "round", "moment")
"""At these stops a round that has just ended is shown as its log shows it; at others, how the match stands then."""


def find_stops(
    again: ReplayedMatch, stride: Stride, marks: Iterable[int] = (), reader: int | None = None
) -> tuple[int, ...]:
    """Return the steps at which a replay stops (moves, turns, rounds, highlights): always the deal and the end.

    `marks` are the bookmarks of anybody who looks: steps, too. `reader` is the seat that they had.
    """
    strides: Mapping[Stride, Callable[[], Iterable[int]]] = {
        "mark": lambda: marks,
        "moment": lambda: find_great_steps(again, reader),
        "move": lambda: _list_move_steps(again),
        "turn": lambda: _list_turn_steps(again),
        "round": lambda: _list_round_steps(again),
    }
    found = strides[stride]()
    return tuple(sorted({again.start_step, *found, again.last_step}))


def _list_move_steps(again: ReplayedMatch) -> list[int]:
    return [move.number for move in again.list_moves()]


def _list_turn_steps(again: ReplayedMatch) -> list[int]:
    """Return each step that ends a turn in the game's eyes: by default, after which another seat moves."""
    if ends := find_screen(again.get_match_at(again.start_step).game.key).retells.ends_turn:
        return _list_steps_with(again, ends)
    return [one.number for one, other in pairwise(again.list_moves()) if one.seat != other.seat]


def _list_round_steps(again: ReplayedMatch) -> list[int]:
    return [one.step for one in list_rounds(again) if one.ended]


def _list_steps_with(again: ReplayedMatch, kinds: Collection[type[Event]]) -> list[int]:
    return [move.number for move in again.list_moves() if any(type(event) in kinds for event in move.events)]
