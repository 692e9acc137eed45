"""What happened in Goats & Goblins in two short lines: how an expedition ended, what it cost, which cards fell."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.games.goats_and_goblins.words import action, cards
from bot.screens.parts.brief import BESIDE, LINE, LINES, Fact, in_brief
from bot.screens.scene import Scene
from bot.tables import Told
from games.engine import Event
from games.engine.words import Word
from games.goats_and_goblins import events

OWN, ENDS, ANSWERS, PASSES, LITTLE = 4, 3, 2, 1, 0
"""What the reader got or lost, how an expedition ended, cards that answer, what leads on, what the picture shows."""
SAID = (
    "declared",
    "turnout",
    "played",
    "played-at",
    "warded",
    "propped",
    "void",
    "waits",
    "peeked",
    "heads-home",
    "drew",
    "fell",
    "home",
    "empty",
    "got",
)
"""The short sentences, under "goats-and-goblins-gist-NAME"."""


def gist(scene: Scene, story: Sequence[Told], reader: int | None) -> list[str]:
    """Return what happened in these moves, in at most two short lines.

    Above a board that names several people who are asked there is room for one, and so is beside a small picture.
    """
    told = [event for move in story for event in move.events]
    inside = _inside([event for move in scene.table_view.told for event in move.events])
    facts = _Gist(scene, reader, inside)
    now = scene.table_view.told[-1].events if scene.table_view.told else ()
    several = scene.seat is None and scene.decision is not None and len(scene.decision.seats) > 1
    spot = scene.seat is None and any(isinstance(event, events.Collapse) for event in now)
    return in_brief(list(facts.of(told)), lines=1 if several else LINES, width=BESIDE if spot else LINE)


def _inside(told: Sequence[Event]) -> dict[int, frozenset[int]]:
    """Return who was in when the cave fell, by the place of that event in the story."""
    inside, found = set[int](), dict[int, frozenset[int]]()
    for event in told:
        if isinstance(event, events.Turnout):
            inside = {event.seat, *event.in_seats}
        elif isinstance(event, events.Declared):
            inside = {event.seat}
        elif isinstance(event, events.TurnedIn):
            inside.add(event.seat)
        elif isinstance(event, events.TurnedOut):
            inside.discard(event.seat)
        elif isinstance(event, events.Collapse):
            found[id(event)] = frozenset(inside)
    return found


class _Gist:
    """Tells events to a reader."""

    def __init__(self, scene: Scene, reader: int | None, inside: Mapping[int, frozenset[int]]) -> None:
        self.scene, self.reader, self.inside = scene, reader, inside

    def of(self, told: Sequence[Event]) -> Iterator[Fact]:
        """Yield a fact for each event that is worth one; of the Cave-Ins only the last, which counts them all."""
        drawn = [event for event in told if isinstance(event, events.DrewCaveIn)]
        for event in told:
            if isinstance(event, events.DrewCaveIn) and event is not drawn[-1]:
                continue
            tell = TOLD.get(type(event))
            yield from tell(self, event) if tell else ()

    def short(self, kind: str, **facts: Word) -> str:
        """Return the short sentence of this kind."""
        return self.scene.say(f"goats-and-goblins-gist-{kind}", **facts)

    def own(self, seat: int | None) -> str:
        """Tell whether a seat is the onlooker's, as the sentences need it."""
        return "yes" if seat is not None and seat == self.scene.seat else "no"

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.scene.name(seat)


def _declared(gist: _Gist, event: events.Declared) -> Iterator[Fact]:
    if event.seat != gist.scene.seat:
        yield Fact(gist.short("declared", name=gist.name(event.seat), number=event.number), PASSES)


def _turnout(gist: _Gist, event: events.Turnout) -> Iterator[Fact]:
    """Tell who goes in: the votes are what everybody waited for."""
    names = gist.scene.names(event.in_seats)
    yield Fact(gist.short("turnout", name=gist.name(event.seat), names=names, count=len(event.in_seats)), LITTLE)


def _played(gist: _Gist, event: events.Played | events.PlayedAt) -> Iterator[Fact]:
    """Tell a card that somebody else played; one that was played at the reader matters most."""
    if event.seat == gist.scene.seat:
        return
    facts = {"name": gist.name(event.seat), "action": action(gist.scene, event.action)}
    if isinstance(event, events.Played):
        yield Fact(gist.short("played", **facts), ANSWERS)
        return
    target = event.target_seat
    said = gist.short("played-at", **facts, own=gist.own(target), target=gist.name(target))
    yield Fact(said, OWN if target == gist.reader else ANSWERS)


def _warded(gist: _Gist, event: events.Warded) -> Iterator[Fact]:
    facts = {"name": gist.name(event.seat), "action": action(gist.scene, event.action)}
    whose = event.cancelled_seat
    said = gist.short("warded", **facts, own=gist.own(whose), whose=gist.name(whose))
    yield Fact(said, OWN if whose == gist.reader else ANSWERS)


def _propped(gist: _Gist, event: events.Propped) -> Iterator[Fact]:
    yield Fact(gist.short("propped", name=gist.name(event.seat), value=event.value), ENDS)


def _void(gist: _Gist, event: events.VotesVoid) -> Iterator[Fact]:
    yield Fact(gist.short("void", own=gist.own(event.seat), name=gist.name(event.seat)), ENDS)


def _seat_alone(kind: str) -> Callable[[_Gist, Any], Iterator[Fact]]:
    """Return how a deed is told that is only somebody's."""

    def tell(gist: _Gist, event: Any) -> Iterator[Fact]:
        if event.seat != gist.scene.seat:
            yield Fact(gist.short(kind, name=gist.name(event.seat)), PASSES)

    return tell


def _drew(gist: _Gist, event: events.DrewCaveIn) -> Iterator[Fact]:
    yield Fact(gist.short("drew", value=event.value), LITTLE)


def _fell(gist: _Gist, event: events.Collapse) -> Iterator[Fact]:
    """Tell that the cave fell, and of how many cards the reader's share fell with it."""
    inside = gist.inside.get(id(event), frozenset((event.seat,)))
    mine = gist.reader is not None and gist.reader in inside
    said = gist.short(
        "fell",
        leader=gist.name(event.seat),
        count=len(event.cards),
        share="none" if not event.cards else "lost" if mine else "safe",
        own="leader" if gist.reader in (None, event.seat) and gist.scene.seat is None else gist.own(gist.reader),
        name=gist.name(event.seat if gist.reader is None else gist.reader),
    )
    yield Fact(said, OWN if mine else ENDS)


def _home(gist: _Gist, event: events.Succeeded) -> Iterator[Fact]:
    yield Fact(gist.short("home", name=gist.name(event.seat), count=len(event.cards)), ENDS)


def _empty(gist: _Gist, event: events.CameBackEmpty) -> Iterator[Fact]:
    yield Fact(gist.short("empty", name=gist.name(event.seat)), ENDS)


def _got(gist: _Gist, event: events.Got) -> Iterator[Fact]:
    own = event.seat == gist.reader
    facts = {"own": gist.own(event.seat), "name": gist.name(event.seat), "cards": cards(gist.scene, event.cards)}
    yield Fact(gist.short("got", **facts, count=len(event.cards)), OWN if own else LITTLE)


TOLD: Mapping[type[Event], Callable[[_Gist, Any], Iterator[Fact]]] = {
    events.Declared: _declared,
    events.Revealed: _turnout,
    events.RevealedAllIn: _turnout,
    events.RevealedAllOut: _turnout,
    events.Played: _played,
    events.PlayedAt: _played,
    events.Warded: _warded,
    events.Propped: _propped,
    events.VotesVoid: _void,
    events.Waits: _seat_alone("waits"),
    events.Peeked: _seat_alone("peeked"),
    events.HeadsHome: _seat_alone("heads-home"),
    events.DrewCaveIn: _drew,
    events.Failed: _fell,
    events.AllLost: _fell,
    events.Succeeded: _home,
    events.CameBackEmpty: _empty,
    events.Got: _got,
}
"""How each kind of event is told; others are not."""
