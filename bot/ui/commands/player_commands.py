"""The slash commands, one use case each. A secret is never an option: Discord shows the command line to everybody."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.replays.lessons import list_games_with_lesson
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Screen
from bot.screens.lobby import format_game_facts
from bot.screens.pages.help import autocomplete_card_names, render_help, render_rules_or_card
from bot.screens.pages.ladder import LeaderboardRequest
from bot.screens.pages.my_tables import render_own_tables
from bot.screens.scene import Scene
from bot.tables import TableError, TableService
from bot.tables.use_cases.presets import PRESETS
from bot.ui.answers.click import Click, load_user_words, read_interaction_person, refuse_interaction
from bot.ui.answers.reply import Reply
from bot.ui.commands.command_texts import localize_key, localize_text
from bot.ui.commands.shared import answer_command, find_command_table
from bot.ui.composing.draw_queue import run_in_drawing_thread
from bot.ui.interactions.dispatch import ClickDispatcher
from bot.ui.interactions.lobbies import LobbyService
from bot.ui.interactions.permissions import can_see_table
from bot.ui.surfaces.places import add_rematch_place
from games import find_game, list_game_keys
from games.engine.words import Words

MAX_GAME_NIGHT_SEATS = 12
"""No table of a game night has more people; a game says how many of them it takes."""
AnyInteraction = discord.Interaction[Any]


class ParlourCommands:
    """What the commands need, and what each of them does."""

    def __init__(self, tables: TableService, lobbies: LobbyService, clicks: ClickDispatcher) -> None:
        self._tables = tables
        self._lobbies = lobbies
        self._clicks = clicks

    async def open_table(self, interaction: AnyInteraction, game: str, people: str | None, preset: str | None) -> None:
        """Open a table in the channel."""
        say, host = load_user_words(interaction), read_interaction_person(interaction)
        await answer_command(
            interaction,
            lambda reply: self._lobbies.open_table(reply, game, host, say, people=people, preset=preset),
            private=False,
        )

    async def plan_game_night(
        self,
        interaction: AnyInteraction,
        game: str,
        when: str,
        seats: int | None,
        people: str | None,
        preset: str | None,
    ) -> None:
        """Plan (schedule) a game night; only its host sees the answer."""
        say, host, game_nights = (
            load_user_words(interaction),
            read_interaction_person(interaction),
            self._clicks.game_nights,
        )
        await answer_command(
            interaction, lambda reply: game_nights.plan_game_night(reply, game, host, say, when, seats, people, preset)
        )

    async def play_or_plan(
        self,
        interaction: AnyInteraction,
        game: str,
        people: str | None,
        preset: str | None,
        when: str | None,
        seats: int | None,
    ) -> None:
        """Open a table, or plan (schedule) a game night if it is said when; only a game night has a number of seats."""
        if when is not None:
            await self.plan_game_night(interaction, game, when, seats, people, preset)
        elif seats is not None:
            await refuse_interaction(interaction, TableError("evening-seats-alone"), "/play")
        else:
            await self.open_table(interaction, game, people, preset)

    async def open_hand(self, interaction: AnyInteraction) -> None:
        """Show the hand (cards) of the table that is played here; elsewhere, ask which of several is meant."""
        await answer_command(interaction, self._reply_with_hand)

    async def list_own_tables(self, interaction: AnyInteraction) -> None:
        """List the tables where somebody sits, wherever they are, and the others of the server."""
        await answer_command(interaction, self._reply_with_tables)

    async def show_leaderboard(self, interaction: AnyInteraction, game: str | None) -> None:
        """Show the ladder (leaderboard): who plays how well on this server, in one game or in all."""

        async def show_first_page(reply: Reply) -> None:
            request = LeaderboardRequest(game) if game else LeaderboardRequest()
            user, say = interaction.user.id, load_user_words(interaction)
            await reply.show_screen(
                await self._clicks.info.load_leaderboard_screen(request, interaction.guild_id, user, say)
            )

        await answer_command(interaction, show_first_page)

    async def replay_record(self, interaction: AnyInteraction, record: discord.Attachment) -> None:
        """Show a match again from the file of its record."""
        await answer_command(interaction, lambda reply: self._clicks.again.open_uploaded_replay(reply, record))

    async def begin_lesson(self, interaction: AnyInteraction, game: str) -> None:
        """Begin the lesson (tutorial) of a game, for anybody who asks alone."""
        click = Click.from_interaction(interaction, ClickAction("teach", 0, path=game))
        await answer_command(interaction, lambda reply: self._clicks.again.begin_lesson(click, reply))

    async def show_daily_deal(self, interaction: AnyInteraction) -> None:
        """Show today's daily deal to the asker alone."""
        click = Click.from_interaction(interaction, ClickAction("daily", 0))
        await answer_command(interaction, lambda reply: self._clicks.again.show_daily_deal(click, reply))

    async def explain_rules(self, interaction: AnyInteraction, game: str, card: str | None) -> None:
        """Explain a game, or one of its cards."""
        await answer_command(
            interaction, lambda reply: _compose_and_show(reply, lambda say: render_rules_or_card(game, card, say))
        )

    async def show_help(self, interaction: AnyInteraction) -> None:
        """Say what the bot offers."""
        await answer_command(interaction, lambda reply: _compose_and_show(reply, render_help))

    async def _reply_with_hand(self, reply: Reply) -> None:
        table = await find_command_table(reply, self._tables, "hand")
        if table is not None:
            await self._clicks.run_table_command(reply, "/hand", table)

    async def _reply_with_tables(self, reply: Reply) -> None:
        user, say = reply.interaction.user.id, load_user_words(reply.interaction)
        waiting = await self._tables.list_user_views(user)
        own = [Scene(replace(view, table=await add_rematch_place(self._tables, view.table)), say) for view in waiting]
        guild_id, seated = reply.interaction.guild_id, {scene.table.id for scene in own}
        newest = await self._tables.list_newest_server_tables(guild_id) if guild_id else ()
        others = [table for table in newest if table.id not in seated and await can_see_table(reply.interaction, table)]
        placed = [await add_rematch_place(self._tables, table) for table in others]
        await reply.show_screen(render_own_tables(own, placed, say))


async def _compose_and_show(reply: Reply, compose: Callable[[Words], Screen]) -> None:
    """Compose a screen in the asker's language and show it to them."""
    await reply.show_screen(await run_in_drawing_thread(lambda: compose(load_user_words(reply.interaction))))


def add_player_commands(tree: app_commands.CommandTree[Any], does: ParlourCommands) -> None:
    """Register the slash commands of players."""
    in_all_places = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    for_all = app_commands.allowed_installs(guilds=True, users=True)
    games = [app_commands.Choice(name=find_game(key).title, value=key) for key in list_game_keys()]
    presets = [app_commands.Choice(name=localize_key(f"lobby-{preset}"), value=preset) for preset in PRESETS]
    invitations = [app_commands.Choice(name=_format_game_choice(key), value=key) for key in list_game_keys()]

    @tree.command(name="play", description=localize_key("command-play"))
    @app_commands.describe(
        game=localize_key("command-game"),
        people=localize_key("command-play-with"),
        preset=localize_key("command-play-preset"),
        when=localize_key("command-play-when"),
        seats=localize_key("command-play-seats"),
    )
    @app_commands.rename(people="with")
    @app_commands.choices(game=invitations, preset=presets)
    @in_all_places
    @for_all
    async def play_command(
        interaction: AnyInteraction,
        game: str,
        people: str | None = None,
        preset: str | None = None,
        when: str | None = None,
        seats: app_commands.Range[int, 2, MAX_GAME_NIGHT_SEATS] | None = None,
    ) -> None:
        await does.play_or_plan(interaction, game, people, preset, when, seats)

    @tree.command(name="daily", description=localize_key("command-daily"))
    @in_all_places
    @for_all
    async def daily_command(interaction: AnyInteraction) -> None:
        await does.show_daily_deal(interaction)

    @tree.command(name="hand", description=localize_key("command-hand"))
    async def hand_command(interaction: AnyInteraction) -> None:
        await does.open_hand(interaction)

    @tree.command(name="tables", description=localize_key("command-tables"))
    async def tables_command(interaction: AnyInteraction) -> None:
        await does.list_own_tables(interaction)

    @tree.command(name="ladder", description=localize_key("command-ladder"))
    @app_commands.describe(game=localize_key("command-game"))
    @app_commands.choices(game=games)
    @app_commands.guild_only()
    async def ladder_command(interaction: AnyInteraction, game: str | None = None) -> None:
        await does.show_leaderboard(interaction, game)

    @tree.command(name="replay", description=localize_key("command-replay"))
    @app_commands.describe(record=localize_key("command-replay-record"))
    async def replay_command(interaction: AnyInteraction, record: discord.Attachment) -> None:
        await does.replay_record(interaction, record)

    lessons = [app_commands.Choice(name=find_game(key).title, value=key) for key in list_games_with_lesson()]

    @tree.command(name="learn", description=localize_key("command-learn"))
    @app_commands.describe(game=localize_key("command-game"))
    @app_commands.choices(game=lessons)
    async def learn_command(interaction: AnyInteraction, game: str) -> None:
        await does.begin_lesson(interaction, game)

    @tree.command(name="rules", description=localize_key("command-rules"))
    @app_commands.describe(game=localize_key("command-game"), card=localize_key("command-card"))
    @app_commands.choices(game=games)
    @app_commands.autocomplete(card=_autocomplete_cards)
    async def rules_command(interaction: AnyInteraction, game: str, card: str | None = None) -> None:
        await does.explain_rules(interaction, game, card)

    @tree.command(name="help", description=localize_key("command-help"))
    async def help_command(interaction: AnyInteraction) -> None:
        await does.show_help(interaction)


def _format_game_choice(key: str) -> app_commands.locale_str:
    """Return a game with its line, as a choice in autocomplete shows it."""
    title = find_game(key).title
    return localize_text(lambda say: say("command-play-game", game=title, line=format_game_facts(key, say)))


async def _autocomplete_cards(interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Autocomplete the cards of the game that is already named."""
    game = getattr(interaction.namespace, "game", None)
    if game not in list_game_keys():
        return []
    return [
        app_commands.Choice(name=name, value=card)
        for name, card in autocomplete_card_names(game, typed, load_user_words(interaction))
    ]
