"""Each step of docs/hosting.md for a bot under systemd is carried out exactly as written."""

import asyncio
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.version import VERSION
from tests.hosting import CHECKOUT, SETTINGS, STATE, CleanFolder, DebianRoot, Place, documented

NOTICES = "/run/notices"
PATIENCE = 90
"""Seconds in which a bot that starts at all has started, on a slow machine too."""


@pytest.fixture
def root() -> Iterator[Path]:
    """Return a folder of a short name: a socket in it has room for no long one."""
    with tempfile.TemporaryDirectory(prefix="hosted-") as folder:
        Path(folder, "run").mkdir()
        yield Path(folder)


@pytest.mark.skipif(shutil.which("git") is None or not (CHECKOUT / ".git").exists(), reason="nothing to be cloned")
async def test_the_documented_steps_bring_a_house_up_in_a_clean_folder(root: Path) -> None:
    await hosted(CleanFolder(root))


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.skipif(DebianRoot.missing() is not None, reason=str(DebianRoot.missing()))
async def test_the_documented_steps_bring_a_house_up_on_a_fresh_debian(root: Path) -> None:
    await hosted(await asyncio.to_thread(DebianRoot, root))


async def hosted(place: Place) -> None:
    """Install by the book, start what the unit says, ask it as its operator does, update it, stop it."""
    install, start, ask, *_ = documented("With systemd")
    update, *_ = documented("Update")
    await asyncio.to_thread(place.do, install)
    assert place.path(SETTINGS).stat().st_mode & 0o777 == 0o600
    if place.has_systemd:
        assert "goblin-parlour:" in place.path("/etc/passwd").read_text("utf-8")
    async with Sandbox(identify_seconds=0) as sandbox:
        put_in(place, sandbox)
        await asyncio.to_thread(place.do, start)
        if place.has_systemd:
            assert place.path("/etc/systemd/system/multi-user.target.wants/goblin-parlour.service").is_symlink()
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notices:
            notices.settimeout(PATIENCE)
            notices.bind(str(place.path(NOTICES)))
            place.path(NOTICES).chmod(0o777)
            heard = place.path(NOTICES) if isinstance(place, CleanFolder) else Path(NOTICES)
            bot = await asyncio.to_thread(begun, place.started(NOTIFY_SOCKET=str(heard), PARLOUR_ATLAS="off"))
            try:
                while not (await asyncio.to_thread(notices.recv, 99)).startswith(b"READY=1"):
                    pass
                ann = sandbox.person("Ann")
                await ann.wait_until(lambda: sandbox.gateway.is_online, PATIENCE)
                await ann.slash("play", game="gobblestones")
                assert "gobblestones  lobby" in await asyncio.to_thread(place.do, ask)
                await asyncio.to_thread(place.do, update)
            finally:
                bot.send_signal(signal.SIGTERM)
                _, complaints = await asyncio.to_thread(bot.communicate)
    assert (bot.returncode, "Traceback" in complaints) == (0, False)
    assert complaints.splitlines()[0].endswith(f"version number={VERSION}")
    files = [file for file in place.path(f"{STATE}/data").iterdir() if file.stat().st_mode & 0o077]
    assert (place.path(f"{STATE}/data/parlour.db").exists(), files) == (True, [])


@pytest.mark.parametrize("changed", [False, True])
def test_an_update_shows_what_differs_in_the_installed_unit(tmp_path: Path, changed: bool) -> None:
    update, *_ = documented("Update")
    (compare,) = [line for line in update.splitlines() if line.startswith("diff ")]
    installed = tmp_path / "goblin-parlour.service"
    unit = (CHECKOUT / "deploy" / installed.name).read_text("utf-8")
    installed.write_text(unit.replace("RestartSec=10", "RestartSec=99") if changed else unit)
    command = compare.replace("/etc/systemd/system", str(tmp_path))
    done = subprocess.run(["sh", "-c", command], cwd=CHECKOUT, capture_output=True, text=True, check=False)
    assert (done.returncode, "-RestartSec=99" in done.stdout) == (int(changed), changed)


def put_in(place: Place, sandbox: Sandbox) -> None:
    """Put the token in, as the steps say; here also the address of the stand-in for Discord."""
    settings = place.path(SETTINGS)
    text = settings.read_text("utf-8").replace("DISCORD_TOKEN=\n", f"DISCORD_TOKEN={sandbox.token}\n")
    settings.write_text(text.replace("SANDBOX_ADDRESS=\n", f"SANDBOX_ADDRESS={sandbox.address}\n"), "utf-8")


def begun(command: list[str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
