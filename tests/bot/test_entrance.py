"""Where the bot logs in, and what is said where it cannot."""

import os
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.entrance import entrance
from bot.sandbox import Sandbox
from bot.settings import BadSetting, Settings

LOADED = """
import asyncio, sys
from contextlib import AsyncExitStack
import bot.__main__
from bot.entrance import entrance
from bot.settings import Settings

async def enter():
    async with AsyncExitStack() as stack:
        return await entrance(Settings(_env_file=None), stack)

print(asyncio.run(enter()), *(name for name in sys.modules if name.startswith("bot.sandbox")))
"""


def test_nothing_of_the_sandbox_is_loaded_where_there_is_a_token() -> None:
    environment = os.environ | {"DISCORD_TOKEN": "hush"}
    done = subprocess.run([sys.executable, "-c", LOADED], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["hush"]


async def test_without_a_token_a_sandbox_is_opened_and_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], unused_tcp_port: int
) -> None:
    settings = Settings(_env_file=None, sandbox_port=unused_tcp_port, sandbox_state=tmp_path / "state.json")
    async with AsyncExitStack() as stack:
        token = await entrance(settings, stack)
        assert ".sandbox." in token
        assert f"http://127.0.0.1:{unused_tcp_port}" in capsys.readouterr().err


async def test_a_port_in_use_is_named_with_the_setting_that_changes_it(tmp_path: Path) -> None:
    async with Sandbox() as there, AsyncExitStack() as stack:
        settings = Settings(_env_file=None, sandbox_port=there.port, sandbox_state=tmp_path / "state.json")
        with pytest.raises(BadSetting) as refused:
            await entrance(settings, stack)
    assert str(refused.value) == f"Port {there.port} of this machine is in use. Set SANDBOX_PORT to another one."


async def test_a_spoilt_state_file_is_named_with_its_setting(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    state.write_text("no json")
    async with AsyncExitStack() as stack:
        with pytest.raises(BadSetting) as refused:
            await entrance(Settings(_env_file=None, sandbox_state=state), stack)
    assert "SANDBOX_STATE" in str(refused.value)
    assert str(state) in str(refused.value)
