"""Rows of the daily deal's digests: which servers want one (subscribe), which day they had last, what is said there."""

from collections.abc import Collection
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, func, literal_column, select, update

from bot.store import schema
from bot.store.database import Database
from bot.store.models import DigestProgress, RankedDay, Server
from bot.store.rows.row_validation import parse_server_settings_row
from bot.store.rows.upsert import build_insert
from bot.store.shards import ALL_SHARDS, TIMESTAMP_SHIFT_BITS, Shards

plays, digests, servers, wishes = schema.daily_plays, schema.daily_digests, schema.servers, schema.wishes
RANKED_DAY_COLUMNS = tuple(plays.c[name] for name in RankedDay._fields)


class DayCount(NamedTuple):
    """How many people of a server played on a day, how many of them to the end, and which game."""

    played: int
    finished: int
    game: str | None = None


class DigestRows:
    """What servers see of the daily deal. Only people who agreed are named."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_digest_servers(self, shards: Shards = ALL_SHARDS) -> list[tuple[Server, DigestProgress | None]]:
        """Return the servers of these shards that want a daily summary, each with the note of its last one."""
        wanted = select(servers, *(digests.c[name] for name in DigestProgress._fields)).join(
            digests, digests.c.guild_id == servers.c.guild_id, isouter=True
        )
        query = wanted.where(schema.digest_chosen, *_build_shard_condition(shards))
        return await self._database.read(lambda c: [_read_server(dict(row)) for row in c.execute(query).mappings()])

    async def claim_digest(self, guild_id: int, note: DigestProgress, after: int | None) -> bool:
        """Save that a digest is about to be posted; tell whether the last one was still that of the day `after`.

        `None`: there was none that can be read.
        """
        return await self._database.write(partial(_write_digest_progress, guild_id=guild_id, note=note, after=after))

    async def finish_digest(self, guild_id: int, day: int) -> None:
        """Save that the digest of a day (daily summary) is posted."""
        done = update(digests).where(digests.c.guild_id == guild_id, digests.c.day == day).values(done=True)
        await self._database.write(lambda connection: connection.execute(done))

    async def unsubscribe_server(self, guild_id: int, channel_id: int) -> bool:
        """Let a server have no digest any more (unsubscribe), if it still is in this channel; tell whether it was."""
        conditions = servers.c.guild_id == guild_id, servers.c.digest == channel_id
        off = update(servers).where(*conditions).values(digest=None, digest_by=None)
        return await self._database.write(lambda connection: connection.execute(off).rowcount > 0)

    async def count_day_players(self, guild_id: int, day: int) -> DayCount:
        """Return how many people of a server played on a day."""
        query = select(func.count(), func.count(plays.c.rank), func.max(plays.c.game))
        day_query = query.where(plays.c.guild_id == guild_id, plays.c.day == day)
        return await self._database.read(lambda connection: DayCount(*connection.execute(day_query).one()))

    async def list_daily_best_tries(
        self, guild_id: int, day: int, count: int, hidden: Collection[int] = ()
    ) -> list[RankedDay]:
        """Return the best of a server on a day among those who agreed to be named, the best first."""
        named = _select_named(plays.c.guild_id == guild_id, plays.c.day == day, plays.c.rank.is_not(None))
        query = named.where(plays.c.user_id.not_in(hidden)).order_by(plays.c.rank.desc(), plays.c.begun_at)
        return await self._list_ranked(query.limit(count))

    async def list_named_tries(self, guild_id: int, first: int, last: int) -> list[RankedDay]:
        """Return all tries of a server on some days, of those who agreed to be named."""
        return await self._list_ranked(_select_named(plays.c.guild_id == guild_id, plays.c.day.between(first, last)))

    async def list_own_tries(self, user_id: int, first: int, last: int, guild_id: int | None = None) -> list[RankedDay]:
        """Return the tries of somebody on some days: all, or those of a server."""
        own = select(*RANKED_DAY_COLUMNS).where(plays.c.user_id == user_id, plays.c.day.between(first, last))
        return await self._list_ranked(own if guild_id is None else own.where(plays.c.guild_id == guild_id))

    async def count_ranks(self, day: int) -> dict[str, int]:
        """Return how many people had each result of a day."""
        query = select(plays.c.rank, func.count()).where(plays.c.day == day, plays.c.rank.is_not(None))
        rows = await self._database.read(lambda c: list(c.execute(query.group_by(plays.c.rank))))
        return {rank: count for rank, count in rows if isinstance(rank, str)}

    async def list_played_days(self, guild_id: int, last: int) -> list[int]:
        """Return the days up to a last one on which somebody of a server played, the latest first."""
        days = select(plays.c.day).where(plays.c.guild_id == guild_id, plays.c.day <= last).distinct()
        played_days = await self._database.read(lambda c: list(c.scalars(days.order_by(plays.c.day.desc()))))
        return [day for day in played_days if isinstance(day, int)]

    async def _list_ranked(self, query: Select[Any]) -> list[RankedDay]:
        rows = await self._database.read(lambda connection: list(connection.execute(query)))
        return [ranked for ranked in map(_read_ranked, rows) if ranked]


def _select_named(*conditions: ColumnElement[bool]) -> Select[Any]:
    """Return what selects tries of people who agreed to be named."""
    return (
        select(*RANKED_DAY_COLUMNS).join(wishes, wishes.c.user_id == plays.c.user_id).where(wishes.c.days, *conditions)
    )


def _read_ranked(row: Any) -> RankedDay | None:
    """Return a try; `None` if its row cannot be read."""
    ranked = RankedDay(*row)._replace(name=row.name or "")
    texts, numbers = (ranked.name, ranked.rank, ranked.signs), (ranked.user_id, ranked.day, ranked.number)
    is_read = all(text is None or isinstance(text, str) for text in texts)
    return ranked if is_read and all(number is None or isinstance(number, int) for number in numbers) else None


def _build_shard_condition(shards: Shards) -> tuple[ColumnElement[bool], ...]:
    """Return the condition that a server belongs to these shards; none for all of them."""
    if shards.is_whole:
        return ()
    shard = servers.c.guild_id.bitwise_rshift(literal_column(str(TIMESTAMP_SHIFT_BITS))) % shards.count
    return (shard.between(shards.first, shards.last),)


def _read_server(row: dict[str, Any]) -> tuple[Server, DigestProgress | None]:
    day, run, begun_at, done = (row.pop(name) for name in DigestProgress._fields)
    is_complete = isinstance(day, int) and isinstance(run, int) and isinstance(begun_at, datetime)
    return parse_server_settings_row(row), DigestProgress(day, run, begun_at, bool(done)) if is_complete else None


def _write_digest_progress(connection: Connection, guild_id: int, note: DigestProgress, after: int | None) -> bool:
    if after is None:
        new = build_insert(connection, digests).values(guild_id=guild_id, **note._asdict())
        renewed = new.on_conflict_do_update(index_elements=["guild_id"], set_=note._asdict())
        return connection.execute(renewed).rowcount > 0
    same = digests.c.guild_id == guild_id, digests.c.day == after
    return connection.execute(update(digests).where(*same).values(**note._asdict())).rowcount > 0


def list_chosen_channels(connection: Connection, user_id: int) -> list[int]:
    """Return the servers for which somebody chose the channel of the digest."""
    return list(connection.scalars(select(servers.c.guild_id).where(servers.c.digest_by == user_id)))


def forget_chooser(connection: Connection, user_id: int) -> None:
    """Forget who chose a channel; the digest goes on."""
    connection.execute(update(servers).where(servers.c.digest_by == user_id).values(digest_by=None))
