"""What a clock gives back: time in which nobody could answer. Plain sums, with a table of truths in the tests."""

from datetime import datetime, timedelta
from typing import NamedTuple

GRACE = timedelta(seconds=30)
"""The time that a stop of the bot leaves to everybody who is asked."""
WORTH_GIVING_BACK = timedelta(seconds=10)
"""A shorter interruption takes time from nobody: the network has many."""


class OpenTime(NamedTuple):
    """The time of an open decision: until when, and since when."""

    deadline: datetime
    since: datetime


def worth_giving_back(since: datetime | None, now: datetime) -> timedelta:
    """Return how long something has been away; zero if it is not, or too short to give back."""
    lost = timedelta(0) if since is None else now - since
    return lost if lost >= WORTH_GIVING_BACK else timedelta(0)


def given_back(time: OpenTime, lost: timedelta, now: datetime) -> OpenTime:
    """Return the time of a decision that lost some; it cannot have lost more than has passed since it was asked."""
    lost = min(lost, now - time.since)
    return OpenTime(time.deadline + lost, time.since + lost)


def at_least(deadline: datetime | None, grace: timedelta, now: datetime) -> datetime | None:
    """Return a deadline that leaves everybody `grace` from now, if there is any; no clock stays no clock."""
    return max(deadline, now + grace) if deadline and grace else deadline
