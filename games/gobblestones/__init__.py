"""Gobblestones by Stephen Glenn (R&R Games): lay coloured tiles in rows on a field of 15×15 spaces."""

from games.gobblestones.boards import TILE_COLOURS
from games.gobblestones.field import CENTRE_SPACES, Field, build_field, format_space_name, list_spaces
from games.gobblestones.game import Gobblestones, GobblestonesOptions
from games.gobblestones.moves import ChallengePlay, EndTurn, GobblestonesMove, LayTile, TakeBackTile, TrustPlay
from games.gobblestones.views import GobblestonesView, PlaySeen, TileSeen

__all__ = [
    "CENTRE_SPACES",
    "TILE_COLOURS",
    "ChallengePlay",
    "EndTurn",
    "Field",
    "Gobblestones",
    "GobblestonesMove",
    "GobblestonesOptions",
    "GobblestonesView",
    "LayTile",
    "PlaySeen",
    "TakeBackTile",
    "TileSeen",
    "TrustPlay",
    "build_field",
    "format_space_name",
    "list_spaces",
]
