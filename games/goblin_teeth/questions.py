"""What a match can ask, declared to the engine: the stored question (`asked`) says what an answer is about.

A question is declared beside its rule. Its answer is carried out, then the agenda until the next question.
"""

from collections.abc import Callable

from games.engine.chance import Chance
from games.engine.errors import IllegalMove
from games.engine.events import Event
from games.engine.questions import Question, Tempo
from games.goblin_teeth.bids import SeatLook
from games.goblin_teeth.move_in_progress import TURN_STEPS, MoveInProgress, run_queued_steps
from games.goblin_teeth.notation import GoblinTeethMove, MoveGroup, Moves, MoveWords
from games.goblin_teeth.state import AgendaStep, GoblinTeethState

DECLINE_ROW: MoveWords = ("decline",)
"""The answer "no" to every "may"."""

Offers = Callable[[SeatLook, AgendaStep], list[MoveGroup]]
Fits = Callable[[SeatLook, MoveWords], bool]
AnswerFunction = Callable[[MoveInProgress, AgendaStep, MoveWords], None]
SilentAnswer = MoveWords | Callable[[SeatLook], MoveWords]
"""What is played for who does not answer: always the same, or what the table suggests."""

QUESTIONS: dict[str, Question[GoblinTeethState, GoblinTeethMove]] = {}
"""Each kind of question; a decision has the same kind."""


def register_question(
    kind: str, tempo: Tempo, offers: Offers, silence: SilentAnswer = DECLINE_ROW, fits: Fits | None = None
) -> Callable[[AnswerFunction], AnswerFunction]:
    """Register the answers to a question, and the decorated function that carries them out.

    `silence` is the default if it is offered, otherwise the first answer is. `fits` judges one answer among many;
    without it, all are listed for that.
    """

    def list_answers(state: GoblinTeethState, seat: int) -> Moves:
        return Moves(offers(SeatLook(state, seat), get_open_question(state, seat)))

    def silent_move(state: GoblinTeethState, seat: int) -> GoblinTeethMove:
        row = silence(SeatLook(state, seat)) if callable(silence) else silence
        offered, silently = list_answers(state, seat), GoblinTeethMove(row)
        return silently if silently in offered else offered[0]

    def register_answer(answer: AnswerFunction) -> AnswerFunction:
        def play_answer(
            state: GoblinTeethState, seat: int, move: GoblinTeethMove, chance: Chance, event_log: list[Event]
        ) -> None:
            if not (fits(SeatLook(state, seat), move.words) if fits else move in list_answers(state, seat)):
                raise IllegalMove("goblin-teeth-answer-first")
            step, progress = get_open_question(state, seat), close_question(state, chance, event_log)
            answer(progress, step, move.words)
            run_queued_steps(progress)

        QUESTIONS[kind] = Question(kind, list_answers, play_answer, silent_move, tempo=tempo)
        return answer

    return register_answer


def get_open_question(state: GoblinTeethState, seat: int) -> AgendaStep:
    """Return the open question, if it is put to this seat."""
    return state.asked or TURN_STEPS[seat]


def close_question(state: GoblinTeethState, chance: Chance, event_log: list[Event]) -> MoveInProgress:
    """Close the open question; return the move in progress by which its answer is carried out."""
    state.decision = state.asked = None
    return MoveInProgress(state, chance, event_log)


def offer_rows(*rows: MoveWords) -> list[MoveGroup]:
    """Return the offer of a short list of whole moves."""
    return [((), rows)]
