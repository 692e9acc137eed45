"""The queue of the operator's commands (orders) for the running bot: carried out soon, or at the next start."""

import re
from collections.abc import Iterable
from typing import Literal, NamedTuple, get_args

from sqlalchemy import Connection, delete, select

from bot.store import schema
from bot.store.rows.upsert import build_insert

notes = schema.notes
Verb = Literal["close", "resend"]
ORDER_VERBS: tuple[Verb, ...] = get_args(Verb)
ORDER_PREFIX = "order"
ORDER_PATTERN = re.compile(rf"{ORDER_PREFIX} (\w+) (\d{{1,18}})")


class OperatorOrder(NamedTuple):
    """An operator's command (order): what to do with a table."""

    verb: Verb
    table_id: int

    @property
    def stored_key(self) -> str:
        """The name of the note with the order."""
        return f"{ORDER_PREFIX} {self.verb} {self.table_id}"


def insert_order(connection: Connection, order: OperatorOrder) -> None:
    """Leave an order; leaving it twice leaves one."""
    connection.execute(build_insert(connection, notes).values(key=order.stored_key, value="").on_conflict_do_nothing())


def select_pending_orders(connection: Connection) -> list[OperatorOrder]:
    """Return the orders that wait."""
    keys = connection.scalars(select(notes.c.key).where(notes.c.key.startswith(f"{ORDER_PREFIX} ")))
    matches = [ORDER_PATTERN.fullmatch(key) for key in keys if isinstance(key, str)]
    return [
        OperatorOrder(known, int(order[2])) for order in matches if order for known in ORDER_VERBS if order[1] == known
    ]


def delete_orders(connection: Connection, orders: Iterable[OperatorOrder]) -> None:
    """Delete orders that are carried out."""
    connection.execute(delete(notes).where(notes.c.key.in_([order.stored_key for order in orders])))
