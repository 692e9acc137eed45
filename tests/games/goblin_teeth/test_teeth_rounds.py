"""Rulebook "Starting a New Round", "End of Round", "The Hidden Item"; rulings Rounds and winning."""

from typing import Any

import pytest

from games.engine import SwiftChance
from games.goblin_teeth import GoblinTeethOptions
from games.goblin_teeth.rounds import MAX_ROUNDS
from tests.games.goblin_teeth.teeth_table import GAME, Teeth

NEXT_ROLL = [3, 4, 5, 3, 4, 6]
STANDARD: dict[str, Any] = {"pot": "worm emerald", "rolls": NEXT_ROLL}


def last_die(first: str, second: str, move: str = "place d3 altar", **position: Any) -> Teeth:
    """Two players, worm (face down) and emerald in the Pot; seat 0 places the last die of the round."""
    table = Teeth(first, second, **(STANDARD | position))
    return table.play(move)


class TestAwards:
    def test_the_highest_bidder_takes_the_item_into_hand(self) -> None:
        table = last_die("3@i2 1@altar 2", "6@altar 2@i2 4@altar")
        assert (table.hand(0), len(table.hand(1))) == (["emerald"], 1)
        assert table.told("took") == {"seat": 0, "item": "emerald", "bid": 3}

    def test_the_die_placed_last_counts(self) -> None:
        table = last_die("3@i2 1@altar 2", "6@altar 4@i2 4@altar", "place d3 i2")
        assert table.hand(0) == ["emerald"]

    def test_all_dice_come_back(self) -> None:
        table = last_die("3@i2 1@altar 2", "6@altar 2@i2 4@altar")
        assert (table.dice(0), table.dice(1)) == ("3 4 5", "3 4 6")

    def test_the_face_down_item_goes_unseen_with_the_token(self) -> None:
        table = last_die("3@i2 1@altar 2", "6@i1 2@i2 4@altar")
        assert table.hand(1) == ["worm"]
        assert {event.to for event in table.events if "worm" in str(event)} == {1}
        assert (table.view(None).first, table.seat, table.asked) == (1, 1, "turn")

    def test_what_was_taken_face_up_is_remembered_by_all(self) -> None:
        table = last_die("3@i2 1@altar 2", "6@i1 2@i2 4@altar")
        assert [table.view(seat).known[0] for seat in (0, 1, None)] == [("emerald",)] * 3
        assert [table.view(seat).known[1] for seat in (0, 1, None)] == [(), ("worm",), ()]

    def test_who_peeked_knows_where_the_face_down_item_went(self) -> None:
        dice = ("3@i2 1@altar 2", "6@i1 2@i2 4@altar")
        table = Teeth(*dice, pot="worm emerald", hands=["sneaky-sneaky"], rolls=NEXT_ROLL)
        table.play("cheat sneaky-sneaky", "set d3 4", "place d3 altar")
        assert table.view(0).known[1] == ("worm",)

    def test_without_a_bid_on_it_the_token_stays(self) -> None:
        table = last_die("3@i2 1@altar 2", "6@altar 2@i2 4@altar")
        assert (table.view(None).first, table.seat) == (0, 0)

    def test_an_item_without_bids_goes_back_into_the_deck(self) -> None:
        table = last_die("3@i2 1@altar 2", "6@altar 2@i2 4@altar", items="mushroom button", rest=False)
        assert sorted([*table.state.pot, *table.state.items]) == ["button", "mushroom", "worm"]
        assert table.told("left") == {"item": "hidden"}

    def test_who_took_no_item_draws_a_cheat(self) -> None:
        table = last_die("3@i2 1@altar 2", "6@altar 2@i2 4@altar", deck="pass borrow")
        assert (table.hand(0), table.hand(1)) == (["emerald"], ["pass"])

    def test_one_player_may_take_several(self) -> None:
        table = last_die("3@i2 1@i1 2", "6@altar 2@i2 4@altar")
        assert table.hand(0) == ["emerald", "worm"]


class TestANewRound:
    def test_the_pot_is_dealt_anew_the_first_item_face_down(self) -> None:
        table = last_die("3@i2 1@i1 2", "6@altar 2@i2 4@altar", items="mushroom button")
        assert table.state.pot == ["mushroom", "button"]
        assert table.told("round") == {"number": 2, "first_seat": 0, "items": ["hidden", "button"]}

    def test_all_roll_all_three_dice(self) -> None:
        table = last_die("3@i2 1@i1 2", "6@altar 2@i2 4@altar")
        assert [event.facts["values"] for event in table.events if event.kind == "rolled"] == [[3, 4, 5], [3, 4, 6]]

    def test_of_three_equal_dice_one_is_rerolled(self) -> None:
        table = last_die("3@i2 1@i1 2", "6@altar 2@i2 4@altar", rolls=[3, 3, 3, 3, 4, 6, 3, 5])
        assert sorted(table.dice(0).split()) == ["3", "3", "5"]

    def test_nobody_knows_the_new_face_down_item_not_even_who_peeked_before(self) -> None:
        table = Teeth("3@i2 1@i1 2", "6@altar 2@i2 4@altar", hands=["sneaky-sneaky"], rolls=NEXT_ROLL)
        table.play("cheat sneaky-sneaky", "set d3 4")
        assert table.view(0).pot[0].item == "button"
        assert table.play("place d3 altar").state.round == 2
        assert [table.view(seat).pot[0].item for seat in (0, 1)] == [None, None]


class TestWhenItemsRunOut:
    def test_the_item_discard_is_shuffled_into_a_new_deck(self) -> None:
        table = last_die(
            "3@i2 1@i1 2", "6@altar 2@i2 4@altar", items="button", item_discard="mushroom worm", rest=False
        )
        assert len(table.state.pot) == 2
        assert (len(table.state.items), table.state.item_discard) == (1, [])

    def test_a_pot_that_cannot_be_filled_is_what_there_is(self) -> None:
        table = last_die("3@i2 1@i1 2", "6@altar 2@i2 4@altar", items="button", rest=False)
        assert [item.face_up for item in table.view(0).pot] == [False]
        assert table.moves("place d1") == {"i1", "altar", "altar draw"}

    def test_without_any_the_match_ends_and_the_closest_wins(self) -> None:
        table = last_die("3@i2 1@i1 2", "6@altar 2@i2 4@altar", hands=["", "button"], rest=False, offerings=["six"])
        assert (table.asked, table.state.ended, table.state.ranks) == (None, "no-items", [1, 2])

    def test_of_two_equally_close_the_one_with_more_teeth_wins(self) -> None:
        hands = ["tooth-1", "emerald emerald tooth-2"]
        table = last_die("3@i2 1@i1 2", "6@altar 2@i2 4@altar", hands=hands, rest=False, offerings=["a4"])
        assert table.state.ranks == [2, 1]

    def test_so_it_is_after_the_last_round(self) -> None:
        table = Teeth("3@i2 1@i1 2", "6@altar 2@i2 4@altar", pot="worm emerald")
        table.state.round = MAX_ROUNDS
        table.play("place d3 altar")
        assert (table.asked, table.state.ended, table.state.ranks) == (None, "last-round", [1, 2])
        assert table.told("ended") == {"reason": "last-round", "seats": [0]}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_table_where_all_are_silent_comes_to_an_end(seats: int) -> None:
    luck, moves = SwiftChance(seats), 0
    state = GAME.deal(seats, GoblinTeethOptions(), luck)
    while state.decision is not None:
        seat = state.decision.seats[0]
        GAME.play(state, seat, GAME.default_move(state, seat), luck)
        moves += 1
    assert state.ended == "last-round"
    assert moves == MAX_ROUNDS * 3 * seats
