"""The habits of goblins: where others vote by even odds, they vote to be where few are."""

import pytest

from games.engine.chance import SwiftChance
from games.goats_and_goblins import GoatsAndGoblins
from games.goats_and_goblins.goblin import ALONE, SAFE, habit
from games.goats_and_goblins.moves import IN, OUT, Vote
from games.goats_and_goblins.odds import odds
from games.goats_and_goblins.thumb import JOINED, thumb


@pytest.mark.parametrize(
    ("least", "most", "others", "own"), [(JOINED, SAFE, IN, OUT), (ALONE, JOINED, OUT, IN), (SAFE, 1, IN, IN)]
)
def test_a_goblin_votes_to_be_where_few_are(least: float, most: float, others: Vote, own: Vote) -> None:
    game, chance = GoatsAndGoblins(), SwiftChance(1)
    state = game.deal(4, game.Options(first=1), chance)
    number = next(number for number in range(3, 12) if least <= odds(game.view(state, 0), number) < most)
    game.play(state, 0, game.parse(f"declare {number}"), chance)
    view, moves = game.view(state, 1), game.legal_moves(state, 1)
    assert thumb(view, moves, chance) == others
    assert habit(view, moves, chance) == own
