"""Rows of the operator's decisions for all processes: bans, and the announcement on boards."""

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, get_args

from sqlalchemy import Connection, delete, select

from bot.store import schema
from bot.store.rows.upsert import build_insert, build_upsert

notes = schema.notes
RefusalKind = Literal["person", "server"]
REFUSAL_KINDS: tuple[RefusalKind, ...] = get_args(RefusalKind)
REFUSED_KEY_PREFIX, ANNOUNCEMENT_KEY, BOT_KEY, DATABASE_TAG_KEY = "refused ", "announced", "bot", "mark"


@dataclass(frozen=True, slots=True)
class Announcement:
    """An announcement on the boards until a moment."""

    text: str
    until: datetime


@dataclass(frozen=True, slots=True)
class StoredDecisions:
    """What the operator has decided by now (bans, an announcement)."""

    people: frozenset[int] = frozenset()
    servers: frozenset[int] = frozenset()
    announcement: Announcement | None = None


def select_operator_decisions(connection: Connection) -> StoredDecisions:
    """Return what the operator decided."""
    keys = connection.scalars(select(notes.c.key).where(notes.c.key.startswith(REFUSED_KEY_PREFIX)))
    named = [(kind, int(number)) for kind, number in (key.removeprefix(REFUSED_KEY_PREFIX).split() for key in keys)]
    text = connection.scalar(select(notes.c.value).where(notes.c.key == ANNOUNCEMENT_KEY))
    return StoredDecisions(
        people=frozenset(number for kind, number in named if kind == "person"),
        servers=frozenset(number for kind, number in named if kind == "server"),
        announcement=_read_announcement(text) if text else None,
    )


def _read_announcement(content: str) -> Announcement:
    fields = json.loads(content)
    return Announcement(fields["text"], datetime.fromisoformat(fields["until"]))


def insert_ban(connection: Connection, kind: RefusalKind, number: int) -> None:
    """Ban a person or a server from now on, for the operator."""
    connection.execute(build_upsert(connection, notes.c.key), {"key": _build_ban_key(kind, number), "value": ""})


def delete_ban(connection: Connection, kind: RefusalKind, number: int) -> None:
    """Unban a person or a server, for the operator."""
    connection.execute(delete(notes).where(notes.c.key == _build_ban_key(kind, number)))


def replace_announcement(connection: Connection, announcement: Announcement | None) -> None:
    """Set the announcement that the boards show; `None`: none any more."""
    connection.execute(delete(notes).where(notes.c.key == ANNOUNCEMENT_KEY))
    if announcement:
        content = json.dumps({"text": announcement.text, "until": announcement.until.isoformat()})
        connection.execute(build_upsert(connection, notes.c.key), {"key": ANNOUNCEMENT_KEY, "value": content})


def save_bot_id(connection: Connection, bot: int, *, anew: bool) -> int:
    """Save the id of the bot that uses this database, if none is saved or `anew`; return the one saved now."""
    noted = connection.scalar(select(notes.c.value).where(notes.c.key == BOT_KEY))
    if noted is None or anew:
        connection.execute(build_upsert(connection, notes.c.key), {"key": BOT_KEY, "value": str(bot)})
        return bot
    return int(noted)


def get_or_create_database_tag(connection: Connection, fresh: str) -> str:
    """Return the mark of this database; if it has none yet, save a fresh one."""
    connection.execute(
        build_insert(connection, notes).on_conflict_do_nothing(), {"key": DATABASE_TAG_KEY, "value": fresh}
    )
    return str(connection.scalar(select(notes.c.value).where(notes.c.key == DATABASE_TAG_KEY)))


def _build_ban_key(kind: RefusalKind, number: int) -> str:
    return f"{REFUSED_KEY_PREFIX}{kind} {number}"
