"""What the match can ask: for a turn, tile by tile; and whether a face-down play is trusted."""

from games.engine.questions import Question, Step, by_kind, by_type
from games.gobblestones import bluff, challenge, goblin, turns
from games.gobblestones.moves import CHALLENGE, END, TRUST, Challenge, End, Lay, Take, Trust
from games.gobblestones.moves import GobblestonesMove as Move
from games.gobblestones.state import GobblestonesState as State
from games.gobblestones.state import Next

QUESTIONS: dict[str, Question[State, Move]] = by_kind(
    Question(
        "turn",
        turns.turn_moves,
        by_type({Lay: turns.lay_tile, Take: turns.take_tile_back, End: turns.end_turn}, "gobblestones-nothing-hidden"),
        lambda _state, _seat: END,
        goblin.lay_on,
        tempo="turn",
    ),
    Question(
        "challenge",
        lambda _state, _seat: (TRUST, CHALLENGE),
        by_type({Trust: challenge.note_answer, Challenge: challenge.note_answer}, "gobblestones-answer-first"),
        lambda _state, _seat: TRUST,
        bluff.answer_by_odds,
        tempo="answer",
    ),
)
"""Silence means: end the turn with the tiles laid so far; trust."""

STEPS: dict[Next, Step[State]] = {
    "ask": challenge.ask_opponents,
    "settle": challenge.settle_play,
    "close": turns.close_turn,
}
