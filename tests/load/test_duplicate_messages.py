"""A second board, and a second bell, are found wherever they stand; what a table has, or had, is none."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.sandbox import Sandbox
from bot.sandbox.world import messages, threads
from bot.sandbox.world.world import Channel, Message
from tests.load.crowd.people import Crowd
from tests.load.test_offers import button
from tests.load.trouble.duplicate_messages import twins

BOARD: dict[str, Any] = {"components": [{"type": 1, "components": [button("hand:7:0:")]}]}
LOG: dict[str, Any] = {"components": []}


class Known:
    """Stands in for a database that knows of some live messages."""

    def __init__(self, *live: Message) -> None:
        self._rows = [(message.id,) for message in live]

    async def rows(self, _query: str) -> list[tuple[Any, ...]]:
        return self._rows


Post = Callable[[Sandbox, Channel], Message]


def board(sandbox: Sandbox, thread: Channel) -> Message:
    return messages.post_message(sandbox.stage, thread, sandbox.world.bot, {"content": "The board", **BOARD})


def bell(sandbox: Sandbox, thread: Channel) -> Message:
    ann = sandbox.world.find_person("Ann").id
    return messages.post_message(sandbox.stage, thread, sandbox.world.bot, {"content": f"<@{ann}>, it is your turn."})


@pytest.mark.parametrize(("post", "kind"), [(board, "board"), (bell, "bell")])
async def test_a_second_one_is_found_until_it_is_gone(post: Post, kind: str) -> None:
    async with Sandbox(people=("Ann", "Bob")) as sandbox:
        crowd, parlour = Crowd(sandbox), sandbox.world.get_channel(sandbox.channel_id)
        thread = threads.create_thread(sandbox.stage, parlour, sandbox.world.bot, {"name": "A table", "type": 11})
        first, second = post(sandbox, thread), post(sandbox, thread)
        known: Any = Known(first)
        assert await twins(crowd, known) == {(second.id, kind)}
        messages.delete_message_and_announce(sandbox.stage, second)
        assert await twins(crowd, known) == set()


async def test_a_board_that_became_a_log_and_one_in_a_deleted_thread_are_none() -> None:
    async with Sandbox(people=("Ann", "Bob")) as sandbox:
        crowd, parlour = Crowd(sandbox), sandbox.world.get_channel(sandbox.channel_id)
        here, gone = (
            threads.create_thread(sandbox.stage, parlour, sandbox.world.bot, {"name": f"Table {number}", "type": 11})
            for number in (1, 2)
        )
        old, _ = board(sandbox, here), board(sandbox, gone)
        known: Any = Known()
        messages.edit_message_and_announce(sandbox.stage, old, LOG)
        threads.delete_thread(sandbox.stage, gone)
        assert await twins(crowd, known) == set()
