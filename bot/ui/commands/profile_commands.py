"""`/profile` and `/history`: statistics and past matches of somebody, for the asker alone."""

from typing import Any

import discord
from discord import app_commands

from bot.screens.pages.match_list import MatchFilter
from bot.tables import Person, TableError
from bot.ui.answers.click import AnyInteraction, load_user_words
from bot.ui.answers.reply import Reply
from bot.ui.commands.command_texts import localize_key
from bot.ui.commands.shared import answer_command
from bot.ui.profiles.profile_pages import ProfilePages, build_person_asker
from games import find_game, list_game_keys


class ProfileCommands:
    """The commands that show profiles (statistics) and lists of matches."""

    def __init__(self, pages: ProfilePages) -> None:
        self._pages = pages

    async def show_history(self, interaction: AnyInteraction, game: str | None, person: discord.User | None) -> None:
        """List the matches of somebody that are over: all, or those of a game, or with a person."""
        people = () if person is None or person.id == interaction.user.id else (person.id,)

        async def show_matches(reply: Reply) -> None:
            match_filter, say = MatchFilter(game or "", people), load_user_words(interaction)
            await reply.show_screen(await self._pages.load_history_screen(interaction.user.id, match_filter, say))

        await answer_command(interaction, show_matches)

    async def show_profile(self, interaction: AnyInteraction, person: discord.User | discord.Member | None) -> None:
        """Show what somebody has played; of others, as much as the asker may know."""
        whom = person or interaction.user

        async def show_card(reply: Reply) -> None:
            if whom.bot:
                raise TableError("profile-bot")
            self._pages.record_avatar(whom)
            subject, asker = Person(whom.id, whom.display_name), build_person_asker(interaction, whom)
            await reply.show_screen(await self._pages.load_profile_screen(subject, asker, load_user_words(interaction)))

        await answer_command(interaction, show_card)


def add_profile_commands(tree: app_commands.CommandTree[Any], does: ProfileCommands) -> None:
    """Register the slash commands of profiles, and *Profile* in the context menu of a person."""
    games = [app_commands.Choice(name=find_game(key).title, value=key) for key in list_game_keys()]

    @tree.command(name="history", description=localize_key("command-history"))
    @app_commands.describe(game=localize_key("command-game"), person=localize_key("command-history-person"))
    @app_commands.choices(game=games)
    async def history_command(
        interaction: AnyInteraction, game: str | None = None, person: discord.User | None = None
    ) -> None:
        await does.show_history(interaction, game, person)

    @tree.command(name="profile", description=localize_key("command-profile"))
    @app_commands.describe(person=localize_key("command-profile-person"))
    async def profile_command(interaction: AnyInteraction, person: discord.User | None = None) -> None:
        await does.show_profile(interaction, person)

    @tree.context_menu(name=localize_key("menu-profile"))
    async def profile_menu(interaction: AnyInteraction, person: discord.User) -> None:
        await does.show_profile(interaction, person)
