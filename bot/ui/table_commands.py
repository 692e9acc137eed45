"""/table …: what can be done at the table that is played in a channel."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.screens.board import board
from bot.screens.scene import Scene, plain
from bot.tables import PACES, ProposalKind, Table, Tables
from bot.ui.asking import answered, table_of
from bot.ui.click import AnyInteraction, managed_by, person_of, words_for
from bot.ui.easel import composed
from bot.ui.lobbies import Lobbies
from bot.ui.reply import Reply
from games.engine.words import said, words


class TableCommands:
    """What may be asked of a table."""

    def __init__(self, tables: Tables, lobbies: Lobbies) -> None:
        self._tables = tables
        self._lobbies = lobbies

    async def show(self, interaction: AnyInteraction) -> None:
        """Show the table that is played here."""
        await answered(interaction, self._show)

    async def leave(self, interaction: AnyInteraction) -> None:
        """Leave the lobby or the match."""
        await answered(interaction, self._leave)

    async def close(self, interaction: AnyInteraction) -> None:
        """Close the table."""
        await answered(interaction, self._close)

    async def kick(self, interaction: AnyInteraction, member: discord.Member) -> None:
        """Send somebody away from the lobby."""
        await answered(interaction, lambda reply: self._to_member(reply, member, self._tables.kick, "kicked"))

    async def host(self, interaction: AnyInteraction, member: discord.Member) -> None:
        """Make somebody else the host."""
        await answered(interaction, lambda reply: self._to_member(reply, member, self._tables.hand_over, "new-host"))

    async def propose(self, interaction: AnyInteraction, kind: ProposalKind) -> None:
        """Ask the table to agree on something."""
        person = person_of(interaction)
        await answered(
            interaction, lambda reply: self._ask(reply, lambda table: self._tables.propose(table, kind, person))
        )

    async def pace(self, interaction: AnyInteraction, pace: str) -> None:
        """Change the pace of the table, or ask for it."""
        user = interaction.user.id
        await answered(
            interaction, lambda reply: self._ask(reply, lambda table: self._tables.set_pace(table, user, pace))
        )

    async def sit(self, interaction: AnyInteraction, seat: int | None) -> None:
        """Ask for the seat of somebody who has left or is away; seats are counted from 1."""
        person, place = person_of(interaction), None if seat is None else seat - 1
        await answered(
            interaction,
            lambda reply: self._ask(
                reply, lambda table: self._tables.take_seat(table, person, place), "proposed-host", newcomer=True
            ),
        )

    async def _to_member(
        self, reply: Reply, member: discord.Member, change: Callable[[int, int, int], Awaitable[Table]], done: str
    ) -> None:
        """Change something about another at the table that is played here, and say that it is done."""
        table = await table_of(self._tables, reply.interaction)
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
        here = await table_of(self._tables, reply.interaction, spectators=newcomer)
        table = await ask(here.id)
        await reply.tell(words_for(reply.interaction)(f"answer-{asked if table.proposal else 'done'}"))

    async def _show(self, reply: Reply) -> None:
        interaction = reply.interaction
        table = await table_of(self._tables, interaction, spectators=True)
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
        table = await table_of(self._tables, interaction)
        await self._lobbies.leave(reply, table.id, interaction.user.id, words_for(interaction))

    async def _close(self, reply: Reply) -> None:
        interaction = reply.interaction
        table = await table_of(self._tables, interaction, spectators=True)
        await self._tables.close(table.id, interaction.user.id, managed_by(interaction))
        await reply.tell(words_for(interaction)("answer-closed"))


def add_table_commands(tree: app_commands.CommandTree[Any], does: TableCommands) -> None:
    """Put the commands on the tree."""
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


def _add_proposals(group: app_commands.Group, does: TableCommands) -> None:
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


def _bare(action: Any) -> Any:
    """Return a bound method as the plain function that discord.py asks for."""

    async def command(interaction: AnyInteraction) -> None:
        await action(interaction)

    return command


def _proposing(does: TableCommands, kind: ProposalKind) -> Any:
    """Return the function of a command that asks a table to agree on something."""

    async def command(interaction: AnyInteraction) -> None:
        await does.propose(interaction, kind)

    return command


def _about_member(action: Any) -> Any:
    """Return a bound method as the function of a command that names a member of the server."""

    async def command(interaction: AnyInteraction, member: discord.Member) -> None:
        await action(interaction, member)

    return command
