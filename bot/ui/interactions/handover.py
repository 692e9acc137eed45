"""Forwards (hands over) clicks to the process that owns their table: it answers them as its own."""

import asyncio
import logging
from functools import partial

from pydantic import TypeAdapter

from bot.store.rows.inbox_rows import InboxRows
from bot.tables import OwnedElsewhere
from bot.ui.answers.click import Click, run_and_handle_errors
from bot.ui.answers.player_answer import PlayerAnswer

log = logging.getLogger(__name__)

HANDOVER_TIMEOUT = 2.0
"""Seconds from a click until it must have been taken; Discord accepts an answer for 3."""
CLICK_ADAPTER = TypeAdapter(Click)


class ClickForwarder:
    """Leaves clicks in the inbox of a table's owner. A click not taken in time is taken back, and answered here."""

    def __init__(self, inbox: InboxRows) -> None:
        self._inbox = inbox
        self._waiting: set[asyncio.Task[None]] = set()

    async def hand_over(self, click: Click, answer: PlayerAnswer, owner: OwnedElsewhere) -> None:
        """Hand over (forward) a click to the table's process; raises `OwnedElsewhere` for a late one."""
        left = HANDOVER_TIMEOUT - max(0.0, click.age)
        if left <= 0 or not answer.release_answer():
            raise owner
        number = await self._inbox.put_inbox_item(owner.shard, click.table_id, CLICK_ADAPTER.dump_json(click).decode())
        late = run_and_handle_errors(
            answer, click.say, partial(self._wait_until_taken, number, left, owner), click.log_fields
        )
        waiting = asyncio.create_task(late)
        self._waiting.add(waiting)
        waiting.add_done_callback(self._waiting.discard)

    async def _wait_until_taken(self, number: int, seconds: float, owner: OwnedElsewhere) -> None:
        """Give the owner this time to take a click; raises `OwnedElsewhere` if nobody did."""
        await asyncio.sleep(seconds)
        if await self._inbox.withdraw_item(number):
            raise owner
