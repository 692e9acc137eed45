"""Game nights in the privacy export of a person, and what becomes of them when a person is forgotten."""

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, select, update

from bot.store import schema

evenings, guests = schema.evenings, schema.evening_guests
FORGOTTEN_HOST_ID = -999
"""The number of a host who was forgotten."""


def export_game_nights(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    """Return the game nights that somebody hosts or signed up to, or to which they are to be called."""
    answers = dict(
        tuple(row)
        for row in connection.execute(
            select(guests.c.evening_id, guests.c.answer).where(guests.c.user_id == user_id)
        ).all()
    )
    if not (concerned := _select_game_nights_naming(connection, user_id)):
        return []
    query = select(evenings).where(evenings.c.id.in_(concerned)).order_by(evenings.c.id)
    return [
        {
            "evening": row["id"],
            **{name: row[name] for name in ("game", "status", "channel_id")},
            "server": row["guild_id"],
            "host": row["host_id"] == user_id,
            "asked": row["asked"] if row["host_id"] == user_id else None,
            "zone": row["zone"] if row["host_id"] == user_id else None,
            "answer": answers.get(row["id"]),
            "begins_at": row["begins_at"].isoformat() if isinstance(row["begins_at"], datetime) else None,
        }
        for row in connection.execute(query).mappings()
    ]


def _select_game_nights_naming(connection: Connection, user_id: int) -> list[int]:
    """Return the game nights that name somebody."""
    signed_up = connection.scalars(select(guests.c.evening_id).where(guests.c.user_id == user_id)).all()
    hosted = connection.scalars(select(evenings.c.id).where(evenings.c.host_id == user_id)).all()
    numbers = {*signed_up, *hosted, *_select_game_nights_calling(connection, user_id)}
    return sorted(number for number in numbers if isinstance(number, int))


def _select_game_nights_calling(connection: Connection, user_id: int) -> list[int]:
    """Return the game nights to which somebody is to be called; what is damaged calls nobody."""
    named = connection.execute(select(evenings.c.id, evenings.c.named).where(schema.evening_names)).all()
    return [number for number, people in named if isinstance(people, list) and user_id in people]


def erase_from_game_nights(connection: Connection, user_id: int) -> None:
    """Forget somebody as a guest and as a host; where they were the last who comes, the game night is off."""
    for number in _select_game_nights_naming(connection, user_id):
        connection.execute(delete(guests).where(guests.c.evening_id == number, guests.c.user_id == user_id))
        statement = update(evenings).where(evenings.c.id == number)
        connection.execute(statement.values(named=None, version=evenings.c.version + 1))
        coming = select(guests.c.user_id, guests.c.name).where(guests.c.evening_id == number, guests.c.answer == "come")
        first = connection.execute(coming.order_by(guests.c.place)).first()
        heir = (
            {"host_id": first.user_id, "host_name": first.name}
            if first
            else {"host_id": FORGOTTEN_HOST_ID, "host_name": ""}
        )
        theirs = statement.where(evenings.c.host_id == user_id)
        connection.execute(theirs.values(heir | {"asked": "", "zone": "UTC", "weekly": False, "title": ""}))
        if first is None:
            orphaned = statement.where(evenings.c.host_id == FORGOTTEN_HOST_ID, schema.evening_lives)
            connection.execute(orphaned.values(status="off", off_by="host", due_at=None))
