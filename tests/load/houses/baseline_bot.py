"""A bare discord.py bot, for comparison: `/bare` posts a button, and each click on it is answered by an edit.

It runs as a separate process: `python -m tests.load.houses.baseline_bot ADDRESS TOKEN text|picture`.
"""

import asyncio
import io
import sys
from typing import Any

import discord
from discord import app_commands, ui
from typing_extensions import override

from bot.pictures.illustration import draw_sample_picture
from bot.sandbox.discord_py import point_discord_at

COMMAND = "bare"
CUSTOM_ID = "bare"
WORDS = "Your turn. " * 20
GAME, POSITION = "gobblestones", "middle"
"""The sample position whose picture is sent again and again."""


class Bare(discord.Client):
    """Knows one command and one button."""

    def __init__(self, picture: bytes | None) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._picture = picture
        self._clicks = 0
        self.tree: app_commands.CommandTree[Any] = app_commands.CommandTree(self)
        self.tree.command(name=COMMAND, description=COMMAND)(self._post)

    @override
    async def setup_hook(self) -> None:
        """Tell Discord about the command."""
        await self.tree.sync()

    async def on_interaction(self, interaction: "discord.Interaction[Any]") -> None:
        """Answer a click."""
        if interaction.type is discord.InteractionType.component:
            self._clicks += 1
            await interaction.response.edit_message(view=self._layout(), attachments=self._files())

    async def _post(self, interaction: "discord.Interaction[Any]") -> None:
        await interaction.response.send_message(view=self._layout(), files=self._files())

    def _layout(self) -> ui.LayoutView:
        view, box = ui.LayoutView(timeout=None), ui.Container[ui.LayoutView](ui.TextDisplay(f"{self._clicks}. {WORDS}"))
        if self._picture:
            box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=WORDS)))
        box.add_item(ui.ActionRow(ui.Button(label=COMMAND, custom_id=CUSTOM_ID)))
        return view.add_item(box)

    def _files(self) -> list[discord.File]:
        return [discord.File(io.BytesIO(self._picture), "board.png")] if self._picture else []


async def run(address: str, token: str, answer: str) -> None:
    """Answer clicks until the process is stopped."""
    point_discord_at(address)
    picture = draw_sample_picture(GAME, POSITION, "en").png if answer == "picture" else None
    async with Bare(picture) as bot:
        await bot.start(token)


if __name__ == "__main__":
    asyncio.run(run(*sys.argv[1:4]))
