"""The table of Goblin Teeth as a picture: the stage with the Pot, then what lies before each player."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.goblin_teeth.pictures import layout
from bot.games.goblin_teeth.pictures.contents import list_common_offerings
from bot.games.goblin_teeth.pictures.ending import draw_ending
from bot.games.goblin_teeth.pictures.opponent_plates import PlateRow, arrange_player_mats, draw_player_mats
from bot.games.goblin_teeth.pictures.own_plate import draw_own_plate, measure_own_plate
from bot.games.goblin_teeth.pictures.plate_colours import TABLE_COLOUR
from bot.games.goblin_teeth.pictures.pot import draw_pot, measure_stage_height
from bot.games.goblin_teeth.pictures.progress import (
    draw_common_offerings,
    draw_common_offerings_cell,
    measure_frame_height,
)
from bot.games.goblin_teeth.pictures.scene import draw_scene_backdrop, list_seats_lacking_one
from bot.pictures.painting.canvas import Canvas
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView

PLATE_EXTRA_GAP = 4
"""Between plates, besides their shadows."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """How tall the parts of a table are, from the top: the stage, the own plate or what all need, rows of others."""

    own: int | None
    stage: int
    first: int
    rows: Sequence[PlateRow]

    @property
    def height(self) -> int:
        """The height of the picture."""
        parts = (self.stage, self.first, *(row.height for row in self.rows))
        return sum(part + PLATE_EXTRA_GAP for part in parts if part)


def build_table_layout(view: GoblinTeethView) -> TableLayout:
    """Return what stands where: at the end there is no need to say what all need."""
    own = view.seat if view.hand is not None else None
    others = [seat for seat in range(view.seats) if seat != own]
    rows = arrange_player_mats(view, others)
    first = (
        measure_own_plate(view, own)
        if own is not None
        else 0
        if view.outcome or rows[-1].grid
        else measure_frame_height(len(list_common_offerings(view)))
    )
    return TableLayout(own, layout.END_HEIGHT if view.outcome else measure_stage_height(view), first, rows)


def draw_table(view: GoblinTeethView, names: Sequence[str], words: Words) -> Canvas:
    """Draw the table (board) as this view has it: its reader's own plate is large, the others lie below it."""
    plan = build_table_layout(view)
    canvas, top = Canvas((layout.WIDTH, plan.height), TABLE_COLOUR), plan.stage + PLATE_EXTRA_GAP
    _draw_stage(canvas, view, names, plan.stage, words)
    if plan.own is not None:
        draw_own_plate(canvas, view, plan.own, names[plan.own], top, words)
    elif plan.first:
        draw_common_offerings(canvas, view, top)
    top += plan.first + PLATE_EXTRA_GAP * bool(plan.first)
    for row in plan.rows:
        draw_player_mats(canvas, view, row, names, top, words)
        if row.grid and len(row.seats) < row.columns:
            left = layout.EDGE_GAP + len(row.seats) * (row.width + layout.GAP)
            draw_common_offerings_cell(canvas, view, (left, top, layout.WIDTH - layout.EDGE_GAP - left, row.height))
        top += row.height + PLATE_EXTRA_GAP
    return canvas


def _draw_stage(canvas: Canvas, view: GoblinTeethView, names: Sequence[str], height: int, words: Words) -> None:
    if view.outcome:
        draw_ending(canvas, view, names, words)
        return
    draw_scene_backdrop(canvas, view, height, words)
    draw_pot(canvas, view, words, grim=bool(list_seats_lacking_one(view)))
