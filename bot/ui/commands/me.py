"""/me: how somebody wants to be called, at all tables of the bot."""

from collections.abc import Mapping
from typing import Any, get_args

from discord import app_commands

from bot.screens.pages.my_preferences import my_page
from bot.store.models import OwnMotion
from bot.tables import Ring, Tables
from bot.tables.preferences import translate_typed
from bot.ui.answers.click import AnyInteraction, remember_choice, words_for
from bot.ui.answers.reply import Reply
from bot.ui.commands.command_texts import command_text, language_choices
from bot.ui.commands.shared import answer_command

OPTIONS = ("ring", "quiet", "zone", "moon", "avatar", "motion", "away", "profile", "ladder", "language")


def add_me(tree: app_commands.CommandTree[Any], tables: Tables) -> None:
    """Put /me on the tree."""
    rings = [app_commands.Choice(name=command_text(f"me-choice-{ring}"), value=ring) for ring in get_args(Ring)]
    motions = [
        app_commands.Choice(name=command_text(f"motion-{motion}"), value=motion) for motion in get_args(OwnMotion)
    ]

    languages = language_choices("me-language-discord")

    @tree.command(name="me", description=command_text("command-me"))
    @app_commands.describe(**{name: command_text(f"command-me-{name}") for name in OPTIONS})
    @app_commands.choices(ring=rings, motion=motions, language=languages)
    async def me_command(  # noqa: PLR0917  one for each option of the command
        interaction: AnyInteraction,
        ring: str | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        moon: bool | None = None,
        avatar: bool | None = None,
        motion: str | None = None,
        away: str | None = None,
        profile: bool | None = None,
        ladder: bool | None = None,
        language: str | None = None,
    ) -> None:
        called = {"ring": ring, "quiet": quiet, "zone": zone, "away": away, "language": language}
        options = called | {"moon": moon, "avatar": avatar, "motion": motion, "profile": profile, "ladder": ladder}
        await answer_command(interaction, lambda reply: _change_preferences(reply, tables, options))


async def _change_preferences(reply: Reply, tables: Tables, options: Mapping[str, object]) -> None:
    """Change what was chosen, and show all wishes."""
    say, user = words_for(reply.interaction), reply.interaction.user.id
    chosen = translate_typed({name: value for name, value in options.items() if value is not None}, say)
    wish, avoided = await tables.people.change_preferences(user, chosen), await tables.store.blocks.list_avoided(user)
    remember_choice(reply.interaction, wish.language)
    await reply.show_screen(my_page(wish, avoided, words_for(reply.interaction), tables.clock.now()))
