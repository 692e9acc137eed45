"""Clicks that play at a table, or answer what it is asked to agree on; one short method per verb."""

from collections.abc import Awaitable, Callable
from typing import ClassVar

import discord
from typing_extensions import override

from bot.screens.controls.paths import Focus
from bot.screens.layout import Screen, Text
from bot.screens.pages.dm_reply import letter, letter_played
from bot.screens.parts.typed_moves import FIELD
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.tables import Ahead, Surface, Table, Tables
from bot.ui.answers.answer import PlayerAnswer
from bot.ui.answers.click import Click, Verbs, clicked
from bot.ui.answers.reply import Reply
from bot.ui.composing.composer import Composer
from bot.ui.interactions.ways_to_moves import WaysToMoves
from bot.ui.surfaces.boards import Boards
from bot.ui.surfaces.direct_messages import DirectMessages, link_to
from bot.ui.surfaces.messages import Messages, Post
from bot.ui.surfaces.welcome import welcome
from games.engine import IllegalMove
from games.engine.words import words

GONE = 10008
"""The code of a message that was deleted: what was behind "More…" goes with its question."""
TOO_LATE = frozenset({10062, 10015, 50027})
"""Codes of an answer that Discord no longer accepts."""


class MoveClicks(WaysToMoves):
    """Answers clicks of players whom a table asks."""

    def __init__(
        self, tables: Tables, messages: Messages, composer: Composer, boards: Boards, direct_messages: DirectMessages
    ) -> None:
        self._tables = tables
        self._messages = messages
        self._composer = composer
        self._boards = boards
        self._direct_messages = direct_messages

    @override
    async def scene(self, click: Click) -> Scene:
        return await self._composer.scene(click.table, click.user, click.say)

    async def panel_beside(self, click: Click) -> Surface | None:
        """Return the panel in the same DM, if the click or text is about a letter."""
        if not self._direct_messages.answered_by(click.channel_id, click.message_id):
            return None
        panel = await self._messages.live(click.table, "panel", click.user)
        return panel if panel and panel.channel_id == click.channel_id else None

    # Moves

    @override
    async def play_path(self, click: Click, reply: PlayerAnswer, move: str) -> None:
        await self._move(click, reply, lambda: self._tables.play(click.table, click.user, move, click.act.decision))

    @override
    async def play_text(self, click: Click, reply: PlayerAnswer, text: str) -> None:
        number = click.act.decision
        await self._move(click, reply, lambda: self._tables.play_text(click.table, click.user, text, number))

    @override
    async def why_not(self, click: Click, text: str) -> IllegalMove | None:
        return await self._tables.why_not(click.table, click.user, text)

    @override
    async def ahead(self, click: Click, text: str) -> Ahead | None:
        return await self._tables.ahead(click.table, click.user, text)

    async def _move(self, click: Click, reply: PlayerAnswer, play: Callable[[], Awaitable[Table]]) -> None:
        """Play, then show the result in the message that was clicked; delivery updates all others."""
        async with self._messages.answering(click.message_id):
            await play()
            try:
                await self._show_move(click, reply)
            except discord.HTTPException as refusal:
                if refusal.code == GONE:
                    await self._played_where_nothing_is(click, reply)
                elif refusal.code in TOO_LATE:
                    await self._tell_late(click)
                else:
                    raise

    async def _show_move(self, click: Click, reply: PlayerAnswer) -> None:
        """Show the result of a move in the message that was clicked."""
        surface = await clicked(self._tables, click)
        scene = await self.scene(click)
        if surface is None and click.in_public:
            # A board that was posted or superseded at this moment: delivery updates it.
            await reply.acknowledge()
            return
        if panel := await self.panel_beside(click):
            await reply.update(letter_played(click.form.get(FIELD) or click.act.path, link_to(panel), click.say))
            return
        if click.in_public and surface:
            await self._show_in_public(click.table, surface, reply)
            return
        screen = await self._composer.panel(scene, stands=surface is not None)
        there = await reply.update(screen)
        if surface:
            await self._messages.answered(surface, scene.table, screen, there)

    async def _show_in_public(self, table_id: int, surface: Surface, reply: PlayerAnswer) -> None:
        """Show the board; one that delivery posts anew at once stays as part of the log: its picture is sent once."""
        public = await self._composer.scene(table_id, None)
        if surface.kind == "board" and self._boards.moves_on(public, surface):
            log = await self._composer.log(public, *self._boards.told_by(public, surface))
            await self._messages.became_log(surface, log, await reply.update(log))
            return
        board = await self._composer.board(public)
        await self._messages.answered(surface, public.table, board, await reply.update(board))

    async def _played_where_nothing_is(self, click: Click, reply: PlayerAnswer) -> None:
        """Answer a move whose message is gone: with a button it went under the finger, but a form only closes."""
        if click.form:
            await reply.tell(click.say("answer-gone"))
        else:
            await reply.acknowledge()

    async def _tell_late(self, click: Click) -> None:
        """Tell somebody whose answer Discord no longer accepted that their move was played, until the next question."""
        table = await self._tables.find(click.table)
        text = click.say("answer-late", name=f"<@{click.user}>")
        post = Post("bell", click.channel_id, click.user, table.decision_number)
        await self._messages.post(table, post, Screen((Text(text),), pings=(click.user,)))

    # What the table agrees on

    async def _resume(self, click: Click, reply: Reply) -> None:
        await self._move(click, reply, lambda: self._tables.propose(click.table, "resume", click.person))

    async def _yes(self, click: Click, reply: Reply) -> None:
        await self._answer(click, reply, yes=True)

    async def _no(self, click: Click, reply: Reply) -> None:
        await self._answer(click, reply, yes=False)

    async def _answer(self, click: Click, reply: Reply, *, yes: bool) -> None:
        table, number = click.table, click.act.decision
        asked = (await self._tables.find(table)).proposal
        await self._move(click, reply, lambda: self._tables.answer(table, click.user, number, yes=yes))
        if asked and asked.kind == "seat":
            await self._greet(reply, table, asked.user_id)

    async def _greet(self, reply: PlayerAnswer, table_id: int, user_id: int) -> None:
        """Greet somebody who has just been given a seat, as those were who joined."""
        table = await self._tables.find(table_id)
        if table.seat_of(user_id) is not None and screen_of(table.game).panels:
            await welcome(reply.client, self._tables, table, user_id, words(table.language))

    @override
    async def show_focus(
        self, click: Click, reply: PlayerAnswer, scene: Scene, focus: Focus, notice: str | None = None
    ) -> None:
        """Show the way to a move: in the clicker's own panel, or beside a public board in a message only for them."""
        if await self.panel_beside(click):
            await reply.update(letter(scene, focus, notice))
            return
        surface = await clicked(self._tables, click)
        screen = await self._composer.panel(scene, focus, notice)
        if click.in_public:
            await reply.show(screen)
            return
        async with self._messages.answering(click.message_id):
            try:
                there = await reply.update(screen)
            except discord.HTTPException as refusal:
                if refusal.code != GONE:
                    raise
                await reply.show(screen)
                return
            if surface:
                await self._messages.answered(surface, scene.table, screen, there)

    verbs: ClassVar[Verbs["MoveClicks"]] = {
        **WaysToMoves.ways,
        "resume": _resume,
        "yes": _yes,
        "no": _no,
    }
