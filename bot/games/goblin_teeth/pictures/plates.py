"""What is in front of each player: dice, hand, known Items, what each Offering still needs, Ongoing cards.

The reader's own plate is large and says of each Offering what is there; those of others are small and count what lacks.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import (
    alarming,
    common,
    items_known,
    own_cheats,
    slots,
    unplayed,
    waited_for,
    won,
)
from bot.games.goblin_teeth.pictures.tags import Tags, draw_tags, widths_of
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted
from bot.pictures.painting.slabs import BESIDE, DIM, LIT, Look, slab
from bot.pictures.painting.sprites import Place, icon, plate
from bot.pictures.painting.theme import CAVE, CREAM, GOLD, INK, RED, SLATE
from bot.pictures.shared.players import badge, number
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView, Progress

GHOST_LIT, GHOST_DIM = "#c3b08a", "#7d6d55"
"""The colour of what is missing, on a lit plate and on others."""


@dataclass(frozen=True, slots=True)
class Inks:
    """How a plate is lit, and the colours of what is missing, and of the only missing thing."""

    look: Look
    ghost: str
    last: str

    @property
    def fill(self) -> str:
        """The ground into which blends what lies on it."""
        return self.look.ground

    @property
    def ink(self) -> str:
        """The colour of letters."""
        return self.look.ink


def inks(*, lit: bool, turn: bool = False) -> Inks:
    """Return the colours of a plate; it is lit if the table waits for its player, or if they have won."""
    if lit:
        return Inks(LIT, GHOST_LIT, RED.base)
    return Inks(replace(BESIDE, edge=GOLD) if turn else DIM, GHOST_DIM, RED.soft)


ALARMED = Inks(Look(RED.deep, RED.dark, RED.base, RED.base, CREAM, RED.dark), RED.deep, RED.pale)
"""The colours of a plate whose player lacks a single Item of an Offering."""


def inks_of(view: GoblinTeethView, seat: int) -> Inks:
    """Return the colours of a seat's plate."""
    look = inks(lit=waited_for(view, seat) or won(view, seat), turn=seat == view.turn and view.outcome is None)
    if not alarming(view, seat):
        return look
    return replace(look, look=replace(look.look, edge=RED.base)) if look.look is LIT else ALARMED


def plate_height(view: GoblinTeethView, seat: int) -> int:
    """Return how tall the reader's own plate is: their Cheats need a line of their own."""
    return at.PLATE_LINE + at.NEEDS_LINE + at.CHEATS_LINE * bool(own_cheats(view, seat)) + at.PLATE_FOOT


def draw_plate(canvas: Canvas, view: GoblinTeethView, seat: int, name: str, top: int, words: Words) -> None:
    """Draw the reader's own plate over the whole width."""
    look, size = inks_of(view, seat), (at.WIDTH - 2 * at.EDGE, plate_height(view, seat))
    canvas.paste(slab(size, at.RADIUS, look.look, CAVE), (at.EDGE, top))
    middle = top + at.PLATE_LINE // 2 + 3
    _draw_person(canvas, view, seat, fitted(name, at.NAME_SIZES, at.NAME_WIDTH, f"#{seat + 1}"), middle, look)
    _draw_known(canvas, items_known(view, seat), (at.KNOWN_LEFT, middle), at.WIDTH - at.EDGE - 10, look)
    below = top + at.PLATE_LINE + at.NEEDS_LINE // 2
    end = draw_needs(canvas, view.progress_of(seat), below, look)
    draw_tags(canvas, view.front[seat], (end, below), Tags(words, look.fill, _fresh(view, seat)))
    if own := own_cheats(view, seat):
        line = below + (at.NEEDS_LINE + at.CHEATS_LINE) // 2
        canvas.paste_about(icon(pieces.drawing("hand"), at.TAG_ICON, look.fill), (at.EDGE + 28, line))
        draw_tags(canvas, own, (at.EDGE + 54, line), Tags(words, look.fill))


def _fresh(view: GoblinTeethView, seat: int) -> list[str]:
    """Return the Ongoing cards that came to lie there since the reader last played."""
    return [card for card in view.front[seat] if any(thing == f"{seat} {card}" for _, thing in view.recent)]


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
        thrown = pieces.thrown(seat, value, at.DIE, look.fill)
        canvas.paste(thrown, (at.DICE_LEFT + place * (at.DIE + 4), middle - at.DIE // 2))
    canvas.paste(icon(pieces.drawing("hand"), at.HAND_ICON, look.fill), (at.HAND_LEFT, middle - at.HAND_ICON // 2))
    count = number(view.hand_sizes[seat], at.HAND_SIZE)
    canvas.write(count, (at.HAND_LEFT + at.HAND_ICON + 4, middle), look.ink, look.fill)


def _draw_known(
    canvas: Canvas, items: list[tuple[str, int]], place: Place, right: int, look: Inks, side: int = at.KNOWN_ICON
) -> None:
    """Draw the Items that are known to be in a hand, closer together the more there are."""
    x, middle = place
    step = min(side + 22, (right - x) // max(1, len(items)))
    for name, count in items:
        canvas.paste(pieces.item(name, side, look.fill), (x, middle - side // 2))
        if count > 1:
            text = number(count, at.KNOWN_SIZE)
            canvas.write(text, (x + min(side + 1, step - 16), middle + 8), look.ink, look.fill)
        x += step


# Small plates


def small_height(view: GoblinTeethView, seat: int) -> int:
    """Return how tall the plate of another is: Offerings of their own need a line."""
    return (2 + bool(_apart(view, seat))) * at.SMALL_LINE + at.PLATE_FOOT


def _apart(view: GoblinTeethView, seat: int) -> list[Progress]:
    """Return how far a seat is with the Offerings that are its own."""
    return [one for one in view.progress_of(seat) if one.offering not in common(view)]


def draw_small(canvas: Canvas, view: GoblinTeethView, seat: int, name: str, corner: Place, words: Words) -> None:
    """Draw the plate of another."""
    (left, top), look = corner, inks_of(view, seat)
    canvas.paste(slab((at.SMALL, small_height(view, seat)), at.RADIUS, look.look, CAVE), corner)
    middle = top + at.SMALL_LINE // 2 + 3
    _draw_small_person(canvas, view, seat, name, (left, middle), look)
    middle += at.SMALL_LINE - 2
    for place, one in enumerate(view.progress_of(seat)):
        _draw_lacking(canvas, one, (left + at.LACKS_LEFT + place * at.LACKS_STEP, middle), look)
    items, right = items_known(view, seat), left + at.SMALL - 14
    front = right - _front_room(
        view, seat, right - left - at.SMALL_KNOWN_LEFT - len(items) * at.SMALL_KNOWN_ICON, words
    )
    _draw_known(canvas, items, (left + at.SMALL_KNOWN_LEFT, middle), front, look, at.SMALL_KNOWN_ICON)
    draw_tags(canvas, view.front[seat], (front, middle), Tags(words, look.fill, _fresh(view, seat), right))
    x, middle = left + at.LACKS_LEFT, middle + at.SMALL_LINE - 4
    own = _apart(view, seat)
    room = at.SMALL - 2 * at.LACKS_LEFT - len(own) * (at.KIND_WIDTH + 4 + at.NEEDS_GAP)
    side = min(at.SMALL_NEED, room // max(1, sum(len(slots(one)) for one in own)) - 2)
    for one in own:
        x = draw_need(canvas, one, (x, middle), look, side) + at.NEEDS_GAP


def _front_room(view: GoblinTeethView, seat: int, free: int, words: Words) -> int:
    """Return the width for the Ongoing cards in front of a seat: with their names if that leaves room for Items."""
    cards = view.front[seat]
    named = sum(widths_of(cards, words)) + at.TAG_GAP * (len(cards) - 1)
    return named if named <= free else min(len(cards) * (at.TAG + at.TAG_GAP), at.FRONT_ROOM)


def _draw_small_person(canvas: Canvas, view: GoblinTeethView, seat: int, name: str, place: Place, look: Inks) -> None:
    """Draw the same as on the reader's own plate, in half the width."""
    left, middle = place
    canvas.paste(badge(seat, at.SMALL_BADGE, look.fill), (left + 9, middle - at.SMALL_BADGE // 2))
    if won(view, seat):
        canvas.paste_about(icon("theme/crown", 34, look.fill), (left + 32, middle - 18))
    lettering = fitted(name, at.SMALL_NAME_SIZES, at.SMALL_NAME_WIDTH, f"#{seat + 1}")
    canvas.write(lettering, (left + at.SMALL_NAME_LEFT, middle), look.ink, look.fill)
    if seat == view.first:
        token = icon(pieces.drawing("token"), at.SMALL_TOKEN, look.fill)
        canvas.paste(token, (left + at.SMALL_TOKEN_LEFT, middle - at.SMALL_TOKEN // 2))
    for number_, value in enumerate(unplayed(view, seat)):
        thrown = pieces.thrown(seat, value, at.SMALL_DIE, look.fill)
        canvas.paste(thrown, (left + at.SMALL_DICE_LEFT + number_ * at.SMALL_DIE_STEP, middle - at.SMALL_DIE // 2))
    hand = icon(pieces.drawing("hand"), at.SMALL_HAND_ICON, look.fill)
    canvas.paste(hand, (left + at.SMALL_HAND_LEFT, middle - at.SMALL_HAND_ICON // 2))
    count = number(view.hand_sizes[seat], at.SMALL_HAND_SIZE)
    canvas.write(count, (left + at.SMALL_HAND_LEFT + at.SMALL_HAND_ICON + 3, middle), look.ink, look.fill)


def _draw_lacking(canvas: Canvas, one: Progress, place: Place, look: Inks) -> None:
    """Draw how much is lacking of an Offering; the only Item that lacks is drawn itself."""
    x, middle = place
    _draw_kind(canvas, one, place, look)
    x += at.KIND_WIDTH + 3
    if one.lacking == 1:
        gap = next(slot for slot in slots(one) if not slot.filled)
        drawn = pieces.missing(gap.drawing, at.SMALL_NEED, look.fill, look.last)
        canvas.paste(drawn, (x, middle - at.SMALL_NEED // 2))
    elif one.lacking:
        canvas.write(number(-one.lacking, at.LACKS_SIZE), (x, middle), look.ink, look.fill)


# What Offerings ask for


def draw_goals(canvas: Canvas, view: GoblinTeethView, top: int) -> None:
    """Draw once for all players what the Offerings ask for that are the same for all."""
    look, size = inks(lit=False), (at.WIDTH - 2 * at.EDGE, at.GOALS_LINE)
    canvas.paste(slab(size, at.RADIUS, look.look, CAVE), (at.EDGE, top))
    draw_needs(canvas, common(view).values(), top + (size[1] - 6) // 2, look, wanted=True)


def draw_needs(canvas: Canvas, offerings: Iterable[Progress], middle: int, look: Inks, *, wanted: bool = False) -> int:
    """Draw each Offering from left to right: what is there in colour, what is missing only as a shape.

    All of it is in colour where that is only what is `wanted`. Return where the next thing may begin.
    """
    x = at.NEEDS_LEFT
    for one in offerings:
        x = draw_need(canvas, one, (x, middle), look, wanted=wanted) + at.NEEDS_GAP
    return x


def draw_need(
    canvas: Canvas, one: Progress, place: Place, look: Inks, side: int = at.NEED_ICON, *, wanted: bool = False
) -> int:
    """Draw an Offering from its left end, and return its right; if a single Item is missing, it is red."""
    x, middle = place
    _draw_kind(canvas, one, place, look)
    x += at.KIND_WIDTH + 4
    for slot in slots(one):
        args = slot.drawing, side, look.fill
        gap = look.last if one.lacking == 1 else look.ghost
        drawn = pieces.wanted(*args, look.ink) if slot.filled or wanted else pieces.missing(*args, gap)
        canvas.paste(drawn, (x, middle - side // 2))
        x += side + 2
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
