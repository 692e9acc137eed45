"""deploy/ does what docs/hosting.md says, as far as a machine without systemd and Docker at work can tell."""

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bot.operator.window import window
from bot.sandbox import Sandbox
from games.engine.assets import ASSETS
from tests.e2e.house import house

ROOT = ASSETS.parent
DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "goblin-parlour.service").read_text("utf-8")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8")


def lines(name: str) -> list[str]:
    """Return what stands behind a name in the unit."""
    return [line.partition("=")[2] for line in UNIT.splitlines() if line.partition("=")[0] == name]


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


@needs("systemd-sysusers")
def test_the_user_of_the_unit_is_made(tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    asked = (DEPLOY / "goblin-parlour.sysusers").read_text("utf-8")
    made = ["systemd-sysusers", f"--root={tmp_path}", "-"]
    subprocess.run(made, input=asked, check=True, capture_output=True, text=True)
    users = [line.split(":")[0] for line in (tmp_path / "etc" / "passwd").read_text().splitlines()]
    assert lines("User") == ["goblin-parlour"]
    assert "goblin-parlour" in users


async def test_the_unit_starts_the_house_as_it_reads(tmp_path: Path) -> None:
    """In a clean environment and an empty state directory: it says that it is ready, and stops in order."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        async with Sandbox() as sandbox:
            environment = dict(pair.split("=", 1) for line in lines("Environment") for pair in line.split())
            environment |= {
                name: value.replace("/opt/goblin-parlour", str(ROOT)) for name, value in environment.items()
            }
            environment |= {"NOTIFY_SOCKET": str(tmp_path / "notify"), "PATH": os.environ["PATH"]}
            environment |= {"DISCORD_TOKEN": sandbox.token, "SANDBOX_ADDRESS": sandbox.address}
            (state := tmp_path / "state").mkdir()
            command = lines("ExecStart")[0].replace("/opt/goblin-parlour/.venv/bin/python", sys.executable).split()
            running = await asyncio.to_thread(_begun, command, state, environment)
            try:
                assert await _heard(heard) == b"READY=1"
                await sandbox.person("Ann").wait_until(lambda: sandbox.gateway.online, 60)
            finally:
                running.send_signal(signal.SIGTERM)
                _, complaints = await asyncio.to_thread(running.communicate, timeout=30)
    assert (running.returncode, "Traceback" in complaints) == (0, False)
    assert (state / "data" / "parlour.db").exists()


def _begun(command: list[str], folder: Path, environment: dict[str, str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(command, cwd=folder, env=environment, stderr=subprocess.PIPE, text=True)


async def _heard(socket_: socket.socket) -> bytes:
    return await asyncio.wait_for(asyncio.to_thread(socket_.recv, 99), 60)


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
