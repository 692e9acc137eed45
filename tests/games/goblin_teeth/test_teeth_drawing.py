"""Pass, Pilfer, Revivify, Share the Load and Sneak Preview: cards about cards."""

import pytest

from games.engine import IllegalMove
from games.goblin_teeth.turns import MAX_PASSES_A_ROUND
from tests.games.goblin_teeth.teeth_table import Teeth


class TestPass:
    def test_a_cheat_is_drawn_and_the_turn_may_end_without_a_die(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["pass"], deck="borrow").play("cheat pass")
        assert (table.hand(0), table.discard) == (["borrow"], ["pass"])
        assert table.play("end").seat == 1
        assert table.dice(0) == "3 1 2"

    def test_a_die_may_still_be_placed(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["pass"]).play("cheat pass", "place d1 i1")
        assert (table.seat, table.die("d1")) == (1, "3@i1")

    def test_without_it_no_turn_ends_so(self) -> None:
        assert Teeth("3 1 2", "6 2 4", hands=["pass"]).refusal("end") == "no-end"

    def test_the_view_tells_that_the_turn_may_end(self) -> None:
        assert Teeth("3 1 2", "6 2 4", hands=["pass"]).play("cheat pass").view(None).may_end

    def test_it_holds_for_one_turn(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["pass"]).play("cheat pass", "end", "place d4 altar")
        assert (table.seat, table.refusal("end")) == (0, "no-end")

    def test_the_last_player_with_dice_who_passes_goes_on(self) -> None:
        table = Teeth("3 1 2", "6@altar 2@altar 4@altar", hands=["pass"]).play("cheat pass", "end")
        assert (table.seat, table.asked) == (0, "turn")

    def test_silence_places_a_die_all_the_same(self) -> None:
        assert Teeth("3 1 2", "6 2 4", hands=["pass"]).play("cheat pass").silence == "place d2 altar draw"

    def test_a_round_cannot_be_passed_for_ever(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["pass"])
        table.state.passes = MAX_PASSES_A_ROUND
        assert table.play("cheat pass").refusal("end") == "no-end"
        assert not table.view(None).may_end


class TestPilfer:
    def test_a_cheat_is_drawn_then_a_card_in_front_of_an_opponent_may_be_moved(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["pilfer"], front=["", "lawful cursed"], deck="pass")
        table.play("cheat pilfer")
        assert table.hand(0) == ["pass"]
        assert table.moves() == {"take lawful", "take cursed", "decline"}
        table.play("take cursed")
        assert (table.front(0), table.front(1), table.discard) == (["cursed"], ["lawful"], ["pilfer"])

    def test_the_draw_is_seen_before_the_choice(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["pilfer"], front=["", "lawful"], deck="pass").play("cheat pilfer")
        assert table.view(0).hand == ("pass",)
        assert (table.asked, table.silence) == ("pilfer", "decline")

    def test_it_comes_last_in_front_of_its_new_player(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["pilfer"], front=["patient", "lawful"])
        assert table.play("cheat pilfer", "take lawful").front(0) == ["patient", "lawful"]

    def test_ones_own_cards_are_not_to_be_had(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["pilfer"], front=["patient", "lawful"]).play("cheat pilfer")
        assert table.moves() == {"take lawful", "decline"}

    def test_nobody_is_asked_where_no_opponent_has_any(self) -> None:
        assert Teeth("3 1 2", "6 2 4", hands=["pilfer"], front=["patient"]).play("cheat pilfer").asked == "turn"

    def test_lawful_taken_in_the_turn_counts_at_once(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["pilfer swap"], front=["", "lawful"])
        assert not table.play("cheat pilfer", "take lawful").cheats()


class TestRevivify:
    def test_of_the_top_three_discards_one_is_kept_one_given_one_returned(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["revivify"], discard="swap pass borrow pilfer").play("cheat revivify")
        assert table.view(None).question is not None
        assert len(table.moves()) == 6
        table.play("keep pass give borrow")
        assert (table.hand(0), table.hand(1), table.state.cheats[-1]) == (["pass"], ["borrow"], "pilfer")
        assert table.discard == ["swap", "revivify"]

    def test_left_is_the_next_in_turn_order_with_dice_or_not(self) -> None:
        dice = ("6 2 4", "3 1 2", "1@altar 2@altar 3@altar")
        table = Teeth(*dice, hands=["", "revivify"], discard="swap pass borrow", turn=1)
        assert table.play("cheat revivify", "keep pass give borrow").hand(2) == ["borrow"]

    def test_everything_about_it_is_open(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["revivify"], discard="pass borrow pilfer").play("cheat revivify")
        question = table.view(None).question
        assert question is not None
        assert question.cards == ("pilfer", "borrow", "pass")
        table.play("keep pass give borrow")
        view = table.view(None)
        assert (view.known, view.deck_top) == ((("pass",), ("borrow",)), ("pilfer",))
        assert table.told("divided") == {
            "seat": 0,
            "to_seat": 1,
            "kept": "pass",
            "given": ["borrow"],
            "returned": ["pilfer"],
        }

    def test_the_card_itself_is_not_among_them(self) -> None:
        assert not Teeth("3 1 2", "6 2 4", hands=["revivify"]).cheats()

    def test_with_two_cards_one_is_kept_and_one_given(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["revivify"], discard="pass borrow").play("cheat revivify")
        assert table.moves() == {"keep pass give borrow", "keep borrow give pass"}
        table.play("keep pass give borrow")
        assert (table.hand(0), table.hand(1)) == (["pass"], ["borrow"])

    def test_with_one_card_it_is_kept_without_a_question(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["revivify"], discard="pass").play("cheat revivify")
        assert (table.hand(0), table.asked) == (["pass"], "turn")

    def test_whoever_draws_next_is_known_to_hold_what_was_returned(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["revivify"], discard="pass borrow pilfer")
        table.play("cheat revivify", "keep pass give borrow", "place d1 altar", "place d4 altar draw")
        assert table.view(None).known[1] == ("borrow", "pilfer")


class TestShareTheLoad:
    def test_of_three_drawn_cards_one_is_kept_one_given_one_returned(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["share-the-load"], deck="swap pass borrow").play("cheat share-the-load")
        assert table.moves() == {
            *("keep swap give pass", "keep swap give borrow", "keep pass give swap"),
            *("keep pass give borrow", "keep borrow give swap", "keep borrow give pass"),
        }
        table.play("keep swap give borrow")
        assert (table.hand(0), table.hand(1), table.state.cheats[-1]) == (["swap"], ["borrow"], "pass")

    def test_only_its_player_sees_the_three_cards(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["share-the-load"], deck="swap pass borrow").play("cheat share-the-load")
        questions = [table.view(seat).question for seat in (0, 1, None)]
        assert [question.cards for question in questions if question] == [("swap", "pass", "borrow"), (), ()]
        assert {event.to for event in table.events if "swap" in str(event)} == {0}

    def test_giver_and_receiver_know_what_was_given_nobody_else(self) -> None:
        dice = ("3 1 2", "6 2 4", "1 2 3")
        table = Teeth(*dice, hands=["share-the-load"], deck="swap pass borrow")
        table.play("cheat share-the-load", "keep swap give borrow")
        assert [table.view(seat).known[1] for seat in (0, 1, 2, None)] == [("borrow",), ("borrow",), (), ()]
        assert [table.view(seat).known[0] for seat in (0, 1, 2, None)] == [("swap",), (), (), ()]
        assert [table.view(seat).deck_top for seat in (0, 1, 2, None)] == [("pass",), (), (), ()]
        assert {event.to for event in table.events if "borrow" in str(event)} == {0, 1}

    def test_whoever_put_a_card_on_top_knows_who_draws_it(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["share-the-load"], deck="swap pass borrow")
        table.play("cheat share-the-load", "keep swap give borrow", "place d1 altar", "place d4 altar draw")
        assert table.view(0).known[1] == ("borrow", "pass")
        assert table.view(None).known[1] == ()

    def test_the_deck_is_made_anew_of_the_discard_without_the_card_itself(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["share-the-load"], deck="swap", discard="pass borrow", rest=False)
        table.play("cheat share-the-load", "keep swap give borrow")
        assert (table.state.cheats, table.discard) == (["pass"], ["share-the-load"])

    def test_with_two_cards_one_is_kept_and_one_given(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["share-the-load"], deck="swap pass", rest=False)
        table.play("cheat share-the-load", "keep swap give pass")
        assert (table.hand(0), table.hand(1), table.state.cheats) == (["swap"], ["pass"], [])
        assert table.told("shared")["returned"] == 0

    def test_with_one_card_it_is_kept_without_a_question(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["share-the-load"], deck="swap", rest=False).play("cheat share-the-load")
        assert (table.hand(0), table.asked) == (["swap"], "turn")

    def test_without_any_card_it_cannot_be_played(self) -> None:
        assert not Teeth("3 1 2", "6 2 4", hands=["share-the-load"], rest=False).cheats()

    def test_silence_takes_the_first_way(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["share-the-load"], deck="swap pass borrow").play("cheat share-the-load")
        assert table.silence == "keep swap give pass"


class TestSneakPreview:
    def test_a_card_takes_effect_and_comes_back_to_hand(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["sneak-preview table-bump"]).play("cheat sneak-preview table-bump")
        assert (table.dice(0), table.hand(0), table.discard) == ("4 6 5", ["table-bump"], ["sneak-preview"])

    def test_then_it_may_be_played_in_earnest(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["sneak-preview table-bump"])
        table.play("cheat sneak-preview table-bump", "cheat table-bump")
        assert (table.dice(0), table.hand(0), table.discard) == ("3 1 2", [], ["sneak-preview", "table-bump"])

    def test_the_previewed_card_has_all_its_plays(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["sneak-preview swap"])
        assert table.moves("cheat sneak-preview swap") == table.moves("cheat swap")
        assert table.play("cheat sneak-preview swap d6 d1").dice(0) == "4 1 2"

    def test_ongoing_cards_cannot_be_previewed(self) -> None:
        assert table_cheats("sneak-preview cursed") == {"cursed"}

    def test_it_needs_an_action_card_that_can_be_played(self) -> None:
        assert table_cheats("sneak-preview") == set()
        assert table_cheats("sneak-preview revivify") == set()

    def test_everyone_knows_what_came_back(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["sneak-preview table-bump"]).play("cheat sneak-preview table-bump")
        assert table.view(None).known[0] == ("table-bump",)
        assert table.told("came-back") == {"seat": 0, "card": "table-bump"}

    def test_a_previewed_question_is_answered_before_it_comes_back(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["sneak-preview sneaky-sneaky"])
        table.play("cheat sneak-preview sneaky-sneaky")
        assert table.view(None).playing == ("sneak-preview", "sneaky-sneaky")
        assert table.play("set d1 4").hand(0) == ["sneaky-sneaky"]

    def test_previewed_quick_fingers_discard_neither_of_the_two(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["sneak-preview quick-fingers worm"])
        assert table.moves("cheat sneak-preview quick-fingers") == {"worm"}
        assert table.moves("cheat quick-fingers") == {"sneak-preview", "worm"}
        table.play("cheat sneak-preview quick-fingers worm", "shift d1 d4")
        assert (table.hand(0), table.asked) == (["quick-fingers"], "turn")

    @pytest.mark.parametrize("verb", ["place", "draw", "cheat"])
    def test_a_pair_is_shifted_and_nothing_else(self, verb: str) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["sneak-preview quick-fingers worm"])
        table.play("cheat sneak-preview quick-fingers worm")
        with pytest.raises(IllegalMove):
            table.play(f"{verb} d1 d4")
        assert table.asked == "shift"

    def test_previewed_pass_lets_the_turn_end(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["sneak-preview pass"]).play("cheat sneak-preview pass", "end")
        assert table.seat == 1
        assert "pass" in table.hand(0)

    def test_neither_card_is_in_the_discard_that_revivify_takes_from(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["sneak-preview revivify"], discard="pass")
        table.play("cheat sneak-preview revivify")
        assert (table.hand(0), table.discard) == (["pass", "revivify"], ["sneak-preview"])

    def test_lawful_forbids_it_for_it_is_two_cheats(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["sneak-preview table-bump"], front=["lawful"])
        assert table.cheats() == {"table-bump"}


def table_cheats(hand: str) -> set[str]:
    """The Cheats that can be played with this hand."""
    return Teeth("3 1 2", "6 2 4", hands=[hand]).cheats()
