"""How people want to be called: read from what they type, and their quiet hours by their own time of day."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from functools import lru_cache
from typing import Any, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.store.models import OwnMotion, Preferences, Ring, Sitter, Span
from bot.tables.errors import TableError

HOURS = re.compile(r"(\d{1,2})(?::(\d\d))? ?(?:-|–|to) ?(\d{1,2})(?::(\d\d))?")
OFFSET = re.compile(r"(?:UTC|GMT)? ?([+-])(\d{1,2})(?::(\d\d))?")
OFF, AWAY = "off", "away"
SPAN = re.compile(r"(\d{1,3}) ?(day|hour|week)s?")
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MORNING = time(8)
LONGEST_AWAY = timedelta(days=30)
DAY = 24 * 60
FURTHEST = 14 * 60
"""Minutes between UTC and the zone furthest away."""


def wished(wish: Preferences, chosen: Mapping[str, object], now: datetime) -> Preferences:
    """Return a wish with new choices; raises `TableError` for bad hours, an unknown zone, a day that never comes."""
    for name, value in chosen.items():
        if name != AWAY:
            wish = replace(wish, **CHANGES[name](value))
    if AWAY in chosen:
        wish = replace(wish, away_until=read_away(str(chosen[AWAY]), wish.zone, now))
    return wish


def read_away(text: str, zone: str, now: datetime) -> datetime | None:
    """Read until when somebody is away: a weekday, tomorrow, "3 days", "5 hours", a date; "off": they are here.

    A day begins at eight in the morning where they are.
    """
    words = text.strip().lower().removeprefix("until ").strip()
    if words == OFF:
        return None
    here = now.astimezone(zone_of(zone))
    until = _span(words, now) or _day(words, here)
    if until is None or not now < until <= now + LONGEST_AWAY:
        raise TableError("bad-away", days=LONGEST_AWAY.days)
    return until.astimezone(UTC)


def _span(words: str, now: datetime) -> datetime | None:
    found = SPAN.fullmatch(words)
    return now + timedelta(**{f"{found[2]}s": int(found[1])}) if found else None


def _day(words: str, here: datetime) -> datetime | None:
    """Return the morning of a day: a weekday from its name or three letters, tomorrow, or a date."""
    ahead = {day: (number - here.weekday() - 1) % 7 + 1 for number, day in enumerate(WEEKDAYS)} | {"tomorrow": 1}
    days = next((number for day, number in ahead.items() if len(words) >= 3 and day.startswith(words)), None)
    try:
        day = here.date() + timedelta(days=days) if days else date.fromisoformat(words)
    except ValueError:
        return None
    return datetime.combine(day, MORNING, here.tzinfo)


def read_quiet(text: str) -> dict[str, int | None]:
    """Read quiet hours as "22-7" or "22:30-7:15", or "off"."""
    if text.strip().lower() == OFF:
        return {"quiet_from": None, "quiet_until": None}
    found = HOURS.fullmatch(text.strip().lower())
    if not found:
        raise TableError("bad-quiet")
    hour, minute, last_hour, last_minute = (int(part or 0) for part in found.groups())
    begin, end = hour * 60 + minute, last_hour * 60 + last_minute
    if max(minute, last_minute) > 59 or max(begin, end) > DAY or begin % DAY == end % DAY:
        raise TableError("bad-quiet")
    return {"quiet_from": begin % DAY, "quiet_until": end % DAY}


def read_zone(text: str) -> dict[str, str]:
    """Read a time zone: "Europe/Berlin", or the hours to UTC as "+2" or "-3:30"."""
    zone = text.strip()
    if zone_of(zone) is None:
        raise TableError("bad-zone")
    return {"zone": zone}


def one_of(name: str, offered: tuple[object, ...]) -> Callable[[object], dict[str, object]]:
    """Return what reads a choice: only what is offered is stored, whatever a client sends."""

    def read(value: object) -> dict[str, object]:
        if not any(value is one or (value == one and isinstance(one, str)) for one in offered):
            raise TableError("outdated")
        return {name: value}

    return read


CHANGES: Mapping[str, Callable[[Any], dict[str, Any]]] = {
    "ring": one_of("ring", get_args(Ring)),
    "quiet": read_quiet,
    "zone": read_zone,
    "avatar": one_of("avatar", (True, False)),
    "moon": one_of("moon", (True, False)),
    "motion": one_of("motion", get_args(OwnMotion)),
}
"""What each choice changes."""


@lru_cache(maxsize=1000)
def zone_of(text: str) -> tzinfo | None:
    """Return the zone with this name or offset; `None` if there is none."""
    if found := OFFSET.fullmatch(text.upper()):
        sign, hours, minutes = found.groups()
        away = int(hours) * 60 + int(minutes or 0)
        return timezone(timedelta(minutes=-away if sign == "-" else away)) if away <= FURTHEST else None
    try:
        return ZoneInfo(text)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(wish: Preferences, now: datetime) -> datetime | None:
    """Return when somebody's current quiet hours end; `None`: they have none now."""
    if wish.quiet_from is None or wish.quiet_until is None:
        return None
    here = now.astimezone(zone_of(wish.zone))
    begin, end = (time(*divmod(minutes, 60)) for minutes in (wish.quiet_from, wish.quiet_until))
    clock = here.time()
    quiet = begin <= clock < end if begin < end else clock >= begin or clock < end
    if not quiet:
        return None
    morning = here.date() if clock < end else here.date() + timedelta(days=1)
    return datetime.combine(morning, end, here.tzinfo).astimezone(now.tzinfo)


def quiet_span(wish: Preferences, now: datetime) -> Span | None:
    """Return somebody's quiet hours as a part of the day in UTC, by their zone as it is now; `None`: they have none."""
    if wish.quiet_from is None or wish.quiet_until is None:
        return None
    ahead = now.astimezone(zone_of(wish.zone)).utcoffset() or timedelta(0)
    begin = wish.quiet_from - int(ahead.total_seconds()) // 60
    return begin % DAY, (wish.quiet_until - wish.quiet_from) % DAY


def quiet_again_at(wish: Preferences, now: datetime) -> datetime | None:
    """Return when somebody's quiet hours begin or end next; `None`: they have none."""
    span = quiet_span(wish, now)
    if span is None:
        return None
    begin, long = span
    minute, since = now.replace(second=0, microsecond=0), now.hour * 60 + now.minute
    return min(minute + timedelta(minutes=(turn - since - 1) % DAY + 1) for turn in (begin, begin + long))


def showing_moon(sitters: Iterable[Sitter], now: datetime) -> frozenset[int]:
    """Return who keeps quiet hours now, of those who let others see it."""
    return frozenset(one.user_id for one in sitters if one.wish.moon and quiet_until(one.wish, now))
