"""The picture of what just happened, the same for all games: the thing itself, what it is called, whom it concerns."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted, length
from bot.pictures.painting.sprites import plate
from bot.pictures.painting.theme import CAVE, CREAM, GOLD, RED, ROCK, SAND
from bot.pictures.picture import Picture
from bot.pictures.shared.players import GAP, PLATE_RADIUS, badge
from bot.pictures.telling import listed, spoken
from games.engine.words import Words

WIDTH, HEIGHT = 900, 236
THING_ROOM = (420, 196)
"""The largest width and height of the thing itself."""
EDGE = 20
TITLE_SIZES, TITLE_MIDDLE = (44, 38, 32, 28), 52
BADGE, NAME_SIZES, NOTE_SIZE = 50, (27, 24), 27
LINE, FIRST_LINE, LINES = 58, 118, 2


@dataclass(frozen=True, slots=True)
class Concerned:
    """Somebody it concerns, and how, in a word or a number."""

    seat: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class Beat:
    """What happened: its title in words, the drawn thing, and those it concerns, in order."""

    title: str
    thing: Canvas
    parties: tuple[Concerned, ...] = ()
    grim: bool = False


def draw_beat(beat: Beat, names: Sequence[str], words: Words) -> Picture:
    """Return the picture: grim things have a red edge, all others a golden one."""
    canvas = Canvas((WIDTH, HEIGHT), CAVE)
    size = WIDTH - 2 * GAP, HEIGHT - 2 * GAP
    canvas.paste(plate(size, PLATE_RADIUS, ROCK, RED.base if beat.grim else GOLD, CAVE), (GAP, GAP))
    canvas.paste(beat.thing, (EDGE, (HEIGHT - beat.thing.height) // 2))
    left = EDGE + beat.thing.width + EDGE
    room = WIDTH - EDGE - GAP - left
    title = whole(beat.title, TITLE_SIZES, room)
    canvas.write(title, (left, TITLE_MIDDLE), GOLD, ROCK, within=room)
    _draw_parties(canvas, beat.parties, names, left)
    return canvas.picture(in_words(beat, names, words))


def _draw_parties(canvas: Canvas, parties: Sequence[Concerned], names: Sequence[str], left: int) -> None:
    """Draw those it concerns below the title: one per line if they are few, otherwise side by side without names."""
    a_line = -(-len(parties) // LINES) or 1
    room = (WIDTH - EDGE - GAP - left) // a_line
    for place, party in enumerate(parties):
        line, column = divmod(place, a_line)
        x, y = left + column * room, FIRST_LINE + line * LINE
        canvas.paste_about(badge(party.seat, BADGE, ROCK), (x + BADGE // 2, y))
        note = Lettering(party.note, Face(Font.ROUND, NOTE_SIZE))
        x += BADGE + 8
        if a_line == 1:
            space = room - BADGE - length(note.text, note.face) - 3 * GAP
            name = fitted(names[party.seat], NAME_SIZES, space, f"#{party.seat + 1}")
            x = canvas.write(name, (x, y), SAND, ROCK) + GAP
        if note.text:
            canvas.write(note, (x, y), CREAM, ROCK, within=left + (column + 1) * room - x)


def in_words(beat: Beat, names: Sequence[str], words: Words) -> str:
    """Return what a moment shows, in words."""
    told = [
        words("pictures-beat-party", name=spoken(names[party.seat]), note=party.note or "none")
        for party in beat.parties
    ]
    return words("pictures-beat", title=beat.title, parties=listed(words, told) or "none")


def thing(size: tuple[int, int]) -> Canvas:
    """Return an empty canvas for the thing itself, no larger than the room for it."""
    return Canvas((min(size[0], THING_ROOM[0]), min(size[1], THING_ROOM[1])), ROCK)
