"""Baseline players who play Goats & Goblins by the odds alone: one by fixed thresholds, one by what a vote is worth."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import ClassVar

from typing_extensions import override

from games.engine.baseline_player import BaselinePlayer, filter_by_type, happens_by_chance
from games.engine.chance import Chance
from games.goats_and_goblins.moves import (
    DEAL_MOVE,
    DRAW_MOVE,
    NO_MORE_MOVE,
    PASS_MOVE,
    STOP_MOVE,
    VOTE_IN,
    VOTE_OUT,
    DeclareDraws,
    GiveBestCard,
    PlayAction,
)
from games.goats_and_goblins.moves import GoatsAndGoblinsMove as Move
from games.goats_and_goblins.odds import compute_expedition_odds
from games.goats_and_goblins.views import GoatsAndGoblinsView as View

FATAL_CAVE_IN_VALUE = 3
"""Rulebook: an expedition fails at Cave-Ins of this value."""
CARDS_BY_PUSH = {"push-2": 2, "push-3": 3}


@dataclass(frozen=True, slots=True)
class FixedOddsVoter(BaselinePlayer):
    """Declares the most cards that come home at odds of `declare`, joins from `low` to `high`, pushes below `push`."""

    grid: ClassVar[Mapping[str, Sequence[float]]] = {
        "declare": (0.45, 0.6, 0.75),
        "low": (0.0, 0.4, 0.55, 0.65),
        "high": (0.5, 0.65, 0.8, 1.01),
        "push": (0.0, 0.86),
    }
    declare: float = 0.45
    low: float = 0.65
    high: float = 1.01
    push: float = 0.86

    @override
    def __call__(self, view: View, moves: Sequence[Move], rng: Chance) -> Move:
        """Answer by the odds."""
        if view.decision is not None and view.decision.kind == "vote" and VOTE_IN in moves:
            return VOTE_IN if self.wants_to_join(view, rng) else VOTE_OUT
        return choose_move_by_odds(view, moves, self.declare, self.push)

    def wants_to_join(self, view: View, _rng: Chance) -> bool:
        """Tell whether it goes along."""
        return self.low <= compute_expedition_odds(view) < self.high


@dataclass(frozen=True, slots=True)
class MixedVoter(BaselinePlayer):
    """Goes along the more often, the more that is worth if every other one goes, too; `calm` sharpens its mind."""

    declare: float = 0.55
    push: float = 0.7
    calm: float = 15.0

    @override
    def __call__(self, view: View, moves: Sequence[Move], rng: Chance) -> Move:
        """Answer by what going and staying are worth."""
        if view.decision is not None and view.decision.kind == "vote" and VOTE_IN in moves:
            return VOTE_IN if happens_by_chance(self.compute_joining_chance(view), rng) else VOTE_OUT
        return choose_move_by_odds(view, moves, self.declare, self.push)

    def compute_joining_chance(self, view: View) -> float:
        """Return how likely it goes along."""
        home, others = float(compute_expedition_odds(view)), (view.seats - 2) / 2
        gain = home / (2 + others) - (1 - home) / (1 + others)
        return 1 / (1 + exp(-self.calm * gain))


def choose_move_by_odds(view: View, moves: Sequence[Move], declare: float, push: float) -> Move:
    """Return the move for all but a vote."""
    kind = view.decision.kind if view.decision is not None else ""
    if declares := filter_by_type(moves, DeclareDraws):
        return _declare_by_odds(view, declares, declare)
    if kind == "draw":
        return DRAW_MOVE if STOP_MOVE not in moves or _should_draw_on(view) else STOP_MOVE
    if kind == "divide":
        mine = [move for move in filter_by_type(moves, GiveBestCard) if move.seat == view.seat]
        return mine[0] if mine else DEAL_MOVE
    if kind in ("react", "beat"):
        return _react_by_odds(view, moves, push)
    return moves[0]


def _declare_by_odds(view: View, declares: list[DeclareDraws], min_odds: float) -> DeclareDraws:
    """Return the highest number with these odds, or the lowest number of all."""
    good = [move for move in declares if compute_expedition_odds(view, move.number) >= min_odds]
    return max(good or declares[:1], key=lambda move: move.number)


def _should_draw_on(view: View) -> bool:
    """Tell whether one more card is worth what is there already."""
    gold = sum(card.gold for card in view.drawn)
    home = float(compute_expedition_odds(view, 1))
    unseen = sum(card_count.count for card_count in view.unseen)
    hoped = sum(card_count.card.gold * card_count.count for card_count in view.unseen) / max(1, unseen)
    return hoped > (1 - home) * (gold + hoped)


def _react_by_odds(view: View, moves: Sequence[Move], push: float) -> Move:
    """Save an expedition that one is on, press one that one is not on, and let everything else pass."""
    plays = {move.kind: move for move in filter_by_type(moves, PlayAction)}
    passing = next(move for move in (PASS_MOVE, NO_MORE_MOVE, *moves) if move in moves)
    inside = view.seat == view.leader or (view.joins is not None and view.joins[view.seat or 0])
    if inside and view.cave_in_value >= FATAL_CAVE_IN_VALUE:
        return plays.get("pit-prop", passing)
    if inside and view.stack and view.stack[0].kind in CARDS_BY_PUSH and view.stack[0].seat != view.seat:
        pressed = compute_expedition_odds(view, view.to_draw + CARDS_BY_PUSH[view.stack[0].kind])
        return plays.get("warding-stone", passing) if pressed < push else passing
    if (
        not inside
        and view.joins is not None
        and not view.stack
        and view.to_draw
        and compute_expedition_odds(view) < push
    ):
        return plays.get("push-3", plays.get("push-2", passing))
    return passing


baseline_players: dict[str, BaselinePlayer] = {"plain": FixedOddsVoter(), "wavering": MixedVoter()}
"""The baseline players of this game, by name."""
