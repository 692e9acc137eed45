"""The banner of an invitation: the game's name, a piece of one of its positions, and who sits at the table."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from io import BytesIO

from PIL import Image

from bot.pictures.illustration import draw_sample_picture
from bot.pictures.painting.canvas import Canvas, fit_uncut_name
from bot.pictures.painting.lettering import fit_name, measure_pixel_width
from bot.pictures.painting.slabs import CARD_LOOK, DIM_LOOK, render_slab_sprite
from bot.pictures.painting.sprites import (
    Drawing,
    Sprite,
    compose_sprite,
    render_icon_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, CAVE, GOLD, INK, SAND, convert_to_palette
from bot.pictures.picture import Picture
from bot.pictures.shared.players import GAP, render_badge_sprite
from bot.pictures.shared.portraits import find_portrait
from bot.pictures.shared.scenery import FLAG_COLOURS, GOLD_LIGHT, SHINE_COLOUR, draw_bunting_svg, draw_glow_rings_svg
from bot.pictures.shared.titles import LetterMaterial, write_title
from games import find_game
from games.engine.words import load_words

WIDTH = 900
TITLE_HEIGHT, TITLE_SIZES = 120, (82, 76, 64)
BOARD_HEIGHT, BOARD_RADIUS, BOARD_PADDING, MIN_BOARD_MARGIN = 98, 20, 36, 20
"""The dark board of the title: its height, how far it reaches beyond the letters, and how far it is from the edges."""
BOARD_LOOK = replace(DIM_LOOK, above=DIM_LOOK.ground, edge=GOLD)
ROPE_TOP = 30
"""How far below the upper edge a line of flags is tied to the board."""
RAIL_HEIGHT = 6
CHAIRS_PER_ROW, CHAIR_RADIUS = 4, 16
CHAIR_HEIGHTS, PIECE_HEIGHTS = (76, 64), (222, 198)
"""The heights of a chair and of the piece of a position, with one row of chairs and with two: both fit one screen."""
CHAIR_SHADOW = 4
"""A chair's shadow."""
EMPTY_CHAIR_TONE = "#7d6d55"
"""The tone of who is not there yet."""
SIGN_SIZE, SIGN_LEFT, NAME_LEFT, NAME_ROOM = 56, 10, 76, 12
SIGN_STEP = 66
"""From one of several outlines to the next."""
NAME_SIZES = (28, 25, 24)

ChairPlace = tuple[int, int, int, int]
"""Left, top, width and height of a chair."""

PARCHMENT_MATERIAL = LetterMaterial(SHINE_COLOUR, GOLD)
"""The bot's own letters."""


@dataclass(frozen=True, slots=True)
class Poster:
    """Shows a game to people who do not know it: a sample position, and the piece of its picture to show.

    `box` is left, top, right and bottom of that piece, in per cent of the picture's width and height.
    """

    sample: str
    box: tuple[int, int, int, int]
    title: LetterMaterial = PARCHMENT_MATERIAL


@dataclass(frozen=True, slots=True)
class BannerGuest:
    """A person or goblin at the table, as the invitation shows them."""

    name: str
    goblin: bool = False


def draw_lobby_banner(
    game: str,
    poster: Poster,
    guests: Sequence[BannerGuest],
    alt: str,
    language: str,
    kept_seats: int = 0,
    seats: int | None = None,
) -> Picture:
    """Draw the banner of an invitation: each guest and each free seat has a chair, the last `kept_seats` are reserved.

    Where these are more than a row while it is not full, one broad chair stands for all free seats. There are as many
    `seats` as the game allows, unless it is said how many.
    """
    max_seats, seated = seats or find_game(game).seats[-1], len(guests)
    free = max(0, max_seats - seated - kept_seats)
    say = load_words(language)
    in_one = seated < CHAIRS_PER_ROW < max_seats
    chairs = CHAIRS_PER_ROW if in_one else max_seats
    piece = _get_height(PIECE_HEIGHTS, chairs)
    canvas = Canvas((WIDTH, TITLE_HEIGHT + piece + _measure_hall_height(chairs)), CAVE)
    _draw_head(canvas, game, poster, language, piece)
    places = [_place_chair(chair, chairs) for chair in range(chairs)]
    for seat, guest in enumerate(guests):
        _draw_guest(canvas, seat, guest, places[seat])
    if in_one:
        left, top, _, height = places[seated]
        text = say("pictures-free-seats", count=free) if free else say("pictures-kept-seats", count=kept_seats)
        _draw_free_chair(canvas, free or kept_seats, (left, top, WIDTH - GAP - left, height), text)
    else:
        for number, place in enumerate(places[seated:]):
            _draw_free_chair(canvas, 1, place, say(f"pictures-{'free' if number < free else 'kept'}-seats", count=1))
    return canvas.to_picture(alt)


def draw_banner_head(game: str, poster: Poster, alt: str, language: str) -> Picture:
    """Return the picture of a game without chairs: who comes to a game night is not at a table yet."""
    canvas = Canvas((WIDTH, TITLE_HEIGHT + PIECE_HEIGHTS[0] + RAIL_HEIGHT), CAVE)
    _draw_head(canvas, game, poster, language, PIECE_HEIGHTS[0])
    return canvas.to_picture(alt)


def _draw_head(canvas: Canvas, game: str, poster: Poster, language: str, piece: int) -> None:
    """Draw the title, and below it a piece of a sample position between two rails."""
    _draw_title(canvas, find_game(game).title, poster.title)
    canvas.paste(_cut_piece_sprite(game, poster, language, piece), (0, TITLE_HEIGHT))
    for y in (TITLE_HEIGHT - RAIL_HEIGHT, TITLE_HEIGHT + piece):
        canvas.paste(_render_rail_sprite(), (0, y))


def _draw_title(canvas: Canvas, title: str, letters: LetterMaterial) -> None:
    """Write the title on a dark board in the light: so it is read from afar, whatever its letters are made of."""
    max_width = WIDTH - 2 * (MIN_BOARD_MARGIN + BOARD_PADDING)
    lettering = fit_name(title, TITLE_SIZES, max_width, title)
    board = min(max_width, measure_pixel_width(lettering.text, lettering.face)) + 2 * BOARD_PADDING
    top, middle = (TITLE_HEIGHT - RAIL_HEIGHT - BOARD_HEIGHT) // 2, (WIDTH // 2, (TITLE_HEIGHT - RAIL_HEIGHT) // 2)
    canvas.paste(_render_title_background(board), (0, 0))
    canvas.paste(
        render_slab_sprite((board, BOARD_HEIGHT), BOARD_RADIUS, BOARD_LOOK, GOLD_LIGHT[1], shadow=CHAIR_SHADOW),
        ((WIDTH - board) // 2, top),
    )
    write_title(canvas, lettering, (middle[0], middle[1] - CHAIR_SHADOW // 2), letters.front, max_width, letters.side)


@sprite_cache(8)
def _render_title_background(board: int) -> Sprite:
    """Return the light behind the board of the title, and the lines of flags that are tied to its ends."""
    beside = (WIDTH - board) // 2 + 4
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{TITLE_HEIGHT}">'
        f'<rect width="{WIDTH}" height="{TITLE_HEIGHT}" fill="{CAVE}"/>'
        + draw_glow_rings_svg(
            (WIDTH // 2, TITLE_HEIGHT + 40), ((620, 300), (430, 210), (260, 150)), GOLD_LIGHT, rays=20
        )
        + draw_bunting_svg((-12, ROPE_TOP // 3), (beside, ROPE_TOP), 8)
        + draw_bunting_svg((WIDTH - beside, ROPE_TOP), (WIDTH + 12, ROPE_TOP // 3), 8, 3)
        + "</svg>",
        CAVE,
        (*GOLD_LIGHT, BLACK, *FLAG_COLOURS),
    )


def _cut_piece_sprite(game: str, poster: Poster, language: str, height: int) -> Sprite:
    """Return the middle of a sample position's piece, of this height: the piece itself is drawn only once."""
    whole = _render_sample_piece_sprite(game, poster, language)
    above = (whole.height - height) // 2
    return Sprite(whole.image.crop((0, above, WIDTH, above + height)), None) if above > 0 else whole


@sprite_cache(32)
def _render_sample_piece_sprite(game: str, poster: Poster, language: str) -> Sprite:
    """Return a piece of a sample position, as wide as the banner."""
    height = PIECE_HEIGHTS[0]
    with Image.open(BytesIO(draw_sample_picture(game, poster.sample, language).png)) as whole:
        left, right = (whole.width * part // 100 for part in poster.box[::2])
        top, bottom = (whole.height * part // 100 for part in poster.box[1::2])
        cut = whole.convert("RGB").crop((left, top, right, bottom))
    scale = max(WIDTH / cut.width, height / cut.height)
    image = cut.resize((round(cut.width * scale), round(cut.height * scale)), Image.Resampling.LANCZOS)
    x, y = (image.width - WIDTH) // 2, (image.height - height) // 2
    return Sprite(convert_to_palette(image.crop((x, y, x + WIDTH, y + height))), None)


@sprite_cache(1)
def _render_free_seat_sprite() -> Sprite:
    """Return the outline of a goblin in one tone: the player who will sit there."""
    return compose_sprite(
        (SIGN_SIZE, SIGN_SIZE), (Drawing("parlour/goblin", (0, 0, SIGN_SIZE)),), EMPTY_CHAIR_TONE, (EMPTY_CHAIR_TONE,)
    )


@sprite_cache(1)
def _render_rail_sprite() -> Sprite:
    return Sprite(convert_to_palette(Image.new("RGB", (WIDTH, RAIL_HEIGHT), GOLD)), None)


def _count_chair_rows(seats: int) -> int:
    return -(-seats // CHAIRS_PER_ROW)


def _get_height(heights: tuple[int, int], seats: int) -> int:
    """Return which of two heights something has beside the chairs for so many seats."""
    return heights[_count_chair_rows(seats) > 1]


def _measure_hall_height(seats: int) -> int:
    return RAIL_HEIGHT + GAP + _count_chair_rows(seats) * (_get_height(CHAIR_HEIGHTS, seats) + GAP)


def _place_chair(seat: int, seats: int) -> ChairPlace:
    """Return where a chair stands; a row with fewer chairs stands in the middle."""
    a_row = -(-seats // _count_chair_rows(seats))
    row, column = divmod(seat, a_row)
    width = (WIDTH - GAP * (a_row + 1)) // a_row
    height = _get_height(CHAIR_HEIGHTS, seats)
    top = TITLE_HEIGHT + _get_height(PIECE_HEIGHTS, seats) + RAIL_HEIGHT + GAP + row * (height + GAP)
    empty = a_row - min(a_row, seats - row * a_row)
    return GAP + column * (width + GAP) + empty * (width + GAP) // 2, top, width, height


def _draw_guest(canvas: Canvas, seat: int, guest: BannerGuest, chair: ChairPlace) -> None:
    """Draw who sits on a chair."""
    left, top, width, height = chair
    canvas.paste(render_slab_sprite((width, height), CHAIR_RADIUS, CARD_LOOK, CAVE, shadow=CHAIR_SHADOW), (left, top))
    middle = top + (height - CHAIR_SHADOW) // 2
    unknown = guest.goblin and find_portrait(seat) is None
    face = (
        render_icon_sprite("parlour/goblin", SIGN_SIZE, CARD_LOOK.ground)
        if unknown
        else render_badge_sprite(seat, SIGN_SIZE, CARD_LOOK.ground)
    )
    canvas.paste(face, (left + SIGN_LEFT, middle - SIGN_SIZE // 2))
    name = fit_name(guest.name, NAME_SIZES, width - NAME_LEFT - NAME_ROOM, f"#{seat + 1}")
    canvas.draw_text(name, (left + NAME_LEFT, middle), INK, CARD_LOOK.ground)


def _draw_free_chair(canvas: Canvas, count: int, chair: ChairPlace, text: str) -> None:
    """Draw a dark chair that is free or kept, or one for so many seats: with an outline for each, or one."""
    left, top, width, height = chair
    canvas.paste(render_slab_sprite((width, height), CHAIR_RADIUS, DIM_LOOK, CAVE, shadow=CHAIR_SHADOW), (left, top))
    middle, room = top + (height - CHAIR_SHADOW) // 2, width - NAME_LEFT - NAME_ROOM
    lettering = fit_uncut_name(text, NAME_SIZES, room)
    beside = count - 1 if (count - 1) * SIGN_STEP + measure_pixel_width(lettering.text, lettering.face) <= room else 0
    for sign in range(beside + 1):
        canvas.paste(_render_free_seat_sprite(), (left + SIGN_LEFT + sign * SIGN_STEP, middle - SIGN_SIZE // 2))
    canvas.draw_text(
        lettering,
        (left + NAME_LEFT + beside * SIGN_STEP, middle),
        SAND,
        DIM_LOOK.ground,
        within=room - beside * SIGN_STEP,
    )
