"""A small game for tests of tables: all show some fingers at once and in secret, round by round; most fingers win.

`peek` is a hidden step of a single player: it tells the seat its lucky number and leaves the decision as it is.
"""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pydantic import Field

from games.engine import (
    BadOptions,
    Chance,
    Cloneable,
    Constant,
    Decision,
    Game,
    GameOptions,
    IllegalMove,
    Outcome,
    Question,
    StepFunction,
    View,
    build_notation_refusal,
    index_questions,
    open_decision,
    parse_number,
    require_turn,
)
from games.engine.events import Event, Seat, event_class, list_event_kinds

HAND = 5


@event_class
class Peeked(Event):
    """A seat sees its lucky number."""

    seat: Seat
    lucky: int
    to: Seat


@event_class
class Answered(Event):
    """A seat has shown its fingers in secret."""

    seat: Seat


@event_class
class Noted(Event):
    """A seat sees what it has shown."""

    seat: Seat
    fingers: int
    to: Seat


@event_class
class Revealed(Event):
    """All see what each seat has shown."""

    fingers: list[int]


@dataclass(frozen=True, slots=True)
class Show:
    """Show so many fingers."""

    fingers: int

    def __str__(self) -> str:
        return f"show {self.fingers}"


class Peek(Constant):
    """Look at one's lucky number."""

    __slots__ = ()
    words = "peek"


class FingersOptions(GameOptions):
    """What the host may choose."""

    rounds: int = Field(default=2, ge=1, le=50, description="How many rounds are played.")
    first: int = Field(default=0, ge=0, le=6, description="A seat that must exist.")


@dataclass(slots=True)
class FingersState(Cloneable):
    """A match between two moves."""

    rounds: int
    scores: list[int]
    lucky: list[int]
    shown: dict[int, int] = field(default_factory=dict)
    decision: Decision | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FingersView(View):
    """What a seat may know: its own lucky number and fingers."""

    lucky: int | None
    shown: int | None


def _moves(_state: FingersState, _seat: int) -> Sequence[Show | Peek]:
    return [Peek(), *(Show(fingers) for fingers in range(HAND + 1))]


def _play(state: FingersState, seat: int, move: Show | Peek, _chance: Chance, told: list[Event]) -> str | None:
    if isinstance(move, Peek):
        told.append(Peeked(seat, state.lucky[seat], to=seat))
        return None
    if move.fingers > HAND:
        raise IllegalMove("bad-notation", text=str(move))
    state.shown[seat] = move.fingers
    state.decision = require_turn(state.decision, seat).remove_seat(seat)
    told += [Answered(seat), Noted(seat, move.fingers, to=seat)]
    return None if state.decision.seats else "settle"


def _settle(state: FingersState, _chance: Chance, told: list[Event]) -> None:
    fingers = [state.shown[seat] for seat in range(len(state.scores))]
    state.scores = [score + more for score, more in zip(state.scores, fingers, strict=True)]
    state.shown.clear()
    state.rounds -= 1
    if state.rounds:
        open_decision(state, "vote", tuple(range(len(fingers))), sealed=True)
    else:
        state.decision = None
    told.append(Revealed(fingers))


QUESTIONS: dict[str, Question[FingersState, Show | Peek]] = index_questions(
    Question("vote", _moves, _play, lambda _state, _seat: Show(0), tempo="answer"),
)


class Fingers(Game[FingersState, Show | Peek, FingersView]):
    """Two to six players."""

    key = "fingers"
    title = "Fingers"
    seats = range(2, 7)
    version = 3
    Options = FingersOptions
    State = FingersState
    event_kinds = list_event_kinds(sys.modules[__name__])
    preparing = frozenset({Peek})
    questions = QUESTIONS
    steps: Mapping[str, StepFunction[FingersState]] = {"settle": _settle}

    def deal(self, seats: int, options: FingersOptions, chance: Chance) -> FingersState:
        if options.first > seats:
            raise BadOptions("bad-first-seat", seats=seats)
        state = FingersState(options.rounds, [0] * seats, [chance.random_below(1000, "lucky") for _ in range(seats)])
        open_decision(state, "vote", tuple(range(seats)), sealed=True)
        return state

    def view(self, state: FingersState, seat: int | None) -> FingersView:
        return FingersView(
            seat=seat,
            seats=len(state.scores),
            decision=state.decision,
            scores=tuple(state.scores),
            outcome=self.outcome(state),
            lucky=None if seat is None else state.lucky[seat],
            shown=None if seat is None else state.shown.get(seat),
        )

    def parse_move(self, text: str) -> Show | Peek:
        match text.lower().split():
            case ["peek"]:
                return Peek()
            case ["show", number] if (fingers := parse_number(number)) is not None:
                return Show(fingers)
            case _:
                raise build_notation_refusal(text)

    def parse_player_input(self, state: FingersState, seat: int, text: str) -> list[Show | Peek]:
        return [self.parse_move(part) for part in text.split(",")]

    def imagine_state(self, state: FingersState, seat: int | None, chance: Chance) -> FingersState:
        world = state.clone()
        world.lucky = [
            mine if other == seat else chance.random_below(1000, "lucky") for other, mine in enumerate(state.lucky)
        ]
        world.shown = {
            other: mine if other == seat else chance.random_below(HAND + 1, "shown")
            for other, mine in state.shown.items()
        }
        return world

    def outcome(self, state: FingersState) -> Outcome | None:
        return None if state.decision else Outcome.from_scores(state.scores, "rounds")

    def count_pieces(self, state: FingersState) -> Mapping[str, int]:
        return {}
