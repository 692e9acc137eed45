"""The living board of a table: edited, and posted again at the end of the thread when a round begins.

It rings no bell. It is also posted again when people's talk has pushed it out of sight. Turns of goblins never post.
"""

import logging
from dataclasses import dataclass, field
from functools import partial

import discord
from cachetools import LRUCache

from bot.screens.board import called_people
from bot.screens.layout import Screen
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.tables import Posting, Surface, Table, Tables
from bot.ui.composing.composer import Composer
from bot.ui.surfaces.messages import Messages, Post
from bot.ui.surfaces.places import FORBIDDEN, GONE_PLACE, NO_PLACE, NoPlace, thread_of
from bot.ui.surfaces.presence import Presence

log = logging.getLogger(__name__)

OVER = 0
"""What the final board is posted for, instead of a decision's number."""

REMEMBERED = 5_000
"""Of how many tables the rounds are remembered; of others as after a start."""

OUT_OF_SIGHT = 6
"""After this many messages by others, a board is out of sight."""


@dataclass(slots=True)
class BoardRounds:
    """The current round of a table, the one before, and the round for which its board was posted.

    After a start, the existing board counts as that of the round.
    """

    played: int | None = None
    before: int | None = None
    posted: int | None = None

    def note(self, number: int | None) -> None:
        """Note the current round; `None`: the old one goes on."""
        if number not in (None, self.played):
            self.before, self.played = self.played, number
            self.posted = number if self.posted is None else self.posted


@dataclass(slots=True)
class Boards:
    """Posts and edits the boards of all tables."""

    client: discord.Client
    tables: Tables
    messages: Messages
    composer: Composer
    presence: Presence
    _rounds: LRUCache[int, BoardRounds] = field(default_factory=lambda: LRUCache(REMEMBERED))
    _homeless: set[int] = field(default_factory=set)
    _moved: set[int] = field(default_factory=set)

    def homeless(self, table_id: int) -> bool:
        """Tell whether there is no place at all for the board of a table."""
        return table_id in self._homeless

    def rounds(self, scene: Scene) -> BoardRounds:
        """Return which rounds a table plays; the scene is a spectator's."""
        rounds = self._rounds.setdefault(scene.table.id, BoardRounds())
        rounds.note(screen_of(scene.table.game).round(scene) if scene.decision else None)
        return rounds

    def moves_on(self, scene: Scene, live: Surface) -> bool:
        """Tell whether the board will be posted anew, so that this one becomes part of the log."""
        return self._wanted_anew(scene, live, self.rounds(scene))

    async def show(self, scene: Scene) -> None:
        """Bring the board up to date; the scene is a spectator's."""
        table = scene.table
        rounds = self.rounds(scene)
        live = await self.messages.live(table.id, "board")
        anew = live is None or self._wanted_anew(scene, live, rounds)
        if live and not anew and await self._edited(live, scene):
            self._homeless.discard(table.id)
            return
        pushed_away = anew and live is not None and scene.decision is not None and rounds.posted == rounds.played
        await self._post(scene, live)
        rounds.posted = rounds.played
        if pushed_away and live:
            await self.messages.retire(live, None)

    async def recover(self, table: Table, about: Posting) -> bool:
        """Find a board that was posted for a decision just before a crash, and is not noted; tell that it is done."""
        live = await self.messages.live(table.id, "board")
        if live is None or live.decision != about.decision:
            # Its nonce lets Discord answer with the existing message; if there is none, it is posted now.
            await self._post(await self.composer.scene(table.id, None), live, decision=about.decision)
            self._rounds.pop(table.id, None)
        return True

    def _wanted_anew(self, scene: Scene, live: Surface, rounds: BoardRounds) -> bool:
        """Tell whether the board should move to the end of the thread: for people, and at most once per decision."""
        if scene.decision is None:
            return live.decision != OVER
        if live.decision == scene.decision.number or not called_people(scene.table, scene.decision):
            return False
        return rounds.posted != rounds.played or self.presence.said_since(live.channel_id) >= OUT_OF_SIGHT

    async def _edited(self, live: Surface, scene: Scene) -> bool:
        """Edit the board; tell whether it is there, and where the bot may be."""
        try:
            return await self.messages.edit(live, partial(self._now, scene.table.id))
        except discord.HTTPException as refusal:
            if refusal.code not in FORBIDDEN:
                raise
            return False

    async def _now(self, table_id: int) -> tuple[Table, Screen]:
        scene = await self.composer.scene(table_id, None)
        return scene.table, await self._screen(scene)

    async def _post(self, scene: Scene, before: Surface | None, decision: int | None = None) -> None:
        """Post the board in the table's thread, or in its channel if the thread is closed to the bot.

        `decision` is that of a posting which a crash may have interrupted.
        """
        table = scene.table
        number = scene.decision.number if scene.decision else OVER
        thread = await thread_of(self.client, self.tables, table)
        for place in dict.fromkeys((thread, table.channel_id)):
            post = Post("board", place, None, number if decision is None else decision, before, quiet=True)
            try:
                await self.messages.post(table, post, await self._screen(scene), sure=decision is None)
            except discord.HTTPException as refusal:
                if refusal.code not in NO_PLACE:
                    raise
                log.info("table %s cannot be shown in %s (%s)", table.id, place, refusal.code)
                self._moved.add(table.id)
                if refusal.code == GONE_PLACE:
                    # Links and bells follow: a thread that is gone never comes back.
                    await self.tables.set_thread(table.id, table.channel_id)
                continue
            self.presence.watch(place)
            self._homeless.discard(table.id)
            return
        self._homeless.add(table.id)
        raise NoPlace(table.id)

    async def _screen(self, scene: Scene) -> Screen:
        """Return the board; a board that had to move says so."""
        moved = scene.table.id in self._moved
        return await self.composer.board(scene, scene.say("board-moved") if moved else None)
