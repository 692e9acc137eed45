"""The form (modal) of Emerald Skulls: several markers at once."""

from collections.abc import Sequence

from bot.screens.controls.form import FormChoice, MoveForm
from bot.screens.controls.move_controls import MoveControls
from bot.screens.controls.paths import Path
from bot.screens.layout import MAX_OPTIONS, Option
from bot.screens.scene import Scene
from games.emerald_skulls import EmeraldSkullsView

BETS_FORM = "bets"


def build_bet_forms(
    scene: Scene, view: EmeraldSkullsView, controls: MoveControls, paths: Sequence[Path]
) -> list[MoveForm]:
    """Build the form (modal) for several markers, if there is more than one bet to choose."""
    bets = [path for path in paths if path[0] == "bet"]
    return [_build_bet_form(scene, view, controls, bets)] if len(bets) > 1 else []


def _count_markers(view: EmeraldSkullsView) -> int:
    """Return how many markers the viewer has left; for a spectator, the highest number."""
    return max(view.markers) if view.seat is None else view.markers[view.seat]


def _build_bet_form(scene: Scene, view: EmeraldSkullsView, controls: MoveControls, bets: Sequence[Path]) -> MoveForm:
    options = tuple(
        Option(reading.label, " ".join(path), reading.description)
        for path in bets[:MAX_OPTIONS]
        for reading in [controls.describe(path)]
    )
    fields = (
        FormChoice(
            "bets",
            scene.say("emerald-skulls-sheet-on"),
            scene.say("emerald-skulls-sheet-on-help"),
            options,
            max_values=_count_markers(view),
        ),
    )
    return MoveForm(BETS_FORM, scene.say("emerald-skulls-sheet-bets"), fields, lambda filled: filled.get("bets", ""))
