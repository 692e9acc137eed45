"""Where the bot logs in, and what it says if it cannot."""

import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.error_codes import ResourceError
from bot.login import get_token
from bot.sandbox import Sandbox
from bot.settings import BadSetting, Settings, load_settings
from tests.bot.sandbox.parrot import Parrot, Said

LOADED = """
import asyncio, sys
from contextlib import AsyncExitStack
import bot.__main__
from bot.login import get_token
from bot.settings import Settings

async def enter():
    async with AsyncExitStack() as stack:
        return await get_token(Settings(_env_file=None), stack)

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
        token = await get_token(settings, stack)
        assert ".sandbox." in token
        assert f"http://127.0.0.1:{unused_tcp_port}" in capsys.readouterr().err


async def test_a_port_in_use_is_named_with_the_setting_that_changes_it(tmp_path: Path) -> None:
    async with Sandbox() as there, AsyncExitStack() as stack:
        settings = Settings(_env_file=None, sandbox_port=there.port, sandbox_state=tmp_path / "state.json")
        with pytest.raises(ResourceError) as refused:
            await get_token(settings, stack)
    assert str(refused.value) == f"Port {there.port} of this machine is in use. Set SANDBOX_PORT to another one."


async def test_a_spoilt_state_file_is_named_with_its_setting(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    state.write_text("no json")
    async with AsyncExitStack() as stack:
        with pytest.raises(BadSetting) as refused:
            await get_token(Settings(_env_file=None, sandbox_state=state), stack)
    assert "SANDBOX_STATE" in str(refused.value)
    assert str(state) in str(refused.value)


@pytest.mark.parametrize("name", ["SANDBOX_STATE", "SANDBOX_RECORD"])
@pytest.mark.parametrize(("place", "told"), [("folder", "is a folder"), ("file/state.json", "is a file, and a folder")])
async def test_a_file_that_cannot_be_written_is_named_with_its_setting(
    tmp_path: Path, name: str, place: str, told: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    files: dict[str, Any] = {"sandbox_state": tmp_path / "state.json", name.lower(): tmp_path / place}
    async with AsyncExitStack() as stack:
        with pytest.raises(ResourceError, match=told) as refused:
            await get_token(Settings(_env_file=None, sandbox_port=1, **files), stack)
    assert name in str(refused.value)
    assert refused.value.exit_status == 2


class Proxy:
    """Passes REST requests on to a sandbox, as nirn-proxy does to Discord, and counts them."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox, self.passed = sandbox, 0

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[str]:
        """Serve, and give the address of the API here."""
        app = web.Application()
        app.add_routes([web.route("*", "/{path:.*}", self._pass)])
        async with aiohttp.ClientSession(self.sandbox.address) as self._session, TestServer(app) as server:
            yield f"http://127.0.0.1:{server.port}/api/v10"

    async def _pass(self, request: web.Request) -> web.Response:
        self.passed += 1
        kept = {name: request.headers[name] for name in ("Authorization", "Content-Type") if name in request.headers}
        sent = self._session.request(request.method, request.path_qs, data=await request.read(), headers=kept)
        async with sent as answer:
            return web.Response(body=await answer.read(), status=answer.status, content_type=answer.content_type)


async def test_every_request_goes_to_the_api_that_is_named() -> None:
    heard: list[int] = []
    async with Sandbox(heard=heard.append) as sandbox, AsyncExitStack() as stack:
        proxy = Proxy(sandbox)
        api = await stack.enter_async_context(proxy.serving())
        settings = Settings(
            _env_file=None, discord_token=sandbox.token, sandbox_address=sandbox.address, discord_api=f"{api}/"
        )
        parrot = Parrot()

        async def tell(said: Said) -> None:
            await said.response.defer()
            await said.followup.send("hello")

        parrot.does(tell)
        await parrot.come(await get_token(settings, stack))
        answer = await sandbox.person("Ann").slash("do")
        assert answer.message
        assert answer.message.content == "hello"
        await parrot.leave()
    assert proxy.passed == len(heard) > 4


def test_an_api_that_is_no_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_API", "nirn-proxy:8080")
    with pytest.raises(BadSetting, match="DISCORD_API"):
        load_settings(None)
