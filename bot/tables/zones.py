"""Time zones: as people write them, and as they are stored."""

import re
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.tables.errors import TableError

OFFSET_PATTERN = re.compile(r"(?:UTC|GMT)? ?([+-])(\d{1,2})(?::(\d\d))?")
MAX_OFFSET_MINUTES = 14 * 60
"""Minutes between UTC and the zone furthest away."""
REGIONS = frozenset(
    ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")
)
"""The parts of the world that have cities; the others hold older names of the same zones."""
DEFAULT_ZONE = "UTC"
"""The zone of people who have chosen none."""
NON_PLACE_ZONES = frozenset(("factory", "localtime", "posixrules"))
ABBREVIATIONS_BY_ZONE = {
    "Africa/Johannesburg": ("SAST",),
    "America/Anchorage": ("AKST", "AKDT"),
    "America/Chicago": ("CST", "CDT", "CST6CDT"),
    "America/Denver": ("MST", "MDT", "MST7MDT"),
    "America/Los_Angeles": ("PST", "PDT", "PST8PDT"),
    "America/New_York": ("EST", "EDT", "EST5EDT"),
    "America/Sao_Paulo": ("BRT",),
    "Asia/Kolkata": ("IST",),
    "Asia/Seoul": ("KST",),
    "Asia/Tokyo": ("JST",),
    "Australia/Sydney": ("AEST", "AEDT"),
    "Europe/Berlin": ("CET", "CEST", "MET", "MEST", "MEZ", "MESZ"),
    "Europe/Helsinki": ("EET", "EEST"),
    "Europe/Lisbon": ("WET", "WEST"),
    "Europe/London": ("BST",),
    "Europe/Moscow": ("MSK",),
    "Pacific/Auckland": ("NZST", "NZDT"),
    "Pacific/Honolulu": ("HST",),
}
"""What to write instead of an abbreviation: some do not follow the change of the clock, some mean several zones."""
ZONES_BY_ABBREVIATION = {short: zone for zone, shorts in ABBREVIATIONS_BY_ZONE.items() for short in shorts}


def parse_zone(text: str) -> dict[str, str]:
    """Parse a time zone: "Europe/Berlin", "berlin", or the hours to UTC as "+2"; raises `TableError`."""
    zone = text.strip()
    if instead := ZONES_BY_ABBREVIATION.get(zone.upper()):
        raise TableError("short-zone", short=zone.upper(), zone=instead)
    if OFFSET_PATTERN.fullmatch(zone.upper()):
        zones = [zone] if get_timezone(zone) else []
    else:
        zones = _index_zones().get(re.sub(r"\s+", "_", zone).casefold(), [])
    if len(zones) > 1:
        raise TableError("many-zones", zones=tuple(zones))
    if not zones or get_timezone(zones[0]) is None:
        raise TableError("bad-zone")
    return {"zone": zones[0]}


@lru_cache(maxsize=1)
def _index_zones() -> dict[str, list[str]]:
    """Index the time zones by whole name, and by city where no zone has that as its whole name."""
    names = sorted(available_timezones() | {"UTC", "GMT"})
    by_name = {name.casefold(): [name] for name in names if name.casefold() not in NON_PLACE_ZONES}
    cities = dict[str, list[str]]()
    for name in names:
        region, _, city = name.partition("/")
        if region in REGIONS:
            cities.setdefault(city.rpartition("/")[2].casefold(), []).append(name)
    return cities | by_name


@lru_cache(maxsize=1000)
def get_timezone(text: str) -> tzinfo | None:
    """Return the time zone with this name or offset; `None` if this machine has none."""
    if offset_match := OFFSET_PATTERN.fullmatch(text.upper()):
        sign, hours, minutes = offset_match.groups()
        away = int(hours) * 60 + int(minutes or 0)
        return timezone(timedelta(minutes=-away if sign == "-" else away)) if away <= MAX_OFFSET_MINUTES else None
    try:
        return ZoneInfo(text)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def localize_time(now: datetime, zone: str) -> datetime:
    """Convert a moment to the local time of a stored zone; one that this machine lacks counts as UTC."""
    return now.astimezone(get_timezone(zone) or UTC)
