"""The table during a move: the state, luck, what has been told, and the agenda of what is still to be done.

A card, a roll or the end of a round puts steps on the agenda. They are carried out one after the other until one asks
a question; its answer may put further steps before those that wait. With an empty agenda the turn goes on.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from games.engine.chance import Chance
from games.engine.contract import Decision, Event, Fact
from games.goblin_teeth.bids import Look
from games.goblin_teeth.notation import DICE, MOST_SEATS, SLOTS, Offer, Row
from games.goblin_teeth.state import ALTAR, HIDDEN, GoblinTeethState, Step, owner

TURNS = tuple(Step("turn", seat) for seat in range(MOST_SEATS))
DECLINE: Row = ("decline",)
"""The answer no to every "may"."""


@dataclass(slots=True)
class Table:
    """A state that a move is changing, and what is told of it so far."""

    state: GoblinTeethState
    chance: Chance
    events: list[Event] = field(default_factory=list)

    def tell(self, kind: str, **facts: Fact) -> None:
        """Tell everyone."""
        self.events.append(Event(kind, facts))

    def whisper(self, to: int, kind: str, **facts: Fact) -> None:
        """Tell one seat."""
        self.events.append(Event(kind, facts, to=to))

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda before all that wait there, the first one next."""
        self.state.agenda.extend(reversed(steps))

    def ask(self, question: Step) -> None:
        """Let the match wait for the answer to a question."""
        state = self.state
        state.number += 1
        state.asked = question
        state.decision = Decision(state.number, question.kind, (question.seat,))

    def tell_die(self, kind: str, die: int, was: int, **facts: Fact) -> None:
        """Tell what became of a die's value."""
        value, place = self.state.dice[die], self.state.places[die]
        self.tell(kind, die_seat=owner(die), die=DICE[die], was=was, value=value, **where(self.state, place), **facts)


def where(state: GoblinTeethState, place: int) -> dict[str, Fact]:
    """Return the facts of a place: the word for it, and what everybody sees there."""
    if place < 0:
        return {"place": "altar" if place == ALTAR else "unplayed", "item": ""}
    return {"place": SLOTS[place], "item": face(state, place)}


def face(state: GoblinTeethState, slot: int) -> str:
    """Return what everybody sees of an Item of the Pot: its name, or "hidden"."""
    return "hidden" if slot == HIDDEN else state.pot[slot]


Carry = Callable[[Table, Step], None]
Options = Callable[[Look, Step], Iterable[Offer]]
Answer = Callable[[Table, Step, Row], None]


@dataclass(frozen=True, slots=True)
class Question:
    """What may be answered, and what an answer does. `silence` is the default, if it is not `decline` or the first."""

    options: Options
    answer: Answer
    silence: Row | None = None


STEPS: dict[str, Carry] = {}
"""What carries out each kind of step."""
QUESTIONS: dict[str, Question] = {}
"""Each kind of question; a decision is of the same kind."""


def step(kind: str) -> Callable[[Carry], Carry]:
    """Register what carries out a kind of step."""

    def register(carry: Carry) -> Carry:
        STEPS[kind] = carry
        return carry

    return register


def question(kind: str, options: Options, silence: Row | None = None) -> Callable[[Answer], Answer]:
    """Register what the answers to a question are, and the decorated function as what they do."""

    def register(answer: Answer) -> Answer:
        QUESTIONS[kind] = Question(options, answer, silence)
        return answer

    return register


def proceed(table: Table) -> None:
    """Carry out the agenda until a question is open or the match has ended."""
    state = table.state
    while state.decision is None and state.ended is None:
        if state.agenda:
            coming = state.agenda.pop()
            STEPS[coming.kind](table, coming)
        else:
            table.ask(TURNS[state.turn])


def listed(*rows: Row) -> list[Offer]:
    """Return the offer of a short list of whole moves."""
    return [((), lambda: rows)]
