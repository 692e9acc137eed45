"""Nobody who plays on is called often, and nobody who is away is called late."""

import pytest

from bot.ui.surfaces.presence import Presence
from tests.pings.playing import LATEST, MOST, WAYS, count_match
from tests.undrawn import nothing_drawn

SKULLS = WAYS["emerald_skulls"]


async def test_people_who_answer_soon_are_hardly_ever_called() -> None:
    with nothing_drawn():
        counted = await count_match(SKULLS, 1)
    assert min(counted.questions.values()) > 10
    assert max(counted.pings.values(), default=0) <= MOST


async def test_who_goes_away_is_called_within_some_seconds_and_then_at_once() -> None:
    with nothing_drawn():
        counted = await count_match(SKULLS, 1, away_after=2)
    assert [late.total_seconds() for late in counted.late] == [LATEST.total_seconds(), 0]


async def test_without_a_look_at_who_is_prompt_people_would_be_called_more_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Presence, "answers_promptly", lambda *_: False)
    with nothing_drawn():
        counted = await count_match(SKULLS, 1)
    assert sum(counted.pings.values()) > 2
