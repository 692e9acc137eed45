"""The figures of a person, from the rows of their results and of who else had a seat there."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, insert

from bot.store import schema
from bot.store.models import Result
from bot.store.rows.profiles.played_rows import MetPerson, PlayedScope, select_player_statistics
from bot.tables.profiles.player_statistics import (
    MAX_DOTTED_MATCHES,
    PlayerStatistics,
    RecentResult,
    WinRate,
    build_profile_statistics,
    find_recent_cutoff,
)

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


def rival(number: int, table_id: int, user_id: int | None, place: int | None, leaving: Any = None) -> Result:
    return result(table_id, place, seat=number, turn=9, user_id=user_id, leaving=leaving)


def count(rows: Iterable[Result], scope: PlayedScope = PlayedScope(ME)) -> PlayerStatistics:  # noqa: B008  it never changes
    """Return the figures that a database with these rows gives."""
    engine, stored = create_engine("sqlite://"), list(map(asdict, rows))
    with engine.begin() as connection:
        schema.results.create(connection)
        if stored:
            connection.execute(insert(schema.results), stored)
        found = build_profile_statistics(
            select_player_statistics(connection, scope, MAX_DOTTED_MATCHES, find_recent_cutoff(NOW))
        )
    engine.dispose()
    return found


def figures(own: Sequence[Result], *rivals: tuple[int, int | None, int | None]) -> PlayerStatistics:
    """Return the figures from a person's rows, and from who else had a seat: table, person, place."""
    return count([*own, *(rival(number, *one) for number, one in enumerate(rivals, start=10))])


def test_nothing_played_comes_to_nothing() -> None:
    assert figures([]) == PlayerStatistics()


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
        (result(1, 1, seats=4), [(1, BOB, 2), (1, CID, 3), (1, GOBLIN, 4)], WinRate(1, 1, 0.25, 4)),
        (result(1, 2, seats=2), [(1, BOB, 1)], WinRate(1, 0, 0.5, 2)),
        (result(1, 1, seats=2), [(1, BOB, 1)], WinRate(1, 1, 1.0, 2)),  # both first: nobody was better than even
        (result(1, 1, leaving="resigned"), [(1, BOB, 2)], WinRate(1, 0, 0.5, 2)),  # a goblin won in their place
        (result(1, None), [(1, BOB, None)], WinRate()),  # closed, or all agreed to stop level
        (result(1, 1, seats=1), [], WinRate()),  # alone: no equal share
    ],
)
def test_wins_stand_against_an_equal_share(
    own: Result, rivals: list[tuple[int, int | None, int | None]], share: WinRate
) -> None:
    seen = figures([own], *rivals)
    assert (seen.people if rivals else seen.goblins) == share
    assert seen.matches == 1


def test_nothing_is_said_in_per_cent_of_fewer_than_ten_matches() -> None:
    nine, ten = WinRate(9, 5, 2.25, 4), WinRate(24, 9, 6.0, 4)
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
        RecentResult("gobblestones", 2, 2),
        RecentResult("gobblestones", None, 2, left=True),
        RecentResult("gobblestones", None, 2),
    )


def test_whom_one_met_most_and_how_it_stands() -> None:
    own = [result(1, 1), result(2, 2), result(3, 1), result(4, 1), result(5, 1)]
    seen = figures(
        own, (1, BOB, 2), (2, BOB, 1), (3, BOB, 1), (4, CID, 2), (4, GOBLIN, 3), (5, GOBLIN, 2), (5, UNKNOWN, 2)
    )
    assert seen.most_met == MetPerson(BOB, matches=3, ahead=1, behind=1, level=1)


def test_nobody_is_ahead_where_one_of_the_two_had_left() -> None:
    assert count([result(1), rival(1, 1, BOB, 2, "resigned")]).most_met == MetPerson(BOB, 1, 0, 0, 0)
    gone = result(1, 2, leaving="resigned")
    assert figures([gone], (1, BOB, 1)).most_met == MetPerson(BOB, 1, 0, 0, 0)


def test_goblins_and_the_unknown_are_not_met() -> None:
    assert figures([result(1)], (1, GOBLIN, 2), (1, UNKNOWN, 2)).most_met is None


def test_days_are_counted_once_in_all_and_of_the_last_thirty() -> None:
    days = [NOW, NOW - timedelta(hours=2), NOW - timedelta(days=29), NOW - timedelta(days=31)]
    own = [result(number, ended_at=day) for number, day in enumerate(days, start=1)]
    seen = figures(own)
    assert (seen.days, seen.days_lately) == (3, 2)


def test_somebody_who_had_two_seats_of_a_match_played_it_once() -> None:
    assert figures([result(1, 1, seat=1, turn=1), result(1, None, seat=2, leaving="silent")]).matches == 1


def test_rows_that_cannot_be_read_are_left_out() -> None:
    sound = figures([result(1)], (1, BOB, 2))
    spoilt = [result(2, seats="many"), result(3, game="chess"), result(4, game=b"\xff"), result(5, seats=0)]
    assert figures([result(1), *spoilt], (1, BOB, 2)) == sound


def count_by_hand(own: Sequence[Result], rivals: Sequence[Result]) -> tuple[Any, ...]:
    """Return some figures of matches that their person played from beginning to end, in the plainest way."""
    beside = {one.table_id: [row for row in rivals if row.table_id == one.table_id] for one in own}
    people = {
        one.table_id for one in own if any(row.user_id is None or row.user_id > 0 for row in beside[one.table_id])
    }
    ranked = [one for one in own if one.seats > 1 and one.place]
    even = sum((one.place == 1) + sum(row.place == 1 for row in beside[one.table_id]) for one in ranked)
    met = Counter(row.user_id for row in rivals if row.user_id and row.user_id > 0)
    days = {day for one in own for day in (one.started_at.date(), one.ended_at.date())}
    wins = Counter((one.game, one.table_id in people) for one in ranked if one.place == 1)
    return len(own), wins, even, max(met.values(), default=0), len(days)


@pytest.mark.parametrize("seed", range(20))
def test_the_database_counts_as_one_does_by_hand(seed: int) -> None:
    rng = Random(seed)
    games = ("gobblestones", "goblin_teeth", "goblin_market")
    own = [
        result(table, rng.choice((None, 1, 1, 2, 3)), seats=3, game=rng.choice(games),
               ended_at=NOW - timedelta(hours=rng.randint(1, 900)))
        for table in range(1, 40)
    ]  # fmt: skip
    rivals = [
        rival(seat, one.table_id, rng.choice((None, -5, BOB, BOB, CID)) if seat == 1 else -7, rng.choice((1, 2, 3)))
        for one in own
        for seat in (1, 2)
    ]
    rows = [*own, *rivals]
    rng.shuffle(rows)
    seen = count(rows)
    wins = Counter({(game.game, True): game.people.wins for game in seen.games if game.people.wins})
    wins += Counter({(game.game, False): game.goblins.wins for game in seen.games if game.goblins.wins})
    even = 3 * (seen.people.even + seen.goblins.even)
    met = seen.most_met.matches if seen.most_met else 0
    matches, *others = count_by_hand(own, rivals)
    assert (seen.matches, wins, met, seen.days) == (matches, others[0], *others[2:])
    assert even == pytest.approx(others[1])


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
    seen = figures(own, (3, BOB, 2)).best
    assert (seen and seen.table_id) == best
