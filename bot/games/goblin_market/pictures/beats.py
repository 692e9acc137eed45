"""The beat (great moment) of Goblin Market that all should see: an auction is over."""

from collections.abc import Sequence
from functools import partial

from bot.games.goblin_market.pictures.alt_text import build_auction_alt_text
from bot.games.goblin_market.pictures.last_auction import animate_auction_result, draw_auction_result
from bot.pictures.picture import Picture
from games.engine import Event
from games.engine.words import Words
from games.goblin_market import GoblinMarketView, events


def beat(event_list: Sequence[Event], view: GoblinMarketView, names: Sequence[str], words: Words) -> Picture | None:
    """Return what was sold to whom, if the auction was over with this move."""
    over = any(isinstance(event, events.GoblinCardTurned | events.AuctionWithoutBids) for event in event_list)
    if not over or view.last is None:
        return None
    still = draw_auction_result(view.last, words)
    return still.to_picture(
        build_auction_alt_text(view.last, names, words), partial(animate_auction_result, view.last, words, still)
    )
