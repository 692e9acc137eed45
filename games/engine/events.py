"""Events: what happened in a match, as small classes with typed fields, and what is derived from them.

    @event
    class TookAll(Event):
        seat: Seat
        cards: list[str]

is the kind "took-all" with the facts `seat` and `cards`, in this order; its sentence is in the catalogue under
"GAME-event-took-all". Records store the kind: a class that gets another name keeps its kind by
`@event_class(kind="took-all")`. A kind that only one seat may know has a last field `to: Seat`. A hidden draw is two
kinds. A field with the default `None` is left out of the facts if it is `None`.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache
from types import ModuleType
from typing import Annotated, Any, ClassVar, TypeVar, cast, dataclass_transform, get_args, get_type_hints, overload

from pydantic import ConfigDict, TypeAdapter, ValidationError
from typing_extensions import override

Fact = int | str | bool | None | Sequence[int] | Sequence[str]

_SEAT_MARKER = "seat"
Seat = Annotated[int, _SEAT_MARKER]
"""A fact that is a seat, so that people can be told its name; `list[Seat]` is several."""


class Event:
    """An event, that is a fact with its numbers in it; `to` is the one seat that may know, or `None` for everyone."""

    __slots__ = ()
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")
    _told: ClassVar[Sequence[tuple[str, Any]]] = ()
    """The fields that are facts, each with its default."""
    _seats: ClassVar[frozenset[str]] = frozenset()
    """The fields that are seats."""

    mixes: ClassVar[bool] = False
    """Whether cards that lay open are hidden after it: no view shows any more what was told of them."""

    kind: str
    to: int | None

    @override
    def __str__(self) -> str:
        return format_event(self.kind, self.facts)

    @property
    def facts(self) -> Mapping[str, Fact]:
        """The facts, by name."""
        return {name: fact for name, default in self._told if (fact := getattr(self, name)) is not default}

    def is_visible_to(self, seat: int | None) -> bool:
        """Tell whether this seat (or a spectator, `None`) may know about it."""
        return self.to is None or self.to == seat

    def names_seats(self, fact: str) -> bool:
        """Tell whether the fact of this name is a seat or several."""
        return fact in self._seats


@dataclass(frozen=True, slots=True)
class Untyped(Event):
    """An event of an older match that no longer fits a class: its facts as they were stored. Nobody is told."""

    kind: str
    stored: Mapping[str, Fact]
    to: int | None = None

    @property
    @override
    def facts(self) -> Mapping[str, Fact]:
        """The stored facts, by name."""
        return self.stored


E = TypeVar("E", bound=Event)


@overload
def event_class(cls: type[E], /) -> type[E]: ...
@overload
def event_class(*, kind: str) -> Callable[[type[E]], type[E]]: ...
@dataclass_transform(frozen_default=True)
def event_class(cls: type[E] | None = None, /, *, kind: str = "") -> type[E] | Callable[[type[E]], type[E]]:
    """Make a class the kind of an event, named like the class if no `kind` is given: a dataclass with slots.

    The type checker treats it as frozen. At run time it is not, because a frozen one takes three times as long to
    create.
    """
    if cls is None:
        return lambda named: _build_event_class(named, kind)
    return _build_event_class(cls, re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower())


def _build_event_class(cls: type[E], kind: str) -> type[E]:
    if "to" in cls.__annotations__ and "to" not in vars(cls):
        cls.to = field()  # otherwise it would inherit `to = None` from a class that everyone may know
    event_type: Any = dataclass(slots=True)(cls)
    hints = get_type_hints(event_type, include_extras=True)
    named = [field.name for field in fields(event_type)]
    event_type.kind = kind
    event_type._told = [(field.name, field.default) for field in fields(event_type) if field.name != "to"]  # noqa: SLF001  here kinds are made
    event_type._seats = frozenset(name for name in named if _is_seat(hints[name]))  # noqa: SLF001  the same
    if "to" not in named:
        event_type.to = None
    return cast("type[E]", event_type)


def _is_seat(hint: Any) -> bool:
    return _SEAT_MARKER in getattr(hint, "__metadata__", ()) or any(map(_is_seat, get_args(hint)))


def list_named_seats(event: Event) -> list[int]:
    """Return all seats that an event names in its facts."""
    named = [fact for name, fact in event.facts.items() if event.names_seats(name)]
    listed = [fact if isinstance(fact, list | tuple) else (fact,) for fact in named]
    return [seat for seats in listed for seat in seats if isinstance(seat, int)]


def format_event(kind: str, facts: Mapping[str, Fact]) -> str:
    """Format an event as one plain line, for the command line and for logs."""
    return " ".join([kind, *(f"{name}={_format_fact(fact)}" for name, fact in facts.items())])


def _format_fact(fact: Fact) -> str:
    if isinstance(fact, Sequence) and not isinstance(fact, str):
        return ",".join(map(str, fact)) or "-"
    return "-" if fact is None else str(fact)


def format_event_for_people(event: Event) -> str:
    """Return an event as a plain line for people: its seats count from 1."""
    facts = event.facts.items()
    return format_event(
        event.kind, {name: _count_from_one(fact) if event.names_seats(name) else fact for name, fact in facts}
    )


def _count_from_one(fact: Fact) -> Fact:
    if fact is None or isinstance(fact, str):
        return fact
    return fact + 1 if isinstance(fact, int) else [int(seat) + 1 for seat in fact]


_encode_line = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode


def serialize_event(event: Event) -> str:
    """Serialize an event as one line of JSON with sorted keys: records compare these lines."""
    return _encode_line([event.kind, dict(event.facts), event.to])


Kinds = Mapping[str, type[Event]]
"""The kinds of events that a game has, by name."""


def list_event_kinds(module: ModuleType, *shared: type[Event]) -> dict[str, type[Event]]:
    """Return the kinds of events that a module defines; the `shared` classes only share their fields."""
    kinds = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Event)]
    return {thing.kind: thing for thing in kinds if thing.__module__ == module.__name__ and thing not in shared}


def deserialize_event(kinds: Kinds, kind: str, facts: Mapping[str, Fact], to: int | None) -> Event:
    """Deserialize an event that was stored; an event of an unknown kind keeps its facts as they are."""
    values = {**facts} if to is None else {**facts, "to": to}
    try:
        return _build_event_adapter(kinds[kind]).validate_python(values)  # type: ignore[arg-type]  # a class can be hashed
    except (KeyError, ValidationError):
        return Untyped(kind, facts, to)


@lru_cache(maxsize=1024)
def _build_event_adapter(kind: type[Event]) -> TypeAdapter[Event]:
    return TypeAdapter(kind)
