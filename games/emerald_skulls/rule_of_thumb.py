"""A rule-of-thumb player: tumbles by the exact odds of a single turn, and bets where a marker brings most on average.

All relevant facts are public, so goblins use the same code to imagine the others.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.emerald_skulls.cards import Payout, load_betting_cards
from games.emerald_skulls.dice import NOSE_LEVEL
from games.emerald_skulls.moves import (
    BUST_MOVE,
    BUY_MOVES,
    CHICKEN_MOVE,
    READY_MOVE,
    REROLL_MOVES,
    ROLL_MOVE,
    BuyDice,
    EmeraldSkullsMove,
    PlaceBet,
    PlaceDice,
)
from games.emerald_skulls.turn_solver import OddsBook, Roll, SkullBoard, Tumbler, TumbleStep
from games.emerald_skulls.views import CardSeen, EmeraldSkullsView
from games.engine.chance import Chance

DICE_BOUGHT, DICE_BOUGHT_WITH_CUBE = 4, 6
"""How many dice are worth their price, and how many with a cube."""
MAX_ODDS_DICE = 5
"""The odds of bets are known for up to this many dice; with more, they are taken to be the same."""
LOOKAHEAD_DICE, FURTHER_DIE_GEARS = 2, 1.0
"""How many dice are looked ahead when it must be fast, and about how many gears each further one is worth.

In random turns of four to six dice, the first choice is then 0.04 gears below the best on average. With three dice it
is no better and takes twice as long.
"""
MIN_MARKER_GEARS = 0.9
"""Gears that a marker must bring on average: there are two of them a turn, and a better bet may come."""

PICK_BETS = frozenset({"pick-n-bust"})
"""Bets that are lost unless a nose is picked."""

SHARED_TUMBLER = Tumbler()


class BetChance(NamedTuple):
    """A bet that may be placed, what a marker there pays, and how many markers are against it."""

    bet: PlaceBet
    payout: Payout
    against: int

    def compute_expected_value(self, odds: float) -> float:
        """Return the expected value of a marker in gears; somebody may still bet against a bet that multiplies."""
        return odds * self.payout.compute_gears(self.against)


@lru_cache(maxsize=16)
def get_odds_book(faces: tuple[str, ...]) -> OddsBook:
    """Return the odds of the bets of these faces."""
    return OddsBook(faces, SHARED_TUMBLER)


def choose_dice_to_buy(moves: Iterable[EmeraldSkullsMove], cubes: int) -> BuyDice:
    """Return the number of dice that are worth their price, or as many as the player can pay for."""
    dice_wanted = DICE_BOUGHT_WITH_CUBE if cubes else DICE_BOUGHT
    return BUY_MOVES[max(move.dice for move in moves if isinstance(move, BuyDice) and move.dice <= dice_wanted)]


def rank_steps(board: SkullBoard, roll: Roll, tumbler: Tumbler = SHARED_TUMBLER) -> list[TumbleStep]:
    """Return what can be done with a sorted roll, best first."""
    return sorted(tumbler.list_steps(board, roll), key=lambda step: -step.worth)


def estimate_placement_value(board: SkullBoard, move: PlaceDice) -> float:
    """Estimate the value of a placement, fast: only a few of the remaining dice are looked ahead."""
    foreseen, further = _limit_lookahead(board.apply_placement(move))
    return SHARED_TUMBLER.choose_step_after_placement(foreseen, move).worth + further


def estimate_roll_on_value(board: SkullBoard, move: PlaceDice) -> float:
    """Estimate the value of rolling on after a placement that does not end the turn, as fast."""
    foreseen, further = _limit_lookahead(board.apply_placement(move))
    return SHARED_TUMBLER.value(foreseen) + further


def _limit_lookahead(after: SkullBoard) -> tuple[SkullBoard, float]:
    """Return a board with the dice that are looked ahead, and about what the further ones are worth."""
    dice = min(after.pool, LOOKAHEAD_DICE)
    return after._replace(pool=dice), (after.pool - dice) * FURTHER_DIE_GEARS


def get_first_move(tumble_step: TumbleStep) -> EmeraldSkullsMove:
    """Return the move that a step begins with."""
    return tumble_step.place or REROLL_MOVES["nose"]


def rank_bets_by_value(
    board: SkullBoard, faces: tuple[str, ...], chances: Iterable[BetChance], *, cube: bool = False, picks: float = 1.0
) -> list[tuple[float, PlaceBet]]:
    """Rank bets by the expected value of a marker there, in gears, best first.

    `cube`: the tumbler has one. `picks` is how often it picks a nose where a sensible tumbler would, as far as known.
    """
    odds = get_odds_book(faces).odds(board._replace(pool=min(board.pool, MAX_ODDS_DICE)), cube=cube)
    to_come = 1.0 if board.picked else picks
    worth = [
        (each.compute_expected_value(odds[each.bet.bet] * (to_come if each.bet.bet in PICK_BETS else 1.0)), each.bet)
        for each in chances
    ]
    return sorted(worth, key=lambda pair: -pair[0])


def choose_rule_of_thumb_move(
    view: EmeraldSkullsView,
    moves: Sequence[EmeraldSkullsMove],
    _rng: Chance,
    tumbler: Tumbler = SHARED_TUMBLER,
    *,
    cube: bool = False,
    min_gears: float = MIN_MARKER_GEARS,
    picks: float = 1.0,
) -> EmeraldSkullsMove:
    """Choose a move by rules of thumb (a heuristic): buy four dice, six with a cube; go by the odds; bet best."""
    seat, board = view.seat or 0, build_board_from_view(view)
    match view.phase:
        case "buy":
            return choose_dice_to_buy(moves, view.cubes[seat])
        case "bet":
            best = rank_bets_in_view(view, moves, cube=cube, picks=picks)
            return best[0][1] if best and best[0][0] >= min_gears else READY_MOVE
        case "place":
            return get_first_move(rank_steps(board, tuple(sorted(view.roll)), tumbler)[0])
        case "check":
            return ROLL_MOVE if tumbler.should_roll_on(board) else CHICKEN_MOVE
        case "bust":
            return next(move for move in (REROLL_MOVES["nose"], REROLL_MOVES["cube"], BUST_MOVE) if move in moves)
        case _:
            return max(zip(view.offers, moves, strict=True), key=lambda pair: (pair[0].gears, pair[0].cubes))[1]


def rank_bets_in_view(
    view: EmeraldSkullsView, moves: Sequence[EmeraldSkullsMove], *, cube: bool = False, picks: float = 1.0
) -> list[tuple[float, PlaceBet]]:
    """Return those of the moves that are bets, with the gears that a marker brings there on average, best first."""
    faces, chances = tuple(card.face for card in view.cards), _iter_chances_in_view(view.cards, moves)
    return rank_bets_by_value(build_board_from_view(view), faces, chances, cube=cube, picks=picks)


def build_board_from_view(view: EmeraldSkullsView) -> SkullBoard:
    """Return the board of a view."""
    top = max(view.top, NOSE_LEVEL) if view.picked else view.top
    return SkullBoard((0, *view.ordinary), (0, *view.skulls), top, view.pool, view.picked)


def _iter_chances_in_view(cards: Iterable[CardSeen], moves: Sequence[EmeraldSkullsMove]) -> Iterator[BetChance]:
    """Yield the bets of a view that may be placed."""
    for card in cards:
        for index, bet in enumerate(card.bets):
            move = PlaceBet(card.face, bet.bet)
            if move in moves:
                against = sum(len(other.stack) for other in card.bets if other.group != bet.group)
                yield BetChance(move, load_betting_cards()[card.face].bets[index].terms[len(bet.stack)], against)
