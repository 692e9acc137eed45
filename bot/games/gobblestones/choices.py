"""What a player may choose at once: the best rows by their signs, others in the menu."""

from collections.abc import Iterator

from bot.games.gobblestones.rows import RINGED, WholeRow, rows_offered, taken_back
from bot.screens.controls.reader import Whole
from bot.screens.scene import Scene
from games.gobblestones import GobblestonesView
from games.gobblestones.row import LONGEST


def whole_rows(scene: Scene, view: GobblestonesView) -> list[Whole]:
    """Return the rows that the onlooker may lay at once: "① 21" on buttons, and "N8 N9 N10 for 14" in the menu."""
    if not scene.asked:
        return []
    offered = rows_offered(view)
    rows = [*_pressed(view, offered.best), *(_whole(scene, view, row) for row in offered.others)]
    return [*rows, *_all_back(scene, view)]


def _all_back(scene: Scene, view: GobblestonesView) -> Iterator[Whole]:
    """Yield how several tiles of the turn are taken back at once."""
    if len(view.laid) > 1 and view.ending is not None:
        yield Whole(scene.say("gobblestones-all-back", count=len(view.laid)), taken_back(view))


def _pressed(view: GobblestonesView, rows: tuple[WholeRow, ...]) -> Iterator[Whole]:
    """Yield the buttons of the best rows, each with what the turn scores by it."""
    for sign, row in zip(RINGED, rows, strict=False):
        press = f"{sign} {view.laid_points + row.points}"
        yield Whole(press, row.typed, press=press, style="plain" if view.laid else "main")


def _whole(scene: Scene, view: GobblestonesView, row: WholeRow) -> Whole:
    """Return a row with what the turn scores by it, and below it what it costs: tiles, and those not drawn for them."""
    count = len(row.tiles)
    draws = min(LONGEST - len(view.laid) - count, view.bag)
    points = view.laid_points + row.points
    label = scene.say("gobblestones-row", spaces=" ".join(row.spaces), points=points)
    return Whole(label, row.typed, scene.say("gobblestones-row-help", count=count, draws=draws))
