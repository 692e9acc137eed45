"""What Discord's refusals mean, as a table: how long to wait, and what the log says."""

import logging
import sys
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.operator.logs import FORMATTERS_BY_NAME
from bot.tables.log_line import LogLine
from bot.ui.connection import refusals
from bot.ui.connection.refusals import describe_fault, read_retry_after

PAGE = "<!DOCTYPE html>\n<html lang='en-US'><head><title>Access denied</title></head><body>1015</body>\n</html>\n"


def refused(status: int, said: Any, **headers: str) -> discord.HTTPException:
    response: Any = Mock(status=status, reason="Refused", headers={k.replace("_", "-"): v for k, v in headers.items()})
    return discord.HTTPException(response, said)


@pytest.mark.parametrize(
    ("header", "seconds"),
    [
        ("", 0),
        ("3600", 3600),
        ("0.5", 0.5),
        ("nan", 0),
        ("-3", 0),
        ("inf", 86400),
        ("Wed, 21 Oct 2026 07:28:00 GMT", 0),
    ],
)
def test_discord_says_how_long_to_wait(header: str, seconds: float) -> None:
    assert read_retry_after(refused(429, PAGE, Retry_After=header)) == seconds


def test_discord_says_it_of_the_gateway_too() -> None:
    lost = discord.GatewayNotFound()  # type: ignore[no-untyped-call]  # discord.py has no types there
    lost.__cause__ = refused(429, PAGE, Retry_After="60")
    assert read_retry_after(lost) == 60
    assert read_retry_after(OSError()) == 0


def test_a_refusal_is_told_without_its_page() -> None:
    assert describe_fault(refused(429, PAGE)) == "429/0 Refused"
    assert describe_fault(refused(400, {"code": 30034, "message": "Max number"})) == "400/30034 Refused"
    assert refusals.DISCORD_AWAY_ERRORS


@pytest.mark.parametrize("form", sorted(FORMATTERS_BY_NAME))
def test_no_page_comes_into_the_log(form: str) -> None:
    """Anybody who logs a refusal, and whatever way: as a fact, as an argument or with its traceback."""
    fault = refused(429, PAGE)
    try:
        raise fault
    except discord.HTTPException:
        record = logging.LogRecord("bot", logging.ERROR, "", 1, "table 7: %r", (fault,), sys.exc_info())
    facts = logging.LogRecord("bot", logging.ERROR, "", 1, LogLine("not answered", problem=repr(fault)), (), None)
    for one in (record, facts):
        line = FORMATTERS_BY_NAME[form].format(one)
        assert "Access denied" not in line
        assert "a page of HTML" in line
        assert "429" in line
