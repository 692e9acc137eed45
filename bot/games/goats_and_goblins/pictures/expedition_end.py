"""What is seen of an expedition at its end: rocks and dust over the cart of a Leader who is buried, or rays of gold."""

from bot.games.goats_and_goblins.pictures import layout
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Point, Size, Sprite, render_svg_sprite, sprite_cache
from bot.pictures.painting.theme import CAVE, SEAT_LOOKS
from bot.pictures.shared.figures import render_head_sprite
from bot.pictures.shared.scenery import OUTLINE, draw_glow_rings_svg

ROCK, ROCK_LIGHT, ROCK_SHADE, FAR_ROCK = "#868a8f", "#b9bab8", "#565a60", "#6e7277"
HAZE, HAZE_LIGHT, HAZE_GLARE = "#564a3a", "#7d6d55", "#a57e5a"
"""The dust, where it is thickest, and where light falls on that."""
DUST_CLOUDS = ((60, 46), (128, 66), (206, 74), (276, 58), (306, 40))
"""The middle of each cloud of dust, and how high it is."""
HEAP_STONES = (
    (64, 64, 46), (316, 68, 48), (120, 76, 58), (262, 78, 60), (92, 48, 34), (188, 92, 50), (300, 50, 34),
    (150, 54, 32), (232, 56, 34),
)  # fmt: skip
"""The middle of each stone before the cart, its width and its height."""
FALLING_STONES = ((96, 54, 40, 38), (178, 22, 34, 30), (246, 62, 46, 42), (300, 24, 28, 26))
"""The middle of each stone that still falls, how far down it is, its width and its height."""
SCENE_SIZE = (380, 236)
RAY_COUNT, RAYS_HEIGHT, RAYS_MIDDLE, RAYS_REACH = 12, 200, 118, 116
"""How many rays there are; how high their light is, how far down its middle is, and how far up it reaches."""
SHINE = ("#8c5a0c", "#c38d17")
CORD_LENGTH, CORD_COLOUR = 11, "#d8c7a4"
"""How far a ribbon hangs below its card, and what it hangs on."""


def draw_rocks_over_cart(canvas: Canvas, foot: Point) -> None:
    """Draw rocks and dust over a cart: its middle, and the floor."""
    canvas.paste(_render_rock_heap_sprite(), (foot[0] - SCENE_SIZE[0] // 2, foot[1] - SCENE_SIZE[1] + 2))


def draw_dust(canvas: Canvas, foot: Point, *, lit: bool) -> None:
    """Draw the dust behind that cart, in the light or not."""
    dust = _render_dust_sprite((HAZE_LIGHT, HAZE_GLARE) if lit else (HAZE, HAZE_LIGHT))
    canvas.paste(dust, (foot[0] - SCENE_SIZE[0] // 2, foot[1] - SCENE_SIZE[1] - layout.RAILS // 2))


def draw_rays(canvas: Canvas, foot: Point, reach: int, tones: tuple[str, str] = SHINE) -> None:
    """Draw the shine of gold, or of a lantern, behind a cart: its middle, the floor, and how far it reaches."""
    canvas.paste(_render_rays_sprite(tones, reach), (foot[0] - reach, foot[1] - RAYS_HEIGHT - layout.RAILS + 8))


def draw_ribbon(canvas: Canvas, seat: int, top: Point) -> None:
    """Draw the player who got a card on a ribbon of their colour: the middle of its upper end."""
    (x, y), (width, _) = top, layout.RIBBON
    hue = SEAT_LOOKS[seat][0]
    canvas.paste(_render_ribbon_sprite(hue.deep, hue.base), (x - width // 2, y))
    canvas.paste_centred(render_head_sprite(seat, layout.OWNER, hue.deep), (x, y + CORD_LENGTH + layout.OWNER // 2))


@sprite_cache(8)
def _render_ribbon_sprite(fill: str, edge: str) -> Sprite:
    width, height = layout.RIBBON
    half = width // 2
    shape = f"M4 {CORD_LENGTH}H{width - 4}V{height - 5}l{4 - half}-12L4 {height - 5}z"
    cords = "".join(f"M{half + way * 8} 0L{half + way * (half - 14)} {CORD_LENGTH}" for way in (-1, 1))
    cloth = (
        f'<path fill="none" stroke="{OUTLINE}" stroke-width="9" d="{cords}"/>'
        f'<path fill="none" stroke="{CORD_COLOUR}" stroke-width="4" d="{cords}"/>'
        f'<path stroke="{OUTLINE}" stroke-width="8" d="{shape}"/>'
        f'<path fill="{fill}" stroke="{edge}" stroke-width="4" d="{shape}"/>'
    )
    return render_svg_sprite(_wrap_in_svg(layout.RIBBON, cloth), edge, (fill, edge, OUTLINE, CORD_COLOUR))


def _draw_stone_svg(middle: int, foot: int, size: Size, tone: str) -> str:
    """Return a stone: its body, where light falls on it, where it is in the shade."""
    width, height = size
    left, top = middle - width // 2, foot - height

    def at_part(x: float, y: float) -> str:
        return f"{left + width * x:.0f} {top + height * y:.0f}"

    def polygon_svg(fill: str, *corners: tuple[float, float]) -> str:
        return f'<path fill="{fill}" d="M{"L".join(at_part(x, y) for x, y in corners)}z"/>'

    body = ((0.02, 0.62), (0.2, 0.16), (0.52, 0), (0.86, 0.18), (1, 0.7), (0.84, 1), (0.14, 1))
    around = "L".join(at_part(x, y) for x, y in body)
    return (
        polygon_svg(tone, *body)
        + polygon_svg(ROCK_LIGHT, (0.2, 0.16), (0.52, 0), (0.6, 0.3), (0.3, 0.42))
        + polygon_svg(ROCK_SHADE, (0.86, 0.18), (1, 0.7), (0.84, 1), (0.66, 0.7))
        + f'<path fill="none" stroke="{OUTLINE}" stroke-width="4" stroke-linejoin="round" d="M{around}z"/>'
    )


@sprite_cache(1)
def _render_rock_heap_sprite() -> Sprite:
    heap = "".join(
        _draw_stone_svg(middle, SCENE_SIZE[1] - 6, (width, height), FAR_ROCK if index < 2 else ROCK)
        for index, (middle, width, height) in enumerate(HEAP_STONES)
    )
    falls = "".join(
        f'<path stroke="{HAZE_LIGHT}" stroke-width="4" d="M{x - 8} {y - height - 5}v-16M{x + 8} {y - height - 3}v-22"/>'
        + _draw_stone_svg(x, y, (width, height), ROCK)
        for x, y, width, height in ((x, y + 60, width, height) for x, y, width, height in FALLING_STONES)
    )
    return render_svg_sprite(
        _wrap_in_svg(SCENE_SIZE, heap + falls), OUTLINE, (ROCK, FAR_ROCK, ROCK_LIGHT, ROCK_SHADE, OUTLINE, HAZE_LIGHT)
    )


@sprite_cache(2)
def _render_dust_sprite(tones: tuple[str, str]) -> Sprite:
    clouds = "".join(
        draw_glow_rings_svg(
            (x, SCENE_SIZE[1]), ((round(height * 1.1) - less, round(height * 1.9) - 2 * less),), (tone,)
        )
        for less, tone in zip((0, 18), tones, strict=True)
        for x, height in DUST_CLOUDS
    )
    return render_svg_sprite(_wrap_in_svg(SCENE_SIZE, clouds), tones[0], tones)


@sprite_cache(9)
def _render_rays_sprite(tones: tuple[str, str], reach: int) -> Sprite:
    middle = reach, RAYS_MIDDLE
    shine = draw_glow_rings_svg(middle, ((reach, RAYS_REACH),), tones, RAY_COUNT)
    inner = draw_glow_rings_svg(middle, ((reach * 9 // 20, RAYS_REACH * 2 // 3),), tones[1:])
    return render_svg_sprite(_wrap_in_svg((2 * reach, RAYS_HEIGHT), shine + inner), CAVE, tones)


def _wrap_in_svg(size: Size, shapes: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" shape-rendering="crispEdges">'
    return f"{head}{shapes}</svg>"
