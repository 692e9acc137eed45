"""How far this machine's clock is from Discord's, by the Date of its answers.

A click's age counts from its creation at Discord, so a clock that is off by two seconds promises answers too late, and
breaks the handing over of clicks between processes.
"""

import logging
from collections import deque
from datetime import datetime
from email.utils import parsedate_to_datetime

import discord

log = logging.getLogger(__name__)

TOO_FAR = 1.0
"""Seconds."""
ANSWERS = 50
"""How many answers are compared. A Date has no fractions of a second, but many of them narrow the skew down."""
SLOW = 2.0
"""An answer that took longer says too little."""


class ClockSkew:
    """The skew, as far as it is certain: positive, if this machine's clock is behind."""

    def __init__(self) -> None:
        self._bounds: deque[tuple[float, float]] = deque(maxlen=ANSWERS)
        self._told = False

    def note(self, date: str | None, began: float, ended: float) -> None:
        """Note the Date of an answer to a request, which began and ended at these times of this machine's clock."""
        if date is None or not 0 <= ended - began <= SLOW:
            return
        try:
            theirs = parsedate_to_datetime(date).timestamp()
        except ValueError:
            return
        bounds = theirs - ended, theirs + 1 - began
        self._bounds.append(bounds)
        if self._lowest > self._highest:  # one of the clocks was set in the meantime
            self._bounds.clear()
            self._bounds.append(bounds)
        self._warn()

    @property
    def seconds(self) -> float:
        """Return the least skew that fits all answers; 0 if both clocks may agree."""
        if not self._bounds:
            return 0.0
        return max(self._lowest, 0.0) or min(self._highest, 0.0)

    def age(self, moment: datetime) -> float:
        """Return the seconds since something happened at Discord, as far as the skew is known; never below 0."""
        return max(0.0, (discord.utils.utcnow() - moment).total_seconds() + self.seconds)

    @property
    def _lowest(self) -> float:
        return max(lowest for lowest, _ in self._bounds)

    @property
    def _highest(self) -> float:
        return min(highest for _, highest in self._bounds)

    def _warn(self) -> None:
        far = abs(self.seconds) >= TOO_FAR
        if far and not self._told:
            log.warning("this machine's clock is off by at least %.1f seconds: set it by NTP", abs(self.seconds))
        self._told = far


MACHINE = ClockSkew()
"""The skew of the machine that this process runs on, as the bot's own requests measure it."""
