"""What the table shows: enough for a picture, and the same for everyone."""

from dataclasses import replace

from games.emerald_skulls import KUR_SEAT, RIVAL_BY_SEAT, VRAX_SEAT
from tests.games.emerald_skulls.skull_table import GAME, SkullTable, turn


def test_everybody_sees_the_same() -> None:
    table = SkullTable(4)
    table.do("ann buy 3", "bob bet 4 empty-hands")
    views = [GAME.view(table.state, seat) for seat in (None, 0, 1, 2, 3)]
    assert all(replace(view, seat=None) == views[0] for view in views)


def test_the_board_shows_its_dice_by_level() -> None:
    table = SkullTable(2)
    table.window(turn(None, "1 1s 2 3 3s 4s", pool=1))
    view = table.view
    assert (view.ordinary, view.skulls) == ((1, 1, 1, 0, 0), (1, 0, 1, 1, 0))
    assert (view.pool, view.spare) == (1, 0)
    assert (view.top, view.floor, view.phase) == (4, 4, "bet")


def test_the_roll_lies_open_until_the_dice_are_taken_up_again() -> None:
    table = SkullTable(2)
    table.do("ann buy 3")
    table.tumble("4 6 1")
    assert list(table.view.roll) == [4, 6, 1]
    table.do("ann place eyes 1 +0")
    assert list(table.view.roll) == [6, 1]
    table.do("ann roll")
    assert list(table.view.roll) == []
    assert table.view.pool == 2


def test_picked_noses_and_markers_are_counted() -> None:
    table = SkullTable(3)
    table.window(turn(None, "3", pool=3, picked=1))
    table.do("bob bet 4 empty-hands")
    assert (table.view.picked, table.view.markers) == (1, (1, 1, 2))


def test_a_card_shows_payouts_stack_and_jackpot() -> None:
    table = SkullTable(3)
    table.do("ann buy 3", "cid bet 1 mad-nargash", "bob bet 1 mad-nargash")
    bet = table.view.cards[0].bets[1]
    assert (bet.bet, bet.role, bet.payouts, bet.stack) == ("mad-nargash", "right", ("8", "5", "3"), (2, 1))
    assert (bet.status, bet.won) == ("open", None)
    assert bet.jackpot is not None
    assert (bet.jackpot.gears, bet.jackpot.each) == (5, "skull")


def test_a_kicker_shows_whose_side_it_takes() -> None:
    table = SkullTable(3, faces="28b")
    assert [(bet.bet, bet.group) for bet in table.view.cards[0].bets] == [
        ("tumblers-triumph", "tumblers-triumph"),
        ("dragul-bust", "dragul-bust"),
        ("pick-n-bust", "dragul-bust"),
    ]
    assert [bet.payouts for bet in table.view.cards[0].bets] == [("×3", "×2"), ("5+n", "3+n"), ("10", "8")]


def test_before_the_first_roll_nothing_is_impossible() -> None:
    assert {bet.status for card in SkullTable(3).view.cards for bet in card.bets} == {"open"}


def test_bets_are_judged_while_the_tumbler_chooses_a_jackpot() -> None:
    table = SkullTable(3)
    table.finish(turn("run", "1 1 2"))
    won = {bet.bet for card in table.view.cards for bet in card.bets if bet.won}
    assert won == {"grim-grin", "empty-hands"}
    assert {bet.status for card in table.view.cards for bet in card.bets} == {"judged"}
    assert [(offer.what, offer.gears) for offer in table.view.offers] == [("standard", 4), ("grim-grin", 9)]


def test_the_tumbler_sees_what_a_chicken_out_would_pay() -> None:
    table = SkullTable(2)
    table.do("ann buy 3")
    table.tumble("4 3 4", "place eyes 2 +0")
    worth = table.view.worth
    assert worth is not None
    assert (worth.gears, worth.cubes) == (4, 0)
    table.do("ann roll")
    assert table.view.worth is None


def test_everybody_sees_which_markers_can_still_be_taken_back() -> None:
    table = SkullTable(3)
    table.do("ann buy 3", "bob bet 4 empty-hands", "cid bet 1 mad-nargash")
    assert list(map(list, table.view.takable)) == [[], ["empty-hands"], ["mad-nargash"]]
    table.roll("1 1 2")
    table.all_ready()
    assert list(map(list, table.view.takable)) == [[], [], []]


def test_vrax_and_kur_show_gears_card_and_what_is_to_come() -> None:
    table = SkullTable(1)
    rivals = table.view.rivals
    assert rivals is not None
    assert (rivals.gears, rivals.card, rivals.cards, rivals.vrax, rivals.shown) == (40, None, 10, (), ())
    table.roll("1 2 3")
    table.do("ann buy 3")
    rivals = table.view.rivals
    assert rivals is not None
    assert (rivals.cards, rivals.shown) == (9, (rivals.card,))
    stacks = {bet.stack: bet.bet for card in table.view.cards for bet in card.bets if bet.stack}
    assert stacks == {(VRAX_SEAT,): rivals.vrax[0], (KUR_SEAT,): rivals.kur[0]}
    assert RIVAL_BY_SEAT == {VRAX_SEAT: "vrax", KUR_SEAT: "kur"}


def test_with_company_there_are_no_rivals() -> None:
    assert SkullTable(2).view.rivals is None


def test_after_the_end_the_last_board_stays_in_sight() -> None:
    table = SkullTable(2, gears=[50, 16], supply=14)
    table.finish(turn("double", "2 2 4 5"), empty_hands="bob")
    view = table.view
    assert (view.phase, view.decision, view.ordinary) == ("over", None, (0, 2, 0, 1, 1))
    assert view.outcome is not None
    assert view.cards[3].bets[0].stack == (1,)


def test_a_card_that_a_picked_nose_had_stopped_is_seen_so_after_the_turn_too() -> None:
    table = SkullTable(3, faces="6a 20a 28b")
    table.finish(turn("bust", "1", left="2", picked=1), bite_alignment_lower="bob")
    last = table.view.last
    assert last is not None
    assert [card.stopped for card in last.cards] == [False, True, False]
    assert [bet.won for bet in last.cards[1].bets] == [True, False, False]
