"""How well goblins tumble and bet: `python -m tests.skull_skill [LEVEL] [TURNS] [MATCHES]`.

A single turn is a turn on the standard cards without bets and cubes, so the best play is known exactly. The tumbler's
loss is the sum of how much less its decisions are worth than the best ones: this has the same mean as the difference in
pay, and varies far less, because luck does not count.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from statistics import fmean, stdev

from games.emerald_skulls import events
from games.emerald_skulls.cards import FACES_BY_DECK
from games.emerald_skulls.dice import PRICE_BY_DICE
from games.emerald_skulls.game import EmeraldSkulls
from games.emerald_skulls.moves import (
    CHICKEN_MOVE,
    REST_MOVE,
    ROLL_MOVE,
    BuyDice,
    EmeraldSkullsMove,
    PlaceDice,
    TakeBust,
)
from games.emerald_skulls.state import EmeraldSkullsState
from games.emerald_skulls.turn_solver import build_board, create_empty_board, get_tumbler
from games.engine.chance import Chance, SwiftChance
from games.engine.goblins import GoblinLevel, compute_goblin_move
from games.engine.match import Match
from games.engine.notation import parse_number
from games.engine.random_play import derive_match_seed
from tests.words import tool_text

GAME = EmeraldSkulls()
TUMBLER = get_tumbler(FACES_BY_DECK["standard"])
PURSE = 20
"""More gears than any number of dice costs."""
SEATS, SURE = 4, 1.96

Player = Callable[[Match, int, Chance], EmeraldSkullsMove]


@dataclass(frozen=True, slots=True)
class Measured:
    """The mean of this many numbers, and half the width of its interval of 95 %."""

    mean: float
    number: int
    within: float

    @classmethod
    def from_numbers(cls, numbers: Sequence[float]) -> "Measured":
        """Measure numbers; a single number has an unlimited interval."""
        within = SURE * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("inf")
        return cls(fmean(numbers), len(numbers), within)


@cache
def best_mean_gears() -> float:
    """Return the gears that the best play of a single turn makes on average, after the price of the dice."""
    return max(TUMBLER.value(create_empty_board(dice)) - price for dice, price in PRICE_BY_DICE.items())


def goblin_player(level: GoblinLevel) -> Player:
    """Return a goblin of a level as a player."""
    return lambda match, seat, rng: compute_goblin_move(match, seat, rng, level)  # type: ignore[return-value]  # any game's


def play_by_thumb(match: Match, seat: int, rng: Chance) -> EmeraldSkullsMove:
    """Play by rules of thumb."""
    return GAME.thumbs["thumb"](match.view(seat), match.legal_moves(seat), rng)  # type: ignore[no-any-return]


def measure_tumbling(player: Player, turns: Iterable[int], seed: str = "1") -> Measured:
    """Return the gears that a player loses in a single turn by not playing it in the best way."""
    return Measured.from_numbers([_gears_lost(player, derive_match_seed(seed, number)) for number in turns])


def _gears_lost(player: Player, seed: bytes) -> float:
    match, rng, lost = Match.deal(GAME, seats=2, options={"first": 1}, seed=seed), SwiftChance(seed), 0.0
    match.state.gears[0] += PURSE
    match.state.supply -= PURSE
    while match.decision and match.state.tumbler == 0:
        seat = match.decision.seats[0]
        move = REST_MOVE if seat else player(match, seat, rng)
        if seat == 0:
            lost += max(move_value(match.state, other) for other in match.legal_moves(seat)) - move_value(
                match.state, move
            )
        match.play(seat, move)
    return lost


def move_value(state: EmeraldSkullsState, move: object) -> float:
    """Return the gears that a single turn makes on average after a move of the tumbler, if the rest is played best."""
    board = build_board(state.turn)
    if isinstance(move, BuyDice):
        return TUMBLER.value(create_empty_board(move.dice)) - PRICE_BY_DICE[move.dice]
    if isinstance(move, PlaceDice):
        return TUMBLER.choose_step_after_placement(board.apply_placement(move), move).worth
    if isinstance(move, TakeBust):
        return 0
    if move in (ROLL_MOVE, CHICKEN_MOVE):
        return TUMBLER.value(board) if move == ROLL_MOVE else TUMBLER.pays(board, "chicken")
    return TUMBLER.value(board.apply_pick())


def measure_betting(player: Player, matches: Iterable[int], seed: str = "1", others: Player | None = None) -> Measured:
    """Return the gears that each marker of a player brings, among others on the other seats: by default thumbs."""
    brought: list[float] = []
    for number in matches:
        brought += _marker_earnings(player, others or play_by_thumb, number % SEATS, derive_match_seed(seed, number))
    return Measured.from_numbers(brought)


def _marker_earnings(player: Player, others: Player, seat: int, seed: bytes) -> list[float]:
    """Return what each marker of a seat brought in a match."""
    match, rng = Match.deal(GAME, seats=SEATS, seed=seed), SwiftChance(seed)
    placed, paid = 0, list[float]()
    while match.decision:
        asked = match.decision.seats[0]
        plays = player if asked == seat else others
        for event in match.play(asked, plays(match, asked, rng)):
            if getattr(event, "seat", None) == seat:
                placed += isinstance(event, events.BetPlaced) - isinstance(event, events.BetTakenBack)
                paid += [event.owed] if isinstance(event, events.BetPaid) else []
    return [*paid, *[0.0] * (placed - len(paid))]


def number(text: str) -> int:
    """Return an argument as a number of at least 1; raises `ValueError` if it is none."""
    found = parse_number(text, 1)
    if found is None:
        raise ValueError(text)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Print how a goblin of a level tumbles and bets."""
    parser = ArgumentParser(prog="python -m tests.skull_skill", description=tool_text("emerald-skulls-skill"))
    parser.add_argument("level", nargs="?", choices=[str(level) for level in GoblinLevel], default="old")
    parser.add_argument("turns", nargs="?", type=number, default=40)
    parser.add_argument("matches", nargs="?", type=number, default=8)
    asked = parser.parse_args(arguments)
    player = goblin_player(GoblinLevel(asked.level))
    for sentence, found in (
        ("emerald-skulls-skill-tumbling", measure_tumbling(player, range(1, asked.turns + 1))),
        ("emerald-skulls-skill-betting", measure_betting(player, range(1, asked.matches + 1))),
    ):
        numbers = {"mean": f"{found.mean:.2f}", "within": f"{found.within:.2f}", "best": f"{best_mean_gears():.2f}"}
        share = f"{1 - found.mean / best_mean_gears():.1%}"
        sys.stdout.write(tool_text(sentence, level=asked.level, number=found.number, share=share, **numbers) + "\n")


if __name__ == "__main__":
    main()
