"""What is in front of each player: dice, hand, known Items, what each Offering still needs, Ongoing cards."""

from dataclasses import dataclass, replace

from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import alarming, items_known, own_cheats, slots, unplayed, waited_for, won
from bot.games.goblin_teeth.pictures.tags import Tags, draw_tags
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted
from bot.pictures.painting.sprites import Place, icon, plate
from bot.pictures.painting.theme import CAVE, CREAM, GOLD, INK, LEDGE, RED, ROCK, SLATE
from bot.pictures.shared.players import badge, number
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView, Progress

GHOST_LIT, GHOST_DIM = "#c3b08a", "#6a5c48"
"""The colour of what is missing, on a highlighted plate and on others."""


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours of a plate: its ground, its letters, its edge, what is missing, and the only missing thing."""

    fill: str
    ink: str
    edge: str
    ghost: str
    last: str


def inks(*, lit: bool, turn: bool = False) -> Inks:
    """Return the colours of a plate; it is highlighted if the table waits for its player, or if they have won."""
    edge = GOLD if lit or turn else LEDGE
    return Inks(CREAM, INK, edge, GHOST_LIT, RED.base) if lit else Inks(ROCK, CREAM, edge, GHOST_DIM, RED.soft)


ALARMED = Inks(RED.dark, CREAM, RED.base, RED.deep, RED.pale)
"""The colours of a plate whose player lacks a single Item of an Offering."""


def plate_height(view: GoblinTeethView, seat: int) -> int:
    """Return how tall the plate of a seat is: its onlooker's Cheats need a line of their own."""
    return at.PLATE_LINE + at.NEEDS_LINE + at.CHEATS_LINE * bool(own_cheats(view, seat)) + 5


def draw_plate(canvas: Canvas, view: GoblinTeethView, seat: int, name: str, top: int, words: Words) -> None:
    """Draw the plate of a seat."""
    size = (at.WIDTH - 2 * at.EDGE, plate_height(view, seat))
    look = inks(lit=waited_for(view, seat) or won(view, seat), turn=seat == view.turn and view.outcome is None)
    if alarming(view, seat):
        look = replace(look, edge=RED.base) if look.fill == CREAM else ALARMED
    canvas.paste(plate(size, at.RADIUS, look.fill, look.edge, CAVE), (at.EDGE, top))
    middle = top + at.PLATE_LINE // 2 + 3
    _draw_person(canvas, view, seat, fitted(name, at.NAME_SIZES, at.NAME_WIDTH, f"#{seat + 1}"), middle, look)
    _draw_known(canvas, items_known(view, seat), middle, look)
    below = top + at.PLATE_LINE + at.NEEDS_LINE // 2
    end = draw_needs(canvas, view.progress_of(seat), below, look)
    fresh = [card for card in view.front[seat] if any(thing == f"{seat} {card}" for _, thing in view.recent)]
    draw_tags(canvas, view.front[seat], (end, below), Tags(words, look.fill, fresh))
    if own := own_cheats(view, seat):
        line = below + (at.NEEDS_LINE + at.CHEATS_LINE) // 2
        canvas.paste_about(icon(pieces.drawing("hand"), at.TAG_ICON, look.fill), (at.EDGE + 28, line))
        draw_tags(canvas, own, (at.EDGE + 54, line), Tags(words, look.fill))


def _draw_person(canvas: Canvas, view: GoblinTeethView, seat: int, name: Lettering, middle: int, look: Inks) -> None:
    """Draw sign and name, the first player token, unplayed dice and the number of cards in hand."""
    canvas.paste(badge(seat, at.BADGE, look.fill), (at.EDGE + 8, middle - at.BADGE // 2))
    if won(view, seat):
        canvas.paste_about(icon("theme/crown", 36, look.fill), (at.EDGE + 33, middle - 20))
    canvas.write(name, (at.NAME_LEFT + at.EDGE, middle), look.ink, look.fill)
    if seat == view.first:
        token = icon(pieces.drawing("token"), at.TOKEN, look.fill)
        canvas.paste(token, (at.TOKEN_LEFT + at.EDGE, middle - at.TOKEN // 2))
    for place, value in enumerate(unplayed(view, seat)):
        die = pieces.die(seat, value, at.DIE, look.fill)
        canvas.paste(die, (at.DICE_LEFT + place * (at.DIE + 4), middle - at.DIE // 2))
    canvas.paste(icon(pieces.drawing("hand"), at.HAND_ICON, look.fill), (at.HAND_LEFT, middle - at.HAND_ICON // 2))
    count = number(view.hand_sizes[seat], at.HAND_SIZE)
    canvas.write(count, (at.HAND_LEFT + at.HAND_ICON + 4, middle), look.ink, look.fill)


def _draw_known(canvas: Canvas, items: list[tuple[str, int]], middle: int, look: Inks) -> None:
    """Draw the Items that are known to be in a hand, closer together the more there are."""
    x, right = at.KNOWN_LEFT, at.WIDTH - at.EDGE - 10
    step = min(at.KNOWN_ICON + 22, (right - x) // max(1, len(items)))
    for name, count in items:
        canvas.paste(pieces.item(name, at.KNOWN_ICON, look.fill), (x, middle - at.KNOWN_ICON // 2))
        if count > 1:
            text = number(count, at.KNOWN_SIZE)
            canvas.write(text, (x + min(at.KNOWN_ICON + 1, step - 16), middle + 8), look.ink, look.fill)
        x += step


def draw_needs(canvas: Canvas, offerings: tuple[Progress, ...], middle: int, look: Inks) -> int:
    """Draw each Offering from left to right: what is there in colour, what is missing only as a shape.

    Return where the next thing may begin.
    """
    x = at.NEEDS_LEFT
    for one in offerings:
        x = draw_need(canvas, one, (x, middle), look) + at.NEEDS_GAP
    return x


def draw_need(canvas: Canvas, one: Progress, place: Place, look: Inks) -> int:
    """Draw an Offering from its left end, and return its right; if a single Item is missing, it is red."""
    x, middle = place
    _draw_kind(canvas, one, place, look)
    x += at.KIND_WIDTH + 4
    for slot in slots(one):
        args = slot.drawing, at.NEED_ICON, look.fill
        gap = look.last if one.lacking == 1 else look.ghost
        drawn = pieces.wanted(*args, look.ink) if slot.filled else pieces.missing(*args, gap)
        canvas.paste(drawn, (x, middle - at.NEED_ICON // 2))
        x += at.NEED_STEP
    return x


def _draw_kind(canvas: Canvas, one: Progress, place: Place, look: Inks) -> None:
    """Draw the kind of an Offering; a complete one shines, and one that lacks one Item is red."""
    fill, ink = KINDS.get(one.lacking, (SLATE.base, CREAM))
    size = (at.KIND_WIDTH, at.NEED_ICON)
    canvas.paste(plate(size, 9, fill, SLATE.dark, look.fill), (place[0], place[1] - at.NEED_ICON // 2))
    middle = (place[0] + at.KIND_WIDTH // 2, place[1])
    canvas.write_about(Lettering(one.kind, Face(Font.ROUND, at.KIND_SIZE)), middle, ink, fill)


KINDS = {0: (GOLD, INK), 1: (RED.base, CREAM)}
"""Fill and ink of the kind of an Offering, by how much is lacking, if it is highlighted."""
