"""A PostgreSQL server for tests: of a package's binaries, for one process, gone with it."""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from typing_extensions import override

from bot.load.houses import postgres_server as servers
from tests.empty_house import lay, shape

QUICK = (*servers.BY_SOCKET, "fsync=off", "full_page_writes=off", "max_connections=60", "shared_buffers=16MB")


class Server(servers.PostgresServerProcess):
    """A running server whose databases may be migrated already."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self._house: str | None = None

    def house(self) -> str:
        """Return the URL of a new database that has its shape already."""
        if self._house is None:
            self._house = "house"
            self.sql(f"CREATE DATABASE {self._house}")
            with ThreadPoolExecutor(1) as elsewhere:  # where no event loop is running
                elsewhere.submit(asyncio.run, shape(self.url(self._house))).result()
        return self.database(self._house)

    @override
    def database(self, like: str = "template1") -> str:
        """Return the URL of a new database; its name is another in each process that shares the server."""
        name = f"parlour_{os.getpid()}_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {like}")
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
def running() -> Iterator[Server]:
    """Run a server; skip the test if there is none to run."""
    with ExitStack() as stack:
        try:
            server = stack.enter_context(servers.serving(Server, QUICK))
        except servers.NoServer as reason:
            pytest.skip(f"no PostgreSQL: {reason}")
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """Run one server for all tests of a process."""
    with running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return where an empty store of each kind lies: in a file, in a database of a server."""
    if request.param == "sqlite":
        return str(lay(tmp_path / "parlour.db"))
    server: Server = request.getfixturevalue("postgres")
    return server.house()
