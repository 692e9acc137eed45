"""Matches that ended and are still stored: those without results, to backfill them, and all, to count them again."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from sqlalchemy import ColumnElement, Connection, select

from bot.store import schema
from bot.store.database import Database
from bot.store.models import MadeMove, Result, Table
from bot.store.rows import move_rows, result_rows
from bot.store.rows.row_validation import verify_snapshot
from bot.store.rows.table_rows import ENDED_STATUSES, IN_USE_STATUSES, select_tables
from games.engine import Outcome, PlayedMove

tables, results = schema.tables, schema.results

# "Not in use" says the same as "ended", and leads no server to read its index of all that ended.
ended = (tables.c.status.not_in(IN_USE_STATUSES), tables.c.started_at.is_not(None))
uncounted = ~select(results.c.table_id).where(results.c.table_id == tables.c.id).exists()


@dataclass(frozen=True, slots=True)
class EndedMatch:
    """A match that ended, with all that its results follow from, and those that are stored."""

    table: Table
    snapshot: str | None
    made: Sequence[MadeMove]
    moves: Sequence[PlayedMove]
    results: Sequence[Result]


class EndedMatches:
    """The matches that ended, by the numbers of their tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_matches_without_results(self, after: int, until: int, since: datetime) -> list[int]:
        """Return the tables with numbers after one and until another that ended without results, `since` a moment."""
        query = select(tables.c.id).where(
            *_build_id_range_condition(after, until), *ended, uncounted, tables.c.changed_at >= since
        )
        return await self._database.read(lambda connection: list(connection.scalars(query.order_by(tables.c.id))))

    async def find_ended_match(self, table_id: int) -> EndedMatch | None:
        """Return a match that ended; `None` if its table is gone, damaged or in use."""
        ended_matches = await self._database.read(partial(select_ended_matches, after=table_id - 1, until=table_id))
        return ended_matches[0] if ended_matches else None

    async def add_missing_results(self, table_id: int, outcome: Outcome | None) -> bool:
        """Backfill the results of a match that ended, unless it has some; tell whether it had none."""
        return await self._database.write(partial(_insert_missing_results, table_id=table_id, outcome=outcome))


def _build_id_range_condition(after: int, until: int) -> tuple[ColumnElement[bool], ...]:
    return tables.c.id > after, tables.c.id <= until


def select_ended_matches(connection: Connection, after: int, until: int) -> list[EndedMatch]:
    """Return the matches that ended of the tables with these numbers, within a transaction."""
    snapshots = select(tables.c.id, tables.c.snapshot, tables.c.snapshot_check).where(
        *_build_id_range_condition(after, until), *ended
    )
    verified = {row.id: verify_snapshot(row.snapshot, row.snapshot_check) for row in connection.execute(snapshots)}
    whole = select_tables(connection, *_build_id_range_condition(after, until), *ended, order=(tables.c.id,))
    return [_read_ended(connection, table, verified.get(table.id)) for table in whole if table.status in ENDED_STATUSES]


def _read_ended(connection: Connection, table: Table, snapshot: str | None) -> EndedMatch:
    makers = move_rows.select_move_makers(connection, table.id)
    moves = move_rows.select_record_moves(connection, table.id)
    return EndedMatch(table, snapshot, makers, moves, result_rows.select_match_results(connection, table.id))


def _insert_missing_results(connection: Connection, table_id: int, outcome: Outcome | None) -> bool:
    # Locked: who deletes their data in the meantime, waits, and finds their rows then.
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    stored_tables = select_tables(connection, tables.c.id == table_id, *ended, uncounted)
    for table in stored_tables:
        if table.status in ENDED_STATUSES:
            result_rows.insert_results(connection, table, outcome)
    return bool(stored_tables)


def list_tables_in_use_with_results(connection: Connection) -> list[int]:
    """Return the tables in use that have results: there must be none."""
    query = select(tables.c.id).where(schema.in_use, ~uncounted)
    return list(connection.scalars(query.order_by(tables.c.id)))
