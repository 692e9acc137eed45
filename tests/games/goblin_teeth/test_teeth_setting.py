"""Sneaky Sneaky, Swap and Table Bump: dice get values without a roll."""

import pytest

from games.goblin_teeth.questions import QUESTIONS
from tests.games.goblin_teeth.teeth_table import Teeth


class TestSneakySneaky:
    def test_the_face_down_item_is_shown_to_its_player_alone(self) -> None:
        table = Teeth("3 1 2", "6 2 4", pot="worm emerald", hands=["sneaky-sneaky"]).play("cheat sneaky-sneaky")
        assert [event.to for event in table.events if "worm" in str(event)] == [0]
        assert [table.view(seat).pot[0].item for seat in (0, 1, None)] == ["worm", None, None]

    def test_everyone_sees_that_somebody_peeked(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["sneaky-sneaky"]).play("cheat sneaky-sneaky")
        assert table.kinds() == ["cheat", "peeked"]
        assert table.told("peeked") == {"seat": 0}

    def test_then_any_unplayed_die_is_set_to_three_or_four(self) -> None:
        table = Teeth("3 1@i1 2@altar", "6 2@i1 4", hands=["sneaky-sneaky"]).play("cheat sneaky-sneaky")
        assert table.moves() == {f"set {die} {value}" for die in ("d1", "d4", "d6") for value in (3, 4)}
        table.play("set d4 3")
        assert (table.die("d4"), table.asked, table.discard) == ("3", "turn", ["sneaky-sneaky"])

    def test_a_die_must_be_set(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["sneaky-sneaky"]).play("cheat sneaky-sneaky")
        assert table.refusal("decline") == "answer-first"
        assert table.refusal("place d1 altar") == "answer-first"

    @pytest.mark.parametrize(
        ("own", "other", "played"),
        [("3 1 6", "6 2 4", "set d2 4"), ("6 5 6", "6 2 3", "set d6 3"), ("6 5 5", "6 6 6", "set d2 4")],
    )
    def test_silence_spoils_no_die(self, own: str, other: str, played: str) -> None:
        table = Teeth(own, other, hands=["sneaky-sneaky"]).play("cheat sneaky-sneaky")
        assert str(QUESTIONS["sneaky"].silence(table.state, 0)) == played

    def test_setting_is_no_roll(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["sneaky-sneaky"], front=["clumsy", "cursed"])
        assert table.play("cheat sneaky-sneaky", "set d4 4").asked == "turn"

    def test_after_the_last_die_there_is_nothing_to_set(self) -> None:
        placed = ("3@i2 1@altar 2", "6@i2 2@i1 4@altar")
        table = Teeth(*placed, hands=["sneaky-sneaky"], front=["patient"], rolls=[1, 2, 3] * 2)
        table.play("place d3 altar", "cheat sneaky-sneaky")
        assert table.state.round == 2


class TestSwap:
    def test_two_unplayed_dice_exchange_their_values(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["swap"]).play("cheat swap d2 d4")
        assert (table.dice(0), table.dice(1)) == ("3 6 2", "1 2 4")
        assert table.kinds() == ["cheat", "swapped", "swapped"]

    def test_they_may_be_anyones(self) -> None:
        table = Teeth("3 1@i1 2@i2", "6 2 4", "5 1 1", hands=["swap"])
        assert "d4 d7" in table.moves("cheat swap")
        assert "d4 d5" in table.moves("cheat swap")

    def test_placed_dice_cannot_be_swapped(self) -> None:
        table = Teeth("3 1@i1 2@altar", "6 2@i2 4", hands=["swap"])
        assert table.moves("cheat swap") == {"d1 d4", "d1 d6", "d4 d6"}

    def test_either_die_may_be_named_first(self) -> None:
        assert Teeth("3 1 2", "6 2 4", hands=["swap"]).play("cheat swap d4 d2").dice(0) == "3 6 2"

    def test_dice_that_stand_alike_are_offered_once(self) -> None:
        table = Teeth("3 3 3", "6 6 4@i1", hands=["swap"])
        assert table.moves("cheat swap") == {"d1 d2", "d1 d4", "d4 d5"}

    def test_it_needs_two_unplayed_dice(self) -> None:
        assert not Teeth("3 1@i1 2@altar", "6@i1 2@i2 4@altar", hands=["swap"]).cheats()

    def test_a_six_that_comes_to_a_cursed_player_stays(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["swap"], front=["cursed"]).play("cheat swap d2 d4")
        assert (table.die("d2"), table.asked) == ("6", "turn")

    def test_a_one_that_comes_to_a_blessed_player_is_not_rolled(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["swap"], front=["", "blessed"]).play("cheat swap d2 d4")
        assert (table.die("d4"), table.asked) == ("1", "turn")


class TestTableBump:
    def test_all_own_unplayed_dice_turn_over(self) -> None:
        table = Teeth("6 2 3", "6 2 4", hands=["table-bump"]).play("cheat table-bump")
        assert (table.dice(0), table.dice(1)) == ("1 5 4", "6 2 4")

    def test_placed_dice_stay(self) -> None:
        table = Teeth("6@i1 2@altar 3", "6 2 4", hands=["table-bump"]).play("cheat table-bump")
        assert table.dice(0) == "6@i1 2@altar 4"

    def test_three_equal_dice_may_come_of_it_for_it_is_no_roll(self) -> None:
        table = Teeth("2 2 2", "6 2 4", hands=["table-bump"], front=["cursed blessed"]).play("cheat table-bump")
        assert (table.dice(0), table.asked) == ("5 5 5", "turn")

    def test_ones_and_sixes_come_of_it_whatever_lies_in_front(self) -> None:
        table = Teeth("1 6 2", "6 2 4", hands=["table-bump"], front=["cursed blessed"]).play("cheat table-bump")
        assert (table.dice(0), table.asked) == ("6 1 5", "turn")

    def test_it_cannot_be_played_without_an_unplayed_die(self) -> None:
        table = Teeth("6@i2 2@altar 3", "6@i1 2@altar 4@altar", hands=["table-bump"], front=["patient"])
        table.play("place d3 altar")
        assert (table.asked, table.cheats()) == ("patient", set())
