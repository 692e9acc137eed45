"""How far this machine's clock is from Discord's, by the Date of its answers.

A click's age counts from its creation at Discord, so a clock that is off by two seconds promises answers too late, and
breaks the handing over of clicks between processes.
"""

import logging
from collections import deque
from datetime import datetime
from email.utils import parsedate_to_datetime
from functools import lru_cache

import discord

log = logging.getLogger(__name__)

MAX_CLOCK_SKEW_SECONDS = 1.0
"""Seconds."""
MAX_COMPARED_ANSWERS = 50
"""How many answers are compared. A Date has no fractions of a second, but many of them narrow the skew down."""
MAX_MEASURED_ANSWER_SECONDS = 2.0
"""An answer that took longer says too little."""


@lru_cache(maxsize=2)
def _parse_http_date(date: str) -> float:
    """Return the seconds since 1970; ValueError for what is no date. All answers of one second have the same."""
    return parsedate_to_datetime(date).timestamp()


class ClockSkew:
    """The skew, as far as it is certain: positive, if this machine's clock is behind."""

    def __init__(self) -> None:
        # Two queues of numbers: a request would spend more on a queue of pairs than on all else here.
        self._at_least: deque[float] = deque(maxlen=MAX_COMPARED_ANSWERS)
        self._at_most: deque[float] = deque(maxlen=MAX_COMPARED_ANSWERS)
        self._told = False

    def record_date_header(self, date: str | None, began: float, ended: float) -> None:
        """Record the Date of an answer to a request, which began and ended at these times of this machine's clock."""
        if date is None or not 0 <= ended - began <= MAX_MEASURED_ANSWER_SECONDS:
            return
        try:
            theirs = _parse_http_date(date)
        except ValueError:
            return
        self._add_bounds(theirs - ended, theirs + 1 - began)
        if max(self._at_least) > min(self._at_most):  # one of the clocks was set in the meantime
            self.forget_answers()
            self._add_bounds(theirs - ended, theirs + 1 - began)
        self._warn_of_skew()

    def forget_answers(self) -> None:
        """Forget all answers."""
        self._at_least.clear()
        self._at_most.clear()

    def _add_bounds(self, at_least: float, at_most: float) -> None:
        self._at_least.append(at_least)
        self._at_most.append(at_most)

    @property
    def seconds(self) -> float:
        """Return the least skew that fits all answers; 0 if both clocks may agree."""
        return max(0.0, *self._at_least) or min(0.0, *self._at_most) if self._at_least else 0.0

    def measure_seconds_since(self, moment: datetime) -> float:
        """Return the seconds since something happened at Discord, as far as the skew is known; never below 0."""
        return max(0.0, (discord.utils.utcnow() - moment).total_seconds() + self.seconds)

    def _warn_of_skew(self) -> None:
        seconds = abs(self.seconds)
        far = seconds >= MAX_CLOCK_SKEW_SECONDS
        if far and not self._told:
            log.warning("this machine's clock is off by at least %.1f seconds: set it by NTP", seconds)
        self._told = far


MACHINE_SKEW = ClockSkew()
"""The skew of the machine that this process runs on, as the bot's own requests measure it."""
