"""Each action card: when it can be played, and what it does."""

import pytest

from games.engine import IllegalMove
from tests.games.goats_and_goblins.cave_table import CaveTable, one
from tests.games.played_table import ANN, BOB, CID, kinds

GOLD_10 = ", ".join(["gold 1"] * 10)


def revealed(*, hands: dict[str, str], top: str = GOLD_10, votes: str = "in out in") -> CaveTable:
    """Return a table of four at the window after the reveal; Ann leads, Bob, Cid and Dot voted."""
    table = CaveTable(top=top, hands=hands)
    table.do(
        "ann declare 3", *(f"{name} {vote}" for name, vote in zip(("bob", "cid", "dot"), votes.split(), strict=True))
    )
    return table


def exploring(*, top: str, hands: dict[str, str]) -> CaveTable:
    """Return a table of three at the window after the first drawn card; Ann leads, Bob and Cid are Out."""
    table = CaveTable(3, top=top, hands=hands)
    table.do("ann declare 3", "bob out", "cid out")
    table.until_drawn(1)
    return table


@pytest.mark.parametrize(("kind", "number"), [("push-2", 5), ("push-3", 6)])
def test_a_push_before_drawing_raises_the_number(kind: str, number: int) -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": f"{kind} 1"})
    table.do("ann declare 3", f"bob play {kind}")
    assert (table.view().declared, table.view().to_draw) == (number, number)


def test_a_push_while_drawing_adds_to_what_is_still_to_be_drawn() -> None:
    table = exploring(top=GOLD_10, hands={"bob": "push-3 1"})
    assert table.view().to_draw == 2
    told = table.do("bob play push-3")
    assert kinds(told).count("drew") == 5


def test_a_push_never_rises_above_what_the_cave_holds() -> None:
    table = CaveTable(top="gold 1, gold 1, gold 1, gold 1", more=0, hands={"bob": "push-3 1"})
    table.do("ann declare 3")
    assert one(table.do("bob play push-3"), "pushed").facts == {"seat": BOB, "number": 1, "to_draw": 4}


def test_a_push_is_refused_where_all_of_the_cave_is_to_be_drawn() -> None:
    table = CaveTable(top="gold 1, gold 1, gold 1", more=0, hands={"bob": "push-2 0, seeing-stone 0"})
    table.do("ann declare 3")
    assert table.refuses("bob play push-2") == "no-push"


def test_after_the_last_card_a_push_makes_the_leader_draw_on() -> None:
    table = exploring(top=GOLD_10, hands={"bob": "push-2 0"})
    table.do("bob pass", "bob pass")
    assert table.view().to_draw == 0
    told = table.do("bob play push-2")
    assert kinds(told).count("drew") == 2


def test_a_seeing_stone_shows_the_top_card_to_its_player_alone() -> None:
    hands = {"bob": "seeing-stone 0", "cid": "push-2 0"}
    table = CaveTable(top="gem 4, " + GOLD_10, hands=hands)
    told = table.do("ann declare 3", "bob play seeing-stone", "cid pass")
    assert one(told, "peeked").to is None
    assert (one(told, "peeked-card").to, one(told, "peeked-card").facts["card"]) == (BOB, "gem 4")
    assert str(table.view("bob").seen) == "gem 4"
    assert [table.view(name).seen for name in ("ann", "cid", None)] == [None, None, None]
    assert table.view(None).seers == (BOB,)


def test_what_a_seeing_stone_showed_is_known_until_it_is_drawn() -> None:
    table = CaveTable(3, top="gem 4, " + GOLD_10, hands={"bob": "seeing-stone 0", "cid": "push-2 0"})
    table.do("ann declare 3", "bob play seeing-stone", "cid pass", "bob in")
    assert str(table.view("bob").seen) == "gem 4"
    table.do("cid in")
    assert str(table.view("bob").seen) == "gem 4"
    table.do("cid pass")
    assert table.view("bob").seen is None
    assert table.view("bob").seers == ()


def test_a_seeing_stone_shows_nothing_twice() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "seeing-stone 0, seeing-stone 1, push-2 0"})
    table.do("ann declare 3", "bob play seeing-stone")
    assert table.asked == "vote bob cid dot"
    assert table.refuses("bob play seeing-stone") == "seen-already"


def test_a_seeing_stone_needs_a_card_to_look_at() -> None:
    table = CaveTable(3, top="gold 1, gold 1, cave-in 1", more=0, hands={"bob": "seeing-stone 0", "cid": "pit-prop 1"})
    table.do("ann declare 3", "bob in", "cid in")
    table.until_drawn(3)
    assert table.asked == "beat cid"
    assert "play seeing-stone" not in table.moves(CID)
    table.state.hands[CID] = table.state.hands[BOB].copy()
    assert table.refuses("cid play seeing-stone") == "nothing-to-see"


def test_a_seeing_stone_comes_in_vain_where_a_push_above_it_draws_the_last_card() -> None:
    table = CaveTable(3, top=", ".join(["gold 1"] * 5), more=0, hands={"bob": "seeing-stone 0", "cid": "push-2 0"})
    table.do("ann declare 3", "bob out", "cid out")
    table.until_drawn(3)
    told = table.do("bob play seeing-stone", "cid play push-2")
    assert kinds(told).count("drew") == 2
    assert one(told, "in-vain").facts == {"seat": BOB, "action": "seeing-stone"}


def test_a_warding_stone_needs_a_card_on_the_stack() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "warding-stone 1, push-2 0"})
    table.do("ann declare 3")
    assert table.refuses("bob play warding-stone") == "nothing-to-ward"


def test_a_warding_stone_cancels_a_seeing_stone_before_it_shows_anything() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "seeing-stone 0", "cid": "warding-stone 1"})
    told = table.do("ann declare 3", "bob play seeing-stone", "cid play warding-stone")
    assert "peeked" not in kinds(told)
    assert table.view(None).seers == ()


def test_a_cancelled_card_is_discarded_with_its_gold() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-3 1", "cid": "warding-stone 1"})
    assert table.view().scores == (0, 1, 1, 0)
    table.do("ann declare 3", "bob play push-3", "cid play warding-stone")
    assert table.view().scores == (0, 0, 0, 0)
    assert {str(seen.card) for seen in table.view().discard} == {"push-3 1", "warding-stone 1"}


def test_a_pit_prop_removes_the_heaviest_drawn_cave_in() -> None:
    table = exploring(top="cave-in 1, cave-in 2, gold 1", hands={"bob": "pit-prop 1", "cid": "push-2 0"})
    table.do("bob pass", "cid pass")
    assert table.view().cave_in_value == 3
    told = table.do("bob play pit-prop")
    assert one(told, "propped").facts == {"seat": BOB, "number": 2, "value": 1}
    assert [str(card) for card in table.view().drawn] == ["cave-in 1"]


def test_a_pit_prop_saves_an_expedition_that_has_fallen() -> None:
    table = exploring(top="cave-in 1, cave-in 2, gold 1", hands={"bob": "pit-prop 1", "ann": "push-2 0"})
    table.do("bob pass", "ann pass")
    assert table.view().cave_in_value == 3
    assert table.asked == "react bob"
    told = table.do("bob play pit-prop")
    assert one(told, "propped").facts == {"seat": BOB, "number": 2, "value": 1}
    assert table.asked == "beat ann"
    assert "drew" in kinds(table.do("ann pass"))
    assert table.asked == "react ann"
    assert "succeeded" in kinds(table.do("ann pass"))


def test_where_the_cave_comes_down_a_push_comes_too_late() -> None:
    hands = {"bob": "pit-prop 1, push-2 0, seeing-stone 0"}
    table = exploring(top="cave-in 1, cave-in 2, gold 1", hands=hands)
    table.do("bob pass")
    assert table.moves(BOB) == [
        "play seeing-stone",
        "play pit-prop",
        "pass",
        "no more",
    ]
    assert table.refuses("bob play push-2") == "fallen"


def test_a_pit_prop_can_be_warded() -> None:
    hands = {"bob": "pit-prop 1", "cid": "warding-stone 1"}
    table = exploring(top="cave-in 1, cave-in 2, gold 1", hands=hands)
    told = table.do("bob pass", "bob play pit-prop", "cid play warding-stone")
    assert "failed" in kinds(told)


def test_a_second_pit_prop_can_come_in_vain() -> None:
    hands = {"bob": "pit-prop 1", "cid": "pit-prop 1"}
    table = exploring(top="cave-in 1, " + GOLD_10, hands=hands)
    told = table.do("bob play pit-prop", "cid play pit-prop")
    assert kinds(told)[:3] == ["played", "propped", "in-vain"]


def test_a_pit_prop_needs_a_drawn_cave_in() -> None:
    table = exploring(top=GOLD_10, hands={"bob": "pit-prop 1, push-2 0"})
    assert table.refuses("bob play pit-prop") == "no-cave-in"


def test_second_thoughts_turn_ones_own_vote_round() -> None:
    table = revealed(hands={"bob": "second-thoughts 1"})
    told = table.do("bob play second-thoughts")
    assert one(told, "turned-out").facts == {"seat": BOB}
    table = revealed(hands={"cid": "second-thoughts 1"})
    assert one(table.do("cid play second-thoughts"), "turned-in").facts == {"seat": CID}


def test_the_leader_has_no_vote_to_think_again_about() -> None:
    table = revealed(hands={"ann": "second-thoughts 1, push-2 0"})
    assert table.refuses("ann play second-thoughts") == "leader-in"


def test_drag_along_turns_another_players_out_into_in() -> None:
    table = revealed(hands={"bob": "drag-along 1"})
    told = table.do("bob play drag-along 3")
    assert told[0].facts == {"seat": BOB, "action": "drag-along", "target_seat": CID}
    assert one(told, "turned-in").facts == {"seat": CID}
    assert one(told, "succeeded").facts["in_seats"] == [1, 2, 3, 0]


def test_drag_along_is_for_others_who_are_out() -> None:
    table = revealed(hands={"bob": "drag-along 1"})
    assert table.moves(BOB) == ["play drag-along 3", "pass", "no more"]
    assert table.refuses("bob play drag-along 2") == "own-vote"
    assert table.refuses("bob play drag-along 4") == "in-already"
    assert table.refuses("bob play drag-along 1") == "leader-in"
    assert table.refuses("bob play drag-along 6") == "nobody-there"


def test_leave_behind_turns_another_players_in_into_out() -> None:
    table = revealed(hands={"cid": "leave-behind 1"})
    assert table.moves(CID) == [
        "play leave-behind 2",
        "play leave-behind 4",
        "pass",
        "no more",
    ]
    told = table.do("cid play leave-behind 2")
    assert one(told, "turned-out").facts == {"seat": BOB}


def test_the_leader_is_never_left_behind() -> None:
    table = revealed(hands={"cid": "leave-behind 1"})
    assert table.refuses("cid play leave-behind 1") == "leader-in"
    assert table.refuses("cid play leave-behind 3") == "own-vote"


def test_nobody_out_is_left_behind() -> None:
    table = revealed(hands={"bob": "leave-behind 1"})
    assert table.refuses("bob play leave-behind 3") == "out-already"


def test_a_vote_that_was_turned_already_is_turned_in_vain() -> None:
    hands = {"bob": "drag-along 1", "cid": "second-thoughts 1"}
    table = revealed(hands=hands)
    told = table.do("bob play drag-along 3", "cid play second-thoughts")
    assert kinds(told)[:3] == ["played", "turned-in", "in-vain"]


def test_second_thoughts_turn_the_vote_as_it_is_when_they_resolve() -> None:
    hands = {"bob": "drag-along 1", "cid": "second-thoughts 1"}
    table = revealed(hands=hands)
    table.do("cid play second-thoughts")
    told = table.do("bob play drag-along 3")
    assert [event.kind for event in told if event.kind.startswith("turned")] == ["turned-in", "turned-out"]


def test_votes_are_turned_only_between_the_reveal_and_the_first_card() -> None:
    hands = {"bob": "second-thoughts 1, drag-along 1, leave-behind 1, push-2 0"}
    table = CaveTable(3, top=GOLD_10, hands=hands)
    table.do("ann declare 3")
    early = [table.refuses(f"bob play {play}") for play in ("second-thoughts", "drag-along 3", "leave-behind 3")]
    table.do("bob in", "cid out", "bob pass")
    late = [table.refuses(f"bob play {play}") for play in ("second-thoughts", "drag-along 3", "leave-behind 3")]
    assert early == late == ["votes-only"] * 3


def test_of_two_alike_the_one_without_gold_is_played() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 1, push-2 0"})
    table.do("ann declare 3", "bob play push-2")
    assert table.hand("bob") == ["push-2 1"]


def test_nobody_plays_what_they_do_not_hold() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 0"})
    table.do("ann declare 3")
    assert table.refuses("bob play push-3") == "not-held"


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("", "You hold no Push 2. You hold no action card."),
        ("pit-prop 1, gem 4", "You hold no Push 2. You hold: Pit Prop."),
        ("push-3 1, seeing-stone 0, seeing-stone 1", "You hold no Push 2. You hold: Push 3 and Seeing Stone."),
    ],
)
def test_who_does_not_hold_a_card_reads_what_they_hold(held: str, said: str) -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": held})
    table.do("ann declare 3")
    with pytest.raises(IllegalMove) as refusal:
        table.match.play(1, "play push-2")
    assert str(refusal.value) == said


def test_the_leader_may_play_too() -> None:
    table = CaveTable(top=GOLD_10, hands={"ann": "push-2 0"})
    table.do("ann declare 3")
    assert list(table.match.legal_moves(ANN)) == [table.match.game.parse_move("play push-2")]
    table.do("ann play push-2")
    assert table.view().declared == 5
