"""The picture of an invitation: the game's name, a piece of one of its positions, and who sits at the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO

from PIL import Image

from bot.pictures.illustration import illustration
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted
from bot.pictures.painting.slabs import DIM, LIT, slab
from bot.pictures.painting.sprites import Drawing, Sprite, drawn, icon, plain_sprite, sprite
from bot.pictures.painting.theme import BLACK, CAVE, GOLD, GROOVE, INK, painted
from bot.pictures.picture import Picture
from bot.pictures.shared.players import GAP, badge
from bot.pictures.shared.portraits import face_at
from bot.pictures.shared.scenery import FLAGS, GOLDEN, SHINE, bunting, rings
from bot.pictures.shared.titles import Material, write_title
from games import find

WIDTH = 900
TITLE_HEIGHT, TITLE_SIZES = 120, (88, 76, 64)
BESIDE = 18
"""How far the title and who stands beside it are from the edges."""
PIECE_HEIGHT, RAIL = 222, 6

MOST_A_ROW, CHAIR_HEIGHT, CHAIR_RADIUS = 4, 76, 16
SHADOW, FREE = 4, 38
"""A chair's shadow, and the size of the sign of a free one."""
NOBODYS, NOBODY = 66, "#4a3f32"
"""The size and the tone of who is not there yet."""
SIGN, SIGN_LEFT, NAME_LEFT, NAME_ROOM = 56, 10, 76, 12
NAME_SIZES = (28, 25, 24)


@dataclass(frozen=True, slots=True)
class Herald:
    """Who stands beside the title: a drawing of `assets/` and its size; its feet may be hidden behind the rail."""

    drawing: str
    width: int
    height: int


HOUSE, PARCHMENT = Herald("parlour/goblin", 108, 108), Material(SHINE, GOLD)
"""The house's own goblin and letters."""


@dataclass(frozen=True, slots=True)
class Poster:
    """Shows a game to people who do not know it: a sample position, and the piece of its picture to show.

    `box` is left, top, right and bottom of that piece, in per cent of the picture's width and height.
    """

    sample: str
    box: tuple[int, int, int, int]
    herald: Herald = HOUSE
    title: Material = PARCHMENT


@dataclass(frozen=True, slots=True)
class Guest:
    """A person or goblin at the table, as the invitation shows them."""

    name: str
    goblin: bool = False


def banner(game: str, poster: Poster, guests: Sequence[Guest], alt: str, language: str) -> Picture:
    """Return the invitation to a table; free seats of the first row are shown as free, others once it is full."""
    most = find(game).seats[-1]
    seats = most if len(guests) > MOST_A_ROW else min(most, MOST_A_ROW)
    canvas = Canvas((WIDTH, TITLE_HEIGHT + PIECE_HEIGHT + _hall_height(seats)), CAVE)
    canvas.paste(_light(), (0, 0))
    _draw_title(canvas, find(game).title, poster)
    canvas.paste(_piece(game, poster, language), (0, TITLE_HEIGHT))
    for y in (TITLE_HEIGHT - RAIL, TITLE_HEIGHT + PIECE_HEIGHT):
        canvas.paste(_rail(), (0, y))
    for seat in range(seats):
        _draw_chair(canvas, seat, guests[seat] if seat < len(guests) else None, _place(seat, seats))
    return canvas.picture(alt)


def _draw_title(canvas: Canvas, title: str, poster: Poster) -> None:
    herald = _herald(poster.herald)
    right = WIDTH - BESIDE - herald.width
    canvas.paste(herald, (right, TITLE_HEIGHT - RAIL - herald.height))
    room, letters, middle = right - 2 * BESIDE, poster.title, (right // 2, TITLE_HEIGHT // 2 - 2)
    write_title(canvas, fitted(title, TITLE_SIZES, room, title), middle, letters.front, room, letters.side)


@lru_cache(maxsize=8)
def _herald(herald: Herald) -> Sprite:
    """Return who stands beside the title and looks at it, as far as there is room."""
    layer = Drawing(herald.drawing, (0, 0, herald.width), flipped=True, height=herald.height)
    return plain_sprite((herald.width, min(herald.height, TITLE_HEIGHT - RAIL)), (layer,), GOLDEN[1], 18)


@lru_cache(maxsize=1)
def _light() -> Sprite:
    """Return the light behind the title, with bunting where nobody stands."""
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{TITLE_HEIGHT}">'
        f'<rect width="{WIDTH}" height="{TITLE_HEIGHT}" fill="{CAVE}"/>'
        + rings((WIDTH // 2 - 40, TITLE_HEIGHT + 40), ((620, 300), (430, 210), (260, 150)), GOLDEN, rays=20)
        + bunting((-8, -24), (250, -34), 12, 2)
        + "</svg>",
        CAVE,
        (*GOLDEN, BLACK, *FLAGS),
    )


@lru_cache(maxsize=32)
def _piece(game: str, poster: Poster, language: str) -> Sprite:
    """Return a piece of a sample position, as wide as the banner."""
    with Image.open(BytesIO(illustration(game, poster.sample, language).png)) as whole:
        left, right = (whole.width * part // 100 for part in poster.box[::2])
        top, bottom = (whole.height * part // 100 for part in poster.box[1::2])
        cut = whole.convert("RGB").crop((left, top, right, bottom))
    scale = max(WIDTH / cut.width, PIECE_HEIGHT / cut.height)
    shown = cut.resize((round(cut.width * scale), round(cut.height * scale)), Image.Resampling.LANCZOS)
    x, y = (shown.width - WIDTH) // 2, (shown.height - PIECE_HEIGHT) // 2
    return Sprite(painted(shown.crop((x, y, x + WIDTH, y + PIECE_HEIGHT))), None)


@lru_cache(maxsize=1)
def _somebody() -> Sprite:
    """Return the outline of a goblin in one tone: whoever will sit there."""
    return sprite((NOBODYS, NOBODYS), (Drawing("parlour/goblin", (0, 0, NOBODYS)),), NOBODY, (NOBODY,))


@lru_cache(maxsize=1)
def _rail() -> Sprite:
    return Sprite(painted(Image.new("RGB", (WIDTH, RAIL), GOLD)), None)


def _rows(seats: int) -> int:
    return -(-seats // MOST_A_ROW)


def _hall_height(seats: int) -> int:
    return RAIL + GAP + _rows(seats) * (CHAIR_HEIGHT + GAP)


def _place(seat: int, seats: int) -> tuple[int, int, int]:
    """Return left, top and width of a chair; a row with fewer chairs stands in the middle."""
    a_row = -(-seats // _rows(seats))
    row, column = divmod(seat, a_row)
    width = (WIDTH - GAP * (a_row + 1)) // a_row
    top = TITLE_HEIGHT + PIECE_HEIGHT + RAIL + GAP + row * (CHAIR_HEIGHT + GAP)
    empty = a_row - min(a_row, seats - row * a_row)
    return GAP + column * (width + GAP) + empty * (width + GAP) // 2, top, width


def _draw_chair(canvas: Canvas, seat: int, guest: Guest | None, place: tuple[int, int, int]) -> None:
    """Draw who sits on a chair; if nobody does, a dark chair."""
    left, top, width = place
    look = LIT if guest else DIM
    canvas.paste(slab((width, CHAIR_HEIGHT), CHAIR_RADIUS, look, CAVE, shadow=SHADOW), (left, top))
    middle = top + (CHAIR_HEIGHT - SHADOW) // 2
    if guest is None:
        canvas.paste_about(_somebody(), (left + width // 2, middle))
        canvas.write_about(Lettering("?", Face(Font.ROUND, FREE)), (left + width // 2, middle + 6), GROOVE, NOBODY)
        return
    unknown = guest.goblin and face_at(seat) is None
    face = icon("parlour/goblin", SIGN, LIT.ground) if unknown else badge(seat, SIGN, LIT.ground)
    canvas.paste(face, (left + SIGN_LEFT, middle - SIGN // 2))
    name = fitted(guest.name, NAME_SIZES, width - NAME_LEFT - NAME_ROOM, f"#{seat + 1}")
    canvas.write(name, (left + NAME_LEFT, middle), INK, LIT.ground)
