"""How people want to be called: read from what they type, kept for all their tables, quiet by their own time of day."""

from datetime import UTC, datetime

import pytest

from bot.tables import Preferences, TableError
from bot.tables.preferences import quiet_until, wished, zone_of
from tests.bot.tables.parlour import ANN, BOB, Parlour

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)
"""A Tuesday, at noon."""


@pytest.mark.parametrize(
    ("typed", "begin", "end"),
    [("22-7", 1320, 420), ("22:30-7:15", 1350, 435), ("9 – 17", 540, 1020), ("0-24:00", None, None), ("23-0", 1380, 0)],
)
def test_quiet_hours_are_read_as_people_write_them(typed: str, begin: int | None, end: int | None) -> None:
    if begin is None:
        with pytest.raises(TableError):
            wished(Preferences(), {"quiet": typed}, NOW)
    else:
        wish = wished(Preferences(), {"quiet": typed}, NOW)
        assert (wish.quiet_from, wish.quiet_until) == (begin, end)


def test_quiet_hours_are_taken_back() -> None:
    assert wished(Preferences("none", 5, 6, "+2"), {"quiet": "Off"}, NOW) == Preferences("none", None, None, "+2")


@pytest.mark.parametrize("typed", ["", "22", "7-7", "25-3", "22:61-3", "22-7-8", "x" * 500])
def test_what_is_no_hours_is_refused(typed: str) -> None:
    with pytest.raises(TableError, match="22-7"):
        wished(Preferences(), {"quiet": typed}, NOW)


@pytest.mark.parametrize("typed", ["", "Mordor", "+15", "../../etc/passwd", "/etc/passwd", "\0", "x" * 5000])
def test_what_is_no_zone_is_refused(typed: str) -> None:
    with pytest.raises(TableError, match="Europe/Berlin"):
        wished(Preferences(), {"zone": typed}, NOW)


@pytest.mark.parametrize(
    ("zone", "now", "until"),
    [
        ("UTC", "21:59", None),
        ("UTC", "22:00", "2030-07-02 07:00"),
        ("UTC", "06:59", "2030-07-01 07:00"),
        ("UTC", "07:00", None),
        ("+2", "20:00", "2030-07-02 05:00"),
        ("-3:30", "10:29", "2030-07-01 10:30"),
        ("Europe/Berlin", "20:00", "2030-07-02 05:00"),
    ],
)
def test_quiet_hours_go_by_the_time_of_day_where_somebody_lives(zone: str, now: str, until: str | None) -> None:
    assert zone_of(zone) is not None
    wish = Preferences(quiet_from=22 * 60, quiet_until=7 * 60, zone=zone)
    moment = datetime.fromisoformat(f"2030-07-01 {now}").replace(tzinfo=UTC)
    assert quiet_until(wish, moment) == (None if until is None else datetime.fromisoformat(until).replace(tzinfo=UTC))


async def test_a_wish_goes_for_all_tables_at_once_and_outlives_a_restart(parlour: Parlour) -> None:
    first, second = await parlour.match(2), await parlour.lobby(2)
    await parlour.tables.people.wish(BOB.user_id, {"ring": "thread", "quiet": "22-7", "zone": "+2", "avatar": False})
    wish = Preferences("thread", 1320, 420, "+2", avatar=False)
    for table in (first, second):
        bob = (await parlour.tables.find(table.id)).sitter(BOB.user_id)
        assert bob is not None
        assert bob.wish == wish
    again = await parlour.again()
    ann, bob = (await again.tables.find(first.id)).sitters
    assert (ann.wish, bob.wish) == (Preferences(), wish)
    assert (await again.tables.people.kept_of(BOB.user_id))["wishes"]["quiet_from"] == 1320
    await again.tables.people.depart(BOB.user_id)
    assert await again.tables.people.wish(BOB.user_id, {}) == Preferences()
    await again.stop()


async def test_what_cannot_be_read_changes_nothing(parlour: Parlour) -> None:
    with pytest.raises(TableError):
        await parlour.tables.people.wish(ANN.user_id, {"ring": "none", "zone": "Mordor"})
    assert await parlour.tables.people.wish(ANN.user_id, {}) == Preferences()


@pytest.mark.parametrize(
    ("name", "sent", "stored"),
    [
        ("ring", "dm", True),
        ("ring", "bell", False),
        ("ring", "", False),
        ("motion", "moments", True),
        ("motion", "fast", False),
        ("moon", True, True),
        ("moon", "full", False),
        ("moon", 1, False),
        ("avatar", False, True),
        ("avatar", 0, False),
        ("avatar", None, False),
    ],
)
def test_only_what_is_offered_is_stored(name: str, sent: object, *, stored: bool) -> None:
    """A client may send anything."""
    if stored:
        assert getattr(wished(Preferences(), {name: sent}, NOW), name) is sent
        return
    with pytest.raises(TableError, match="older version"):
        wished(Preferences(), {name: sent}, NOW)
