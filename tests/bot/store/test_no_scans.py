"""No statement of the store reads a whole table, on either database: each has its index, as has each foreign key."""

import asyncio
import inspect
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, ForeignKey, event, insert

from bot.store import Shards, Store
from bot.store.game_night_rows import GameNightRows
from bot.store.models import (
    DailyMove,
    DailyPlay,
    DailyResult,
    DigestProgress,
    KeptReplay,
    Preferences,
    Proposal,
    Server,
    Sitter,
    StoredMove,
    Table,
)
from bot.store.rows.block_rows import BlockRows
from bot.store.rows.days.daily_rows import DailyRows
from bot.store.rows.days.digest_rows import DigestRows
from bot.store.rows.inbox_rows import InboxRows
from bot.store.rows.kept_replay_rows import KeptReplayRows
from bot.store.rows.operator_command_queue import OperatorOrder
from bot.store.rows.operator_decision_rows import Announcement
from bot.store.rows.people_rows import PeopleRows
from bot.store.rows.profiles.moment_rows import MomentRows
from bot.store.rows.profiles.played_rows import PlayedRows, PlayedScope
from bot.store.rows.result_rows import ResultRows
from bot.store.rows.server_rows import ServerRows
from bot.store.rows.surface_rows import SurfaceRows
from bot.store.rows.table_rows import TableRows
from bot.store.schema import metadata, moves, people, results, seats, surfaces, tables
from bot.store.upkeep.ended_matches import EndedMatches
from tests.bot.evenings import plan_game_night
from tests.bot.store.test_store_surfaces import NOW, board

MANY = 1000
"""Tables with ended matches; a few more are in use."""

SMALL = {"notes", "table_counts", "counters", "alembic_version", "sqlite_sequence", "sqlite_master"}
"""Tables of a handful of rows: what was posted a moment ago, orders, counts by game and status."""
OF_THOSE_IN_USE = {
    "read_tables_in_use",
    "tables_in_use_channel",
    "tables_rematch",
    "surfaces_superseded",
    "tables_asking",
    "tables_invited",
    "seats_former",
    "tables_removals",
    "tables_seat_changes",
    "servers_digest",
    "evenings_live",
    "evenings_unshown",
    "evenings_naming",
    "wishes_off_ladders",
    "servers_ladder",
}
"""Indexes of those rows only that somebody needs now: they may be read as a whole."""

HALF = Shards(0, 1, 4)
LONG_AGO, LATELY = NOW - timedelta(days=400), NOW - timedelta(hours=1)
PLAY = DailyPlay(user_id=1, day=9, game="gobblestones", rules_version=2, guild_id=7, begun_at=NOW, moves=())
DIGEST = DigestProgress(9, 1, NOW, done=False)
A_MOVE = StoredMove(1, 0, "end", "01234567", "player", (), NOW)


async def clear(store: Store) -> None:
    assert await store.delete_ended_tables(NOW - timedelta(days=1)), "something is old enough"


def started(table: Table) -> Table:
    return replace(table, status="playing", started_at=NOW, sitters=table.sitters[:1])


Way = Callable[[Store, Table], Awaitable[object]]

OF_TABLES: dict[str, Way] = {
    "add_table": lambda store, table: store.tables.add_table(replace(table, sitters=table.sitters[:1])),
    "add_rematch": lambda store, table: store.tables.add_rematch(replace(table, rematch_of=table.id)),
    "save_table": lambda store, table: store.tables.save_table(
        table,
        replace(table, status="playing", started_at=NOW, sitters=table.sitters[:1]),
        snapshot="{}",
        moves=[A_MOVE],
    ),
    "find_table": lambda store, table: store.tables.find_table(table.id),
    "list_user_tables": lambda store, _: store.tables.list_user_tables(1),
    "count_open_tables": lambda store, table: store.tables.count_open_tables(table),
    "list_game_night_tables": lambda store, _: store.tables.list_game_night_tables(3, [1, 2]),
    "find_thread_or_channel_tables": lambda store, _: store.tables.find_thread_or_channel_tables(4711),
    "list_tables_in_use": lambda store, _: asyncio.gather(
        store.tables.list_tables_in_use(), store.tables.list_tables_in_use(HALF)
    ),
    "list_table_versions": lambda store, _: asyncio.gather(
        store.tables.list_table_versions(), store.tables.list_table_versions(HALF)
    ),
    "load_tables_by_id": lambda store, table: store.tables.load_tables_by_id([table.id, 1, 2]),
    "find_finished_tables": lambda store, table: store.tables.find_finished_tables([table.id, 1, 2]),
    "list_tables_with_deadline": lambda store, _: store.tables.list_tables_with_deadline(HALF),
    "list_waiting_tables_first": lambda store, _: store.tables.list_waiting_tables_first(HALF),
    "list_newest_server_tables": lambda store, _: store.tables.list_newest_server_tables(7, 10),
    "list_server_tables": lambda store, _: store.tables.list_server_tables(7),
    "list_channel_tables": lambda store, _: store.tables.list_channel_tables(8),
    "count_matches_closed_by": lambda store, _: store.tables.count_matches_closed_by(1, LONG_AGO, NOW),
    "count_tables_by_kind": lambda store, _: store.tables.count_tables_by_kind(),
    "find_snapshot": lambda store, table: store.tables.find_snapshot(table.id),
    "read_match_log": lambda store, table: store.tables.read_match_log(table.id, 0, 20),
    "list_record_moves": lambda store, table: store.tables.list_record_moves(table.id),
    "list_move_makers": lambda store, table: store.tables.list_move_makers(table.id),
}
OF_SURFACES: dict[str, Way] = {
    "list_surfaces": lambda store, table: store.surfaces.list_surfaces(table.id),
    "find_surfaces_by_messages": lambda store, _: store.surfaces.find_surfaces_by_messages([1, 2]),
    "list_user_surfaces": lambda store, _: store.surfaces.list_user_surfaces(1, "blocked"),
    "add_surface": lambda store, table: store.surfaces.add_surface(board(table, 9), {1: board(table, 1), 2: None}),
    "save_shown_surfaces": lambda store, table: store.surfaces.save_shown_surfaces({1: board(table, 1), 2: None}),
    "list_stale_tables": lambda store, _: store.surfaces.list_stale_tables(HALF, LATELY, LATELY),
}
OF_PEOPLE: dict[str, Way] = {
    "get_locale": lambda store, _: store.people.get_locale(1),
    "get_dm_reach": lambda store, _: store.people.get_dm_reach(1),
    "export_person": lambda store, _: store.people.export_person(1),
    "forget_person": lambda store, _: store.people.forget_person(1, "A goblin"),
    "get_preferences": lambda store, _: store.people.get_preferences(1),
    "get_person_names": lambda store, _: store.people.get_person_names([1, 2]),
    "set_preferences": lambda store, _: store.people.set_preferences(1, Preferences()),
    "find_experienced": lambda store, _: store.people.find_experienced("gobblestones", [1, 2]),
    "list_hidden_from_ladders": lambda store, _: store.people.list_hidden_from_ladders(),
    "set_locale": lambda store, _: store.people.set_locale(1, "de"),
    "set_dm_reach": lambda store, _: store.people.set_dm_reach(1, "open"),
}
OF_KEPT_REPLAYS: dict[str, Way] = {
    "add_kept_replay": lambda store, _: store.kept_replays.add_kept_replay(1, "fork", {}, NOW),
    "find_kept_replay": lambda store, _: store.kept_replays.find_kept_replay(1, LONG_AGO),
    "save_bookmark": lambda store, _: store.kept_replays.save_bookmark(1, {"table": 1}, NOW),
    "list_bookmarks": lambda store, _: store.kept_replays.list_bookmarks(1, 1, LONG_AGO),
    "update_kept_replay": lambda store, _: store.kept_replays.update_kept_replay(
        KeptReplay(1, 1, "fork", {}), {"moves": []}
    ),
    "delete_expired_replays": lambda store, _: store.kept_replays.delete_expired_replays(LONG_AGO),
}
OF_DAYS: dict[str, Way] = {
    "begin_daily_try": lambda store, _: store.daily.begin_daily_try(PLAY),
    "find_daily_try": lambda store, _: store.daily.find_daily_try(1, 9),
    "save_daily_moves": lambda store, _: store.daily.save_daily_moves(
        PLAY, (DailyMove(0, "end", ""),), DailyResult("1", 1, "")
    ),
    "find_daily_standing": lambda store, _: asyncio.gather(
        store.daily.find_daily_standing(9, "1"), store.daily.find_daily_standing(9, "1", 7)
    ),
    "has_erased_player_mark": lambda store, _: store.daily.has_erased_player_mark("a"),
    "get_or_create_secret": lambda store, _: store.daily.get_or_create_secret("0" * 64),
    "delete_old_days": lambda store, _: store.daily.delete_old_days(9, 9),
}
OF_DIGESTS: dict[str, Way] = {
    "list_digest_servers": lambda store, _: asyncio.gather(
        store.digests.list_digest_servers(), store.digests.list_digest_servers(HALF)
    ),
    "claim_digest": lambda store, _: asyncio.gather(
        store.digests.claim_digest(7, DIGEST, None), store.digests.claim_digest(7, DIGEST, 8)
    ),
    "finish_digest": lambda store, _: store.digests.finish_digest(7, 9),
    "unsubscribe_server": lambda store, _: store.digests.unsubscribe_server(7, 8),
    "count_day_players": lambda store, _: store.digests.count_day_players(7, 9),
    "list_daily_best_tries": lambda store, _: store.digests.list_daily_best_tries(7, 9, 3, [1, 2]),
    "list_named_tries": lambda store, _: store.digests.list_named_tries(7, 1, 30),
    "list_own_tries": lambda store, _: store.digests.list_own_tries(1, 1, 30),
    "count_ranks": lambda store, _: store.digests.count_ranks(9),
    "list_played_days": lambda store, _: store.digests.list_played_days(7, 9),
}
OF_SERVERS: dict[str, Way] = {
    "load_server_settings": lambda store, _: store.servers.load_server_settings(7),
    "list_servers_with_ladder": lambda store, _: store.servers.list_servers_with_ladder(),
    "save_server": lambda store, _: store.servers.save_server(Server(7)),
}
OF_BLOCKS: dict[str, Way] = {
    "list_blocked": lambda store, _: store.blocks.list_blocked(7),
    "find_block_reason": lambda store, _: store.blocks.find_block_reason(7, 1),
    "find_blocked": lambda store, _: store.blocks.find_blocked(7, [1, 2]),
    "block_person": lambda store, _: store.blocks.block_person(7, 1),
    "unblock_person": lambda store, _: store.blocks.unblock_person(7, 1),
    "list_avoided": lambda store, _: store.blocks.list_avoided(1),
    "set_avoided": lambda store, _: store.blocks.set_avoided(1, [2, 3]),
    "is_avoided_by_any": lambda store, _: store.blocks.is_avoided_by_any([1, 2], 3),
}
OF_RESULTS: dict[str, Way] = {
    "list_results": lambda store, _: store.results.list_results([1, 2]),
    "list_ladder_results": lambda store, _: asyncio.gather(
        store.results.list_ladder_results(7),
        store.results.list_ladder_results(7, LATELY),
    ),
    "list_ladder_servers": lambda store, _: store.results.list_ladder_servers(1),
}
OF_PLAYED: dict[str, Way] = {
    "list_played_channels": lambda store, _: store.played.list_played_channels(1, 7),
    "load_profile_statistics": lambda store, _: asyncio.gather(
        store.played.load_profile_statistics(PlayedScope(1), 9, 9),
        store.played.load_profile_statistics(PlayedScope(1, 2, 7, (8,)), 9, 9),
    ),
    "load_match_history": lambda store, _: store.played.load_match_history(1, "gobblestones", (2, 3), 0, 9),
}
OF_MOMENTS: dict[str, Way] = {
    "load_best_highlight": lambda store, table: store.moments.load_best_highlight(table.id, 1),
    "save_moment": lambda store, _: store.moments.save_moment(1, 1, 9),
}
OF_ENDED_MATCHES: dict[str, Way] = {
    "list_matches_without_results": lambda store, _: store.ended_matches.list_matches_without_results(1, 500, LONG_AGO),
    "find_ended_match": lambda store, _: store.ended_matches.find_ended_match(1),
    "add_missing_results": lambda store, _: store.ended_matches.add_missing_results(MANY, None),
}


async def save_game_night(store: Store, table: Table) -> None:
    evening = await store.game_nights.add_game_night(plan_game_night())
    await store.game_nights.save_game_night(evening, replace(evening, guests=evening.guests[:1]), [(table, "")])


OF_EVENINGS: dict[str, Way] = {
    "add_game_night": lambda store, _: store.game_nights.add_game_night(plan_game_night()),
    "find_game_night": lambda store, _: store.game_nights.find_game_night(1),
    "save_game_night": save_game_night,
    "save_shown_version": lambda store, _: store.game_nights.save_shown_version(1, 1),
    "list_live_game_nights": lambda store, _: asyncio.gather(
        store.game_nights.list_live_game_nights(), store.game_nights.list_live_game_nights(HALF)
    ),
    "list_unshown_game_nights": lambda store, _: store.game_nights.list_unshown_game_nights(HALF),
    "list_server_game_nights": lambda store, _: store.game_nights.list_server_game_nights(7),
    "count_upcoming_game_nights": lambda store, _: store.game_nights.count_upcoming_game_nights(1, 7),
    "delete_old_game_nights": lambda store, _: store.game_nights.delete_old_game_nights(LONG_AGO, LATELY),
}
OF_THE_INBOX: dict[str, Way] = {
    "take_inbox_items": lambda store, _: store.inbox.take_inbox_items(HALF),
    "withdraw_item": lambda store, _: store.inbox.withdraw_item(1),
}
OF_THE_STORE: dict[str, Way] = {
    "load_decisions": lambda store, _: store.load_decisions(),
    "add_ban": lambda store, _: store.add_ban("person", 1),
    "save_bot_id": lambda store, _: store.save_bot_id(1, anew=True),
    "get_or_create_database_tag": lambda store, _: store.get_or_create_database_tag("abc"),
    "remove_ban": lambda store, _: store.remove_ban("person", 1),
    "set_announcement": lambda store, _: store.set_announcement(Announcement("soon", NOW)),
    "load_whole_table": lambda store, table: store.load_whole_table(table.id, 20),
    "find_last_table_number": lambda store, _: store.find_last_table_number(),
    "get_stored_value": lambda store, _: store.get_stored_value("night"),
    "get_stored_values": lambda store, _: store.get_stored_values(["night"]),
    "list_owed_notices": lambda store, _: store.list_owed_notices(),
    "delete_stored_value": lambda store, _: store.delete_stored_value("board of table 2"),
    "get_stored_value_time": lambda store, _: store.get_stored_value_time("night"),
    "start_cooldown_unless_running": lambda store, _: store.start_cooldown_unless_running(
        "role called on 7", NOW, timedelta(hours=1)
    ),
    "save_stored_value": lambda store, _: store.save_stored_value("board of table 1", ""),
    "load_orders": lambda store, _: store.load_orders(),
    "queue_order": lambda store, _: store.queue_order(OperatorOrder("close", 1)),
    "delete_orders": lambda store, _: store.delete_orders([OperatorOrder("close", 1)]),
    "delete_ended_tables": lambda store, _: clear(store),
    "delete_old_results": lambda store, _: store.delete_old_results(NOW),
}
EVERY: dict[type[object], dict[str, Way]] = {
    TableRows: OF_TABLES,
    SurfaceRows: OF_SURFACES,
    PeopleRows: OF_PEOPLE,
    ServerRows: OF_SERVERS,
    BlockRows: OF_BLOCKS,
    InboxRows: OF_THE_INBOX,
    KeptReplayRows: OF_KEPT_REPLAYS,
    ResultRows: OF_RESULTS,
    PlayedRows: OF_PLAYED,
    MomentRows: OF_MOMENTS,
    EndedMatches: OF_ENDED_MATCHES,
    GameNightRows: OF_EVENINGS,
    DailyRows: OF_DAYS,
    DigestRows: OF_DIGESTS,
    Store: OF_THE_STORE,
}
NOT_HERE: dict[type[object], set[str]] = {
    InboxRows: {"put_inbox_item"},  # only where there are several processes; it inserts, and sends a signal
    Store: {"open", "close", "renew_claim", "wait_for_turn", "add_regain_listener", "checkpoint", "get_size_in_bytes"},
}
"""What reads none of the rows."""


@pytest.mark.parametrize("kind", EVERY, ids=lambda kind: kind.__name__)
def test_every_public_way_to_the_rows_is_held_here(kind: type[object]) -> None:
    public = {name for name, _ in inspect.getmembers(kind, inspect.isroutine) if not name.startswith("_")}
    assert EVERY[kind].keys() | NOT_HERE.get(kind, set()) == public


@dataclass
class Plans:
    """The plans of all statements that run in the meantime, by statement: the steps that read all rows of something."""

    whole: dict[str, list[str]] = field(default_factory=dict)
    seen: int = 0

    def explain(self, connection: Connection, _: object, statement: str, values: Any, __: object, many: bool) -> None:
        words = statement.split()
        if not words or words[0] not in {"SELECT", "UPDATE", "DELETE", "INSERT"}:
            return
        self.seen += 1
        steps = STEPS[connection.dialect.name](connection, statement, values[0] if many else values)
        if found := [step for step in steps if step]:
            self.whole[statement] = found


def of_sqlite(connection: Connection, statement: str, values: Any) -> Iterator[str]:
    for *_, step in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values):
        words = step.split()
        reads_all = words[0] == "SCAN" and words[1] not in SMALL and words[1:3] != ["CONSTANT", "ROW"]
        if reads_all and not OF_THOSE_IN_USE & set(words):
            yield step


def of_postgresql(connection: Connection, statement: str, values: Any) -> Iterator[str]:
    for way in ("seqscan", "hashjoin", "mergejoin"):  # which pay off only as long as there are few rows
        connection.exec_driver_sql(f"SET LOCAL enable_{way} = off")
    (told,) = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON, COSTS OFF) {statement}", values).one()
    for plan in told if isinstance(told, list) else json.loads(told):
        yield from _all_read(plan["Plan"])


def _all_read(plan: dict[str, Any]) -> Iterator[str]:
    kind, of = plan["Node Type"], plan.get("Relation Name") or plan.get("Index Name", "")
    by_index = "Index" in kind and ("Index Cond" in plan or plan["Index Name"] in OF_THOSE_IN_USE)
    if kind.endswith("Scan") and kind not in NO_READING and not by_index and not of.startswith(tuple(SMALL)):
        yield f"{kind} of {of}"
    for part in plan.get("Plans", ()):
        yield from _all_read(part)


NO_READING = {"Bitmap Heap Scan", "Tid Scan", "Subquery Scan", "Function Scan", "Values Scan", "CTE Scan"}
"""They read what another step of the plan found."""
STEPS: dict[str, Callable[[Connection, str, Any], Iterator[str]]] = {"sqlite": of_sqlite, "postgresql": of_postgresql}


@contextmanager
def explained() -> Iterator[Plans]:
    plans = Plans()
    event.listen(Engine, "before_cursor_execute", plans.explain)
    try:
        yield plans
    finally:
        event.remove(Engine, "before_cursor_execute", plans.explain)


def fill(connection: Connection) -> None:
    """Fill a bot with many matches that ended."""
    row = {"game": "gobblestones", "host_id": 1, "options": {}, "pace": "live", "language": "en", "version": 3}
    row |= {
        "created_at": LONG_AGO,
        "changed_at": LONG_AGO,
        "warned": False,
        "takeover": False,
        "status": "over",
        "started_at": LONG_AGO,
    }
    numbers = range(1, MANY + 1)
    connection.execute(insert(people), [{"user_id": number, "name": "", "dm": "open"} for number in numbers])
    rooms = [{"guild_id": number << 22, "channel_id": number, "rematch_of": number - 1 or None} for number in numbers]
    connection.execute(insert(tables), [row | room for room in rooms])
    seat = {"place": 0, "name": "", "gone": False}
    connection.execute(insert(seats), [seat | {"table_id": number, "user_id": number} for number in numbers])
    move = {"number": 1, "seat": 0, "notation": "end", "check": "", "by": "player", "events": [], "public": True}
    move |= {"audience": 1, "at": LONG_AGO}
    connection.execute(insert(moves), [move | {"table_id": number} for number in numbers])
    shown = {"kind": "board", "version_shown": 3, "digest": "", "live": True, "user_id": None}
    places = [{"table_id": number, "channel_id": number} for number in numbers]
    boards = [shown | place | {"message_id": -place["table_id"]} for place in places]
    lobbies = [shown | place | {"message_id": place["table_id"], "kind": "lobby"} for place in places]
    connection.execute(insert(surfaces), boards + lobbies)
    result = {"seat": 0, "turn": 0, "game": "gobblestones", "variant": "", "seats": 2, "own_moves": 1, "other_moves": 0}
    result |= {"ending": "rules", "counts": True, "channel_id": 8, "started_at": LONG_AGO, "ended_at": LONG_AGO}
    ended = [{"table_id": number, "user_id": number, "guild_id": 7} for number in numbers]
    connection.execute(insert(results), [result | one | {"rules_version": 1} for one in ended])
    if connection.dialect.name == "postgresql":
        for table in metadata.sorted_tables:  # nothing changes its mind about them in the middle of the test
            connection.exec_driver_sql(f"ALTER TABLE {table.name} SET (autovacuum_enabled = false)")


@pytest.fixture
async def store(any_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(any_url)
    await opened._database.write(fill)
    yield opened
    await opened.close()


def lobby() -> Table:
    asked = Proposal(number=1, kind="pause", user_id=1, name="Ann", until=NOW)
    return Table(
        id=0,
        game="gobblestones",
        guild_id=7,
        channel_id=8,
        thread_id=None,
        host_id=1,
        status="lobby",
        options={},
        pace="live",
        language="en",
        version=0,
        sitters=(Sitter(None, 1, "Ann"), Sitter(None, 2, "Bob")),
        created_at=NOW,
        changed_at=NOW,
        proposal=asked,
    )


async def test_no_statement_of_the_store_reads_a_whole_table(store: Store) -> None:
    with explained() as plans:
        for ways in EVERY.values():
            for does in ways.values():
                table = await store.tables.add_table(lobby())
                await store.surfaces.add_surface(replace(board(table, table.id + MANY), kind="lobby"))
                await does(store, table)
    assert plans.seen > 100
    assert plans.whole == {}


async def test_a_scan_would_be_found(store: Store) -> None:
    with explained() as plans:
        await store._database.read(
            lambda connection: connection.exec_driver_sql("SELECT * FROM tables WHERE pace = 'x'")
        )
        await store.surfaces.list_stale_tables()
    assert len(plans.whole) >= 1


def _keys() -> Iterator[ForeignKey]:
    for table in metadata.sorted_tables:
        yield from sorted(table.foreign_keys, key=lambda key: key.parent.name)


@pytest.mark.parametrize("key", list(_keys()), ids=lambda key: f"{key.parent.table}.{key.parent.name}")
def test_the_rows_that_point_at_a_deleted_one_are_found_by_an_index(key: ForeignKey) -> None:
    table = key.parent.table
    whole = [index for index in table.indexes if index.dialect_options["sqlite"]["where"] is None]
    ordered = [*(list(index.columns) for index in whole), list(table.primary_key.columns)]
    assert key.parent.name in [columns[0].name for columns in ordered]
