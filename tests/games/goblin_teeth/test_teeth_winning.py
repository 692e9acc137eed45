"""Rulebook "Winning the Game"; rulings Ties and End of round."""

from games.engine import AGREED_REASON
from tests.games.goblin_teeth.teeth_table import GAME, Teeth

A1 = "emerald emerald worm fish-eye button"
B1 = "emerald emerald emerald button"
SIX = "emerald worm fish-eye mushroom button tooth-1"


def end_of_round(
    *hands: str, offerings: tuple[str, ...] = ("six", "a1", "b1"), pot: str = "mushroom mushroom"
) -> Teeth:
    """Two players, and seat 0 places the last die of the round; nobody bids on the Pot."""
    table = Teeth("3@altar 1@altar 2", "6@altar 2@altar 4@altar", pot=pot, hands=hands, offerings=offerings)
    table.luck.rolls = [3, 4, 5, 3, 4, 6]
    return table.play("place d3 altar")


def test_who_has_all_items_of_an_offering_wins() -> None:
    table = end_of_round("", A1)
    assert table.asked is None
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.scores, outcome.reason) == ((1,), (2, 1), (0, 1), "completed")
    assert table.told("won") == {"seat": 1, "offering": "a1", "reason": "completed"}


def test_it_is_judged_at_the_end_of_the_round_only() -> None:
    table = Teeth("3 1 2", "6 2 4", hands=["exchange mushroom emerald worm fish-eye button"], items="emerald")
    assert table.play("cheat exchange mushroom").asked == "turn"


def test_an_item_taken_at_the_end_of_the_round_counts() -> None:
    hands = ["emerald worm fish-eye button", ""]
    table = Teeth("3@i2 1@altar 2", "6@altar 2@altar 4@altar", pot="worm emerald", hands=hands)
    assert table.play("place d3 altar").state.ended == "completed"


def test_what_patient_does_comes_before_the_judgement() -> None:
    hands = ["", f"{A1} quick-fingers"]
    table = Teeth("3@altar 1@altar 2", "6@altar 2@altar 4@altar", pot="worm worm", hands=hands, front=["", "patient"])
    table.luck.rolls = [3, 4, 5, 3, 4, 6]
    table.play("place d3 altar", "cheat quick-fingers worm", "shift d1 d1", "decline")
    assert table.asked == "turn"


def test_nobody_draws_a_cheat_when_the_match_is_won() -> None:
    assert end_of_round("", A1).hand(0) == []


def test_of_two_who_complete_an_offering_the_left_most_wins() -> None:
    assert end_of_round(B1, A1).state.ranks == [2, 1]
    assert end_of_round(SIX, A1).state.ranks == [1, 2]


def test_who_completes_several_counts_with_the_left_most() -> None:
    table = end_of_round(f"{A1} emerald", A1)
    assert table.state.ranks == [1, 1]


def test_then_more_teeth_win() -> None:
    assert end_of_round(f"{A1} tooth-1", f"{A1} tooth-2").state.ranks == [2, 1]


def test_teeth_are_counted_not_cards() -> None:
    assert end_of_round(f"{A1} tooth-1 tooth-1", f"{A1} tooth-3").state.ranks == [2, 1]


def test_then_the_victory_is_shared() -> None:
    table = end_of_round(A1, A1)
    assert table.state.ranks == [1, 1]
    assert table.told("ended") == {"reason": "completed", "seats": [0, 1]}


def test_those_who_completed_none_are_ranked_by_what_they_lack_then_by_teeth() -> None:
    dice = ("3@altar 1@altar 2", "6@altar 2@altar 4@altar", "1@altar 2@altar 3@altar", "1@altar 2@altar 3@altar")
    hands = ["", A1, "tooth-1", "emerald worm"]
    table = Teeth(*dice, hands=hands, pot="mushroom mushroom mushroom mushroom").play("place d3 altar")
    assert table.state.ranks == [4, 1, 3, 2]


def test_in_advanced_play_only_ones_own_offerings_count() -> None:
    table = Teeth("3@altar 1@altar 2", "6@altar 2@altar 4@altar", pot="mushroom mushroom", hands=["", A1])
    table.state.offerings = (("six", "a1", "b1"), ("six", "a2", "b2"))
    table.luck.rolls = [3, 4, 5, 3, 4, 6]
    assert table.play("place d3 altar").asked == "turn"


def test_in_advanced_play_another_a_beats_a_b() -> None:
    table = Teeth("3@altar 1@altar 2", "6@altar 2@altar 4@altar", pot="mushroom worm", hands=[B1, ""])
    table.state.offerings = (("six", "a2", "b1"), ("six", "a4", "b2"))
    table.state.hands[1] = ["tooth-3", "worm", "worm", "emerald"]
    table._pieces = GAME.count_pieces(table.state)
    assert table.play("place d3 altar").state.ranks == [2, 1]


def test_at_the_end_all_hands_are_open() -> None:
    table = end_of_round("button", A1)
    view = table.view(None)
    assert view.hands == (("button",), tuple(A1.split()))
    assert [progress.lacking for progress in view.get_progress(1)] == [2, 0, 1]


def test_whose_players_agree_to_end_is_ranked_by_what_wins_and_turns_up_all_hands() -> None:
    hands = ["", A1, "tooth-1", "emerald worm"]
    table = Teeth("3 1 2", "6 2 4", "1 2 3", "1 2 3", hands=hands, pot="mushroom mushroom mushroom mushroom")
    agreed = GAME.outcome_by_agreement(table.state)
    assert (agreed.ranks, agreed.winners, agreed.reason, agreed.nobody_wins) == (
        (4, 1, 3, 2),
        (1,),
        AGREED_REASON,
        False,
    )
    seen = GAME.view_by_agreement(table.state, 0)
    assert seen.hands == tuple(tuple(hand.split()) for hand in hands)
    assert [seen.get_progress(seat)[1].lacking for seat in range(4)] == [5, 0, 4, 3]
