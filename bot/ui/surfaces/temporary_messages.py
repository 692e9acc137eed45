"""What stands beside boards and panels about one question: when it is over, hints go, and hands are shown anew."""

from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import NamedTuple, cast

import discord
from cachetools import LRUCache

from bot.screens.layout import Screen
from bot.screens.pages.leaving import render_kicked_player_notice
from bot.screens.scene import Scene
from bot.tables import Table
from bot.ui.answers.click import Click
from bot.ui.answers.reply import FollowUp, Reply
from bot.ui.composing.composer import Composer
from bot.ui.composing.pending_choices import PendingChoices
from bot.ui.surfaces.boards import BoardMessages
from bot.ui.surfaces.panels import build_panel_fingerprint, collect_question_content
from games.engine.words import Words

MAX_REMEMBERED_MESSAGES = 5_000
"""For this many tables it is remembered what stands beside their panels, and so many open hands are."""

OutdatedCallback = Callable[[], Awaitable[None]]
"""Deletes or renews a message; Discord refuses that a quarter of an hour after its click."""
SubjectKey = Callable[[Table], Hashable]
"""Returns what a message is about: once that is another at its table, the message is out of date."""


def build_decision_key(table: Table) -> Hashable:
    """Return which decision a table waits for."""
    return table.decision_number


def find_questions(table: Table) -> Hashable:
    """Return all that a table asks, and who was removed and is asked no more: decision, vote, and whether to go on."""
    return table.decision_number, table.proposal, table.paused_at, table.removals


def build_details_key(of_question: bool, table: Table) -> Hashable:
    """Return what details are about: who plays, who does not, whether the match goes on, and maybe its decision."""
    people = tuple((sitter.user_id, sitter.gone, sitter.is_absent) for sitter in table.sitters)
    state = table.status, table.paused_at, table.held
    return people, table.host_id, table.removals, state, of_question and table.decision_number


def build_status_key(table: Table) -> Hashable:
    """Return whether a table is a lobby, plays, or is over."""
    return table.status


class TemporaryMessage(NamedTuple):
    """What a message was about when it was shown, and what becomes of it after that."""

    subject: SubjectKey
    was: Hashable
    outdated: OutdatedCallback


@dataclass(slots=True)
class TemporaryMessages:
    """Remembers, as long as the process lives, which messages are about which question of a table."""

    pending_choices: PendingChoices = field(default_factory=PendingChoices)
    _said: LRUCache[int, dict[Hashable, TemporaryMessage]] = field(
        default_factory=lambda: LRUCache(MAX_REMEMBERED_MESSAGES)
    )

    def add_temporary_message(
        self, table: Table, key: Hashable, outdated: OutdatedCallback, subject: SubjectKey = build_decision_key
    ) -> None:
        """Remember a message about a table's current decision or another subject, and what becomes of it later.

        One that is about the same as an earlier one takes its place: the earlier one is left as it is.
        """
        self._said[table.id] = self._said.get(table.id, {}) | {key: TemporaryMessage(subject, subject(table), outdated)}

    async def show_until_answered(self, table: Table, reply: Reply, screen: Screen) -> None:
        """Show a private (ephemeral) message that is deleted once the open question is over (a temporary message)."""
        await self.show_until_changed(table, reply, screen, build_decision_key)

    async def show_until_changed(self, table: Table, reply: Reply, screen: Screen, subject: SubjectKey) -> None:
        """Show a private screen in a message of its own, and delete it once what it is about is another."""
        message = await reply.show_screen(screen)
        self.add_temporary_message(table, reply, choose_private_message(reply, message).delete_answer, subject)

    async def show_in_place_of_last(
        self, table: Table, reply: Reply, screen: Screen, key: Hashable, subject: SubjectKey = build_status_key
    ) -> None:
        """Show a private screen, and delete the last one about the same; it goes when its subject changes."""
        last = self._said.get(table.id, {}).get(key)
        message = await reply.show_screen(screen)
        self.add_temporary_message(table, key, choose_private_message(reply, message).delete_answer, subject)
        if last:
            with suppress(discord.HTTPException):
                await last.outdated()

    def forget_temporary_message(self, table_id: int, key: Hashable) -> None:
        """Leave a message as it is: something else is shown in it."""
        self._said.get(table_id, {}).pop(key, None)

    async def clear_outdated_answers(self, table: Table) -> None:
        """Delete or edit (renew) private messages about earlier questions of a table."""
        said = self._said.pop(table.id, {})
        if current := {key: message for key, message in said.items() if message.subject(table) == message.was}:
            self._said[table.id] = current
        for key in [key for key in said if key not in current]:  # in the order in which they were added
            with suppress(discord.HTTPException):
                await said[key].outdated()


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A hand as it was shown last: `shown` can edit its message, `content` is what would be news for its player."""

    shown: Reply | FollowUp
    message_id: int | None
    content: str
    say: Words
    decision: int | None
    """The decision that was open when it was posted: its player saw the board of that one."""
    here: bool = False
    """Whether it was opened where its table is played."""

    def is_above_board(self, board: int | None) -> bool:
        """Tell whether a board was posted below it, where its table is played; ids of messages grow."""
        return self.here and board is not None and self.message_id is not None and self.message_id < board


@dataclass(slots=True)
class OpenHandMessages:
    """Shows hands that players open by “My hand”, in a message for them alone: one a player and table, kept up to date.

    Discord lets such a message be edited for a quarter of an hour after its player's last click in it. Until then it
    changes when its player's hand, question or picture does; what it says in between stays true whatever others play.
    When its player is asked and the board was posted below it, it follows.
    """

    composer: Composer
    temporary_messages: TemporaryMessages
    boards: BoardMessages
    _open: LRUCache[tuple[int, int], OpenHand] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_MESSAGES))

    async def show_hand(self, reply: Reply, table_id: int, user: int, say: Words) -> None:
        """Show a player's hand only to them (ephemeral), in place of the one that they opened before."""
        scene = await self.composer.load_scene(table_id, user, say)
        is_where_played = reply.came.channel_id == (scene.table.thread_id or scene.table.channel_id)
        screen = await self.composer.compose_panel(scene, stands=True, opened=True, here=is_where_played)
        message, before = await reply.show_screen(screen), self._open.get((table_id, user))
        content = await self._find_content(scene, screen)
        number = scene.table.decision_number
        self._open[table_id, user] = OpenHand(
            reply, message.id if message else None, content, say, number, is_where_played
        )
        self._schedule_hand_update(scene.table, user)
        if before:
            await _delete_hand(before)

    def record_click_reply(self, click: Click, reply: Reply) -> None:
        """Record the reply to a click that changed an open hand: the hand is edited with it from now on."""
        key = click.act.table if isinstance(click.act.table, int) else 0, click.user_id
        hand = self._open.get(key)
        if hand and hand.message_id == click.message_id and reply.changed_clicked_message:
            self._open[key] = replace(hand, shown=reply)

    async def repost_hands_below_board(self, table: Table) -> None:
        """Post the hands of those who are asked below a board that was posted below them."""
        users = [sitter.user_id for sitter in table.present_people if (table.id, sitter.user_id) in self._open]
        board = await self.boards.find_message_id(table.id) if users else None
        for user in users:
            if self._open[table.id, user].is_above_board(board):
                await self._move_hand(table.id, user)

    async def _move_hand(self, table_id: int, user: int) -> None:
        """Post a hand anew if its player is asked; it is left where it is once Discord refuses that."""
        hand = self._open[table_id, user]
        scene = await self.composer.load_scene(table_id, user, hand.say)
        if not scene.is_asked or hand.decision == scene.table.decision_number:
            return
        pending_choices = self.temporary_messages.pending_choices
        focus, focus_notice = pending_choices.find_pending_focus(scene, user, hand.message_id)
        screen = await self.composer.compose_panel(scene, focus, focus_notice, stands=True, opened=True, here=True)
        content = await self._find_content(scene, screen)
        try:
            below = await hand.shown.show_follow_up(screen)
        except discord.HTTPException:
            self._open.pop((table_id, user), None)
            return
        number = scene.table.decision_number
        self._open[table_id, user] = OpenHand(below, below.message.id, content, hand.say, number, here=True)
        pending_choices.move_pending(table_id, user, hand.message_id, below.message.id)
        await _delete_hand(hand)

    def _schedule_hand_update(self, table: Table, user: int) -> None:
        if table.status == "playing":
            update = partial(self._update_hand, table.id, user)
            self.temporary_messages.add_temporary_message(table, ("hand", user), update, find_questions)

    async def _update_hand(self, table_id: int, user: int) -> None:
        """Update the message of a hand, if that is news for its player; not any more once Discord refuses it."""
        hand = self._open.get((table_id, user))
        if hand is None:
            return
        scene = await self.composer.load_scene(table_id, user, hand.say)
        if removal := render_kicked_player_notice(scene.table, user, hand.say):
            self._open.pop((table_id, user), None)
            await hand.shown.edit_answer(removal)
            return
        focus, focus_notice = self.temporary_messages.pending_choices.find_pending_focus(scene, user, hand.message_id)
        screen = await self.composer.compose_panel(scene, focus, focus_notice, stands=True, opened=True, here=hand.here)
        if (content := await self._find_content(scene, screen)) != hand.content:
            await hand.shown.edit_answer(screen)
            self._open[table_id, user] = replace(self._open.get((table_id, user), hand), content=content)
        self._schedule_hand_update(scene.table, user)

    async def _find_content(self, scene: Scene, screen: Screen) -> str:
        """Return what is news for its player if it changes: their hand, their question, and the pictures."""
        public = await self.composer.load_scene(scene.table.id, None, scene.say)
        pictures = [figure.file_name for figure in screen.figures]
        return repr((scene.seat, build_panel_fingerprint(scene, public), collect_question_content(scene), pictures))


def choose_private_message(reply: Reply, message: discord.Message | None) -> Reply | FollowUp:
    """Return what can edit a private (ephemeral) message: its answer, unless that edits the clicked message."""
    apart = reply.changed_clicked_message and message is not None
    return FollowUp(reply, cast("discord.WebhookMessage", message)) if apart else reply


async def _delete_hand(hand: OpenHand) -> None:
    with suppress(discord.HTTPException):  # its player closed it, or it is too old
        await hand.shown.delete_answer()
