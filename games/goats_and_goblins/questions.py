"""What the match can ask, and the steps that follow one another without asking anybody."""

from collections.abc import Sequence

from games.engine.chance import Chance
from games.engine.contract import require_turn
from games.engine.errors import IllegalMove
from games.engine.events import Event
from games.engine.questions import Play as PlayMove
from games.engine.questions import Question, StepFunction, dispatch_by_type, index_questions
from games.goats_and_goblins import goblin
from games.goats_and_goblins.actions import list_playable_actions
from games.goats_and_goblins.expedition import (
    MIN_DECLARED,
    announce_stop,
    ask_for_votes,
    ask_leader,
    begin_turn,
    continue_expedition,
    draw_another_card,
    record_declaration,
    record_vote,
)
from games.goats_and_goblins.moves import (
    BACK_IN_MOVE,
    DEAL_MOVE,
    DECLARE_MOVES,
    DRAW_MOVE,
    GIVE_MOVES,
    NO_MORE_MOVE,
    PASS_MOVE,
    STOP_MOVE,
    TAKE_MOVES,
    VOTE_IN,
    VOTE_OUT,
    WAIT_MOVE,
    CastVote,
    DealRest,
    DeclareDraws,
    DrawDeeper,
    EndStandingPass,
    GiveBestCard,
    HaltDrawing,
    PassReaction,
    PlayAction,
    StandingPass,
    StopDrawing,
    TakePileCard,
)
from games.goats_and_goblins.moves import GoatsAndGoblinsMove as Move
from games.goats_and_goblins.reaction_windows import (
    choose_timeout_move,
    end_standing_pass,
    end_standing_pass_outside_window,
    list_standing_passes,
    open_reaction_window,
    pause_drawing,
    play_action_card,
    record_pass,
    record_standing_pass,
    resolve_top_card,
)
from games.goats_and_goblins.state import GoatsAndGoblinsState as State
from games.goats_and_goblins.state import NextStep
from games.goats_and_goblins.treasure import (
    ask_outs_to_take,
    deal_remaining_treasure,
    divide_next_treasure_card,
    give_cards,
    list_treasure_recipients,
)


def _list_declare_moves(state: State, seat: int) -> Sequence[Move]:
    return [
        *DECLARE_MOVES[MIN_DECLARED : len(state.cave) + 1],
        *list_playable_actions(state, seat),
        *_list_back_in_moves(state, seat),
    ]


def _list_back_in_moves(state: State, seat: int) -> Sequence[Move]:
    """Return the way back for a seat with a standing pass: it need not wait for a window."""
    return (BACK_IN_MOVE,) if seat in state.silent else ()


def _play_declare(state: State, _seat: int, move: DeclareDraws, _chance: Chance, event_log: list[Event]) -> NextStep:
    if not MIN_DECLARED <= move.number <= len(state.cave):
        raise IllegalMove("goats-and-goblins-declare-range", least=MIN_DECLARED, most=len(state.cave))
    return record_declaration(state, move.number, event_log)


def _list_vote_moves(state: State, seat: int) -> Sequence[Move]:
    votes = (VOTE_IN, VOTE_OUT) if seat in require_turn(state.decision, seat).seats else ()
    return [*votes, *list_playable_actions(state, seat), *_list_back_in_moves(state, seat)]


def _play_vote(state: State, seat: int, move: CastVote, _chance: Chance, event_log: list[Event]) -> NextStep | None:
    decision = require_turn(state.decision, seat)
    if seat not in decision.seats:
        raise IllegalMove("goats-and-goblins-leader-in" if seat == state.leader else "goats-and-goblins-voted")
    return record_vote(state, decision, seat, event_log, joins=move.joins)


def _list_react_moves(state: State, seat: int) -> Sequence[Move]:
    decision = require_turn(state.decision, seat)
    moves: list[Move] = [*list_playable_actions(state, seat)]
    if moves and decision.kind == "beat":
        moves.append(WAIT_MOVE)
    if seat in decision.seats:
        moves.append(PASS_MOVE)
    if seat in state.silent:
        moves.append(BACK_IN_MOVE)
    elif seat in decision.seats:
        moves.append(NO_MORE_MOVE)
    if seat in decision.seats:
        moves += list_standing_passes(state, seat)
    return moves


REACTION_DISPATCH: PlayMove[State, Move] = dispatch_by_type(
    {
        PlayAction: play_action_card,
        PassReaction: record_pass,
        StandingPass: record_standing_pass,
        EndStandingPass: end_standing_pass,
        HaltDrawing: pause_drawing,
    },
    "goats-and-goblins-react-now",
)


def _list_draw_moves(state: State, seat: int) -> Sequence[Move]:
    return [
        DRAW_MOVE,
        *([STOP_MOVE] if state.declared else []),
        *list_playable_actions(state, seat),
        *_list_back_in_moves(state, seat),
    ]


def _play_before_drawing(state: State, seat: int, move: PlayAction, chance: Chance, event_log: list[Event]) -> NextStep:
    follows = play_action_card(state, seat, move, chance, event_log)
    state.stage = "exploring"
    return follows


def _list_divide_moves(state: State, _seat: int) -> Sequence[Move]:
    return [*(GIVE_MOVES[seat] for seat in list_treasure_recipients(state)), DEAL_MOVE]


def _play_give(state: State, _seat: int, move: GiveBestCard, _chance: Chance, event_log: list[Event]) -> NextStep:
    if move.seat not in list_treasure_recipients(state):
        raise IllegalMove("goats-and-goblins-not-to-them")
    give_cards(state, move.seat, state.pile[:1], event_log)
    return "dividing"


def _list_take_moves(state: State, _seat: int) -> Sequence[Move]:
    return [TAKE_MOVES[card] for card in dict.fromkeys(state.pile)]


def _play_take(state: State, seat: int, move: TakePileCard, _chance: Chance, event_log: list[Event]) -> NextStep:
    if move.card not in state.pile:
        raise IllegalMove("goats-and-goblins-not-on-pile")
    give_cards(state, seat, [move.card], event_log)
    return "taking"


QUESTIONS: dict[str, Question[State, Move]] = index_questions(
    Question(
        "declare",
        _list_declare_moves,
        dispatch_by_type(
            {
                DeclareDraws: _play_declare,
                PlayAction: play_action_card,
                EndStandingPass: end_standing_pass_outside_window,
            },
            "goats-and-goblins-declare-now",
        ),
        lambda _state, _seat: DECLARE_MOVES[MIN_DECLARED],
        goblin.guess_declaration,
        tempo="turn",
        public=True,
    ),
    Question(
        "vote",
        _list_vote_moves,
        dispatch_by_type(
            {CastVote: _play_vote, PlayAction: play_action_card, EndStandingPass: end_standing_pass_outside_window},
            "goats-and-goblins-vote-now",
        ),
        lambda _state, _seat: VOTE_OUT,
        goblin.guess_vote,
        tempo="answer",
        public=True,
    ),
    Question(
        "react",
        _list_react_moves,
        REACTION_DISPATCH,
        choose_timeout_move,
        goblin.guess_reaction,
        tempo="reaction",
        public=True,
    ),
    Question(
        "beat",
        _list_react_moves,
        REACTION_DISPATCH,
        lambda _state, _seat: PASS_MOVE,
        goblin.guess_reaction,
        tempo="beat",
        public=True,
    ),
    Question(
        "draw",
        _list_draw_moves,
        dispatch_by_type(
            {
                DrawDeeper: draw_another_card,
                PlayAction: _play_before_drawing,
                StopDrawing: announce_stop,
                EndStandingPass: end_standing_pass_outside_window,
            },
            "goats-and-goblins-draw-now",
        ),
        lambda state, _seat: STOP_MOVE if state.declared else DRAW_MOVE,
        goblin.guess_draw,
        tempo="answer",
        public=True,
    ),
    Question(
        "divide",
        _list_divide_moves,
        dispatch_by_type({GiveBestCard: _play_give, DealRest: deal_remaining_treasure}, "goats-and-goblins-divide-now"),
        lambda _state, _seat: DEAL_MOVE,
        goblin.guess_division,
        tempo="answer",
        public=True,
    ),
    Question(
        "take",
        _list_take_moves,
        dispatch_by_type({TakePileCard: _play_take}, "goats-and-goblins-take-now"),
        lambda state, _seat: TAKE_MOVES[state.pile[0]],
        lambda state, _seat, _rng: TAKE_MOVES[state.pile[0]],
        tempo="answer",
        public=True,
    ),
)

STEP_FUNCTIONS: dict[NextStep, StepFunction[State]] = {
    "begin": begin_turn,
    "turn": ask_leader,
    "declared": ask_for_votes,
    "voting": ask_for_votes,
    "revealed": continue_expedition,
    "exploring": continue_expedition,
    "dividing": divide_next_treasure_card,
    "taking": ask_outs_to_take,
    "window": open_reaction_window,
    "stack": resolve_top_card,
}
