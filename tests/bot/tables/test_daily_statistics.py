"""How people did on many days: which share of the others they beat, and how many days in a row were played."""

import pytest

from bot.store.models import RankedDay
from bot.tables.days.daily_statistics import DayResults, count_streak, rank_day_people

FIELDS = {1: DayResults({"1": 2, "5": 1, "9": 1}), 2: DayResults({"5": 1}), 3: DayResults({"1": 1, "5": 3})}


def played(user: int, day: int, rank: str | None) -> RankedDay:
    return RankedDay(user, f"Person {user}", day, rank, 1, "🟩")


@pytest.mark.parametrize(
    ("day", "rank", "share"),
    [
        (1, "9", 1.0),
        (1, "5", 2 / 3),
        (1, "1", 0.0),
        (1, None, 0.0),
        (2, "5", None),
        (2, None, 0.0),
        (3, "5", 1 / 3),
    ],
)
def test_a_share_counts_the_others_who_did_worse(day: int, rank: str | None, share: float | None) -> None:
    assert FIELDS[day].compute_fraction_beaten(rank) == pytest.approx(share)


def test_people_are_ranked_by_their_mean_and_those_with_few_days_come_last() -> None:
    tries = [
        *(played(1, day, "5") for day in (1, 2, 3)),
        *(played(2, day, None) for day in (1, 2, 3)),
        played(3, 1, "9"),
        played(4, 2, "5"),
    ]
    rows = rank_day_people(tries, FIELDS)
    assert [(row.user_id, row.days, row.finished, row.percent) for row in rows] == [
        (1, 3, 3, 50),
        (2, 3, 0, 0),
        (3, 1, 1, 100),
        (4, 1, 1, None),
    ]


@pytest.mark.parametrize(
    ("days", "day", "run"), [([9, 8, 7, 5], 9, 3), ([9, 7], 9, 1), ([8, 7], 9, 0), ([], 9, 0), ([9], 9, 1)]
)
def test_a_run_ends_at_the_first_day_without_players(days: list[int], day: int, run: int) -> None:
    assert count_streak(days, day) == run
