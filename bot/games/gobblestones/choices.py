"""What a player may choose at once: the best rows by their signs, others in the menu."""

from collections.abc import Iterator, Mapping

from bot.games.gobblestones.rows import RowsOffered, WholeRow, rows_offered, taken_back
from bot.screens.controls.reader import Whole
from bot.screens.layout import Style
from bot.screens.scene import Scene
from games.gobblestones import GobblestonesView, field_of
from games.gobblestones.field import space_names
from games.gobblestones.row import LONGEST


def whole_rows(scene: Scene, view: GobblestonesView) -> list[Whole]:
    """Return the rows that the viewer may lay at once: "① 21" on buttons, and "N8 N9 N10 for 14" in the menu."""
    if not scene.asked:
        return []
    offered = rows_offered(view)
    rows = [*_pressed(view, offered), *(_whole(scene, view, row) for row in offered.others)]
    return [*rows, *_all_back(scene, view)]


def _all_back(scene: Scene, view: GobblestonesView) -> Iterator[Whole]:
    """Yield how several tiles of the turn are taken back at once."""
    if len(view.laid) > 1 and view.ending is not None:
        yield Whole(scene.say("gobblestones-all-back", count=len(view.laid)), taken_back(view))


def _pressed(view: GobblestonesView, offered: RowsOffered) -> Iterator[Whole]:
    """Yield the buttons of the rows that are ringed, each with what the turn scores by it; bluffs have another look."""
    for sign, row in zip(offered.signs, offered.ringed, strict=True):
        press = f"{sign} {view.laid_points + row.points}"
        style: Style = "danger" if not row.honest else "plain" if view.laid else "main"
        yield Whole(press, row.typed, press=press, style=style)


def _whole(scene: Scene, view: GobblestonesView, row: WholeRow) -> Whole:
    """Return a row with what the turn scores by it, and below it what it costs: tiles, and those not drawn for them."""
    count = len(row.tiles)
    draws = min(LONGEST - len(view.laid) - count, view.bag)
    points = view.laid_points + row.points
    bluff = "no" if row.honest else "yes"
    label = scene.say("gobblestones-row-whole", spaces=" ".join(row.spaces), points=points, bluff=bluff)
    return Whole(label, row.typed, scene.say("gobblestones-row-help", count=count, draws=draws))


def hinted_row(scene: Scene, view: GobblestonesView, tiles: Mapping[int, int]) -> str:
    """Return the row that tiles make by their spaces, with what the turn scores by it, and the sign of its ring."""
    offered, field, places = rows_offered(view), field_of(view.layout), tuple(sorted(tiles))
    rings = zip(offered.signs, offered.ringed, strict=True)
    return scene.say(
        "gobblestones-hint-row",
        sign=next((sign for sign, row in rings if row.places == places), "none"),
        bluff="no" if all(field.fits[colour] >> space & 1 for space, colour in tiles.items()) else "yes",
        spaces=" ".join(space_names(places)),
        points=view.laid_points + sum(field.value[space] for space in places),
    )
