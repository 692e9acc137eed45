"""One message that shows a table: posted, edited, retired. Everything done to it is noted in the store afterwards."""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import NamedTuple
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache

from bot.screens.layout import Screen
from bot.store import StoreUnavailable
from bot.store.models import DIRECT_NOTICES, LogPlace
from bot.store.posting_keys import NOTED_KINDS, NOTED_PERSONAL_KINDS
from bot.tables import Posting, SurfaceKind, SurfaceMessage, Table, TableService
from bot.tables.log_line import LogLine
from bot.ui.composing.rendering import (
    build_attachments,
    build_layout_view,
    build_message_kwargs,
    send_with_text_fallback,
)
from bot.ui.connection.database_tag import get_own_database_tag
from bot.ui.connection.rate_limit import OutgoingRateLimit
from bot.ui.connection.refusals import (
    CLOSED_DM_CODES,
    CLOSED_PLACE_CODES,
    FORBIDDEN_CODES,
    NO_PLACE_CODES,
    UNKNOWN_MESSAGE_CODE,
    is_unexpected_refusal,
)
from bot.ui.connection.second_instance import build_nonce_prefix
from bot.ui.surfaces.places import unarchive_and_retry

log = logging.getLogger(__name__)

LOST_MESSAGE_CODES = (NO_PLACE_CODES - FORBIDDEN_CODES) | CLOSED_DM_CODES | {UNKNOWN_MESSAGE_CODE}
"""Codes of a message that the bot will not reach again; what is forbidden now may be allowed again later."""


MAX_REMEMBERED_MESSAGES = 20_000
"""For this many messages the bot notices if somebody deletes them."""

MAX_REMEMBERED_FILES = 2_000
"""For this many messages it is remembered which files they have."""

MAX_REMEMBERED_DELETIONS = 1_000
"""For so many deletions by others it is remembered that they were heard of."""

MAX_CLICK_WAIT_SECONDS = 1.5
"""Seconds that a click waits for its message to be edited: less than until its answer is promised."""

ComposeMessage = Callable[[], Awaitable[tuple[Table, Screen] | None]]
"""Says what a message must show now, and at which version of its table; `None`: leave the message alone."""


class LiveMessage(NamedTuple):
    """What is remembered of a message: the table that it shows, and where."""

    table_id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class PostRequest:
    """A message to post for a table: where, for whom, for which decision, and `after` which message of its kind.

    A `quiet` one notifies nobody. Where there is no decision, `version` is that of the table when it was first posted;
    `None`: now. `since` is from where on a board tells the log.
    """

    kind: SurfaceKind
    channel_id: int
    user_id: int | None = None
    decision: int | None = None
    after: int = 0
    quiet: bool = False
    version: int | None = None
    since: LogPlace | None = None

    def build_posting(self, table: Table) -> Posting | None:
        """Return what is noted before it is posted, so that it is found after a crash; not of every kind it is."""
        if self.kind in NOTED_KINDS and self.user_id is None and self.decision is not None:
            return Posting(self.kind, None, self.decision, since=self.since, after=self.after)
        seat = table.find_seat(self.user_id)
        if self.kind not in NOTED_PERSONAL_KINDS or seat is None:
            return None
        return Posting(
            self.kind, seat, self.decision, self._choose_first_version(table), self.channel_id, after=self.after
        )

    def _choose_first_version(self, table: Table) -> int:
        return table.version if self.version is None else self.version

    def build_nonce(self, table: Table) -> str:
        """Return a nonce that makes Discord post this only once, even if we send it twice because of a crash.

        It begins with a mark of the table, by which another copy of the bot with a table of this number is noticed.
        """
        occasion = (
            f"version {self._choose_first_version(table)}" if self.decision is None else f"decision {self.decision}"
        )
        whole = f"{table.id} {self.kind} {self.user_id} {occasion} {self.after}"
        return build_nonce_prefix(table) + hashlib.sha256(whole.encode()).hexdigest()[:20]


def find_superseded_message(live: SurfaceMessage | None, posting: Posting | None = None) -> int:
    """Return the id of the message that a post supersedes: what was noted before a crash, otherwise what is live.

    When the bot crashes, the store may not have heard yet that the live message was deleted.
    """
    if posting is not None and posting.after is not None:
        return posting.after
    return live.message_id if live else 0


def _build_log_line(event: str, table: Table, message: PostRequest | SurfaceMessage) -> LogLine:
    """Note that a table was shown in a message as it is at a decision, and to which seat if it is somebody's own."""
    seat, decision = table.find_seat(message.user_id), table.decision_number or None
    return LogLine(event, table=table.id, kind=message.kind, seat=seat, decision=decision)


def _ignore_lost(_table_id: int) -> None: ...


class SurfaceMessenger:
    """Posts, edits and deletes the messages that show tables (surfaces), and saves what they show.

    A message is edited by one task at a time, and all within one rate limit.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        rate_limit: OutgoingRateLimit,
        found_lost: Callable[[int], object] = _ignore_lost,
    ) -> None:
        """`found_lost` is told of a table with a message that is gone, where nobody waits for the answer."""
        self._client = client
        self._tables = tables
        self._rate_limit = rate_limit
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._live: LRUCache[int, LiveMessage] = LRUCache(MAX_REMEMBERED_MESSAGES)
        self._lost: set[int] = set()
        self._unknown: LRUCache[tuple[str, int], bool] = LRUCache(MAX_REMEMBERED_DELETIONS)
        """Deleted messages and places that no surface was known for: the answer to our own POST may come later."""
        self._unnoted: dict[int, SurfaceMessage] = {}
        self._closed: dict[int, set[int]] = {}
        """Places that are closed to the bot, with the tables whose superseded messages wait there to be retired."""
        self._files: LRUCache[int, Sequence[discord.Attachment]] = LRUCache(MAX_REMEMBERED_FILES)
        self._found_lost = found_lost

    @property
    def _database_tag(self) -> str:
        return get_own_database_tag(self._client)

    def lock_message(self, message_id: int) -> AbstractAsyncContextManager[None]:
        """Lock a message, so that nobody else edits it in the meantime."""
        return self._locks.setdefault(message_id, asyncio.Lock())

    @asynccontextmanager
    async def lock_message_for_click(self, message_id: int) -> AsyncIterator[None]:
        """Lock a message for a click on it, which waits for an edit on its way, but not for a failing one.

        Discord's library repeats a request that fails for half a minute. What its late success shows is corrected: the
        message counts as shown at the version of the last that was written.
        """
        lock = self.lock_message(message_id)
        async with AsyncExitStack() as stack:
            with suppress(TimeoutError):
                async with asyncio.timeout(MAX_CLICK_WAIT_SECONDS):
                    await stack.enter_async_context(lock)
            yield

    def mark_message_deleted(self, message_id: int) -> int | None:
        """Mark a message as deleted; return the table that it showed, if any."""
        live = self._live.pop(message_id, None)
        if live is None:
            self._unknown["message", message_id] = True
            return None
        self._lost.add(message_id)
        return live.table_id

    async def mark_surface_deleted(self, surface: SurfaceMessage) -> bool:
        """Mark a message as deleted that was not found; tell whether it is still the one that shows its table."""
        now = await self.find_live_surface(surface.table_id, surface.kind, surface.user_id)
        if now is None or now.message_id != surface.message_id:
            return False
        self._live.pop(surface.message_id, None)
        self._lost.add(surface.message_id)
        return True

    def is_message_lost(self, surface: SurfaceMessage) -> bool:
        """Tell whether a message is known to be deleted."""
        return surface.message_id in self._lost

    def mark_place_deleted(self, channel_id: int) -> set[int]:
        """Mark a channel as deleted with all its messages; return the tables that were shown there."""
        self._unknown["place", channel_id] = True
        message_ids = [message_id for message_id, live in self._live.items() if live.channel_id == channel_id]
        return {
            table_id for message_id in message_ids if (table_id := self.mark_message_deleted(message_id)) is not None
        }

    def is_table_abandoned(self, table: Table) -> bool:
        """Tell whether a table is closed on a server without the bot: nothing of it can be shown there."""
        lost = self._client.is_ready() and table.guild_id and self._client.get_guild(table.guild_id) is None
        return table.status == "closed" and bool(lost)

    async def find_live_surface(
        self, table_id: int, kind: SurfaceKind, user_id: int | None = None
    ) -> SurfaceMessage | None:
        """Return the live surface of a kind (and user), if there is one."""
        surfaces = await self._tables.shown.list_surfaces(table_id)
        message = next((s for s in reversed(surfaces) if s.live and s.kind == kind and s.user_id == user_id), None)
        return self._remember_live(message) if message else None

    def _remember_live(self, surface: SurfaceMessage) -> SurfaceMessage:
        if surface.message_id not in self._lost:
            self._live[surface.message_id] = LiveMessage(surface.table_id, surface.channel_id)
        return surface

    async def wait_for_live_surface(
        self, table_id: int, kind: SurfaceKind, user_id: int | None = None
    ) -> SurfaceMessage | None:
        """Return the live surface of a kind once no click on it is being answered: the answer may update it.

        Otherwise a player whose own click leads to another question would get a new message, and lose the clicked one.
        """
        surface = await self.find_live_surface(table_id, kind, user_id)
        if surface is None:
            return None
        async with self.lock_message(surface.message_id):
            return await self.find_live_surface(table_id, kind, user_id)

    async def post_surface(
        self, table: Table, post: PostRequest, screen: Screen, *, sure: bool = True
    ) -> SurfaceMessage:
        """Post (send) a screen and save where; raises `discord.HTTPException` if it cannot be posted.

        `sure` is false if Discord may answer with an existing message: then its content is not noted, so it is edited
        next.
        """
        if posting := post.build_posting(table):
            await self._tables.shown.save_posting(table.id, posting)
        place = self._client.get_partial_messageable(post.channel_id)
        await self._rate_limit.wait_for_slot()
        # A second attempt needs files of its own: the first closes them.
        posted = await send_with_text_fallback(
            screen,
            lambda shown: unarchive_and_retry(
                self._client,
                post.channel_id,
                lambda: place.send(
                    **build_message_kwargs(shown, self._database_tag), nonce=post.build_nonce(table), silent=post.quiet
                ),
            ),
        )
        self._files[posted.id] = posted.attachments
        log.debug(_build_log_line("posted", table, post))
        surface = SurfaceMessage(
            table_id=table.id,
            kind=post.kind,
            user_id=post.user_id,
            channel_id=post.channel_id,
            message_id=posted.id,
            version_shown=table.version,
            digest=screen.digest if sure else "",
            decision=post.decision,
            since=post.since,
        )
        saved = self._remember_live(await self._save_new_surface(surface))
        heard_of = (("message", posted.id), ("place", post.channel_id))
        if any(self._unknown.pop(deleted, False) for deleted in heard_of):
            self._mark_deleted_early(saved)
        return saved

    def _mark_deleted_early(self, surface: SurfaceMessage) -> None:
        """Mark a message as deleted that was so before Discord's answer to our own POST of it."""
        if (table_id := self.mark_message_deleted(surface.message_id)) is not None:
            self._found_lost(table_id)

    async def save_unsaved_surfaces(self, table_id: int) -> None:
        """Save what was posted for a table while the store was away: otherwise it would keep live buttons for ever."""
        for surface in [message for message in self._unnoted.values() if message.table_id == table_id]:
            del self._unnoted[surface.message_id]
            await self._save_new_surface(surface)

    async def _save_new_surface(self, surface: SurfaceMessage) -> SurfaceMessage:
        try:
            return await self._tables.shown.save_surface(surface)
        except StoreUnavailable:
            self._unnoted[surface.message_id] = surface
            raise

    async def edit_surface(self, surface: SurfaceMessage, compose: ComposeMessage, decision: int | None = None) -> bool:
        """Edit a message to bring it up to date, unless it already is; tell whether it is still there.

        It waits for its turn first: later changes are shown too, and a click on a held message would otherwise
        wait for the turns of all others.
        """
        await self._rate_limit.wait_for_slot()
        composed = await compose()
        if composed is None or composed[1].digest == surface.digest:
            self._rate_limit.release_slot()
        return composed is None or await self._edit_message_if_changed(surface, *composed, decision)

    async def _edit_message_if_changed(
        self, surface: SurfaceMessage, table: Table, screen: Screen, decision: int | None
    ) -> bool:
        async with self.lock_message(surface.message_id):
            now = await self._reload_surface(surface)
            if now is None or now.version_shown > table.version:
                return True
            if now.message_id in self._lost:
                return False
            if now.digest != screen.digest:
                if not await self._try_on_message(self._edit_message(now, screen)):
                    return False
                log.debug(_build_log_line("edited", table, now))
            await self.save_shown_screen(now, table, screen, decision)
            return True

    async def retire_surface(self, surface: SurfaceMessage, screen: Screen | None) -> None:
        """Retire (edit or delete) a superseded message: from now on it shows this, or is gone; then forget it.

        In a place that is closed to the bot it keeps its controls until `mark_place_reopened` is told of the place.
        """
        self._live.pop(surface.message_id, None)
        if surface.channel_id in self._closed:
            return
        await self._rate_limit.wait_for_slot()
        async with self.lock_message(surface.message_id):
            now = await self._reload_surface(surface)
            if screen and now and now.digest == screen.digest:  # the answer to a click has shown it already
                self._rate_limit.release_slot()
            else:
                change = self._edit_message(surface, screen) if screen else self._delete_message(surface)
                if await self._finds_place_closed(surface, change):
                    return
            await self._tables.shown.drop_surface(surface.id)
            self._lost.discard(surface.message_id)

    async def _finds_place_closed(self, surface: SurfaceMessage, attempt: Awaitable[None]) -> bool:
        """Await an attempt on a message; tell whether it is in a place that is closed to the bot, and remember that."""
        to_one = surface.kind in ("panel", "welcome", "invitation") or surface.kind in DIRECT_NOTICES
        try:
            await self._try_on_message(
                attempt, LOST_MESSAGE_CODES | FORBIDDEN_CODES if to_one else LOST_MESSAGE_CODES - CLOSED_PLACE_CODES
            )
        except discord.HTTPException as refusal:
            if refusal.code in CLOSED_PLACE_CODES:
                self._closed.setdefault(surface.channel_id, set()).add(surface.table_id)
                return True
            if not is_unexpected_refusal(refusal):
                raise
            log.warning("an old message of table %s stays as it is (%s)", surface.table_id, refusal.code)
        return False

    def mark_place_reopened(self, channel_id: int | None = None) -> set[int]:
        """Mark a place (or any) as open again; return the tables with messages there that were superseded."""
        places = list(self._closed) if channel_id is None else [channel_id]
        return {table_id for place in places for table_id in self._closed.pop(place, ())}

    async def forget_surface(self, surface: SurfaceMessage) -> None:
        """Forget a message that is lost."""
        await self._tables.shown.drop_surface(surface.id)

    async def save_shown_click_answer(
        self, surface: SurfaceMessage, table: Table, screen: Screen, attachments: Sequence[discord.Attachment]
    ) -> None:
        """Save what the answer to a click shows in a message; `there` are its files now."""
        self._files[surface.message_id] = attachments
        log.debug(_build_log_line("answered", table, surface))
        await self.save_shown_screen(surface, table, screen)

    async def save_board_as_log(
        self, board: SurfaceMessage, screen: Screen, attachments: Sequence[discord.Attachment]
    ) -> None:
        """Save that the answer to a click turned a board into the log; it is behind until the next board is posted."""
        self._files[board.message_id] = attachments
        await self._tables.shown.save_surface(replace(board, digest=screen.digest))

    async def save_shown_screen(
        self, surface: SurfaceMessage, table: Table, screen: Screen, decision: int | None = None
    ) -> None:
        """Save what a message shows now, and for which decision if that is new."""
        await self._save_if_changed(surface, table, digest=screen.digest, decision=decision or surface.decision)

    async def save_shown_version(self, surface: SurfaceMessage, table: Table) -> None:
        """Save that a message is up to date with a version of the table, which brings it nothing new."""
        await self._save_if_changed(surface, table, digest=surface.digest, decision=surface.decision)

    async def _save_if_changed(
        self, surface: SurfaceMessage, table: Table, *, digest: str, decision: int | None
    ) -> None:
        message = replace(surface, version_shown=table.version, digest=digest, decision=decision)
        if message != surface:
            await self._tables.shown.save_surface(message)

    async def _edit_message(self, surface: SurfaceMessage, screen: Screen) -> None:
        """Edit a message; a picture that it already has is not sent again."""
        old_files = self._files.pop(surface.message_id, ())
        edited = await send_with_text_fallback(
            screen,
            lambda shown: unarchive_and_retry(
                self._client,
                surface.channel_id,
                lambda: self._get_partial_message(surface).edit(
                    view=build_layout_view(shown, self._database_tag), attachments=build_attachments(shown, old_files)
                ),
            ),
        )
        self._files[surface.message_id] = edited.attachments

    async def _delete_message(self, surface: SurfaceMessage) -> None:
        await unarchive_and_retry(self._client, surface.channel_id, self._get_partial_message(surface).delete)

    async def _try_on_message(self, attempt: Awaitable[None], lost: frozenset[int] = LOST_MESSAGE_CODES) -> bool:
        """Await an attempt on a message; tell whether the message was there."""
        try:
            await attempt
        except discord.HTTPException as refusal:
            if refusal.code not in lost:
                raise
            log.info("a message of a table is lost (%s)", refusal.code)
            return False
        return True

    async def _reload_surface(self, surface: SurfaceMessage) -> SurfaceMessage | None:
        return next((s for s in await self._tables.shown.list_surfaces(surface.table_id) if s.id == surface.id), None)

    def _get_partial_message(self, surface: SurfaceMessage) -> discord.PartialMessage:
        return self._client.get_partial_messageable(surface.channel_id).get_partial_message(surface.message_id)
