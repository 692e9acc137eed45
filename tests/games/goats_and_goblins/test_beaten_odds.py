"""The odds that an expedition beat, from what everybody saw before it began."""

from fractions import Fraction

from games.engine import Event
from games.goats_and_goblins import events
from games.goats_and_goblins.beaten_odds import list_successful_expedition_odds
from games.goats_and_goblins.odds import compute_success_chance, count_unseen_at_start

START = count_unseen_at_start(voting=True)


def drew(number: int = 0) -> Event:
    return (
        events.CaveInDrawn(0, f"cave-in-{number}", 0, 0, number, number)
        if number
        else events.SafeCardDrawn(0, "gold-1", 0, 0)
    )


HOME = events.ReturnedWithCards(0, ["gold-1"], [0])


def test_the_first_expedition_has_the_odds_of_so_many_cards_from_the_whole_cave() -> None:
    beaten = list(list_successful_expedition_odds([*[drew()] * 6, HOME], voting=True))
    assert beaten == [(HOME, compute_success_chance(START, START, 6))]
    assert round(float(beaten[0][1]) * 100) == 62


def test_what_an_expedition_drew_is_known_to_the_next_however_the_first_one_ended() -> None:
    fallen = events.CaveCollapsedWithSurvivors(0, [], [1])
    story = [drew(2), drew(1), fallen, drew(), HOME]
    (beaten,) = list_successful_expedition_odds(story, voting=True)
    assert beaten == (HOME, compute_success_chance(START.remove_card(2).remove_card(1), START, 1))


def test_nothing_is_yielded_for_a_cave_that_came_down() -> None:
    assert (
        list(
            list_successful_expedition_odds([drew(1), drew(2), events.CaveCollapsedOnEverybody(0, [], [])], voting=True)
        )
        == []
    )


def test_a_spectator_reckons_without_what_somebody_peeked_at() -> None:
    peeked = [events.CaveCardPeeked(0), drew(), HOME]
    assert (
        next(list_successful_expedition_odds(peeked, voting=True))[1]
        == compute_success_chance(START, START, 1)
        > Fraction(9, 10)
    )
