"""What the match can ask, and the steps that follow one another without asking anybody."""

from collections.abc import Sequence

from games.engine.chance import Chance
from games.engine.contract import owing
from games.engine.errors import IllegalMove
from games.engine.events import Event
from games.engine.questions import Play as PlayMove
from games.engine.questions import Question, Step, by_kind, by_type
from games.goats_and_goblins import goblin
from games.goats_and_goblins.actions import plays
from games.goats_and_goblins.expedition import (
    LEAST_DECLARED,
    ask_leader,
    ask_votes,
    begin,
    declare,
    explore,
    go_deeper,
    head_home,
    vote,
)
from games.goats_and_goblins.moves import (
    BACK_IN,
    DEAL,
    DECLARES,
    DRAW,
    GIVES,
    IN,
    NO_MORE,
    OUT,
    PASS,
    STOP,
    TAKES,
    WAIT,
    BackIn,
    Deal,
    Declare,
    Draw,
    Give,
    Pass,
    Play,
    StandingPass,
    Stop,
    Take,
    Vote,
    Wait,
)
from games.goats_and_goblins.moves import GoatsAndGoblinsMove as Move
from games.goats_and_goblins.state import GoatsAndGoblinsState as State
from games.goats_and_goblins.state import Next
from games.goats_and_goblins.treasure import can_get, deal_out, divide, hand_over, let_take
from games.goats_and_goblins.windows import (
    answer_by_silence,
    come_back,
    let_pass,
    listen_again,
    open_window,
    pass_on,
    put_on_stack,
    resolve_newest,
    terms_offered,
    wait,
)


def _declare_moves(state: State, seat: int) -> Sequence[Move]:
    return [*DECLARES[LEAST_DECLARED : len(state.cave) + 1], *plays(state, seat), *_back(state, seat)]


def _back(state: State, seat: int) -> Sequence[Move]:
    """Return the way back for a seat with a standing pass: it need not wait for a window."""
    return (BACK_IN,) if seat in state.silent else ()


def _declare(state: State, _seat: int, move: Declare, _chance: Chance, told: list[Event]) -> Next:
    if not LEAST_DECLARED <= move.number <= len(state.cave):
        raise IllegalMove("goats-and-goblins-declare-range", least=LEAST_DECLARED, most=len(state.cave))
    return declare(state, move.number, told)


def _vote_moves(state: State, seat: int) -> Sequence[Move]:
    votes = (IN, OUT) if seat in owing(state.decision, seat).seats else ()
    return [*votes, *plays(state, seat), *_back(state, seat)]


def _vote(state: State, seat: int, move: Vote, _chance: Chance, told: list[Event]) -> Next | None:
    decision = owing(state.decision, seat)
    if seat not in decision.seats:
        raise IllegalMove("goats-and-goblins-leader-in" if seat == state.leader else "goats-and-goblins-voted")
    return vote(state, decision, seat, told, joins=move.joins)


def _react_moves(state: State, seat: int) -> Sequence[Move]:
    decision = owing(state.decision, seat)
    moves: list[Move] = [*plays(state, seat)]
    if moves and decision.kind == "beat":
        moves.append(WAIT)
    if seat in decision.seats:
        moves.append(PASS)
    if seat in state.silent:
        moves.append(BACK_IN)
    elif seat in decision.seats:
        moves.append(NO_MORE)
    if seat in decision.seats:
        moves += terms_offered(state, seat)
    return moves


REACT: PlayMove[State, Move] = by_type(
    {Play: put_on_stack, Pass: let_pass, StandingPass: pass_on, BackIn: come_back, Wait: wait},
    "goats-and-goblins-react-now",
)


def _draw_moves(state: State, seat: int) -> Sequence[Move]:
    return [DRAW, *([STOP] if state.declared else []), *plays(state, seat), *_back(state, seat)]


def _play_first(state: State, seat: int, move: Play, chance: Chance, told: list[Event]) -> Next:
    follows = put_on_stack(state, seat, move, chance, told)
    state.stage = "exploring"
    return follows


def _divide_moves(state: State, _seat: int) -> Sequence[Move]:
    return [*(GIVES[seat] for seat in can_get(state)), DEAL]


def _divide(state: State, _seat: int, move: Give, _chance: Chance, told: list[Event]) -> Next:
    if move.seat not in can_get(state):
        raise IllegalMove("goats-and-goblins-not-to-them")
    hand_over(state, move.seat, state.pile[:1], told)
    return "dividing"


def _take_moves(state: State, _seat: int) -> Sequence[Move]:
    return [TAKES[card] for card in dict.fromkeys(state.pile)]


def _take(state: State, seat: int, move: Take, _chance: Chance, told: list[Event]) -> Next:
    if move.card not in state.pile:
        raise IllegalMove("goats-and-goblins-not-on-pile")
    hand_over(state, seat, [move.card], told)
    return "taking"


QUESTIONS: dict[str, Question[State, Move]] = by_kind(
    Question(
        "declare",
        _declare_moves,
        by_type({Declare: _declare, Play: put_on_stack, BackIn: listen_again}, "goats-and-goblins-declare-now"),
        lambda _state, _seat: DECLARES[LEAST_DECLARED],
        goblin.declare,
        tempo="turn",
        public=True,
    ),
    Question(
        "vote",
        _vote_moves,
        by_type({Vote: _vote, Play: put_on_stack, BackIn: listen_again}, "goats-and-goblins-vote-now"),
        lambda _state, _seat: OUT,
        goblin.vote,
        tempo="answer",
        public=True,
    ),
    Question("react", _react_moves, REACT, answer_by_silence, goblin.answer, tempo="reaction", public=True),
    Question("beat", _react_moves, REACT, lambda _state, _seat: PASS, goblin.answer, tempo="beat", public=True),
    Question(
        "draw",
        _draw_moves,
        by_type(
            {Draw: go_deeper, Play: _play_first, Stop: head_home, BackIn: listen_again},
            "goats-and-goblins-draw-now",
        ),
        lambda state, _seat: STOP if state.declared else DRAW,
        goblin.draw,
        tempo="answer",
        public=True,
    ),
    Question(
        "divide",
        _divide_moves,
        by_type({Give: _divide, Deal: deal_out}, "goats-and-goblins-divide-now"),
        lambda _state, _seat: DEAL,
        goblin.divide,
        tempo="answer",
        public=True,
    ),
    Question(
        "take",
        _take_moves,
        by_type({Take: _take}, "goats-and-goblins-take-now"),
        lambda state, _seat: TAKES[state.pile[0]],
        lambda state, _seat, _lots: TAKES[state.pile[0]],
        tempo="answer",
        public=True,
    ),
)

STEPS: dict[Next, Step[State]] = {
    "begin": begin,
    "turn": ask_leader,
    "declared": ask_votes,
    "voting": ask_votes,
    "revealed": explore,
    "exploring": explore,
    "dividing": divide,
    "taking": let_take,
    "window": open_window,
    "stack": resolve_newest,
}
