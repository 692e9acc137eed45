"""The laws between two instants: what a move tells, and how it takes the match further."""

import json
from collections.abc import Iterator, Sequence

from games.engine.contract import Decision
from games.engine.events import Event, Fact, Kinds, list_named_seats, serialize_event


def check_events(kinds: Kinds, seats: int, events: Sequence[Event]) -> Iterator[tuple[str, str]]:
    """Hold that events are listed, for all or for one seat, made of whole numbers and words, and name real seats."""
    for event in events:
        if kinds and kinds.get(event.kind) is not type(event):
            yield "events", f"{event.kind} is not listed"
        if event.to is not None and event.to not in range(seats):
            yield "events", f"{event.kind} is for seat {event.to}"
        if any(seat not in range(seats) for seat in list_named_seats(event)):
            yield "events", f"{event.kind} names a seat that does not exist"
        if any(_has_float(fact) for fact in event.facts.values()):
            yield "events", f"{event.kind} holds a float"
        if json.loads(serialize_event(event))[0] != event.kind or not str(event):
            yield "events", f"{event.kind} cannot be written"


def _has_float(fact: Fact) -> bool:
    parts = fact if isinstance(fact, list | tuple) else [fact]
    return any(isinstance(part, float) for part in parts)


def check_decision_progress(before: Decision, after: Decision | None) -> Iterator[tuple[str, str]]:
    """Hold that a decision's number never falls; while it stays, so does what is asked, and nobody else is asked."""
    if after is None or after.number > before.number:
        return
    if after.number < before.number:
        yield "decision numbers", f"the number falls from {before.number} to {after.number}"
    asked, was = {*after.seats, *after.welcome}, {*before.seats, *before.welcome}
    if (after.kind, after.sealed) != (before.kind, before.sealed) or not asked <= was:
        yield "decision numbers", f"number {before.number} asks something else"
