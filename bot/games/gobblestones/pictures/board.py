"""The field of Gobblestones as a picture: for everyone, or with a player's own rack and half-laid turn."""

from collections.abc import Container, Mapping, Sequence
from functools import lru_cache, partial

from bot.games.gobblestones.pictures import layout
from bot.games.gobblestones.pictures.cell_rows import build_cell_row
from bot.games.gobblestones.pictures.contents import (
    build_player_plates,
    choose_space_lights,
    choose_visible_rows,
    find_space_shade,
    is_play_judged,
    list_compared_rows,
    list_recent_rows,
    list_seats_to_answer,
    list_visible_field_tiles,
    measure_challenge_tray_height,
)
from bot.games.gobblestones.pictures.ending import (
    RELIEF_SIDE,
    draw_called_off,
    draw_game_name_banner,
    draw_winners,
    draw_winners_background,
    render_carved_sign_sprite,
)
from bot.games.gobblestones.pictures.ring_geometry import RingGeometry
from bot.games.gobblestones.pictures.rings import (
    RowLabels,
    draw_caught_row_ring,
    draw_judged_row_ring,
    draw_recent_row_ring,
    draw_review_row_frames,
    draw_rings,
    draw_row_labels,
    draw_start_space_rings,
    place_row_labels,
)
from bot.games.gobblestones.pictures.strip import draw_rack_plates
from bot.games.gobblestones.pictures.tiles import (
    Light,
    Mark,
    SeenTile,
    render_empty_space_sprite,
    render_mark_sprite,
    render_stone_sprite,
)
from bot.games.gobblestones.pictures.tray import draw_hand, draw_tray
from bot.games.gobblestones.pictures.verdict import draw_challenge_verdict
from bot.games.gobblestones.rows import WholeRow, find_best_offered_rows
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering
from bot.pictures.painting.sprites import Sprite
from bot.pictures.painting.theme import BLACK, BROWN, CAVE, GOLD, YELLOW
from bot.pictures.shared.titles import is_called_off
from games.engine.words import Words
from games.gobblestones import GobblestonesView, build_field
from games.gobblestones.boards import BOARD_SIZE
from games.gobblestones.field import ALL_SPACES, COLUMN_LETTERS, FIELD_SIZE, ROW_STRIDE

__all__ = ["draw_hand", "draw_own_table", "draw_table"]

COORDINATE_INK = BROWN.pale
GROUND_COLOUR = "#1c1713"
WOOD_COLOURS = (BLACK, BROWN.base, "#6b4729")
"""The edge of the wood, its lip in the light, and its face."""
GILT_COLOURS = (BLACK, GOLD, YELLOW.dark)
"""The same when the match is over: in the light of the player who won."""
TILE_SHADOW = 5
"""So far a tile throws its shadow to the right and down when the match is over."""
RELIEF_INDENT = (layout.CELL - RELIEF_SIDE) // 2
"""So far the sign of a space that nothing covers is from its edge then."""
SHADOW_COLOUR = BLACK
"""The colour of that shadow."""
ROWS = [[space for space in ALL_SPACES if space // ROW_STRIDE == row] for row in range(FIELD_SIZE)]
"""The spaces of each row of the field."""


def draw_table(view: GobblestonesView, names: Sequence[str], words: Words, *, whole: bool = False) -> Canvas:
    """Draw the table (board) as everybody sees it; `whole`: with all of the field, whatever is in play."""
    return _compose_table(view, names, (), words, whole=whole)


def draw_own_table(view: GobblestonesView, names: Sequence[str], words: Words) -> Canvas:
    """Return the table as a player sees it: with their own tiles, and their best rows ringed while they are asked."""
    rows = list_compared_rows(view) if view.compared_moves else find_best_offered_rows(view).rows_with_rings
    return _compose_table(view, names, rows, words)


def draw_field(view: GobblestonesView, words: Words) -> Canvas:
    """Return the whole field below its title, whatever is in play: only what is there is lit, what came last most."""
    canvas = Canvas(layout.compute_picture_size(layout.WHOLE_FIELD, 0, layout.FAME_HEIGHT), CAVE)
    draw_game_name_banner(canvas, words)
    _draw_field(canvas, view, layout.WHOLE_FIELD, None, layout.FAME_HEIGHT)
    return canvas


def _compose_table(
    view: GobblestonesView, names: Sequence[str], rows: Sequence[WholeRow], words: Words, *, whole: bool = False
) -> Canvas:
    """Return players and field, with what lies on the tray below it, if anything does."""
    field_window, over = layout.WHOLE_FIELD if whole else choose_visible_rows(view, rows), view.outcome is not None
    below = not over and (view.rack is not None or is_play_judged(view))
    tray_height = 0 if whole else measure_challenge_tray_height(view)
    top, tray = (
        layout.FAME_HEIGHT if over else layout.STRIP_HEIGHT,
        tray_height or layout.measure_tray_height(field_window, judged=is_play_judged(view)) * below,
    )
    canvas = Canvas(layout.compute_picture_size(field_window, tray, top), CAVE)
    _draw_field(canvas, view, field_window, rows, top)
    if over:
        draw_head = draw_called_off if is_called_off(view) else draw_winners
        draw_head(canvas, build_player_plates(view, names), words, view.seat)
    else:
        draw_rack_plates(canvas, build_player_plates(view, names), view.bag, list_seats_to_answer(view))
    if tray_height:
        draw_challenge_verdict(canvas, view, names, (top + field_window.height - layout.TRAY_OVERLAP, tray))
    elif tray:
        draw_tray(canvas, view, top + field_window.height - layout.TRAY_OVERLAP, tray)
    return canvas


@lru_cache(maxsize=64)
def _draw_frame(field_window: layout.FieldWindow, wood: tuple[str, str, str]) -> Canvas:
    """Return the wood round rows of the field, with its coordinates.

    Do not paste onto it: it is shared.

    Light falls on its upper left edge; the edge round the spaces is in the shade, and open where the field goes on.
    """
    canvas = Canvas((layout.WIDTH, field_window.height), CAVE)
    left, top, right, bottom = (
        layout.MARGIN,
        layout.HEAD_HEIGHT,
        layout.WIDTH - layout.MARGIN,
        field_window.height - layout.FOOT_HEIGHT,
    )
    over, under = layout.RIM_WIDTH * (field_window.first == 0), layout.RIM_WIDTH * (field_window.last == FIELD_SIZE - 1)
    for inset, tone in enumerate(wood):
        near, far = layout.LIP_WIDTH * inset, layout.LIP_WIDTH * (inset + (inset == len(wood) - 1))
        canvas.paste(Canvas((layout.WIDTH - near - far, field_window.height - near - far), tone), (near, near))
    canvas.paste(
        Canvas((right - left + 2 * layout.RIM_WIDTH, bottom - top + over + under), BROWN.dark),
        (left - layout.RIM_WIDTH, top - over),
    )
    canvas.paste(Canvas((right - left, bottom - top), GROUND_COLOUR), (left, top))
    for joint in layout.JOINTS:
        canvas.paste(Canvas((layout.JOINT_WIDTH, bottom - top), layout.JOINT_COLOUR), (left + joint, top))
        y = top + joint - layout.compute_cell_start(field_window.first)
        if top < y < bottom:
            canvas.paste(Canvas((right - left, layout.JOINT_WIDTH), layout.JOINT_COLOUR), (left, y))
    for column in range(FIELD_SIZE):
        middle = layout.MARGIN + layout.compute_cell_start(column) + layout.CELL // 2
        _draw_coordinate(canvas, COLUMN_LETTERS[column], (middle, layout.LETTERS_MIDDLE), wood[-1])
    for row in range(field_window.first, field_window.last + 1):
        for edge in (layout.NUMBERS_MIDDLE, layout.WIDTH - layout.NUMBERS_MIDDLE):
            _draw_coordinate(
                canvas, str(row + 1), (edge, field_window.compute_row_top(row) + layout.CELL // 2), wood[-1]
            )
    for goes_on, (sign, size), y in (
        (field_window.first > 0, layout.MORE_ABOVE, layout.MORE_MIDDLE),
        (field_window.last < FIELD_SIZE - 1, layout.MORE_BELOW, field_window.height - layout.MORE_FOOT),
    ):
        for edge in (layout.NUMBERS_MIDDLE, layout.WIDTH - layout.NUMBERS_MIDDLE) * goes_on:
            canvas.write_centred(Lettering(sign, FontFace(Font.ROUND, size)), (edge, y), GOLD, wood[-1])
    return canvas


def _draw_coordinate(canvas: Canvas, text: str, middle: tuple[int, int], wood: str) -> None:
    canvas.write_centred(Lettering(text, FontFace(Font.ROUND, layout.COORDINATE_SIZE)), middle, COORDINATE_INK, wood)


def _draw_field(
    canvas: Canvas,
    view: GobblestonesView,
    field_window: layout.FieldWindow,
    offered: Sequence[WholeRow] | None,
    top: int,
) -> None:
    """Draw the wood, each space or what lies on it, and then the marks and rings.

    With `None` for the rows that are offered no space is lit.
    """
    rows, own = offered or (), view.ending is not None
    lying = list_visible_field_tiles(view, rows)
    light: Mapping[int, Light] = {} if offered is None else choose_space_lights(view, rows)
    ground = RingGeometry(field_window, top, frozenset(tile.space for tile in view.tiles))
    if view.outcome:
        canvas.paste(_draw_frame(field_window, GILT_COLOURS), (0, top))
        _draw_final_board_tiles(canvas, view, field_window, top)
        return
    canvas.paste(_draw_frame(field_window, WOOD_COLOURS), (0, top))
    look = partial(_render_sprite_on_space, view, lying, light)
    for row in range(field_window.first, field_window.last + 1):
        canvas.paste(
            build_cell_row(tuple(map(look, ROWS[row])), BLACK), (layout.MARGIN, top + field_window.compute_row_top(row))
        )
    # The rule on squares is shown where it matters: at the ends of a row that has begun.
    _draw_marks(canvas, "barred", view.forbidden_by_square if view.laid else (), lying, field_window)
    if not (lying or rows):
        draw_start_space_rings(canvas, list(light), ground)
    for seat, spaces in list_recent_rows(view):
        draw_recent_row_ring(canvas, seat, spaces, ground, dim=own)
    if view.last and is_play_judged(view):
        draw_judged_row_ring(canvas, view.last.spaces, ground)
    if view.last and view.last.settled == "caught":
        draw_caught_row_ring(canvas, view.last.spaces, ground, dim=own)
    signs = _place_labels_on_board(view, rows, ground)
    if view.compared_moves:
        draw_review_row_frames(canvas, rows, ground, signs.numbers, view.seat)
        return
    draw_rings(canvas, rows, ground, look)
    draw_row_labels(canvas, signs)


def _draw_final_board_tiles(canvas: Canvas, view: GobblestonesView, field_window: layout.FieldWindow, top: int) -> None:
    """Draw the tiles that lie when the match is over, each with its shadow, in the light of the player who won."""
    lying, field = list_visible_field_tiles(view), build_field(view.layout)
    canvas.paste(
        draw_winners_background(field_window, festive=not is_called_off(view)),
        (layout.MARGIN, top + layout.HEAD_HEIGHT),
    )
    every_other = (
        space
        for row in ROWS[field_window.first : field_window.last + 1]
        for space in row[row[0] // ROW_STRIDE % 2 :: 2]
    )
    for space in (space for space in every_other if space not in lying):
        x, y = field_window.compute_cell_corner(space)
        canvas.paste(render_carved_sign_sprite(field.colour[space]), (x + RELIEF_INDENT, top + y + RELIEF_INDENT))
    shadow = Canvas((layout.CELL - 6, layout.CELL - 6), SHADOW_COLOUR)
    for space in lying:
        x, y = field_window.compute_cell_corner(space)
        canvas.paste(shadow, (x + 6 + TILE_SHADOW - 2, top + y + 6 + TILE_SHADOW - 2))
    for space, stone in lying.items():
        x, y = field_window.compute_cell_corner(space)
        canvas.paste(render_stone_sprite(stone), (x, top + y))


def _place_labels_on_board(view: GobblestonesView, rows: Sequence[WholeRow], ground: RingGeometry) -> RowLabels:
    """Return where signs are; who caught a row stands at it only if nothing else tells it."""
    caught = view.last if view.last and view.last.settled == "caught" else None
    catcher = caught.challenger if caught and not rows and not measure_challenge_tray_height(view) else None
    begun = [space for space, _ in view.laid]
    return place_row_labels(rows, list_recent_rows(view), caught.spaces if caught else (), catcher, ground, begun)


def _render_sprite_on_space(
    view: GobblestonesView, lying: Mapping[int, SeenTile], light: Mapping[int, Light], space: int
) -> Sprite:
    """Return how a space looks, or the tile on it."""
    if space in lying:
        return render_stone_sprite(lying[space])
    how, field = light.get(space, "far"), build_field(view.layout)
    shaded = find_space_shade(space, lying) if how == "open" else (False, False)
    return render_empty_space_sprite(field.colour[space], field.value[space], how, shaded, odd=is_on_odd_board(space))


def is_on_odd_board(space: int) -> bool:
    """Tell whether a space is on one of the nine boards that have the lighter floor."""
    return bool((space // ROW_STRIDE // BOARD_SIZE + space % ROW_STRIDE // BOARD_SIZE) % 2)


def _draw_marks(
    canvas: Canvas, mark: Mark, spaces: Sequence[int], lying: Container[int], field_window: layout.FieldWindow
) -> None:
    for space in spaces:
        if space not in lying:
            x, y = field_window.compute_cell_corner(space)
            canvas.paste(render_mark_sprite(mark), (x, y + layout.STRIP_HEIGHT))
