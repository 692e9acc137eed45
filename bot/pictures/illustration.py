"""Draws sample positions (illustrations), for pages of rules."""

from functools import lru_cache

from bot.pictures import Picture
from bot.pictures.drawing import draw_pictures
from bot.pictures.sample import find_samples
from games.engine import IncompleteGame
from games.engine.words import load_words

RULES_PLAYER_NAMES = ("Ann", "Bob", "Cid", "Dora", "Egon", "Fay", "Gil", "Hedda")
"""Who sits at a table in the rules: a reader knows none of the samples' unusual names."""


@lru_cache(maxsize=32)
def draw_sample_picture(game: str, name: str, language: str) -> Picture:
    """Return the picture of a game's sample position, by the sample's name, with its words in a language.

    Raises `IncompleteGame` if the game has no such sample.
    """
    sample = find_samples(game).get(name)
    if sample is None:
        raise IncompleteGame("no-sample", game=game, sample=name)
    return draw_pictures(game, sample.kind, sample.view, RULES_PLAYER_NAMES[: len(sample.names)], load_words(language))[
        0
    ]
