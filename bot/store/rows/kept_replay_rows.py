"""Rows that expire, each of one person: a what-if (match played on), an uploaded record, a bookmark."""

import json
from collections.abc import Mapping
from datetime import datetime
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from bot.store import schema
from bot.store.database import Database
from bot.store.models import KeptReplay, ReplayKind

rows = schema.kept_replays

MAX_KEPT_BY_KIND: Mapping[ReplayKind, int] = {"fork": 5, "upload": 3, "bookmark": 40}
"""So many of a kind are kept of one person; the oldest make room."""


class KeptReplayRows:
    """Short-lived rows, each of one person: they are told to them, deleted with them, and expire by themselves."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_kept_replay(self, user_id: int, kind: ReplayKind, content: Mapping[str, Any], until: datetime) -> int:
        """Keep something, and return its number; the oldest of its kind make room."""
        return await self._database.write(
            partial(_insert_kept, user_id=user_id, kind=kind, content=content, until=until)
        )

    async def save_bookmark(self, user_id: int, content: Mapping[str, Any], until: datetime) -> None:
        """Save a bookmark; one that is there already is kept longer."""
        await self._database.write(partial(_insert_bookmark, user_id=user_id, content=content, until=until))

    async def list_bookmarks(self, user_id: int, table_id: int, now: datetime) -> list[Mapping[str, Any]]:
        """Return what somebody's bookmarks at a table say, the oldest first."""
        mine = select(rows).where(rows.c.user_id == user_id, rows.c.kind == "bookmark", rows.c.expires_at > now)
        stored_rows = await self._database.read(
            lambda connection: connection.execute(mine.order_by(rows.c.id)).mappings().all()
        )
        kept_replay = [kept_replay for row in stored_rows if (kept_replay := _read_kept(dict(row)))]
        return [replay.content for replay in kept_replay if replay.content.get("table") == table_id]

    async def find_kept_replay(self, number: int, now: datetime) -> KeptReplay | None:
        """Return what is kept under a number, if it has not expired."""
        query = select(rows).where(rows.c.id == number, rows.c.expires_at > now)
        row = await self._database.read(lambda connection: connection.execute(query).mappings().first())
        return _read_kept(dict(row)) if row else None

    async def update_kept_replay(self, replay: KeptReplay, content: Mapping[str, Any]) -> bool:
        """Update what is kept; tell whether it was still as it was read."""
        before = rows.c.content == json.dumps(replay.content)
        changed = update(rows).where(rows.c.id == replay.id, before).values(content=json.dumps(content))
        return await self._database.write(lambda connection: connection.execute(changed).rowcount > 0)

    async def delete_expired_replays(self, now: datetime) -> None:
        """Delete what has expired."""
        expired = delete(rows).where(rows.c.expires_at <= now)
        await self._database.write(lambda connection: connection.execute(expired))


def _insert_kept(
    connection: Connection, user_id: int, kind: ReplayKind, content: Mapping[str, Any], until: datetime
) -> int:
    mine = select(rows.c.id).where(rows.c.user_id == user_id, rows.c.kind == kind).order_by(rows.c.id.desc())
    older = list(connection.scalars(mine))[MAX_KEPT_BY_KIND[kind] - 1 :]
    if older:
        connection.execute(delete(rows).where(rows.c.id.in_(older)))
    new = insert(rows).values(user_id=user_id, kind=kind, content=json.dumps(content), expires_at=until)
    number: int = connection.execute(new.returning(rows.c.id)).scalar_one()
    return number


def _insert_bookmark(connection: Connection, user_id: int, content: Mapping[str, Any], until: datetime) -> None:
    same = rows.c.user_id == user_id, rows.c.kind == "bookmark", rows.c.content == json.dumps(content)
    connection.execute(delete(rows).where(*same))
    _insert_kept(connection, user_id, "bookmark", content, until)


def _read_kept(row: Mapping[str, Any]) -> KeptReplay | None:
    """Return a row, or `None` if it cannot be read: then it is as if it had expired."""
    try:
        content = json.loads(row["content"])
    except (TypeError, ValueError):
        return None
    if not isinstance(content, dict) or row["kind"] not in MAX_KEPT_BY_KIND or not isinstance(row["user_id"], int):
        return None
    return KeptReplay(row["id"], row["user_id"], row["kind"], content)


def export_kept_replays(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    """Export all that is kept of one person for some days."""
    mine = select(rows.c.kind, rows.c.content, rows.c.expires_at).where(rows.c.user_id == user_id)
    stored_rows = connection.execute(mine.order_by(rows.c.id))
    return [
        {"kind": kind, "content": content, "until": until.isoformat()}
        for kind, content, until in stored_rows
        if isinstance(kind, str) and isinstance(content, str) and isinstance(until, datetime)
    ]


def delete_kept_replays(connection: Connection, user_id: int) -> None:
    """Delete all that is kept of one person."""
    connection.execute(delete(rows).where(rows.c.user_id == user_id))
