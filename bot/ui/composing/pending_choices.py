"""Moves that players have chosen in part, or not confirmed (“Sure?”): they stay where they are while others act."""

from dataclasses import dataclass, field
from typing import NamedTuple

from cachetools import LRUCache

from bot.screens.controls.paths import ROOT_FOCUS, Focus, leads_to_move
from bot.screens.parts.recap import describe_timeout
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen

MAX_REMEMBERED_CHOICES = 5_000
"""For this many players and tables it is remembered what is chosen in part or to be confirmed."""


class PendingChoice(NamedTuple):
    """How far a player has chosen a move in a message, in a decision of the table."""

    focus: Focus
    message_id: int
    decision: int | None


class ShownFocus(NamedTuple):
    """How far a message shows a move as chosen, and a sentence why it asks no more whether that is meant."""

    focus: Focus = ROOT_FOCUS
    notice: str | None = None


@dataclass(slots=True)
class PendingChoices:
    """Remembers, as long as the process lives, how far a player has chosen a move in which message."""

    _pending: LRUCache[tuple[int, int], PendingChoice] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_CHOICES))

    def save_pending_choice(self, scene: Scene, user: int, focus: Focus, message_id: int) -> None:
        """Note what a message shows as chosen of a move, or asks to confirm; nothing if it shows neither."""
        self._pending.pop((scene.table.id, user), None)
        if focus.confirming or focus.path:
            self._pending[scene.table.id, user] = PendingChoice(focus, message_id, scene.table.decision_number)

    def take_pending(self, table_id: int, user: int) -> PendingChoice | None:
        """Take the pending choice of a player, which is then over: they play."""
        return self._pending.pop((table_id, user), None)

    def restore_pending(self, table_id: int, user: int, pending: PendingChoice | None) -> None:
        """Go on asking: what the player wanted to play was refused."""
        if pending:
            self._pending[table_id, user] = pending

    def find_pending_focus(self, scene: Scene, user: int, message_id: int | None) -> ShownFocus:
        """Return what a message goes on showing as chosen; of a move to confirm that is impossible now, say so.

        In a pause it is asked later. If time was up, the panel says that. What is chosen in part ends with its
        decision.
        """
        table, key = scene.table, (scene.table.id, user)
        pending = self._pending.get(key)
        if pending is None or pending.message_id != message_id or table.paused_at:
            return ShownFocus()
        if _is_possible(scene, pending):
            return ShownFocus(pending.focus)
        self._pending.pop(key, None)
        if (
            not pending.focus.confirming
            or scene.table_view.outcome
            or describe_timeout(scene, find_screen(table.game).narrator)
        ):
            return ShownFocus()
        return ShownFocus(notice=scene.say("panel-sure-gone"))

    def move_pending(self, table_id: int, user: int, before: int | None, after: int | None) -> None:
        """Note that another message takes the place of one that asks somebody whether a move is meant."""
        pending = self._pending.get((table_id, user))
        if pending and pending.message_id == before and after is not None:
            self._pending[table_id, user] = pending._replace(message_id=after)


def _is_possible(scene: Scene, pending: PendingChoice) -> bool:
    """Tell whether what is chosen can be played now; in part, or as the last of several, in its decision alone."""
    if not scene.may_move:
        return False
    if pending.focus.several or not pending.focus.confirming:
        same = scene.table.decision_number == pending.decision
        return same and (bool(pending.focus.several) or leads_to_move(scene.table_view.legal, pending.focus.path))
    return " ".join(pending.focus.path) in map(str, scene.table_view.legal)
