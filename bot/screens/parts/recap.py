"""What happened since a player last played: what matters to them, in the order of time, and who lost what, and why."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter
from typing import Any, Literal

from bot.screens.letters import ACROSS, Room
from bot.screens.scene import Scene
from bot.screens.sides.retells import Retells
from bot.screens.story import (
    Matter,
    Until,
    before_seated,
    made_by,
    made_by_former,
    owner_of,
    since_own_move,
    since_then,
)
from bot.tables import Told
from games.engine import Event
from games.engine.events import seats_in

GIST = 90
"""What happened is told above a picture in this many characters."""
MOST = 14
"""At most this many lines are told, the latest ones."""


Heads = Literal["no", "mere", "told"]


@dataclass(frozen=True, slots=True)
class RecapLine:
    """One or more sentences, and whose deeds they tell (`None`: nobody's in particular).

    `heads`: it is the heading of a turn, an auction, an expedition; a "mere" one tells nothing by itself.
    """

    owner: int | None
    said: str
    heads: Heads = "no"


def since(scene: Scene, game: Retells[Any], reader: int | None) -> list[str]:
    """Return what happened since a seat last played; if nobody else did anything since, the latest moves."""
    recent = since_own_move(scene, reader)
    own = scene.seat == reader
    # Others read a board, too; they did not play that move themselves.
    story = since_then(scene, reader, game.matters) if own else recent
    story = [_without_time_up(told, game, reader) for told in story] if own else story
    concerned = range(len(scene.table.sitters)) if reader is None or not own else [reader]
    theirs = [told for told in recent if not before_seated(scene, told)]
    lost = game.losses(scene, concerned, [event for told in theirs for event in told.events])
    if reader is None or not any(told.seat != reader for told in story):
        return [*game.latest(scene), *lost]
    lines = [
        *in_order(_lines(scene, game, _run_on(worth_telling(story, game, reader), game))[-MOST:]),
        *lost,
    ]
    return [_heading(scene, reader), *lines] if lines else game.latest(scene)


def _without_time_up(told: Told, game: Retells[Any], reader: int | None) -> Told:
    """Return a move without what the clock played for its reader: that is told by itself (`time_up`).

    What follows when a window passes was not played for anybody, even if it is the reader's: cards are drawn on.
    """
    if told.by != "clock" or told.seat != reader or _lets_pass(told, game):
        return told
    return replace(told, events=tuple(event for event in told.events if owner_of(event) != reader))


def _lets_pass(told: Told, game: Retells[Any]) -> bool:
    """Tell whether a player only let a short window pass, whatever followed from that."""
    return type(next((event for event in told.events if owner_of(event) == told.seat), None)) in game.lets_pass


def time_up(scene: Scene, game: Retells[Any]) -> list[str]:
    """Return when the viewer's time was last up, and what was played for them; nothing once they played again.

    A short window that passed without them is not worth a word.
    """
    own = [told for told in scene.table_view.told if told.seat == scene.seat and not made_by_former(scene, told)]
    if not own or own[-1].by != "clock" or own[-1].at is None or _lets_pass(own[-1], game):
        return []
    deeds = tuple(event for event in own[-1].events if owner_of(event) == scene.seat)
    told = game.done_by_clock(scene, deeds)
    known = "yes" if told else "no"
    return [scene.say("panel-time-up", time=f"<t:{int(own[-1].at.timestamp())}:t>", known=known, told=told)]


def gist(scene: Scene, game: Retells[Any], reader: int | None, room: Room = ACROSS) -> list[str]:
    """Return the same in at most two short lines: in the game's own words, otherwise the last sentences that fit."""
    recent = since_own_move(scene, reader)
    story = since_then(scene, reader, game.matters) if scene.seat == reader else recent
    story = [told for told in story if not before_seated(scene, told)]
    own = game.gist(scene, story, reader, room)
    if own is not None:
        return own[-room.lines :]
    kept: list[str] = []
    for line in reversed([line for line in _lines(scene, game, _run_on(story, game)) if line.heads != "mere"]):
        if len(line.said) + sum(map(len, kept)) > GIST:
            break
        kept.insert(0, line.said)
    return [" ".join(kept)] if kept else []


def _heading(scene: Scene, reader: int) -> str:
    """Say since when; who has not played yet hears of all that was."""
    told = scene.table_view.told
    earlier = told[0].number > 1 and scene.taken_at(reader) is None
    played = earlier or any(made_by(scene, reader, move) for move in told)
    own = "never" if not played else "yes" if scene.seat == reader else "no"
    return scene.say("since", own=own, name=scene.name(reader))


def worth_telling(story: Sequence[Told], game: Retells[Any], reader: int) -> list[Told]:
    """Leave out what a later event of the same player makes outdated, and what concerns only others."""
    later: set[tuple[type[Event], int | None]] = set()
    kept: list[Told] = []
    for told in reversed(story):
        events: list[Event] = []
        for event in reversed(told.events):
            matter = game.matters.get(type(event))
            if not _outdated(event, matter, later) and (matter != "mine" or reader in seats_in(event)):
                events.insert(0, event)
            later.add((type(event), owner_of(event)))
        kept.insert(0, replace(told, events=tuple(events)))
    return kept


def _outdated(event: Event, matter: Matter | None, later: Collection[tuple[type[Event], int | None]]) -> bool:
    """Tell whether nobody needs to read an event after those that came later, each with its player."""
    if isinstance(matter, Until):
        return any(kind in matter.kinds for kind, _ in later)
    newer = (type(event),) if matter == "last" else matter if isinstance(matter, tuple) else ()
    return any((kind, owner_of(event)) in later for kind in newer)


def _run_on(story: Sequence[Told], game: Retells[Any]) -> list[Told]:
    """Join moves of which the later only goes on with what the earlier told last."""
    joined: list[Told] = []
    for told in story:
        before = [event for move in joined[-1:] for event in move.events if _counts(game, event)]
        after = [event for event in told.events if _counts(game, event)]
        if before and after and game.goes_on(before[-1], after[0]):
            joined[-1] = replace(joined[-1], events=(*joined[-1].events, *after))
        elif after:
            joined.append(told)
    return joined


def _counts(game: Retells[Any], event: Event) -> bool:
    """Tell whether an event is told, or has a heading."""
    return game.tells(event) or type(event) in game.chapters


def _lines(scene: Scene, game: Retells[Any], story: Sequence[Told]) -> list[RecapLine]:
    lines: list[RecapLine] = []
    for told in story:
        marked, then = False, scene.as_of(told.at)
        for owner, run in _runs(game, told.events):
            heads: Heads = "no" if type(run[0]) not in game.chapters else "told" if game.tells(run[0]) else "mere"
            if heads == "mere":
                lines.append(RecapLine(owner, game.heading(then, run[0]), heads))
                continue
            # Once for each move it is said who played it, if not its player.
            said = game.sentences(then, run) if marked else game.told(scene, replace(told, events=run))
            lines += [RecapLine(owner, " ".join(said), heads)] if said else []
            marked |= bool(said)
    return lines


def _runs(game: Retells[Any], told: Sequence[Event]) -> Iterator[tuple[int | None, tuple[Event, ...]]]:
    """Yield events of the same player that follow each other, and whose they are; what opens a chapter is by itself."""

    def kind(event: Event) -> tuple[int | None, int]:
        whose = None if game.matters.get(type(event)) == "table" else owner_of(event)
        return whose, id(event) if type(event) in game.chapters else 0

    for (owner, _), run in groupby(told, kind):
        yield owner, tuple(run)


def in_order(lines: Sequence[RecapLine]) -> list[str]:
    """Return lines in the order of time, under their headings; what the same player did in a row is one line.

    A mere heading with nothing below it is left out.
    """
    told: list[str] = []
    runs = [(heads, [line.said for line in run]) for (_, heads), run in groupby(lines, attrgetter("owner", "heads"))]
    for place, (heads, said) in enumerate(runs):
        if heads == "no":
            told.append("• " + " ".join(said))
        elif heads == "told":
            told += said
        elif place + 1 < len(runs) and runs[place + 1][0] == "no":
            told.append(said[-1])
    return told
