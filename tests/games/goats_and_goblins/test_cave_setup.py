"""Rulebook "Setup"."""

from collections import Counter

import pytest

from games.engine import BadOptions, Decision, SwiftChance
from games.goats_and_goblins import GoatsAndGoblins, GoatsAndGoblinsOptions, GoatsAndGoblinsView
from games.goats_and_goblins.cave import CARDS, VALUE_BY_CARD, list_full_cave_deck
from games.goats_and_goblins.game import prepare_cave_deck
from tests.games.goats_and_goblins.cave_table import CaveTable


def dealt(seats: int, **options: object) -> GoatsAndGoblinsView:
    """Return what everybody sees of a fresh match."""
    game = GoatsAndGoblins()
    return game.view(game.deal(seats, GoatsAndGoblinsOptions.model_validate(options), SwiftChance(1)), None)


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_starts_with_a_push_2_and_a_seeing_stone_without_gold(seats: int) -> None:
    view = dealt(seats)
    assert [[str(card) for card in hand] for hand in view.hands] == [["push-2 0", "seeing-stone 0"]] * seats
    assert view.scores == (0,) * seats


def test_four_cards_leave_unseen() -> None:
    view = dealt(4)
    assert view.cave == 59
    assert sum(seen.count for seen in view.unseen) == 63


def test_without_votes_the_cave_has_56_cards() -> None:
    assert dealt(2).cave == 56


def test_on_average_two_of_the_four_that_leave_are_cave_ins() -> None:
    gone: Counter[int] = Counter()
    for seed in range(7000):
        removed, cave = prepare_cave_deck(list_full_cave_deck(voting=True), SwiftChance(seed))
        assert len(removed) + len(cave) == 63
        gone[sum(map(bool, (VALUE_BY_CARD[card] for card in removed)))] += 1
    shares = [gone[number] / 7000 * 70 for number in range(5)]
    assert shares == pytest.approx([1, 16, 36, 16, 1], rel=0.25, abs=0.5)


def test_the_host_may_choose_who_leads_first() -> None:
    view = dealt(5, first=4)
    assert view.leader == 3
    assert view.decision == Decision(1, "declare", (3,))


def test_more_than_three_have_to_vote() -> None:
    with pytest.raises(BadOptions, match="More than 3 goblins have to vote"):
        dealt(4, no_votes=True)


def test_three_may_choose_to_vote_or_not() -> None:
    assert dealt(3).voting
    assert not dealt(3, no_votes=True).voting
    assert not dealt(2).voting


def test_an_expedition_draws_at_least_three_cards_and_at_most_all() -> None:
    table = CaveTable(top="gold 1, gold 1, gold 1, gold 1, gold 1", more=0)
    assert [str(move) for move in table.match.legal_moves(0)] == ["declare 3", "declare 4", "declare 5"]
    assert table.refuses("ann declare 2") == "declare-range"
    assert table.refuses("ann declare 6") == "declare-range"
    assert table.refuses("ann in") == "declare-now"


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({str(card) for card in CARDS}) == len(CARDS)
