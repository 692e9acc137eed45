"""What the drivers do by themselves, as tables of truths: no other process, no waiting."""

import os
import sqlite3
import ssl
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import OperationalError

from bot.store import NotAFileDatabase, Shards, StoreInUse, StoreShrunk, StoreUnavailable, parse_database_url
from bot.store.drivers import postgres, shard_locks, sqlite_file
from bot.store.drivers.addresses import build_database_driver, find_database_file, is_file_database, redact_url
from bot.store.drivers.file_lock import FileLock
from bot.store.drivers.libpq import split_connection_url
from bot.store.drivers.postgres import PostgresServer
from bot.store.drivers.shrink_check import ShrinkCheck, StoredCounts
from bot.store.drivers.sqlite_file import SqliteFile
from tests.empty_house import lay
from tests.postgres import Server

AT = "postgresql+asyncpg://ann:hush@host/parlour"


@pytest.mark.parametrize(
    ("query", "bare", "asked"),
    [
        ("", "", None),
        ("?host=/run&port=5433", "?host=%2Frun&port=5433", None),
        ("?channel_binding=prefer", "", None),
        ("?sslmode=require&channel_binding=prefer", "", "sslmode=require"),
        ("?host=/run&target_session_attrs=primary", "?host=%2Frun", "target_session_attrs=primary"),
        ("?sslmode=verify-full&sslrootcert=/dev/null", "", "sslmode=verify-full&sslrootcert=%2Fdev%2Fnull"),
    ],
)
def test_the_driver_is_told_the_place_and_the_rest_in_libpqs_words(query: str, bare: str, asked: str | None) -> None:
    place, arguments = split_connection_url(make_url(AT + query))
    assert place.render_as_string(hide_password=False) == AT + bare
    assert arguments == ({} if asked is None else {"dsn": f"postgresql://?{asked}"})


def test_the_certificates_that_the_machine_trusts_are_no_file() -> None:
    _, arguments = split_connection_url(make_url(f"{AT}?sslmode=verify-full&sslrootcert=system"))
    trusted = arguments.pop("ssl")
    assert arguments == {"dsn": "postgresql://?sslmode=verify-full"}
    assert (trusted.verify_mode, trusted.check_hostname) == (ssl.CERT_REQUIRED, True)
    assert parse_database_url(f"{AT}?sslrootcert=system") == f"{AT}?sslrootcert=system"


def test_a_file_that_is_not_there_is_named_with_its_key() -> None:
    with pytest.raises(StoreUnavailable, match=r"sslkey.*/nowhere/own\.key"):
        split_connection_url(make_url(f"{AT}?sslmode=require&sslkey=/nowhere/own.key"))


def test_an_address_is_told_without_its_password_and_a_server_is_no_file() -> None:
    assert [is_file_database(url) for url in ("data/parlour.db", AT)] == [True, False]
    assert (redact_url("data/parlour.db"), redact_url(AT)) == ("data/parlour.db", AT.replace("hush", "***"))
    with pytest.raises(NotAFileDatabase) as told:
        find_database_file(AT)
    assert str(told.value) == AT.replace("hush", "***")


async def test_a_server_gets_so_many_connections_and_no_more() -> None:
    database = build_database_driver(AT)
    assert isinstance(database, PostgresServer)
    pool: Any = database._engine.pool
    assert (pool.size(), pool._max_overflow, pool._timeout, pool._pre_ping) == (8, 0, 10, True)
    assert database._engine.sync_engine.hide_parameters
    await database.close()


async def test_what_is_read_sees_one_moment_and_what_waits_is_given_up(postgres: Server) -> None:
    names = ("transaction_isolation", "transaction_read_only", "application_name", "statement_timeout")

    def settings(connection: Connection) -> list[object]:
        return [connection.scalar(text(f"SHOW {name}")) for name in (*names, "lock_timeout")]

    database = build_database_driver(postgres.house())
    usual = ["parlour", "20s", "10s"]
    assert await database.read(settings) == ["repeatable read", "on", *usual]
    assert await database.write(settings) == ["read committed", "off", *usual]
    assert await database.run_migration(settings) == ["read committed", "off", *usual]
    assert await database.get_size_in_bytes() > 1_000_000
    await database.close()


@pytest.mark.parametrize(
    ("part", "words", "asked"),
    [
        ("0/1", "SELECT pg_try_advisory_lock(:house)", {"house": 0x676F626C}),
        ("2-3/5", None, {"counted": 0x676F626E, "shard": 0x676F626F, "count": 5, "first": 2, "last": 3}),
    ],
)
def test_a_part_of_the_house_is_asked_for_by_its_numbers(part: str, words: str | None, asked: dict[str, int]) -> None:
    statement = shard_locks.build_lock_statement(Shards.from_text(part))
    assert words in (None, str(statement))
    assert statement.compile().params == {"house": 0x676F626C} | asked


@pytest.mark.parametrize(
    ("patience", "letting_go", "first", "gets_it"),
    [(60, 0, True, True), (60, 0, False, True), (0, 60, True, True), (0, 0, True, False)],
)
async def test_whoever_may_wait_for_the_house_is_told_once(
    patience: float,
    letting_go: float,
    *,
    first: bool,
    gets_it: bool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    database, tries = PostgresServer(AT), list[int]()

    async def refused() -> None:
        tries.append(1)
        if len(tries) < 4 or not gets_it:
            database._refused_since = 1.0
            raise StoreInUse("parlour")

    caplog.set_level("INFO")
    monkeypatch.setattr(postgres, "LEASE_RETRY_SECONDS", 0)
    monkeypatch.setattr(postgres, "LEASE_RELEASE_SECONDS", letting_go)
    monkeypatch.setattr(database, "renew_claim", refused)
    database._refused_since = None if first else 1.0
    if gets_it:
        await database.claim_shards(Shards(1, 1, 2), patience)
        assert (len(tries), database._claimed) == (4, Shards(1, 1, 2))
    else:
        with pytest.raises(StoreInUse):
            await database.claim_shards(Shards(1, 1, 2), patience)
    said = ["another process has this part of the house: it has 60 seconds to let go"]
    assert caplog.messages == (said if patience and first else [])
    await database.close()


class Recorded:
    """Stands for a connection, and keeps what it is told; `locked`: it cannot begin."""

    def __init__(self, *, locked: bool = False) -> None:
        self.told: list[str] = []
        self.locked = locked

    def exec_driver_sql(self, statement: str) -> None:
        self.told.append(statement)
        if self.locked and statement == "BEGIN":
            raise OperationalError(statement, None, sqlite3.OperationalError("locked"))


WAITED = (
    # the seconds since it was asked for, whether the one before found the file locked: the milliseconds that it waits
    (0.0, False, 10_000),
    (0.9, False, 10_000),
    (1.0, False, 9_000),
    (4.0, False, 6_000),
    (11.0, False, 0),
    (0.0, True, 200),
    (9.75, True, 200),
    (9.875, True, 125),
    (11.0, True, 0),
)


@pytest.mark.parametrize(("since", "locked", "waits"), WAITED)
def test_a_transaction_waits_as_long_as_it_has_left(
    since: float, *, locked: bool, waits: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0)
    beginning = sqlite_file._TransactionStarter("BEGIN")
    if locked:
        beginning.asked = 1000.0
        with pytest.raises(OperationalError):
            beginning(Recorded(locked=True))  # type: ignore[arg-type]  # stands for a connection
    connection: Any = Recorded()
    beginning.asked = 1000.0 - since
    beginning(connection)
    assert connection.told == [f"PRAGMA busy_timeout = {waits}", "BEGIN"]
    beginning.asked = 1000.0
    beginning(connection)
    usual = [] if waits == 10_000 else ["PRAGMA busy_timeout = 10000"]
    assert connection.told[2:] == [*usual, "BEGIN"]


SHRUNK = (
    # what is noted; whether a file with two tables and five transactions opens
    ('{"tables": 2, "writes": 5}', True),
    ('{"tables": 3, "writes": 5}', False),
    ('{"tables": 2, "writes": 6}', False),
    ('{"tables": 2}', True),
    ('{"writes": 9}', True),
    ('{"tables": "x"}', True),
    ("[1]", True),
    ("7", True),
    ("", True),
)


@pytest.mark.parametrize(("note", "opens"), SHRUNK)
def test_a_database_holds_no_less_than_was_noted(tmp_path: Path, note: str, *, opens: bool) -> None:
    check = ShrinkCheck(tmp_path / "parlour.db")
    check.file.write_text(note, "utf-8")
    if opens:
        check.require_not_shrunk(StoredCounts(2, 5))
        return
    with pytest.raises(StoreShrunk, match=str(check.file)):
        check.require_not_shrunk(StoredCounts(2, 5))
    with pytest.raises(StoreShrunk, match=str(check.file)):
        check.require_not_missing()


def test_a_note_is_as_long_as_all_others_and_for_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    check = ShrinkCheck(tmp_path / "parlour.db")
    for counts, sync in ((StoredCounts(2, 5), False), (StoredCounts(12, 105), True), (StoredCounts(2, 6), False)):
        check.save_counts(counts, sync=sync)
        written = check.file.read_text("utf-8")
        assert written == f'{{"tables": {counts.tables}, "writes": {counts.writes}}}'.ljust(100)
    assert len(synced) == 1
    assert check.file.name == "parlour.db.counts"
    assert check.file.stat().st_mode & 0o777 == 0o600
    check.close()
    check.close()
    check.delete_stored_value()
    check.delete_stored_value()
    assert not check.file.exists()


@pytest.mark.parametrize(
    ("made", "counts"),
    [
        ("", StoredCounts()),
        (
            "CREATE TABLE tables (id INTEGER PRIMARY KEY AUTOINCREMENT); INSERT INTO tables VALUES (4)",
            StoredCounts(4, 0),
        ),
        (
            "CREATE TABLE counters (name, value); INSERT INTO counters VALUES ('writes', 7), ('reads', 9)",
            StoredCounts(0, 7),
        ),
        ("CREATE TABLE counters (name, value); INSERT INTO counters VALUES ('writes', 'x')", StoredCounts()),
    ],
)
async def test_what_a_file_holds_is_counted_whatever_its_version(
    tmp_path: Path, made: str, counts: StoredCounts
) -> None:
    with sqlite3.connect(tmp_path / "parlour.db") as older:
        older.executescript(made)
    older.close()
    database = SqliteFile(tmp_path / "parlour.db")
    assert await database.read(StoredCounts.from_connection) == counts
    await database.close()


async def test_the_size_of_a_file_is_that_of_its_log_too(tmp_path: Path) -> None:
    path = lay(tmp_path / "parlour.db")
    database = SqliteFile(path)
    await database.claim_shards()
    log = path.with_name("parlour.db-wal")
    await database.write(lambda connection: connection.execute(text("INSERT INTO notes VALUES ('a', 'b')")))
    assert await database.get_size_in_bytes() == path.stat().st_size + log.stat().st_size > path.stat().st_size
    await database.renew_claim()
    await database.check_shard_count()
    assert (database.has_lost_claim, database.seconds_taken_over) == (False, 0)
    with pytest.raises(NotImplementedError, match="nobody else"):
        await database.wait_for_turn(0, 0)
    await database.close()
    log.unlink(missing_ok=True)
    assert await database.get_size_in_bytes() == path.stat().st_size


def test_a_file_is_claimed_at_once_or_not_at_all(tmp_path: Path) -> None:
    first = FileLock(tmp_path / "parlour.db")
    assert (tmp_path / "parlour.db.lock").stat().st_mode & 0o777 == 0o600
    with pytest.raises(StoreInUse, match=str(tmp_path / "parlour.db")):
        FileLock(tmp_path / "parlour.db")
    first.release()
    FileLock(tmp_path / "parlour.db").release()
    with pytest.raises(StoreUnavailable, match="nowhere"):
        FileLock(tmp_path / "nowhere" / "parlour.db")
