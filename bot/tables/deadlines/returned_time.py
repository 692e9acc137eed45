"""What a clock gives back: time in which nobody could answer. Plain sums, with a table of truths in the tests."""

from datetime import datetime, timedelta
from typing import NamedTuple

NO_LOST_TIME = timedelta(0)
RESTART_GRACE = timedelta(seconds=30)
"""The time that a stop of the bot leaves to everybody who is asked."""
MIN_RETURNED_TIME = timedelta(seconds=10)
"""A shorter interruption takes time from nobody: the network has many."""


class OpenTime(NamedTuple):
    """The time of an open decision: until when, and since when."""

    deadline: datetime
    since: datetime


def measure_lost_time(since: datetime | None, now: datetime) -> timedelta:
    """Return the time lost in an outage; zero if there was none, or one too short to give back.

    It is below zero if the clock was set back in the meantime.
    """
    lost = NO_LOST_TIME if since is None else now - since
    return lost if abs(lost) >= MIN_RETURNED_TIME else NO_LOST_TIME


def measure_standstill(planned: timedelta, took: timedelta) -> timedelta:
    """Return how long a process hung (was suspended) that slept for so long instead of as planned."""
    late = took - max(planned, NO_LOST_TIME)
    return late if late >= MIN_RETURNED_TIME else NO_LOST_TIME


def extend_decision_deadline(time: OpenTime, lost: timedelta, now: datetime) -> OpenTime:
    """Extend the deadline of a decision by lost time; it cannot have lost more than has passed since it was asked.

    `lost` is below zero if the clock was set back: that moves only what was asked in the future by the new time.
    """
    passed = now - time.since
    lost = min(lost, NO_LOST_TIME) if passed < NO_LOST_TIME else max(NO_LOST_TIME, min(lost, passed))
    return OpenTime(time.deadline + lost, time.since + lost)


def ensure_minimum_time(deadline: datetime | None, grace: timedelta, now: datetime) -> datetime | None:
    """Return a deadline that leaves everybody `grace` from now, if there is any; no clock stays no clock."""
    return max(deadline, now + grace) if deadline and grace else deadline
