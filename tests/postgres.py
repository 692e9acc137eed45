"""A PostgreSQL server for tests: of a package's binaries, for one process, gone with it.

Its files are copied from `.cache/postgres`, where an empty bot has its shape already: to make them takes two seconds.
They lie in memory where that has room (tests/conftest.py): a new database takes a third of the time there.
"""

import asyncio
import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
from typing_extensions import override

from tests.empty_house import lay, shape
from tests.load.houses import postgres_server as servers

CHECKOUT = Path(__file__).parents[1]
CLUSTERS = CHECKOUT / ".cache" / "postgres"
RAM = "/dev/shm"  # noqa: S108  a private folder is made in it
HOUSE = "house"
"""The database that has its shape."""
QUICK = (*servers.BY_SOCKET, "fsync=off", "full_page_writes=off", "max_connections=60", "shared_buffers=16MB")


class Server(servers.PostgresServerProcess):
    """A running server whose databases may be migrated already."""

    @override
    def make_cluster(self) -> None:
        with _locked():
            shutil.copytree(_made_cluster(), self.folder / "d")
        if self._user:
            for path in (self.folder / "d", *(self.folder / "d").rglob("*")):
                shutil.chown(path, servers.NOBODY)

    def house(self) -> str:
        """Return the URL of a new database that has its shape already."""
        return self.database(HOUSE)

    @override
    def database(self, like: str = "template1") -> str:
        """Return the URL of a new database; its name is another in each process that shares the server."""
        name = f"parlour_{os.getpid()}_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {like} STRATEGY FILE_COPY")
        return self.url(name)

    def rows(self, query: str, database: str) -> list[tuple[object, ...]]:
        """Return what a query finds; numbers as numbers, everything else as text."""
        asked: list[str | Path] = [
            self.programs / "psql",
            "-qAt",
            "-F",
            "\t",
            "-h",
            self.folder,
            "-U",
            "parlour",
            "-d",
            database,
        ]
        found = subprocess.run([*asked, "-c", query], capture_output=True, text=True, check=True)
        return [tuple(int(v) if v.isdigit() else v for v in line.split("\t")) for line in found.stdout.splitlines()]


@contextmanager
def _locked() -> Iterator[None]:
    """Let no other process look at the clusters in the meantime."""
    CLUSTERS.mkdir(parents=True, exist_ok=True)
    with (CLUSTERS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _made_cluster() -> Path:
    """Return the files of a server with an empty bot, made once for each version of the store and of PostgreSQL."""
    cluster = CLUSTERS / _digest()
    if not cluster.exists():
        for older in CLUSTERS.glob("*/"):
            shutil.rmtree(older)
        with servers.serving(servers.PostgresServerProcess, QUICK) as server:
            server.sql(f"CREATE DATABASE {HOUSE}")
            with ThreadPoolExecutor(1) as elsewhere:  # where no event loop is running
                elsewhere.submit(asyncio.run, shape(server.url(HOUSE))).result()
            server.stop()
            shutil.copytree(server.folder / "d", cluster.with_suffix(".new"))
        cluster.with_suffix(".new").rename(cluster)
    return cluster


@cache
def _digest() -> str:
    """Return another text for each version of the store and of PostgreSQL."""
    sources = sorted((CHECKOUT / "bot" / "store").rglob("*.py"))
    parts = [str(servers.programs()).encode(), *(source.read_bytes() for source in sources)]
    return sha256(b"\0".join(parts)).hexdigest()[:16]


def _place() -> str:
    """Return where its files lie: in memory, if other files of tests do."""
    return RAM if tempfile.gettempdir() == RAM else servers.PLACE


@contextmanager
def running() -> Iterator[Server]:
    """Run a server; skip the test if there is none to run."""
    with ExitStack() as stack:
        try:
            server = stack.enter_context(servers.serving(Server, QUICK, within=_place()))
        except servers.NoServer as reason:
            pytest.skip(f"no PostgreSQL: {reason}")
        yield server


class _Lent:
    """What several fixtures lend out: made for the first of them, ended with the last."""

    def __init__(self) -> None:
        self._borrowers = 0
        self._running = ExitStack()

    @contextmanager
    def borrow(self) -> Iterator[Server]:
        """Lend the server as long as this lasts; skip the test if there is none to run."""
        if not self._borrowers:
            self._server = self._running.enter_context(running())
        self._borrowers += 1
        yield self._server
        self._borrowers -= 1
        if not self._borrowers:
            self._running.close()


_LENT = _Lent()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """Run one server for all tests of a process: for pytest, each folder that imports this has a fixture of its own."""
    with _LENT.borrow() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return where an empty store of each kind lies: in a file, in a database of a server."""
    if request.param == "sqlite":
        return str(lay(tmp_path / "parlour.db"))
    server: Server = request.getfixturevalue("postgres")
    return server.house()
