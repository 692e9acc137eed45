"""Questions (kinds of decisions): the moves that answer one, how an answer is played, what silence means."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from games.engine.chance import Chance
from games.engine.errors import IllegalMove
from games.engine.events import Event

S = TypeVar("S")
M = TypeVar("M")

Tempo = Literal["turn", "answer", "reaction", "call", "beat"]
"""How long people take: for a turn, for an answer, to say whether they step in; to hurry after a last call: seconds
where people sit together, elsewhere as long as a reaction. A beat lasts as long as a glance."""

Play = Callable[[S, int, M, Chance, list[Event]], str | None]
"""Plays a seat's move, or raises `IllegalMove` without changing anything; tells what happened, and names the next
step."""

StepFunction = Callable[[S, Chance, list[Event]], str | None]
"""A step that asks nobody. It names the next step, or returns `None`: the match waits, or has ended."""


@dataclass(frozen=True, slots=True)
class Question(Generic[S, M]):
    """A kind of decision.

    `moves` lists all legal moves of a seat that owes an answer or is welcome to move, and `play` plays one of them.
    `silence` is the move of a seat that owes an answer and gives none. `hunch` is a likely answer, found fast, for
    goblins; without one, half of their guesses are what silence means, the others any legal move. `tempo` is how long
    people take. It has no default, so that a new kind does not become a turn by accident. `public` tells that the moves
    follow from what everybody sees: then a single one plays itself after a beat. Elsewhere that would show a hand.
    """

    kind: str
    moves: Callable[[S, int], Sequence[M]]
    play: Play[S, M]
    silence: Callable[[S, int], M]
    hunch: Callable[[S, int, Chance], M] | None = None
    tempo: Tempo = field(kw_only=True)
    public: bool = field(default=False, kw_only=True)


def index_questions(*questions: Question[S, M]) -> dict[str, Question[S, M]]:
    """Return the questions of a game by their kinds."""
    return {question.kind: question for question in questions}


def make_any_move_guess(moves: Callable[[S, int], Sequence[M]]) -> Callable[[S, int, Chance], M]:
    """Return a hunch that may be any move of a list."""
    return lambda state, seat, rng: rng.pick(moves(state, seat), "hunch")


def dispatch_by_type(answers: Mapping[type, Play[S, Any]], refusal: str) -> Play[S, Any]:
    """Return a function that dispatches a move to its handler by type; others are refused with this code."""

    def play_by_type(state: S, seat: int, move: Any, chance: Chance, event_log: list[Event]) -> str | None:
        answer = answers.get(type(move))
        if answer is None:
            raise IllegalMove(refusal)
        return answer(state, seat, move, chance, event_log)

    return play_by_type
