"""Draws the highlights at a podium: pieces of the match's boards, and what they were worth, from its replay."""

from collections.abc import Sequence
from functools import cached_property

from bot.pictures import Picture
from bot.pictures.shared.cut_outs import draw_highlight_cut_outs
from bot.replays.replay_scene import build_replay_scene
from bot.replays.replayed_match import ReplayedMatch
from bot.screens.custom_ids import ReplayReference
from bot.screens.highlight_replay import leads_alone
from bot.screens.screen_registry import find_screen
from bot.store.models import Table
from games.engine.words import Words


class MatchHighlightReplay:
    """A replayed match, as a podium in one language looks back on it: its pictures show what everybody saw."""

    def __init__(self, table: Table, replayed: ReplayedMatch, say: Words) -> None:
        self._table, self._again, self._say = table, replayed, say

    @cached_property
    def _public_steps(self) -> list[int]:
        """The steps that the moves which everybody knows led to."""
        return [move.number for move in self._again.list_moves() if move.is_known_to(None)]

    @property
    def move_count(self) -> int:
        """How many moves everybody knows."""
        return len(self._public_steps)

    def load_scores_around(self, move: int) -> tuple[Sequence[int], Sequence[int]]:
        """Return everybody's points before and after a move, as all could count them."""
        step = self._public_steps[move]
        before, after = (self._again.get_match_at(at_step).view(None).scores for at_step in (step - 1, step))
        return before, after

    def kept_lead_since(self, move: int, seat: int) -> bool:
        """Tell whether a seat had more points than all others after a move and ever since, as all could count them."""
        step = self._public_steps[move]
        match = self._again.get_match_at(step)
        for later in self._again.list_moves()[step:]:
            if not leads_alone(match.view(None).scores, seat):
                return False
            match.play(later.seat, later.notation)
        return leads_alone(match.view(None).scores, seat)

    def draw_move_cut_outs(self, moves: Sequence[int], alt: str) -> Picture:
        """Draw cut-outs (crops) of the board as everybody saw it after these moves, each where it changed the most."""
        steps = [self._public_steps[move] for move in moves]
        return draw_highlight_cut_outs(
            [(self._render_board(step - 1), self._render_board(step)) for step in steps], alt
        )

    def draw_step_cut_out(self, step: int, alt: str) -> Picture:
        """Draw the cut-out (crop) of the board that the move before a step changed the most."""
        return draw_highlight_cut_outs([(self._render_board(step - 1), self._render_board(step))], alt)

    def _render_board(self, step: int) -> bytes:
        scene = build_replay_scene(self._table, self._again, ReplayReference("m0", step), self._say, seat=None)
        screen = find_screen(self._table.game)
        return (screen.draw_surface_pictures(scene, "field") or screen.draw_surface_pictures(scene, "board"))[0].png
