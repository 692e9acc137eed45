"""What a player may choose at once: the best rows by their signs, others in the menu."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.games.gobblestones.rows import OfferedRows, WholeRow, find_best_offered_rows, format_take_back, is_row_honest
from bot.screens.controls.move_controls import WholeMoveChoice
from bot.screens.controls.paths import Path
from bot.screens.layout import Style
from bot.screens.scene import Scene
from games.gobblestones import GobblestonesView, build_field
from games.gobblestones.field import list_space_names
from games.gobblestones.row import MAX_ROW_TILES

SHORT_COLOUR = 2
"""So many letters of a colour are enough to type it."""


def list_row_choices(scene: Scene, view: GobblestonesView) -> list[WholeMoveChoice]:
    """Return the rows that the viewer may lay at once: "① 21" on buttons, and "N8 N9 N10 for 14" in the menu."""
    if not scene.is_asked:
        return []
    offered = find_best_offered_rows(view)
    rows = [*_iter_row_buttons(view, offered), *(_build_row_menu_line(scene, view, row) for row in offered.others)]
    return [*rows, *_iter_take_back_choices(scene, view)]


def _iter_take_back_choices(scene: Scene, view: GobblestonesView) -> Iterator[WholeMoveChoice]:
    """Yield how several tiles of the turn are taken back at once."""
    if len(view.laid) > 1 and view.ending is not None:
        yield WholeMoveChoice(scene.say("gobblestones-all-back", count=len(view.laid)), format_take_back(view))


def _iter_row_buttons(view: GobblestonesView, offered: OfferedRows) -> Iterator[WholeMoveChoice]:
    """Yield the buttons of the rows that are ringed, each with what the turn scores by it; bluffs have another look."""
    for sign, row in zip(offered.ring_labels, offered.rows_with_rings, strict=True):
        press = f"{sign} {view.laid_points + row.points}"
        style: Style = "danger" if not row.honest else "plain" if view.laid else "main"
        yield WholeMoveChoice(press, row.move_text, press=press, style=style)


def _build_row_menu_line(scene: Scene, view: GobblestonesView, row: WholeRow) -> WholeMoveChoice:
    """Return a row with what the turn scores by it, and below it what it costs: tiles, and those not drawn for them."""
    count = len(row.tiles)
    draws = min(MAX_ROW_TILES - len(view.laid) - count, view.bag)
    points = view.laid_points + row.points
    bluff = "no" if row.honest else "yes"
    label = scene.say("gobblestones-row-whole", spaces=" ".join(row.space_labels), points=points, bluff=bluff)
    return WholeMoveChoice(label, row.move_text, scene.say("gobblestones-row-help", count=count, draws=draws))


def describe_hint_row(scene: Scene, view: GobblestonesView, tiles: Mapping[int, int]) -> str:
    """Return the row that tiles make, and the sign of its ring if it has one."""
    return describe_row(scene, view, tiles, find_ring_label(view, tiles))


def find_ring_label(view: GobblestonesView, tiles: Iterable[int]) -> str:
    """Return the sign of the ring around these spaces; "" where they have none."""
    offered, places = find_best_offered_rows(view), tuple(sorted(tiles))
    rings = zip(offered.ring_labels, offered.rows_with_rings, strict=True)
    return next((sign for sign, row in rings if row.space_indices == places), "")


def describe_row(scene: Scene, view: GobblestonesView, tiles: Mapping[int, int], sign: str = "") -> str:
    """Return the row that tiles make by their spaces, with what the turn scores by it, and the `sign` of its ring."""
    field, places = build_field(view.layout), tuple(sorted(tiles))
    return scene.say(
        "gobblestones-hint-row",
        sign=sign or "none",
        bluff="no" if is_row_honest(view.layout, tiles.items()) else "yes",
        spaces=" ".join(list_space_names(places)),
        points=view.laid_points + sum(field.value[space] for space in places),
    )


def write_row(view: GobblestonesView, paths: Sequence[Path]) -> str:
    """Return what one would type for tiles that are laid or taken back; as by a ring, a row face down ends the turn."""
    written = [
        f"{words[0]} {words[1][:SHORT_COLOUR]}" if verb == "lay" else f"{verb} {words[0]}" for verb, *words in paths
    ]
    return ", ".join([*written, *(["end"] if view.bluff else [])])
