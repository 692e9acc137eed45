"""Reaction windows and the stack: newest first, with interruptions. Rulebook "Action cards"."""

import pytest

from games.engine import NotYourTurn, StaleDecision
from tests.games.goats_and_goblins.cave_table import CaveTable, one
from tests.games.played_table import ANN, BOB, CID, DOT, kinds

GOLD_10 = ", ".join(["gold 1"] * 10)


def stack(table: CaveTable) -> list[str]:
    """Return the stack, newest first, as "bob warding-stone"."""
    names = ("ann", "bob", "cid", "dot", "eve", "fay")
    return [f"{names[played.seat]} {played.kind}" for played in table.view().stack]


def test_the_example_of_the_rulebook() -> None:
    """Bill pushes 2, Brian wards it, Betty pushes 3; before its third card Bartholomew peeks."""
    table = CaveTable(
        5,
        top="gold 1, gold 1, gold 1, goat 2, gem 4, gruff 5",
        hands={"bob": "push-2 0", "cid": "warding-stone 1", "dot": "push-3 1", "eve": "seeing-stone 0"},
    )
    bill, brian, betty, bartholomew = "bob", "cid", "dot", "eve"
    table.do("ann declare 3", *[f"{who} pass" for who in (bill, betty, bartholomew)])
    table.do("bob in", "cid in", "dot in", "eve in", *[f"{who} pass" for who in (bill, betty, bartholomew)])
    for _ in range(2):
        table.pass_all()
    assert table.view().to_draw == 0

    table.do(f"{bill} play push-2", f"{brian} play warding-stone", f"{betty} play push-3")
    assert stack(table) == ["dot push-3", "cid warding-stone", "bob push-2"]
    assert table.asked == "react eve"
    told = table.do(f"{bartholomew} pass")
    assert one(told, "pushed").facts["number"] == 3
    assert table.view().to_draw == 3
    assert stack(table) == ["cid warding-stone", "bob push-2"]
    told = table.do(f"{bartholomew} pass")
    assert one(told, "warded").facts == {"seat": 2, "cancelled_seat": 1, "action": "push-2"}
    assert stack(table) == []
    assert table.view().to_draw == 3

    table.do(f"{bartholomew} pass", f"{bartholomew} pass")
    assert len(table.view().drawn) == 5
    assert table.view().to_draw == 1
    told = table.do(f"{bartholomew} play seeing-stone")
    assert one(told, "peeked-card").facts["card"] == "gruff 5"
    assert one(told, "drew").facts["card"] == "gruff 5"
    assert "succeeded" in kinds(told)


def test_a_warding_stone_on_a_warding_stone_lets_the_push_happen() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 0", "cid": "warding-stone 1", "dot": "warding-stone 1"})
    table.do("ann declare 3", "bob play push-2", "cid play warding-stone")
    assert table.asked == "react dot"
    told = table.do("dot play warding-stone")
    assert kinds(told) == ["played", "warded", "pushed"]
    assert one(told, "warded").facts == {"seat": 3, "cancelled_seat": 2, "action": "warding-stone"}
    assert table.view().declared == 5


def test_a_stack_of_four_resolves_newest_first() -> None:
    stones = {"cid": "warding-stone 1", "dot": "warding-stone 1", "eve": "warding-stone 1"}
    table = CaveTable(5, top=GOLD_10, hands={"bob": "push-2 0", **stones})
    table.do("ann declare 3", "bob play push-2", "cid play warding-stone", "dot play warding-stone")
    told = table.do("eve play warding-stone")
    assert [event.facts["cancelled_seat"] for event in told if event.kind == "warded"] == [3, 1]
    assert table.view().declared == 3
    assert [(str(seen.card), seen.count) for seen in table.view().discard] == [("push-2 0", 1), ("warding-stone 1", 3)]


def test_a_stack_can_be_interrupted_while_it_resolves() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 0, push-3 1", "cid": "warding-stone 1, warding-stone 1"})
    table.do("ann declare 3", "bob play push-2")
    assert (table.asked, table.decision.welcome) == ("react cid", (BOB,))
    table.do("bob play push-3")
    assert table.asked == "react cid"
    table.do("cid pass")
    assert stack(table) == ["bob push-2"]
    assert table.view().declared == 6
    assert table.asked == "react cid"
    told = table.do("cid play warding-stone")
    assert kinds(told) == ["played", "warded"]
    assert table.view().declared == 6


def test_who_played_the_newest_card_is_not_asked_about_it_but_may_add_another() -> None:
    hands = {"bob": "push-2 0, push-3 1", "cid": "warding-stone 1"}
    table = CaveTable(top=GOLD_10, hands=hands)
    table.do("ann declare 3", "bob play push-2")
    assert table.asked == "react cid"
    assert [str(move) for move in table.match.legal_moves(BOB)] == ["play push-3"]
    assert table.refuses("bob pass") == "own-card"
    assert table.refuses("bob no more") == "own-card"
    table.do("cid pass")
    assert table.asked == "react bob"


def test_the_declaration_opens_a_window_before_the_vote() -> None:
    table = CaveTable(top=GOLD_10, hands={"cid": "push-2 0", "ann": "seeing-stone 0"})
    table.do("ann declare 3")
    assert table.asked == "react cid ann"
    table.pass_all()
    assert table.asked == "vote bob cid dot"


def test_the_leaders_left_is_asked_first_and_the_leader_last() -> None:
    table = CaveTable(top=GOLD_10, leader="cid", hands=dict.fromkeys(("ann", "bob", "cid", "dot"), "push-2 0"))
    table.do("cid declare 3")
    assert table.asked == "react dot ann bob cid"


def test_nobody_is_asked_who_could_not_respond() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "warding-stone 1, pit-prop 1", "cid": "second-thoughts 1"})
    told = table.do("ann declare 3")
    assert table.asked == "vote bob cid dot"
    assert kinds(told) == ["declared"]


def test_a_table_without_action_cards_draws_at_once() -> None:
    table = CaveTable(3, top=GOLD_10)
    told = table.do("ann declare 6", "bob out", "cid out")
    assert kinds(told).count("drew") == 6
    assert table.asked == "declare bob"


def test_every_drawn_card_opens_a_window_the_last_too() -> None:
    table = CaveTable(3, top=GOLD_10, hands={"bob": "push-2 0"})
    table.do("ann declare 3", "bob pass", "bob out", "cid out", "bob pass")
    for number in (1, 2, 3):
        assert table.asked == "react bob"
        assert len(table.view().drawn) == number
        table.do("bob pass")
    assert table.asked == "declare bob"


def test_at_key_moments_only_the_vote_and_a_cave_in_open_windows() -> None:
    table = CaveTable(3, top="gold 1, cave-in 1, gold 1", hands={"bob": "push-2 0"}, options={"windows": "key-moments"})
    table.do("ann declare 3")
    assert table.asked == "vote bob cid"
    table.do("bob out", "cid out")
    assert (table.asked, table.view().drawn) == ("react bob", ())
    table.do("bob pass")
    assert (table.asked, len(table.view().drawn)) == ("react bob", 2)
    table.do("bob pass")
    assert table.asked == "declare bob"


def test_at_key_moments_a_played_card_can_be_answered() -> None:
    table = CaveTable(
        3, top=GOLD_10, hands={"bob": "push-2 0", "cid": "warding-stone 1"}, options={"windows": "key-moments"}
    )
    table.do("ann declare 3", "bob out", "cid out", "bob play push-2")
    assert table.asked == "react cid"
    told = table.do("cid play warding-stone")
    assert kinds(told)[:2] == ["played", "warded"]


def test_passes_in_one_window_do_not_disturb_each_other() -> None:
    table = CaveTable(top=GOLD_10, hands=dict.fromkeys(("bob", "cid", "dot"), "push-2 0"))
    table.do("ann declare 3")
    number = table.decision.number
    table.match.play(CID, "pass", number)
    table.match.play(BOB, "no more", number)
    assert table.decision.number == number
    assert table.asked == "react dot"


def test_a_played_card_makes_answers_to_the_window_below_stale() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 0", "cid": "warding-stone 1, push-2 0", "dot": "push-2 0"})
    table.do("ann declare 3")
    number = table.decision.number
    table.match.play(BOB, "play push-2", number)
    assert table.asked == "react cid dot"
    with pytest.raises(StaleDecision):
        table.match.play(CID, "pass", number)
    with pytest.raises(StaleDecision):
        table.match.play(DOT, "play push-2", number)


def test_who_passed_is_asked_again_in_the_next_window() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 0", "cid": "push-2 0"})
    table.do("ann declare 3", "bob pass", "cid play push-2")
    assert table.asked == "react bob"
    assert table.view().stack


def test_nobody_passes_twice_in_one_window() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 0", "cid": "push-2 0"})
    table.do("ann declare 3", "bob pass")
    with pytest.raises(NotYourTurn):
        table.match.play(BOB, "pass")


def test_no_more_passes_for_the_whole_expedition() -> None:
    table = CaveTable(3, top=GOLD_10, hands={"bob": "push-2 0", "cid": "push-2 0"})
    table.do("ann declare 3", "bob no more", "cid pass", "bob out", "cid out")
    assert table.asked == "react cid"
    told = table.do("cid no more")
    assert kinds(told)[-1] == "leads"
    assert table.view().leader == BOB


def test_no_more_holds_for_one_expedition_only() -> None:
    table = CaveTable(3, top=GOLD_10, hands={"bob": "push-2 0"})
    table.do("ann declare 3", "bob no more", "bob out", "cid out", "bob declare 3")
    assert table.asked == "react bob"
    assert table.view().silent == ()


def test_no_more_can_be_taken_back_while_a_window_is_open() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 0", "cid": "push-2 0"})
    table.do("ann declare 3", "bob no more")
    number = table.decision.number
    assert list(table.decision.welcome) == [BOB]
    assert [str(move) for move in table.match.legal_moves(BOB)] == ["back in"]
    assert table.refuses("bob play push-2") == "silent"
    table.match.play(BOB, "back in", number)
    assert table.decision.number == number
    assert list(table.decision.welcome) == []
    table.do("cid pass", "bob play push-2", "cid pass")
    assert table.view().declared == 5


def test_who_comes_back_without_a_card_that_matters_is_not_waited_for() -> None:
    hands = {"bob": "warding-stone 1", "cid": "push-2 0", "dot": "push-2 0"}
    table = CaveTable(top=GOLD_10, hands=hands)
    table.do("ann declare 3", "cid play push-2", "bob no more", "dot pass")
    assert table.asked == "react dot"
    table.do("bob back in")
    assert table.asked == "react dot"
    assert not table.view().silent
    table.do("dot play push-2")
    assert stack(table) == ["dot push-2"]
    assert table.asked == "react bob"


def test_back_in_is_for_those_who_said_no_more() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 0", "cid": "push-2 0"})
    table.do("ann declare 3")
    assert table.refuses("bob back in") == "not-silent"


def test_nobody_comes_back_while_no_window_is_open() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 0"})
    table.do("ann declare 3", "bob no more")
    assert table.asked == "vote bob cid dot"
    assert table.refuses("bob back in") == "vote-now"


def test_silence_passes() -> None:
    table = CaveTable(top=GOLD_10, hands={"ann": "push-2 0"})
    table.do("ann declare 3")
    assert str(table.match.default_move(ANN)) == "pass"


def test_a_window_waits_for_cards_and_passes_only() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 0"})
    table.do("ann declare 3")
    assert table.refuses("bob in") == "react-now"
    assert table.refuses("bob play pit-prop") == "not-held"
