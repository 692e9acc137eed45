"""A message is edited by one task at a time, and a click on it comes before the bot's own updates."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.screens.layout import Figure, Screen, Text
from bot.store import StoreUnavailable
from bot.tables import Posting, SurfaceMessage, Table
from bot.ui.connection.rate_limit import OutgoingRateLimit
from bot.ui.surfaces import messages as own_messages
from bot.ui.surfaces.messages import PostRequest, SurfaceMessenger

PANEL = SurfaceMessage(
    table_id=1, kind="panel", user_id=5, channel_id=7, message_id=9, version_shown=1, digest="before", decision=3
)
NEWS, LATER = Screen((Text("Your turn."),)), Screen((Text("Bob thinks."),))
AT_TWO = Mock(spec=Table, id=1, version=2)


class Lost(Exception):
    """Discord was away."""


class Crowded(OutgoingRateLimit):
    """A rate limit at which everybody waits until it is opened."""

    def __init__(self) -> None:
        super().__init__()
        self.opened, self.waiting = asyncio.Event(), asyncio.Event()

    async def wait_for_slot(self) -> None:
        self.waiting.set()
        await self.opened.wait()


@pytest.mark.parametrize("verb", ["edit", "retire"])
async def test_a_click_does_not_wait_for_a_message_that_waits_for_its_turn(verb: str) -> None:
    crowd, tables = Crowded(), AsyncMock()
    tables.shown.list_surfaces.return_value = [PANEL]
    client = Mock()
    message = client.get_partial_messageable.return_value.get_partial_message.return_value
    message.edit = AsyncMock()
    messages, compose = SurfaceMessenger(client, tables, crowd), AsyncMock(return_value=(AT_TWO, NEWS))
    sending = asyncio.create_task(
        messages.edit_surface(PANEL, compose) if verb == "edit" else messages.retire_surface(PANEL, NEWS)
    )
    await crowd.waiting.wait()
    async with asyncio.timeout(60), messages.lock_message(PANEL.message_id):
        message.edit.assert_not_awaited()
    crowd.opened.set()
    await sending
    message.edit.assert_awaited_once()


@pytest.mark.parametrize("failing", [True, False])
async def test_a_click_waits_for_an_edit_of_its_message_but_not_for_one_that_discord_fails_again_and_again(
    failing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_messages, "MAX_CLICK_WAIT_SECONDS", 0.02 if failing else 60)
    begun, over, tables, client = asyncio.Event(), asyncio.Event(), AsyncMock(), Mock()
    tables.shown.list_surfaces.return_value = [PANEL]

    async def sent(**_: object) -> Mock:
        begun.set()
        await over.wait()
        return Mock(attachments=())

    client.get_partial_messageable.return_value.get_partial_message.return_value.edit = sent
    messages = SurfaceMessenger(client, tables, OutgoingRateLimit())
    sending = asyncio.create_task(messages.edit_surface(PANEL, AsyncMock(return_value=(AT_TWO, NEWS))))
    await begun.wait()
    if not failing:
        asyncio.get_running_loop().call_later(0.05, over.set)
    async with asyncio.timeout(60), messages.lock_message_for_click(PANEL.message_id):
        assert sending.done() is not failing
        await messages.save_shown_click_answer(PANEL, Mock(spec=Table, id=1, version=3), LATER, ())
    over.set()
    await sending
    # What was written last counts as shown: another edit follows if it is not the newest.
    shown = [call.args[0].version_shown for call in tables.shown.save_surface.await_args_list]
    assert shown == ([3, 2] if failing else [2, 3])


async def test_what_changes_before_a_message_has_its_turn_is_shown_by_the_same_edit() -> None:
    crowd, tables, client = Crowded(), AsyncMock(), Mock()
    tables.shown.list_surfaces.return_value = [PANEL]
    message = client.get_partial_messageable.return_value.get_partial_message.return_value
    message.edit = AsyncMock()
    known = [(Mock(spec=Table, id=1, version=2), Screen((Text("Bob thinks."),)))]

    async def compose() -> tuple[Table, Screen]:
        return known[-1]

    sending = asyncio.create_task(SurfaceMessenger(client, tables, crowd).edit_surface(PANEL, compose))
    await crowd.waiting.wait()
    known.append((Mock(spec=Table, id=1, version=3), NEWS))
    crowd.opened.set()
    await sending
    message.edit.assert_awaited_once()
    assert tables.shown.save_surface.await_args.args[0].version_shown == 3


async def test_a_turn_that_nothing_was_sent_for_is_given_back() -> None:
    rate_limit, tables = OutgoingRateLimit(per_second=1e-9, at_once=1), AsyncMock()
    tables.shown.list_surfaces.return_value = [PANEL]
    messages = SurfaceMessenger(Mock(), tables, rate_limit)
    async with asyncio.timeout(60):
        await messages.edit_surface(PANEL, AsyncMock(return_value=None))
        await messages.edit_surface(PANEL, AsyncMock(return_value=None))


async def test_a_picture_that_a_message_has_already_is_not_sent_again() -> None:
    tables, client = AsyncMock(), Mock()
    tables.shown.list_surfaces.return_value = [PANEL]
    message = client.get_partial_messageable.return_value.get_partial_message.return_value
    hand, table = Figure("picture1", b"\x89PNG hand", "Your hand."), Figure("picture2", b"\x89PNG table", "The table.")
    there = [Mock(spec=discord.Attachment, filename=hand.file_name)]
    message.edit = AsyncMock(return_value=Mock(attachments=there))
    messages = SurfaceMessenger(client, tables, OutgoingRateLimit())
    for screen in (Screen((hand,)), Screen((hand, table))):
        await messages.edit_surface(PANEL, AsyncMock(return_value=(AT_TWO, screen)))
    kept, sent = message.edit.await_args.kwargs["attachments"]
    assert kept is there[0]
    assert sent.filename == table.file_name


async def test_after_an_edit_that_failed_every_picture_is_sent_again() -> None:
    tables, client = AsyncMock(), Mock()
    tables.shown.list_surfaces.return_value = [PANEL]
    message = client.get_partial_messageable.return_value.get_partial_message.return_value
    hand = Figure("picture1", b"\x89PNG hand", "Your hand.")
    shown = Mock(attachments=[Mock(spec=discord.Attachment, filename=hand.file_name)])
    message.edit = AsyncMock(side_effect=[shown, Lost, shown])
    messages, compose = (
        SurfaceMessenger(client, tables, OutgoingRateLimit()),
        AsyncMock(return_value=(AT_TWO, Screen((hand,)))),
    )
    await messages.edit_surface(PANEL, compose)
    with pytest.raises(Lost):
        await messages.edit_surface(PANEL, compose)
    await messages.edit_surface(PANEL, compose)
    (sent,) = message.edit.await_args.kwargs["attachments"]
    assert isinstance(sent, discord.File)


# What is known of messages


def one_of(message: int, channel: int = 7, **more: Any) -> SurfaceMessage:
    return replace(PANEL, id=message, message_id=message, channel_id=channel, **more)


BOARD: dict[str, Any] = {"kind": "board", "user_id": None}


async def knowing(*there: SurfaceMessage) -> SurfaceMessenger:
    """Return messages that know of what shows a table."""
    tables = AsyncMock()
    tables.shown.list_surfaces.side_effect = lambda table: [surface for surface in there if surface.table_id == table]
    messages = SurfaceMessenger(Mock(), tables, OutgoingRateLimit())
    for surface in there:
        await messages.find_live_surface(surface.table_id, surface.kind, surface.user_id)
    return messages


async def test_of_each_kind_and_person_the_newest_that_lives_is_the_one() -> None:
    theirs, old, board = one_of(1), one_of(2, **BOARD), one_of(3, **BOARD)
    dead, bobs, elsewhere = one_of(4, live=False, **BOARD), one_of(5, user_id=6), one_of(6, table_id=2, **BOARD)
    messages = await knowing(theirs, old, board, dead, bobs, elsewhere)
    assert (
        await messages.find_live_surface(1, "panel", 5) == await messages.wait_for_live_surface(1, "panel", 5) == theirs
    )
    assert await messages.find_live_surface(1, "board") == board
    assert await messages.find_live_surface(1, "panel", 6) == bobs
    assert await messages.find_live_surface(2, "board") == elsewhere
    assert await messages.find_live_surface(1, "bell") is await messages.wait_for_live_surface(1, "bell") is None


async def test_a_message_that_is_lost_is_told_of_once_and_stays_lost() -> None:
    messages = await knowing(one_of(9), one_of(3, 8, table_id=2, **BOARD), one_of(4, 8, table_id=3, **BOARD))
    assert (messages.mark_message_deleted(9), messages.mark_message_deleted(9), messages.mark_message_deleted(77)) == (
        1,
        None,
        None,
    )
    assert (messages.is_message_lost(one_of(9)), messages.is_message_lost(one_of(3))) == (True, False)
    await messages.find_live_surface(1, "panel", 5)
    assert messages.mark_message_deleted(9) is None, "it is not known anew"
    assert messages.mark_place_deleted(6) == set()
    assert messages.mark_place_deleted(8) == {2, 3}
    assert messages.mark_place_deleted(8) == set()
    assert messages.is_message_lost(one_of(4))


async def test_a_message_that_is_found_gone_is_lost_if_nothing_took_its_place() -> None:
    messages = await knowing(one_of(2, **BOARD), one_of(3, **BOARD))
    assert not await messages.mark_surface_deleted(one_of(2, **BOARD))
    assert not await messages.mark_surface_deleted(one_of(9))
    assert await messages.mark_surface_deleted(one_of(3, **BOARD))
    assert (messages.is_message_lost(one_of(2)), messages.is_message_lost(one_of(3))) == (False, True)
    assert messages.mark_message_deleted(3) is None


@pytest.mark.parametrize(("deleted", "found"), [("message", True), ("place", True), ("another", False)])
async def test_a_message_that_was_deleted_before_discord_s_answer_to_its_post_is_found_at_once(
    deleted: str, *, found: bool
) -> None:
    tables, client, heard = AsyncMock(), Mock(), list[int]()
    tables.shown.save_surface.side_effect = lambda surface: surface
    client.get_partial_messageable.return_value.send = AsyncMock(return_value=Mock(id=9, attachments=()))
    messages = SurfaceMessenger(client, tables, OutgoingRateLimit(), heard.append)
    if deleted == "place":
        messages.mark_place_deleted(7)
    else:
        messages.mark_message_deleted(9 if deleted == "message" else 8)
    table: Any = Mock(spec=Table, id=1, version=2, decision_number=3, find_seat=Mock(return_value=1))
    for _ in range(2):
        await messages.post_surface(table, PostRequest("panel", 7, 5), NEWS)
    assert heard == [1] * found


async def test_a_message_is_held_by_one_and_others_are_free() -> None:
    messages = SurfaceMessenger(Mock(), AsyncMock(), OutgoingRateLimit())
    async with messages.lock_message(9):
        async with asyncio.timeout(60), messages.lock_message(8):
            pass
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0), messages.lock_message(9):
                pass


async def test_what_was_posted_while_the_store_was_away_is_noted_when_it_is_back() -> None:
    tables, client = AsyncMock(), Mock()
    tables.shown.save_surface.side_effect = StoreUnavailable("away")
    client.get_partial_messageable.return_value.send = AsyncMock(return_value=Mock(id=9, attachments=()))
    messages = SurfaceMessenger(client, tables, OutgoingRateLimit())
    table: Any = Mock(spec=Table, id=1, version=2, decision_number=3, find_seat=Mock(return_value=1))
    with pytest.raises(StoreUnavailable):
        await messages.post_surface(table, PostRequest("panel", 7, 5), NEWS)
    with pytest.raises(StoreUnavailable):
        await messages.save_unsaved_surfaces(1)
    tables.shown.save_surface.reset_mock(side_effect=True)
    await messages.save_unsaved_surfaces(2)
    tables.shown.save_surface.assert_not_awaited()
    for _ in range(2):
        await messages.save_unsaved_surfaces(1)
    ((surface,),) = [one.args for one in tables.shown.save_surface.await_args_list]
    assert (surface.message_id, surface.user_id) == (9, 5)


# What is posted

LEFT: tuple[tuple[dict[str, Any], bool, bool, bool], ...] = (
    # a table, whether the bot knows its servers, whether it is on this one: whether nothing can be shown there
    ({"status": "closed"}, True, False, True),
    ({"status": "closed"}, True, True, False),
    ({"status": "closed"}, False, False, False),
    ({"status": "closed", "guild_id": None}, True, False, False),
    ({"status": "over"}, True, False, False),
    ({"status": "playing"}, True, False, False),
)


@pytest.mark.parametrize(("table", "ready", "there", "abandoned"), LEFT)
def test_only_a_closed_table_on_a_server_that_the_bot_left_is_abandoned(
    table: dict[str, Any], *, ready: bool, there: bool, abandoned: bool
) -> None:
    servers = {6: "a server"} if there else {}
    client: Any = Mock(is_ready=Mock(return_value=ready), get_guild=servers.get)
    known: Any = SimpleNamespace(**({"guild_id": 6} | table))
    assert SurfaceMessenger(client, Mock(), OutgoingRateLimit()).is_table_abandoned(known) is abandoned


POSTED: tuple[tuple[dict[str, Any], bool, str], ...] = (
    # a post, whether it is surely a new message: with what it counts as shown
    ({}, True, NEWS.digest),
    ({"quiet": True}, True, NEWS.digest),
    ({"decision": 3}, True, NEWS.digest),
    ({"decision": 3}, False, ""),
)


@pytest.mark.parametrize(("how", "sure", "digest"), POSTED)
async def test_a_message_is_posted_once_though_it_is_sent_twice_and_is_noted_with_what_it_shows(
    how: dict[str, Any], digest: str, *, sure: bool
) -> None:
    tables, client, rate_limit = AsyncMock(), Mock(), AsyncMock()
    tables.shown.save_surface.side_effect = lambda surface: surface
    place = client.get_partial_messageable.return_value
    place.send = AsyncMock(return_value=Mock(id=9, attachments=["its files"]))
    table: Any = Mock(spec=Table, id=1, version=2, decision_number=3, find_seat=Mock(return_value=1))
    post, messages = PostRequest("panel", 7, 5, **how), SurfaceMessenger(client, tables, rate_limit)
    kept = await messages.post_surface(table, post, NEWS, sure=sure)
    client.get_partial_messageable.assert_called_once_with(7)
    sent = place.send.await_args.kwargs
    assert (sent["nonce"], sent["silent"]) == (post.build_nonce(table), post.quiet)
    rate_limit.wait_for_slot.assert_awaited_once_with()
    tables.shown.save_posting.assert_awaited_once_with(1, post.build_posting(table))
    assert kept == SurfaceMessage(
        table_id=1, kind="panel", user_id=5, channel_id=7, message_id=9, version_shown=2, digest=digest,
        decision=post.decision,
    )  # fmt: skip
    assert list(map(str, messages._files[9])) == ["its files"]
    assert messages.mark_message_deleted(9) == 1, "its deletion is noticed"


ABOUT: tuple[tuple[PostRequest, int | None, Posting | None], ...] = (
    # a post, the seat of whom it is for: what is noted before
    (PostRequest("board", 7, None, 3), None, Posting("board", None, 3, after=0)),
    (PostRequest("end", 7, None, 0), None, Posting("end", None, 0, after=0)),
    (PostRequest("bell", 7, None, 3), None, Posting("bell", None, 3, after=0)),
    (PostRequest("bell", 7, None, 3, 9), None, Posting("bell", None, 3, after=9)),
    (PostRequest("bell", 7, 5, 3), 1, Posting("bell", 1, 3, 2, 7, after=0)),
    (PostRequest("board", 7, None, None), None, None),
    (PostRequest("lobby", 7), None, None),
    (PostRequest("panel", 7, 5, 3), 1, Posting("panel", 1, 3, 2, 7, after=0)),
    (PostRequest("panel", 7, 5), 0, Posting("panel", 0, None, 2, 7, after=0)),
    (PostRequest("panel", 7, 5, version=9), 0, Posting("panel", 0, None, 9, 7, after=0)),
    (PostRequest("panel", 7, 5, 3), None, None),
    (PostRequest("reminder", 7, 5, 3), 1, Posting("reminder", 1, 3, 2, 7, after=0)),
    (PostRequest("question", 7, 5, 3), 1, None),
)


@pytest.mark.parametrize(("post", "seat", "noted"), ABOUT)
def test_what_is_noted_before_a_post_so_that_a_crash_does_not_lose_it(
    post: PostRequest, seat: int | None, noted: Posting | None
) -> None:
    table: Any = Mock(spec=Table, id=1, version=2, find_seat=lambda user: seat if user == 5 else None)
    assert post.build_posting(table) == noted


SAME: tuple[tuple[dict[str, Any], bool], ...] = (
    # how another post differs: whether Discord takes it for the same
    ({}, True),
    ({"quiet": True}, True),
    ({"channel_id": 8}, True),
    ({"version": 9}, True),
    ({"kind": "bell"}, False),
    ({"user_id": 6}, False),
    ({"decision": 4}, False),
    ({"decision": None, "version": 3}, False),
    ({"after": 9}, False),
)


@pytest.mark.parametrize(("differs", "same"), SAME)
def test_a_post_is_the_same_for_one_occasion_and_one_person(differs: dict[str, Any], *, same: bool) -> None:
    table: Any = Mock(spec=Table, id=1, version=2)
    post = PostRequest("panel", 7, 5, 3)
    assert (replace(post, **differs).build_nonce(table) == post.build_nonce(table)) is same
    assert post.build_nonce(table) != post.build_nonce(Mock(spec=Table, id=2, version=2))
    assert len(post.build_nonce(table)) <= 25, "Discord takes no longer one"


@pytest.mark.parametrize(("code", "status", "forgotten"), [(50005, 403, True), (77, 400, True), (77, 500, False)])
async def test_an_old_message_that_discord_lets_nobody_edit_is_forgotten_and_told_once(
    code: int, status: int, caplog: pytest.LogCaptureFixture, *, forgotten: bool
) -> None:
    tables, client = AsyncMock(), Mock()
    tables.shown.list_surfaces.return_value = [PANEL]
    message = client.get_partial_messageable.return_value.get_partial_message.return_value
    message.edit = AsyncMock(side_effect=discord.HTTPException(Mock(status=status), {"code": code, "message": "no"}))
    retiring = SurfaceMessenger(client, tables, OutgoingRateLimit()).retire_surface(PANEL, NEWS)
    if forgotten:
        await retiring
        assert caplog.messages == [f"an old message of table 1 stays as it is ({code})"]
    else:
        with pytest.raises(discord.HTTPException):
            await retiring
    assert tables.shown.drop_surface.await_count == forgotten
