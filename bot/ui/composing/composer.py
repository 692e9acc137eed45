"""Composes screens off the event loop, each once per version of its table and viewer."""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import replace

from cachetools import LRUCache
from cachetools.keys import hashkey

from bot.cache_limits import current_limits
from bot.pictures.shared.portraits import with_faces
from bot.replays.highlights import LookingBack
from bot.replays.matches import StoredMatches
from bot.screens.board import board
from bot.screens.controls.paths import ROOT, Focus
from bot.screens.ending import announcement
from bot.screens.layout import Screen
from bot.screens.lobby import lobby
from bot.screens.log_posts import LogPost, log, log_post
from bot.screens.pages.my_tables import is_idle
from bot.screens.panel import panel
from bot.screens.said import Said
from bot.screens.scene import Scene, plain
from bot.screens.shelf import screen_of
from bot.store.models import LogPlace
from bot.tables import Table, Tables, Told
from bot.tables.preferences import showing_moon
from bot.ui.composing.avatars import Avatars
from bot.ui.composing.draw_queue import CLICK, DELIVERY, Job, begin, composed, hurry
from bot.ui.composing.moving import Moving
from games.engine import View
from games.engine.words import Words, words

LONGEST_TOLD = 200
"""Characters of what the operator announces."""
TABLES = 512
"""For so many tables it is kept what goblins have said there."""


class Composer:
    """All code that shows a table gets its screens here: what was drawn for one click is not drawn again for others."""

    def __init__(
        self,
        tables: Tables,
        avatars: Avatars | None = None,
        *,
        rank: int = DELIVERY,
        made: LRUCache[Hashable, Job] | None = None,
        said: LRUCache[int, Said] | None = None,
        matches: StoredMatches | None = None,
        moving: Moving | None = None,
    ) -> None:
        self._moving = moving or Moving(tables.clock)
        self._tables = tables
        self._avatars = avatars
        self._rank = rank
        self._matches = matches
        self._stories: LRUCache[int, tuple[Told, ...]] = LRUCache(current_limits().stories)
        self._made: LRUCache[Hashable, Job] = LRUCache(current_limits().screens) if made is None else made
        self._said: LRUCache[int, Said] = LRUCache(TABLES) if said is None else said

    def for_clicks(self) -> "Composer":
        """Return the same composer for those who answer clicks: their screens are composed first."""
        return Composer(
            self._tables,
            self._avatars,
            rank=CLICK,
            made=self._made,
            said=self._said,
            matches=self._matches,
            moving=self._moving,
        )

    async def scene(self, table_id: int, user_id: int | None, say: Words | None = None) -> Scene:
        """Return a table as somebody sees it (`None`: a spectator), in the table's language if no other is given."""
        table_view = await self._tables.look(table_id, user_id)
        story = await self._story(table_id) if table_view.outcome else ()
        said = self._said.setdefault(table_id, Said())
        asleep = showing_moon(table_view.table.present, self._tables.clock.now())
        say, moving = say or words(table_view.table.language), self._moving.of(table_view)
        scene = Scene(table_view, say, story, said, asleep, motion=moving)
        return replace(scene, hindsight=await self._hindsight(scene)) if story else scene

    async def _hindsight(self, scene: Scene) -> LookingBack | None:
        """Return a finished match as its podium looks back on it, if all of it is known and can be played again."""
        again = await self._matches.look_back(scene.table) if self._matches else None
        back = LookingBack(scene.table, again, scene.say) if again else None
        return back if back and back.moves == len(scene.story) else None

    async def _story(self, table_id: int) -> tuple[Told, ...]:
        """Return a finished match, read once."""
        if table_id not in self._stories:
            self._stories[table_id] = await self._tables.story(table_id)
        return self._stories[table_id]

    async def board(self, scene: Scene, notice: str | None = None) -> Screen:
        """Return the board, with what the operator announces, but not at the end; the scene is a spectator's."""
        told = None if scene.table_view.outcome else self._tables.decisions.announced
        lines = [notice, told and scene.say("board-announced", text=plain(told, LONGEST_TOLD))]
        line = "\n".join(filter(None, lines)) or None
        return await self._once(scene.table, ("board", line, *_onlooker(scene)), lambda: board(scene, line))

    async def log(self, scene: Scene, since: LogPlace, until: LogPlace | None = None) -> Screen:
        """Return a post of the log, from one place until another, or until now; the scene is a spectator's."""
        post = log_post(scene, since, until)
        view, table = await self._view_after(scene, post), scene.table
        key = "log", table.id, post.since, post.until, post.ended, table.sitters, scene.say.language
        return await self._once(table, key, lambda: log(scene, post, view))

    async def _view_after(self, scene: Scene, post: LogPost) -> View:
        """Return what everybody saw after the last move that a post tells; if it cannot be known, what they see."""
        latest = scene.table_view.log[-1].number if scene.table_view.log else 0
        then = await self._matches.view_at(scene.table.id, post.step) if self._matches and post.step < latest else None
        return then or scene.view

    async def announcement(self, scene: Scene) -> Screen:
        """Return how the end of a match is told in its channel; the scene is a spectator's."""
        game = screen_of(scene.table.game)
        return await self._once(scene.table, ("end", *_onlooker(scene)), lambda: announcement(scene, game))

    async def panel(
        self,
        scene: Scene,
        focus: Focus = ROOT,
        notice: str | None = None,
        *,
        stands: bool = False,
        elsewhere: bool = False,
    ) -> Screen:
        """Return a player's panel, in a DM if it `stands` there, or for somebody who looks at it now.

        `elsewhere`: its player plays on the board just now.
        """
        seen = await self.scene(scene.table.id, None, scene.say)
        public = seen if seen.table.version == scene.table.version else None
        others = await self._plays_at_others(scene)
        key = "panel", focus, notice, stands, elsewhere, others, public is None, *_onlooker(scene)
        how = {"stands": stands, "elsewhere": elsewhere, "other_tables": others}
        return await self._once(scene.table, key, lambda: panel(scene, focus, notice, **how, public=public))

    async def _plays_at_others(self, scene: Scene) -> bool:
        """Tell whether a viewer with nothing to do at a table plays at others, too."""
        if scene.seat is None or not is_idle(scene):
            return False
        return await self._tables.plays_elsewhere(scene.table.at(scene.seat).user_id, scene.table.id)

    async def played_again(self, scene: Scene, make: Callable[[], Screen]) -> Screen:
        """Return a step of a match played again, with the faces of its players; nobody else asks for it."""
        faces = self._avatars.faces(scene.table.sitters) if self._avatars else ()
        return await composed(with_faces(faces, make), self._rank)

    async def lobby(self, table: Table) -> Screen:
        """Return the invitation to a table, or what happened to it."""
        server = await self._tables.server(table.guild_id if table.status == "lobby" else None)
        goblins, role = server.goblins, server.called is not None
        say, closed = words(table.language), await self._tables.closed_lately(table)
        key = ("lobby", table.id, *_seen_in_lobby(table), goblins, role, closed)
        return await self._once(
            table, key, lambda: lobby(table, say, goblins=goblins, callable_role=role, closed=closed)
        )

    async def _once(self, table: Table, key: Hashable, make: Callable[[], Screen]) -> Screen:
        faces = self._avatars.faces(table.sitters) if self._avatars else ()
        key = hashkey(key, faces)  # asked several times for its hash, which takes its time
        made = self._made.get(key)
        if made is None or made.failed:
            made = self._made[key] = begin(with_faces(faces, make), self._rank)
        elif self._rank == CLICK:
            hurry(made)
        # Shielded: a caller who no longer wants it must not take it from the others.
        screen: Screen = await asyncio.shield(asyncio.wrap_future(made.result))
        return screen


def _seen_in_lobby(table: Table) -> tuple[Hashable, ...]:
    """Return everything that a lobby depends on; once the match is on, its moves are no news there."""
    if table.status == "lobby":
        return table.status, table.version, table.sitters
    names = tuple(sitter.name for sitter in table.sitters)
    return table.status, table.language, table.thread_id, table.ended_at, table.closed_by, names


def _onlooker(scene: Scene) -> tuple[Hashable, ...]:
    """Return all that a screen depends on: who looks, how, in which language, the version, who sits there and how."""
    table = scene.table
    looks = scene.asleep, scene.seat, scene.say.language, scene.motion
    return table.id, table.version, table.sitters, *looks
