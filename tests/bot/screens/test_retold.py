"""What is retold to whom, from moves that are laid out by hand: own deeds, time that was up, and what was caused."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.screens.parts import recap
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.screens.story import RelevanceByEvent, find_board_addressee, find_event_owner, list_news_since_own_move
from bot.store.models import Actor
from bot.tables import SeenMove
from games.engine import Event, Match
from games.goblin_market.events import AuctionWithoutBids, BidderPassed, BidMade
from games.goblin_teeth.events import DiceRolled
from tests.bot.screens.scenes import Played

ANN, BOB, CLEO, BOARD = 0, 1, 2, None


def scene(key: str, seat: int | None, *told: SeenMove) -> Scene:
    """Return a match of three, with nothing told but these moves."""
    shown = Played(
        Match.deal_by_key(key, seats=3, options={"first": 1} if key == "goblin_market" else {}, seed=bytes(32))
    )
    view = shown.scene(seat)
    return replace(view, table_view=replace(view.table_view, recent_moves=told))


def move(seat: int, *events: Event, by: Actor = "player") -> SeenMove:
    return SeenMove(1, seat, None, by, events, stand_ins=(seat,) if by == "stand-in" else ())


AUCTION = (
    move(BOB, BidMade(BOB, 1)),
    move(CLEO, BidMade(CLEO, 2)),
    move(BOB, BidderPassed(BOB), by="clock"),
    move(ANN, BidMade(ANN, 3)),
)
TIME_UP = "• Bob passes. *(Time was up for Bob.)*"


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (BOB, ["-# Since you last played:", "• C\\*d\\_\\[\\] bids 2.", "• Ann bids 3."]),
        (
            BOARD,
            ["-# From Bob’s last move on:", "• Bob bids 1.", "• C\\*d\\_\\[\\] bids 2.", TIME_UP, "• Ann bids 3."],
        ),
    ],
)
def test_what_the_clock_played_is_told_to_others_and_by_itself_to_its_player(seat: int | None, told: list[str]) -> None:
    assert recap.build_recap(scene("goblin_market", seat, *AUCTION), find_screen("goblin_market").narrator, BOB) == told


def test_where_nobody_is_addressed_the_latest_is_told() -> None:
    narrator = find_screen("goblin_market").narrator
    told = recap.build_recap(scene("goblin_market", BOARD, *AUCTION), narrator, None)
    assert told == ["Bob bids 1.", "C\\*d\\_\\[\\] bids 2.", "Bob passes. *(Time was up for Bob.)*", "Ann bids 3."]
    alone = recap.build_recap(scene("goblin_market", BOB, AUCTION[0]), narrator, BOB)
    assert alone == ["Bob bids 1."], "nobody else has done anything since"


@pytest.mark.parametrize("reader", [ANN, BOB, CLEO])
def test_of_the_rolls_of_all_only_the_reader_s_is_told(reader: int) -> None:
    rolls = [DiceRolled(seat, [f"d{seat}"], [seat + 1]) for seat in (ANN, BOB, CLEO)]
    other = (reader + 1) % 3
    shown = scene("goblin_teeth", reader, move(other, *rolls))
    names = ["Ann", "Bob", "C\\*d\\_\\[\\]"]
    told = recap.build_recap(shown, find_screen("goblin_teeth").narrator, reader)
    assert told[1:] == [f"• {names[reader]} rolls {reader + 1}."]


@pytest.mark.parametrize(
    ("seat", "gist"),
    [(BOB, "Bids: C\\*d\\_\\[\\] 2, Ann 3."), (BOARD, "Bids: Bob 1, C\\*d\\_\\[\\] 2, Ann 3.")],
)
def test_the_short_story_leaves_out_its_reader_s_own_deed(seat: int | None, gist: str) -> None:
    told = [AUCTION[0], AUCTION[1], AUCTION[3]]
    assert recap.build_brief_recap(scene("goblin_market", seat, *told), find_screen("goblin_market").narrator, BOB) == [
        gist
    ]


def test_what_a_goblin_bids_for_its_reader_is_news_to_them_and_named_as_its_bid() -> None:
    narrator = find_screen("goblin_market").narrator
    bids = (
        move(BOB, BidMade(BOB, 1)),
        move(CLEO, BidMade(CLEO, 2)),
        move(BOB, BidMade(BOB, 3), by="stand-in"),
        move(CLEO, BidMade(CLEO, 4), by="stand-in"),
        move(CLEO, BidderPassed(CLEO)),
    )
    shown = scene("goblin_market", BOB, *bids)
    cleo = "C\\*d\\_\\[\\]"
    assert recap.build_recap(shown, narrator, BOB) == [
        "-# Since you last played:",
        f"• {cleo} bids 2.",
        "• Bob’s goblin bids 3.",
        f"• {cleo}’s goblin bids 4. {cleo} passes.",
    ]
    told = recap.build_brief_recap(scene("goblin_market", BOB, *bids[:4]), narrator, BOB)
    assert told == [f"Bids: Bob’s goblin 3, {cleo}’s goblin 4."]
    mixed = recap.build_brief_recap(scene("goblin_market", ANN, *bids[:2], move(BOB, BidMade(BOB, 5))), narrator, ANN)
    assert mixed == [f"Bids: {cleo} 2, Bob 5."]


@pytest.mark.parametrize(
    ("matters", "kept"), [({}, []), ({BidMade: "last"}, []), ({BidMade: "mine"}, []), ({BidMade: "table"}, [BidMade])]
)
def test_what_is_told_apart_from_players_was_caused(matters: RelevanceByEvent, kept: Sequence[type[Event]]) -> None:
    shown = scene(
        "goblin_market", BOB, move(BOB, BidMade(BOB, 1), AuctionWithoutBids([])), move(CLEO, BidMade(CLEO, 2))
    )
    first, second = list_news_since_own_move(shown, BOB, matters)
    assert [type(event) for event in first.events] == [*kept, AuctionWithoutBids]
    assert second.events == (BidMade(CLEO, 2),)


def test_nobody_in_particular_does_what_happens_to_all() -> None:
    assert find_event_owner(AuctionWithoutBids([])) is None
    assert find_event_owner(BidMade(BOB, 1)) == BOB


def test_a_board_speaks_to_whom_it_asks_or_to_the_last_person_who_played() -> None:
    asking = scene("goblin_market", BOARD, *AUCTION)
    assert find_board_addressee(asking) == ANN
    over = replace(asking, table_view=replace(asking.table_view, decision=None))
    assert find_board_addressee(over) == ANN
    clock_last = (*AUCTION[:2], move(ANN, BidderPassed(ANN), by="clock"))
    assert find_board_addressee(replace(over, table_view=replace(over.table_view, recent_moves=clock_last))) == CLEO
    assert find_board_addressee(replace(over, table_view=replace(over.table_view, recent_moves=()))) is None
