"""The great moments of a match at its podium: pieces of its boards, and what they were worth, from its replay."""

from collections.abc import Sequence
from functools import cached_property

from bot.pictures import Picture
from bot.pictures.shared.cut_outs import cut_outs
from bot.replays.again import MatchAgain
from bot.replays.sight import scene_at
from bot.screens.custom_ids import Playback
from bot.screens.shelf import screen_of
from bot.store.models import Table
from games.engine.words import Words


class LookingBack:
    """A match played again, as a podium in one language looks back on it: only what everybody saw."""

    def __init__(self, table: Table, again: MatchAgain, say: Words) -> None:
        self._table, self._again, self._say = table, again, say

    @cached_property
    def _steps(self) -> list[int]:
        """The steps that the moves which everybody knows led to."""
        return [move.number for move in self._again.moves() if move.known_to(None)]

    @property
    def moves(self) -> int:
        """How many moves everybody knows."""
        return len(self._steps)

    def standing(self, move: int) -> tuple[Sequence[int], Sequence[int]]:
        """Return everybody's points before and after a move, as all could count them."""
        step = self._steps[move]
        before, after = (self._again.at(one).view(None).scores for one in (step - 1, step))
        return before, after

    def cut_outs(self, moves: Sequence[int], alt: str) -> Picture:
        """Return pieces of the board as everybody saw it after these moves, each where it changed the most."""
        steps = [self._steps[move] for move in moves]
        return cut_outs([(self._board(step - 1), self._board(step)) for step in steps], alt)

    def _board(self, step: int) -> bytes:
        scene = scene_at(self._table, self._again, Playback("m0", step), self._say, seat=None)
        screen = screen_of(self._table.game)
        return (screen.pictures(scene, "field") or screen.pictures(scene, "board"))[0].png
