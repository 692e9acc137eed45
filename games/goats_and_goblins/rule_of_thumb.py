"""A rule-of-thumb player: declares and votes by odds, mostly passes; outside, it pushes what is likely to fall.

The rules of thumb take only numbers, so that goblins can imagine the others by the same rules.
"""

from collections.abc import Callable, Iterable, Sequence
from math import comb

from games.engine.chance import Chance
from games.goats_and_goblins.expedition import MIN_DECLARED
from games.goats_and_goblins.moves import (
    DECLARE_MOVES,
    DRAW_MOVE,
    GIVE_MOVES,
    NO_MORE_MOVE,
    PASS_MOVE,
    PLAY_MOVES_BY_KIND,
    STOP_MOVE,
    VOTE_IN,
    VOTE_OUT,
    DeclareDraws,
    GiveBestCard,
    GoatsAndGoblinsMove,
)
from games.goats_and_goblins.odds import compute_expedition_odds
from games.goats_and_goblins.state import FATAL_CAVE_IN_VALUE
from games.goats_and_goblins.views import GoatsAndGoblinsView

MIN_DECLARE_ODDS, MIN_JOIN_ODDS, MAX_OUTSIDE_PUSH_ODDS = 0.45, 0.5, 0.5
"""The odds of success with which it declares, with which it joins, and under which it pushes from outside."""
GOLD_A_CARD = 1.5
"""About how much gold one more card brings."""
PUSH_MOVES = (PLAY_MOVES_BY_KIND["push-3"][0], PLAY_MOVES_BY_KIND["push-2"][0])
WARDING_STONE_MOVE, PIT_PROP_MOVE = PLAY_MOVES_BY_KIND["warding-stone"][0], PLAY_MOVES_BY_KIND["pit-prop"][0]

Odds = Callable[[int], float]
"""The chance to draw this many cards more and come home."""


def choose_declaration(odds_of: Odds, cave: int, sure: float) -> DeclareDraws:
    """Return the highest number that comes home with these odds; the lowest allowed one if none does."""
    number = MIN_DECLARED
    while number < cave and odds_of(number + 1) >= sure:
        number += 1
    return DECLARE_MOVES[number]


def should_draw_on(odds_of: Odds, gold: int) -> bool:
    """Tell whether a Leader without company goes one card deeper, with this much gold in the hand."""
    return odds_of(1) * (gold + GOLD_A_CARD) > gold


def estimate_survival_odds(counts: Sequence[int], draws: int, value: int) -> float:
    """Return the odds of drawing this many cards from a cave, counted by Cave-In value, after a value already drawn."""
    total, room = sum(counts), FATAL_CAVE_IN_VALUE - value
    draws = min(draws, total)
    ways = sum(
        comb(counts[1], ones) * comb(counts[2], twos) * comb(counts[0], draws - ones - twos)
        for ones in range(min(room, draws + 1))
        for twos in range((room - ones + 1) // 2)
        if ones + 2 * twos < room and ones + twos <= draws
    )
    return ways / comb(total, draws)


def choose_rule_of_thumb_move(
    view: GoatsAndGoblinsView,
    moves: Sequence[GoatsAndGoblinsMove],
    _rng: Chance,
    *,
    falls: float = MAX_OUTSIDE_PUSH_ODDS,
) -> GoatsAndGoblinsMove:
    """Choose a move by rules of thumb (a heuristic), pushing from outside under these odds."""
    match view.decision.kind if view.decision else "":
        case "declare":
            return choose_declaration(
                lambda draws: float(compute_expedition_odds(view, draws)), view.cave, MIN_DECLARE_ODDS
            )
        case "vote":
            return VOTE_IN if compute_expedition_odds(view) >= MIN_JOIN_ODDS else VOTE_OUT
        case "draw":
            gold = sum(card.gold for card in view.drawn)
            return (
                DRAW_MOVE
                if STOP_MOVE not in moves
                or should_draw_on(lambda draws: float(compute_expedition_odds(view, draws)), gold)
                else STOP_MOVE
            )
        case "divide":
            return _give_best_card(view, moves)
        case "take":
            return moves[0]
        case _:
            return _react_by_thumb(view, moves, falls)


def _give_best_card(view: GoatsAndGoblinsView, moves: Iterable[GoatsAndGoblinsMove]) -> GoatsAndGoblinsMove:
    """Give the best card to itself, otherwise to the player who has least."""
    takers = [move.seat for move in moves if isinstance(move, GiveBestCard)]
    return GIVE_MOVES[min(takers, key=lambda seat: (seat != view.seat, view.scores[seat]))]


def _react_by_thumb(
    view: GoatsAndGoblinsView, moves: Sequence[GoatsAndGoblinsMove], falls: float
) -> GoatsAndGoblinsMove:
    """Save the own expedition; push that of the others if it is likely to fall; otherwise pass."""
    seat, joins = view.seat or 0, view.joins or ()
    inside = seat == view.leader or (bool(joins) and joins[seat])
    if inside:
        if PIT_PROP_MOVE in moves and view.cave_in_value >= FATAL_CAVE_IN_VALUE:
            return PIT_PROP_MOVE
        if WARDING_STONE_MOVE in moves and view.stack and view.stack[0].kind.startswith("push"):
            return WARDING_STONE_MOVE
    elif not view.to_draw and view.cave_in_value < FATAL_CAVE_IN_VALUE:
        push = next((move for move in PUSH_MOVES if move in moves), None)
        if push and compute_expedition_odds(view, 3 if push.kind == "push-3" else 2) < falls:
            return push
    return NO_MORE_MOVE if NO_MORE_MOVE in moves and view.every_card else PASS_MOVE
