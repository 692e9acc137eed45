"""What is in front of each player: dice, hand, known Items, what each Offering still needs, Ongoing cards."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import alarming, items_known, slots, unplayed, waited_for, won
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted, length
from bot.pictures.painting.sprites import Place, icon, plate
from bot.pictures.painting.theme import CAVE, COAL, CREAM, GOLD, INK, LEDGE, RED, ROCK, SLATE
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


def plate_height(view: GoblinTeethView, seat: int) -> int:
    """Return how tall the plate of a seat is: Ongoing cards need lines of their own."""
    return at.PLATE_LINE + at.NEEDS_LINE + len(tag_lines(view.front[seat])) * at.FRONT_LINE + 6


def draw_plate(canvas: Canvas, view: GoblinTeethView, seat: int, name: str, top: int, words: Words) -> None:
    """Draw the plate of a seat."""
    size = (at.WIDTH - 2 * at.EDGE, plate_height(view, seat))
    look = inks(lit=waited_for(view, seat) or won(view, seat), turn=seat == view.turn and view.outcome is None)
    if alarming(view, seat):
        look = replace(look, edge=RED.base)
    canvas.paste(plate(size, at.RADIUS, look.fill, look.edge, CAVE), (at.EDGE, top))
    middle = top + at.PLATE_LINE // 2 + 3
    _draw_person(canvas, view, seat, fitted(name, at.NAME_SIZES, at.NAME_WIDTH, f"#{seat + 1}"), middle, look)
    _draw_known(canvas, items_known(view, seat), middle, look)
    below = top + at.PLATE_LINE + at.NEEDS_LINE // 2
    draw_needs(canvas, view.progress_of(seat), below, look)
    for line, cards in enumerate(tag_lines(view.front[seat])):
        fresh = [card for card in cards if any(thing == f"{seat} {card}" for _, thing in view.recent)]
        _draw_tags(canvas, cards, below + at.NEEDS_LINE // 2 + line * at.FRONT_LINE, (look, fresh), words)


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


def draw_needs(canvas: Canvas, offerings: tuple[Progress, ...], middle: int, look: Inks) -> None:
    """Draw each Offering from left to right: what is there in colour, what is missing only as a shape."""
    for column, one in enumerate(offerings):
        draw_need(canvas, one, (at.NEEDS_LEFT + column * at.NEEDS_WIDTH, middle), look)


def draw_need(canvas: Canvas, one: Progress, place: Place, look: Inks) -> None:
    """Draw an Offering from its left end; if a single Item is missing, it is red."""
    x, middle = place
    _draw_kind(canvas, one, place, look)
    x += at.KIND_WIDTH + 4
    for slot in slots(one):
        args = slot.drawing, at.NEED_ICON, look.fill
        gap = look.last if one.lacking == 1 else look.ghost
        drawn = pieces.wanted(*args, look.ink) if slot.filled else pieces.missing(*args, gap)
        canvas.paste(drawn, (x, middle - at.NEED_ICON // 2))
        x += at.NEED_STEP


def _draw_kind(canvas: Canvas, one: Progress, place: Place, look: Inks) -> None:
    """Draw the kind of an Offering; a complete one shines, and one that lacks one Item is red."""
    fill, ink = KINDS.get(one.lacking, (SLATE.base, CREAM))
    size = (at.KIND_WIDTH, at.NEED_ICON)
    canvas.paste(plate(size, 9, fill, SLATE.dark, look.fill), (place[0], place[1] - at.NEED_ICON // 2))
    middle = (place[0] + at.KIND_WIDTH // 2, place[1])
    canvas.write_about(Lettering(one.kind, Face(Font.ROUND, at.KIND_SIZE)), middle, ink, fill)


KINDS = {0: (GOLD, INK), 1: (RED.base, CREAM)}
"""Fill and ink of the kind of an Offering, by how much is lacking, if it is highlighted."""
MOST_TAGS = 4


def tag_lines(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return Ongoing cards in lines of at most four."""
    return [cards[start : start + MOST_TAGS] for start in range(0, len(cards), MOST_TAGS)]


def _draw_tags(
    canvas: Canvas, cards: tuple[str, ...], top: int, shown: tuple[Inks, Sequence[str]], words: Words
) -> None:
    """Draw Ongoing cards with sign and name; `shown` is the look of the plate, and which cards are recent."""
    look, fresh = shown
    x, height = at.NEEDS_LEFT, at.FRONT_LINE - 4
    for card in cards:
        name = Lettering(words(f"goblin-teeth-cheat-{card}"), Face(Font.ROUND, at.FRONT_SIZES[0]))
        width = at.FRONT_ICON + length(name.text, name.face) + 26
        canvas.paste(plate((width, height), 12, SLATE.base, GOLD if card in fresh else COAL.dark, look.fill), (x, top))
        middle = top + height // 2
        canvas.paste(pieces.cheat(card, at.FRONT_ICON, SLATE.base), (x + 8, middle - at.FRONT_ICON // 2))
        canvas.write(name, (x + at.FRONT_ICON + 14, middle), CREAM, SLATE.base)
        x += width + 8
