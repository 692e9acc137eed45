"""The pictures of Goblin Market: the market for all, the same with a player's own purse, and the last sale."""

from collections.abc import Sequence

from bot.games.goblin_market.pictures.alt_text import build_auction_alt_text, build_market_alt_text
from bot.games.goblin_market.pictures.deck_overview import draw_card_chart
from bot.games.goblin_market.pictures.last_auction import draw_auction_result
from bot.games.goblin_market.pictures.market import draw_market_board
from bot.games.goblin_market.pictures.poster import draw_poster
from bot.pictures.picture import Picture
from games.engine.words import Words
from games.goblin_market import GoblinMarketView


def draw_board_pictures(view: GoblinMarketView, names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the market (board) as everyone may see it."""
    return _draw_market_pictures(view, names, words)


def draw_panel_pictures(view: GoblinMarketView, names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the market as a player sees it, with their own purse; nothing for a spectator."""
    return [] if view.seat is None else _draw_market_pictures(view, names, words)


def draw_sale_pictures(view: GoblinMarketView, names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the last auction that ended, for the log: who got which card, and what was paid to whom."""
    if view.last is None:
        return []
    return [draw_auction_result(view.last, words).to_picture(build_auction_alt_text(view.last, names, words))]


def draw_deck_pictures(_view: GoblinMarketView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Draw all cards of the Decktet (the deck), for the rules."""
    return [draw_card_chart().to_picture(words("picture-goblin-market-deck"))]


def draw_poster_pictures(_view: GoblinMarketView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the poster (key picture) of the invitation."""
    return [draw_poster().to_picture(words("picture-goblin-market-poster"))]


def _draw_market_pictures(view: GoblinMarketView, names: Sequence[str], words: Words) -> list[Picture]:
    return [draw_market_board(view, names, words).to_picture(build_market_alt_text(view, names, words))]


PICTURES = {
    "board": draw_board_pictures,
    "panel": draw_panel_pictures,
    "log": draw_sale_pictures,
    "deck": draw_deck_pictures,
    "poster": draw_poster_pictures,
}
