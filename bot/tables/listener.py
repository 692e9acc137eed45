"""Who is told that a table changed."""

from typing import Protocol


class Listener(Protocol):
    """Called after the change is stored, and never while a table's lock is held; a listener must not wait."""

    def changed(self, table_id: int) -> None:
        """Hear that a table has a new version."""
        ...

    def warned(self, table_id: int) -> None:
        """Hear that only a third of the time for the open decision is left."""
        ...


class Several:
    """Listeners who are all told the same, in order."""

    def __init__(self, *listeners: Listener) -> None:
        self._listeners = listeners

    def add(self, *listeners: Listener) -> None:
        """Let others listen from now on, after those who do."""
        self._listeners += listeners

    def changed(self, table_id: int) -> None:
        """Hear that a table has a new version."""
        for listener in self._listeners:
            listener.changed(table_id)

    def warned(self, table_id: int) -> None:
        """Hear that only a third of the time for the open decision is left."""
        for listener in self._listeners:
            listener.warned(table_id)


class Nobody:
    """A listener that does not listen."""

    def changed(self, table_id: int) -> None:
        """Hear nothing."""

    def warned(self, table_id: int) -> None:
        """Hear nothing."""
