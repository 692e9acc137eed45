"""What goblins are used to: where all others join at even odds, they stay out a little longer."""

from games.engine import Match
from games.engine.chance import SwiftChance
from games.goats_and_goblins.goblin import JOINS, habit
from games.goats_and_goblins.moves import IN, OUT
from games.goats_and_goblins.odds import odds
from games.goats_and_goblins.thumb import JOINED, thumb


def test_a_goblin_stays_out_of_an_expedition_that_all_others_join() -> None:
    match = Match.new("goats_and_goblins", seats=4, options={"first": 1}, seed=bytes(32))
    sure = [number for number in range(3, 9) if JOINED <= odds(match.view(0), number) < JOINS]
    match.play(0, f"declare {sure[0]}")
    view, moves = match.view(1), match.legal_moves(1)
    assert thumb(view, moves, SwiftChance(1)) == IN
    assert habit(view, moves, SwiftChance(1)) == OUT
