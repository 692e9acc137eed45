"""The messages of game nights, and the task that does what is due at each: remind, begin, free the seats, end.

What is due stays due until it is stored that it was done, so it is made up for after a restart or an outage. A message
is posted with a nonce, so Discord posts it once even if two attempts overlap.
"""

import hashlib
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from typing import ClassVar

import discord
from cachetools import LRUCache

from bot.screens.layout import Screen
from bot.screens.pages.game_night import (
    GameNightPlayed,
    GameNightTable,
    render_game_night,
    render_game_night_change,
    render_game_night_end,
    render_game_night_reminder,
    render_lost_game_night,
    render_shared_podium,
)
from bot.store import StoreUnavailable
from bot.store.errors import VersionConflict
from bot.store.game_night_models import GameNight
from bot.tables import Table, TableError, TableService
from bot.tables.deadlines.clock import TABLE_CHECK_INTERVAL, wait_until_or_alarm
from bot.tables.game_nights.game_night import GameNightStep, find_due_game_night_step, mark_reminder_sent, remove_guest
from bot.tables.game_nights.game_nights import GameNightService
from bot.tables.game_nights.podium import list_final_ranks, rank_game_night
from bot.tables.table_view import localize_names
from bot.ui.composing.composer import Composer
from bot.ui.composing.rendering import (
    build_attachments,
    build_layout_view,
    build_message_kwargs,
    send_with_text_fallback,
)
from bot.ui.connection.database_tag import get_own_database_tag
from bot.ui.connection.rate_limit import OutgoingRateLimit
from bot.ui.connection.refusals import NO_PLACE_CODES, UNKNOWN_MESSAGE_CODE
from bot.ui.game_nights.lobby_game_nights import build_game_night_link
from bot.ui.game_nights.server_events import ServerEvents
from bot.ui.surfaces.leavers import UNKNOWN_MEMBER
from bot.ui.surfaces.messages import PostRequest, SurfaceMessenger
from bot.ui.surfaces.notices import NoticeSender
from bot.ui.surfaces.ping_rules import GameNightPing, choose_game_night_pings
from bot.ui.surfaces.places import build_lobby_link, build_table_link, open_dm_channel, unarchive_and_retry
from games.engine import Outcome
from games.engine.words import choose_language, load_words

log = logging.getLogger(__name__)

MAX_REMEMBERED_GAME_NIGHTS = 2_000
"""Of so many game nights it is remembered what their messages show."""


@dataclass(slots=True)
class GameNightPosts:
    """Shows the game nights (scheduled sessions) of this process, and does what is due."""

    client: discord.Client
    tables: TableService
    game_nights: GameNightService
    messages: SurfaceMessenger
    composer: Composer
    rate_limit: OutgoingRateLimit
    notices: NoticeSender
    refresh: Callable[[int], object] = lambda _: None
    """Is told of a lobby whose game night has changed at another table."""
    events: ServerEvents = field(init=False)
    _shown: LRUCache[int, int] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_GAME_NIGHTS))
    """The game night that each message shows, of those that are known."""
    _files: LRUCache[int, list[discord.Attachment]] = field(
        default_factory=lambda: LRUCache(MAX_REMEMBERED_GAME_NIGHTS)
    )
    _states: LRUCache[int, tuple[tuple[int, str], ...]] = field(
        default_factory=lambda: LRUCache(MAX_REMEMBERED_GAME_NIGHTS)
    )
    """What has become of the tables of each game night that has begun, as its post shows it."""
    _digests: LRUCache[int, str] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_GAME_NIGHTS))
    _deleted: LRUCache[int, bool] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_GAME_NIGHTS))
    """Messages that were deleted lately, of game nights or not: Discord's answer to a post may come later."""
    _shared: LRUCache[int, bool] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_GAME_NIGHTS))
    """The game nights whose podium was shared lately: once is enough."""
    _stopping: bool = False

    def __post_init__(self) -> None:
        """Look after the server events of the game nights, too."""
        self.events = ServerEvents(self.client, self.game_nights, self.rate_limit, self.notify_guests_of_change)

    def stop(self) -> None:
        """Let `run` return when it has finished what it is doing now."""
        self._stopping = True
        self.game_nights.news.set()

    async def run(self) -> None:
        """Do what is due and show what is new, until stopped."""
        clock = self.game_nights.clock
        while not self._stopping:
            self.game_nights.news.clear()
            due = None
            try:
                due = await self.run_due_steps()
            except StoreUnavailable as fault:
                log.warning("the evenings could not be read: %s", fault)
            except Exception:
                log.exception("the evenings went wrong")
            if not self._stopping:
                check = clock.now() + TABLE_CHECK_INTERVAL
                await wait_until_or_alarm(clock, min(due or check, check), self.game_nights.news)

    async def run_due_steps(self) -> datetime | None:
        """Do what is due at all game nights, show what is new, and return when the next thing is due."""
        if self.tables.time.outages.is_discord_away:
            return None
        for game_night in await self.game_nights.list_live_game_nights():
            await self._run_catching_failures(game_night, self._run_due_step)
        for game_night in await self.game_nights.list_live_game_nights():
            if game_night.event or game_night.event_id:
                await self._run_catching_failures(game_night, self.events.sync_event)
        for game_night in await self.game_nights.list_unshown_game_nights():
            await self._run_catching_failures(game_night, self._show_with_follow_ups)
        return self.game_nights.find_next_due(await self.game_nights.list_live_game_nights())

    async def _run_catching_failures(self, game_night: GameNight, do: Callable[[GameNight], Awaitable[object]]) -> None:
        """Do something for a game night; a failure there delays no other, and a closed place ends it."""
        try:
            await do(game_night)
        except discord.HTTPException as refusal:
            log.warning("evening %s could not be served (%s)", game_night.id, refusal.code)
            if refusal.code in NO_PLACE_CODES:
                await self._cancel_unreachable(game_night)
        except (TableError, VersionConflict) as refusal:
            log.info("evening %s has changed meanwhile (%s)", game_night.id, refusal)
            self.game_nights.news.set()

    async def _cancel_unreachable(self, game_night: GameNight) -> None:
        """Cancel a game night whose channel is closed to the bot; one that was off already counts as shown."""
        if game_night.is_live:
            game_night = await self.game_nights.end_game_night(
                await self.game_nights.find_game_night(game_night.id), "closed"
            )
            await self._notify_host(game_night)
        await self.game_nights.save_shown_version(game_night)

    async def handle_lost_place(self, guild_id: int, channel_id: int | None = None) -> None:
        """Call off the game nights of a channel that is gone, or of a whole server, and tell their hosts by DM."""
        for game_night in await self.game_nights.cancel_channel_game_nights(guild_id, channel_id):
            await self._notify_host(game_night)

    async def _notify_host(self, game_night: GameNight) -> None:
        """Tell a host that their game night is off since its channel is closed, if their DMs are open."""
        language = await self.tables.people.find_language(game_night.host_id) or game_night.language
        screen = render_lost_game_night(game_night, load_words(choose_language(language)))
        try:
            await self.rate_limit.wait_for_slot()  # the DM may have to be opened
            await self.notices.post_notice(await open_dm_channel(self.client, game_night.host_id), screen)
        except discord.HTTPException as refusal:
            log.info("the host of evening %s could not be told that it is off (%s)", game_night.id, refusal.code)

    # What is due

    async def _run_due_step(self, game_night: GameNight) -> None:
        if game_night.message_id is not None:
            self._shown[game_night.message_id] = game_night.id
        if game_night.message_id is None:
            return  # posted first
        await self.steps[find_due_game_night_step(game_night, self.game_nights.clock.now())](self, game_night)
        if game_night.status in ("begun", "free"):
            await self._follow_tables(game_night)

    async def _follow_tables(self, game_night: GameNight) -> None:
        """Post lobbies that a crash left out, and show what has become of the tables."""
        if game_night.status == "begun":
            await self._post_lobbies(game_night)
        tables = await self.game_nights.list_game_night_tables(game_night)
        states = tuple((table.id, table.game_night_state) for table in tables)
        if self._states.get(game_night.id) != states:
            self._states[game_night.id] = states
            await self.show_game_night(await self.game_nights.find_game_night(game_night.id))
            for table in tables:
                if table.status == "lobby":
                    self.refresh(table.id)

    async def _post_reminder_ping(self, game_night: GameNight) -> None:
        """Post a reminder (ping) for those who come, below the post; it is noted, so it is never posted twice."""
        game_night = await self._delete_reminder_ping(await self._remove_departed(game_night))
        called = await self.choose_people_to_ping(game_night, "call")
        if called:
            screen = await self._compose_reminder_ping(game_night, called)
            posted = await self._send_message(game_night, screen, f"call {game_night.begins_at}")
            self._digests[posted.id] = screen.digest
            game_night = replace(game_night, call_id=posted.id)
        now, call_id, begins_at = self.game_nights.clock.now(), game_night.call_id, game_night.begins_at
        await self.game_nights.change_game_night(
            game_night.id, lambda night: replace(mark_reminder_sent(night, now, begins_at), call_id=call_id)
        )

    async def _compose_reminder_ping(self, game_night: GameNight, called: Sequence[int]) -> Screen:
        goblins = (await self.tables.load_server(game_night.guild_id)).goblins
        say = load_words(game_night.language)
        return render_game_night_reminder(game_night, called, build_game_night_link(game_night), say, goblins=goblins)

    async def _update_reminder_ping(self, game_night: GameNight) -> GameNight:
        """Close the question in the message that calls people, once it is answered; delete what no longer holds.

        It holds until no seats are kept any more.
        """
        if game_night.call_id is None or game_night.status == "over":
            return game_night
        called = await self.choose_people_to_ping(game_night, "call")
        if not called or game_night.status not in ("called", "begun"):
            return await self._delete_reminder_ping(game_night)
        screen = await self._compose_reminder_ping(game_night, called)
        if self._digests.get(game_night.call_id) != screen.digest:
            with suppress_unknown_message():
                await self._edit_game_night(game_night, game_night.call_id, screen)
        return game_night

    async def _delete_reminder_ping(self, game_night: GameNight) -> GameNight:
        """Delete the message that called people to a time that no longer holds."""
        if game_night.call_id is None:
            return game_night
        place = self.client.get_partial_messageable(game_night.channel_id)
        await self.rate_limit.wait_for_slot()
        with suppress_unknown_message():
            await place.get_partial_message(game_night.call_id).delete()
        return await self.game_nights.change_game_night(game_night.id, partial(replace, call_id=None))

    async def _remove_departed(self, game_night: GameNight) -> GameNight:
        """Remove members who have left the server: without a privileged intent, Discord tells nobody."""
        for guest in game_night.coming_guests:
            await self.rate_limit.wait_for_slot()
            try:
                await self.client.http.get_member(game_night.guild_id, guest.user_id)
            except discord.NotFound as refusal:
                if refusal.code == UNKNOWN_MEMBER:
                    change = partial(remove_guest, user_id=guest.user_id, now=self.game_nights.clock.now())
                    game_night = await self.game_nights.change_game_night(game_night.id, change)
        return game_night

    async def _begin_game_night(self, game_night: GameNight) -> None:
        begun = await self.game_nights.begin_game_night(game_night)
        await self._post_lobbies(begun)

    async def _post_lobbies(self, game_night: GameNight) -> None:
        """Post the lobby of each table below, if it has no message yet; a rematch posts its own."""
        for table in await self.game_nights.list_game_night_tables(game_night):
            messages = await self.tables.shown.list_surfaces(table.id)
            opened = table.status == "lobby" and table.id in game_night.tables
            if opened and not any(message.kind == "lobby" for message in messages):
                screen = await self.composer.compose_lobby(table)
                await self.messages.post_surface(table, PostRequest("lobby", game_night.channel_id, version=1), screen)

    async def _free_seats(self, game_night: GameNight) -> None:
        await self.game_nights.release_reserved_seats(await self._delete_reminder_ping(game_night))

    async def _end_if_over(self, game_night: GameNight) -> None:
        await self.game_nights.end_game_night_if_over(await self._delete_reminder_ping(game_night))

    async def _end_late(self, game_night: GameNight) -> None:
        await self.game_nights.end_game_night(game_night, "late")

    async def _do_nothing(self, game_night: GameNight) -> None: ...

    # Messages

    async def show_game_night(self, game_night: GameNight) -> None:
        """Post a game night, or edit its message so that it is up to date."""
        screen = await self.load_game_night_screen(game_night)
        if game_night.message_id is None:
            await self._post_game_night(game_night, screen)
            return
        try:
            if self._digests.get(game_night.message_id) != screen.digest:
                await self._edit_game_night(game_night, game_night.message_id, screen)
        except discord.NotFound as refusal:
            if refusal.code != UNKNOWN_MESSAGE_CODE or not game_night.is_live:
                raise
            await self.repost_deleted_game_night(game_night.message_id, game_night.id)
            return
        await self.game_nights.save_shown_version(game_night)

    async def _show_with_follow_ups(self, game_night: GameNight) -> None:
        """Show a game night; before that, do what follows from its end or change: what is shown is not due again."""
        if not game_night.is_live:
            await self.game_nights.release_seats_in_lobbies(game_night)
        if not game_night.is_live and game_night.event_id:
            await self.events.sync_event(game_night)
            game_night = await self.game_nights.find_game_night(game_night.id)
        game_night = await self._update_reminder_ping(game_night)
        await self.show_game_night(game_night)
        if game_night.status == "over" and game_night.call_id is None:
            await self._announce_podium(game_night)

    async def _announce_podium(self, game_night: GameNight) -> None:
        """Announce once, without a sound, who did best: the post of the game night stands far above by then."""
        played = await self._load_game_night_results(game_night)
        if not played.has_podium:
            return
        screen = render_game_night_end(
            game_night, played, build_game_night_link(game_night), load_words(game_night.language)
        )
        posted = await self._send_message(game_night, screen, "end", silent=True)
        await self.game_nights.change_game_night(game_night.id, partial(replace, call_id=posted.id))

    async def load_game_night_screen(self, game_night: GameNight) -> Screen:
        """Load the post of a game night as it is now, and render it."""
        played, say = await self._load_game_night_results(game_night), load_words(game_night.language)
        return await self.composer.compose_with_portraits(
            played.best, lambda: render_game_night(game_night, say, played)
        )

    async def _post_game_night(self, game_night: GameNight, screen: Screen) -> None:
        if not game_night.is_live:
            await self.game_nights.save_shown_version(game_night)
            return
        posted = await self._send_message(game_night, screen, f"post {game_night.posts}")
        self._shown[posted.id] = game_night.id

        def mark_posted(night: GameNight) -> GameNight:
            return replace(night, message_id=posted.id, posts=night.posts + 1, named=(), role=None)

        noted = await self.game_nights.change_game_night(game_night.id, mark_posted)
        if posted.id in self._deleted:  # before it was noted, or before Discord's answer
            await self.repost_deleted_game_night(posted.id, noted.id)
        elif noted.version == game_night.version + 1:  # nothing else has changed in the meantime
            await self.game_nights.save_shown_version(noted)

    async def _edit_game_night(self, game_night: GameNight, message_id: int, screen: Screen) -> None:
        await self.rate_limit.wait_for_slot()
        message = self.client.get_partial_messageable(game_night.channel_id).get_partial_message(message_id)
        old_files, mark = self._files.pop(message_id, []), get_own_database_tag(self.client)
        edited = await send_with_text_fallback(
            screen,
            lambda shown: unarchive_and_retry(
                self.client,
                game_night.channel_id,
                lambda: message.edit(
                    view=build_layout_view(shown, mark), attachments=build_attachments(shown, old_files)
                ),
            ),
        )
        self._digests[message_id] = screen.digest
        if game_night.is_live:
            self._files[message_id] = edited.attachments

    async def _send_message(
        self, game_night: GameNight, screen: Screen, occasion: str, *, silent: bool = False
    ) -> discord.Message:
        """Post a message of a game night once (nonce): Discord answers a second attempt with the same message."""
        await self.rate_limit.wait_for_slot()
        place = self.client.get_partial_messageable(game_night.channel_id)
        nonce, mark = build_game_night_nonce(game_night, occasion), get_own_database_tag(self.client)
        return await send_with_text_fallback(
            screen,
            lambda shown: unarchive_and_retry(
                self.client,
                game_night.channel_id,
                lambda: place.send(**build_message_kwargs(shown, mark), nonce=nonce, silent=silent),
            ),
        )

    async def notify_guests_of_change(self, game_night: GameNight, occasion: GameNightPing = "news") -> None:
        """Notify those who come that a game night was moved or cancelled, by its host or by somebody else."""
        called = await self.choose_people_to_ping(game_night, occasion)
        if called and game_night.message_id:
            screen = render_game_night_change(
                game_night, called, build_game_night_link(game_night), load_words(game_night.language)
            )
            await self._run_catching_failures(
                game_night, partial(self._send_message, screen=screen, occasion=f"news {game_night.version}")
            )

    async def choose_people_to_ping(self, game_night: GameNight, occasion: GameNightPing) -> tuple[int, ...]:
        """Return who gets a ping for a game night on an occasion."""
        return choose_game_night_pings(game_night, await self.game_nights.load_guest_preferences(game_night), occasion)

    async def repost_deleted_game_night(self, message_id: int, game_night_id: int | None = None) -> None:
        """Post a game night anew whose message was deleted; a second time, it is off and those who come are told."""
        self._deleted[message_id] = True
        number = game_night_id or self._shown.pop(message_id, None)
        if number is None:
            return
        game_night = await self.game_nights.find_game_night(number)
        if game_night.message_id != message_id or not game_night.is_live:
            return
        after = await self.game_nights.request_repost(game_night)
        if after.off_by == "deleted" and game_night.is_upcoming:
            await self.notify_guests_of_change(after, "elsewhere")

    # What was played

    @contextmanager
    def limit_podium_sharing(self, game_night: GameNight) -> Iterator[None]:
        """Let the podium of a game night be shared, unless it was lately (cooldown); raises `TableError`."""
        if game_night.id in self._shared:
            raise TableError("evening-shared")
        self._shared[game_night.id] = True
        try:
            yield
        except Exception:
            del self._shared[game_night.id]
            raise

    async def load_podium_screen(self, game_night: GameNight) -> Screen:
        """Load the podium of a game night that is over, to be shared, and render it; raises `TableError` if none."""
        played, say = await self._load_game_night_results(game_night), load_words(game_night.language)
        if game_night.status != "over" or not played.has_podium:
            raise TableError("evening-gone")
        return await self.composer.compose_with_portraits(played.best, lambda: render_shared_podium(played, say))

    async def _load_game_night_results(self, game_night: GameNight) -> GameNightPlayed:
        """Return where the tables of a game night are, who won, and who did best in all matches."""
        say = load_words(game_night.language)
        tables = [localize_names(table, say) for table in await self.game_nights.list_game_night_tables(game_night)]
        results = [(table, await self._load_outcome(table)) for table in tables]
        people = {sitter.user_id: sitter for table in tables for sitter in table.sitters}
        descriptions = [await self._describe_table(table, outcome) for table, outcome in results]
        ranking = rank_game_night([list_final_ranks(table, outcome) for table, outcome in results if outcome])
        ranked = [(people[user], total) for user, total in ranking if user in people]
        return GameNightPlayed(
            tuple(descriptions),
            tuple((sitter.name, total) for sitter, total in ranked),
            tuple(sitter for sitter, _ in ranked),
        )

    async def _load_outcome(self, table: Table) -> Outcome | None:
        """Return how the match at a table ended, if it has."""
        return (await self.tables.peek_view(table.id, None)).outcome if table.ended_at else None

    async def _describe_table(self, table: Table, outcome: Outcome | None) -> GameNightTable:
        link = await (build_lobby_link if table.status == "lobby" else build_table_link)(self.tables, table)
        winners = outcome.winners if outcome and not outcome.nobody_wins else ()
        names = tuple(table.sitters[seat].name for seat in winners)
        return GameNightTable(table, link, outcome is not None, names)

    steps: ClassVar[Mapping[GameNightStep, Callable[["GameNightPosts", GameNight], Awaitable[None]]]] = {
        "nothing": _do_nothing,
        "call": _post_reminder_ping,
        "begin": _begin_game_night,
        "free": _free_seats,
        "end": _end_if_over,
        "too-late": _end_late,
    }
    """What is done for each step that is due."""


@contextmanager
def suppress_unknown_message() -> Iterator[None]:
    """Suppress the error for a deleted message that is to be edited or deleted."""
    try:
        yield
    except discord.NotFound as refusal:
        if refusal.code != UNKNOWN_MESSAGE_CODE:
            raise


def build_game_night_nonce(game_night: GameNight, occasion: str) -> str:
    """Return what Discord knows a message of a game night by, for some minutes."""
    return hashlib.sha256(f"evening {game_night.id} {game_night.created_at} {occasion}".encode()).hexdigest()[:25]
