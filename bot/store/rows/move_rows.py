"""Rows of moves: inserted with the change that they made, read as a log for one viewer or as a record."""

import logging
from collections.abc import Sequence
from datetime import datetime
from typing import Any, get_args

from sqlalchemy import ColumnElement, Connection, RowMapping, bindparam, func, insert, or_, select, true

from bot.store import schema
from bot.store.models import EPOCH, Actor, MadeMove, StoredMove
from games.engine import GameError, PlayedMove
from games.engine.catalogue import find_game
from games.engine.events import deserialize_event

log_ = logging.getLogger(__name__)

moves = schema.moves
ACTORS = frozenset(get_args(Actor))
INSERT_MOVES = insert(moves)
SELECT_MAKERS = (
    select(moves.c.seat, moves.c.by, moves.c.at).where(moves.c.table_id == bindparam("of")).order_by(moves.c.number)
)


def insert_moves(connection: Connection, table_id: int, played: Sequence[StoredMove]) -> None:
    """Add moves to a table's log, within a transaction."""
    if played:
        connection.execute(INSERT_MOVES, [_build_move_values(table_id, move) for move in played])


def select_latest_moves(
    connection: Connection, table_id: int, seat: int | None, latest: int, since: int | None = None
) -> tuple[int, tuple[StoredMove, ...]]:
    """Return how many moves a viewer may know, and the latest of them, oldest first; all `since` a number, too."""
    known = (moves.c.table_id == table_id, _build_visibility_condition(seat))
    count = _count_moves(connection, *known)
    if since is not None:
        latest = max(latest, _count_moves(connection, *known, moves.c.number >= since))
    query = (
        select(moves, schema.tables.c.game)
        .join(schema.tables)
        .where(*known)
        .order_by(moves.c.number.desc())
        .limit(latest)
    )
    rows = connection.execute(query).mappings().all()
    return count, tuple(move for row in reversed(rows) if (move := _read_move(row)))


def select_record_moves(connection: Connection, table_id: int) -> list[PlayedMove]:
    """Return all moves of a match, as its record has them."""
    query = select(moves.c.seat, moves.c.notation, moves.c.check).where(moves.c.table_id == table_id)
    return [PlayedMove(*row) for row in connection.execute(query.order_by(moves.c.number))]


def select_move_makers(connection: Connection, table_id: int) -> list[MadeMove]:
    """Return who made each move of a match, and when; what cannot be read is as if a player had, long ago."""
    return [
        MadeMove(seat, by if by in ACTORS else "player", made_at if isinstance(made_at, datetime) else EPOCH)
        for seat, by, made_at in connection.execute(SELECT_MAKERS, {"of": table_id})
    ]


def _count_moves(connection: Connection, *where: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.count()).select_from(moves).where(*where)) or 0


def _build_visibility_condition(seat: int | None) -> ColumnElement[bool]:
    """Build the condition of who may see a move: its player, all who know something in it, everyone if public."""
    if seat is None:
        return moves.c.public == true()
    return or_(moves.c.public, moves.c.audience.bitwise_and(1 << seat) != 0)


def _build_move_values(table_id: int, move: StoredMove) -> dict[str, Any]:
    seats = {move.seat, *(event.to for event in move.events if event.to is not None)}
    return {
        "table_id": table_id,
        "number": move.number,
        "seat": move.seat,
        "notation": move.notation,
        "check": move.check,
        "by": move.by,
        "events": [[event.kind, dict(event.facts), event.to] for event in move.events],
        "public": any(event.to is None for event in move.events),
        "audience": sum(1 << seat for seat in seats),
        "at": move.at,
    }


def _read_move(row: RowMapping) -> StoredMove | None:
    """Return a move; `None` if its row cannot be read: the match has it, only the log lacks a line."""
    try:
        move = _parse_move(row)
        if all((isinstance(move.notation, str), isinstance(move.at, datetime), move.by in ACTORS)):
            return move
    except (TypeError, ValueError, AttributeError, GameError):
        pass  # its events are no events, or of no game
    log_.error("move %s of table %s cannot be read", row["number"], row["table_id"])
    return None


def _parse_move(row: RowMapping) -> StoredMove:
    kinds = find_game(row["game"]).event_kinds
    return StoredMove(
        row["number"],
        row["seat"],
        row["notation"],
        row["check"],
        row["by"],
        tuple(deserialize_event(kinds, kind, facts, to) for kind, facts, to in row["events"] or ()),
        row["at"],
    )
