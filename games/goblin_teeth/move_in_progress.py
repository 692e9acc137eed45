"""A move in progress: the state, luck, the events so far, and the agenda (queue) of steps still to be done.

A card, a roll or the end of a round puts steps on the agenda. They are carried out one after the other until one asks a
question; its answer may put new steps before those that wait. With an empty agenda the turn goes on.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from games.engine.chance import Chance
from games.engine.contract import Decision
from games.engine.events import Event
from games.goblin_teeth.notation import DIE_WORDS, SLOT_WORDS
from games.goblin_teeth.state import (
    ALTAR_PLACE,
    HIDDEN_SLOT,
    AgendaStep,
    GoblinTeethState,
    build_steps_by_seat,
    get_die_owner,
)

TURN_STEPS = build_steps_by_seat("turn")


@dataclass(slots=True)
class MoveInProgress:
    """A state that a move is changing, and the events of the move so far."""

    state: GoblinTeethState
    chance: Chance
    events: list[Event] = field(default_factory=list)

    def add_event(self, event: Event) -> None:
        """Add an event."""
        self.events.append(event)

    def push_steps(self, *steps: AgendaStep) -> None:
        """Push steps on the agenda (queue) before all that wait there, the first one next."""
        self.state.agenda += steps[::-1]

    def ask_question(self, question: AgendaStep) -> None:
        """Let the match wait for the answer to a question."""
        state = self.state
        state.number += 1
        state.asked = question
        state.decision = Decision(state.number, question.kind, (question.seat,))

    def build_die_facts(self, die: int, was: int) -> tuple[int, str, int, int, str, str]:
        """Return the facts about a die that had another value: owner, name, old value, value, place, Item."""
        place = describe_place(self.state, self.state.places[die])
        return (get_die_owner(die), DIE_WORDS[die], was, self.state.dice[die], *place)


def describe_place(state: GoblinTeethState, place: int) -> tuple[str, str]:
    """Return the word for a place, and what everybody sees there."""
    if place < 0:
        return "altar" if place == ALTAR_PLACE else "unplayed", ""
    return SLOT_WORDS[place], find_visible_item(state, place)


def find_visible_item(state: GoblinTeethState, slot: int) -> str:
    """Return what everybody sees of an Item of the Pot: its name, or "hidden"."""
    return "hidden" if slot == HIDDEN_SLOT else state.pot[slot]


StepFunction = Callable[[MoveInProgress, AgendaStep], None]

STEP_FUNCTIONS: dict[str, StepFunction] = {}
"""The functions that carry out each kind of step."""


def register_step(kind: str) -> Callable[[StepFunction], StepFunction]:
    """Register the function that carries out a kind of step."""

    def register_function(carry: StepFunction) -> StepFunction:
        STEP_FUNCTIONS[kind] = carry
        return carry

    return register_function


def run_queued_steps(progress: MoveInProgress) -> None:
    """Run the agenda (queue of steps) until a question is open or the match has ended."""
    state = progress.state
    while state.decision is None and state.ended is None:
        if state.agenda:
            coming = state.agenda.pop()
            STEP_FUNCTIONS[coming.kind](progress, coming)
        else:
            progress.ask_question(TURN_STEPS[state.turn])
