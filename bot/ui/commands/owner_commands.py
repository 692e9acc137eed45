"""/house: what the owner of the bot may do by direct message to it: ban, unban, announce."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, cast

import discord
from discord import app_commands

from bot.store.rows.operator_decision_rows import REFUSAL_KINDS, Announcement, RefusalKind
from bot.tables import TableError, TableService
from bot.ui.answers.click import AnyInteraction, load_user_words
from bot.ui.answers.reply import Reply
from bot.ui.commands.shared import answer_command
from games.engine.words import get_english_sentence

MAX_ANNOUNCEMENT_LENGTH = 200
ANNOUNCED_MINUTES = 30
"""How long the boards announce something if nothing else is said."""


def find_bot_owners(client: discord.Client) -> frozenset[int]:
    """Return who owns the bot at Discord: a person, or the owner of a team."""
    application = client.application
    if application is None:
        return frozenset()
    owner = application.team.owner_id if application.team else application.owner.id
    return frozenset({owner} if owner else ())


def add_house_commands(tree: app_commands.CommandTree[Any], tables: TableService) -> None:
    """Register /house, the owner's slash command: it is seen in direct messages only, and answers only the owner."""
    group = app_commands.Group(
        name="house",
        description=get_english_sentence("command-house"),
        allowed_contexts=app_commands.AppCommandContext(guild=False, dm_channel=True, private_channel=False),
    )
    kinds = [
        app_commands.Choice(name=get_english_sentence(f"command-house-{kind}"), value=kind) for kind in REFUSAL_KINDS
    ]

    for verb, decide in (("refuse", tables.store.add_ban), ("allow", tables.store.remove_ban)):
        _add_ban_command(group, verb, decide, kinds)

    @group.command(name="announce", description=get_english_sentence("command-house-announce"))
    @app_commands.describe(
        text=get_english_sentence("command-house-text"), minutes=get_english_sentence("command-house-minutes")
    )
    async def announce_command(
        interaction: AnyInteraction,
        text: app_commands.Range[str, 1, MAX_ANNOUNCEMENT_LENGTH] | None = None,
        minutes: app_commands.Range[int, 1, 1440] = ANNOUNCED_MINUTES,
    ) -> None:
        until = tables.clock.now() + timedelta(minutes=minutes)
        announcement = Announcement(text, until) if text else None
        await _run_as_owner(interaction, lambda: tables.store.set_announcement(announcement), "answer-house-announced")

    tree.add_command(group)


def _add_ban_command(
    group: app_commands.Group,
    verb: str,
    decide: Callable[[RefusalKind, int], Awaitable[None]],
    kinds: list[app_commands.Choice[str]],
) -> None:
    """Register a command that names a person or a server by its id, to ban or unban it."""

    @group.command(name=verb, description=get_english_sentence(f"command-house-{verb}"))
    @app_commands.describe(kind=get_english_sentence("command-house-kind"), id=get_english_sentence("command-house-id"))
    @app_commands.choices(kind=kinds)
    async def refuse_or_allow(interaction: AnyInteraction, kind: str, id: str) -> None:  # noqa: A002  the option's name
        if not id.isascii() or not id.isdigit():
            await _run_as_owner(interaction, _refuse_unknown_id, "")
            return
        await _run_as_owner(interaction, lambda: decide(cast("RefusalKind", kind), int(id)), f"answer-house-{verb}")


async def _refuse_unknown_id() -> None:
    raise TableError("no-such-id")


async def _run_as_owner(interaction: AnyInteraction, work: Callable[[], Awaitable[object]], answer: str) -> None:
    """Run a command with permission for the owner alone, and say that it is done."""
    say = load_user_words(interaction)

    async def run_if_owner(reply: Reply) -> None:
        if interaction.user.id not in find_bot_owners(interaction.client):
            raise TableError("not-owner")
        await work()
        await reply.show_sentence(say(answer))

    await answer_command(interaction, run_if_owner)
