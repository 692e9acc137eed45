"""`python -m bot check`: the backup folder, the health address and the webhook, each with what is wrong."""

import os
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot.operator.commands import check_command
from bot.settings import Settings
from games.engine.words import get_english_sentence
from tests.bot.operator.serving import serving


def settings(folder: Path, **more: Any) -> Settings:
    return Settings(_env_file=None, database_url=str(folder / "parlour.db"), **more)


def test_a_backup_folder_that_the_unit_closes_is_named_with_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    unit = {"WorkingDirectory": [str(tmp_path)], "ProtectSystem": ["strict"], "ReadWritePaths": [str(tmp_path)]}
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(check_command, "parse_unit", lambda: unit)
    assert check_command._check_backup_folder(settings(tmp_path))
    assert not check_command._check_backup_folder(settings(tmp_path, backup_folder="/srv/copies"))
    assert "ReadWritePaths=/srv/copies" in capsys.readouterr().out


def test_a_backup_folder_that_cannot_be_written_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert not check_command._check_backup_folder(settings(tmp_path, backup_folder=tmp_path / "file" / "copies"))
    assert "file is a file, and a folder is needed" in capsys.readouterr().out
    monkeypatch.setattr(os, "access", lambda _path, _mode: False)  # root may write everywhere
    assert not check_command._check_backup_folder(settings(tmp_path, backup_folder=tmp_path / "copies"))
    assert f"may not write in the folder {tmp_path}" in capsys.readouterr().out
    assert not (tmp_path / "copies").exists()


async def answer(request: web.Request) -> web.Response:
    return web.json_response({"gateway": True}, status=int(request.match_info["status"]))


@pytest.mark.parametrize(("status", "state"), [(200, "good"), (401, "bad"), (404, "bad")])
def test_the_webhook_is_asked_for_and_nothing_is_posted(
    status: int, state: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(web.get("/{status}/hush", answer)) as port:  # a POST would be answered with 405
        own = settings(tmp_path, operator_webhook=f"http://127.0.0.1:{port}/{status}/hush")
        assert check_command._check_webhook(own) is (state == "good")
    told = capsys.readouterr().out
    assert told == get_english_sentence("operator-check-webhook", state=state, status=str(status)) + "\n"
    assert "hush" not in told


@pytest.mark.parametrize("address", ["http://127.0.0.1:1/hush", "hush"])
def test_a_webhook_that_does_not_answer_is_not_shown(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not check_command._check_webhook(settings(tmp_path, operator_webhook=address))
    assert capsys.readouterr().out == get_english_sentence("operator-check-webhook", state="away", status="") + "\n"


async def test_a_health_address_that_nobody_has_is_free_or_wrong(unused_tcp_port: int) -> None:
    assert await check_command._probe_health_port("127.0.0.1", unused_tcp_port) == "free"
    wrong = await check_command._probe_health_port("192.0.2.1", unused_tcp_port)
    assert "HEALTH_HOST" in str(wrong)


@pytest.mark.parametrize(("status", "state"), [(200, "good"), (503, "unwell")])
async def test_a_health_address_is_asked_how_the_bot_is(status: int, state: str, unused_tcp_port: int) -> None:
    async def healthz(_request: web.Request) -> web.Response:
        return web.json_response({"gateway": status == 200}, status=status)

    with serving(web.get("/healthz", healthz)) as port:
        assert await check_command._probe_health_port(check_command.WILDCARD_ADDRESSES[0], port) == state
    with serving(web.get("/", healthz)) as port:
        assert "in use" in str(await check_command._probe_health_port("127.0.0.1", port))
