"""What any database does for the store: whole transactions, each seen or done at one moment."""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

from bot import measurements
from bot.store.errors import StoreUnavailable
from bot.store.shards import ALL_SHARDS, Shards

T = TypeVar("T")
Work = Callable[[Connection], T]
"""The work within one transaction, in the database's own thread or turn: it awaits nothing and touches only the
rows."""


class Database(ABC):
    """A database and the connections to it. `reads` and `writes` count the transactions.

    `wake_event` is set when another process left something here, and when the claim was lost; `regained` is called
    when the claim is back: others may have changed anything in the meantime.
    """

    def __init__(self) -> None:
        self.reads = self.writes = 0
        self.wake_event = asyncio.Event()
        self.regained: Callable[[], None] = _do_nothing

    @abstractmethod
    async def claim_shards(self, shards: Shards = ALL_SHARDS, patience: float = 0) -> None:
        """Claim these shards (a lock, a lease) for this process alone, before anything is changed in the database.

        `patience`: the seconds that another process may take to release them. Raises `StoreInUse` if it does not,
        `StoreShrunk` if the database holds less than it did.
        """

    @abstractmethod
    async def check_shard_count(self) -> None:
        """Check that all processes divide the bot into the same number of shards. Raises `ShardCountMismatch`."""

    @property
    def has_lost_claim(self) -> bool:
        """Whether the claim (lock, lease) was lost: until `renew_claim`, nothing may be done for its shards."""
        return False

    @property
    def seconds_taken_over(self) -> float:
        """For how many seconds another process has had the claimed shards; 0: none has."""
        return 0

    @abstractmethod
    async def renew_claim(self) -> None:
        """Reconnect: claim the shards again if the claim was lost.

        Raises `StoreInUse`, `StoreUnavailable`.
        """

    async def wait_for_turn(self, number: int, seconds: float) -> None:
        """Wait for one's turn under the rate limit that all processes share; the next one's comes so much later.

        Raises `StoreUnavailable`.
        """
        raise NotImplementedError("nobody else has a part of this house")

    async def read(self, work: Work[T]) -> T:
        """Do work in a transaction that only reads, and sees one moment of the database. Raises `StoreUnavailable`."""
        self.reads += 1
        with measurements.measure_seconds("store", "read"):
            return await self._run_read(work)

    async def write(self, work: Work[T]) -> T:
        """Do work in a transaction, and return what it returned once that is committed. Raises `StoreUnavailable`."""
        self.writes += 1
        with measurements.measure_seconds("store", "write"):
            return await self._run_write(work)

    @abstractmethod
    async def _run_read(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _run_write(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def run_migration(self, work: Work[T]) -> T:
        """Run the migrations, while nobody else does."""

    @abstractmethod
    async def checkpoint(self) -> None:
        """Make new data safe, now and then. Raises `StoreUnavailable`."""

    @abstractmethod
    async def get_size_in_bytes(self) -> int:
        """Return how many bytes it takes on its disk. Raises `StoreUnavailable`."""

    @abstractmethod
    async def close(self) -> None:
        """Close all connections when their work is done, and release the database."""


def _do_nothing() -> None: ...


async def run_uninterrupted(work: Awaitable[T]) -> T:
    """Await work that must not be cancelled halfway (shield); a cancellation passes only when it is done."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.gather(task, return_exceptions=True)
        raise


class DriverErrorTranslator:
    """Translates a driver's error about its database, or another file, into the store's own error.

    A broken constraint, or a statement that no such database understands, is a defect and stays as it is.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._file = file

    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: object) -> None:
        if isinstance(problem, DBAPIError) and not isinstance(problem, IntegrityError | ProgrammingError):
            raise StoreUnavailable(str(problem.orig)) from problem
        if isinstance(problem, NoConnection | OSError | sqlite3.Error):
            raise StoreUnavailable(str(problem), self._file) from problem
