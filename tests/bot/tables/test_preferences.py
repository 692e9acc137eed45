"""How people want to be called: read from what they type, kept for all their tables, quiet by their own time of day."""

import re
from datetime import UTC, datetime

import pytest

from bot.tables import Preferences, TableError
from bot.tables.preferences import apply_chosen_preferences, find_next_quiet_change, find_quiet_end
from bot.tables.zones import ABBREVIATIONS_BY_ZONE, get_timezone, localize_time
from games.engine.assets import ASSETS
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
            apply_chosen_preferences(Preferences(), {"quiet": typed}, NOW)
    else:
        wish = apply_chosen_preferences(Preferences(), {"quiet": typed}, NOW)
        assert (wish.quiet_from, wish.quiet_until) == (begin, end)


def test_quiet_hours_are_taken_back() -> None:
    assert apply_chosen_preferences(Preferences("none", 5, 6, "+2"), {"quiet": "Off"}, NOW) == Preferences(
        "none", None, None, "+2"
    )


@pytest.mark.parametrize("typed", ["", "22", "7-7", "25-3", "22:61-3", "22-7-8", "x" * 500])
def test_what_is_no_hours_is_refused(typed: str) -> None:
    with pytest.raises(TableError, match="22-7"):
        apply_chosen_preferences(Preferences(), {"quiet": typed}, NOW)


@pytest.mark.parametrize(
    "typed", ["", "Mordor", "+15", "../../etc/passwd", "localtime", "Factory", "Berl", "/etc/passwd", "\0", "x" * 5000]
)
def test_what_is_no_zone_is_refused(typed: str) -> None:
    with pytest.raises(TableError, match="Europe/Berlin"):
        apply_chosen_preferences(Preferences(), {"zone": typed}, NOW)


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
    assert get_timezone(zone) is not None
    wish = Preferences(quiet_from=22 * 60, quiet_until=7 * 60, zone=zone)
    moment = datetime.fromisoformat(f"2030-07-01 {now}").replace(tzinfo=UTC)
    assert find_quiet_end(wish, moment) == (
        None if until is None else datetime.fromisoformat(until).replace(tzinfo=UTC)
    )


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("europe/BERLIN", "Europe/Berlin"),
        (" berlin ", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("Port-au-Prince", "America/Port-au-Prince"),
        ("Knox", "America/Indiana/Knox"),
        ("gmt", "GMT"),
        ("utc", "UTC"),
        ("Japan", "Japan"),
        ("UTC+2", "UTC+2"),
    ],
)
def test_a_zone_is_read_without_regard_to_case_and_by_its_city(typed: str, zone: str) -> None:
    assert apply_chosen_preferences(Preferences(), {"zone": typed}, NOW).zone == zone


@pytest.mark.parametrize(
    ("typed", "instead"),
    [("EST", "America/New_York"), ("cet", "Europe/Berlin"), ("PST8PDT", "Los_Angeles"), ("nicosia", "Asia/Nicosia")],
)
def test_what_has_no_one_zone_is_refused_with_what_to_take_instead(typed: str, instead: str) -> None:
    with pytest.raises(TableError, match=instead):
        apply_chosen_preferences(Preferences(), {"zone": typed}, NOW)


def test_the_zones_come_with_the_bot() -> None:
    """A small machine has none of its own."""
    assert re.search(r"^tzdata==", (ASSETS.parent / "requirements.lock").read_text("utf-8"), re.MULTILINE)


def test_every_zone_that_is_offered_instead_exists() -> None:
    assert [zone for zone in ABBREVIATIONS_BY_ZONE if get_timezone(zone) is None] == []


def test_a_stored_zone_that_the_machine_lacks_counts_as_utc() -> None:
    wish = Preferences(quiet_from=13 * 60, quiet_until=14 * 60, zone="Europe/Atlantis")
    assert localize_time(NOW, wish.zone).isoformat() == "2030-01-01T12:00:00+00:00"
    assert find_next_quiet_change(wish, NOW) == datetime(2030, 1, 1, 13, tzinfo=UTC)


@pytest.mark.parametrize(
    ("hours", "now", "until", "again"),
    [
        # In Berlin, 2:00 becomes 3:00 at 1:00 UTC on 31 March 2030.
        ("22-7", "03-30 21:30", "03-31 05:00", "03-31 05:00"),
        ("22-2:30", "03-31 00:59", "03-31 01:00", "03-31 01:00"),
        ("22-2:30", "03-31 01:00", None, "03-31 20:00"),
        ("2:30-7", "03-31 00:59", None, "03-31 01:00"),
        ("2:30-7", "03-31 01:00", "03-31 05:00", "03-31 05:00"),
        ("2:15-2:45", "03-31 00:30", None, "04-01 00:15"),
        ("12-20", "03-30 20:00", None, "03-31 10:00"),
        # 3:00 becomes 2:00 at 1:00 UTC on 27 October 2030.
        ("22-7", "10-26 20:00", "10-27 06:00", "10-27 06:00"),
        ("22-2:30", "10-27 00:15", "10-27 00:30", "10-27 00:30"),
        ("22-2:30", "10-27 01:15", "10-27 01:30", "10-27 01:30"),
        ("2:30-7", "10-27 00:15", None, "10-27 00:30"),
        ("2:30-7", "10-27 01:30", "10-27 06:00", "10-27 06:00"),
        ("12-20", "10-26 18:00", None, "10-27 11:00"),
    ],
)
def test_quiet_hours_hold_across_both_changes_of_the_clock(hours: str, now: str, until: str | None, again: str) -> None:
    def at(moment: str) -> datetime:
        return datetime.fromisoformat(f"2030-{moment}").replace(tzinfo=UTC)

    wish = apply_chosen_preferences(Preferences(), {"quiet": hours, "zone": "Berlin"}, NOW)
    assert find_quiet_end(wish, at(now)) == (at(until) if until else None)
    assert find_next_quiet_change(wish, at(now)) == at(again)


async def test_a_wish_goes_for_all_tables_at_once_and_outlives_a_restart(parlour: Parlour) -> None:
    first, second = await parlour.match(2), await parlour.lobby(2)
    await parlour.tables.people.change_preferences(
        BOB.user_id, {"ring": "thread", "quiet": "22-7", "zone": "+2", "avatar": False}
    )
    wish = Preferences("thread", 1320, 420, "+2", avatar=False)
    for table in (first, second):
        bob = (await parlour.tables.find_table(table.id)).find_sitter(BOB.user_id)
        assert bob is not None
        assert bob.wish == wish
    again = await parlour.again()
    ann, bob = (await again.tables.find_table(first.id)).sitters
    assert (ann.wish, bob.wish) == (Preferences(), wish)
    assert (await again.tables.people.export_data(BOB.user_id))["wishes"]["quiet_from"] == 1320
    await again.tables.people.forget_person(BOB.user_id)
    assert await again.tables.people.change_preferences(BOB.user_id, {}) == Preferences()
    await again.stop()


async def test_what_cannot_be_read_changes_nothing(parlour: Parlour) -> None:
    with pytest.raises(TableError):
        await parlour.tables.people.change_preferences(ANN.user_id, {"ring": "none", "zone": "Mordor"})
    assert await parlour.tables.people.change_preferences(ANN.user_id, {}) == Preferences()


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
        assert getattr(apply_chosen_preferences(Preferences(), {name: sent}, NOW), name) is sent
        return
    with pytest.raises(TableError, match="older version"):
        apply_chosen_preferences(Preferences(), {name: sent}, NOW)
