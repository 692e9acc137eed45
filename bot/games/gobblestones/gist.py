"""What happened, in at most two small lines above the picture."""

from collections.abc import Iterable, Sequence

from bot.screens.letters import Room
from bot.screens.parts.beside import PREFIX, rows_of
from bot.screens.scene import Scene, plain
from bot.screens.story import deeds
from bot.tables import Told
from games.engine import Event
from games.engine.events import seats_in
from games.gobblestones import events

BRIEF = (12, 8, 5)
"""The letters of names: longer ones are cut, and shorter where all that is told would not fit."""


def points_since(scene: Scene, story: Sequence[Told], reader: int | None, room: Room) -> list[str]:
    """Return who was caught, whether the reader had no tile, and what others scored: "In the meantime: Grub +9."."""
    told = list(deeds(scene, story))
    tries = [_since(scene, told, reader, brief) for brief in BRIEF]
    return next((lines for lines in tries if _fit(lines, room)), tries[-1])


def _fit(lines: Sequence[str], room: Room) -> bool:
    """Tell whether lines fit on a phone, which breaks long ones."""
    return sum(rows_of(f"{PREFIX}{line}", {}, room.width) for line in lines) <= room.lines


def _since(scene: Scene, told: Sequence[tuple[Scene, Event]], reader: int | None, brief: int) -> list[str]:
    """Return the same with names of at most so many letters."""
    names = {seat: _named(then, seat, brief) for then, event in told for seat in seats_in(event)}
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
            name=_named(then, e.seat, brief),
            challenger=_named(then, e.challenger_seat, brief),
        )
        for then, e in told
        if isinstance(e, events.Caught)
    ]
    own = "yes" if reader is not None and scene.seat == reader else "no"
    return [*caught, *bare, *([scene.say("gobblestones-gist", own=own, each=scene.all_of(each))] if each else [])]


def _own_bare(scene: Scene, event: Event) -> bool:
    """Tell whether the reader's own turn went by because they had no tile."""
    return isinstance(event, events.NothingToLay) and event.seat == scene.seat


def _named(scene: Scene, seat: int, brief: int) -> str:
    return scene.say("gobblestones-you") if seat == scene.seat else plain(scene.raw_names[seat], brief)


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
