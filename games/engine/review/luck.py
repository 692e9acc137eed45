"""Measures luck: how much more a seat got from the cards or dice of a match than from an average deal.

Each draw is compared with draws made anew: the position after what was drawn, less the average position after other
draws. A position is worth what it brings in fresh futures, in which all seats play on by a hunch. What nobody has seen
is drawn anew in both, from one seed, so that they differ by the draw alone. The seed comes from the number of the
move: neither the seed of the match nor the order of what is still hidden gets in.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance
from typing import Any, Literal

from games.engine.chance import Chance, SwiftChance
from games.engine.contract import Game, Move
from games.engine.match import Match
from games.engine.records import Record

SEED_RANGE = 1 << 40


@dataclass(frozen=True, slots=True)
class LuckMeasure:
    """How a game's luck is measured.

    `redraw` returns a clone in which all that nobody has seen is drawn anew. The same RNG gives what is left the same
    order, whether some of it was drawn or not. `standing` returns what counts at the end, by seat; it is counted in a
    `unit`. Each draw is compared in so many `worlds`.
    """

    redraw: Callable[[Any, Chance], Any]
    standing: Callable[[Any], Sequence[int]]
    unit: Literal["points", "gears", "gold"]
    worlds: int


@dataclass(frozen=True, slots=True)
class SeatLuck:
    """How much better a seat stands against the average of the others by luck, and the standard error of that."""

    gain: float
    error: float


@dataclass(frozen=True, slots=True)
class LuckDraw:
    """A step at which something may be drawn: the state before it (`None`: the deal) and after it.

    `begin` plays the step in a state like the one before, with another RNG, and returns what follows.
    """

    step: int
    before: Any
    after: Any
    begin: Callable[[Any, Chance], Any]


def shuffle_with_rng(cards: Iterable[int], rng: Chance, copies: Sequence[int]) -> list[int]:
    """Shuffle: return cards in an order that the same RNG gives them, whatever else there is.

    A card is the number of its kind; `copies` says by kind how many there are at most.
    """
    places = [[rng.random_below(SEED_RANGE, "place") for _ in range(count)] for count in copies]
    return [card for _, card in sorted([(places[card].pop(), card) for card in cards])]


def list_luck_draws(record: Record) -> Iterator[LuckDraw]:
    """Yield every step of a record, the deal first."""
    match = Match.deal_from_record(record)
    game, seats, options = match.game, match.seats, match.options
    yield LuckDraw(0, None, match.state, lambda _state, rng: game.deal(seats, options, rng))
    for played in record.moves:
        before, move = match.state, game.parse_move(played.move)
        match.play(played.seat, played.move)
        yield LuckDraw(match.step, before, match.state, _make_step_player(game, played.seat, move))


def _make_step_player(game: Game[Any, Any, Any], seat: int, move: Move) -> Callable[[Any, Chance], Any]:
    def play_step(state: Any, rng: Chance) -> Any:
        game.play(state, seat, move, rng)
        return state

    return play_step


def compare_luck_draw(game: Game[Any, Any, Any], measure: LuckMeasure, draw: LuckDraw) -> list[list[float]]:
    """Return by world how much better each seat stands after a draw than after another one; nothing where none was."""
    rng = SwiftChance(f"luck/{draw.step}")
    draws = []
    for _ in range(measure.worlds):
        seed = rng.random_below(SEED_RANGE, "luck")
        true = measure.redraw(draw.after, SwiftChance(seed))
        world = draw.before and measure.redraw(draw.before, SwiftChance(seed))
        other = draw.begin(world, SwiftChance(seed + 1))
        if true == other:
            draws.append([0.0] * true.seats)
            continue
        ends = [
            compute_leads(measure.standing(play_out_by_hunches(game, draw.before, drawn, seed)))
            for drawn in (true, other)
        ]
        draws.append([ours - theirs for ours, theirs in zip(*ends, strict=True)])
    return draws if any(map(any, draws)) else []


def play_out_by_hunches(game: Game[Any, Any, Any], before: Any, state: Any, seed: int) -> Any:
    """Play on by hunches, as far as a goblin looks ahead; return the state."""
    step, begun = 2, before or state.clone()
    while state.decision is not None and game.continues_search(begun, state):
        rng = SwiftChance(seed + step)
        mover = state.decision.seats[0]
        game.play(state, mover, game.choose_rollout_move(state, mover, rng), rng)
        step += 1
    return state


def compute_leads(standing: Sequence[int]) -> list[float]:
    """Return how far each seat is ahead of the average of the others."""
    total, others = sum(standing), len(standing) - 1
    return [mine - (total - mine) / others for mine in standing]


def measure_luck(record: Record, measure: LuckMeasure) -> list[SeatLuck]:
    """Return the luck of each seat of a match; raises `GameError` for a record that cannot be played again."""
    game = Match.deal_from_record(record).game
    compared = [worlds for draw in list_luck_draws(record) if (worlds := compare_luck_draw(game, measure, draw))]
    return [_sum_luck([[world[seat] for world in worlds] for worlds in compared]) for seat in range(record.seats)]


def _sum_luck(draws: Sequence[Sequence[float]]) -> SeatLuck:
    return SeatLuck(sum(map(fmean, draws)), sqrt(sum(variance(draw) / len(draw) for draw in draws)))
