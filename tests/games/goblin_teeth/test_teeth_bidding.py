"""Rulebook "Placing a Die", "Bidding on Items", "Altar", "Taking Turns"."""

import pytest

from games.goblin_teeth.state import HIDDEN_SLOT
from tests.games.goblin_teeth.teeth_table import Teeth


def shirley_and_henry(henrys_dice: str) -> Teeth:
    """Shirley (seat 0) bids 3 and 4 on a Goblin Tooth; Henry (seat 1) has a 5 there, and it is his turn."""
    return Teeth("3@i2 4@i2 1@altar", henrys_dice, pot="worm tooth-1", turn=1)


class TestTheExampleOfTheRulebook:
    def test_henry_cannot_place_a_six_for_that_makes_eleven(self) -> None:
        table = shirley_and_henry("5@i2 6 2")
        assert "i2" not in table.moves("place d5")
        assert table.refusal("place d5 i2") == "over-ten"

    def test_henry_cannot_place_a_two_for_that_ties(self) -> None:
        table = shirley_and_henry("5@i2 6 2")
        assert "i2" not in table.moves("place d6")
        assert table.refusal("place d6 i2") == "tie"

    @pytest.mark.parametrize("value", [5, 4, 3, 1])
    def test_henry_can_place_anything_else(self, value: int) -> None:
        assert "i2" in shirley_and_henry(f"5@i2 {value} 2").moves("place d5")

    def test_his_three_makes_eight_and_leads(self) -> None:
        table = shirley_and_henry("5@i2 3 2").play("place d5 i2")
        item = table.view(None).pot[1]
        assert (item.bids, item.leader) == ((7, 8), 1)
        assert table.told("placed") == {
            "seat": 1,
            "die": "d5",
            "value": 3,
            "place": "i2",
            "item": "tooth-1",
        }


class TestBids:
    def test_ten_is_allowed(self) -> None:
        assert "i1" in Teeth("5@i1 5 1", "1 2 3").moves("place d2")

    def test_a_bid_may_stay_below_the_highest(self) -> None:
        assert "i1" in Teeth("1 5 6", "6@i1 2 3").moves("place d1")

    def test_a_tie_on_another_item_is_no_tie(self) -> None:
        assert "i2" in Teeth("6 1 2", "6@i1 2 3").moves("place d1")

    def test_the_face_down_item_takes_bids_like_any_other(self) -> None:
        table = Teeth("6 1 2", "6@i1 2 3")
        assert table.refusal("place d1 i1") == "tie"
        assert table.play("place d2 i1").die("d2") == "1@i1"

    def test_dice_that_stand_alike_are_offered_once(self) -> None:
        table = Teeth("4 4 2", "6 2 3")
        assert not table.moves("place d2")
        assert table.refusal("place d2 i1") == "alike"

    def test_with_five_players_there_are_five_items(self) -> None:
        table = Teeth(*["1 2 3"] * 5)
        assert table.moves("place d1") == {"i1", "i2", "i3", "i4", "i5", "altar", "altar draw"}

    @pytest.mark.parametrize(
        ("move", "code"),
        [
            ("place d4 i1", "not-your-die"),
            ("place d1 i2", "played-die"),
            ("place d2 i3", "no-item"),
            ("place d2 altar clear p1", "nothing-to-clear"),
            ("place d2", "no-place"),
            ("place p1 i1", "no-place"),
            ("place d2 i1 draw", "no-place"),
            ("end", "no-end"),
            ("poison d4 worm", "no-poison"),
            ("cheat borrow d1 d2", "no-cheat"),
            ("decline", "not-asked"),
        ],
    )
    def test_what_is_wrong_is_told(self, move: str, code: str) -> None:
        assert Teeth("4@i1 4 2", "6 2 3").refusal(move) == code


class TestTheAltar:
    def test_it_takes_any_die_however_many_lie_there(self) -> None:
        table = Teeth("6@altar 6 2", "6@altar 2 3")
        assert table.play("place d2 altar").die("d2") == "6@altar"

    def test_its_action_is_optional(self) -> None:
        assert Teeth("6 1 2", "6 2 3").play("place d1 altar").kinds() == ["placed"]

    def test_a_cheat_may_be_drawn(self) -> None:
        table = Teeth("6 1 2", "6 2 3", deck="borrow pass").play("place d1 altar draw")
        assert table.hand(0) == ["borrow"]
        assert table.told("drew") == {"seat": 0, "count": 1}

    def test_what_was_drawn_is_told_to_its_player_alone(self) -> None:
        table = Teeth("6 1 2", "6 2 3", deck="borrow").play("place d1 altar draw")
        assert [event.to for event in table.events if "borrow" in str(event)] == [0]

    def test_an_empty_deck_is_made_of_the_discard(self) -> None:
        table = Teeth("6 1 2", "6 2 3", discard="borrow pass", rest=False).play("place d1 altar draw")
        assert (table.hand(0), table.state.cheats, table.discard) == (["pass"], ["borrow"], [])
        assert table.told("reshuffled") == {"deck": "cheats", "count": 2}

    def test_without_any_cheat_left_a_draw_gives_nothing(self) -> None:
        table = Teeth("6 1 2", "6 2 3", rest=False).play("place d1 altar draw")
        assert (table.hand(0), table.kinds()) == ([], ["placed"])

    def test_all_ongoing_cards_of_one_player_may_be_discarded(self) -> None:
        table = Teeth("6 1 2", "6 2 3", front=["lawful", "cursed polite"])
        table.play("place d1 altar clear p2")
        assert (table.front(0), table.front(1)) == (["lawful"], [])
        assert table.discard == ["cursed", "polite"]

    def test_ones_own_too(self) -> None:
        table = Teeth("6 1 2", "6 2 3", front=["lawful"]).play("place d1 altar clear p1")
        assert table.front(0) == []

    def test_nobody_without_ongoing_cards_is_offered(self) -> None:
        table = Teeth("6 1 2", "6 2 3", front=["lawful"])
        assert table.moves("place d1") == {"i1", "i2", "altar", "altar draw", "altar clear p1"}


class TestTurns:
    def test_they_go_round_clockwise(self) -> None:
        table = Teeth("6 1 2", "6 2 3", "5 4 3", turn=1)
        assert table.play("place d4 altar").seat == 2
        assert table.play("place d7 altar").seat == 0
        assert table.play("place d1 altar").seat == 1

    def test_who_has_no_dice_is_skipped(self) -> None:
        table = Teeth("6 1 2", "6@i1 2@altar 3@altar", "5 4 3", hands=["", "borrow"])
        assert table.play("place d1 altar").seat == 2

    def test_a_player_alone_with_dice_goes_on(self) -> None:
        table = Teeth("6 1 2", "6@i1 2@altar 3@altar")
        assert table.play("place d1 altar").seat == 0

    def test_any_number_of_cheats_goes_before_the_die(self) -> None:
        table = Teeth("6 1 2", "6 2 3", hands=["borrow table-bump cursed"])
        table.play("cheat table-bump", "cheat cursed p2", "cheat borrow d1 d4")
        assert (table.seat, table.asked) == (0, "turn")
        assert table.play("place d1 altar").seat == 1

    def test_silence_puts_the_lowest_die_on_the_altar_and_draws(self) -> None:
        assert Teeth("6 1 2", "6 2 3").silence == "place d2 altar draw"

    def test_the_first_item_is_the_hidden_one(self) -> None:
        assert HIDDEN_SLOT == 0
        assert [item.face_up for item in Teeth("6 1 2", "6 2 3").view(0).pot] == [False, True]
