"""The Discord client of the bot: what it starts, and how interactions reach those who answer them."""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any

import discord
from discord import app_commands
from typing_extensions import override

from bot import measurements
from bot.screens.custom_ids import generate_database_tag
from bot.store import ALL_SHARDS, Shards, Store, StoreUnavailable
from bot.tables import OpeningLimits
from bot.tables.deadlines.clock import Clock
from bot.tables.deadlines.daily_days import DEFAULT_DAILY_SETTINGS, DailySettings
from bot.tables.goblins.goblin_players import GOBLIN_PAUSE
from bot.ui.answers.click import load_language_choice
from bot.ui.commands.command_sync import CommandSync
from bot.ui.commands.command_texts import CatalogueTranslator
from bot.ui.commands.context_menus import ContextMenus, add_context_menus
from bot.ui.commands.manager_commands import ManagerCommands, add_parlour_manager_commands
from bot.ui.commands.me import add_me_command
from bot.ui.commands.owner_commands import add_house_commands
from bot.ui.commands.player_commands import ParlourCommands, add_player_commands
from bot.ui.commands.privacy import add_privacy_commands
from bot.ui.commands.profile_commands import ProfileCommands, add_profile_commands
from bot.ui.commands.table_commands import TableCommands, add_table_commands
from bot.ui.composing.own_emoji import OWN_EMOJI
from bot.ui.connection.clock_skew import MACHINE_SKEW
from bot.ui.connection.database_tag import DatabaseTaggedClient
from bot.ui.connection.discord_outage import retry_with_backoff
from bot.ui.connection.heartbeats import stop_heartbeats
from bot.ui.connection.lazy_components import defer_components
from bot.ui.connection.listed_servers import listen_for_servers_in_ready
from bot.ui.connection.refusals import DISCORD_AWAY_ERRORS, describe_fault
from bot.ui.connection.repeated_events import skip_repeated_events
from bot.ui.connection.request_metrics import build_trace_config
from bot.ui.connection.scheduled_events import EventNews, listen_for_scheduled_events
from bot.ui.connection.second_instance import SECOND_COPY, detect_second_instance
from bot.ui.connection.session_starts import SessionStartLimit
from bot.ui.connection.sockets import GatewaySockets
from bot.ui.interactions.command_guard import (
    GuardedCommandTree,
    enforce_bans,
    leave_banned_server,
    reject_if_banned,
)
from bot.ui.surfaces.delivery import has_failed, log_task_failure
from bot.ui.wiring import ParlourOptions, build_services

log = logging.getLogger(__name__)

NO_LIMITS = OpeningLimits()
IDENTIFY_SECONDS = 5.0
"""Discord's time between two shards of a bucket that identify."""
CLICK_INTERACTION_TYPES = (discord.InteractionType.component, discord.InteractionType.modal_submit)

CLIENT_OPTIONS: dict[str, Any] = {
    "intents": discord.Intents(guilds=True, guild_messages=True, dm_messages=True, guild_scheduled_events=True),
    "allowed_mentions": discord.AllowedMentions.none(),
    "max_messages": None,
    "guild_ready_timeout": 0.5,
}
"""What the bot lets Discord send, and discord.py keep: no privileged intent, no message in memory."""
IGNORED_EVENTS = ("MESSAGE_UPDATE",)
"""Events of the gateway that nobody here listens to. Discord sends one for each edit, the bot's own included, with
the whole message, and discord.py would make objects of all of it."""

EMOJI_SECONDS = 30.0
"""How often a process checks whether another has uploaded all emoji."""


# The bot does not use voice: discord.py need not warn at every start that its libraries are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
defer_components()


def _build_shard_options(shards: Shards | None) -> dict[str, Any]:
    """Return which shards to open, in discord.py's form; it asks Discord if nothing is set."""
    return {"shard_ids": list(shards.numbers), "shard_count": shards.count} if shards else {}


class ParlourClient(DatabaseTaggedClient):
    """The bot: the client of Discord.

    `shards` are its part of a bot with several processes; `None`: it has all processes, and Discord says how many
    to open. They divide Discord's limit of requests by their shards, unless a proxy keeps it for all (`proxied`).
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        guild_ids: Sequence[int] = (),
        shards: Shards | None = None,
        proxied: bool = False,
        goblin_pause: timedelta = GOBLIN_PAUSE,
        limits: OpeningLimits = NO_LIMITS,
        daily: DailySettings = DEFAULT_DAILY_SETTINGS,
        own_emoji: bool = False,
        faces: bool = False,
        **options: Any,
    ) -> None:
        self.skew = MACHINE_SKEW
        super().__init__(
            **CLIENT_OPTIONS, http_trace=build_trace_config(self.skew), **(options | _build_shard_options(shards))
        )
        self._sockets = GatewaySockets(self.http.ws_connect)
        self.http.ws_connect = self._sockets.connect  # type: ignore[method-assign]  # discord.py has no other place for it
        for event in IGNORED_EVENTS:
            self._connection.parsers.pop(event)
        skip_repeated_events(self._connection.parsers)
        listen_for_servers_in_ready(self._connection.parsers, self._compare_servers)
        listen_for_scheduled_events(self._connection.parsers, partial(self.dispatch, "server_event"))
        SECOND_COPY.clear_evidence()
        self._store, self._shards, self._own_emoji = store, shards or ALL_SHARDS, own_emoji
        wishes = ParlourOptions(
            clock=clock,
            shards=self._shards,
            proxied=proxied,
            goblin_pause=goblin_pause,
            limits=limits,
            daily=daily,
            faces=faces,
        )
        self._crew = build_services(self, store, wishes)
        self.tables, self.goblins, self.presence = self._crew.tables, self._crew.goblins, self._crew.presence
        self.messages, self.delivery, self.deletions = self._crew.messages, self._crew.delivery, self._crew.deletions
        self.clicks = self._crew.clicks
        self._at_work: tuple[asyncio.Task[None], ...] = ()
        self._bringing: asyncio.Task[None] | None = None
        self._comparing: set[asyncio.Task[None]] = set()
        self._decided = False
        self._session_starts = SessionStartLimit(self.fetch_session_start_limits)
        self.tree: app_commands.CommandTree[Any] = GuardedCommandTree(self, self.tables)
        self._command_sync = CommandSync(self.tree, store, guild_ids)
        self._add_commands()
        store.add_regain_listener(self._recheck_everything)

    def _add_commands(self) -> None:
        """Register all slash commands."""
        add_player_commands(self.tree, ParlourCommands(self.tables, self._crew.lobbies, self.clicks))
        add_table_commands(self.tree, TableCommands(self.tables, self.clicks))
        add_parlour_manager_commands(self.tree, ManagerCommands(self.tables, self.clicks.managing))
        add_privacy_commands(self.tree, self.tables, self.clicks)
        add_me_command(self.tree, self.tables)
        add_profile_commands(self.tree, ProfileCommands(self.clicks.profiles.pages))
        add_context_menus(self.tree, ContextMenus(self.tables, self._crew.lobbies, self.clicks))
        add_house_commands(self.tree, self.tables)

    def _recheck_everything(self) -> None:
        """Check everything as at a start: another process may have looked after these tables in the meantime."""
        self.tables.changes.clear_caches()
        self.delivery.recheck_all_tables()
        self.goblins.check_all_tables()
        self.deletions.request_check()

    @override
    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and play until closed; while Discord is away, wait and reconnect."""
        await retry_with_backoff(partial(self.login, token), self._prepare_login_retry)
        await retry_with_backoff(partial(self.connect, reconnect=reconnect), self._should_reconnect)

    async def _prepare_login_retry(self) -> bool:
        """Prepare another attempt to log in: let go of the connections of the one that failed."""
        await self.http.close()
        self.http.connector = discord.utils.MISSING
        return not self.is_closed()

    async def _should_reconnect(self) -> bool:
        """Tell whether to reconnect: no shard is connected yet; those that are look after themselves."""
        return not self.shards and not self.is_closed()

    @override
    async def setup_hook(self) -> None:
        """Sync changed slash commands with Discord, if this process is the one that does."""
        OWN_EMOJI.forget_uploads()
        await self.tables.decisions.reload_operator_decisions()
        self.database_tag = await self._store.get_or_create_database_tag(generate_database_tag())
        if self.tables.is_first_process:
            await self.tree.set_translator(CatalogueTranslator())
            await self._command_sync.start_syncing()

    async def on_ready(self) -> None:
        """Set everybody to work, once; on later calls, check what could not be shown in the meantime."""
        log.info("at the tables as %s", self.user)
        measurements.record_metric("connections", 1, "ready")
        await self._resume_work()
        self.deletions.request_check()
        self._crew.game_night_posts.events.forget_compared_events()
        if not self._at_work:
            self._at_work = (
                log_task_failure(asyncio.create_task(self._crew.timekeeper.run()), "the clock has stopped"),
                log_task_failure(asyncio.create_task(self.delivery.run()), "nobody looks through the tables any more"),
                log_task_failure(asyncio.create_task(self.delivery.run_rechecks()), "nobody is called later any more"),
                log_task_failure(
                    asyncio.create_task(self._crew.game_night_posts.run()), "nobody looks after the evenings"
                ),
                log_task_failure(asyncio.create_task(self._crew.digest_posts.run()), "nobody posts digests any more"),
                log_task_failure(asyncio.create_task(self.goblins.run()), "nobody looks after the goblins any more"),
                log_task_failure(
                    asyncio.create_task(self._crew.inbox.run()), "nothing is taken from the inbox any more"
                ),
                log_task_failure(
                    asyncio.create_task(self.deletions.run()), "nobody looks for deleted messages any more"
                ),
            )
        if self._own_emoji and (self._bringing is None or self._bringing.done()):
            self._bringing = log_task_failure(asyncio.create_task(self._provide_emoji()), "no emoji were brought")

    async def _provide_emoji(self) -> None:
        """Provide the bot's own emoji; a process that does not upload them waits for the one that does."""
        first = self.tables.is_first_process
        while not await OWN_EMOJI.sync_emoji(self, self._crew.rate_limit, self._store, upload=first) and not first:  # noqa: ASYNC110  another process sets no event
            await asyncio.sleep(EMOJI_SECONDS)

    @override
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until starts are left, and for the turn to identify: Discord accepts one of a bucket at a time."""
        try:
            await self._session_starts.wait_for_session_start()
            if not self._shards.is_whole:
                limits = await self.fetch_session_start_limits()
                return await self._store.wait_for_turn((shard_id or 0) % limits.max_concurrency, IDENTIFY_SECONDS)
        except (StoreUnavailable, *DISCORD_AWAY_ERRORS) as problem:
            log.warning("whose turn it is to identify is not known: %s", describe_fault(problem))
        return await super().before_identify_hook(shard_id, initial=initial)

    def is_clock_working(self, within: timedelta) -> bool:
        """Tell whether the clock keeps time and is not held up for longer than this, and no task has failed."""
        return not any(has_failed(task) for task in self._at_work) and self._crew.timekeeper.is_responsive(within)

    async def on_resumed(self) -> None:
        """Retry what could not be shown while Discord was away: it is reconnected."""
        measurements.record_metric("connections", 1, "resumed")
        await self._resume_work()

    async def on_disconnect(self) -> None:
        """Pause the clock (disconnect) while nobody can click."""
        measurements.record_metric("connections", 1, "lost")
        self._crew.timekeeper.pause_clock()

    async def _resume_work(self) -> None:
        """Resume work: the clock, without counting the time when Discord was away, and the delivery."""
        await self._crew.timekeeper.handle_reconnect()
        self.delivery.retry_failed_posts()

    async def on_message(self, message: discord.Message) -> None:
        """Count a message (not its text): it may push a board out of sight.

        A DM is a move.
        """
        if message.author == self.user:
            await detect_second_instance(self, self.tables, message)
            return
        self.presence.count_message(message.channel.id)
        if self.tables.decisions.is_banned(message.author.id, None):
            return
        if message.guild is None and not message.author.bot and message.content.strip():
            await self._crew.direct_messages.play_dm_move(message, self.clicks.answer_direct_message)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Repost a board that somebody deleted, and the post of a game night."""
        await self._crew.game_night_posts.repost_deleted_game_night(payload.message_id)
        await self._repost_deleted_messages({payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Repost boards that somebody deleted, and the posts of game nights."""
        for message_id in payload.message_ids:
            await self._crew.game_night_posts.repost_deleted_game_night(message_id)
        await self._repost_deleted_messages(payload.message_ids)

    async def _repost_deleted_messages(self, message_ids: Iterable[int]) -> None:
        """Repost what was deleted; what this process has not touched yet is looked for in the store."""
        unknown = [message_id for message_id in message_ids if not self.delivery.mark_message_deleted(message_id)]
        if unknown:
            await self._crew.deletions.report_deleted_messages(unknown)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Repost the board of a deleted thread in another place."""
        await self._crew.losses.handle_deleted_channel(payload.thread_id)
        await self._crew.game_night_posts.handle_lost_place(payload.guild_id, payload.thread_id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Retire what was superseded in a thread while it was locked or archived."""
        self.delivery.mark_place_reopened(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Repost the boards of a deleted channel in another place, and close its lobbies."""
        await self._crew.losses.handle_deleted_channel(channel.id)
        await self._crew.game_night_posts.handle_lost_place(channel.guild.id, channel.id)
        await self._crew.digest_posts.handle_deleted_channel(channel.guild.id, channel.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Retry what could not be shown in a channel whose permissions have changed."""
        me = after.guild.me
        if before.permissions_for(me) != after.permissions_for(me):
            self.delivery.retry_failed_posts()

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Retry what could not be shown while a role did not allow it (permissions)."""
        if before.permissions != after.permissions:
            self.delivery.retry_failed_posts()

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Show what could not be shown while the bot had other roles; news about itself needs no intent."""
        if after == after.guild.me and before.roles != after.roles:
            self.delivery.retry_failed_posts()

    async def apply_operator_decisions(self) -> None:
        """Apply what the operator decided (ban, allow) since this was last asked."""
        before = await self.tables.decisions.reload_operator_decisions()
        if before != self.tables.decisions.now or not self._decided:
            await enforce_bans(self, self.tables, before)
        self._decided = True
        if self.tables.decisions.take_announcement_change():
            for table in await self.tables.list_tables_in_use():
                if table.status == "playing":
                    self.delivery.on_table_changed(table.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Leave a server that is refused (banned)."""
        if guild.id in self.tables.decisions.now.servers:
            await leave_banned_server(guild)

    def _compare_servers(self, shard: Shards, servers: frozenset[int], bot: int) -> None:
        """Close the tables of servers that removed the bot while it was away: a new session does not list them."""
        comparing = asyncio.create_task(self._crew.losses.close_tables_of_left_servers(shard, servers, bot))
        self._comparing.add(log_task_failure(comparing, "servers were not compared"))
        comparing.add_done_callback(self._comparing.discard)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that removed the bot; a server that is only unavailable comes back by itself."""
        await self._crew.losses.handle_lost_server(guild.id)
        await self._crew.game_night_posts.handle_lost_place(guild.id)

    async def on_server_event(self, news: EventNews, payload: dict[str, Any]) -> None:
        """Let a game night follow what somebody did with its server event."""
        await self._crew.game_night_posts.events.handle_scheduled_event(news, payload)

    async def on_interaction(self, interaction: "discord.Interaction[Any]") -> None:
        """Answer clicks and forms by their custom_id, so those of earlier processes are answered too."""
        if self._crew.avatars:
            self._crew.avatars.record_avatar(interaction.user)
        if interaction.type in CLICK_INTERACTION_TYPES:
            await load_language_choice(self.tables, interaction)
            if await reject_if_banned(self.tables, interaction):
                return
            await self.clicks.dispatch_interaction(interaction)
        with suppress(StoreUnavailable):  # it is noted with their next click
            await self.tables.people.save_locale(interaction.user.id, str(interaction.locale))

    @override
    async def close(self) -> None:
        """Shut down gracefully: stop the goblins, the clock and the delivery, then leave Discord."""
        self._command_sync.stop_syncing()
        if self._bringing:
            self._bringing.cancel()
        OWN_EMOJI.forget_uploads()
        if self._crew.avatars:
            await self._crew.avatars.stop_fetching()
        await self._crew.inbox.stop()
        self.deletions.stop()
        self._crew.game_night_posts.stop()
        self._crew.digest_posts.stop()
        await self._crew.reviews.stop_process()
        await self._crew.daily.stop_goblins()
        await self.goblins.stop()
        self._crew.timekeeper.stop()
        await self.delivery.stop()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        await self.tables.flush_surface_writes()
        await super().close()
        await self._sockets.close_all()
        stop_heartbeats(self.loop)
