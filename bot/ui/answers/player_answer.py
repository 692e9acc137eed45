"""What players need from an answer, whether it goes to a click or to a written message."""

from collections.abc import Sequence
from typing import Any, Protocol

import discord

from bot.screens.layout import Screen


class PlayerAnswer(Protocol):
    """Answers somebody once or more."""

    @property
    def client(self) -> "discord.Client | Any":
        """The bot, as Discord's own library has it."""

    async def update_message(self, screen: Screen) -> Sequence[discord.Attachment]:
        """Edit the clicked message: show a screen; return its files now, as far as Discord reports them."""
        ...

    async def show_screen(self, screen: Screen, *, private: bool = True) -> discord.Message | None:
        """Send a screen in a separate message, public or private (ephemeral); return the message if it is public."""
        ...

    async def show_sentence(self, sentence: str) -> None:
        """Send one sentence only to this person (ephemeral)."""
        ...

    async def acknowledge(self) -> None:
        """Acknowledge (defer) without showing anything."""
        ...

    def release_answer(self) -> bool:
        """Leave the answer to another; tell whether nothing was answered or promised yet."""
        ...
