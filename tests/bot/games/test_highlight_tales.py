"""What each game's table of highlights finds in matches that are laid out by hand, and how it is told."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.screens.game_texts.highlights import (
    Highlight,
    MatchStory,
    choose_highlights,
    find_highlights,
    find_turning_point,
    list_highlight_choices,
)
from bot.screens.screen_registry import find_screen
from games.emerald_skulls import events as skulls
from games.engine import Event, Match
from games.engine.words import load_words
from games.goats_and_goblins import events as cave
from games.gobblestones import events as stones
from games.gobblestones.field import SPACE_BY_NAME
from games.goblin_market import events as market
from games.goblin_market.decktet import CARDS
from games.goblin_teeth import OfferingLine, load_offerings
from games.goblin_teeth import events as teeth
from games.goblin_teeth.offerings import measure_offering_progress
from tests.bot.screens.scenes import Played

pytestmark = pytest.mark.usefixtures("in_words")


def find_all(game: str, told: Sequence[Event], **known: Any) -> list[Highlight]:
    """Return all highlights of a match of four, each event of which was a move of its own; the greatest first."""
    return find_together(game, [[event] for event in told], **known)


def find_together(game: str, moves: Sequence[Sequence[Event]], **known: Any) -> list[Highlight]:
    """Return all highlights of a match of four by the events of each move."""
    facts: dict[str, Any] = {"seats": 4, "voting": True, "wrong_spaces": (), "outcome": None, **known}
    facts = {"hands": None, "last": None, "cards": (), "rivals": None, **facts}

    def get_progress(seat: int) -> Sequence[Any]:
        if any(names := facts.get("offerings", ((),) * 4)[seat]):
            return [measure_offering_progress(load_offerings()[name], facts["hands"][seat]) for name in names]
        return [SimpleNamespace(lacking=seat or 9, offering="a2", lines=(OfferingLine("button", seat or 9, 0),))]

    view = SimpleNamespace(get_progress=get_progress, **facts)
    return find_highlights(find_screen(game).result_texts.highlights, MatchStory(view, moves))


def tell(game: str, found: Sequence[Highlight], language: str = "en") -> list[str]:
    """Return highlights as everybody reads them."""
    scene = Played(Match.deal_by_key(game, seats=4, seed=bytes(32))).scene()
    scene = replace(scene, say=load_words(language))
    return [_without_isolates(find_screen(game).result_texts.format_highlight(scene, one)) for one in found]


def _without_isolates(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "").replace("C\\*d\\_\\[\\]", "Cid")


def duel(*bids: tuple[int, int]) -> list[Event]:
    """Return an auction by the seat and the number of each bid, the last of which wins."""
    return [
        market.CardsOffered([], 9, 0),
        *(market.BidMade(seat, number) for seat, number in bids),
        market.AuctionWon(*bids[-1]),
    ]


def rows(*played: tuple[int, int]) -> list[Event]:
    """Return rows of one tile by seat and points."""
    return [
        stones.TilesPlayed(seat, [f"A{number}"], ["red"], points)
        for number, (seat, points) in enumerate(played, start=1)
    ]


ROW = ["F1", "F2"]
BLUFFS = [
    stones.PlayUnchallenged(2, ROW, 9),
    stones.PlayUnchallenged(2, ["G1"], 4),
    stones.PlayUnchallenged(1, ["H1"], 6),
]
SHORT = [
    skulls.TurnBegan(1, 3),
    skulls.TurnEnded(1, "double", ()),
    skulls.TumblerPaid(1, "standard", 15, 0, 15),
    skulls.BetPaid(0, "4", "grim-grin", 1, 3, 0, 8, 0),
]
STANDARD: Any = Match.deal_by_key("emerald_skulls", seats=4, seed=bytes(32)).view(None)
FIRST = [skulls.TurnBegan(0, 3), skulls.TumblerPaid(0, "standard", 20, 0, 20), skulls.TurnBegan(2, 3)]
LED = [cave.ExpeditionBegan(2, 9), cave.CaveInDrawn(2, "cave-in 1", 1, 20, 2, 2)]
THIRD = [*LED, cave.CaveInDrawn(2, "cave-in 1", 0, 19, 1, 3)]
DOOM = [
    cave.SafeCardDrawn(2, "gold 9", 0, 20),
    cave.PushTookEffect(3, 2, 2),
    cave.CaveInDrawn(2, "cave-in 3", 0, 19, 3, 3),
    cave.CaveCollapsedWithSurvivors(2, ["gold 9"], [0, 1, 3]),
]
PROVED = [stones.PlayProvedHonest(1, ROW, points, seat, []) for seat, points in ((0, 9), (2, 7), (0, 4))]
FOR_ALL = [market.AuctionWon(1, 3), market.SisterhoodPaid(2, 10), market.SisterhoodPaid(3, 5)]
HOME, AGAIN = (cave.ReturnedWithCards(2, ["gold 4", "gold 8"], [1, 2]) for _ in range(2))
KEPT = [cave.CardsReceived(2, ["gold 4"]), cave.CardsReceived(1, ["gold 8"])]
SWEPT = [teeth.ItemAwarded(1, "worm", 4), teeth.ItemAwarded(1, "button", 5), teeth.ItemAwarded(1, "hidden", 3)]
BIDS = [
    teeth.DiePlaced(0, "d1", 8, "i1", "worm"),
    teeth.DiePlaced(1, "d1", 5, "i1", "worm"),
    teeth.DiePlaced(1, "d2", 4, "i1", "worm"),
]
MOVED = teeth.DieMoved(1, 0, "d1", 5, "i1", "worm", "altar", "")

TALES: tuple[tuple[str, str, Sequence[Event], str], ...] = (
    ("gobblestones", "uncaught", BLUFFS, "Cid gets away with **2 bluffs**, worth 13 points."),
    (
        "gobblestones",
        "challenged",
        [*rows((0, 30), (1, 20)), stones.PlayProvedHonest(1, ROW, 8, 0, [])],
        "Ann challenges Bob’s honest row and loses **8 points**: Bob, once 30 behind, overtakes, **28 to 22**.",
    ),
    (
        "gobblestones",
        "challenged",
        [*rows((0, 30), (1, 29)), stones.PlayProvedHonest(2, ROW, 8, 0, [])],
        "Ann challenges Cid’s honest row and loses **8 points**: Bob, once 30 behind, overtakes, **29 to 22**.",
    ),
    (
        "gobblestones",
        "turning",
        [*rows((0, 30), (1, 29)), stones.PlayProvedHonest(1, ROW, 20, 2, [])],
        "Bob, once 30 behind, overtakes Ann with 2 tiles for 20: **49 to 30**.",
    ),
    ("gobblestones", "uncaught", BLUFFS[1:], "Cid bluffs at G1 for **4 points**, and nobody notices."),
    (
        "gobblestones",
        "honest",
        PROVED,
        "Bob is challenged **3 times** and never lied: that costs Ann **13** and Cid **7 points**.",
    ),
    (
        "gobblestones",
        "doubter",
        [stones.PlayProvedHonest(seat, ROW, points, 2, []) for seat, points in ((0, 9), (1, 7), (3, 14))],
        "Cid challenges 3 honest plays: **−30**.",
    ),
    (
        "gobblestones",
        "catcher",
        [stones.BluffCaught(seat, ROW, points, 2, []) for seat, points in ((0, 9), (1, 7), (3, 14))],
        "Cid catches 3 bluffs: **+30**.",
    ),
    (
        "gobblestones",
        "caught",
        [stones.BluffCaught(1, ROW, 9, 0, [])],
        "Ann catches Bob bluffing: **9 points** gone.",
    ),
    (
        "gobblestones",
        "caught-again",
        [stones.BluffCaught(1, ROW, 9, 0, []), stones.BluffCaught(1, ROW[::-1], 9, 3, [])],
        "Dee catches Bob at the very same bluff **again**, for 9.",
    ),
    (
        "gobblestones",
        "trusted-again",
        [stones.BluffCaught(2, ROW, 9, 0, []), stones.PlayUnchallenged(2, ROW[::-1], 9)],
        "Cid repeats a bluff that Ann had caught, and is trusted: **9 points**.",
    ),
    (
        "gobblestones",
        "costly",
        [stones.PlayProvedHonest(1, ROW, 15, 0, [])],
        "Ann challenges Bob’s honest row: **−15**.",
    ),
    (
        "gobblestones",
        "turning",
        rows((0, 30), (1, 2), (0, 1), (1, 34)),
        "Bob, once 30 behind, overtakes Ann with 1 tile for 34: **36 to 31**.",
    ),
    (
        "gobblestones",
        "turning",
        rows((1, 12), (0, 2), (1, 2), (0, 1)),
        "Bob takes the lead with 1 tile for 12 and keeps it to the end: **14 to 3**.",
    ),
    (
        "gobblestones",
        "rack",
        [*rows((0, 9), (1, 8)), stones.MatchEnded("rack-empty", [0, 4, 0, 0], [9, 12, 0, 0])],
        "Bob overtakes Ann by **4 points** for leftover tiles: **12 to 9**.",
    ),
    (
        "gobblestones",
        "lead",
        rows((0, 2), (1, 3), (0, 2), (1, 2)),
        "The lead changed hands **3 times**.",
    ),
    ("gobblestones", "best-row", rows((0, 9), (1, 12)), "Bob lays the best row of the match, for **12 points**."),
    (
        "emerald_skulls",
        "short",
        SHORT,
        "After Bob’s Double Out, Ann’s bet on Grim Grin is worth **8**, but only 3 gears are left.",
    ),
    (
        "emerald_skulls",
        "short",
        [*SHORT[:2], skulls.TumblerPaid(1, "standard", 3, 0, 17)],
        "Bob’s Double Out is worth **17**, but only 3 gears are left.",
    ),
    (
        "emerald_skulls",
        "rerolled",
        [
            skulls.TurnBegan(1, 3),
            skulls.PoolTakenUp(1, "cube", 2, 0),
            skulls.TurnEnded(1, "gem", ()),
            skulls.TumblerPaid(1, "grim-grin", 12, 0, 12),
        ],
        "One reroll makes the jackpot Grim Grin for Bob: **12 gears**.",
    ),
    (
        "emerald_skulls",
        "rare-bet",
        [SHORT[0], skulls.BetPaid(0, "4", "grim-grin", 1, 8, 0, 8, 0)],
        "Ann’s bet on Grim Grin wins **8 gears**.",
    ),
    (
        "emerald_skulls",
        "turning",
        [*FIRST, skulls.TurnBegan(1, 4), skulls.TumblerPaid(1, "grim-grin", 25, 0, 25)],
        "Bob, once 20 behind, takes the lead for good with the jackpot Grim Grin for 25: **25 to 20**.",
    ),
    (
        "emerald_skulls",
        "turning",
        [
            *FIRST,
            skulls.TurnBegan(1, 4),
            skulls.TumblerPaid(1, "standard", 15, 0, 15),
            skulls.TurnBegan(0, 5),
            skulls.DiceBought(0, 7, 10),
            skulls.TurnEnded(0, "bust", ()),
            skulls.BetPaid(1, "2", "busted-fowl", 1, 5, 0, 5, 0),
        ],
        "Ann pays **10 gears** for dice and busts: Bob leads for good, **20 to 10**.",
    ),
    (
        "emerald_skulls",
        "bust",
        [
            SHORT[0],
            skulls.DiceBought(1, 7, 10),
            skulls.TurnEnded(1, "bust", ()),
            skulls.BetPaid(0, "4", "grim-grin", 1, 8, 0, 8, 0),
        ],
        "Bob pays **10 gears** for dice and busts, and Ann had bet on it: **8 gears**.",
    ),
    (
        "emerald_skulls",
        "emptied",
        [*SHORT[:3], skulls.MatchEnded("empty-supply", (), ())],
        "Bob’s Double Out takes **the last 15 gears**.",
    ),
    (
        "goats_and_goblins",
        "turning",
        [
            *LED[:1],
            HOME,
            cave.CardsReceived(2, ["gold 12"]),
            cave.ExpeditionBegan(2, 8),
            AGAIN,
            cave.CardsReceived(1, ["gem 14"]),
            cave.MatchEnded("over"),
        ],
        "Bob gets 14 gold from Cid’s expedition and, once 12 behind, overtakes Cid for good: **14 to 12**.",
    ),
    (
        "goats_and_goblins",
        "pushed",
        [*LED[:1], cave.DrawsDeclared(2, 1, 9), *DOOM],
        "**Dee’s push brings Cid’s cave down:** 9 gold was inside.",
    ),
    (
        "goats_and_goblins",
        "pushed",
        [
            *LED[:1],
            cave.DrawsDeclared(2, 1, 9),
            cave.PushTookEffect(3, 3, 3),
            cave.CaveInPropped(2, 1, 1),
            cave.PushTookEffect(3, 2, 3),
            *DOOM,
        ],
        "**Dee’s 3 pushes bring Cid’s cave down, despite Pit Prop:** 9 gold was inside.",
    ),
    (
        "goats_and_goblins",
        "pushed",
        [*LED[:1], cave.DrawsDeclared(2, 1, 9), cave.PushTookEffect(1, 3, 3), cave.ActionWarded(2, 0, "push-2"), *DOOM],
        "**2 pushes bring Cid’s cave down, despite Warding Stone:** 9 gold was inside.",
    ),
    (
        "goats_and_goblins",
        "pushed",
        [
            *LED[:1],
            cave.DrawsDeclared(2, 1, 9),
            cave.PushTookEffect(2, 3, 3),
            DOOM[0],
            cave.PushTookEffect(2, 2, 2),
            *DOOM[2:],
        ],
        "**Cid pushes on 2 times, and the cave falls:** 9 gold was inside.",
    ),
    (
        "goats_and_goblins",
        "thought-again",
        [
            *LED[:1],
            cave.ActionPlayed(1, "second-thoughts"),
            cave.SeatJoinedExpedition(1),
            DOOM[0],
            cave.CaveCollapsedWithSurvivors(2, ["gold 9"], [0, 3]),
        ],
        "**Bob has Second Thoughts, goes In with Cid and is buried:** 9 gold was inside.",
    ),
    (
        "goats_and_goblins",
        "home",
        [
            *LED[:1],
            cave.SafeCardDrawn(2, "gold 4", 0, 20),
            HOME,
            cave.CardsReceived(2, ["gold 8"]),
            cave.CardsReceived(1, ["gold 4"]),
        ],
        "Cid leads **12 gold** home and keeps 8.",
    ),
    (
        "goats_and_goblins",
        "gruff",
        [*LED[:1], HOME, cave.CardsReceived(2, ["gruff 5", "gold 4"])],
        "Cid brings **Gruff the G.O.A.T.** home and keeps him: 5 gold.",
    ),
    (
        "goats_and_goblins",
        "gruff",
        [*LED[:1], HOME, cave.CardsReceived(1, ["gruff 5"])],
        "Cid brings **Gruff the G.O.A.T.** home, for Bob: 5 gold.",
    ),
    (
        "goats_and_goblins",
        "gruff",
        [*THIRD, cave.CaveCollapsedWithSurvivors(2, ["gruff 5"], [0]), cave.CardsReceived(0, ["gruff 5"])],
        "Cid’s cave falls, and **Gruff the G.O.A.T.** goes to Ann: 5 gold.",
    ),
    (
        "goats_and_goblins",
        "gain",
        [
            *LED[:1],
            HOME,
            *KEPT,
            *LED[:1],
            cave.ActionPlayed(1, "push-2"),
            AGAIN,
            cave.CardsReceived(1, ["gold 4", "gem 9"]),
        ],
        "This trip takes Bob from 8 to **21 gold**.",
    ),
    (
        "goats_and_goblins",
        "gain",
        [
            *LED[:1],
            HOME,
            cave.CardsReceived(1, ["pit-prop 1", "gold 4"]),
            *LED[:1],
            cave.CaveInPropped(1, 1, 1),
            cave.ActionPlayed(1, "pit-prop"),
            AGAIN,
            cave.CardsReceived(1, ["gem 9"]),
        ],
        "This trip takes Bob from 4 to **13 gold**.",
    ),
    (
        "goats_and_goblins",
        "saved",
        [*THIRD, cave.CaveInPropped(3, 1, 2), HOME, *KEPT, cave.MatchEnded("cave-empty")],
        "**Dee’s Pit Prop holds the last cave:** Cid leads **12 gold** home and keeps 4.",
    ),
    (
        "goats_and_goblins",
        "against-odds",
        [*LED[:1], *[cave.SafeCardDrawn(2, "gold 4", 0, 20)] * 9, HOME, *KEPT],
        "Cid leads **12 gold** home and keeps 4, against a chance of **35 %**.",
    ),
    (
        "goats_and_goblins",
        "buried-alone",
        [*THIRD, cave.CaveCollapsedWithSurvivors(2, ["gold 9"], [0, 1, 3])],
        "**Cid is buried alone:** 9 gold for the Outs.",
    ),
    (
        "goats_and_goblins",
        "buried-alone",
        [*THIRD, cave.CaveCollapsedWithSurvivors(2, ["gold 9"], [0, 1, 3]), cave.CardsReceived(1, ["gold 9"])],
        "**Cid is buried alone:** 9 gold for Bob.",
    ),
    (
        "goats_and_goblins",
        "all-lost",
        [*THIRD, cave.CaveCollapsedOnEverybody(2, ["gold 1", "gem 4"], [])],
        "**Cid’s cave falls on all 4:** 2 cards with 5 gold lost.",
    ),
    (
        "goats_and_goblins",
        "all-lost",
        [*THIRD, cave.CaveCollapsedOnEverybody(2, ["pit-prop 1", "push-2 1", "goblin 1"], [])],
        "**Cid’s cave falls on all 4:** 3 cards lost.",
    ),
    (
        "goblin_market",
        "purchase",
        [market.AllCardsTaken(1, ["soldier", "battle"], 4)],
        "Soldier and Battle take Bob from 6 to **10 points**, for **4 coins**.",
    ),
    (
        "goblin_market",
        "turning",
        [market.AllCardsTaken(1, ["ace-of-moons", "author", "watchman", "soldier", "battle"], 4)],
        "Bob pulls ahead of Ann for good with 5 cards for **4 coins**: **10 to 0**.",
    ),
    (
        "goblin_market",
        "duel",
        [*duel((0, 8), (1, 9)), *duel((0, 6), (2, 14), (1, 15))],
        "Bob outbids Cid, **15 to 14**: the priciest auction, won by a single coin.",
    ),
    (
        "goblin_market",
        "paid-others",
        [
            market.CardsOffered([], 9, 0),
            market.AuctionWon(1, 3),
            market.SisterhoodPaid(2, 10),
            market.SisterhoodPaid(3, 1),
        ],
        "Bob’s bid of 3 pays Cid **10** and Dee **1 coin**.",
    ),
    (
        "goblin_teeth",
        "sweep",
        [teeth.CheatPlayed(1, "reposition", False), *SWEPT],
        "Bob takes **all 3 Items** of the round, with the **Worm** for Offering A.",
    ),
    (
        "goblin_teeth",
        "double",
        [*SWEPT[:2], teeth.ItemWithoutBids("hidden")],
        "Bob takes **2 Items** at once: Worm and Button.",
    ),
    (
        "goblin_teeth",
        "finished",
        [teeth.ItemAwarded(1, "worm", 4), teeth.PlayerWon(1, "b3", "completed")],
        "Bob completes Offering B with the **Worm**.",
    ),
    (
        "goblin_teeth",
        "finished",
        [*SWEPT[1:], teeth.PlayerWon(1, "b3", "completed")],
        "Bob completes Offering B with **Button and Emerald**.",
    ),
    (
        "goblin_teeth",
        "narrow",
        [*BIDS, teeth.ItemAwarded(1, "worm", 9)],
        "Bob gets the **Worm** for Offering A by a hair: **9 to 8** against Ann.",
    ),
    (
        "goblin_teeth",
        "sixes",
        [*(teeth.DiePlaced(1, f"d{die}", 6, "i1", "worm") for die in range(3)), teeth.ItemAwarded(1, "worm", 18)],
        "Bob puts **3 sixes** on the **Worm** and gets it, for **18**.",
    ),
    (
        "goblin_teeth",
        "completed",
        [
            *BIDS,
            teeth.ItemAwarded(0, "worm", 4),
            teeth.PlayerWon(0, "b3", "completed"),
            teeth.MatchEnded("completed", [0]),
        ],
        "Ann completes Offering B with the **Worm**. Bob lacked only the Button.",
    ),
)
"""A tale, what happened, and what is told of it."""
BY_NAME = {card.name: card for card in CARDS}
OWNED = tuple(BY_NAME[name] for name in ("ace-of-moons", "author", "watchman", "soldier", "battle"))
WRONG = {
    "outcome": SimpleNamespace(winners=(1,)),
    "wrong_spaces": tuple(SPACE_BY_NAME[space] for space in ("F2", "G1")),
    "owned": ((), OWNED, (), ()),
    "hands": ((), ("swap", "worm", "button", "emerald"), (), ()),
    "offerings": ((),) * 4,
}


@pytest.mark.parametrize(("game", "kind", "happened", "said"), TALES)
def test_a_tale_is_found_and_told(game: str, kind: str, happened: Sequence[Event], said: str) -> None:
    found = [one for one in find_all(game, happened, **WRONG) if one.kind == kind]
    assert tell(game, found)[0] == said


def test_a_bet_that_won_is_told_where_the_supply_had_nothing_left_for_it() -> None:
    """What was paid, even in part, is told in another way; so is a bet of a card that pays by opposing markers."""
    bets = (
        SimpleNamespace(bet="grim-grin", stack=(0, 2), payouts=("5", "3", "2"), pays="gears", won=True),
        SimpleNamespace(bet="empty-hands", stack=(3,), payouts=("8+n",), pays="gears", won=True),
        SimpleNamespace(bet="mad-nargash", stack=(1,), payouts=("8", "5"), pays="gears", won=False),
    )
    paid = (SimpleNamespace(face="2", what="grim-grin", place=2),)
    last = SimpleNamespace(cards=(SimpleNamespace(face="2", bets=bets),), payments=paid)
    happened = [*SHORT[:3], skulls.MatchEnded("empty-supply", (), ())]
    found = [one for one in find_all("emerald_skulls", happened, last=last) if one.kind == "unpaid"]
    assert tell("emerald_skulls", found) == [
        "Ann’s bet on Grim Grin wins **5 gears**, but the supply is empty: it pays nothing."
    ]
    last_round = [*SHORT[:3], skulls.MatchEnded("last-round", (), ())]
    assert not [one for one in find_all("emerald_skulls", last_round, last=last) if one.kind == "unpaid"]


@pytest.mark.parametrize(("taken", "told"), [("standard", True), ("grim-grin", False)])
def test_a_jackpot_that_was_left_for_the_usual_pay_is_told(taken: str, *, told: bool) -> None:
    happened = [
        skulls.TurnBegan(1, 3),
        skulls.DicePlaced(1, "lower", 3, 0),
        skulls.DicePlaced(1, "upper", 1, 0),
        skulls.TurnEnded(1, "run", ()),
        skulls.TumblerPaid(1, taken, 5, 0, 5),
    ]
    cards = [SimpleNamespace(face=card.face) for card in STANDARD.cards]
    found = [one for one in find_all("emerald_skulls", happened, cards=cards) if one.kind == "left"]
    said = "Bob leaves the jackpot Grim Grin, worth 12, for a Run Out: **5 gears**."
    assert tell("emerald_skulls", found) == [said] * told


GERMAN: tuple[tuple[str, str, Sequence[Event], str], ...] = (
    (
        "gobblestones",
        "honest",
        PROVED,
        "**3-mal** angezweifelt, nie gelogen: Bob kostet das nichts, aber Ann **13** und Cid **7 Punkte**.",
    ),
    (
        "goblin_market",
        "purchase",
        [market.AllCardsTaken(1, ["soldier", "battle"], 4)],
        "Soldat und Schlacht bringen Bob von 6 auf **10 Punkte**, für **4 Münzen**.",
    ),
    (
        "goblin_market",
        "duel",
        duel((0, 6), (2, 14), (1, 15)),
        "Bob überbietet Cid, **15 zu 14**: Eine Münze entscheidet die teuerste Auktion.",
    ),
    (
        "goats_and_goblins",
        "gain",
        [*LED[:1], HOME, *KEPT],
        "Bob kommt von 0 auf **8 Gold**.",
    ),
    (
        "goats_and_goblins",
        "all-lost",
        [*THIRD, cave.CaveCollapsedOnEverybody(2, ["pit-prop 1", "push-2 1", "goblin 1"], [])],
        "**Die Höhle von Cid stürzt über allen 4 ein:** 3 Karten verloren.",
    ),
    (
        "goblin_teeth",
        "finished",
        [*SWEPT[1:], teeth.PlayerWon(1, "b3", "completed")],
        "Bob macht Opfergabe B voll: **Knopf und Smaragd**.",
    ),
)
"""The same in German."""


@pytest.mark.parametrize(("game", "kind", "happened", "said"), GERMAN)
def test_a_tale_is_told_in_german(game: str, kind: str, happened: Sequence[Event], said: str) -> None:
    found = [one for one in find_all(game, happened, **WRONG) if one.kind == kind]
    assert tell(game, found, "de")[0] == said


@pytest.mark.parametrize(("offering", "counts"), [("six", True), ("b3", False)])
def test_two_items_at_once_are_great_if_both_count(offering: str, counts: bool) -> None:
    found = find_all(
        "goblin_teeth", [*SWEPT[:2], teeth.ItemWithoutBids("hidden")], **{**WRONG, "offerings": ((offering,),) * 4}
    )
    assert [one.candidate.size > 0 for one in found if one.kind == "double"] == [counts]


NOT_WORTH_IT: tuple[tuple[str, str, Sequence[Event]], ...] = (
    ("gobblestones", "uncaught", BLUFFS[2:]),
    ("gobblestones", "turning", [*rows((0, 30), (1, 20)), stones.PlayProvedHonest(1, ROW, 8, 0, [])]),
    ("gobblestones", "costly", [stones.PlayProvedHonest(1, ROW, 4, 0, [])]),
    ("gobblestones", "turning", rows((0, 9), (1, 12), (0, 4))),
    ("gobblestones", "row", rows((0, 29), (1, 32))),
    ("gobblestones", "best-row", rows((0, 9), (1, 11))),
    ("emerald_skulls", "turn", [*SHORT[:2], skulls.TumblerPaid(1, "standard", 9, 0, 9)]),
    ("goblin_teeth", "narrow", [*BIDS, teeth.ItemAwarded(1, "worm", 10)]),
    ("goats_and_goblins", "pushed", [*LED[:1], cave.DrawsDeclared(2, 3, 9), *DOOM]),
    ("emerald_skulls", "bet", [SHORT[0], skulls.BetPaid(0, "4", "grim-grin", 1, 5, 0, 5, 0)]),
    ("goats_and_goblins", "saved", [*LED, cave.CaveInPropped(3, 1, 1), HOME, *KEPT]),
    (
        "goats_and_goblins",
        "thought-again",
        [*LED[:1], cave.SeatJoinedExpedition(1), DOOM[0], cave.CaveCollapsedWithSurvivors(2, ["gold 9"], [0, 3])],
    ),
    ("goats_and_goblins", "all-lost", [*THIRD, cave.CaveCollapsedOnEverybody(2, [], [])]),
    ("goats_and_goblins", "home", [*LED[:1], cave.SafeCardDrawn(2, "gold 4", 0, 20), HOME, *KEPT]),
    ("gobblestones", "honest", [*PROVED, stones.BluffCaught(1, ROW, 9, 0, [])]),
    ("gobblestones", "honest", [*PROVED, stones.PlayUnchallenged(1, ROW, 9)]),
    ("gobblestones", "honest", PROVED[1:]),
    ("gobblestones", "doubter", PROVED),
    ("goblin_market", "duel", duel((0, 6), (1, 15))),
    ("goblin_market", "paid-others", [market.LastCardsOffered([], 0, 0), *FOR_ALL]),
    ("goblin_market", "paid-others", [market.CardsOffered([], 9, 0), *FOR_ALL, market.MatchEnded("deck-empty")]),
    (
        "goblin_market",
        "paid-others",
        [market.CardsOffered([], 9, 0), market.AuctionWon(1, 6), market.SisterhoodPaid(2, 5)],
    ),
    ("goblin_teeth", "sweep", [*SWEPT, teeth.ItemWithoutBids("emerald")]),
    ("goblin_teeth", "completed", [teeth.PlayerWon(1, None, "no-items")]),
    (
        "goblin_teeth",
        "sixes",
        [*(teeth.DiePlaced(1, f"d{die}", 6, "i1", "worm") for die in range(2)), teeth.ItemAwarded(1, "worm", 12)],
    ),
)
"""What is no such tale, though it looks like one."""


@pytest.mark.parametrize(("game", "kind", "happened"), NOT_WORTH_IT)
def test_what_only_looks_like_a_tale_is_not_told(game: str, kind: str, happened: Sequence[Event]) -> None:
    assert kind not in [one.kind for one in find_all(game, happened, **WRONG) if not one.is_ordinary]


def test_an_offering_is_completed_with_what_it_needed_alone() -> None:
    hand = ("emerald", "emerald", "button", "worm", "tooth-1", "emerald")
    told = [
        teeth.ItemAwarded(1, "tooth-1", 5),
        teeth.ItemAwarded(1, "emerald", 9),
        teeth.PlayerWon(1, "b1", "completed"),
    ]
    found = find_all("goblin_teeth", told, hands=((), hand))
    assert "Bob completes Offering B with the **Emerald**." in tell("goblin_teeth", found)


@pytest.mark.parametrize(
    ("offering", "said"), [("b1", "with the **Button**."), ("b2", "with the **Worm**, by 9 to Ann’s 8.")]
)
def test_a_close_bid_is_told_only_of_the_item_that_completed_an_offering(offering: str, said: str) -> None:
    hand = ("emerald", "emerald", "emerald", "worm", "button")
    awards = [teeth.ItemAwarded(1, "worm", 9), teeth.ItemAwarded(1, "button", 6)]
    found = find_all("goblin_teeth", [*BIDS, *awards, teeth.PlayerWon(1, offering, "completed")], hands=((), hand))
    assert f"Bob completes Offering B {said}" in tell("goblin_teeth", found)


B1, B2 = ("emerald", "emerald", "emerald", "button"), ("worm", "worm", "worm", "mushroom")
A1 = ("emerald", "emerald", "worm", "fish-eye", "button")


@pytest.mark.parametrize(
    ("hands", "offerings", "language", "said"),
    [
        (
            (A1, B1, (), ()),
            ("a1", "b1"),
            "en",
            "Bob completes Offering B in the same round, but Offering A comes first.",
        ),
        (
            (A1, B1, B2, ()),
            ("a1", "b1", "b2"),
            "en",
            "Bob and Cid complete one in the same round, but",
        ),
        ((B1, B2, (), ()), ("b1", "b2"), "en", "Bob completes one of the same kind, but has fewer teeth."),
        (
            (A1, B1, (), ()),
            ("a1", "b1"),
            "de",
            "Bob macht in derselben Runde Opfergabe B voll, doch",
        ),
    ],
)
def test_who_completed_an_offering_too_and_did_not_win_is_told_why(
    hands: Sequence[Sequence[str]], offerings: Sequence[str], language: str, said: str
) -> None:
    told = [teeth.ItemAwarded(0, "emerald", 9), teeth.PlayerWon(0, offerings[0], "completed")]
    rows = [(name,) for name in (*offerings, *["six"] * (4 - len(offerings)))]
    (found,) = [one for one in find_all("goblin_teeth", told, hands=hands, offerings=rows) if one.kind == "completed"]
    assert said in tell("goblin_teeth", [found], language)[0]


HIDDEN_OFTEN = [
    teeth.RoundBegan(1, 0, ["hidden"]),
    teeth.ItemAwarded(1, "hidden", 7),
    teeth.RoundBegan(2, 0, ["hidden", "emerald"]),
    teeth.DiePlaced(1, "d1", 1, "i2", "emerald"),
    teeth.ItemAwarded(1, "hidden", 4),
    teeth.ItemAwarded(1, "emerald", 1),
    teeth.RoundBegan(3, 0, ["hidden", "worm"]),
    teeth.ItemAwarded(1, "hidden", 8),
    teeth.ItemAwarded(1, "button", 4),
    teeth.PlayerWon(1, "six", "completed"),
]
SIX = ("worm", "tooth-1", "fish-eye", "emerald", "mushroom", "button")


def test_how_somebody_won_is_told_before_that_they_did() -> None:
    public = ((), ("emerald", "button", "fish-eye"), (), ())
    found = find_all("goblin_teeth", HIDDEN_OFTEN, hands=((), SIX, (), ()), public=public)
    great = [one for one in found if one.kind in ("hidden", "bargain", "finished")]
    needed = "**Worm, Goblin Tooth, and Mushroom** for the 6-Item Offering"
    assert tell("goblin_teeth", great) == [
        f"Bob takes **3 Hidden Items**, for 7, 4, and 8. Among them: {needed}.",
        "Bob gets the **Emerald** for the 6-Item Offering for a mere **1**: nobody else bids.",
        "Bob completes the 6-Item Offering with **Mushroom and Button**.",
    ]


@pytest.mark.parametrize(
    "happened",
    [
        [*HIDDEN_OFTEN[:4], teeth.DiePlaced(2, "d1", 2, "i2", "emerald"), *HIDDEN_OFTEN[4:]],
        [*HIDDEN_OFTEN[:-1], teeth.PlayerWon(1, "b3", "completed")],
        HIDDEN_OFTEN[:-1],
    ],
    ids=["a rival", "of no use", "not won"],
)
def test_what_costs_little_is_a_bargain_only_without_a_rival_and_for_who_won_by_it(happened: Sequence[Event]) -> None:
    known = {"hands": ((), SIX, (), ()), "public": ((), SIX, (), ())}
    assert "bargain" not in [one.kind for one in find_all("goblin_teeth", happened, **known)]


SHELF = ("tooth-1", "emerald", "fish-eye", "mushroom", "button")
COUNTED = (
    (
        "double",
        [*SWEPT[:2], teeth.ItemWithoutBids("hidden")],
        (),
        "Bob takes **2 Items** at once for the 6-Item Offering: ",
    ),
    ("sweep", SWEPT, (), "of the round, with **Worm and Button** for the 6-Item Offering."),
    (
        "narrow",
        [*BIDS, teeth.ItemAwarded(1, "worm", 9)],
        (),
        "Bob gets the **Worm** for the 6-Item Offering by a hair: ",
    ),
    (
        "snatched",
        [*BIDS, teeth.ItemAwarded(1, "worm", 9)],
        SHELF,
        "Bob outbids Ann for the **Worm**, **9 to 8**. At the end, that was all Ann lacked.",
    ),
)


@pytest.mark.parametrize(("kind", "happened", "rivals", "said"), COUNTED)
def test_an_item_is_worth_telling_for_what_it_counted(
    kind: str, happened: Sequence[Event], rivals: Sequence[str], said: str
) -> None:
    """It is ordinary for a seat of whose Offerings it is no part, and for one that has got nowhere near."""
    hands = (rivals, (*SHELF[:-1], "worm", "button"), (), ())
    for offering, told in (("six", True), ("b3", False)):
        found = find_all("goblin_teeth", happened, hands=hands, offerings=((offering,),) * 4)
        great = [one for one in found if one.kind == kind and not one.is_ordinary]
        assert [said in line for line in tell("goblin_teeth", great)] == [True] * told


def test_a_sweep_names_the_cheat_that_moved_a_die_for_it() -> None:
    cheat = teeth.CheatPlayed(1, "reposition", preview=False)
    (found,) = [one for one in find_together("goblin_teeth", [[cheat, MOVED], SWEPT]) if one.kind == "sweep"]
    assert tell("goblin_teeth", [found]) == ["Bob takes **all 3 Items** of the round, thanks to Reposition."]


def test_highlights_differ_in_kind_and_as_far_as_it_goes_in_person() -> None:
    caught = [stones.BluffCaught(1, ["A1"], 19, 0, []), stones.BluffCaught(2, ["B1"], 18, 3, [])]
    found = find_all(
        "gobblestones", [*caught, stones.PlayProvedHonest(1, ROW, 15, 0, []), *rows((0, 31), (1, 32), (0, 30))]
    )
    chosen = choose_highlights(found, 2)
    assert [(one.kind, one.candidate.seat) for one in chosen] == [("caught", 0), ("best-row", 1)]
    assert [one.candidate.seat for one in choose_highlights(found, 2, reader=3)] == [3, 1], "one is the reader's own"
    assert [one.candidate.size for one in choose_highlights(found, 1)] == [19]
    choices = [[one.kind for one in choice] for choice in list_highlight_choices(found, 2)]
    assert choices[:2] == [["caught", "best-row"], ["caught", "costly"]], "others are tried before one alone is told"
    assert len(choices) > len(list(list_highlight_choices(found, 1))) == 1


def test_great_bluffs_are_told_before_the_row_that_overtook_somebody() -> None:
    bluffs = [
        stones.BluffCaught(0, ["J1"], 6, 1, []),
        stones.PlayUnchallenged(0, ["F1"], 30),
        stones.PlayUnchallenged(1, ["G1"], 28),
    ]
    known = {"outcome": SimpleNamespace(winners=(1,)), "wrong_spaces": (SPACE_BY_NAME["F1"],)}
    found = find_all("gobblestones", [*bluffs, *rows((1, 9))], **known)
    assert "turning" in [one.kind for one in found]
    assert {one.kind for one in choose_highlights(found, 2)} == {"caught", "uncaught"}
    assert [one.kind for one in choose_highlights(found, 3)][2] == "turning"


def test_many_small_bluffs_are_told_by_their_sum_before_a_greater_one_and_one_that_was_caught() -> None:
    spaces = ["C1", "C2", "C3", "C4", "C5", "C6"]
    bluffs = [*(stones.PlayUnchallenged(2, [space], 15) for space in spaces), stones.PlayUnchallenged(0, ["F1"], 24)]
    found = find_all(
        "gobblestones",
        [stones.BluffCaught(1, ["J1"], 22, 2, []), *bluffs],
        wrong_spaces=tuple(SPACE_BY_NAME[space] for space in (*spaces, "F1")),
    )
    (first,) = choose_highlights(found, 1)
    assert tell("gobblestones", [first]) == ["Cid gets away with **6 bluffs**, worth 90 points."]


LAST_TURN = [
    skulls.TurnBegan(1, 3),
    skulls.TurnEnded(1, "double", ()),
    skulls.TumblerPaid(1, "emerald-skull", 30, 0, 30),
    skulls.BetPaid(0, "4", "emerald-skull", 1, 10, 0, 10, 0),
]


def test_the_greatest_payment_is_told_whatever_else_was_great() -> None:
    """Neither a greater kind of the same player nor a smaller payment of the same turn takes its place."""
    jackpot = [
        skulls.TurnBegan(1, 3),
        skulls.PoolTakenUp(1, "cube", 2, 0),
        skulls.TumblerPaid(1, "mad-nargash", 29, 0, 29),
    ]
    told = [*jackpot, *LAST_TURN, skulls.MatchEnded("empty-supply", (), ())]
    screen = find_screen("emerald_skulls")
    view: Any = SimpleNamespace(seats=4, outcome=None, last=None, cards=(), rivals=None)
    story = MatchStory(view, [[event] for event in told])
    found = find_highlights(screen.result_texts.highlights, story, screen.result_texts.chapters)
    for reader in (None, 0):
        sizes = [(one.kind, one.candidate.size) for one in choose_highlights(found, reader=reader)]
        assert sizes == [("rerolled", 29), ("jackpot", 30)]


def test_a_payment_says_that_it_emptied_the_supply() -> None:
    told = [*LAST_TURN[:3], skulls.MatchEnded("empty-supply", (), ())]
    found = [one for one in find_all("emerald_skulls", told) if one.kind == "jackpot"]
    assert tell("emerald_skulls", found) == [
        "Bob takes the jackpot Emerald Skull: **30 gears**, and the supply is empty."
    ]
    assert tell("emerald_skulls", found, "de")[0].endswith(", und der Vorrat ist leer.")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "One of your 2 challenges was right: \N{MINUS SIGN}9 points."),
        ("de", "Du hast 2-mal angezweifelt, 1-mal zu Recht: \N{MINUS SIGN}9 Punkte."),
    ],
)
def test_a_challenger_reads_what_it_cost_where_there_is_no_review(language: str, said: str) -> None:
    told = [
        stones.PlayProvedHonest(1, ROW, 9, 0, []),
        stones.BluffCaught(1, ROW, 30, 0, []),
        stones.PlayProvedHonest(1, ROW, 8, 3, []),
    ]
    scene: Any = SimpleNamespace(story=[SimpleNamespace(events=told)], seat=0, say=load_words(language))
    lines = find_screen("gobblestones").result_texts.format_own_play(scene)
    assert [_without_isolates(line) for line in lines] == [f"-# {said}"]
    scene.seat = None
    assert find_screen("gobblestones").result_texts.format_own_play(scene) == []


def test_players_share_the_highlights_if_theirs_are_about_equal() -> None:
    """All of a match were one player's, though another took a jackpot of 15 gears."""
    won = [skulls.TurnBegan(1, 1), skulls.TumblerPaid(1, "grim-grin", 18, 0, 18), skulls.TurnBegan(1, 2)]
    bet = skulls.BetPaid(1, "4", "emerald-skull", 1, 10, 0, 10, 0)
    for gears, told in ((15, [("jackpot", 1), ("jackpot", 2)]), (0, [("jackpot", 1), ("rare-bet", 1)])):
        other = [skulls.TurnBegan(2, 3), skulls.TumblerPaid(2, "mad-nargash", gears, 0, gears)]
        chosen = choose_highlights(find_all("emerald_skulls", [*won, bet, *other]), 2)
        assert [(one.kind, one.candidate.seat) for one in chosen] == told


def test_a_double_out_and_a_smaller_jackpot_are_told_by_what_they_paid() -> None:
    """The last Double Out was worth more than all others, and found hardly anything left."""
    double, jackpot = skulls.TumblerPaid(1, "standard", 15, 0, 15), skulls.TumblerPaid(2, "grim-grin", 12, 0, 12)
    last = [
        skulls.TurnBegan(1, 5),
        skulls.TumblerPaid(1, "standard", 9, 0, 17),
        skulls.MatchEnded("empty-supply", (), ()),
    ]
    found = find_all(
        "emerald_skulls", [skulls.TurnBegan(1, 3), double, skulls.TurnBegan(2, 4), jackpot, *last], outcome=None
    )
    told = [(one.kind, one.candidate.size) for one in choose_highlights(found)]
    assert sorted(told) == [("jackpot", 12), ("short", 8), ("turn", 15)]


def test_what_is_ordinary_is_never_told() -> None:
    bust = [skulls.TurnBegan(1, 3), skulls.DiceBought(1, 5, 3), skulls.TurnEnded(1, "bust", (1,))]
    assert choose_highlights(find_all("emerald_skulls", bust)) == []
    assert choose_highlights(find_all("emerald_skulls", bust), reader=1) == []


SUITS_LATE = "ace-of-moons huntress ace-of-suns bard ace-of-waves sea battle mill soldier calamity windfall"
"""Battle (Wyrms, Knots) comes when three suits are ahead of its own, and these two are in front in the end."""
THREE_ACES = "ace-of-moons ace-of-suns ace-of-waves battle"
BOUGHT = [market.CardsOffered([], 9, 0), market.AuctionWon(1, 8)]


@pytest.mark.parametrize(
    ("owned", "kind", "said"),
    [
        (SUITS_LATE, "late", "brought Bob nothing at first, and in the end **2 points**, for **8 coins**."),
        (THREE_ACES, "won-anyway", "Bob pays **8 coins** for Battle and loses 2 points, but wins the match."),
    ],
)
def test_what_a_card_brought_is_told_as_it_counts_in_the_end(owned: str, kind: str, said: str) -> None:
    assert _tell_useless_purchases(owned, winner=1) == [(kind, said)]


def test_the_top_price_of_a_match_that_brought_nothing_is_told_as_that() -> None:
    paid = "Bob pays **8 coins**, the top price of the match, for Battle and loses 2 points."
    picked = [market.CardPicked(1, "ace-of-waves", 3)]
    assert _tell_useless_purchases(THREE_ACES, winner=0, earlier=picked) == [("in-vain", paid)]


def _tell_useless_purchases(owned: str, winner: int, earlier: Sequence[Event] = ()) -> list[tuple[str, str]]:
    """Return what is told of a Battle that Bob picked as the last card, for 8 coins: kinds and sentences."""
    cards = tuple(BY_NAME[name] for name in owned.split())
    known = WRONG | {"owned": ((), cards, (), ()), "outcome": SimpleNamespace(winners=(winner,))}
    found = find_all("goblin_market", [*earlier, *BOUGHT, market.CardPicked(1, "battle", 8)], **known)
    told = [one for one in found if one.kind in ("late", "in-vain", "won-anyway") and not one.is_ordinary]
    said = [line[max(0, line.find("brought")) :] for line in tell("goblin_market", told)]
    return list(zip([one.kind for one in told], said, strict=True))


DENIED = [
    market.CardsOffered(["pact", "mountain"], 9, 0),
    market.BidMade(2, 5),
    market.BidMade(1, 6),
    market.AuctionWon(1, 6),
    market.AllCardsTaken(1, ["pact", "mountain"], 6),
]


def test_cards_kept_from_a_rival_who_needed_them_are_told_and_so_is_a_rival_who_only_drove_up_the_price() -> None:
    """Both cards bring Cid four points who has Moons and Suns, and none who has three other suits."""
    wanting, sated = (
        tuple(BY_NAME[name] for name in names)
        for names in (("ace-of-moons", "ace-of-suns"), ("sailor", "origin", "battle", "soldier"))
    )
    bought = (*sated, BY_NAME["pact"], BY_NAME["mountain"])
    for owned, said in (
        (
            wanting,
            (
                "denied",
                (
                    "Bob outbids Cid for Pact and Mountain, at **6 coins**, though it takes Bob from 4 to 0 points: "
                    "Cid would have gained **4 points**."
                ),
            ),
        ),
        (sated, ("bid-up", "Cid has no use for the cards but bids up to **5**: Bob pays **6 coins**.")),
    ):
        earlier = [
            market.AllCardsTaken(seat, [card.name for card in cards], 1) for seat, cards in ((1, sated), (2, owned))
        ]
        found = find_all("goblin_market", [*earlier, *DENIED], **WRONG | {"owned": ((), bought, owned, ())})
        told = [one for one in found if one.kind in ("denied", "bid-up") and not one.is_ordinary]
        assert [(one.kind, line) for one, line in zip(told, tell("goblin_market", told), strict=True)] == [said]


@pytest.mark.parametrize(
    ("owned", "said"),
    [
        (("ace-of-suns", "pact"), ["Bob wins by a single point: **2 to 1** against Ann."]),
        (("", "pact mountain"), []),
    ],
)
def test_a_close_finish_is_told_unless_the_turning_point_says_the_same(
    owned: Sequence[str], said: Sequence[str]
) -> None:
    cards = tuple(tuple(BY_NAME[name] for name in names.split()) for names in (*owned, "", ""))
    bought = [market.AllCardsTaken(seat, [card.name], 1) for seat, names in enumerate(cards) for card in names]
    auctions = [event for taken in reversed(bought) for event in (market.CardsOffered([], 9, 0), taken)]
    told = [*auctions, market.LastCardsOffered([], 0, 0), market.MatchEnded("deck-empty")]
    found = find_all("goblin_market", told, **WRONG | {"owned": cards})
    assert tell("goblin_market", [one for one in found if one.kind == "close"]) == said


def test_a_sharing_is_told_that_makes_others_pay_for_cards_without_points() -> None:
    own = tuple(BY_NAME[name] for name in ("ace-of-moons", "ace-of-suns", "ace-of-waves", "battle"))
    useful = (BY_NAME["ace-of-moons"],)
    picked = [market.CardPicked(2, "ace-of-moons", 9), market.CardPicked(1, "battle", 7)]
    shared = [*BOUGHT, market.SharingChosen(0), market.CardPicked(0, "author", 10), *picked]
    found = find_all("goblin_market", shared, **WRONG | {"owned": ((BY_NAME["author"],), own, useful, ())})
    told = [one for one in found if one.kind == "shared"]
    assert tell("goblin_market", told) == ["Ann shares, and Bob must pay **7 coins** for Battle and loses 2 points."], (
        "the Ace brought Cid a point"
    )


def test_a_price_that_a_sharing_made_somebody_pay_is_told_once_and_with_that_purchase() -> None:
    own = tuple(BY_NAME[name] for name in THREE_ACES.split())
    picked = [market.CardPicked(0, "author", 10), market.CardPicked(1, "battle", 8)]
    known = {"owned": ((BY_NAME["author"],), own, (), ()), "outcome": SimpleNamespace(winners=(0,))}
    found = find_all("goblin_market", [*BOUGHT, market.SharingChosen(0), *picked], **WRONG | known)
    told = [one for one in found if one.kind in ("shared", "in-vain")]
    assert [(one.kind, one.candidate.event_of_move.event) for one in told] == [("shared", picked[1])]


LAST_LOT = [
    market.LastCardsOffered(["ace-of-moons", "pact"], 0, 1),
    market.AuctionWon(1, 9),
    market.AllCardsTaken(1, ["pact"], 9),
]
NEARLY = {
    "owned": tuple(tuple(BY_NAME[name] for name in names.split()) for names in ("ace-of-suns", "pact bard", "", "")),
    "outcome": SimpleNamespace(winners=(1,)),
}


@pytest.mark.parametrize(
    ("coins", "more", "said"),
    [
        (24, [], "Ann is 2 points short, yet had **24 coins** when the last cards went for **9**."),
        (
            24,
            [market.GoblinMoneyPaid(0, 3)],
            "Ann is 2 points short, yet had **21 coins** when the last cards went for **9**.",
        ),
        (9, [], ""),
        (24, [market.GoblinMoneyPaid(0, 15)], ""),
        (24, [market.CardPicked(0, "ace-of-suns", 8)], ""),
        (None, [], ""),
    ],
)
def test_who_nearly_won_and_could_have_bought_the_last_cards_is_told_of_their_coins(
    coins: int | None, more: Sequence[Event], said: str
) -> None:
    found = find_all("goblin_market", [*LAST_LOT, *more], coins=(coins, 0, 0, 0), **NEARLY)
    assert tell("goblin_market", [one for one in found if one.kind == "unspent"]) == ([said] if said else [])
    assert not [one for one in find_all("goblin_market", LAST_LOT[1:], coins=(24,), **NEARLY) if one.kind == "unspent"]


def test_what_decided_comes_first_and_a_chapter_is_told_once() -> None:
    """The great bargain of an auction that decided the match is not told beside it."""
    paid = [
        market.CardsOffered([], 9, 0),
        market.AllCardsTaken(1, ["ace-of-moons", "author", "watchman"], 1),
        *duel((0, 19), (2, 20)),
    ]
    found = find_highlights(
        find_screen("goblin_market").result_texts.highlights,
        MatchStory(SimpleNamespace(seats=4, voting=True, **WRONG), [[event] for event in paid]),
        find_screen("goblin_market").result_texts.chapters,
    )
    assert "bargain" in [one.kind for one in found]
    assert [one.kind for one in choose_highlights(found, reader=1)] == ["turning", "duel"]


LEADS: tuple[tuple[Sequence[Sequence[int]], Sequence[int], Sequence[object]], ...] = (
    (((0, 0), (5, 3), (6, 9), (20, 9)), (0,), (3, 1, 6, 20, 9, 3, False)),
    (((0, 0), (5, 3), (6, 4), (20, 9)), (0,), (1, 1, 0, 20, 9, 0, True)),
    (((0, 0), (5, 7), (7, 7)), (0,), (2, 1, 5, 7, 7, 2, False)),
)
"""Standings, who won, and the turning point without its seat."""


@pytest.mark.parametrize(("standings", "winners", "point"), LEADS)
def test_a_winner_went_ahead_for_good_where_nobody_led_after(
    standings: Sequence[Sequence[int]], winners: Sequence[int], point: Sequence[object]
) -> None:
    found = find_turning_point(standings, winners)
    assert found is not None
    assert found.seat == winners[0]
    assert [found.place, found.rival, found.mine, found.now, found.theirs, found.behind, found.early] == list(point)


def test_only_who_had_more_is_overtaken_and_nobody_stays_ahead_of_an_equal() -> None:
    tied = [[0, 0], [9, 0], [14, 14], [14, 14], [14, 17], [20, 18]]
    trailed = [[0, 0, 0], [5, 4, 9], [6, 4, 9], [12, 11, 9]]
    for standings, how, rival in ((tied, "passed", 1), (tied[:4] + tied[-1:], "ahead", 1), (trailed, "passed", 2)):
        found = find_turning_point(standings, (0,))
        assert found is not None
        assert (found.describe(9)["how"], found.rival) == (how, rival)
    level = find_turning_point([[0, 0, 0], [6, 2, 2], [9, 3, 8]], (0,))
    assert level is not None
    assert level.rival == 2, "of equal ones, who came second"
    told = [find_turning_point([[0, 0], *late], (0,)) for late in ([[0, 3], [5, 5], [5, 5]], [[0, 3], [5, 4], [5, 5]])]
    assert [one and one.describe(9)["how"] for one in told] == ["level", None]


@pytest.mark.parametrize(
    ("standings", "winners"),
    [(((0, 0), (5, 5)), (0, 1)), (((0,), (5,)), (0,)), (((0, 0), (5, 9)), (0,)), (((0, 0), (0, 0)), (0,))],
)
def test_no_turning_point_where_nobody_went_ahead(standings: Sequence[Sequence[int]], winners: Sequence[int]) -> None:
    assert find_turning_point(standings, winners) is None


LONG_LEAD = [
    event
    for card in ("huntress", "author", "journey", "forest", "pact")
    for event in (market.CardsOffered([card], 9, 0), market.AuctionWon(0, 1), market.AllCardsTaken(0, [card], 1))
]
CAUGHT_UP = ["mountain", "lunatic", "chance-meeting", "diplomat", "watchman", "harvest"]


@pytest.mark.parametrize(("coins", "said"), [(28, "; 28 coins stay unspent."), (9, "."), (None, ".")])
def test_who_led_for_long_and_did_not_win_is_told_so(coins: int | None, said: str) -> None:
    last = [market.CardsOffered(CAUGHT_UP, 0, 0), market.AuctionWon(1, 9), market.AllCardsTaken(1, CAUGHT_UP, 9)]
    first = [name for event in LONG_LEAD if isinstance(event, market.AllCardsTaken) for name in event.cards]
    owned = (*(tuple(BY_NAME[name] for name in names) for names in (first, CAUGHT_UP)), (), ())
    won = SimpleNamespace(winners=(1,))
    found = find_all("goblin_market", [*LONG_LEAD, *last], owned=owned, coins=(coins, 0, 0, 0), outcome=won)
    (told,) = tell("goblin_market", [one for one in found if one.kind == "lead-lost"])
    assert told.startswith("Ann leads through 5 auctions, with up to **")
    assert told.endswith(f"and does not win{said}")
