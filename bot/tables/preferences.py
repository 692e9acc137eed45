"""Parses people's preferences: how they want to be called (pinged), and quiet hours by their own time of day."""

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from itertools import product
from typing import Any, get_args

from bot.store.models import DailySpan, OwnMotion, PingRoute, Preferences, Sitter
from bot.tables.errors import TableError
from bot.tables.zones import localize_time, parse_zone
from games.engine.typed_words import load_synonyms, replace_words_with_notation
from games.engine.words import Words, list_languages

DISCORD_LANGUAGE = "discord"
"""In place of a language: that of somebody's Discord."""
QUIET_HOURS_PATTERN = re.compile(r"(\d{1,2})(?::(\d\d))? ?(?:-|–|to|until) ?(\d{1,2})(?::(\d\d))?")
OFF_CHOICE, AWAY_FIELD = "off", "away"
TYPED_PREFERENCES = (AWAY_FIELD, "quiet")
"""The choices that are typed in words."""
SPAN_PATTERN = re.compile(r"(\d{1,3}) ?(day|hour|week)s?")
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
DEFAULT_RETURN_TIME = time(8)
MAX_AWAY_TIME = timedelta(days=30)
DAY_MINUTES = 24 * 60
MINUTE = timedelta(minutes=1)


def translate_choices(choices: Mapping[str, object], say: Words) -> dict[str, object]:
    """Return choices in which the words of somebody's language are those that are read here."""
    table = load_synonyms("typed-preferences", say)
    typed = {
        name: replace_words_with_notation(str(choices[name]), table) for name in TYPED_PREFERENCES if name in choices
    }
    return {**choices, **{name: " ".join(text.split()) for name, text in typed.items()}}


def apply_chosen_preferences(wish: Preferences, choices: Mapping[str, object], now: datetime) -> Preferences:
    """Apply choices to preferences; raises `TableError` for bad hours, an unknown zone, a day that never comes."""
    for name, value in choices.items():
        if name != AWAY_FIELD:
            wish = replace(wish, **PREFERENCE_PARSERS[name](value))
    if AWAY_FIELD in choices:
        wish = replace(wish, away_until=parse_away(str(choices[AWAY_FIELD]), wish.zone, now))
    return wish


def parse_away(text: str, zone: str, now: datetime) -> datetime | None:
    """Parse until when somebody is away: a weekday, tomorrow, "3 days", "5 hours", a date; "off": they are here.

    A day begins at eight in the morning where they are.
    """
    words = text.strip().lower().removeprefix("until ").strip()
    if words == OFF_CHOICE:
        return None
    local_time = localize_time(now, zone)
    until = _parse_duration(words, now) or _parse_day(words, local_time)
    if until is None or not now < until <= now + MAX_AWAY_TIME:
        raise TableError("bad-away", days=MAX_AWAY_TIME.days)
    return until.astimezone(UTC)


def _parse_duration(words: str, now: datetime) -> datetime | None:
    match = SPAN_PATTERN.fullmatch(words)
    return now + timedelta(**{f"{match[2]}s": int(match[1])}) if match else None


def _parse_day(words: str, local_time: datetime) -> datetime | None:
    """Return the morning of a day: a weekday from its name or three letters, tomorrow, or a date."""
    ahead = {day: (number - local_time.weekday() - 1) % 7 + 1 for number, day in enumerate(WEEKDAYS)} | {"tomorrow": 1}
    days = next((number for day, number in ahead.items() if len(words) >= 3 and day.startswith(words)), None)
    try:
        day = local_time.date() + timedelta(days=days) if days else date.fromisoformat(words)
    except ValueError:
        return None
    return datetime.combine(day, DEFAULT_RETURN_TIME, local_time.tzinfo)


def parse_quiet_hours(text: str) -> dict[str, int | None]:
    """Parse quiet hours (do not disturb) as "22-7" or "22:30-7:15", or "off"."""
    if text.strip().lower() == OFF_CHOICE:
        return {"quiet_from": None, "quiet_until": None}
    hours_match = QUIET_HOURS_PATTERN.fullmatch(text.strip().lower())
    if not hours_match:
        raise TableError("bad-quiet")
    hour, minute, last_hour, last_minute = (int(part or 0) for part in hours_match.groups())
    begin, end = hour * 60 + minute, last_hour * 60 + last_minute
    if max(minute, last_minute) > 59 or max(begin, end) > DAY_MINUTES or begin % DAY_MINUTES == end % DAY_MINUTES:
        raise TableError("bad-quiet")
    return {"quiet_from": begin % DAY_MINUTES, "quiet_until": end % DAY_MINUTES}


def build_choice_parser(name: str, offered: tuple[object, ...]) -> Callable[[object], dict[str, object]]:
    """Return what parses a choice: only one of the choices is stored, whatever a client sends."""

    def parse_choice(value: object) -> dict[str, object]:
        if not any(value is choice or (value == choice and isinstance(choice, str)) for choice in offered):
            raise TableError("outdated")
        return {name: value}

    return parse_choice


def parse_language(value: object) -> dict[str, object]:
    """Parse a language of the catalogue, or that of Discord; raises `TableError`."""
    language = None if value == DISCORD_LANGUAGE else value
    return build_choice_parser("language", (None, *list_languages()))(language)


PREFERENCE_PARSERS: Mapping[str, Callable[[Any], dict[str, Any]]] = {
    "ring": build_choice_parser("ring", get_args(PingRoute)),
    "quiet": parse_quiet_hours,
    "zone": parse_zone,
    "avatar": build_choice_parser("avatar", (True, False)),
    "moon": build_choice_parser("moon", (True, False)),
    "ladder": build_choice_parser("ladder", (True, False)),
    "motion": build_choice_parser("motion", get_args(OwnMotion)),
    "evenings": build_choice_parser("evenings", (True, False)),
    "profile": build_choice_parser("profile", (True, False)),
    "days": build_choice_parser("days", (True, False)),
    "language": parse_language,
}
"""What each choice changes."""


def find_quiet_end(wish: Preferences, now: datetime) -> datetime | None:
    """Return when somebody's current quiet hours (do not disturb) end; `None`: they have none now."""
    return find_next_quiet_change(wish, now) if _is_quiet(wish, now) else None


def _is_quiet(wish: Preferences, now: datetime) -> bool:
    """Tell whether somebody keeps quiet hours at a moment, by the time of day where they are."""
    if wish.quiet_from is None or wish.quiet_until is None:
        return False
    local_time = localize_time(now, wish.zone)
    minute, begin, end = local_time.hour * 60 + local_time.minute, wish.quiet_from, wish.quiet_until
    return begin <= minute < end if begin < end else minute >= begin or minute < end


def find_next_quiet_change(wish: Preferences, now: datetime) -> datetime | None:
    """Return when somebody's quiet hours begin or end next; `None`: they have none.

    Where the clock is set forward over that time of day, that is the moment in which it is set.
    """
    start, quiet = now.replace(second=0, microsecond=0), _is_quiet(wish, now)
    turns = (
        moment for moment in _list_quiet_boundaries(wish, now) if moment > now and _is_quiet(wish, moment) != quiet
    )
    if (turn := min(turns, default=None)) is None:
        return None
    start = max((moment for moment in _list_quiet_boundaries(wish, now) if start < moment < turn), default=start)
    minutes = range((turn - start) // MINUTE)
    return start + bisect_left(minutes, 1, key=lambda ahead: _is_quiet(wish, start + ahead * MINUTE) != quiet) * MINUTE


def _list_quiet_boundaries(wish: Preferences, now: datetime) -> Iterator[datetime]:
    """Return when it is time for quiet hours to begin or end, today and tomorrow; twice where the clock is set."""
    today = localize_time(now, wish.zone)
    for turn, days, fold in product((wish.quiet_from, wish.quiet_until), (0, 1), (0, 1)):
        if turn is not None:
            day = today.date() + timedelta(days=days)
            clock_time = time(*divmod(turn, 60), fold=fold)
            yield datetime.combine(day, clock_time, today.tzinfo).astimezone(now.tzinfo)


def compute_quiet_span_in_utc(wish: Preferences, now: datetime) -> DailySpan | None:
    """Return somebody's quiet hours as a part of the day in UTC, by their zone as it is now; `None`: they have none."""
    if wish.quiet_from is None or wish.quiet_until is None:
        return None
    ahead = localize_time(now, wish.zone).utcoffset() or timedelta(0)
    begin = wish.quiet_from - int(ahead.total_seconds()) // 60
    return begin % DAY_MINUTES, (wish.quiet_until - wish.quiet_from) % DAY_MINUTES


def find_visibly_quiet(sitters: Iterable[Sitter], now: datetime) -> frozenset[int]:
    """Return who keeps quiet hours (do not disturb) now, of those who let others see it."""
    return frozenset(sitter.user_id for sitter in sitters if sitter.wish.moon and find_quiet_end(sitter.wish, now))
