"""The living board of a table: edited, and posted again at the end of the thread when a round begins.

It notifies nobody. It is also posted again when people's talk has pushed it out of sight. Turns of goblins never post.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial

import discord
from cachetools import LRUCache

from bot.screens.board import list_users_to_ping
from bot.screens.layout import Screen
from bot.screens.log_posts import LogPost, find_current_round_start, has_content, split_into_log_posts, starts_new_board
from bot.screens.scene import Scene
from bot.store.models import DEAL_PLACE, LogPlace
from bot.tables import Posting, SurfaceMessage, Table, TableService, TableView
from bot.ui.composing.composer import Composer
from bot.ui.connection.refusals import (
    FORBIDDEN_CODES,
    NO_PLACE_CODES,
    UNKNOWN_CHANNEL_CODE,
    is_permanent_refusal,
    is_unexpected_refusal,
)
from bot.ui.connection.refused_edits import RefusedEdits
from bot.ui.surfaces.messages import PostRequest, SurfaceMessenger, find_superseded_message
from bot.ui.surfaces.places import NoPlace, find_or_make_match_channel
from bot.ui.surfaces.presence import Presence

log = logging.getLogger(__name__)

FINAL_BOARD_DECISION = 0
"""What the final board is posted for, instead of a decision's number."""

MAX_REMEMBERED_ROUNDS = 5_000
"""Of how many tables the rounds are remembered; of others as after a start."""

MAX_CACHED_LOGS = 16
"""Of how many tables it is kept how their log is parted, as long as nothing changes there."""

OUT_OF_SIGHT_MESSAGES = 6
"""After this many messages by others, a board is out of sight."""


@dataclass(slots=True)
class RoundStarts:
    """The round that a table plays, and the one before, by where in the log they began; a restart forgets them."""

    current: LogPlace | None = None
    previous: LogPlace | None = None

    def record_round_start(self, began: LogPlace) -> None:
        """Record where in the log the current round began."""
        if began != self.current:
            self.previous, self.current = self.current, began


@dataclass(frozen=True, slots=True)
class LogExcerpt:
    """The posts of the log from a place on, as a sight of the table tells them."""

    view: TableView
    since: LogPlace
    posts: list[LogPost]


@dataclass(slots=True)
class BoardMessages:
    """Posts, edits and reposts the boards (public messages) of all tables."""

    client: discord.Client
    tables: TableService
    messages: SurfaceMessenger
    composer: Composer
    presence: Presence
    _rounds: LRUCache[int, RoundStarts] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_ROUNDS))
    _listed: LRUCache[int, LogExcerpt] = field(default_factory=lambda: LRUCache(MAX_CACHED_LOGS))
    _homeless: set[int] = field(default_factory=set)
    _moved: set[int] = field(default_factory=set)
    _refused: RefusedEdits[tuple[int, int]] = field(default_factory=RefusedEdits)

    def has_no_place(self, table_id: int) -> bool:
        """Tell whether there is no place at all for the board of a table."""
        return table_id in self._homeless

    async def load_board_rounds(self, scene: Scene) -> RoundStarts:
        """Return which rounds a table plays; the scene is a spectator's."""
        rounds = self._rounds.setdefault(scene.table.id, RoundStarts())
        first, *others = self._list_log_posts(scene, await self._load_board(scene))
        rounds.record_round_start(
            max(first.since, *(post.since for post in others if starts_new_board(scene, post)), DEAL_PLACE)
        )
        return rounds

    def will_be_reposted(self, scene: Scene, live: SurfaceMessage) -> bool:
        """Tell whether the board will be posted anew, so that this one becomes a post of the log."""
        return self._needs_reposting(scene, live, self._list_log_posts(scene, live))

    async def find_message_id(self, table_id: int) -> int | None:
        """Return the message that shows the board, if there is one."""
        live = await self.messages.find_live_surface(table_id, "board")
        return live.message_id if live else None

    def find_log_span(self, scene: Scene, board: SurfaceMessage) -> tuple[LogPlace, LogPlace]:
        """Return from where until where a board tells the log, once it is superseded."""
        post = self._list_log_posts(scene, board)[0]
        return post.since, post.until

    async def update_board(self, scene: Scene) -> None:
        """Post or edit the board, so that it is up to date; the scene is a spectator's."""
        live = await self._load_board(scene)
        posts = self._list_log_posts(scene, live)
        if live and not self._needs_reposting(scene, live, posts) and await self._edit_board(live, scene):
            self._homeless.discard(scene.table.id)
            return
        await self._repost_board(scene, live, posts)
        if live:
            self._refused.record_repost(_find_board_place(live), _find_asked_decision(scene))

    async def post_last_log(self, scene: Scene) -> None:
        """Post what the board of a table that was closed early does not tell: it is the last post of the log."""
        live = await self._load_board(scene)
        if live and live.decision != FINAL_BOARD_DECISION:
            await self._post_log(scene, live, self._list_log_posts(scene, live))

    async def recover_board(self, table: Table, posting: Posting) -> bool:
        """Find a board that was posted for a decision just before a crash, and is not noted; tell that it is done."""
        scene = await self.composer.load_scene(table.id, None)
        live = await self._load_board(scene)
        if live is None or live.decision != posting.decision:
            # Its nonce lets Discord answer with the existing message; if there is none, it is posted now.
            since = self._list_log_posts(scene, live)[-1].since if posting.since is None else posting.since
            await self._post_board(scene, live, since, decision=posting.decision, posting=posting)
            self._rounds.pop(table.id, None)
        return True

    async def _load_board(self, scene: Scene) -> SurfaceMessage | None:
        """Return the board; one that an older version of the bot posted tells of the round that is played now."""
        live = await self.messages.find_live_surface(scene.table.id, "board")
        if live is None or live.since is not None:
            return live
        return await self.tables.shown.save_surface(replace(live, since=find_current_round_start(scene)))

    def _list_log_posts(self, scene: Scene, live: SurfaceMessage | None) -> list[LogPost]:
        """Return the posts of the log from the board on: what it tells, and what is not told yet."""
        since = DEAL_PLACE if live is None or live.since is None else live.since
        listed = self._listed.get(scene.table.id)
        if listed is None or listed.view is not scene.table_view or listed.since != since:
            listed = self._listed[scene.table.id] = LogExcerpt(
                scene.table_view, since, split_into_log_posts(scene, since)
            )
        return listed.posts

    def _needs_reposting(self, scene: Scene, live: SurfaceMessage, posts: Sequence[LogPost]) -> bool:
        """Tell whether the board should be reposted (bumped) at the thread's end: for people, once per decision."""
        if scene.decision is None:
            return live.decision != FINAL_BOARD_DECISION
        if live.decision == scene.decision.number or not list_users_to_ping(scene.table, scene.decision):
            return False
        moves = any(starts_new_board(scene, post) for post in posts[1:])
        return moves or self.presence.count_messages_since_board(live.channel_id) >= OUT_OF_SIGHT_MESSAGES

    async def _repost_board(self, scene: Scene, live: SurfaceMessage | None, posts: Sequence[LogPost]) -> None:
        """Repost the board at the end of the thread, after all that its log does not tell yet.

        A board that was only pushed out of sight tells nothing any more: the new one tells it.
        """
        over = scene.decision is None
        live = await self._post_log(scene, live, posts if over else posts[:-1])
        await self._post_board(scene, live, posts[-1].until if over else posts[-1].since)

    async def _post_log(
        self, scene: Scene, live: SurfaceMessage | None, posts: Sequence[LogPost]
    ) -> SurfaceMessage | None:
        """Post rounds that nobody was asked in, and parts of long ones: all but what the board itself tells."""
        for post in posts if live is None else posts[1:]:
            if has_content(scene, post):
                screen = await self.composer.compose_log_post(scene, post.since, post.until)
                live = await self._post_board(scene, live, post.since, screen, decision=-1 - post.since)
        return live

    async def _edit_board(self, live: SurfaceMessage, scene: Scene) -> bool:
        """Edit the board; tell whether it stays: it is there, and takes an edit or may not be posted anew yet."""
        table_id = scene.table.id
        try:
            still_exists = await self.messages.edit_surface(
                live, partial(self._compose_current_board, table_id, live.channel_id)
            )
        except discord.HTTPException as refusal:
            if not is_unexpected_refusal(refusal) and refusal.code not in FORBIDDEN_CODES:
                raise
            self._refused.record_refusal(_find_board_place(live))
            if not self._refused.may_repost(_find_board_place(live), _find_asked_decision(scene)):
                return True
            if is_unexpected_refusal(refusal):
                log.warning("the board of table %s cannot be edited (%s): it is posted anew", table_id, refusal.code)
            return False
        self._refused.record_edit(_find_board_place(live))
        return still_exists

    async def _compose_current_board(self, table_id: int, place: int) -> tuple[Table, Screen]:
        scene = await self.composer.load_scene(table_id, None)
        return scene.table, await self._compose_board(scene, place)

    async def _post_board(
        self,
        scene: Scene,
        before: SurfaceMessage | None,
        since: LogPlace,
        screen: Screen | None = None,
        *,
        decision: int | None = None,
        posting: Posting | None = None,
    ) -> SurfaceMessage:
        """Post the board in the table's thread, or in its channel if Discord refuses it there for good.

        It tells the log `since` a place. `decision`: what it is posted for, if not for the open question. `posting`:
        what was noted before a crash that may have interrupted its posting. `screen`: a post of the log.
        """
        table = scene.table
        number = scene.decision.number if scene.decision else FINAL_BOARD_DECISION
        thread = await find_or_make_match_channel(self.client, self.tables, table)
        for place in dict.fromkeys((thread, table.channel_id)):
            after = find_superseded_message(before, posting)
            post = PostRequest(
                "board", place, None, number if decision is None else decision, after, quiet=True, since=since
            )
            try:
                board_screen = screen or await self._compose_board(scene, place)
                posted = await self.messages.post_surface(table, post, board_screen, sure=posting is None)
            except discord.HTTPException as refusal:
                if refusal.code not in NO_PLACE_CODES and not is_permanent_refusal(refusal):
                    raise
                log.info("table %s cannot be shown in %s (%s)", table.id, place, refusal.code)
                self._moved.add(table.id)
                if refusal.code == UNKNOWN_CHANNEL_CODE:
                    # Links and bells follow: a thread that is gone never comes back.
                    await self.tables.set_thread(table.id, table.channel_id)
                continue
            if place == thread != table.channel_id:
                self._moved.discard(table.id)
            self.presence.watch_channel(place)
            self._homeless.discard(table.id)
            return posted
        self._homeless.add(table.id)
        raise NoPlace(table.id)

    async def _compose_board(self, scene: Scene, place: int) -> Screen:
        """Return the board; one that had to move to the channel says so there."""
        moved = scene.table.id in self._moved and place == scene.table.channel_id
        return await self.composer.compose_board(scene, scene.say("board-moved") if moved else None)


def _find_board_place(board: SurfaceMessage) -> tuple[int, int]:
    """Return the table and the place of a board: another place may take edits."""
    return board.table_id, board.channel_id


def _find_asked_decision(scene: Scene) -> int | None:
    """Return the number of the decision for which people are asked on a board; `None`: goblins alone are asked."""
    if scene.decision is None:
        return FINAL_BOARD_DECISION
    return scene.decision.number if list_users_to_ping(scene.table, scene.decision) else None
