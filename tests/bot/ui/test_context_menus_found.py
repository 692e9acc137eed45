"""Which table *Read the table* means, by the message on which somebody chose it."""

from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.tables import TableError
from bot.ui.commands.context_menus import READ_COMMAND, ContextMenus

BOT, SOMEBODY = Mock(id=1), Mock(id=2)
CHANNEL, THREAD = 8, 80
SHOWN, POSTED = 5, 7
"""A table whose message is noted, and one in whose thread the message stands."""


def table(number: int, channel: int, thread: int | None, *, started: bool = True) -> Any:
    return Mock(id=number, channel_id=channel, thread_id=thread, started_at=Mock() if started else None)


CASES: tuple[tuple[bool, int, Any, list[Any], int | str], ...] = (
    # whether the message is noted, its channel, its author, the tables of that place; what is read
    (True, CHANNEL, BOT, [], SHOWN),
    (True, THREAD, BOT, [table(POSTED, CHANNEL, THREAD)], SHOWN),  # a board of another table, posted again
    (False, THREAD, BOT, [table(POSTED, CHANNEL, THREAD)], POSTED),  # an earlier board became a post of the log
    (False, THREAD, SOMEBODY, [table(POSTED, CHANNEL, THREAD)], "message-without-table"),
    (False, CHANNEL, BOT, [table(POSTED, CHANNEL, THREAD)], "message-without-table"),  # in the channel, of any table
    (False, THREAD, BOT, [table(POSTED, THREAD, None)], "message-without-table"),  # a table opened in a thread
    (False, THREAD, BOT, [], "message-without-table"),  # a thread of somebody else
    (False, THREAD, BOT, [table(POSTED, CHANNEL, THREAD, started=False)], "not-started"),
)


@pytest.mark.parametrize(("noted", "place", "author", "there", "read"), CASES)
async def test_the_table_of_a_message_is_found_or_none_is_read(
    noted: bool, place: int, author: Any, there: list[Any], read: int | str
) -> None:
    surfaces = [Mock(table_id=SHOWN)] if noted else []
    tables: Any = Mock(find_table=AsyncMock(return_value=table(SHOWN, CHANNEL, THREAD)))
    tables.store.surfaces.find_surfaces_by_messages, tables.find_thread_or_channel_tables = (
        AsyncMock(return_value=surfaces),
        AsyncMock(return_value=there),
    )
    clicks: Any = Mock(run_table_command=AsyncMock())
    message: Any = Mock(id=99, author=author)
    message.channel.id = place
    menus, reply = ContextMenus(tables, Mock(), clicks), Mock(client=Mock(user=BOT))
    if isinstance(read, str):
        with pytest.raises(TableError) as refusal:
            await menus._reply_in_words(reply, message)
        assert refusal.value.code == read
        clicks.run_table_command.assert_not_awaited()
        return
    await menus._reply_in_words(reply, message)
    [(_, verb, found)] = [call.args for call in clicks.run_table_command.await_args_list]
    assert (verb, found.id) == (READ_COMMAND, read)
