"""The head of the last board of Gobblestones: who won, in the light, and beside them everybody else."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.gobblestones.pictures import layout as at
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import fitted, length
from bot.pictures.painting.slabs import DIM, slab
from bot.pictures.painting.sprites import Sprite, drawn, icon
from bot.pictures.painting.theme import CAVE, CREAM
from bot.pictures.shared.players import Plate, badge, number
from bot.pictures.shared.scenery import GOLDEN, SHINE, rings
from bot.pictures.shared.titles import who_wins, write_title
from games.engine.words import Words


def draw_fame(canvas: Canvas, plates: Sequence[Plate], words: Words) -> None:
    """Draw those who won, with faces, crowns and points, and the others on small plates."""
    canvas.paste(_light(), (0, 0))
    won = [one for one in plates if one.won]
    others = sorted((one for one in plates if not one.won), key=lambda one: -one.points)
    room = at.WIDTH - 2 * at.FAME_EDGE - (at.FAME_OTHERS + at.FAME_EDGE if others else 0)
    for place, one in enumerate(won):
        width = room // len(won)
        _draw_winner(canvas, one, at.FAME_EDGE + place * width, width, words if len(won) == 1 else None)
    top = (at.FAME - at.RIM - len(others) * at.FAME_OTHER) // 2
    for place, one in enumerate(others):
        _draw_other(canvas, one, top + place * at.FAME_OTHER)


def _draw_winner(canvas: Canvas, one: Plate, left: int, width: int, words: Words | None) -> None:
    """Draw somebody who won; who shares that is only named, and has a crown."""
    side = at.FAME_FACE
    canvas.paste(badge(one.seat, side, GOLDEN[2]), (left + 8, at.FAME - at.RIM - side - 2))
    canvas.paste_about(icon("theme/crown", at.FAME_CROWN, CAVE), (left + 8 + side // 2, at.FAME_CROWN // 2 - 4))
    x, room = left + side + 22, width - side - 30
    named = fitted(one.name, at.FAME_SHARED, room, f"#{one.seat + 1}")
    told = who_wins([one.name], at.FAME_NAMES, room, words) if words else named
    middle = x + min(room, length(told.text, told.face)) // 2
    write_title(canvas, told, (middle, at.FAME_NAME_MIDDLE), SHINE, room)
    canvas.write(number(one.points, at.FAME_SCORE), (x, at.FAME_SCORE_MIDDLE), CREAM, GOLDEN[1])


def _draw_other(canvas: Canvas, one: Plate, top: int) -> None:
    left, high = at.WIDTH - at.FAME_EDGE - at.FAME_OTHERS, at.FAME_OTHER - 2
    canvas.paste(slab((at.FAME_OTHERS, high), at.PLATE_RADIUS, DIM, CAVE, shadow=2), (left, top))
    middle = top + high // 2 - 1
    canvas.paste(badge(one.seat, high - 4, DIM.ground), (left + 4, middle - (high - 4) // 2))
    points = number(one.points, at.SCORE_SIZE - 2)
    canvas.write(points, (left + high + 10, middle), CREAM, DIM.ground)
    x = left + high + 70
    name = fitted(one.name, (at.NAME_SIZE,), left + at.FAME_OTHERS - 12 - x, f"#{one.seat + 1}")
    canvas.write(name, (x, middle), CREAM, DIM.ground)


@lru_cache(maxsize=1)
def _light() -> Sprite:
    """Return golden light behind the winner."""
    middle = at.FAME_EDGE + 8 + at.FAME_FACE // 2, at.FAME // 2 + 10
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{at.WIDTH}" height="{at.FAME}">'
        f'<rect width="{at.WIDTH}" height="{at.FAME}" fill="{CAVE}"/>'
        + rings(middle, ((1050, 520), (640, 270), (230, 140)), GOLDEN, rays=18)
        + "</svg>",
        CAVE,
        GOLDEN,
    )
