"""`python -m bot.sandbox`: a sandbox in a separate process, and one whose state survives it."""

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import discord
import pytest
from discord import ui

from bot.sandbox import Sandbox, list_pictures
from bot.sandbox.__main__ import parse_sandbox_arguments, run_sandbox
from bot.sandbox.discord_py import point_discord_at
from bot.sandbox.state_file import InvalidStateFile
from tests.bot.sandbox.parrot import Parrot, layout, picture, png
from tests.bot.sandbox.raw import Raw

ROOT = Path(__file__).resolve().parents[3]
COMMAND = [sys.executable, "-m", "bot.sandbox"]


@contextmanager
def running(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """Run a sandbox and yield its process, address and token."""
    with subprocess.Popen([*COMMAND, *arguments], cwd=ROOT, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        line = process.stderr.readline()
        found = re.fullmatch(r"The sandbox is at (http://127\.0\.0\.1:\d+) \(bot token (\S+)\)\n", line)
        assert found, line
        try:
            yield process, found[1], found[2]
        finally:
            process.kill()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_it_serves_until_a_signal_and_leaves_cleanly(number: signal.Signals) -> None:
    with running() as (process, address, token):
        point_discord_at(address)
        parrot = Parrot()
        await parrot.come(token)
        await parrot.leave()
        async with aiohttp.ClientSession() as session, session.get(f"{address}/page/api/state") as response:
            assert response.status == 200
        process.send_signal(number)
        assert process.wait(5) == 0
        assert process.stderr
        assert process.stderr.read() == ""


@pytest.mark.parametrize(
    "wrong", [["--port", "many"], ["--port", "70000"], ["--servers", "0"], ["--shards", "two"], ["--colour", "red"]]
)
def test_bad_arguments_give_one_line_and_status_2(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse_sandbox_arguments(wrong)
    assert ended.value.code == 2
    _is_one_line(capsys.readouterr().err)


async def test_a_spoilt_state_file_gives_one_line_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "state.json").write_text("{}")
    assert await run_sandbox(parse_sandbox_arguments(["--state", str(tmp_path / "state.json")])) == 2
    _is_one_line(capsys.readouterr().err)


@pytest.mark.parametrize("place", ["a-file/state.json", "."])
async def test_a_state_file_that_cannot_be_written_gives_one_line_and_status_2(
    tmp_path: Path, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a-file").touch()
    assert await run_sandbox(parse_sandbox_arguments(["--state", str(tmp_path / place)])) == 2
    _is_one_line(capsys.readouterr().err)


async def test_a_taken_port_gives_one_line_and_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    async with Sandbox() as sandbox:
        assert await run_sandbox(parse_sandbox_arguments(["--port", str(sandbox.port)])) == 2
    _is_one_line(capsys.readouterr().err)


def _is_one_line(said: str) -> None:
    assert said.startswith("python -m bot.sandbox: ")
    assert len(said.splitlines()) == 1


async def test_the_sandbox_itself_does_without_discord_py() -> None:
    asked = "import sys, bot.sandbox.__main__; sys.exit('discord' in sys.modules)"
    alone = await asyncio.create_subprocess_exec(sys.executable, "-c", asked, cwd=ROOT)
    assert await alone.wait() == 0


async def test_everything_outlives_the_sandbox_with_a_state_file(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    async with Sandbox(state=state) as first:
        point_discord_at(first.address)
        parrot = Parrot()
        parrot.does(lambda said: said.response.send_message("hi"))
        await parrot.come(first.token)
        place = parrot.get_partial_messageable(first.channel_id)
        gallery = ui.MediaGallery[ui.LayoutView](discord.MediaGalleryItem("attachment://board.png"))
        view = layout(gallery)
        sent = await place.send(view=view, file=picture())
        await (await parrot.fetch_user(first.person("Ann").id)).send("hand")
        first.clients.add_person("Gus")
        await parrot.leave()
    async with Sandbox(state=state) as second, Raw(second) as raw:
        assert (second.token, second.guild_id) == (first.token, first.guild_id)
        ann = second.person("Ann")
        [seen] = ann.list_visible_messages()
        assert seen.id == sent.id
        [shown] = list_pictures(seen)
        assert shown.content == png()
        assert shown.url.startswith(second.address)
        assert [message.content for message in ann.dm.messages] == ["hand"]
        assert second.person("Gus").name == "Gus"
        assert [command["name"] for command in second.world.list_all_commands()] == ["do"]
        status, said = await raw("POST", f"/channels/{second.channel_id}/messages", {"content": "more"})
        assert status == 200
        assert int(said["id"]) > sent.id


async def test_a_state_file_that_cannot_be_written_for_a_while_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.sandbox.state_file.STATE_SAVE_SECONDS", 0.001)
    async with Sandbox(state=tmp_path / "state.json"):
        (blocked := tmp_path / "state.json.new").mkdir()
        while not caplog.messages:  # noqa: ASYNC110  the log sets no event
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.02)
        blocked.rmdir()
    assert [message.partition(":")[0] for message in caplog.messages] == [
        "the sandbox cannot write its state file now"
    ], "once, not at each try"
    assert (tmp_path / "state.json").exists()


def test_a_spoilt_state_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "state.json").write_text("no json")
    with pytest.raises(InvalidStateFile, match="no state file of a sandbox"):
        Sandbox(state=tmp_path / "state.json")
