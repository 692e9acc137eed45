"""What is seen of an expedition at its end: rocks and dust over the cart of a Leader who is buried, or rays of gold."""

from functools import lru_cache

from bot.games.goats_and_goblins.pictures import layout as at
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Place, Size, Sprite, drawn
from bot.pictures.painting.theme import CAVE
from bot.pictures.shared.scenery import OUTLINE, rings

ROCK, LIGHT, SHADE, FAR_ROCK = "#868a8f", "#b9bab8", "#565a60", "#6e7277"
HAZE, PALE = "#564a3a", "#7d6d55"
"""The dust, and where it is thickest."""
CLOUDS = ((60, 46), (128, 66), (206, 74), (276, 58), (330, 40))
"""The middle of each cloud of dust, and how high it is."""
HEAP = (
    (64, 64, 46), (316, 68, 48), (120, 76, 58), (262, 78, 60), (92, 48, 34), (188, 92, 50), (300, 50, 34),
    (150, 54, 32), (232, 56, 34),
)  # fmt: skip
"""The middle of each stone before the cart, its width and its height."""
FALLING = ((96, 54, 40, 38), (178, 22, 34, 30), (246, 62, 46, 42), (300, 24, 28, 26))
"""The middle of each stone that still falls, how far down it is, its width and its height."""
SIZE = (380, 236)
RAYS, RAYS_SIZE, RAYS_MIDDLE, RAYS_TONES = 12, (440, 208), (220, 122), ("#8c5a0c", "#c38d17")


def draw_buried(canvas: Canvas, foot: Place) -> None:
    """Draw rocks and dust over a cart: its middle, and the floor."""
    canvas.paste(_rocks(), (foot[0] - SIZE[0] // 2, foot[1] - SIZE[1] + 2))


def draw_dust(canvas: Canvas, foot: Place) -> None:
    """Draw the dust behind that cart."""
    canvas.paste(_dust(), (foot[0] - SIZE[0] // 2, foot[1] - SIZE[1] - at.RAILS // 2))


def draw_rays(canvas: Canvas, foot: Place) -> None:
    """Draw the shine of gold behind a cart: its middle, and the floor."""
    canvas.paste(_rays(), (foot[0] - RAYS_MIDDLE[0], foot[1] - RAYS_SIZE[1] - at.RAILS + 8))


def _stone(middle: int, foot: int, size: Size, tone: str) -> str:
    """Return a stone: its body, where light falls on it, where it is in the shade."""
    wide, high = size
    left, top = middle - wide // 2, foot - high

    def at_part(x: float, y: float) -> str:
        return f"{left + wide * x:.0f} {top + high * y:.0f}"

    def area(fill: str, *corners: tuple[float, float]) -> str:
        return f'<path fill="{fill}" d="M{"L".join(at_part(x, y) for x, y in corners)}z"/>'

    body = ((0.02, 0.62), (0.2, 0.16), (0.52, 0), (0.86, 0.18), (1, 0.7), (0.84, 1), (0.14, 1))
    around = "L".join(at_part(x, y) for x, y in body)
    return (
        area(tone, *body)
        + area(LIGHT, (0.2, 0.16), (0.52, 0), (0.6, 0.3), (0.3, 0.42))
        + area(SHADE, (0.86, 0.18), (1, 0.7), (0.84, 1), (0.66, 0.7))
        + f'<path fill="none" stroke="{OUTLINE}" stroke-width="4" stroke-linejoin="round" d="M{around}z"/>'
    )


@lru_cache(maxsize=1)
def _rocks() -> Sprite:
    heap = "".join(
        _stone(middle, SIZE[1] - 6, (wide, high), FAR_ROCK if place < 2 else ROCK)
        for place, (middle, wide, high) in enumerate(HEAP)
    )
    falls = "".join(
        f'<path stroke="{PALE}" stroke-width="4" d="M{x - 8} {y - high - 5}v-16M{x + 8} {y - high - 3}v-22"/>'
        + _stone(x, y, (wide, high), ROCK)
        for x, y, wide, high in ((x, y + 60, wide, high) for x, y, wide, high in FALLING)
    )
    return drawn(_svg(SIZE, heap + falls), OUTLINE, (ROCK, FAR_ROCK, LIGHT, SHADE, OUTLINE, PALE))


@lru_cache(maxsize=1)
def _dust() -> Sprite:
    clouds = "".join(
        rings((x, SIZE[1]), ((round(high * 1.1) - less, round(high * 1.9) - 2 * less),), (tone,))
        for less, tone in ((0, HAZE), (18, PALE))
        for x, high in CLOUDS
    )
    return drawn(_svg(SIZE, clouds), HAZE, (HAZE, PALE))


@lru_cache(maxsize=1)
def _rays() -> Sprite:
    shine = rings(RAYS_MIDDLE, ((214, 150),), RAYS_TONES, RAYS)
    inner = rings(RAYS_MIDDLE, ((96, 80),), RAYS_TONES[1:])
    return drawn(_svg(RAYS_SIZE, shine + inner), CAVE, RAYS_TONES)


def _svg(size: Size, shapes: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" shape-rendering="crispEdges">'
    return f"{head}{shapes}</svg>"
