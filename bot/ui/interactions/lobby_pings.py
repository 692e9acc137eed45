"""Pings for a lobby: people whom its host names, and the role that the managers chose (with a cooldown)."""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta

import discord

from bot.screens.lobby import render_lobby_ping
from bot.tables import Server, Table, TableError, TableService
from bot.tables.deadlines.clock import measure_cooldown_left
from bot.ui.answers.reply import Reply
from bot.ui.surfaces.places import build_lobby_link
from games import find_game
from games.engine.words import load_words

MENTION_PATTERN = re.compile(r"<@(&|!?)(\d{1,20})>")
MAX_UNREAD_LENGTH = 60
ONE_HOUR = timedelta(hours=1)

RecordPing = Callable[[Table, int, int, Sequence[int]], Awaitable[object]]
"""Is told of a table, of the channel and id of a message that calls people to it, and of these people."""


async def _ignore_ping(_table: Table, _place: int, _message_id: int, _users: Sequence[int]) -> None: ...


@dataclass(frozen=True, slots=True)
class PingTargets:
    """Who is to be called (pinged): people, and a role; and what was written that mentions nobody."""

    people: tuple[int, ...] = ()
    role: int | None = None
    unread: str = ""


NO_CALL_TARGETS = PingTargets()


def parse_mentions(text: str, game: str, host: int) -> PingTargets:
    """Parse whom a text mentions, each once and never the host; raises `TableError` for too many or two roles."""
    mentions = MENTION_PATTERN.findall(text)
    people = tuple(dict.fromkeys(int(number) for kind, number in mentions if kind != "&" and int(number) != host))
    roles = {int(number) for kind, number in mentions if kind == "&"}
    unread = " ".join(MENTION_PATTERN.sub(" ", text).split()).strip(" ,;")[:MAX_UNREAD_LENGTH]
    if len(roles) > 1 or not (people or roles or unread):
        raise TableError("nobody-named")
    max_guests = find_game(game).seats[-1] - 1
    if len(people) > max_guests:
        raise TableError("too-many-named", most=max_guests)
    return PingTargets(people, next(iter(roles), None), unread)


class LobbyPingSender:
    """Calls (pings) people to lobbies; a role at most once an hour on a server."""

    def __init__(self, client: discord.Client, tables: TableService, posted: RecordPing = _ignore_ping) -> None:
        """Tell `posted` of each message that calls people to a table: in which channel it is, and its id."""
        self._client, self._tables, self._posted = client, tables, posted

    async def require_pingable_role(self, server: Server, role: int | None) -> None:
        """Raise `TableError` if a role cannot be pinged now (cooldown)."""
        if role is None:
            return
        if role != server.called:
            raise TableError("role-not-called", role=f"<@&{role}>")
        if not self._can_mention_role(server.guild_id, role):
            raise TableError("role-silent", role=f"<@&{role}>")
        if left := await self._find_cooldown_left(server):
            raise _build_role_cooldown_error(left)

    def _can_mention_role(self, guild_id: int, role_id: int) -> bool:
        """Tell whether Discord lets the bot call a role."""
        guild = self._client.get_guild(guild_id)
        if guild is None or (role := guild.get_role(role_id)) is None:
            return False
        return role.mentionable or guild.me.guild_permissions.mention_everyone

    async def _find_cooldown_left(self, server: Server) -> timedelta:
        """Return how long it is until the role can be called again."""
        noted = await self._tables.store.get_stored_value_time(_build_role_ping_key(server))
        return measure_cooldown_left(noted, ONE_HOUR, self._tables.clock.now())

    async def ping_people(self, reply: Reply, table: Table, called: PingTargets) -> None:
        """Ping (call) people to a lobby, in a message of its own."""
        if called == NO_CALL_TARGETS:
            return
        if called.role:
            await self.start_role_cooldown(table.guild_id)
        link = await build_lobby_link(self._tables, table)
        screen = render_lobby_ping(table, called.people, called.role, link, load_words(table.language))
        if message := await reply.show_screen(screen, private=False):
            await self._posted(table, message.channel.id, message.id, called.people)

    async def start_role_cooldown(self, guild_id: int | None) -> None:
        """Begin the cooldown of a server's role call; raises `TableError` if it was called within the hour."""
        server, now = await self._tables.load_server(guild_id), self._tables.clock.now()
        if since := await self._tables.store.start_cooldown_unless_running(_build_role_ping_key(server), now, ONE_HOUR):
            raise _build_role_cooldown_error(measure_cooldown_left(since, ONE_HOUR, now))

    async def ping_role(self, reply: Reply, table_id: int, user: int) -> None:
        """Ping (call) the role that the server's managers chose; for the host of a lobby."""
        table = await self._tables.find_table(table_id)
        if table.host_id != user:
            raise TableError("not-host")
        if table.status != "lobby":
            raise TableError("already-started")
        server = await self._tables.load_server(table.guild_id)
        if server.called is None:
            raise TableError("no-role-called")
        await self.require_pingable_role(server, server.called)
        await self.ping_people(reply, table, PingTargets(role=server.called))


def _build_role_cooldown_error(left: timedelta) -> TableError:
    return TableError("role-called-lately", minutes=-(-int(left.total_seconds()) // 60))


def _build_role_ping_key(server: Server) -> str:
    return f"role called on {server.guild_id}"
