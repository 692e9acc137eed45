"""Reaction windows and the stack: newest first, with interruptions. Rulebook "Action cards"."""

import pytest

from games.engine import NotYourTurn, StaleDecision
from tests.games.goats_and_goblins.cave_table import CaveTable, one
from tests.games.played_table import ANN, BOB, CID, DOT, kinds

GOLD_10 = ", ".join(["gold 1"] * 10)
KEY_MOMENTS = {"windows": "key-moments"}


def stack(table: CaveTable) -> list[str]:
    """Return the stack, newest first, as "bob warding-stone"."""
    names = ("ann", "bob", "cid", "dot", "eve", "fay")
    return [f"{names[played.seat]} {played.kind}" for played in table.view().stack]


def voted(table: CaveTable, number: int = 3) -> CaveTable:
    """Let the Leader declare, and all others stay out."""
    table.do(
        f"ann declare {number}", *(f"{name} out" for name in ("bob", "cid", "dot", "eve")[: table.match.seats - 1])
    )
    return table


# The stack


def test_the_example_of_the_rulebook() -> None:
    """Bill pushes 2, Brian wards it, Betty pushes 3; before its third card Bartholomew peeks."""
    table = CaveTable(
        5,
        top="gold 1, gold 1, gold 1, goat 2, gem 4, gruff 5, gold 3",
        hands={"bob": "push-2 0", "cid": "warding-stone 1", "dot": "push-3 1", "eve": "seeing-stone 0"},
    )
    bill, brian, betty, bartholomew = "bob", "cid", "dot", "eve"
    voted(table).until_drawn(3)
    assert (table.asked, table.view().to_draw) == ("react bob dot eve", 0)

    table.do(f"{bill} play push-2", f"{brian} play warding-stone")
    assert table.asked == "beat dot eve"
    table.do(f"{betty} play push-3")
    assert stack(table) == ["dot push-3", "cid warding-stone", "bob push-2"]
    assert table.asked == "beat eve"
    told = table.do(f"{bartholomew} pass")
    assert kinds(told) == ["passed", "pushed", "drew"]
    told = table.do(f"{bartholomew} pass")
    assert (one(told, "drew").facts["card"], table.asked) == ("gem 4", "beat eve")
    assert [(played.kind, played.left) for played in table.view().stack] == [
        ("push-3", 1),
        ("warding-stone", 0),
        ("push-2", 0),
    ]

    told = table.do(f"{bartholomew} play seeing-stone")
    assert one(told, "peeked-card").facts["card"] == "gruff 5"
    assert one(told, "drew").facts["card"] == "gruff 5"
    assert one(told, "warded").facts == {"seat": 2, "cancelled_seat": 1, "action": "push-2"}
    assert "succeeded" in kinds(told)


PUSHED = "gold 1, gold 1, gold 1, goat 2, gem 4, gruff 5, gold 3, gold 1, gold 1"
WINDOWS = pytest.mark.parametrize("options", [{}, KEY_MOMENTS], ids=["every card", "key moments"])


def a_push_on_a_push(
    options: dict[str, object], top: str = PUSHED, eve: str = "warding-stone 1", bob: str = "push-2 0"
) -> CaveTable:
    """Return a table where Bob has played a Push 2 after the third card, and Cid a Push 3 before Eve answered."""
    table = CaveTable(5, top=top, hands={"bob": bob, "cid": "push-3 1", "eve": eve}, options=options)
    voted(table).until_drawn(3)
    table.do("bob play push-2")
    assert table.asked == "react eve"
    table.do("cid play push-3")
    assert table.asked == "react eve"
    return table


def until_the_older_is_next(table: CaveTable) -> None:
    """Let everybody pass until the Push 3 has drawn its last card."""
    while len(table.view().stack) > 1:
        table.pass_all()
    assert (stack(table), len(table.view().drawn)) == (["bob push-2"], 6)


@WINDOWS
def test_a_card_that_waited_under_a_push_can_be_answered_when_it_comes_next(options: dict[str, object]) -> None:
    table = a_push_on_a_push(options)
    until_the_older_is_next(table)
    assert table.asked == "react eve"
    told = table.do("eve play warding-stone")
    assert one(told, "warded").facts == {"seat": 4, "cancelled_seat": 1, "action": "push-2"}
    assert "succeeded" in kinds(told)


@WINDOWS
def test_whoever_said_no_more_is_asked_about_a_card_that_waited(options: dict[str, object]) -> None:
    table = a_push_on_a_push(options)
    table.do("eve no more")
    while len(table.view().stack) > 1:
        table.pass_all()
    assert table.asked == "react eve"


@WINDOWS
def test_a_card_that_waited_counts_if_nobody_wards_it(options: dict[str, object]) -> None:
    table = a_push_on_a_push(options)
    until_the_older_is_next(table)
    assert kinds(table.pass_all())[:3] == ["passed", "pushed", "drew"]


def test_after_the_last_card_of_a_push_both_the_card_and_what_waited_can_be_answered() -> None:
    top = "gold 1, gold 1, gold 1, goat 2, gem 4, cave-in 2, gold 3, gold 1"
    table = a_push_on_a_push({}, top, eve="warding-stone 1, push-2 0", bob="push-2 0, pit-prop 1")
    until_the_older_is_next(table)
    assert table.asked == "react bob eve"
    assert table.moves(BOB) == ["play pit-prop", "pass", "no more"]
    table.do("bob pass", "eve pass")
    assert len(table.view().drawn) == 7


def test_what_waited_can_be_answered_if_a_prop_holds_the_cave_up() -> None:
    top = "gold 1, gold 1, gold 1, goat 2, cave-in 1, cave-in 2, gold 3, gold 1, gold 1"
    table = a_push_on_a_push({}, top, eve="warding-stone 1, pit-prop 1")
    while not table.state.has_fallen():
        table.pass_all()
    assert table.asked == "react eve"
    assert "propped" in kinds(table.do("eve play pit-prop"))
    assert (table.asked, stack(table)) == ("react eve", ["bob push-2"])
    assert "warded" in kinds(table.do("eve play warding-stone"))


def test_every_card_that_waited_is_answered_in_its_turn() -> None:
    hands = {"bob": "push-2 0", "cid": "push-2 0", "dot": "push-2 0", "eve": "warding-stone 1"}
    table = voted(CaveTable(5, top=GOLD_10 + ", gold 1", hands=hands, options=KEY_MOMENTS))
    table.until_drawn(3)
    table.do("bob play push-2", "cid play push-2", "dot play push-2")
    asked = []
    while len(table.view().drawn) < 9 and table.decision.kind == "react":
        asked.append((table.asked, stack(table)[0], len(table.view().drawn)))
        table.pass_all()
    about = ("dot push-2", "dot push-2", "cid push-2", "cid push-2", "bob push-2", "bob push-2")
    assert asked == [("react eve", card, 3 + drawn) for drawn, card in enumerate(about)]


def test_at_key_moments_there_is_one_window_between_the_cards_of_a_push() -> None:
    """Bartholomew looks after two of the three cards of a Push 3, and sees its last."""
    table = CaveTable(3, top=PUSHED, hands={"bob": "push-3 1", "cid": "seeing-stone 0"}, options=KEY_MOMENTS)
    voted(table).until_drawn(3)
    table.do("bob play push-3")
    assert (table.asked, len(table.view().drawn)) == ("react cid", 5)
    told = table.do("cid play seeing-stone")
    assert one(told, "peeked-card").facts["card"] == "gruff 5"
    assert one(told, "drew").facts["card"] == "gruff 5"


def test_between_the_cards_of_a_push_nobody_is_asked_who_said_no_more() -> None:
    hands = {"bob": "push-3 1", "cid": "seeing-stone 0, second-thoughts 1"}
    table = voted(CaveTable(3, top=PUSHED, hands=hands, options=KEY_MOMENTS))
    table.do("cid no more")
    assert (table.asked, len(table.view().drawn)) == ("react bob", 3)
    assert "succeeded" in kinds(table.do("bob play push-3"))


def test_a_push_while_drawing_is_drawn_before_older_cards_of_the_stack() -> None:
    hands = {"bob": "push-2 0", "cid": "push-3 1, warding-stone 1", "dot": "warding-stone 1"}
    table = voted(CaveTable(top=GOLD_10, hands=hands))
    table.until_drawn(1)
    table.do("bob play push-2", "cid play push-3", "dot pass")
    assert (len(table.view().drawn), table.view().to_draw) == (2, 2 + 2)
    assert stack(table) == ["cid push-3", "bob push-2"]
    while len(table.view().stack) == 2:
        table.pass_all()
    assert (len(table.view().drawn), table.view().to_draw) == (4, 2)


def test_a_push_that_is_being_drawn_can_be_warded_between_its_cards() -> None:
    table = voted(CaveTable(top=GOLD_10, hands={"bob": "push-3 1, push-2 0", "cid": "warding-stone 1, push-2 0"}))
    table.until_drawn(1)
    table.do("bob play push-3", "cid pass")
    assert (stack(table), table.view().to_draw) == (["bob push-3"], 2 + 2)
    table.do("cid play warding-stone")
    told = table.pass_all()
    assert one(told, "warded").facts["action"] == "push-3"
    assert (table.view().to_draw, table.view().declared) == (2, 4)


def test_where_the_cave_falls_what_waited_on_the_stack_is_void() -> None:
    hands = {"bob": "push-2 0", "cid": "push-3 1"}
    table = voted(CaveTable(top="gold 1, cave-in 2, cave-in 1, gem 4, gem 4", hands=hands))
    table.until_drawn(1)
    told = table.do("bob play push-2", "cid play push-3")
    assert "failed" in kinds(told)
    assert not table.view().stack
    assert {str(seen.card) for seen in table.view().discard} >= {"push-2 0", "push-3 1"}


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
    assert table.asked == "react cid"
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
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 0, push-3 1", "cid": "warding-stone 1"})
    table.do("ann declare 3", "bob play push-2")
    assert table.asked == "react cid"
    assert table.moves(BOB) == ["play push-3"]
    assert table.refuses("bob pass") == "not-waited-for"
    assert table.refuses("bob no more") == "not-waited-for"


def test_a_played_card_makes_answers_to_the_window_below_stale() -> None:
    table = voted(CaveTable(top="cave-in 1, " + GOLD_10, hands={"bob": "push-2 0", "cid": "warding-stone 1, push-2 0"}))
    table.pass_all()
    number = table.decision.number
    table.match.play(BOB, "play push-2", number)
    assert table.asked == "react cid"
    for late in ("pass", "play push-2"):
        with pytest.raises(StaleDecision):
            table.match.play(CID, late, number)


# While others vote, and before the declaration


def test_the_declarations_window_is_the_vote() -> None:
    table = CaveTable(top=GOLD_10, hands={"cid": "push-2 0", "ann": "seeing-stone 0"})
    table.do("ann declare 3")
    assert table.asked == "vote bob cid dot"
    assert table.moves(CID) == ["in", "out", "play push-2"]
    assert table.moves(ANN) == ["play seeing-stone"]


def test_who_has_voted_may_still_play_until_all_have() -> None:
    table = CaveTable(top=GOLD_10, hands={"cid": "seeing-stone 0"})
    table.do("ann declare 3", "cid in")
    assert table.refuses("cid out") == "voted"
    assert table.refuses("ann in") == "leader-in"
    table.do("cid play seeing-stone")
    assert table.asked == "vote bob dot"
    assert table.view("cid").my_vote is True


def test_a_push_that_counts_makes_the_votes_void() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 0", "dot": "warding-stone 1"})
    table.do("ann declare 3", "cid in", "bob play push-2")
    assert table.asked == "react dot"
    told = table.do("dot pass")
    assert kinds(told) == ["passed", "pushed", "votes-void"]
    assert table.asked == "vote bob cid dot"
    assert table.view("cid").my_vote is None


def test_a_push_that_is_warded_leaves_the_votes_alone() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 0", "dot": "warding-stone 1"})
    table.do("ann declare 3", "cid in", "bob play push-2", "dot play warding-stone")
    assert table.asked == "vote bob dot"
    assert table.view("cid").my_vote is True


def test_votes_stay_secret_while_a_card_is_answered() -> None:
    table = CaveTable(top=GOLD_10, hands={"bob": "push-2 0", "dot": "warding-stone 1"})
    table.do("ann declare 3", "cid in", "bob play push-2")
    assert table.decision.kind == "react"
    assert table.view("bob").joins is None
    assert table.view("bob").voted == (True, False, True, False)


def test_the_leader_may_look_before_declaring() -> None:
    table = CaveTable(top="cave-in 2, gold 1", hands={"ann": "seeing-stone 0", "bob": "warding-stone 1"})
    table.do("ann play seeing-stone")
    assert table.asked == "react bob"
    told = table.do("bob pass")
    assert one(told, "peeked-card").facts["card"] == "cave-in 2"
    assert "leads" not in kinds(told)
    assert table.asked == "declare ann"


def test_before_declaring_there_is_nothing_to_push() -> None:
    table = CaveTable(top=GOLD_10, hands={"ann": "push-2 0"})
    assert table.refuses("ann play push-2") == "nothing-declared"
    assert table.refuses("ann pass") == "declare-now"


# Beats and windows


def test_a_harmless_card_lies_for_a_beat() -> None:
    table = voted(CaveTable(3, top="gold 1, gold 1, gold 1", hands={"bob": "push-2 0"}))
    assert table.asked == "beat bob"
    assert table.match.game.question_tempo("beat") == "beat"
    table.pass_all()
    assert (table.asked, len(table.view().drawn)) == ("beat bob", 1)


def test_silence_lets_a_card_lie_and_is_no_standing_pass() -> None:
    table = voted(CaveTable(3, top=GOLD_10, hands={"bob": "push-2 0"}))
    assert str(table.match.default_move(BOB)) == "pass"
    table.match.play(BOB, table.match.default_move(BOB))
    assert table.view().silent == ()


def test_wait_stops_the_drawing_and_opens_a_window() -> None:
    table = voted(CaveTable(top=GOLD_10, hands={"bob": "push-2 0", "cid": "seeing-stone 0"}))
    number = table.decision.number
    told = table.do("cid wait")
    assert kinds(told) == ["waits"]
    assert table.asked == "react bob cid"
    assert table.decision.number > number
    assert table.view().drawn == ()
    assert table.refuses("cid wait") == "react-now"
    table.pass_all()
    assert len(table.view().drawn) == 1


def test_a_card_may_be_played_in_a_beat() -> None:
    table = voted(CaveTable(3, top=GOLD_10, hands={"bob": "push-2 0"}))
    table.pass_all()
    told = table.do("bob play push-2")
    assert kinds(told)[:2] == ["played", "pushed"]


def test_who_could_not_respond_need_not_wait() -> None:
    hands = {"bob": "push-2 0", "cid": "warding-stone 1, push-2 0"}
    table = voted(CaveTable(top=GOLD_10, hands=hands))
    table.do("cid no more")
    table.state.hands[CID] = table.state.hands[DOT].copy()
    assert table.moves(CID) == ["back in"]
    assert table.refuses("cid wait") == "nothing-to-play"


def test_a_cave_in_opens_a_window_for_those_who_could_change_it() -> None:
    hands = {"bob": "push-2 0", "cid": "seeing-stone 0", "dot": "pit-prop 1"}
    table = voted(CaveTable(top="cave-in 2, gold 1, gold 1", hands=hands), 4)
    table.pass_all()
    assert table.asked == "react bob dot"
    assert list(table.decision.welcome) == [CID]


def test_a_cave_in_that_leaves_room_for_another_lies_for_a_beat() -> None:
    hands = {"bob": "push-2 0", "cid": "seeing-stone 0", "dot": "pit-prop 1"}
    table = voted(CaveTable(top="cave-in 1, gold 1, gold 1", hands=hands), 4)
    table.pass_all()
    assert table.asked == "beat bob cid dot"
    table.do("bob wait")
    assert table.asked == "react bob cid dot"


def test_at_key_moments_every_cave_in_opens_a_window() -> None:
    table = voted(CaveTable(top="cave-in 1, gold 1, gold 1", hands={"bob": "push-2 0"}, options=KEY_MOMENTS), 4)
    table.pass_all()
    assert table.asked == "react bob"


def test_at_a_cave_in_others_are_asked_for_a_beat() -> None:
    table = voted(CaveTable(top="cave-in 1, gold 1, gold 1", hands={"cid": "seeing-stone 0"}), 4)
    table.pass_all()
    assert table.asked == "beat cid"


@pytest.mark.parametrize("options", [{}, KEY_MOMENTS])
@pytest.mark.parametrize("card", ["push-2 0", "seeing-stone 0"])
def test_a_success_whose_last_card_is_a_treasure_can_be_answered(card: str, options: dict[str, object]) -> None:
    table = voted(CaveTable(3, top="gold 1, gold 1, gold 1", hands={"bob": card}, options=options))
    table.until_drawn(3)
    assert table.asked == "react bob"
    kind = card.split(maxsplit=1)[0]
    told = table.do(f"bob play {kind}")
    assert ("drew" in kinds(told)) == kind.startswith("push")


def test_a_fall_asks_those_alone_who_could_stop_it() -> None:
    hands = {"bob": "pit-prop 1", "cid": "seeing-stone 0", "dot": "push-2 0"}
    table = voted(CaveTable(top="cave-in 2, cave-in 1, gold 1", hands=hands))
    table.until_drawn(2)
    assert table.asked == "react bob"
    assert list(table.decision.welcome) == [CID]


def test_a_fall_that_nobody_could_stop_is_settled_at_once() -> None:
    table = voted(CaveTable(3, top="cave-in 2, cave-in 1, gold 1", hands={"bob": "seeing-stone 0, push-2 0"}))
    table.until_drawn(1)
    assert "failed" in kinds(table.pass_all())


def test_after_the_fall_a_seeing_stone_still_shows_the_next_card() -> None:
    hands = {"bob": "pit-prop 1", "cid": "seeing-stone 0"}
    table = voted(CaveTable(top="cave-in 2, cave-in 1, gem 4", hands=hands))
    table.until_drawn(2)
    table.do("cid play seeing-stone")
    assert one(table.pass_all(), "peeked-card").facts["card"] == "gem 4"
    assert table.asked == "react bob"


def test_a_stone_that_nobody_could_play_after_the_fall_shows_the_same_card_while_others_vote() -> None:
    table = voted(CaveTable(3, top="cave-in 2, cave-in 1, gem 4", hands={"cid": "seeing-stone 0"}))
    table.until_drawn(1)
    assert "failed" in kinds(table.pass_all())
    table.do("bob declare 3")
    assert one(table.do("cid play seeing-stone"), "peeked-card").facts["card"] == "gem 4"


def test_before_the_declaration_only_the_leader_may_play() -> None:
    table = CaveTable(3, top=GOLD_10, hands=dict.fromkeys(("ann", "bob", "cid"), "seeing-stone 0"))
    assert (table.asked, table.decision.welcome) == ("declare ann", ())
    with pytest.raises(NotYourTurn):
        table.match.play(BOB, "play seeing-stone")


def test_in_the_treasure_phase_nobody_may_play() -> None:
    hands = dict.fromkeys(("ann", "bob", "cid"), "seeing-stone 0, push-2 0")
    table = CaveTable(3, top="gold 1, gem 4, gold 2", hands=hands)
    table.do("ann declare 3", "bob in", "cid out")
    while table.decision.kind != "divide":
        table.pass_all()
    assert (table.asked, table.decision.welcome) == ("divide ann", ())
    assert table.moves(ANN) == ["give 2", "give 1", "deal"]


def test_the_reveal_asks_those_who_could_turn_votes() -> None:
    hands = {"bob": "second-thoughts 1", "cid": "push-2 0"}
    table = voted(CaveTable(top=GOLD_10, hands=hands))
    assert (table.asked, table.view().stage) == ("react bob", "revealed")
    assert list(table.decision.welcome) == [CID]


def test_the_leaders_left_is_asked_first_and_the_leader_last() -> None:
    hands = dict.fromkeys(("ann", "bob", "cid", "dot"), "push-2 0")
    table = CaveTable(top=GOLD_10, leader="cid", hands=hands)
    table.do("cid declare 3", "dot in", "ann in", "bob in")
    assert table.asked == "beat dot ann bob cid"


def test_nobody_is_asked_who_could_not_respond() -> None:
    table = voted(CaveTable(top="gold 1, gold 1, gold 1", hands={"bob": "warding-stone 1, pit-prop 1"}))
    assert table.asked == "declare bob"


def test_a_table_without_action_cards_draws_at_once() -> None:
    table = CaveTable(3, top=GOLD_10)
    told = table.do("ann declare 6", "bob out", "cid out")
    assert kinds(told).count("drew") == 6
    assert table.asked == "declare bob"


def test_at_key_moments_no_card_lies_for_a_beat() -> None:
    table = CaveTable(3, top="gold 1, cave-in 1, gold 1", hands={"bob": "push-2 0"}, options=KEY_MOMENTS)
    voted(table)
    assert (table.asked, len(table.view().drawn)) == ("react bob", 2)
    table.do("bob pass")
    assert (table.asked, len(table.view().drawn)) == ("react bob", 3)
    table.do("bob pass")
    assert table.asked == "declare bob"


def test_at_key_moments_a_played_card_can_be_warded() -> None:
    hands = {"bob": "push-2 0", "cid": "warding-stone 1"}
    table = voted(CaveTable(3, top="gold 1, gold 1, gold 1, gold 2", hands=hands, options=KEY_MOMENTS))
    table.do("bob play push-2")
    assert table.asked == "react cid"
    told = table.do("cid play warding-stone")
    assert kinds(told)[:2] == ["played", "warded"]


def test_passes_in_one_window_do_not_disturb_each_other() -> None:
    table = voted(CaveTable(top="cave-in 2, " + GOLD_10, hands=dict.fromkeys(("bob", "cid", "dot"), "push-2 0")))
    table.pass_all()
    number = table.decision.number
    table.match.play(CID, "pass", number)
    table.match.play(BOB, "no more", number)
    assert table.decision.number == number
    assert table.asked == "react dot"
    with pytest.raises(NotYourTurn):
        table.match.play(CID, "pass")


def test_a_window_waits_for_cards_and_passes_only() -> None:
    table = voted(CaveTable(top="cave-in 2, " + GOLD_10, hands={"bob": "push-2 0"}))
    table.pass_all()
    assert table.refuses("bob in") == "react-now"
    assert table.refuses("bob wait") == "react-now"
    assert table.refuses("bob play pit-prop") == "not-held"


def test_at_key_moments_silence_passes_once() -> None:
    table = voted(CaveTable(3, top="cave-in 2, " + GOLD_10, hands={"bob": "push-2 0"}, options=KEY_MOMENTS))
    assert (table.asked, str(table.match.default_move(BOB))) == ("react bob", "pass")


# No more from me


def quiet_bob(top: str, bob: str = "push-2 0", **others: str) -> CaveTable:
    """Return a table of three, all Out, where Bob has said "no more" before the first card."""
    table = voted(CaveTable(3, top=top, hands={"bob": bob, **others}), 4)
    table.do("bob no more")
    return table


def test_no_more_spares_harmless_cards() -> None:
    table = quiet_bob("gold 1, gold 1, gold 1, gold 1", cid="push-2 0")
    assert table.asked == "beat cid"
    table.pass_all()
    assert table.asked == "beat cid"


def test_who_said_no_more_is_asked_for_a_beat_at_a_cave_in() -> None:
    assert quiet_bob("cave-in 1, gold 1, gold 1, gold 1").asked == "beat bob"


def test_who_said_no_more_is_welcome_where_others_are_asked_at_a_cave_in() -> None:
    table = quiet_bob("cave-in 2, gold 1, gold 1, gold 1", cid="push-2 0")
    table.pass_all()
    assert (table.asked, list(table.decision.welcome)) == ("react cid", [BOB])
    assert table.moves(BOB) == ["play push-2", "back in"]


def test_who_said_no_more_is_asked_at_the_last_card() -> None:
    table = quiet_bob("gold 1, gold 1, gold 1, gold 1")
    assert (table.asked, len(table.view().drawn)) == ("beat bob", 4)


def test_who_said_no_more_is_asked_when_the_cave_falls_and_they_can_stop_it() -> None:
    table = quiet_bob("cave-in 2, cave-in 1, gold 1, gold 1", bob="push-2 0, pit-prop 1")
    table.until_drawn(2)
    assert table.asked == "react bob"
    assert "propped" in kinds(table.do("bob play pit-prop"))


def test_who_said_no_more_is_asked_when_a_card_was_played_that_they_can_ward() -> None:
    table = quiet_bob(GOLD_10, bob="push-2 0, warding-stone 1", cid="push-2 0")
    table.do("cid play push-2")
    assert table.asked == "react bob"


def test_no_more_lasts_from_one_expedition_to_the_next() -> None:
    table = quiet_bob("gold 1, gold 1, gold 1, gold 1")
    table.do("bob pass", "bob declare 3", "cid out", "ann out")
    assert table.view().silent == (BOB,)
    assert len(table.view().drawn) == 3


def test_a_window_that_runs_out_means_no_more() -> None:
    table = voted(CaveTable(3, top="cave-in 2, " + GOLD_10, hands={"bob": "push-2 0"}))
    table.pass_all()
    assert table.asked == "react bob"
    assert str(table.match.default_move(BOB)) == "no more"
    table.do("bob no more")
    assert table.view().silent == (BOB,)


def test_no_more_is_taken_back_by_one_click() -> None:
    table = quiet_bob(GOLD_10, cid="push-2 0")
    number = table.decision.number
    assert list(table.decision.welcome) == [BOB]
    assert "back in" in table.moves(BOB)
    table.match.play(BOB, "back in", number)
    assert table.decision.number == number
    assert table.asked == "beat cid bob"
    assert not table.view().silent
    assert table.refuses("bob back in") == "not-silent"


def test_who_plays_a_card_or_waits_listens_again() -> None:
    for move in ("play push-2", "wait"):
        table = quiet_bob(GOLD_10, cid="push-2 0")
        table.do(f"bob {move}")
        assert table.view().silent == ()


def test_nobody_says_no_more_twice() -> None:
    table = quiet_bob("cave-in 1, gold 1, gold 1, gold 1")
    assert table.moves(BOB) == ["play push-2", "wait", "pass", "back in"]
    assert table.refuses("bob no more") == "silent"
    assert str(table.match.default_move(BOB)) == "pass"


def test_who_comes_back_without_a_card_that_matters_is_not_waited_for() -> None:
    table = quiet_bob(GOLD_10, bob="push-2 0", cid="push-2 0")
    table.state.hands[BOB] = table.state.hands[ANN].copy()
    table.do("bob back in")
    assert table.asked == "beat cid"


def quiet_cid(top: str, cid: str = "push-2 0", **others: str) -> CaveTable:
    """Return a table of three at key moments where Cid has said "no more" after the reveal."""
    hands = {"cid": f"{cid}, second-thoughts 1", **others}
    table = voted(CaveTable(3, top=top, hands=hands, options=KEY_MOMENTS), 4)
    table.do("cid no more")
    return table


def test_at_key_moments_no_more_spares_cave_ins_and_the_last_card() -> None:
    table = quiet_cid("cave-in 2, gold 1, gold 1, gold 1")
    assert table.asked == "declare bob"


def test_at_key_moments_no_more_lasts_from_one_expedition_to_the_next() -> None:
    table = quiet_cid("cave-in 2, gold 1, gold 1, gold 1, cave-in 1, gold 1, gold 1")
    table.do("bob declare 3", "cid out", "ann out")
    assert table.view().silent == (CID,)
    assert table.asked == "declare cid"


def test_at_key_moments_who_said_no_more_may_play_where_others_are_asked() -> None:
    table = quiet_cid("cave-in 2, gold 1, gold 1, gold 1", bob="push-2 0")
    assert (table.asked, list(table.decision.welcome)) == ("react bob", [CID])
    table.do("cid play push-2")
    assert table.view().silent == ()


def test_at_key_moments_who_said_no_more_is_asked_when_they_can_stop_the_fall_or_ward() -> None:
    table = quiet_cid("cave-in 2, cave-in 1, gold 1, gold 1", "pit-prop 1, push-2 0")
    assert table.asked == "react cid"
    table = quiet_cid("gold 1, gold 1, gold 1, gold 1, gold 1", "warding-stone 1", bob="push-2 0")
    table.do("bob play push-2")
    assert table.asked == "react cid"


def test_no_more_can_be_taken_back_where_no_window_is_open() -> None:
    table = quiet_cid("gold 1, gold 1, gold 1, gold 1, " + GOLD_10, bob="push-2 0")
    table.do("bob pass")
    assert table.refuses("bob back in") == "not-silent"
    table.do("bob declare 3")
    number = table.decision.number
    table.match.play(CID, "back in", number)
    assert (table.asked, table.decision.number, table.view().silent) == ("vote cid ann", number, ())
    table.do("cid out", "ann out")
    assert table.asked == "react cid"


def test_who_has_voted_may_take_no_more_back_and_so_may_a_leader_before_declaring() -> None:
    table = quiet_cid("gold 1, gold 1, gold 1, gold 1, " + GOLD_10)
    table.do("bob declare 3", "cid out", "cid back in", "ann out", "cid no more")
    assert table.asked == "declare cid"
    table.do("cid back in")
    assert (table.asked, table.view().silent) == ("declare cid", ())
