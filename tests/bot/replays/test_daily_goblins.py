"""The goblins of the daily deal in their process: the same answers in any process, and in none."""

import os
import signal
import sys
from datetime import date

import pytest

from bot.replays.days.daily_goblins import DayGoblinProcess, DayGoblins
from games.engine import Match
from games.engine.daily import PERSON_SEAT, DailyMatch, create_daily_rng, deal_daily_match, list_daily_goblin_answers
from games.engine.goblins import compute_goblin_move

COMMAND = "bot.replays.days.daily_goblins.DAILY_THINKER_COMMAND"


@pytest.fixture
def asked() -> Match:
    """Return a day's match that waits for a goblin."""
    match = DailyMatch(deal_daily_match(bytes(32), date(2027, 1, 1), "gobblestones")).match
    while match.decision and PERSON_SEAT in match.decision.seats:
        match.play(PERSON_SEAT, compute_goblin_move(match, PERSON_SEAT, create_daily_rng(match)))
    return match


def test_a_process_answers_as_this_one_does_and_a_new_one_takes_its_place(asked: Match) -> None:
    process, expected = DayGoblinProcess(), list_daily_goblin_answers(asked.build_record())
    assert process.find_answers(asked) == expected != ()
    number = process.process_id
    assert number
    if sys.platform == "linux":
        assert os.getpriority(os.PRIO_PROCESS, number) > os.getpriority(os.PRIO_PROCESS, 0)
    os.kill(number, signal.SIGKILL)
    assert process.find_answers(asked) == expected
    assert process.process_id not in {None, number}
    process.close_process()


async def test_goblins_think_here_if_no_process_answers_and_once_for_all(
    asked: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(COMMAND, (sys.executable, "-S", "-c", "input()"))
    goblins, expected = DayGoblins(), list_daily_goblin_answers(asked.build_record())
    assert await goblins.find_answers(asked) == expected
    monkeypatch.delattr("bot.replays.days.daily_goblins.list_daily_goblin_answers")
    assert await goblins.find_answers(asked.fork()) == expected


async def test_no_process_is_started_while_the_person_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(COMMAND, ("no such program",))
    day = DailyMatch(deal_daily_match(bytes(32), date(2027, 1, 1), "goats_and_goblins"))
    assert await DayGoblins().find_answers(day.match) == ()


def test_a_record_that_comes_out_differently_has_no_answer(asked: Match) -> None:
    record = asked.build_record()
    changed = record.model_copy(update={"moves": [record.moves[0]._replace(check="00000000"), *record.moves[1:]]})
    with pytest.raises(ValueError, match="the rules have changed"):
        list_daily_goblin_answers(changed)
