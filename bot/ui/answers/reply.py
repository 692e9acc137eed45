"""The response to one interaction: in time whatever else is slow (deferred), and private unless stated otherwise."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import aiohttp
import discord

from bot.screens.controls.form import Form
from bot.screens.layout import Screen, Text
from bot.ui.answers.forms import build_modal
from bot.ui.composing.rendering import (
    build_allowed_mentions,
    build_attachments,
    build_files,
    build_layout_view,
    build_message_kwargs,
    send_with_text_fallback,
)
from bot.ui.connection.clock_skew import MACHINE_SKEW
from bot.ui.connection.database_tag import get_own_database_tag

ANSWER_PROMISE_SECONDS = 1.8
"""Seconds from a click until an unfinished answer is promised; Discord gives up after 3."""

FORM_ANSWER_SECONDS = 2.5
"""The same where the answer is a form: no form can follow a promise."""

INVALID_BODY_CODE = 50035
"""Discord's code for a request that does not fit."""

UPDATE_RESPONSES = frozenset(
    {discord.InteractionResponseType.message_update, discord.InteractionResponseType.deferred_message_update}
)

log = logging.getLogger(__name__)


class Reply:
    """Responds to an interaction once or more. Used as a context, it defers (promises an answer) if none comes in time.

    `updates`: the first answer changes the message that was clicked, so a promise shows nothing; `there` are its files.
    `opens_form`: the answer is a form, so it is promised as late as possible. `came`: the interaction as Discord sent
    it, with its place and permissions; an `interaction` that was rebuilt from a click only answers.
    """

    def __init__(
        self,
        interaction: "discord.Interaction[Any]",
        attachments: Sequence[discord.Attachment] = (),
        *,
        updates: bool = False,
        private: bool = True,
        opens_form: bool = False,
        came: "discord.Interaction[Any] | None" = None,
    ) -> None:
        self.interaction = interaction
        self.came = came or interaction
        self._there = attachments
        self._updates = updates
        self._private = private
        self._in_place = False
        self._opens_form = opens_form
        self._database_tag = get_own_database_tag(interaction.client)
        self._turn = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._promise: asyncio.Task[None] | None = None

    @property
    def client(self) -> discord.Client:
        """The bot."""
        return self.interaction.client  # type: ignore[no-any-return]  # an interaction of any client

    async def __aenter__(self) -> Self:
        patience = max(ANSWER_PROMISE_SECONDS, FORM_ANSWER_SECONDS) if self._opens_form else ANSWER_PROMISE_SECONDS
        patience = max(0.0, patience - MACHINE_SKEW.measure_seconds_since(self.interaction.created_at))
        self._alarm = asyncio.get_running_loop().call_later(patience, self._start_defer_timer)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._cancel_defer_timer()

    def _start_defer_timer(self) -> None:
        """Start the timer that defers the answer, unless one comes first."""
        self._promise = asyncio.create_task(self._defer_if_late())

    def _cancel_defer_timer(self) -> None:
        """Cancel the timer: promise (defer) nothing any more."""
        if self._alarm:
            self._alarm.cancel()
        if self._promise:
            self._promise.cancel()

    def release_answer(self) -> bool:
        """Leave the answer to another; tell whether nothing was answered or promised yet."""
        self._cancel_defer_timer()
        return not self._turn.locked() and not self.interaction.response.is_done()

    @property
    def changed_clicked_message(self) -> bool:
        """Whether the answer is in the message that was clicked, so that `edit_answer` edits that."""
        return self.interaction.response.type in UPDATE_RESPONSES

    def answer_in_clicked_message(self) -> None:
        """Let the next private (ephemeral) screen edit the clicked message: it was a question, this is its answer."""
        self._in_place = True

    async def _defer_if_late(self) -> None:
        """Defer the answer (send Discord's "thinking…") if none has come in time."""
        async with self._turn:
            if not self.interaction.response.is_done():
                try:
                    await self.interaction.response.defer(ephemeral=self._private, thinking=not self._updates)
                except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
                    log.warning("an answer could not be promised: %r", fault)

    async def update_message(self, screen: Screen) -> Sequence[discord.Attachment]:
        """Edit the clicked message: show a screen; return its files now, as far as Discord reports them."""
        async with self._turn:
            return await send_with_text_fallback(screen, self._update_files)

    async def _update_files(self, screen: Screen) -> Sequence[discord.Attachment]:
        try:
            return await self._edit_clicked_message(screen, self._there)
        except discord.HTTPException as refusal:
            if refusal.code != INVALID_BODY_CODE or not self._there:
                raise
        # The files at the time of the click have been replaced since.
        return await self._edit_clicked_message(screen, ())

    async def _edit_clicked_message(
        self, screen: Screen, attachments: Sequence[discord.Attachment]
    ) -> Sequence[discord.Attachment]:
        pictures = build_attachments(screen, attachments)
        if self.interaction.response.is_done():
            edited = await self.interaction.edit_original_response(
                view=build_layout_view(screen, self._database_tag), attachments=pictures
            )
            return edited.attachments
        answered = await self.interaction.response.edit_message(
            view=build_layout_view(screen, self._database_tag), attachments=pictures
        )
        message = answered.resource if answered else None
        return message.attachments if isinstance(message, discord.InteractionMessage) else ()

    async def acknowledge(self) -> None:
        """Acknowledge (defer) a click without showing anything."""
        async with self._turn:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer()

    async def show_screen(self, screen: Screen, *, private: bool = True) -> discord.Message | None:
        """Send a screen in a separate message, public or private (ephemeral); return the message if it is public."""
        if self._in_place and private:
            self._in_place = False
            await self.update_message(screen)
            return None
        async with self._turn:
            return await send_with_text_fallback(screen, lambda shown: self._send_screen(shown, private=private))

    async def _send_screen(self, screen: Screen, *, private: bool) -> discord.Message | None:
        if self.interaction.response.is_done():
            return await self._send_follow_up(screen, private=private)
        answered = await self.interaction.response.send_message(
            view=build_layout_view(screen, self._database_tag),
            files=build_files(screen),
            ephemeral=private,
            allowed_mentions=build_allowed_mentions(screen),
        )
        return answered.resource if isinstance(answered.resource, discord.InteractionMessage) else None

    async def post_public_screen(self, screen: Screen) -> int | None:
        """Post a plain screen as a public answer, for everybody who sees the place: text with its pictures.

        Returns the id of the message, if Discord said it.
        """
        async with self._turn:
            return await send_with_text_fallback(screen, self._send_plain_screen)

    async def _send_plain_screen(self, screen: Screen) -> int | None:
        if self.interaction.response.is_done():
            return (
                await self.interaction.followup.send(**build_message_kwargs(screen, self._database_tag), wait=True)
            ).id
        return (
            await self.interaction.response.send_message(**build_message_kwargs(screen, self._database_tag))
        ).message_id

    async def show_sentence(self, sentence: str) -> None:
        """Send one sentence only to this person (ephemeral)."""
        await self.show_screen(Screen((Text(sentence),)))

    async def edit_answer(self, screen: Screen) -> None:
        """Edit the separate message that was the answer: show a screen in it."""
        await send_with_text_fallback(
            screen,
            lambda shown: self.interaction.edit_original_response(
                view=build_layout_view(shown, self._database_tag), attachments=build_attachments(shown, ())
            ),
        )

    async def delete_answer(self) -> None:
        """Delete the answer, if it is a separate message."""
        await self.interaction.delete_original_response()

    async def show_follow_up(self, screen: Screen) -> "FollowUp":
        """Send a private (ephemeral) follow-up message at the end of the channel, without a click for it."""
        async with self._turn:
            message = await send_with_text_fallback(screen, lambda shown: self._send_follow_up(shown, private=True))
        return FollowUp(self, message)

    async def _send_follow_up(self, screen: Screen, *, private: bool) -> discord.WebhookMessage:
        return await self.interaction.followup.send(
            view=build_layout_view(screen, self._database_tag),
            files=build_files(screen),
            ephemeral=private,
            allowed_mentions=build_allowed_mentions(screen),
            wait=True,
        )

    async def send_file(self, file: discord.File, sentence: str) -> None:
        """Send the person a file (attachment), with a sentence."""
        async with self._turn:
            if self.interaction.response.is_done():
                await self.interaction.followup.send(sentence, file=file, ephemeral=True)
            else:
                await self.interaction.response.send_message(sentence, file=file, ephemeral=True)

    async def open_modal(self, form: Form, late: Screen) -> None:
        """Open a form (modal); after a promise Discord opens none, so show what leads to it instead."""
        async with self._turn:
            if not self.interaction.response.is_done():
                await self.interaction.response.send_modal(build_modal(form, self._database_tag))
                return
        await self.show_screen(late)


@dataclass(frozen=True, slots=True)
class FollowUp:
    """A private (ephemeral) follow-up message: it can be changed as long as Discord accepts the answer's token."""

    reply: Reply
    message: discord.WebhookMessage

    async def edit_answer(self, screen: Screen) -> None:
        """Edit the follow-up message: show a screen in it."""
        tag = get_own_database_tag(self.reply.client)
        await send_with_text_fallback(
            screen,
            lambda shown: self.message.edit(
                view=build_layout_view(shown, tag), attachments=build_attachments(shown, ())
            ),
        )

    async def delete_answer(self) -> None:
        """Delete the follow-up message."""
        await self.message.delete()

    async def show_follow_up(self, screen: Screen) -> "FollowUp":
        """Send one more private (ephemeral) follow-up message at the end of the channel."""
        return await self.reply.show_follow_up(screen)
