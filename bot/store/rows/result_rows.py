"""Rows of results: what each person and goblin had of a match that ended. They outlive the match's table."""

import dataclasses
from collections.abc import Iterable
from datetime import datetime
from functools import cache, partial
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, select, tuple_, update

from bot.store import schema
from bot.store.database import Database
from bot.store.match_results import build_match_results
from bot.store.models import Result, Table
from bot.store.rows.move_rows import select_move_makers
from bot.store.rows.row_validation import export_time, parse_result_row
from bot.store.rows.upsert import INSERTS, Insert
from games import list_game_keys
from games.engine import Outcome

results = schema.results

RESULT_FIELDS = tuple(field.name for field in dataclasses.fields(Result))
RESULT_COLUMNS = tuple(results.c[name] for name in RESULT_FIELDS)
SELECT_RESULTS = select(*RESULT_COLUMNS).order_by(*results.primary_key)
MATCHES_AT_ONCE = 500
ROWS_AT_ONCE = 2000
"""Rows read in one transaction: nobody waits long behind them."""
NEWEST_FIRST = (results.c.ended_at.desc(), results.c.table_id.desc(), results.c.seat, results.c.turn)
GAME_ORDER = (results.c.game, results.c.ended_at, results.c.table_id, results.c.seat, results.c.turn)
"""In the order of the index of counting results."""


class ResultRows:
    """The results of all matches that ended."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_results(self, table_ids: Iterable[int]) -> dict[int, list[Result]]:
        """Return all results of these tables, by table, seat and turn; a table without any is left out."""
        ids, results_by_table = sorted(set(table_ids)), dict[int, list[Result]]()
        for first in range(0, len(ids), MATCHES_AT_ONCE):
            of_tables = results.c.table_id.in_(ids[first : first + MATCHES_AT_ONCE])
            for result in await self._database.read(partial(_select_results, query=SELECT_RESULTS.where(of_tables))):
                results_by_table.setdefault(result.table_id, []).append(result)
        return results_by_table

    async def list_ladder_results(self, guild_id: int, since: datetime | None = None) -> list[Result]:
        """Return all results of a server that count for its ladders, by game and time: of matches that ended `since`.

        Games that there are no more are left out.
        """
        query = select(*RESULT_COLUMNS).where(
            schema.counting, results.c.guild_id == guild_id, results.c.game.in_(list_game_keys())
        )
        if since:
            query = query.where(results.c.ended_at >= since)
        some = query.order_by(*GAME_ORDER).limit(ROWS_AT_ONCE)
        found, more = await self._database.read(partial(_select_page, query=some))
        page = found
        while more and page:
            after = some.where(tuple_(*GAME_ORDER) > _build_page_condition(page[-1]))
            page, more = await self._database.read(partial(_select_page, query=after))
            found += page
        return found

    async def list_ladder_servers(self, user_id: int) -> list[int]:
        """Return the servers on whose ladders somebody may be."""
        mine = select(results.c.guild_id).where(results.c.user_id == user_id, schema.counting).distinct()
        ids = await self._database.read(lambda connection: list(connection.scalars(mine)))
        return [guild_id for guild_id in ids if isinstance(guild_id, int)]


def _select_page(connection: Connection, query: Select[Any]) -> tuple[list[Result], bool]:
    """Return a page of results, and whether there may be another: this one is full."""
    rows = connection.execute(query).all()
    return parse_result_rows(rows), len(rows) == ROWS_AT_ONCE


def _build_page_condition(last: Result) -> ColumnElement[Any]:
    """Return after which place the next page begins; rows at the end of a page that cannot be read are read again."""
    return tuple_(*(getattr(last, column.name) for column in GAME_ORDER), types=[column.type for column in GAME_ORDER])


def select_match_results(connection: Connection, table_id: int) -> list[Result]:
    """Return the results of one match, by seat and turn."""
    return _select_results(connection, SELECT_RESULTS.where(results.c.table_id == table_id))


def insert_results(connection: Connection, table: Table, outcome: Outcome | None) -> None:
    """Store what a match came to, in the transaction that ends it: one statement reads its moves, one writes."""
    if ended := build_match_results(table, select_move_makers(connection, table.id), outcome):
        connection.execute(_build_insert(connection.dialect.name), list(map(dataclasses.asdict, ended)))


@cache
def _build_insert(dialect: str) -> Insert:
    """Return the statement for a result; one that is there already stays, so that a match ends in any case."""
    return INSERTS[dialect](results).on_conflict_do_nothing()


def export_results(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    """Export somebody's results, oldest first, without any that cannot be read."""
    mine = select(*RESULT_COLUMNS).where(results.c.user_id == user_id).order_by(results.c.ended_at, results.c.table_id)
    return [
        dataclasses.asdict(result) | {name: export_time(getattr(result, name)) for name in ("started_at", "ended_at")}
        for result in _select_results(connection, mine)
    ]


def anonymize_results(connection: Connection, user_id: int) -> None:
    """Anonymize a person's results: what is left belongs to somebody unknown, to another one in each match."""
    connection.execute(update(results).where(results.c.user_id == user_id).values(user_id=None))


def _select_results(connection: Connection, query: Select[Any]) -> list[Result]:
    return parse_result_rows(connection.execute(query))


def parse_result_rows(rows: Iterable[Row[Any]]) -> list[Result]:
    """Return the results of rows with all columns; those that cannot be read are left out."""
    return [result for row in rows if (result := parse_result_row(dict(zip(RESULT_FIELDS, row, strict=True))))]
