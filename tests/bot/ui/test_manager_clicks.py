"""Who manages what: only managers of the server, and only tables in channels that they see."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.tables import TableError
from bot.tables.use_cases.managing import BlockEffect
from bot.ui.interactions.manager_clicks import ManagerClicks, require_managed_guild
from bot.ui.interactions.permissions import can_see_table
from tests.bot.screens.scenes import buttons_of
from tests.bot.screens.test_managing import BOB, lobby_of, scene_of

GUILD = 1
GONE = discord.NotFound(Mock(status=404, reason=""), "gone")


def asked_by(channel: object, *, manages: bool = True, member: bool = True) -> Any:
    """Return an interaction of somebody on a server that has this channel, and no other."""
    return SimpleNamespace(
        guild=SimpleNamespace(id=GUILD, get_channel_or_thread=lambda _: channel),
        channel_id=99,
        client=SimpleNamespace(fetch_channel=AsyncMock(side_effect=GONE)),
        guild_id=GUILD,
        user=Mock(spec=discord.Member if member else discord.User),
        permissions=SimpleNamespace(manage_guild=manages),
        locale="en-US",
        extras={},
    )


def channel(*, view: bool, private: bool = False, manage: bool = False, thread: bool = False) -> Any:
    found = Mock(spec=discord.Thread if thread else discord.TextChannel)
    found.permissions_for.return_value = discord.Permissions(view_channel=view, manage_threads=manage)
    if thread:
        found.is_private.return_value = private
        found.fetch_member = AsyncMock(side_effect=GONE)
    return found


SEEN: tuple[tuple[Any, bool, bool], ...] = (
    # where the table is, whether who asks is a member: whether they see it
    (channel(view=True), True, True),
    (channel(view=False), True, False),
    (channel(view=True), False, False),
    (None, True, False),
    (channel(view=True, thread=True), True, True),
    (channel(view=True, thread=True, private=True), True, False),
    (channel(view=True, thread=True, private=True, manage=True), True, True),
)


@pytest.mark.parametrize(("place", "member", "seen"), SEEN)
async def test_a_table_is_seen_by_who_sees_its_channel(place: Any, member: bool, seen: bool) -> None:
    assert await can_see_table(asked_by(place, member=member), lobby_of()) is seen


@pytest.mark.parametrize("view", [True, False])
async def test_managers_see_and_manage_tables_of_channels_that_they_see_alone(*, view: bool) -> None:
    tables = Mock(
        list_server_tables=AsyncMock(return_value=(lobby_of(),)), find_table=AsyncMock(return_value=lobby_of())
    )
    tables.peek_view = AsyncMock(return_value=SimpleNamespace(table=lobby_of(), decision=None))
    evenings = Mock(list_server_game_nights=AsyncMock(return_value=[]))
    clicks, reply = ManagerClicks(tables, Mock(), evenings), SimpleNamespace(interaction=asked_by(channel(view=view)))
    page: Any = await clicks.load_overview_screen(reply)  # type: ignore[arg-type]  # as far as it is used
    assert ("1 open table in channels" in page.parts[0].markdown) is view
    if view:
        assert (await clicks._find_visible_table(reply, 7)).id == 7  # type: ignore[arg-type]  # the same
        return
    with pytest.raises(TableError) as refusal:
        await clicks._find_visible_table(reply, 7)  # type: ignore[arg-type]  # the same
    assert refusal.value.code == "table-gone"


def test_nobody_else_manages() -> None:
    reply: Any = SimpleNamespace(interaction=asked_by(None))
    assert require_managed_guild(reply) == GUILD
    reply = SimpleNamespace(interaction=asked_by(None, manages=False))
    with pytest.raises(TableError) as refusal:
        require_managed_guild(reply)
    assert refusal.value.code == "not-manager"


async def test_only_who_is_blocked_is_removed_from_all_their_matches() -> None:
    tables = Mock(act_as_manager=AsyncMock(), list_user_tables=AsyncMock(return_value=(lobby_of(),)))
    tables.store.blocks.list_blocked = AsyncMock(return_value={5: ""})
    click, clicks = SimpleNamespace(act=SimpleNamespace(path="6"), user_id=1), ManagerClicks(tables, Mock(), Mock())
    with pytest.raises(TableError) as refusal:
        await clicks._kick_blocked_person(click, SimpleNamespace(interaction=asked_by(None)))  # type: ignore[arg-type]
    assert refusal.value.code == "not-blocked"
    tables.act_as_manager.assert_not_called()


async def test_a_manager_blocks_by_a_menu_and_unblocks_by_a_button() -> None:
    tables, evenings = (
        Mock(block_person=AsyncMock(return_value=BlockEffect())),
        Mock(remove_blocked_from_game_nights=AsyncMock()),
    )
    tables.load_server = AsyncMock(return_value=SimpleNamespace(goblins=True))
    tables.store.blocks.list_blocked = AsyncMock(return_value={5: ""})
    reply: Any = SimpleNamespace(interaction=asked_by(None), update_message=AsyncMock())
    clicks = ManagerClicks(tables, Mock(), evenings)
    tables.list_user_tables = tables.list_server_tables = AsyncMock(return_value=())
    await clicks.verbs["block"](clicks, click(menu_choice="5"), reply)
    assert reply.update_message.call_args[0][0].parts[0].markdown.startswith("**Block <@5>?**")
    tables.block_person.assert_not_awaited()
    await clicks.verbs["blocked"](clicks, click(path="5"), reply)
    tables.block_person.assert_awaited_once_with(GUILD, 5, "")
    evenings.remove_blocked_from_game_nights.assert_awaited_once_with(GUILD, 5)
    assert reply.update_message.call_args[0][0].parts[0].markdown.startswith("**<@5> is blocked**")
    tables.unblock_person = AsyncMock(return_value=True)
    await clicks.verbs["unblock"](clicks, click(path="5"), reply)
    tables.unblock_person.assert_awaited_once_with(GUILD, 5)
    tables.unblock_person.return_value = False
    with pytest.raises(TableError, match="not blocked"):
        await clicks.verbs["unblock"](clicks, click(path="5"), reply)


async def test_a_reason_given_with_the_command_is_asked_about_and_kept_with_the_block() -> None:
    tables = Mock(block_person=AsyncMock(return_value=BlockEffect()))
    tables.load_server = AsyncMock(return_value=SimpleNamespace(goblins=True))
    tables.store.blocks.list_blocked = AsyncMock(return_value={})
    tables.list_user_tables = AsyncMock(return_value=())
    clicks = ManagerClicks(tables, Mock(), Mock(remove_blocked_from_game_nights=AsyncMock()))
    asked: Any = SimpleNamespace(interaction=asked_by(None), show_screen=AsyncMock(), update_message=AsyncMock())
    await clicks.block_person_by_id(asked, 5, "Spam\n" + "a" * 300)
    told = asked.show_screen.call_args[0][0].parts[0].markdown
    assert "The reason: “" in told
    for path in ("5", "5"):
        await clicks.verbs["blocked"](clicks, click(path=path), asked)
    kept = [call.args for call in tables.block_person.await_args_list]
    assert kept == [(GUILD, 5, ("Spam " + "a" * 300)[:200]), (GUILD, 5, "")]


async def test_who_is_blocked_and_plays_may_be_removed_whatever_was_decided_last() -> None:
    table = scene_of().table
    tables = Mock(list_server_tables=AsyncMock(return_value=(table, table, lobby_of())))
    tables.store.blocks.list_blocked = AsyncMock(return_value={BOB: "", 6: ""})
    tables.unblock_person = AsyncMock(return_value=True)
    reply: Any = SimpleNamespace(interaction=asked_by(None), update_message=AsyncMock())
    clicks = ManagerClicks(tables, Mock(), Mock())
    await clicks.verbs["unblock"](clicks, click(path="7"), reply)  # somebody else
    labels = [one.label for one in buttons_of(reply.update_message.call_args[0][0])]
    assert labels == ["Unblock", "Remove Bob from 2 matches", "Unblock"]


def click(path: str = "", menu_choice: str = "") -> Any:
    return SimpleNamespace(act=SimpleNamespace(path=path, decision=0), menu_choice=menu_choice, user_id=1)
