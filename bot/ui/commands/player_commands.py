"""The slash commands, one use case each. A secret is never an option: Discord shows the command line to everybody."""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.replays.lessons import taught
from bot.screens.custom_ids import Act
from bot.screens.layout import Screen
from bot.screens.lobby import line
from bot.screens.pages.help import cards_like, explained, helping
from bot.screens.pages.history import history
from bot.screens.pages.my_tables import tables_of
from bot.screens.scene import Scene
from bot.tables import Table, Tables
from bot.tables.use_cases.presets import PRESETS
from bot.ui.answers.click import Click, person_of, words_for
from bot.ui.answers.reply import Reply
from bot.ui.commands.shared import answered, find_table
from bot.ui.composing.draw_queue import composed
from bot.ui.interactions.dispatch import Dispatch
from bot.ui.interactions.lobbies import Lobbies
from bot.ui.interactions.permissions import sees
from games import find, keys
from games.engine.words import Words, said, words

AnyInteraction = discord.Interaction[Any]


class ParlourCommands:
    """What the commands need, and what each of them does."""

    def __init__(self, tables: Tables, lobbies: Lobbies, clicks: Dispatch) -> None:
        self._tables = tables
        self._lobbies = lobbies
        self._clicks = clicks

    async def play(self, interaction: AnyInteraction, game: str, people: str | None, preset: str | None) -> None:
        """Open a table in the channel."""
        say, host = words_for(interaction), person_of(interaction)
        await answered(
            interaction,
            lambda reply: self._lobbies.open(reply, game, host, say, people=people, preset=preset),
            private=False,
        )

    async def hand(self, interaction: AnyInteraction) -> None:
        """Show the hand of the table that is played here; elsewhere, ask which of several is meant."""
        await answered(interaction, self._hand)

    async def tables(self, interaction: AnyInteraction) -> None:
        """List the tables where somebody sits, wherever they are, and the others of the server."""
        await answered(interaction, self._mine)

    async def history(self, interaction: AnyInteraction) -> None:
        """List the matches of somebody that are over, to be seen again."""
        await answered(interaction, self._history)

    async def replay(self, interaction: AnyInteraction, record: discord.Attachment) -> None:
        """Show a match again from the file of its record."""
        await answered(interaction, lambda reply: self._clicks.again.from_file(reply, record))

    async def learn(self, interaction: AnyInteraction, game: str) -> None:
        """Begin the lesson of a game, for anybody who asks alone."""
        click = Click.of(interaction, Act("teach", 0, path=game))
        await answered(interaction, lambda reply: self._clicks.again.teach(click, reply))

    async def rules(self, interaction: AnyInteraction, game: str, card: str | None) -> None:
        """Explain a game, or one of its cards."""
        await answered(interaction, lambda reply: _show(reply, lambda say: explained(game, card, say)))

    async def help(self, interaction: AnyInteraction) -> None:
        """Say what the bot offers."""
        await answered(interaction, lambda reply: _show(reply, helping))

    async def _hand(self, reply: Reply) -> None:
        table = await find_table(reply, self._tables, "hand")
        if table is not None:
            await self._clicks.command(reply, "/hand", table)

    async def _history(self, reply: Reply) -> None:
        user, say = reply.interaction.user.id, words_for(reply.interaction)
        scenes = [await self._ended(table, user, say) for table in await self._tables.history_of(user)]
        await reply.show(history(scenes, user, say))

    async def _ended(self, table: Table, user: int, say: Words) -> Scene:
        """Return a match that is over as somebody saw it; all that was played only where it says since when."""
        seen = await self._tables.glance(table.id, user)
        told = await self._tables.story(table.id) if seen.outcome and seen.table.vacant else ()
        return Scene(seen, say, told)

    async def _mine(self, reply: Reply) -> None:
        user, say = reply.interaction.user.id, words_for(reply.interaction)
        own = [Scene(seen, say) for seen in await self._tables.waiting_for(user)]
        guild_id, seated = reply.interaction.guild_id, {scene.table.id for scene in own}
        found = await self._tables.on_server(guild_id) if guild_id else ()
        others = [table for table in found if table.id not in seated and await sees(reply.interaction, table)]
        await reply.show(tables_of(own, others, say))


async def _show(reply: Reply, compose: Callable[[Words], Screen]) -> None:
    """Compose a screen in the asker's language and show it to them."""
    await reply.show(await composed(lambda: compose(words_for(reply.interaction))))


def add_commands(tree: app_commands.CommandTree[Any], does: ParlourCommands) -> None:
    """Put the commands on the tree."""
    in_all_places = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    for_all = app_commands.allowed_installs(guilds=True, users=True)
    games = [app_commands.Choice(name=find(key).title, value=key) for key in keys()]
    presets = [app_commands.Choice(name=said(f"lobby-{preset}"), value=preset) for preset in PRESETS]
    invitations = [app_commands.Choice(name=_invitation(key), value=key) for key in keys()]

    @tree.command(name="play", description=said("command-play"))
    @app_commands.describe(
        game=said("command-game"), people=said("command-play-with"), preset=said("command-play-preset")
    )
    @app_commands.rename(people="with")
    @app_commands.choices(game=invitations, preset=presets)
    @in_all_places
    @for_all
    async def play(
        interaction: AnyInteraction, game: str, people: str | None = None, preset: str | None = None
    ) -> None:
        await does.play(interaction, game, people, preset)

    @tree.command(name="hand", description=said("command-hand"))
    async def hand(interaction: AnyInteraction) -> None:
        await does.hand(interaction)

    @tree.command(name="tables", description=said("command-tables"))
    async def tables(interaction: AnyInteraction) -> None:
        await does.tables(interaction)

    @tree.command(name="history", description=said("command-history"))
    async def history_(interaction: AnyInteraction) -> None:
        await does.history(interaction)

    @tree.command(name="replay", description=said("command-replay"))
    @app_commands.describe(record=said("command-replay-record"))
    async def replay(interaction: AnyInteraction, record: discord.Attachment) -> None:
        await does.replay(interaction, record)

    lessons = [app_commands.Choice(name=find(key).title, value=key) for key in taught()]

    @tree.command(name="learn", description=said("command-learn"))
    @app_commands.describe(game=said("command-game"))
    @app_commands.choices(game=lessons)
    async def learn(interaction: AnyInteraction, game: str) -> None:
        await does.learn(interaction, game)

    @tree.command(name="rules", description=said("command-rules"))
    @app_commands.describe(game=said("command-game"), card=said("command-card"))
    @app_commands.choices(game=games)
    @app_commands.autocomplete(card=_cards)
    async def rules_(interaction: AnyInteraction, game: str, card: str | None = None) -> None:
        await does.rules(interaction, game, card)

    @tree.command(name="help", description=said("command-help"))
    async def help_(interaction: AnyInteraction) -> None:
        await does.help(interaction)


def _invitation(key: str) -> str:
    """Return a game with its line, as a command's completion shows it."""
    return said("command-play-game", game=find(key).title, line=line(key, words()))


async def _cards(interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the cards of the game that is already named."""
    game = getattr(interaction.namespace, "game", None)
    if game not in keys():
        return []
    return [
        app_commands.Choice(name=name, value=card) for name, card in cards_like(game, typed, words_for(interaction))
    ]
