"""The profile card of a person: what they played, how it went, and their best moment. All words come ready made."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering, fit_name
from bot.pictures.painting.slabs import PLAIN_LOOK, render_slab_sprite
from bot.pictures.painting.sprites import (
    Sprite,
    render_plain_icon,
    render_rounded_plate_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import CAVE, CREAM, GOLD, GREEN, GREY, INK, LEDGE, ORANGE
from bot.pictures.picture import Picture
from bot.pictures.shared.cut_outs import read_png
from bot.pictures.shared.players import render_badge_sprite, render_seat_disc_sprite
from bot.pictures.shared.scenery import GOLD_LIGHT, draw_bunting_svg, draw_glow_rings_svg, draw_planks_svg

WIDTH, GAP = 900, 18
TOP_HEIGHT, BADGE_SIZE, SHELF = 196, 132, 14
"""How high the top of the card is, the badge in it, and the shelf at its foot."""
BADGE_MIDDLE = GAP + BADGE_SIZE // 2, (TOP_HEIGHT - SHELF) // 2 + 8
NAME_SIZES, LINE_SIZES, SMALL_SIZES = (52, 44, 38, 32), (32, 28, 26), (28, 26, 24)
DOT_SIZE, DOTS_HEIGHT = 66, 104
"""The side of a dot, and the height of their row."""
GAME_ROW_HEIGHT, BAR_SIZE, BAR_RADIUS = 104, (206, 26), 12
"""The height of a game's row, and the size of its bars."""
BAR_LEFT, SIGN_SIZE = 392, 44
FOOT_HEIGHT, PLAIN_ROW_HEIGHT, LINE_HEIGHT, FACT_SIGN_SIZE = 92, 74, 34, 60
"""The height of the row of whom one met most, of a game without any share, of a line below the name; a fact's sign."""


WOOD = ("#8a5f38", "#573719", "#33200f")
"""The wood of the shelf, from the light to the dark."""


@dataclass(frozen=True, slots=True)
class WinRateBar:
    """A win rate: in words, and in parts of 1 with what would be even; `None`: too few matches to say."""

    label: str
    part: float | None
    even: float | None
    goblins: bool


@dataclass(frozen=True, slots=True)
class GameRow:
    """What the card says of a game."""

    title: str
    count: str
    bars: tuple[WinRateBar, ...]


@dataclass(frozen=True, slots=True)
class CardDot:
    """One of the last matches: its place; `None`: nothing ranked. `left`: before the end."""

    place: int | None
    left: bool


@dataclass(frozen=True, slots=True)
class ProfileCard:
    """What is on the card; `seat` gives the colour and sign of the person, whose `lines` stand below the name.

    `met_seat` does for whom they met most. The faces of both are those of these seats (`use_portraits`).
    """

    seat: int
    name: str
    lines: tuple[str, ...]
    dots: tuple[CardDot, ...]
    games: tuple[GameRow, ...]
    met: str | None = None
    best: str | None = None
    met_seat: int = 0


def draw_profile_card(card: ProfileCard, alt: str, pieces: bytes | None = None) -> Picture:
    """Draw the profile card; `pieces` of the best moment's board, as PNG and as wide as the card, stand at its end."""
    moment = Sprite(read_png(pieces), None) if pieces else None
    heights = [
        TOP_HEIGHT,
        DOTS_HEIGHT if card.dots else 0,
        *map(measure_row_height, card.games),
        FOOT_HEIGHT if card.met else 0,
    ]
    heights += [FOOT_HEIGHT if card.best else 0, moment.height + GAP if moment else 0]
    canvas = Canvas((WIDTH, sum(heights) + GAP), CAVE)
    canvas.paste(_render_backdrop(), (0, 0))
    _draw_head(canvas, card)
    y = TOP_HEIGHT
    if card.dots:
        _draw_dots(canvas, card.dots, y)
        y += DOTS_HEIGHT
    for game in card.games:
        _draw_game(canvas, game, y)
        y += measure_row_height(game)
    for sign, text in ((_render_met_sign, card.met), (_render_best_sign, card.best)):
        if text:
            _draw_fact(canvas, sign(card), text, y)
            y += FOOT_HEIGHT
    if moment:
        canvas.paste(moment, (0, y))
    return canvas.to_picture(alt)


def measure_row_height(game: GameRow) -> int:
    """Return how high the row of a game is, with the gap below it."""
    return GAME_ROW_HEIGHT if game.bars else PLAIN_ROW_HEIGHT


@sprite_cache(1)
def _render_backdrop() -> Sprite:
    """Return the light behind the person, with bunting above."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{TOP_HEIGHT}">'
        f'<rect width="{WIDTH}" height="{TOP_HEIGHT}" fill="{CAVE}"/>'
        + draw_glow_rings_svg(
            (GAP + BADGE_SIZE // 2, TOP_HEIGHT // 2 + 8),
            ((520, 300), (330, 220), (200, 150), (120, 110)),
            GOLD_LIGHT,
            rays=18,
        )
        + draw_bunting_svg((210, -4), (WIDTH + 8, -2), 30)
        + f'<g transform="translate(0 {TOP_HEIGHT - SHELF})">{draw_planks_svg(0, (WIDTH, SHELF), 90, WOOD)}</g></svg>'
    )
    return render_svg_sprite(svg, CAVE)


def _draw_head(canvas: Canvas, card: ProfileCard) -> None:
    """Draw who it is, and how much they played, on a plate."""
    middle = BADGE_MIDDLE
    canvas.paste_centred(render_badge_sprite(card.seat, BADGE_SIZE, GOLD_LIGHT[3]), middle)
    left = GAP + BADGE_SIZE + GAP
    height = 78 + LINE_HEIGHT * len(card.lines)
    top = BADGE_MIDDLE[1] - height // 2 + 6
    canvas.paste(render_slab_sprite((WIDTH - GAP - left, height), BAR_RADIUS, PLAIN_LOOK, CAVE), (left, top))
    room = WIDTH - GAP - left - 2 * GAP
    canvas.draw_text(fit_name(card.name, NAME_SIZES, room, "?"), (left + GAP, top + 38), GOLD, PLAIN_LOOK.ground)
    for index, line in enumerate(card.lines):
        canvas.draw_text(
            _fit_text(line, SMALL_SIZES, room), (left + GAP, top + 82 + LINE_HEIGHT * index), CREAM, PLAIN_LOOK.ground
        )


MEDAL_COLOURS = {1: (GOLD, INK), 2: (GREY.soft, INK), 3: (ORANGE.soft, INK)}
"""The colours of the first three places, and of the number on them."""
OTHER_PLACE_COLOURS, LEFT_MATCH_COLOURS = (LEDGE, CREAM), (CAVE, GREY.soft)


def choose_dot_look(dot: CardDot) -> tuple[str, str, str]:
    """Return the colour of a dot, that of its sign, and the sign itself."""
    if dot.left:
        return *LEFT_MATCH_COLOURS, "×"
    if dot.place is None:
        return *LEFT_MATCH_COLOURS, "–"
    return *MEDAL_COLOURS.get(dot.place, OTHER_PLACE_COLOURS), str(dot.place)


def _draw_dots(canvas: Canvas, dots: Sequence[CardDot], top: int) -> None:
    """Draw the last matches in a row from the left, the newest last."""
    step = (WIDTH - 2 * GAP) // 10
    for index, dot in enumerate(reversed(dots)):
        fill, ink, sign = choose_dot_look(dot)
        middle = GAP + step // 2 + step * index, top + DOTS_HEIGHT // 2 - 4
        edge = GREY.deep if fill == CAVE else INK
        canvas.paste_centred(
            render_rounded_plate_sprite((DOT_SIZE, DOT_SIZE), DOT_SIZE // 2 - 2, fill, edge, CAVE, 4), middle
        )
        canvas.write_centred(Lettering(sign, FontFace(Font.ROUND, 38)), middle, ink, fill)


def _draw_game(canvas: Canvas, game: GameRow, top: int) -> None:
    """Draw a game: its title, how often it was played, and a bar for each win rate."""
    height = measure_row_height(game) - 12
    canvas.paste(render_slab_sprite((WIDTH - 2 * GAP, height), BAR_RADIUS, PLAIN_LOOK, CAVE), (GAP, top))
    room, alone = BAR_LEFT - 3 * GAP, not game.bars
    x, middle = 2 * GAP, top + height // 2 - 3
    canvas.draw_text(
        _fit_text(game.title, LINE_SIZES, room), (x, middle if alone else middle - 20), GOLD, PLAIN_LOOK.ground
    )
    lettering = _fit_text(game.count, SMALL_SIZES, WIDTH - BAR_LEFT - 2 * GAP if alone else room)
    canvas.draw_text(lettering, (BAR_LEFT, middle) if alone else (x, middle + 20), CREAM, PLAIN_LOOK.ground)
    for index, bar in enumerate(game.bars):
        offset = 0 if len(game.bars) == 1 else 21 * (2 * index - 1)
        _draw_bar(canvas, bar, middle + offset)


def _draw_bar(canvas: Canvas, bar: WinRateBar, middle: int) -> None:
    """Draw a win rate: what was won, a mark at what would be even, and both in words at its end."""
    width, height = BAR_SIZE
    x, top = BAR_LEFT + SIGN_SIZE + 6, middle - height // 2
    for sign, beside in _list_rival_signs(goblins=bar.goblins):
        canvas.paste_centred(sign, (BAR_LEFT + SIGN_SIZE // 2 + beside, middle))
    if bar.part is None or bar.even is None:
        canvas.draw_text(_fit_text(bar.label, SMALL_SIZES, WIDTH - x - 2 * GAP), (x, middle), CREAM, PLAIN_LOOK.ground)
        return
    colour = GREEN.base if bar.goblins else GOLD
    canvas.paste(render_rounded_plate_sprite((width, height), 6, CAVE, LEDGE, PLAIN_LOOK.ground, 2), (x, top))
    if long := round((width - 8) * bar.part):
        canvas.paste(
            render_rounded_plate_sprite((long, height - 8), 2, colour, colour, CAVE, 1, crisp=True), (x + 4, top + 4)
        )
    canvas.paste(_render_even_mark(), (x + 4 + round((width - 8) * bar.even) - 3, top - 4))
    left = x + width + 10
    canvas.draw_text(
        _fit_text(bar.label, SMALL_SIZES, WIDTH - left - 2 * GAP + 6), (left, middle), CREAM, PLAIN_LOOK.ground
    )


def _list_rival_signs(*, goblins: bool) -> list[tuple[Sprite, int]]:
    """Return the signs of whom somebody played against, and how far each is from the middle: people, or goblins."""
    if goblins:
        return [(render_plain_icon("parlour/goblin", SIGN_SIZE - 6, PLAIN_LOOK.ground), 0)]
    return [
        (render_seat_disc_sprite(1, 26, PLAIN_LOOK.ground), 9),
        (render_seat_disc_sprite(4, 30, PLAIN_LOOK.ground), -7),
    ]


@sprite_cache(1)
def _render_even_mark() -> Sprite:
    """Return the mark on a bar where wins would be even."""
    return render_rounded_plate_sprite((6, BAR_SIZE[1] + 8), 1, CREAM, INK, CAVE, 1, crisp=True)


def _render_met_sign(card: ProfileCard) -> Sprite:
    return render_badge_sprite(card.met_seat, FACT_SIGN_SIZE, PLAIN_LOOK.ground)


def _render_best_sign(_: ProfileCard) -> Sprite:
    return render_plain_icon("parlour/star", FACT_SIGN_SIZE, PLAIN_LOOK.ground)


def _draw_fact(canvas: Canvas, sign: Sprite, text: str, top: int) -> None:
    """Draw a text on a plate beside a sign."""
    height = FOOT_HEIGHT - 12
    canvas.paste(render_slab_sprite((WIDTH - 2 * GAP, height), BAR_RADIUS, PLAIN_LOOK, CAVE), (GAP, top))
    middle = top + height // 2 - 3
    canvas.paste_centred(sign, (2 * GAP + FACT_SIGN_SIZE // 2, middle))
    x = 2 * GAP + FACT_SIGN_SIZE + GAP
    canvas.draw_text(_fit_text(text, LINE_SIZES, WIDTH - x - 2 * GAP), (x, middle), CREAM, PLAIN_LOOK.ground)


def _fit_text(text: str, sizes: tuple[int, ...], room: int) -> Lettering:
    """Return words that may have a name in them, at the first size that fits, or cut."""
    return fit_name(text, sizes, room, text)
