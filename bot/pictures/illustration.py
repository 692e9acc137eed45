"""Pictures of sample positions, for pages of rules."""

from functools import lru_cache

from bot.pictures import Picture, draw
from bot.pictures.bench import SAMPLES
from games.engine.words import words


@lru_cache(maxsize=32)
def illustration(game: str, name: str, language: str) -> Picture:
    """Return the picture of a game's sample position, by the sample's name, with its words in a language."""
    sample = next(sample for sample in SAMPLES[game]() if sample.name == name)
    return draw(game, sample.kind, sample.view, sample.names, words(language))[0]
