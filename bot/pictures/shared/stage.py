"""A great moment as a scene at full width: what happened stands in the light, those concerned below it with its mood.

A game may show its moments so, or as the smaller picture of `bot/pictures/shared/beat.py`.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted, length
from bot.pictures.painting.slabs import DIM, slab
from bot.pictures.painting.sprites import Sprite, drawn
from bot.pictures.painting.theme import CAVE, CREAM, GOLD, RED, SAND, mixed
from bot.pictures.picture import Picture
from bot.pictures.shared.beat import Beat, Concerned, in_words
from bot.pictures.shared.players import badge
from games.engine.words import Words

WIDTH, HEIGHT = 900, 400
SKY = 288
"""The light falls so far down; below stand those concerned."""
MIDDLE = (WIDTH // 2, 176)
TITLE_SIZES, TITLE_MIDDLE = (54, 46, 40, 34), 44
RINGS = ((430, 300), (350, 225), (280, 150))
RAYS, RAY = 14, 0.11
"""How many rays there are, and the half of a ray's angle."""
PLATE, PLATE_TOP, GAP = 98, 293, 8
LARGE, SMALL = (84, (27, 24), 38), (62, (24,), 32)
"""Side of a face, sizes of names, size of notes: for few, and for many, who stand without their names."""
MOST_NAMED = 4
LIGHT, GLOOM = GOLD, RED.base


def draw_stage(beat: Beat, names: Sequence[str], words: Words) -> Picture:
    """Return the scene: grim things stand in red light, all others in gold."""
    canvas = Canvas((WIDTH, HEIGHT), CAVE)
    canvas.paste(_backdrop(GLOOM if beat.grim else LIGHT), (0, 0))
    canvas.lay_about(beat.thing, MIDDLE)
    title = whole(beat.title, TITLE_SIZES, WIDTH - 40)
    for shift, ink in (((3, 4), CAVE), ((0, 0), RED.pale if beat.grim else GOLD)):
        middle = WIDTH // 2 + shift[0], TITLE_MIDDLE + shift[1]
        canvas.write_about(title, middle, ink, CAVE, within=WIDTH - 40)
    _draw_parties(canvas, beat.parties, names)
    return canvas.picture(in_words(beat, names, words))


def tones_of(light: str) -> tuple[str, ...]:
    """Return the shades of a light, from the dark to its middle."""
    faint = mixed(CAVE, mixed(CAVE, light))
    return CAVE, faint, mixed(faint, mixed(CAVE, light)), mixed(CAVE, light)


@lru_cache(maxsize=4)
def _backdrop(light: str) -> Sprite:
    """Return rays and rings of light around the middle: whole areas of few shades cost few bytes."""
    tones = tones_of(light)
    x, y = MIDDLE
    rays = "".join(
        f'<path d="M{x} {y}L{x + 700 * cos(turn - RAY):.0f} {y + 700 * sin(turn - RAY):.0f}'
        f'L{x + 700 * cos(turn + RAY):.0f} {y + 700 * sin(turn + RAY):.0f}z" fill="{tones[1]}"/>'
        for turn in (2 * pi * number / RAYS for number in range(RAYS))
    )
    rings = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{wide}" ry="{high}" fill="{tone}"/>'
        for (wide, high), tone in zip(RINGS, tones[1:], strict=True)
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{SKY}">'
        f'<rect width="{WIDTH}" height="{SKY}" fill="{CAVE}"/>{rays}{rings}</svg>'
    )
    return drawn(svg, CAVE, tones)


def _draw_parties(canvas: Canvas, parties: Sequence[Concerned], names: Sequence[str]) -> None:
    """Draw those concerned side by side on plates: with their names if they are few."""
    if not parties:
        return
    width = min(300, (WIDTH - GAP) // len(parties) - GAP)
    left = (WIDTH - len(parties) * (width + GAP) + GAP) // 2
    side, name_sizes, note_size = LARGE if len(parties) <= MOST_NAMED else SMALL
    for place, party in enumerate(parties):
        x, middle = left + place * (width + GAP), PLATE_TOP + (PLATE - 6) // 2
        canvas.paste(slab((width, PLATE), 16, DIM, CAVE), (x, PLATE_TOP))
        canvas.paste_about(badge(party.seat, side, DIM.ground), (x + 8 + side // 2, middle))
        note = Lettering(party.note, Face(Font.ROUND, note_size))
        beside, room = x + side + 16, width - side - 30
        if len(parties) > MOST_NAMED:
            canvas.write(note, (beside, middle), CREAM, DIM.ground, within=min(room, length(note.text, note.face)))
            continue
        name = fitted(names[party.seat], name_sizes, room, f"#{party.seat + 1}")
        canvas.write(name, (beside, middle - 22 if note.text else middle), SAND, DIM.ground)
        if note.text:
            canvas.write(note, (beside, middle + 20), CREAM, DIM.ground, within=min(room, length(note.text, note.face)))


GROUND = {grim: tones_of(GLOOM if grim else LIGHT)[-1] for grim in (False, True)}
"""The shade in the middle of the light, into which what stands there blends."""
