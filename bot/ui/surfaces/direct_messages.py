"""Direct messages that people write to the bot: a move, typed at the one table that waits for them."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial

import discord
from cachetools import LRUCache

from bot.screens.custom_ids import MAX_PATH_LENGTH, ClickAction
from bot.screens.layout import Screen, Text
from bot.screens.pages.dm_reply import (
    TABLELESS_DM_COMMANDS,
    ask_which_table,
    parse_dm_command,
    render_dm_without_tables,
)
from bot.screens.pages.help import render_help
from bot.screens.parts.typed_moves import TYPED_MOVE_FIELD
from bot.screens.scene import Scene, load_sitter_words
from bot.tables import Person, SurfaceMessage, TableService
from bot.tables.memory.locks import TableLocks
from bot.tables.use_cases.playing import MAX_MOVE_TEXT_LENGTH
from bot.ui.answers.click import Click
from bot.ui.answers.player_answer import PlayerAnswer
from bot.ui.composing.rendering import build_allowed_mentions, build_files, build_layout_view, send_with_text_fallback
from bot.ui.connection.database_tag import get_own_database_tag
from bot.ui.connection.rate_limit import OutgoingRateLimit
from games.engine.words import ENGLISH, Words, choose_language, load_words

MAX_REMEMBERED_REPLIES = 5_000
"""For the last messages of this many people it is remembered which message answered."""
MAX_READ_LENGTH = MAX_MOVE_TEXT_LENGTH + 1
"""Not more of a letter is read than is needed to know that it is too long for a move."""


class DirectMessageAnswer:
    """Answers a written message; an answer replaces the previous one."""

    def __init__(self, client: discord.Client, post: Callable[[Screen], Awaitable[None]]) -> None:
        self.client = client
        self._post = post

    async def update_message(self, screen: Screen) -> Sequence[discord.Attachment]:
        """Show a screen."""
        await self._post(screen)
        return ()

    async def show_screen(self, screen: Screen, *, private: bool = True) -> discord.Message | None:  # noqa: ARG002  all is private in a DM
        """Show a screen."""
        await self._post(screen)
        return None

    async def show_sentence(self, sentence: str) -> None:
        """Say one sentence."""
        await self._post(Screen((Text(sentence),)))

    async def acknowledge(self) -> None:
        """Do nothing."""

    def release_answer(self) -> bool:
        """Leave the answer to another."""
        return True


Reads = Callable[[Click, PlayerAnswer], Awaitable[None]]
"""Plays what was typed and answers it."""


class DirectMessageReader:
    """Handles direct messages (DMs) that people write: keeps nothing but which message answered the last one."""

    def __init__(self, client: discord.Client, tables: TableService, rate_limit: OutgoingRateLimit) -> None:
        self._client = client
        self._tables = tables
        self._rate_limit = rate_limit
        self._last: LRUCache[int, int] = LRUCache(MAX_REMEMBERED_REPLIES)
        self._turns = TableLocks()
        """Of the channels in which an answer is being sent."""

    def is_answer_to_message(self, channel_id: int, message_id: int) -> bool:
        """Tell whether a message answers the last letter in a channel, or a letter there is being answered now."""
        return message_id == 0 or self._last.get(channel_id) == message_id

    def find_answer_below(self, panel: SurfaceMessage) -> int | None:
        """Return the message that answers the last letter in a DM, if it is below a panel: its writer looks there."""
        last = self._last.get(panel.channel_id, 0)
        return last if last > panel.message_id else None

    async def delete_last_answer(self, channel_id: int) -> None:
        """Delete the answer to the last letter in a channel: it is about a question that is over."""
        if last := self._last.pop(channel_id, None):
            await self._rate_limit.wait_for_slot()
            with suppress(discord.NotFound):
                await self._client.get_partial_messageable(channel_id).get_partial_message(last).delete()

    async def play_dm_move(self, message: discord.Message, plays: Reads) -> None:
        """Play the move in a direct message (DM) at the table that waits for its author; ask which if several do."""
        text, channel = " ".join(message.content.split())[:MAX_READ_LENGTH], message.channel.id
        playing = await self._load_playing_scenes(message.author.id)
        say = playing[0].say if playing else await self._find_words(message.author.id)
        letter, name = self.build_message_answer(channel), parse_dm_command(text, say)
        waiting = [scene for scene in playing if scene.may_move]
        candidates = [scene for scene in waiting if scene.is_asked] or waiting
        if name:
            candidates = (candidates or playing)[:1]
        if not candidates and name in TABLELESS_DM_COMMANDS:
            await letter.show_screen(render_help(say))
        elif not candidates:
            await letter.show_screen(render_dm_without_tables(say))
        elif len(candidates) == 1:
            await plays(_build_message_click(message, candidates[0], text), letter)
        elif len(text) > MAX_PATH_LENGTH:
            await letter.show_sentence(say("letter-too-long"))
        else:
            await letter.show_screen(ask_which_table(candidates, text, say))

    def build_message_answer(self, channel_id: int) -> DirectMessageAnswer:
        """Return what answers a letter in a channel."""
        return DirectMessageAnswer(self._client, partial(self._post_answer, channel_id))

    async def _load_playing_scenes(self, user_id: int) -> list[Scene]:
        own = [view for view in await self._tables.list_user_views(user_id) if view.table.status == "playing"]
        return [Scene(view, load_sitter_words(view.table, user_id)) for view in own]

    async def _find_words(self, user_id: int) -> Words:
        """Return the words for somebody who plays nowhere now: in English, if nothing is known of them."""
        return load_words(choose_language(await self._tables.people.find_language(user_id) or ENGLISH))

    async def _post_answer(self, channel_id: int, screen: Screen) -> None:
        """Reply by DM in place of the last answer; of letters that come at once, each waits for the one before."""
        channel = self._client.get_partial_messageable(channel_id)
        async with self._turns.get_lock(channel_id):
            await self.delete_last_answer(channel_id)
            await self._rate_limit.wait_for_slot()
            sent = await send_with_text_fallback(
                screen,
                lambda shown: channel.send(
                    view=build_layout_view(shown, get_own_database_tag(self._client)),
                    files=build_files(shown),
                    allowed_mentions=build_allowed_mentions(shown),
                    silent=True,
                ),
            )
            self._last[channel_id] = sent.id


def _build_message_click(message: discord.Message, scene: Scene, text: str) -> Click:
    """Return a letter as if it had been typed in a form of the table."""
    return Click(
        id=message.id,
        application_id=0,
        token="",
        act=ClickAction("typed", scene.table.id, scene.decision.number if scene.decision else 0),
        form={TYPED_MOVE_FIELD: text},
        person=Person(message.author.id, message.author.display_name),
        locale=scene.say.language,
        channel_id=message.channel.id,
        message_id=0,
        in_public=False,
    )


def build_dm_link(surface: SurfaceMessage) -> str:
    """Return a link (URL) to a message in somebody's DM."""
    return f"https://discord.com/channels/@me/{surface.channel_id}/{surface.message_id}"
