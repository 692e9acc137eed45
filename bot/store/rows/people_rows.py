"""Rows of people: the name under which they were last met, and whether a DM reaches them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

from sqlalchemy import Connection, func, select, update

from bot.store import schema
from bot.store.database import Database
from bot.store.models import Preferences, Reach, Sitter
from bot.store.rows import known_game_rows, preference_rows, privacy_rows
from bot.store.rows.days.daily_rows import DayPseudonym
from bot.store.rows.upsert import INSERTS, Insert

people = schema.people


class PeopleRows:
    """What is known about people beyond one table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get_dm_reach(self, user_id: int) -> Reach:
        """Return whether a direct message (DM) reaches somebody, as far as is known."""
        query = select(people.c.dm).where(people.c.user_id == user_id)
        known: Reach | None = await self._database.read(lambda connection: connection.scalar(query))
        return known or "unknown"

    async def get_person_names(self, user_ids: Iterable[int]) -> dict[int, str]:
        """Return the names under which people were last met; who is not known has none."""
        query = select(people.c.user_id, people.c.name).where(people.c.user_id.in_(set(user_ids)))
        return await self._database.read(lambda connection: dict(map(tuple, connection.execute(query))))

    async def export_person(self, user_id: int) -> dict[str, Any]:
        """Return everything that is stored about somebody."""
        return await self._database.read(partial(privacy_rows.export_personal_data, user_id=user_id))

    async def forget_person(self, user_id: int, name: str, used: DayPseudonym | None = None) -> list[int]:
        """Delete all data of somebody: a departed goblin takes their places.

        Return the tables that changed.

        `used` stays in the place of their try of the daily deal, if they had one.
        """
        return await self._database.write(partial(privacy_rows.erase_person, user_id=user_id, name=name, used=used))

    async def get_preferences(self, user_id: int) -> Preferences:
        """Return somebody's preferences: how they want to be called (pinged)."""
        return await self._database.read(partial(preference_rows.select_preferences, user_id=user_id))

    async def set_preferences(self, user_id: int, wish: Preferences) -> None:
        """Save somebody's preferences: how they want to be called."""
        await self._database.write(partial(preference_rows.upsert_preferences, user_id=user_id, wish=wish))

    async def list_hidden_from_ladders(self) -> frozenset[int]:
        """Return all who opted out of ladders (leaderboards): they are few."""
        return await self._database.read(preference_rows.select_hidden_from_ladders)

    async def find_experienced(self, game: str, user_ids: Sequence[int]) -> frozenset[int]:
        """Return who of these people has played a game before."""
        return await self._database.read(partial(known_game_rows.select_experienced, game=game, user_ids=user_ids))

    async def get_locale(self, user_id: int) -> str | None:
        """Return Discord's locale of somebody's last click, as far as it is noted."""
        query = select(people.c.locale).where(people.c.user_id == user_id)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def set_locale(self, user_id: int, locale: str) -> bool:
        """Save Discord's locale (language) of somebody who sits, or sat, at a table; tell whether that is news."""
        known = people.c.user_id == user_id, people.c.locale.is_distinct_from(locale)
        noted = update(people).where(*known).values(locale=locale)
        return await self._database.write(lambda connection: connection.execute(noted).rowcount > 0)

    async def set_dm_reach(self, user_id: int, dm: Reach) -> None:
        """Save whether a direct message (DM) reaches somebody, unless they were forgotten while it was on its way."""
        noted = update(people).where(people.c.user_id == user_id).values(dm=dm)
        await self._database.write(lambda connection: connection.execute(noted))


def upsert_people(connection: Connection, sitters: Iterable[Sitter]) -> None:
    """Store everybody who sits down, within a transaction, so that seats can refer to them.

    In the order of their ids, so that two tables of the same people that change at once do not deadlock.
    """
    rows = [
        {"user_id": sitter.user_id, "name": sitter.name, "dm": "unknown", "locale": sitter.locale} for sitter in sitters
    ]
    if rows:
        connection.execute(
            _build_people_upsert(connection.dialect.name), sorted(rows, key=lambda row: int(str(row["user_id"])))
        )


def save_results_notice(connection: Connection, table_id: int, sitters: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """Save that a table's podium tells its people that results are kept, if no other one did; return them so."""
    new = {
        sitter.user_id for sitter in sitters if not (sitter.gone or sitter.is_goblin) and sitter.results_notice is None
    }
    if not new:
        return tuple(sitters)
    # In the order of their ids, as above.
    query = select(people.c.user_id, people.c.results_notice).where(people.c.user_id.in_(new))
    rows = connection.execute(query.order_by(people.c.user_id).with_for_update()).all()
    noted = {user_id: table_id if notice is None else notice for user_id, notice in rows}
    first = [user_id for user_id, notice in rows if notice is None]
    if first:
        connection.execute(update(people).where(people.c.user_id.in_(first)).values(results_notice=table_id))
    return tuple(replace(sitter, results_notice=noted.get(sitter.user_id, sitter.results_notice)) for sitter in sitters)


@cache
def _build_people_upsert(dialect: str) -> Insert:
    """Return the statement for somebody who sits down: their name is news, all else only if it was not known."""
    new = INSERTS[dialect](people)
    known = {"name": new.excluded.name, "locale": func.coalesce(people.c.locale, new.excluded.locale)}
    return new.on_conflict_do_update(index_elements=["user_id"], set_=known)
