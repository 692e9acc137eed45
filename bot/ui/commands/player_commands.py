"""The slash commands, one use case each. A secret is never an option: Discord shows the command line to everybody."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.replays.lessons import games_with_lesson
from bot.screens.custom_ids import Act
from bot.screens.layout import Screen
from bot.screens.lobby import format_game_facts
from bot.screens.pages.help import cards_like, render_help, render_rules_or_card
from bot.screens.pages.ladder import LadderAsked
from bot.screens.pages.my_tables import tables_of
from bot.screens.scene import Scene
from bot.tables import TableError, Tables
from bot.tables.use_cases.presets import PRESETS
from bot.ui.answers.click import Click, person_of, refuse_interaction, words_for
from bot.ui.answers.reply import Reply
from bot.ui.commands.command_texts import command_text, translated_text
from bot.ui.commands.shared import answer_command, find_table
from bot.ui.composing.draw_queue import run_in_drawing_thread
from bot.ui.interactions.dispatch import Dispatch
from bot.ui.interactions.lobbies import Lobbies
from bot.ui.interactions.permissions import can_see_table
from bot.ui.surfaces.places import with_place
from games import find_game, game_keys
from games.engine.words import Words

MOST_SEATS = 12
"""No table of an evening has more people; a game says how many of them it takes."""
AnyInteraction = discord.Interaction[Any]


class ParlourCommands:
    """What the commands need, and what each of them does."""

    def __init__(self, tables: Tables, lobbies: Lobbies, clicks: Dispatch) -> None:
        self._tables = tables
        self._lobbies = lobbies
        self._clicks = clicks

    async def open_table(self, interaction: AnyInteraction, game: str, people: str | None, preset: str | None) -> None:
        """Open a table in the channel."""
        say, host = words_for(interaction), person_of(interaction)
        await answer_command(
            interaction,
            lambda reply: self._lobbies.open_lobby(reply, game, host, say, people=people, preset=preset),
            private=False,
        )

    async def plan_evening(
        self,
        interaction: AnyInteraction,
        game: str,
        when: str,
        seats: int | None,
        people: str | None,
        preset: str | None,
    ) -> None:
        """Plan an evening; only its host sees the answer."""
        say, host, evenings = words_for(interaction), person_of(interaction), self._clicks.evenings
        await answer_command(
            interaction, lambda reply: evenings.plan_evening(reply, game, host, say, when, seats, people, preset)
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
        """Open a table, or plan an evening if it is said when; only an evening has a number of seats."""
        if when is not None:
            await self.plan_evening(interaction, game, when, seats, people, preset)
        elif seats is not None:
            await refuse_interaction(interaction, TableError("evening-seats-alone"), "/play")
        else:
            await self.open_table(interaction, game, people, preset)

    async def open_hand(self, interaction: AnyInteraction) -> None:
        """Show the hand of the table that is played here; elsewhere, ask which of several is meant."""
        await answer_command(interaction, self._reply_with_hand)

    async def list_own_tables(self, interaction: AnyInteraction) -> None:
        """List the tables where somebody sits, wherever they are, and the others of the server."""
        await answer_command(interaction, self._reply_with_tables)

    async def show_ladder(self, interaction: AnyInteraction, game: str | None) -> None:
        """Show who plays how well on this server, in one game or in all."""

        async def show_first_page(reply: Reply) -> None:
            asked = LadderAsked(game) if game else LadderAsked()
            user, say = interaction.user.id, words_for(interaction)
            await reply.show_screen(await self._clicks.info.compose_ladder(asked, interaction.guild_id, user, say))

        await answer_command(interaction, show_first_page)

    async def replay_record(self, interaction: AnyInteraction, record: discord.Attachment) -> None:
        """Show a match again from the file of its record."""
        await answer_command(interaction, lambda reply: self._clicks.again.from_file(reply, record))

    async def teach_game(self, interaction: AnyInteraction, game: str) -> None:
        """Begin the lesson of a game, for anybody who asks alone."""
        click = Click.from_interaction(interaction, Act("teach", 0, path=game))
        await answer_command(interaction, lambda reply: self._clicks.again.begin_lesson(click, reply))

    async def show_day(self, interaction: AnyInteraction) -> None:
        """Show today's deal to the asker alone."""
        click = Click.from_interaction(interaction, Act("daily", 0))
        await answer_command(interaction, lambda reply: self._clicks.again.show_day(click, reply))

    async def explain_rules(self, interaction: AnyInteraction, game: str, card: str | None) -> None:
        """Explain a game, or one of its cards."""
        await answer_command(
            interaction, lambda reply: _compose_and_show(reply, lambda say: render_rules_or_card(game, card, say))
        )

    async def show_help(self, interaction: AnyInteraction) -> None:
        """Say what the bot offers."""
        await answer_command(interaction, lambda reply: _compose_and_show(reply, render_help))

    async def _reply_with_hand(self, reply: Reply) -> None:
        table = await find_table(reply, self._tables, "hand")
        if table is not None:
            await self._clicks.carry_out_command(reply, "/hand", table)

    async def _reply_with_tables(self, reply: Reply) -> None:
        user, say = reply.interaction.user.id, words_for(reply.interaction)
        waiting = await self._tables.waiting_for(user)
        own = [Scene(replace(seen, table=await with_place(self._tables, seen.table)), say) for seen in waiting]
        guild_id, seated = reply.interaction.guild_id, {scene.table.id for scene in own}
        found = await self._tables.on_server(guild_id) if guild_id else ()
        others = [table for table in found if table.id not in seated and await can_see_table(reply.interaction, table)]
        placed = [await with_place(self._tables, table) for table in others]
        await reply.show_screen(tables_of(own, placed, say))


async def _compose_and_show(reply: Reply, compose: Callable[[Words], Screen]) -> None:
    """Compose a screen in the asker's language and show it to them."""
    await reply.show_screen(await run_in_drawing_thread(lambda: compose(words_for(reply.interaction))))


def add_commands(tree: app_commands.CommandTree[Any], does: ParlourCommands) -> None:
    """Put the commands on the tree."""
    in_all_places = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    for_all = app_commands.allowed_installs(guilds=True, users=True)
    games = [app_commands.Choice(name=find_game(key).title, value=key) for key in game_keys()]
    presets = [app_commands.Choice(name=command_text(f"lobby-{preset}"), value=preset) for preset in PRESETS]
    invitations = [app_commands.Choice(name=_format_game_choice(key), value=key) for key in game_keys()]

    @tree.command(name="play", description=command_text("command-play"))
    @app_commands.describe(
        game=command_text("command-game"),
        people=command_text("command-play-with"),
        preset=command_text("command-play-preset"),
        when=command_text("command-play-when"),
        seats=command_text("command-play-seats"),
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
        seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
    ) -> None:
        await does.play_or_plan(interaction, game, people, preset, when, seats)

    @tree.command(name="daily", description=command_text("command-daily"))
    @in_all_places
    @for_all
    async def daily_command(interaction: AnyInteraction) -> None:
        await does.show_day(interaction)

    @tree.command(name="hand", description=command_text("command-hand"))
    async def hand_command(interaction: AnyInteraction) -> None:
        await does.open_hand(interaction)

    @tree.command(name="tables", description=command_text("command-tables"))
    async def tables_command(interaction: AnyInteraction) -> None:
        await does.list_own_tables(interaction)

    @tree.command(name="ladder", description=command_text("command-ladder"))
    @app_commands.describe(game=command_text("command-game"))
    @app_commands.choices(game=games)
    @app_commands.guild_only()
    async def ladder_command(interaction: AnyInteraction, game: str | None = None) -> None:
        await does.show_ladder(interaction, game)

    @tree.command(name="replay", description=command_text("command-replay"))
    @app_commands.describe(record=command_text("command-replay-record"))
    async def replay_command(interaction: AnyInteraction, record: discord.Attachment) -> None:
        await does.replay_record(interaction, record)

    lessons = [app_commands.Choice(name=find_game(key).title, value=key) for key in games_with_lesson()]

    @tree.command(name="learn", description=command_text("command-learn"))
    @app_commands.describe(game=command_text("command-game"))
    @app_commands.choices(game=lessons)
    async def learn_command(interaction: AnyInteraction, game: str) -> None:
        await does.teach_game(interaction, game)

    @tree.command(name="rules", description=command_text("command-rules"))
    @app_commands.describe(game=command_text("command-game"), card=command_text("command-card"))
    @app_commands.choices(game=games)
    @app_commands.autocomplete(card=_autocomplete_cards)
    async def rules_command(interaction: AnyInteraction, game: str, card: str | None = None) -> None:
        await does.explain_rules(interaction, game, card)

    @tree.command(name="help", description=command_text("command-help"))
    async def help_command(interaction: AnyInteraction) -> None:
        await does.show_help(interaction)


def _format_game_choice(key: str) -> app_commands.locale_str:
    """Return a game with its line, as a command's completion shows it."""
    title = find_game(key).title
    return translated_text(lambda say: say("command-play-game", game=title, line=format_game_facts(key, say)))


async def _autocomplete_cards(interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the cards of the game that is already named."""
    game = getattr(interaction.namespace, "game", None)
    if game not in game_keys():
        return []
    return [
        app_commands.Choice(name=name, value=card) for name, card in cards_like(game, typed, words_for(interaction))
    ]
