"""The forms (modals) of Gobblestones: where a row starts, which way it goes, and its tiles."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from bot.games.gobblestones.rows import WholeRow, find_best_offered_rows
from bot.games.gobblestones.signs import EMOJI_BY_COLOUR
from bot.screens.controls.form import FormChoice, MoveForm
from bot.screens.controls.move_controls import MoveControls
from bot.screens.controls.paths import Path
from bot.screens.layout import MAX_OPTIONS, Option
from bot.screens.scene import Scene
from games.engine.words import join_counted_keys
from games.gobblestones import TILE_COLOURS, GobblestonesView
from games.gobblestones.boards import build_colour_key
from games.gobblestones.field import STEP_DOWN
from games.gobblestones.typed import STEP_BY_DIRECTION

ROW_FORM = "row"
TILE_FIELDS = ("tile1", "tile2", "tile3")
NO_TILE = "none"


def build_row_forms(
    scene: Scene, view: GobblestonesView, controls: MoveControls, paths: Sequence[Path]
) -> list[MoveForm]:
    """Build the form (modal) for laying a row of up to three tiles, filled in with the best."""
    rack = [(colour, count) for colour, count in zip(TILE_COLOURS, view.rack or (), strict=False) if count]
    lays = [path for path in paths if path[0] == "lay"]
    lays = sorted(lays, key=controls.rank) if controls.rank else lays
    if not lays or sum(count for _, count in rack) < 2:
        return []
    rows = [row for row in find_best_offered_rows(view).honest_rows if len(row.tiles) <= len(TILE_FIELDS)]
    best = _prefill_row(rows[0]) if rows else {"start": lays[0][1].lower(), TILE_FIELDS[0]: lays[0][2]}
    fields = (
        _build_start_field(
            scene, controls, [*(row.space_labels[0] for row in rows), *(path[1] for path in lays)], best
        ),
        _build_direction_field(scene, best),
        *(_build_tile_field(scene, name, rack, best) for name in TILE_FIELDS[: sum(count for _, count in rack)]),
    )
    # Once tiles lie there, the button that stands out is the one that ends the turn.
    return [
        MoveForm(
            ROW_FORM, scene.say("gobblestones-sheet-row"), fields, _write_row_move, "plain" if view.laid else "main"
        )
    ]


def _prefill_row(row: WholeRow) -> dict[str, str]:
    """Return a row as the sheet shows it when filled in."""
    tiles = sorted(row.tiles)
    down = tiles[-1][0] - tiles[0][0] >= STEP_DOWN
    colours = zip(TILE_FIELDS, (TILE_COLOURS[colour] for _, colour in tiles), strict=False)
    return {"start": row.space_labels[0].lower(), "way": "down" if down else "right", **dict(colours)}


def _build_start_field(
    scene: Scene, controls: MoveControls, spaces: Iterable[str], best: Mapping[str, str]
) -> FormChoice:
    """Offer the first spaces of good rows, and all spaces where a tile may be laid now."""
    options = tuple(
        Option(reading.label, space.lower(), chosen=space.lower() == best.get("start"), emoji=reading.emoji)
        for space in islice(dict.fromkeys(spaces), MAX_OPTIONS)
        for reading in [controls.describe(("lay", space))]
    )
    return FormChoice(
        "start", scene.say("gobblestones-sheet-start"), scene.say("gobblestones-sheet-start-help"), options
    )


def _build_direction_field(scene: Scene, best: Mapping[str, str]) -> FormChoice:
    options = (
        Option(scene.say(f"gobblestones-sheet-{way}"), way, chosen=way == best.get("way", "right"))
        for way in STEP_BY_DIRECTION
    )
    return FormChoice("way", scene.say("gobblestones-sheet-way"), scene.say("gobblestones-sheet-way-help"), (*options,))


def _build_tile_field(scene: Scene, name: str, rack: Sequence[tuple[str, int]], best: Mapping[str, str]) -> FormChoice:
    first = name == TILE_FIELDS[0]
    usual = best.get(name, NO_TILE)
    none = [] if first else [Option(scene.say("gobblestones-sheet-none"), NO_TILE, chosen=usual == NO_TILE)]
    number = TILE_FIELDS.index(name) + 1
    return FormChoice(
        name,
        scene.say("gobblestones-sheet-tile", number=number),
        scene.say("gobblestones-sheet-tile-help", number=number),
        (*none, *_iter_colour_options(scene, rack, usual)),
    )


def _iter_colour_options(scene: Scene, rack: Sequence[tuple[str, int]], usual: str) -> Iterator[Option]:
    for colour, count in rack:
        label = scene.say("gobblestones-tiles", tiles=join_counted_keys({build_colour_key(colour): count}))
        yield Option(label, colour, chosen=colour == usual, emoji=EMOJI_BY_COLOUR[colour])


def _write_row_move(filled: Mapping[str, str]) -> str:
    tiles = [colour for name in TILE_FIELDS if (colour := filled.get(name, NO_TILE)) != NO_TILE]
    return f"{filled.get('start', '')} {filled.get('way', '')}: {' '.join(tiles)}"
