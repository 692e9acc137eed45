"""The messages of evenings, and the task that does what is due at each: remind, begin, free the seats, end.

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
from bot.tables import Table, TableError, Tables
from bot.tables.deadlines.clock import TABLE_CHECK_INTERVAL, wait_until_or_alarm
from bot.tables.game_nights.game_night import Step, find_due_game_night_step, mark_reminder_sent, remove_guest
from bot.tables.game_nights.game_nights import GameNights
from bot.tables.game_nights.podium import list_final_ranks, rank_game_night
from bot.tables.table_view import localize_names
from bot.ui.composing.composer import Composer
from bot.ui.composing.rendering import (
    build_attachments,
    build_layout_view,
    build_message_kwargs,
    send_with_text_fallback,
)
from bot.ui.connection.database_mark import read_own_mark
from bot.ui.connection.rate_limit import OutgoingRateLimit
from bot.ui.connection.refusals import NO_PLACE_CODES, UNKNOWN_MESSAGE_CODE
from bot.ui.game_nights.lobby_game_nights import build_game_night_link
from bot.ui.game_nights.server_events import ServerEvents
from bot.ui.surfaces.leavers import UNKNOWN_MEMBER
from bot.ui.surfaces.messages import Messages, PostRequest
from bot.ui.surfaces.notices import Notices
from bot.ui.surfaces.ping_rules import EveningPing, choose_game_night_pings
from bot.ui.surfaces.places import build_lobby_link, build_table_link, open_dm_channel, unarchive_and_retry
from games.engine import Outcome
from games.engine.words import choose_language, load_words

log = logging.getLogger(__name__)

MAX_REMEMBERED_EVENINGS = 2_000
"""Of so many evenings it is remembered what their messages show."""


@dataclass(slots=True)
class GameNightPosts:
    """Shows the evenings (scheduled sessions) of this process, and does what is due."""

    client: discord.Client
    tables: Tables
    evenings: GameNights
    messages: Messages
    composer: Composer
    rate_limit: OutgoingRateLimit
    notices: Notices
    refresh: Callable[[int], object] = lambda _: None
    """Is told of a lobby whose evening has changed at another table."""
    events: ServerEvents = field(init=False)
    _shown: LRUCache[int, int] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_EVENINGS))
    """The evening that each message shows, of those that are known."""
    _files: LRUCache[int, list[discord.Attachment]] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_EVENINGS))
    _states: LRUCache[int, tuple[tuple[int, str], ...]] = field(
        default_factory=lambda: LRUCache(MAX_REMEMBERED_EVENINGS)
    )
    """What has become of the tables of each evening that has begun, as its post shows it."""
    _digests: LRUCache[int, str] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_EVENINGS))
    _deleted: LRUCache[int, bool] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_EVENINGS))
    """Messages that were deleted lately, of evenings or not: Discord's answer to a post may come later."""
    _shared: LRUCache[int, bool] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_EVENINGS))
    """The evenings whose podium was shared lately: once is enough."""
    _stopping: bool = False

    def __post_init__(self) -> None:
        """Look after the server events of the evenings, too."""
        self.events = ServerEvents(self.client, self.evenings, self.rate_limit, self.notify_guests_of_change)

    def stop(self) -> None:
        """Let `run` return when it has finished what it is doing now."""
        self._stopping = True
        self.evenings.news.set()

    async def run(self) -> None:
        """Do what is due and show what is new, until stopped."""
        clock = self.evenings.clock
        while not self._stopping:
            self.evenings.news.clear()
            due = None
            try:
                due = await self.run_due_steps()
            except StoreUnavailable as fault:
                log.warning("the evenings could not be read: %s", fault)
            except Exception:
                log.exception("the evenings went wrong")
            if not self._stopping:
                check = clock.now() + TABLE_CHECK_INTERVAL
                await wait_until_or_alarm(clock, min(due or check, check), self.evenings.news)

    async def run_due_steps(self) -> datetime | None:
        """Do what is due at all evenings, show what is new, and return when the next thing is due."""
        if self.tables.time.outages.is_discord_away:
            return None
        for evening in await self.evenings.list_live_game_nights():
            await self._run_catching_failures(evening, self._do_step)
        for evening in await self.evenings.list_live_game_nights():
            if evening.event or evening.event_id:
                await self._run_catching_failures(evening, self.events.sync_event)
        for evening in await self.evenings.list_unshown_game_nights():
            await self._run_catching_failures(evening, self._show_with_follow_ups)
        return self.evenings.find_next_due(await self.evenings.list_live_game_nights())

    async def _run_catching_failures(self, evening: GameNight, do: Callable[[GameNight], Awaitable[object]]) -> None:
        """Do something for an evening; a failure there delays no other, and a closed place ends it."""
        try:
            await do(evening)
        except discord.HTTPException as refusal:
            log.warning("evening %s could not be served (%s)", evening.id, refusal.code)
            if refusal.code in NO_PLACE_CODES:
                await self._cancel_unreachable(evening)
        except (TableError, VersionConflict) as refusal:
            log.info("evening %s has changed meanwhile (%s)", evening.id, refusal)
            self.evenings.news.set()

    async def _cancel_unreachable(self, evening: GameNight) -> None:
        """Cancel an evening whose channel is closed to the bot; one that was off already counts as shown."""
        if evening.is_live:
            evening = await self.evenings.end_game_night(await self.evenings.find_game_night(evening.id), "closed")
            await self._notify_host(evening)
        await self.evenings.save_shown_version(evening)

    async def handle_lost_place(self, guild_id: int, channel_id: int | None = None) -> None:
        """Call off the evenings of a channel that is gone, or of a whole server, and tell their hosts by DM."""
        for evening in await self.evenings.cancel_channel_game_nights(guild_id, channel_id):
            await self._notify_host(evening)

    async def _notify_host(self, evening: GameNight) -> None:
        """Tell a host that their evening is off since its channel is closed, if their DMs are open."""
        language = await self.tables.people.find_language(evening.host_id) or evening.language
        screen = render_lost_game_night(evening, load_words(choose_language(language)))
        try:
            await self.rate_limit.wait_turn()  # the DM may have to be opened
            await self.notices.post_notice(await open_dm_channel(self.client, evening.host_id), screen)
        except discord.HTTPException as refusal:
            log.info("the host of evening %s could not be told that it is off (%s)", evening.id, refusal.code)

    # What is due

    async def _do_step(self, evening: GameNight) -> None:
        if evening.message_id is not None:
            self._shown[evening.message_id] = evening.id
        if evening.message_id is None:
            return  # posted first
        await self.steps[find_due_game_night_step(evening, self.evenings.clock.now())](self, evening)
        if evening.status in ("begun", "free"):
            await self._follow_tables(evening)

    async def _follow_tables(self, evening: GameNight) -> None:
        """Post lobbies that a crash left out, and show what has become of the tables."""
        if evening.status == "begun":
            await self._post_lobbies(evening)
        tables = await self.evenings.list_game_night_tables(evening)
        states = tuple((table.id, table.game_night_state) for table in tables)
        if self._states.get(evening.id) != states:
            self._states[evening.id] = states
            await self.show_game_night(await self.evenings.find_game_night(evening.id))
            for table in tables:
                if table.status == "lobby":
                    self.refresh(table.id)

    async def _post_reminder_ping(self, evening: GameNight) -> None:
        """Post a reminder (ping) for those who come, below the post; it is noted, so it is never posted twice."""
        evening = await self._delete_reminder_ping(await self._remove_departed(evening))
        called = await self.choose_people_to_ping(evening, "call")
        if called:
            screen = await self._compose_reminder_ping(evening, called)
            posted = await self._send_message(evening, screen, f"call {evening.begins_at}")
            self._digests[posted.id] = screen.digest
            evening = replace(evening, call_id=posted.id)
        now, call_id, begins_at = self.evenings.clock.now(), evening.call_id, evening.begins_at
        await self.evenings.change_game_night(
            evening.id, lambda one: replace(mark_reminder_sent(one, now, begins_at), call_id=call_id)
        )

    async def _compose_reminder_ping(self, evening: GameNight, called: Sequence[int]) -> Screen:
        goblins = (await self.tables.load_server(evening.guild_id)).goblins
        say = load_words(evening.language)
        return render_game_night_reminder(evening, called, build_game_night_link(evening), say, goblins=goblins)

    async def _update_reminder_ping(self, evening: GameNight) -> GameNight:
        """Close the question in the message that calls people, once it is answered; delete what no longer holds.

        It holds until no seats are kept any more.
        """
        if evening.call_id is None or evening.status == "over":
            return evening
        called = await self.choose_people_to_ping(evening, "call")
        if not called or evening.status not in ("called", "begun"):
            return await self._delete_reminder_ping(evening)
        screen = await self._compose_reminder_ping(evening, called)
        if self._digests.get(evening.call_id) != screen.digest:
            with suppress_gone_message():
                await self._edit_game_night(evening, evening.call_id, screen)
        return evening

    async def _delete_reminder_ping(self, evening: GameNight) -> GameNight:
        """Delete the message that called people to a time that no longer holds."""
        if evening.call_id is None:
            return evening
        place = self.client.get_partial_messageable(evening.channel_id)
        await self.rate_limit.wait_turn()
        with suppress_gone_message():
            await place.get_partial_message(evening.call_id).delete()
        return await self.evenings.change_game_night(evening.id, partial(replace, call_id=None))

    async def _remove_departed(self, evening: GameNight) -> GameNight:
        """Remove members who have left the server: without a privileged intent, Discord tells nobody."""
        for guest in evening.coming_guests:
            await self.rate_limit.wait_turn()
            try:
                await self.client.http.get_member(evening.guild_id, guest.user_id)
            except discord.NotFound as refusal:
                if refusal.code == UNKNOWN_MEMBER:
                    change = partial(remove_guest, user_id=guest.user_id, now=self.evenings.clock.now())
                    evening = await self.evenings.change_game_night(evening.id, change)
        return evening

    async def _begin_game_night(self, evening: GameNight) -> None:
        begun = await self.evenings.begin_game_night(evening)
        await self._post_lobbies(begun)

    async def _post_lobbies(self, evening: GameNight) -> None:
        """Post the lobby of each table below, if it has no message yet; a rematch posts its own."""
        for table in await self.evenings.list_game_night_tables(evening):
            shown = await self.tables.shown.list_surfaces(table.id)
            opened = table.status == "lobby" and table.id in evening.tables
            if opened and not any(one.kind == "lobby" for one in shown):
                screen = await self.composer.compose_lobby(table)
                await self.messages.post_surface(table, PostRequest("lobby", evening.channel_id, version=1), screen)

    async def _free_seats(self, evening: GameNight) -> None:
        await self.evenings.release_reserved_seats(await self._delete_reminder_ping(evening))

    async def _end_if_over(self, evening: GameNight) -> None:
        await self.evenings.end_game_night_if_over(await self._delete_reminder_ping(evening))

    async def _end_late(self, evening: GameNight) -> None:
        await self.evenings.end_game_night(evening, "late")

    async def _do_nothing(self, evening: GameNight) -> None: ...

    # Messages

    async def show_game_night(self, evening: GameNight) -> None:
        """Post an evening, or edit its message so that it is up to date."""
        screen = await self.load_game_night_screen(evening)
        if evening.message_id is None:
            await self._post_game_night(evening, screen)
            return
        try:
            if self._digests.get(evening.message_id) != screen.digest:
                await self._edit_game_night(evening, evening.message_id, screen)
        except discord.NotFound as refusal:
            if refusal.code != UNKNOWN_MESSAGE_CODE or not evening.is_live:
                raise
            await self.repost_deleted_game_night(evening.message_id, evening.id)
            return
        await self.evenings.save_shown_version(evening)

    async def _show_with_follow_ups(self, evening: GameNight) -> None:
        """Show an evening; before that, do what follows from its end or change: what is shown is not due again."""
        if not evening.is_live:
            await self.evenings.release_seats_in_lobbies(evening)
        if not evening.is_live and evening.event_id:
            await self.events.sync_event(evening)
            evening = await self.evenings.find_game_night(evening.id)
        evening = await self._update_reminder_ping(evening)
        await self.show_game_night(evening)
        if evening.status == "over" and evening.call_id is None:
            await self._announce_podium(evening)

    async def _announce_podium(self, evening: GameNight) -> None:
        """Announce once, without a sound, who did best: the post of the evening stands far above by then."""
        played = await self._load_game_night_results(evening)
        if not played.has_podium:
            return
        screen = render_game_night_end(evening, played, build_game_night_link(evening), load_words(evening.language))
        posted = await self._send_message(evening, screen, "end", silent=True)
        await self.evenings.change_game_night(evening.id, partial(replace, call_id=posted.id))

    async def load_game_night_screen(self, evening: GameNight) -> Screen:
        """Load the post of an evening as it is now, and render it."""
        played, say = await self._load_game_night_results(evening), load_words(evening.language)
        return await self.composer.compose_with_faces(played.best, lambda: render_game_night(evening, say, played))

    async def _post_game_night(self, evening: GameNight, screen: Screen) -> None:
        if not evening.is_live:
            await self.evenings.save_shown_version(evening)
            return
        posted = await self._send_message(evening, screen, f"post {evening.posts}")
        self._shown[posted.id] = evening.id

        def mark_posted(one: GameNight) -> GameNight:
            return replace(one, message_id=posted.id, posts=one.posts + 1, named=(), role=None)

        noted = await self.evenings.change_game_night(evening.id, mark_posted)
        if posted.id in self._deleted:  # before it was noted, or before Discord's answer
            await self.repost_deleted_game_night(posted.id, noted.id)
        elif noted.version == evening.version + 1:  # nothing else has changed in the meantime
            await self.evenings.save_shown_version(noted)

    async def _edit_game_night(self, evening: GameNight, message_id: int, screen: Screen) -> None:
        await self.rate_limit.wait_turn()
        message = self.client.get_partial_messageable(evening.channel_id).get_partial_message(message_id)
        old_files, mark = self._files.pop(message_id, []), read_own_mark(self.client)
        edited = await send_with_text_fallback(
            screen,
            lambda shown: unarchive_and_retry(
                self.client,
                evening.channel_id,
                lambda: message.edit(
                    view=build_layout_view(shown, mark), attachments=build_attachments(shown, old_files)
                ),
            ),
        )
        self._digests[message_id] = screen.digest
        if evening.is_live:
            self._files[message_id] = edited.attachments

    async def _send_message(
        self, evening: GameNight, screen: Screen, occasion: str, *, silent: bool = False
    ) -> discord.Message:
        """Post a message of an evening once (nonce): Discord answers a second attempt with the same message."""
        await self.rate_limit.wait_turn()
        place = self.client.get_partial_messageable(evening.channel_id)
        nonce, mark = build_game_night_nonce(evening, occasion), read_own_mark(self.client)
        return await send_with_text_fallback(
            screen,
            lambda shown: unarchive_and_retry(
                self.client,
                evening.channel_id,
                lambda: place.send(**build_message_kwargs(shown, mark), nonce=nonce, silent=silent),
            ),
        )

    async def notify_guests_of_change(self, evening: GameNight, occasion: EveningPing = "news") -> None:
        """Notify those who come that an evening was moved or cancelled, by its host or by somebody else."""
        called = await self.choose_people_to_ping(evening, occasion)
        if called and evening.message_id:
            screen = render_game_night_change(
                evening, called, build_game_night_link(evening), load_words(evening.language)
            )
            await self._run_catching_failures(
                evening, partial(self._send_message, screen=screen, occasion=f"news {evening.version}")
            )

    async def choose_people_to_ping(self, evening: GameNight, occasion: EveningPing) -> tuple[int, ...]:
        """Return who gets a ping for an evening on an occasion."""
        return choose_game_night_pings(evening, await self.evenings.load_guest_preferences(evening), occasion)

    async def repost_deleted_game_night(self, message_id: int, evening_id: int | None = None) -> None:
        """Post an evening anew whose message somebody deleted; a second time, it is off and those who come are told."""
        self._deleted[message_id] = True
        number = evening_id or self._shown.pop(message_id, None)
        if number is None:
            return
        evening = await self.evenings.find_game_night(number)
        if evening.message_id != message_id or not evening.is_live:
            return
        after = await self.evenings.request_repost(evening)
        if after.off_by == "deleted" and evening.is_upcoming:
            await self.notify_guests_of_change(after, "elsewhere")

    # What was played

    @contextmanager
    def limit_podium_sharing(self, evening: GameNight) -> Iterator[None]:
        """Let the podium of an evening be shared, unless it was lately (cooldown); raises `TableError`."""
        if evening.id in self._shared:
            raise TableError("evening-shared")
        self._shared[evening.id] = True
        try:
            yield
        except Exception:
            del self._shared[evening.id]
            raise

    async def load_podium_screen(self, evening: GameNight) -> Screen:
        """Load the podium of an evening that is over, to be shared, and render it; raises `TableError` if none."""
        played, say = await self._load_game_night_results(evening), load_words(evening.language)
        if evening.status != "over" or not played.has_podium:
            raise TableError("evening-gone")
        return await self.composer.compose_with_faces(played.best, lambda: render_shared_podium(played, say))

    async def _load_game_night_results(self, evening: GameNight) -> GameNightPlayed:
        """Return where the tables of an evening are, who won, and who did best in all matches."""
        say = load_words(evening.language)
        tables = [localize_names(table, say) for table in await self.evenings.list_game_night_tables(evening)]
        results = [(table, await self._load_outcome(table)) for table in tables]
        people = {one.user_id: one for table in tables for one in table.sitters}
        descriptions = [await self._describe_table(table, outcome) for table, outcome in results]
        ranking = rank_game_night([list_final_ranks(table, outcome) for table, outcome in results if outcome])
        ranked = [(people[user], total) for user, total in ranking if user in people]
        return GameNightPlayed(
            tuple(descriptions), tuple((one.name, total) for one, total in ranked), tuple(one for one, _ in ranked)
        )

    async def _load_outcome(self, table: Table) -> Outcome | None:
        """Return how the match at a table ended, if it has."""
        return (await self.tables.peek_view(table.id, None)).outcome if table.ended_at else None

    async def _describe_table(self, table: Table, outcome: Outcome | None) -> GameNightTable:
        link = await (build_lobby_link if table.status == "lobby" else build_table_link)(self.tables, table)
        winners = outcome.winners if outcome and not outcome.nobody_wins else ()
        names = tuple(table.sitters[seat].name for seat in winners)
        return GameNightTable(table, link, outcome is not None, names)

    steps: ClassVar[Mapping[Step, Callable[["GameNightPosts", GameNight], Awaitable[None]]]] = {
        "nothing": _do_nothing,
        "call": _post_reminder_ping,
        "begin": _begin_game_night,
        "free": _free_seats,
        "end": _end_if_over,
        "too-late": _end_late,
    }
    """What is done for each step that is due."""


@contextmanager
def suppress_gone_message() -> Iterator[None]:
    """Suppress the error for a deleted message that is to be edited or deleted."""
    try:
        yield
    except discord.NotFound as refusal:
        if refusal.code != UNKNOWN_MESSAGE_CODE:
            raise


def build_game_night_nonce(evening: GameNight, occasion: str) -> str:
    """Return what Discord knows a message of an evening by, for some minutes."""
    return hashlib.sha256(f"evening {evening.id} {evening.created_at} {occasion}".encode()).hexdigest()[:25]
