"""This machine's clock is compared with Discord's, and only what is certain counts."""

import logging
import re
from email.utils import formatdate

import pytest

from bot.ui.connection.clock_skew import ClockSkew


def asked(skew: ClockSkew, theirs: float, ours: float, *, takes: float = 0.1) -> None:
    """Answer a request whose answer is dated by their clock while ours shows another time."""
    skew.record_date_header(formatdate(theirs, usegmt=True), ours - takes, ours)


@pytest.mark.parametrize("fraction", [0.0, 0.3, 0.99])
def test_clocks_that_agree_have_no_skew(fraction: float) -> None:
    skew = ClockSkew()
    for number in range(20):
        asked(skew, 1000 + number * 7.13 + fraction, 1000 + number * 7.13 + fraction)
    assert skew.seconds == 0


@pytest.mark.parametrize("off", [-2.0, 2.0, 60.0])
def test_a_clock_that_is_off_is_noticed_and_told_once(off: float, caplog: pytest.LogCaptureFixture) -> None:
    skew = ClockSkew()
    with caplog.at_level(logging.WARNING):
        for number in range(40):
            asked(skew, 1000 + number * 7.13 + off, 1000 + number * 7.13)
    assert skew.seconds == pytest.approx(off, abs=0.4)
    (told,) = caplog.messages
    assert re.fullmatch(r"this machine's clock is off by at least \d+\.\d seconds: set it by NTP", told)


def test_a_clock_that_was_set_is_measured_anew() -> None:
    skew = ClockSkew()
    for number in range(10):
        asked(skew, 1005 + number, 1000 + number)
    for number in range(10):
        asked(skew, 1020 + number, 1020.5 + number)
    assert skew.seconds == 0


@pytest.mark.parametrize("date", [None, "yesterday"])
def test_what_has_no_date_says_nothing(date: str | None) -> None:
    skew = ClockSkew()
    skew.record_date_header(date, 0, 0.1)
    skew.record_date_header("Thu, 01 Jan 1970 00:01:40 GMT", 0, 50)
    assert skew.seconds == 0
