"""Goblins are good opponents: they do not stall, and err as people do; they play no nonsense."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import pytest

from games import find_game
from games.cli.players import find_player
from games.emerald_skulls import moves as skulls
from games.engine import Match, Move, SwiftChance
from games.engine.goblins import GoblinLevel
from games.goats_and_goblins import GoatsAndGoblinsView
from games.goats_and_goblins import moves as goats
from games.goats_and_goblins.expedition import MIN_DECLARED
from games.goats_and_goblins.goblin import MIN_GOBLIN_DECLARE_ODDS
from games.goats_and_goblins.odds import compute_expedition_odds
from games.goats_and_goblins.treasure import list_treasure_recipients
from games.gobblestones import moves as stones
from games.goblin_market.card_values import compute_gain, pack_cards
from games.goblin_market.moves import PlaceBid
from games.goblin_teeth.bids import list_all_bids
from games.goblin_teeth.notation import DIE_BY_WORD, SLOT_BY_WORD
from games.goblin_teeth.state import UNPLAYED_PLACE
from tests.games.goats_and_goblins.cave_table import CaveTable
from tests.games.goblin_market.market_table import MarketTable
from tests.games.played_table import NAMES

YOUNG, GROWN = GoblinLevel.YOUNG, GoblinLevel.GROWN


def played(key: str, level: GoblinLevel, seats: int, deals: int = 1) -> Iterator[tuple[Match, int, Any]]:
    """Yield each decision of goblins on all seats: the match before it, the seat, and the move."""
    for deal in range(deals):
        match, rng = Match.deal_by_key(key, seats=seats, seed=deal.to_bytes(32)), SwiftChance(deal)
        player = find_player(find_game(key), level)
        while match.decision is not None:
            seat = rng.pick(match.decision.seats, "seat")
            move = player(match, seat, rng)
            yield match, seat, move
            match.play(seat, move)


STALLING: Mapping[str, tuple[type[Move], ...]] = {
    "emerald_skulls": (skulls.TakeBackBet, skulls.WithdrawReady),
    "goats_and_goblins": (goats.HaltDrawing, goats.EndStandingPass),
    "gobblestones": (stones.TakeBackTile,),
}
"""Moves that undo or postpone what is asked."""


@pytest.mark.parametrize("key", STALLING)
def test_a_young_goblin_does_not_stall(key: str) -> None:
    assert not any(isinstance(move, STALLING[key]) for _, _, move in played(key, YOUNG, seats=3))


def test_a_grown_goblin_does_not_stall() -> None:
    assert not any(
        isinstance(move, STALLING["goats_and_goblins"]) for _, _, move in played("goats_and_goblins", GROWN, 4)
    )


@pytest.mark.parametrize(("key", "waits"), [("emerald_skulls", "check"), ("goats_and_goblins", "react")])
def test_what_undoes_or_puts_off_is_not_even_thought_about(key: str, waits: str) -> None:
    game, thought = find_game(key), 0
    for match, seat, _ in played(key, YOUNG, seats=3):
        if match.decision and match.decision.kind in (waits, "bet", "beat"):
            thought += 1
            assert not any(isinstance(move, STALLING[key]) for move in game.candidate_moves(match.state, seat))
    assert thought


@pytest.mark.parametrize("level", [YOUNG, GROWN])
def test_no_goblin_declares_what_hardly_ever_comes_home(level: GoblinLevel) -> None:
    declared = 0
    for match, seat, move in played("goats_and_goblins", level, seats=4, deals=6):
        if isinstance(move, goats.DeclareDraws):
            declared += 1
            view: Any = match.view(seat)
            assert isinstance(view, GoatsAndGoblinsView)
            assert move.number == MIN_DECLARED or compute_expedition_odds(view, move.number) >= MIN_GOBLIN_DECLARE_ODDS
    assert declared > 30


def test_whoever_stays_out_pushes_an_expedition_that_is_likely_to_fall_then() -> None:
    table = CaveTable(4, top="cave-in 2, gem 4, gem 4", more=9, hands={"dot": "push-2 0"})
    table.do("ann declare 3", "bob in", "cid in", "dot out")
    table.until_drawn(3)
    grown, rng = find_player(table.match.game, GROWN), SwiftChance(1)
    while table.match.decision and NAMES.index("dot") not in table.match.decision.seats:
        table.match.play(table.match.decision.seats[0], "pass")
    assert str(grown(table.match, NAMES.index("dot"), rng)) == "play push-2"


@pytest.mark.parametrize("level", [YOUNG, GROWN])
def test_what_a_goblin_does_not_keep_goes_to_whoever_has_least_and_to_no_favourite(level: GoblinLevel) -> None:
    given: set[tuple[int, int]] = set()
    for match, seat, move in played("goats_and_goblins", level, seats=4, deals=8):
        if isinstance(move, goats.GiveBestCard) and move.seat != seat:
            gold = match.view(seat).scores
            assert gold[move.seat] == min(
                gold[other] for other in list_treasure_recipients(match.state) if other != seat
            )
            given.add((seat, move.seat))
    assert len(given) > 6, "each of the four gives to several others"


def test_no_young_goblin_bids_for_what_costs_it_points() -> None:
    bids = 0
    for match, seat, move in played("goblin_market", YOUNG, seats=3, deals=4):
        if isinstance(move, PlaceBid):
            bids += 1
            owned, lot = pack_cards(match.state.owned[seat]), match.state.lot
            assert max(compute_gain(owned, pack_cards(cards)) for cards in (lot, *([card] for card in lot))) > 0
    assert bids > 30


@pytest.mark.parametrize("rivals", [0, 5])
def test_no_grown_goblin_bids_for_what_costs_it_points(rivals: int) -> None:
    """The Desert has suns and wyrms; Ann collects the other suits."""
    owned = {"ann": "ace-of-moons huntress ace-of-waves sea ace-of-knots windfall"}
    table = MarketTable(deck="desert", rest=0, owned=owned, coins={"bob": rivals, "cid": rivals})
    assert str(find_player(table.match.game, GROWN)(table.match, 0, SwiftChance(1))) == "pass"


def hopeless(match: Match, seat: int, words: tuple[str, ...]) -> bool:
    """Tell whether a placement on an Item cannot win it: it stays below a bid that nobody can lower any more."""
    state = match.state
    if words[0] != "place" or words[2] not in SLOT_BY_WORD or state.places.count(UNPLAYED_PLACE) > 1:
        return False
    bids = list_all_bids(state)[SLOT_BY_WORD[words[2]]]
    return bool(bids[seat] + state.dice[DIE_BY_WORD[words[1]]] < max(bids))


@pytest.mark.parametrize("level", [YOUNG, GROWN])
def test_no_goblin_puts_the_last_die_of_a_round_on_an_item_that_another_has(level: GoblinLevel) -> None:
    placed = 0
    for match, seat, move in islice(played("goblin_teeth", level, seats=2), 40):
        placed += move.words[0] == "place"
        assert not hopeless(match, seat, move.words)
    assert placed > 15
