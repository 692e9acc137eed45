"""Composes (renders) screens off the event loop, each once per version of its table and viewer (a cache)."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import replace

from cachetools import LRUCache
from cachetools.keys import hashkey

from bot.cache_limits import get_cache_limits
from bot.pictures.drawing_cache import RecentDrawings, wrap_with_cached_drawings
from bot.pictures.shared.portraits import bind_portraits
from bot.replays.highlights import MatchHighlightReplay
from bot.replays.matches import StoredMatches
from bot.screens.board import render_board
from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.ending import render_end_announcement
from bot.screens.game_texts.event_narrator import FIRST_ROUND, LogRound
from bot.screens.goblin_line_memory import GoblinLineMemory
from bot.screens.layout import Screen
from bot.screens.lobby import LobbyGameNight, render_lobby
from bot.screens.log_posts import LogPost, build_log_post, find_round_at, list_later_log_posts, render_log_post
from bot.screens.pages.my_tables import is_waiting_for_others
from bot.screens.panel import render_panel
from bot.screens.scene import Scene, escape_name, load_sitter_words
from bot.screens.screen_registry import find_screen
from bot.store.models import DEAL_PLACE, LogPlace
from bot.tables import SeenMove, Sitter, Table, TableService
from bot.tables.goblin_names import find_stand_ins
from bot.tables.preferences import find_visibly_quiet
from bot.ui.composing.avatars import AvatarCache
from bot.ui.composing.draw_queue import (
    CLICK_PRIORITY,
    DELIVERY_PRIORITY,
    ComposeJob,
    prioritize_job,
    run_in_drawing_thread,
    submit_job,
)
from bot.ui.composing.motion_chooser import MotionChooser
from games.engine import View
from games.engine.words import Words, load_words

FindLobbyGameNight = Callable[[Table], Awaitable[LobbyGameNight | None]]
RoundsByPlace = dict[LogPlace, LogRound]
"""The rounds of a table's log by the places from which posts tell them."""
MAX_SHOWN_ANNOUNCEMENT = 200
"""Characters of what the operator announces."""
MAX_REMEMBERED_TABLES = 512
"""For so many tables it is kept what goblins have said there, and which rounds the log has told."""


class Composer:
    """Renders all screens of tables, with a cache: what was drawn for one click is not drawn again for others."""

    def __init__(
        self,
        tables: TableService,
        avatars: AvatarCache | None = None,
        *,
        rank: int = DELIVERY_PRIORITY,
        made: LRUCache[Hashable, ComposeJob] | None = None,
        said: LRUCache[int, GoblinLineMemory] | None = None,
        drawings: RecentDrawings | None = None,
        matches: StoredMatches | None = None,
        moving: MotionChooser | None = None,
        find_lobby_game_night: FindLobbyGameNight | None = None,
        rounds: LRUCache[int, RoundsByPlace] | None = None,
    ) -> None:
        """`find_evening` returns what a table shows of its game night."""
        self._find_lobby_game_night = find_lobby_game_night
        self._moving = moving or MotionChooser(tables.clock)
        self._tables = tables
        self._avatars = avatars
        self._rank = rank
        self._matches = matches
        self._stories: LRUCache[int, tuple[SeenMove, ...]] = LRUCache(get_cache_limits().stories)
        self._made: LRUCache[Hashable, ComposeJob] = LRUCache(get_cache_limits().screens) if made is None else made
        self._said: LRUCache[int, GoblinLineMemory] = LRUCache(MAX_REMEMBERED_TABLES) if said is None else said
        self._rounds: LRUCache[int, RoundsByPlace] = LRUCache(MAX_REMEMBERED_TABLES) if rounds is None else rounds
        self._drawings = drawings or RecentDrawings(get_cache_limits().drawings)

    def copy_with_click_priority(self) -> "Composer":
        """Return the same composer for those who answer clicks: their screens are composed first."""
        return Composer(
            self._tables,
            self._avatars,
            rank=CLICK_PRIORITY,
            made=self._made,
            said=self._said,
            drawings=self._drawings,
            matches=self._matches,
            moving=self._moving,
            find_lobby_game_night=self._find_lobby_game_night,
            rounds=self._rounds,
        )

    async def load_scene(self, table_id: int, user_id: int | None, say: Words | None = None) -> Scene:
        """Return a table as somebody sees it (`None`: all), in their language, or the table's, if no other is given."""
        table_view = await self._tables.load_view(table_id, user_id)
        story = await self._load_story(table_id) if table_view.outcome else ()
        goblin_line_memory = self._said.setdefault(table_id, GoblinLineMemory())
        asleep = find_visibly_quiet(table_view.table.present_people, self._tables.clock.now())
        say, moving = (
            say or load_sitter_words(table_view.table, user_id),
            self._moving.choose_animation_level(table_view),
        )
        scene = Scene(table_view, say, story, goblin_line_memory, asleep, motion=moving)
        if not table_view.outcome:
            return scene
        return replace(
            scene,
            hindsight=await self._load_hindsight(scene) if story else None,
            game_night_link=await self._find_game_night_link(scene.table),
        )

    async def _find_game_night_link(self, table: Table) -> str:
        """Return the link to the post of a table's game night, if it belongs to one."""
        game_night = (
            await self._find_lobby_game_night(table) if self._find_lobby_game_night and table.evening_id else None
        )
        return game_night.link if game_night else ""

    async def _load_hindsight(self, scene: Scene) -> MatchHighlightReplay | None:
        """Load a replay of a finished match for its podium, if all of it is known and can be played again."""
        again = await self._matches.replay_ended_match(scene.table) if self._matches else None
        back = MatchHighlightReplay(scene.table, again, scene.say) if again else None
        return back if back and back.move_count == len(scene.story) else None

    async def _load_story(self, table_id: int) -> tuple[SeenMove, ...]:
        """Return a finished match, read once."""
        if table_id not in self._stories:
            self._stories[table_id] = await self._tables.load_public_moves(table_id)
        return self._stories[table_id]

    async def compose_board(self, scene: Scene, notice: str | None = None) -> Screen:
        """Render the board, with the operator's announcement, but not at the end; the scene is a spectator's."""
        announcement = None if scene.table_view.outcome else self._tables.decisions.announcement_text
        lines = [
            notice,
            announcement and scene.say("board-announced", text=escape_name(announcement, MAX_SHOWN_ANNOUNCEMENT)),
        ]
        line = "\n".join(filter(None, lines)) or None
        return await self._compose_cached(
            scene.table, ("board", line, *_build_viewer_cache_key(scene)), lambda: render_board(scene, line)
        )

    async def compose_log_post(self, scene: Scene, since: LogPlace, until: LogPlace | None = None) -> Screen:
        """Return a post of the log, from one place until another, or until now; the scene is a spectator's."""
        post = build_log_post(scene, since, until, await self._find_round(scene, since))
        if until is not None and until > since:
            self._rounds[scene.table.id][until] = post.next_round
        view, dealt, table = (
            await self._load_view_after(scene, post),
            await self._load_dealt_view(scene, post),
            scene.table,
        )
        post_key = post.since, post.until, post.ended, post.changes, post.closes
        key = "log", table.id, post_key, table.sitters, table.closed_by, scene.say.language
        return await self._compose_cached(table, key, lambda: render_log_post(scene, post, view, dealt))

    async def _find_round(self, scene: Scene, since: LogPlace) -> LogRound:
        """Return the round of a post that begins at a place: from posts before it, otherwise from the whole log."""
        known = self._rounds.setdefault(scene.table.id, {DEAL_PLACE: FIRST_ROUND})
        if since not in known:
            before = max(place for place in known if place < since)
            known.update(list_later_log_posts(scene, before, known[before]))
        if since not in known:
            known[since] = find_round_at(scene, await self._tables.load_public_log(scene.table.id), since)
        return known[since]

    async def _load_view_after(self, scene: Scene, post: LogPost) -> View:
        """Return what everybody saw after the last move that a post tells; if it cannot be known, what they see."""
        latest = scene.table_view.log[-1].number if scene.table_view.log else 0
        then = (
            await self._matches.find_public_view(scene.table.id, post.step)
            if self._matches and post.step < latest
            else None
        )
        return then or scene.view

    async def _load_dealt_view(self, scene: Scene, post: LogPost) -> View | None:
        """Return what everybody saw when the match began, for the post that begins with it, if it can be known."""
        begins = post.since == DEAL_PLACE and self._matches
        return await self._matches.find_public_view(scene.table.id, 0) if begins and self._matches else None

    async def compose_ending_announcement(self, scene: Scene) -> Screen:
        """Return how the end of a match is told in its channel; the scene is a spectator's."""
        game = find_screen(scene.table.game)
        return await self._compose_cached(
            scene.table, ("end", *_build_viewer_cache_key(scene)), lambda: render_end_announcement(scene, game)
        )

    async def compose_panel(
        self,
        scene: Scene,
        focus: Focus = ROOT_FOCUS,
        notice: str | None = None,
        *,
        stands: bool = False,
        elsewhere: bool = False,
        opened: bool = False,
        here: bool = False,
    ) -> Screen:
        """Render a player's panel, in a DM if it `stands` there, or for somebody who looks at it now.

        `elsewhere`: its player plays on the board just now. `opened`: its player opened it to see something.
        `here`: where the table is played.
        """
        public_scene = await self.load_scene(scene.table.id, None, scene.say)
        public = public_scene if public_scene.table.version == scene.table.version else None
        others = await self._plays_at_other_tables(scene)
        key = (
            "panel",
            focus,
            notice,
            stands,
            elsewhere,
            opened,
            here,
            others,
            public is None,
            *_build_viewer_cache_key(scene),
        )
        how = {"stands": stands, "elsewhere": elsewhere, "opened": opened, "here": here, "other_tables": others}
        return await self._compose_cached(
            scene.table, key, lambda: render_panel(scene, focus, notice, **how, public=public)
        )

    async def _plays_at_other_tables(self, scene: Scene) -> bool:
        """Tell whether a viewer with nothing to do at a table plays at others, too."""
        if scene.seat is None or not is_waiting_for_others(scene):
            return False
        return await self._tables.plays_at_another_table(scene.table.get_sitter_at(scene.seat).user_id, scene.table.id)

    async def compose_replay_step(self, scene: Scene, make: Callable[[], Screen]) -> Screen:
        """Render a step of a replay, with the faces of its players; nobody else asks for it."""
        return await self.compose_with_portraits(_list_portraits(scene.table), make)

    async def compose_with_portraits(self, sitters: Sequence[Sitter], make: Callable[[], Screen]) -> Screen:
        """Return a screen in whose pictures these people sit in this order; nobody else asks for it."""
        faces = self._avatars.find_portraits(sitters) if self._avatars else ()
        return await run_in_drawing_thread(bind_portraits(faces, make), self._rank)

    async def compose_lobby(self, table: Table) -> Screen:
        """Render the lobby (invitation) of a table, or what happened to it."""
        server = await self._tables.load_server(table.guild_id if table.status == "lobby" else None)
        goblins, role, ladder = server.goblins, server.called is not None, server.ladder
        say, closed = load_words(table.language), await self._tables.count_early_closings(table)
        game_night = (
            await self._find_lobby_game_night(table) if self._find_lobby_game_night and table.evening_id else None
        )
        key = ("lobby", table.id, *build_lobby_cache_key(table), goblins, role, ladder, closed, game_night)
        facts = {"goblins": goblins, "callable_role": role, "ladder": ladder}
        return await self._compose_cached(
            table, key, lambda: render_lobby(table, say, **facts, closed=closed, game_night=game_night)
        )

    async def _compose_cached(self, table: Table, key: Hashable, make: Callable[[], Screen]) -> Screen:
        """Return the screen with this key from the cache, or compose it."""
        faces = self._avatars.find_portraits(_list_portraits(table)) if self._avatars else ()
        key = hashkey(key, faces)  # asked several times for its hash, which takes its time
        job = self._made.get(key)
        if job is None or job.is_failed:
            drawing = wrap_with_cached_drawings(self._drawings, make)
            job = self._made[key] = submit_job(bind_portraits(faces, drawing), self._rank)
        elif self._rank == CLICK_PRIORITY:
            prioritize_job(job)
        # Shielded: a caller who no longer wants it must not take it from the others.
        screen: Screen = await asyncio.shield(asyncio.wrap_future(job.result))
        return screen


def _list_portraits(table: Table) -> tuple[Sitter, ...]:
    """Return who is seen to play: in the seats of missing people the goblins that play for them, also at the end.

    Each seat has its own such goblin, which others who are missing do not change.
    """
    minded = [sitter for sitter in table.goblin_run_sitters if not sitter.is_goblin]
    if not minded:
        return table.sitters
    goblins = find_stand_ins(table.sitters)
    return tuple(
        replace(sitter, user_id=goblins[sitter.user_id].user_id) if sitter in minded else sitter
        for sitter in table.sitters
    )


def build_lobby_cache_key(table: Table) -> tuple[Hashable, ...]:
    """Return everything that a lobby depends on; once the match is on, its moves are no news there."""
    if table.status == "lobby":
        return table.status, table.version, table.sitters
    names = tuple(sitter.name for sitter in table.sitters)
    closing = table.closed_by, table.closing_reason
    return table.status, table.language, table.thread_id, table.ended_at, closing, names


def _build_viewer_cache_key(scene: Scene) -> tuple[Hashable, ...]:
    """Return all that a screen depends on: who looks, how, in which language, the version, who sits there and how."""
    table = scene.table
    looks = scene.asleep, scene.seat, scene.say.language, scene.motion, scene.game_night_link
    return table.id, table.version, table.sitters, *looks
