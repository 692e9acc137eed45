"""What the server event of an evening says, and what follows when somebody changes one or the other."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.store.game_night_models import GameNight
from bot.tables.game_nights.game_night import mark_begun, move_game_night
from bot.tables.game_nights.server_event import (
    ESTIMATED_DURATION,
    MIN_END_EXTENSION,
    EventFacts,
    apply_event_change,
    build_server_event_facts,
    detach_server_event,
)
from tests.bot.evenings import ANN, EIGHT, MINUTE, NOW, plan_game_night

NAME = "Game night"
HOUR = timedelta(hours=1)
FACTS = EventFacts(NAME, EIGHT, EIGHT + ESTIMATED_DURATION)


def with_event(**changes: object) -> GameNight:
    return replace(plan_game_night(2), event=True, event_id=5, event_shown=FACTS.format_text(), **changes)  # type: ignore[arg-type]


def test_facts_are_kept_as_text() -> None:
    assert EventFacts.from_text(FACTS.format_text()) == FACTS
    assert EventFacts.from_text("") is None


def test_an_event_says_when_the_evening_begins_and_moves_with_it() -> None:
    assert build_server_event_facts(plan_game_night(2), NAME, NOW) == FACTS
    longer = replace(FACTS, ends_at=EIGHT + 3 * HOUR)
    moved = move_game_night(with_event(), ANN.user_id, EIGHT + HOUR, NOW)
    moved = replace(moved, event_shown=longer.format_text())
    assert build_server_event_facts(moved, NAME, NOW) == EventFacts(NAME, EIGHT + HOUR, EIGHT + 4 * HOUR)
    assert build_server_event_facts(with_event(title="Ours"), NAME, NOW) == replace(FACTS, name="Ours")


@pytest.mark.parametrize(
    ("now", "ends_at"),
    [
        (EIGHT, EIGHT + ESTIMATED_DURATION),
        (EIGHT + ESTIMATED_DURATION - 10 * MINUTE, EIGHT + ESTIMATED_DURATION - 10 * MINUTE + MIN_END_EXTENSION),
    ],
)
def test_its_end_moves_while_tables_play(now: object, ends_at: object) -> None:
    begun = mark_begun(with_event(), [1], EIGHT)
    assert build_server_event_facts(begun, NAME, now) == replace(FACTS, ends_at=ends_at)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("heard", "active", "begins_at", "title"),
    [
        (FACTS, False, EIGHT, ""),
        (replace(FACTS, name="Ours"), False, EIGHT, "Ours"),
        (replace(FACTS, begins_at=EIGHT + HOUR), False, EIGHT + HOUR, ""),
        (replace(FACTS, begins_at=NOW), False, EIGHT, ""),  # a time that has passed
        (replace(FACTS, begins_at=EIGHT - HOUR), True, EIGHT, ""),  # somebody began it early
        (replace(FACTS, ends_at=EIGHT + HOUR), False, EIGHT, ""),
    ],
)
def test_an_evening_follows_its_event(heard: EventFacts, active: bool, begins_at: object, title: str) -> None:
    followed = apply_event_change(with_event(), heard, NAME, NOW, active=active)
    assert (followed.begins_at, followed.title) == (begins_at, title)
    assert followed.event_shown == heard.format_text()


def test_what_the_evening_changed_itself_is_heard_and_changes_nothing() -> None:
    moved = move_game_night(with_event(), ANN.user_id, EIGHT + HOUR, NOW)
    echo = EventFacts("Game night: Goats", EIGHT + HOUR, EIGHT + HOUR + ESTIMATED_DURATION)
    followed = apply_event_change(moved, echo, "Game night: Goats", NOW)
    assert (followed.begins_at, followed.title, followed.status) == (EIGHT + HOUR, "", "open")


def test_a_lost_event_is_forgotten() -> None:
    lost = detach_server_event(with_event())
    assert (lost.event, lost.event_id, lost.event_shown) == (False, None, "")
    assert apply_event_change(lost, FACTS, NAME, NOW) is lost
