"""What a match can ask, declared to the engine: the stored question (`asked`) says what an answer is about.

A question is declared beside its rule. Its answer is carried out, then the agenda until the next question.
"""

from collections.abc import Callable

from games.engine.chance import Chance
from games.engine.errors import IllegalMove
from games.engine.events import Event
from games.engine.questions import Question, Tempo
from games.goblin_teeth.bids import Look
from games.goblin_teeth.notation import GoblinTeethMove, Group, Moves, Row
from games.goblin_teeth.state import GoblinTeethState, Step
from games.goblin_teeth.table import TURNS, Table, proceed

DECLINE: Row = ("decline",)
"""The answer "no" to every "may"."""

Offers = Callable[[Look, Step], list[Group]]
Fits = Callable[[Look, Row], bool]
Answer = Callable[[Table, Step, Row], None]

QUESTIONS: dict[str, Question[GoblinTeethState, GoblinTeethMove]] = {}
"""Each kind of question; a decision has the same kind."""


def question(
    kind: str, tempo: Tempo, offers: Offers, silence: Row = DECLINE, fits: Fits | None = None
) -> Callable[[Answer], Answer]:
    """Register the answers to a question, and the decorated function that carries them out.

    `silence` is the default if it is offered, otherwise the first answer is. `fits` judges one answer among many;
    without it, all are listed for that.
    """

    def moves(state: GoblinTeethState, seat: int) -> Moves:
        return Moves(offers(Look(state, seat), asked_in(state, seat)))

    def silent(state: GoblinTeethState, seat: int) -> GoblinTeethMove:
        offered, silently = moves(state, seat), GoblinTeethMove(silence)
        return silently if silently in offered else offered[0]

    def register(answer: Answer) -> Answer:
        def play(state: GoblinTeethState, seat: int, move: GoblinTeethMove, chance: Chance, told: list[Event]) -> None:
            if not (fits(Look(state, seat), move.words) if fits else move in moves(state, seat)):
                raise IllegalMove("goblin-teeth-answer-first")
            asked, table = asked_in(state, seat), answered(state, chance, told)
            answer(table, asked, move.words)
            proceed(table)

        QUESTIONS[kind] = Question(kind, moves, play, silent, tempo=tempo)
        return answer

    return register


def asked_in(state: GoblinTeethState, seat: int) -> Step:
    """Return the open question, if it is put to this seat."""
    return state.asked or TURNS[seat]


def answered(state: GoblinTeethState, chance: Chance, told: list[Event]) -> Table:
    """Return the table on which an answer is carried out: the question is no longer open."""
    state.decision = state.asked = None
    return Table(state, chance, told)


def listed(*rows: Row) -> list[Group]:
    """Return the offer of a short list of whole moves."""
    return [((), rows)]
