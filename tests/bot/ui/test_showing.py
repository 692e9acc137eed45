"""All surfaces of a table are brought up to date: what one shows is composed when its turn to be sent has come."""

from dataclasses import dataclass
from typing import Any

import pytest

from bot.store.models import Surface
from bot.ui.surfaces.showing import Showing
from games.engine import Match
from tests.bot.ui.surfaces_at_hand import AtHand

ANN = 100


@dataclass
class Aside:
    """Everybody else of the bot: the surfaces are one panel, and nobody has anything to do there."""

    panel: Surface

    @property
    def shown(self) -> "Aside":
        return self

    async def of(self, _: object) -> tuple[Surface, ...]:
        return (self.panel,)

    async def show(self, _: object) -> None: ...

    look = tidy = show

    def homeless(self, _: object) -> bool:
        return False


@pytest.mark.parametrize("returns", [False, True], ids=["stays away", "is back by then"])
async def test_a_seat_is_offered_back_only_if_a_goblin_minds_it_when_the_offer_is_sent(returns: bool) -> None:
    at_hand = AtHand(Match.new("goblin_market", seats=3, options={"first": 1}, seed=bytes(32)))
    at_hand.changes |= {"takeover": True, "started_at": None}  # a match that others show
    at_hand.sits(0, gone=True)
    anything: Any = Aside(at_hand.live("panel", ANN, 0, 70))
    hand: Any = at_hand
    if returns:
        at_hand.messages.meanwhile = lambda: at_hand.sits(0)
    showing = Showing(anything, hand.messages, hand, *[anything] * 7)
    await showing.show(at_hand.table)
    ((_, (_, screen)),) = [done for done in at_hand.messages.take() if done[0] == "edit"]
    assert (screen is None) == returns
    assert returns or "back:7:0:" in repr(screen)
