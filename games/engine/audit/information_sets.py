"""States that look the same to a viewer (an information set): worlds and events for them must be the same too.

Nothing here goes by odds. `imagine` must make the same world of both from the same seed, to the last element: where the
worlds differ, something was kept that the viewer cannot know, or was not sorted before it was shuffled.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

from games.engine.audit.audited_instant import format_viewer
from games.engine.chance import Chance, SwiftChance
from games.engine.contract import Game
from games.engine.events import Event, Fact

MAX_ELEMENTS_NAMED = 4
"""This many elements of a state are named in a finding."""

Onlooker = int | None
Difference = tuple[str, Any, Any]
"""An element, such as `cups[2][0]`, and what it is in each of two states."""


@dataclass(slots=True)
class ResultingState:
    """A state, and what was told on the way to it; views of it are taken once."""

    game: Game[Any, Any, Any]
    state: Any
    told: Sequence[Event] = ()
    _seen: dict[Onlooker, Any] = field(default_factory=dict)

    def get_view(self, onlooker: Onlooker) -> Any:
        """Return what a viewer sees of the state."""
        if onlooker not in self._seen:
            self._seen[onlooker] = self.game.view(self.state, onlooker)
        return self._seen[onlooker]

    def get_events(self, onlooker: Onlooker) -> list[Event]:
        """Return what a viewer was told."""
        return [event for event in self.told if event.is_visible_to(onlooker)]

    def looks_like(self, other: "ResultingState", onlooker: Onlooker) -> bool:
        """Tell whether this is another state that looks the same to a viewer."""
        if self.state == other.state or self.get_view(onlooker) != other.get_view(onlooker):
            return False
        return bool(self.game.normalize_order(self.state) != self.game.normalize_order(other.state))


def find_viewers_with_same_view(outcome: ResultingState, other: ResultingState, seats: int) -> list[Onlooker]:
    """Return the viewers to whom two different states look the same.

    If they look different to a spectator, they look different to all: each seat sees at least as much.
    """
    if not outcome.looks_like(other, None):
        return []
    return [None, *(seat for seat in range(seats) if outcome.get_view(seat) == other.get_view(seat))]


def check_events_alike(outcome: ResultingState, other: ResultingState, onlooker: Onlooker) -> Iterator[str]:
    """Hold that a viewer hears the same on the way to states that look the same to them.

    Not where open cards are shuffled on that way: everybody has seen them, and no view shows them afterwards.
    """
    if _mixes_cards(outcome, other):
        return
    heard, instead = outcome.get_events(onlooker), other.get_events(onlooker)
    if heard != instead:
        extra = [event for event in heard if event not in instead] or [event for event in instead if event not in heard]
        kinds = ", ".join(sorted({event.kind for event in extra})) or "the order of events"
        yield f"{kinds} tells {format_viewer(onlooker)} what no view shows them"


def check_choices_alike(outcome: ResultingState, other: ResultingState, onlooker: Onlooker) -> Iterator[str]:
    """Hold the same of another move, as far as it is told in the same words.

    What a move does, and to whom, may be for all to hear; what nobody else can see lies in numbers and names.
    """
    if _mixes_cards(outcome, other):
        return
    heard, instead = outcome.get_events(onlooker), other.get_events(onlooker)
    for event, alike in zip(heard, instead, strict=False):
        if [told.kind for told in heard] == [told.kind for told in instead] and _filter_out_seat_facts(
            event
        ) != _filter_out_seat_facts(alike):
            yield f"{event.kind} tells {format_viewer(onlooker)} of a choice that no view shows them"


def _mixes_cards(outcome: ResultingState, other: ResultingState) -> bool:
    return any(event.mixes for event in (*outcome.told, *other.told))


def _filter_out_seat_facts(event: Event) -> dict[str, Fact]:
    return {name: fact for name, fact in event.facts.items() if not event.names_seats(name)}


def check_worlds_alike(outcome: ResultingState, other: ResultingState, onlooker: Onlooker, rng: int) -> Iterator[str]:
    """Hold that the same seed makes the same world of states that look the same, for players and for goblins."""
    game = outcome.game
    ways: dict[str, Callable[[Any, Any, Chance], Any]] = {"imagine": game.imagine_state}
    if onlooker is not None and type(game).imagine_for_goblin is not Game.imagine_for_goblin:
        ways["suppose"] = game.imagine_for_goblin
    for way, draw in ways.items():
        worlds = [game.normalize_order(draw(future.state, onlooker, SwiftChance(rng))) for future in (outcome, other)]
        if names := [name for name, _, _ in list_differences(*worlds)][:MAX_ELEMENTS_NAMED]:
            yield f"`{way}` takes from the truth what {format_viewer(onlooker)} cannot know: {', '.join(names)}"


def list_differences(one: Any, other: Any, name: str = "") -> list[Difference]:
    """Return the elements in which two states differ; a list of another length is one element."""
    if one == other:
        return []
    parts = list(_pair_parts(one, other, name))
    return [difference for part in parts for difference in list_differences(*part)] if parts else [(name, one, other)]


def _pair_parts(one: Any, other: Any, name: str) -> Iterator[tuple[Any, Any, str]]:
    if type(one) is not type(other):
        return
    if is_dataclass(one):
        for each in fields(one):
            yield getattr(one, each.name), getattr(other, each.name), f"{name}.{each.name}".lstrip(".")
    elif isinstance(one, dict) and one.keys() == other.keys():
        for key in one:
            yield one[key], other[key], f"{name}[{key}]"
    elif isinstance(one, list | tuple) and len(one) == len(other):
        for index, (some, others) in enumerate(zip(one, other, strict=True)):
            yield some, others, f"{name}[{index}]"
