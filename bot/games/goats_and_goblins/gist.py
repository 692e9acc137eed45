"""What happened in Goats & Goblins in two short lines: how an expedition ended, what it cost, which cards fell."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.games.goats_and_goblins.words import action, card, cards
from bot.screens.letters import Room
from bot.screens.parts.brief import Fact, in_brief
from bot.screens.scene import Scene
from bot.screens.story import deeds
from bot.tables import Told
from games.engine import Event
from games.engine.words import Word
from games.goats_and_goblins import GoatsAndGoblinsView, events

OWN, ENDS, ANSWERS, PASSES, LITTLE = 4, 3, 2, 1, 0
"""What the reader got or lost, how an expedition ended, cards that answer, what leads on, what the picture shows."""
CARDS = (events.Drawing, events.Played, events.PlayedAt)
"""What ends the time in which somebody thinks: a card is drawn or played."""
HOME = (events.Homecoming,)
WARDING_STONE = "warding-stone"
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
    "knows",
    "heads-home",
    "drew",
    "fell",
    "home",
    "empty",
    "got",
)
"""The short sentences, under "goats-and-goblins-gist-NAME"."""


def gist(scene: Scene, view: GoatsAndGoblinsView, story: Sequence[Told], reader: int | None, room: Room) -> list[str]:
    """Return what happened in these moves, in the short lines there is room for, and what a Seeing Stone showed."""
    every = [event for move in scene.table_view.told for event in move.events]
    inside, drawn = _inside(every), _cave_ins(every)
    told = list(_without_what_is_past(deeds(scene, story)))
    shares = _shares([event for _, event in told], scene.seat)
    facts = [fact for then, event in told for fact in _Gist(then, reader, inside, shares, drawn).of(event)]
    return in_brief([*facts, *_known(scene, view)], room)


def _known(scene: Scene, view: GoatsAndGoblinsView) -> list[Fact]:
    """Return the next card as long as the viewer alone knows it: their panel has no picture of the table."""
    if view.seen is None:
        return []
    return [Fact(scene.say("goats-and-goblins-gist-knows", card=card(scene, str(view.seen))), OWN)]


def _shares(told: Sequence[Event], onlooker: int | None) -> dict[int, list[str]]:
    """Return what each player got in all, by the place of the last event of it in the story.

    Somebody else who went alone got what they came home with, which is told already.
    """
    got: dict[int, list[str]] = {}
    last: dict[int, Event] = {}
    alone = False
    for event in told:
        if isinstance(event, events.Homecoming | events.Collapse):
            alone = isinstance(event, events.Homecoming) and {*event.in_seats} <= {event.seat} != {onlooker}
        elif isinstance(event, events.Got) and not alone:
            got[event.seat] = [*got.get(event.seat, []), *event.cards]
            last[event.seat] = event
    return {id(event): got[seat] for seat, event in last.items()}


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
            found[id(event)] = frozenset(inside or (event.seat,))
    return found


def _cave_ins(told: Sequence[Event]) -> dict[int, int]:
    """Return what the Cave-Ins came to when an expedition came home, by the place of that event in the story."""
    value, found = 0, dict[int, int]()
    for event in told:
        if isinstance(event, events.Leads):
            value = 0
        elif isinstance(event, events.DrewCaveIn | events.Propped):
            value = event.value
        elif isinstance(event, events.Homecoming):
            found[id(event)] = value
    return found


def _without_what_is_past(told: Iterable[tuple[Scene, Event]]) -> Iterator[tuple[Scene, Event]]:
    """Leave out what a later event makes plain.

    The last Cave-In counts them all, and so does coming home; who thought has done so once a card comes, who cancels
    plays a Warding Stone, and who came home wanted to.
    """
    every = list(told)
    drawn = [event for _, event in every if isinstance(event, events.DrewCaveIn)]
    last_card = _last_place(every, CARDS)
    last_end, last_home = _last_place(every, (events.Homecoming, events.Collapse)), _last_place(every, HOME)
    for place, (scene, event) in enumerate(every):
        earlier_fall = isinstance(event, events.DrewCaveIn) and (event is not drawn[-1] or place < last_home)
        thought = isinstance(event, events.Waits) and place < last_card
        wanted = isinstance(event, events.HeadsHome) and place < last_end
        if (
            not earlier_fall
            and not thought
            and not wanted
            and not _is_a_ward(event, [later for _, later in every[place:]])
        ):
            yield scene, event


def _last_place(told: Sequence[tuple[Scene, Event]], kinds: tuple[type[Event], ...]) -> int:
    """Return where in the story an event of these kinds happened last; before the story, if none did."""
    return max((place for place, (_, event) in enumerate(told) if isinstance(event, kinds)), default=-1)


def _is_a_ward(event: Event, later: Iterable[Event]) -> bool:
    """Tell whether a card was played that is told of again as what it cancelled."""
    if not isinstance(event, events.Played) or event.action != WARDING_STONE:
        return False
    return any(isinstance(one, events.Warded) and one.seat == event.seat for one in later)


class _Gist:
    """Tells the events of a move to a reader; the scene is as of that move."""

    def __init__(
        self,
        scene: Scene,
        reader: int | None,
        inside: Mapping[int, frozenset[int]],
        shares: Mapping[int, Sequence[str]],
        cave_ins: Mapping[int, int],
    ) -> None:
        self.scene, self.reader, self.inside, self.shares, self.cave_ins = scene, reader, inside, shares, cave_ins

    def of(self, event: Event) -> Iterator[Fact]:
        """Yield the facts of an event that are worth telling."""
        tell = TOLD.get(type(event))
        yield from tell(self, event) if tell else ()

    def short(self, kind: str, **facts: Word) -> str:
        """Return the short sentence of this kind."""
        return self.scene.say(f"goats-and-goblins-gist-{kind}", **facts)

    def own(self, seat: int | None) -> str:
        """Tell whether a seat is the viewer's, as the sentences need it."""
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
    facts: dict[str, Word] = {"own": gist.own(event.seat), "name": gist.name(event.seat), "names": names}
    yield Fact(gist.short("turnout", **facts, count=len(event.in_seats)), LITTLE)


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
    yield Fact(gist.short("propped", own=gist.own(event.seat), name=gist.name(event.seat), value=event.value), ENDS)


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
    lost = mine or isinstance(event, events.AllLost)
    of_leader = (lost and not mine) or (gist.reader in (None, event.seat) and gist.scene.seat is None)
    said = gist.short(
        "fell",
        led=gist.own(event.seat),
        leader=gist.name(event.seat),
        count=len(event.cards),
        share="none" if not event.cards else "lost" if lost else "safe",
        own="leader" if of_leader else gist.own(gist.reader),
        name=gist.name(event.seat if gist.reader is None else gist.reader),
    )
    yield Fact(said, OWN if mine else ENDS)


def _came_home(gist: _Gist, event: events.Homecoming) -> dict[str, Word]:
    """Return who came home, and what the Cave-Ins came to on the way."""
    return {"own": gist.own(event.seat), "name": gist.name(event.seat), "value": gist.cave_ins.get(id(event), 0)}


def _home(gist: _Gist, event: events.Succeeded) -> Iterator[Fact]:
    yield Fact(gist.short("home", **_came_home(gist, event), count=len(event.cards)), ENDS)


def _empty(gist: _Gist, event: events.CameBackEmpty) -> Iterator[Fact]:
    yield Fact(gist.short("empty", **_came_home(gist, event)), ENDS)


def _got(gist: _Gist, event: events.Got) -> Iterator[Fact]:
    """Tell all that a player got at once, where they got the last of it."""
    if share := gist.shares.get(id(event)):
        facts = {"own": gist.own(event.seat), "name": gist.name(event.seat), "cards": cards(gist.scene, share)}
        yield Fact(gist.short("got", **facts, count=len(share)), OWN if event.seat == gist.reader else LITTLE)


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
