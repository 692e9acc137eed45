"""The laws of a ladder, for any matches: who rises, who falls, and that nothing depends on how rows are read."""

import math
import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from games.ladder.matches import list_rated_matches
from games.ladder.ratings import START_STRENGTH, STRENGTH_SCALE, Ladder, PlayerRating
from games.ladder.simulation import FIRST_DAY, SimulatedResult

STRENGTHS = {"young": 5.0, "grown": 45.0, "old": 60.0}
ENDINGS = ("rules", "rules", "agreement", "closed")
SEEDS = range(12)
LEAVINGS = (None, None, None, "resigned", "silent", "left-server", "voted-out", "removed-by-host")


def ladder_of(rows: Sequence[SimulatedResult]) -> Ladder:
    return Ladder(lambda _game, _seats, level: STRENGTHS[level]).rate_matches(list_rated_matches(rows))


def stand(rows: Sequence[SimulatedResult]) -> dict[int, float]:
    return {person: standing.strength for person, standing in ladder_of(rows).standings.items()}


def match_of(table: int, *places: int | None, people: Sequence[int] = (), days: float = 0) -> list[SimulatedResult]:
    """Return the rows of a match of these places by seat; people are 1, 2, 3 ... unless they are named."""
    return [
        SimulatedResult(
            table,
            seat,
            people[seat] if people else seat + 1,
            place,
            seats=len(places),
            ended_at=FIRST_DAY + timedelta(days=days),
        )
        for seat, place in enumerate(places)
    ]


def rank_points(points: Sequence[int]) -> list[int]:
    return [1 + sum(other > mine for other in points) for mine in points]


def matches_of(seed: int) -> list[SimulatedResult]:
    """Draw some matches of eight people and goblins of all levels, with ties and all ways to leave."""
    rng, rows = random.Random(seed), list[SimulatedResult]()
    for table in range(1, rng.randint(2, 13)):
        sitters: list[int | str] = [*range(1, 9), *STRENGTHS]
        rng.shuffle(sitters)
        del sitters[rng.randint(2, 8) :]
        places = rank_points([rng.randint(0, 3) for _ in sitters])
        ending, ended_at = rng.choice(ENDINGS), FIRST_DAY + timedelta(hours=rng.randint(0, 40))
        for seat, (sitter, place) in enumerate(zip(sitters, places, strict=True)):
            rows += seat_rows(rng, SimulatedResult(table, seat, 0, place, seats=len(sitters)), sitter, ending, ended_at)
    return rows


def seat_rows(
    rng: random.Random, plain: SimulatedResult, sitter: int | str, ending: str, ended_at: datetime
) -> list[SimulatedResult]:
    """Return the row of a goblin or a person, and that of a substitute for somebody who left."""
    level = sitter if isinstance(sitter, str) else None
    leaving = None if level else rng.choice(LEAVINGS)
    row = replace(
        plain,
        user_id=-plain.seat - 1 if isinstance(sitter, str) else sitter,
        place=None if leaving or ending == "closed" else plain.place,
        level=level,
        leaving=leaving,
        ending=ending,
        ended_at=ended_at,
    )
    substitute = replace(row, user_id=99, turn=1, leaving=None, place=plain.place)
    return [row, substitute] if leaving else [row]


@pytest.mark.parametrize("seed", SEEDS)
def test_rows_in_any_order_give_the_same_to_the_last_digit(seed: int) -> None:
    rows = matches_of(seed)
    mixed = list(rows)
    random.Random(seed).shuffle(mixed)
    assert stand(mixed) == stand(rows)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_that_is_read_twice_counts_once(seed: int) -> None:
    rows = matches_of(seed)
    assert stand([*rows, *rows]) == stand(rows)


@pytest.mark.parametrize("seed", SEEDS)
def test_after_each_match_nobody_passes_who_placed_better(seed: int) -> None:
    rows = matches_of(seed)
    ladder = ladder_of([])
    for match in list_rated_matches(rows):
        before = {person: standing.strength for person, standing in ladder.standings.items()}
        ladder.rate_matches([match])
        after = {person: standing.strength for person, standing in ladder.standings.items()}
        people = [(entrant.person, entrant.rank) for entrant in match.entrants if entrant.person in after]
        for better, rank in people:
            for worse, other in people:
                if (
                    match.ranks
                    and rank < other
                    and before.get(better, START_STRENGTH) >= before.get(worse, START_STRENGTH)
                ):
                    assert after[better] > after[worse]
                if rank == other and before.get(better, START_STRENGTH) == before.get(worse, START_STRENGTH):
                    assert after[better] == after[worse]


@pytest.mark.parametrize("seed", SEEDS)
def test_after_each_match_a_sole_winner_has_not_fallen_and_a_leaver_has_not_risen(seed: int) -> None:
    rows = matches_of(seed)
    ladder = ladder_of([])
    for match in list_rated_matches(rows):
        before = {person: standing.strength for person, standing in ladder.standings.items()}
        ladder.rate_matches([match])
        best = min(entrant.rank for entrant in match.entrants)
        winners = [entrant for entrant in match.entrants if entrant.rank == best and not entrant.left]
        if match.ranks and len(winners) == 1 and winners[0].person:
            assert ladder.standings[winners[0].person].strength > before.get(winners[0].person, START_STRENGTH)
        for entrant in match.entrants:
            if entrant.left and entrant.person:
                assert ladder.standings[entrant.person].strength <= before.get(entrant.person, START_STRENGTH)


def test_two_seconds_who_stood_alike_move_alike_and_above_a_fourth() -> None:
    found = stand(match_of(1, 1, 2, 2, 4))
    assert found[1] > found[2] == found[3] > found[4]


def test_a_third_stays_below_two_tied_winners() -> None:
    """PlackettLuce puts the third above them."""
    found = stand(match_of(1, 1, 1, 3))
    assert found[1] == found[2] > START_STRENGTH > found[3]


def test_a_first_match_of_eight_moves_nobody_by_more_than_four_points() -> None:
    found = stand(match_of(1, *range(1, 9)))
    assert max(abs(strength - START_STRENGTH) for strength in found.values()) < 4


def test_a_veteran_in_second_place_is_not_passed_by_a_newcomer_in_third() -> None:
    rows = [row for table in range(1, 61) for row in match_of(table, 1, 2, 3, people=(2, 50, 51), days=table)]
    rows += [row for table in range(61, 121) for row in match_of(table, 3, 2, 1, people=(2, 50, 51), days=table)]
    before = stand(rows)[2]
    found = stand(rows + match_of(500, 1, 2, 3, 4, 4, 4, people=(7, 2, 8, 9, 10, 11), days=500))
    assert found[2] - before > found[8] - START_STRENGTH > 0


def test_gain_shrinks_with_each_repeat_of_the_same_pair_on_one_day() -> None:
    gains, before = [], START_STRENGTH
    for table in range(1, 8):
        now = stand([row for number in range(1, table + 1) for row in match_of(number, 1, 2)])[1]
        gains.append(now - before)
        before = now
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] < gains[0] / 3
    assert stand(match_of(1, 1, 2) + match_of(2, 1, 2, days=1))[1] - START_STRENGTH > gains[0] + gains[1]


def test_a_goblin_beside_a_pair_does_not_make_their_repeats_worth_more() -> None:
    def gain(goblins: int) -> float:
        def played(table: int) -> list[SimulatedResult]:
            rows = match_of(table, 1, *[2] * (goblins + 1))
            return [*rows[:2], *(replace(row, user_id=-3, level="young") for row in rows[2:])]

        once, often = (stand([row for table in range(1, n + 1) for row in played(table)])[1] for n in (1, 9))
        return (often - START_STRENGTH) / (once - START_STRENGTH)

    assert gain(1) < 5
    assert gain(1) == pytest.approx(gain(0), abs=0.1)


def test_a_pair_of_whom_one_deleted_their_data_gains_no_more_than_before() -> None:
    rows = [row for table in range(1, 9) for row in match_of(table, 1, 2)]
    deleted = [replace(row, user_id=None) if row.user_id == 2 else row for row in rows]
    assert stand(deleted)[1] - START_STRENGTH < 1.1 * (stand(rows)[1] - START_STRENGTH)


def test_people_who_deleted_their_data_start_anew_in_each_match_and_are_on_no_ladder() -> None:
    first = replace(match_of(1, 2, 1)[1], user_id=None)
    rows = [match_of(1, 2, 1)[0], first]
    again = [
        replace(row, table_id=2, ended_at=FIRST_DAY + timedelta(days=1), user_id=row.user_id and 5) for row in rows
    ]
    found = stand(rows + again)
    assert found[1] == found[5] < START_STRENGTH
    assert set(found) == {1, 5}


def test_young_goblins_beaten_for_ever_prove_no_more_than_they_are_worth() -> None:
    """Three of four matches won are odds of three: a lead of ln 3 scales, and no more however often one plays."""
    rows = []
    for table in range(1, 801):
        person, goblin = match_of(table, 2, 1, days=table) if table % 4 == 0 else match_of(table, 1, 2, days=table)
        rows += [person, replace(goblin, user_id=-1, level="young")]
    worth = STRENGTHS["young"] + STRENGTH_SCALE * math.log(3)
    assert worth - 6 < stand(rows)[1] < worth + 2


def test_the_step_is_the_change_over_the_last_ten_matches() -> None:
    standing = PlayerRating()
    for strength in range(30, 45):
        standing.record_strength(float(strength))
    assert standing.step == 44 - 34
    newcomer = PlayerRating()
    newcomer.record_strength(27.0)
    assert newcomer.step == 2


def test_a_ladder_goes_on_where_it_was() -> None:
    rows = [row for table in range(1, 7) for row in match_of(table, 1, 2, 3, days=table // 3)]
    whole = list(list_rated_matches(rows))
    step_by_step = ladder_of([]).rate_matches(whole[:4]).rate_matches(whole[4:])
    assert dict(step_by_step.standings) == dict(ladder_of(rows).standings)
