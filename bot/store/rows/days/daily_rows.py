"""Rows of the daily deal: each is one person's try on one day, and no try is ever begun twice."""

import json
from collections.abc import Mapping, Sequence
from datetime import date
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from bot.store import schema
from bot.store.database import Database
from bot.store.models import DailyMove, DailyPlay, DailyResult
from bot.store.rows.upsert import build_insert

rows, marks, notes = schema.daily_plays, schema.daily_marks, schema.notes

DAILY_SECRET_KEY = "daily secret"  # noqa: S105  the key of a note
"""Under this key the lasting secret is noted, if no setting names one."""


class DailyStanding(NamedTuple):
    """How many finished a day, how many of them did better than somebody, and how many others as well."""

    better: int
    finished: int
    level: int


class DayPseudonym(NamedTuple):
    """What stays of somebody who is forgotten on a day that they used: a mark that names nobody, until the day ends."""

    mark: str
    day: int


class DailyRows:
    """The tries of all people, and the marks of those who used theirs and were forgotten on the same day."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin_daily_try(self, play: DailyPlay, mark: str = "") -> bool:
        """Begin somebody's try of a day; tell whether it is the first one, and there is no such mark."""
        return await self._database.write(partial(_insert_play, play=play, mark=mark))

    async def find_daily_try(self, user_id: int, day: int) -> DailyPlay | None:
        """Return somebody's try of a daily deal."""
        query = select(rows).where(rows.c.user_id == user_id, rows.c.day == day)
        row = await self._database.read(lambda connection: connection.execute(query).mappings().first())
        return _read_daily_play(dict(row)) if row else None

    async def save_daily_moves(self, play: DailyPlay, moves: Sequence[DailyMove], result: DailyResult | None) -> bool:
        """Save all moves of a try, and its result once it is over; tell whether it was still as it was read."""
        same = rows.c.user_id == play.user_id, rows.c.day == play.day, rows.c.moves == _dump_moves(play.moves)
        changed = update(rows).where(*same).values(moves=_dump_moves(moves), **_dump_result(result))
        return await self._database.write(lambda connection: connection.execute(changed).rowcount > 0)

    async def find_daily_standing(self, day: int, rank: str, guild_id: int | None = None) -> DailyStanding:
        """Return the rank of a result among all of its day, or those of a server: how many did better or as well."""
        finished = [rows.c.day == day, rows.c.rank.is_not(None)]
        if guild_id is not None:
            finished.append(rows.c.guild_id == guild_id)
        count = select(func.count()).select_from(rows)
        queries = [count.where(*finished, *more) for more in ([rows.c.rank > rank], [], [rows.c.rank == rank])]
        better, all_of_them, level = await self._database.read(lambda c: [c.scalar(query) or 0 for query in queries])
        return DailyStanding(better, all_of_them, max(0, level - 1))

    async def has_erased_player_mark(self, mark: str) -> bool:
        """Tell whether somebody played on a day and then deleted their data: they get no second try."""
        query = select(marks.c.mark).where(marks.c.mark == mark)
        return await self._database.read(lambda connection: connection.scalar(query) is not None)

    async def get_or_create_secret(self, fresh: str) -> str:
        """Return the lasting secret that is noted; the first to ask notes a fresh one."""
        return await self._database.write(partial(_get_or_create_secret, fresh=fresh))

    async def delete_old_days(self, first_kept: int, today: int) -> None:
        """Delete the tries of older days, and the marks of days that are over."""
        await self._database.write(partial(_delete_old, first_kept=first_kept, today=today))


def _insert_play(connection: Connection, play: DailyPlay, mark: str) -> bool:
    if connection.scalar(select(marks.c.mark).where(marks.c.mark == mark)) is not None:
        return False
    values = {"user_id": play.user_id, "day": play.day, "game": play.game, "rules_version": play.rules_version}
    values |= {"guild_id": play.guild_id, "begun_at": play.begun_at, "name": play.name}
    new = (
        build_insert(connection, rows)
        .values(**values, moves=_dump_moves(play.moves), **_dump_result(play.result))
        .on_conflict_do_nothing()
    )
    return connection.execute(new).rowcount > 0


def _get_or_create_secret(connection: Connection, fresh: str) -> str:
    connection.execute(
        build_insert(connection, notes).values(key=DAILY_SECRET_KEY, value=fresh).on_conflict_do_nothing()
    )
    secret: str = connection.execute(select(notes.c.value).where(notes.c.key == DAILY_SECRET_KEY)).scalar_one()
    return secret


def _delete_old(connection: Connection, first_kept: int, today: int) -> None:
    connection.execute(delete(rows).where(rows.c.day < first_kept))
    connection.execute(delete(marks).where(marks.c.day < today))


def _dump_moves(moves: Sequence[DailyMove]) -> str:
    return json.dumps(moves)


def _dump_result(result: DailyResult | None) -> Mapping[str, Any]:
    return (result or DailyResult(None, None, None))._asdict()


def _read_daily_play(row: Mapping[str, Any]) -> DailyPlay | None:
    """Return a row, or `None` if it cannot be read."""
    try:
        moves = tuple(DailyMove(seat, move, check) for seat, move, check in json.loads(row["moves"]))
    except (TypeError, ValueError):
        return None
    shape = (row["user_id"], int), (row["day"], int), (row["game"], str), (row["rules_version"], int)
    if not all(isinstance(value, kind) for value, kind in shape) or not all(map(_is_move, moves)):
        return None
    if not date.min.toordinal() <= row["day"] <= date.max.toordinal():
        return None
    result = DailyResult(row["rank"], row["number"], row["signs"])
    return DailyPlay(
        user_id=row["user_id"],
        day=row["day"],
        game=row["game"],
        rules_version=row["rules_version"],
        guild_id=row["guild_id"],
        begun_at=row["begun_at"],
        moves=moves,
        result=result if isinstance(result.rank, str) and isinstance(result.number, int) else None,
        name=row["name"] if isinstance(row["name"], str) else "",
    )


def _is_move(move: DailyMove) -> bool:
    return [type(part) for part in move] == [int, str, str]


def export_daily_plays(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    """Export somebody's daily deals: their own moves alone, and their results."""
    mine = select(rows).where(rows.c.user_id == user_id).order_by(rows.c.day)
    plays = [_read_daily_play(dict(row)) for row in connection.execute(mine).mappings().all()]
    return [_export_play(play) for play in plays if play]


def _export_play(play: DailyPlay) -> dict[str, Any]:
    result = play.result or DailyResult(None, None, None)
    own = [move.move for move in play.moves if move.seat == 0]
    facts = {"day": play.day_of_calendar.isoformat(), "game": play.game, "server": play.guild_id, "name": play.name}
    return facts | {"moves": own, "signs": result.signs, "result": result.number}


def delete_daily_plays(connection: Connection, user_id: int, used: DayPseudonym | None) -> None:
    """Delete all tries of somebody; where one is of a day that is running, its mark stays."""
    if used and connection.scalar(select(rows.c.day).where(rows.c.user_id == user_id, rows.c.day == used.day)):
        mark = build_insert(connection, marks).values(mark=used.mark, day=used.day)
        connection.execute(mark.on_conflict_do_nothing())
    connection.execute(delete(rows).where(rows.c.user_id == user_id))
