"""Borrow and Quick Fingers: raise a die, then reduce a die. Rulings Any die, From 1 to 6, Raise then reduce."""

import pytest

from tests.games.goblin_teeth.teeth_table import Teeth


class TestBorrow:
    def test_it_raises_one_die_and_reduces_another(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["borrow"]).play("cheat borrow d1 d6")
        assert (table.die("d1"), table.die("d6")) == ("4", "3")
        assert table.discard == ["borrow"]
        assert table.kinds() == ["cheat", "raised", "reduced"]

    def test_it_tells_what_the_dice_showed(self) -> None:
        table = Teeth("3@i2 1 2", "6 2 4@altar", hands=["borrow"]).play("cheat borrow d1 d6")
        assert table.told("raised") == {
            "seat": 0,
            "die_seat": 0,
            "die": "d1",
            "was": 3,
            "value": 4,
            "place": "i2",
            "item": "worm",
        }
        assert (table.told("reduced")["place"], table.told("reduced")["die_seat"]) == ("altar", 1)

    def test_any_die_will_do_placed_or_not(self) -> None:
        table = Teeth("3@i1 1@altar 2", "6 2@i2 4", hands=["borrow"])
        raised = {move.split()[0] for move in table.moves("cheat borrow")}
        assert raised == {"d1", "d2", "d3", "d5", "d6"}

    def test_a_six_cannot_be_raised(self) -> None:
        table = Teeth("6 6 2", "6 6 6", hands=["borrow"])
        assert {move.split()[0] for move in table.moves("cheat borrow")} == {"d3"}

    def test_a_one_cannot_be_reduced(self) -> None:
        table = Teeth("1 1 2", "1 1 1", hands=["borrow"])
        assert table.moves("cheat borrow d3") == {"d3"}

    def test_what_was_raised_may_be_reduced_again(self) -> None:
        table = Teeth("1 2 3", "4 5 6", hands=["borrow"]).play("cheat borrow d1 d1")
        assert table.dice(0) == "1 2 3"

    def test_it_cannot_be_played_when_every_die_shows_six(self) -> None:
        assert not Teeth("6 6 6", "6 6 6", hands=["borrow"]).cheats()

    def test_it_cannot_make_eleven(self) -> None:
        table = Teeth("5@i1 5@i1 2", "6 2 4", hands=["borrow"])
        assert table.moves("cheat borrow d1") == {"d1", "d2"}
        assert table.refusal("cheat borrow d1 d4") == "no-cheat"

    def test_it_cannot_make_a_tie(self) -> None:
        table = Teeth("3@i1 1 2", "4@i1 2 5", hands=["borrow"])
        assert "d1 d6" not in table.moves("cheat borrow")
        assert "d2 d4" not in table.moves("cheat borrow")

    def test_the_pair_is_judged_when_both_dice_have_changed(self) -> None:
        table = Teeth("3@i1 1 2", "4@i1 2 5", hands=["borrow"])
        assert table.play("cheat borrow d1 d4").dice(0) == "4@i1 1 2"
        assert table.die("d4") == "3@i1"

    def test_two_of_ones_own_dice_on_one_item_leave_the_bid_as_it_was(self) -> None:
        table = Teeth("3@i1 5@i1 2", "6@i1 3@i1 5", hands=["borrow"])
        assert table.play("cheat borrow d1 d2").dice(0) == "4@i1 4@i1 2"

    def test_a_bid_may_pass_over_anothers(self) -> None:
        table = Teeth("4@i1 1 2", "3@i1 2 5", hands=["borrow"])
        assert "d4 d6" not in table.moves("cheat borrow")
        assert "d4 d1" in table.moves("cheat borrow")

    def test_dice_that_stand_alike_are_offered_once(self) -> None:
        table = Teeth("2 2 2", "5@altar 5@altar 6", hands=["borrow"])
        assert table.moves("cheat borrow d1") == {"d1", "d2", "d4", "d6"}
        assert table.moves("cheat borrow d4") == {"d1", "d4", "d5", "d6"}
        assert len(table.moves("cheat borrow")) == 8

    def test_what_the_raised_die_comes_to_stand_like_is_offered_once(self) -> None:
        table = Teeth("3 4 1", "1 1 1", hands=["borrow"])
        assert table.moves("cheat borrow d1") == {"d1"}

    def test_a_cursed_die_may_be_raised_to_six_for_that_is_no_roll(self) -> None:
        table = Teeth("5 1 2", "6 2 4", hands=["borrow"], front=["cursed"]).play("cheat borrow d1 d4")
        assert (table.die("d1"), table.asked) == ("6", "turn")

    def test_a_blessed_die_reduced_to_one_is_not_rolled(self) -> None:
        table = Teeth("5 1 2", "5 2 4", hands=["borrow"], front=["blessed"]).play("cheat borrow d4 d3")
        assert (table.die("d3"), table.asked) == ("1", "turn")

    def test_a_die_raised_to_two_on_an_item_is_not_clumsy(self) -> None:
        table = Teeth("1@i1 1 2", "5@i1 2 4", hands=["borrow"], front=["clumsy"]).play("cheat borrow d1 d6")
        assert table.asked == "turn"


class TestQuickFingers:
    def test_a_card_is_discarded_for_a_pair(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["quick-fingers worm"]).play("cheat quick-fingers worm")
        assert (table.asked, table.state.item_discard) == ("shift", ["worm"])
        table.play("shift d1 d4")
        assert (table.die("d1"), table.die("d4"), table.asked) == ("4", "5", "turn")
        assert table.discard == ["quick-fingers"]

    def test_who_does_not_answer_spoils_no_die(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["quick-fingers worm"]).play("cheat quick-fingers worm")
        _, raised, reduced = table.silence.split()
        assert raised == reduced

    def test_any_number_of_cards_one_at_a_time(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["quick-fingers worm worm pass"])
        table.play("cheat quick-fingers worm", "shift d1 d4")
        assert table.asked == "fingers"
        assert table.moves() == {"discard worm", "discard pass", "decline"}
        table.play("discard pass", "shift d1 d4", "decline")
        assert (table.die("d1"), table.die("d4"), table.hand(0)) == ("5", "4", ["worm"])
        assert table.discard == ["pass", "quick-fingers"]

    def test_cheats_go_to_their_discard_before_the_card_itself(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["quick-fingers borrow"])
        table.play("cheat quick-fingers borrow")
        assert (table.discard, table.view(None).playing) == (["borrow"], ("quick-fingers",))

    def test_it_takes_at_least_one_card(self) -> None:
        assert not Teeth("3 1 2", "6 2 4", hands=["quick-fingers"]).cheats()

    def test_a_kind_of_card_is_offered_once_and_never_itself(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["quick-fingers worm worm lawful"])
        assert table.moves("cheat quick-fingers") == {"worm", "lawful"}

    def test_it_cannot_be_played_when_every_die_shows_six(self) -> None:
        assert not Teeth("6 6 6", "6 6 6", hands=["quick-fingers worm"]).cheats()

    def test_each_pair_is_judged_by_itself(self) -> None:
        table = Teeth("3@i1 1 2", "5@i1 2 6", hands=["quick-fingers worm worm"]).play("cheat quick-fingers worm")
        assert "d1 d5" in table.moves("shift")
        table.play("shift d1 d5", "discard worm")
        assert "d1 d6" not in table.moves("shift")
        assert "d1 d4" in table.moves("shift")

    @pytest.mark.parametrize("pair", ["d1 d4", "d1 d6"])
    def test_eleven_is_not_to_be_had(self, pair: str) -> None:
        table = Teeth("5@i1 5@i1 2", "3 2 6", hands=["quick-fingers worm"]).play("cheat quick-fingers worm")
        assert pair not in table.moves("shift")

    def test_silence_discards_nothing_more(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["quick-fingers worm worm"])
        table.play("cheat quick-fingers worm", "shift d1 d4")
        assert table.silence == "decline"

    def test_discards_are_open(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["quick-fingers worm"]).play("cheat quick-fingers worm")
        assert table.told("discarded") == {"seat": 0, "card": "worm"}
        assert table.view(1).item_discard == ("worm",)

    def test_lawful_sees_one_cheat_in_it(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["quick-fingers worm worm pass"], front=["lawful"])
        table.play("cheat quick-fingers worm", "shift d1 d4", "discard worm", "shift d1 d4", "decline")
        assert not table.cheats()
