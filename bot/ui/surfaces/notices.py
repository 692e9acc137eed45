"""What people are told once, in a message of its own, by DM or where a table is played: nothing updates it later."""

import logging
from collections.abc import Iterable
from dataclasses import dataclass

import discord

from bot.screens.layout import Screen, Text
from bot.screens.pages.leaving import render_block, render_new_host, render_removal, render_welcome
from bot.screens.scene import escape_name, load_sitter_words, mention_place
from bot.screens.shelf import find_screen
from bot.tables import Sitter, Table
from bot.ui.composing.rendering import build_allowed_mentions, build_layout
from bot.ui.connection.database_mark import read_own_mark
from bot.ui.connection.rate_limit import RateLimit
from bot.ui.connection.refusals import NO_PLACE
from bot.ui.surfaces.places import open_dm_channel
from games.engine.words import Words, load_words

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Notices:
    """Sends notices (notifications) within the bot's rate limit: a lost server or closed match may mean many."""

    client: discord.Client
    rate_limit: RateLimit

    async def send_by_dm(self, table: Table, user_id: int, screen: Screen, *, silent: bool = False) -> None:
        """Send somebody a message about a table, if their DMs are open."""
        try:
            await self.rate_limit.wait_turn()  # the DM may have to be opened, which is a request of its own
            await self.post_notice(await open_dm_channel(self.client, user_id), screen, silent=silent)
        except discord.HTTPException as refusal:
            log.info("somebody could not be told something about table %s (%s)", table.id, refusal.code)

    async def post_notice(self, place: int, screen: Screen, *, silent: bool = False) -> None:
        """Post a message in a channel; raises `discord.HTTPException` if it cannot be posted."""
        await self.rate_limit.wait_turn()
        channel = self.client.get_partial_messageable(place)
        shown = build_layout(screen, read_own_mark(self.client))
        await channel.send(view=shown, allowed_mentions=build_allowed_mentions(screen), silent=silent)

    async def notify_removed(self, before: Table, after: Table) -> None:
        """Tell those who were removed by DM, without a sound, if theirs are open.

        It is for a lobby and a table that is closed by it: in a running match their panels say it.
        """
        for sitter in before.present_people:
            told = render_removal(after, sitter.user_id, load_sitter_words(before, sitter.user_id))
            if told and sitter.dm == "open":
                await self.send_by_dm(after, sitter.user_id, told, silent=True)

    async def notify_let_in(self, table: Table, user_id: int) -> None:
        """Tell somebody by DM who was removed that they may come back, to a lobby or a running match."""
        sitter = table.find_sitter(user_id)
        told = render_welcome(table, user_id, load_sitter_words(table, user_id))
        if told and (sitter is None or sitter.dm != "closed"):
            await self.send_by_dm(table, user_id, told)

    async def notify_blocked(self, before: Table, after: Table, user_id: int) -> None:
        """Tell somebody by DM, without a sound, that a manager blocked them, and what became of a table of theirs."""
        sitter = before.find_sitter(user_id)
        if sitter and sitter.dm == "open":
            told = render_block(after, load_sitter_words(before, user_id))
            await self.send_by_dm(after, user_id, told, silent=True)

    async def notify_new_host(self, before: Table, after: Table) -> None:
        """Tell somebody by DM, without a sound, that they have become host, and what a host may do."""
        host = after.host
        if host and after.host_id != before.host_id and after.status in ("lobby", "playing") and host.dm == "open":
            told = render_new_host(after, load_sitter_words(after, host.user_id))
            await self.send_by_dm(after, host.user_id, told, silent=True)

    async def notify_closed(self, table: Table, by: int, players: Iterable[Sitter]) -> None:
        """Tell those who play where they play, and by DM, who has closed their running match: a player or a manager."""
        try:
            told = _render_closing_notice(table, by, load_words(table.language))
            await self.post_notice(table.thread_id or table.channel_id, told, silent=True)
        except discord.HTTPException as refusal:
            if refusal.code not in NO_PLACE:
                raise
            log.info("nobody is told in its place that table %s is closed (%s)", table.id, refusal.code)
        for sitter in players:
            told = _render_closing_notice(table, by, load_sitter_words(table, sitter.user_id))
            await self.send_by_dm(table, sitter.user_id, told)


def _render_closing_notice(table: Table, by: int, say: Words) -> Screen:
    closer = table.find_sitter(by)
    name = escape_name(closer.name) if closer else say("lobby-a-manager")
    game, place = find_screen(table.game).title, mention_place(table)
    return Screen((Text(say("closed-running", name=name, game=game, place=place)),))
