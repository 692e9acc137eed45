"""Clicks that play, or lead to a move: buttons, menus, forms, and typed text; one short method per verb."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.screens.controls.paths import Focus, leads_on, only_move
from bot.screens.layout import Screen, Text
from bot.screens.pages.dm_reply import letter, letter_played
from bot.screens.parts.typed_moves import (
    FIELD,
    as_said,
    asked_twice,
    in_words,
    loosely,
    plainly,
    refused,
    sheet_of,
    typing_form,
    whole_move,
)
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.tables import Surface, Table, TableError, Tables
from bot.ui.answers.answer import PlayerAnswer
from bot.ui.answers.click import Click, Verbs, clicked
from bot.ui.answers.reply import Reply
from bot.ui.composing.composer import Composer
from bot.ui.surfaces.direct_messages import DirectMessages, link_to
from bot.ui.surfaces.messages import Messages, Post
from bot.ui.surfaces.welcome import welcome
from games.engine import BadNotation, IllegalMove, NotYourTurn, StaleDecision
from games.engine.typed import nearest, read_freely
from games.engine.words import words

SUGGESTED = 3
"""At most this many moves are suggested to whoever typed something else."""
GONE = 10008
"""The code of a message that was deleted: what was behind "More…" goes with its question."""
TOO_LATE = frozenset({10062, 10015, 50027})
"""Codes of an answer that Discord no longer accepts."""


class MoveClicks:
    """Answers clicks of players whom a table asks."""

    def __init__(self, tables: Tables, messages: Messages, composer: Composer, direct_messages: DirectMessages) -> None:
        self._tables = tables
        self._messages = messages
        self._composer = composer
        self._direct_messages = direct_messages
        self.verbs: Verbs = {
            "play": self._play,
            "step": self._step,
            "pick": self._pick,
            "page": self._page,
            "sure": self._sure,
            "type": self._type,
            "typed": self.typed,
            "sheet": self._sheet,
            "filled": self._filled,
            "text": self._text,
            "texts": self._texts,
            "resume": self._resume,
            "yes": self._yes,
            "no": self._no,
        }

    # What all of them have in common

    async def scene(self, click: Click) -> Scene:
        """Return the table as the clicker sees it."""
        return await self._composer.scene(click.act.table, click.user, click.say)

    async def asked(self, click: Click) -> Scene:
        """Return the clicker's scene if the decision they saw still waits for them."""
        scene = await self.scene(click)
        if scene.decision is None or scene.decision.number != click.act.decision:
            raise StaleDecision("stale-decision")
        if scene.table.paused_at:
            raise TableError("match-paused")
        if not scene.may_move:
            raise scene.table_view.not_asked or NotYourTurn("not-your-turn")
        return scene

    async def panel_beside(self, click: Click) -> Surface | None:
        """Return the panel in the same DM, if the click or text is about a letter."""
        if not self._direct_messages.answered_by(click.channel_id, click.message_id):
            return None
        panel = await self._messages.live(click.act.table, "panel", click.user)
        return panel if panel and panel.channel_id == click.channel_id else None

    # Moves

    async def _play(self, click: Click, reply: Reply) -> None:
        await self._play_path(click, reply, click.act.path)

    async def _play_path(self, click: Click, reply: PlayerAnswer, move: str) -> None:
        await self._move(click, reply, lambda: self._tables.play(click.act.table, click.user, move, click.act.decision))

    async def typed(self, click: Click, reply: PlayerAnswer) -> None:
        """Play what somebody typed in a form, or wrote by DM."""
        text, path = click.form.get(FIELD, "").strip(), click.act.path
        whole = text if path and text.startswith(f"{path} ") else f"{path} {text}".strip()
        await self._play_typed(click, reply, as_said(await self.asked(click), whole) or whole)

    async def _sheet(self, click: Click, reply: Reply) -> None:
        sheet = sheet_of(await self.asked(click), click.act.path)
        await reply.ask(sheet.form(str(replace(click.act, verb="filled"))))

    async def _filled(self, click: Click, reply: Reply) -> None:
        """Play a sheet as if it had been typed, if everything that it asks is still open."""
        sheet = sheet_of(await self.asked(click), click.act.path)
        await self._play_typed(click, reply, sheet.write(click.form))

    async def _text(self, click: Click, reply: Reply) -> None:
        await self._play_typed(click, reply, click.act.path)

    async def _texts(self, click: Click, reply: Reply) -> None:
        await self._play_typed(click, reply, " ".join(click.values))

    async def _play_typed(self, click: Click, reply: PlayerAnswer, text: str) -> None:
        """Play what was typed, in any order and in short; if it is not a move, answer with the nearest moves."""
        scene = await self.asked(click)
        meant = read_freely(scene.table_view.legal, text) or text
        if asked_twice(scene, path := tuple(meant.lower().split())):
            await self._show_focus(click, reply, scene, Focus(path, confirming=True))
            return
        try:
            await self._move(
                click, reply, lambda: self._tables.play_text(click.act.table, click.user, text, click.act.decision)
            )
        except IllegalMove as refusal:
            if click.in_public and not isinstance(refusal, BadNotation):
                raise
            await self._show_near(click, reply, scene, text, refusal)

    async def undo(self, click: Click, reply: PlayerAnswer) -> None:
        """Take back what can be taken back; if that may be several things, ask which."""
        scene = await self.asked(click)
        undone = screen_of(scene.table.game).offers.undone
        back = [str(move) for move in scene.table_view.legal if str(move).split()[0] in undone]
        if not back:
            await reply.tell(click.say("letter-nothing-back"))
        elif len(back) == 1:
            await self._play_path(click, reply, back[0])
        else:
            which = Focus(suggested=tuple(back[:SUGGESTED]))
            await self._show_focus(click, reply, scene, which, click.say("letter-back-which"))

    async def _show_near(
        self, click: Click, reply: PlayerAnswer, scene: Scene, text: str, refusal: IllegalMove
    ) -> None:
        """Say what is wrong in the message where it was typed, replacing the previous error, and what comes near."""
        meant = in_words(scene, text) or loosely(scene, text)
        if isinstance(refusal, BadNotation) and not meant:
            refusal = await self._tables.why_not(click.act.table, click.user, plainly(scene, text)) or refusal
        near = meant or nearest(scene.table_view.legal, text, SUGGESTED)
        focus = Focus(suggested=tuple(near[:SUGGESTED]))
        notice = refused(scene, focus, refusal)
        if click.in_public:
            await reply.show(letter(scene, focus, notice))
        else:
            await self._show_focus(click, reply, scene, focus, notice)

    async def _move(self, click: Click, reply: PlayerAnswer, play: Callable[[], Awaitable[Table]]) -> None:
        """Play, then show the result in the message that was clicked; delivery updates all others."""
        async with self._messages.holding(click.message_id):
            await play()
            try:
                await self._show_move(click, reply)
            except discord.HTTPException as refusal:
                if refusal.code == GONE:
                    await reply.acknowledge()
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
        if click.in_public:
            screen = await self._composer.board(await self._composer.scene(click.act.table, None))
        else:
            screen = await self._composer.panel(scene, stands=surface is not None)
        there = await reply.update(screen)
        if surface:
            await self._messages.answered(surface, scene.table, screen, there)

    async def _tell_late(self, click: Click) -> None:
        """Tell somebody whose answer Discord no longer accepted that their move was played, until the next question."""
        table = await self._tables.find(click.act.table)
        text = click.say("answer-late", name=f"<@{click.user}>")
        post = Post("bell", click.channel_id, click.user, table.decision_number)
        await self._messages.post(table, post, Screen((Text(text),), pings=(click.user,)))

    # What the table agrees on

    async def _resume(self, click: Click, reply: Reply) -> None:
        await self._move(click, reply, lambda: self._tables.propose(click.act.table, "resume", click.person))

    async def _yes(self, click: Click, reply: Reply) -> None:
        await self._answer(click, reply, yes=True)

    async def _no(self, click: Click, reply: Reply) -> None:
        await self._answer(click, reply, yes=False)

    async def _answer(self, click: Click, reply: Reply, *, yes: bool) -> None:
        act = click.act
        asked = (await self._tables.find(act.table)).proposal
        await self._move(click, reply, lambda: self._tables.answer(act.table, click.user, act.decision, yes=yes))
        if asked and asked.kind == "seat":
            await self._greet(reply, act.table, asked.user_id)

    async def _greet(self, reply: PlayerAnswer, table_id: int, user_id: int) -> None:
        """Greet somebody who has just been given a seat, as those were who joined."""
        table = await self._tables.find(table_id)
        if table.seat_of(user_id) is not None and screen_of(table.game).panels:
            await welcome(reply.client, self._tables, table, user_id, words(table.language))

    # On the way to a move

    async def _pick(self, click: Click, reply: Reply) -> None:
        scene = await self.asked(click)
        if click.path and not leads_on(scene.table_view.legal, click.path[:1]) and not click.act.path:
            # A line of a menu may stand for several moves, in the words that a player would type.
            await self._play_typed(click, reply, " ".join(click.path))
            return
        move = only_move(scene.table_view.legal, click.path)
        if move is None and not leads_on(scene.table_view.legal, click.path):
            # A menu may offer others' moves, or moves that were legal a moment ago: the rules say why they are not now.
            move = whole_move(scene.table.game, click.path)
        if move is None or screen_of(scene.table.game).offers.reader(scene).sure(tuple(move.split())):
            path = click.path if move is None else tuple(move.split())  # words that leave no choice belong to the move
            await self._show_focus(click, reply, scene, Focus(path, confirming=move is not None))
            return
        await self._play_path(click, reply, move)

    async def _step(self, click: Click, reply: Reply) -> None:
        await self._show_focus(click, reply, await self.asked(click), Focus(click.path))

    async def _page(self, click: Click, reply: Reply) -> None:
        number, *path = click.path
        await self._show_focus(click, reply, await self.asked(click), Focus(tuple(path), int(number)))

    async def _sure(self, click: Click, reply: Reply) -> None:
        await self._show_focus(click, reply, await self.asked(click), Focus(click.path, confirming=True))

    async def _type(self, click: Click, reply: Reply) -> None:
        scene = await self.asked(click)
        hint = screen_of(scene.table.game).offers.type_hint(click.say)
        await reply.ask(typing_form(click.act, hint, click.say))

    async def _show_focus(
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
        async with self._messages.holding(click.message_id):
            there = await reply.update(screen)
            if surface:
                await self._messages.answered(surface, scene.table, screen, there)
