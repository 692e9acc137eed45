"""Broadcasts events: to the bot over its gateway, to people over their pages and test drivers."""

from collections.abc import Callable
from typing import TypeAlias

from bot.sandbox.world.protocol import JsonObject

Listener: TypeAlias = Callable[[str, JsonObject], None]
"""Is told an event's name and its content."""

BotListener: TypeAlias = Callable[[str, JsonObject, int | None], None]
"""Is told an event of the gateway, its content, and the server that it belongs to, if any."""


class EventFeed:
    """Passes every event to the listeners, in the order in which things happened."""

    def __init__(self) -> None:
        self._people: dict[int, list[Listener]] = {}
        self._bot: BotListener | None = None
        self._watchers: list[Callable[[], None]] = []
        self.told = 0
        """The number of events, told or not: it changes whenever the world changes."""

    def connect_bot(self, listener: BotListener) -> None:
        """Let the gateway hear what the bot is told."""
        self._bot = listener

    def add_watcher(self, watcher: Callable[[], None]) -> None:
        """Let a listener hear that something happened, whatever it is and whomever it is for."""
        self._watchers.append(watcher)

    def _notify_watchers(self) -> None:
        self.told += 1
        for watcher in self._watchers:
            watcher()

    def send_to_bot(self, event: str, payload: JsonObject, guild_id: int | None) -> None:
        """Tell the bot of something in a server, or in none."""
        self._notify_watchers()
        if self._bot:
            self._bot(event, payload, guild_id)

    def add_listener(self, user_id: int, listener: Listener) -> Callable[[], None]:
        """Let a person hear their own events; the returned function ends it."""
        self._people.setdefault(user_id, []).append(listener)
        return lambda: self._people[user_id].remove(listener)

    def send_to_person(self, user_id: int, event: str, payload: JsonObject) -> None:
        """Tell one person, at every page they have open."""
        self._notify_watchers()
        for listener in list(self._people.get(user_id, ())):
            listener(event, payload)

    def send_to_everybody(self, event: str, payload: JsonObject) -> None:
        """Broadcast: tell every person who listens."""
        self._notify_watchers()
        for user_id in list(self._people):
            self.send_to_person(user_id, event, payload)
