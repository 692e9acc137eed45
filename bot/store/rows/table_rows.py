"""Rows of tables, with who sits there and what was played."""

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Row,
    Select,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from bot.store import schema
from bot.store.database import Database
from bot.store.errors import VersionConflict
from bot.store.models import BoardAnnouncement, MadeMove, OpenTables, Proposal, Sitter, StoredMove, Table
from bot.store.posting_keys import StoredNotice
from bot.store.rows import known_game_rows, move_rows, preference_rows, result_rows, table_counts
from bot.store.rows.people_rows import save_results_notice, upsert_people
from bot.store.rows.row_validation import compute_snapshot_checksum, parse_sitter_row, parse_table_row
from bot.store.rows.upsert import build_upsert
from bot.store.shards import ALL_SHARDS, Shards
from games.engine import Outcome, PlayedMove

tables, seats, people, surfaces = schema.tables, schema.seats, schema.people, schema.surfaces

IN_USE_STATUSES, ENDED_STATUSES = ("lobby", "playing"), ("over", "closed")
IS_NOT_CLOSED = tables.c.status != "closed"
TABLE_BATCH_SIZE = 500
"""Tables read in one transaction, when many changed: nobody waits long behind them."""
TABLE_FIELDS = tuple(field.name for field in dataclasses.fields(Table) if field.name != "sitters")
SITTER_COLUMNS: tuple[Column[Any], ...] = (
    seats.c.table_id,
    seats.c.seat,
    seats.c.user_id,
    seats.c.name,
    people.c.dm,
    seats.c.gone,
    seats.c.silent,
    seats.c.stir,
    seats.c.met,
    seats.c.still,
    seats.c.former,
    seats.c.leaving,
    people.c.results_notice,
    people.c.locale,
)
SITTER_FIELDS = tuple(column.name for column in SITTER_COLUMNS[1:])
NEWEST_FIRST = (tables.c.id.desc(),)
_PROPOSAL: TypeAdapter[Proposal | None] = TypeAdapter(Proposal | None)
_NOTICE: TypeAdapter[BoardAnnouncement | None] = TypeAdapter(BoardAnnouncement | None)
WRITTEN_TABLE_FIELDS = (*(name for name in TABLE_FIELDS if name not in {"id", "version"}), "due_at")
SEAT_FIELDS = ("user_id", "name", "seat", "gone", "silent", "stir", "met", "still", "former", "leaving")
"""What the row of a seat has of its sitter."""

# Made once: SQLAlchemy takes as long to make a statement as to run it.
UPDATE_GUARDED = update(tables).where(tables.c.id == bindparam("of"), tables.c.version == bindparam("based_on"))
UPDATE_UNGUARDED = update(tables).where(tables.c.id == bindparam("of"))
UPDATE_SEAT = update(seats).where(seats.c.table_id == bindparam("of"), seats.c.user_id == bindparam("who"))
DELETE_SEATS = delete(seats).where(seats.c.table_id == bindparam("of"))
SELECT_SITTERS: Select[Any] = (
    select(*SITTER_COLUMNS, preference_rows.wishes.c.user_id, *preference_rows.PREFERENCE_COLUMNS)
    .where(seats.c.table_id.in_(bindparam("of", expanding=True)))
    .join_from(seats, people)
    .outerjoin(preference_rows.wishes, preference_rows.wishes.c.user_id == seats.c.user_id)
    .order_by(seats.c.table_id, seats.c.place)
)


class TableRows:
    """All tables. A change is one transaction, and it counts only for the version that it is based on."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_table(self, table: Table, secret: str | None = None) -> Table:
        """Store a new table and its match's secret; return it with its number and first version."""
        return await self._database.write(partial(insert_table, table=table, secret=secret))

    async def add_rematch(self, table: Table, secret: str | None = None) -> tuple[Table, bool]:
        """Store a rematch, unless there is already one in use; return it, and whether it is new."""
        first = select(tables.c.id).where(tables.c.id == table.rematch_of).with_for_update()
        asked_before = (tables.c.rematch_of == table.rematch_of, tables.c.status.in_(IN_USE_STATUSES))

        def insert_rematch(connection: Connection) -> tuple[Table, bool]:
            # Two callers at once wait here for each other.
            connection.execute(first)
            stored_table = _get_first_table(select_tables(connection, *asked_before))
            return (stored_table, False) if stored_table else (insert_table(connection, table, secret), True)

        return await self._database.write(insert_rematch)

    async def save_table(
        self,
        before: Table,
        after: Table,
        *,
        snapshot: str | None = None,
        moves: Sequence[StoredMove] = (),
        outcome: Outcome | None = None,
        owed: Iterable[StoredNotice] = (),
    ) -> Table:
        """Save a change with its moves, and return the table as it is then; unchanged columns are not written.

        Raises `VersionConflict` if the table is no longer at the version of `before`. Without a snapshot the stored one
        stays. `outcome` is that of a match that is over with this change: its results are stored with it.
        `owed` are the notices that people are to get of it.
        """
        version = before.version + 1
        values = _diff_values(before, after) | _build_snapshot_values(snapshot) | {"version": version}

        guarded, guard = UPDATE_GUARDED, {"of": before.id, "based_on": before.version}
        if before.status == "aside":  # its version may be what is damaged
            guarded, guard = UPDATE_UNGUARDED, {"of": before.id}

        def update_table(connection: Connection) -> Table:
            kind = _find_game_and_status(connection, before)
            if connection.execute(guarded, values | guard).rowcount == 0:
                raise VersionConflict(before.id)
            move_rows.insert_moves(connection, before.id, moves)
            sitters = _update_seats(connection, before, after)
            if after.started_at and not before.started_at:
                known_game_rows.insert_known_game(connection, after.game, after.sitters)
            if kind[1] == "playing" and after.status in ENDED_STATUSES:
                result_rows.insert_results(connection, after, outcome)
            if kind[1] == "playing" and after.status == "over":
                sitters = save_results_notice(connection, after.id, sitters)
            for notice in owed:
                note = {"key": notice.key, "value": str(notice.version)}
                connection.execute(build_upsert(connection, schema.notes.c.key), note)
            if after.status != before.status:
                table_counts.add_table_counts(connection, Counter({(after.game, after.status): 1, kind: -1}))
            return dataclasses.replace(after, version=version, sitters=sitters)

        return await self._database.write(update_table)

    async def find_table(self, table_id: int) -> Table | None:
        """Return a table, or `None`."""
        return _get_first_table(await self._select_tables(tables.c.id == table_id))

    async def list_user_tables(self, user_id: int) -> tuple[Table, ...]:
        """Return the tables in use where a user sits and has not resigned, newest first."""
        draft = select(seats.c.table_id).where(seats.c.user_id == user_id, ~seats.c.gone)
        return _filter_in_use(await self._select_tables(tables.c.id.in_(draft), tables.c.status.in_(IN_USE_STATUSES)))

    async def count_open_tables(self, table: Table) -> OpenTables:
        """Return how many tables in use share a table's host, channel and server; those of a game night are one."""
        hosting = select(seats.c.table_id).where(seats.c.user_id == table.host_id)
        beside = (
            tables.c.id.in_(hosting) & (tables.c.host_id == table.host_id),
            tables.c.channel_id == table.channel_id,
            tables.c.guild_id == table.guild_id,
        )
        opening = func.coalesce(-tables.c.evening_id, tables.c.id)
        queries = [select(func.count(opening.distinct())).where(where, schema.in_use) for where in beside]
        return await self._database.read(lambda c: OpenTables(*(c.scalar(count) or 0 for count in queries)))

    async def find_thread_or_channel_tables(self, channel_id: int) -> tuple[Table, ...]:
        """Return the table of a thread, or all tables in use of a channel; where none is, the newest that is over.

        Where its players are invited to a rematch, that is what stands in its thread.
        """
        of_thread = (tables.c.thread_id == channel_id, tables.c.thread_id != tables.c.channel_id)
        of_channel = tables.c.channel_id == channel_id
        ways: tuple[tuple[tuple[ColumnElement[bool], ...], int | None], ...] = (
            ((*of_thread, schema.in_use), 1),
            ((*of_thread, IS_NOT_CLOSED), 1),
            ((of_channel, schema.in_use), None),
            ((of_channel, IS_NOT_CLOSED), 1),
        )

        def find_in_place(connection: Connection) -> tuple[Table, ...]:
            pages = (select_tables(connection, *way, limit=limit) for way, limit in ways)
            standing = next(filter(None, pages), ())
            first = _get_first_table(standing)
            if first is None or first.ended_at is None or first.thread_id != channel_id:
                return standing
            again = tables.c.rematch_of == first.id, tables.c.status == "lobby"
            return select_tables(connection, *again, limit=1) or standing

        return await self._database.read(find_in_place)

    async def list_tables_in_use(self, shards: Shards = ALL_SHARDS) -> tuple[Table, ...]:
        """Return all lobbies and all tables with a running match; those set aside are not in use."""
        stored_tables = _filter_in_use(
            await self._select_tables(schema.in_use, *schema.build_shard_condition(shards), order=())
        )
        return tuple(sorted(stored_tables, key=lambda table: table.id, reverse=True))

    async def list_newest_server_tables(self, guild_id: int, limit: int) -> tuple[Table, ...]:
        """Return the newest tables in use on a server."""
        return _filter_in_use(await self._select_tables(tables.c.guild_id == guild_id, schema.in_use, limit=limit))

    async def list_table_versions(self, shards: Shards = ALL_SHARDS) -> dict[int, int]:
        """Return the version of each table in use, damaged or not: to see which of them have changed."""
        query = select(tables.c.id, tables.c.version).where(schema.in_use, *schema.build_shard_condition(shards))
        return await self._database.read(lambda connection: dict(tuple(row) for row in connection.execute(query)))

    async def load_tables_by_id(self, table_ids: Iterable[int]) -> tuple[Table, ...]:
        """Return those of these tables that are in use, some hundreds in a transaction."""
        ids, stored_tables = sorted(table_ids), list[Table]()
        for first in range(0, len(ids), TABLE_BATCH_SIZE):
            stored_tables += await self._select_tables(tables.c.id.in_(ids[first : first + TABLE_BATCH_SIZE]))
        return _filter_in_use(stored_tables)

    async def find_finished_tables(self, table_ids: Iterable[int]) -> frozenset[int]:
        """Return which of some tables are kept with a match that ended: their records can be asked for."""
        # "Not in use" says the same as "ended", and leads no server to read its index of all that ended.
        ended = tables.c.status.not_in(IN_USE_STATUSES), tables.c.started_at.is_not(None)
        query = select(tables.c.id).where(tables.c.id.in_(set(table_ids)), *ended)
        return await self._database.read(lambda connection: frozenset(connection.scalars(query)))

    async def list_tables_with_deadline(self, shards: Shards = ALL_SHARDS) -> list[int]:
        """Return the tables where an open decision has a deadline."""
        waiting = (schema.in_use, tables.c.status == "playing", tables.c.deadline.is_not(None))
        query = select(tables.c.id).where(*waiting, *schema.build_shard_condition(shards))
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def list_waiting_tables_first(self, shards: Shards = ALL_SHARDS) -> list[int]:
        """Return the tables in use: those whose match waits for somebody first, the shortest time before others."""
        waits = (tables.c.status != "playing", tables.c.paused_at.is_not(None), tables.c.deadline.is_(None))
        query = (
            select(tables.c.id)
            .where(schema.in_use, *schema.build_shard_condition(shards))
            .order_by(*waits, tables.c.deadline)
        )
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def list_server_tables(self, guild_id: int) -> tuple[Table, ...]:
        """Return the tables in use of a server."""
        return _filter_in_use(await self._select_tables(schema.in_use, tables.c.guild_id == guild_id))

    async def list_game_night_tables(self, game_night_id: int, before: Sequence[int] = ()) -> tuple[Table, ...]:
        """Return the tables of a game night in the order in which they opened, also its rematches.

        `before`: those that it opened, as tables of earlier versions do not name their game night.
        """
        stored_tables = await self._select_tables(
            or_(tables.c.evening_id == game_night_id, tables.c.id.in_(before)), order=()
        )
        return tuple(sorted(stored_tables, key=lambda table: table.id))

    async def list_channel_tables(self, channel_id: int) -> tuple[Table, ...]:
        """Return the tables in use that belong to a channel, or have their lobby there."""
        lobbies = select(surfaces.c.table_id).where(schema.of_lobbies, surfaces.c.channel_id == channel_id)
        of_channel = or_(tables.c.channel_id == channel_id, tables.c.id.in_(lobbies))
        return _filter_in_use(await self._select_tables(schema.in_use, of_channel))

    async def count_matches_closed_by(self, user_id: int, after: datetime, until: datetime) -> int:
        """Return how many matches somebody closed early, after one moment and until another."""
        when = (tables.c.changed_at > after, tables.c.changed_at <= until, tables.c.started_at.is_not(None))
        query = select(func.count()).where(tables.c.closed_by == user_id, tables.c.status == "closed", *when)
        return await self._database.read(lambda connection: connection.scalar(query) or 0)

    async def count_tables_by_kind(self) -> dict[tuple[str, str], int]:
        """Return how many tables there are, by game and status."""
        return await self._database.read(table_counts.select_table_counts)

    async def find_snapshot(self, table_id: int) -> str | None:
        """Return the match of a table as it was last stored, including its secrets."""
        query = select(tables.c.snapshot).where(tables.c.id == table_id)
        stored: str | None = await self._database.read(lambda connection: connection.scalar(query))
        return stored

    async def read_match_log(self, table_id: int, seat: int | None, latest: int) -> tuple[int, tuple[StoredMove, ...]]:
        """Return how many moves this seat, or a spectator, may know, and the latest of them, oldest first."""
        return await self._database.read(
            partial(move_rows.select_latest_moves, table_id=table_id, seat=seat, latest=latest)
        )

    async def list_record_moves(self, table_id: int) -> list[PlayedMove]:
        """Return all moves of a match, as its record has them."""
        return await self._database.read(partial(move_rows.select_record_moves, table_id=table_id))

    async def list_move_makers(self, table_id: int) -> list[MadeMove]:
        """Return who made each move of a match, and when, in order."""
        return await self._database.read(partial(move_rows.select_move_makers, table_id=table_id))

    async def _select_tables(self, *where: ColumnElement[bool], **how: Any) -> tuple[Table, ...]:
        return await self._database.read(lambda connection: select_tables(connection, *where, **how))


def _filter_in_use(stored_tables: Sequence[Table]) -> tuple[Table, ...]:
    return tuple(table for table in stored_tables if table.status in IN_USE_STATUSES)


def _get_first_table(stored_tables: Sequence[Table]) -> Table | None:
    return stored_tables[0] if stored_tables else None


_DUMPERS_BY_FIELD: Mapping[str, Callable[[Any], Any]] = {
    "options": dict,
    "proposal": lambda proposal: _PROPOSAL.dump_python(proposal, mode="json"),
    "invited": lambda invited: invited and list(invited),
    "seat_changes": lambda changes: list(changes) or None,
    "notice": lambda notice: _NOTICE.dump_python(notice, mode="json"),
}
"""How to write values that are no plain ones."""


def _build_table_values(table: Table, names: Iterable[str] = WRITTEN_TABLE_FIELDS) -> dict[str, Any]:
    """Return columns of a table, with what is written there."""
    values = {name: getattr(table, name) for name in names}
    return values | {name: plain(values[name]) for name, plain in _DUMPERS_BY_FIELD.items() if name in values}


def _diff_values(before: Table, after: Table) -> dict[str, Any]:
    """Return the changed columns, with their new values."""
    return _build_table_values(
        after, [name for name in WRITTEN_TABLE_FIELDS if getattr(after, name) != getattr(before, name)]
    )


def _find_game_and_status(connection: Connection, table: Table) -> table_counts.GameAndStatus:
    """Return as what a table is counted; one that was set aside, as what the store has it."""
    if table.status != "aside":
        return table.game, table.status
    query = select(tables.c.game, tables.c.status).where(tables.c.id == table.id)
    game, status = connection.execute(query).one()
    return str(game), str(status)


def _build_snapshot_values(text: str | None) -> dict[str, Any]:
    """Return the columns of a snapshot, if there is a new one."""
    return {} if text is None else {"snapshot": text, "snapshot_check": compute_snapshot_checksum(text)}


def insert_table(connection: Connection, table: Table, secret: str | None) -> Table:
    """Store a new table with its match's secret, and return it with its number."""
    added = insert(tables).values(**_build_table_values(table), version=1, secret=secret).returning(tables.c.id)
    table_id: int = connection.execute(added).scalar_one()
    _replace_seats(connection, table_id, table.sitters)
    table_counts.add_table_counts(connection, Counter({(table.game, table.status): 1}))
    return select_tables(connection, tables.c.id == table_id)[0]


def _replace_seats(connection: Connection, table_id: int, sitters: Sequence[Sitter]) -> None:
    upsert_people(connection, sitters)
    connection.execute(DELETE_SEATS, {"of": table_id})
    rows = [
        {"table_id": table_id, "place": index} | {name: getattr(sitter, name) for name in SEAT_FIELDS}
        for index, sitter in enumerate(sitters)
    ]
    if rows:
        connection.execute(insert(seats), rows)


def _update_seats(connection: Connection, before: Table, after: Table) -> tuple[Sitter, ...]:
    """Store who sits at a table now, and return them; of people who sat there before, only what is new about them."""
    if [sitter.user_id for sitter in before.sitters] != [sitter.user_id for sitter in after.sitters]:
        _replace_seats(connection, before.id, after.sitters)
        return tuple(filter(None, _select_sitters(connection, [before.id]).get(before.id, ())))
    for old, new in zip(before.sitters, after.sitters, strict=True):
        if news := {name: getattr(new, name) for name in SEAT_FIELDS if getattr(new, name) != getattr(old, name)}:
            connection.execute(UPDATE_SEAT, news | {"of": before.id, "who": new.user_id})
        if new.name != old.name:
            upsert_people(connection, [new])
    return after.sitters


def select_tables(
    connection: Connection,
    *where: ColumnElement[bool],
    order: Sequence[ColumnElement[Any]] = NEWEST_FIRST,
    limit: int | None = None,
) -> tuple[Table, ...]:
    """Return tables with their sitters, within a transaction."""
    query = select(*(tables.c[name] for name in TABLE_FIELDS)).where(*where).order_by(*order).limit(limit)
    rows = connection.execute(query).mappings().all()
    sitters = _select_sitters(connection, [row["id"] for row in rows]) if rows else {}
    return tuple(parse_table_row(dict(row), sitters.get(row["id"], ())) for row in rows)


def _select_sitters(connection: Connection, table_ids: Iterable[int]) -> dict[int, tuple[Sitter | None, ...]]:
    rows = connection.execute(SELECT_SITTERS, {"of": list(table_ids)})
    return {table_id: tuple(map(_read_sitter, group)) for table_id, group in groupby(rows, itemgetter(0))}


def _read_sitter(row: Row[Any]) -> Sitter | None:
    wishing, *wish = row[len(SITTER_COLUMNS) :]
    seated = dict(zip(SITTER_FIELDS, row[1 : len(SITTER_COLUMNS)], strict=True))
    wished = None if wishing is None else dict(zip(preference_rows.PREFERENCE_FIELDS, wish, strict=True))
    return parse_sitter_row(seated, wished)
