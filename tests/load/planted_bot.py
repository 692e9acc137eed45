"""The bot that a soak runs, with one fault that its judge must find: run by its path, the fault is named by PLANTED.

A fault comes back by counting, not by luck, so that each run of the soak has it.
"""

import itertools
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any
from unittest.mock import patch

from discord.http import HTTPClient
from sqlalchemy import Connection

from bot.__main__ import main
from bot.store.models import StoredMove
from bot.store.rows import move_rows
from bot.tables import draft
from bot.ui.interactions.dispatch import ClickDispatcher
from tests.load.houses.fast_clock_bot import QuickClock, troubled

turns = itertools.count()


def set_no_deadline() -> None:
    """Give no question a time."""
    patch.object(draft, "compute_deadline", lambda *_: None).start()


def answer_no_click() -> None:
    """Leave every fifth click without an answer."""
    hear = ClickDispatcher.dispatch_interaction

    async def hear_most(dispatch: ClickDispatcher, interaction: Any) -> None:
        if next(turns) % 5:
            await hear(dispatch, interaction)

    patch.object(ClickDispatcher, "dispatch_interaction", hear_most).start()


def drop_edits() -> None:
    """Take three of ten edits for made, and make none of them."""
    edit = HTTPClient.edit_message

    async def edit_most(http: HTTPClient, channel_id: int, message_id: int, **news: Any) -> Any:
        if next(turns) % 10 in (2, 5, 8):
            return await http.get_message(channel_id, message_id)
        return await edit(http, channel_id, message_id, **news)

    patch.object(HTTPClient, "edit_message", edit_most).start()


def lose_moves() -> None:
    """Store the table and not the move, every fourth time."""
    add = move_rows.insert_moves

    def add_most(connection: Connection, table_id: int, moves: Sequence[StoredMove]) -> None:
        if not moves or next(turns) % 4:
            add(connection, table_id, moves)

    patch.object(move_rows, "insert_moves", add_most).start()


FAULTS: dict[str, Callable[[], None]] = {
    "no-deadline": set_no_deadline,
    "no-answer": answer_no_click,
    "dropped-edits": drop_edits,
    "lost-moves": lose_moves,
}

if __name__ == "__main__":
    FAULTS[os.environ["PLANTED"]]()
    troubled()
    sys.exit(main(clock=QuickClock()))
