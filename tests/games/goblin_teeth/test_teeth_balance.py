"""The sensible player used to balance the bot's Items and Offerings."""

from games.engine import SwiftChance
from games.goblin_teeth import GoblinTeethOptions
from tests.games.goblin_teeth.sensible_players import hand_worth, held, held_table, sensible_move, weigh
from tests.games.goblin_teeth.teeth_table import GAME

NAMES = ("six", "a1", "b1")


def test_an_item_that_an_offering_asks_for_is_worth_more_than_another() -> None:
    assert hand_worth(("emerald",), NAMES) > hand_worth(("mushroom",), NAMES) > hand_worth((), NAMES)


def test_a_sensible_player_beats_a_random_one() -> None:
    wins = 0
    for number in range(10):
        luck = SwiftChance(f"sense/{number}")
        state = GAME.deal(2, GoblinTeethOptions(), luck)
        while state.decision is not None:
            seat = state.decision.seats[0]
            random_move = luck.pick(GAME.legal_moves(state, seat), "move")
            GAME.play(state, seat, random_move if seat else sensible_move(state, seat, luck), luck)
        wins += state.ranks[0] == 1
    assert wins >= 8


def test_a_weighing_counts_rounds_and_wins() -> None:
    found = weigh(2, 2, advanced=True)
    assert len(found.rounds) == 2
    assert found.kinds.total() >= 2
    assert sum(found.share(kind) for kind in found.kinds) == 1
    assert 1 <= found.mean_rounds <= 30


def test_the_table_of_offerings_counts_each_holder_and_one_victory_a_match() -> None:
    tallies = held(2)
    assert sum(tally.seats for tally in tallies.values()) == 2 * 3 * 2
    assert sum(tally.wins for tally in tallies.values()) == 2 * 2, "the winner holds an A and a B"
    assert held_table(tallies).rows[0][0] == next(iter(tallies))
