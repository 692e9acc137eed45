"""What the bot must be allowed, where a role may be called, and what is told of both: tables of truths."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.sandbox.world.permissions import BOT_PERMISSIONS
from bot.tables import Server, Sitter, Table, TableError
from bot.ui.connection import permission_check
from bot.ui.connection.permission_check import (
    NEEDED_PERMISSIONS,
    ServerPermissions,
    list_missing_permissions,
    list_missing_play_permissions,
    may_make_threads,
)
from bot.ui.interactions import server_settings
from bot.ui.interactions.lobby_pings import NO_CALL_TARGETS, LobbyPingSender, PingTargets, parse_mentions
from bot.ui.interactions.server_settings import change_server_settings, require_may_open_table
from games.engine.words import load_words


def granted(*without: str, **more: bool) -> discord.Permissions:
    """Return all that is needed, but not this."""
    return discord.Permissions(**{name: name not in without for name in NEEDED_PERMISSIONS}, **more)


IN_THREADS = {"create_public_threads", "read_message_history"}
TRUTHS: dict[str, tuple[bool, bool, bool]] = {
    # what is missing: whether a table can be shown in a channel, in a thread, and have a thread of its own
    "view_channel": (False, False, True),
    "send_messages": (False, True, True),
    "send_messages_in_threads": (True, False, False),
    "create_public_threads": (True, True, False),
    "embed_links": (False, False, True),
    "attach_files": (False, False, True),
    "read_message_history": (True, True, False),
}


@pytest.mark.parametrize("name", NEEDED_PERMISSIONS)
def test_what_is_missing_hinders_only_what_needs_it(name: str) -> None:
    lacking, whole = granted(name), granted(name, administrator=True)
    assert (
        list_missing_permissions(lacking),
        list_missing_permissions(whole),
        list_missing_permissions(granted()),
    ) == (
        (name,),
        (),
        (),
    )
    channel, thread, own = TRUTHS[name]
    assert list_missing_play_permissions(lacking, in_thread=False) == (() if channel else (name,))
    assert list_missing_play_permissions(lacking, in_thread=True) == (() if thread else (name,))
    assert (may_make_threads(lacking), may_make_threads(whole)) == (own, True)


def test_the_invitation_asks_for_what_is_needed() -> None:
    asked = discord.Permissions(**dict.fromkeys(NEEDED_PERMISSIONS, True)).value
    for number in (77, None):
        link = permission_check.build_invitation_link(Mock(application_id=number))
        assert link.startswith(f"https://discord.com/oauth2/authorize?client_id={number or 0}&")
        assert f"&permissions={asked}" in link


def logging_in(monkeypatch: pytest.MonkeyPatch, **http: Any) -> list[discord.Client]:
    """Let clients log in without Discord, and note them."""
    clients: list[discord.Client] = []

    async def login(client: discord.Client, token: str) -> None:
        assert token == "a token"  # noqa: S105  of nobody
        clients.append(client)
        for name, call in http.items():
            monkeypatch.setattr(client.http, name, call)

    monkeypatch.setattr(discord.Client, "login", login)
    return clients


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
async def test_every_server_is_asked_about_page_by_page(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lacks = granted("embed_links").value
    servers = [{"id": str(number), "name": f"Server {number}", "permissions": str(lacks)} for number in range(count)]
    asked: list[tuple[int, int | None]] = []

    async def get_guilds(limit: int, after: int | None) -> list[dict[str, str]]:
        asked.append((limit, after))
        return [one for one in servers if after is None or int(one["id"]) > after][:limit]

    monkeypatch.setattr(permission_check, "GUILD_PAGE_SIZE", 2)
    (skew, heard) = (object(), list[object]())
    monkeypatch.setattr(permission_check, "build_trace_config", lambda told: heard.append(told))  # noqa: PLW0108  returns nothing
    clients = logging_in(monkeypatch, get_guilds=get_guilds)
    found = await permission_check.fetch_server_permissions("a token", skew)  # type: ignore[arg-type]  # any will do
    assert found.servers == [ServerPermissions(one["name"], ("embed_links",), int(one["id"])) for one in servers]
    assert found.link.startswith("https://discord.com/oauth2/authorize?"), "even where it is on no server yet"
    assert asked == [(2, None), (2, 1), (2, 3)][: count // 2 + 1]
    assert heard == [skew]
    assert [(client.is_closed(), client.intents.value) for client in clients] == [(True, 0)]


async def test_a_server_is_left_and_one_that_is_unknown_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = discord.NotFound(Mock(status=404, reason=""), "gone")
    leave = AsyncMock(side_effect=[None, gone])
    clients = logging_in(monkeypatch, leave_guild=leave)
    assert [await permission_check.leave_server("a token", 7) for _ in range(2)] == [True, False]
    assert [call.args for call in leave.await_args_list] == [(7,), (7,)]
    assert [(client.is_closed(), client.intents.value) for client in clients] == [(True, 0)] * 2


NAMED: tuple[tuple[str, object], ...] = (
    # what a host typed at a game for two to five: who is called and which names mention nobody, or why nobody is
    ("<@2>", PingTargets((2,))),
    ("<@2> <@!3>, <@2>; <@1>", PingTargets((2, 3))),
    ("<@&9>", PingTargets((), 9)),
    ("<@&9> <@&9> <@2>", PingTargets((2,), 9)),
    ("<@2> <@3> <@4> <@5>", PingTargets((2, 3, 4, 5))),
    ("<@2> <@3> <@4> <@5> <@6>", ("too-many-named", {"most": 4})),
    ("<@&9> <@&8>", ("nobody-named", {})),
    ("<@1>", ("nobody-named", {})),
    ("", ("nobody-named", {})),
    ("<@2>,  Bob and  Cid", PingTargets((2,), None, "Bob and Cid")),
    ("@everyone", PingTargets(unread="@everyone")),
    ("<@123456789012345678901>", PingTargets(unread="<@123456789012345678901>")),
)


@pytest.mark.parametrize(("text", "expected"), NAMED)
def test_whom_a_host_may_name(text: str, expected: object) -> None:
    try:
        found: object = parse_mentions(text, "goblin_teeth", 1)
    except TableError as refusal:
        found = refusal.code, dict(refusal.arguments)
    assert found == expected


NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)
SERVER = Server(7, called=9)


class House:
    """Tables as callings see them; `since`: the minutes since a role was called."""

    def __init__(self, since: float | None = None, **table: Any) -> None:
        plain = {"id": 3, "game": "gobblestones", "guild_id": 7, "host_id": 1, "status": "lobby", "language": "en"}
        plain |= {"host": Sitter(None, 1, "Ann")}
        self.lobby: Any = SimpleNamespace(**(plain | table))
        self.noted = None if since is None else NOW - timedelta(minutes=since)
        self.server_now = SERVER
        self.claimed: list[tuple[str, datetime, timedelta]] = []
        self.clock = SimpleNamespace(now=lambda: NOW)
        self.store = self

    async def get_stored_value_time(self, key: str) -> datetime | None:
        assert key == "role called on 7"
        return self.noted

    async def start_cooldown_unless_running(self, key: str, now: datetime, pause: timedelta) -> datetime | None:
        self.claimed.append((key, now, pause))
        return self.noted if self.noted and now - self.noted < pause else None

    async def load_server(self, guild_id: int) -> Server:
        assert guild_id == 7
        return self.server_now

    async def find_table(self, table_id: int) -> Table:
        assert table_id == 3
        found: Table = self.lobby
        return found


def at_discord(*, mentionable: bool = True, everyone: bool = False, there: bool = True, known: bool = True) -> Any:
    """Return a client whose server has the role, or has not."""
    role = SimpleNamespace(mentionable=mentionable) if there else None
    me = SimpleNamespace(guild_permissions=SimpleNamespace(mention_everyone=everyone))
    guild = SimpleNamespace(get_role=lambda number: role if number == 9 else None, me=me)
    return SimpleNamespace(get_guild=lambda number: guild if known and number == 7 else None)


RUNG: tuple[tuple[dict[str, bool], float | None, int | None, object], ...] = (
    # how Discord has it, the minutes since the last call, the role: why it is not called
    ({}, None, 9, None),
    ({}, None, None, None),
    ({}, 1, None, None),
    ({}, 60, 9, None),
    ({}, 59.5, 9, ("role-called-lately", {"minutes": 1})),
    ({}, 58.5, 9, ("role-called-lately", {"minutes": 2})),
    ({}, 0, 9, ("role-called-lately", {"minutes": 60})),
    ({}, None, 8, ("role-not-called", {"role": "<@&8>"})),
    ({"mentionable": False}, None, 9, ("role-silent", {"role": "<@&9>"})),
    ({"mentionable": False, "everyone": True}, None, 9, None),
    ({"there": False}, None, 9, ("role-silent", {"role": "<@&9>"})),
    ({"known": False}, None, 9, ("role-silent", {"role": "<@&9>"})),
)


async def refused(work: Any) -> object:
    try:
        await work
    except TableError as refusal:
        return refusal.code, dict(refusal.arguments)
    return None


@pytest.mark.parametrize(("there", "since", "role", "expected"), RUNG)
async def test_when_a_role_is_called(
    there: dict[str, bool], since: float | None, role: int | None, expected: object
) -> None:
    callings = LobbyPingSender(at_discord(**there), House(since))  # type: ignore[arg-type]  # as callings see them
    assert await refused(callings.require_pingable_role(SERVER, role)) == expected


ASKED: tuple[tuple[dict[str, Any], int, int | None, object], ...] = (
    # the table, who presses, which role the managers chose: why the role is not called
    ({}, 1, 9, None),
    ({}, 2, 9, ("not-host", {})),
    ({"status": "playing"}, 1, 9, ("already-started", {})),
    ({"status": "playing"}, 2, 9, ("not-host", {})),
    ({}, 1, None, ("no-role-called", {})),
    ({}, 1, 8, ("role-silent", {"role": "<@&8>"})),
)


@pytest.mark.parametrize(("table", "user", "chosen", "expected"), ASKED)
async def test_who_may_call_the_role(
    table: dict[str, Any], user: int, chosen: int | None, expected: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.interactions.lobby_pings.build_lobby_link", AsyncMock(return_value="https://lobby"))
    house, reply = House(**table), AsyncMock()
    house.server_now = Server(7, called=chosen)
    callings = LobbyPingSender(at_discord(), house)  # type: ignore[arg-type]  # as callings see them
    assert await refused(callings.ping_role(reply, 3, user)) == expected
    assert house.claimed == ([] if expected else [("role called on 7", NOW, timedelta(hours=1))])
    if expected:
        reply.show_screen.assert_not_awaited()
        return
    ((screen,), how) = reply.show_screen.await_args
    assert how == {"private": False}
    assert "<@&9>" in str(screen)
    assert "https://lobby" in str(screen)


async def test_two_who_call_at_once_call_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.interactions.lobby_pings.build_lobby_link", AsyncMock(return_value=""))
    house, reply = House(since=10), AsyncMock()
    callings = LobbyPingSender(at_discord(), house)  # type: ignore[arg-type]  # as callings see them
    late = ("role-called-lately", {"minutes": 50})
    assert await refused(callings.ping_people(reply, house.lobby, PingTargets(role=9))) == late
    assert await refused(callings.ping_people(reply, house.lobby, NO_CALL_TARGETS)) is None
    reply.show_screen.assert_not_awaited()
    assert await refused(callings.ping_people(reply, house.lobby, PingTargets((2, 3)))) is None
    assert len(house.claimed) == 1
    assert "<@2>" in str(reply.show_screen.await_args.args[0])


OPENED: tuple[tuple[dict[str, Any], dict[str, Any], object], ...] = (
    # what the managers decided, who asks where: why no table is opened
    ({}, {}, None),
    ({"channels": (8,)}, {}, None),
    ({"channels": (8,)}, {"channel_id": 9}, ("wrong-channel", {"channels": "<#8>"})),
    ({"channels": (8,)}, {"channel_id": 9, "parent": 8}, None),
    ({"channels": (8,)}, {"channel_id": 8, "parent": 9}, ("wrong-channel", {"channels": "<#8>"})),
    ({"channels": (8,), "opener": 5}, {"channel_id": 9, "manages": True}, None),
    ({"opener": 5}, {}, ("not-opener", {"role": "<@&5>"})),
    ({"opener": 5}, {"roles": (4, 5)}, None),
    ({"opener": 5}, {"roles": (4,)}, ("not-opener", {"role": "<@&5>"})),
    ({"opener": 5}, {"roles": (5,), "member": False}, ("not-opener", {"role": "<@&5>"})),
)


@pytest.mark.parametrize(("decided", "asked", "expected"), OPENED)
def test_who_may_open_a_table_where(decided: dict[str, Any], asked: dict[str, Any], expected: object) -> None:
    roles = [SimpleNamespace(id=number) for number in asked.get("roles", ())]
    who: Any = Mock(spec=discord.Member if asked.get("member", True) else discord.User, roles=roles)
    parent = asked.get("parent")
    place: Any = Mock(spec=discord.Thread, parent_id=parent) if parent else Mock(spec=discord.TextChannel)
    permissions = discord.Permissions(manage_guild=asked.get("manages", False))
    interaction: Any = SimpleNamespace(
        guild_id=7, channel=place, channel_id=asked.get("channel_id", 8), user=who, permissions=permissions
    )
    try:
        require_may_open_table(interaction, Server(7, **decided), load_words())
        found: object = None
    except TableError as refusal:
        found = refusal.code, dict(refusal.arguments)
    assert found == expected


def test_the_sandbox_grants_what_the_invitation_asks_for_and_no_more() -> None:
    assert discord.Permissions(**dict.fromkeys(NEEDED_PERMISSIONS, True)).value == BOT_PERMISSIONS


@pytest.mark.parametrize("missing", ["send_messages", "view_channel"])
async def test_a_digest_needs_a_channel_where_the_bot_may_post(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_settings, "find_managed_guild", lambda _: 7)
    monkeypatch.setattr(server_settings, "render_server_settings_page", Mock())
    tables, reply, channel = AsyncMock(), AsyncMock(), Mock(spec=discord.TextChannel, id=5)
    tables.load_server.return_value, tables.days = Server(7), Mock()
    channel.permissions_for.return_value = granted(missing)
    with pytest.raises(TableError) as refusal:
        await change_server_settings(reply, tables, {"digest": channel}, load_words())
    named = load_words()(f"permission-{missing.replace('_', '-')}")
    assert (refusal.value.code, refusal.value.arguments) == ("digest-may-not", {"permissions": named})
    tables.save_server.assert_not_awaited()
    channel.permissions_for.return_value = granted()
    await change_server_settings(reply, tables, {"digest": channel}, load_words())
    assert tables.save_server.await_args.args[0].digest == 5
