"""All rows of one table together, for the process that takes it up."""

from collections.abc import Iterable

from sqlalchemy import Connection, select

from bot.store import schema
from bot.store.models import EVENTS_PER_MOVE, KnownMoves, SurfaceMessage, Table, WholeTable
from bot.store.rows import move_rows
from bot.store.rows.row_validation import verify_snapshot
from bot.store.rows.surface_rows import select_surfaces
from bot.store.rows.table_rows import select_tables

tables = schema.tables


def select_whole_table(connection: Connection, table_id: int, latest: int) -> WholeTable | None:
    """Return everything stored about a table, with the latest moves that each viewer knows; `None`: no table."""
    for table in select_tables(connection, tables.c.id == table_id):
        query = select(tables.c.snapshot, tables.c.snapshot_check, tables.c.secret).where(tables.c.id == table_id)
        snapshot, check, secret = connection.execute(query).one()
        surfaces = select_surfaces(connection, table_id)
        known = _read_known_moves(connection, table, latest, find_first_needed_move(surfaces))
        return WholeTable(table, verify_snapshot(snapshot, check), known, surfaces, secret)
    return None


def find_first_needed_move(surfaces: Iterable[SurfaceMessage]) -> int | None:
    """Return the first move that the boards of a table still have to tell in the log; `None`: the boards are older.

    A table without a board has told nothing.
    """
    boards = [surface.since for surface in surfaces if surface.kind == "board"]
    if not boards:
        return 0
    return min((since // EVENTS_PER_MOVE for since in boards if since is not None), default=None)


def _read_known_moves(
    connection: Connection, table: Table, latest: int, since: int | None
) -> dict[int | None, KnownMoves]:
    """Return the log of each viewer, a spectator's `since` a move; a move that several know is one shared object."""
    seats = (None, *range(len(table.sitters))) if table.started_at and table.status != "aside" else ()
    logs = {
        seat: move_rows.select_latest_moves(connection, table.id, seat, latest, since if seat is None else None)
        for seat in seats
    }
    shared = {move.number: move for _, moves in logs.values() for move in moves}
    return {seat: (count, tuple(shared[move.number] for move in moves)) for seat, (count, moves) in logs.items()}
