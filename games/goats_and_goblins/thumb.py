"""A plain player: declares by odds, votes by odds, mostly passes; outside, it pushes what is likely to fall then.

The rules of thumb take only numbers, so that goblins can imagine the others by the same rules.
"""

from collections.abc import Callable, Iterable, Sequence
from math import comb

from games.engine.chance import Chance
from games.goats_and_goblins.expedition import LEAST_DECLARED
from games.goats_and_goblins.moves import (
    DECLARES,
    DRAW,
    GIVES,
    IN,
    NO_MORE,
    OUT,
    PASS,
    PLAYS,
    STOP,
    Declare,
    Give,
    GoatsAndGoblinsMove,
)
from games.goats_and_goblins.odds import compute_expedition_odds
from games.goats_and_goblins.state import FALLEN
from games.goats_and_goblins.views import GoatsAndGoblinsView

DECLARED, JOINED, FALLS = 0.45, 0.5, 0.5
"""The odds of success with which it declares, with which it joins, and under which it pushes from outside."""
A_CARD = 1.5
"""About how much gold one more card brings."""
PUSHES = (PLAYS["push-3"][0], PLAYS["push-2"][0])
WARD, PROP = PLAYS["warding-stone"][0], PLAYS["pit-prop"][0]

Odds = Callable[[int], float]
"""The chance to draw this many cards more and come home."""


def choose_declaration(odds_of: Odds, cave: int, sure: float) -> Declare:
    """Return the highest number that comes home with these odds; the lowest allowed one if none does."""
    number = LEAST_DECLARED
    while number < cave and odds_of(number + 1) >= sure:
        number += 1
    return DECLARES[number]


def should_draw_on(odds_of: Odds, gold: int) -> bool:
    """Tell whether a Leader without company goes one card deeper, with this much gold in the hand."""
    return odds_of(1) * (gold + A_CARD) > gold


def estimate_odds(counts: Sequence[int], draws: int, value: int) -> float:
    """Return the odds of drawing this many cards from a cave, counted by Cave-In value, after a value already drawn."""
    total, room = sum(counts), FALLEN - value
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
    _lots: Chance,
    *,
    falls: float = FALLS,
) -> GoatsAndGoblinsMove:
    """Answer by the rules of thumb, pushing from outside under these odds."""
    match view.decision.kind if view.decision else "":
        case "declare":
            return choose_declaration(lambda draws: float(compute_expedition_odds(view, draws)), view.cave, DECLARED)
        case "vote":
            return IN if compute_expedition_odds(view) >= JOINED else OUT
        case "draw":
            gold = sum(card.gold for card in view.drawn)
            return (
                DRAW
                if STOP not in moves or should_draw_on(lambda draws: float(compute_expedition_odds(view, draws)), gold)
                else STOP
            )
        case "divide":
            return _give_best_card(view, moves)
        case "take":
            return moves[0]
        case _:
            return _react_by_thumb(view, moves, falls)


def _give_best_card(view: GoatsAndGoblinsView, moves: Iterable[GoatsAndGoblinsMove]) -> GoatsAndGoblinsMove:
    """Give the best card to itself, otherwise to the player who has least."""
    takers = [move.seat for move in moves if isinstance(move, Give)]
    return GIVES[min(takers, key=lambda seat: (seat != view.seat, view.scores[seat]))]


def _react_by_thumb(
    view: GoatsAndGoblinsView, moves: Sequence[GoatsAndGoblinsMove], falls: float
) -> GoatsAndGoblinsMove:
    """Save the own expedition; push that of the others if it is likely to fall; otherwise pass."""
    seat, joins = view.seat or 0, view.joins or ()
    inside = seat == view.leader or (bool(joins) and joins[seat])
    if inside:
        if PROP in moves and view.cave_in_value >= FALLEN:
            return PROP
        if WARD in moves and view.stack and view.stack[0].kind.startswith("push"):
            return WARD
    elif not view.to_draw and view.cave_in_value < FALLEN:
        push = next((move for move in PUSHES if move in moves), None)
        if push and compute_expedition_odds(view, 3 if push.kind == "push-3" else 2) < falls:
            return push
    return NO_MORE if NO_MORE in moves and view.every_card else PASS
