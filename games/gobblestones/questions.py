"""What the match can ask: for a turn, tile by tile; and whether a face-down play is trusted."""

from games.engine.questions import Question, StepFunction, dispatch_by_type, index_questions
from games.gobblestones import bluff, challenge, goblin, turns
from games.gobblestones.moves import (
    CHALLENGE_MOVE,
    END_MOVE,
    TRUST_MOVE,
    ChallengePlay,
    EndTurn,
    LayTile,
    TakeBackTile,
    TrustPlay,
)
from games.gobblestones.moves import GobblestonesMove as Move
from games.gobblestones.state import GobblestonesState as State
from games.gobblestones.state import NextStep

QUESTIONS: dict[str, Question[State, Move]] = index_questions(
    Question(
        "turn",
        turns.list_turn_moves,
        dispatch_by_type(
            {LayTile: turns.lay_tile, TakeBackTile: turns.take_back_tile, EndTurn: turns.end_turn},
            "gobblestones-nothing-hidden",
        ),
        lambda _state, _seat: END_MOVE,
        goblin.choose_next_tile,
        tempo="turn",
    ),
    Question(
        "challenge",
        lambda _state, _seat: (TRUST_MOVE, CHALLENGE_MOVE),
        dispatch_by_type(
            {TrustPlay: challenge.record_challenge_answer, ChallengePlay: challenge.record_challenge_answer},
            "gobblestones-answer-first",
        ),
        lambda _state, _seat: TRUST_MOVE,
        bluff.choose_challenge_answer,
        tempo="answer",
    ),
)
"""Silence means: end the turn with the tiles laid so far; trust."""

STEP_FUNCTIONS: dict[NextStep, StepFunction[State]] = {
    "ask": challenge.ask_for_challenges,
    "settle": challenge.resolve_challenge,
    "close": turns.refill_rack_and_pass,
}
