"""Baseline players at Emerald Skulls: one bets early by fixed numbers, one late by what the board looks like."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import factorial
from typing import ClassVar

from typing_extensions import override

from games.emerald_skulls.dice import (
    DIE_FACES,
    EYES_LEVEL,
    GEM_LEVEL,
    LOWER_LEVEL,
    MAX_DICE_BY_LEVEL,
    NOSE_LEVEL,
    PRICE_BY_DICE,
    SKULL_FACE,
    UPPER_LEVEL,
)
from games.emerald_skulls.moves import (
    BUST_MOVE,
    CHICKEN_MOVE,
    READY_MOVE,
    ROLL_MOVE,
    BuyDice,
    CollectPayout,
    PlaceBet,
    PlaceDice,
    RerollPool,
)
from games.emerald_skulls.moves import EmeraldSkullsMove as Move
from games.emerald_skulls.views import BetSeen
from games.emerald_skulls.views import EmeraldSkullsView as View
from games.engine.baseline_player import BaselinePlayer, choose_best_move, filter_by_type
from games.engine.chance import Chance

Board = tuple[int, ...]
"""Ordinary dice on the levels 1 to 5, then skulls on them."""
LEVEL_COUNT = 5
EMPTY_BOARD: Board = (0,) * (2 * LEVEL_COUNT)
LOW_PAY, HIGH_PAY = (1, 1, 0, 2, 3), (1, 2, 0, 5, 5)
"""Rulebook "Tumbler payout": gears by level for Chicken and Gem Outs, and for Run and Double Outs."""
CUBE_GEARS = 1.0
"""The gears that a reroll cube is worth."""
MAX_NOSES_PICKED = 2
STANDARD_BET_CHANCES = {
    "pick-n-bust": 0.05,
    "mad-nargash": 0.06,
    "grim-grin": 0.08,
    "emerald-skull": 0.01,
    "busted-fowl": 0.17,
    "final-jewel": 0.55,
    "empty-hands": 0.5,
    "empty-n-shiny": 0.28,
}
"""How likely the eight standard bets are before the first roll, whatever the dice."""


@dataclass(frozen=True, slots=True)
class CountingBettor(BaselinePlayer):
    """Plays a lone turn as well as one can without picking noses at will; takes a bet that brings `demand` gears.

    It thinks that a tumbler busts `bust` times as often as the fixed numbers say, and buys at most `dice`.
    """

    grid: ClassVar[Mapping[str, Sequence[float]]] = {
        "demand": (0.5, 0.8, 1.1),
        "bust": (0.5, 1.0, 2.0),
        "dice": (4, 5),
    }
    demand: float = 0.75
    bust: float = 1.0
    dice: float = 5

    @override
    def __call__(self, view: View, moves: Sequence[Move], _rng: Chance) -> Move:
        """Tumble by counting, bet by fixed numbers."""
        if view.phase == "bet":
            return READY_MOVE if view.top else choose_bet(view, moves, self.demand, self.scale_chances())
        if buys := filter_by_type(moves, BuyDice):
            few = [buy for buy in buys if buy.dice <= self.dice]
            return choose_best_move(
                few, lambda buy: compute_roll_value(buy.dice, EMPTY_BOARD) - PRICE_BY_DICE[buy.dice]
            )
        return choose_best_move(moves, lambda move: compute_expected_value(view, move))

    def scale_chances(self) -> dict[str, float]:
        """Return the fixed numbers, as it sees them."""
        return {name: chance * (self.bust if "bust" in name else 1.0) for name, chance in STANDARD_BET_CHANCES.items()}


@dataclass(frozen=True, slots=True)
class LateBettor(BaselinePlayer):
    """Tumbles with up to `dice` dice, never with a reroll cube, and bets when at most `left` dice are left."""

    dice: float = 5
    left: float = 2
    demand: float = 0.8

    @override
    def __call__(self, view: View, moves: Sequence[Move], _rng: Chance) -> Move:
        """Tumble by counting, bet on what the board looks like."""
        if view.phase == "bet":
            if view.pool > self.left or not view.top:
                return READY_MOVE
            return choose_bet(view, moves, self.demand, guess_chances(view))
        if buys := filter_by_type(moves, BuyDice):
            few = [buy for buy in buys if buy.dice <= self.dice]
            return choose_best_move(
                few, lambda buy: compute_roll_value(buy.dice, EMPTY_BOARD) - PRICE_BY_DICE[buy.dice]
            )
        return choose_best_move(
            [move for move in moves if str(move) != "reroll cube"], lambda move: compute_expected_value(view, move)
        )


def guess_chances(view: View) -> dict[str, float]:
    """Return how likely the plain outs look with one or two dice left: a die goes nowhere below the top level."""
    below = (view.top - 1) / DIE_FACES
    if view.pool == 1:
        return {
            "empty-n-shiny": 2 / DIE_FACES,
            "empty-hands": 1 - below,
            "final-jewel": 2 / DIE_FACES,
            "busted-fowl": below,
        }
    return {"empty-n-shiny": 0.22, "empty-hands": 0.45, "final-jewel": 0.6, "busted-fowl": below * below + 0.1}


def choose_bet(view: View, moves: Sequence[Move], demand: float, chances: Mapping[str, float]) -> Move:
    """Place the best marker that brings what is demanded; without one, be ready."""
    seen = {bet.bet: bet for card in view.cards for bet in card.bets}
    bets = filter_by_type(moves, PlaceBet)
    dear = choose_best_move(bets, lambda move: _estimate_marker(seen[move.bet], chances)) if bets else None
    return dear if dear and _estimate_marker(seen[dear.bet], chances) >= demand else READY_MOVE


def _estimate_marker(bet: BetSeen, chances: Mapping[str, float]) -> float:
    """Return the gears that a marker brings."""
    chance = chances.get(bet.bet, 0.0)
    digits = bet.payouts[len(bet.stack)].split("+")[0]
    return chance * (float(digits) if digits.isdigit() else 0.0)


def compute_expected_value(view: View, move: Move) -> float:
    """Compute the expected value of a move: the gears that the tumbler's turn brings after it."""
    board: Board = (*view.ordinary, *view.skulls)
    match move:
        case PlaceDice(level, ordinary, skulls):
            return compute_placement_value(
                view.pool - ordinary - skulls, add_dice(board, level, ordinary, skulls), view.picked
            )
        case RerollPool("cube"):
            return compute_roll_value(view.pool + (view.spare > 0), board, view.top, view.picked) - CUBE_GEARS
        case RerollPool():
            return compute_pick_value(view.pool, board, view.picked)
        case CollectPayout(what):
            return next(float(offer.gears) for offer in view.offers if offer.what == what)
        case _ if move == ROLL_MOVE:
            return compute_roll_value(view.pool, board, view.top, view.picked)
        case _ if move == CHICKEN_MOVE:
            return compute_board_payout(board, LOW_PAY, skulls=False)
        case _:
            return 0.0 if move == BUST_MOVE else -1.0


def add_dice(board: Board, level: int, ordinary: int, skulls: int) -> Board:
    """Return a board with more dice on a level."""
    more = list(board)
    more[level - 1] += ordinary
    more[LEVEL_COUNT + level - 1] += skulls
    return tuple(more)


def compute_placement_value(pool: int, board: Board, noses: int) -> float:
    """Compute the expected value in gears of a turn once dice were placed, with so many noses picked."""
    if board[GEM_LEVEL - 1] + board[LEVEL_COUNT + GEM_LEVEL - 1]:
        usual = compute_board_payout(board, LOW_PAY if pool else HIGH_PAY, skulls=True)
        return max(usual, 5.0 * sum(board[LEVEL_COUNT:])) if pool and not any(board[:LEVEL_COUNT]) else usual
    if not pool:
        usual = compute_board_payout(board, HIGH_PAY, skulls=False)
        teeth = board[LOWER_LEVEL - 1] + board[UPPER_LEVEL - 1]
        return usual if any(drop_jaws(board)) else max(usual, 3.0 * teeth)
    return max(compute_board_payout(board, LOW_PAY, skulls=False), compute_roll_value(pool, board, 0, noses))


def drop_jaws(board: Board) -> Board:
    """Return the dice above the jaws."""
    return (*board[NOSE_LEVEL - 1 : EYES_LEVEL], *board[LEVEL_COUNT + NOSE_LEVEL - 1 : LEVEL_COUNT + EYES_LEVEL])


def compute_pick_value(pool: int, board: Board, noses: int) -> float:
    """Return the expected value of a turn if a nose is picked now."""
    fewer = tuple(count - (slot == NOSE_LEVEL - 1) for slot, count in enumerate(board))
    return compute_roll_value(pool + 1, fewer, NOSE_LEVEL, noses + 1)


def compute_board_payout(board: Board, pay: Sequence[int], *, skulls: bool) -> float:
    """Return the payout of a board."""
    dice = [board[level] + (board[LEVEL_COUNT + level] if skulls else 0) for level in range(LEVEL_COUNT)]
    return sum(count * gears for count, gears in zip(dice, pay, strict=True)) + CUBE_GEARS * dice[NOSE_LEVEL - 1]


@lru_cache(maxsize=1 << 16)
def compute_roll_value(pool: int, board: Board, top: int = 0, noses: int = 0) -> float:
    """Return the expected value of a turn if these dice are rolled now; a nose is picked only instead of a bust."""
    used = [level for level in range(1, LEVEL_COUNT + 1) if board[level - 1] + board[LEVEL_COUNT + level - 1]]
    floor = max([top, LOWER_LEVEL, *used])
    saved = compute_pick_value(pool, board, noses) if board[NOSE_LEVEL - 1] and noses < MAX_NOSES_PICKED else 0.0
    total = 0.0
    for chance, counts in list_rolls_by_face(pool):
        placed = [
            compute_placement_value(pool - ordinary - skulls, add_dice(board, level, ordinary, skulls), noses)
            for level, ordinary, skulls in iter_placements(counts, floor, board)
        ]
        total += chance * max(placed, default=saved)
    return total


def iter_placements(counts: Board, floor: int, board: Board) -> Iterator[tuple[int, int, int]]:
    """Yield the level, and the ordinary dice and skulls that a roll can put there."""
    for level in range(floor, LEVEL_COUNT + 1):
        room = MAX_DICE_BY_LEVEL[level] - board[level - 1] - board[LEVEL_COUNT + level - 1]
        for ordinary in range(min(counts[level - 1], room) + 1):
            for skulls in range(min(counts[SKULL_FACE - 1], room - ordinary) + 1):
                if ordinary + skulls:
                    yield level, ordinary, skulls


@lru_cache(maxsize=8)
def list_rolls_by_face(pool: int) -> tuple[tuple[float, Board], ...]:
    """Return all rolls of so many dice, counted by face, with their chances."""

    def count_faces(dice: int, faces: int) -> Iterator[Board]:
        if faces == 1:
            yield (dice,)
            return
        for first in range(dice + 1):
            for rest in count_faces(dice - first, faces - 1):
                yield (first, *rest)

    def roll_chance(counts: Board) -> float:
        ways_to_roll = factorial(pool)
        for count in counts:
            ways_to_roll //= factorial(count)
        return float(ways_to_roll / DIE_FACES**pool)

    return tuple((roll_chance(counts), counts) for counts in count_faces(pool, DIE_FACES))


baseline_players: dict[str, BaselinePlayer] = {"counting": CountingBettor(), "late": LateBettor()}
"""The baseline players of this game, by name."""
