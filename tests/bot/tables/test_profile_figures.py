"""The figures of a person: pure, from rows alone."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.store.models import Result
from bot.tables.profiles.figures import Dot, Figures, MostMet, Rival, Share, compute_figures

ME, BOB, CID, GOBLIN, UNKNOWN = 1, 2, 3, -5, None
NOW = datetime(2030, 6, 30, 12, tzinfo=UTC)


def result(table_id: int, place: int | None = 1, **fields: Any) -> Result:
    ended = fields.pop("ended_at", NOW - timedelta(days=table_id))
    known: dict[str, Any] = {
        "seat": 0, "turn": 0, "user_id": ME, "level": None, "game": "gobblestones", "variant": "", "seats": 2,
        "points": 5, "own_moves": 9, "other_moves": 0, "leaving": None, "ending": "rules", "counts": True,
        "guild_id": 7, "channel_id": 8, "started_at": ended - timedelta(hours=1), "ended_at": ended, "rules_version": 1,
    }  # fmt: skip
    return Result(**known | {"table_id": table_id, "place": place} | fields)


def figures(own: list[Result], *rivals: tuple[int, int | None, int | None]) -> Figures:
    return compute_figures(own, [Rival(*rival) for rival in rivals], NOW)


def test_nothing_played_comes_to_nothing() -> None:
    assert figures([]) == Figures()


@pytest.mark.parametrize(
    ("rival", "people", "goblins"),
    [(BOB, 1, 0), (UNKNOWN, 1, 0), (GOBLIN, 0, 1)],
)
def test_matches_with_people_and_against_goblins_alone_are_counted_apart(
    rival: int | None, people: int, goblins: int
) -> None:
    seen = figures([result(1)], (1, rival, 2))
    assert (seen.people.ranked, seen.goblins.ranked) == (people, goblins)
    assert (seen.games[0].people.ranked, seen.games[0].goblins.ranked) == (people, goblins)


@pytest.mark.parametrize(
    ("own", "rivals", "share"),
    [
        (result(1, 1, seats=4), [(1, BOB, 2), (1, CID, 3), (1, GOBLIN, 4)], Share(1, 1, 0.25, 4)),
        (result(1, 2, seats=2), [(1, BOB, 1)], Share(1, 0, 0.5, 2)),
        (result(1, 1, seats=2), [(1, BOB, 1)], Share(1, 1, 1.0, 2)),  # both first: nobody was better than even
        (result(1, 1, leaving="resigned"), [(1, BOB, 2)], Share(1, 0, 0.5, 2)),  # a goblin won in their place
        (result(1, None), [(1, BOB, None)], Share()),  # closed, or all agreed to stop level
        (result(1, 1, seats=1), [], Share()),  # alone: no equal share
    ],
)
def test_wins_stand_against_an_equal_share(
    own: Result, rivals: list[tuple[int, int | None, int | None]], share: Share
) -> None:
    seen = figures([own], *rivals)
    assert (seen.people if rivals else seen.goblins) == share
    assert seen.matches == 1


def test_nothing_is_said_in_per_cent_of_fewer_than_ten_matches() -> None:
    nine, ten = Share(9, 5, 2.25, 4), Share(24, 9, 6.0, 4)
    assert (nine.percent, nine.even_percent) == (None, None)
    assert (ten.percent, ten.even_percent) == (38, 25)


def test_a_share_names_its_seats_only_if_all_matches_had_as_many() -> None:
    own = [result(1, seats=2), result(2, seats=4)]
    assert figures(own, (1, BOB, 2), (2, BOB, 2)).people.seats is None
    assert figures(own[:1], (1, BOB, 2)).people.seats == 2


def test_games_come_by_how_often_they_were_played() -> None:
    own = [result(1, game="goblin_teeth"), result(2), result(3)]
    assert [(one.game, one.matches) for one in figures(own).games] == [("gobblestones", 2), ("goblin_teeth", 1)]


def test_the_last_ten_have_a_dot_the_newest_first() -> None:
    own = [result(1, 2), result(2, 1, leaving="silent"), result(3, None), *map(result, range(4, 20))]
    dots = figures(own).latest
    assert len(dots) == 10
    assert dots[:3] == (
        Dot("gobblestones", 2, 2),
        Dot("gobblestones", None, 2, left=True),
        Dot("gobblestones", None, 2),
    )


def test_whom_one_met_most_and_how_it_stands() -> None:
    own = [result(1, 1), result(2, 2), result(3, 1), result(4, 1), result(5, 1)]
    seen = figures(
        own, (1, BOB, 2), (2, BOB, 1), (3, BOB, 1), (4, CID, 2), (4, GOBLIN, 3), (5, GOBLIN, 2), (5, UNKNOWN, 2)
    )
    assert seen.most_met == MostMet(BOB, matches=3, ahead=1, behind=1, level=1)


def test_nobody_is_ahead_where_one_of_the_two_had_left() -> None:
    left = [Rival(1, BOB, 2, leaving="resigned")]
    assert compute_figures([result(1)], left, NOW).most_met == MostMet(BOB, 1, 0, 0, 0)
    gone = result(1, 2, leaving="resigned")
    assert compute_figures([gone], [Rival(1, BOB, 1)], NOW).most_met == MostMet(BOB, 1, 0, 0, 0)


def test_goblins_and_the_unknown_are_not_met() -> None:
    assert figures([result(1)], (1, GOBLIN, 2), (1, UNKNOWN, 2)).most_met is None


def test_what_is_unlisted_counts_in_the_sums_alone() -> None:
    own, rivals = [result(1), result(2)], [Rival(1, BOB, 2), Rival(2, CID, 2)]
    seen = compute_figures(own, rivals, NOW, unlisted=frozenset({1}))
    assert (seen.matches, seen.people.ranked, seen.days) == (2, 2, 2)
    assert (len(seen.latest), seen.most_met, seen.best) == (1, MostMet(CID, 1, 1, 0, 0), 2)


def test_days_are_counted_once_in_all_and_of_the_last_thirty() -> None:
    days = [NOW, NOW - timedelta(hours=2), NOW - timedelta(days=29), NOW - timedelta(days=31)]
    own = [result(place, ended_at=day) for place, day in enumerate(days, start=1)]
    seen = figures(own)
    assert (seen.days, seen.days_lately) == (3, 2)


def test_somebody_who_had_two_seats_of_a_match_played_it_once() -> None:
    assert figures([result(1, 1, seat=1, turn=1), result(1, None, seat=0, leaving="silent")]).matches == 1


@pytest.mark.parametrize(
    ("own", "best"),
    [
        ([result(1, 2)], None),
        ([result(1, 1, leaving="resigned")], None),
        ([result(1, 1, ending="agreement")], None),
        ([result(2), result(1)], 1),  # the newest ended last
        ([result(2, seats=4), result(1, seats=2)], 2),
        ([result(3), result(2, seats=4)], 3),  # table 3 was played with Bob
    ],
)
def test_the_best_win_is_with_people_at_more_seats_and_new(own: list[Result], best: int | None) -> None:
    assert figures(own, (3, BOB, 2)).best == best
