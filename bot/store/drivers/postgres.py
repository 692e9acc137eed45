"""The connection to PostgreSQL: a pool, and the lease (advisory locks) that says which process has which shards."""

import asyncio
import logging
from contextlib import AsyncExitStack, suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from typing_extensions import override

from bot.store.database import Database, DriverErrorTranslator, Work, run_uninterrupted
from bot.store.drivers import libpq, shard_locks
from bot.store.errors import StoreInUse, StoreUnavailable
from bot.store.rows.inbox_rows import build_channel_name
from bot.store.rows.row_validation import parse_json
from bot.store.shards import ALL_SHARDS, Shards

log = logging.getLogger(__name__)

T = TypeVar("T")

MAX_CONNECTIONS = 8
CONNECT_SECONDS = 10
LEASE_RELEASE_SECONDS = 2
"""A server may take this long to notice that a process that had a lease is gone."""
LEASE_RETRY_SECONDS = 0.2
"""Seconds between two attempts to get what another process has."""
CONNECTION_SETTINGS = {
    "application_name": "parlour",
    "statement_timeout": "20s",
    "lock_timeout": "10s",
    "idle_in_transaction_session_timeout": "60s",
}
"""The settings of each connection: nothing waits for ever."""

SELECT_DATABASE_SIZE = text("SELECT pg_database_size(current_database())")


class PostgresServer(Database):
    """An existing database of a PostgreSQL server (driver, pool); nothing is connected before it is needed.

    A transaction that reads sees one moment (REPEATABLE READ) and can write nothing. One that writes sees what is
    committed, statement by statement, and the versions of tables guard it. Work that has begun is finished, even if the
    caller is cancelled.

    The lease is a connection that holds the locks of the claimed shards, for as long as it lives, and hears signals.
    """

    def __init__(self, url: str) -> None:
        super().__init__()
        place, parameters = libpq.split_connection_url(make_url(url))
        self._engine = create_async_engine(
            place,
            hide_parameters=True,
            json_deserializer=parse_json,
            pool_size=MAX_CONNECTIONS,
            max_overflow=0,
            pool_timeout=CONNECT_SECONDS,
            pool_pre_ping=True,
            connect_args={"timeout": CONNECT_SECONDS, "server_settings": CONNECTION_SETTINGS, **parameters},
        )
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._writing = self._engine.execution_options(isolation_level="READ COMMITTED")
        self._alone = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._lease: AsyncConnection | None = None
        self._driver: Any = None
        self._claiming = asyncio.Lock()
        self._claimed: Shards | None = None
        self._closed = False
        self._closing = asyncio.Event()
        self._refused_since: float | None = None
        self._turns: set[asyncio.Task[None]] = set()

    @override
    async def claim_shards(self, shards: Shards = ALL_SHARDS, patience: float = 0) -> None:
        self._claimed = shards
        now = asyncio.get_running_loop().time
        end = now() + max(patience, LEASE_RELEASE_SECONDS)
        while True:
            first = self._refused_since is None
            try:
                return await self.renew_claim()
            except StoreInUse:
                if now() > end:
                    raise
            if first and patience:
                log.info("another process has this part of the house: it has %.0f seconds to let go", patience)
            await asyncio.sleep(LEASE_RETRY_SECONDS)

    @override
    async def check_shard_count(self) -> None:
        shards = self._claimed
        if shards and not shards.is_whole:
            await self.run_migration(lambda connection: shard_locks.save_shard_count(connection, shards))

    @property
    @override
    def has_lost_claim(self) -> bool:
        return self._claimed is not None and (self._driver is None or self._driver.is_closed())

    @property
    @override
    def seconds_taken_over(self) -> float:
        return 0 if self._refused_since is None else asyncio.get_running_loop().time() - self._refused_since

    @override
    async def renew_claim(self) -> None:
        if not self.has_lost_claim:
            return
        async with self._claiming:
            if self.has_lost_claim:
                await run_uninterrupted(self._renew_lease())

    @override
    async def wait_for_turn(self, number: int, seconds: float) -> None:
        with DriverErrorTranslator():
            async with AsyncExitStack() as given_back:
                connection = await given_back.enter_async_context(self._alone.connect())
                given_back.push_async_callback(connection.invalidate)
                while not await connection.scalar(shard_locks.TRY_LOCK_TURN.bindparams(number=number)):  # noqa: ASYNC110  no event tells it
                    await asyncio.sleep(LEASE_RETRY_SECONDS)
                mine = given_back.pop_all()
        passing = asyncio.create_task(self._release_turn(mine, seconds))
        self._turns.add(passing)
        passing.add_done_callback(self._turns.discard)

    @override
    async def _run_read(self, work: Work[T]) -> T:
        return await run_uninterrupted(self._run_transaction(self._reading, work))

    @override
    async def _run_write(self, work: Work[T]) -> T:
        await self.renew_claim()
        return await run_uninterrupted(self._run_transaction(self._writing, work))

    @override
    async def run_migration(self, work: Work[T]) -> T:
        """Run the migrations when nobody else does; a second process finds them done."""

        def work_alone(connection: Connection) -> T:
            connection.execute(shard_locks.WAIT_FOR_MIGRATION_LOCK)
            return work(connection)

        return await run_uninterrupted(self._run_transaction(self._writing, work_alone))

    @override
    async def checkpoint(self) -> None:
        """Only check that it is there: the server makes its own checkpoints."""
        await self.renew_claim()

    @override
    async def get_size_in_bytes(self) -> int:
        return await self._run_read(lambda connection: connection.execute(SELECT_DATABASE_SIZE).scalar_one())

    @override
    async def close(self) -> None:
        self._closed = True
        async with self._claiming:
            await self._close_lease()
        self._closing.set()
        await asyncio.gather(*self._turns, return_exceptions=True)
        await self._engine.dispose()

    async def _run_transaction(self, engine: AsyncEngine, work: Work[T]) -> T:
        if self._closed:
            raise StoreUnavailable("it is closed")
        with DriverErrorTranslator():
            async with engine.begin() as connection:
                return await connection.run_sync(work)

    async def _renew_lease(self) -> None:
        """Take the lease, or reconnect if its connection was lost.

        Raises `StoreInUse`, `StoreUnavailable`.
        """
        if self._closed or self._claimed is None:
            raise StoreUnavailable("it is closed")
        await self._close_lease()
        with DriverErrorTranslator():
            async with AsyncExitStack() as given_back:
                lease = await given_back.enter_async_context(self._alone.connect())
                if not await lease.scalar(shard_locks.build_lock_statement(self._claimed)):
                    self._refused_since = self._refused_since or asyncio.get_running_loop().time()
                    raise StoreInUse(self._engine.url.render_as_string())
                given_back.push_async_callback(lease.invalidate)
                driver: Any = (await lease.get_raw_connection()).driver_connection
                for shard in self._claimed.numbers:
                    await driver.add_listener(build_channel_name(shard), self._set_wake_event)
                given_back.pop_all()
        self._driver = driver
        self._driver.add_termination_listener(self._set_wake_event)
        self._lease, self._refused_since = lease, None
        self.regained()

    def _set_wake_event(self, *_: object) -> None:
        """Handle NOTIFY: something was left for these shards, or the lease is gone."""
        self.wake_event.set()

    async def _close_lease(self) -> None:
        lease, self._lease, self._driver = self._lease, None, None
        if lease is not None:
            await lease.invalidate()
            await lease.close()

    async def _release_turn(self, turn: AsyncExitStack, seconds: float) -> None:
        """Let the next have their turn, so much later, or when the store is closed."""
        async with turn:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._closing.wait()
