"""Tiers and places: everybody who has had enough matches is in one, and hiding moves nobody."""

from games.ladder.goblin_ratings import GoblinStrengths, GoblinStrengthTable
from games.ladder.ratings import START_STRENGTH, Ladder, PlayerRating
from games.ladder.tiers import MIN_PLACED_MATCHES, TIERS, LadderPlace, drop_opted_out_people, find_tier, rank_standings


def ladder_with(**strengths: float) -> Ladder:
    ladder = Ladder(lambda *_: START_STRENGTH)
    for name, strength in strengths.items():
        standing = PlayerRating(matches=MIN_PLACED_MATCHES - 1)
        standing.record_strength(strength)
        ladder._standings[int(name.removeprefix("p"))] = standing
    return ladder


def test_newcomers_start_at_the_long_table_and_tiers_fall_to_the_doorstep() -> None:
    assert find_tier(START_STRENGTH) == "long-table"
    assert [find_tier(least) for _, least in TIERS] == [tier for tier, _ in TIERS]
    assert find_tier(-1000) == "doorstep"
    assert [least for _, least in TIERS] == sorted((least for _, least in TIERS), reverse=True)


def test_the_strongest_is_first_and_who_is_equally_strong_shares_a_place() -> None:
    placed = rank_standings(ladder_with(p1=20.0, p2=40.0, p3=20.0, p4=10.0))
    assert [(one.place, one.person) for one in placed] == [(1, 2), (2, 1), (2, 3), (4, 4)]
    assert (placed[0].tier, placed[0].step) == ("fireside", 15)


def test_who_has_had_too_few_matches_is_not_placed() -> None:
    ladder = ladder_with(p1=20.0)
    ladder._standings[2] = PlayerRating(30.0, MIN_PLACED_MATCHES - 1)
    assert [one.person for one in rank_standings(ladder)] == [1]


def test_people_below_somebody_who_hides_move_up() -> None:
    placed = rank_standings(ladder_with(p1=50.0, p2=40.0, p3=40.0, p4=10.0))
    shown: list[LadderPlace] = drop_opted_out_people(placed, frozenset({1, 3}))
    assert [(one.place, one.person) for one in shown] == [(1, 2), (2, 4)]


def test_goblins_count_as_at_the_nearest_number_of_seats() -> None:
    two, four = (GoblinStrengths(young=a, grown=b, old=b + 5, matches=1, old_matches=1) for a, b in ((1, 2), (3, 40)))
    values = GoblinStrengthTable({"gobblestones": {2: two, 4: four}})
    assert values.find_measured_strength("gobblestones", 2, "young") == 1
    assert values.find_measured_strength("gobblestones", 3, "young") == 1
    assert values.find_measured_strength("gobblestones", 8, "old") == 45
    assert values.find_measured_strength("of tomorrow", 4, "old") == START_STRENGTH
    assert values.find_nearest_level("gobblestones", 4, 30.0) == "grown"
    assert values.find_nearest_level("gobblestones", 4, -30.0) == "young"
