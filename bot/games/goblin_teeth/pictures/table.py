"""The table of Goblin Teeth as a picture: decks, the Pot with its bids, the Altar, and each player's plate."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import alarming, slots
from bot.games.goblin_teeth.pictures.plates import draw_goals, draw_plate, draw_small, plate_height, small_height
from bot.games.goblin_teeth.pictures.pot import draw_shelf, shelves
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.sprites import Sprite, drawn, icon, plate
from bot.pictures.painting.theme import BROWN, CAVE, CREAM, RED
from bot.pictures.shared.players import number, signed
from bot.pictures.shared.scenery import rings
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView

KEEPER, KEEPER_LEFT, TITLE_LEFT = "goblins/zwist", 14, 76
ALARM = (64, 40)


def draw_table(view: GoblinTeethView, names: Sequence[str], words: Words) -> Canvas:
    """Return the table as this view has it: its reader's own plate is large, and last the others stand two by two."""
    pot = list(shelves(view, at.HEADER))
    top = pot[-1].top + pot[-1].height + at.CELL_GAP if pot else at.HEADER
    own = view.seat if view.hand is not None else None
    others = [seat for seat in range(view.seats) if seat != own]
    pairs = [others[first : first + 2] for first in range(0, len(others), 2)]
    heights = [max(small_height(view, seat) for seat in pair) + PLATE_GAP for pair in pairs]
    first = plate_height(view, own) if own is not None else at.GOALS_LINE
    canvas = Canvas((at.WIDTH, top + first + PLATE_GAP + sum(heights) + PLATE_GAP), CAVE)
    canvas.paste(_board(top, tuple(shelf.top for shelf in pot)), (0, 0))
    _draw_header(canvas, view, words)
    for shelf in pot:
        draw_shelf(canvas, view, shelf, words)
    if own is None:
        draw_goals(canvas, view, top)
    else:
        draw_plate(canvas, view, own, names[own], top, words)
    top += first + PLATE_GAP
    for pair, height in zip(pairs, heights, strict=True):
        for column, seat in enumerate(pair):
            draw_small(canvas, view, seat, names[seat], (at.EDGE + column * (at.SMALL + at.CELL_GAP), top), words)
        top += height
    return canvas


PLATE_GAP = 4
"""Between plates, besides their shadows."""


@lru_cache(maxsize=32)
def _board(height: int, tops: tuple[int, ...]) -> Sprite:
    """Return the boards on which the Pot stands, in the light of a candle over it."""
    edges = "".join(f"M0 {top - at.CELL_GAP // 2}h{at.WIDTH}" for top in tops[1:])
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{at.WIDTH}" height="{height}">'
        f'<rect width="{at.WIDTH}" height="{height}" fill="{CAVE}"/>'
        f'<rect y="{at.HEADER - 4}" width="{at.WIDTH}" height="{height - at.HEADER + 4}" fill="{BROWN.dark}"/>'
        f'<svg y="{at.HEADER - 4}" width="{at.WIDTH}" height="{height - at.HEADER + 4}">'
        + rings((at.WIDTH // 2, (height - at.HEADER) // 2), ((500, 210), (330, 140)), ("#452c14", BROWN.deep))
        + f'</svg><path fill="none" stroke="{CAVE}" stroke-width="3" d="{edges}"/>'
        f'<path stroke="{BROWN.base}" stroke-width="4" d="M0 {at.HEADER - 5}h{at.WIDTH}"/></svg>',
        CAVE,
        (CAVE, BROWN.dark, "#452c14", BROWN.deep, BROWN.base),
    )


def _draw_header(canvas: Canvas, view: GoblinTeethView, words: Words) -> None:
    """Write the round, and draw how many cards are in the decks and among the discarded Cheats."""
    title = words("picture-goblin-teeth-round", round=view.round)
    canvas.paste(icon(KEEPER, at.HEADER, CAVE), (KEEPER_LEFT, 2))
    end = canvas.write(Lettering(title, Face(Font.ROUND, at.HEADER_SIZE)), (TITLE_LEFT, at.HEADER_MIDDLE), CREAM, CAVE)
    _draw_alarms(canvas, view, end + 26)
    piles = (("discard", len(view.cheat_discard)), ("deck-cheats", view.cheat_deck), ("deck-items", view.item_deck))
    right = at.WIDTH - at.EDGE - 6
    for name, count in piles:
        text = number(count, at.DECK_SIZE)
        right -= length(text.text, text.face)
        canvas.write(text, (right, at.HEADER_MIDDLE), CREAM, CAVE)
        right -= at.DECK_ICON + 6
        canvas.paste(icon(pieces.drawing(name), at.DECK_ICON, CAVE), (right, at.HEADER_MIDDLE - at.DECK_ICON // 2))
        right -= 26


def _draw_alarms(canvas: Canvas, view: GoblinTeethView, left: int) -> None:
    """Draw who lacks a single Item, and which."""
    for seat in (seat for seat in range(view.seats) if alarming(view, seat)):
        gap = next(slot for one in view.progress_of(seat) if one.lacking == 1 for slot in slots(one) if not slot.filled)
        canvas.paste(plate((ALARM[0] + 22, ALARM[1]), 12, RED.deep, RED.base, CAVE), (left, at.HEADER_MIDDLE - 20))
        canvas.paste(signed(seat, 30, RED.deep), (left + 8, at.HEADER_MIDDLE - 15))
        canvas.paste(pieces.missing(gap.drawing, 32, RED.deep, CREAM), (left + 44, at.HEADER_MIDDLE - 16))
        left += ALARM[0] + 28
