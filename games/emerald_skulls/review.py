"""Reasons in reviews of Emerald Skulls why another move was better: the odds of a turn, without the others' bets."""

from collections.abc import Sequence

from games.emerald_skulls.card_spread import build_spread
from games.emerald_skulls.goblin import get_goblin_tumbler
from games.emerald_skulls.moves import ROLL_MOVE, EmeraldSkullsMove, PlaceBet, PlaceDice, RerollPool, drop_taken_bets
from games.emerald_skulls.rule_of_thumb import build_board_from_view, rank_bets_in_view, rank_steps
from games.emerald_skulls.turn import TumblerTurn
from games.emerald_skulls.turn_solver import SkullBoard, Tumbler, TumbleStep, round_percent
from games.emerald_skulls.views import EmeraldSkullsView
from games.engine.review import ReviewFact, ReviewMeasure

Moves = Sequence[EmeraldSkullsMove]


def _get_tumbler(view: EmeraldSkullsView) -> Tumbler:
    return get_goblin_tumbler(tuple(card.face for card in view.cards))


def explain_next_roll(view: EmeraldSkullsView, _played: Moves, other: Moves) -> ReviewFact | None:
    """Return what speaks for rolling on or stopping, if it speaks for the other move; also whose bets a stop pays."""
    fact = explain_roll(view, other[0])
    paid = sum_bets_paid_on_stop(view) if fact and other[0] == ROLL_MOVE else 0
    return ReviewFact(f"{fact.name}-paid", {**fact.values, "bets": paid}) if fact and paid else fact


def sum_bets_paid_on_stop(view: EmeraldSkullsView) -> int:
    """Return how many gears bets pay to the others if the tumbler stops now, as far as the supply goes."""
    spots = build_spread(tuple(card.face for card in view.cards)).spots
    bets = {card.face: iter(card.bets) for card in view.cards}
    stacks = [next(bets[spot.bet.face]).stack for spot in spots]
    turn = TumblerTurn(
        view.pool,
        ordinary=[0, *view.ordinary],
        skulls=[0, *view.skulls],
        top=view.top,
        picked=view.picked,
        out="chicken",
    )
    won = [bool(stack) and spot.won(turn) for spot, stack in zip(spots, stacks, strict=True)]
    gears = 0
    for spot, stack in zip(spots, stacks, strict=True):
        if won[spot.number] and spot.entry.pays == "gears":
            opposing = sum(len(stacks[other]) for other in spot.against if not won[other])
            paid = zip(spot.payouts, stack, strict=False)
            gears += sum(payout.compute_gears(opposing) for payout, seat in paid if seat != view.tumbler)
    return min(gears, view.supply)


def explain_roll(view: EmeraldSkullsView, move: EmeraldSkullsMove) -> ReviewFact | None:
    """Return how often the next roll busts, what stopping pays, and what rolling on brings on average.

    Where rerolls may save the turn, it also says how often they do not. `None` if that speaks against the
    move: a goblin looks at bets, too.
    """
    board, tumbler = build_board_from_view(view), _get_tumbler(view)
    if view.phase != "check" or (move == ROLL_MOVE) != tumbler.should_roll_on(board):
        return None
    busts, lost = board.compute_bust_chance(), compute_final_bust_chance(board, view.cubes[view.tumbler], view.spare)
    worth = {"stop": round(tumbler.pays(board, "chicken")), "on": round(tumbler.value(board), 1)}
    if lost < busts:
        return ReviewFact("reroll", {"busts": round_percent(busts), "lost": round_percent(lost), **worth})
    return ReviewFact("roll", {"busts": round_percent(busts), **worth})


def compute_final_bust_chance(board: SkullBoard, cubes: int, spare: int) -> float:
    """Return how likely the next roll fits nowhere, and so does each one after it that `cubes` and noses allow.

    A cube adds one of the `spare` dice to the pool, and a nose adds itself.
    """
    chance = board.compute_bust_chance()
    for used in range(cubes):
        board = board._replace(pool=board.pool + (used < spare))
        chance *= board.compute_bust_chance()
    while board.can_pick():
        board = board.apply_pick()
        chance *= board.compute_bust_chance()
    return chance


def compare_placements(view: EmeraldSkullsView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return what the turn brings on average after each of two choices."""
    if view.phase != "place":
        return None
    steps = rank_steps(build_board_from_view(view), tuple(sorted(view.roll)), _get_tumbler(view))
    worths = [round(step.worth, 1) for move in (played[0], other[0]) for step in steps if _is_step(step, move)]
    return _build_more_gears_fact("place", *worths) if len(worths) == 2 else None


def explain_placement_worth(view: EmeraldSkullsView, move: EmeraldSkullsMove) -> ReviewFact | None:
    """Return what the turn brings on average after a choice, and after the best other one."""
    if view.phase != "place":
        return None
    steps = rank_steps(build_board_from_view(view), tuple(sorted(view.roll)), _get_tumbler(view))
    mine = [step.worth for step in steps if _is_step(step, move)]
    others = [step.worth for step in steps if not _is_step(step, move)]
    if not mine or not others or round(others[0], 1) > round(mine[0], 1):
        return None
    return ReviewFact("placing", {"gears": round(mine[0], 1), "less": round(others[0], 1)})


def explain_bet_worth(view: EmeraldSkullsView, move: EmeraldSkullsMove) -> ReviewFact | None:
    """Return what a marker brings on average on a bet."""
    ranked = rank_bets_in_view(view, (move,)) if isinstance(move, PlaceBet) else []
    return ReviewFact("betting", {"gears": round(ranked[0][0], 1)}) if ranked else None


def _is_step(tumble_step: TumbleStep, move: EmeraldSkullsMove) -> bool:
    return (
        tumble_step.place == move if isinstance(move, PlaceDice) else tumble_step.pick and isinstance(move, RerollPool)
    )


def compare_bets(view: EmeraldSkullsView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return what the markers of two choices bring on average; none placed bring nothing."""
    if view.phase != "bet":
        return None
    choices = drop_taken_bets(played), drop_taken_bets(other)
    worth = {bet: gears for gears, bet in rank_bets_in_view(view, [move for moves in choices for move in moves])}
    gears, more = (sum(worth.get(move, 0.0) for move in moves if isinstance(move, PlaceBet)) for moves in choices)
    return _build_more_gears_fact("bet", round(gears, 1), round(more, 1))


def _build_more_gears_fact(name: str, gears: float, more: float) -> ReviewFact | None:
    return ReviewFact(name, {"gears": gears, "more": more}) if gears < more else None


REVIEW = ReviewMeasure(
    facts=("roll", "roll-paid", "reroll", "reroll-paid", "place", "placing", "bet", "betting"),
    points=2,
    told_by_lead=True,
    praised=0.2,
    reasons=(explain_next_roll, compare_placements, compare_bets),
    advice=(explain_roll, explain_placement_worth, explain_bet_worth),
)
