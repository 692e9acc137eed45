"""`python -m bot tables list | close N | resend N`: the open tables, and orders left for the running bot."""

import argparse
import asyncio

from bot.operator.output import write_sentence
from bot.settings import Settings
from bot.store import Store, StoreInUse
from bot.store.models import Table
from bot.store.rows.operator_command_queue import OperatorOrder
from bot.store.upkeep.outside_access import queue_order, read_tables_in_use


def list_tables(settings: Settings, _asked: argparse.Namespace) -> int:
    """List the tables in use, without any of their secrets."""
    tables = read_tables_in_use(settings.database_url)
    for table in tables:
        _print_table(table)
    write_sentence("operator-tables", count=len(tables))
    return 0


def _print_table(table: Table) -> None:
    write_sentence(
        "operator-table",
        table=str(table.id),
        game=table.game,
        status=table.status,
        seats=len(table.sitters),
        guild=str(table.guild_id),
        place=str(table.thread_id or table.channel_id),
        changed=table.changed_at.isoformat(" ", "minutes"),
    )


def queue_table_order(settings: Settings, arguments: argparse.Namespace) -> int:
    """Queue an order (close, resend) for the running bot; one that is closed finds it at its next start."""
    order, open_now = OperatorOrder(arguments.verb, arguments.table), True
    if order.table_id not in {table.id for table in read_tables_in_use(settings.database_url)}:
        write_sentence("operator-no-table", table=str(order.table_id))
        return 2
    try:
        asyncio.run(_store_order(settings.database_url, order))
        open_now = False
    except StoreInUse:
        queue_order(settings.database_url, order)
    write_sentence("operator-ordered", open="yes" if open_now else "no")
    return 0


async def _store_order(url: str, order: OperatorOrder) -> None:
    """Leave an order while no bot is open; raises `StoreInUse` if one is."""
    store = await Store.open(url)
    try:
        await store.queue_order(order)
    finally:
        await store.close()
