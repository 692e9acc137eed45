"""All rows of one table together, for the process that takes it up."""

from sqlalchemy import Connection, select

from bot.store import schema
from bot.store.models import Known, Table, WholeTable
from bot.store.rows import move_rows
from bot.store.rows.row_validation import sound
from bot.store.rows.surface_rows import of_table
from bot.store.rows.table_rows import select_tables

tables = schema.tables


def kept(connection: Connection, table_id: int, latest: int) -> WholeTable | None:
    """Return everything stored about a table, with the latest moves that each onlooker knows; `None`: no table."""
    for table in select_tables(connection, tables.c.id == table_id):
        wanted = select(tables.c.snapshot, tables.c.snapshot_check, tables.c.secret).where(tables.c.id == table_id)
        snapshot, check, secret = connection.execute(wanted).one()
        known, surfaces = _known(connection, table, latest), of_table(connection, table_id)
        return WholeTable(table, sound(snapshot, check), known, surfaces, secret)
    return None


def _known(connection: Connection, table: Table, latest: int) -> dict[int | None, Known]:
    """Return the log of each onlooker; a move that several know is one shared object."""
    seats = (None, *range(len(table.sitters))) if table.started_at and table.status != "aside" else ()
    logs = {seat: move_rows.log(connection, table.id, seat, latest) for seat in seats}
    shared = {move.number: move for _, moves in logs.values() for move in moves}
    return {seat: (count, tuple(shared[move.number] for move in moves)) for seat, (count, moves) in logs.items()}
