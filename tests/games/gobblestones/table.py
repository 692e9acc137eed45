"""A table of Gobblestones for tests: any position, played in notation, asked by the names of spaces."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.engine import Decision, Event, GameError, SwiftChance
from games.gobblestones import TILE_COLOURS, Gobblestones, GobblestonesView, build_field
from games.gobblestones.field import SPACE_BY_NAME, format_space_name, pack_spaces_into_mask
from games.gobblestones.state import GobblestonesState

GAME = Gobblestones()
FRONTS = tuple(range(0, 18, 2))
"""The front sides of the nine boards, in the file's order."""
FIELD = build_field(FRONTS)
PLENTY = (5, 5, 5, 5, 5)
"""A rack with five tiles of each colour: enough for any row."""
RED, YELLOW, GREEN, BLUE, TURQUOISE = range(5)


def at(name: str) -> int:
    """The space of a name."""
    return SPACE_BY_NAME[name]


def colour_of(name: str) -> str:
    """The colour of a space of the front sides; red for a grey one, which takes any."""
    return TILE_COLOURS[FIELD.colour[at(name)] or 0]


def wrong_colour_of(name: str) -> str:
    """A colour that a space of the front sides does not take."""
    assert FIELD.colour[at(name)] is not None, f"{name} is grey"
    return next(colour for colour in TILE_COLOURS if colour != colour_of(name))


def worth(*names: str) -> int:
    """What these spaces of the front sides are worth together."""
    return sum(FIELD.value[at(name)] for name in names)


def rack(**tiles: int) -> tuple[int, ...]:
    """A rack with so many tiles of each colour."""
    return tuple(tiles.get(colour, 0) for colour in TILE_COLOURS)


class Table:
    """A match at any position. `covered` are spaces that earlier tiles cover, each with its own colour.

    The bag holds what is not on racks or the field, unless `bag` says how many tiles of each colour are left.
    """

    def __init__(
        self,
        *,
        covered: Iterable[str] = (),
        racks: Iterable[Iterable[int]] = (PLENTY, PLENTY),
        bag: Iterable[int] = PLENTY,
        turn: int = 0,
        bluff: bool = False,
        down: Mapping[str, int] | None = None,
        scores: Iterable[int] | None = None,
        short_end: bool = False,
    ) -> None:
        seats = [list(tiles) for tiles in racks]
        self.state = GobblestonesState(
            seats=len(seats),
            bluff=bluff,
            layout=FRONTS,
            covered=pack_spaces_into_mask(*map(at, covered)),
            tiles={at(name): TILE_COLOURS.index(colour_of(name)) for name in covered},
            down={at(name): layer for name, layer in (down or {}).items()},
            racks=seats,
            bag=list(bag),
            scores=list(scores) if scores else [0] * len(seats),
            turn=turn,
            decision=Decision(1, "turn", (turn,)),
            short_end=short_end,
        )
        self.luck = SwiftChance("table")

    @property
    def decision(self) -> Decision:
        """What the match waits for; it must not be over."""
        assert self.state.decision is not None
        return self.state.decision

    def play(self, move: str, seat: int | None = None) -> list[Event]:
        """Play a move for a seat; without one, for the first that owes an answer."""
        who = self.decision.seats[0] if seat is None else seat
        return GAME.play(self.state, who, GAME.parse_move(move), self.luck)

    def lay(self, *names: str) -> None:
        """Lay a tile of the right colour on each of these spaces."""
        for name in names:
            self.play(f"lay {name} {colour_of(name)}")

    def turn(self, *names: str) -> list[Event]:
        """Play a whole turn with tiles of the right colours."""
        self.lay(*names)
        return self.play("end")

    def bluff(self, *names: str) -> list[Event]:
        """Play a whole turn with tiles of wrong colours, face down."""
        for name in names:
            self.play(f"lay {name} {wrong_colour_of(name)}")
        return self.play("end")

    def answer(self, **answers: str) -> list[Event]:
        """Answer a face-down play, as `answer(seat1="trust", seat2="challenge")`; return what the last one did."""
        events: list[Event] = []
        for seat, word in answers.items():
            events = self.play(word, int(seat.removeprefix("seat")))
        return events

    def refusal(self, move: str, seat: int | None = None) -> str:
        """Play a move that must be refused without changing anything; return the code."""
        before = self.state.clone()
        who = self.decision.seats[0] if seat is None else seat
        try:
            self.play(move, who)
        except GameError as refused:
            assert self.state == before
            assert self.parsed_out(move, who)
            return refused.code.removeprefix("gobblestones-")
        raise AssertionError(f"{move} was accepted")

    def parsed_out(self, move: str, seat: int) -> bool:
        """Tell whether a move is missing from the list of legal ones."""
        return GAME.parse_move(move) not in GAME.legal_moves(self.state, seat)

    def refused(self, name: str) -> str:
        """Lay a tile of the right colour where none may lie; return the code of the refusal."""
        return self.refusal(f"lay {name} {colour_of(name)}")

    def open(self) -> set[str]:
        """The names of the spaces on which the next tile may be laid, by the list of legal moves."""
        moves = GAME.legal_moves(self.state, self.decision.seats[0])
        return {str(move).split()[1] for move in moves if str(move).startswith("lay")}

    def takes(self) -> set[str]:
        """The names of the spaces from which a tile may be taken back."""
        moves = GAME.legal_moves(self.state, self.decision.seats[0])
        return {str(move).split()[1] for move in moves if str(move).startswith("take")}

    def view(self, seat: int | None) -> GobblestonesView:
        """What a viewer sees."""
        return GAME.view(self.state, seat)

    def bag(self) -> int:
        """The number of tiles in the bag."""
        return sum(self.state.bag)

    def rack_sizes(self) -> list[int]:
        """The number of tiles on each rack."""
        return [sum(tiles) for tiles in self.state.racks]

    def ended(self) -> str | None:
        """The rule that ended the match, if it has ended."""
        outcome = GAME.outcome(self.state)
        assert (outcome is None) == (self.state.decision is not None)
        return outcome.reason if outcome else None


def fact(events: Iterable[Event], kind: str) -> Mapping[str, Any]:
    """The facts of the one event of this kind."""
    found = [event.facts for event in events if event.kind == kind]
    assert len(found) == 1, [str(event) for event in events]
    return found[0]


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [event.kind for event in events]


def names(spaces: Iterable[int]) -> list[str]:
    """The names of spaces."""
    return [format_space_name(space) for space in spaces]
