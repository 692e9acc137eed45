"""All surfaces of a table are brought up to date: what one shows is composed when its turn to be sent has come."""

from dataclasses import dataclass
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.store.models import SurfaceMessage
from bot.ui.surfaces.table_surfaces import TableSurfaces
from games.engine import Match
from tests.bot.ui.surfaces_at_hand import AtHand, told

ANN, BOB = 100, 101


@dataclass
class Aside:
    """Everybody else of the bot: the surfaces are one panel, and nobody has anything to do there."""

    panel: SurfaceMessage

    @property
    def shown(self) -> "Aside":
        return self

    async def list_surfaces(self, _: object) -> tuple[SurfaceMessage, ...]:
        return (self.panel,)

    async def announce_ending(self, _: object) -> None: ...

    set_auto_archive_duration = resign_leavers = clear_outdated_answers = post_due_notices = (
        repost_hands_below_board
    ) = announce_ending

    def has_no_place(self, _: object) -> bool:
        return False


@pytest.mark.parametrize("returns", [False, True], ids=["stays away", "is back by then"])
async def test_a_seat_is_offered_back_only_if_a_goblin_minds_it_when_the_offer_is_sent(returns: bool) -> None:
    at_hand = AtHand(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32)))
    at_hand.changes |= {"takeover": True, "started_at": None}  # a match that others show
    at_hand.sits(0, gone=True)
    anything: Any = Aside(at_hand.live("panel", ANN, 0, 70))
    hand: Any = at_hand
    if returns:
        at_hand.messages.meanwhile = lambda: at_hand.sits(0)
    showing = TableSurfaces(anything, hand.messages, hand, *[anything] * 9)
    await showing.refresh_table_messages(at_hand.table)
    ((_, (_, screen)),) = [done for done in at_hand.messages.take() if done[0] == "edit"]
    assert (screen is None) == returns
    assert returns or "back:7:0:" in repr(screen)


@pytest.mark.parametrize(("status", "done"), [(400, ["pass over"]), (500, [])])
async def test_a_lobby_that_discord_lets_nobody_edit_is_left_until_the_next_change(
    status: int, done: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    at_hand = AtHand(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32)))
    anything: Any = Aside(at_hand.live("lobby", None))
    hand: Any = at_hand
    hand.messages.edit_refusal = discord.HTTPException(Mock(status=status), {"code": 77, "message": "no"})
    showing = TableSurfaces(anything, hand.messages, hand, *[anything] * 9)
    if done:
        await showing._show_lobby(at_hand.table)
        assert caplog.messages == ["the lobby of table 7 cannot be edited (77)"]
    else:
        with pytest.raises(discord.HTTPException):
            await showing._show_lobby(at_hand.table)
    assert told(at_hand.messages.take()) == done
