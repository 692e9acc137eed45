"""Evenings for tests."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.store.game_night_models import GameNight
from bot.store.models import Person
from bot.tables.game_nights.game_night import publish_game_night, sign_up_guest

NOW = datetime(2026, 12, 1, 15, tzinfo=UTC)
EIGHT = datetime(2026, 12, 3, 20, tzinfo=UTC)
ANN, BOB, CAT, DAN = (Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cat", "Dan"), 1))
MINUTE = timedelta(minutes=1)


def draft_evening(**changes: object) -> GameNight:
    draft = GameNight(
        id=1,
        guild_id=10,
        channel_id=11,
        host_id=ANN.user_id,
        host_name="Ann",
        game="goblin_teeth",
        seats=4,
        language="en",
        asked="thursday at 8pm",
        zone="UTC",
        status="draft",
        created_at=NOW,
        changed_at=NOW,
        begins_at=EIGHT,
    )
    return replace(draft, **changes)  # type: ignore[arg-type]


def plan_game_night(people: int = 1, **changes: object) -> GameNight:
    """Return an open evening to which so many people come, Ann first."""
    evening = publish_game_night(draft_evening(**changes), NOW)
    for number in range(2, people + 1):
        evening = sign_up_guest(evening, Person(number, f"P{number}"), "come", NOW)
    return evening
