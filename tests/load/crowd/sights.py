"""What the people of a sandbox see of each table: the newest form of every message that still has controls."""

import asyncio
import re
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from bot.sandbox import Sandbox, SeenMessage, list_selects
from bot.sandbox.world.protocol import JsonObject
from bot.screens.custom_ids import ClickAction, parse_custom_id
from tests.load.crowd.offers import acts, ways

MENTION = re.compile(r"<@(\d+)>")
SHOWN = ("message_create", "message_update")


@dataclass(slots=True)
class Sight:
    """A message of a table. `onlooker` is the one person who sees it, `None`: everybody; `named` are asked there."""

    message: SeenMessage
    onlooker: int | None
    named: frozenset[int]
    ways: list[ClickAction]
    verbs: frozenset[str]
    refused: set[int] = field(default_factory=set)
    """Those who were told that the moves shown here are not theirs."""

    def players(self) -> set[int]:
        """Return those who can be expected to use it."""
        return (set(self.named) if self.onlooker is None else {self.onlooker}) - self.refused


class Sights:
    """Listens to everything that the people of a sandbox are shown."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._by_table: dict[int, dict[int, Sight]] = defaultdict(dict)
        self._table_of: dict[int, int] = {}
        self._latest: JsonObject | None = None
        self._waiting: list[tuple[Callable[[int], bool], asyncio.Future[None]]] = []
        self._channels = sandbox.world.channels
        self._people = {user.name: user.id for user in sandbox.world.iter_people()}
        self._name = re.compile(rf"\b(?:{'|'.join(map(re.escape, self._people))})\b")
        for user in sandbox.world.iter_people():
            sandbox.stage.feed.add_listener(user.id, partial(self._hear, user.id))

    def of(self, table: int) -> list[Sight]:
        """Return the messages with controls that a table has, in the order in which they appeared."""
        return [table_view for _, table_view in sorted(self._by_table[table].items())]

    def boards(self) -> list[Sight]:
        """Return all boards on which a match goes on."""
        every = (table_view for shown in self._by_table.values() for table_view in shown.values())
        return [table_view for table_view in every if table_view.onlooker is None and "hand" in table_view.verbs]

    def forget(self, table: int) -> None:
        """Forget a table."""
        for message in self._by_table.pop(table, {}):
            self._table_of.pop(message, None)

    async def until(self, happens: Callable[[int], bool]) -> None:
        """Return when a message is shown, changed or removed whose id satisfies `happens`."""
        shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((happens, shown))
        try:
            await shown
        finally:
            self._waiting = [one for one in self._waiting if one[1] is not shown]

    def _hear(self, user: int, event: str, shown: JsonObject) -> None:
        # Everybody who sees the message gets the same announcement object: once is enough.
        if shown is self._latest or not event.startswith("message_"):
            return
        self._latest = shown
        self._drop(int(shown["id"]))
        if event in SHOWN:
            self._keep(user, SeenMessage(shown, {}))
        for happens, future in self._waiting:
            if not future.done() and happens(int(shown["id"])):
                future.set_result(None)

    def _drop(self, message: int) -> None:
        table = self._table_of.pop(message, None)
        if table is not None:
            self._by_table[table].pop(message, None)

    def _keep(self, user: int, message: SeenMessage) -> None:
        offered = [*acts(message), *(act for menu in list_selects(message) if (act := parse_custom_id(menu.custom_id)))]
        if not offered:
            return
        private = message.is_ephemeral or not self._channels[message.channel_id].in_guild
        named = self._list_asked(message.text)
        verbs = frozenset(act.verb for act in offered)
        table = self._table_of[message.id] = offered[0].table_number
        self._by_table[table][message.id] = Sight(message, user if private else None, named, ways(message), verbs)

    def _list_asked(self, text: str) -> frozenset[int]:
        """Return who is mentioned, or named in the first line: some boards ask by names alone."""
        mentioned = (int(user) for user in MENTION.findall(text))
        return frozenset((*mentioned, *(self._people[name] for name in self._name.findall(text.partition("\n")[0]))))
