"""What happened, in at most two small lines above the picture."""

from collections.abc import Iterable, Sequence

from bot.screens.scene import Scene, plain
from bot.screens.story import deeds
from bot.tables import Told
from games.engine import Event
from games.engine.events import seats_in
from games.gobblestones import events

BRIEF = 12
"""A longer name is cut: three of them, with points, stand in one line of a phone."""


def points_since(scene: Scene, story: Sequence[Told], reader: int | None) -> list[str]:
    """Return who was caught, whether the reader had no tile, and what others scored: "Meanwhile: Grub +9."."""
    told = list(deeds(scene, story))
    names = {seat: _named(then, seat) for then, event in told for seat in seats_in(event)}
    each = [
        scene.say(
            "gobblestones-gist-one",
            name=names[seat],
            points=abs(points),
            how="lost" if points < 0 else "won" if points else "none",
        )
        for seat, points in _scored([event for _, event in told if not _own_bare(scene, event)]).items()
    ]
    bare = [scene.say("gobblestones-gist-bare")] if any(_own_bare(scene, event) for _, event in told) else []
    caught = [
        scene.say(
            "gobblestones-gist-caught",
            own={e.seat: "caught", e.challenger_seat: "challenger"}.get(-1 if scene.seat is None else scene.seat, "no"),
            name=_named(then, e.seat),
            challenger=_named(then, e.challenger_seat),
        )
        for then, e in told
        if isinstance(e, events.Caught)
    ]
    own = "yes" if reader is not None and scene.seat == reader else "no"
    return [*caught, *bare, *([scene.say("gobblestones-gist", own=own, each=scene.all_of(each))] if each else [])]


def _own_bare(scene: Scene, event: Event) -> bool:
    """Tell whether the reader's own turn went by because they had no tile."""
    return isinstance(event, events.NothingToLay) and event.seat == scene.seat


def _named(scene: Scene, seat: int) -> str:
    return scene.say("gobblestones-you") if seat == scene.seat else plain(scene.raw_names[seat], BRIEF)


def _scored(told: Iterable[Event]) -> dict[int, int]:
    """Return the points of those who passed or laid something, by seat."""
    scored: dict[int, int] = {}
    for event in told:
        if isinstance(event, events.Passed | events.NothingToLay):
            scored.setdefault(event.seat, 0)
        if isinstance(event, events.Played | events.Trusted | events.Proved):
            scored[event.seat] = scored.get(event.seat, 0) + event.points
        if isinstance(event, events.Proved):
            scored[event.challenger_seat] = scored.get(event.challenger_seat, 0) - event.points
    return scored
