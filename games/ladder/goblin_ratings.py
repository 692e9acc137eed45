"""Ratings of goblins on a ladder: fitted to tournaments, read from `assets/goblins/strengths.toml`.

`python -m games strengths` fits and writes them. A newcomer is thought to be halfway between a young and a grown
goblin; the other differences come from how often one goblin placed better than another.
"""

import math
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from pydantic import RootModel

from games.engine.assets import ASSETS
from games.engine.datafiles import DataModel, load_toml_file
from games.engine.goblins import GoblinLevel
from games.ladder.ratings import START_STRENGTH, STRENGTH_SCALE

GOBLIN_STRENGTHS_FILE = ASSETS / "goblins" / "strengths.toml"


class GoblinStrengths(DataModel):
    """How strong the goblins of a game play with a number of seats, and from how many matches that is known."""

    young: float
    grown: float
    old: float
    matches: int
    old_matches: int


class GoblinStrengthTable(RootModel[Mapping[str, Mapping[int, GoblinStrengths]]]):
    """The strengths (ratings) of goblins by game and number of seats."""

    def find_measured_strength(self, game: str, seats: int, level: str) -> float:
        """Return how strong a goblin plays, as measured with the nearest number of seats.

        It is `START_STRENGTH` in a game that nobody measured.
        """
        measured = self.root.get(game)
        if not measured:
            return START_STRENGTH
        nearest = min(measured, key=lambda number: (abs(number - seats), number))
        return getattr(measured[nearest], level)  # type: ignore[no-any-return]

    def find_nearest_level(self, game: str, seats: int, strength: float) -> str:
        """Return the level of the goblin that plays most like somebody; of two alike, the younger."""
        return min(GoblinLevel, key=lambda level: abs(self.find_measured_strength(game, seats, level) - strength)).value


def fit_strengths(grown_over_young: float, old_over_grown: float, matches: int, old_matches: int) -> GoblinStrengths:
    """Return strengths from the shares of comparisons in which the better goblin placed better.

    An old goblin is never weaker than a grown one: if it seems so, that is luck.
    """
    half = STRENGTH_SCALE * math.log(grown_over_young / (1 - grown_over_young)) / 2
    more = max(0.0, STRENGTH_SCALE * math.log(old_over_grown / (1 - old_over_grown)))
    young, grown, old = (round(START_STRENGTH + points, 1) for points in (-half, half, half + more))
    return GoblinStrengths(young=young, grown=grown, old=old, matches=matches, old_matches=old_matches)


@cache
def load_goblin_strengths(file: Path = GOBLIN_STRENGTHS_FILE) -> GoblinStrengthTable:
    """Load the strengths of goblins from a data file; raises `BadData`."""
    return load_toml_file(file, GoblinStrengthTable)


def save_goblin_strengths(values: GoblinStrengthTable, file: Path = GOBLIN_STRENGTHS_FILE) -> None:
    """Save the strengths of goblins in a data file, by game and number of seats."""
    lines = ["# How strong goblins play, in points of a ladder. Written by: python -m games strengths"]
    for game, by_seats in sorted(values.root.items()):
        for seats, strengths in sorted(by_seats.items()):
            lines += ["", f"[{game}.{seats}]", *(f"{name} = {value}" for name, value in strengths)]
    file.write_text("\n".join(lines) + "\n", "utf-8")
