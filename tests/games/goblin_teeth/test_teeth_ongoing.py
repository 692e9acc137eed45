"""The nine Ongoing cards. Cursed, Blessed and Clumsy meet the cards that reroll and move dice in the tests of those."""

import pytest

from games.goblin_teeth import ONGOING_CHEATS
from games.goblin_teeth.ongoing import MAX_CHEATS_A_TURN
from tests.games.goblin_teeth.teeth_table import Teeth


@pytest.mark.parametrize("card", ONGOING_CHEATS)
class TestAnOngoingCard:
    def test_it_goes_in_front_of_anyone_oneself_too(self, card: str) -> None:
        table = Teeth("3 1 2", "6 2 4", "1 2 3", hands=[card])
        assert table.moves(f"cheat {card}") == {"p1", "p2", "p3"}
        table.play(f"cheat {card} p3")
        assert (table.front(2), table.hand(0), table.discard) == ([card], [], [])
        assert table.told("put-down") == {"seat": 0, "card": card, "to_seat": 2}

    def test_it_stays_there_over_the_end_of_the_turn(self, card: str) -> None:
        table = Teeth("3 1 5", "6 2 4", "1 2 3", hands=[card]).play(f"cheat {card} p3", "place d1 altar")
        assert table.front(2) == [card]

    def test_it_goes_to_the_discard_from_the_altar(self, card: str) -> None:
        table = Teeth("3 1 2", "6 2 4", front=["", card]).play("place d1 altar clear p2")
        assert (table.front(1), table.discard) == ([], [card])


class TestBlessed:
    def last_die(self, rolls: list[int]) -> Teeth:
        """The last die of a round is placed; then seat 0, who is Blessed, rolls, and then seat 1."""
        dice = ("3@i2 1@altar 2", "6@i2 2@i1 4@altar")
        return Teeth(*dice, front=["blessed"], rolls=rolls).play("place d3 altar")

    def test_a_one_in_the_roll_of_a_round_may_be_rerolled(self) -> None:
        table = Teeth("3@i2 1@altar 2", "6@altar 2@altar 4@altar", front=["blessed"], rolls=[1, 5, 2, 3, 4, 5, 6])
        table.play("place d3 altar")
        assert (table.state.round, table.asked, table.moves()) == (2, "blessed", {"reroll d1", "decline"})
        assert table.play("reroll d1").dice(0) == "6 5 2"

    def test_all_roll_before_anyone_is_asked(self) -> None:
        table = self.last_die([3, 4, 5, 1, 5, 2])
        assert (table.asked, table.seat, table.dice(1)) == ("blessed", 0, "3 4 5")

    def test_declining_keeps_the_one(self) -> None:
        assert self.last_die([3, 4, 5, 1, 5, 2]).play("decline").dice(0) == "1 5 2"

    def test_another_players_one_is_not_asked_about(self) -> None:
        assert self.last_die([1, 4, 5, 3, 5, 2]).asked == "turn"

    def test_the_third_equal_die_that_shows_a_one_may_be_rerolled_but_must_differ(self) -> None:
        table = self.last_die([3, 4, 5, 4, 4, 4, 4, 1, 4, 2])
        assert table.moves() == {"reroll d1", "decline"}
        assert table.play("reroll d1").dice(0) == "2 4 4"


class TestCursed:
    def test_sixes_of_the_rounds_roll_are_rerolled(self) -> None:
        dice = ("3@i2 1@altar 2", "6@altar 2@altar 4@altar")
        table = Teeth(*dice, front=["cursed"], rolls=[6, 6, 1, 2, 6, 3, 6, 5, 6]).play("place d3 altar")
        assert (table.dice(0), table.dice(1)) == ("1 2 3", "6 5 6")

    def test_a_six_that_lies_there_stays(self) -> None:
        table = Teeth("6 1 2", "6 2 4", hands=["cursed"]).play("cheat cursed p1")
        assert table.dice(0) == "6 1 2"

    def test_together_with_blessed_both_apply(self) -> None:
        dice = ("3@i2 1@altar 2", "6@altar 2@altar 4@altar")
        table = Teeth(*dice, front=["cursed blessed"], rolls=[6, 1, 2, 3, 6, 5, 6, 6, 4]).play("place d3 altar")
        assert table.asked == "blessed"
        assert table.play("reroll d1").dice(0) == "4 2 3"


class TestClumsy:
    def test_who_places_a_one_or_two_may_reroll_another_die_on_that_item(self) -> None:
        table = Teeth("2 1 6@i2", "6@i1 5 4", "1 3@i1 2", front=["clumsy"], rolls=[5]).play("place d1 i1")
        assert (table.asked, table.moves()) == ("clumsy", {"reroll d4", "reroll d8", "decline"})
        assert table.silence == "decline"
        assert table.play("reroll d4").die("d4") == "5@i1"
        assert table.seat == 1

    def test_ones_own_other_die_too(self) -> None:
        table = Teeth("2 1 6@i1", "5 5 4", front=["clumsy"], rolls=[3]).play("place d1 i1", "reroll d3")
        assert table.dice(0) == "2@i1 1 3@i1"

    def test_the_reroll_keeps_to_the_bid_rules(self) -> None:
        table = Teeth("2 1 5@i1", "3@i1 5 4", front=["clumsy"], rolls=[1, 6]).play("place d1 i1", "reroll d3")
        assert table.dice(0) == "2@i1 1 6@i1"

    def test_eleven_is_set_down(self) -> None:
        table = Teeth("2 1 5@i1", "4@i1 5@i1 4", front=["clumsy"], rolls=[6]).play("place d1 i1", "reroll d4")
        assert table.die("d4") == "5@i1"

    def test_a_three_bumps_nothing(self) -> None:
        assert Teeth("3 1 6@i2", "6@i1 5 4", front=["clumsy"]).play("place d1 i1").seat == 1

    def test_nor_does_a_one_alone_on_its_item(self) -> None:
        assert Teeth("1 1 6@i2", "5@i2 5 4", front=["clumsy"]).play("place d1 i1").seat == 1

    def test_nor_does_the_altar(self) -> None:
        assert Teeth("1 1 6@i2", "6@altar 5 4", front=["clumsy"]).play("place d1 altar").seat == 1

    def test_a_blessed_owner_decides_about_a_one(self) -> None:
        table = Teeth("2 1 6@i2", "6@i1 5 4", front=["clumsy", "blessed"], rolls=[1, 5])
        table.play("place d1 i1", "reroll d4")
        assert (table.asked, table.seat) == ("blessed", 1)
        assert table.play("reroll d4").die("d4") == "5@i1"
        assert (table.asked, table.seat) == ("turn", 1)

    def test_the_last_die_of_the_round_may_bump_before_the_awards(self) -> None:
        dice = ("2 1@altar 6@i2", "6@i1 5@altar 4@altar")
        table = Teeth(*dice, pot="worm emerald", front=["clumsy"], rolls=[1, 3, 4, 5, 3, 4, 6]).play("place d1 i1")
        assert table.state.round == 1
        table.play("reroll d4")
        assert (table.state.round, table.hand(0)) == (2, ["emerald", "worm"])


class TestPolite:
    def test_nobody_polite_bids_first_on_an_open_item(self) -> None:
        table = Teeth("3 1 2", "6@i2 2 4", "1 5 3", front=["polite"])
        assert table.moves("place d1") == {"i1", "i2", "altar", "altar draw", "altar clear p1"}
        assert table.refusal("place d1 i3") == "polite"

    def test_ones_own_die_there_will_do(self) -> None:
        assert "i3" in Teeth("3 1 2@i3", "6 2 4", "1 5 3", front=["polite"]).moves("place d1")

    def test_the_altar_is_always_left(self) -> None:
        table = Teeth("6 6 6@i1", "5 2 4", front=["polite"])
        assert table.moves("place") == {"d1 altar", "d1 altar draw", "d1 altar clear p1"}


class TestLawful:
    def test_one_cheat_a_turn(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["swap borrow"], front=["lawful"]).play("cheat swap d1 d4")
        assert (table.cheats(), table.refusal("cheat borrow d1 d2")) == (set(), "lawful")

    def test_lawful_itself_counts(self) -> None:
        assert not Teeth("3 1 2", "6 2 4", hands=["lawful borrow"]).play("cheat lawful p1").cheats()

    def test_cheats_played_before_it_count(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["swap lawful borrow"])
        assert not table.play("cheat swap d1 d4", "cheat lawful p1").cheats()

    def test_the_next_turn_has_its_own(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["swap borrow"], front=["lawful"])
        table.play("cheat swap d1 d4", "place d1 altar", "place d5 altar")
        assert table.cheats() == {"borrow"}

    def test_poisoner_is_no_cheat_that_is_played(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["swap borrow"], front=["lawful poisoner"]).play("cheat swap d1 d4")
        assert table.moves("poison") == {"d4 borrow", "d6 borrow"}

    def test_others_are_not_bound(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["swap pass pilfer"], front=["", "lawful"])
        assert table.play("cheat swap d1 d4", "cheat pass").cheats() >= {"pilfer"}

    def test_a_turn_has_an_end_without_it_too(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["borrow"])
        table.state.spent = MAX_CHEATS_A_TURN
        assert (table.cheats(), table.refusal("cheat borrow d1 d4")) == (set(), "lawful")


class TestPatient:
    def waiting(self, hand: str, front: str = "patient") -> Teeth:
        """The last die of a round has been placed, and seat 1 is Patient."""
        dice = ("3@i2 1@altar 2", "6@altar 2@i2 4@altar")
        table = Teeth(*dice, hands=["", hand], front=["", front], pot="worm emerald", rolls=[3, 4, 5, 3, 4, 6])
        return table.play("place d3 altar")

    def test_one_cheat_may_be_played_after_the_last_die(self) -> None:
        table = self.waiting("trade-places swap")
        assert (table.asked, table.seat) == ("patient", 1)
        dice = ("d4 d1", "d6 d1", "d5 d2", "d5 d3")
        assert table.moves() == {*(f"cheat trade-places {pair}" for pair in dice), "decline"}
        table.play("cheat trade-places d4 d1")
        assert (table.hand(1), table.state.round) == (["emerald", "swap"], 2)

    def test_then_the_round_ends_with_the_awards_as_they_stand(self) -> None:
        table = self.waiting("swap").play("decline")
        assert (table.hand(0), table.state.round) == (["emerald"], 2)

    def test_it_is_one_only(self) -> None:
        table = self.waiting("reposition second-chance").play("cheat reposition d1 i1")
        assert table.state.round == 2

    def test_an_ongoing_card_may_be_played_too(self) -> None:
        table = self.waiting("cursed").play("cheat cursed p1")
        assert (table.front(0), table.state.round) == (["cursed"], 2)

    def test_sneak_preview_would_be_two(self) -> None:
        assert self.waiting("sneak-preview pass").cheats() == {"pass"}

    def test_lawful_forbids_nothing_after_the_last_turn(self) -> None:
        assert self.waiting("pass", front="patient lawful").cheats() == {"pass"}

    def test_who_holds_no_cheat_is_asked_all_the_same(self) -> None:
        table = self.waiting("button")
        assert (table.asked, table.moves()) == ("patient", {"decline"})

    def test_who_holds_no_card_is_not_asked(self) -> None:
        assert self.waiting("").asked == "turn"

    def test_pass_draws_and_no_more(self) -> None:
        table = self.waiting("pass").play("cheat pass")
        assert (table.state.round, table.state.passing, table.asked) == (2, False, "turn")

    def test_silence_declines(self) -> None:
        assert self.waiting("swap").silence == "decline"

    def test_a_question_of_the_card_is_answered_before_the_round_ends(self) -> None:
        table = self.waiting("quick-fingers button").play("cheat quick-fingers button")
        assert (table.asked, table.state.round) == ("shift", 1)
        assert table.play("shift d1 d1").state.round == 2


class TestPoisoner:
    def test_a_card_given_reduces_a_die_of_its_receiver_by_two(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["worm swap"], front=["poisoner"]).play("poison d4 worm")
        assert (table.die("d4"), table.hand(0), table.hand(1)) == ("4", ["swap"], ["worm"])

    def test_any_card_to_any_other_player(self) -> None:
        table = Teeth("3 1 2", "6@i1 2 4@altar", "3 2 1", hands=["worm swap"], front=["poisoner"])
        assert table.moves("poison") == {f"{die} {card}" for die in ("d4", "d6", "d7") for card in ("worm", "swap")}

    def test_once_a_turn(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["worm swap"], front=["poisoner"]).play("poison d4 worm")
        assert (table.moves("poison"), table.refusal("poison d4 swap")) == (set(), "no-poison")
        table.play("place d1 altar", "place d5 altar")
        assert table.moves("poison")

    def test_before_placing_and_after_cheats(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["worm swap"], front=["poisoner"])
        table.play("cheat swap d1 d4", "poison d6 worm", "place d1 i1")
        assert table.seat == 1

    def test_a_two_cannot_be_reduced_by_two(self) -> None:
        assert not Teeth("3 1 2", "2 2 1", hands=["worm"], front=["poisoner"]).moves("poison")

    def test_no_tie_comes_of_it(self) -> None:
        table = Teeth("3@i1 1 2", "5@i1 2 1", hands=["worm"], front=["poisoner"])
        assert table.refusal("poison d4 worm") == "no-poison"

    def test_without_a_card_there_is_no_poison(self) -> None:
        assert not Teeth("3 1 2", "6 2 4", front=["poisoner"]).moves("poison")

    def test_giver_and_receiver_alone_see_the_card(self) -> None:
        table = Teeth("3 1 2", "6 2 4", "1 2 3", hands=["worm swap"], front=["poisoner"]).play("poison d4 worm")
        assert {event.to for event in table.events if "worm" in str(event)} == {0, 1}
        assert [table.view(seat).known[1] for seat in (0, 1, 2, None)] == [("worm",), ("worm",), (), ()]

    def test_a_blessed_die_reduced_to_one_is_not_rolled(self) -> None:
        table = Teeth("3 1 2", "3 2 4", hands=["worm"], front=["poisoner", "blessed"]).play("poison d4 worm")
        assert (table.die("d4"), table.asked, table.seat) == ("1", "turn", 0)


class TestPriest:
    @pytest.mark.parametrize(("value", "cards"), [(3, 1), (4, 2), (5, 2), (6, 2)])
    def test_a_high_die_on_the_altar_draws_one_card_more(self, value: int, cards: int) -> None:
        table = Teeth(f"{value} 1 2", "6 2 4", front=["priest"]).play("place d1 altar draw")
        assert len(table.hand(0)) == cards

    def test_only_with_the_draw(self) -> None:
        table = Teeth("6 5 2", "6 2 4", front=["priest", "cursed"]).play("place d1 altar clear p2", "place d4 altar")
        assert table.play("place d2 altar").hand(0) == []

    def test_an_item_gives_none(self) -> None:
        assert Teeth("6 5 2", "6 2 4", front=["priest"]).play("place d1 i1").hand(0) == []


class TestFreshStart:
    def started(self, rolls: list[int], front: str = "fresh-start") -> Teeth:
        """A new round has begun: seat 0 has rolled, then seat 1, who may start afresh."""
        dice = ("3@i1 1@altar 2", "6@altar 2@altar 4@altar")
        return Teeth(*dice, front=["", front], rolls=rolls).play("place d3 altar")

    def test_all_three_dice_may_be_rerolled_at_the_start_of_a_round(self) -> None:
        table = self.started([1, 2, 3, 1, 1, 2, 6, 5, 4])
        assert (table.asked, table.seat, table.moves()) == ("fresh-start", 1, {"reroll", "decline"})
        assert table.play("reroll").dice(1) == "6 5 4"
        assert (table.asked, table.seat) == ("turn", 0)

    def test_once(self) -> None:
        assert self.started([1, 2, 3, 1, 1, 2, 1, 1, 2]).play("reroll").asked == "turn"

    def test_they_may_stay(self) -> None:
        table = self.started([1, 2, 3, 1, 1, 2])
        assert table.silence == "decline"
        assert table.play("decline").dice(1) == "1 1 2"

    def test_three_equal_dice_must_differ_again(self) -> None:
        table = self.started([1, 2, 3, 1, 1, 2, 5, 5, 5, 5, 6]).play("reroll")
        assert sorted(table.dice(1).split()) == ["5", "5", "6"]

    def test_cursed_and_blessed_apply_to_it(self) -> None:
        table = self.started([1, 2, 3, 2, 1, 3, 6, 1, 4, 6, 3, 5], "fresh-start cursed blessed")
        table.play("decline", "reroll")
        assert (table.asked, table.moves()) == ("blessed", {"reroll d4", "decline"})
        table.play("reroll d4")
        assert table.dice(1) == "5 4 3"

    def test_it_comes_after_blessed_has_settled_the_first_roll(self) -> None:
        table = self.started([1, 2, 3, 2, 1, 3], "fresh-start blessed")
        assert table.asked == "blessed"
        assert table.play("decline").asked == "fresh-start"
