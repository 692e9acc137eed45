"""How often a message is posted anew because Discord refuses to edit it.

The first time at once: another message may take edits. If its edits are refused, too, it is posted once for each
decision that asks its readers, so that they can play on, and otherwise stays as it is.
"""

from collections.abc import Hashable
from typing import Generic, TypeVar

from cachetools import LRUCache

Key = TypeVar("Key", bound=Hashable)

MAX_REMEMBERED_REFUSALS = 5_000
NOT_POSTED_YET, ASKS_NOBODY = -2, -1
"""Stand for a decision: nothing was posted since the refusal; what was posted asks nobody."""


class RefusedEdits(Generic[Key]):
    """The messages whose last edit was refused, and for which decision each was posted since."""

    def __init__(self) -> None:
        self._posted: LRUCache[Key, int] = LRUCache(MAX_REMEMBERED_REFUSALS)

    def record_refusal(self, key: Key) -> None:
        """Record that Discord refuses an edit of a message for good."""
        self._posted.setdefault(key, NOT_POSTED_YET)

    def record_edit(self, key: Key) -> None:
        """Record that a message takes edits."""
        self._posted.pop(key, None)

    def record_repost(self, key: Key, asked: int | None) -> None:
        """Record that a message was posted anew; `asked` is the decision for which its readers are asked."""
        if key in self._posted:
            self._posted[key] = ASKS_NOBODY if asked is None else asked

    def may_repost(self, key: Key, asked: int | None) -> bool:
        """Tell whether a message whose edit is refused may be posted anew now."""
        last = self._posted.get(key, NOT_POSTED_YET)
        return last == NOT_POSTED_YET or asked not in (None, last)
