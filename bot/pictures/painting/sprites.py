"""Sprites: our own drawings (SVG), rasterised once from `assets/`, put together in the palette, and cached."""

import io
import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache, partial, wraps
from hashlib import blake2b
from pathlib import Path
from typing import ParamSpec, Protocol, cast

import resvg_py
from PIL import Image, ImageDraw, ImageOps
from typing_extensions import override

from bot.cache_limits import get_cache_limits
from bot.pictures.painting.atlas import BUILT, Atlas, open_atlas
from bot.pictures.painting.lettering import FontFace, render_text_mask
from bot.pictures.painting.sprite_names import build_sprite_cache_key
from bot.pictures.painting.theme import (
    build_fading_table,
    convert_few_colours,
    convert_to_palette,
    find_nearest_palette_index,
    flatten_palette,
    mix_colours,
    quantize_to_palette,
)
from games.engine.assets import ASSETS

Size = tuple[int, int]
Point = tuple[int, int]
Paint = tuple[tuple[str, str], ...]
P = ParamSpec("P")

KEY_BYTES = 16

MIN_COVERAGE = 12
"""Coverage (0 to 255) below which a pixel of a sprite is left out."""

MASK_BY_COVERAGE = [255 * (cover > MIN_COVERAGE) for cover in range(256)]
"""The mask's value for each coverage."""

FULL_MASK_EXTREMA = (255, 255)
"""The least and the greatest value of a mask that leaves nothing out."""


MAX_LOW_ROWS = 64
"""A sprite that is higher than this many rows changes only those bands of a picture in which it looks different."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A sprite, ready to be pasted: in the palette, with the mask of what it covers (`None`: its whole rectangle).

    The mask is in mode "L", of nothing and all. Sprites that look the same have the same `key`, whenever they were
    made; an atlas gives it with the pixels.
    """

    image: Image.Image
    mask: Image.Image | None
    key: bytes = field(default=b"", compare=False)
    width: int = field(init=False, compare=False)
    height: int = field(init=False, compare=False)
    _looks: dict[Point, bytes] = field(init=False, default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Sum up the pixels: once, because it is needed for each picture with this sprite.

        A mask that leaves nothing out is forgotten: it takes as much memory as the image, and pasting longer.
        """
        if not self.key:
            if self.mask and self.mask.getextrema() == FULL_MASK_EXTREMA:
                object.__setattr__(self, "mask", None)
            object.__setattr__(self, "key", _hash_pixels(self.image, self.mask))
        for name, value in (("width", self.image.width), ("height", self.image.height)):
            object.__setattr__(self, name, value)

    def hash_rows(self, first: int, last: int) -> bytes:
        """Return bytes that differ if it looks different from one row to another; a low one counts as a whole."""
        if self.height <= MAX_LOW_ROWS or last - first == self.height:
            return self.key
        if (first, last) not in self._looks:
            box = 0, first, self.width, last
            self._looks[first, last] = _hash_pixels(self.image.crop(box), self.mask and self.mask.crop(box))
        return self._looks[first, last]

    def paste_onto(self, image: Image.Image, point: Point) -> None:
        """Paint this onto an image, with its top left corner at a place that may be outside.

        Pillow's own `paste` would look through modes and palettes, which are always the same: that takes twice as long.
        """
        x, y = point
        box = x, y, x + self.width, y + self.height
        if self.mask is None:
            image.im.paste(self.image.im, box)
        else:
            image.im.paste(self.image.im, box, self.mask.im)


def _hash_pixels(image: Image.Image, mask: Image.Image | None) -> bytes:
    ink = blake2b(repr(image.size).encode() + image.tobytes(), digest_size=KEY_BYTES)
    ink.update(mask.tobytes() if mask else b"")
    return ink.digest()


WITHOUT_ATLAS = os.environ.get("PARLOUR_ATLAS") == "off"
"""Whether all sprites are drawn when they are needed: for tests of drawing, and to compare."""


class SpriteSource:
    """What saves this process the making of sprites: an atlas, if no other is opened that in `BUILT`.

    While sprites are noted for a new one, all are made.
    """

    def __init__(self) -> None:
        self._atlas: Atlas | None = None
        self._opened = False
        self.note: Callable[[bytes, Sprite], None] | None = None

    @property
    def atlas(self) -> Atlas | None:
        """The atlas from which sprites are taken; `None`: all are made."""
        if not self._opened:
            self.open_first_atlas(BUILT)
        return self._atlas

    def open_first_atlas(self, *folders: Path) -> bool:
        """Take sprites from the first good atlas in these folders, from now on; tell whether there is one."""
        if WITHOUT_ATLAS:
            folders = ()
        self._atlas, self._opened = next(filter(None, map(open_atlas, folders)), None), True
        return self._atlas is not None

    def get_sprite(self, make: Callable[P, Sprite], *arguments: P.args, **options: P.kwargs) -> Sprite:
        """Return a sprite from the atlas, or make it."""
        name = build_sprite_cache_key(make, arguments, options) if self.note or self.atlas else None
        if name and self.note is None and self.atlas and (stored := self.atlas.find_sprite(name)):
            return Sprite(*stored)
        sprite = make(*arguments, **options)
        count_cached_bytes(sprite.image, sprite.mask)
        if self.note and name:
            self.note(name, sprite)
        return sprite


READY = SpriteSource()
_CACHES: list[Callable[[], None]] = []
_made_bytes = [0]


def count_cached_bytes(*images: Image.Image | None) -> None:
    """Count the bytes of cached images; all are evicted when there are more than this process may have."""
    sizes = (image.width * image.height * BYTES_PER_PIXEL.get(image.mode, 1) for image in images if image)
    _made_bytes[0] += sum(sizes)
    if _made_bytes[0] > get_cache_limits().sprite_bytes:
        clear_sprite_caches()


BYTES_PER_PIXEL = {"RGBA": 4, "RGB": 4}
"""How many bytes a pixel takes, where it is not one."""


def sprite_cache(maxsize: int) -> Callable[[Callable[P, Sprite]], Callable[P, Sprite]]:
    """Return a decorator that caches the sprites a function makes: the last ones, and an atlas may have more.

    A sprite may depend on nothing but the arguments and what `hash_sprite_sources` covers.
    """

    def cache_sprites(make: Callable[P, Sprite]) -> Callable[P, Sprite]:
        cached = lru_cache(maxsize)(wraps(make)(partial(READY.get_sprite, make)))
        _CACHES.append(cached.cache_clear)
        return cast("Callable[P, Sprite]", cached)

    return cache_sprites


def clear_sprite_caches() -> None:
    """Clear all caches of sprites, as in a new process."""
    _made_bytes[0] = 0
    for clear in _CACHES:
        clear()


@contextmanager
def record_sprites(note: Callable[[bytes, Sprite], None]) -> Iterator[None]:
    """Record all sprites that are needed in the meantime with their names, also those that exist by now."""
    clear_sprite_caches()
    READY.note = note
    try:
        yield
    finally:
        READY.note = None


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing within a sprite: a file of `assets/` without its ending, its square (left, top, side), its colours.

    A `crisp` one has hard edges: it costs fewer bytes, and is good enough between similar colours. `height` is for
    drawings that are not square.
    """

    name: str
    square: tuple[float, float, float]
    paint: Paint = ()
    crisp: bool = False
    flipped: bool = False
    height: float | None = None

    def draw_onto(self, image: Image.Image) -> None:
        """Draw this onto an image in RGBA."""
        left, top, side = self.square
        drawn = rasterize_svg(self.name, round(side), self.paint, self.crisp, round(self.height or side))
        image.alpha_composite(ImageOps.mirror(drawn) if self.flipped else drawn, (round(left), round(top)))


@dataclass(frozen=True, slots=True)
class Label:
    """A short text within a sprite, centred on (x, y)."""

    text: str
    middle: tuple[float, float]
    face: FontFace
    ink: str

    def draw_onto(self, image: Image.Image) -> None:
        """Write this onto an image in RGBA."""
        mask = render_text_mask(self.text, self.face)
        x, y = (round(middle - side / 2) for middle, side in zip(self.middle, mask.size, strict=True))
        image.paste(self.ink, (x, y), mask)


class Layer(Protocol):
    """The parts of a sprite; they can be hashed, so that a sprite is made only once."""

    def draw_onto(self, image: Image.Image) -> None:
        """Draw this onto an image in RGBA."""

    @override
    def __hash__(self) -> int:
        """Return equal values for layers that look the same."""


def build_paint(**classes: str) -> Paint:
    """Return the colours (CSS) for the classes of a drawing."""
    return tuple(sorted(classes.items()))


def _build_style_sheet(colours: Paint) -> str:
    """Return the style sheet for these colours: a "line" is stroked, everything else is filled."""
    return "".join(f".{name}{{{'stroke' if name == 'line' else 'fill'}:{colour}}}" for name, colour in colours)


@lru_cache(maxsize=512)
def rasterize_svg(
    name: str, side: int, colours: Paint = (), crisp: bool = False, height: int | None = None
) -> Image.Image:
    """Rasterise a drawing (SVG) of `assets/` in RGBA, `side` pixels wide, by default square. Shared: do not change."""
    image = _decode_png(
        resvg_py.svg_to_bytes(
            svg_string=(ASSETS / f"{name}.svg").read_text("utf-8"),
            width=side,
            height=height or side,
            style_sheet=_build_style_sheet(colours),
            skip_system_fonts=True,
            shape_rendering="crisp_edges" if crisp else "geometric_precision",
        )
    )
    count_cached_bytes(image)
    return image


_CACHES.append(rasterize_svg.cache_clear)


@lru_cache(maxsize=128)
def list_drawing_tones(name: str) -> tuple[str, ...]:
    """Return the colours that a drawing of `assets/` names, each once: its soft edges may be painted in these alone."""
    return tuple(dict.fromkeys(TONE_PATTERN.findall((ASSETS / f"{name}.svg").read_text("utf-8"))))


TONE_PATTERN = re.compile("#[0-9a-f]{6}")


def _decode_png(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGBA")


def convert_image_to_sprite(
    image: Image.Image, ground: str, tones: Sequence[str] = (), *, whole: bool = False
) -> Sprite:
    """Return an image in RGBA as a sprite whose soft edges blend into `ground`; `whole` keeps the ground as well.

    `tones`, if given, are the only colours to use.
    """
    flat = Image.new("RGBA", image.size, ground)
    flat.alpha_composite(image)
    mask = None if whole else image.getchannel("A").point(MASK_BY_COVERAGE)
    colours = flat.convert("RGB")
    return Sprite(quantize_to_palette(colours, tones) if tones else convert_to_palette(colours), mask)


@sprite_cache(2048)
def compose_sprite(size: Size, layers: tuple[Layer, ...], ground: str, tones: tuple[str, ...] = ()) -> Sprite:
    """Compose layers, the lowest first, into one sprite on a ground, with free edges: see `convert_image_to_sprite`."""
    return convert_image_to_sprite(compose_layers(size, layers), ground, tones)


@sprite_cache(1024)
def render_cell_sprite(size: Size, layers: tuple[Layer, ...], ground: str, tones: tuple[str, ...] = ()) -> Sprite:
    """Return layers as one sprite that fills its whole rectangle, including the ground."""
    return convert_image_to_sprite(compose_layers(size, layers), ground, tones, whole=True)


def compose_layers(size: Size, layers: tuple[Layer, ...]) -> Image.Image:
    """Compose layers, the lowest first, into one image in RGBA."""
    image = Image.new("RGBA", size)
    for layer in layers:
        layer.draw_onto(image)
    return image


@sprite_cache(1024)
def render_plain_icon(name: str, side: int, ground: str, colours: Paint = (), max_colours: int = 10) -> Sprite:
    """Render one drawing as a sprite in at most so many colours (quantized): each shade at an edge costs bytes."""
    return _reduce_colours(rasterize_svg(name, side, colours), ground, max_colours)


@sprite_cache(1024)
def render_plain_sprite(size: Size, layers: tuple[Layer, ...], ground: str, max_colours: int = 14) -> Sprite:
    """Return layers, the lowest first, as one sprite in at most so many colours."""
    return _reduce_colours(compose_layers(size, layers), ground, max_colours)


@sprite_cache(512)
def render_rotated_icon(
    name: str, side: int, ground: str, degrees: int, colours: Paint = (), tones: tuple[str, ...] = ()
) -> Sprite:
    """Rotate one drawing within its square, in these tones: a die as it fell."""
    inner = round(side * TILT_PART)
    room = Image.new("RGBA", (side * TILT_SCALE, side * TILT_SCALE))
    room.paste(rasterize_svg(name, inner * TILT_SCALE, colours), ((side - inner) * TILT_SCALE // 2,) * 2)
    turned = room.rotate(degrees, Image.Resampling.BILINEAR).resize((side, side), Image.Resampling.LANCZOS)
    return convert_image_to_sprite(turned, ground, tones)


def fade_sprite(sprite: Sprite, into: str, left: float = 0.5) -> Sprite:
    """Fade (dim) a sprite: only a part of its colours is left. It is past, or matters to nobody now."""
    image = Image.frombytes("P", sprite.image.size, sprite.image.tobytes().translate(build_fading_table(into, left)))
    image.putpalette(flatten_palette())
    return Sprite(image, sprite.mask)


def squeeze_sprite(sprite: Sprite, width: int) -> Sprite:
    """Resize a sprite to be only so wide: a tile that is being turned over (a flip)."""
    image = sprite.image.resize((width, sprite.height), Image.Resampling.NEAREST)
    mask = sprite.mask.resize(image.size, Image.Resampling.NEAREST) if sprite.mask else None
    return Sprite(image, mask)


def stretch_sprite(sprite: Sprite, size: Size) -> Sprite:
    """Return a sprite resized to be as large as this, drawn out at the column and the row in its middle."""
    if size == (sprite.width, sprite.height):
        return sprite
    return Sprite(_stretch_image(sprite.image, size), _stretch_image(sprite.mask, size) if sprite.mask else None)


def _stretch_image(image: Image.Image, size: Size) -> Image.Image:
    turned = Image.Transpose.TRANSPOSE
    return _widen_image(_widen_image(image, size[0]).transpose(turned), size[1]).transpose(turned)


def _widen_image(image: Image.Image, width: int) -> Image.Image:
    middle, height, more = image.width // 2, image.height, width - image.width
    broad = image.crop((0, 0, width, height))
    column = image.crop((middle, 0, middle + 1, height))
    broad.paste(column.resize((more + 1, height), Image.Resampling.NEAREST), (middle, 0))
    broad.paste(image.crop((middle, 0, image.width, height)), (middle + more, 0))
    return broad


TILT_SCALE, TILT_PART = 3, 0.9
"""What is turned is drawn this many times larger, and takes this part of its square."""


def _reduce_colours(image: Image.Image, ground: str, max_colours: int) -> Sprite:
    flat = Image.new("RGBA", image.size, ground)
    flat.alpha_composite(image)
    few = flat.convert("RGB").quantize(max_colours, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    return Sprite(convert_few_colours(few), image.getchannel("A").point(MASK_BY_COVERAGE))


@sprite_cache(1024)
def render_icon_sprite(name: str, side: int, ground: str, colours: Paint = (), *, flipped: bool = False) -> Sprite:
    """Render one drawing (icon) as a sprite; `flipped` means mirrored."""
    return compose_sprite((side, side), (Drawing(name, (0, 0, side), colours, flipped=flipped),), ground)


def render_svg_sprite(svg: str, ground: str, tones: Sequence[str] = ()) -> Sprite:
    """Render an SVG drawing that is not in `assets/` as a sprite (see `convert_image_to_sprite`)."""
    return convert_image_to_sprite(
        _decode_png(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)), ground, tones
    )


@sprite_cache(256)
def render_rounded_plate_sprite(
    size: Size, radius: int, fill: str, edge: str, ground: str, rim: int = 3, *, crisp: bool = False
) -> Sprite:
    """Return a rounded rectangle with an edge of `rim` pixels; a `crisp` one has hard edges (see `Drawing`).

    A large one is a small one drawn out: there are many sizes, and drawing takes as long as there are pixels.
    """
    small = 2 * (radius + rim) + STRETCH_SIZE
    width, height = (min(side, small) for side in size)
    return stretch_sprite(draw_full_rounded_plate((width, height), radius, fill, edge, ground, rim, crisp=crisp), size)


STRETCH_SIZE = 8
"""So many columns or rows of a plate that is drawn out lie between its corners, each like the next."""


@sprite_cache(128)
def draw_full_rounded_plate(
    size: Size, radius: int, fill: str, edge: str, ground: str, rim: int, *, crisp: bool
) -> Sprite:
    """Return a plate (see `render_rounded_plate_sprite`) as it is drawn in its full size."""
    width, height = size
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect x="{rim / 2}" y="{rim / 2}" width="{width - rim}" height="{height - rim}" rx="{radius}" fill="{fill}"'
        f' stroke="{edge}" stroke-width="{rim}"/></svg>'
    )
    between = () if crisp else (mix_colours(ground, edge), mix_colours(edge, fill))
    return render_svg_sprite(svg, ground, (ground, fill, edge, *between))


@sprite_cache(192)
def render_frame_sprite(size: Size, radius: int, line: str, edge: str, thick: int) -> Sprite:
    """Return a rounded rectangle that is only a line, `thick` pixels wide, between two edges of 2; free within.

    It has hard edges: there are many sizes, and it takes a twentieth of the time of a drawing.
    """
    image, mask = Image.new("P", size, find_nearest_palette_index(edge)), Image.new("L", size)
    image.putpalette(flatten_palette())
    pens = ImageDraw.Draw(image), ImageDraw.Draw(mask)
    for pen, inset, fill in (
        (pens[1], 0, 255),
        (pens[0], 2, find_nearest_palette_index(line)),
        (pens[0], 2 + thick, find_nearest_palette_index(edge)),
        (pens[1], 4 + thick, 0),
    ):
        box = inset, inset, size[0] - 1 - inset, size[1] - 1 - inset
        pen.rounded_rectangle(box, max(0, radius + 2 + thick // 2 - inset), fill)
    return Sprite(image, mask)


DASH_LENGTH, DASH_GAP = 17, 10
"""How long the dashes of a line are, and the gaps between them."""


@sprite_cache(64)
def render_dashed_frame_sprite(size: Size, radius: int, line: str, edge: str, thick: int) -> Sprite:
    """Return an `render_frame_sprite` whose lines have gaps; its corners have none."""
    ring, (across, down), width = render_frame_sprite(size, radius, line, edge, thick), size, thick + 4
    mask = ring.mask.copy() if ring.mask else Image.new("L", size, 255)
    for start in range(DASH_LENGTH, across - DASH_LENGTH - DASH_GAP, DASH_LENGTH + DASH_GAP):
        mask.paste(0, (start, 0, start + DASH_GAP, width))
        mask.paste(0, (start, down - width, start + DASH_GAP, down))
    for start in range(DASH_LENGTH, down - DASH_LENGTH - DASH_GAP, DASH_LENGTH + DASH_GAP):
        mask.paste(0, (0, start, width, start + DASH_GAP))
        mask.paste(0, (across - width, start, across, start + DASH_GAP))
    return Sprite(ring.image, mask)
