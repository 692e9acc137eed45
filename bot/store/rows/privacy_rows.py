"""What is stored about a person: told to them completely, or deleted so that their matches stay as they were."""

import dataclasses
from typing import Any

from sqlalchemy import Connection, delete, select, update

from bot.store import schema
from bot.store.rows import known_game_rows, preference_rows
from bot.store.rows.upsert import insert

tables, people, seats, moves, surfaces = schema.tables, schema.people, schema.seats, schema.moves, schema.surfaces

DEPARTED = -1000
"""Departed goblins have this number minus their place: the same at every table, so that it identifies nobody."""


def told(connection: Connection, user_id: int) -> dict[str, Any]:
    """Return everything that is stored about a person, including their own moves; nothing that others may not know."""
    met = connection.execute(select(people.c.name, people.c.dm).where(people.c.user_id == user_id)).first()
    mine = connection.execute(
        select(seats, tables.c.game, tables.c.status, tables.c.created_at, tables.c.started_at, tables.c.ended_at)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.user_id == user_id)
        .order_by(seats.c.table_id)
    ).mappings()
    return {
        "user_id": user_id,
        "name": met.name if met else None,
        "direct_messages": met.dm if met else None,
        "wishes": dataclasses.asdict(preference_rows.wish_of(connection, user_id)),
        "games_played": known_game_rows.games_of(connection, user_id),
        "tables": [_told_table(connection, dict(row)) for row in mine.all()],
    }


def _told_table(connection: Connection, row: dict[str, Any]) -> dict[str, Any]:
    own = select(moves.c.number, moves.c.notation, moves.c.at).where(
        moves.c.table_id == row["table_id"], moves.c.seat == row["seat"]
    )
    played = connection.execute(own.order_by(moves.c.number))
    times = {name: row[name] and row[name].isoformat() for name in ("created_at", "started_at", "ended_at")}
    return {
        "table": row["table_id"],
        **{name: row[name] for name in ("game", "status", "name", "seat", "stir", "met")},
        **times,
        "moves": [{"number": number, "move": notation, "at": at.isoformat()} for number, notation, at in played],
    }


def depart(connection: Connection, user_id: int, name: str) -> list[int]:
    """Put a departed goblin in every place of a person, and forget the person; return the tables that changed."""
    places = connection.execute(select(seats.c.table_id, seats.c.place).where(seats.c.user_id == user_id)).all()
    for table_id, place in places:
        departed = DEPARTED - place
        known = insert(connection, people).values(user_id=departed, name=name, dm="closed")
        connection.execute(known.on_conflict_do_nothing())
        here = (seats.c.table_id == table_id, seats.c.place == place)
        connection.execute(update(seats).where(*here).values(user_id=departed, name=name, gone=True, stir="", met=None))
        hosted = update(tables).where(tables.c.id == table_id, tables.c.host_id == user_id)
        connection.execute(hosted.values(host_id=departed))
        closed = update(tables).where(tables.c.id == table_id, tables.c.closed_by == user_id)
        connection.execute(closed.values(closed_by=departed))
        connection.execute(update(tables).where(tables.c.id == table_id).values(version=tables.c.version + 1))
    unasked = _drop_proposals(connection, user_id)
    connection.execute(delete(surfaces).where(surfaces.c.user_id == user_id))
    preference_rows.forget(connection, user_id)
    known_game_rows.forget(connection, user_id)
    connection.execute(delete(people).where(people.c.user_id == user_id))
    return list(dict.fromkeys([*(table_id for table_id, _ in places), *unasked]))


def _drop_proposals(connection: Connection, user_id: int) -> list[int]:
    """Delete proposals that a person made or answered; return the tables that had them."""
    open_now = connection.execute(select(tables.c.id, tables.c.proposal).where(tables.c.proposal.is_not(None)))
    named = [id_ for id_, asked in open_now if user_id in (asked["user_id"], *asked["yes"], *asked["no"])]
    dropped = update(tables).where(tables.c.id.in_(named))
    connection.execute(dropped.values(proposal=None, version=tables.c.version + 1))
    return named
