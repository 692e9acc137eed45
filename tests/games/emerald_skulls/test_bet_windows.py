"""Rulebook "Allow Bets" and "Goblin Etiquette": who may bet when on what, and who comes first."""

import pytest

from games.engine import Decision, IllegalMove, Match, NotYourTurn
from tests.games.emerald_skulls.skull_table import ANN, BOB, CID, DOT, GAME, SkullTable, kinds, one, turn


def opened(seats: int = 4, faces: str = "", dice: int = 3) -> SkullTable:
    """Return a table at the first window of a turn."""
    table = SkullTable(seats, faces=faces, gears=[10])
    table.do(f"ann buy {dice}")
    return table


ADVANCED = "6b 12b 14a 16b 20a 28b"


class TestOrderOfArrival:
    def test_all_but_the_tumbler_are_asked_at_once(self) -> None:
        assert opened().asked == "bet bob cid dot"
        assert opened().legal("ann") == ["call"], "the tumbler never bets"

    def test_any_of_them_may_go_first(self) -> None:
        table = opened()
        table.do("dot bet 4 empty-hands", "bob bet 4 empty-hands")
        assert table.view.cards[3].bets[0].stack == (3, 1)

    def test_example_a_later_marker_lies_on_top(self) -> None:
        table = opened()
        table.do("cid bet 4 empty-n-shiny")
        table.tumble("1 1 2", "place lower 1 +0")
        table.do("ann roll")
        told = one(table.do("dot bet 4 empty-n-shiny"), "bet").facts
        assert told == {"seat": 3, "card": "4", "bet": "empty-n-shiny", "place": 2, "places": 3}

    def test_a_bet_does_not_make_the_clicks_of_others_stale(self) -> None:
        table = opened()
        number = table.decision.number
        table.do("bob bet 1 mad-nargash", "cid bet 1 mad-nargash", "bob ready")
        assert table.decision.number == number

    def test_the_next_window_is_another_decision(self) -> None:
        table = opened()
        number = table.decision.number
        table.tumble("1 1 2", "place lower 1 +0")
        table.do("ann roll")
        assert table.asked == "bet bob cid dot"
        assert table.decision.number > number

    def test_of_two_who_want_the_last_place_the_second_is_told_that_it_is_full(self) -> None:
        table = opened()
        table.do("bob bet 4 empty-hands", "cid bet 4 empty-hands")
        assert table.refusal("dot bet 4 empty-hands") == "bet-full"
        assert "bet 4 empty-hands" not in table.legal("dot")
        assert table.view.cards[3].bets[0].status == "full"


def test_two_clicks_on_the_same_last_place_are_both_heard_and_one_is_refused_with_the_reason() -> None:
    match = Match.deal_by_key("emerald_skulls", seats=4, options={"first": 1}, seed=bytes(32))
    match.play(ANN, "buy 3")
    seen = match.decision
    assert seen is not None
    match.play(BOB, "bet 4 empty-hands", seen.number)
    match.play(CID, "bet 4 empty-hands", seen.number)
    with pytest.raises(IllegalMove, match="full: all 2 places are taken"):
        match.play(DOT, "bet 4 empty-hands", seen.number)
    match.play(DOT, "bet 4 empty-n-shiny", seen.number)


class TestReady:
    def test_the_dice_roll_when_all_are_ready(self) -> None:
        table = opened()
        table.roll("1 2 3")
        assert kinds(table.do("dot ready", "bob ready")) == ["ready", "ready"]
        assert kinds(table.do("cid ready")) == ["ready", "rolled"]
        assert table.asked == "place ann"

    def test_who_is_ready_is_waited_for_no_more(self) -> None:
        table = opened()
        table.do("cid ready")
        assert table.asked == "bet bob dot"
        assert table.refusal("cid ready") == "ready"
        assert table.refusal("cid rest") == "ready"

    def test_a_bet_can_be_answered_after_ready_while_the_dice_have_not_been_rolled(self) -> None:
        table = opened()
        table.do("cid ready", "bob bet 4 empty-hands", "cid bet 4 empty-hands")
        assert table.asked == "bet bob dot"
        assert table.view.cards[3].bets[0].stack == (1, 2)

    def test_ready_can_be_taken_back_until_the_dice_roll(self) -> None:
        table = opened()
        assert table.refusal("cid wait") == "not-ready"
        table.do("cid ready", "cid wait")
        assert table.asked == "bet bob cid dot"

    def test_who_is_ready_is_asked_again_when_somebody_bets_against_them(self) -> None:
        table = opened(4, ADVANCED)
        table.do("bob bet 12b grim-grin", "bob ready", "cid bet 14a wild-bones-1")
        assert table.asked == "bet cid dot"
        table.do("dot bet 12b fractured-tusks")
        assert table.asked == "bet bob cid dot"

    def test_the_last_marker_against_somebody_who_is_ready_does_not_roll_the_dice(self) -> None:
        table = opened(3, ADVANCED)
        table.do("bob bet 12b grim-grin", "bob ready", "cid bet 14a wild-bones-1", "cid bet 12b fractured-tusks")
        assert table.asked == "bet bob"

    def test_a_second_marker_makes_ready_by_itself(self) -> None:
        table = opened()
        table.do("bob bet 4 empty-hands", "bob bet 4 empty-n-shiny")
        assert table.asked == "bet cid dot"

    def test_who_has_no_marker_left_is_not_asked_before_the_next_roll(self) -> None:
        table = opened()
        table.do("bob bet 4 empty-hands", "bob bet 4 empty-n-shiny")
        table.tumble("1 1 2", "place lower 1 +0")
        table.do("ann roll")
        assert table.asked == "bet cid dot"

    def test_where_nobody_has_a_marker_left_the_dice_roll_at_once(self) -> None:
        table = opened(2)
        table.roll("1 1 2")
        table.do("bob bet 4 empty-hands", "bob bet 4 empty-n-shiny", "ann place lower 1 +0")
        table.roll("1 1")
        assert kinds(table.do("ann roll")) == ["rolled"]

    def test_who_finds_no_open_bet_is_not_asked(self) -> None:
        table = SkullTable(3, faces="20a")
        table.roll("3 4")
        table.window(turn(None, "3", pool=2))
        assert table.asked == "place ann"

    def test_a_bet_that_leaves_nothing_for_another_makes_that_other_ready(self) -> None:
        table = SkullTable(3, faces="12a")
        table.window(turn(None, "2", pool=1))
        table.do("bob bet 12a grim-grin")
        assert table.bets("cid") == ["grim-grin", "fractured-tusks"]
        assert table.asked == "bet cid"
        table.roll("2")
        assert kinds(table.do("cid bet 12a grim-grin")) == ["bet", "rolled"]

    def test_silence_is_ready(self) -> None:
        table = opened()
        assert str(GAME.default_move(table.state, 2)) == "ready"


def rested() -> SkullTable:
    """Return a table at which Bob has a marker on Grim Grin and rests, in the first window of a turn."""
    table = opened(4, ADVANCED, dice=5)
    table.do("bob bet 12b grim-grin", "bob rest")
    return table


class TestReadyForTheRestOfTheTurn:
    def test_no_further_roll_of_the_turn_waits(self) -> None:
        table = rested()
        table.tumble("1 1 2 3 6", "place lower 1 +0")
        table.do("ann roll")
        assert table.asked == "bet cid dot"
        assert table.view.resting == (1,)

    def test_where_all_rest_the_dice_roll_at_once(self) -> None:
        table = opened(3)
        table.roll("1 1 2")
        table.do("bob rest", "cid rest", "ann place lower 1 +0")
        table.roll("1 1")
        assert kinds(table.do("ann roll")) == ["rolled"]

    def test_who_rests_may_still_bet_while_others_are_asked(self) -> None:
        table = rested()
        table.do("bob bet 14a wild-bones-1")
        assert table.asked == "bet cid dot"

    def test_it_ends_when_somebody_bets_against_them(self) -> None:
        table = rested()
        table.tumble("1 1 2 3 6", "place lower 1 +0")
        table.do("ann roll", "cid bet 12b fractured-tusks")
        assert table.asked == "bet bob cid dot"
        assert table.view.resting == ()

    def test_a_bet_on_the_same_side_does_not_end_it(self) -> None:
        table = rested()
        table.do("cid bet 12b grim-grin")
        assert table.asked == "bet cid dot"

    def test_it_can_be_taken_back_in_a_window(self) -> None:
        table = rested()
        assert one(table.do("bob wait"), "returned").facts == {"seat": 1}
        assert table.asked == "bet bob cid dot"

    def test_it_can_be_taken_back_while_the_tumbler_decides(self) -> None:
        table = rested()
        table.tumble("1 1 2 3 6")
        number = table.decision.number
        assert table.legal("bob") == ["wait"]
        assert "wait" in [str(move) for move in GAME.public_moves(table.state)]
        table.do("bob wait")
        assert (table.asked, table.decision.number, table.decision.welcome) == ("place ann", number, ())
        table.do("ann place lower 1 +0", "ann roll")
        assert table.asked == "bet bob cid dot"

    def test_who_rests_decides_nothing_for_the_tumbler_nor_the_tumbler_for_them(self) -> None:
        table = rested()
        table.tumble("1 1 2 3 6")
        assert table.refusal("bob place lower 1 +0") == "wait-tumbler"
        assert table.refusal("ann wait") == "now-place"

    def test_a_marker_taken_back_ends_it(self) -> None:
        table = rested()
        table.do("bob take 12b grim-grin")
        assert table.asked == "bet bob cid dot"
        assert table.view.resting == ()

    def test_it_ends_with_the_turn(self) -> None:
        table = rested()
        table.finish(turn("bust", "4", left="1"))
        assert (table.asked, table.view.resting) == ("bet ann cid dot", ())


class TestLastCall:
    """The tumbler need not wait for everybody to decline. Rulebook "Goblin Etiquette", ruling Last call."""

    def test_the_tumbler_may_call_while_bets_are_open(self) -> None:
        table = opened()
        number = table.decision.number
        assert (table.legal("ann"), table.view.called) == (["call"], False)
        assert one(table.do("ann call"), "called").facts == {"seat": 0}
        assert (table.asked, table.decision.number) == ("last-call bob cid dot", number + 1)
        assert table.view.called

    def test_it_leaves_less_time_than_a_window(self) -> None:
        assert (GAME.question_tempo("bet"), GAME.question_tempo("last-call")) == ("answer", "call")

    def test_the_dice_roll_for_whoever_is_silent(self) -> None:
        table = opened()
        table.roll("1 2 3")
        table.do("ann call", "bob bet 4 empty-hands")
        assert {str(GAME.default_move(table.state, seat)) for seat in table.decision.seats} == {"ready"}
        assert kinds(table.do("bob ready", "cid ready", "dot ready"))[-1] == "rolled"

    def test_until_then_everybody_may_bet_as_before(self) -> None:
        table = opened(4, ADVANCED)
        table.do("bob bet 12b grim-grin", "bob ready", "ann call")
        assert (table.asked, table.decision.welcome) == ("last-call cid dot", (BOB,))
        table.do("dot bet 12b fractured-tusks")
        assert table.asked == "last-call bob cid dot"
        table.do("bob take 12b grim-grin")
        assert "bet 14a wild-bones-1" in table.legal("bob")

    def test_it_is_made_once_a_window_and_by_the_tumbler_only(self) -> None:
        table = opened()
        assert table.refusal("bob call") == "called"
        table.do("ann call")
        assert table.legal("ann") == []
        with pytest.raises(NotYourTurn):
            table.do("ann call")
        assert table.refusal("bob call") == "called"

    def test_each_roll_has_a_window_of_its_own(self) -> None:
        table = opened()
        table.do("ann call", "bob ready", "cid ready")
        table.roll("1 1 2")
        table.do("dot ready", "ann place lower 1 +0", "ann roll")
        assert (table.asked, table.legal("ann")) == ("bet bob cid dot", ["call"])

    def test_the_tumbler_stays_welcome_while_markers_come_and_go(self) -> None:
        table = opened()
        table.do("bob ready", "cid bet 4 empty-hands", "cid take 4 empty-hands", "bob wait")
        assert (table.asked, table.decision.welcome) == ("bet bob cid dot", (ANN,))

    def test_a_window_that_was_stored_without_a_welcome_tumbler_plays_on(self) -> None:
        table = opened(3)
        table.state.decision = Decision(table.decision.number, "bet", table.decision.seats)
        table.roll("1 2 3")
        table.do("bob bet 4 empty-hands")
        assert kinds(table.do("bob ready", "cid ready"))[-1] == "rolled"


def test_a_snapshot_from_before_anybody_could_rest_plays_on() -> None:
    match = Match.deal_by_key("emerald_skulls", seats=3, options={"first": 1}, seed=bytes(32))
    for seat, move in ((ANN, "buy 3"), (BOB, "bet 4 empty-hands"), (BOB, "ready")):
        match.play(seat, move)
    snapshot = match.take_snapshot()
    state = {name: value for name, value in snapshot.state.items() if name != "resting"}
    state["decision"] = {**state["decision"], "welcome": [BOB]}
    older = Match.restore(snapshot.model_copy(update={"version": 1, "state": state}), match.moves)
    older.play(CID, "rest")
    assert older.state.turn.roll
    assert older.state.resting == [CID]


class TestMarkers:
    def test_two_bets_a_turn_on_the_same_roll_or_on_different_ones(self) -> None:
        table = opened()
        table.do("bob bet 1 mad-nargash")
        table.tumble("6 1 2", "place lower 0 +1")
        table.do("ann roll", "bob bet 4 empty-hands")
        assert table.state.count_markers_left(1) == 0

    def test_both_bets_of_a_standard_card_may_be_taken_but_none_twice(self) -> None:
        table = opened()
        table.do("bob bet 1 mad-nargash")
        assert table.refusal("bob bet 1 mad-nargash") == "same-bet"
        table.do("bob bet 1 pick-n-bust")

    def test_an_advanced_card_takes_one_marker_of_a_player(self) -> None:
        table = opened(faces=ADVANCED)
        table.do("bob bet 14a wild-bones-1")
        assert table.refusal("bob bet 14a wild-bones-2") == "same-card"
        assert table.refusal("bob bet 14a wild-bones-1") == "same-bet"
        assert {bet for bet in table.bets("bob") if bet.startswith("wild")} == set()

    def test_the_tumbler_may_not_bet(self) -> None:
        assert opened().refusal("ann bet 4 empty-hands") == "wait-bets"
        table = opened()
        table.do("ann call")
        with pytest.raises(NotYourTurn):
            table.do("ann bet 4 empty-hands")

    def test_markers_come_back_after_the_turn(self) -> None:
        table = opened()
        table.do("bob bet 4 empty-hands", "bob bet 4 empty-n-shiny")
        table.finish(turn("bust", "4", left="1"))
        assert [table.state.count_markers_left(seat) for seat in range(4)] == [2, 2, 2, 2]
        assert not any(table.state.stacks)

    def test_a_card_that_is_not_in_play_is_refused(self) -> None:
        assert opened().refusal("bob bet 6a mad-nargash") == "not-in-play"
        assert opened(faces=ADVANCED).refusal("bob bet 1 mad-nargash") == "not-in-play"

    def test_betting_waits_for_the_dice_to_be_picked_up(self) -> None:
        table = opened()
        table.tumble("1 1 2")
        with pytest.raises(NotYourTurn):
            table.do("bob bet 4 empty-hands")


class TestTakingBack:
    def test_a_marker_of_this_window_can_be_taken_back(self) -> None:
        table = opened()
        table.do("bob bet 4 empty-hands")
        assert one(table.do("bob take 4 empty-hands"), "took").facts == {"seat": 1, "card": "4", "bet": "empty-hands"}
        assert table.view.cards[3].bets[0].stack == ()
        assert table.state.count_markers_left(1) == 2

    def test_who_was_ready_is_asked_again_after_taking_a_marker_back(self) -> None:
        table = opened()
        table.do("bob bet 4 empty-hands", "bob bet 4 empty-n-shiny")
        assert table.asked == "bet cid dot"
        assert table.legal("bob") == ["take 4 empty-hands", "take 4 empty-n-shiny"]
        assert table.refusal("bob wait") == "not-ready"
        table.do("bob take 4 empty-n-shiny")
        assert table.asked == "bet bob cid dot"

    def test_who_said_ready_may_take_back_and_is_asked_again(self) -> None:
        table = opened()
        table.do("bob bet 4 empty-hands", "bob ready")
        assert {"take 4 empty-hands", "bet 4 empty-n-shiny", "wait"} <= {*table.legal("bob")}
        table.do("bob take 4 empty-hands")
        assert table.asked == "bet bob cid dot"

    def test_one_marker_a_window_is_taken_back_and_no_more(self) -> None:
        table = opened()
        table.do("bob bet 4 empty-hands", "bob take 4 empty-hands", "bob bet 4 empty-hands")
        assert table.refusal("bob take 4 empty-hands") == "take-once"
        table.tumble("1 1 2", "place lower 1 +0")
        table.do("ann roll", "bob bet 4 empty-n-shiny", "cid bet 3 busted-fowl")
        assert "take 4 empty-n-shiny" in table.legal("bob")

    def test_a_marker_stays_where_somebody_stands_on_it(self) -> None:
        table = opened()
        table.do("bob bet 4 empty-hands", "cid bet 4 empty-hands")
        assert table.refusal("bob take 4 empty-hands") == "take-under"
        table.do("cid take 4 empty-hands", "bob take 4 empty-hands")

    def test_a_marker_stays_once_the_dice_have_rolled(self) -> None:
        table = opened()
        table.do("bob bet 4 empty-hands")
        table.tumble("1 1 2", "place lower 1 +0")
        table.do("ann roll")
        assert table.refusal("bob take 4 empty-hands") == "take-late"

    def test_nobody_takes_back_what_lies_elsewhere(self) -> None:
        table = opened()
        table.do("cid bet 4 empty-hands")
        assert table.refusal("bob take 4 empty-hands") == "take-none"

    def test_a_place_that_is_given_up_is_open_again(self) -> None:
        table = opened()
        table.do("bob bet 4 empty-hands", "cid bet 4 empty-hands", "cid take 4 empty-hands", "dot bet 4 empty-hands")
        assert table.view.cards[3].bets[0].stack == (1, 3)


class TestStops:
    @pytest.mark.parametrize(
        ("face", "bet", "stop"),
        [
            ("16b", "ocular-inventory-1", 4),
            ("18a", "sniffing-supply-1", 4),
            ("18b", "perfect-proportions-odd", 4),
            ("20a", "bite-alignment-same", 3),
            ("20b", "strange-smirk-0", 3),
        ],
    )
    def test_a_card_closes_at_its_stop_and_not_before(self, face: str, bet: str, stop: int) -> None:
        for level in (1, 2, 3, 4):
            table = SkullTable(4, faces=f"{face} 28b")
            table.window(turn(None, f"{level}", pool=4))
            if level < stop:
                assert not table.view.cards[0].stopped
            else:
                assert table.refusal(f"bob bet {face} {bet}") == "stopped"
                assert table.view.cards[0].stopped
                assert {seen.status for seen in table.view.cards[0].bets} == {"stopped"}

    def test_example_perfect_proportions_closes_when_an_eye_is_placed(self) -> None:
        table = opened(faces="18b 28b")
        table.tumble("4 1 2", "place eyes 1 +0")
        table.do("ann roll")
        assert table.refusal("cid bet 18b perfect-proportions-even") == "stopped"

    def test_a_picked_nose_has_reached_its_level(self) -> None:
        table = SkullTable(4, faces="20a 28b")
        table.window(turn(None, "", pool=4, picked=1))
        assert table.refusal("bob bet 20a bite-alignment-same") == "stopped"


class TestImpossibleBets:
    def test_what_cannot_happen_any_more_is_refused(self) -> None:
        table = SkullTable(4)
        table.window(turn(None, "1", pool=3))
        assert table.refusal("bob bet 1 mad-nargash") == "impossible"
        assert table.refusal("bob bet 2 emerald-skull") == "impossible"
        assert "mad-nargash" not in table.bets("bob")
        assert table.view.cards[0].bets[1].status == "impossible"

    def test_what_a_reroll_cube_could_still_bring_is_accepted(self) -> None:
        table = SkullTable(4, cubes=[1])
        table.window(turn(None, "1", pool=5))
        table.do("bob bet 2 emerald-skull")

    def test_what_becomes_impossible_after_the_bet_stays(self) -> None:
        table = opened()
        table.do("bob bet 1 mad-nargash")
        table.tumble("1 1 2", "place lower 1 +0")
        table.do("ann roll")
        assert table.view.cards[0].bets[1].stack == (1,)


class TestBetsThatAreWonAlready:
    def test_a_count_that_is_reached_and_stays_is_refused_with_the_reason(self) -> None:
        table = SkullTable(4, faces="14a 16a")
        table.window(turn(None, "1s 2s", pool=3))
        assert table.refusal("bob bet 14a wild-bones-1") == "settled"
        assert table.refusal("bob bet 14a wild-bones-2") == "settled"
        assert "wild-bones-3" in table.bets("bob")
        assert [seen.status for seen in table.view.cards[0].bets[:3]] == ["settled", "settled", "open"]

    def test_what_a_pick_more_could_still_undo_is_accepted(self) -> None:
        table = SkullTable(4, faces="14a 16a")
        table.window(turn(None, "3", pool=3, picked=1))
        assert table.refusal("bob bet 16a incessant-picker-0") == "impossible"
        table.do("bob bet 16a incessant-picker-1")
        table.window(turn(None, "3", pool=3, picked=2))
        assert table.refusal("cid bet 16a incessant-picker-2") == "settled"

    def test_the_other_side_of_what_cannot_happen_is_won_already(self) -> None:
        table = SkullTable(4, faces="6a 14a")
        table.do("ann buy 3", "cid bet 6a mad-nargash")
        table.tumble("1 1 2", "place lower 1 +0")
        table.do("ann roll")
        assert table.refusal("bob bet 6a nargashs-woe") == "settled"

    def test_a_last_die_that_fits_anywhere_is_a_run_out(self) -> None:
        table = SkullTable(4)
        table.window(turn(None, "1 1", pool=1))
        assert table.refusal("bob bet 4 empty-hands") == "settled"

    def test_while_the_tumbler_may_chicken_out_a_run_out_is_not_certain(self) -> None:
        table = SkullTable(4)
        table.do("ann buy 3")
        table.tumble("1 1 2", "place lower 2 +0")
        assert table.asked == "check ann"
        assert [table.view.cards[number].bets[0].status for number in (2, 3)] == ["open", "open"]

    def test_a_marker_that_lies_there_stays_and_is_paid(self) -> None:
        table = SkullTable(4, faces="14a 28b")
        table.do("ann buy 3", "bob bet 14a wild-bones-1")
        table.tumble("6 1 1", "place lower 0 +1")
        assert table.view.cards[0].bets[0].won
        told = table.end(turn("bust", "1s", left="1"))
        assert [event.facts["bet"] for event in told if event.kind == "paid"] == ["wild-bones-1"]


class TestBetsThatPayNothing:
    def test_with_one_bettor_a_bet_that_multiplies_is_refused(self) -> None:
        assert opened(2, ADVANCED).refusal("bob bet 28b tumblers-triumph") == "unopposed"

    def test_with_more_it_is_accepted_as_long_as_somebody_may_oppose_it(self) -> None:
        table = opened(3, ADVANCED)
        table.do("bob bet 28b tumblers-triumph")

    def test_when_the_others_have_bet_elsewhere_it_is_refused(self) -> None:
        table = opened(3, ADVANCED)
        table.do("cid bet 14a wild-bones-1", "cid bet 12b grim-grin")
        assert table.refusal("bob bet 28b tumblers-triumph") == "unopposed"
        table.do("bob bet 12b fractured-tusks")

    def test_when_the_others_are_on_the_same_side_it_is_refused(self) -> None:
        table = opened(3, ADVANCED)
        table.do("cid bet 28b tumblers-triumph")
        assert table.refusal("bob bet 28b tumblers-triumph") == "unopposed"

    def test_a_kicker_of_the_other_side_opposes_it(self) -> None:
        table = opened(3, ADVANCED)
        table.do("cid bet 28b pick-n-bust", "cid bet 14a wild-bones-1", "bob bet 28b tumblers-triumph")


def test_the_board_offers_what_anyone_may_do() -> None:
    table = SkullTable(4)
    assert [str(move) for move in GAME.public_moves(table.state)] == ["buy 3"]
    table.do("ann buy 3", "bob bet 4 empty-hands", "bob bet 3 final-jewel", "cid bet 3 final-jewel")
    offered = [str(move) for move in GAME.public_moves(table.state)]
    assert "bet 3 final-jewel" not in offered, "both places are taken"
    assert "bet 4 empty-hands" in offered, "Bob has a marker there, Cid and Dot have none"
    assert offered[-5:] == ["take 3 final-jewel", "take 4 empty-hands", "ready", "rest", "call"]


class TestWhoIsNotAsked:
    """A player who may not bet is told why: as the tumbler, without a marker, or while the dice lie."""

    def test_the_tumbler_never_bets(self) -> None:
        table = opened()
        assert table.refusal("ann bet 4 empty-hands") == "wait-bets"
        table.do("ann call")
        assert table.not_asked("ann") == "wait-called"

    def test_without_a_marker_there_is_nothing_to_bet(self) -> None:
        table = opened()
        table.do("bob bet 4 empty-hands", "bob bet 4 empty-n-shiny")
        table.tumble("1 1 2", "place lower 1 +0")
        table.do("ann roll")
        assert table.not_asked("bob") == "wait-markers"

    def test_nobody_bets_while_the_tumbler_decides(self) -> None:
        table = opened()
        table.tumble("1 1 2")
        assert table.not_asked("bob") == "wait-tumbler"
