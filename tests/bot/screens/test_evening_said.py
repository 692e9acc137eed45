"""What an evening says: nothing that is not so, to its host, to those who come, and to those who may."""

from dataclasses import replace
from datetime import timedelta
from fractions import Fraction
from zoneinfo import ZoneInfo

import pytest

from bot.screens.board import format_timestamp
from bot.screens.layout import Menu, Screen
from bot.screens.pages import game_night as evening_pages
from bot.screens.pages.game_night import (
    GameNightPlayed,
    GameNightTable,
    ask_timezone,
    ask_to_cancel,
    ask_which_other_game,
    build_game_night_time_form,
    confirm_game_night_answer,
    render_game_night,
    render_game_night_change,
    render_game_night_reminder,
)
from bot.store.game_night_models import GameNight, OffBy, SignUp
from bot.store.models import Status
from bot.tables.game_nights.date_phrases import parse_game_night_date
from bot.tables.game_nights.game_night import (
    NEXT_MATCH_WAIT,
    end_game_night,
    mark_begun,
    mark_reminder_sent,
    sign_up_guest,
)
from games import list_game_keys
from games.engine import Match
from games.engine.words import load_words
from tests.bot.evenings import BOB, CAT, EIGHT, NOW, plan_game_night
from tests.bot.screens.scenes import Played, text_of
from tests.undrawn import picture

SAY = load_words("en")
ENDED = EIGHT + timedelta(hours=1)


@pytest.fixture(autouse=True)
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening_pages, "draw_banner_head", picture)


def begun(status: Status, **changes: object) -> tuple[GameNight, GameNightPlayed]:
    """Return an evening to which two come and Cat may; Cat sits with the others at its table."""
    evening = mark_begun(sign_up_guest(plan_game_night(2, **changes), CAT, "maybe", NOW), (1,), EIGHT)
    table = Played(Match.deal_by_key("goblin_market", seats=3, seed=bytes(32))).table
    sitters = tuple(
        replace(one, user_id=user, name=name)
        for one, user, name in zip(table.sitters, (1, 2, 3), ("Ann", "P2", "Cat"), strict=True)
    )
    table = replace(table, status=status, sitters=sitters, ended_at=ENDED if status == "over" else None)
    shown = GameNightTable(table, "LINK", status == "over", ("Cat",))
    return evening, GameNightPlayed((shown,))


def menu_of(screen: Screen) -> list[str]:
    return [option.value for part in screen.parts if isinstance(part, Menu) for option in part.options]


def test_the_form_shows_the_time_as_it_is_set() -> None:
    for zone, shown in (
        ("Europe/Berlin", f"{EIGHT.astimezone(ZoneInfo('Europe/Berlin')):%Y-%m-%d %H:%M}"),
        ("UTC", ""),
    ):
        (line,) = build_game_night_time_form(plan_game_night(zone=zone), SAY).fields
        assert getattr(line, "value", None) == shown
        assert not shown or parse_game_night_date(shown, zone, NOW, SAY).moments == (EIGHT,)


def test_a_single_match_gives_points_that_the_post_lists() -> None:
    evening, played = begun("over")
    played = replace(played, ranking=(("Cat", Fraction(1)), ("Ann", Fraction(1, 2))))
    assert "**Points of the evening:** Cat 1 and Ann 0.5" in text_of(render_game_night(evening, SAY, played))


def test_who_sits_at_a_table_is_no_longer_one_who_may_come() -> None:
    assert "Maybe (1): Cat" in text_of(render_game_night(sign_up_guest(plan_game_night(), CAT, "maybe", NOW), SAY))
    evening, played = begun("playing")
    text = text_of(render_game_night(evening, SAY, played))
    assert "**Coming (3)**: Ann, P2, and Cat" in text
    assert "Maybe" not in text


def test_a_post_says_who_played_once_it_is_over() -> None:
    evening, played = begun("over")
    text = text_of(render_game_night(end_game_night(evening, NOW), SAY, played))
    assert "**Played (3)**: Ann, P2, and Cat" in text
    assert "Coming" not in text


def test_a_post_invites_to_its_tables_only_while_they_wait() -> None:
    for status, told in (("lobby", "Press **I’m here**"), ("playing", ""), ("over", "Press **Play the next**")):
        evening, played = begun(status)  # type: ignore[arg-type]
        text = text_of(render_game_night(evening, SAY, played))
        assert told in text
        assert ("I’m here" in text) == (status == "lobby")
        assert (f"ends {format_timestamp(ENDED + NEXT_MATCH_WAIT)}" in text) == (status == "over")


@pytest.mark.parametrize(
    ("off_by", "told"),
    [
        ("", "The next one is posted below"),
        ("late", "The next one is posted below"),
        ("host", "It will not come again"),
        ("deleted", "It will not come again"),
    ],
)
def test_a_weekly_evening_that_has_ended_says_whether_another_follows(off_by: OffBy, told: str) -> None:
    over = end_game_night(plan_game_night(weekly=True), NOW, off_by)
    text = text_of(render_game_night(over, SAY))
    assert told in text
    assert "every week" not in text, "this one is over"
    assert told not in text_of(render_game_night(end_game_night(plan_game_night(), NOW, off_by), SAY))


def test_a_weekly_evening_can_be_stopped_until_it_is_over() -> None:
    evening, played = begun("over", weekly=True)
    shown = render_game_night(evening, SAY, played)
    assert menu_of(shown) == ["weekly", "end"]
    assert "after the last match I post the game night of next week" in text_of(shown)
    assert menu_of(render_game_night(begun("over")[0], SAY, played)) == ["end"]


def test_the_host_reads_what_stopping_and_repeating_do() -> None:
    told = []
    for weekly in (False, True):
        (menu,) = [one for one in render_game_night(plan_game_night(weekly=weekly), SAY).parts if isinstance(one, Menu)]
        told.append(next(option.description for option in menu.options if option.value == "weekly"))
    assert told == ["The next one is posted when this one is over", "No other one follows this one"]


def test_cancelling_says_how_many_are_notified_and_that_the_series_ends() -> None:
    assert "notify" not in text_of(ask_to_cancel(plan_game_night(2), 0, SAY))
    assert "notify one person" in text_of(ask_to_cancel(plan_game_night(2), 1, SAY))
    assert "not come again" in text_of(ask_to_cancel(plan_game_night(2, weekly=True), 1, SAY))


def test_the_message_that_an_evening_is_cancelled_names_its_time() -> None:
    off = end_game_night(plan_game_night(2, weekly=True), NOW, "host")
    text = text_of(render_game_night_change(off, (2,), "LINK", SAY))
    assert f"<t:{int(EIGHT.timestamp())}:F> is cancelled" in text
    assert "will not come again" in text


def test_goblins_of_a_preset_are_asked_for_already() -> None:
    few = plan_game_night(1, game="goblin_market")
    for evening, goblins, asks in (
        (few, True, True),
        (replace(few, preset="hard-goblins"), True, False),
        (replace(few, preset="hard-goblins"), False, True),
    ):
        text = text_of(render_game_night_reminder(evening, (1,), "LINK", SAY, goblins=goblins))
        assert ("2 more people are needed" in text) is asks


def test_zones_are_offered_in_the_order_of_their_clocks() -> None:
    (menu,) = [one for one in ask_timezone(plan_game_night(), NOW, SAY).parts if isinstance(one, Menu)]
    here = [NOW.astimezone(ZoneInfo(option.value)).replace(tzinfo=None) for option in menu.options]
    assert here == sorted(here)


def test_games_to_choose_from_are_described_without_marks() -> None:
    (menu,) = [
        one for one in ask_which_other_game(plan_game_night(), list_game_keys(), SAY).parts if isinstance(one, Menu)
    ]
    assert not [option.description for option in menu.options if "-#" in (option.description or "")]


@pytest.mark.parametrize(
    ("answer", "calls", "called", "told", "not_told"),
    [
        ("come", True, False, f"call you here at <t:{int(EIGHT.timestamp()) - 600}:f>", "not call"),
        ("come", False, False, "I will not call you", "call you here at"),
        ("come", True, True, f"It begins at <t:{int(EIGHT.timestamp())}:t>", "call"),
        ("maybe", True, False, "I will not call you", "call you here at"),
        ("cannot", True, False, "You can’t come", "not call"),
    ],
)
def test_an_answer_is_confirmed_with_when_its_person_is_called(
    answer: SignUp, calls: bool, called: bool, told: str, not_told: str
) -> None:
    evening = sign_up_guest(plan_game_night(), BOB, answer, NOW)
    evening = mark_reminder_sent(evening, NOW) if called else evening
    text = text_of(confirm_game_night_answer(evening, BOB.user_id, SAY, calls=calls))
    assert told in text
    assert not_told not in text


def test_a_call_says_what_to_press_and_is_true_later_too() -> None:
    evening = plan_game_night(4)
    text = text_of(render_game_night_reminder(evening, (1, 2), "LINK", SAY))
    assert "I’m here" in text
    assert ":R>" not in text, "it would count on once it has begun"
    begun = mark_begun(evening, (), NOW)
    assert "See the tables" in text_of(render_game_night_reminder(begun, (1, 2), "LINK", SAY))
