"""Confirmations (“Sure?”) of moves that players have not given: they stay where they are while others act."""

from dataclasses import dataclass, field
from typing import NamedTuple

from cachetools import LRUCache

from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.parts.recap import describe_timeout
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen

MAX_REMEMBERED_CONFIRMATIONS = 5_000
"""For this many players and tables it is remembered what is to be confirmed."""


class PendingConfirmation(NamedTuple):
    """What a message asks its player to confirm, since a decision of the table."""

    focus: Focus
    message_id: int
    decision: int | None


class ShownFocus(NamedTuple):
    """How far a message shows a move as chosen, and a sentence why it asks no more whether that is meant."""

    focus: Focus = ROOT_FOCUS
    notice: str | None = None


@dataclass(slots=True)
class PendingConfirmations:
    """Remembers, as long as the process lives, which confirmation (“Sure?”) of a player waits in which message."""

    _pending: LRUCache[tuple[int, int], PendingConfirmation] = field(
        default_factory=lambda: LRUCache(MAX_REMEMBERED_CONFIRMATIONS)
    )

    def save_pending_confirmation(self, scene: Scene, user: int, focus: Focus, message_id: int) -> None:
        """Note what a message asks its player to confirm; nothing if it shows something else of a move."""
        self._pending.pop((scene.table.id, user), None)
        if focus.confirming:
            self._pending[scene.table.id, user] = PendingConfirmation(focus, message_id, scene.table.decision_number)

    def take_pending(self, table_id: int, user: int) -> PendingConfirmation | None:
        """Take the pending confirmation of a player, which is then over: they play."""
        return self._pending.pop((table_id, user), None)

    def restore_pending(self, table_id: int, user: int, pending: PendingConfirmation | None) -> None:
        """Go on asking: what the player wanted to play was refused."""
        if pending:
            self._pending[table_id, user] = pending

    def find_confirmation_focus(self, scene: Scene, user: int, message_id: int | None) -> ShownFocus:
        """Return what a message goes on asking; once the move is impossible, say so and ask it no more.

        In a pause it is asked later. If time was up, the panel says that.
        """
        table, key = scene.table, (scene.table.id, user)
        pending = self._pending.get(key)
        if pending is None or pending.message_id != message_id or table.paused_at:
            return ShownFocus()
        if _is_possible(scene, pending):
            return ShownFocus(pending.focus)
        self._pending.pop(key, None)
        if scene.table_view.outcome or describe_timeout(scene, find_screen(table.game).narrator):
            return ShownFocus()
        return ShownFocus(notice=scene.say("panel-sure-gone"))

    def move_pending(self, table_id: int, user: int, before: int | None, after: int | None) -> None:
        """Note that another message takes the place of one that asks somebody whether a move is meant."""
        pending = self._pending.get((table_id, user))
        if pending and pending.message_id == before and after is not None:
            self._pending[table_id, user] = pending._replace(message_id=after)


def _is_possible(scene: Scene, pending: PendingConfirmation) -> bool:
    """Tell whether the move that is to be confirmed can be played now; the last of several, in its decision alone."""
    if not scene.may_move:
        return False
    if pending.focus.several:
        return scene.table.decision_number == pending.decision
    return " ".join(pending.focus.path) in map(str, scene.table_view.legal)
