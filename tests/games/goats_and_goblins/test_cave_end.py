"""Rulebook "Game end" and "Scoring": when it is over, and the four tie-breaks."""

import pytest

from games.engine import MatchOver, Outcome
from tests.games.goats_and_goblins.cave_table import CaveTable, one
from tests.games.played_table import ANN


def over(hands: dict[str, str], *, seats: int = 3) -> Outcome:
    """Return the outcome of a match that ends with Ann's expedition, which brings her one Trinket and two Goblins."""
    table = CaveTable(seats, top="trinket 1, goblin 1, goblin 1", more=0, hands=hands)
    assert table.decision.kind == "declare"
    table.do("ann declare 3")
    while table.match.decision is not None:
        if table.decision.kind == "vote":
            table.do(*(f"{name} out" for name in table.asked.split()[1:]))
        else:
            table.pass_all()
    assert table.match.outcome is not None
    return table.match.outcome


@pytest.mark.parametrize(("left", "reason"), [(0, "cave-empty"), (1, "cave-low"), (2, "cave-low")])
def test_the_match_ends_with_fewer_than_three_cards_in_the_cave(left: int, reason: str) -> None:
    table = CaveTable(3, top="gold 1, gold 1, gold 1", more=left)
    told = table.do("ann declare 3", "bob out", "cid out")
    assert one(told, "ended").facts == {"reason": reason}
    assert table.match.outcome is not None
    assert table.match.outcome.reason == reason
    with pytest.raises(MatchOver):
        table.match.play(ANN, "declare 3")


def test_three_cards_are_enough_for_one_more_turn() -> None:
    table = CaveTable(3, top="gold 1, gold 1, gold 1", more=3)
    table.do("ann declare 3", "bob out", "cid out")
    assert table.asked == "declare bob"


def test_most_gold_wins() -> None:
    outcome = over({"bob": "gem 4", "cid": "gold 2"})
    assert (outcome.scores, outcome.ranks) == ((3, 4, 2), (2, 1, 3))
    assert outcome.winners == (1,)


def test_a_tie_goes_to_the_most_goats() -> None:
    assert over({"bob": "goat 2, gold 1", "cid": "gold 3"}).ranks == (2, 1, 3)


def test_gruff_counts_as_a_goat() -> None:
    assert over({"bob": "gruff 5", "cid": "gold 3, gold 2"}).ranks == (3, 1, 2)


def test_a_tie_in_goats_goes_to_the_most_goblins() -> None:
    assert over({"bob": "goblin 1, gold 2", "cid": "gold 3"}).ranks == (1, 2, 3)


def test_a_tie_in_goblins_goes_to_the_fewest_cards() -> None:
    outcome = over({"bob": "goblin 1, goblin 1, gold 1", "cid": "goblin 1, goblin 1, gold 1, push-2 0"})
    assert outcome.ranks == (1, 1, 3)


def test_starting_cards_count_among_the_fewest_cards() -> None:
    assert over({"ann": "seeing-stone 0", "bob": "goblin 1, goblin 1, gold 1"}).ranks == (2, 1, 3)


def test_who_is_alike_in_everything_shares_the_victory() -> None:
    outcome = over({"bob": "goblin 1, goblin 1, gold 1"})
    assert outcome.winners == (0, 1)
    assert outcome.ranks == (1, 1, 3)


def test_a_played_card_takes_its_gold_with_it() -> None:
    table = CaveTable(3, top="gold 1, gold 1, gold 1", more=0, hands={"bob": "pit-prop 1, seeing-stone 1"})
    table.do("ann declare 3", "bob play seeing-stone", "bob out", "cid out")
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (3, 1, 0)
