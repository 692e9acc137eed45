"""What is told of stories that are laid out by hand: to each player, and on a board, with all that a game may wish."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

from typing_extensions import override

from bot.screens.game_texts.event_narrator import EventNarrator
from bot.screens.parts.recap import build_brief_recap, build_recap, describe_timeout
from bot.screens.scene import Scene
from bot.screens.story import RelevanceByEvent, RelevantUntil, find_board_addressee
from bot.store.models import Actor, FormerPlayer
from bot.tables import SeenMove
from games.engine import Event, Match
from games.engine.events import Untyped
from games.engine.words import Words
from games.goblin_market import GoblinMarketView
from games.goblin_market.events import (
    AuctionWithoutBids,
    BidderOutOfCoins,
    BidderPassed,
    BidMade,
    CardPicked,
    CardsOffered,
    GoblinMoneyPaid,
    LastCardsOffered,
    SisterhoodPaid,
)
from tests.bot.screens.scenes import NAMES, NOW, Played
from tests.bot.ui.told.house_told import keyed

FILE = Path(__file__).with_name("recaps.txt")
ANN, BOB, CLEO = 0, 1, 2


class Chapters(EventNarrator[GoblinMarketView]):
    """A game with headings: one by a sentence, one without."""

    untold = frozenset({CardsOffered.kind, BidderOutOfCoins.kind})
    chapters = frozenset({CardsOffered, LastCardsOffered})
    lets_pass = frozenset({BidderPassed})
    by_clock = frozenset({BidderPassed, CardPicked})

    @override
    def explain_losses(self, scene: Scene, seats: Sequence[int], event_list: Sequence[Event]) -> list[str]:
        """Return whose coins did not suffice."""
        return [
            f"lost: {event.seat}" for event in event_list if isinstance(event, BidderOutOfCoins) and event.seat in seats
        ]


class Choosy(Chapters):
    """A game that leaves out what is outdated, or concerns others; and goes on from bid to bid of one player."""

    lets_pass = frozenset()
    matters: ClassVar[RelevanceByEvent] = {
        BidMade: "last",
        SisterhoodPaid: (CardPicked,),
        CardPicked: "mine",
        BidderPassed: RelevantUntil((SisterhoodPaid, AuctionWithoutBids)),
        GoblinMoneyPaid: "table",
        LastCardsOffered: "table",
    }

    @override
    def continues_sentence(self, before: Event, after: Event) -> bool:
        """Tell whether goblin money follows goblin money."""
        return isinstance(before, GoblinMoneyPaid) and isinstance(after, GoblinMoneyPaid)


def move(seat: int, *events: Event, by: Actor = "player", number: int = 1, later: int = 0) -> SeenMove:
    """Return a move of a seat, so many seconds later than the start."""
    stand_ins = (seat,) if by == "stand-in" else ()
    return SeenMove(number, seat, None, by, events, NOW + timedelta(seconds=later), stand_ins)


OFFER, LAST = CardsOffered(["a", "b"], 9, BOB), LastCardsOffered(["c"], 0, CLEO)
NEXT, END = CardsOffered(["d"], 8, BOB), LastCardsOffered(["e"], 0, CLEO)

STORIES: dict[str, Sequence[SeenMove]] = {
    "nothing": (),
    "nobody has a word": (move(ANN, BidderOutOfCoins(ANN)), move(BOB, Untyped("bid", {}))),
    "only Ann": (move(ANN, BidMade(ANN, 1)),),
    "bids": (move(ANN, BidMade(ANN, 1)), move(BOB, BidMade(BOB, 2)), move(CLEO, BidMade(CLEO, 3))),
    "the end of a story": (move(BOB, BidMade(BOB, 2), number=7), move(CLEO, BidMade(CLEO, 3), number=8)),
    "more than fits": [move(seat, BidMade(seat, bid)) for bid in range(6) for seat in (BOB, CLEO, BOB)],
    "long": (
        move(BOB, BidMade(BOB, 1)),
        move(ANN, BidMade(ANN, 12345), AuctionWithoutBids(["a" * 50, "b"]), OFFER, BidderPassed(BOB)),
    ),
    "a heading in a move": (
        move(ANN, BidMade(ANN, 1)),
        move(BOB, BidderOutOfCoins(CLEO), SisterhoodPaid(BOB, 3), CardPicked(BOB, "a", 2), OFFER),
        move(BOB, BidMade(BOB, 4)),
        move(CLEO, BidderPassed(CLEO), OFFER, LAST, BidMade(CLEO, 5)),
    ),
    "headings in a row": (move(BOB, OFFER, NEXT), move(CLEO, LAST, END, BidMade(BOB, 1), OFFER)),
    "the clock played": (
        move(ANN, BidMade(ANN, 1)),
        move(BOB, BidderPassed(BOB), SisterhoodPaid(CLEO, 2), by="clock", later=60),
        move(CLEO, CardPicked(CLEO, "a", 1), OFFER, by="clock", later=90),
    ),
    "the clock played what has no words": (
        move(ANN, BidderOutOfCoins(ANN), BidMade(BOB, 1), LAST, SisterhoodPaid(CLEO, 2), by="clock"),
        move(BOB, OFFER, BidMade(ANN, 3), BidMade(CLEO, 4), by="clock"),
    ),
    "the clock played a pick": (
        move(ANN, CardPicked(ANN, "a", 1), by="clock"),
        move(BOB, SisterhoodPaid(CLEO, 2), CardPicked(BOB, "b", 1), by="clock", later=60),
    ),
    "they played again": (
        move(ANN, CardPicked(ANN, "a", 1), by="clock"),
        move(ANN, BidMade(ANN, 1)),
        move(BOB, BidMade(BOB, 2)),
    ),
    "others played for them": (
        move(ANN, BidMade(ANN, 1), BidMade(CLEO, 2), by="only"),
        move(BOB, BidMade(BOB, 1), BidMade(CLEO, 2), by="away"),
        move(ANN, BidMade(ANN, 1), BidMade(CLEO, 2), by="gone"),
        move(BOB, BidMade(BOB, 1), BidMade(CLEO, 2), by="stand-in"),
        move(CLEO, BidMade(CLEO, 1), BidMade(CLEO, 2), by="goblin"),
    ),
}
"""Moves of three, by what is the matter with them."""

CHOSEN: dict[str, Sequence[SeenMove]] = {
    "what came later": (
        move(ANN, BidderPassed(ANN)),
        move(BOB, BidMade(BOB, 1), SisterhoodPaid(BOB, 1), CardPicked(CLEO, "a", 1), BidMade(BOB, 2)),
        move(CLEO, BidMade(CLEO, 3), BidderPassed(CLEO), SisterhoodPaid(CLEO, 3), CardPicked(BOB, "b", 1)),
        move(BOB, BidMade(BOB, 4), CardPicked(CLEO, "c", 2)),
    ),
    "paid to all": (
        move(ANN, GoblinMoneyPaid(ANN, 1), GoblinMoneyPaid(BOB, 1), BidderPassed(ANN)),
        move(BOB, GoblinMoneyPaid(BOB, 2), GoblinMoneyPaid(CLEO, 2)),
        move(CLEO, GoblinMoneyPaid(ANN, 3), BidderOutOfCoins(BOB), BidMade(CLEO, 5), GoblinMoneyPaid(CLEO, 4)),
    ),
    "a heading that is the table's": (
        move(ANN, LAST, BidMade(CLEO, 1)),
        move(BOB, BidderPassed(BOB), OFFER, by="clock"),
        move(CLEO, BidderOutOfCoins(BOB), BidMade(CLEO, 2), BidderPassed(BOB)),
    ),
}
"""Moves of three for a game that leaves some of them out."""

FORMER = (FormerPlayer(901, "Zoe", (NOW + timedelta(seconds=30)).timestamp()),)
"""Who had Bob's seat for half a minute."""
SEATED: dict[str, Sequence[SeenMove]] = {
    "somebody else bid before Bob came": (
        move(ANN, BidMade(ANN, 1), BidderOutOfCoins(BOB)),
        move(BOB, BidMade(BOB, 2), OFFER, LAST, BidderPassed(BOB), later=30),
        move(CLEO, BidMade(CLEO, 3), BidderOutOfCoins(BOB), later=40),
    ),
    "not all of it is known": (move(CLEO, BidMade(CLEO, 1), number=5), move(ANN, BidMade(ANN, 2), number=6, later=40)),
    "Bob bid after he came": (
        move(BOB, BidMade(BOB, 2), OFFER, LAST, BidderPassed(BOB), later=31),
        move(CLEO, SisterhoodPaid(BOB, 3), later=40),
    ),
    "the clock played before Bob came": (move(BOB, CardPicked(BOB, "a", 1), by="clock", later=20),),
    "the clock played after Bob came": (move(BOB, CardPicked(BOB, "a", 1), by="clock", later=31),),
}
"""Moves at a table where Bob took over a seat."""


@dataclass(frozen=True)
class Onlooker:
    """Somebody who looks on: a seat, or a board that speaks to somebody."""

    name: str
    seat: int | None
    reader: int | None


ONLOOKERS = [
    *(Onlooker(NAMES[seat], seat, seat) for seat in range(3)),
    Onlooker("the board, to Bob", None, BOB),
    Onlooker("the board", None, None),
]


def scene_of(told: Sequence[SeenMove], seat: int | None, former: tuple[FormerPlayer, ...] | None) -> Scene:
    """Return what a seat sees of a match in which only this happened."""
    scene = Played(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32))).scene(seat)
    table = scene.table
    bob = replace(table.sitters[BOB], former=former)
    table = replace(table, sitters=(table.sitters[ANN], bob, table.sitters[CLEO]))
    return replace(scene, table_view=replace(scene.table_view, table=table, recent_moves=tuple(told)))


def recaps_told() -> str:
    """Return what is told of all stories now."""
    lines = ["What is told of what happened"]
    with patch.object(Words, "__call__", keyed):
        for stories, kind, former in ((STORIES, Chapters, None), (SEATED, Chapters, FORMER), (CHOSEN, Choosy, None)):
            for name, told in stories.items():
                lines += ["", name, *_to_all(kind("goblin_market", GoblinMarketView), told, former)]
    return "\n".join(lines) + "\n"


def _to_all(
    game: EventNarrator[Any], told: Sequence[SeenMove], former: tuple[FormerPlayer, ...] | None
) -> Iterator[str]:
    before: list[str] = []
    for onlooker in ONLOOKERS:
        scene = scene_of(told, onlooker.seat, former)
        lines = [
            *build_recap(scene, game, onlooker.reader),
            *(f"in short: {line}" for line in build_brief_recap(scene, game, onlooker.reader)),
            *describe_timeout(scene, game),
        ]
        yield f"  {onlooker.name}{': the same' if lines == before else ''}"
        yield from (f"    {line}" for line in lines if lines != before)
        before = lines
    yield f"  the board speaks to {find_board_addressee(scene_of(told, None, former))}"
