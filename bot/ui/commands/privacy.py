"""/privacy (GDPR): what is stored about somebody, exported for them alone or deleted."""

import io
import json
from typing import Any

import discord
from discord import app_commands

from bot.tables import TableService
from bot.tables.log_context import bind_click_to_log_context
from bot.ui.answers.click import AnyInteraction, LogFields, load_user_words, run_and_handle_errors
from bot.ui.answers.reply import Reply
from bot.ui.commands.command_texts import localize_key
from bot.ui.interactions.dispatch import ClickDispatcher

FORGET_CHOICES = ("yes", "no")
"""What somebody says who wants to be forgotten."""


def add_privacy_commands(tree: app_commands.CommandTree[Any], tables: TableService, clicks: ClickDispatcher) -> None:
    """Register the slash commands /privacy export and /privacy delete."""
    group = app_commands.Group(name="privacy", description=localize_key("command-privacy"))

    @group.command(name="export", description=localize_key("command-privacy-export"))
    async def export_command(interaction: AnyInteraction) -> None:
        log_fields: LogFields = {"verb": "/privacy export", "user": interaction.user.id}
        with bind_click_to_log_context(interaction.id):
            async with Reply(interaction) as reply:
                await run_and_handle_errors(
                    reply, load_user_words(interaction), lambda: _export_personal_data(reply, tables), log_fields
                )

    @group.command(name="delete", description=localize_key("command-privacy-delete"))
    @app_commands.describe(sure=localize_key("command-privacy-sure"))
    @app_commands.choices(
        sure=[
            app_commands.Choice(name=localize_key(f"privacy-sure-{choice}"), value=choice) for choice in FORGET_CHOICES
        ]
    )
    async def delete_command(interaction: AnyInteraction, sure: str) -> None:
        log_fields: LogFields = {"verb": "/privacy delete", "user": interaction.user.id}
        with bind_click_to_log_context(interaction.id):
            async with Reply(interaction) as reply:
                await run_and_handle_errors(
                    reply,
                    load_user_words(interaction),
                    lambda: _delete_personal_data(reply, clicks, sure=sure == "yes"),
                    log_fields,
                )

    tree.add_command(group)


async def _export_personal_data(reply: Reply, tables: TableService) -> None:
    """Send the asker a file (export) of everything that is stored about them."""
    user, say = reply.interaction.user.id, load_user_words(reply.interaction)
    personal_data = await tables.people.export_data(user)
    text = json.dumps(personal_data, indent=2, ensure_ascii=False)
    file = discord.File(io.BytesIO(text.encode()), f"goblin-parlour-{user}.json")
    await reply.send_file(file, say("answer-privacy-export", tables=len(personal_data["tables"])))


async def _delete_personal_data(reply: Reply, clicks: ClickDispatcher, *, sure: bool) -> None:
    """Delete (forget) all data of the asker, if they confirm it."""
    if sure:
        await clicks.run_table_command(reply, "/privacy delete", None)
    else:
        await reply.show_sentence(load_user_words(reply.interaction)("answer-privacy-unsure"))
