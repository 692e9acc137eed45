"""Clicks that play at a table, or answer what it is asked to agree on; one short method per verb."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import ClassVar, cast

import discord
from cachetools import LRUCache
from typing_extensions import override

from bot.screens.controls.paths import Focus
from bot.screens.layout import Screen, Text
from bot.screens.pages.dm_reply import render_dm_reply, render_played_move
from bot.screens.parts.typed_moves import TYPED_MOVE_FIELD
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables import PreviewedMoves, SurfaceMessage, Table, TableService
from bot.ui.answers.click import Click, Verbs, find_clicked_surface, is_where_played
from bot.ui.answers.player_answer import PlayerAnswer
from bot.ui.answers.reply import FollowUp, Reply
from bot.ui.composing.composer import Composer
from bot.ui.interactions.base_move_clicks import BaseMoveClicks
from bot.ui.surfaces.boards import BoardMessages
from bot.ui.surfaces.direct_messages import DirectMessageReader, build_dm_link
from bot.ui.surfaces.messages import PostRequest, SurfaceMessenger
from bot.ui.surfaces.temporary_messages import TemporaryMessages, choose_private_message
from bot.ui.surfaces.welcome import send_welcome
from games.engine import GameError, IllegalMove
from games.engine.words import load_words

UNKNOWN_MESSAGE_CODE = 10008
"""The code of a message that was deleted: what was behind "Menu…" goes with its question."""
MAX_REMEMBERED_QUESTIONS = 5_000
"""Of so many players it is remembered which question they answered last."""
LATE_ANSWER_CODES = frozenset({10062, 10015, 50027})
"""Codes of an answer that Discord no longer accepts."""


class MoveClicks(BaseMoveClicks):
    """Answers clicks of players whom a table asks."""

    def __init__(
        self,
        tables: TableService,
        messages: SurfaceMessenger,
        composer: Composer,
        boards: BoardMessages,
        direct_messages: DirectMessageReader,
        temporary_messages: TemporaryMessages,
    ) -> None:
        self._tables = tables
        self._messages = messages
        self._composer = composer
        self._boards = boards
        self._direct_messages = direct_messages
        self._temporary_messages = temporary_messages
        self._answered: LRUCache[tuple[int, int], tuple[int | None, str]] = LRUCache(MAX_REMEMBERED_QUESTIONS)
        """The question that each player answered last, and in which words, by table and player."""

    @override
    async def load_click_scene(self, click: Click) -> Scene:
        return await self._composer.load_scene(click.table_id, click.user_id, click.say)

    async def find_panel_beside(self, click: Click) -> SurfaceMessage | None:
        """Return the panel in the same DM, if the click or text is about a letter."""
        if not self._direct_messages.is_answer_to_message(click.channel_id, click.message_id):
            return None
        panel = await self._messages.find_live_surface(click.table_id, "panel", click.user_id)
        return panel if panel and panel.channel_id == click.channel_id else None

    # Moves

    @override
    async def play_path(self, click: Click, reply: PlayerAnswer, move: str) -> None:
        table, user, number = click.table_id, click.user_id, click.act.decision
        await self._play_and_show(
            click, reply, lambda: self._play_answer(click, self._tables.play_move(table, user, move, number))
        )

    @override
    async def play_text(self, click: Click, reply: PlayerAnswer, text: str) -> None:
        table, user, number = click.table_id, click.user_id, click.act.decision
        await self._play_and_show(
            click, reply, lambda: self._play_answer(click, self._tables.play_text(table, user, text, number))
        )

    async def _play_answer(self, click: Click, play: Awaitable[Table]) -> Table:
        """Play an answer to a question, and note that its player has answered it."""
        pending_choices = self._temporary_messages.pending_choices
        pending = pending_choices.take_pending(click.table_id, click.user_id)
        try:
            played = await play
        except GameError:
            pending_choices.restore_pending(click.table_id, click.user_id, pending)
            raise
        self._answered[click.table_id, click.user_id] = (click.act.decision, _read_request(click))
        return played

    def explain_already_answered_click(self, click: Click) -> str | None:
        """Say what became of a click whose question its clicker has answered already; `None` if they have not.

        Only who asked for the same once more reads that it is played: what a late form asks for else is not.
        """
        question, words = self._answered.get((click.table_id, click.user_id), (None, ""))
        if question is None or question != click.act.decision:
            return None
        return click.say("answer-counted" if words == _read_request(click) else "answer-stale")

    @override
    async def explain_illegal_move(self, click: Click, text: str) -> IllegalMove | None:
        return await self._tables.explain_illegal_move(click.table_id, click.user_id, text)

    @override
    async def preview_typed_moves(self, click: Click, text: str) -> PreviewedMoves | None:
        return await self._tables.preview_typed_moves(click.table_id, click.user_id, text)

    async def _play_and_show(self, click: Click, reply: PlayerAnswer, play: Callable[[], Awaitable[Table]]) -> None:
        """Play, then show the result in the message that was clicked; delivery updates all others."""
        async with self._messages.lock_message_for_click(click.message_id):
            await play()
            try:
                await self._show_move(click, reply)
            except discord.HTTPException as refusal:
                if refusal.code == UNKNOWN_MESSAGE_CODE:
                    await self._answer_without_message(click, reply)
                elif refusal.code in LATE_ANSWER_CODES:
                    await self._notify_move_played(click)
                else:
                    raise

    async def _show_move(self, click: Click, reply: PlayerAnswer) -> None:
        """Show the result of a move in the message that was clicked."""
        surface = await find_clicked_surface(self._tables, click)
        scene = await self.load_click_scene(click)
        if surface is None and click.in_public:
            # A board that was posted or superseded at this moment: delivery updates it.
            await reply.acknowledge()
            return
        if panel := await self.find_panel_beside(click):
            await reply.update_message(
                render_played_move(click.form.get(TYPED_MOVE_FIELD) or click.act.path, build_dm_link(panel), click.say)
            )
            return
        if click.in_public and (secret_answer := _describe_secret_answer(click, scene)):
            await self._temporary_messages.show_until_answered(
                scene.table, cast("Reply", reply), Screen((Text(secret_answer),))
            )
            return
        if click.in_public and surface:
            await self._show_board_after_move(click.table_id, surface, reply)
            return
        focus = self._temporary_messages.pending_choices.find_pending_focus(scene, click.user_id, click.message_id)
        here = is_where_played(click, scene.table)
        screen = await self._composer.compose_panel(scene, *focus, stands=True, here=here)
        attachments = await reply.update_message(screen)
        if surface:
            await self._messages.save_shown_click_answer(surface, scene.table, screen, attachments)

    async def _show_board_after_move(self, table_id: int, surface: SurfaceMessage, reply: PlayerAnswer) -> None:
        """Show the board; one that delivery posts anew at once stays as part of the log: its picture is sent once."""
        public = await self._composer.load_scene(table_id, None)
        if surface.kind == "board" and self._boards.will_be_reposted(public, surface):
            log = await self._composer.compose_log_post(public, *self._boards.find_log_span(public, surface))
            await self._messages.save_board_as_log(surface, log, await reply.update_message(log))
            return
        board = await self._composer.compose_board(public)
        await self._messages.save_shown_click_answer(surface, public.table, board, await reply.update_message(board))

    async def _answer_without_message(self, click: Click, reply: PlayerAnswer) -> None:
        """Answer a move whose message is gone: with a button it went under the finger, but a form only closes."""
        if click.form:
            await reply.show_sentence(click.say("answer-gone"))
        else:
            await reply.acknowledge()

    async def _notify_move_played(self, click: Click) -> None:
        """Tell somebody whose answer Discord no longer accepted that their move was played, until the next question."""
        table = await self._tables.find_table(click.table_id)
        say = load_words(table.language) if click.in_public else click.say
        text = say("answer-late", name=f"<@{click.user_id}>")
        post = PostRequest("bell", click.channel_id, click.user_id, table.decision_number)
        await self._messages.post_surface(table, post, Screen((Text(text),), pings=(click.user_id,)))

    # What the table agrees on

    async def _propose_resume(self, click: Click, reply: Reply) -> None:
        await self._play_and_show(
            click, reply, lambda: self._tables.propose_agreement(click.table_id, "resume", click.person)
        )

    async def _vote_yes(self, click: Click, reply: Reply) -> None:
        await self._vote_on_proposal(click, reply, yes=True)

    async def _vote_no(self, click: Click, reply: Reply) -> None:
        await self._vote_on_proposal(click, reply, yes=False)

    async def _vote_on_proposal(self, click: Click, reply: Reply, *, yes: bool) -> None:
        table, number = click.table_id, click.act.decision
        proposal = (await self._tables.find_table(table)).proposal
        await self._play_and_show(
            click, reply, lambda: self._tables.vote_on_proposal(table, click.user_id, number, yes=yes)
        )
        if proposal and proposal.kind == "seat":
            await self._greet_newcomer(reply, table, proposal.user_id)

    async def _greet_newcomer(self, reply: PlayerAnswer, table_id: int, user_id: int) -> None:
        """Welcome somebody who has just been given a seat, as those were who joined."""
        table = await self._tables.find_table(table_id)
        if table.find_seat(user_id) is not None and find_screen(table.game).panels:
            await send_welcome(reply.client, self._tables, table, user_id)

    @override
    async def show_focus(
        self, click: Click, reply: PlayerAnswer, scene: Scene, focus: Focus, notice: str | None = None
    ) -> None:
        """Show the way to a move: in the clicker's own panel, or beside a public board in a message only for them."""
        if await self.find_panel_beside(click):
            await reply.update_message(render_dm_reply(scene, focus, notice))
            return
        surface = await find_clicked_surface(self._tables, click)
        here = is_where_played(click, scene.table)
        screen = await self._composer.compose_panel(scene, focus, notice, here=here)
        if click.in_public and focus.confirming:
            await self._show_confirmation(click, cast("Reply", reply), scene, focus, screen)
            return
        if click.in_public:
            await self._temporary_messages.show_until_answered(scene.table, cast("Reply", reply), screen)
            return
        async with self._messages.lock_message_for_click(click.message_id):
            self._temporary_messages.pending_choices.save_pending_choice(scene, click.user_id, focus, click.message_id)
            try:
                attachments = await reply.update_message(screen)
            except discord.HTTPException as refusal:
                if refusal.code != UNKNOWN_MESSAGE_CODE:
                    raise
                await reply.show_screen(screen)
                return
            if surface:
                await self._messages.save_shown_click_answer(surface, scene.table, screen, attachments)

    async def _show_confirmation(self, click: Click, reply: Reply, scene: Scene, focus: Focus, screen: Screen) -> None:
        """Ask to confirm a move, beside a public board, in a message only for the clicker, until it is known."""
        message = await reply.show_screen(screen)
        message_id, private = message.id if message else click.id, choose_private_message(reply, message)
        self._temporary_messages.pending_choices.save_pending_choice(scene, click.user_id, focus, message_id)
        renew = partial(self._renew_confirmation, click, private, message_id)
        self._temporary_messages.add_temporary_message(scene.table, reply, renew)

    async def _renew_confirmation(self, click: Click, private: Reply | FollowUp, message_id: int) -> None:
        """Ask it again at the next question if it is possible then; if not, say so; once it is answered, delete it."""
        scene = await self.load_click_scene(click)
        focus, focus_notice = self._temporary_messages.pending_choices.find_pending_focus(
            scene, click.user_id, message_id
        )
        if focus.confirming:
            here = is_where_played(click, scene.table)
            await private.edit_answer(await self._composer.compose_panel(scene, focus, here=here))
            renew = partial(self._renew_confirmation, click, private, message_id)
            self._temporary_messages.add_temporary_message(scene.table, private, renew)
        elif focus_notice:
            await private.edit_answer(Screen((Text(focus_notice),)))
        else:
            await private.delete_answer()

    verbs: ClassVar[Verbs["MoveClicks"]] = {
        **BaseMoveClicks.ways,
        "resume": _propose_resume,
        "yes": _vote_yes,
        "no": _vote_no,
    }


def _describe_secret_answer(click: Click, scene: Scene) -> str:
    """Return what a click on the board has answered to a sealed question, as long as others think; else nothing."""
    decision = scene.decision
    waits = decision is not None and decision.sealed and decision.number == click.act.decision
    if not waits or decision is None or scene.seat in decision.seats or scene.seat is None:
        return ""
    secret = find_screen(scene.table.game).move_texts.secret_answers.get(decision.kind, ())
    return find_screen(scene.table.game).move_texts.describe_secret_answer(scene) if click.act.path in secret else ""


def _read_request(click: Click) -> str:
    """Return what a click asks for, alike for a button, a menu, a form and typed text."""
    return " ".join(word for word in (click.act.path, *click.values, *click.form.values()) if word).lower()
