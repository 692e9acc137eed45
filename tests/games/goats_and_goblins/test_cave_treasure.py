"""Rulebook "Treasure phase": divided by the Leader, taken by the Outs, or lost."""

from itertools import product

import pytest

from games.engine import IllegalMove, NotYourTurn
from tests.games.goats_and_goblins.cave_table import CaveTable, one
from tests.games.played_table import ANN, BOB, CID, kinds


def settled(seats: int = 4, *, top: str, votes: str, number: int, leader: str = "ann") -> CaveTable:
    """Return a table after an expedition of `number` cards; `votes` are those from the Leader's left."""
    table = CaveTable(seats, top=top, leader=leader)
    table.do(f"{leader} declare {number}")
    voters = table.asked.split()[1:]
    table.do(*(f"{name} {vote}" for name, vote in zip(voters, votes.split(), strict=True)))
    return table


def test_the_leader_divides_among_themself_and_the_ins() -> None:
    table = settled(top="gem 4, goat 2, gold 1, gold 3", votes="in out out", number=4)
    assert table.asked == "divide ann"
    assert [str(card) for card in table.view().pile] == ["gem 4", "gold 3", "goat 2", "gold 1"]
    assert [str(move) for move in table.match.legal_moves(ANN)] == ["give 2", "give 1", "deal"]
    table.do("ann give 1", "ann give 2", "ann give 1")
    assert (table.hand("ann"), table.hand("bob")) == (["gem 4", "goat 2"], ["gold 1", "gold 3"])
    assert table.view().scores == (6, 4, 0, 0)


def test_cave_ins_are_discarded_and_not_divided() -> None:
    table = settled(top="gem 4, cave-in 2, goat 2", votes="in out out", number=3)
    assert [str(card) for card in table.view().pile] == ["gem 4", "goat 2"]
    assert [str(seen.card) for seen in table.view().discard] == ["cave-in 2"]


def test_shares_differ_by_at_most_one_card_and_the_leader_chooses_who_has_more() -> None:
    for given in product("124", repeat=5):
        table = settled(top="gem 4, gold 3, goat 2, gold 1, trinket 1", votes="in out in", number=5)
        for seat in given:
            if table.decision.kind == "divide":
                move = table.match.game.parse_move(f"give {seat}")
                if move not in table.match.legal_moves(ANN):
                    assert table.refuses(f"ann give {seat}") == "not-to-them"
                    break
                table.do(f"ann give {seat}")
        else:
            shares = sorted(map(len, table.view().hands))
            assert shares == [0, 1, 2, 2]


def test_every_division_by_number_can_be_reached() -> None:
    """Four cards among three: one has two; by the tree of legal moves, 3 · 4! / 2! = 36 ways."""
    reached = set()

    def divide(table: CaveTable) -> None:
        if table.decision.kind != "divide":
            reached.add(table.view().hands)
            return
        for move in list(table.match.legal_moves(ANN)):
            fork = CaveTable()
            fork.match = table.match.fork()
            fork.match.play(ANN, move)
            divide(fork)

    divide(settled(top="gem 4, gold 3, goat 2, gold 1", votes="in in out", number=4))
    assert len(reached) == 36


def test_nobody_out_gets_a_share() -> None:
    table = settled(top="gem 4, gold 3, goat 2", votes="in out out", number=3)
    assert table.refuses("ann give 3") == "not-to-them"
    assert table.refuses("ann take gem 4") == "divide-now"


def test_a_leader_alone_keeps_all_without_being_asked() -> None:
    table = settled(top="gem 4, gold 3, goat 2", votes="out out out", number=3)
    assert table.asked == "declare bob"
    assert table.view().scores == (9, 0, 0, 0)


def test_the_last_cards_go_where_they_must_without_a_click() -> None:
    table = settled(top="gem 4, gold 3, goat 2, gold 1", votes="in out out", number=4)
    told = table.do("ann give 1", "ann give 1")
    assert one(told[1:], "got").facts == {"seat": BOB, "cards": ["goat 2", "gold 1"]}
    assert table.asked == "declare bob"


def test_silence_divides_by_turns_from_the_leaders_left_dearest_first() -> None:
    table = settled(top="gem 4, gold 3, goat 2, gold 1, gruff 5", votes="in out in", number=5, leader="bob")
    assert str(table.match.default_move(BOB)) == "deal"
    told = table.do("bob deal")
    assert [(event.facts["seat"], event.facts["cards"]) for event in told if event.kind == "got"] == [
        (CID, ["gruff 5", "goat 2"]),
        (ANN, ["gem 4", "gold 1"]),
        (BOB, ["gold 3"]),
    ]
    assert table.view().scores == (5, 3, 7, 0)


def test_the_leader_may_deal_out_the_rest_by_turns() -> None:
    table = settled(top="gem 4, gold 3, goat 2, gold 1", votes="in out out", number=4)
    table.do("ann give 1", "ann deal")
    assert (table.hand("ann"), table.hand("bob")) == (["gold 1", "gem 4"], ["gold 3", "goat 2"])
    assert table.asked == "declare bob"


def test_after_a_failure_the_outs_take_in_turn_from_the_leaders_left() -> None:
    table = settled(5, top="gem 4, gold 3, goat 2, gold 1, cave-in 2, cave-in 1", votes="out in out out", number=9)
    assert table.asked == "take bob"
    table.do("bob take gem 4")
    assert table.asked == "take dot"
    table.do("dot take goat 2")
    assert table.asked == "take eve"
    table.do("eve take gold 3")
    assert table.hand("bob") == ["gold 1", "gem 4"]
    assert table.asked == "declare bob"
    assert table.hand("cid") == table.hand("ann") == []


def test_what_is_taken_must_lie_on_the_pile() -> None:
    table = settled(5, top="gem 4, gold 3, goat 2, cave-in 2, cave-in 1", votes="out in out out", number=9)
    assert [str(move) for move in table.match.legal_moves(BOB)] == ["take gem 4", "take gold 3", "take goat 2"]
    assert table.refuses("bob take gold 1") == "not-on-pile"
    assert table.refuses("bob give 2") == "take-now"


def test_silence_takes_the_most_gold() -> None:
    table = settled(5, top="goat 2, gold 3, gem 4, cave-in 2, cave-in 1", votes="out in out out", number=9)
    assert str(table.match.default_move(BOB)) == "take gem 4"


def test_one_out_alone_takes_all_without_a_click() -> None:
    table = settled(top="goat 2, gem 4, cave-in 2, cave-in 1", votes="in out in", number=9)
    assert table.view().scores == (0, 0, 6, 0)
    assert table.asked == "declare bob"


def test_cards_that_are_all_alike_are_taken_without_a_click() -> None:
    table = settled(top="gold 1, gold 1, gold 1, cave-in 2, cave-in 1", votes="out out in", number=9)
    assert table.view().scores == (0, 2, 1, 0)


def test_a_failure_without_outs_loses_all() -> None:
    table = CaveTable(3, top="goat 2, gem 4, cave-in 2, cave-in 1")
    told = table.do("ann declare 5", "bob in", "cid in")
    assert one(told, "all-lost").facts["cards"] == ["gem 4", "goat 2"]
    assert sum(seen.count for seen in table.view().discard) == 4
    assert table.view().scores == (0, 0, 0)


def test_a_failure_stops_the_drawing_at_once() -> None:
    table = CaveTable(3, top="cave-in 2, goat 2, cave-in 2, gem 4")
    told = table.do("ann declare 9", "bob out", "cid in")
    assert kinds(told).count("drew") + kinds(told).count("drew-cave-in") == 3


@pytest.mark.parametrize(
    ("top", "kind"), [("cave-in 1, cave-in 1, goat 2", "succeeded"), ("cave-in 2, cave-in 1", "failed")]
)
def test_an_expedition_fails_at_a_value_of_three_not_at_three_cards(top: str, kind: str) -> None:
    table = CaveTable(3, top=top)
    assert kind in kinds(table.do("ann declare 3", "bob out", "cid in"))


def test_an_expedition_of_nothing_but_propped_cave_ins_comes_back_empty() -> None:
    table = CaveTable(3, top="cave-in 1, cave-in 1, cave-in 1", hands={"bob": "pit-prop 1"})
    told = table.do("ann declare 3", "bob in", "cid in", "bob pass", "bob pass", "bob play pit-prop")
    assert "came-back-empty" in kinds(told)
    assert table.asked == "declare bob"


def test_the_lead_passes_to_the_left() -> None:
    table = CaveTable(3)
    for leader in ("ann", "bob", "cid", "ann"):
        assert table.asked == f"declare {leader}"
        table.do(f"{leader} declare 3", *(f"{name} out" for name in ("ann", "bob", "cid") if name != leader))


def test_the_last_expedition_stays_in_sight() -> None:
    table = settled(top="gem 4, cave-in 2, goat 2", votes="out out in", number=3)
    table.do("ann give 1")
    last = table.view().last
    assert last is not None
    assert (last.leader, last.succeeded) == (ANN, True)
    assert [str(card) for card in last.drawn] == ["gem 4", "cave-in 2", "goat 2"]
    assert [[str(card) for card in share] for share in last.shares] == [["gem 4"], [], [], ["goat 2"]]


def test_what_was_won_can_be_played_in_a_later_expedition() -> None:
    table = settled(3, top="pit-prop 1, push-3 1, cave-in 2, gold 1", votes="out out", number=3)
    assert table.hand("ann") == ["push-3 1", "pit-prop 1"]
    assert table.view().scores == (2, 0, 0)
    table.do("bob declare 3")
    table.do("ann play push-3")
    assert table.view().declared == 6
    assert table.view().scores == (1, 0, 0)
    assert table.match.decision is not None
    assert CID in table.decision.seats


FIVE = "gem 4, gold 3, goat 2, gold 1, trinket 1"


def typed(table: CaveTable, text: str) -> list[str]:
    return [str(move) for move in table.match.parse_player_input(ANN, text)]


def test_a_pile_is_divided_in_one_go_from_the_dearest_card_on() -> None:
    table = settled(top=FIVE, votes="in out in", number=5)
    assert typed(table, "share 1 2 4 2 1") == ["give 1", "give 2", "give 4", "give 2", "give 1"]
    table.do(*(f"ann {move}" for move in typed(table, "share 1 2 4 2 1")))
    assert table.hand("ann") == ["gem 4", "trinket 1"]


def test_a_card_that_only_one_can_get_is_no_move_but_must_go_to_them() -> None:
    table = settled(top=FIVE, votes="in out in", number=5)
    assert typed(table, "share 1 1 2 2 4") == ["give 1", "give 1", "give 2", "give 2"]
    with pytest.raises(IllegalMove, match="shares differ"):
        typed(table, "share 1 1 2 2 1")


def test_the_rest_of_a_pile_may_wait() -> None:
    table = settled(top=FIVE, votes="in out in", number=5)
    assert typed(table, "share 4 2") == ["give 4", "give 2"]


@pytest.mark.parametrize("text", ["share 1 1 1", "share 3"])
def test_shares_that_the_rules_do_not_allow_are_refused(text: str) -> None:
    table = settled(top=FIVE, votes="in out in", number=5)
    with pytest.raises(IllegalMove, match="shares differ"):
        typed(table, text)


def test_who_has_nothing_to_divide_shares_nothing() -> None:
    table = CaveTable(4)
    with pytest.raises(IllegalMove, match="nothing to divide"):
        typed(table, "share 1 2")
    with pytest.raises(NotYourTurn):
        table.match.parse_player_input(BOB, "share 1 2")
