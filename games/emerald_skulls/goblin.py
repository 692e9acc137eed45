"""The goblin (AI) of Emerald Skulls: it looks ahead to the end of the turn, and counts a reroll cube as a gear."""

from collections.abc import Iterator, Sequence

from games.emerald_skulls import betting, rule_of_thumb, tumbler_steps
from games.emerald_skulls.card_spread import build_spread
from games.emerald_skulls.cards import FACES_BY_DECK
from games.emerald_skulls.moves import (
    CHICKEN_MOVE,
    READY_MOVE,
    ROLL_MOVE,
    EmeraldSkullsMove,
    PlaceBet,
    ReadyForTurn,
    TakeBackBet,
    WithdrawReady,
)
from games.emerald_skulls.rule_of_thumb import SHARED_TUMBLER, BetChance
from games.emerald_skulls.state import EmeraldSkullsState
from games.emerald_skulls.turn_solver import Tumbler, build_board, get_tumbler
from games.emerald_skulls.views import EmeraldSkullsView
from games.engine.chance import Chance, add_noise
from games.engine.contract import compute_lead

MAX_BETS_TRIED, MAX_PLACEMENTS_TRIED = 4, 5
"""This many bets and placements are considered: the best by the odds."""
MIN_GOBLIN_MARKER_GEARS = 0.7
"""Gears that a marker of a goblin must bring on average. Markers are free: none is kept for something much better."""
GOBLIN_PICK_RATE, PRIOR_PICK_RATE, PRIOR_PICK_TURNS = 0.47, 0.4, 4
"""In this share of its turns a goblin picks a nose; in this share one expects it of a tumbler whom nobody has seen yet,
which weighs as much as so many turns."""
PROBABILITY_STEPS = 1 << 20
SLIP_ONE_IN_BY_KIND = {"bet": 2, "place": 3, "check": 6}
"""One in this many decisions of a kind is a slip of a young goblin: a turn asks many times whether to roll on."""


def get_goblin_tumbler(faces: tuple[str, ...]) -> Tumbler:
    """Return the tumbler that a goblin plays like: it knows the jackpots of the standard cards.

    Advanced cards have more combinations than there is memory for; of those it knows the usual pay.
    """
    return get_tumbler(faces) if faces == FACES_BY_DECK["standard"] else SHARED_TUMBLER


def choose_habit_move(view: EmeraldSkullsView, moves: Sequence[EmeraldSkullsMove], rng: Chance) -> EmeraldSkullsMove:
    """Return the thumb's move, but tumble for jackpots too, and bet by the cubes that a tumbler can spend."""
    tumbler, cube = get_goblin_tumbler(tuple(card.face for card in view.cards)), view.cubes[view.tumbler] > 0
    picks = estimate_pick_rate(view.tumbled[view.tumbler], view.picked_in[view.tumbler])
    return rule_of_thumb.choose_rule_of_thumb_move(
        view, moves, rng, tumbler, cube=cube, min_gears=MIN_GOBLIN_MARKER_GEARS, picks=picks
    )


def estimate_pick_rate(turns: int, picked_in: int) -> float:
    """Estimate how often a tumbler picks a nose where goblins would, at most 1, by its turns in this match."""
    return min(1.0, (PRIOR_PICK_RATE * PRIOR_PICK_TURNS + picked_in) / (PRIOR_PICK_TURNS + turns) / GOBLIN_PICK_RATE)


def _estimate_tumbler_pick_rate(state: EmeraldSkullsState) -> float:
    return estimate_pick_rate(state.tumbled.get(state.tumbler, 0), state.picked_in.get(state.tumbler, 0))


def evaluate_position(state: EmeraldSkullsState, seat: int) -> int:
    """Evaluate a position: return a seat's lead in gears and cubes; a single player's is over Vrax and Kur."""
    purses = [gears + cubes for gears, cubes in zip(state.gears, state.cubes, strict=True)]
    return compute_lead([*purses, state.rivals] if state.is_solitary else purses, seat)


def _iter_bet_chances(state: EmeraldSkullsState, moves: Sequence[EmeraldSkullsMove]) -> Iterator[BetChance]:
    """Yield the bets that may be placed."""
    spread = build_spread(state.faces)
    for move in moves:
        if isinstance(move, PlaceBet) and (spot := spread.find_bet_spot(move)):
            against = sum(len(state.stacks[other]) for other in spot.against)
            yield BetChance(move, spot.payouts[len(state.stacks[spot.number])], against)


def _rank_bets(
    state: EmeraldSkullsState, moves: Sequence[EmeraldSkullsMove], *, cube: bool = False
) -> list[tuple[float, PlaceBet]]:
    board, picks = build_board(state.turn), _estimate_tumbler_pick_rate(state)
    return rule_of_thumb.rank_bets_by_value(board, state.faces, _iter_bet_chances(state, moves), cube=cube, picks=picks)


def guess_bet(state: EmeraldSkullsState, seat: int, rng: Chance) -> EmeraldSkullsMove:
    """Guess a bet (a hunch): where a marker is worth about the most, as long as it is worth enough."""
    bets = enumerate(_rank_bets(state, betting.list_betting_moves(state, seat)))
    best = max(((add_noise(worth, rng), number, move) for number, (worth, move) in bets), default=None)
    return best[2] if best and best[0] >= rule_of_thumb.MIN_MARKER_GEARS else READY_MOVE


def guess_buy(state: EmeraldSkullsState, seat: int, _rng: Chance) -> EmeraldSkullsMove:
    """Guess a purchase (a hunch): the dice that are worth their price, or as many as the seat can pay for."""
    return rule_of_thumb.choose_dice_to_buy(tumbler_steps.list_buy_moves(state, seat), state.cubes[seat])


def guess_place(state: EmeraldSkullsState, _seat: int, rng: Chance) -> EmeraldSkullsMove:
    """Guess a placement (a hunch): as a sensible tumbler does, and pick a nose as often as this one did."""
    board, rolled, tumbler = build_board(state.turn), tuple(sorted(state.turn.roll)), get_goblin_tumbler(state.faces)
    step = tumbler.best(board, rolled)
    if (
        step.pick
        and rng.random_below(PROBABILITY_STEPS, "picks") >= _estimate_tumbler_pick_rate(state) * PROBABILITY_STEPS
    ):
        step = next((other for other in rule_of_thumb.rank_steps(board, rolled, tumbler) if other.place), step)
    return rule_of_thumb.get_first_move(step)


def guess_bust(state: EmeraldSkullsState, seat: int, _rng: Chance) -> EmeraldSkullsMove:
    """Reroll rather than bust."""
    return tumbler_steps.list_bust_moves(state, seat)[0]


def guess_check(state: EmeraldSkullsState, _seat: int, _rng: Chance) -> EmeraldSkullsMove:
    """Roll on if a sensible tumbler would."""
    return ROLL_MOVE if get_goblin_tumbler(state.faces).should_roll_on(build_board(state.turn)) else CHICKEN_MOVE


def choose_mistaken_move(state: EmeraldSkullsState, seat: int, rng: Chance) -> EmeraldSkullsMove | None:
    """Return an error that people sometimes make: a poor bet, all dice on the lowest level, a stop too early."""
    kind = state.phase
    if kind not in SLIP_ONE_IN_BY_KIND or rng.random_below(SLIP_ONE_IN_BY_KIND[kind], "slip"):
        return None
    if kind == "bet":
        moves = [move for _, move in _rank_bets(state, betting.list_betting_moves(state, seat))]
        return rng.pick(moves[: len(moves) // 2 + 1], "slip") if moves else READY_MOVE
    return tumbler_steps.choose_safest_placement(state, seat) if kind == "place" else CHICKEN_MOVE


def filter_sensible_moves(state: EmeraldSkullsState, moves: Sequence[EmeraldSkullsMove]) -> Sequence[EmeraldSkullsMove]:
    """Return the moves that are worth considering: of many bets or placements, the best by the odds.

    Resting, or taking a marker back, gains nothing by itself.
    """
    sensible = [move for move in moves if not isinstance(move, ReadyForTurn | TakeBackBet | WithdrawReady)]
    kind = state.phase
    if kind == "bet":
        bets = _rank_bets(state, moves, cube=state.cubes[state.tumbler] > 0)[:MAX_BETS_TRIED]
        return [*(move for worth, move in bets if worth >= MIN_GOBLIN_MARKER_GEARS), READY_MOVE]
    if kind == "place":
        rolled = tuple(sorted(state.turn.roll))
        steps = rule_of_thumb.rank_steps(build_board(state.turn), rolled, get_goblin_tumbler(state.faces))
        return [rule_of_thumb.get_first_move(step) for step in steps[:MAX_PLACEMENTS_TRIED]]
    return sensible
