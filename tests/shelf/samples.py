"""Sample positions for laws of pictures: a few of each kind in the suite, all of them in `make rare`."""

from collections import Counter
from collections.abc import Callable, Mapping

import pytest

from bot.pictures.sample import Sample, find_samples

Samples = Callable[[str], Mapping[str, Sample]]
"""Returns sample positions of a game by their names."""
FEW = 3
"""Of each kind of picture, one sample of so many is drawn: many differ in what other tests of the game look at."""


def few_samples(game: str) -> dict[str, Sample]:
    """Return the first sample of each kind of picture, and then one of so many."""
    met = Counter[str]()
    found = {}
    for name, sample in find_samples(game).items():
        if met[sample.kind] % FEW == 0:
            found[name] = sample
        met[sample.kind] += 1
    return found


few_and_rarely_all = pytest.mark.parametrize(
    "samples", [pytest.param(few_samples, id="few"), pytest.param(find_samples, id="all", marks=pytest.mark.rare)]
)
"""Marks a test of all samples of a game."""
