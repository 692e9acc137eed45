"""Forged clicks: custom_ids with parts that no control of the bot has, and a desk where all of the bot answers them.

`python -m tests.bot.ui.forged_ids` clicks on all of them, and tells how many ended in a traceback, in silence or in a
change at a table. The tests click on some of each verb.
"""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, patch

import discord
from typing_extensions import override

from bot.screens.custom_ids import VERBS, ControlKind
from bot.store import Store
from bot.tables import Person, VirtualClock
from bot.ui.answers.click import BUTTON_TYPE, INTERACTION_TYPES, Click
from bot.ui.parlour_client import ParlourClient
from games import list_game_keys
from tests.bot.tables.parlour import ANN, CHANNEL, GUILD, next_to_move
from tests.bot.tables.parlour import Parlour as Place
from tests.undrawn import nothing_drawn

LOBBY, PLAYING, LESSON = "1", "2", "lgoblin_teeth.0.0"
"""A lobby, a match and a lesson: what is there. After them comes a table of each other game."""
MANY = "9" * 20
NO_TABLES = (
    *("", "0", "-1", "x", "٣", "999", "2147483648", "9" * 12, MANY),
    *("m1.0.e", "m.0.e", "m-1.0.e", f"m{MANY}.0.e", f"u{MANY}.0.e", f"w{MANY}.0.0", "u1.0.e", "w1.0.0", "z1.0.e"),
    *("lnothing.0.e", "lgoblin_teeth.99999.0", "lgoblin_teeth.0.0.z", "lgoblin_teeth.0.0.zz", "lgoblin_teeth.0.9"),
)
NO_DECISIONS = ("", "-1", "x", "²", "9" * 10, MANY)
NO_PATHS = (
    *("", " ", "x", "-1", "0", "²", "² x", "\0", "\n", "🐐", MANY, "9" * 71, "on", "by x", "eyes q", "nothing at all"),
    *("goblin_market -1", "goblin_market 99999", "give 9", "bid 99999", "cheat x", "pass, pass"),
)
NO_VALUES: tuple[tuple[str, ...], ...] = ((), ("",), ("x",), ("-1",), ("²",), (MANY,), ("9" * 101,), ("x", "y"))


@dataclass(frozen=True, slots=True)
class Forged:
    """A click on a control that the bot never made."""

    custom_id: str
    kind: ControlKind
    values: tuple[str, ...] = ()


def forged(name: str, tables: tuple[str, ...] = (LOBBY, PLAYING, LESSON)) -> Iterator[Forged]:
    """Yield clicks on controls of a verb in which one part is wrong, huge, negative, empty or unknown."""
    kind, least = VERBS[name].kind, bool(re.fullmatch(VERBS[name].path, ""))  # then a control without a path is none
    values = ("x",) if kind == "menu" else ()
    other: ControlKind = "menu" if kind == "button" else "button"
    for table, path in product(NO_TABLES, ("", "x", "on", "1")):
        yield Forged(f"{name}:{table}:1:{path}", kind, values)
    for table, decision in product(tables, NO_DECISIONS):
        yield Forged(f"{name}:{table}:{decision}:x", kind, values)
    for table, path in product(tables, NO_PATHS[least:]):
        yield Forged(f"{name}:{table}:1:{path}", kind, values)
        yield Forged(f"{name}:{table}:1:{path}", other, ("x",) if other == "menu" else ())
    for table, path, chosen in product(tables, ("", "x")[least:], NO_VALUES if kind == "menu" else ()):
        yield Forged(f"{name}:{table}:1:{path}", kind, chosen)


def unknown() -> Iterator[Forged]:
    """Yield clicks on what is no template of the bot at all."""
    for custom_id in ("", ":", ":::", "play", "play:", "play:2", "play:2:1", "steal:2:1:x", "PLAY:2:1:x"):
        yield Forged(custom_id, "button")


USUAL: dict[str, Any] = {
    "application_id": 5,
    "token": "",
    "command": None,
    "locale": "en-US",
    "guild": None,
    "guild_id": GUILD,
    "guild_locale": "en-US",
    "is_guild_integration": lambda: True,
    "channel": None,
    "channel_id": CHANNEL,
    "permissions": discord.Permissions.none(),
    "app_permissions": discord.Permissions.all(),
    "message": SimpleNamespace(id=77, attachments=[], flags=SimpleNamespace(ephemeral=True)),
}
"""What is the same in every interaction."""


class Trouble(logging.Handler):
    """Keeps what was logged with a traceback."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    @override
    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.found.append(repr(record.exc_info[1]))


@dataclass(slots=True)
class Desk:
    """All of the bot that answers clicks, at tables that are there; Discord takes everything, and shows nothing."""

    bot: ParlourClient
    asked: dict[str, Person]
    """Whom the tables wait for, by number."""
    trouble: Trouble = field(default_factory=Trouble)

    async def click(self, click: Forged) -> list[str]:
        """Let the player who is asked click; return what they are told, by sentence or by the kind of answer."""
        interaction, answers = self._interaction(click)
        with patch.object(Click, "rebuild_interaction", lambda *_: interaction):
            await self.bot.on_interaction(interaction)
        return answers

    def _interaction(self, click: Forged) -> tuple[Any, list[str]]:
        answers: list[str] = []
        data: dict[str, object] = {"custom_id": click.custom_id, "components": []}
        if click.kind != "modal":
            component = BUTTON_TYPE if click.kind == "button" else discord.ComponentType.string_select.value
            data |= {"component_type": component, "values": [*click.values]}
        response = SimpleNamespace(is_done=lambda: bool(answers), type=None)
        for name in ("send_message", "edit_message", "send_modal", "defer"):
            setattr(response, name, _noting(answers, name))
        _, table, *_ = f"{click.custom_id}::".split(":")
        who, later, now = self.asked.get(table, ANN), _noting(answers, "later"), discord.utils.utcnow()
        made = SimpleNamespace(
            **USUAL,
            extras={},
            client=self.bot,
            response=response,
            data=data,
            type=INTERACTION_TYPES[click.kind],
            edit_original_response=later,
            delete_original_response=AsyncMock(),
            followup=SimpleNamespace(send=later),
            id=discord.utils.time_snowflake(now),
            created_at=now,
            user=SimpleNamespace(id=who.user_id, display_name=who.name),
        )
        return made, answers

    async def versions(self) -> list[tuple[int, int]]:
        """Return what changes with every move and with everything that is decided at a table."""
        tables = await self.bot.tables.list_tables_in_use()
        return [(table.id, table.version) for table in tables]


class _Channel:
    """Takes every message."""

    async def send(self, **_: object) -> Any:
        return SimpleNamespace(id=78, attachments=[])


def _noting(answers: list[str], name: str) -> Any:
    async def note(*_: object, **shown: Any) -> Any:
        panes = shown["view"].to_components() if "view" in shown else []
        said = [part["content"] for pane in panes for part in pane["components"] if "content" in part]
        answers.append(said[0] if said else name)
        return SimpleNamespace(resource=None, attachments=[])

    return note


@asynccontextmanager
async def desk(folder: Path, *games: str) -> AsyncIterator[Desk]:
    """Open a lobby and a match of each of these games, then the bot at these tables, as after a start."""
    path = folder / "parlour.db"
    place = await Place.at(path)
    await place.lobby(3, "goblin_market")
    matches = [await place.match(3, key, "none") for key in games]
    asked = {str(table.id): (await next_to_move(place, table.id))[0] for table in matches}
    await place.stop()
    store = await Store.open(str(path))
    bot = ParlourClient(store, clock=VirtualClock())
    found = Desk(bot, asked)
    logging.getLogger("bot").addHandler(found.trouble)
    try:
        with (
            nothing_drawn(),
            patch.object(bot.delivery, "on_table_changed"),
            patch.object(bot, "create_dm", AsyncMock(return_value=SimpleNamespace(id=79))),
            patch.object(bot, "get_partial_messageable", lambda *_: _Channel()),
        ):
            yield found
    finally:
        logging.getLogger("bot").removeHandler(found.trouble)
        await bot.tables.flush_surface_writes()
        await store.close()


async def count_all() -> Counter[str]:
    """Click on everything that is forged, and count what went wrong."""
    counted = Counter[str]()
    tables = (LOBBY, *map(str, range(2, 2 + len(list_game_keys()))), LESSON)
    with TemporaryDirectory() as folder:
        async with desk(Path(folder), *list_game_keys()) as there:
            for click in (*unknown(), *(click for name in VERBS for click in forged(name, tables))):
                before, troubles = await there.versions(), len(there.trouble.found)
                answers = await there.click(click)
                counted["clicks"] += 1
                counted["tracebacks"] += len(there.trouble.found) > troubles
                counted["not answered"] += not answers
                counted["tables changed"] += await there.versions() != before
                counted["said to be no longer valid"] += answers == ["This button is no longer valid."]
    return counted


if __name__ == "__main__":
    for what, number in asyncio.run(count_all()).items():
        print(f"{what}: {number}")  # noqa: T201  a command
