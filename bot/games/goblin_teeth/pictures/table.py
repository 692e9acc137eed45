"""The table of Goblin Teeth as a picture: decks, the Pot with its bids, the Altar, and each player's plate."""

from collections.abc import Sequence

from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.plates import draw_plate, plate_height
from bot.games.goblin_teeth.pictures.pot import draw_shelf, shelves
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.sprites import icon
from bot.pictures.painting.theme import CAVE, CREAM
from bot.pictures.shared.players import number
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView


def draw_table(view: GoblinTeethView, names: Sequence[str], words: Words) -> Canvas:
    """Return the table as this view has it."""
    pot = list(shelves(view, at.HEADER))
    top = pot[-1].top + pot[-1].height + at.EDGE if pot else at.HEADER
    heights = [plate_height(view, seat) + at.EDGE for seat in range(view.seats)]
    canvas = Canvas((at.WIDTH, top + sum(heights)), CAVE)
    _draw_header(canvas, view, words)
    for shelf in pot:
        draw_shelf(canvas, view, shelf, words)
    for seat, height in enumerate(heights):
        draw_plate(canvas, view, seat, names[seat], top, words)
        top += height
    return canvas


def _draw_header(canvas: Canvas, view: GoblinTeethView, words: Words) -> None:
    """Write the round, and draw how many cards are in the decks and among the discarded Cheats."""
    title = words("picture-goblin-teeth-round", round=view.round)
    canvas.write(Lettering(title, Face(Font.ROUND, at.HEADER_SIZE)), (at.EDGE + 6, at.HEADER_MIDDLE), CREAM, CAVE)
    piles = (("discard", len(view.cheat_discard)), ("deck-cheats", view.cheat_deck), ("deck-items", view.item_deck))
    right = at.WIDTH - at.EDGE - 6
    for name, count in piles:
        text = number(count, at.DECK_SIZE)
        right -= length(text.text, text.face)
        canvas.write(text, (right, at.HEADER_MIDDLE), CREAM, CAVE)
        right -= at.DECK_ICON + 6
        canvas.paste(icon(pieces.drawing(name), at.DECK_ICON, CAVE), (right, at.HEADER_MIDDLE - at.DECK_ICON // 2))
        right -= 26
