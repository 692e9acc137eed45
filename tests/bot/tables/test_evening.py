"""The steps of an evening, and its podium."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from zoneinfo import ZoneInfo

import pytest

from bot.store.game_night_models import GameNightGuest, GameNightStatus, SignUp
from bot.tables.errors import TableError
from bot.tables.game_nights.game_night import (
    CALL_LEAD_TIME,
    GAME_NIGHT_CHECK_INTERVAL,
    MAX_GAME_NIGHT_DELAY,
    MAX_GAME_NIGHT_DURATION,
    SEAT_KEPT_TIME,
    add_interested_guest,
    assign_guests_to_tables,
    build_next_game_night,
    cancel_game_night,
    change_game,
    count_missing_guests,
    end_game_night,
    find_due_game_night_step,
    find_next_host,
    has_lasted_too_long,
    list_playable_games,
    mark_begun,
    mark_reminder_sent,
    mark_seats_free,
    move_game_night,
    publish_game_night,
    remove_guest,
    remove_interested_guest,
    request_goblins,
    require_below_game_night_limits,
    sign_up_guest,
    sign_up_host_and_transfer,
    toggle_weekly,
)
from bot.tables.game_nights.podium import compute_beaten_shares, rank_game_night
from tests.bot.evenings import ANN, BOB, EIGHT, MINUTE, NOW, draft_evening, plan_game_night


def test_the_host_of_a_posted_evening_comes() -> None:
    assert plan_game_night().guests == (GameNightGuest(ANN.user_id, "Ann", "come"),)


def test_an_evening_is_posted_once_and_only_for_a_time_ahead() -> None:
    with pytest.raises(TableError, match="already"):
        publish_game_night(plan_game_night(), NOW)
    for begins_at in (None, NOW, NOW - MINUTE):
        with pytest.raises(TableError):
            publish_game_night(draft_evening(begins_at=begins_at), NOW)


@pytest.mark.parametrize("answer", ["come", "maybe", "cannot"])
def test_an_answer_counts_until_another_one_comes(answer: SignUp) -> None:
    evening = sign_up_guest(plan_game_night(), BOB, "maybe", NOW)
    evening = sign_up_guest(evening, BOB, answer, NOW)
    assert [guest.answer for guest in evening.guests if guest.user_id == BOB.user_id] == [answer]


def test_the_same_answer_twice_changes_nothing() -> None:
    evening = plan_game_night(3)
    assert sign_up_guest(evening, ANN, "come", NOW + MINUTE) is evening


def test_somebody_who_comes_after_all_is_behind_the_others() -> None:
    evening = sign_up_guest(sign_up_guest(plan_game_night(3), BOB, "cannot", NOW), BOB, "come", NOW)
    assert [guest.user_id for guest in evening.coming_guests] == [1, 3, 2]


def test_without_the_host_the_first_who_comes_is_host() -> None:
    assert sign_up_guest(plan_game_night(3), ANN, "cannot", NOW).host_id == ANN.user_id, "only when they confirm it"
    assert sign_up_host_and_transfer(plan_game_night(3), ANN, "cannot", NOW).host_id == BOB.user_id
    assert sign_up_host_and_transfer(plan_game_night(3), BOB, "cannot", NOW).host_id == ANN.user_id
    heirs = [find_next_host(plan_game_night(people), ANN.user_id, "maybe") for people in (1, 2)]
    assert [heir and heir.user_id for heir in heirs] == [None, BOB.user_id]
    assert remove_guest(plan_game_night(3), ANN.user_id, NOW).host_id == BOB.user_id
    assert remove_guest(plan_game_night(3), BOB.user_id, NOW).host_id == ANN.user_id
    alone = sign_up_guest(plan_game_night(), ANN, "maybe", NOW)
    assert alone.host_id == ANN.user_id


def test_only_the_host_changes_an_evening_and_a_manager_cancels_it() -> None:
    evening = plan_game_night(2)
    with pytest.raises(TableError):
        move_game_night(evening, BOB.user_id, EIGHT, NOW)
    with pytest.raises(TableError):
        cancel_game_night(evening, BOB.user_id, NOW)
    with pytest.raises(TableError):
        toggle_weekly(evening, BOB.user_id, NOW)
    assert cancel_game_night(evening, 99, NOW, manages=True).off_by == "manager"
    assert cancel_game_night(evening, ANN.user_id, NOW, manages=True).off_by == "host"
    assert toggle_weekly(toggle_weekly(evening, ANN.user_id, NOW), ANN.user_id, NOW).weekly is False


@pytest.mark.parametrize("status", ["draft", "over", "off", "free"])
def test_nobody_signs_up_for_what_is_not_open(status: GameNightStatus) -> None:
    with pytest.raises(TableError):
        sign_up_guest(replace(plan_game_night(), status=status), BOB, "come", NOW)


STEPS = [
    ("open", EIGHT - CALL_LEAD_TIME - MINUTE, "nothing"),
    ("open", EIGHT - CALL_LEAD_TIME, "call"),
    ("open", EIGHT - MINUTE, "call"),
    ("open", EIGHT, "begin"),
    ("open", EIGHT + MAX_GAME_NIGHT_DELAY - MINUTE, "begin"),
    ("open", EIGHT + MAX_GAME_NIGHT_DELAY, "too-late"),
]


@pytest.mark.parametrize(("status", "now", "step"), STEPS)
def test_what_the_clock_does_at_an_open_evening(status: GameNightStatus, now: datetime, step: str) -> None:
    assert find_due_game_night_step(replace(plan_game_night(2), status=status), now) == step


def test_an_evening_is_called_begins_frees_its_seats_and_ends() -> None:
    called = mark_reminder_sent(plan_game_night(2), EIGHT - CALL_LEAD_TIME)
    assert find_due_game_night_step(called, EIGHT - MINUTE) == "nothing"
    assert find_due_game_night_step(called, EIGHT) == "begin"
    assert find_due_game_night_step(called, EIGHT + MAX_GAME_NIGHT_DELAY) == "too-late"
    begun = mark_begun(called, [7, 8], EIGHT)
    assert find_due_game_night_step(begun, EIGHT + SEAT_KEPT_TIME - MINUTE) == "nothing"
    assert find_due_game_night_step(begun, EIGHT + SEAT_KEPT_TIME) == "free"
    free = mark_seats_free(begun, EIGHT + SEAT_KEPT_TIME)
    assert find_due_game_night_step(free, EIGHT + SEAT_KEPT_TIME + GAME_NIGHT_CHECK_INTERVAL) == "end"
    assert mark_seats_free(free, EIGHT + SEAT_KEPT_TIME + MINUTE) == free, "two at once free them once"
    assert (
        has_lasted_too_long(free, EIGHT + MAX_GAME_NIGHT_DURATION - MINUTE),
        has_lasted_too_long(free, EIGHT + MAX_GAME_NIGHT_DURATION),
    ) == (
        False,
        True,
    )


def test_an_evening_that_ended_while_its_seats_were_freed_stays_over() -> None:
    ended = end_game_night(mark_begun(plan_game_night(2), [7], EIGHT), EIGHT + SEAT_KEPT_TIME)
    assert mark_seats_free(ended, EIGHT + SEAT_KEPT_TIME + MINUTE) == ended


def test_an_evening_begun_late_keeps_its_seats_from_then_on() -> None:
    late = EIGHT + MAX_GAME_NIGHT_DELAY - MINUTE
    assert mark_begun(plan_game_night(2), [7], late).due_at == late + SEAT_KEPT_TIME


def test_a_moved_evening_calls_again() -> None:
    called = replace(mark_reminder_sent(plan_game_night(2), EIGHT - CALL_LEAD_TIME), call_id=5)
    moved = move_game_night(called, ANN.user_id, EIGHT + timedelta(hours=1), EIGHT - MINUTE)
    assert (moved.status, moved.call_id) == ("open", 5), "the message that called to the former time is to be deleted"
    assert find_due_game_night_step(moved, EIGHT + timedelta(hours=1) - CALL_LEAD_TIME) == "call"


def test_an_evening_that_changes_while_its_people_are_called_is_not_called() -> None:
    before = plan_game_night(2)
    cancelled = cancel_game_night(before, ANN.user_id, NOW)
    moved = move_game_night(before, ANN.user_id, EIGHT + timedelta(hours=1), NOW)
    for changed in (cancelled, moved):
        assert mark_reminder_sent(changed, NOW, EIGHT) == changed


@pytest.mark.parametrize(
    ("people", "seats", "sizes"),
    [(1, 4, [1]), (4, 4, [4]), (5, 4, [2, 3]), (7, 4, [4, 3]), (8, 4, [4, 4]), (9, 4, [3, 3, 3]), (3, 2, [2, 1])],
)
def test_more_people_than_seats_make_another_table(people: int, seats: int, sizes: list[int]) -> None:
    tables = assign_guests_to_tables(plan_game_night(people, seats=seats))
    assert [len(table) for table in tables] == sizes
    assert [guest.user_id for table in tables for guest in table] == list(range(1, people + 1))


def test_nobody_comes_to_one_table() -> None:
    assert assign_guests_to_tables(sign_up_guest(plan_game_night(), ANN, "cannot", NOW)) == [()]


def test_how_many_are_missing_at_all_tables() -> None:
    assert [count_missing_guests(plan_game_night(people)) for people in (1, 2, 3)] == [1, 0, 0]
    assert [count_missing_guests(plan_game_night(people, game="goblin_market", seats=4)) for people in (2, 4, 5)] == [
        1,
        0,
        1,
    ]


@pytest.mark.parametrize(("of_person", "on_server", "refused"), [(2, 19, False), (3, 0, True), (0, 20, True)])
def test_how_many_evenings_may_wait(of_person: int, on_server: int, refused: bool) -> None:
    if refused:
        with pytest.raises(TableError):
            require_below_game_night_limits(of_person, on_server)
    else:
        require_below_game_night_limits(of_person, on_server)


BERLIN, NEW_YORK = "Europe/Berlin", "America/New_York"
WEEKS = [
    (BERLIN, "2026-10-22 20:00", "2026-10-29 20:00"),  # the clock is set back
    (BERLIN, "2027-03-25 20:00", "2027-04-01 20:00"),  # the clock is set forward
    (NEW_YORK, "2026-10-29 20:00", "2026-11-05 20:00"),
    (NEW_YORK, "2027-03-11 20:00", "2027-03-18 20:00"),
    (BERLIN, "2027-03-21 02:30", "2027-03-28 03:30"),  # 02:30 does not exist that day
    (BERLIN, "2027-03-28 03:30", "2027-04-04 03:30"),  # and here nobody wanted it
    (BERLIN, "2026-12-26 20:00", "2027-01-02 20:00"),
]


@pytest.mark.parametrize(("zone", "before", "after"), WEEKS)
def test_a_weekly_evening_keeps_the_time_of_its_hosts_clock(zone: str, before: str, after: str) -> None:
    first, second = (datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)) for text in (before, after))
    evening = replace(plan_game_night(2), zone=zone, begins_at=first.astimezone(UTC), weekly=True, tables=(5,), posts=2)
    fresh = build_next_game_night(evening, first.astimezone(UTC) + timedelta(hours=3))
    assert fresh.begins_at == second.astimezone(UTC)
    assert (fresh.status, fresh.guests, fresh.tables, fresh.posts) == (
        "open",
        (GameNightGuest(1, "Ann", "come"),),
        (),
        0,
    )


def test_a_time_that_the_clock_skipped_is_back_the_week_after() -> None:
    first = datetime(2027, 3, 21, 2, 30, tzinfo=ZoneInfo(BERLIN)).astimezone(UTC)
    evening, found = replace(plan_game_night(), zone=BERLIN, begins_at=first, weekly=True), []
    for _ in range(3):
        assert evening.begins_at
        evening = build_next_game_night(evening, evening.begins_at)
        assert evening.begins_at
        found.append(f"{evening.begins_at.astimezone(ZoneInfo(BERLIN)):%d %H:%M}")
    assert found == ["28 03:30", "04 02:30", "11 02:30"]
    assert move_game_night(evening, ANN.user_id, EIGHT, NOW).clock_minute is None


@pytest.mark.parametrize(
    ("game", "seats", "other", "then"),
    [
        ("goblin_teeth", 5, "goblin_market", 6),  # all seats, of the other game too
        ("goblin_teeth", 4, "goblin_market", 4),
        ("goblin_teeth", 2, "goblin_market", 3),
        ("goats_and_goblins", 5, "gobblestones", 4),
    ],
)
def test_another_game_has_as_many_seats_if_it_can(game: str, seats: int, other: str, then: int) -> None:
    evening = replace(plan_game_night(2, game=game, seats=seats), goblins=True)
    changed = change_game(evening, ANN.user_id, other, NOW)
    assert (changed.game, changed.seats, changed.goblins) == (other, then, False)
    with pytest.raises(TableError):
        change_game(evening, BOB.user_id, other, NOW)


def test_goblins_are_the_hosts_choice_while_it_waits() -> None:
    assert request_goblins(plan_game_night(), ANN.user_id, NOW).goblins
    with pytest.raises(TableError):
        request_goblins(plan_game_night(2), BOB.user_id, NOW)
    with pytest.raises(TableError):
        request_goblins(mark_begun(plan_game_night(), [1], NOW), ANN.user_id, NOW)


def test_which_games_so_many_people_can_play() -> None:
    assert list_playable_games(1) == []
    assert "goblin_market" not in list_playable_games(2)
    assert list_playable_games(6) == ["emerald_skulls", "goats_and_goblins", "goblin_market"]


def test_who_is_interested_in_the_server_event_is_maybe_until_they_answer() -> None:
    evening = add_interested_guest(plan_game_night(), BOB, NOW)
    assert evening.guests[-1] == GameNightGuest(BOB.user_id, "Bob", "maybe", interested=True)
    assert remove_interested_guest(evening, BOB.user_id, NOW).guests == plan_game_night().guests
    pressed = sign_up_guest(evening, BOB, "maybe", NOW)
    assert pressed.guests[-1].interested is False
    assert remove_interested_guest(pressed, BOB.user_id, NOW) is pressed
    assert add_interested_guest(sign_up_guest(evening, BOB, "cannot", NOW), BOB, NOW).guests[-1].answer == "cannot"


def test_a_manager_cancels_what_has_begun_and_the_host_does_not() -> None:
    begun = mark_begun(plan_game_night(2), [1], NOW)
    assert cancel_game_night(begun, 99, NOW, manages=True).off_by == "manager"
    with pytest.raises(TableError):
        cancel_game_night(begun, ANN.user_id, NOW)


def test_a_repeated_hour_is_its_first() -> None:
    first = datetime(2026, 10, 18, 2, 30, tzinfo=ZoneInfo(BERLIN))
    evening = replace(plan_game_night(), zone=BERLIN, begins_at=first.astimezone(UTC), weekly=True)
    assert build_next_game_night(evening, first.astimezone(UTC)).begins_at == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)


def test_weeks_in_which_the_bot_was_away_are_left_out() -> None:
    assert build_next_game_night(
        replace(plan_game_night(), weekly=True), EIGHT + timedelta(days=15)
    ).begins_at == EIGHT + timedelta(21)


@pytest.mark.parametrize(
    ("places", "shares"),
    [
        ({1: 1, 2: 2, 3: 3}, {1: 1, 2: Fraction(1, 2), 3: 0}),
        ({1: 1, 2: 1, 3: 3}, {1: Fraction(3, 4), 2: Fraction(3, 4), 3: 0}),
        ({1: 2, -1: 1, -2: 3}, {1: Fraction(1, 2)}),
        ({1: 1}, {}),
    ],
)
def test_a_match_gives_the_share_of_others_whom_one_beats(places: dict[int, int], shares: dict[int, Fraction]) -> None:
    assert compute_beaten_shares(places) == shares


def test_the_sum_over_the_matches_of_an_evening_decides() -> None:
    assert rank_game_night([{1: 1, 2: 2, 3: 3}, {2: 1, 3: 2}, {3: 1, 1: 2}]) == [
        (2, Fraction(3, 2)),
        (1, Fraction(1)),
        (3, Fraction(1)),
    ]
