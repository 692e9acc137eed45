"""Notices (notifications): what people are told in a message of its own, by DM or where a table is played.

`NoticeSender` says what stays true: nothing updates them later. `DirectNoticeMessages` are about somebody's part in a
table, which may cease to be so: each is a new message, takes the place of one that says the opposite, is edited while
it is partly so, and deleted once it is not.
"""

import logging
from dataclasses import dataclass
from functools import partial
from typing import cast

import discord

from bot.screens.layout import Screen
from bot.screens.pages.leaving import render_blocked_guest, render_closing, render_direct_notice
from bot.screens.scene import load_sitter_words
from bot.store.models import DirectNoticeKind
from bot.tables import SurfaceMessage, Table, TableService
from bot.tables.memory.due_notices import REPLACED_NOTICES, PendingNotice
from bot.ui.composing.rendering import build_allowed_mentions, build_layout_view
from bot.ui.connection.database_tag import get_own_database_tag
from bot.ui.connection.rate_limit import OutgoingRateLimit
from bot.ui.connection.refusals import NO_PLACE_CODES, is_closed_dm, is_permanent_refusal, is_unexpected_refusal
from bot.ui.surfaces.messages import PostRequest, SurfaceMessenger
from bot.ui.surfaces.places import open_dm_channel
from games.engine.words import Words, choose_language, load_words

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class NoticeSender:
    """Sends notices (notifications) within the bot's rate limit: a lost server or closed match may mean many."""

    client: discord.Client
    rate_limit: OutgoingRateLimit

    async def send_by_dm(
        self, table: Table, user_id: int, screen: Screen, *, silent: bool = False
    ) -> tuple[int, int] | None:
        """Send somebody a direct message (DM) about a table, if their DMs are open; return its channel and id."""
        try:
            await self.rate_limit.wait_for_slot()  # the DM may have to be opened, which is a request of its own
            channel = await open_dm_channel(self.client, user_id)
            return channel, await self.post_notice(channel, screen, silent=silent)
        except discord.HTTPException as refusal:
            log.info("somebody could not be told something about table %s (%s)", table.id, refusal.code)
            return None

    async def post_notice(self, place: int, screen: Screen, *, silent: bool = False) -> int:
        """Post a message in a channel, and return its id; raises `discord.HTTPException` if it cannot be posted."""
        await self.rate_limit.wait_for_slot()
        channel = self.client.get_partial_messageable(place)
        layout_view = build_layout_view(screen, get_own_database_tag(self.client))
        posted = await channel.send(view=layout_view, allowed_mentions=build_allowed_mentions(screen), silent=silent)
        return posted.id

    async def notify_host_of_blocked_guest(self, before: Table, after: Table, user_id: int) -> None:
        """Tell the host of a lobby by DM, without a sound, that a manager blocked a guest of theirs."""
        host, guest = after.host, before.find_sitter(user_id)
        if guest and host and after.status == "lobby" and before.host_id == host.user_id and host.dm != "closed":
            screen = render_blocked_guest(after, guest.name, load_sitter_words(after, host.user_id))
            await self.send_by_dm(after, host.user_id, screen, silent=True)

    async def announce_closed_match(self, table: Table) -> None:
        """Tell those who play where they play who has closed their running match; each has a direct notice, too."""
        try:
            screen = render_closing(table, load_words(table.language))
            await self.post_notice(table.thread_id or table.channel_id, screen, silent=True)
        except discord.HTTPException as refusal:
            if refusal.code not in NO_PLACE_CODES:
                raise
            log.info("nobody is told in its place that table %s is closed (%s)", table.id, refusal.code)


RINGING_NOTICES: frozenset[DirectNoticeKind] = frozenset({"let-in", "closed"})
"""All others come without a sound."""


@dataclass(frozen=True, slots=True)
class DirectNoticeMessages:
    """Posts, corrects and retires these notices."""

    client: discord.Client
    tables: TableService
    messages: SurfaceMessenger
    rate_limit: OutgoingRateLimit

    async def post_due_notices(self, table: Table) -> None:
        """Post what people must be told about a table, the oldest first; what fails stays due."""
        for notice in self.tables.changes.list_due_notices(table.id):
            if not await self._is_posted(table, notice):
                await self._post_notice(table, notice)
            await self.tables.changes.mark_notice_sent(table.id, notice)

    async def update_notice(self, notice: SurfaceMessage, table: Table) -> None:
        """Let a notice say what is so now; delete it if nothing of it is."""
        screen = await self._render_notice(_read_due(notice), table)
        if screen is None:
            await self.messages.retire_surface(notice, None)
        elif screen.digest == notice.digest:
            await self.messages.save_shown_version(notice, table)
        elif not await self._edit_notice(notice, table):
            await self.messages.forget_surface(notice)

    async def _edit_notice(self, notice: SurfaceMessage, table: Table) -> bool:
        """Edit a notice; tell whether it is there. If Discord lets nobody edit it, it stays as it is."""
        try:
            return await self.messages.edit_surface(notice, partial(self._compose_notice, notice))
        except discord.HTTPException as refusal:
            if not is_unexpected_refusal(refusal):
                raise
            log.warning("a notice of table %s cannot be edited (%s)", table.id, refusal.code)
        await self.messages.save_shown_version(notice, table)
        return True

    async def _compose_notice(self, notice: SurfaceMessage) -> tuple[Table, Screen] | None:
        table = await self.tables.find_table(notice.table_id)
        screen = await self._render_notice(_read_due(notice), table)
        return (table, screen) if screen else None

    async def _is_posted(self, table: Table, due: PendingNotice) -> bool:
        """Tell whether an earlier process posted a notice, and was killed before it noted that."""
        live = await self.messages.find_live_surface(table.id, due.kind, due.user_id)
        return live is not None and 0 < due.version <= live.version_shown

    async def _post_notice(self, table: Table, due: PendingNotice) -> None:
        """Post a notice if it is so, and delete the one that it replaces."""
        screen = await self._render_notice(due, table)
        if screen is None:
            return
        opposite = REPLACED_NOTICES.get(due.kind)
        replaced = await self.messages.find_live_surface(table.id, opposite, due.user_id) if opposite else None
        try:
            await self.rate_limit.wait_for_slot()  # the DM may have to be opened, which is a request of its own
            channel = await open_dm_channel(self.client, due.user_id)
            post = PostRequest(
                due.kind, channel, due.user_id, quiet=due.kind not in RINGING_NOTICES, version=due.version or None
            )
            await self.messages.post_surface(table, post, screen)
        except discord.HTTPException as refusal:
            if not is_permanent_refusal(refusal):
                raise
            log.info("somebody could not be told something about table %s (%s)", table.id, refusal.code)
            if is_closed_dm(refusal):
                await self.tables.people.save_dm_reach(due.user_id, "closed")
        if replaced:
            await self.messages.retire_surface(replaced, None)

    async def _render_notice(self, due: PendingNotice, table: Table) -> Screen | None:
        guild = self.client.get_guild(table.guild_id or 0)
        say = await self._load_words(table, due.user_id)
        server, reason = guild.name if guild else "Discord", await self._load_block_reason(due, table)
        return render_direct_notice(due.kind, table, due.user_id, say, server, reason)

    async def _load_block_reason(self, due: PendingNotice, table: Table) -> str:
        """Return why somebody is blocked, if a notice is about that."""
        if due.kind != "blocked" or table.guild_id is None:
            return ""
        return await self.tables.store.blocks.find_block_reason(table.guild_id, due.user_id) or ""

    async def _load_words(self, table: Table, user_id: int) -> Words:
        """Return the words for somebody, who may have no seat at the table any more."""
        if table.find_sitter(user_id):
            return load_sitter_words(table, user_id)
        language = await self.tables.people.find_language(user_id)
        return load_words(choose_language(language) if language else table.language)


def _read_due(notice: SurfaceMessage) -> PendingNotice:
    return PendingNotice(cast("DirectNoticeKind", notice.kind), notice.user_id or 0)
