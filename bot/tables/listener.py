"""Listeners (observers): who is notified that a table changed."""

from typing import Protocol


class Listener(Protocol):
    """Notified after a change is stored, and never while a table's lock is held; a listener must not wait."""

    def on_table_changed(self, table_id: int) -> None:
        """Be notified that a table has a new version."""
        ...

    def on_deadline_reminder(self, table_id: int) -> None:
        """Be notified that players need a reminder: only a third of the time for the open decision is left."""
        ...


class ListenerGroup:
    """Listeners who are all notified of the same, in order."""

    def __init__(self, *listeners: Listener) -> None:
        self._listeners = listeners

    def add_listeners(self, *listeners: Listener) -> None:
        """Add (subscribe) listeners, after those who listen already."""
        self._listeners += listeners

    def on_table_changed(self, table_id: int) -> None:
        """Notify all listeners that a table has a new version."""
        for listener in self._listeners:
            listener.on_table_changed(table_id)

    def on_deadline_reminder(self, table_id: int) -> None:
        """Notify all listeners that only a third of the time for the open decision is left."""
        for listener in self._listeners:
            listener.on_deadline_reminder(table_id)


class NullListener:
    """A listener that does not listen."""

    def on_table_changed(self, table_id: int) -> None:
        """Hear nothing."""

    def on_deadline_reminder(self, table_id: int) -> None:
        """Hear nothing."""
