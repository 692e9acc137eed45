"""Rulebook "2-player and optional 3-player variant"."""

import pytest

from tests.games.goats_and_goblins.cave_table import CaveTable, one
from tests.games.played_table import ANN, BOB, kinds

THREE = {"no_votes": True}


def test_the_leader_draws_at_least_one_card() -> None:
    table = CaveTable(2, top="gold 1")
    assert table.asked == "draw ann"
    assert [str(move) for move in table.match.legal_moves(ANN)] == ["draw"]
    assert table.refuses("ann stop") == "draw-first"
    assert str(table.match.default_move(ANN)) == "draw"


def test_the_leader_draws_on_or_stops_and_keeps_all_but_cave_ins() -> None:
    table = CaveTable(2, top="gold 1, cave-in 2, gem 4")
    table.do("ann draw", "ann draw", "ann draw")
    assert [str(move) for move in table.match.legal_moves(ANN)] == ["draw", "stop"]
    assert str(table.match.default_move(ANN)) == "stop"
    told = table.do("ann stop")
    assert one(told, "succeeded").facts["cards"] == ["gem 4", "gold 1"]
    assert table.view().scores == (5, 0)
    assert table.asked == "draw bob"


def test_at_three_all_is_lost() -> None:
    table = CaveTable(2, top="gem 4, cave-in 2, cave-in 1")
    told = table.do("ann draw", "ann draw", "ann draw")
    assert one(told, "all-lost").facts["cards"] == ["gem 4"]
    assert table.view().scores == (0, 0)
    assert table.asked == "draw bob"


def test_nobody_declares_or_votes() -> None:
    table = CaveTable(3, top="gold 1", options=THREE)
    assert table.refuses("ann declare 3") == "draw-now"
    table.do("ann draw")
    assert table.view().joins is None
    assert table.refuses("ann in") == "draw-now"


def test_after_a_push_the_leader_must_draw_so_many_before_stopping() -> None:
    table = CaveTable(3, top="gold 1, gold 1, gold 1, gold 1", hands={"cid": "push-2 0"}, options=THREE)
    table.do("ann draw")
    assert table.asked == "beat cid"
    told = table.do("cid play push-2")
    assert kinds(told).count("drew") == 2
    assert len(table.view().drawn) == 3
    assert table.asked == "draw ann"


def test_a_push_makes_a_careful_leader_fail() -> None:
    table = CaveTable(2, top="gem 4, cave-in 2, cave-in 1", hands={"bob": "push-2 0"})
    told = table.do("ann draw", "bob play push-2")
    assert "all-lost" in kinds(told)


def test_a_leader_may_look_before_going_deeper() -> None:
    table = CaveTable(2, top="gold 1, cave-in 2", hands={"ann": "seeing-stone 0"})
    table.do("ann draw", "ann play seeing-stone")
    assert str(table.view("ann").seen) == "cave-in 2"
    assert table.view("bob").seen is None
    table.do("ann stop")
    assert str(table.view("ann").seen) == "cave-in 2"


def test_a_leader_who_is_about_to_draw_or_stop_is_not_asked_to_react_first() -> None:
    table = CaveTable(2, top="gold 1, cave-in 2", hands={"ann": "seeing-stone 0, push-2 0", "bob": "push-2 0"})
    table.do("ann draw")
    assert table.asked == "beat bob"
    table.do("bob pass")
    assert table.asked == "draw ann"
    moves = ["draw", "stop", "play push-2", "play seeing-stone"]
    assert [str(move) for move in table.match.legal_moves(ANN)] == moves


def test_a_leader_may_look_before_the_first_card() -> None:
    table = CaveTable(2, top="cave-in 2", hands={"ann": "seeing-stone 0"})
    table.do("ann play seeing-stone")
    assert str(table.view("ann").seen) == "cave-in 2"
    assert table.asked == "draw ann"
    assert table.refuses("ann stop") == "draw-first"


def test_a_leader_whose_pushed_cards_are_not_drawn_yet_is_asked_like_all() -> None:
    table = CaveTable(2, top="cave-in 1, gold 1, gold 2", hands={"ann": "pit-prop 1", "bob": "push-2 0"})
    table.do("ann draw", "bob play push-2")
    assert (table.asked, table.view().to_draw) == ("beat ann", 0)
    table.do("ann pass")
    assert (table.asked, table.view().to_draw) == ("beat ann", 1)
    table.do("ann pass")
    assert (table.asked, table.view().to_draw) == ("draw ann", 0)


def test_a_propped_first_card_still_counts_as_drawn() -> None:
    table = CaveTable(2, top="cave-in 2, gold 1", hands={"ann": "pit-prop 1"})
    table.do("ann draw", "ann play pit-prop")
    assert [str(move) for move in table.match.legal_moves(ANN)] == ["draw", "stop"]
    assert "came-back-empty" in kinds(table.do("ann stop"))


def test_a_stack_works_as_with_votes() -> None:
    hands = {"bob": "push-2 0, warding-stone 1", "ann": "warding-stone 1"}
    table = CaveTable(2, top="gold 1, gold 1, gold 1, gold 1", hands=hands)
    table.do("ann draw", "bob play push-2", "ann play warding-stone")
    told = table.do("bob play warding-stone")
    assert kinds(told)[:3] == ["played", "warded", "pushed"]


def test_the_cave_is_played_until_it_is_empty() -> None:
    table = CaveTable(2, top="gold 1, gold 2, gold 3", more=0)
    table.do("ann draw", "ann stop", "bob draw", "bob stop")
    assert table.asked == "draw ann"
    told = table.do("ann draw")
    assert kinds(told) == ["drew", "succeeded", "got", "ended"]
    assert one(told, "ended").facts == {"reason": "cave-empty"}
    assert table.view().scores == (4, 2)


@pytest.mark.parametrize("windows", ["every-card", "key-moments"])
def test_at_key_moments_the_leader_draws_on_until_a_cave_in(windows: str) -> None:
    table = CaveTable(2, top="gold 1, cave-in 2", hands={"bob": "push-2 0"}, options={"windows": windows})
    table.do("ann draw")
    assert table.asked == ("beat bob" if windows == "every-card" else "draw ann")
    while table.decision.seats == (BOB,):
        table.do("bob pass")
    table.do("ann draw")
    assert table.asked == "react bob"


def test_going_home_can_be_answered_with_a_push() -> None:
    for options in ({}, {"windows": "key-moments"}):
        table = CaveTable(2, top="gold 1, gold 1, gold 1, gem 4", hands={"bob": "push-2 0"}, options=options)
        table.do("ann draw")
        table.pass_all()
        told = table.do("ann stop")
        assert kinds(told) == ["heads-home"]
        assert table.asked == "react bob"
        told = table.do("bob play push-2")
        assert kinds(told).count("drew") == 2
        assert table.asked == "draw ann"
        assert not table.view().stopping


def test_going_home_can_be_answered_with_a_stone() -> None:
    table = CaveTable(2, top="gold 1, gem 4", hands={"bob": "seeing-stone 0"})
    table.do("ann draw")
    table.pass_all()
    table.do("ann stop")
    assert table.asked == "react bob"
    told = table.do("bob play seeing-stone")
    assert kinds(told) == ["played", "peeked", "peeked-card", "succeeded", "got", "leads"]


def test_going_home_is_settled_when_all_pass() -> None:
    table = CaveTable(2, top="gold 1, gem 4", hands={"bob": "push-2 0"})
    table.do("ann draw")
    table.pass_all()
    table.do("ann stop")
    assert "succeeded" in kinds(table.pass_all())
    assert table.asked == "draw bob"


def test_a_warded_push_does_not_keep_the_leader_from_going_home() -> None:
    table = CaveTable(2, top="gold 1, gem 4", hands={"bob": "push-2 0", "ann": "warding-stone 1"})
    table.do("ann draw")
    table.pass_all()
    table.do("ann stop", "bob play push-2")
    assert "succeeded" in kinds(table.do("ann play warding-stone"))


@pytest.mark.parametrize("windows", ["every-card", "key-moments"])
def test_going_home_can_be_answered_where_the_only_card_was_propped_away(windows: str) -> None:
    hands = {"ann": "pit-prop 1", "bob": "push-2 0"}
    table = CaveTable(2, top="cave-in 2, gem 4, gold 1", hands=hands, options={"windows": windows})
    table.do("ann draw", "ann play pit-prop")
    table.pass_all()
    assert table.state.drawn == []
    assert kinds(table.do("ann stop")) == ["heads-home"]
    assert table.asked == "react bob"
    assert kinds(table.do("bob play push-2")).count("drew") == 2
    assert table.asked == "draw ann"


def test_a_leader_may_take_no_more_back_before_drawing() -> None:
    table = CaveTable(2, top="gold 1, gold 1", hands={"ann": "push-2 0", "bob": "push-2 0"})
    table.do("ann draw", "bob no more", "ann stop", "bob pass")
    assert table.asked == "draw bob"
    table.do("bob back in")
    assert (table.asked, table.view().silent) == ("draw bob", ())
