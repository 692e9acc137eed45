"""deploy/ does what docs/hosting.md says, as far as a machine without running systemd and Docker can tell."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.operator.http_port import window
from bot.store import Shards
from games.engine.assets import ASSETS
from tests.e2e.house import house

ROOT = ASSETS.parent
DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "goblin-parlour.service").read_text("utf-8")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8")


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"no {program} here")


@needs("systemd-analyze")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "goblin-parlour.service"
    unit.write_text(UNIT.replace("/opt/goblin-parlour/.venv/bin/python", sys.executable), "utf-8")
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    ours = [line for line in checked.stderr.splitlines() if "goblin-parlour" in line]
    assert (checked.returncode, ours) == (0, [])


def test_the_linter_of_dockerfiles_finds_nothing() -> None:
    linter = Path(sys.executable).with_name("hadolint")
    if not linter.exists():
        pytest.skip("no hadolint here")
    checked = subprocess.run([linter, "--no-color", DEPLOY / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stdout) == (0, "")


def test_the_image_runs_as_nobody_special_with_one_volume() -> None:
    user, volume = re.findall(r"^(?:USER|VOLUME) (\S+)$", DOCKERFILE, re.MULTILINE)
    assert (user, volume) == ("10001", "/data")
    assert "--require-hashes" in DOCKERFILE
    for copied in re.findall(r"^COPY (\w\S*) ", DOCKERFILE, re.MULTILINE):
        assert (ROOT / copied).exists(), copied


def test_the_root_of_the_container_is_only_read() -> None:
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    for wanted in ("read_only: true", "- parlour:/data", "- ALL", "no-new-privileges:true"):
        assert wanted in compose


def test_a_house_beside_postgresql_finds_it_by_the_names_that_it_has_there() -> None:
    compose = (DEPLOY / "compose.postgres.yaml").read_text("utf-8")
    ((user, host, database),) = re.findall(
        r"DATABASE_URL: postgresql://(\w+):\$\{\w+[^}]*\}@(\w+)/(\w+)$", compose, re.MULTILINE
    )
    for wanted in (f"  {host}:\n    image: postgres:", f"POSTGRES_USER: {user}\n", f"POSTGRES_DB: {database}\n"):
        assert wanted in compose
    (passwords,) = {*re.findall(r"\$\{(\w+)", compose)}
    assert f"{passwords}: ${{{passwords}:?" in compose, "and is not opened without a password"


def test_two_processes_have_all_shards_between_them_and_the_same_database() -> None:
    composed = {name: (DEPLOY / f"compose.{name}.yaml").read_text("utf-8") for name in ("postgres", "shards")}
    parts = [Shards.read(part) for part in re.findall(r"SHARDS: (\S+)", composed["shards"])]
    assert {part.count for part in parts} == {len(parts)} == {2}
    assert [number for part in parts for number in part.numbers] == [0, 1]
    urls = [re.search(r"DATABASE_URL: (.*)", text) for text in composed.values()]
    assert len({url[1] for url in urls if url}) == 1
    assert None not in urls


@needs("docker")
def test_docker_compose_finds_nothing_wrong_with_the_compose_files() -> None:
    if subprocess.run(["docker", "compose", "version"], capture_output=True, check=False).returncode:
        pytest.skip("no docker compose here")
    files = [part for name in ("", "postgres.", "shards.") for part in ("-f", str(DEPLOY / f"compose.{name}yaml"))]
    settings = {"DISCORD_TOKEN": "none", "POSTGRES_PASSWORD": "none", "PATH": os.environ["PATH"]}
    subprocess.run(["docker", "compose", *files, "config", "--quiet"], env=settings, check=True)


async def test_the_health_check_of_the_image_tells_open_from_shut(tmp_path: Path, unused_tcp_port: int) -> None:
    ((code),) = re.findall(r'"-c", "(.*)"\]$', DOCKERFILE, re.MULTILINE)
    code = code.replace("9090", str(unused_tcp_port))

    def asked() -> int:
        return subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode

    async with house(tmp_path, "healthcheck") as home, window(home.parlour, unused_tcp_port):
        await home.parlour.on_resumed()
        assert await asyncio.to_thread(asked) == 0
        await home.parlour.on_disconnect()
        assert await asyncio.to_thread(asked) != 0
    assert await asyncio.to_thread(asked) != 0


def test_platforms_find_the_locked_requirements() -> None:
    assert (ROOT / "requirements.txt").read_text("utf-8").split() == ["-r", "requirements.lock"]
