"""`python -m bot check --live CHANNEL` runs to its end over a real socket, and its report names nobody."""

import asyncio
import json
import re
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot import __main__ as bot
from bot.operator.live.live_check import (
    EXPECTED_ANSWERS_FILE,
    LIVE_CHECK_STEPS,
    LiveCheck,
    StepOutcome,
    format_step_line,
    parse_channel_id,
)
from bot.sandbox import Person, Sandbox
from bot.settings import BadSetting
from tests.e2e.house import traffic


def report_in(folder: Path) -> str:
    """Return what the only report in a folder says."""
    (report,) = folder.glob("live-check-*.txt")
    return report.read_text("utf-8")


async def press(owner: Person) -> None:
    """Press what the check asks its operator to press."""
    menu = await owner.wait_for_message(lambda message: "Choose the only line" in message.text)
    await owner.choose_option(menu, "live-check-menu", ["This one"])
    button = await owner.wait_for_message(lambda message: "Open this form" in message.text)
    form = await owner.click(button, "Open the form")
    assert form.modal is not None
    await owner.submit(form.modal, {})


async def test_the_check_runs_to_its_end_over_a_real_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    async with Sandbox(record=traffic(tmp_path, "live-check"), identify_seconds=0) as sandbox:
        owner = next(sandbox.person(user.name) for user in sandbox.world.iter_people())
        monkeypatch.setenv("DISCORD_TOKEN", sandbox.token)
        monkeypatch.setenv("SANDBOX_ADDRESS", sandbox.address)
        pressing = asyncio.create_task(press(owner))
        status = await asyncio.to_thread(bot.main, ["check", "--live", str(sandbox.channel_id), "--wait", "20"])
        await pressing
        left = [message.text for message in owner.list_all_messages() if "check of this bot" in message.text]
    told = report_in(tmp_path)
    answers = dict(re.findall(r"^([a-z-]+): (.*), \d+ ms", told, re.MULTILINE))
    assert answers == json.loads(EXPECTED_ANSWERS_FILE.read_text("utf-8")), json.dumps(answers, indent=1)
    assert status == 0
    assert list(answers) == list(LIVE_CHECK_STEPS)
    assert left == []
    assert told.splitlines()[1:] == [one for one in capsys.readouterr().out.splitlines() if re.match("[a-z-]+: ", one)]
    assert not re.search(r"\d{15,}", told)
    for secret in (sandbox.token, *(user.name for user in sandbox.world.iter_people())):
        assert secret not in told


@pytest.mark.parametrize(
    ("outcome", "says"),
    [
        (StepOutcome("pin", ("PUT /x 403",), 50013, 12), "pin: PUT /x 403, code 50013, 12 ms"),
        (
            StepOutcome("pin", ("PUT /x 204",), 0, 12),
            "pin: PUT /x 204, 12 ms. The sandbox answers: PUT /x 403, code 50013",
        ),
        (StepOutcome("pin", (), 0, 12, tried=False), "pin: not tried"),
    ],
)
def test_each_step_says_what_discord_answered_and_where_the_sandbox_differs(outcome: StepOutcome, says: str) -> None:
    assert format_step_line(outcome, "PUT /x 403, code 50013") == says


async def test_a_message_that_discord_keeps_does_not_keep_the_others() -> None:
    check = LiveCheck(1, print)
    refused = discord.HTTPException(Mock(status=400), {"code": 50083, "message": "archived"})
    first, last = AsyncMock(), AsyncMock()
    check.posted = [first, AsyncMock(delete=AsyncMock(side_effect=refused)), last]
    await check._take_step("remove", check.delete_test_messages)
    assert [one.delete.await_count for one in (first, last)] == [1, 1]
    assert [(outcome.code, outcome.tried) for outcome in check.outcomes] == [(50083, True)]


def test_a_channel_is_named_by_its_id_or_a_link() -> None:
    assert parse_channel_id("1234567890123456") == 1234567890123456
    assert parse_channel_id("https://discord.com/channels/1111111111111111/2222222222222222") == 2222222222222222
    with pytest.raises(BadSetting):
        parse_channel_id("#parlour")
