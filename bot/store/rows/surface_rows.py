"""Rows of surfaces: the messages that show tables, and what they show."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from types import MappingProxyType
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, exists, select, update

from bot.store import schema
from bot.store.database import Database
from bot.store.models import SurfaceKind, SurfaceMessage
from bot.store.posting_keys import build_posting_key
from bot.store.rows.row_validation import parse_surface_row
from bot.store.rows.upsert import build_upsert_returning
from bot.store.shards import ALL_SHARDS, Shards
from games import list_game_keys

surfaces, tables, seats = schema.surfaces, schema.tables, schema.seats

Unwritten = Mapping[int, SurfaceMessage | None]
"""Surfaces by number as they are now; `None` for one to be forgotten."""
NO_VALUES: Unwritten = MappingProxyType({})
SURFACE_FIELDS = tuple(column.name for column in surfaces.c if column.name != "id")

# Made once: SQLAlchemy takes as long to make a statement as to run it.
LOCK_TABLE = select(tables.c.id).where(tables.c.id == bindparam("of")).with_for_update()
UPDATE_SURFACE = update(surfaces).where(surfaces.c.id == bindparam("of"))
DELETE_SURFACE = delete(surfaces).where(surfaces.c.id == bindparam("of"))
DELETE_POSTING_KEY = delete(schema.notes).where(schema.notes.c.key == bindparam("of"))
SELECT_SEAT = select(seats.c.seat).where(seats.c.table_id == bindparam("of"), seats.c.user_id == bindparam("whose"))
SUPERSEDE_SURFACES = (
    update(surfaces)
    .where(
        surfaces.c.table_id == bindparam("of"),
        surfaces.c.kind == bindparam("same"),
        surfaces.c.user_id.is_not_distinct_from(bindparam("whose", type_=surfaces.c.user_id.type)),
        surfaces.c.message_id != bindparam("by"),
        surfaces.c.live,
    )
    .values(live=False, until=bindparam("up_to"))
)

SURFACE_KIND_BY_STATUS = {"lobby": "lobby", "playing": "board"}
"""The kind of surface that a table in use must have, by its status."""


SURFACE_OF_TABLE = surfaces.c.table_id == tables.c.id
HAS_OUTDATED_SURFACE = exists().where(SURFACE_OF_TABLE, surfaces.c.version_shown < tables.c.version)
LACKS_SURFACE = [
    and_(tables.c.status == status, ~exists().where(SURFACE_OF_TABLE, surfaces.c.kind == kind, surfaces.c.live))
    for status, kind in SURFACE_KIND_BY_STATUS.items()
]
END_IS_UNTOLD = and_(
    tables.c.status == "over",
    tables.c.thread_id != tables.c.channel_id,
    ~exists().where(SURFACE_OF_TABLE, surfaces.c.kind == "end"),
)
"""The end of a match in a thread has not been told in its channel."""


class SurfaceRows:
    """The surfaces of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_surfaces(self, table_id: int) -> tuple[SurfaceMessage, ...]:
        """Return the surfaces of a table, oldest first."""
        return await self._database.read(partial(select_surfaces, table_id=table_id))

    async def find_surfaces_by_messages(self, message_ids: Sequence[int]) -> tuple[SurfaceMessage, ...]:
        """Return the surfaces in these messages."""
        query = select(surfaces).where(surfaces.c.message_id.in_(message_ids)).order_by(surfaces.c.id)

        def read_surfaces(connection: Connection) -> tuple[SurfaceMessage, ...]:
            messages = (parse_surface_row(dict(row)) for row in connection.execute(query).mappings())
            return tuple(surface for surface in messages if surface)

        return await self._database.read(read_surfaces)

    async def list_user_surfaces(self, user_id: int, kind: SurfaceKind) -> tuple[SurfaceMessage, ...]:
        """Return the messages of a kind that show somebody something, of all tables."""
        query = select(surfaces).where(surfaces.c.user_id == user_id, surfaces.c.kind == kind, surfaces.c.live)

        def read_surfaces(connection: Connection) -> tuple[SurfaceMessage, ...]:
            messages = (parse_surface_row(dict(row)) for row in connection.execute(query).mappings())
            return tuple(surface for surface in messages if surface)

        return await self._database.read(read_surfaces)

    async def add_surface(self, surface: SurfaceMessage, unwritten: Unwritten = NO_VALUES) -> SurfaceMessage:
        """Store a new surface, identified by its message; it replaces the live one of its kind and user.

        It is no longer about to be posted.
        Waiting notes of others are stored with it, in one transaction.
        """
        values = {name: getattr(surface, name) for name in SURFACE_FIELDS}

        def insert_surface(connection: Connection) -> SurfaceMessage:
            _update_surfaces(connection, unwritten)
            # Two that are saved at once wait here for each other: otherwise each would miss the other's live row.
            connection.execute(LOCK_TABLE, {"of": surface.table_id})
            if surface.live:
                connection.execute(SUPERSEDE_SURFACES, _build_supersede_params(surface))
            seat = None
            if surface.user_id is not None:
                seat = connection.scalar(SELECT_SEAT, {"of": surface.table_id, "whose": surface.user_id})
            connection.execute(DELETE_POSTING_KEY, {"of": build_posting_key(surface.kind, surface.table_id, seat)})
            saved = build_upsert_returning(connection, surfaces.c.message_id, surfaces.c.id)
            return replace(surface, id=connection.execute(saved, values).scalar_one())

        return await self._database.write(insert_surface)

    async def save_shown_surfaces(self, unwritten: Unwritten) -> None:
        """Save what surfaces show now, by their numbers, and forget deleted ones."""
        await self._database.write(partial(_update_surfaces, unwritten=unwritten))

    async def list_stale_tables(
        self, shards: Shards = ALL_SHARDS, since: datetime | None = None, told_since: datetime | None = None
    ) -> list[int]:
        """Return the tables with a surface that is behind or superseded, or in use without the surface they need.

        Of tables that ended, only those that have changed `since` then; `None`: all, which takes as long as there are
        tables. Those that have changed since `told_since` need a surface that tells their channel of the end. A game
        that this bot does not have cannot be shown: its tables are left alone.
        """
        column_elements = (tables.c.game.in_(list_game_keys()), *schema.build_shard_condition(shards))
        ended = (schema.ended,) if since is None else (schema.ended, tables.c.changed_at > since)
        kinds = [
            (schema.in_use, HAS_OUTDATED_SURFACE),
            (*ended, HAS_OUTDATED_SURFACE),
            *((schema.in_use, unseen) for unseen in LACKS_SURFACE),
        ]
        if told_since is not None:
            kinds.append((schema.ended, tables.c.changed_at > told_since, END_IS_UNTOLD))

        def select_stale(connection: Connection) -> list[int]:
            if old := set(connection.scalars(select(surfaces.c.table_id).where(schema.superseded))):
                kinds.append((tables.c.id.in_(old),))
            id_groups = (connection.scalars(select(tables.c.id).where(*kind, *column_elements)) for kind in kinds)
            return sorted({table_id for ids in id_groups for table_id in ids})

        return await self._database.read(select_stale)


def select_surfaces(connection: Connection, table_id: int) -> tuple[SurfaceMessage, ...]:
    """Return the surfaces of a table, oldest first, within a transaction."""
    query = select(surfaces).where(surfaces.c.table_id == table_id).order_by(surfaces.c.id)
    messages = (parse_surface_row(dict(row)) for row in connection.execute(query).mappings())
    return tuple(surface for surface in messages if surface)


def _update_surfaces(connection: Connection, unwritten: Unwritten) -> None:
    shown = [
        {
            "of": surface.id,
            "version_shown": surface.version_shown,
            "digest": surface.digest,
            "decision": surface.decision,
            "since": surface.since,
        }
        for surface in unwritten.values()
        if surface is not None
    ]
    gone = [{"of": surface_id} for surface_id, surface in unwritten.items() if surface is None]
    if shown:
        connection.execute(UPDATE_SURFACE, shown)
    if gone:
        connection.execute(DELETE_SURFACE, gone)


def _build_supersede_params(surface: SurfaceMessage) -> dict[str, Any]:
    """Return which live surface a new one supersedes."""
    return {
        "of": surface.table_id,
        "same": surface.kind,
        "whose": surface.user_id,
        "by": surface.message_id,
        "up_to": surface.since,
    }
