"""Statistics of what somebody played, summed up by the database: a person has thousands of results.

Each match counts once, by the seat that its person had first. A row whose game, seats or times cannot be read is left
out.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import cache, partial
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    FromClause,
    ScalarSelect,
    Select,
    and_,
    bindparam,
    case,
    exists,
    func,
    or_,
    select,
    tuple_,
    type_coerce,
)

from bot.store import schema
from bot.store.database import Database
from games import list_game_keys

own, other, earlier = (schema.results.alias(name) for name in ("own", "other", "earlier"))

DAY_MICROSECONDS = timedelta(days=1) // timedelta(microseconds=1)
MAX_SEATS = 100
"""No match has so many seats."""
WITH_PEOPLE_OFFSET = 2 * MAX_SEATS
"""What is added to the number of first places of others in a match in which another person had a seat."""
NEWEST_FIRST = (own.c.ended_at.desc(), own.c.table_id.desc())


@dataclass(frozen=True, slots=True)
class PlayedScope:
    """Which matches of a person are counted: all, or what an `asker` may know.

    The latter are matches in which the asker had a seat too, and those of the server `guild_id`. Of its channels that
    are `hidden` from them, only the former are listed.
    """

    user_id: int
    asker: int | None = None
    guild_id: int | None = None
    hidden: tuple[int, ...] = ()


class PlayedSum(NamedTuple):
    """How many `matches` are alike: in their game, seats and place, how many others came first, who else played.

    `stayed`: their person did, to the end. `people`: another person had a seat, known or not.
    """

    game: str
    people: bool
    seats: int
    place: int | None
    stayed: bool
    firsts: int
    matches: int


class LatestMatch(NamedTuple):
    """One of the last matches."""

    game: str
    place: int | None
    seats: int
    leaving: str | None


class MetPerson(NamedTuple):
    """Another person: in how many matches, and who of the two was ahead how often."""

    user_id: int
    matches: int
    ahead: int
    behind: int
    level: int


class BestWin(NamedTuple):
    """A match that somebody won: alone or with others, by its rules."""

    table_id: int
    game: str
    seats: int
    ended_at: Any


class PlayedSums(NamedTuple):
    """All statistics (sums) about a person. `most_met` and `best` are `None` if there are none."""

    sums: tuple[PlayedSum, ...] = ()
    latest: tuple[LatestMatch, ...] = ()
    days: int = 0
    days_lately: int = 0
    most_met: MetPerson | None = None
    best: BestWin | None = None


class ListedTables(NamedTuple):
    """A page of tables, its number from 0, and how many tables are on all pages."""

    tables: tuple[int, ...]
    page: int
    total: int


class PlayedRows:
    """Sums and lists of what somebody played."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_played_channels(self, user_id: int, guild_id: int) -> list[int]:
        """Return the channels of a server in which somebody has played."""
        query = select(own.c.channel_id).where(own.c.user_id == user_id, own.c.guild_id == guild_id).distinct()
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def load_profile_statistics(self, scope: PlayedScope, latest: int, since: int) -> PlayedSums:
        """Load a person's statistics: `latest` so many last matches, days played lately after the day `since`.

        A day is its number since 1970.
        """
        return await self._database.read(partial(select_player_statistics, scope=scope, latest=latest, since=since))

    async def load_match_history(
        self, user_id: int, game: str, people: Sequence[int], page: int, limit: int
    ) -> ListedTables:
        """Return a page of somebody's match history (tables), `limit` on each, the newest first.

        `game`: only those of it; "": of all. All of the `people` had a seat there, too. Beyond the last page comes the
        last one.
        """
        conditions = [_build_person_condition(user_id), *([own.c.game == game] if game else [])]
        conditions += [own.c.table_id.in_(_select_person_tables(person)) for person in people]
        return await self._database.read(partial(_select_page, conditions=conditions, page=page, limit=limit))


def _select_page(
    connection: Connection, conditions: Sequence[ColumnElement[bool]], page: int, limit: int
) -> ListedTables:
    named = {"games": list_game_keys()}
    total = connection.execute(select(func.count()).select_from(own).where(*conditions), named).scalar_one()
    page = max(0, min(page, (total - 1) // limit))
    some = select(own.c.table_id).where(*conditions).order_by(*NEWEST_FIRST).offset(page * limit).limit(limit)
    return ListedTables(tuple(connection.scalars(some, named)), page, total)


def select_player_statistics(connection: Connection, scope: PlayedScope, latest: int, since: int) -> PlayedSums:
    """Return all sums about a person, within a transaction."""
    steps = _build_profile_statements(asked=scope.asker is not None, hiding=bool(scope.hidden))
    named: dict[str, Any] = {"user": scope.user_id, "games": list_game_keys(), "latest": latest}
    if scope.asker is not None:
        named |= {"asker": scope.asker, "guild": scope.guild_id, "hidden": scope.hidden}
    sums = tuple(_read_sum(*row) for row in connection.execute(steps.sums, named))
    days = {day for pair in connection.execute(steps.days, named) for day in pair}
    met = connection.execute(steps.most_met, named).scalar()
    stands = connection.execute(steps.stands, {**named, "met": met}).one() if met else ()
    return PlayedSums(
        sums,
        tuple(map(LatestMatch._make, connection.execute(steps.latest, named))),
        len(days),
        sum(day > since for day in days),
        MetPerson(met, *stands) if met else None,
        _find_best(connection, steps.best, named, sums),
    )


def _read_sum(game: str, seats: int, place: int | None, stayed: int, beside: int | None, matches: int) -> PlayedSum:
    people, firsts = divmod(beside or 0, WITH_PEOPLE_OFFSET)
    return PlayedSum(game, bool(people), seats, place, bool(stayed), firsts, matches)


def _find_best(
    connection: Connection, query: Select[Any], named: Mapping[str, Any], sums: Iterable[PlayedSum]
) -> BestWin | None:
    """Return the best win: with people before one against goblins, at more seats, the newest; `None`: there is none."""
    won = {(played.people, played.seats) for played in sums if played.place == 1 and played.stayed}
    for people, seats in sorted(won, reverse=True):
        of_kind = {
            **named,
            "seats": seats,
            "from": WITH_PEOPLE_OFFSET * people,
            "to": WITH_PEOPLE_OFFSET * (people + 1),
        }
        if row := connection.execute(query, of_kind).first():
            return BestWin._make(row)
    return None


class PlayedStatements(NamedTuple):
    """The statements that read sums about a person."""

    sums: Select[Any]
    latest: Select[Any]
    days: Select[Any]
    most_met: Select[Any]
    stands: Select[Any]
    best: Select[Any]


@cache
def _build_profile_statements(*, asked: bool, hiding: bool) -> PlayedStatements:
    """Return the statements for all matches of a person, or for what an asker may know, perhaps with hidden channels.

    They are built once: that takes longer than to run some of them.
    """
    shared = own.c.table_id.in_(_select_person_tables(bindparam("asker")))
    condition = _build_person_condition(bindparam("user"))
    if asked:
        condition = and_(condition, or_(shared, own.c.guild_id == bindparam("guild")))
    unhidden = own.c.channel_id.not_in(bindparam("hidden", expanding=True))
    listed = and_(condition, or_(shared, unhidden)) if hiding else condition
    last = select(own.c.game, own.c.place, own.c.seats, own.c.leaving).where(listed).order_by(*NEWEST_FIRST)
    return PlayedStatements(
        sums=_build_match_sums_query(condition),
        latest=last.limit(bindparam("latest")),
        days=_build_days_query(condition),
        most_met=_build_most_met_query(listed),
        stands=_build_head_to_head_query(listed),
        best=_find_win(listed),
    )


def _build_person_condition(user_id: Any) -> ColumnElement[bool]:
    """Return the condition for each match of a person, by the first seat that they had there, if it can be read."""
    before = exists().where(
        earlier.c.table_id == own.c.table_id,
        earlier.c.user_id == own.c.user_id,
        tuple_(earlier.c.turn, earlier.c.seat) < tuple_(own.c.turn, own.c.seat),
    )
    times = [
        _cast_time_to_integer(column).between(0, schema.MAX_MICROSECONDS)
        for column in (own.c.started_at, own.c.ended_at)
    ]
    readable = and_(own.c.game.in_(bindparam("games", expanding=True)), own.c.seats.between(1, MAX_SEATS), *times)
    return and_(own.c.user_id == user_id, or_(own.c.turn == 0, ~before), readable)


def _select_person_tables(user_id: Any) -> Select[Any]:
    return select(earlier.c.table_id).where(earlier.c.user_id == user_id)


def _cast_time_to_integer(column: ColumnElement[Any]) -> ColumnElement[int]:
    """Return a time as its number: thousands of them are not read one by one."""
    return type_coerce(column, BigInteger)


def _build_others_condition(*more: ColumnElement[bool]) -> tuple[ColumnElement[bool], ...]:
    return (other.c.table_id == own.c.table_id, other.c.user_id.is_distinct_from(own.c.user_id), *more)


def _build_other_winners_query() -> ScalarSelect[int]:
    """Return how many others came first, and `WITH_PEOPLE_OFFSET` more if another person had a seat, known or not."""
    firsts = func.sum(case((other.c.place == 1, 1), else_=0))
    person = or_(other.c.user_id.is_(None), other.c.user_id > 0)
    people = func.max(case((person, WITH_PEOPLE_OFFSET), else_=0))
    return select(firsts + people).where(*_build_others_condition()).scalar_subquery()


def _build_match_sums_query(condition: ColumnElement[bool]) -> Any:
    """Return the statement that counts matches that are alike."""
    stayed, beside = (
        case((own.c.leaving.is_(None), 1), else_=0).label("stayed"),
        _build_other_winners_query().label("beside"),
    )
    alike = select(own.c.game, own.c.seats, own.c.place, stayed, beside).where(condition).subquery()
    return select(*alike.c, func.count()).group_by(*alike.c)


def _build_days_query(condition: ColumnElement[bool]) -> Any:
    """Return the statement that lists on which days matches began and ended, each pair of days once."""
    return (
        select(*(_cast_time_to_integer(column) // DAY_MICROSECONDS for column in (own.c.started_at, own.c.ended_at)))
        .where(condition)
        .distinct()
    )


def _join_other_results(more: ColumnElement[bool]) -> FromClause:
    return own.join(other, and_(*_build_others_condition(more)))


def _build_most_met_query(listed: ColumnElement[bool]) -> Select[Any]:
    """Return the statement that finds whom somebody met most; of several, the one met last."""
    matches, latest = func.count(), func.max(_cast_time_to_integer(own.c.ended_at))
    query = select(other.c.user_id).select_from(_join_other_results(other.c.user_id > 0)).where(listed)
    return query.group_by(other.c.user_id).order_by(matches.desc(), latest.desc(), other.c.user_id).limit(1)


def _build_head_to_head_query(listed: ColumnElement[bool]) -> Any:
    """Return the statement that counts matches with somebody, and who of the two was ahead, the reader's person first.

    Nobody is ahead where one of the two had left, or nothing ranks them.
    """

    def count(which: ColumnElement[bool]) -> ColumnElement[int]:
        return func.sum(case((and_(own.c.leaving.is_(None), other.c.leaving.is_(None), which), 1), else_=0))

    mine, theirs = own.c.place, other.c.place
    query = select(
        func.count(own.c.table_id.distinct()), count(theirs > mine), count(theirs < mine), count(theirs == mine)
    )
    return query.select_from(_join_other_results(other.c.user_id == bindparam("met"))).where(listed)


def _find_win(listed: ColumnElement[bool]) -> Select[Any]:
    """Return the statement that finds the newest win by a game's rules at so many seats, with people or without."""
    beside = func.coalesce(_build_other_winners_query(), 0)
    kind = and_(own.c.seats == bindparam("seats"), beside >= bindparam("from"), beside < bindparam("to"))
    won = and_(own.c.place == 1, own.c.leaving.is_(None), own.c.ending == "rules", kind)
    query = select(own.c.table_id, own.c.game, own.c.seats, own.c.ended_at).where(listed, won)
    return query.order_by(*NEWEST_FIRST).limit(1)
