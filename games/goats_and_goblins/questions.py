"""What the match can ask: for each kind of decision, the moves that answer it, what they do, what silence means."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.engine.contract import Event, owing
from games.engine.errors import IllegalMove
from games.goats_and_goblins.actions import plays
from games.goats_and_goblins.expedition import LEAST_DECLARED, advance, declare, go_deeper, stop, vote
from games.goats_and_goblins.moves import (
    BACK_IN,
    DECLARES,
    DRAW,
    GIVES,
    IN,
    NO_MORE,
    OUT,
    PASS,
    STOP,
    TAKES,
    BackIn,
    Declare,
    Draw,
    Give,
    Pass,
    Play,
    Stop,
    Take,
    Vote,
)
from games.goats_and_goblins.moves import GoatsAndGoblinsMove as Move
from games.goats_and_goblins.state import GoatsAndGoblinsState as State
from games.goats_and_goblins.treasure import by_turns, can_get, hand_over
from games.goats_and_goblins.windows import come_back, let_pass, put_on_stack


@dataclass(frozen=True, slots=True)
class Question:
    """A kind of decision. `moves` and `play` are for a seat that owes an answer, or is welcome to give one."""

    moves: Callable[[State, int], Sequence[Move]]
    play: Callable[[State, int, Move], list[Event]]
    silence: Callable[[State], Move]


def _declare_moves(state: State, _seat: int) -> Sequence[Move]:
    return DECLARES[LEAST_DECLARED : len(state.cave) + 1]


def _declare(state: State, _seat: int, move: Move) -> list[Event]:
    if not isinstance(move, Declare):
        raise IllegalMove("goats-and-goblins-declare-now")
    if not LEAST_DECLARED <= move.number <= len(state.cave):
        raise IllegalMove("goats-and-goblins-declare-range", least=LEAST_DECLARED, most=len(state.cave))
    return declare(state, move.number)


def _vote_moves(_state: State, _seat: int) -> Sequence[Move]:
    return (IN, OUT)


def _vote(state: State, seat: int, move: Move) -> list[Event]:
    if not isinstance(move, Vote):
        raise IllegalMove("goats-and-goblins-vote-now")
    return vote(state, owing(state.decision, seat), seat, joins=move.joins)


def _react_moves(state: State, seat: int) -> Sequence[Move]:
    if seat in state.silent:
        return (BACK_IN,)
    more = (PASS, NO_MORE) if seat in owing(state.decision, seat).seats else ()
    return [*plays(state, seat), *more]


def _react(state: State, seat: int, move: Move) -> list[Event]:
    decision = owing(state.decision, seat)
    if isinstance(move, BackIn):
        return come_back(state, decision, seat)
    if seat in state.silent:
        raise IllegalMove("goats-and-goblins-silent")
    if isinstance(move, Play):
        return advance(state, put_on_stack(state, seat, move), window=True)
    if isinstance(move, Pass) and seat not in decision.seats:
        raise IllegalMove("goats-and-goblins-own-card")
    if isinstance(move, Pass):
        told = let_pass(state, decision, seat, for_good=move.for_good)
        return told if decision.seats != (seat,) else advance(state, told, window=False)
    raise IllegalMove("goats-and-goblins-react-now")


def _draw_moves(state: State, seat: int) -> Sequence[Move]:
    return [DRAW, *([STOP] if state.declared else []), *plays(state, seat)]


def _draw(state: State, seat: int, move: Move) -> list[Event]:
    if isinstance(move, Draw):
        return go_deeper(state)
    if isinstance(move, Play):
        told = put_on_stack(state, seat, move)
        state.stage = "exploring"
        return advance(state, told, window=True)
    if not isinstance(move, Stop):
        raise IllegalMove("goats-and-goblins-draw-now")
    if not state.declared:
        raise IllegalMove("goats-and-goblins-draw-first")
    return stop(state)


def _divide_moves(state: State, _seat: int) -> Sequence[Move]:
    return [GIVES[seat] for seat in can_get(state)]


def _divide(state: State, _seat: int, move: Move) -> list[Event]:
    if not isinstance(move, Give):
        raise IllegalMove("goats-and-goblins-divide-now")
    if move.seat not in can_get(state):
        raise IllegalMove("goats-and-goblins-not-to-them")
    return advance(state, hand_over(state, move.seat, state.pile[:1]), window=False)


def _take_moves(state: State, _seat: int) -> Sequence[Move]:
    return [TAKES[card] for card in dict.fromkeys(state.pile)]


def _take(state: State, seat: int, move: Move) -> list[Event]:
    if not isinstance(move, Take):
        raise IllegalMove("goats-and-goblins-take-now")
    if move.card not in state.pile:
        raise IllegalMove("goats-and-goblins-not-on-pile")
    return advance(state, hand_over(state, seat, [move.card]), window=False)


QUESTIONS: dict[str, Question] = {
    "declare": Question(_declare_moves, _declare, lambda _: DECLARES[LEAST_DECLARED]),
    "vote": Question(_vote_moves, _vote, lambda _: OUT),
    "react": Question(_react_moves, _react, lambda _: PASS),
    "draw": Question(_draw_moves, _draw, lambda state: STOP if state.declared else DRAW),
    "divide": Question(_divide_moves, _divide, lambda state: GIVES[by_turns(state)]),
    "take": Question(_take_moves, _take, lambda state: TAKES[state.pile[0]]),
}
