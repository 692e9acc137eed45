"""The server for tests and measurements starts wherever the checkout lies."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.load.houses import postgres_server
from tests.load.houses.postgres_server import NoServer, PostgresServerProcess, programs, reachable, serving


@pytest.fixture
def closed_home(tmp_path: Path) -> Iterator[Path]:
    """Return the programs in a folder that others may not enter, as root's own home."""
    try:
        real = programs()
    except NoServer as reason:
        pytest.skip(f"no PostgreSQL: {reason}")
    if os.geteuid() != 0:
        pytest.skip("only root runs the server as somebody else")
    home = tmp_path / "root"
    home.mkdir(mode=0o700)
    (home / "pginstall").symlink_to(real.parent)
    before = os.umask(0o077)  # as a bot that was opened in this process leaves it
    yield home / "pginstall" / real.name
    os.umask(before)
    reachable.cache_clear()


def test_a_home_that_others_may_not_enter_is_no_hindrance(
    closed_home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(postgres_server, "programs", lambda: closed_home)
    with serving(PostgresServerProcess) as server:
        server.sql("SELECT 1")
        assert not server.programs.is_relative_to(tmp_path)
    shutil.rmtree(server.programs.parents[3])


def test_programs_that_all_can_read_are_not_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_server, "_open_to_all", lambda _folder: True)
    assert reachable(tmp_path) == tmp_path
