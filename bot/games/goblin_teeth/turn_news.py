"""What a player of Goblin Teeth has not read yet: all since their last turn, whatever Cheats they have played since."""

from collections.abc import Sequence
from dataclasses import replace

from bot.screens.scene import Scene
from bot.screens.story import RelevanceByEvent, is_own_move, keep_caused_events
from bot.tables import SeenMove
from games.goblin_teeth import events

TURN_END_EVENTS = (events.DiePlaced, events.TurnPassed)
"""By these a player ends their turn."""


def list_missed_before_turn(scene: Scene, reader: int | None, matters: RelevanceByEvent) -> list[SeenMove]:
    """Return the moves between the viewer's last turn and the Cheats of the one that goes on; none if none does."""
    seen_moves = scene.table_view.recent_moves
    own = [index for index, move in enumerate(seen_moves) if is_own_move(scene, reader, move)]
    if not own or scene.seat != reader or _ends_turn(seen_moves[own[-1]], reader):
        return []
    began = next((place for place in reversed(own) if _ends_turn(seen_moves[place], reader)), 0)
    return [
        keep_caused_events(move, reader, matters) if move.seat == reader else move
        for move in seen_moves[began : own[-1]]
    ]


def _ends_turn(move: SeenMove, seat: int | None) -> bool:
    return any(isinstance(event, TURN_END_EVENTS) and event.seat == seat for event in move.events)


def restore_own_roll(scene: Scene, seen_moves: Sequence[SeenMove]) -> list[SeenMove]:
    """Return these moves with what the viewer rolled in the first one by a card, for only the dice knew it before."""
    whole = next(
        (move for move in scene.table_view.recent_moves if seen_moves and move.number == seen_moves[0].number), None
    )
    if whole is None or any(isinstance(event, events.RoundBegan) for event in whole.events):
        return [*seen_moves]
    event_ids = {id(event) for event in seen_moves[0].events}
    own = [
        event
        for event in whole.events
        if id(event) in event_ids or (isinstance(event, events.DiceRolled) and event.seat == scene.seat)
    ]
    return [replace(seen_moves[0], events=tuple(own)), *seen_moves[1:]]
