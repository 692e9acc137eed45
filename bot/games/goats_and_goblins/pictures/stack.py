"""The stack: what was played, on a shelf below the cave. The newest takes effect first: it lies in the light."""

from collections.abc import Sequence

from bot.games.goats_and_goblins.pictures import layout
from bot.games.goats_and_goblins.pictures.pieces import render_tile_sprite
from bot.games.goats_and_goblins.pictures.seat_heads import draw_head_badge
from bot.games.goats_and_goblins.pictures.tunnel import GRAIN, render_dim_wall_sprite
from bot.pictures.painting.canvas import Canvas, fit_uncut_name
from bot.pictures.painting.lettering import Font, FontFace, Lettering
from bot.pictures.painting.slabs import SlabLook, render_slab_sprite
from bot.pictures.painting.sprites import Point, Size
from bot.pictures.painting.theme import BROWN, CREAM, GOLD, INK
from bot.pictures.shared.players import GAP, PLATE_RADIUS, render_badge_sprite
from bot.pictures.shared.scenery import OUTLINE
from games.engine.words import Words
from games.goats_and_goblins import StackedAction
from games.goats_and_goblins.cave import build_action_key

SHELF_COLOUR = "#573719"
"""The board on which the stack lies."""
SHELF_LOOK = SlabLook(SHELF_COLOUR, SHELF_COLOUR, BROWN.soft, BROWN.base, CREAM, SHELF_COLOUR)
NEWEST_LOOK = SlabLook(CREAM, CREAM, "#ffffff", GOLD, INK, CREAM, rim=5)
OLDER_LOOK = SlabLook(BROWN.dark, BROWN.dark, BROWN.base, OUTLINE, CREAM, BROWN.dark)
"""What was played: the newest alone is in the light, before those that are older."""
CAPTION_INK = "#564a3a"
"""The caption of the newest: its name is read first."""
CARD_PADDING, SHELF_PADDING = 10, 12
"""How far what is on a card is from its edge, and cards from that of the shelf."""


def draw_stack_shelf(canvas: Canvas, stack: Sequence[StackedAction], words: Words, top: int) -> None:
    """Draw the played cards on a shelf, the newest first, largest and in gold; they fill it."""
    for down in range(0, layout.STACK_HEIGHT, render_dim_wall_sprite().height):
        canvas.paste(render_dim_wall_sprite(), (0, top + down))
    top += GAP // 2
    size = layout.WIDTH - 2 * GAP, layout.STACK_HEIGHT - 4
    canvas.paste(render_slab_sprite(size, PLATE_RADIUS, SHELF_LOOK, GRAIN, shadow=4), (GAP, top))
    older = stack[1 : layout.MAX_STACK_SHOWN]
    width, large, small = next(sizes for max_older, sizes in layout.STACKED_SIZES.items() if len(older) <= max_older)
    first = min(layout.MAX_STACK_WIDTH, size[0] - 2 * SHELF_PADDING - width * len(older))
    x, middle = GAP + SHELF_PADDING, top + size[1] // 2 - 2
    for place in reversed(range(len(older))):
        _draw_covered_card(canvas, older[place], (x + first + place * width - layout.STACK_STEP, middle), width, small)
    _draw_newest_card(canvas, stack, (x, middle), (first, large), words)


def _draw_newest_card(
    canvas: Canvas, stack: Sequence[StackedAction], start: Point, size: tuple[int, Size], words: Words
) -> None:
    """Draw what takes effect first, with its name: the middle of its left end."""
    (x, middle), (width, sides), height, played = start, size, layout.STACKED_HEIGHTS[0], stack[0]
    canvas.paste(
        render_slab_sprite((width + 4, height + 4), PLATE_RADIUS, NEWEST_LOOK, SHELF_COLOUR, shadow=4),
        (x, middle - height // 2),
    )
    left = _draw_player_and_card(canvas, played, (x + CARD_PADDING, middle), sides, CREAM)
    end = x + width - CARD_PADDING
    if played.target is not None:
        side = layout.STACK_TARGET_SIZES[0]
        canvas.paste_centred(render_badge_sprite(played.target, side, CREAM), (end - side // 2, middle))
        end -= side + 4
    above, below = (middle - height // 2 + down for down in layout.STACK_CAPTION)
    caption = words("picture-goats-and-goblins-stack-caption", count=len(stack))
    canvas.draw_text(
        Lettering(caption, FontFace(Font.ROUND, layout.STACK_SIZE)),
        (left, above),
        CAPTION_INK,
        CREAM,
        within=end - left,
    )
    name = words("goats-and-goblins-card", card=build_action_key(played.kind))
    canvas.draw_text(fit_uncut_name(name, layout.STACK_NAMES, end - left), (left, below), INK, CREAM, within=end - left)


def _draw_covered_card(canvas: Canvas, played: StackedAction, start: Point, width: int, sides: Size) -> None:
    """Draw what was played before that: the middle of its left end, which lies under the next."""
    (x, middle), height, width = start, layout.STACKED_HEIGHTS[1], width + layout.STACK_STEP
    canvas.paste(
        render_slab_sprite((width + 4, height + 4), PLATE_RADIUS, OLDER_LOOK, SHELF_COLOUR, shadow=4),
        (x, middle - height // 2),
    )
    _draw_player_and_card(canvas, played, (x + layout.STACK_STEP + 4, middle), sides, OLDER_LOOK.ground)
    if played.target is not None:
        corner = (
            x + width - layout.STACK_TARGET_SIZES[1] // 2 - 4,
            middle + height // 2 - layout.STACK_TARGET_SIZES[1] // 2 - 4,
        )
        canvas.paste_centred(
            render_badge_sprite(played.target, layout.STACK_TARGET_SIZES[1], OLDER_LOOK.ground), corner
        )


def _draw_player_and_card(canvas: Canvas, played: StackedAction, start: Point, sides: Size, ground: str) -> int:
    """Draw who played what, from a left end: a head on their colour, and the card; return where it ends."""
    (x, middle), (tile, face) = start, sides
    draw_head_badge(canvas, played.seat, (face, tile), (x + (face + layout.CREST) // 2, middle), ground)
    x += face + layout.CREST + layout.TILE_GAP
    canvas.paste_centred(render_tile_sprite(played.kind, tile, ground), (x + tile // 2, middle))
    return x + tile + layout.TILE_GAP
