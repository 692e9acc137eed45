"""Rulebook "Voting phase": secret, at the same time, revealed together."""

from itertools import permutations

import pytest

from tests.games.goats_and_goblins.cave_table import CaveTable, one
from tests.games.played_table import ANN, CID, kinds

TOP = "gold 1, gold 2, gold 3"


def test_all_but_the_leader_vote_at_the_same_time() -> None:
    table = CaveTable(5, top=TOP, leader="bob")
    table.do("bob declare 3")
    assert table.asked == "vote cid dot eve ann"
    assert table.decision.sealed
    assert table.refuses("bob in") == "leader-in"


def test_votes_in_any_order_all_count_and_change_no_number() -> None:
    votes = ("bob in", "cid out", "dot in", "eve out", "fay in")
    for order in permutations(votes):
        table = CaveTable(6, top=TOP)
        table.do("ann declare 3")
        number = table.decision.number
        for line in order[:-1]:
            table.do(line)
            assert table.decision.number == number
        told = table.do(order[-1])
        revealed = one(told, "revealed")
        assert revealed.facts["in_seats"] == [1, 3, 5]
        assert revealed.facts["out_seats"] == [2, 4]


def test_nobody_votes_twice() -> None:
    table = CaveTable(top=TOP)
    table.do("ann declare 3", "bob in")
    assert table.refuses("bob out") == "voted"


def test_a_vote_is_secret_until_all_are_in() -> None:
    table = CaveTable(top=TOP)
    told = table.do("ann declare 3", "bob in")
    assert kinds(told) == ["voted"]
    assert table.view("cid").voted == (True, True, False, False)
    assert table.view("cid").joins is None
    assert table.view("bob").my_vote is True
    assert [table.view(name).my_vote for name in ("ann", "cid", None)] == [None, None, None]


def test_revealed_votes_are_seen_by_all_before_the_first_card() -> None:
    table = CaveTable(top=TOP, hands={"bob": "seeing-stone 0"})
    table.do("ann declare 3", "bob in", "cid out", "dot out")
    assert table.view(None).stage == "revealed"
    assert table.view(None).joins == (True, True, False, False)
    assert table.view(None).drawn == ()


@pytest.mark.parametrize(("vote", "kind"), [("in", "revealed-all-in"), ("out", "revealed-all-out")])
def test_a_vote_that_is_all_of_one_mind_is_told_so(vote: str, kind: str) -> None:
    table = CaveTable(3, top=TOP)
    told = table.do("ann declare 3", f"bob {vote}", f"cid {vote}")
    assert kind in kinds(told)


def test_silence_stays_out() -> None:
    table = CaveTable(top=TOP)
    table.do("ann declare 3")
    assert str(table.match.default_move(CID)) == "out"


def test_silence_of_the_leader_declares_three() -> None:
    assert str(CaveTable(top=TOP).match.default_move(ANN)) == "declare 3"


def test_nothing_but_votes_and_cards_answers_the_vote() -> None:
    table = CaveTable(top=TOP, hands={"bob": "push-2 0"})
    table.do("ann declare 3")
    assert table.refuses("bob pass") == "vote-now"
    assert table.refuses("bob declare 3") == "vote-now"
