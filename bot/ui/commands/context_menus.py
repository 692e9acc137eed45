"""The context menu commands: *Play with…* on a person, *Read the table* on a message."""

from typing import Any

import discord
from discord import app_commands

from bot.screens.pages.challenge import ask_partner_game
from bot.screens.scene import escape_name
from bot.store.models import LOBBY_CALLS
from bot.tables import Table, TableError, TableService
from bot.ui.answers.click import AnyInteraction, load_user_words
from bot.ui.answers.reply import Reply
from bot.ui.commands.command_texts import localize_key
from bot.ui.commands.shared import answer_command
from bot.ui.interactions.dispatch import ClickDispatcher
from bot.ui.interactions.lobbies import LobbyService

READ_COMMAND = "/read"
"""What *Read the table* is called in the log, and where it is handed to another process."""


class ContextMenus:
    """What the context menu commands do."""

    def __init__(self, tables: TableService, lobbies: LobbyService, clicks: ClickDispatcher) -> None:
        self._tables = tables
        self._lobbies = lobbies
        self._clicks = clicks

    async def play_with(self, interaction: AnyInteraction, person: discord.User | discord.Member) -> None:
        """Ask which game somebody would like to play with a person."""

        async def ask_for_game(reply: Reply) -> None:
            require_may_play_with(reply.interaction, person)
            say = load_user_words(reply.interaction)
            await self._lobbies.require_server_for_opening(reply, say)
            await reply.show_screen(ask_partner_game(person.id, escape_name(person.display_name), say))

        await answer_command(interaction, ask_for_game)

    async def show_table_in_words(self, interaction: AnyInteraction, message: discord.Message) -> None:
        """Describe in words to the asker alone (accessibility) all that the table of a message shows."""
        await answer_command(interaction, lambda reply: self._reply_in_words(reply, message))

    async def _reply_in_words(self, reply: Reply, message: discord.Message) -> None:
        table = await self._find_message_table(reply, message)
        if table.started_at is None:
            raise TableError("not-started")
        await self._clicks.run_table_command(reply, READ_COMMAND, table)

    async def _find_message_table(self, reply: Reply, message: discord.Message) -> Table:
        """Return the table that a message shows; an earlier board is a post in its table's thread."""
        messages = await self._tables.store.surfaces.find_surfaces_by_messages([message.id])
        for surface in messages:
            if surface.kind not in {"welcome", *LOBBY_CALLS}:  # those show nothing of a match
                return await self._tables.find_table(surface.table_id)
        place = message.channel.id
        posted = await self._tables.find_thread_or_channel_tables(place) if message.author == reply.client.user else ()
        if own_tables := [table for table in posted if table.thread_id == place != table.channel_id]:
            return own_tables[0]
        raise TableError("message-without-table")


def require_may_play_with(interaction: AnyInteraction, person: discord.User | discord.Member) -> None:
    """Raise `TableError` for somebody with whom nobody can play here: oneself, a bot, anybody who left."""
    if person.id == interaction.user.id:
        raise TableError("partner-yourself")
    if person.bot:
        raise TableError("partner-bot")
    if not isinstance(person, discord.Member):
        raise TableError("partner-left", name=escape_name(person.display_name))


def add_context_menus(tree: app_commands.CommandTree[Any], does: ContextMenus) -> None:
    """Register the context menu commands; their names are what people read in the menu, in their language."""

    @tree.context_menu(name=localize_key("menu-play-with"))
    @app_commands.guild_only()
    async def play_with(interaction: AnyInteraction, person: discord.User) -> None:
        await does.play_with(interaction, person)

    @tree.context_menu(name=localize_key("menu-read"))
    async def read_table(interaction: AnyInteraction, message: discord.Message) -> None:
        await does.show_table_in_words(interaction, message)
