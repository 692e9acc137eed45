"""The recap of Gobblestones, in at most two small lines above the picture."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from bot.screens.parts.picture_lines import SMALL_LINE_PREFIX, count_wrapped_lines
from bot.screens.scene import Scene, escape_name
from bot.screens.story import iter_scene_events
from bot.screens.text_width import TextRoom
from bot.tables import SeenMove
from games.engine import Event
from games.engine.events import list_named_seats
from games.gobblestones import events

ProofStyle = Literal["told", "brief", "summed"]
MAX_NAME_LENGTHS = (12, 8, 5)
"""The letters of names: longer ones are cut, and shorter where all that is told would not fit."""


def recap_points(scene: Scene, seen_moves: Sequence[SeenMove], reader: int | None, room: TextRoom) -> list[str]:
    """Summarize (recap) how challenges ended, what others scored, who had no tile or time: "Last moves: Grub +9."."""
    scene_events = list(iter_scene_events(scene, seen_moves))
    late = [turn for turn in _find_late_turns(seen_moves) if turn.seat != scene.seat]
    doubted = any(isinstance(event, events.PlayProvedHonest) for _, event in scene_events)
    lengths = [
        MessageLength(longest, is_brief, proofs)
        for ways in ((("told", "brief"), ("summed",)) if doubted else (("told",),))
        for longest in MAX_NAME_LENGTHS
        for proofs in ways
        for is_brief in ((False, True) if late else (False,))
    ]
    lines = list[str]()
    for length in lengths:
        lines = _format_points_recap(scene, scene_events, reader, late, length)
        if _fits_room(lines, room):
            break
    while len(lines) > 1 and not _fits_room(lines, room):
        lines = lines[:-1]  # points go first: an empty rack or a bluff that was caught says more
    return lines


class LateTurn(NamedTuple):
    """A turn that ended because time was up: whose, how many tiles were laid, and how many drawn after none."""

    seat: int
    laid: int
    draws: int


class MessageLength(NamedTuple):
    """How long names may be, whether it is left out what the clock did, and how challenges of honest rows are told.

    Those of others are "told" in a line each, in a "brief" one, or "summed" up with other points.
    """

    longest_name: int
    is_brief: bool
    proofs: ProofStyle


def _find_late_turns(seen_moves: Sequence[SeenMove]) -> list[LateTurn]:
    """Return the turns that the clock ended, unless their player had another one since."""
    late = dict[int, LateTurn]()
    for move in seen_moves:
        for event in move.events:
            if isinstance(
                event, events.TurnPassed | events.TurnWithoutTiles | events.TilesPlayed | events.TilesPlayedFaceDown
            ):
                late.pop(event.seat, None)
                if move.by == "clock" and move.seat == event.seat and not isinstance(event, events.TurnWithoutTiles):
                    late[event.seat] = _describe_late_turn(event, move.events)
    return [*late.values()]


def _describe_late_turn(
    event: events.TurnPassed | events.TilesPlayed | events.TilesPlayedFaceDown, move: Sequence[Event]
) -> LateTurn:
    if not isinstance(event, events.TurnPassed):
        return LateTurn(event.seat, len(event.spaces), 0)
    drawn = (other.count for other in move if isinstance(other, events.TilesDrawn) and other.seat == event.seat)
    return LateTurn(event.seat, 0, next(drawn, 0))


def _fits_room(lines: Sequence[str], room: TextRoom) -> bool:
    """Tell whether lines fit on a phone, which breaks long ones."""
    return sum(count_wrapped_lines(f"{SMALL_LINE_PREFIX}{line}", {}, room.width) for line in lines) <= room.lines


def _format_points_recap(
    scene: Scene,
    given_events: Sequence[tuple[Scene, Event]],
    reader: int | None,
    late: Sequence[LateTurn],
    length: MessageLength,
) -> list[str]:
    """Return the same with names of at most so many letters."""
    brief = length.longest_name
    names = {
        seat: _shorten_seat_name(scene, then, seat, brief)
        for then, event in given_events
        for seat in list_named_seats(event)
    }
    turns = [
        event
        for _, event in given_events
        if not (_is_own_empty_turn(scene, event) or _has_own_line(scene, event, length.proofs))
    ]
    empty_turns = [event for _, event in given_events if _is_own_empty_turn(scene, event)]
    bare = [scene.say("gobblestones-gist-bare", draws=_count_own_draws(scene, event)) for event in empty_turns[-1:]]
    verdicts = _format_verdicts(scene, given_events, length)
    facts = [
        *_format_turn_results(scene, turns, names, reader, late),
        *_format_late_turns(scene, late, names, is_brief=length.is_brief),
    ]
    return [*verdicts, *bare, *([scene.say.join_sentences(facts)] if facts else [])]


def _format_verdicts(scene: Scene, given_events: Sequence[tuple[Scene, Event]], length: MessageLength) -> list[str]:
    """Return what came of each row that was doubted: every lie, and honest rows that the reader takes part in."""
    return [
        scene.say(
            f"gobblestones-gist-{event.kind}",
            own=_find_part_in_verdict(scene, event, length.proofs),
            name=_shorten_seat_name(scene, then, event.seat, length.longest_name),
            challenger=_shorten_seat_name(scene, then, event.challenger_seat, length.longest_name),
            points=event.points,
        )
        for then, event in given_events
        if isinstance(event, events.BluffCaught)
        or (isinstance(event, events.PlayProvedHonest) and _has_own_line(scene, event, length.proofs))
    ]


def _format_turn_results(
    scene: Scene,
    turns: Sequence[Event],
    names: Mapping[int, str],
    reader: int | None,
    late: Sequence[LateTurn],
) -> list[str]:
    """Return what each player's turns brought or cost, and who had no tiles; nothing of who only let time run out."""
    scored, lost, skipped = _sum_points_by_seat(turns), _sum_losses_by_seat(turns), _find_skipped_turns(turns)
    idle = {seat for seat, points in scored.items() if not points and seat not in lost}
    outdated = {turn.seat for turn in late} & idle & {*skipped}
    empty = [names[seat] for seat in scored if seat in idle - outdated and skipped.get(seat) == "empty"]
    shown = [seat for seat in scored if seat not in outdated and not (seat in idle and skipped.get(seat) == "empty")]
    own = "yes" if reader is not None and scene.seat == reader else "no"
    mine = "first" if own == "no" and scene.seat == next(iter(shown), None) else "yes"
    each = [
        scene.say(
            "gobblestones-gist-one",
            own=mine if seat == scene.seat else "no",
            name=names[seat],
            points=scored[seat],
            lost=lost.get(seat, 0),
            how="won" if scored[seat] else "lost" if seat in lost else skipped.get(seat, "none"),
        )
        for seat in shown
    ]
    return [
        *([scene.say("gobblestones-gist", own=own, each=scene.join_list(each))] if each else []),
        *([scene.say("gobblestones-gist-empty", names=scene.join_list(empty))] if empty else []),
    ]


def _format_late_turns(
    scene: Scene, late: Sequence[LateTurn], names: Mapping[int, str], *, is_brief: bool
) -> list[str]:
    """Return whose time was up, and what was played for them."""
    return [
        scene.say(
            "gobblestones-gist-late",
            name=names[turn.seat],
            laid="unsaid" if is_brief else turn.laid,
            draws=turn.draws,
        )
        for turn in late
    ]


def _shorten_seat_name(scene: Scene, then: Scene, seat: int, longest: int) -> str:
    """Return the name of who played a seat, truncated; of a goblin that played for somebody only that person's name."""
    of_goblin = scene.show_stand_ins(seat).raw_names[seat]
    if then.raw_names[seat] != of_goblin:
        return escape_name(then.raw_names[seat], longest)
    return scene.say("board-stand-in", name=escape_name(scene.raw_names[seat], longest))


def _is_own_empty_turn(scene: Scene, event: Event) -> bool:
    """Tell whether the reader's own turn went by because they had no tile."""
    return isinstance(event, events.TurnWithoutTiles) and event.seat == scene.seat


def _count_own_draws(scene: Scene, event: Event) -> int:
    """Return how many tiles the reader drew right after an event; 0 if that is not known."""
    event_list = [other for move in scene.table_view.recent_moves for other in move.events]
    after = event_list[next((index for index, other in enumerate(event_list) if other is event), len(event_list)) :]
    return next(
        (other.count for other in after if isinstance(other, events.TilesDrawn) and other.seat == scene.seat), 0
    )


def _find_part_in_verdict(scene: Scene, event: events.BluffCaught | events.PlayProvedHonest, proofs: ProofStyle) -> str:
    """Return whether a challenge was the reader's, or of their row, or how that of others is told."""
    others = "brief" if isinstance(event, events.PlayProvedHonest) and proofs == "brief" else "no"
    return {event.seat: event.kind, event.challenger_seat: "challenger"}.get(
        -1 if scene.seat is None else scene.seat, others
    )


def _has_own_line(scene: Scene, event: Event, proofs: ProofStyle) -> bool:
    """Tell whether an event is a challenge of an honest row that has its own line: by or against the reader always."""
    if not isinstance(event, events.PlayProvedHonest):
        return False
    return proofs != "summed" or scene.seat in (event.seat, event.challenger_seat)


def _find_skipped_turns(given_events: Iterable[Event]) -> dict[int, str]:
    """Return who laid nothing of late, by seat, and whether they passed or had no tile (were "empty")."""
    skipped: dict[int, str] = {}
    for event in given_events:
        if isinstance(event, events.TurnPassed | events.TurnWithoutTiles):
            skipped[event.seat] = "passed" if isinstance(event, events.TurnPassed) else "empty"
        elif isinstance(event, events.TilesPlayed | events.PlayUnchallenged | events.PlayProvedHonest):
            skipped.pop(event.seat, None)
    return skipped


def _sum_points_by_seat(given_events: Iterable[Event]) -> dict[int, int]:
    """Sum what each seat won that passed, laid something or lost a challenge."""
    scored = dict[int, int]()
    for event in given_events:
        if isinstance(event, events.TurnPassed | events.TurnWithoutTiles):
            scored.setdefault(event.seat, 0)
        if isinstance(event, events.TilesPlayed | events.PlayUnchallenged | events.PlayProvedHonest):
            scored[event.seat] = scored.get(event.seat, 0) + event.points
        if isinstance(event, events.PlayProvedHonest):
            scored.setdefault(event.challenger_seat, 0)
    return scored


def _sum_losses_by_seat(given_events: Iterable[Event]) -> Counter[int]:
    """Sum what challenges of honest rows cost each seat."""
    lost = Counter[int]()
    for event in given_events:
        if isinstance(event, events.PlayProvedHonest):
            lost[event.challenger_seat] += event.points
    return lost
