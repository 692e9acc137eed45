"""What all commands share: how a command is answered, and which table is meant."""

from collections.abc import Awaitable, Callable

from bot.tables import Table, TableError, Tables
from bot.tables.log_context import of_click
from bot.ui.answers.click import AnyInteraction, Asked, guarded, words_for
from bot.ui.answers.reply import Reply


async def answered(
    interaction: AnyInteraction, work: Callable[[Reply], Awaitable[object]], *, private: bool = True
) -> None:
    """Do what a command asks for, and answer it in time; an error becomes a sentence to the asker."""
    with of_click(interaction.id):
        async with Reply(interaction, private=private) as reply:
            await guarded(reply, words_for(interaction), lambda: work(reply), _asked(interaction))


async def table_of(tables: Tables, interaction: AnyInteraction, *, spectators: bool) -> Table:
    """Return the table of this channel, otherwise the user's table that has waited longest for them.

    With `spectators`, a table of others counts, too, if it is this channel's.
    """
    here = await tables.table_in(interaction.channel_id or 0)
    if here and (spectators or here.sitter(interaction.user.id)):
        return here
    own = await tables.tables_of(interaction.user.id)
    if not own:
        raise TableError("no-table-here")
    waiting = [table for table in own if (await tables.glance(table.id, interaction.user.id)).waited_for]
    return (waiting or list(own))[-1]


def _asked(interaction: AnyInteraction) -> Asked:
    """Return what the log may know about a command."""
    name = interaction.command.qualified_name if interaction.command else "?"
    return {"verb": f"/{name}", "user": interaction.user.id, "channel": interaction.channel_id}
