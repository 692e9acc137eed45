"""A plain player: tumbles by the exact odds of a single turn, and bets where a marker brings most on average.

All relevant facts are public, so goblins use the same code to imagine the others.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.emerald_skulls.cards import Payout, betting_cards
from games.emerald_skulls.dice import NOSE
from games.emerald_skulls.moves import BUST, BUYS, CHICKEN, READY, REROLLS, ROLL, Bet, Buy, EmeraldSkullsMove, Place
from games.emerald_skulls.tumbler import Board, OddsBook, Roll, Step, Tumbler
from games.emerald_skulls.views import CardSeen, EmeraldSkullsView
from games.engine.chance import Chance

USUAL, WITH_A_CUBE = 4, 6
"""How many dice are worth their price, and how many with a cube."""
FORESEEN = 5
"""The odds of bets are known for up to this many dice; with more, they are taken to be the same."""
SEEN_AHEAD, DIE = 2, 1.0
"""How many dice are looked ahead when it must be fast, and about how many gears each further one is worth.

In random turns of four to six dice, the first choice is then 0.04 gears below the best on average. With three dice it
is no better and takes twice as long.
"""
LEAST = 0.9
"""Gears that a marker must bring on average: there are two of them a turn, and a better bet may come."""

PICKED = frozenset({"pick-n-bust"})
"""Bets that are lost unless a nose is picked."""

TUMBLER = Tumbler()


class BetChance(NamedTuple):
    """A bet that may be placed, what a marker there pays, and how many markers are against it."""

    bet: Bet
    payout: Payout
    against: int

    def mean_worth(self, odds: float) -> float:
        """Return the gears that a marker brings on average; somebody may still bet against a bet that multiplies."""
        return odds * self.payout.worth_against(self.against)


@lru_cache(maxsize=16)
def book_of(faces: tuple[str, ...]) -> OddsBook:
    """Return the odds of the bets of these faces."""
    return OddsBook(faces, TUMBLER)


def dice_to_buy(moves: Iterable[EmeraldSkullsMove], cubes: int) -> Buy:
    """Return the number of dice that are worth their price, or as many as the player can pay for."""
    wanted = WITH_A_CUBE if cubes else USUAL
    return BUYS[max(move.dice for move in moves if isinstance(move, Buy) and move.dice <= wanted)]


def best_steps(board: Board, roll: Roll, tumbler: Tumbler = TUMBLER) -> list[Step]:
    """Return what can be done with a sorted roll, best first."""
    return sorted(tumbler.list_steps(board, roll), key=lambda step: -step.worth)


def worth_of(board: Board, move: Place) -> float:
    """Return about what a placement is worth, found fast: only a few of the remaining dice are looked ahead."""
    after = board.after_placing(move)
    foreseen = min(after.pool, SEEN_AHEAD)
    step = TUMBLER.step_after_placing(after._replace(pool=foreseen), move)
    return step.worth + (after.pool - foreseen) * DIE


def as_move(step: Step) -> EmeraldSkullsMove:
    """Return the move that a step begins with."""
    return step.place or REROLLS["nose"]


def by_worth(
    board: Board, faces: tuple[str, ...], chances: Iterable[BetChance], *, cube: bool = False, picks: float = 1.0
) -> list[tuple[float, Bet]]:
    """Return bets with the gears that a marker brings there on average, best first.

    `cube`: the tumbler has one. `picks` is how often it picks a nose where a sensible tumbler would, as far as known.
    """
    odds = book_of(faces).odds(board._replace(pool=min(board.pool, FORESEEN)), cube=cube)
    to_come = 1.0 if board.picked else picks
    worth = [
        (each.mean_worth(odds[each.bet.bet] * (to_come if each.bet.bet in PICKED else 1.0)), each.bet)
        for each in chances
    ]
    return sorted(worth, key=lambda pair: -pair[0])


def thumb_move(
    view: EmeraldSkullsView,
    moves: Sequence[EmeraldSkullsMove],
    _lots: Chance,
    tumbler: Tumbler = TUMBLER,
    *,
    cube: bool = False,
    least: float = LEAST,
    picks: float = 1.0,
) -> EmeraldSkullsMove:
    """Buy four dice, six with a cube; place and stop by the odds; make the bet worth most, if it is worth enough."""
    seat, board = view.seat or 0, board_seen(view)
    match view.phase:
        case "buy":
            return dice_to_buy(moves, view.cubes[seat])
        case "bet":
            best = rank_bets_seen(view, moves, cube=cube, picks=picks)
            return best[0][1] if best and best[0][0] >= least else READY
        case "place":
            return as_move(best_steps(board, tuple(sorted(view.roll)), tumbler)[0])
        case "check":
            return ROLL if tumbler.goes_on(board) else CHICKEN
        case "bust":
            return next(move for move in (REROLLS["nose"], REROLLS["cube"], BUST) if move in moves)
        case _:
            return max(zip(view.offers, moves, strict=True), key=lambda pair: (pair[0].gears, pair[0].cubes))[1]


def rank_bets_seen(
    view: EmeraldSkullsView, moves: Sequence[EmeraldSkullsMove], *, cube: bool = False, picks: float = 1.0
) -> list[tuple[float, Bet]]:
    """Return those of the moves that are bets, with the gears that a marker brings there on average, best first."""
    faces, chances = tuple(card.face for card in view.cards), _chances_in_view(view.cards, moves)
    return by_worth(board_seen(view), faces, chances, cube=cube, picks=picks)


def board_seen(view: EmeraldSkullsView) -> Board:
    """Return the board of a view."""
    top = max(view.top, NOSE) if view.picked else view.top
    return Board((0, *view.ordinary), (0, *view.skulls), top, view.pool, view.picked)


def _chances_in_view(seen: Iterable[CardSeen], moves: Sequence[EmeraldSkullsMove]) -> Iterator[BetChance]:
    """Yield the bets of a view that may be placed."""
    for card in seen:
        for place, bet in enumerate(card.bets):
            move = Bet(card.face, bet.bet)
            if move in moves:
                against = sum(len(other.stack) for other in card.bets if other.group != bet.group)
                yield BetChance(move, betting_cards()[card.face].bets[place].terms[len(bet.stack)], against)
