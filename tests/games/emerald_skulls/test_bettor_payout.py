"""Rulebook "Bettor Payouts", "Addition / Multiplication Payouts", "Running out of Gears" and their examples."""

import pytest

from games.emerald_skulls.turn import TumblerTurn
from tests.games.emerald_skulls.skull_table import BOB, CID, DOT, EVE, SkullTable, kinds, lines, one, turn


class TestOrderInTheStack:
    def test_the_first_marker_earns_most(self) -> None:
        table = SkullTable(4)
        events = table.finish(turn("double", "3 4 5"), empty_n_shiny="cid dot bob")
        assert lines(events)[1:] == ["cid empty-n-shiny 5", "dot empty-n-shiny 3", "bob empty-n-shiny 2"]

    def test_a_payment_is_told_with_its_numbers(self) -> None:
        table = SkullTable(4)
        events = table.finish(turn("run", "3 3"), empty_hands="cid bob")
        told = [event.facts for event in events if event.kind == "paid"]
        line = {"card": "4", "bet": "empty-hands", "cubes": 0, "opposing": 0}
        assert told == [
            line | {"seat": CID, "place": 1, "gears": 2, "owed": 2},
            line | {"seat": BOB, "place": 2, "gears": 1, "owed": 1},
        ]

    def test_cards_pay_in_the_order_of_their_numbers_left_before_right(self) -> None:
        table = SkullTable(4)
        events = table.finish(
            turn("double", "2s 4s 5s"),
            empty_n_shiny="bob",
            empty_hands="cid",
            final_jewel="bob",
            mad_nargash="dot",
        )
        assert kinds(events)[-1] == "out"
        assert lines(table.do("ann collect standard"))[1:] == [
            "dot mad-nargash 8",
            "bob final-jewel 2",
            "cid empty-hands 2",
            "bob empty-n-shiny 5",
        ]

    def test_a_double_out_pays_bets_on_a_gem_out_and_on_a_run_out_too(self) -> None:
        table = SkullTable(4)
        events = table.finish(turn("double", "3 4 5"), final_jewel="bob", empty_hands="cid", empty_n_shiny="dot")
        assert lines(events)[1:] == ["bob final-jewel 2", "cid empty-hands 2", "dot empty-n-shiny 5"]

    def test_lost_bets_pay_nothing(self) -> None:
        table = SkullTable(4)
        assert lines(table.finish(turn("bust", "4", left="1"), final_jewel="bob", empty_hands="cid")) == []

    def test_every_standard_payout_is_as_printed(self) -> None:
        printed = {bet.bet: bet.payouts for card in SkullTable(4).view.cards for bet in card.bets}
        assert printed == {
            "pick-n-bust": ("10", "8", "5"),
            "mad-nargash": ("8", "5", "3"),
            "grim-grin": ("5", "3", "2"),
            "emerald-skull": ("10", "8", "5"),
            "busted-fowl": ("5", "3", "2"),
            "final-jewel": ("2", "1"),
            "empty-hands": ("2", "1"),
            "empty-n-shiny": ("5", "3", "2"),
        }


class TestExampleCard28b:
    """Claire is Bob here, on Tumbler's Triumph; Isaac and Steven are Cid and Dot, on Dragul Bust; Keith is Eve."""

    def finish(self, made: TumblerTurn) -> list[str]:
        table = SkullTable(5, faces="28b")
        return lines(
            table.finish(made, tumblers_triumph="bob", dragul_bust="cid dot", pick_n_bust="eve"),
        )

    def test_addition_a_bust_after_a_picked_nose(self) -> None:
        told = self.finish(turn("bust", "3", left="1 1", picked=1))
        assert told == ["cid dragul-bust 6", "dot dragul-bust 4", "eve pick-n-bust 10"]

    def test_multiplication_a_double_out(self) -> None:
        told = self.finish(turn("double", "3 4 5"))
        assert told[1:] == ["bob tumblers-triumph 9"]

    def test_a_bust_without_a_pick_leaves_the_kicker_out(self) -> None:
        assert self.finish(turn("bust", "3", left="1")) == ["cid dragul-bust 6", "dot dragul-bust 4"]


class TestOpposing:
    def test_a_multiplied_bet_that_nobody_opposes_pays_nothing_and_says_so(self) -> None:
        table = SkullTable(4, faces="28b")
        events = table.finish(turn("run", "3 3"), tumblers_triumph="bob")
        assert lines(events)[1:] == ["bob tumblers-triumph 0"]

    def test_a_kicker_counts_with_the_bet_it_is_based_on(self) -> None:
        table = SkullTable(5, faces="6b")
        events = table.finish(turn("run", "3 3"), mad_nargash="bob", nargashs_gamble="cid", nargashs_woe="dot eve")
        assert lines(events)[1:] == ["dot nargashs-woe 3", "eve nargashs-woe 3"]

    def test_a_bet_and_its_kicker_do_not_oppose_each_other(self) -> None:
        table = SkullTable(5, faces="22b")
        events = table.finish(turn("gem", "1 5s", left="2"), final_jewel="bob", wild_crystal="cid", lost_gemstone="dot")
        assert lines(events)[1:] == ["bob final-jewel 3", "cid wild-crystal 5"]

    def test_all_other_bets_of_a_side_card_oppose(self) -> None:
        table = SkullTable(5, faces="18a")
        made = turn("gem", "3 3 5", left="2")
        events = table.finish(made, sniffing_supply_0="bob", sniffing_supply_1="cid", sniffing_supply_2="dot eve")
        assert lines(events)[1:] == ["dot sniffing-supply-2 6", "eve sniffing-supply-2 4"]

    def test_even_and_none_oppose_odd_together(self) -> None:
        table = SkullTable(5, faces="14b")
        stacks = {"tombstone_tally_odd": "bob", "tombstone_tally_even": "cid", "tombstone_tally_none": "dot"}
        assert lines(table.finish(turn("gem", "1 5s", left="2"), **stacks))[1:] == ["bob tombstone-tally-odd 4"]

    def test_none_and_even_win_together_against_odd(self) -> None:
        table = SkullTable(5, faces="14b")
        stacks = {"tombstone_tally_odd": "bob", "tombstone_tally_even": "cid", "tombstone_tally_none": "dot"}
        told = lines(table.finish(turn("gem", "1 5", left="2"), **stacks))[1:]
        assert told == ["cid tombstone-tally-even 3", "dot tombstone-tally-none 3"]

    def test_where_ranges_overlap_only_bets_that_lost_oppose(self) -> None:
        table = SkullTable(5, faces="14a")
        stacks = {"wild_bones_1": "bob", "wild_bones_2": "cid", "wild_bones_4": "dot"}
        events = table.finish(turn("gem", "1s 5s", left="2"), **stacks)
        told = {event.facts["bet"]: event.facts["opposing"] for event in events if event.kind == "paid"}
        assert told == {"wild-bones-1": 1, "wild-bones-2": 1}

    def test_cubes_are_paid_by_toothless_tumble(self) -> None:
        table = SkullTable(4, faces="12b")
        events = table.finish(turn("run", "3 3"), toothless_tumble="bob cid")
        assert lines(events)[1:] == ["bob toothless-tumble 0 +2c", "cid toothless-tumble 0 +1c"]
        assert table.state.cubes == [2, 2, 1, 0]

    def test_side_bets_pay_in_the_order_in_which_they_stand(self) -> None:
        table = SkullTable(5, faces="14a 28b")
        stacks = {"wild_bones_2": "bob", "wild_bones_1": "cid dot", "dragul_bust": "eve"}
        events = table.finish(turn("bust", "1s 4s", left="2"), **stacks)
        assert lines(events) == ["cid wild-bones-1 1", "dot wild-bones-1 1", "bob wild-bones-2 3", "eve dragul-bust 5"]


class TestRunningOutOfGears:
    def test_example_last_payout_with_18_gears_left(self) -> None:
        """Steven is Ann, Isaac Bob, Claire Cid. By its own numbers two gears are left for the last bet, not one."""
        table = SkullTable(4, gears=[60, 50, 32, 0], supply=18)
        events = table.finish(
            turn("double", "2 2 4 5"), mad_nargash="bob", grim_grin="cid", empty_hands="bob", empty_n_shiny="cid dot"
        )
        assert lines(events) == ["ann standard 14", "bob empty-hands 2", "cid empty-n-shiny 2/5"]
        assert table.state.gears == [74, 52, 34, 0]
        assert one(events, "ended").facts["reason"] == "empty-supply"

    def test_the_tumbler_takes_what_is_left_and_no_bet_is_paid(self) -> None:
        table = SkullTable(2, gears=[50, 20], supply=10)
        events = table.finish(turn("double", "2 2 4 5"), empty_hands="bob")
        assert lines(events) == ["ann standard 10/14"]
        assert kinds(events)[-1] == "ended"

    def test_the_tumbler_still_gets_the_cubes_of_that_payment(self) -> None:
        table = SkullTable(2, gears=[50, 26], supply=4)
        assert lines(table.finish(turn("run", "3 3 4 4"))) == ["ann standard 4/10 +2c"]
        assert table.state.ended == "empty-supply"

    def test_a_supply_that_a_full_payment_empties_ends_the_game_too(self) -> None:
        table = SkullTable(2, gears=[50, 16], supply=14)
        events = table.finish(turn("double", "2 2 4 5"), empty_hands="bob")
        assert lines(events) == ["ann standard 14"]
        assert table.state.ended == "empty-supply"

    def test_cubes_do_not_end_the_game(self) -> None:
        table = SkullTable(2, gears=[50, 29], supply=1, cubes=[40, 40])
        table.finish(turn("run", "3 3 3"))
        assert table.state.ended is None

    def test_dice_that_are_bought_fill_the_supply_first(self) -> None:
        table = SkullTable(2, gears=[10, 69], supply=1)
        table.do("ann buy 7")
        table.tumble("5 5 1 1 1 1 1", "place gem 1 +0")
        assert (table.state.supply, table.state.gears[0]) == (8, 3)
        assert table.state.ended is None

    def test_nobody_moves_after_the_end(self) -> None:
        table = SkullTable(2, gears=[50, 16], supply=14)
        table.finish(turn("double", "2 2 4 5"))
        assert table.state.decision is None
        assert table.legal("ann") == table.legal("bob") == []


@pytest.mark.parametrize(("seats", "gears"), [(2, 80), (3, 120), (4, 160), (5, 200), (6, 240), (7, 280), (8, 320)])
def test_the_supply_has_forty_gears_a_player(seats: int, gears: int) -> None:
    assert SkullTable(seats).state.supply == gears


def test_the_last_turn_can_be_seen_line_by_line() -> None:
    table = SkullTable(4)
    table.finish(turn("run", "3 3 4"), empty_hands="dot bob")
    last = table.view.last
    assert last is not None
    assert (last.seat, last.out, last.ordinary, last.left) == (0, "run", (0, 0, 2, 1, 0), ())
    assert [(line.seat, line.what, line.place, line.gears, line.cubes) for line in last.payments] == [
        (0, "standard", 1, 5, 2),
        (DOT, "empty-hands", 1, 2, 0),
        (BOB, "empty-hands", 2, 1, 0),
    ]
    assert EVE not in {line.seat for line in last.payments}
