"""Sample positions (fixtures) of a game, for the bench, tests and people to look at: random, but always the same."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from types import FunctionType

from games import find_game
from games.engine.contract import View
from games.engine.convention import load_game_object
from games.engine.match import Match

SAMPLE_SEED = bytes(range(32))
SAMPLE_NAMES = (
    "Ann",
    "Bartholomew the Unburdened of Underhill",
    "Żółta 🐐 Gęś",
    "日本 🎲",
    "Максим",
    "Dee",
    "Eve",
    "Fay",
)

Chooser = Callable[[Match, int, Random], str]
"""Chooses the next move of a seat, in notation."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A picture to draw: what it shows, its kind, and whose view it is drawn from."""

    name: str
    kind: str
    view: View
    names: Sequence[str]


@lru_cache(maxsize=64)
def find_samples(key: str) -> Mapping[str, Sample]:
    """Return a game's sample positions by name; raises `IncompleteGame` for a game without any."""
    return {sample.name: sample for sample in find_sampler(key)()}


def find_sampler(key: str) -> Callable[[], list[Sample]]:
    """Return the player that reaches a game's sample positions; raises `IncompleteGame` for a game without any."""
    return load_game_object(find_game(key).key, f"bot.games.{key}.samples", "samples", FunctionType)


def play_until(match: Match, choose: Chooser, until: Callable[[Match], bool], lot: int = 1) -> Match:
    """Return the match played on until it ends or `until` holds."""
    random = Random(lot)  # noqa: S311  a sample is no secret
    while match.decision and not until(match):
        seat = match.decision.seats[0]
        match.play(seat, choose(match, seat, random))
    return match
