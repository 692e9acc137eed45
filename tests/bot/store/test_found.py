"""Which tables each way of the store finds in a bot with tables of all kinds, and in which order; and what it keeps.

Tables are letters, in the order in which they were opened.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.store import Shards, Store
from bot.store.models import (
    OpenTables,
    Pace,
    Preferences,
    Server,
    Sitter,
    StoredMove,
    SurfaceKind,
    SurfaceMessage,
    Table,
)
from bot.store.rows.kept_replay_rows import MAX_KEPT_BY_KIND
from bot.store.rows.operator_command_queue import OperatorOrder
from bot.store.rows.operator_decision_rows import Announcement, StoredDecisions
from tests.empty_house import lay

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
ANN, BOB, CLEO, DAN = 1, 2, 3, 4
HERE, THERE = 7, (1 << 22) + 7
"""A server of the first shard of two, and one of the second."""
FIRST, SECOND = Shards(0, 0, 2), Shards(1, 1, 2)

HOUSE: dict[str, dict[str, Any]] = {
    "a": {},
    "b": {"channel_id": 9, "host_id": BOB},
    "c": {"status": "playing", "thread_id": 80, "deadline": NOW + 2 * HOUR, "guild_id": None},
    "d": {"status": "playing", "host_id": BOB, "deadline": NOW + HOUR, "paced": True},
    "e": {"status": "playing", "paused_at": NOW, "deadline": NOW + HOUR / 2},
    "f": {"status": "playing", "guild_id": THERE, "channel_id": 9},
    "g": {"status": "over", "thread_id": 81, "changed_at": NOW - 3 * HOUR},
    "h": {"status": "closed", "thread_id": 82, "closed_by": ANN, "changed_at": NOW - HOUR},
    "i": {"status": "closed", "started_at": None, "changed_at": NOW - 2 * HOUR},
    "j": {"status": "lobby", "guild_id": THERE, "host_id": CLEO},
    "k": {"status": "over", "thread_id": 80, "changed_at": NOW - 2 * HOUR, "channel_id": 10},
}
SITTING = {"a": (ANN, BOB), "b": (BOB,), "d": (BOB, -CLEO), "f": (CLEO, ANN), "j": (CLEO,), "k": (ANN, BOB)}
"""Who sits there, Ann and Cleo elsewhere; below zero: who left."""
SHOWN: tuple[tuple[str, SurfaceKind, int, int, int | None], ...] = (
    ("a", "lobby", 8, 1, None),
    ("b", "lobby", 8, 1, None),
    ("c", "board", 80, 0, None),
    ("d", "lobby", 8, 1, None),
    ("e", "board", 8, 1, None),
    ("f", "board", 9, 1, None),
    ("g", "board", 81, 0, None),
    ("h", "board", 82, 0, None),
    ("e", "panel", 5, 1, ANN),
    ("e", "panel", 5, 1, ANN),
)
"""Messages: of which table and kind, in which channel, with which version, whose."""


def opened(name: str) -> Table:
    sitters = [
        Sitter(index, abs(user), f"Person {abs(user)}", gone=user < 0)
        for index, user in enumerate(SITTING.get(name, (ANN, CLEO)))
    ]
    plain: dict[str, Any] = {
        "id": 0,
        "game": "gobblestones",
        "guild_id": HERE,
        "channel_id": 8,
        "thread_id": None,
        "host_id": ANN,
        "status": "lobby",
        "options": {"bluff": False},
        "pace": "live",
        "language": "en",
        "version": 0,
        "created_at": NOW - 9 * HOUR,
        "changed_at": NOW,
        "sitters": tuple(sitters),
    }
    facts = HOUSE[name]
    started = {"started_at": NOW - 5 * HOUR} if facts.get("status", "lobby") != "lobby" else {}
    return Table(**(plain | started | facts))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(str(lay(tmp_path / "house.db")))
    for name in HOUSE:
        await store.tables.add_table(opened(name), name)
    for number, (name, kind, channel, version, user) in enumerate(SHOWN, 1):
        surface = SurfaceMessage(
            table_id=numbered(name),
            kind=kind,
            user_id=user,
            channel_id=channel,
            message_id=number,
            version_shown=version,
            digest="d",
            decision=None,
        )
        await store.surfaces.add_surface(surface)
    yield store
    await store.close()


def numbered(name: str) -> int:
    return 1 + [*HOUSE].index(name)


def letters(found: Any) -> str:
    """Return the tables that were found."""
    if isinstance(found, dict):  # in no order
        found = sorted(found, reverse=True)
    numbers = found if isinstance(found, list | tuple) else [found] if found else []
    return "".join([*HOUSE][(one if isinstance(one, int) else one.id) - 1] for one in numbers)


Way = Callable[[Store], Awaitable[object]]

FOUND: dict[str, tuple[Way, str]] = {
    "where Ann sits": (lambda store: store.tables.list_user_tables(ANN), "feca"),
    "where Cleo sits": (lambda store: store.tables.list_user_tables(CLEO), "jfec"),
    "where Dan sits": (lambda store: store.tables.list_user_tables(DAN), ""),
    "of a thread in use": (lambda store: store.tables.find_thread_or_channel_tables(80), "c"),
    "of a thread where it is over": (lambda store: store.tables.find_thread_or_channel_tables(81), "g"),
    "of a thread where it is closed": (lambda store: store.tables.find_thread_or_channel_tables(82), ""),
    "of a channel": (lambda store: store.tables.find_thread_or_channel_tables(8), "jedca"),
    "of a channel where it is over": (lambda store: store.tables.find_thread_or_channel_tables(10), "k"),
    "of no channel": (lambda store: store.tables.find_thread_or_channel_tables(11), ""),
    "in use": (lambda store: store.tables.list_tables_in_use(), "jfedcba"),
    "in use, of the first": (lambda store: store.tables.list_tables_in_use(FIRST), "edcba"),
    "in use, of the second": (lambda store: store.tables.list_tables_in_use(SECOND), "jf"),
    "versions": (lambda store: store.tables.list_table_versions(SECOND), "jf"),
    "on a server": (lambda store: store.tables.list_newest_server_tables(HERE, 50), "edba"),
    "the newest on a server": (lambda store: store.tables.list_newest_server_tables(HERE, 2), "ed"),
    "in a guild": (lambda store: store.tables.list_server_tables(THERE), "jf"),
    "these": (lambda store: store.tables.load_tables_by_id([1, 4, 7, 8, 99]), "da"),
    "on the clock": (lambda store: store.tables.list_tables_with_deadline(), "cde"),
    "on the clock, of the second": (lambda store: store.tables.list_tables_with_deadline(SECOND), ""),
    "who waits first": (lambda store: store.tables.list_waiting_tables_first(FIRST), "dceab"),
    "shown in a channel": (lambda store: store.tables.list_channel_tables(8), "jedcba"),
    "shown in another": (lambda store: store.tables.list_channel_tables(9), "fb"),
    "behind": (lambda store: store.surfaces.list_stale_tables(), "cdeghj"),
    "behind, of the second": (lambda store: store.surfaces.list_stale_tables(SECOND), "j"),
    "behind, ended lately": (lambda store: store.surfaces.list_stale_tables(since=NOW - 2 * HOUR), "cdehj"),
    "behind, ended just now": (lambda store: store.surfaces.list_stale_tables(since=NOW - HOUR), "cdej"),
    "untold": (lambda store: store.surfaces.list_stale_tables(since=NOW, told_since=NOW - 4 * HOUR), "cdegjk"),
    "untold, ended lately": (
        lambda store: store.surfaces.list_stale_tables(since=NOW, told_since=NOW - 3 * HOUR),
        "cdejk",
    ),
    "a table": (lambda store: store.tables.find_table(4), "d"),
    "no table": (lambda store: store.tables.find_table(99), ""),
}


async def test_each_way_finds_its_tables_in_its_order(house: Store) -> None:
    found = {name: letters(await way(house)) for name, (way, _) in FOUND.items()}
    assert found == {name: expected for name, (_, expected) in FOUND.items()}


async def test_tables_are_read_as_they_were_written(house: Store) -> None:
    for name in HOUSE:
        table, written = await house.tables.find_table(numbered(name)), opened(name)
        assert table == replace(written, id=numbered(name), version=1), name


async def test_tables_are_counted_beside_each_other_and_by_who_closed_them(house: Store) -> None:
    beside = [await house.tables.count_open_tables(opened(name)) for name in "abj"]
    assert beside == [OpenTables(4, 5, 4), OpenTables(2, 2, 4), OpenTables(1, 5, 2)]
    for _ in range(3):
        await house.tables.add_table(replace(opened("a"), evening_id=1), "")
    assert await house.tables.count_open_tables(opened("a")) == OpenTables(5, 6, 5), (
        "tables of an evening are one opening"
    )
    limits = ((2 * HOUR, HOUR), (2 * HOUR, 2 * HOUR), (HOUR, timedelta(0)))
    assert [await house.tables.count_matches_closed_by(ANN, NOW - since, NOW - until) for since, until in limits] == [
        1,
        0,
        0,
    ]
    assert await house.tables.count_matches_closed_by(BOB, NOW - 9 * HOUR, NOW) == 0
    counted = {"lobby": 6, "playing": 4, "over": 2, "closed": 2}
    assert await house.tables.count_tables_by_kind() == {
        ("gobblestones", status): many for status, many in counted.items()
    }


async def test_a_change_is_counted_and_keeps_what_it_does_not_touch(house: Store) -> None:
    before = await house.tables.find_table(1)
    assert before
    ann, bob = before.sitters
    bob = replace(bob, name="Robert", silent=2, stir="a line", met=("turn",), still=(60, 120))
    after = replace(before, status="playing", started_at=NOW, options={"bluff": True}, sitters=(ann, bob))
    moves = [StoredMove(number, 0, "end", "01234567", "player", (), NOW + number * HOUR) for number in (1, 2)]
    saved = await house.tables.save_table(before, after, snapshot="{}", moves=moves)
    assert saved == await house.tables.find_table(1) == replace(after, version=2)
    assert [await house.tables.find_snapshot(number) for number in (1, 2)] == ["{}", None]
    assert await house.tables.list_move_makers(1) == [(0, "player", NOW + HOUR), (0, "player", NOW + 2 * HOUR)]
    assert (await house.tables.count_tables_by_kind())["gobblestones", "lobby"] == 2
    assert (await house.tables.count_tables_by_kind())["gobblestones", "playing"] == 5
    knowing = [await house.people.find_experienced(game, [ANN, BOB, CLEO]) for game in ("gobblestones", "goblin_teeth")]
    assert knowing == [{ANN, BOB}, frozenset()]
    fewer = await house.tables.save_table(saved, replace(saved, sitters=(replace(bob, seat=0),)))
    assert [(sitter.user_id, sitter.name) for sitter in fewer.sitters] == [(BOB, "Robert")]
    kept = await house.load_whole_table(1, 1)
    assert kept
    assert kept.table == fewer
    assert [surface.message_id for surface in kept.surfaces] == [1]


async def test_what_somebody_keeps_is_theirs_has_its_time_and_makes_room(house: Store) -> None:
    rows = house.kept_replays
    for number in range(MAX_KEPT_BY_KIND["fork"] + 1):
        await rows.add_kept_replay(ANN, "fork", {"table": number}, NOW + HOUR)
    await rows.add_kept_replay(BOB, "fork", {"table": 9}, NOW + HOUR)
    found = [await rows.find_kept_replay(number, NOW) for number in range(1, MAX_KEPT_BY_KIND["fork"] + 3)]
    assert [one and (one.user_id, one.content["table"]) for one in found] == [
        None,
        *((ANN, number) for number in range(1, MAX_KEPT_BY_KIND["fork"] + 1)),
        (BOB, 9),
    ]
    assert [await rows.find_kept_replay(2, NOW + late) for late in (HOUR, HOUR - timedelta(seconds=1))] == [
        None,
        found[1],
    ]
    for mark in (1, 2, 1):
        await rows.save_bookmark(ANN, {"table": 3, "step": mark}, NOW + HOUR)
    await rows.save_bookmark(ANN, {"table": 4, "step": 5}, NOW + HOUR)
    await rows.save_bookmark(BOB, {"table": 3, "step": 7}, NOW + HOUR)
    assert [mark["step"] for mark in await rows.list_bookmarks(ANN, 3, NOW)] == [2, 1]
    assert await rows.list_bookmarks(ANN, 3, NOW + HOUR) == []
    second = found[1]
    assert second
    assert [await rows.update_kept_replay(second, {"table": 1, "moves": 2}) for _ in range(2)] == [True, False]
    await rows.delete_expired_replays(NOW + HOUR - timedelta(seconds=1))
    assert await rows.find_kept_replay(2, NOW)
    await rows.delete_expired_replays(NOW + HOUR)
    assert await rows.find_kept_replay(2, NOW) is None


async def test_what_the_operator_decided_and_ordered_is_kept(house: Store) -> None:
    for kind, number in (("person", 5), ("person", 6), ("server", 7)):
        await house.add_ban(kind, number)  # type: ignore[arg-type]  # the kinds that there are
    await house.remove_ban("person", 6)
    news = Announcement("Soon.", NOW)
    await house.set_announcement(Announcement("Later.", NOW))
    await house.set_announcement(news)
    decided = await house.load_decisions()
    assert decided == StoredDecisions(frozenset({5}), frozenset({7}), news)
    await house.set_announcement(None)
    assert (await house.load_decisions()).announcement is None
    for order in (OperatorOrder("close", 5), OperatorOrder("resend", 6), OperatorOrder("close", 5)):
        await house.queue_order(order)
    assert sorted(await house.load_orders()) == [("close", 5), ("resend", 6)]
    await house.delete_orders([OperatorOrder("close", 5)])
    assert await house.load_orders() == [("resend", 6)]


async def test_people_and_servers_are_kept_as_they_are(house: Store) -> None:
    assert [await house.people.get_dm_reach(user) for user in (ANN, DAN)] == ["unknown", "unknown"]
    for user in (ANN, DAN):
        await house.people.set_dm_reach(user, "closed")
    assert [await house.people.get_dm_reach(user) for user in (ANN, BOB, DAN)] == ["closed", "unknown", "unknown"]
    wish = Preferences("thread", 60, 420, "+2", avatar=False, away_until=NOW, moon=True)
    await house.people.set_preferences(ANN, wish)
    assert [await house.people.get_preferences(user) for user in (ANN, BOB)] == [wish, Preferences()]
    table = await house.tables.find_table(1)
    assert table
    assert [(sitter.dm, sitter.wish) for sitter in table.sitters] == [("closed", wish), ("unknown", Preferences())]
    assert await house.servers.load_server_settings(HERE) == Server(HERE)
    assert await house.servers.load_server_settings(None) == Server(0)
    paces: tuple[Pace, ...] = ("relaxed", "by-day")
    for pace in paces:
        server = Server(HERE, channels=(8, 9), goblins=False, pace=pace)
        await house.servers.save_server(server)
        assert await house.servers.load_server_settings(HERE) == server
    assert await house.servers.load_server_settings(THERE) == Server(THERE)
