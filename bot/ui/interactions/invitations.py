"""Invites people to a lobby or a rematch: each as they like to be called (pinged), nobody in their quiet hours."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime

import discord
from cachetools import LRUCache

from bot.screens.layout import Screen
from bot.screens.lobby import render_lobby_ping
from bot.screens.pages.spectators import render_host_request, render_invitation, render_rematch_invitation
from bot.screens.scene import load_sitter_words
from bot.screens.screen_registry import find_screen
from bot.store.models import LobbyCallKind
from bot.tables import PingRoute, Sitter, SurfaceMessage, Table, TableError, TableService
from bot.tables.preferences import find_quiet_end
from bot.ui.connection.refusals import NO_PLACE_CODES
from bot.ui.interactions.lobby_pings import ONE_HOUR
from bot.ui.surfaces.notices import NoticeSender
from bot.ui.surfaces.ping_rules import choose_ping_route
from bot.ui.surfaces.places import build_lobby_link
from games.engine.words import choose_language, load_words

MAX_REMEMBERED_INVITATIONS = 5_000


@dataclass(slots=True)
class InvitationSender:
    """Calls (pings) people to a lobby or a rematch.

    `at_board`: whether somebody last played at a table on its board. Messages that call people are noted as surfaces
    of their table: nobody can sit down there once the match has begun or the table is closed.
    """

    notices: NoticeSender
    tables: TableService
    at_board: Callable[[int, int], bool]
    _hosts_asked: LRUCache[int, datetime] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_INVITATIONS))
    _invited: LRUCache[tuple[int, int], datetime] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_INVITATIONS))

    async def invite_all_to_rematch(self, table: Table, before: Table) -> None:
        """Invite all who are asked to a rematch and have not joined: by DM, or beside the lobby in one message."""
        places = dict(self._iter_ping_places(table, before))
        link = await build_lobby_link(self.tables, table)
        if users := [user for user, place in places.items() if place == "thread"]:
            await self.ping_people_below_lobby(table, users)
        for user in (user for user, place in places.items() if place == "dm"):
            screen = render_rematch_invitation(table, link, load_sitter_words(before, user))
            await self._invite_by_dm(table, user, screen)

    def _iter_ping_places(self, table: Table, before: Table) -> Iterator[tuple[int, PingRoute]]:
        """Yield where each of them is called; who has quiet hours now finds the lobby later."""
        now, panels = self.tables.clock.now(), find_screen(table.game).panels
        for sitter in filter(None, map(before.find_sitter, table.pending_invitees)):
            if find_quiet_end(sitter.wish, now) is None:
                yield sitter.user_id, self._choose_invited_ping_place(sitter, before, panels=panels)

    def _choose_invited_ping_place(self, sitter: Sitter, before: Table, *, panels: bool) -> PingRoute:
        at_board = self.at_board(before.id, sitter.user_id)
        return choose_ping_route(sitter.wish.ring, sitter.dm, panels=panels, at_board=at_board)

    async def invite_people(self, table: Table, users: Sequence[int]) -> tuple[int, ...]:
        """Invite people to a lobby as they like to be called; return whom, as a host invites everybody once an hour.

        Nobody is called in their quiet hours, nor who wants no pings, nor to people whom they will not sit with; the
        host does not learn who.
        """
        now = self.tables.clock.now()
        strangers = [user for user in dict.fromkeys(users) if table.find_sitter(user) is None]
        fresh = [user for user in strangers if self._mark_invited(table, user, now)]
        wishes = {user: await self.tables.people.change_preferences(user, {}) for user in fresh}
        awake = [user for user in fresh if find_quiet_end(wishes[user], now) is None]
        called = [user for user in awake if not await self.tables.list_avoided_sitters(table, user)]
        if here := [user for user in called if wishes[user].ring in ("played", "thread")]:
            await self.ping_people_below_lobby(table, here)
        link = await build_lobby_link(self.tables, table)
        for user in (user for user in called if wishes[user].ring == "dm"):
            say = load_words(choose_language(wishes[user].language) if wishes[user].language else table.language)
            await self._invite_by_dm(table, user, render_invitation(table, link, say))
        return tuple(fresh)

    async def ping_absent_host(self, table: Table, asker_id: int) -> None:
        """Tell the host of a lobby that somebody there waits for them, as they like to be called, once an hour.

        Nobody is called in their quiet hours, nor who wants no pings. Raises `TableError` for who has no seat there.
        """
        host, asker, now = table.host, table.find_sitter(asker_id), self.tables.clock.now()
        if table.status != "lobby" or host is None or asker is None:
            raise TableError("not-seated" if table.status == "lobby" else "already-started")
        if host is asker:
            raise TableError("host-yourself")
        before = self._hosts_asked.get(table.id)
        if before is not None and now - before <= ONE_HOUR:
            raise TableError("host-asked-lately")
        self._hosts_asked[table.id] = now
        route = choose_ping_route(host.wish.ring, host.dm, panels=True, at_board=False)
        if route == "none" or find_quiet_end(host.wish, now) is not None:
            return
        link, say = await build_lobby_link(self.tables, table), load_sitter_words(table, host.user_id)
        if route == "dm":
            screen = render_host_request(table, asker, link, say, mentions=False)
            await self.notices.send_by_dm(table, host.user_id, screen)
        else:
            public = render_host_request(table, asker, link, load_words(table.language), mentions=True)
            await self._post_below_lobby(table, public)

    def _mark_invited(self, table: Table, user: int, now: datetime) -> bool:
        """Remember that somebody is invited; tell whether they were not within the last hour."""
        key = table.host_id or 0, user
        before = self._invited.get(key)
        if before is not None and now - before <= ONE_HOUR:
            return False
        self._invited[key] = now
        return True

    async def ping_people_below_lobby(self, table: Table, users: Sequence[int], role: int | None = None) -> None:
        """Mention people, and a role, below the lobby."""
        link = await build_lobby_link(self.tables, table)
        await self._post_below_lobby(table, render_lobby_ping(table, users, role, link, load_words(table.language)))

    async def _post_below_lobby(self, table: Table, screen: Screen) -> None:
        """Post a message below a lobby, which is deleted once the match has begun or the table is closed."""
        lobby = next(
            (message for message in await self.tables.shown.list_surfaces(table.id) if message.kind == "lobby"), None
        )
        place = lobby.channel_id if lobby else table.channel_id
        try:
            await self.record_lobby_ping(table, place, await self.notices.post_notice(place, screen), screen.pings)
        except discord.HTTPException as refusal:
            if refusal.code not in NO_PLACE_CODES:
                raise

    async def record_lobby_ping(self, table: Table, place: int, message_id: int, users: Sequence[int]) -> None:
        """Note a message that calls people to a lobby: it is deleted once nobody can sit down there any more."""
        await self._save_surface(table, "call", users[0] if users else None, (place, message_id))

    async def _invite_by_dm(self, table: Table, user: int, screen: Screen) -> None:
        """Invite somebody by DM, and note that: it says later that the match has begun."""
        if posted := await self.notices.send_by_dm(table, user, screen):
            await self._save_surface(table, "invitation", user, posted, screen.digest)

    async def _save_surface(
        self, table: Table, kind: LobbyCallKind, user: int | None, posted: tuple[int, int], digest: str = ""
    ) -> None:
        channel_id, message_id = posted
        await self.tables.shown.save_surface(
            SurfaceMessage(
                table_id=table.id,
                kind=kind,
                user_id=user,
                channel_id=channel_id,
                message_id=message_id,
                version_shown=table.version,
                digest=digest,
            )
        )
