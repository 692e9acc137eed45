"""Plates with a border and shadow, in the light of all pictures, which falls from the upper left.

Light says what matters, in three levels: `LIT_LOOK`, cream with a golden rim, is who must act now and what is open to
its reader; `PLAIN_LOOK` is what the action is about, `DIM_LOOK` everything else. A gradient runs along one ramp of the
palette, from row to row, which costs hardly any bytes.
"""

from dataclasses import dataclass, replace

from bot.pictures.painting.sprites import Size, Sprite, render_svg_sprite, sprite_cache, stretch_sprite
from bot.pictures.painting.theme import CAVE, CREAM, GOLD, INK, LEDGE, ROCK, SAND, mix_colours

SLAB_SHADOW = 6
"""A slab throws its shadow so far to the right and down: within its own size."""
HALF_STRETCH = 8
"""Half the width between the corners of a slab that is drawn out."""
SHADOW_INK = "#0d0b09"
"""The colour of a shadow."""


@dataclass(frozen=True, slots=True)
class SlabLook:
    """How a slab is lit: its colour above and below, the lip on which the light falls, its edge, and what is written.

    `ground` is the colour in its middle, into which what lies on it blends; the edge is `rim` pixels wide.
    """

    above: str
    below: str
    lip: str
    edge: str
    ink: str
    ground: str
    rim: int = 3


LIT_LOOK = SlabLook("#f1e8d4", "#e6d9bd", CREAM, GOLD, INK, "#ebe0c8", rim=5)
"""The one sign of who must act now, in every game."""
PLAIN_LOOK = SlabLook("#4a3f32", ROCK, "#7d6d55", LEDGE, CREAM, "#423a2f")
DIM_LOOK = SlabLook("#332d25", CAVE, LEDGE, "#1d1915", CREAM, "#2e2821")
OWN_LOOK = replace(PLAIN_LOOK, edge=SAND, rim=5)
"""The reader's own plate, beside that of the player who must act or won."""
CARD_LOOK = SlabLook(CREAM, SAND, "#ffffff", "#7d6d55", INK, "#f1e8d4")


@sprite_cache(128)
def render_slab_sprite(
    size: Size, radius: int, slab_look: SlabLook, ground: str, *, shadow: int = SLAB_SHADOW
) -> Sprite:
    """Return a rounded slab of this size with its shadow.

    A broad one is a narrow one drawn out: between its corners each column is like the next, and drawing takes as long
    as there are pixels.
    """
    width, height = size
    narrow = min(width, 2 * (radius + shadow + HALF_STRETCH))
    return stretch_sprite(draw_full_slab((narrow, height), radius, slab_look, ground, shadow), size)


@sprite_cache(128)
def draw_full_slab(size: Size, radius: int, slab_look: SlabLook, ground: str, shadow: int) -> Sprite:
    """Return a slab as it is drawn in its full size."""
    width, height = size
    wide, high, lip = width - shadow, height - shadow, slab_look.rim + 1.5
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"><defs>'
        f'<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{slab_look.above}"/>'
        f'<stop offset="1" stop-color="{slab_look.below}"/></linearGradient></defs>'
        f'<rect x="{shadow}" y="{shadow}" width="{wide}" height="{high}" rx="{radius}" fill="{SHADOW_INK}"/>'
        f'<rect x="{slab_look.rim / 2}" y="{slab_look.rim / 2}" width="{wide - slab_look.rim}"'
        f' height="{high - slab_look.rim}" rx="{radius}"'
        f' fill="url(#g)" stroke="{slab_look.edge}" stroke-width="{slab_look.rim}"/>'
        f'<path d="M{lip} {high - radius} V{radius + 3} Q{lip} {lip} {radius + 3} {lip} H{wide - radius}" fill="none"'
        f' stroke="{slab_look.lip}" stroke-width="2"/></svg>'
    )
    return render_svg_sprite(svg, ground, _list_slab_tones(slab_look, ground))


def _list_slab_tones(slab_look: SlabLook, ground: str) -> tuple[str, ...]:
    """Return the few colours of a slab: a gradient over the whole palette would run through other hues."""
    middle = mix_colours(slab_look.above, slab_look.below)
    steps = (
        slab_look.above,
        mix_colours(slab_look.above, middle),
        middle,
        mix_colours(middle, slab_look.below),
        slab_look.below,
    )
    return (
        *steps,
        slab_look.lip,
        slab_look.edge,
        SHADOW_INK,
        ground,
        mix_colours(slab_look.edge, ground),
        mix_colours(SHADOW_INK, ground),
    )
