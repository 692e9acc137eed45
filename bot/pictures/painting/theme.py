"""The theme (look) of the bot, the same for all games: colours, and the one palette of every picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageColor

CAVE = "#29241e"
"""The dark colour round every picture."""
ROCK = "#3b342a"
"""A plate in that dark."""
LEDGE = "#564a3a"
"""The edge of such a plate."""
SAND = "#d8c7a4"
"""The floor under the pieces."""
GROOVE = "#a8946f"
"""A line in that floor."""
INK = "#2b2118"
CREAM = "#fff8e7"
GOLD = "#e8b53a"
BLACK = "#17130f"


@dataclass(frozen=True, slots=True)
class Hue:
    """One colour of pieces, from its darkest to its palest shade."""

    dark: str
    deep: str
    base: str
    soft: str
    pale: str


RED = Hue("#5a150e", "#8c2116", "#d23b2a", "#e88f78", "#f7d8ca")
YELLOW = Hue("#5a3d05", "#a8730b", "#f2b81c", "#f4c850", "#fceec6")
GREEN = Hue("#1c3f0f", "#3c7a22", "#6cb83a", "#92c374", "#e0eed1")
BLUE = Hue("#10244f", "#1b3d86", "#2d64cb", "#86a7e6", "#d8e3f6")
TURQUOISE = Hue("#06403f", "#0f7876", "#22bdb4", "#76d6cc", "#d3f3ee")
GREY = Hue("#33363b", "#565a60", "#868a8f", "#b9bab8", "#dcdad3")
SLATE = Hue("#1f1b26", "#332d3e", "#4d4559", "#8b8399", "#cfc9d6")
PURPLE = Hue("#2f1650", "#4d2a80", "#7a4bb0", "#b497d8", "#e4d8f1")
ORANGE = Hue("#5a2503", "#9c4708", "#e0761c", "#f2b27c", "#fbe0c8")
PINK = Hue("#5c1038", "#97275f", "#d9578f", "#eda3c3", "#f9dbe7")
LIME = Hue("#33450a", "#587515", "#92b52c", "#c8dc83", "#ebf3cd")
BROWN = Hue("#33200f", "#573719", "#8a5f38", "#c09d7c", "#e8d8c6")
SKY = Hue("#153a54", "#2a6288", "#5aa3d6", "#a6cfec", "#dcedf8")
BONE = Hue("#4b463a", "#857d69", "#cfc6ae", "#e6dfcc", "#f6f2e6")
COAL = Hue("#14171b", "#2b3138", "#4b545f", "#8c959f", "#cdd2d7")

SEAT_LOOKS = (
    (PURPLE, "key"),
    (ORANGE, "bell"),
    (LIME, "mug"),
    (PINK, "tooth"),
    (SKY, "bone"),
    (BROWN, "boot"),
    (COAL, "candle"),
    (BONE, "hat"),
)
"""Each player's colour and sign, by seat. A sign is the drawing `theme/seat-SIGN.svg`."""

_EARTH = (
    "#0d0b09", BLACK, CAVE, ROCK, LEDGE, "#7d6d55", GROOVE, "#c3b08a", SAND, "#e6d9bd", "#f1e8d4", CREAM, "#ffffff",
)  # fmt: skip
_PIECES = (RED, YELLOW, GREEN, BLUE, TURQUOISE)
_OTHERS = (GREY, SLATE, PURPLE, ORANGE, PINK, LIME, BROWN, SKY, BONE, COAL)
_GOLD = (CAVE, "#8a6a22", GOLD, "#f3d98f", CREAM)

VIOLET = ("#352a52", "#62528d", "#a08fca")
"""Violet stone in the dark, from its foot to its lit upper edge: on it what is black is seen."""
PARCHMENT, PRINT = "#ede4d1", "#cf6a58"
"""Pale ground that does not glare beside pieces, and a red printed on it: duller than pieces are."""

_RAMPS = (
    (_EARTH, 49),
    *(((hue.dark, hue.deep, hue.base, hue.soft, hue.pale, CREAM), 21) for hue in _PIECES),
    *(((hue.dark, hue.deep, hue.base, hue.soft, hue.pale), 9) for hue in _OTHERS),
    (_GOLD, 12),
    ((*VIOLET, PARCHMENT, PRINT), len(VIOLET) + 2),
)
"""Rows of the palette: each runs through these colours in this many equal steps, also for soft edges."""

Colour = tuple[int, int, int]


def parse_colour(colour: str) -> Colour:
    """Return a colour given as "#rrggbb"."""
    return ImageColor.getrgb(colour)[:3]


def _build_colour_ramp(anchors: tuple[str, ...], steps: int) -> list[Colour]:
    stops = [parse_colour(anchor) for anchor in anchors]
    ramp = []
    for step in range(steps):
        stop, part = divmod(step * (len(stops) - 1), steps - 1)
        low, high = stops[stop], stops[min(stop + 1, len(stops) - 1)]
        ramp.append(tuple(round(a + (b - a) * part / (steps - 1)) for a, b in zip(low, high, strict=True)))
    return ramp  # type: ignore[return-value]  # three parts each, as the stops


@lru_cache(maxsize=1)
def build_palette_colours() -> tuple[Colour, ...]:
    """Return the palette: at most 256 colours."""
    return tuple(dict.fromkeys(colour for anchors, steps in _RAMPS for colour in _build_colour_ramp(anchors, steps)))


@lru_cache(maxsize=1)
def build_palette_image() -> Image.Image:
    """Return an image with the palette."""
    image = Image.new("P", (1, 1))
    image.putpalette(flatten_palette())
    return image


@lru_cache(maxsize=1)
def flatten_palette() -> bytes:
    """Return red, green and blue of all 256 places of the palette; the places left over repeat its last colour."""
    flat = bytes(part for colour in build_palette_colours() for part in colour)
    return flat + flat[-3:] * (256 - len(build_palette_colours()))


def convert_to_palette(image: Image.Image) -> Image.Image:
    """Quantize an RGB image: return it in the colours of the palette."""
    return image.quantize(palette=build_palette_image(), dither=Image.Dither.NONE)


def convert_few_colours(image: Image.Image) -> Image.Image:
    """Return an image in a palette of its own in that of the bot: its colours are looked up, not its pixels."""
    own = image.getpalette() or []
    tones = Image.frombytes("RGB", (len(own) // 3, 1), bytes(own))
    return _map_to_palette(image, [*convert_to_palette(tones).tobytes().ljust(256, b"\0")])


def compute_contrast_ratio(ink: str, ground: str) -> float:
    """Return how much brighter one colour is than the other as people see it, from 1 to 21."""
    low, high = sorted(map(_compute_relative_luminance, (ink, ground)))
    return (high + 0.05) / (low + 0.05)


def _compute_relative_luminance(colour: str) -> float:
    parts = [part / 255 for part in parse_colour(colour)]
    red, green, blue = (part / 12.92 if part <= MAX_LINEAR_LIGHT else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


MAX_LINEAR_LIGHT = 0.04
"""Up to this part of full light a screen is linear (https://www.w3.org/TR/WCAG21/#dfn-relative-luminance)."""


def mix_colours(one: str, other: str) -> str:
    """Mix (blend) two colours: return the one halfway between."""
    return "#" + "".join(f"{(a + b) // 2:02x}" for a, b in zip(parse_colour(one), parse_colour(other), strict=True))


def quantize_to_palette(image: Image.Image, tones: Sequence[str]) -> Image.Image:
    """Return an RGB image in the palette, using only the colours nearest to these few.

    Pieces that appear on a board a hundred times are painted like this: each extra shade at an edge costs bytes each
    time.
    """
    few = Image.new("P", (1, 1))
    flat = [part for tone in tones for part in parse_colour(tone)]
    few.putpalette(flat + flat[-3:] * (256 - len(tones)))
    reduced = image.quantize(palette=few, dither=Image.Dither.NONE)
    places = [find_nearest_palette_index(tone) for tone in tones]
    return _map_to_palette(reduced, places + places[-1:] * (256 - len(tones)))


def _map_to_palette(image: Image.Image, places: Sequence[int]) -> Image.Image:
    final = Image.frombytes("P", image.size, image.tobytes().translate(bytes(places)))
    final.putpalette(flatten_palette())
    return final


@lru_cache(maxsize=512)
def find_nearest_palette_index(colour: str) -> int:
    """Return the index in the palette that comes nearest to a colour."""
    red, green, blue = parse_colour(colour)
    distances = [(r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 for r, g, b in build_palette_colours()]
    return distances.index(min(distances))


@lru_cache(maxsize=16)
def build_fading_table(into: str, left: float = 0.5) -> bytes:
    """Return for each place in the palette that of the colour of which only a part is left, the rest being another."""
    lit = Image.new("RGB", (256, 1))
    lit.putdata(build_palette_colours())
    return convert_to_palette(Image.blend(Image.new("RGB", lit.size, into), lit, left)).tobytes()


LETTER_STEPS, SMALL_LETTER_STEPS = 3, 2
"""This many steps lead from a letter to its ground, and from a small letter: more cost bytes that nobody sees."""


@lru_cache(maxsize=256)
def build_ink_ramp(ink: str, ground: str, count: int = LETTER_STEPS) -> bytes:
    """Return 256 indices in the palette that lead from `ground` (nothing covered) to `ink` (all covered).

    Each shade stands for as many covers: with more for those between there are more pixels of them, which cost bytes.
    """
    steps = (cover * (count + 1) // 256 * 255 // count for cover in range(256))
    cover = Image.frombytes("L", (256, 1), bytes(steps))
    blend = Image.composite(Image.new("RGB", cover.size, ink), Image.new("RGB", cover.size, ground), cover)
    return convert_to_palette(blend).tobytes()
