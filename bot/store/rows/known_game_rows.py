"""Rows of known games: who has started a match of which game, to tell a first time from all later ones."""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, select

from bot.store import schema
from bot.store.models import Sitter
from bot.store.rows.upsert import build_insert

known = schema.known_games


def select_experienced(connection: Connection, game: str, user_ids: Iterable[int]) -> frozenset[int]:
    """Return who of these people has played a game before."""
    query = select(known.c.user_id).where(known.c.game == game, known.c.user_id.in_(user_ids))
    return frozenset(connection.scalars(query))


def select_known_games(connection: Connection, user_id: int) -> list[str]:
    """Return the games that somebody has played."""
    return list(connection.scalars(select(known.c.game).where(known.c.user_id == user_id).order_by(known.c.game)))


def insert_known_game(connection: Connection, game: str, sitters: Iterable[Sitter]) -> None:
    """Save that the people among these have started a match of a game."""
    rows = [{"user_id": sitter.user_id, "game": game} for sitter in sitters if not sitter.is_goblin]
    if rows:
        connection.execute(build_insert(connection, known).on_conflict_do_nothing(), rows)


def delete_known_games(connection: Connection, *user_ids: int) -> None:
    """Forget what people have played."""
    connection.execute(delete(known).where(known.c.user_id.in_(user_ids)))
