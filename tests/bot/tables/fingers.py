"""A small game for tests of tables: all show some fingers at once and in secret, round by round; most fingers win.

`peek` is a hidden step of one's own: it tells the seat its lucky number and leaves the decision as it is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pydantic import Field

from games.engine import (
    BadNotation,
    BadOptions,
    Chance,
    Decision,
    Event,
    Game,
    GameOptions,
    IllegalMove,
    Outcome,
    View,
    next_decision,
    owing,
)

HAND = 5


@dataclass(frozen=True, slots=True)
class Show:
    """Show so many fingers."""

    fingers: int

    def __str__(self) -> str:
        return f"show {self.fingers}"


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at one's lucky number."""

    def __str__(self) -> str:
        return "peek"


class FingersOptions(GameOptions):
    """What the host may choose."""

    rounds: int = Field(default=2, ge=1, le=50, description="How many rounds are played.")
    first: int = Field(default=0, ge=0, le=6, description="A seat that must exist.")


@dataclass(slots=True)
class FingersState:
    """A match between two moves."""

    rounds: int
    scores: list[int]
    lucky: list[int]
    shown: dict[int, int] = field(default_factory=dict)
    decision: Decision | None = None

    def clone(self) -> "FingersState":
        return FingersState(self.rounds, self.scores.copy(), self.lucky.copy(), self.shown.copy(), self.decision)


@dataclass(frozen=True, slots=True, kw_only=True)
class FingersView(View):
    """What a seat may know: its own lucky number and fingers."""

    lucky: int | None
    shown: int | None


class Fingers(Game[FingersState, Show | Peek, FingersView]):
    """Two to six players."""

    key = "fingers"
    title = "Fingers"
    seats = range(2, 7)
    version = 3
    Options = FingersOptions
    State = FingersState

    def deal(self, seats: int, options: FingersOptions, chance: Chance) -> FingersState:
        if options.first > seats:
            raise BadOptions("bad-first-seat", seats=seats)
        state = FingersState(options.rounds, [0] * seats, [chance.below(1000, "lucky") for _ in range(seats)])
        next_decision(state, "vote", tuple(range(seats)), sealed=True)
        return state

    def legal_moves(self, state: FingersState, seat: int) -> Sequence[Show | Peek]:
        if state.decision is None or seat not in state.decision.seats:
            return ()
        return [Peek(), *(Show(fingers) for fingers in range(HAND + 1))]

    def play(self, state: FingersState, seat: int, move: Show | Peek, chance: Chance) -> list[Event]:
        decision = owing(state.decision, seat)
        if isinstance(move, Peek):
            return [Event("peeked", {"seat": seat, "lucky": state.lucky[seat]}, to=seat)]
        if move.fingers > HAND:
            raise IllegalMove("bad-notation", text=str(move))
        state.shown[seat] = move.fingers
        state.decision = decision.without(seat)
        answered = [
            Event("answered", {"seat": seat}),
            Event("noted", {"seat": seat, "fingers": move.fingers}, to=seat),
        ]
        return answered if state.decision.seats else answered + self._settle(state)

    def _settle(self, state: FingersState) -> list[Event]:
        fingers = [state.shown[seat] for seat in range(len(state.scores))]
        state.scores = [score + more for score, more in zip(state.scores, fingers, strict=True)]
        state.shown.clear()
        state.rounds -= 1
        if state.rounds:
            next_decision(state, "vote", tuple(range(len(fingers))), sealed=True)
        else:
            state.decision = None
        return [Event("revealed", {"fingers": fingers})]

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

    def parse(self, text: str) -> Show | Peek:
        match text.lower().split():
            case ["peek"]:
                return Peek()
            case ["show", number] if number.isdecimal():
                return Show(int(number))
            case _:
                raise BadNotation("bad-notation", text=text[:40])

    def moves_from(self, state: FingersState, seat: int, text: str) -> list[Show | Peek]:
        return [self.parse(part) for part in text.split(",")]

    def default_move(self, state: FingersState, seat: int) -> Show | Peek:
        return Show(0)

    def imagine(self, state: FingersState, seat: int | None, chance: Chance) -> FingersState:
        raise NotImplementedError

    def outcome(self, state: FingersState) -> Outcome | None:
        return None if state.decision else Outcome.ranked(state.scores, "rounds")

    def pieces(self, state: FingersState) -> Mapping[str, int]:
        return {}
