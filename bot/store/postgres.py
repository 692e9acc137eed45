"""The road to a PostgreSQL database: a pool of connections, and a lock that says whose house it is."""

import asyncio
from typing import Any, TypeVar

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from typing_extensions import override

from bot.store.database import Database, NamedFailures, Work, to_the_end
from bot.store.errors import StoreInUse, StoreUnavailable
from bot.store.soundness import read_json

T = TypeVar("T")

CONNECTIONS = 8
CONNECT_SECONDS = 10
LETTING_GO_SECONDS = 2
"""So long a server may take to notice that a process that held the house is gone."""
SETTINGS = {
    "application_name": "parlour",
    "statement_timeout": "20s",
    "lock_timeout": "10s",
    "idle_in_transaction_session_timeout": "60s",
}
"""What each connection asks of the server: nothing waits for ever."""
HOUSE, MIGRATION = 0x676F626C, 0x676F626D
"""Numbers of advisory locks; PostgreSQL keeps them for each database apart."""


class PostgresServer(Database):
    """A database of a PostgreSQL server, that is there already; nothing is connected before it is needed.

    A transaction that reads sees one moment (REPEATABLE READ) and can write nothing. One that writes sees what is
    committed, statement by statement, and the versions of tables guard it. What is begun is done, though the asker is
    cancelled.
    """

    def __init__(self, url: str) -> None:
        super().__init__()
        self._engine = create_async_engine(
            url,
            hide_parameters=True,
            json_deserializer=read_json,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=CONNECT_SECONDS,
            pool_pre_ping=True,
            connect_args={"timeout": CONNECT_SECONDS, "server_settings": SETTINGS},
        )
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._writing = self._engine.execution_options(isolation_level="READ COMMITTED")
        self._lease: AsyncConnection | None = None
        self._claiming = asyncio.Lock()
        self._claimed = self._closed = False

    @override
    async def claim(self) -> None:
        """Have the house; one that was killed a moment ago may still seem to hold it."""
        self._claimed = True
        end = asyncio.get_running_loop().time() + LETTING_GO_SECONDS
        while True:
            try:
                return await self._be_owner()
            except StoreInUse:
                if asyncio.get_running_loop().time() > end:
                    raise
            await asyncio.sleep(LETTING_GO_SECONDS / 10)

    @override
    async def _read(self, work: Work[T]) -> T:
        return await to_the_end(self._transact(self._reading, work))

    @override
    async def _write(self, work: Work[T]) -> T:
        await self._be_owner()
        return await to_the_end(self._transact(self._writing, work))

    @override
    async def migrate(self, work: Work[T]) -> T:
        """Write the steps when nobody else does; who comes second finds them taken."""

        def alone(connection: Any) -> T:
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION})
            return work(connection)

        return await to_the_end(self._transact(self._writing, alone))

    @override
    async def checkpoint(self) -> None:
        """Only see that it is there: the server makes its own checkpoints."""
        await self._be_owner()

    @override
    async def expect_less(self) -> None:
        """Nothing is counted beside a server."""

    @override
    async def close(self) -> None:
        self._closed = True
        async with self._claiming:
            lease, self._lease = self._lease, None
            if lease is not None:
                await lease.invalidate()
                await lease.close()
        await self._engine.dispose()

    async def _transact(self, engine: AsyncEngine, work: Work[T]) -> T:
        if self._closed:
            raise StoreUnavailable("it is closed")
        with NamedFailures():
            async with engine.begin() as connection:
                return await connection.run_sync(work)

    async def _be_owner(self) -> None:
        """Hold the house's lock, again where its connection was lost. Raises `StoreInUse`, `StoreUnavailable`."""
        if not self._claimed or (self._lease is not None and not await _is_closed(self._lease)):
            return
        async with self._claiming:
            if self._closed:
                raise StoreUnavailable("it is closed")
            if self._lease is not None:
                lost, self._lease = self._lease, None
                await lost.invalidate()
                await lost.close()
            self._lease = await to_the_end(self._leased())

    async def _leased(self) -> AsyncConnection:
        """Return a connection that holds the lock for as long as it lives, whatever becomes of transactions."""
        with NamedFailures():
            lease = await self._engine.execution_options(isolation_level="AUTOCOMMIT").connect()
            taken = await lease.scalar(text("SELECT pg_try_advisory_lock(:number)"), {"number": HOUSE})
        if not taken:
            await lease.close()
            raise StoreInUse(self._engine.url.render_as_string())
        return lease


async def _is_closed(lease: AsyncConnection) -> bool:
    driver = (await lease.get_raw_connection()).driver_connection
    return driver is None or bool(driver.is_closed())
