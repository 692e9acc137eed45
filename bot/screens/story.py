"""What a game says of its events: which are told afterwards and to whom, which move goblins; and who is addressed."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from bot.screens.scene import Scene
from bot.store.models import SeatChange
from bot.tables import SeenMove
from games.engine import Event

Occasion = Literal["won", "envy", "lost", "mock", "caught", "disaster", "triumph", "defeat"]


class ClockMove(NamedTuple):
    """A move that the clock made: its number, and the name of the player for whom."""

    move: int
    name: str


@dataclass(frozen=True, slots=True)
class GoblinReaction:
    """How goblins take a kind of event: those whom `field` names (a seat, or several), and the others.

    `when` tells which events of the kind are worth a comment.
    """

    own: Occasion | None
    others: Occasion | None
    field: str = "seat"
    when: Callable[[Any], bool] = lambda _: True


GoblinReactions = Mapping[type[Event], GoblinReaction]


@dataclass(frozen=True, slots=True)
class RelevantUntil:
    """Told only until one of these events came, no matter who caused it."""

    kinds: tuple[type[Event], ...]


EventRelevance = Literal["last", "mine", "table", "chance"] | RelevantUntil | tuple[type[Event], ...]
"""When an event is told afterwards: only the last of a player's kind, only to those it names, apart from players, or
also to who did it, since chance decided what came of it; or only while none of these kinds came after it, of the same
player, or of anybody (`RelevantUntil`)."""

RelevanceByEvent = Mapping[type[Event], EventRelevance]


def list_news_since_own_move(scene: Scene, reader: int | None, matters: RelevanceByEvent) -> list[SeenMove]:
    """Return the moves since a player's last one, and what that last one caused beyond their own deed.

    What is told apart from players, and what chance decided, was caused, even by a card of their own.
    """
    recent = list_moves_from_own_move(scene, reader)
    if not recent or not is_own_move(scene, reader, recent[0]):
        return recent
    return [keep_caused_events(recent[0], reader, matters), *recent[1:]]


def keep_caused_events(move: SeenMove, reader: int | None, matters: RelevanceByEvent) -> SeenMove:
    """Return a move of a player with what it caused beyond their own deed."""
    caused = tuple(
        event
        for event in move.events
        if find_event_owner(event) != reader or matters.get(type(event)) in ("table", "chance")
    )
    return replace(move, events=caused)


def list_moves_from_own_move(scene: Scene, reader: int | None) -> list[SeenMove]:
    """Return the moves from a player's last one on; all known moves if they have not played."""
    seen_moves = scene.table_view.recent_moves
    mine = [index for index, move in enumerate(seen_moves) if is_own_move(scene, reader, move)]
    return list(seen_moves[mine[-1] if mine else 0 :])


def iter_scene_events(scene: Scene, seen_moves: Iterable[SeenMove]) -> Iterator[tuple[Scene, Event]]:
    """Yield the events of some moves, each with the scene as of its move: deeds stay with who did them."""
    for move in seen_moves:
        then = restore_players(scene, move)
        yield from ((then, event) for event in move.events)


def restore_players(scene: Scene, move: SeenMove) -> Scene:
    """Return a scene with those who sat there when a move was made, and the goblins that played for them then."""
    return scene.restore_names(move.at).show_stand_ins(*move.stand_ins)


def list_new_decisions(scene: Scene) -> Sequence[SeatChange]:
    """Return what was decided about a match after the last move that its viewer knows."""
    seen_moves = scene.table_view.recent_moves
    return scene.table.seat_changes[seen_moves[-1].changes if seen_moves else 0 :]


def is_own_move(scene: Scene, reader: int | None, move: SeenMove) -> bool:
    """Tell whether a move was made by who plays a seat now, not by somebody who had it before."""
    return move.seat == reader and move.by == "player" and not is_move_of_former_player(scene, move)


def was_before_seated(scene: Scene, move: SeenMove) -> bool:
    """Tell whether a move was made before the viewer sat down: nothing of it happened to them."""
    taken = scene.find_takeover_time(scene.seat)
    return taken is not None and move.at is not None and move.at <= taken


def is_move_of_former_player(scene: Scene, move: SeenMove) -> bool:
    """Tell whether a move was made, or played by the clock, for somebody who had the seat before its player."""
    taken = scene.find_takeover_time(move.seat)
    return taken is not None and move.at is not None and move.at <= taken


def find_board_addressee(scene: Scene) -> int | None:
    """Return the seat that a board addresses: the first person who is asked, otherwise the last person who played."""
    goblins = {sitter.seat for sitter in scene.table.goblin_run_sitters}
    asked_seats = scene.decision.seats if scene.decision else ()
    played = reversed([seen_move.seat for seen_move in scene.table_view.recent_moves if seen_move.by == "player"])
    return next((seat for seat in (*asked_seats, *played) if seat not in goblins), None)


def find_event_owner(event: Event) -> int | None:
    """Return the seat whose deed an event is; `None` if it is nobody's in particular."""
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else None
