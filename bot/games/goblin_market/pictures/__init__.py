"""The pictures of Goblin Market: the market for all, the same with a player's own purse, and the last sale."""

from collections.abc import Sequence

from bot.games.goblin_market.pictures.chart import draw_chart
from bot.games.goblin_market.pictures.market import draw_market
from bot.games.goblin_market.pictures.poster import draw_poster
from bot.games.goblin_market.pictures.sold import draw_sold
from bot.games.goblin_market.pictures.telling import market_in_words, sale_in_words
from bot.pictures.picture import Picture
from games.engine.words import Words
from games.goblin_market import GoblinMarketView


def board_pictures(view: GoblinMarketView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the market as everyone may see it."""
    return _market_pictures(view, names, words)


def panel_pictures(view: GoblinMarketView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the market as a player sees it, with their own purse; nothing for a spectator."""
    return [] if view.seat is None else _market_pictures(view, names, words)


def sale_pictures(view: GoblinMarketView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the last auction that ended, for the log: who got which card, and what was paid to whom."""
    if view.last is None:
        return []
    return [draw_sold(view.last, words).picture(sale_in_words(view.last, names, words))]


def deck_pictures(_view: GoblinMarketView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Return all cards of the Decktet, for the rules."""
    return [draw_chart().picture(words("picture-goblin-market-deck"))]


def poster_pictures(_view: GoblinMarketView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Return the key picture of the invitation."""
    return [draw_poster().picture(words("picture-goblin-market-poster"))]


def _market_pictures(view: GoblinMarketView, names: Sequence[str], words: Words) -> list[Picture]:
    return [draw_market(view, names, words).picture(market_in_words(view, names, words))]


PICTURES = {
    "board": board_pictures,
    "panel": panel_pictures,
    "log": sale_pictures,
    "deck": deck_pictures,
    "poster": poster_pictures,
}
