"""What all commands share: how a command is answered, and which table is meant."""

from collections.abc import Awaitable, Callable, Iterable, Sequence

from bot.screens.pages.my_tables import render_table_choice
from bot.tables import Table, TableError, TableService
from bot.tables.log_context import bind_click_to_log_context
from bot.ui.answers.click import AnyInteraction, LogFields, load_user_words, run_and_handle_errors
from bot.ui.answers.reply import Reply


async def answer_command(
    interaction: AnyInteraction, work: Callable[[Reply], Awaitable[object]], *, private: bool = True
) -> None:
    """Run a slash command, and answer it in time; an error becomes a sentence to the asker."""
    with bind_click_to_log_context(interaction.id):
        async with Reply(interaction, private=private) as reply:
            await run_and_handle_errors(
                reply, load_user_words(interaction), lambda: work(reply), _build_command_log_fields(interaction)
            )


async def find_command_table(
    reply: Reply, tables: TableService, command: str, values: Sequence[str] = (), *, outsiders: bool = False
) -> Table | None:
    """Return the table that a command means; where it may be several, ask which, and return `None`.

    `outsiders`: people who do not sit at a table may ask this of it. Raises `TableError` if there is none, or only a
    lobby that its user was removed from.
    """
    interaction, user, hand = reply.interaction, reply.interaction.user.id, command == "hand"
    place = interaction.channel_id or 0
    nearby, own = await tables.find_thread_or_channel_tables(place), await tables.list_user_tables(user)
    closed = [table.id for table in nearby if table.status == "lobby" and table.find_removal(user)]
    if hand:
        nearby, own = filter_tables_with_hands(nearby), filter_tables_with_hands(own)
    candidates = find_candidate_tables(nearby, own, place, user, outsiders=outsiders)
    if closed and {table.id for table in candidates} <= {*closed}:
        await tables.require_not_kicked(closed[0], user)
    if not candidates:
        raise TableError("no-table-here")
    if len(candidates) == 1 and (hand or candidates[0] in nearby):
        return candidates[0]
    await reply.show_screen(render_table_choice(candidates, " ".join((command, *values)), load_user_words(interaction)))
    return None


def filter_tables_with_hands(tables: Iterable[Table]) -> tuple[Table, ...]:
    """Return the tables whose match has begun: before, nobody has a hand."""
    return tuple(table for table in tables if table.started_at is not None)


def find_candidate_tables(
    nearby: Sequence[Table], own: Sequence[Table], place: int, user_id: int, *, outsiders: bool
) -> tuple[Table, ...]:
    """Return the tables that a command may mean: the one in whose thread it is given, or all that its user may mean.

    `nearby` are those of the thread or channel, `own` those where the user sits; with `outsiders` all `nearby` count.
    """
    if of_thread := [table for table in nearby if table.channel_id != place]:
        return tuple(of_thread)
    near = [table for table in nearby if outsiders or table.find_sitter(user_id)]
    return tuple({table.id: table for table in (*near, *own)}.values())


def _build_command_log_fields(interaction: AnyInteraction) -> LogFields:
    """Return what the log may know about a command."""
    name = interaction.command.qualified_name if interaction.command else "?"
    return {"verb": f"/{name}", "user": interaction.user.id, "channel": interaction.channel_id}
