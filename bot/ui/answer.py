"""What those who play need of an answer, whether it goes to a click or to something written."""

from collections.abc import Sequence
from typing import Any, Protocol

import discord

from bot.screens.layout import Screen


class Answer(Protocol):
    """Answers somebody once or more."""

    @property
    def client(self) -> "discord.Client | Any":
        """The bot, as Discord's own library has it."""

    async def update(self, screen: Screen) -> Sequence[discord.Attachment]:
        """Show a screen in the message that was clicked; return the files that it has now, as far as Discord tells."""
        ...

    async def show(self, screen: Screen, *, private: bool = True) -> discord.Message | None:
        """Show a screen in a message of its own; return the message where it is public."""
        ...

    async def tell(self, sentence: str) -> None:
        """Say one sentence to the person alone."""
        ...

    async def acknowledge(self) -> None:
        """Answer without showing anything."""
        ...
