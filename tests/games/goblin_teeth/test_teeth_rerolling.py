"""Distraction, Second Chance and Total Re-Roll. Rulebook "Playing Cheat cards": a reroll of a placed die."""

import pytest

from tests.games.goblin_teeth.teeth_table import Teeth


class TestDistraction:
    def test_a_die_of_another_player_is_rerolled_until_it_shows_another_number(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["distraction"], rolls=[6, 6, 5]).play("cheat distraction d4")
        assert table.die("d4") == "5"
        assert table.told("rerolled")["rolls"] == [6, 6, 5]

    def test_placed_or_not_on_the_altar_too_but_never_ones_own(self) -> None:
        table = Teeth("3 1 2", "6@i1 2@altar 4", hands=["distraction"])
        assert table.moves("cheat distraction") == {"d4", "d5", "d6"}

    def test_dice_that_stand_alike_are_offered_once(self) -> None:
        assert Teeth("3 1 2", "6@i1 4 4", hands=["distraction"]).moves("cheat distraction") == {"d4", "d5"}

    def test_it_is_told_who_rolled_whose_die(self) -> None:
        table = Teeth("3 1 2", "6@i2 2 4", hands=["distraction"], rolls=[5]).play("cheat distraction d4")
        assert table.told("rerolled") == {
            "seat": 0,
            "die_seat": 1,
            "die": "d4",
            "was": 6,
            "value": 5,
            "rolls": [5],
            "place": "i2",
            "item": "worm",
        }


class TestSecondChance:
    def test_one_of_ones_own_dice_is_rerolled_until_it_shows_another_number(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["second-chance"], rolls=[3, 3, 6]).play("cheat second-chance d1")
        assert (table.die("d1"), table.asked) == ("6", "turn")

    def test_placed_or_not_on_the_altar_too_but_never_anothers(self) -> None:
        table = Teeth("3@i1 1@altar 2", "6 2 4", hands=["second-chance"])
        assert table.moves("cheat second-chance") == {"d1", "d2", "d3"}

    def test_three_equal_dice_may_come_of_it_for_one_was_rolled(self) -> None:
        table = Teeth("3 3 2", "6 2 4", hands=["second-chance"], rolls=[3]).play("cheat second-chance d3")
        assert table.dice(0) == "3 3 3"


class TestTotalReRoll:
    def test_all_own_unplayed_dice_are_rerolled(self) -> None:
        table = Teeth("3@i1 1 2", "6 2 4", hands=["total-re-roll"], rolls=[5, 2]).play("cheat total-re-roll")
        assert table.dice(0) == "3@i1 5 2"
        assert table.told("rolled") == {"seat": 0, "dice": ["d2", "d3"], "values": [5, 2]}

    def test_they_may_show_the_same_again(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["total-re-roll"], rolls=[3, 1, 2]).play("cheat total-re-roll")
        assert table.dice(0) == "3 1 2"

    def test_of_three_equal_dice_one_is_rerolled_until_it_differs(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["total-re-roll"], rolls=[4, 4, 4, 4, 4, 5]).play("cheat total-re-roll")
        assert sorted(table.dice(0).split()) == ["4", "4", "5"]

    def test_two_equal_dice_beside_a_placed_one_stay(self) -> None:
        table = Teeth("4@i1 1 2", "6 2 3", hands=["total-re-roll"], rolls=[4, 4]).play("cheat total-re-roll")
        assert table.dice(0) == "4@i1 4 4"

    def test_it_cannot_be_played_without_an_unplayed_die(self) -> None:
        table = Teeth("6@i2 2@altar 3", "6@i1 2@altar 4@altar", hands=["total-re-roll"], front=["patient"])
        table.play("place d3 altar")
        assert (table.asked, table.cheats()) == ("patient", set())

    def test_cursed_rerolls_every_six(self) -> None:
        table = Teeth("3@i1 1 2", "6 2 4", hands=["total-re-roll"], front=["cursed"], rolls=[6, 6, 5, 6, 2])
        assert table.play("cheat total-re-roll").dice(0) == "3@i1 5 2"

    def test_blessed_asks_for_each_one(self) -> None:
        table = Teeth("3@i1 5 2", "6 2 4", hands=["total-re-roll"], front=["blessed"], rolls=[1, 1, 4])
        table.play("cheat total-re-roll")
        assert table.moves() == {"reroll d2", "decline"}
        table.play("reroll d2")
        assert table.moves() == {"reroll d3", "decline"}
        assert table.play("decline").dice(0) == "3@i1 4 1"
        assert table.asked == "turn"

    def test_three_equal_dice_come_after_blessed(self) -> None:
        table = Teeth("3 5 2", "6 2 4", hands=["total-re-roll"], front=["blessed"], rolls=[1, 1, 1, 2])
        table.play("cheat total-re-roll", "decline", "decline", "decline")
        assert (table.dice(0), table.asked) == ("2 1 1", "turn")


REROLLERS = [("distraction", 1, "d4"), ("second-chance", 0, "d1")]
"""The cards that reroll one die: whose die it is, and its name."""


def rerolling(card: str, seat: int, dice: str, other: str, rolls: list[int], front: str = "") -> Teeth:
    """A table at which seat 0 rerolls the first die of `seat`, who has `dice`, with a card."""
    lines = [dice, other] if seat == 0 else [other, dice]
    table = Teeth(*lines, "6@altar 5@altar 3", hands=[card], front=["", front] if seat else [front], rolls=rolls)
    return table.play(f"cheat {card} {'d4' if seat else 'd1'}")


@pytest.mark.parametrize(("card", "seat", "die"), REROLLERS)
class TestARerollOfAPlacedDie:
    def test_a_tie_is_rolled_again(self, card: str, seat: int, die: str) -> None:
        table = rerolling(card, seat, "3@i1 2 2", "5@i1 1 2", [5, 5, 4])
        assert table.die(die) == "4@i1"

    def test_above_ten_it_is_set_to_ten(self, card: str, seat: int, die: str) -> None:
        table = rerolling(card, seat, "3@i1 5@i1 2", "1@i1 1 2", [6])
        assert table.die(die) == "5@i1"
        assert (table.told("capped")["rolls"], table.told("capped")["value"]) == ([6], 5)

    def test_if_ten_ties_it_is_set_to_the_highest_below_that_does_not(self, card: str, seat: int, die: str) -> None:
        table = rerolling(card, seat, "1@i1 6@i1 2", "6@i1 4@i1 2", [6])
        assert table.die(die) == "3@i1"

    def test_another_number_comes_first_so_the_limit_may_bring_back_the_old_one(
        self, card: str, seat: int, die: str
    ) -> None:
        table = rerolling(card, seat, "5@i1 5@i1 2", "1@i1 1 2", [5, 6])
        assert table.die(die) == "5@i1"

    def test_on_the_altar_no_bid_rule_applies(self, card: str, seat: int, die: str) -> None:
        table = rerolling(card, seat, "3@altar 5@altar 2", "6@altar 1 2", [6])
        assert table.die(die) == "6@altar"

    def test_cursed_rolls_a_six_again_before_the_limit_sets_it(self, card: str, seat: int, die: str) -> None:
        table = rerolling(card, seat, "3@i1 5@i1 2", "1@i1 1 2", [6, 1], front="cursed")
        assert table.die(die) == "1@i1"

    def test_blessed_lets_the_owner_decide_about_a_one(self, card: str, seat: int, die: str) -> None:
        table = rerolling(card, seat, "3@i1 5 2", "2@i1 4 2", [1], front="blessed")
        assert (table.seat, table.asked, table.silence) == (seat, "blessed", "decline")
        assert table.die(die) == "3@i1"
        assert table.play("decline").die(die) == "1@i1"
        assert (table.seat, table.asked) == (0, "turn")

    def test_blessed_may_reroll_as_often_as_a_one_comes(self, card: str, seat: int, die: str) -> None:
        table = rerolling(card, seat, "3@i1 5 2", "2@i1 4 2", [1, 1, 3, 4], front="blessed")
        table.play(f"reroll {die}", f"reroll {die}")
        assert table.die(die) == "4@i1"

    def test_blessed_is_not_asked_about_a_one_that_ties(self, card: str, seat: int, die: str) -> None:
        table = rerolling(card, seat, "3@i1 5 2", "1@i1 4 2", [1, 2], front="blessed")
        assert (table.asked, table.die(die)) == ("turn", "2@i1")

    def test_polite_says_nothing_against_it(self, card: str, seat: int, die: str) -> None:
        table = rerolling(card, seat, "3@i2 5 2", "1@i1 4 2", [2], front="polite")
        assert table.die(die) == "2@i2"


class TestWhenNothingIsLegal:
    def test_the_die_keeps_its_value(self) -> None:
        dice = ["1@i1 2 3", "2@i1 2 3", "3@i1 2 3", "4@i1 2 3", "5@i1 2 3"]
        table = Teeth(*dice, hands=["second-chance"], front=["cursed"]).play("cheat second-chance d1")
        assert (table.die("d1"), table.asked) == ("1@i1", "turn")
        assert table.kinds() == ["cheat", "kept"]

    def test_without_cursed_the_six_is_left(self) -> None:
        dice = ["1@i1 2 3", "2@i1 2 3", "3@i1 2 3", "4@i1 2 3", "5@i1 2 3"]
        table = Teeth(*dice, hands=["second-chance"], rolls=[2, 3, 5, 6]).play("cheat second-chance d1")
        assert table.die("d1") == "6@i1"

    def test_blessed_is_not_asked_about_the_only_number_that_is_legal(self) -> None:
        dice = ["6@i1 2 3", "2@i1 2 3", "3@i1 2 3", "4@i1 2 3", "5@i1 2 3"]
        table = Teeth(*dice, hands=["second-chance"], front=["blessed"], rolls=[2, 1]).play("cheat second-chance d1")
        assert (table.die("d1"), table.asked) == ("1@i1", "turn")
