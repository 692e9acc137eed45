"""The solver of a turn (a sensible tumbler): exact odds and the best play, by what the dice pay and by jackpots.

The tumbler ignores bets, counts a reroll cube as a gear, picks noses, and has no cubes to spend. Values are computed
from the end backwards, once for each board; the odds of the ends are then computed forwards.
"""

from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from operator import attrgetter
from typing import Literal, NamedTuple, TypeVar

from games.emerald_skulls.cards import CardBet, load_betting_cards
from games.emerald_skulls.dice import (
    DIE_FACES,
    EYES_LEVEL,
    GEM_LEVEL,
    LEVEL_NAMES,
    LOWER_LEVEL,
    MARKERS_A_PLAYER,
    MAX_DICE_BY_LEVEL,
    NOSE_LEVEL,
    SKULL_FACE,
)
from games.emerald_skulls.moves import PlaceDice
from games.emerald_skulls.payout import compute_usual_payout
from games.emerald_skulls.tumbler_steps import OUT_BY_GEM_AND_POOL, list_roll_placements
from games.emerald_skulls.turn import Out, TumblerTurn

CUBE_GEARS = 1
"""The worth of a reroll cube in gears."""

MAX_CACHED_VALUES = 1 << 14
"""How many values of each kind a tumbler remembers: a bot that runs for months meets ever new boards."""
MAX_CACHED_LEAVES = 1 << 10
"""How many payments and choices it remembers: no others are built on them, so few are enough."""

MAX_REROLL_ODDS_DICE = 4
"""A reroll cube adds a die; odds are only calculated with that die up to this many."""

Roll = tuple[int, ...]
Key = TypeVar("Key")
Value = TypeVar("Value")


class BoundedCache(dict[Key, Value]):
    """A function's values by its argument, forgotten together when there are too many.

    An `lru_cache` links its entries and wraps each key, which takes half as much memory again.
    """

    def __init__(self, function: Callable[[Key], Value], max_values: int = MAX_CACHED_VALUES) -> None:
        super().__init__()
        self._function, self._max_values = function, max_values

    def __missing__(self, key: Key) -> Value:
        value = self._function(key)
        if len(self) >= self._max_values:
            self.clear()
        self[key] = value
        return value


class SkullBoard(NamedTuple):
    """A turn whose dice are in the hand: dice by level, the highest level used, dice in the pool, noses picked."""

    ordinary: tuple[int, ...]
    skulls: tuple[int, ...]
    top: int
    pool: int
    picked: int = 0

    def apply_placement(self, move: PlaceDice) -> "SkullBoard":
        """Return the board after a placement."""
        level = move.level
        return SkullBoard(
            _add_to_level(self.ordinary, level, move.ordinary),
            _add_to_level(self.skulls, level, move.skulls),
            level,
            self.pool - move.ordinary - move.skulls,
            self.picked,
        )

    def apply_pick(self) -> "SkullBoard":
        """Return the board after a nose was picked."""
        return self._replace(
            ordinary=_add_to_level(self.ordinary, NOSE_LEVEL, -1), pool=self.pool + 1, picked=self.picked + 1
        )

    def can_pick(self) -> bool:
        """Tell whether there is a nose to pick."""
        return self.ordinary[NOSE_LEVEL] > 0 and self.picked < MARKERS_A_PLAYER

    def list_placements(self, roll: Roll) -> tuple[PlaceDice, ...]:
        """Return all placements of a sorted roll."""
        return list_roll_placements(
            roll,
            self.top or LOWER_LEVEL,
            MAX_DICE_BY_LEVEL[EYES_LEVEL] - self.ordinary[EYES_LEVEL] - self.skulls[EYES_LEVEL],
        )

    def compute_bust_chance(self) -> float:
        """Return how likely the next roll is one that fits nowhere: a die fits or not whatever the others show."""
        blocked = sum(not self.list_placements((face,)) for face in range(1, SKULL_FACE + 1))
        return float((blocked / SKULL_FACE) ** self.pool)

    def finish_turn(self, out: Out, left: Roll = ()) -> TumblerTurn:
        """Return the turn that ends in this way."""
        return TumblerTurn(len(left), list(left), list(self.ordinary), list(self.skulls), self.top, self.picked, out)


@lru_cache(maxsize=1 << 12)
def _add_to_level(dice: tuple[int, ...], level: int, number: int) -> tuple[int, ...]:
    return (*dice[:level], dice[level] + number, *dice[level + 1 :]) if number else dice


def create_empty_board(dice: int) -> SkullBoard:
    """Return the board with nothing on it yet."""
    return SkullBoard((0,) * len(LEVEL_NAMES), (0,) * len(LEVEL_NAMES), 0, dice)


def round_percent(chance: float) -> int | Literal["under", "over"]:
    """Return a chance in per cent; "under" 1 or "over" 99 where only certainty would be 0 or 100."""
    percent = round(100 * chance)
    if percent in {0, 100} and chance not in {0, 1}:
        return "over" if percent else "under"
    return percent


def build_board(turn: TumblerTurn) -> SkullBoard:
    """Return the board of a turn that goes on."""
    return SkullBoard(tuple(turn.ordinary), tuple(turn.skulls), turn.top, turn.pool, turn.picked)


@cache
def compute_roll_distribution(pool: int) -> tuple[tuple[Roll, float], ...]:
    """Compute what a roll of a pool may show, sorted, with the probability of each."""
    return tuple(
        (roll, factorial(pool) / prod(map(factorial, Counter(roll).values())) / DIE_FACES**pool)
        for roll in combinations_with_replacement(range(1, DIE_FACES + 1), pool)
    )


class TumbleStep(NamedTuple):
    """What the tumbler does with a roll: a placement, or a nose to pick (neither: a bust); then stop, or go on."""

    worth: float
    place: PlaceDice | None = None
    pick: bool = False
    out: Out | None = None


BUST_STEP = TumbleStep(0, out="bust")
_WORTH_KEY = attrgetter("worth")


class Tumbler:
    """Solves a turn: the best play (expected value) when these bets, with their jackpots, are in play."""

    def __init__(self, jackpots: tuple[CardBet, ...] = ()) -> None:
        self._jackpots = jackpots
        self.value = BoundedCache(self._compute_value).__getitem__
        self.best = lru_cache(maxsize=MAX_CACHED_LEAVES)(self._choose_best_step)
        self.pays = lru_cache(maxsize=MAX_CACHED_LEAVES)(self._compute_payout)

    def _compute_value(self, board: SkullBoard) -> float:
        """Return the expected value of a board with its dice in the hand, in gears."""
        best = self._make_step_chooser(board)
        return sum(odds * best(roll).worth for roll, odds in compute_roll_distribution(board.pool))

    def _choose_best_step(self, board: SkullBoard, roll: Roll) -> TumbleStep:
        """Return the best choice for a sorted roll."""
        return self._make_step_chooser(board)(roll)

    def _make_step_chooser(self, board: SkullBoard) -> Callable[[Roll], TumbleStep]:
        """Return what finds the best choice for each sorted roll on a board."""
        steps = self._make_step_lister(board)
        return lambda roll: max(steps(roll), key=_WORTH_KEY, default=BUST_STEP)

    def list_steps(self, board: SkullBoard, roll: Roll) -> list[TumbleStep]:
        """Return all choices for a sorted roll, each with the best that may follow."""
        return self._make_step_lister(board)(roll)

    def _make_step_lister(self, board: SkullBoard) -> Callable[[Roll], list[TumbleStep]]:
        """Return what lists all choices for each sorted roll on a board; a placement is judged once for all rolls."""
        after = cache(lambda move: self.choose_step_after_placement(board.apply_placement(move), move))
        picks = [TumbleStep(self.value(board.apply_pick()), pick=True)] if board.can_pick() else []
        return lambda roll: [*map(after, board.list_placements(roll)), *picks]

    def choose_step_after_placement(self, board: SkullBoard, move: PlaceDice) -> TumbleStep:
        """Return a placement with the best choice after it: the end, if it is one, otherwise to stop or go on."""
        out = OUT_BY_GEM_AND_POOL.get((move.level == GEM_LEVEL, not board.pool))
        if out:
            return TumbleStep(self.pays(board, out), move, out=out)
        stopped, on = self.pays(board, "chicken"), self.value(board)
        return TumbleStep(stopped, move, out="chicken") if stopped > on else TumbleStep(on, move)

    def should_roll_on(self, board: SkullBoard) -> bool:
        """Tell whether it is better to roll on than to stop."""
        return self.value(board) >= self.pays(board, "chicken")

    def _compute_payout(self, board: SkullBoard, out: Out) -> float:
        """Return the tumbler's payout for a turn that ends in this way."""
        turn = board.finish_turn(out)
        usual = compute_usual_payout(turn, out)
        jackpots = [
            bet.jackpot.compute_gears_earned(turn)
            for bet in self._jackpots
            if bet.jackpot and bet.winning_condition(turn)
        ]
        return max([usual.gears + usual.cubes * CUBE_GEARS, *jackpots])

    def iter_turn_endings(self, dice: int) -> Iterator[tuple[TumblerTurn, float]]:
        """Yield how turns with this many dice end, with the odds of each end."""
        ahead: dict[SkullBoard, float] = {create_empty_board(dice): 1.0}
        while ahead:
            # A placement adds dice to the board, a pick adds a pick: so all that leads to a board is already known.
            board = min(ahead, key=lambda board: (board.picked, -board.pool))
            reached = ahead.pop(board)
            for odds, after, turn in self.iter_roll_outcomes(board):
                if turn:
                    yield turn, reached * odds
                elif after:
                    ahead[after] = ahead.get(after, 0.0) + reached * odds

    def iter_roll_outcomes(self, board: SkullBoard) -> Iterator[tuple[float, SkullBoard | None, TumblerTurn | None]]:
        """Yield where the best play leads after each roll, with its odds: to another board, or to the end."""
        best = self._make_step_chooser(board)
        for roll, odds in compute_roll_distribution(board.pool):
            yield odds, *_apply_step(board, roll, best(roll))


def _apply_step(board: SkullBoard, roll: Roll, tumble_step: TumbleStep) -> tuple[SkullBoard | None, TumblerTurn | None]:
    """Return where a step leads: to another board, or to the end of the turn."""
    if tumble_step.pick:
        return board.apply_pick(), None
    if tumble_step.place is None:
        return None, board.finish_turn("bust", roll)
    after = board.apply_placement(tumble_step.place)
    if not tumble_step.out:
        return after, None
    left = list(roll)
    for die in (tumble_step.place.level,) * tumble_step.place.ordinary + (SKULL_FACE,) * tumble_step.place.skulls:
        left.remove(die)
    return None, after.finish_turn(tumble_step.out, tuple(left))


def compute_winning_bet_odds(bets: Mapping[str, CardBet], tumbler: Tumbler, dice: int) -> dict[str, float]:
    """Compute the probability that a turn with this many dice wins each of these bets."""
    odds: dict[str, float] = defaultdict(float)
    for turn, chance in tumbler.iter_turn_endings(dice):
        for name, bet in bets.items():
            if bet.winning_condition(turn):
                odds[name] += chance
    return odds


@lru_cache(maxsize=64)
def get_tumbler(faces: tuple[str, ...]) -> Tumbler:
    """Return the tumbler who knows the jackpots of these faces."""
    return Tumbler(tuple(bet for face in faces for bet in load_betting_cards()[face].bets if bet.jackpot))


class OddsBook:
    """Knows the odds of the bets of some faces, from any board on, if a sensible tumbler plays on.

    A tumbler with a reroll cube spends it rather than bust; further cubes make little difference.
    """

    def __init__(self, faces: tuple[str, ...], tumbler: Tumbler) -> None:
        self._bets = [bet for face in faces for bet in load_betting_cards()[face].bets]
        self._tumbler = tumbler
        self._odds = BoundedCache(self._compute_all_odds)
        self.odds = lru_cache(maxsize=1 << 10)(self._compute_odds_by_name)

    def _compute_odds_by_name(self, board: SkullBoard, *, cube: bool = False) -> dict[str, float]:
        """Return the odds of each bet, by its name, when the dice of a board are about to be rolled."""
        return dict(zip((bet.bet for bet in self._bets), self._odds[board, cube], strict=True))

    def _compute_all_odds(self, asked: tuple[SkullBoard, bool]) -> Sequence[float]:
        board, cube = asked
        total = array("d", [0.0] * len(self._bets))
        for chance, led, turn in self._tumbler.iter_roll_outcomes(board):
            rerolls = cube and turn is not None and turn.out == "bust"
            after = board._replace(pool=max(board.pool, min(board.pool + 1, MAX_REROLL_ODDS_DICE))) if rerolls else led
            ahead = (
                self._odds[after, cube and not rerolls]
                if after
                else [bool(turn and bet.winning_condition(turn)) for bet in self._bets]
            )
            for number, odds in enumerate(ahead):
                total[number] += chance * odds
        return total
