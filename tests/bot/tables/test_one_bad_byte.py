"""Whatever a column of one row holds, every other table is played, shown and clocked, and its own can be closed."""

import contextlib
import logging
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import chain, zip_longest
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.store.models import (
    DailyMove,
    DailyPlay,
    DailyResult,
    DigestProgress,
    Preferences,
    Server,
    SurfaceKind,
    SurfaceMessage,
)
from bot.store.rows.days.daily_rows import DayPseudonym
from bot.store.rows.profiles.played_rows import PlayedScope
from bot.store.schema import metadata, results
from bot.tables import GoblinPlayers, TableError, TableService
from bot.tables.preferences import find_quiet_end
from games.engine import GameError
from tests.bot.evenings import plan_game_night
from tests.bot.tables.parlour import ANN, BOB, CHANNEL, CLEO, DAN, GUILD, Parlour

BAD: dict[str, object] = {
    "text": "zz",
    "no UTF-8": sqlite3.Binary(b"\xff\xfe"),
    "a negative number": -3,
    "something huge": 2**63 - 1,
    "nothing": None,
    "a date": "2030-01-01",
}
UNDECODABLE = "CAST(X'FFFE41' AS TEXT)"
VALUES: list[tuple[str, tuple[object, ...]]] = [*(("?", (bad,)) for bad in BAD.values()), (UNDECODABLE, ())]
DAY = 24 * 3600.0
TURNS = len(VALUES)
LEAST_TAKEN = 3 / 7
"""So many values a database takes: it refuses nothing where something must be, and a value that is there already."""
WHOLE_HOUSE = {"inbox", "counters"}
"""Not of a table: clicks that are passing through between processes, and a count that is checked at a start."""
TABLES = [table for table in metadata.sorted_tables if table.name not in WHOLE_HOUSE]
LANES = (
    ("tables", "seats", "moves", "surfaces", "best_moments"),
    ("evenings", "evening_guests", "notes", "kept_replays", "table_counts"),
    ("results", "people", "wishes", "known_games", "avoided"),
    ("servers", "daily_digests", "daily_marks", "daily_plays", "blocks"),
)
"""The first is what belongs to the damaged table. The bot reads the others apart from it and from each other, so a row
of each may be damaged at the same time."""
OF_IT = {"tables": "id = 1", "notes": "key LIKE '% of table 1' OR key LIKE 'awake%' OR key = 'order close 1'"}
OF_ITS_PEOPLE = {"people": "user_id < 3", "wishes": "user_id < 3", "known_games": "user_id < 3"}
ANY = {"blocks": "1", "avoided": "1", "servers": "1", "table_counts": "1", "kept_replays": "1", "results": "1"}
ANY |= {"evenings": "1", "evening_guests": "1", "daily_plays": "1", "daily_marks": "1", "daily_digests": "1"}
ANY |= {"best_moments": "1"}


@pytest.fixture
async def house(parlour: Parlour) -> Parlour:
    """Return a bot with a table that will be damaged, a sound one, and something in every table of its database."""
    first = await parlour.match(2, pace="live")
    await parlour.tables.play_move(first.id, ANN.user_id, "peek")
    await parlour.tables.propose_agreement(first.id, "pause", BOB)
    await parlour.store.people.set_preferences(ANN.user_id, Preferences(quiet_from=0, quiet_until=60))
    await parlour.store.kept_replays.add_kept_replay(
        ANN.user_id, "fork", {"moves": []}, parlour.clock.now() + timedelta(days=99)
    )
    await parlour.store.game_nights.add_game_night(plan_game_night(2))
    today = parlour.tables.days.today.toordinal()
    play = DailyPlay(
        user_id=ANN.user_id,
        day=today,
        game="gobblestones",
        rules_version=2,
        guild_id=GUILD,
        begun_at=parlour.clock.now(),
        moves=(DailyMove(0, "end", ""),),
        result=DailyResult("5", 5, "a"),
    )
    await parlour.store.daily.begin_daily_try(play)
    await parlour.tables.people.change_preferences(ANN.user_id, {"days": True})
    await parlour.store.daily.begin_daily_try(replace(play, user_id=98))
    await parlour.store.people.forget_person(98, "Somebody", DayPseudonym("a", today))
    await parlour.store.servers.save_server(
        Server(GUILD, channels=(CHANNEL,), digest=CHANNEL, digest_hour=3, digest_by=99)
    )
    await parlour.store.digests.claim_digest(GUILD, DigestProgress(today, 1, parlour.clock.now(), done=True), None)
    await parlour.store.blocks.block_person(GUILD, 99)
    await parlour.store.blocks.set_avoided(ANN.user_id, [99])
    kinds: tuple[SurfaceKind, ...] = ("lobby", "board")
    for number, kind in enumerate(kinds, 1):
        shown = SurfaceMessage(
            table_id=first.id, kind=kind, user_id=None, channel_id=1, message_id=number, version_shown=1, decision=1
        )
        await parlour.tables.shown.save_surface(shown)
    for key in ("board of table 1", "order close 1"):
        await parlour.store.save_stored_value(key, "1")
    await parlour.tables.time.record_heartbeat()
    table = await parlour.tables.open_lobby(
        "fingers", CLEO, guild_id=7 << 22, channel_id=8, language="en", takeover=False
    )
    await parlour.tables.join_lobby(table.id, DAN)
    await parlour.tables.start_match(table.id, CLEO.user_id)
    ended = await parlour.match(2)
    await parlour.tables.close_table(ended.id, ANN.user_id)
    await parlour.store.moments.save_moment(ended.id, ANN.user_id, 1)
    await parlour.store._database.write(lambda rows: rows.execute(update(results).values(counts=True)))
    await parlour.tables.flush_surface_writes()
    return parlour


@contextlib.contextmanager
def kept_sound(parlour: Parlour) -> Iterator[None]:
    """Restore the database afterwards as it was."""
    copy = parlour.path.with_name("sound.db")
    copy_database(parlour.path, copy)
    yield
    copy_database(copy, parlour.path)


def copy_database(source: Path, target: Path) -> None:
    with contextlib.closing(sqlite3.connect(source)) as one, contextlib.closing(sqlite3.connect(target)) as other:
        one.backup(other)


def damage_column(parlour: Parlour, table: str, column: str, value: str, given: tuple[object, ...]) -> bool:
    """Write a value into a column of rows; tell whether the database took it."""
    where = OF_IT.get(table) or OF_ITS_PEOPLE.get(table) or ANY.get(table, "table_id = 1")
    with contextlib.closing(sqlite3.connect(parlour.path, isolation_level=None)) as file:
        before = file.execute(f"SELECT rowid, * FROM {table}").fetchall()  # noqa: S608  names of the schema
        try:
            file.execute(f'UPDATE OR IGNORE {table} SET "{column}" = {value} WHERE {where}', given)  # noqa: S608  the same
            changed = file.execute(f"SELECT rowid, * FROM {table}").fetchall() != before  # noqa: S608  the same
        except (sqlite3.IntegrityError, sqlite3.OperationalError):
            changed = True  # what cannot be read back is what this is about
            with contextlib.suppress(sqlite3.OperationalError):
                changed = file.execute(f"SELECT rowid, * FROM {table}").fetchall() != before  # noqa: S608  the same
    return changed


async def goes_on(parlour: Parlour) -> None:
    """Check that the sound table is clocked and listed, and that the other can be looked after."""
    tables = TableService(parlour.store, parlour.clock)
    await tables.time.recover_deadlines_after_restart()
    assert 2 in {table.id for table in await tables.list_tables_in_use()}
    for table in await tables.list_tables_in_use():
        for sitter in table.present_people:
            find_quiet_end(sitter.wish, parlour.clock.now())
    assert 2 in await tables.shown.list_stale_tables(parlour.clock.now() - timedelta(days=30))
    assert 2 in await tables.changes.list_waiting_tables_first()
    await GoblinPlayers(tables).enqueue_goblin_tables()
    await parlour.store.load_orders()
    await parlour.store.kept_replays.find_kept_replay(1, parlour.clock.now())
    await parlour.store.daily.find_daily_try(ANN.user_id, tables.days.today.toordinal())
    await parlour.store.daily.find_daily_standing(tables.days.today.toordinal(), "1")
    await parlour.store.digests.list_digest_servers()
    await tables.digests.load_daily_digest(GUILD, tables.days.today, 1)
    await tables.digests.count_streak(GUILD, tables.days.today.toordinal(), None)
    parlour.clock.advance(DAY)
    await tables.digests.load_daily_leaderboard(GUILD)
    await tables.digests.load_daily_history(ANN.user_id)
    parlour.clock.advance(-DAY)
    await parlour.store.people.export_person(ANN.user_id)
    await parlour.store.game_nights.list_live_game_nights()
    assert all(isinstance(one, int) for one in await parlour.store.blocks.list_blocked(GUILD))
    assert all(isinstance(one, int) for one in await parlour.store.blocks.list_avoided(ANN.user_id))
    await parlour.store.tables.count_tables_by_kind()
    await parlour.store.played.load_profile_statistics(PlayedScope(ANN.user_id), 9, 9)
    await parlour.store.played.load_profile_statistics(PlayedScope(ANN.user_id, BOB.user_id, GUILD, (1,)), 9, 9)
    await parlour.store.played.load_match_history(ANN.user_id, "", (), 0, 9)
    await parlour.store.moments.load_best_highlight(3, ANN.user_id)
    await parlour.store.results.list_ladder_results(GUILD)
    await parlour.store.results.list_results([3])
    assert [table.id for table in await tables.list_user_tables(CLEO.user_id)] == [2]
    before = (await tables.find_table(2)).version
    # The first warning of a table without an answer comes at half of its time.
    parlour.clock.advance(3600)
    await tables.time.process_due_tables()
    assert (await tables.find_table(2)).version > before
    await closable(tables)
    await tables.flush_surface_writes()


async def closable(tables: TableService) -> None:
    """Check that the other table goes on, or is set aside, and can be closed by the bot, or is gone."""
    with contextlib.suppress(GameError):
        await tables.shown.list_pending_postings(1, 2)
        await tables.load_view(1, None)
        await tables.load_public_moves(1)
    with contextlib.suppress(TableError):
        assert (await tables.force_close_table(1)).status == "closed"
    kept = await tables.store.load_whole_table(1, 20)
    assert kept is None or kept.table.status in ("closed", "over"), "it can be closed"


@pytest.mark.parametrize("turn", [0, *(pytest.param(turn, marks=pytest.mark.rare) for turn in range(1, TURNS))])
async def test_whatever_one_column_holds_every_other_table_plays_on(
    house: Parlour, turn: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Each turn tries one of the values in each column, another in the next column: `make rare` tries the rest."""
    taken = Counter[str]()
    with caplog.at_level(logging.CRITICAL):
        for at_once in zip_longest(*(list_columns(lane, turn) for lane in LANES)):
            with kept_sound(house):
                for damage in filter(None, at_once):
                    taken[damage[0]] += damage_column(house, *damage)
                try:
                    await goes_on(house)
                except BaseException as problem:
                    problem.add_note(f"with bad values in {at_once}")
                    raise
    for table in TABLES:
        assert taken[table.name] >= len(table.columns) * LEAST_TAKEN, f"most columns of {table.name} could be damaged"


def list_columns(lane: Sequence[str], turn: int) -> list[tuple[str, str, str, tuple[object, ...]]]:
    """Return the columns of these tables, each with the value that this turn writes there."""
    columns = [(name, index, column) for name in lane for index, column in enumerate(metadata.tables[name].columns)]
    return [(name, column.name, *VALUES[(place + turn) % TURNS]) for name, place, column in columns]


def test_every_table_of_the_database_is_in_one_lane() -> None:
    assert sorted(chain.from_iterable(LANES)) == sorted(table.name for table in TABLES)


async def test_the_name_of_a_seat_that_is_no_utf_8_sets_its_table_aside_and_says_so(
    house: Parlour, caplog: pytest.LogCaptureFixture
) -> None:
    with contextlib.closing(sqlite3.connect(house.path)) as file:
        file.execute(f"UPDATE seats SET name = {UNDECODABLE} WHERE table_id = 1")  # noqa: S608  a test's own words
        file.commit()
    tables = TableService(house.store, house.clock)
    assert (await tables.find_table(1)).status == "aside"
    assert "table 1 is set aside: its sitters cannot be read" in caplog.text
    assert (await tables.find_table(2)).status == "playing"
    await tables.flush_surface_writes()
