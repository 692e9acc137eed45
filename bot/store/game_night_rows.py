"""Rows of game nights: tables with a time, and who signed up. A change counts only for the version it is based on."""

import dataclasses
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial
from operator import itemgetter
from typing import Any, NamedTuple

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import ColumnElement, Connection, TextClause, delete, func, insert, literal_column, select, update

from bot.store import schema
from bot.store.database import Database
from bot.store.errors import VersionConflict
from bot.store.game_night_models import GameNight, GameNightGuest
from bot.store.models import Table
from bot.store.rows.table_rows import insert_table
from bot.store.shards import ALL_SHARDS, TIMESTAMP_SHIFT_BITS, Shards

evenings, guests = schema.evenings, schema.evening_guests
GAME_NIGHT_FIELDS = tuple(field.name for field in dataclasses.fields(GameNight) if field.name != "guests")
GUEST_FIELDS = tuple(field.name for field in dataclasses.fields(GameNightGuest))
_GAME_NIGHT = TypeAdapter(GameNight)
Condition = ColumnElement[bool] | TextClause


class UpcomingGameNights(NamedTuple):
    """How many game nights are still to come: of one host, and on one server."""

    person: int
    server: int


class GameNightRows:
    """All game nights (scheduled sessions)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_game_night(self, game_night: GameNight) -> GameNight:
        """Store a new game night; return it with its number."""
        return await self._database.write(partial(_insert_game_night, game_night=game_night))

    async def find_game_night(self, game_night_id: int) -> GameNight | None:
        """Return a game night, or `None` if there is none that can be read."""
        game_nights = await self._select(evenings.c.id == game_night_id)
        return game_nights[0] if game_nights else None

    async def save_game_night(
        self,
        before: GameNight,
        after: GameNight,
        opened: Sequence[tuple[Table, str]] = (),
        following: GameNight | None = None,
    ) -> GameNight:
        """Save a change, with the tables that it opens and their secrets, and the game night that follows it.

        Return the game night as it is then.

        Raises `VersionConflict` if it is no longer at the version of `before`.
        """
        change = partial(_update_game_night, before=before, after=after, opened=opened, following=following)
        return await self._database.write(change)

    async def save_shown_version(self, game_night_id: int, version: int) -> None:
        """Save which version of a game night its message shows."""
        noted = update(evenings).where(evenings.c.id == game_night_id).values(shown_version=version)
        await self._database.write(lambda connection: connection.execute(noted))

    async def list_live_game_nights(self, shards: Shards = ALL_SHARDS) -> tuple[GameNight, ...]:
        """Return the game nights that were posted and have not ended."""
        return await self._select(schema.evening_lives, *_build_shard_condition(shards))

    async def list_server_game_nights(self, guild_id: int) -> tuple[GameNight, ...]:
        """Return the game nights of a server that were posted and have not ended."""
        return await self._select(schema.evening_lives, evenings.c.guild_id == guild_id)

    async def list_unshown_game_nights(self, shards: Shards = ALL_SHARDS) -> tuple[GameNight, ...]:
        """Return the game nights whose message does not show their last change."""
        return await self._select(schema.evening_unshown, *_build_shard_condition(shards))

    async def count_upcoming_game_nights(self, host_id: int, guild_id: int) -> UpcomingGameNights:
        """Return how many game nights are still to come."""
        waiting = schema.evening_lives, evenings.c.status.in_(("open", "called"))
        queries = [
            select(func.count()).where(*waiting, where)
            for where in (evenings.c.host_id == host_id, evenings.c.guild_id == guild_id)
        ]
        return await self._database.read(lambda c: UpcomingGameNights(*(c.scalar(count) or 0 for count in queries)))

    async def delete_old_game_nights(self, before: datetime, drafts_before: datetime) -> None:
        """Delete game nights that ended and drafts that nobody posted, if they have not changed since."""
        forgotten = (schema.evening_ended, evenings.c.status == "draft", evenings.c.changed_at < drafts_before)
        for old in ((schema.evening_ended, evenings.c.changed_at < before), forgotten):
            await self._database.write(partial(_delete_game_nights, old=old))

    async def _select(self, *where: Condition) -> tuple[GameNight, ...]:
        return await self._database.read(partial(_select_game_nights, where=where))


def _delete_game_nights(connection: Connection, old: Sequence[Condition]) -> None:
    connection.execute(delete(evenings).where(*old))


def _build_shard_condition(shards: Shards) -> tuple[ColumnElement[bool], ...]:
    """Return the condition that a game night belongs to these shards; none for all of them."""
    if shards.is_whole:
        return ()
    shard = evenings.c.guild_id.bitwise_rshift(literal_column(str(TIMESTAMP_SHIFT_BITS))) % shards.count
    return (shard.between(shards.first, shards.last),)


def _build_game_night_values(game_night: GameNight) -> dict[str, Any]:
    values = {name: getattr(game_night, name) for name in GAME_NIGHT_FIELDS if name != "id"}
    return values | {"named": list(game_night.named) or None, "tables": list(game_night.tables)}


def _insert_game_night(connection: Connection, game_night: GameNight) -> GameNight:
    number: int = connection.execute(
        insert(evenings).values(_build_game_night_values(game_night)).returning(evenings.c.id)
    ).scalar_one()
    _replace_guests(connection, number, game_night.guests)
    return dataclasses.replace(game_night, id=number)


def _update_game_night(
    connection: Connection,
    before: GameNight,
    after: GameNight,
    opened: Sequence[tuple[Table, str]],
    following: GameNight | None,
) -> GameNight:
    if opened:
        numbers = [
            insert_table(connection, dataclasses.replace(table, evening_id=before.id), secret).id
            for table, secret in opened
        ]
        after = dataclasses.replace(after, tables=tuple(numbers))
    after = dataclasses.replace(after, version=before.version + 1)
    guarded = update(evenings).where(evenings.c.id == before.id, evenings.c.version == before.version)
    if connection.execute(guarded.values(_build_game_night_values(after))).rowcount == 0:
        raise VersionConflict(before.id)
    if after.guests != before.guests:
        _replace_guests(connection, before.id, after.guests)
    if following:
        _insert_game_night(connection, following)
    return after


def _replace_guests(connection: Connection, game_night_id: int, signed_up: Sequence[GameNightGuest]) -> None:
    connection.execute(delete(guests).where(guests.c.evening_id == game_night_id))
    rows = [
        {"evening_id": game_night_id, "place": index, **dataclasses.asdict(guest)}
        for index, guest in enumerate(signed_up)
    ]
    if rows:
        connection.execute(insert(guests), rows)


def _select_game_nights(connection: Connection, where: Sequence[Condition]) -> tuple[GameNight, ...]:
    stored_rows = sorted(connection.execute(select(evenings).where(*where)).mappings(), key=itemgetter("id"))
    ids = [row["id"] for row in stored_rows]
    signed_up: dict[int, list[Mapping[str, Any]]] = {number: [] for number in ids}
    if ids:
        rows = select(guests).where(guests.c.evening_id.in_(ids)).order_by(guests.c.evening_id, guests.c.place)
        for row in connection.execute(rows).mappings():
            signed_up[row["evening_id"]].append(dict(row))
    read = (_read_game_night(dict(row), signed_up[row["id"]]) for row in stored_rows)
    return tuple(evening for evening in read if evening)


def _read_game_night(row: dict[str, Any], signed_up: Sequence[Mapping[str, Any]]) -> GameNight | None:
    """Return a game night; `None` if its row or a guest's cannot be read: then nothing of it is shown or due."""
    values = {name: row[name] for name in GAME_NIGHT_FIELDS} | {"named": row["named"] or ()}
    people = [{name: one[name] for name in GUEST_FIELDS} for one in signed_up]
    try:
        return _GAME_NIGHT.validate_python(values | {"guests": people})
    except (ValidationError, TypeError):
        return None
