"""The odds: exact counts, compared with the rules page, brute force and simulation."""

import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from games.engine import Match, SwiftChance
from games.goats_and_goblins import (
    GoatsAndGoblins,
    GoatsAndGoblinsOptions,
    GoatsAndGoblinsView,
    compute_expedition_odds,
)
from games.goats_and_goblins.cave import VALUE_BY_CARD, list_full_cave_deck
from games.goats_and_goblins.odds import UnseenCards, compute_success_chance, count_unseen_at_start
from tests.games.goats_and_goblins.cave_table import CaveTable

PAGE = {3: 89, 4: 79, 5: 69, 6: 59, 7: 49}
"""In per cent, from all 63 cards: the rules page."""
AFTER_THE_SETUP = {3: 90, 4: 81, 5: 72, 6: 62, 7: 52}
"""In per cent, from the 59 cards that the setup leaves: the four aside hold two Cave-Ins on average."""

FULL = UnseenCards(44, (0, 14, 5, 0), aside=0)


def survives(cards: list[int]) -> bool:
    return sum(VALUE_BY_CARD[card] for card in cards) < 3


@pytest.mark.parametrize(("draws", "per_cent"), PAGE.items())
def test_from_a_full_cave_the_odds_are_those_of_the_page(draws: int, per_cent: int) -> None:
    assert round(float(compute_success_chance(FULL, FULL, draws)) * 100) == per_cent


@pytest.mark.parametrize(("draws", "per_cent"), PAGE.items())
def test_a_simulated_full_cave_agrees_with_the_page(draws: int, per_cent: int) -> None:
    luck, cave = random.Random(draws), list_full_cave_deck(voting=True)
    successes = sum(survives(luck.sample(cave, draws)) for _ in range(20_000))
    assert successes / 200 == pytest.approx(per_cent, abs=1.5)


@pytest.mark.parametrize(("draws", "per_cent"), AFTER_THE_SETUP.items())
def test_the_first_expedition_of_a_match_has_slightly_better_odds(draws: int, per_cent: int) -> None:
    game = GoatsAndGoblins()
    view = game.view(game.deal(4, GoatsAndGoblinsOptions(), SwiftChance(1)), None)
    assert round(float(compute_expedition_odds(view, draws)) * 100) == per_cent


def test_simulated_deals_agree_with_the_odds_of_the_first_expedition() -> None:
    game, successes, deals = GoatsAndGoblins(), dict.fromkeys(AFTER_THE_SETUP, 0), 6000
    for seed in range(deals):
        cave = game.deal(4, GoatsAndGoblinsOptions(), SwiftChance(seed)).cave
        for draws in successes:
            successes[draws] += survives(cave[-draws:])
    for draws, per_cent in AFTER_THE_SETUP.items():
        assert successes[draws] / deals * 100 == pytest.approx(per_cent, abs=2.5)


def test_five_cards_succeed_in_60_to_75_of_a_hundred() -> None:
    for voting in (True, False):
        assert (
            0.6
            <= compute_success_chance(count_unseen_at_start(voting=voting), count_unseen_at_start(voting=voting), 5)
            <= 0.75
        )


def deals(values: list[int]) -> Iterator[list[int]]:
    """Yield the cave (as values) of every way to put four of four and four aside, unshuffled."""
    treasures = [index for index, value in enumerate(values) if not value]
    cave_ins = [index for index, value in enumerate(values) if value]
    for some in combinations(treasures, 4):
        for others in combinations(cave_ins, 4):
            for gone in combinations(some + others, 4):
                yield [value for index, value in enumerate(values) if index not in gone]


@pytest.mark.parametrize("seen", [(), (0,), (1,), (2, 0), (1, 0)])
def test_the_odds_agree_with_counting_every_deal_of_a_small_cave(seen: tuple[int, ...]) -> None:
    """Five treasures, Cave-Ins 1 1 1 2 2; some cards were seen; two more are to be drawn from a value of 0."""
    start = UnseenCards(5, (0, 3, 2, 0))
    unseen = start
    for value in seen:
        unseen = unseen.remove_card(value)
    hits = total = 0
    for cave in deals([0] * 5 + [1] * 3 + [2] * 2):
        for order in permutations(cave, len(seen) + 2):
            if order[: len(seen)] == seen:
                total += 1
                hits += sum(order[len(seen) :]) < 3
    assert compute_success_chance(unseen, start, 2) == Fraction(hits, total)


def test_the_odds_of_drawing_nothing_are_certain() -> None:
    assert compute_success_chance(FULL, FULL, 0) == 1
    assert compute_success_chance(FULL, FULL, 0, value=3) == 0


def test_the_odds_of_more_cards_than_the_cave_holds_are_those_of_all_it_holds() -> None:
    tiny = UnseenCards(3, (0, 2, 0, 0), aside=0)
    assert compute_success_chance(tiny, FULL, 99) == compute_success_chance(tiny, FULL, 5) == 1


def test_the_odds_of_a_view_are_those_of_what_is_still_to_be_drawn() -> None:
    match = Match.deal_by_key("goats_and_goblins", seats=4, options={"first": 1}, seed=bytes(32))
    match.play(0, "declare 5")
    view = match.view(None)
    assert isinstance(view, GoatsAndGoblinsView)
    assert (
        compute_expedition_odds(view)
        == compute_expedition_odds(view, 5)
        == compute_success_chance(count_unseen_at_start(voting=True), count_unseen_at_start(voting=True), 5)
    )


def test_who_has_seen_the_top_card_reckons_with_it() -> None:
    hands = {"ann": "seeing-stone 0", "bob": "push-2 0", "cid": "push-2 0"}
    table = CaveTable(3, top="cave-in 2, cave-in 1, gold 1", hands=hands)
    table.do("ann declare 3", "bob in", "cid in")
    table.until_drawn(1)
    assert table.view().cave_in_value == 2
    table.do("ann play seeing-stone", "bob pass", "cid pass")
    assert str(table.view("ann").seen) == "cave-in 1"
    assert compute_expedition_odds(table.view("ann")) == 0
    assert compute_expedition_odds(table.view("bob")) == compute_expedition_odds(table.view()) > 0


def test_imagined_worlds_come_out_as_the_odds_say() -> None:
    game = GoatsAndGoblins()
    luck = SwiftChance(3)
    state = game.deal(2, GoatsAndGoblinsOptions(), luck)
    for _ in range(12):
        game.play(state, state.leader, game.parse_move("draw"), luck)
        while state.decision and state.decision.kind in ("react", "beat"):
            game.play(state, state.decision.seats[0], game.parse_move("pass"), luck)
    worlds = 6000
    for draws in (2, 4):
        chance = float(compute_expedition_odds(game.view(state, None), draws))
        need = 3 - state.sum_cave_ins()
        survived = sum(
            sum(VALUE_BY_CARD[card] for card in game.imagine_state(state, None, luck).cave[-draws:]) < need
            for _ in range(worlds)
        )
        assert survived / worlds == pytest.approx(chance, abs=0.025)
