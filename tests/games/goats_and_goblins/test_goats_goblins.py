"""Habits of goblins: where others vote by even odds, they vote to be where few are; young ones go along too often."""

import pytest

from games.engine.chance import SwiftChance
from games.goats_and_goblins import GoatsAndGoblins
from games.goats_and_goblins.goblin import ALONE, NONSENSE, SAFE, habit
from games.goats_and_goblins.moves import IN, OUT, Vote
from games.goats_and_goblins.odds import odds
from games.goats_and_goblins.state import GoatsAndGoblinsState
from games.goats_and_goblins.thumb import JOINED, thumb


def voting(least: float, most: float) -> GoatsAndGoblinsState:
    """Return a match of four in which the others vote on an expedition with odds in this range."""
    game, chance = GoatsAndGoblins(), SwiftChance(1)
    state = game.deal(4, game.Options(first=1), chance)
    number = next(number for number in range(3, 12) if least <= odds(game.view(state, 0), number) < most)
    game.play(state, 0, game.parse(f"declare {number}"), chance)
    return state


@pytest.mark.parametrize(
    ("least", "most", "others", "own"), [(JOINED, SAFE, IN, OUT), (ALONE, JOINED, OUT, IN), (SAFE, 1, IN, IN)]
)
def test_a_goblin_votes_to_be_where_few_are(least: float, most: float, others: Vote, own: Vote) -> None:
    game, chance, state = GoatsAndGoblins(), SwiftChance(1), voting(least, most)
    view, moves = game.view(state, 1), game.legal_moves(state, 1)
    assert thumb(view, moves, chance) == others
    assert habit(view, moves, chance) == own


def test_a_young_goblin_goes_along_every_other_time_whatever_the_odds() -> None:
    state = voting(NONSENSE, 0.25)
    votes = [GoatsAndGoblins().slip(state, 1, SwiftChance(number)) for number in range(200)]
    assert 80 < votes.count(IN) < 120
    assert 80 < votes.count(OUT) < 120
