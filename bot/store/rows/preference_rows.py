"""Rows of preferences: how people like to be called (pinged). Most people have none."""

import dataclasses

from sqlalchemy import Connection, delete, select

from bot.store import schema
from bot.store.models import Preferences
from bot.store.rows.row_validation import parse_preferences_row
from bot.store.rows.upsert import build_insert

wishes = schema.wishes
PREFERENCE_FIELDS = tuple(field.name for field in dataclasses.fields(Preferences))
PREFERENCE_COLUMNS = tuple(wishes.c[name] for name in PREFERENCE_FIELDS)


def select_preferences(connection: Connection, user_id: int) -> Preferences:
    """Return somebody's preferences; without any, the defaults."""
    row = connection.execute(select(*PREFERENCE_COLUMNS).where(wishes.c.user_id == user_id)).first()
    return parse_preferences_row(dict(zip(PREFERENCE_FIELDS, row, strict=True))) if row else Preferences()


def select_hidden_from_ladders(connection: Connection) -> frozenset[int]:
    """Return who opted out of ladders (leaderboards)."""
    return frozenset(connection.scalars(select(wishes.c.user_id).where(schema.off_ladders)))


def upsert_preferences(connection: Connection, user_id: int, wish: Preferences) -> None:
    """Save somebody's preferences."""
    statement = build_insert(connection, wishes).values(user_id=user_id, **dataclasses.asdict(wish))
    new = {name: statement.excluded[name] for name in PREFERENCE_FIELDS}
    connection.execute(statement.on_conflict_do_update(index_elements=["user_id"], set_=new))


def delete_preferences(connection: Connection, user_id: int) -> None:
    """Delete somebody's preferences."""
    connection.execute(delete(wishes).where(wishes.c.user_id == user_id))
