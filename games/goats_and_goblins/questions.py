"""What the match can ask, and the steps that follow one another without asking anybody."""

from collections.abc import Sequence

from games.engine.chance import Chance
from games.engine.contract import require_turn
from games.engine.errors import IllegalMove
from games.engine.events import Event
from games.engine.questions import Play as PlayMove
from games.engine.questions import Question, Step, by_kind, by_type
from games.goats_and_goblins import goblin
from games.goats_and_goblins.actions import playable_actions
from games.goats_and_goblins.expedition import (
    LEAST_DECLARED,
    announce_stop,
    ask_leader,
    ask_votes,
    begin_turn,
    draw_one_more,
    explore_cave,
    note_declaration,
    note_vote,
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
from games.goats_and_goblins.treasure import deal_out, divide_pile, hand_over, seats_due_card, take_from_pile
from games.goats_and_goblins.windows import (
    answer_by_silence,
    halt_drawing,
    let_pass,
    open_window,
    pass_for_longer,
    put_on_stack,
    resolve_newest,
    take_back_pass,
    take_back_pass_later,
    terms_offered,
)


def _declare_moves(state: State, seat: int) -> Sequence[Move]:
    return [
        *DECLARES[LEAST_DECLARED : len(state.cave) + 1],
        *playable_actions(state, seat),
        *_back_in_moves(state, seat),
    ]


def _back_in_moves(state: State, seat: int) -> Sequence[Move]:
    """Return the way back for a seat with a standing pass: it need not wait for a window."""
    return (BACK_IN,) if seat in state.silent else ()


def _play_declare(state: State, _seat: int, move: Declare, _chance: Chance, told: list[Event]) -> Next:
    if not LEAST_DECLARED <= move.number <= len(state.cave):
        raise IllegalMove("goats-and-goblins-declare-range", least=LEAST_DECLARED, most=len(state.cave))
    return note_declaration(state, move.number, told)


def _vote_moves(state: State, seat: int) -> Sequence[Move]:
    votes = (IN, OUT) if seat in require_turn(state.decision, seat).seats else ()
    return [*votes, *playable_actions(state, seat), *_back_in_moves(state, seat)]


def _play_vote(state: State, seat: int, move: Vote, _chance: Chance, told: list[Event]) -> Next | None:
    decision = require_turn(state.decision, seat)
    if seat not in decision.seats:
        raise IllegalMove("goats-and-goblins-leader-in" if seat == state.leader else "goats-and-goblins-voted")
    return note_vote(state, decision, seat, told, joins=move.joins)


def _react_moves(state: State, seat: int) -> Sequence[Move]:
    decision = require_turn(state.decision, seat)
    moves: list[Move] = [*playable_actions(state, seat)]
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
    {Play: put_on_stack, Pass: let_pass, StandingPass: pass_for_longer, BackIn: take_back_pass, Wait: halt_drawing},
    "goats-and-goblins-react-now",
)


def _draw_moves(state: State, seat: int) -> Sequence[Move]:
    return [DRAW, *([STOP] if state.declared else []), *playable_actions(state, seat), *_back_in_moves(state, seat)]


def _play_before_drawing(state: State, seat: int, move: Play, chance: Chance, told: list[Event]) -> Next:
    follows = put_on_stack(state, seat, move, chance, told)
    state.stage = "exploring"
    return follows


def _divide_moves(state: State, _seat: int) -> Sequence[Move]:
    return [*(GIVES[seat] for seat in seats_due_card(state)), DEAL]


def _play_give(state: State, _seat: int, move: Give, _chance: Chance, told: list[Event]) -> Next:
    if move.seat not in seats_due_card(state):
        raise IllegalMove("goats-and-goblins-not-to-them")
    hand_over(state, move.seat, state.pile[:1], told)
    return "dividing"


def _take_moves(state: State, _seat: int) -> Sequence[Move]:
    return [TAKES[card] for card in dict.fromkeys(state.pile)]


def _play_take(state: State, seat: int, move: Take, _chance: Chance, told: list[Event]) -> Next:
    if move.card not in state.pile:
        raise IllegalMove("goats-and-goblins-not-on-pile")
    hand_over(state, seat, [move.card], told)
    return "taking"


QUESTIONS: dict[str, Question[State, Move]] = by_kind(
    Question(
        "declare",
        _declare_moves,
        by_type(
            {Declare: _play_declare, Play: put_on_stack, BackIn: take_back_pass_later}, "goats-and-goblins-declare-now"
        ),
        lambda _state, _seat: DECLARES[LEAST_DECLARED],
        goblin.declare_hunch,
        tempo="turn",
        public=True,
    ),
    Question(
        "vote",
        _vote_moves,
        by_type({Vote: _play_vote, Play: put_on_stack, BackIn: take_back_pass_later}, "goats-and-goblins-vote-now"),
        lambda _state, _seat: OUT,
        goblin.vote_hunch,
        tempo="answer",
        public=True,
    ),
    Question("react", _react_moves, REACT, answer_by_silence, goblin.reaction_hunch, tempo="reaction", public=True),
    Question("beat", _react_moves, REACT, lambda _state, _seat: PASS, goblin.reaction_hunch, tempo="beat", public=True),
    Question(
        "draw",
        _draw_moves,
        by_type(
            {Draw: draw_one_more, Play: _play_before_drawing, Stop: announce_stop, BackIn: take_back_pass_later},
            "goats-and-goblins-draw-now",
        ),
        lambda state, _seat: STOP if state.declared else DRAW,
        goblin.draw_hunch,
        tempo="answer",
        public=True,
    ),
    Question(
        "divide",
        _divide_moves,
        by_type({Give: _play_give, Deal: deal_out}, "goats-and-goblins-divide-now"),
        lambda _state, _seat: DEAL,
        goblin.divide_hunch,
        tempo="answer",
        public=True,
    ),
    Question(
        "take",
        _take_moves,
        by_type({Take: _play_take}, "goats-and-goblins-take-now"),
        lambda state, _seat: TAKES[state.pile[0]],
        lambda state, _seat, _lots: TAKES[state.pile[0]],
        tempo="answer",
        public=True,
    ),
)

STEPS: dict[Next, Step[State]] = {
    "begin": begin_turn,
    "turn": ask_leader,
    "declared": ask_votes,
    "voting": ask_votes,
    "revealed": explore_cave,
    "exploring": explore_cave,
    "dividing": divide_pile,
    "taking": take_from_pile,
    "window": open_window,
    "stack": resolve_newest,
}
