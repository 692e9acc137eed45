"""The pieces of Gobblestones as sprites: open spaces with their worth, tiles, backs and marks."""

from dataclasses import dataclass
from typing import Literal

from PIL import Image, ImageFilter, ImageOps

from bot.games.gobblestones.pictures.layout import CELL, VALUE_SIZE
from bot.pictures.painting.lettering import Font, FontFace, render_text_mask
from bot.pictures.painting.sprites import (
    Drawing,
    Label,
    Layer,
    Paint,
    Sprite,
    build_paint,
    compose_sprite,
    render_cell_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import (
    BLACK,
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    GREY,
    INK,
    LEDGE,
    PARCHMENT,
    PRINT,
    RED,
    ROCK,
    SAND,
    SLATE,
    TURQUOISE,
    VIOLET,
    YELLOW,
    Hue,
    mix_colours,
)

Mark = Literal["barred"]

Light = Literal["row", "open", "embers", "mine", "far"]
"""How brightly a space lies: it is in a row that is offered or begun; somebody may cover it; it is in a row that was
caught; it may be covered, but something else matters more; or nobody may cover it who matters now."""

Shade = tuple[bool, bool]
"""Whether a tile lies at the left of a space, and above it: light comes from the upper left."""

Square = tuple[float, float, float]
"""Left, top and side."""

TILE_HUES = (RED, YELLOW, GREEN, BLUE, TURQUOISE)
SIGN_NAMES = ("toadstool", "sun", "clover", "drop", "crystal")
"""Colour and sign of the tiles, by index of the colour."""
SIGN_DROPS = (4, 0, 2, -8, 6)
"""How much lower the sign of a space lies than its middle, by index of the colour, in per cent of the sign: the worth
is written in its widest part, and on one line with those beside it."""
PEBBLE, PEBBLE_DROP = "pebble", 0

SIGN_INKS = (CREAM, YELLOW.dark, GREEN.dark, CREAM, TURQUOISE.dark)
"""The colour of the sign on a tile: dark on the light hues, so that tiles differ even without any hue."""

FLOORS = "#191511", "#211c17"
"""The floors of spaces on two neighbouring boards of the nine: worn stone in the dark, one whole without joints."""
PALE_SIGN_COLOURS = (PRINT, YELLOW.soft, "#86c25d", "#5a86d8", "#32c1b8", GREY.soft)
"""The signs painted on the palest floor, by index of the colour, at last the pebble of a grey space; they differ
without their hue, too."""
ETCHED_COLOURS = (RED.deep, mix_colours(YELLOW.dark, YELLOW.deep), GREEN.deep, BLUE.deep, TURQUOISE.deep, GREY.deep)
"""The same cut into the bare stone of spaces beside the light, and into a tile under its worth."""
STONE_COLOURS = (
    mix_colours(RED.dark, RED.deep),
    YELLOW.dark,
    mix_colours(GREEN.dark, mix_colours(GREEN.dark, GREEN.deep)),
    mix_colours(BLUE.dark, BLUE.deep),
    mix_colours(TURQUOISE.dark, mix_colours(TURQUOISE.dark, TURQUOISE.deep)),
    ROCK,
)
"""The signs let into the dark stone, by index of the colour, at last the pebble of a grey space."""
WORTH_INKS = ("#b5a380", "#c3b08a", "#c3b08a", "#b5a380", "#c3b08a", "#b5a380")
"""The worth of a space of stone: a little paler on the brighter signs."""
PALE_WORTH_INKS = (INK, YELLOW.dark, GREEN.dark, INK, INK, GREY.dark)
"""The worth of a space on the palest floor."""
LAMPLIT_FLOOR, LAMPLIT_SIGNS = "#dccfb0", (PRINT, "#fbe08a", "#86c25d", "#6f97e3", "#7ddad3", GREY.soft)
"""A floor a step further from the light, and the signs on it."""
TILE_SHADOW, DIM_TILE_SHADOW = "#c3b08a", "#9c8a68"
"""A tile's shadow on either of these, and the foot of that."""
OFFER_FLOOR = ROCK
"""The floor of a space beside rows that are offered: bare stone."""
EMBERS = RED.base
"""The floor of a space from which a row that was caught is taken back."""
BACK_HUE = Hue(SLATE.dark, SLATE.base, "#7c7488", "#adA6b8", SLATE.pale)
"""A tile that lies face down."""

CLAIM_HUE = Hue(SLATE.dark, GOLD, PARCHMENT, CREAM, CREAM)
"""One whose claim is judged: all look at it."""

WORN_BACK_HUE = Hue(BLACK, SLATE.dark, SLATE.base, VIOLET[1], SLATE.soft)
"""One that has lain there for long."""
EYE_COLOUR = mix_colours(YELLOW.base, mix_colours(YELLOW.deep, YELLOW.base))
"""The eyes on that."""

WHOLE_BOX = (0.0, 0.0, float(CELL))
OLD_TILE_BOX = (3.0, 3.0, CELL - 6.0)
SPACE_SIGN = (3.0, 3.0, 48.0)
TILE_SIGN = (9.0, 6.0, 36.0)
WORTH_SIGN = (6.0, 3.0, 42.0)
LIE_SIGN = (1.0, 11.0, 37.0)
BACK_SIGN = (5.0, 3.0, 44.0)
FOLD_SIGN = (31.0, 5.0, 19.0)
OWN_EDGE, OWN_TILE = (1.0, 1.0, 52.0), (5.0, 5.0, 44.0)
TILE_PARTS = "outline", "lip", "shine", "face"
LAID_TILE_BOX = (4.0, 4.0, 46.0)


@dataclass(frozen=True, slots=True)
class SeenTile:
    """A tile as a viewer sees it: its colour if known, and which way up.

    `space` is (index of the space's colour or `None`, worth): for a tile of the turn in progress, and for a tile that
    waits to be trusted, which claims this colour. A `dim` one has lain face down for long, or is beside what its
    viewer may do now: two steps from the light while rows are offered that it is not in.
    """

    colour: int | None
    face_up: bool
    space: tuple[int | None, int] | None = None
    dim: int = 0


def _build_stone_drawing(name: str, square: Square, colours: Paint = (), *, crisp: bool = False) -> Drawing:
    return Drawing(f"gobblestones/{name}", square, colours, crisp)


@dataclass(frozen=True, slots=True)
class SpaceTones:
    """The colours of an open space: floor, sign, worth, and the shadow of a tile on the floor."""

    floor: str
    sign: str
    worth: str
    shadow: str


def choose_space_tones(colour: int | None, light: Light, *, odd: bool = False) -> SpaceTones:
    """Return the colours of an open space: those to look at are pale or glow, the others are stone."""
    which = -1 if colour is None else colour
    if light == "embers":
        return SpaceTones(EMBERS, RED.deep, CREAM, RED.deep)
    if light == "mine":
        return SpaceTones(OFFER_FLOOR, mix_colours(STONE_COLOURS[which], ETCHED_COLOURS[which]), SAND, LEDGE)
    if light == "row":
        return SpaceTones(PARCHMENT, PALE_SIGN_COLOURS[which], PALE_WORTH_INKS[which], TILE_SHADOW)
    if light == "open":
        return SpaceTones(LAMPLIT_FLOOR, LAMPLIT_SIGNS[which], BLACK, DIM_TILE_SHADOW)
    return SpaceTones(FLOORS[odd], STONE_COLOURS[which], WORTH_INKS[which], FLOORS[odd])


@sprite_cache(1024)
def render_empty_space_sprite(
    colour: int | None, worth: int, light: Light = "open", shade: Shade = (False, False), *, odd: bool = False
) -> Sprite:
    """Return an open space: its sign and its points.

    Grey has a pebble. Tiles beside it may shade its edges.

    The nine boards have two floors, in turn: `odd` is the lighter one.
    """
    tones = choose_space_tones(colour, light, odd=odd)
    shadow = build_paint(
        left=tones.shadow if shade[0] else tones.floor,
        top=tones.shadow if shade[1] else tones.floor,
        foot=tones.shadow,
    )
    layers: list[Layer] = [
        _build_stone_drawing("space", WHOLE_BOX, build_paint(floor=tones.floor) + shadow, crisp=True)
    ]
    layers += _build_points_layers(colour, worth, SPACE_SIGN, (tones.sign, tones.worth))
    joint = tones.floor if light == "far" else BLACK
    inks = (joint, tones.floor, tones.sign, tones.worth, tones.shadow)  # hard edges: there are so many of them
    return render_cell_sprite((CELL, CELL), tuple(layers), joint, inks)


def build_space_layers(colour: int | None, worth: int, light: Light, side: int) -> list[Layer]:
    """Return the layers of an open space of any size."""
    tones, scale = choose_space_tones(colour, light), side / CELL
    floor = build_paint(floor=tones.floor, left=tones.floor, top=tones.floor, foot=tones.shadow)
    inks = tones.sign, tones.worth
    return [
        _build_stone_drawing("space", _scale_square(WHOLE_BOX, scale), floor),
        *_build_points_layers(colour, worth, _scale_square(SPACE_SIGN, scale), inks),
    ]


def _build_points_layers(
    colour: int | None, worth: int, square: Square, inks: tuple[str, str], larger: float = 1
) -> list[Layer]:
    """Return the sign of a colour with points written on it, in the colours of both, so much larger than usual."""
    sign, lower = (PEBBLE, PEBBLE_DROP) if colour is None else (SIGN_NAMES[colour], SIGN_DROPS[colour])
    left, top, side = square
    lying = left, top + lower * side / 100, side
    size = round(VALUE_SIZE * side / SPACE_SIGN[2] * larger)
    number = Label(str(worth), (left + side / 2, top + side / 2), FontFace(Font.ROUND, size), inks[1])
    return [
        _build_stone_drawing(
            f"sign-{sign}", lying, build_paint(sign=inks[0], detail=inks[0], line=inks[0]), crisp=side < CELL
        ),
        *([NumberRim(number, inks[0], round(side * RIM_PART))] if larger > 1 else []),
        number,
    ]


RIM_PART = 0.06
"""How wide the rim of a number is that reaches beyond its sign, as a part of the sign."""


@dataclass(frozen=True, slots=True)
class NumberRim:
    """A rim round a number, in the colour of its sign: where the number reaches beyond the sign it stands out, too."""

    number: Label
    ink: str
    wide: int

    def draw_onto(self, image: Image.Image) -> None:
        """Draw this onto an image in RGBA."""
        cover = ImageOps.expand(render_text_mask(self.number.text, self.number.face), self.wide)
        x, y = (round(middle - side / 2) for middle, side in zip(self.number.middle, cover.size, strict=True))
        image.paste(self.ink, (x, y), cover.filter(ImageFilter.MaxFilter(2 * self.wide + 1)))


@sprite_cache(512)
def render_stone_sprite(stone: SeenTile, side: int = CELL) -> Sprite:
    """Render a tile (stone), face up or down."""
    return render_cell_sprite(
        (side, side), tuple(_build_stone_layers(stone, side / CELL)), BLACK, tuple(_list_stone_tones(stone))
    )


def _list_stone_tones(stone: SeenTile) -> list[str]:
    hues = [BACK_HUE if stone.colour is None else _choose_tile_hue(stone.colour, dim=stone.dim)]
    if stone.space or not stone.face_up:
        hues += [_choose_hue_or_grey(stone.space[0] if stone.space else None)]
    tones = [BLACK, CREAM, GOLD, *(tone for hue in hues for tone in (hue.dark, hue.deep, hue.base, hue.soft))]
    if stone.dim:
        tones += [*VIOLET, WORN_BACK_HUE.deep, WORN_BACK_HUE.base]
    if stone.space and stone.space[0] is not None:
        tones += [SIGN_INKS[stone.space[0]]]
    if not stone.face_up:
        tones += [*VIOLET, SLATE.pale, SLATE.dark, EYE_COLOUR if stone.dim else YELLOW.base]
    if stone.colour is None and stone.space:
        tones += [CLAIM_HUE.deep, CLAIM_HUE.base, *choose_claim_inks(stone.space[0])]
    ink = SLATE.dark if stone.colour is None else choose_sign_ink(stone.colour, dim=stone.dim)
    return [*tones, ink, mix_colours(hues[0].base, ink)]


def _choose_tile_hue(colour: int, *, dim: int) -> Hue:
    """Return the hue of a tile that lies for good: darker if it is beside the light."""
    full = TILE_HUES[colour]
    if not dim:
        return full
    half = mix_colours(full.deep, full.base)
    if dim > 1:
        return Hue(full.dark, full.deep, half, full.base, full.soft)
    return Hue(full.dark, full.deep, mix_colours(half, full.base), mix_colours(full.base, full.soft), full.soft)


def choose_sign_ink(colour: int, *, dim: int) -> str:
    """Return the colour of the sign on a tile: no sign is as bright on one beside the light."""
    ink, hue = SIGN_INKS[colour], TILE_HUES[colour]
    return (ink, hue.pale, hue.soft)[dim] if ink == CREAM else ink


def _choose_hue_or_grey(colour: int | None) -> Hue:
    return GREY if colour is None else TILE_HUES[colour]


@sprite_cache(8)
def render_mark_sprite(mark: Mark) -> Sprite:
    """Return a mark round an open space."""
    return compose_sprite((CELL, CELL), (_build_stone_drawing(f"mark-{mark}", WHOLE_BOX),), BLACK)


@sprite_cache(64)
def render_rack_sprite(colour: int, side: int, ground: str) -> Sprite:
    """Return a tile on its player's rack."""
    return compose_sprite((side, side), tuple(build_tile_layers(colour, (0, 0, side))), ground)


@sprite_cache(8)
def render_back_sprite(side: int, ground: str) -> Sprite:
    """Return a face-down tile as large as one on a rack."""
    return compose_sprite((side, side), tuple(_build_back_layers(side / CELL)), ground)


@sprite_cache(64)
def render_claim_sprite(claim: int | None, worth: int, side: int, ground: str) -> Sprite:
    """Return a face-down tile with what it claims, by itself on a ground."""
    return compose_sprite((side, side), tuple(_build_claimed_tile_layers(None, claim, worth, side / CELL)), ground)


def _build_stone_layers(stone: SeenTile, scale: float) -> list[Layer]:
    """Return the layers of a tile: with `space` a claim, or a half-laid tile; otherwise a tile laid for good."""
    whole = _scale_square(WHOLE_BOX, scale)
    if stone.space is not None:
        return (_build_laid_tile_layers if stone.face_up else _build_claimed_tile_layers)(
            stone.colour, *stone.space, scale
        )
    if stone.colour is None:
        return _build_back_layers(scale, dim=stone.dim)
    if stone.face_up:
        return build_tile_layers(stone.colour, whole, dim=stone.dim)
    return _build_own_back_layers(stone.colour, scale, dim=stone.dim)


def _scale_square(square: Square, scale: float) -> Square:
    left, top, side = square
    return left * scale, top * scale, side * scale


def _scale_square_within(square: Square, part: Square) -> Square:
    """Return a part of a tile, given for a tile of `CELL`, where it is in a tile of another size."""
    left, top, side = square
    x, y, width = _scale_square(part, side / CELL)
    return left + x, top + y, width


def _build_laid_tile_layers(colour: int | None, claim: int | None, worth: int, scale: float) -> list[Layer]:
    """Return a tile of the turn in progress: smaller, on its mark, with the points of its space.

    One that has another colour than its space tells the space's in its corner.
    """
    whole = _scale_square(WHOLE_BOX, scale)
    mark = _build_stone_drawing("mark-laid", whole)
    if colour is None:
        return [mark]
    lie = claim not in (None, colour)
    return [
        mark,
        *_build_points_tile_layers(colour, worth, _scale_square(LAID_TILE_BOX, scale), lie=lie),
        *(_fold_layers(claim, whole) if lie else []),
    ]


def _build_claimed_tile_layers(colour: int | None, claim: int | None, worth: int, scale: float) -> list[Layer]:
    """Return a face-down tile that waits to be trusted: sign and points of the space that it claims to match.

    The player who laid it sees the tile's own colour, and that of the claim in its corner if it is another.
    """
    whole = _scale_square(WHOLE_BOX, scale)
    if colour is None:
        return [
            _build_slab_drawing(CLAIM_HUE, whole),
            *_build_points_layers(claim, worth, _scale_square(WORTH_SIGN, scale), choose_claim_inks(claim)),
        ]
    corner = [_build_corner_drawing("corner", claim, whole)] if claim != colour else []
    return [*_build_points_tile_layers(colour, worth, whole, lie=False), *corner]


def _build_points_tile_layers(colour: int, worth: int, square: Square, *, lie: bool) -> list[Layer]:
    """Return a face-up tile with the points of its space on its sign; a `lie` has room for a corner above them."""
    sign = _scale_square_within(square, LIE_SIGN if lie else WORTH_SIGN)
    return [
        _build_slab_drawing(TILE_HUES[colour], square),
        *_build_points_layers(colour, worth, sign, choose_points_inks(colour), 1.2),
    ]


def choose_points_inks(colour: int) -> tuple[str, str]:
    """Return the colours of a tile's sign and of the points that are written on it."""
    return ETCHED_COLOURS[colour], CREAM


def choose_claim_inks(claim: int | None) -> tuple[str, str]:
    """Return the colours of the sign that a face-down tile claims, and of the points that are written on it."""
    which = -1 if claim is None else claim
    return PALE_SIGN_COLOURS[which], PALE_WORTH_INKS[which]


def _fold_layers(claim: int | None, square: Square) -> list[Layer]:
    """Return the folded corner of one's own tile that tells the colour of its space, which it has not."""
    corner = _build_corner_drawing("veil", claim, square)
    if claim is None:
        return [corner]
    tint = build_paint(sign=SIGN_INKS[claim], detail=TILE_HUES[claim].base, line=TILE_HUES[claim].base)
    return [corner, _build_stone_drawing(f"sign-{SIGN_NAMES[claim]}", _scale_square_within(square, FOLD_SIGN), tint)]


def _build_corner_drawing(drawing: str, claim: int | None, square: Square) -> Drawing:
    return _build_stone_drawing(drawing, square, build_paint(corner=_choose_hue_or_grey(claim).base))


def build_tile_layers(colour: int, square: Square, *, dim: int = 0) -> list[Layer]:
    """Return a face-up tile: its slab and its sign, in the full hue of its colour unless it is dim."""
    hue, ink = _choose_tile_hue(colour, dim=dim), choose_sign_ink(colour, dim=dim)
    tint = build_paint(sign=ink, detail=hue.base, line=hue.base)
    return [
        _build_slab_drawing(hue, square),
        _build_stone_drawing(f"sign-{SIGN_NAMES[colour]}", _scale_square_within(square, TILE_SIGN), tint),
    ]


def choose_tile_tones(colour: int) -> tuple[str, ...]:
    """Return the colours of a face-up tile, with one for the edge of its sign."""
    hue, ink = TILE_HUES[colour], SIGN_INKS[colour]
    return BLACK, hue.deep, hue.base, hue.soft, ink, mix_colours(hue.base, ink), mix_colours(BLACK, hue.deep)


def _build_back_layers(scale: float, *, dim: int = 0) -> list[Layer]:
    """Return the back of a tile: a goblin's face."""
    veil, square = (WORN_BACK_HUE, OLD_TILE_BOX) if dim else (BACK_HUE, WHOLE_BOX)
    tint = build_paint(sign=BLACK if dim else SLATE.dark, eye=EYE_COLOUR if dim else YELLOW.base, hole=veil.pale)
    whole = _scale_square(square, scale)
    return [
        _build_slab_drawing(veil, whole),
        _build_stone_drawing("back", _scale_square_within(whole, BACK_SIGN), tint),
    ]


def _build_own_back_layers(colour: int, scale: float, *, dim: int) -> list[Layer]:
    """Return one's own tile that lies face down: it is seen whole, in an edge of the stone of all backs."""
    edge = _build_stone_drawing(
        "tile", _scale_square(OWN_EDGE, scale), build_paint(**dict.fromkeys(TILE_PARTS, VIOLET[1])), crisp=True
    )
    return [edge, *build_tile_layers(colour, _scale_square(OWN_TILE, scale), dim=dim)]


def _build_slab_drawing(hue: Hue, square: Square) -> Drawing:
    return _build_stone_drawing(
        "tile", square, build_paint(outline=BLACK, lip=hue.deep, shine=hue.soft, face=hue.base), crisp=True
    )
