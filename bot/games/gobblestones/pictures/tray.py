"""The tray below the field of Gobblestones: a player's own tiles, and a row that waits to be judged."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.gobblestones.pictures import layout
from bot.games.gobblestones.pictures.contents import is_play_judged, list_challenged_tiles
from bot.games.gobblestones.pictures.tiles import (
    SIGN_NAMES,
    SeenTile,
    render_claim_sprite,
    render_rack_sprite,
    render_stone_sprite,
)
from bot.games.gobblestones.pictures.verdict import render_tray_background_sprite
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering
from bot.pictures.painting.sprites import (
    Drawing,
    Label,
    Point,
    Size,
    Sprite,
    build_paint,
    compose_sprite,
    list_drawing_tones,
    render_icon_sprite,
    render_rounded_plate_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, BROWN, CAVE, CREAM, GOLD, INK, SLATE, VIOLET, YELLOW, mix_colours
from bot.pictures.shared.players import render_badge_sprite
from bot.pictures.shared.portraits import find_portrait
from bot.pictures.shared.scenery import GOLD_LIGHT, draw_glow_rings_svg
from games.gobblestones import GobblestonesView

RACK_COLOUR, RACK_GROOVE = "#6b4729", "#45301a"
"""The wood of a rack, and the groove in it."""
CARVED_COLOUR = "#78583a"
"""Signs carved into that groove."""
CLAIM_GROUND, CLAIM_GROOVE = "#2b2338", "#1f1926"
"""The ground of a tray while a row is judged, and the groove in it."""
CLAIM_LIGHT = CLAIM_GROUND, CLAIM_GROUND, VIOLET[0], mix_colours(SLATE.deep, SLATE.base), SLATE.base
"""The light on that tray where nothing but the row lies on it."""
RACK_LIGHT = YELLOW.dark, "#6e4a06", GOLD_LIGHT[2]
"""Light behind who looks over their rack."""
MAX_UNCOUNTED = 2
"""So many tiles that lie over one another have their number beside them."""
Room = tuple[int, int]
"""Left and right."""
Held = tuple[int, int, int]
"""A colour, how many tiles of it a rack has, and how many of these are seen."""


def draw_tray(canvas: Canvas, view: GobblestonesView, top: int, height: int) -> None:
    """Draw the row that is judged, if one is, and the viewer's own tiles; nothing is beside it if they have none.

    Beside such a row lies one tile of each colour with their number.
    """
    box, end = (top, height), layout.WIDTH - 3
    if is_play_judged(view):
        left = _draw_claim(canvas, view, box) + layout.TILE_GAP
        if any(view.rack or ()):
            canvas.paste(
                render_tray_board_sprite((end - left, height), CLAIM_GROUND, SLATE.base, CLAIM_GROOVE), (left, top)
            )
            _draw_rack(
                canvas,
                [(*colour_count, 1) for colour_count in _count_rack_by_colour(view)],
                (left + layout.TRAY_EDGE, end - layout.TRAY_EDGE),
                box,
            )
    elif view.rack is not None:
        canvas.paste(render_tray_board_sprite((end - 3, height), RACK_COLOUR, BROWN.base, RACK_GROOVE), (3, top))
        _draw_own_tiles(canvas, view, (3 + layout.TRAY_EDGE, end - layout.TRAY_EDGE), box)


def _draw_own_tiles(canvas: Canvas, view: GobblestonesView, room: Room, box: tuple[int, int]) -> None:
    """Draw the viewer and their tiles, and what a turn is worth that has begun; where nothing lies signs are carved.

    The tiles are in the middle, once a turn has begun at the left.
    """
    (left, right), (top, height), begun = room, box, bool(view.laid)
    middle, side = top + height // 2 - 2, height - layout.TILE_EDGE
    if view.seat is not None:
        canvas.paste(render_badge_sprite(view.seat, side, RACK_GROOVE), (left, middle - side // 2))
        left += side + layout.COLOUR_GAP
    if begun:
        right = _draw_points(canvas, f"+{view.laid_points}", right, box) - layout.COLOUR_GAP
    first, last = _draw_rack(canvas, _count_full_rack_by_colour(view), (left, right), box, begun=begun)
    for free in ((left, first), (last, right)):
        _carve_signs(canvas, free, middle)


def _count_rack_by_colour(view: GobblestonesView) -> list[tuple[int, int]]:
    """Return the colours on the viewer's rack with their numbers."""
    return [(colour, count) for colour, count in enumerate(view.rack or ()) if count]


def _count_full_rack_by_colour(view: GobblestonesView) -> list[Held]:
    return [(colour, count, count) for colour, count in _count_rack_by_colour(view)]


def draw_hand(view: GobblestonesView) -> Canvas:
    """Return only the viewer's own tiles, large, on a rack that they hold from behind and look over."""
    canvas, middle = Canvas((layout.WIDTH, layout.HAND_HEIGHT), CAVE), layout.WIDTH // 2
    canvas.paste(_render_rack_light_sprite(), (0, 0))
    head = (middle - layout.HAND_HEAD // 2, 0)
    if view.seat is not None and find_portrait(view.seat):
        canvas.paste(render_badge_sprite(view.seat, layout.HAND_HEAD, RACK_LIGHT[-1], bare=True), head)
    else:
        canvas.paste(render_icon_sprite("parlour/goblin", layout.HAND_HEAD, RACK_LIGHT[-1]), head)
    box = layout.HAND_TOP, layout.HAND_HEIGHT - layout.HAND_TOP
    canvas.paste(
        render_tray_board_sprite((layout.WIDTH - 6, box[1]), RACK_COLOUR, BROWN.base, RACK_GROOVE), (3, box[0])
    )
    for x in (middle - layout.FINGERS_LEFT, middle + layout.FINGERS_LEFT):
        fingers = Drawing("gobblestones/fingers-over", (0, 0, layout.FINGERS[0]), height=layout.FINGERS[1])
        sprite = compose_sprite(
            layout.FINGERS, (fingers,), RACK_COLOUR, (RACK_COLOUR, *list_drawing_tones(fingers.name))
        )
        canvas.paste(sprite, (x - layout.FINGERS[0] // 2, box[0] + layout.FINGERS_OVER - layout.FINGERS[1]))
    room, low = (
        (layout.TRAY_EDGE, layout.WIDTH - layout.TRAY_EDGE),
        (box[0] + layout.HAND_TILES_TOP, box[1] - layout.HAND_TILES_TOP),
    )
    _draw_rack(canvas, _count_full_rack_by_colour(view), room, low)
    return canvas


@sprite_cache(1)
def _render_rack_light_sprite() -> Sprite:
    """Return the light behind who holds a rack."""
    width, middle = layout.WIDTH, (layout.WIDTH // 2, layout.HAND_TOP)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{layout.HAND_TOP + 20}">'
        f'<rect width="{width}" height="{layout.HAND_TOP + 20}" fill="{CAVE}"/>'
        + draw_glow_rings_svg(middle, ((1200, 900), (330, 260)), RACK_LIGHT, rays=22)
        + "</svg>"
    )
    return render_svg_sprite(svg, CAVE, RACK_LIGHT)


@sprite_cache(16)
def render_tray_board_sprite(size: Size, fill: str, edge: str, well: str | None = None) -> Sprite:
    """Return the board on which tiles lie, its edge in the light, maybe with a groove in it."""
    width, height = size
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{CAVE}"/>'
        f'<rect width="{width}" height="{height - 1}" rx="12" fill="{BLACK}"/>'
        f'<rect width="{width}" height="{height - 5}" rx="12" fill="{edge}"/>'
        f'<rect x="3" y="4" width="{width - 6}" height="{height - 12}" rx="9" fill="{fill}"/>'
        f'<rect x="8" y="{height * 0.2}" width="{width - 16}" height="{height * 0.52}" rx="8"'
        f' fill="{well or fill}"/></svg>',
        CAVE,
        (CAVE, BLACK, edge, fill, well or fill),
    )


def _draw_rack(
    canvas: Canvas, rack_counts: Sequence[Held], room: Room, box: tuple[int, int], *, begun: bool = False
) -> Room:
    """Draw the tiles of a rack, those of one colour side by side, or over one another if the room is too small.

    They lie in the middle, at the left if a turn has `begun`; return where they begin and end.
    """
    (left, right), (top, height) = room, box
    middle, counts = top + height // 2 - 2, [seen for _, _, seen in rack_counts]
    tile = choose_tile_size(counts, right - left, height - layout.TILE_EDGE)
    step = compute_tile_step(counts, right - left, tile)
    width = sum(tile + (count - 1) * step + layout.COLOUR_GAP for count in counts) - layout.COLOUR_GAP
    first = x = left if begun else left + (right - left - width) // 2
    for colour, count, seen in rack_counts:
        for index in range(seen):
            canvas.paste(render_rack_sprite(colour, tile, RACK_GROOVE), (x + index * step, middle - tile // 2))
        end = x + (seen - 1) * step + tile
        if count >= (layout.MIN_COUNTED_TILES if step > tile and seen == count else MAX_UNCOUNTED):
            canvas.paste_centred(_render_count_sprite(count), (end - 9, middle + tile // 2 - 12))
        x = end + layout.COLOUR_GAP
    return first, first + width


def _carve_signs(canvas: Canvas, free: Room, middle: int) -> None:
    """Carve signs into the wood where nothing lies."""
    count = (free[1] - free[0] - layout.CARVED_SIGN // 2) // layout.CARVED_APART
    start = (free[0] + free[1] - (count - 1) * layout.CARVED_APART) // 2
    for index in range(count):
        canvas.paste_centred(
            _render_carving_sprite(index % len(SIGN_NAMES)), (start + index * layout.CARVED_APART, middle)
        )


@sprite_cache(8)
def _render_carving_sprite(colour: int) -> Sprite:
    """Return a sign as it is carved into the groove of a rack."""
    cut = Drawing(
        f"gobblestones/sign-{SIGN_NAMES[colour]}",
        (0, 0, layout.CARVED_SIGN),
        build_paint(sign=CARVED_COLOUR, detail=RACK_GROOVE, line=RACK_GROOVE),
    )
    return compose_sprite((layout.CARVED_SIGN, layout.CARVED_SIGN), (cut,), RACK_GROOVE, (RACK_GROOVE, CARVED_COLOUR))


def choose_tile_size(counts: Sequence[int], room: int, max_side: int) -> int:
    """Return how large tiles are, so that they lie side by side in a room, or over one another; never small."""
    free = room - layout.COLOUR_GAP * (len(counts) - 1)
    largest = min(max_side, free // max(1, sum(counts)) - layout.TILE_GAP)
    if largest < layout.TILE_SIDES[-1]:
        largest = min(max_side, (free - layout.MIN_TILE_STEP * (sum(counts) - len(counts))) // max(1, len(counts)))
    return next((side for side in layout.TILE_SIDES if side <= largest), layout.TILE_SIDES[-1])


def compute_tile_step(counts: Sequence[int], room: int, tile: int) -> int:
    """Return how far it is from one tile to the next of its colour, so that all of them fit into a room."""
    more = sum(counts) - len(counts)
    left = room - len(counts) * tile - (len(counts) - 1) * layout.COLOUR_GAP
    return min(tile + layout.TILE_GAP, max(layout.MIN_TILE_STEP, left // more)) if more else tile


@sprite_cache(32)
def _render_count_sprite(count: int) -> Sprite:
    """Return how many tiles of a colour there are."""
    middle = layout.COUNT_PLATE / 2
    layers = (
        Drawing("gobblestones/count", (0, 0, layout.COUNT_PLATE), build_paint(rim=BLACK, face=SLATE.base), crisp=True),
        Label(str(count), (middle, middle), FontFace(Font.ROUND, layout.COUNT_SIZE - 4 * (count > 9)), CREAM),
    )
    return compose_sprite((layout.COUNT_PLATE, layout.COUNT_PLATE), layers, BLACK)


def _draw_points(canvas: Canvas, label: str, right: int, box: tuple[int, int], face: str = GOLD) -> int:
    """Draw the points of a turn on a plate that ends at a place; return where it begins."""
    (top, height), left = box, right - layout.POINTS_WIDTH
    size, middle = (layout.POINTS_WIDTH, min(66, height - layout.TILE_EDGE - 4)), top + height // 2 - 2
    canvas.paste(
        render_rounded_plate_sprite(size, layout.PLATE_RADIUS, face, BLACK, RACK_GROOVE), (left, middle - size[1] // 2)
    )
    text = Lettering(label, FontFace(Font.ROUND, layout.POINTS_SIZE))
    canvas.write_centred(text, (left + layout.POINTS_WIDTH // 2, middle), INK, face)
    return left


def _draw_claim(canvas: Canvas, view: GobblestonesView, box: tuple[int, int]) -> int:
    """Draw the tiles of the row that is judged, beside who laid it, with what it would score; return where it ends."""
    (top, height), row = box, sorted(list_challenged_tiles(view).items())
    rack_size = sum(view.rack or ())
    max_width = (
        round(layout.WIDTH * layout.CLAIMED_PARTS[rack_size <= layout.MAX_FEW_HELD]) if rack_size else layout.WIDTH
    )
    whole = height - layout.CLAIM_EDGE
    lies, apart = sum(is_visible_lie(stone) for _, stone in row), whole + layout.POINTS_WIDTH + 4 * layout.TRAY_EDGE
    tile = layout.compute_judged_tile_side(whole, max_width - apart, len(row), lies)
    lying = layout.measure_row_width_with_claims(tile, len(row), lies)
    needed = apart + lying
    width, middle = needed if rack_size else layout.WIDTH - 6, top + height // 2 - 2
    size = width, height
    canvas.paste(
        render_tray_board_sprite(size, CLAIM_GROUND, GOLD)
        if rack_size
        else render_tray_background_sprite(size, CLAIM_LIGHT, GOLD),
        (3, top),
    )
    x = 3 + (width - needed) // 2 + layout.TRAY_EDGE
    if view.last:
        canvas.paste(render_badge_sprite(view.last.seat, whole, CLAIM_GROUND), (x, middle - whole // 2))
    x += whole + layout.TRAY_EDGE
    bed = lying + layout.TILE_GAP, min(tile + 2 * layout.TILE_GAP, height - layout.CLAIM_EDGE + 4)
    canvas.paste(
        render_rounded_plate_sprite(bed, layout.PLATE_RADIUS, BLACK, BLACK, CLAIM_GROUND),
        (x - layout.TILE_GAP, middle - bed[1] // 2),
    )
    for _, stone in row:
        x = _draw_claimed_tile(canvas, stone, tile, (x, middle - tile // 2)) + layout.TILE_GAP
    label = f"+{view.last.points if view.last else 0}?"
    _draw_points(canvas, label, x + layout.TRAY_EDGE + layout.POINTS_WIDTH, box, YELLOW.soft)
    return 3 + width


def _draw_claimed_tile(canvas: Canvas, stone: SeenTile, tile: int, point: Point) -> int:
    """Draw a tile of the row that is judged; return where it ends. One's own lie has what it claims at its left."""
    x, y = point
    if not is_visible_lie(stone) or not stone.space:
        canvas.paste(render_stone_sprite(stone, tile), point)
        return x + tile
    (claim, worth), said = stone.space, layout.compute_own_claim_side(tile)
    beside = said - layout.CLAIM_OVER
    canvas.paste(render_stone_sprite(replace(stone, space=(stone.colour, worth)), tile), (x + beside, y))
    canvas.paste(render_claim_sprite(claim, worth, said, BLACK), point)
    return x + beside + tile


def is_visible_lie(stone: SeenTile) -> bool:
    """Tell whether a tile is seen to be of another colour than the space that it claims to match."""
    return bool(stone.space and stone.space[0] is not None and stone.colour not in (None, stone.space[0]))
