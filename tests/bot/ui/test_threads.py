"""How long threads stay open: told to Discord at the end of a match and at its rematch. A table of truths."""

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.store.models import Server, SurfaceMessage
from bot.ui.connection.refusals import THREAD_ARCHIVED_CODE
from bot.ui.surfaces.places import WEEK_MINUTES, unarchive_and_retry
from bot.ui.surfaces.threads import ThreadArchiver
from tests.bot.ui.test_places import refusal

THIS, CHANNEL, THREAD, HOUR = 7, 8, 99, 60
LOBBY = SurfaceMessage(table_id=THIS, kind="lobby", user_id=None, channel_id=THREAD, message_id=5, version_shown=1)


@dataclass
class Place:
    """A table and its thread: what is open there, what Discord says of it, and what it is told."""

    status: str = "over"
    thread_id: int | None = THREAD
    started_at: int | None = 1
    rematch_of: int | None = None
    beside: list[Any] = field(default_factory=list)
    known: int | None = WEEK_MINUTES
    archive: Any = 60
    told: AsyncMock = field(default_factory=AsyncMock)

    @property
    def table(self) -> Any:
        names = ("status", "thread_id", "started_at", "rematch_of")
        return SimpleNamespace(id=THIS, channel_id=CHANNEL, guild_id=6, **{name: getattr(self, name) for name in names})

    def threads(self) -> ThreadArchiver:
        thread = Mock(spec=discord.Thread, auto_archive_duration=self.known)
        client = Mock(get_channel=lambda number: thread if self.known and number == THREAD else None)
        client.http.edit_channel = self.told
        tables = Mock(
            shown=Mock(list_surfaces=AsyncMock(return_value=[LOBBY])),
            list_owned_channel_tables=AsyncMock(return_value=self.beside),
            load_server=AsyncMock(return_value=Server(6, archive=self.archive)),
        )
        return ThreadArchiver(client, tables, AsyncMock())


SHORT, LONG = {"auto_archive_duration": HOUR}, {"auto_archive_duration": WEEK_MINUTES, "archived": False}
TOLD: tuple[tuple[dict[str, Any], dict[str, Any] | None], ...] = (
    # how it is; what Discord is told of the thread
    ({}, SHORT),
    ({"status": "closed"}, SHORT),
    ({"archive": 4320}, {"auto_archive_duration": 4320}),
    ({"archive": WEEK_MINUTES}, None),
    ({"known": HOUR}, None),
    ({"known": None}, SHORT),
    ({"thread_id": CHANNEL}, None),
    ({"beside": ["a rematch"]}, None),
    ({"beside": ["a rematch"], "known": HOUR}, LONG),
    ({"status": "playing"}, None),
    ({"status": "playing", "rematch_of": 3, "known": HOUR}, LONG),
    ({"status": "lobby", "thread_id": None, "started_at": None}, None),
    ({"status": "lobby", "thread_id": None, "started_at": None, "rematch_of": 3, "known": HOUR}, LONG),
    ({"status": "lobby", "thread_id": None, "started_at": None, "rematch_of": 3}, None),
    ({"status": "closed", "thread_id": None, "started_at": None}, None),
)


@pytest.mark.parametrize(("how", "told"), TOLD, ids=str)
async def test_discord_is_told_how_long_a_thread_stays_open(how: dict[str, Any], told: dict[str, Any] | None) -> None:
    place = Place(**how)
    threads = place.threads()
    for _ in range(2):
        await threads.set_auto_archive_duration(place.table)
    assert [dict(one.kwargs) for one in place.told.await_args_list] == ([told] if told else [])


@pytest.mark.parametrize(
    ("code", "raised"), [(THREAD_ARCHIVED_CODE, False), (50013, False), (10003, False), (77, False), (0, True)]
)
async def test_a_refusal_that_stays_is_no_reason_to_ask_again(code: int, raised: bool) -> None:
    place = Place(told=AsyncMock(side_effect=refusal(code)))
    threads, refused = place.threads(), 0
    for _ in range(2):
        try:
            await threads.set_auto_archive_duration(place.table)
        except discord.HTTPException:
            refused += 1
    assert (refused, place.told.await_count) == ((2, 2) if raised else (0, 1))


async def test_an_archived_thread_is_opened_before_the_bot_writes_there_again() -> None:
    client, attempt = (
        Mock(http=Mock(edit_channel=AsyncMock())),
        AsyncMock(side_effect=[refusal(THREAD_ARCHIVED_CODE), "done"]),
    )
    assert await unarchive_and_retry(client, THREAD, attempt) == "done"
    client.http.edit_channel.assert_awaited_once_with(THREAD, archived=False)


@pytest.mark.parametrize(("code", "opens"), [(THREAD_ARCHIVED_CODE, True), (50013, False)])
async def test_what_cannot_be_opened_is_refused_as_before(code: int, opens: bool) -> None:
    client = Mock(http=Mock(edit_channel=AsyncMock(side_effect=refusal(50013))))
    with pytest.raises(discord.HTTPException) as refused:
        await unarchive_and_retry(client, THREAD, AsyncMock(side_effect=refusal(code)))
    assert refused.value.code == code
    assert client.http.edit_channel.await_count == opens
