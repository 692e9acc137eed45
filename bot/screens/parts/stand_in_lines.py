"""Which rounds goblins played for people who came back: said once, at the podium."""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from bot.screens.game import AnyScreen
from bot.screens.scene import Scene

MAX_NAMED_SPANS = 3
"""Of more stretches of a match only the first and the last round are said."""


class PlayedSpan(NamedTuple):
    """The first and the last round of a stretch that a goblin played for somebody: the same for a single round."""

    first: int
    last: int


def format_stand_in_lines(scene: Scene, game: AnyScreen) -> list[str]:
    """Return a line for each player of whose match a goblin played a part, and who came back."""
    return [_format_line(scene, game, name, spans) for name, spans in _map_spans(scene, game).items()]


def _format_line(scene: Scene, game: AnyScreen, name: str, spans: list[PlayedSpan]) -> str:
    if len(spans) > MAX_NAMED_SPANS:
        spans = [PlayedSpan(spans[0].first, spans[-1].last)]
    numbers = [
        str(span.first)
        if span.first == span.last
        else scene.say("over-stood-in-span", first=span.first, last=span.last)
        for span in spans
    ]
    return scene.say(
        "over-stood-in",
        round=game.narrator.round_name,
        numbers=scene.join_list(numbers),
        count=sum(1 + span.last - span.first for span in spans),
        name=name,
    )


def _map_spans(scene: Scene, game: AnyScreen) -> dict[str, list[PlayedSpan]]:
    """Return by player which rounds a goblin played for them, in order, neighbouring ones together."""
    found = defaultdict[str, list[PlayedSpan]](list)
    for name, span in _iter_stand_in_spans(scene, game):
        spans = found[name]
        first = spans.pop().first if spans and span.first <= spans[-1].last + 1 else span.first
        spans.append(PlayedSpan(first, span.last))
    return dict(found)


def _iter_stand_in_spans(scene: Scene, game: AnyScreen) -> Iterator[tuple[str, PlayedSpan]]:
    """Yield each stretch of moves that a goblin made for somebody before they moved again, by their name then."""
    away = dict[int, tuple[str, int, int]]()
    happened = [event for move in scene.story for event in move.events]
    seats, count = len(scene.table.sitters), 0
    for move in scene.story:
        until = count + min(1, len(move.events))
        if move.by == "stand-in":
            name, begun, _ = away.get(move.seat) or (
                scene.restore_names(move.at).format_seat_name(move.seat),
                until,
                until,
            )
            away[move.seat] = (name, begun, until)
        elif move.by == "player" and move.seat in away:
            name, *places = away.pop(move.seat)
            yield name, PlayedSpan(*(game.narrator.count_rounds(seats, happened[:place]) for place in places))
        count += len(move.events)
