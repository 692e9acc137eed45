"""Quiet hours in which the clock of a slow table is paused: those of its players, as they were at its start.

Plain sums over minutes of the day in UTC, with a table of truths in the tests.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import count

from bot.store.models import DailySpan, Preferences, Sitter
from bot.tables.preferences import compute_quiet_span_in_utc

DAY_MINUTES = 24 * 60
MAX_STILL_MINUTES = 10 * 60
"""At most this many minutes of a day stand still at a table."""
SHORTENING_STEP_MINUTES = 15
"""Where hours are more, everybody's nights begin later and end sooner, by so many minutes at a time."""
MINUTE = timedelta(minutes=1)


def list_minutes_in_spans(spans: Iterable[DailySpan]) -> frozenset[int]:
    """Return the minutes of the day within these spans; a span may go over midnight."""
    return frozenset(
        minute % DAY_MINUTES for begin, long in spans for minute in range(begin, begin + min(long, DAY_MINUTES))
    )


def shorten_quiet_spans(sitters: Sequence[Sitter], now: datetime) -> Mapping[int, DailySpan]:
    """Return the span of each person with quiet hours, shortened so that all of them have at most ten hours."""
    wishes: Mapping[int, Preferences] = {sitter.user_id: sitter.wish for sitter in sitters if not sitter.is_goblin}
    spans = {user: span for user, wish in wishes.items() if (span := compute_quiet_span_in_utc(wish, now))}
    for cut in count(0, SHORTENING_STEP_MINUTES):
        shorter = {user: (begin + cut, long - 2 * cut) for user, (begin, long) in spans.items() if long > 2 * cut}
        if len(list_minutes_in_spans(shorter.values())) <= MAX_STILL_MINUTES:
            return {user: (begin % DAY_MINUTES, long) for user, (begin, long) in shorter.items()}
    raise AssertionError("spans that are cut come to an end")


def compute_deadline(since: datetime, time: timedelta, still: frozenset[int]) -> datetime:
    """Compute the deadline for a time limit that begins at `since` and does not run in these minutes."""
    if not still or len(still) > MAX_STILL_MINUTES:
        return since + time
    days, left = divmod(time, (DAY_MINUTES - len(still)) * MINUTE)
    moment = since + timedelta(days=days)
    while left:
        step = _compute_rest_of_minute(moment)
        if _compute_minute_of_day(moment) not in still:
            step = min(step, left)
            left -= step
        moment += step
    return moment


def measure_running_time(since: datetime, until: datetime, still: frozenset[int]) -> timedelta:
    """Return how long a clock runs from a moment to another."""
    if not still or len(still) > MAX_STILL_MINUTES or until <= since:
        return until - since
    days, rest = divmod(until - since, timedelta(days=1))
    moment, time = until - rest, days * (DAY_MINUTES - len(still)) * MINUTE
    while moment < until:
        step = min(_compute_rest_of_minute(moment), until - moment)
        time += step if _compute_minute_of_day(moment) not in still else timedelta(0)
        moment += step
    return time


def _compute_minute_of_day(moment: datetime) -> int:
    return moment.hour * 60 + moment.minute


def _compute_rest_of_minute(moment: datetime) -> timedelta:
    return MINUTE - timedelta(seconds=moment.second, microseconds=moment.microsecond)
