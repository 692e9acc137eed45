"""An error of a click becomes one sentence to the clicker; expected trouble is one line in the log."""

import asyncio
import logging
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest

from bot.store import Store, StoreUnavailable
from bot.tables import OpeningLimits, Person, Reach, TableError, TableService, VirtualClock
from bot.ui.answers.click import LogFields, run_and_handle_errors
from bot.ui.answers.reply import Reply
from bot.ui.composing.composer import Composer
from bot.ui.interactions import lobbies as lobbies_of
from bot.ui.interactions.lobbies import LobbyService
from bot.ui.surfaces import welcome
from games.engine.words import load_words
from tests.bot.screens.scenes import text_of
from tests.empty_house import lay

ASKED: LogFields = {"verb": "play", "table": 3, "user": 5, "channel": 7}


def at_discord(*, closed: bool) -> AsyncMock:
    """Return an answer; whether the bot has left Discord in the meantime."""
    return AsyncMock(client=Mock(is_closed=lambda: closed))


@pytest.mark.parametrize(
    ("problem", "line", "told"),
    [
        (
            StoreUnavailable("database or disk is full"),
            "not stored verb=play table=3 user=5 channel=7 problem=database or disk is full",
            "I cannot reach my database just now.",
        ),
        (ZeroDivisionError("a defect"), "a click went wrong", "Something went wrong on my side;"),
    ],
    ids=["the store is full", "a defect"],
)
async def test_trouble_of_the_store_is_one_line_and_a_defect_is_a_whole_trace(
    caplog: pytest.LogCaptureFixture, problem: Exception, line: str, told: str
) -> None:
    reply = at_discord(closed=False)
    with caplog.at_level(logging.INFO, "bot.ui.answers.click"):
        await run_and_handle_errors(reply, load_words(), AsyncMock(side_effect=problem), ASKED)
    (noted,) = caplog.records
    assert noted.getMessage() == line
    assert (noted.exc_info is None) is isinstance(problem, StoreUnavailable)
    ((sentence,), _) = reply.show_sentence.await_args
    assert sentence.startswith(told)


async def test_who_joins_is_answered_once_the_lobby_shows_them(tmp_path: Path) -> None:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    tables, shown, reply = TableService(store, VirtualClock()), asyncio.Event(), AsyncMock()
    table = await tables.open_lobby("emerald_skulls", Person(1, "Ann"), guild_id=1, channel_id=2, language="en")
    asked_for: asyncio.Queue[int] = asyncio.Queue()

    async def until_shown(table_id: int) -> None:
        await asked_for.put(table_id)
        await shown.wait()

    lobbies = LobbyService(Mock(), tables, Mock(), Mock(), OpeningLimits(), until_shown, notices=Mock())
    joining = asyncio.create_task(lobbies.join_table(reply, table.id, Person(2, "Bob"), load_words()))
    assert await asked_for.get() == table.id
    reply.show_screen.assert_not_awaited()
    shown.set()
    await joining
    reply.show_screen.assert_awaited_once()
    await store.close()


async def test_a_greeting_that_discord_fails_again_and_again_holds_up_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(welcome, "GREETING_TIMEOUT", 0.02)
    monkeypatch.setattr(welcome, "open_dm_channel", lambda *_: asyncio.Event().wait())
    monkeypatch.setattr(welcome, "build_lobby_link", AsyncMock(return_value=""))
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    tables = TableService(store, VirtualClock())
    table = await tables.open_lobby("gobblestones", Person(1, "Ann"), guild_id=1, channel_id=2, language="en")
    async with asyncio.timeout(60):
        assert await welcome.send_welcome(Mock(), tables, table, 1) == "unknown"
    assert (await tables.find_table(table.id)).present_people[0].dm == "unknown"
    await store.close()


@pytest.mark.parametrize(
    ("thread", "told"),
    [
        (AsyncMock(return_value=9), "The match is on in <#9>."),
        (lambda *_: asyncio.Event().wait(), "The match is on. Discord is slow"),
    ],
    ids=["the thread is made", "making it fails again and again"],
)
async def test_a_match_that_began_is_told_within_seconds_whatever_becomes_of_its_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thread: AsyncMock, told: str
) -> None:
    monkeypatch.setattr(lobbies_of, "THREAD_TIMEOUT", 0.05)
    monkeypatch.setattr(lobbies_of, "find_or_make_match_channel", thread)
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    tables, reply = TableService(store, VirtualClock()), AsyncMock(changed_clicked_message=False)
    table = await tables.open_lobby("gobblestones", Person(1, "Ann"), guild_id=1, channel_id=2, language="en")
    await tables.join_lobby(table.id, Person(2, "Bob"))
    lobbies = LobbyService(Mock(), tables, Mock(), Composer(tables), OpeningLimits(), AsyncMock(), notices=Mock())
    async with asyncio.timeout(60):
        await lobbies.start_match(reply, table.id, 1, load_words())
    assert (await tables.find_table(table.id)).status == "playing"
    ((screen,), _) = reply.show_screen.await_args
    sentence = text_of(screen)
    assert sentence.startswith(told)
    assert sentence.endswith(("begins.", "**You begin.**"))
    asked = 0
    while not reply.delete_answer.await_count:  # until Ann was asked once, which is in the second turn at the latest
        now = await tables.find_table(table.id)
        await lobbies._temporary_messages.clear_outdated_answers(now)
        view = await tables.load_view(table.id, 1)
        asked += view.waits_for_viewer
        assert asked <= 1
        if not reply.delete_answer.await_count:
            mover = 1 if view.waits_for_viewer else 2
            await tables.play_move(table.id, mover, "end", now.decision_number or 0)
    assert asked == 1
    await store.close()


async def test_a_host_learns_at_the_start_that_the_machine_lacks_their_zone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies_of, "find_or_make_match_channel", AsyncMock(return_value=9))
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    tables, reply = TableService(store, VirtualClock()), AsyncMock()
    await tables.people.change_preferences(1, {"quiet": "22-7", "zone": "Europe/Berlin"})
    table = await tables.open_lobby("gobblestones", Person(1, "Ann"), guild_id=1, channel_id=2, language="en")
    await tables.join_lobby(table.id, Person(2, "Bob"))
    lobbies = LobbyService(Mock(), tables, Mock(), Composer(tables), OpeningLimits(), AsyncMock(), notices=Mock())
    monkeypatch.setattr("bot.screens.pages.my_preferences.get_timezone", lambda _: None)
    await lobbies.start_match(reply, table.id, 1, load_words())
    ((screen,), _) = reply.show_screen.await_args
    sentence = text_of(screen)
    assert sentence.splitlines()[1:] == [load_words()("answer-zone-unknown", zone="Europe/Berlin")]
    await store.close()


@pytest.mark.parametrize("before", ["unknown", "closed", "open"])
async def test_who_opens_a_table_is_greeted_also_below_an_older_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: Reach
) -> None:
    greeting = AsyncMock()
    monkeypatch.setattr("bot.ui.interactions.lobbies.send_welcome", greeting)
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    tables, composer = TableService(store, VirtualClock()), AsyncMock()
    table = await tables.open_lobby("gobblestones", Person(1, "Ann"), guild_id=1, channel_id=2, language="en")
    await tables.people.save_dm_reach(1, before)
    lobbies = LobbyService(
        Mock(),
        tables,
        Mock(find_live_surface=AsyncMock(return_value=None)),
        composer,
        OpeningLimits(),
        AsyncMock(),
        notices=Mock(),
    )
    await lobbies.post_lobby(
        AsyncMock(show_screen=AsyncMock(return_value=None), came=Mock(channel_id=2)),
        await tables.find_table(table.id),
        load_words(),
    )
    await store.close()
    assert greeting.await_count == 1


@pytest.mark.parametrize(
    ("work", "telling", "closed"),
    [
        (TableError("not-host"), aiohttp.ServerDisconnectedError(), False),
        (aiohttp.ClientOSError("cut"), None, False),
        (RuntimeError("Session is closed"), None, True),
        (TableError("not-host"), RuntimeError("Session is closed"), True),
    ],
    ids=["cut while told", "cut while answered", "stopped while answered", "stopped while told"],
)
async def test_a_connection_that_is_cut_or_a_stop_leaves_no_trace(
    caplog: pytest.LogCaptureFixture, work: Exception, telling: Exception | None, closed: bool
) -> None:
    reply = at_discord(closed=closed)
    reply.show_sentence.side_effect = telling
    with caplog.at_level(logging.INFO, "bot.ui.answers.click"):
        await run_and_handle_errors(reply, load_words(), AsyncMock(side_effect=work), ASKED)
    assert caplog.records
    assert [record.exc_info for record in caplog.records] == [None] * len(caplog.records)


async def test_a_promise_that_does_not_reach_discord_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    interaction = Mock(created_at=discord.utils.utcnow(), response=Mock(is_done=lambda: False))
    interaction.response.defer = AsyncMock(side_effect=aiohttp.ServerDisconnectedError())
    await Reply(interaction)._defer_if_late()
    ((line),) = caplog.messages
    assert line.startswith("an answer could not be promised")
