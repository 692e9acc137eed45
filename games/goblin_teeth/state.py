"""The state of Goblin Teeth between two moves."""

from dataclasses import dataclass, field

from games.engine.cloning import Cloneable
from games.engine.contract import Decision
from games.engine.values import value_class
from games.goblin_teeth.notation import DICE_A_PLAYER, MAX_SEATS

UNPLAYED_PLACE, ALTAR_PLACE = -1, -2
"""Where a die is if it is not on an Item: in front of its player, or on the Altar. Items of the Pot count from 0."""
HIDDEN_SLOT = 0
"""The place in the Pot of the face-down Item."""

DICE_BY_SEAT = tuple(
    tuple(range(first, first + DICE_A_PLAYER)) for first in range(0, MAX_SEATS * DICE_A_PLAYER, DICE_A_PLAYER)
)
"""The dice of each seat, at tables of all sizes."""

Memory = list[list[tuple[str, ...]]]


@value_class
class AgendaStep:
    """Something that is still to be done, or an open question: the kind says what it is about."""

    kind: str
    seat: int = 0
    die: int = 0
    number: int = 0
    card: str = ""


def build_steps_by_seat(kind: str) -> tuple[AgendaStep, ...]:
    """Return the steps of a kind by seat, cached: they are needed again and again."""
    return tuple(AgendaStep(kind, seat) for seat in range(MAX_SEATS))


@dataclass(slots=True)
class GoblinTeethState(Cloneable):
    """The state of a match. Die d is one of seat d // 3; cards and Items are strings; the top of a pile is its end.

    `dice` are values, `places` the Items of the Pot they are on (or `UNPLAYED_PLACE`, `ALTAR_PLACE`). `hands` mix Items
    and Cheats; `front` are the Ongoing cards in front of each player. `offerings` are names by seat.

    `agenda` holds the steps still to be done, the next one last; `asked` is the question of `decision`, if it is not
    simply a turn. `playing` are the Cheats being resolved, `held` the cards from which one is kept and one given.
    `spent` (Cheats played), `passing` and `poisoned` belong to the turn, `passes` (turns that ended without a die) to
    the round. `ranks` are set when the match has ended.

    `memory[onlooker][seat]` are cards that a viewer knows to be in the hand of a seat; the last viewer is the
    public. `hidden_seen` and `deck_seen` are sets of viewers, as bits: who knows the face-down Item, and who knows a
    card in the deck of Cheats because they saw it put on top.
    """

    seats: int
    offerings: tuple[tuple[str, ...], ...]
    dice: list[int]
    places: list[int]
    pot: list[str]
    hands: list[list[str]]
    front: list[list[str]]
    items: list[str]
    item_discard: list[str]
    cheats: list[str]
    cheat_discard: list[str]
    memory: Memory
    decision: Decision | None
    number: int = 0
    round: int = 0
    first: int = 0
    turn: int = 0
    spent: int = 0
    passing: bool = False
    poisoned: bool = False
    passes: int = 0
    hidden_seen: int = 0
    deck_seen: dict[str, int] = field(default_factory=dict)
    agenda: list[AgendaStep] = field(default_factory=list)
    asked: AgendaStep | None = None
    playing: list[str] = field(default_factory=list)
    held: list[str] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    ended: str | None = None

    def list_dice_left(self, seat: int) -> list[int]:
        """Return the unplayed dice of a seat."""
        return [die for die in DICE_BY_SEAT[seat] if self.places[die] == UNPLAYED_PLACE]

    def has_dice_left(self, seat: int) -> bool:
        """Tell whether a seat has an unplayed die."""
        return UNPLAYED_PLACE in self.places[seat * DICE_A_PLAYER : (seat + 1) * DICE_A_PLAYER]

    def list_seats_from(self, seat: int) -> list[int]:
        """Return all seats in turn order, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]


def get_die_owner(die: int) -> int:
    """Return the seat that a die belongs to."""
    return die // DICE_A_PLAYER
