"""Pictures of sample positions, for pages of rules."""

from functools import lru_cache

from bot.pictures import Picture, draw
from bot.pictures.bench import SAMPLES
from bot.pictures.sample import Sample
from games.engine.words import words


@lru_cache(maxsize=32)
def illustration(game: str, name: str, language: str) -> Picture:
    """Return the picture of a game's sample position, by the sample's name, with its words in a language."""
    sample = _positions(game)[name]
    return draw(game, sample.kind, sample.view, sample.names, words(language))[0]


@lru_cache(maxsize=8)
def _positions(game: str) -> dict[str, Sample]:
    """Return the sample positions of a game: they are played out, so they are kept."""
    return {sample.name: sample for sample in SAMPLES[game]()}
