"""Rulebook "Solitary Mode": one player against Vrax and Kur."""

from typing import Any

import pytest

from games.emerald_skulls import KUR_SEAT, VRAX_SEAT
from games.emerald_skulls.opposition import load_opposition_cards
from games.engine import BadOptions, Match, SwiftChance
from tests.games.emerald_skulls.skull_table import GAME, SkullTable, kinds, lines, one, turn


def alone(*, card: int = 0, **options: Any) -> SkullTable:
    """Return a solitary table with this opposition card on top of the deck."""
    table = SkullTable(1, options=options)
    deck = table.state.deck
    deck.remove(card)
    deck.append(card)
    return table


def test_the_rivals_have_40_gears_and_the_supply_80() -> None:
    table = alone()
    assert (table.state.rivals, table.state.supply, table.state.gears) == (40, 80, [0])


@pytest.mark.parametrize("gears", [20, 30, 40])
def test_an_easier_game_gives_the_rivals_fewer_gears_and_the_supply_no_more(gears: int) -> None:
    table = alone(rivals=gears)
    assert (table.state.rivals, table.state.supply) == (gears, 80)


@pytest.mark.parametrize("cards", [7, 8, 9, 10])
def test_a_harder_game_has_fewer_opposition_cards(cards: int) -> None:
    assert len(SkullTable(1, options={"cards": cards}).state.deck) == cards


@pytest.mark.parametrize(("dice", "column"), [(3, 0), (4, 0), (5, 1), (6, 1), (7, 2)])
def test_the_rivals_bet_by_the_dice_in_the_pool(dice: int, column: int) -> None:
    for number, card in enumerate(load_opposition_cards()):
        table = alone(card=number)
        table.state.gears[0] = 10
        table.roll("1 " * dice)
        told = one(table.do(f"ann buy {dice}"), "revealed").facts
        assert told == {"dice": dice, "vrax": card.vrax[column], "kur": card.kur[column], "cards": 9}
        stacks = {bet.bet: bet.stack for seen in table.view.cards for bet in seen.bets if bet.stack}
        assert stacks == {card.vrax[column]: (VRAX_SEAT,), card.kur[column]: (KUR_SEAT,)}


def test_no_card_is_seen_before_the_round_s_own_is_revealed() -> None:
    table = alone(card=0)
    table.roll("3 3 4")
    table.do("ann buy 3")
    table.end(turn("run", "3 3 4"))
    rivals = table.view.rivals
    assert rivals is not None
    assert table.asked == "buy ann"
    assert (rivals.card, rivals.vrax, rivals.kur, rivals.shown) == (None, (), (), (0,))
    table.roll("1 2 3")
    table.do("ann buy 3")
    rivals = table.view.rivals
    assert rivals is not None
    assert rivals.card == table.state.shown[-1] != 0


def test_the_last_card_stays_in_sight_when_the_game_is_over() -> None:
    table = last_round(gears=60, rivals=50, supply=10)
    table.do("ann chicken")
    rivals = table.view.rivals
    assert rivals is not None
    assert rivals.card == 0


def test_nobody_is_asked_to_bet() -> None:
    table = alone()
    table.roll("1 2 3")
    assert kinds(table.do("ann buy 3")) == ["bought", "revealed", "rolled"]
    table.roll("4 4")
    assert kinds(table.do("ann place lower 1 +0", "ann roll")) == ["placed", "rolled"]
    assert table.asked == "place ann"


def test_the_rivals_keep_their_bets_through_a_reroll() -> None:
    table = alone()
    table.state.cubes[0] = 1
    table.roll("1 2 3 1 1 1 1")
    assert kinds(table.do("ann buy 3", "ann reroll cube")) == ["bought", "revealed", "rolled", "rerolled", "rolled"]


def test_the_rivals_are_paid_into_one_purse() -> None:
    table = alone(card=0)
    table.roll("3 3 4")
    table.do("ann buy 3")
    events = table.end(turn("run", "3 3 4"))
    assert lines(events) == ["ann standard 5 +2c", "kur empty-hands 2"]
    told = one(events, "rival-paid").facts
    assert told["rival"] == "kur"
    assert "seat" not in told
    assert (table.state.rivals, table.state.gears, table.state.supply) == (42, [5], 73)


def test_each_rival_has_one_marker_a_round() -> None:
    table = alone()
    table.roll("3 3 4")
    table.do("ann buy 3")
    assert [table.state.count_markers_left(rival) for rival in (VRAX_SEAT, KUR_SEAT)] == [0, 0]
    assert GAME.count_pieces(table.state)["marker"] == 2 + 1 + 1


def test_the_player_tumbles_every_round() -> None:
    table = alone()
    table.roll("3 3 4")
    table.do("ann buy 3")
    table.end(turn("run", "4 4"))
    assert (table.asked, table.state.tumbler, table.state.number) == ("buy ann", 0, 2)


def last_round(gears: int, rivals: int, supply: int) -> SkullTable:
    table = SkullTable(1, gears=[gears], supply=supply)
    table.state.rivals = rivals
    table.state.deck = [0]
    table.roll("1 1 4")
    table.do("ann buy 3", "ann place eyes 1 +0")
    return table


def test_after_the_last_card_the_rivals_sweep_the_supply() -> None:
    table = last_round(gears=60, rivals=50, supply=10)
    events = table.do("ann chicken")
    assert lines(events) == ["ann standard 2", "vrax busted-fowl 5"]
    assert one(events, "swept").facts == {"gears": 3}
    assert one(events, "ended").facts == {"reason": "empty-deck", "gears": (62,), "cubes": (0,), "rivals": 58}


@pytest.mark.parametrize(("gears", "rank"), [(60, 1), (59, 2), (58, 2)])
def test_one_wins_only_with_more_gears_than_the_rivals(gears: int, rank: int) -> None:
    table = last_round(gears=gears - 2, rivals=120 - gears - 8, supply=10)
    table.do("ann chicken")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((gears,), (1 if gears > table.state.rivals else 2,))
    assert sum(table.state.gears) + table.state.rivals == 120


def test_an_empty_supply_ends_the_game_before_the_deck_does() -> None:
    table = SkullTable(1, gears=[60], supply=1)
    table.state.rivals = 59
    table.roll("1 1 4")
    table.do("ann buy 3", "ann place eyes 1 +0")
    events = table.do("ann chicken")
    assert lines(events) == ["ann standard 1/2"]
    assert one(events, "ended").facts["reason"] == "empty-supply"
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_jackpots_can_be_collected_alone_too() -> None:
    table = alone(card=3)
    table.roll("1 1 1")
    table.do("ann buy 3", "ann place lower 3 +0")
    assert table.asked == "jackpot ann"


def test_the_advanced_cards_are_not_used() -> None:
    with pytest.raises(BadOptions, match="standard cards"):
        Match.deal_by_key("emerald_skulls", seats=1, options={"advanced": True})


def test_nobody_knows_the_order_of_the_deck_nor_what_was_left_out() -> None:
    table = alone(card=1, cards=7)
    table.roll("1 1 4")
    table.do("ann buy 3")
    worlds = [GAME.imagine_state(table.state, 0, SwiftChance(seed)) for seed in range(200)]
    assert {len(world.deck) for world in worlds} == {6}
    assert {world.deck[-1] for world in worlds} == set(range(10)) - set(table.state.shown)
    assert all(GAME.view(world, 0) == GAME.view(table.state, 0) for world in worlds)


def test_a_whole_match_has_as_many_rounds_as_cards() -> None:
    match = Match.deal_by_key("emerald_skulls", seats=1, options={"cards": 7}, seed=bytes(32))
    while match.decision:
        match.play(0, match.default_move(0))
    assert match.outcome is not None
    assert match.outcome.reason == "empty-deck"
    assert match.state.number == 7
