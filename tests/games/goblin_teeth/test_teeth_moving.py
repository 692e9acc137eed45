"""Let Me Help, Reposition, Sleight of Hand, Trade Places and Transposition: dice move, and both bids must be legal."""

import pytest

from tests.games.goblin_teeth.teeth_table import Teeth


class TestLetMeHelp:
    def test_an_unplayed_die_of_another_goes_to_an_item(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["let-me-help"]).play("cheat let-me-help d4 i2")
        assert table.die("d4") == "6@i2"
        assert table.told("moved")["die_seat"] == 1

    def test_their_player_may_then_draw_a_cheat(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["let-me-help"], deck="pass").play("cheat let-me-help d4 i2")
        assert (table.seat, table.asked, table.moves()) == (1, "helped", {"draw", "decline"})
        assert table.play("draw").hand(1) == ["pass"]
        assert (table.seat, table.asked, table.discard) == (0, "turn", ["let-me-help"])

    def test_they_may_decline(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["let-me-help"]).play("cheat let-me-help d4 i2", "decline")
        assert (table.hand(1), table.asked) == ([], "turn")

    def test_their_silence_draws(self) -> None:
        assert Teeth("3 1 2", "6 2 4", hands=["let-me-help"]).play("cheat let-me-help d4 i2").silence == "draw"

    def test_nobody_is_asked_where_there_is_nothing_to_draw(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["let-me-help"], rest=False).play("cheat let-me-help d4 i2")
        assert table.asked == "turn"

    def test_only_unplayed_dice_of_others(self) -> None:
        table = Teeth("3 1 2", "6@i1 2@altar 4", hands=["let-me-help"])
        assert table.moves("cheat let-me-help") == {"d6 i1", "d6 i2"}

    def test_it_must_be_a_bid_that_they_could_make(self) -> None:
        table = Teeth("3@i1 1 2", "6@i2 5 3", hands=["let-me-help"])
        assert table.moves("cheat let-me-help") == {"d5 i1", "d6 i2"}

    def test_it_cannot_be_played_when_nobody_else_has_an_unplayed_die(self) -> None:
        assert not Teeth("3 1 2", "6@i1 2@altar 4@altar", hands=["let-me-help"]).cheats()

    def test_who_has_no_die_left_is_skipped(self) -> None:
        table = Teeth("3 1 2", "6@altar 2@altar 4", "1 2 3", hands=["let-me-help"])
        assert table.play("cheat let-me-help d6 i2", "decline", "place d1 altar").seat == 2

    def test_a_polite_owner_is_not_in_the_way(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["let-me-help"], front=["", "polite"])
        assert "d4 i2" in table.moves("cheat let-me-help")

    def test_nor_is_a_polite_player_who_moves_anothers_die(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["let-me-help"], front=["polite"])
        assert "d4 i2" in table.moves("cheat let-me-help")

    def test_a_clumsy_player_who_moves_anothers_one_may_bump(self) -> None:
        table = Teeth("3@i2 1 2", "1 2 4", hands=["let-me-help"], front=["clumsy"], rolls=[6])
        table.play("cheat let-me-help d4 i2")
        assert (table.seat, table.asked, table.moves()) == (0, "clumsy", {"reroll d1", "decline"})
        table.play("reroll d1")
        assert (table.die("d1"), table.asked) == ("6@i2", "helped")

    def test_a_clumsy_owner_does_not_bump_for_they_did_not_move_it(self) -> None:
        table = Teeth("3@i2 1 2", "1 2 4", hands=["let-me-help"], front=["", "clumsy"])
        assert table.play("cheat let-me-help d4 i2").asked == "helped"


class TestReposition:
    def test_any_die_goes_from_an_item_to_another(self) -> None:
        table = Teeth("3@i1 1 2", "6@i2 2 4", hands=["reposition"])
        assert table.moves("cheat reposition") == {"d1 i2", "d4 i1"}
        assert table.play("cheat reposition d4 i1").die("d4") == "6@i1"

    def test_dice_on_the_altar_or_unplayed_stay(self) -> None:
        assert not Teeth("3@altar 1 2", "6@altar 2 4", hands=["reposition"]).cheats()

    def test_the_bid_it_comes_to_must_be_legal(self) -> None:
        table = Teeth("6@i1 5@i2 2", "5@i1 4@i2 4", "1 1 2", hands=["reposition"])
        assert table.moves("cheat reposition d1") == {"i3"}
        assert table.moves("cheat reposition d4") == {"i2", "i3"}

    def test_the_bid_it_leaves_must_be_legal(self) -> None:
        table = Teeth("6@i1 2@i1 2", "6@i1 2 4", hands=["reposition"])
        assert table.moves("cheat reposition d2") == set()
        assert table.moves("cheat reposition d1") == {"i2"}

    def test_polite_keeps_ones_own_die_from_an_open_item_without_dice(self) -> None:
        table = Teeth("3@i2 1 2", "6@i2 2 4", "1 1 2", hands=["reposition"], front=["polite"])
        assert table.moves("cheat reposition d1") == {"i1"}
        assert table.moves("cheat reposition d4") == {"i1", "i3"}

    def test_clumsy_may_bump_another_die_where_a_two_comes_to_lie(self) -> None:
        table = Teeth("2@i1 1 3", "6@i2 2 4", hands=["reposition"], front=["clumsy"], rolls=[3])
        table.play("cheat reposition d1 i2")
        assert table.moves() == {"reroll d4", "decline"}
        assert table.play("reroll d4").die("d4") == "3@i2"


class TestSleightOfHand:
    def test_any_die_goes_from_the_altar_to_an_item(self) -> None:
        table = Teeth("3@altar 1@i1 2", "6@altar 2@i2 4", hands=["sleight-of-hand"])
        assert {move.split()[0] for move in table.moves("cheat sleight-of-hand")} == {"d1", "d4"}
        assert table.play("cheat sleight-of-hand d4 i1").die("d4") == "6@i1"

    def test_it_cannot_be_played_with_an_empty_altar(self) -> None:
        assert not Teeth("3@i1 1 2", "6@i1 2 4", hands=["sleight-of-hand"]).cheats()

    def test_no_tie_and_no_eleven(self) -> None:
        table = Teeth("6@altar 5@i2 2", "6@i1 6@altar 2", hands=["sleight-of-hand"])
        assert table.moves("cheat sleight-of-hand") == {"d5 i2"}

    def test_polite_keeps_ones_own_die_from_an_open_item_without_dice(self) -> None:
        table = Teeth("3@altar 1 2", "6@altar 2 4", hands=["sleight-of-hand"], front=["polite"])
        assert table.moves("cheat sleight-of-hand") == {"d1 i1", "d4 i1", "d4 i2"}

    def test_clumsy_may_bump(self) -> None:
        table = Teeth("1@altar 1 3", "6@i2 2 4", hands=["sleight-of-hand"], front=["clumsy"])
        assert table.play("cheat sleight-of-hand d1 i2").asked == "clumsy"


class TestTradePlaces:
    def test_ones_own_played_die_and_anothers_change_places_and_keep_their_values(self) -> None:
        table = Teeth("3@i1 1 2", "6@i2 2 4", hands=["trade-places"]).play("cheat trade-places d1 d4")
        assert (table.die("d1"), table.die("d4")) == ("3@i2", "6@i1")

    def test_the_altar_counts(self) -> None:
        table = Teeth("3@i1 1 2", "6@altar 2 4", hands=["trade-places"]).play("cheat trade-places d1 d4")
        assert (table.die("d1"), table.die("d4")) == ("3@altar", "6@i1")

    def test_unplayed_dice_are_out_of_it(self) -> None:
        assert not Teeth("3 1 2", "6@i2 2 4", hands=["trade-places"]).cheats()
        assert not Teeth("3@i1 1 2", "6 2 4", hands=["trade-places"]).cheats()

    def test_they_lie_in_different_places(self) -> None:
        assert not Teeth("3@i1 1 2", "6@i1 2 4", hands=["trade-places"]).cheats()
        assert not Teeth("3@altar 1 2", "6@altar 2 4", hands=["trade-places"]).cheats()

    def test_the_bids_are_judged_when_both_have_moved(self) -> None:
        table = Teeth("4@i1 1@i2 2", "5@i1 4@i2 4", hands=["trade-places"])
        assert table.moves("cheat trade-places d1") == {"d5"}
        table.play("cheat trade-places d1 d5")
        assert table.view(None).pot[0].bids == (0, 9)
        assert table.view(None).pot[1].bids == (5, 0)

    def test_no_eleven_comes_of_it(self) -> None:
        table = Teeth("6@i1 1 2", "5@i1 6@i2 4", hands=["trade-places"])
        assert table.moves("cheat trade-places") == set()

    def test_no_tie_comes_of_it_not_with_a_third_player_either(self) -> None:
        table = Teeth("3@i1 1 2", "6@i2 2 4", "6@i1 1 1", hands=["trade-places"])
        assert table.moves("cheat trade-places") == set()

    def test_a_polite_player_may_take_the_place_of_the_only_die(self) -> None:
        table = Teeth("3@i1 1 2", "6@i2 2 4", hands=["trade-places"], front=["polite"])
        assert table.moves("cheat trade-places") == {"d1 d4"}

    def test_clumsy_may_bump_for_each_small_die_that_moved(self) -> None:
        dice = ("2@i1 5@i2 3", "1@i2 6@i1 4")
        table = Teeth(*dice, hands=["trade-places"], front=["clumsy"], rolls=[3, 4]).play("cheat trade-places d1 d4")
        assert table.moves() == {"reroll d2", "decline"}
        table.play("reroll d2")
        assert table.moves() == {"reroll d5", "decline"}
        assert table.play("reroll d5").asked == "turn"
        assert (table.die("d2"), table.die("d5")) == ("3@i2", "4@i1")

    def test_a_die_that_came_to_the_altar_bumps_nothing(self) -> None:
        table = Teeth("2@i1 3 3", "6@altar 5@altar 4", hands=["trade-places"], front=["clumsy"])
        assert table.play("cheat trade-places d1 d4").asked == "turn"


class TestTransposition:
    def test_two_of_ones_own_played_dice_change_places(self) -> None:
        table = Teeth("3@i1 5@i2 2", "6 2 4", hands=["transposition"]).play("cheat transposition d1 d2")
        assert table.dice(0) == "3@i2 5@i1 2"

    def test_the_altar_counts(self) -> None:
        table = Teeth("3@i1 5@altar 2", "6 2 4", hands=["transposition"]).play("cheat transposition d2 d1")
        assert table.dice(0) == "3@altar 5@i1 2"

    def test_it_takes_two_played_dice_that_lie_apart(self) -> None:
        assert not Teeth("3@i1 5 2", "6@i2 2 4", hands=["transposition"]).cheats()
        assert not Teeth("3@i1 5@i1 2", "6@i2 2 4", hands=["transposition"]).cheats()

    def test_the_bids_are_judged_when_both_have_moved(self) -> None:
        table = Teeth("5@i1 6@i2 2", "1 2 3", hands=["transposition"]).play("cheat transposition d1 d2")
        assert table.dice(0) == "5@i2 6@i1 2"

    @pytest.mark.parametrize(("rival", "allowed"), [("6@i1", False), ("3@i2", False), ("5@i1", True)])
    def test_neither_bid_may_tie(self, rival: str, allowed: bool) -> None:
        table = Teeth("3@i1 6@i2 2", f"{rival} 1 1", hands=["transposition"])
        assert bool(table.cheats()) == allowed

    def test_no_eleven_comes_of_it(self) -> None:
        table = Teeth("5@i1 1@i1 6@i2", "1@altar 1 1", hands=["transposition"], front=["patient"], turn=1)
        table.play("place d5 altar", "place d6 altar")
        assert table.moves("cheat transposition") == {"d1 d3"}

    def test_polite_says_nothing_against_it(self) -> None:
        table = Teeth("3@i2 5@altar 2", "6 2 4", hands=["transposition"], front=["polite"])
        assert table.cheats() == {"transposition"}

    def test_clumsy_may_bump_where_a_one_comes_to_lie(self) -> None:
        table = Teeth("1@i1 5@i2 2", "6@i2 2 4", hands=["transposition"], front=["clumsy"], rolls=[3])
        table.play("cheat transposition d1 d2")
        assert table.moves() == {"reroll d4", "decline"}
        assert table.play("reroll d4").die("d4") == "3@i2"
