"""The slash commands, each of one use case. A secret is never an option: Discord shows the command line to all."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.screens.board import board
from bot.screens.help import cards_like, explained, helping
from bot.screens.layout import Screen
from bot.screens.lobby import line
from bot.screens.mine import mine, which
from bot.screens.scene import Scene, plain
from bot.tables import PACES, ProposalKind, Table, TableError, Tables
from bot.ui.click import Asked, guarded, managed_by, person_of, words_for
from bot.ui.clicks import Clicks
from bot.ui.easel import composed
from bot.ui.lobbies import Lobbies
from bot.ui.reply import Reply
from games import find, keys
from games.engine.words import Words, said, words

AnyInteraction = discord.Interaction[Any]


class ParlourCommands:
    """What the commands need, and what each of them does."""

    def __init__(self, tables: Tables, lobbies: Lobbies, clicks: Clicks) -> None:
        self._tables = tables
        self._lobbies = lobbies
        self._clicks = clicks

    async def play(self, interaction: AnyInteraction, game: str) -> None:
        """Open a table in the channel."""
        say = words_for(interaction)
        await self._answer(
            interaction, lambda reply: self._lobbies.open(reply, game, person_of(interaction), say), private=False
        )

    async def hand(self, interaction: AnyInteraction) -> None:
        """Show the hand of the table that is played here, or that waits for the player."""
        await self._answer(interaction, self._hand)

    async def show(self, interaction: AnyInteraction) -> None:
        """Show the table that is played here."""
        await self._answer(interaction, self._show)

    async def leave(self, interaction: AnyInteraction) -> None:
        """Leave the lobby or the match."""
        await self._answer(interaction, self._leave)

    async def close(self, interaction: AnyInteraction) -> None:
        """Close the table."""
        await self._answer(interaction, self._close)

    async def kick(self, interaction: AnyInteraction, member: discord.Member) -> None:
        """Send somebody away from the lobby."""
        await self._answer(interaction, lambda reply: self._to_member(reply, member, self._tables.kick, "kicked"))

    async def host(self, interaction: AnyInteraction, member: discord.Member) -> None:
        """Make somebody else the host."""
        await self._answer(
            interaction, lambda reply: self._to_member(reply, member, self._tables.hand_over, "new-host")
        )

    async def propose(self, interaction: AnyInteraction, kind: ProposalKind) -> None:
        """Ask the table to agree on something."""
        person = person_of(interaction)
        await self._answer(
            interaction, lambda reply: self._ask(reply, lambda table: self._tables.propose(table, kind, person))
        )

    async def pace(self, interaction: AnyInteraction, pace: str) -> None:
        """Change the pace of the table, or ask for it."""
        user = interaction.user.id
        await self._answer(
            interaction, lambda reply: self._ask(reply, lambda table: self._tables.set_pace(table, user, pace))
        )

    async def sit(self, interaction: AnyInteraction, seat: int | None) -> None:
        """Ask for the seat of somebody who has left or is away; seats are counted from 1."""
        person, place = person_of(interaction), None if seat is None else seat - 1
        await self._answer(
            interaction,
            lambda reply: self._ask(
                reply, lambda table: self._tables.take_seat(table, person, place), "proposed-host", newcomer=True
            ),
        )

    async def tables(self, interaction: AnyInteraction) -> None:
        """List the tables where somebody sits, wherever they are."""
        await self._answer(interaction, self._mine)

    async def rules(self, interaction: AnyInteraction, game: str, card: str | None) -> None:
        """Explain a game, or one of its cards."""
        await self._answer(interaction, lambda reply: _show(reply, lambda say: explained(game, card, say)))

    async def help(self, interaction: AnyInteraction) -> None:
        """Tell what the house offers."""
        await self._answer(interaction, lambda reply: _show(reply, helping))

    async def _answer(
        self, interaction: AnyInteraction, work: Callable[[Reply], Awaitable[object]], *, private: bool = True
    ) -> None:
        async with Reply(interaction, private=private) as reply:
            await guarded(reply, words_for(interaction), lambda: work(reply), asked(interaction))

    async def _hand(self, reply: Reply) -> None:
        interaction = reply.interaction
        say = words_for(interaction)
        here = await self._tables.table_in(interaction.channel_id or 0)
        own = [table for table in await self._tables.tables_of(interaction.user.id) if table.status == "playing"]
        if len(own) > 1 and not (here and here.sitter(interaction.user.id)):
            await reply.show(which(own, say))
            return
        await self._clicks.show_hand(reply, await self._table_of(interaction), interaction.user.id, say)

    async def _mine(self, reply: Reply) -> None:
        user, say = reply.interaction.user.id, words_for(reply.interaction)
        own = await self._tables.tables_of(user)
        if not own:
            raise TableError("no-table-here")
        await reply.show(mine([Scene(await self._tables.look(table.id, user), say) for table in own], say))

    async def _to_member(
        self, reply: Reply, member: discord.Member, change: Callable[[int, int, int], Awaitable[Table]], done: str
    ) -> None:
        """Change something about another at the table that is played here, and say that it is done."""
        table = await self._table_of(reply.interaction)
        await change(table.id, reply.interaction.user.id, member.id)
        await reply.tell(words_for(reply.interaction)(f"answer-{done}", name=plain(member.display_name)))

    async def _ask(
        self,
        reply: Reply,
        ask: Callable[[int], Awaitable[Table]],
        asked: str = "proposed",
        *,
        newcomer: bool = False,
    ) -> None:
        """Ask something of the table that is played here, and say whether it agrees already."""
        here = await self._table_of(reply.interaction, spectators=newcomer)
        table = await ask(here.id)
        await reply.tell(words_for(reply.interaction)(f"answer-{asked if table.proposal else 'done'}"))

    async def _show(self, reply: Reply) -> None:
        interaction = reply.interaction
        table = await self._table_of(interaction, spectators=True)
        say = words_for(interaction)
        if table.started_at is not None:
            scene = Scene(await self._tables.look(table.id, None), words(table.language))
            await reply.show(await composed(lambda: board(scene)))
            return
        lobby = next((s for s in await self._tables.shown.of(table.id) if s.kind == "lobby"), None)
        message = lobby.message_id if lobby else ""
        link = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}/{message}"
        await reply.tell(say("answer-table", link=link))

    async def _leave(self, reply: Reply) -> None:
        interaction = reply.interaction
        table = await self._table_of(interaction)
        await self._lobbies.leave(reply, table.id, interaction.user.id, words_for(interaction))

    async def _close(self, reply: Reply) -> None:
        interaction = reply.interaction
        table = await self._table_of(interaction, spectators=True)
        await self._tables.close(table.id, interaction.user.id, managed_by(interaction))
        await reply.tell(words_for(interaction)("answer-closed"))

    async def _table_of(self, interaction: AnyInteraction, *, spectators: bool = False) -> Table:
        """Return the table of this channel, or else the one of the user's that has waited longest for them."""
        here = await self._tables.table_in(interaction.channel_id or 0)
        if here and (spectators or here.sitter(interaction.user.id)):
            return here
        own = await self._tables.tables_of(interaction.user.id)
        if not own:
            raise TableError("no-table-here")
        waiting = [table for table in own if (await self._tables.look(table.id, interaction.user.id)).waited_for]
        return (waiting or list(own))[-1]


def asked(interaction: AnyInteraction) -> Asked:
    """Return what the log may know of a command."""
    name = interaction.command.qualified_name if interaction.command else "?"
    return {"verb": f"/{name}", "user": interaction.user.id, "channel": interaction.channel_id}


async def _show(reply: Reply, compose: Callable[[Words], Screen]) -> None:
    """Compose a screen in the asker's language and show it to them."""
    await reply.show(await composed(lambda: compose(words_for(reply.interaction))))


def add_commands(tree: app_commands.CommandTree[Any], does: ParlourCommands) -> None:
    """Put the commands on the tree."""
    in_all_places = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    for_all = app_commands.allowed_installs(guilds=True, users=True)
    games = [app_commands.Choice(name=find(key).title, value=key) for key in keys()]
    invitations = [app_commands.Choice(name=_invitation(key), value=key) for key in keys()]

    @tree.command(name="play", description=said("command-play"))
    @app_commands.describe(game=said("command-game"))
    @app_commands.choices(game=invitations)
    @in_all_places
    @for_all
    async def play(interaction: AnyInteraction, game: str) -> None:
        await does.play(interaction, game)

    @tree.command(name="hand", description=said("command-hand"))
    async def hand(interaction: AnyInteraction) -> None:
        await does.hand(interaction)

    @tree.command(name="tables", description=said("command-tables"))
    async def tables(interaction: AnyInteraction) -> None:
        await does.tables(interaction)

    @tree.command(name="rules", description=said("command-rules"))
    @app_commands.describe(game=said("command-game"), card=said("command-card"))
    @app_commands.choices(game=games)
    @app_commands.autocomplete(card=_cards)
    async def rules_(interaction: AnyInteraction, game: str, card: str | None = None) -> None:
        await does.rules(interaction, game, card)

    @tree.command(name="help", description=said("command-help"))
    async def help_(interaction: AnyInteraction) -> None:
        await does.help(interaction)

    group = app_commands.Group(name="table", description=said("command-table"), guild_only=True)
    for name, action in (("show", does.show), ("leave", does.leave), ("close", does.close)):
        group.add_command(
            app_commands.Command(name=name, description=said(f"command-table-{name}"), callback=_bare(action))
        )
    for name, to_member in (("kick", does.kick), ("host", does.host)):
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=name, description=said(f"command-table-{name}"), callback=_about_member(to_member)
        )
        group.add_command(app_commands.describe(member=said("command-table-member"))(command))
    _add_proposals(group, does)
    tree.add_command(group)


def _add_proposals(group: app_commands.Group, does: ParlourCommands) -> None:
    """Put those commands on the tree that ask a table to agree."""
    kinds: tuple[ProposalKind, ...] = ("pause", "resume", "end")
    for kind in kinds:
        group.add_command(
            app_commands.Command(name=kind, description=said(f"command-table-{kind}"), callback=_proposing(does, kind))
        )

    @group.command(name="pace", description=said("command-table-pace"))
    @app_commands.describe(pace=said("command-table-pace-pace"))
    @app_commands.choices(pace=[app_commands.Choice(name=said(f"pace-{pace}"), value=pace) for pace in PACES])
    async def pace_(interaction: AnyInteraction, pace: str) -> None:
        await does.pace(interaction, pace)

    @group.command(name="sit", description=said("command-table-sit"))
    @app_commands.describe(seat=said("command-table-sit-seat"))
    async def sit(interaction: AnyInteraction, seat: app_commands.Range[int, 1, 8] | None = None) -> None:
        await does.sit(interaction, seat)


def _invitation(key: str) -> str:
    """Return a game with its line, as the completion of a command shows it."""
    return said("command-play-game", game=find(key).title, line=line(key, words()))


async def _cards(interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the cards of the game that is named already."""
    game = getattr(interaction.namespace, "game", None)
    if game not in keys():
        return []
    return [
        app_commands.Choice(name=name, value=card) for name, card in cards_like(game, typed, words_for(interaction))
    ]


def _bare(action: Any) -> Any:
    """Return a bound method as the plain function that discord.py asks for."""

    async def command(interaction: AnyInteraction) -> None:
        await action(interaction)

    return command


def _proposing(does: ParlourCommands, kind: ProposalKind) -> Any:
    """Return the function of a command that asks a table to agree on something."""

    async def command(interaction: AnyInteraction) -> None:
        await does.propose(interaction, kind)

    return command


def _about_member(action: Any) -> Any:
    """Return a bound method as the function of a command that names a member of the server."""

    async def command(interaction: AnyInteraction, member: discord.Member) -> None:
        await action(interaction, member)

    return command
