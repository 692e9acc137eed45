"""What is told to somebody of all that is kept about them, and what stays in each row once they are forgotten."""

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.store import Store
from bot.store.models import (
    DailyMove,
    DailyPlay,
    FormerPlayer,
    Preferences,
    Proposal,
    Sitter,
    StoredMove,
    SurfaceKind,
    SurfaceMessage,
    Table,
)
from tests.empty_house import lay

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
ANN, BOB, CLEO, DAN = 1, 2, 3, 4
BY_ANN, OF_ANN = FormerPlayer(ANN, "Ann", 5.0), FormerPlayer(DAN, "Dan", 7.0, "silent")


def asked(who: int, *yes: int, no: tuple[int, ...] = ()) -> Proposal:
    return Proposal(number=1, kind="pace", user_id=who, name="x", until=NOW + HOUR, about="live", yes=yes, no=no)


def sitters(*who: int, **facts: Any) -> tuple[Sitter, ...]:
    """Return people who sit in this order, the last with more facts."""
    plain = [Sitter(seat, user, f"Person {user}") for seat, user in enumerate(who)]
    return (*plain[:-1], replace(plain[-1], **facts))


PLAYED: dict[str, Any] = {"status": "over", "started_at": NOW, "ended_at": NOW + HOUR}
HOUSE: tuple[dict[str, Any], ...] = (
    {"sitters": sitters(BOB, ANN, silent=2, stir="rain", met=("turn",), still=(60, 90)), "thread_id": 80}
    | {"status": "playing", "started_at": NOW, "proposal": asked(BOB, ANN)},
    {"sitters": sitters(BOB, CLEO, former=(OF_ANN, BY_ANN)), "host_id": BOB, "proposal": asked(BOB, CLEO, no=(ANN,))},
    {"sitters": sitters(BOB), "status": "closed", "host_id": ANN, "closed_by": CLEO},
    {"sitters": sitters(BOB), "status": "closed", "host_id": BOB, "closed_by": ANN},
    {"sitters": sitters(ANN, CLEO), "guild_id": None, "host_id": CLEO, "closed_by": ANN} | PLAYED,
    {"sitters": sitters(BOB, CLEO, former=(OF_ANN,)), "host_id": BOB, "proposal": asked(ANN)},
    {"sitters": sitters(BOB, CLEO, former=(OF_ANN,)), "host_id": BOB, "proposal": asked(BOB, CLEO)},
)


def opened(facts: dict[str, Any]) -> Table:
    plain: dict[str, Any] = {"id": 0, "game": "gobblestones", "guild_id": 7, "channel_id": 8, "thread_id": None}
    plain |= {"host_id": ANN, "status": "lobby", "options": {}, "pace": "live", "language": "en", "version": 0}
    return Table(**(plain | {"created_at": NOW - HOUR, "changed_at": NOW} | facts))


SHOWN: tuple[tuple[SurfaceKind, int | None], ...] = (("panel", ANN), ("panel", BOB), ("board", None))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(str(lay(tmp_path / "house.db")))
    for facts in HOUSE:
        table = await store.tables.add_table(opened(facts))
        for number, (kind, user) in enumerate(SHOWN):
            message = 10 * table.id + number
            shown = SurfaceMessage(
                table_id=table.id, kind=kind, user_id=user, channel_id=9, message_id=message, version_shown=1
            )
            await store.surfaces.add_surface(shown)
    first = await store.tables.find_table(1)
    assert first
    moves = [StoredMove(one, one % 2, f"move {one}", "0", "player", (), NOW + one * HOUR) for one in range(1, 5)]
    await store.tables.save_table(replace(first, started_at=None), first, moves=moves)
    for user in (ANN, BOB):
        await store.people.set_dm_reach(user, "closed")
        await store.people.set_preferences(
            user, Preferences("dm", 60, 90, "+2", avatar=False, away_until=NOW, moon=True)
        )
        await store.kept_replays.save_bookmark(user, {"table": user}, NOW)
        await store.daily.begin_daily_try(
            DailyPlay(
                user_id=user,
                day=date(2027, 1, 1).toordinal(),
                game="gobblestones",
                rules_version=2,
                guild_id=7,
                begun_at=NOW,
                moves=(DailyMove(0, "end", "0"), DailyMove(1, "lay H8 red", "0")),
            )
        )
        await store.add_ban("person", user)
    yield store
    await store.close()


def seated(table: int, **facts: Any) -> dict[str, Any]:
    """Return what is told of a table where Ann sits."""
    plain: dict[str, Any] = {"table": table, "game": "gobblestones", "status": "playing", "name": "Person 1", "seat": 1}
    plain |= {
        "stir": "",
        "met": None,
        "still": None,
        "gone": False,
        "silent": 0,
        "leaving": None,
        "server": 7,
        "channel": 8,
    }
    times = {"created_at": "2030-01-01T11:00:00+00:00", "started_at": "2030-01-01T12:00:00+00:00", "ended_at": None}
    return plain | {"thread": None, "host": False, "moves": []} | times | facts


def proposed(table: int, *, yours: bool, yes: bool, no: bool) -> dict[str, Any]:
    return {"table": table, "kind": "pace", "about": "live", "yours": yours, "yes": yes, "no": no}


async def test_all_is_told_and_nothing_of_others(house: Store) -> None:
    moves = [{"number": one, "move": f"move {one}", "at": f"2030-01-01T{12 + one}:00:00+00:00"} for one in (1, 3)]
    first: dict[str, Any] = {"stir": "rain", "met": ["turn"], "still": [60, 90], "silent": 2, "thread": 80}
    wish: dict[str, Any] = {"ring": "dm", "quiet_from": 60, "quiet_until": 90, "zone": "+2", "avatar": False}
    asked_for: dict[str, Any] = {"profile": True, "ladder": True}
    over = {"seat": 0, "status": "over", "server": None, "ended_at": "2030-01-01T13:00:00+00:00"}
    assert await house.people.export_person(ANN) == {
        "user_id": ANN,
        "name": "Person 1",
        "direct_messages": "closed",
        "locale_seen_last": None,
        "told_that_results_are_kept_at": None,
        "wishes": wish
        | {
            "away_until": "2030-01-01T12:00:00+00:00",
            "moon": True,
            "motion": "table",
            "evenings": True,
            "days": None,
            "language": None,
        }
        | asked_for,
        "games_played": ["gobblestones"],
        "tables": [seated(1, host=True, moves=moves, **first), seated(5, **over)],
        "opened_elsewhere": [3],
        "seats_given_up": [2],
        "closed": [4, 5],
        "invited": [],
        "proposals": [
            proposed(1, yours=False, yes=True, no=False),
            proposed(2, yours=False, yes=False, no=True),
            proposed(6, yours=True, yes=False, no=False),
        ],
        "results": [],
        "best_moments": [],
        "days": [
            {"day": "2027-01-01", "game": "gobblestones", "server": 7, "name": ""}
            | {"moves": ["end"], "signs": None, "result": None}
        ],
        "replays": [{"kind": "bookmark", "content": '{"table": 1}', "until": "2030-01-01T12:00:00+00:00"}],
        "evenings": [],
        "removed_from": [],
        "removed_others_from": [],
        "left_or_came_back": [],
        "blocked_on_servers": [],
        "avoids": [],
        "messages": [
            {"table": table, "kind": "panel", "channel": 9, "message": 10 * table} for table in range(1, len(HOUSE) + 1)
        ],
        "digest_chosen_on_servers": [],
        "refused_by_the_operator": True,
    }
    usual = {"ring": "played", "quiet_from": None, "quiet_until": None, "zone": "UTC", "avatar": True}
    lists = (
        "games_played",
        "tables",
        "opened_elsewhere",
        "seats_given_up",
        "closed",
        "proposals",
        "invited",
        "results",
        "best_moments",
        "days",
        "replays",
    )
    assert await house.people.export_person(99) == {
        **{
            name: []
            for name in (
                *lists,
                "evenings",
                "removed_from",
                "removed_others_from",
                "left_or_came_back",
                "blocked_on_servers",
                "avoids",
                "messages",
            )
        },
        "user_id": 99,
        "name": None,
        "direct_messages": None,
        "locale_seen_last": None,
        "told_that_results_are_kept_at": None,
        "digest_chosen_on_servers": [],
        "refused_by_the_operator": False,
        "wishes": usual
        | {"away_until": None, "moon": False, "motion": "table", "evenings": True, "days": None, "language": None}
        | asked_for,
    }


async def rows(store: Store, query: str) -> list[tuple[Any, ...]]:
    return await store._database.read(lambda connection: [tuple(row) for row in connection.execute(text(query))])


async def test_a_departed_goblin_is_where_somebody_was_and_all_else_stays(house: Store) -> None:
    seats = "SELECT user_id, name, gone, silent, stir, met, still, former, table_id FROM seats ORDER BY table_id, place"
    before = await rows(house, seats)
    assert await house.people.forget_person(ANN, "Somebody") == [1, 5, 3, 4, 2, 6]
    after = await rows(house, seats)
    former = [[4, "Dan", 7.0, "silent"], [-1001, "Somebody", 5.0, None]]
    given_up = [(*row[:7], json.dumps(former), row[8]) for row in after if row[8] == 2 and row[0] == CLEO]
    changed = [(-1001, "Somebody", 1, 2, "", None, None, None, 1), *given_up]
    changed.append((-1000, "Somebody", 1, 0, "", None, None, None, 5))
    assert [new for old, new in zip(before, after, strict=True) if new != old] == changed
    tables = await rows(house, "SELECT id, host_id, closed_by, version, proposal IS NULL FROM tables ORDER BY id")
    assert tables == [
        (1, -1001, None, 4, 1),
        (2, BOB, None, 3, 1),
        (3, -999, CLEO, 2, 1),
        (4, BOB, -999, 2, 1),
        (5, CLEO, -1000, 2, 1),
        (6, BOB, None, 2, 1),
        (7, BOB, None, 1, 0),
    ]
    people = [(-1001, "Somebody", "closed"), (-1000, "Somebody", "closed"), (BOB, "Person 2", "closed")]
    assert await rows(house, "SELECT user_id, name, dm FROM people ORDER BY user_id") == [
        *people,
        (CLEO, "Person 3", "unknown"),
    ]
    for name in ("wishes", "known_games", "kept_replays", "daily_plays"):
        assert await rows(house, f"SELECT DISTINCT user_id FROM {name}") == [(BOB,)], name  # noqa: S608  names of our own
    shown = await rows(house, "SELECT kind, user_id, count(*) FROM surfaces GROUP BY kind, user_id")
    assert shown == [("board", None, len(HOUSE)), ("panel", BOB, len(HOUSE))]


DAMAGED = {
    "proposal": ("[1]", '"a"', "1"),
    "former": ('{"a": 1}', "1", "[1]", "[[]]", '[{"a": 1}]'),
}


@pytest.mark.parametrize(("column", "cell"), [(column, cell) for column, cells in DAMAGED.items() for cell in cells])
async def test_what_is_damaged_names_nobody(house: Store, column: str, cell: str) -> None:
    of = "tables" if column == "proposal" else "seats"
    await house._database.write(
        lambda connection: connection.execute(text(f"UPDATE {of} SET {column} = '{cell}'"))  # noqa: S608  names of our own
    )
    told = await house.people.export_person(ANN)
    assert (told["proposals"] == [], told["seats_given_up"] == []) == (column == "proposal", column == "former")
    assert await house.people.forget_person(ANN, "Somebody")
