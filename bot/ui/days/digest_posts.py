"""Posts each server's digest of the daily deal: once a day, silent, and only if somebody of that server played.

Before a digest is posted, it is noted that it will be; afterwards, that it was. After a kill between the two it is
posted again with the same nonce, for which Discord returns the first message. If more time has passed, the bot looks
for that message in the channel first.
"""

import hashlib
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

import discord

from bot.screens.custom_ids import parse_custom_id
from bot.screens.layout import Screen, Text
from bot.screens.pages.daily_leaderboard import render_digest
from bot.screens.scene import escape_name
from bot.store import StoreUnavailable
from bot.store.models import DigestProgress, Server
from bot.tables import TableService
from bot.tables.days.digests import Digests
from bot.tables.deadlines.clock import wait_until_or_alarm
from bot.ui.composing.draw_queue import run_in_drawing_thread
from bot.ui.composing.rendering import build_message_kwargs
from bot.ui.connection.database_tag import get_own_database_tag
from bot.ui.connection.public_language import find_server_language
from bot.ui.connection.rate_limit import OutgoingRateLimit
from bot.ui.connection.refusals import NO_PLACE_CODES
from bot.ui.surfaces.places import open_dm_channel
from games.engine.words import ENGLISH, choose_language, load_words

log = logging.getLogger(__name__)

DIGEST_CHECK_INTERVAL = timedelta(minutes=1)
"""How often the servers are looked through."""
DIGEST_CHECK_OVERLAP = timedelta(minutes=1)
MAX_SEARCHED_MESSAGES = 100
"""So many messages after a digest was begun are looked at, whether it is among them."""


@dataclass(slots=True)
class DigestPosts:
    """Posts the digests (daily summaries) of the servers of this process."""

    client: discord.Client
    tables: TableService
    digests: Digests
    rate_limit: OutgoingRateLimit
    _stopping: bool = False

    def stop(self) -> None:
        """Let `run` return when it has finished what it is doing now."""
        self._stopping = True
        self.tables.days.news.set()

    async def run(self) -> None:
        """Post what is due, until stopped."""
        clock = self.tables.clock
        while not self._stopping:
            self.tables.days.news.clear()
            try:
                await self.post_due_digests()
            except StoreUnavailable as fault:
                log.warning("the digests could not be read: %s", fault)
            except Exception:
                log.exception("the digests went wrong")
            if not self._stopping:
                await wait_until_or_alarm(clock, clock.now() + DIGEST_CHECK_INTERVAL, self.tables.days.news)

    async def post_due_digests(self) -> None:
        """Post all digests (daily summaries) that are due; a failure on one server delays no other."""
        if self.tables.time.outages.is_discord_away:
            return
        for server, note in await self.tables.store.digests.list_digest_servers(self.tables.changes.shards):
            try:
                await self._post_if_due(server, note)
            except discord.HTTPException as refusal:
                log.warning("server %s has no digest yet (%s)", server.guild_id, refusal.code)
                if refusal.code in NO_PLACE_CODES:
                    await self._disable_digest(server)

    async def _post_if_due(self, server: Server, note: DigestProgress | None) -> None:
        day = self.tables.days.find_due_day(server)
        if note is None:  # chosen lately: the next day is the first one
            await self._save_digest_progress(
                server, DigestProgress(day.toordinal(), 0, self.tables.clock.now(), done=True), None
            )
        elif note.day == day.toordinal() and not note.done:
            await self._finish_begun_digest(server, note)
        elif note.day < day.toordinal():
            await self._begin_digest(server, note, day)

    async def _begin_digest(self, server: Server, before: DigestProgress, day: date) -> None:
        run = await self.digests.count_streak(server.guild_id, day.toordinal(), before)
        note = DigestProgress(day.toordinal(), run, self.tables.clock.now(), done=not run)
        if await self._save_digest_progress(server, note, before.day) and run:
            await self._post_digest(server, note)

    async def _save_digest_progress(self, server: Server, note: DigestProgress, after: int | None) -> bool:
        return await self.tables.store.digests.claim_digest(server.guild_id, note, after)

    async def _finish_begun_digest(self, server: Server, note: DigestProgress) -> None:
        """Finish a digest that was begun, by this process or by one that was killed."""
        if not await self._is_posted(server, note):
            await self._post_digest(server, note)
        await self.tables.store.digests.finish_digest(server.guild_id, note.day)

    async def _is_posted(self, server: Server, note: DigestProgress) -> bool:
        """Tell whether the digest is among the messages after it was begun; where none may be read, it is not."""
        since = discord.utils.time_snowflake(note.begun_at - DIGEST_CHECK_OVERLAP)
        try:
            await self.rate_limit.wait_for_slot()
            messages = await self.client.http.logs_from(server.digest or 0, MAX_SEARCHED_MESSAGES, after=since)
        except discord.Forbidden:
            return False
        return any(_shows_digest(message, note.day) for message in messages)

    async def _post_digest(self, server: Server, note: DigestProgress) -> None:
        screen = await self._load_digest_screen(server, note)
        await self.rate_limit.wait_for_slot()
        place = self.client.get_partial_messageable(server.digest or 0)
        nonce, sent = build_digest_nonce(server.guild_id, note.day), build_message_kwargs(screen, self._database_tag)
        await place.send(**sent, nonce=nonce, silent=True)
        await self.tables.store.digests.finish_digest(server.guild_id, note.day)

    async def _load_digest_screen(self, server: Server, note: DigestProgress) -> Screen:
        digest = await self.digests.load_daily_digest(server.guild_id, date.fromordinal(note.day), note.run)
        ends, say = self.tables.days.find_day_end(digest.next_day), load_words(await self._find_language(server))
        return await run_in_drawing_thread(lambda: render_digest(digest, ends, say))

    async def _find_language(self, server: Server) -> str:
        """Return the language of a digest: that of what all see there, else of the manager who chose its channel."""
        language = find_server_language(server, self.client.get_guild(server.guild_id))
        return language or await self._find_managers_language(server)

    async def _find_managers_language(self, server: Server) -> str:
        known = await self.tables.people.find_language(server.digest_by) if server.digest_by else None
        return choose_language(known or ENGLISH)

    @property
    def _database_tag(self) -> str:
        return get_own_database_tag(self.client)

    # A channel that is lost

    async def handle_deleted_channel(self, guild_id: int, channel_id: int) -> None:
        """Turn off the digest (daily summary) of a channel that was deleted."""
        server = await self.tables.load_server(guild_id)
        if server.digest == channel_id:
            await self._disable_digest(server)

    async def _disable_digest(self, server: Server) -> None:
        """Disable (unsubscribe) a server's digest whose channel is closed, and tell the manager who chose it, once."""
        if server.digest and await self.tables.store.digests.unsubscribe_server(server.guild_id, server.digest):
            await self._notify_manager(server)

    async def _notify_manager(self, server: Server) -> None:
        guild = self.client.get_guild(server.guild_id)
        name = escape_name(guild.name) if guild else str(server.guild_id)
        say = load_words(await self._find_managers_language(server))
        sentence = say("digest-lost", channel=f"<#{server.digest}>", server=name)
        if server.digest_by is None:
            return
        try:
            await self.rate_limit.wait_for_slot()
            place = self.client.get_partial_messageable(await open_dm_channel(self.client, server.digest_by))
            await place.send(**build_message_kwargs(Screen((Text(sentence),)), self._database_tag), silent=True)
        except discord.HTTPException as refusal:
            log.info("nobody can be told that server %s has no digest any more (%s)", server.guild_id, refusal.code)


def build_digest_nonce(guild_id: int, day: int) -> str:
    """Return what Discord knows the digest of a server and a day by, for some minutes."""
    return hashlib.sha256(f"digest {guild_id} {day}".encode()).hexdigest()[:25]


def _shows_digest(message: Any, day: int) -> bool:
    """Tell whether a message is the digest of a day: its button names it."""
    acts = (parse_custom_id(custom_id) for custom_id in _list_custom_ids(message.get("components", ())))
    return any(act is not None and (act.verb, act.path) == ("daily", str(day)) for act in acts)


def _list_custom_ids(components: Any) -> Iterator[str]:
    for component in components:
        if custom_id := component.get("custom_id"):
            yield custom_id
        yield from _list_custom_ids(component.get("components", ()))
