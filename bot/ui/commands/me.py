"""/me: somebody's preferences, such as how they want to be called (pinged), at all tables of the bot."""

from collections.abc import Mapping
from typing import Any, get_args

from discord import app_commands

from bot.screens.pages.my_preferences import render_me_page
from bot.store.models import OwnMotion
from bot.tables import PingRoute, TableService
from bot.tables.preferences import translate_choices
from bot.ui.answers.click import AnyInteraction, load_user_words, set_interaction_language
from bot.ui.answers.reply import Reply
from bot.ui.commands.command_texts import list_language_choices, localize_key
from bot.ui.commands.shared import answer_command

ME_OPTIONS = ("ring", "quiet", "zone", "moon", "avatar", "motion", "away", "profile", "ladder", "language")


def add_me_command(tree: app_commands.CommandTree[Any], tables: TableService) -> None:
    """Register the slash command /me (preferences of pings, language, privacy)."""
    rings = [app_commands.Choice(name=localize_key(f"me-choice-{ring}"), value=ring) for ring in get_args(PingRoute)]
    motions = [
        app_commands.Choice(name=localize_key(f"motion-{motion}"), value=motion) for motion in get_args(OwnMotion)
    ]

    languages = list_language_choices("me-language-discord")

    @tree.command(name="me", description=localize_key("command-me"))
    @app_commands.describe(**{name: localize_key(f"command-me-{name}") for name in ME_OPTIONS})
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


async def _change_preferences(reply: Reply, tables: TableService, options: Mapping[str, object]) -> None:
    """Change the preferences that were chosen, and show all of them."""
    say, user = load_user_words(reply.interaction), reply.interaction.user.id
    preferences = translate_choices({name: value for name, value in options.items() if value is not None}, say)
    wish, avoided = (
        await tables.people.change_preferences(user, preferences),
        await tables.store.blocks.list_avoided(user),
    )
    set_interaction_language(reply.interaction, wish.language)
    await reply.show_screen(render_me_page(wish, avoided, load_user_words(reply.interaction), tables.clock.now()))
