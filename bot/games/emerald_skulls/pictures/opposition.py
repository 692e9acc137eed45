"""The opposition card of a solitary round: the bets of Vrax and Kur, by the size of the pool."""

from bot.games.emerald_skulls.pictures import layout as at
from bot.games.emerald_skulls.pictures.cards import PAPER
from bot.games.emerald_skulls.pictures.contents import RIVALS
from bot.games.emerald_skulls.pictures.felt import SHINE, TABLE, thing
from bot.games.emerald_skulls.pictures.glyphs import sign_sprite
from bot.games.emerald_skulls.pictures.signs import signs_of
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering
from bot.pictures.painting.sprites import plate
from bot.pictures.painting.theme import BLACK, CREAM, GOLD, INK
from bot.pictures.shared.players import GAP
from games.emerald_skulls import KUR, VRAX, EmeraldSkullsView
from games.engine.words import Words

ROW_HEIGHT = 100
POOL_MIDDLE, RIVALS_LEFT, RIVAL, STEP = 46, 92, 44, 45
POOL, CUP = 38, 46
"""The letters of a pool, and the cup of dice above them."""
SIGN, SIGNS_LEFT = 44, 10
"""The signs of a bet, and how far they are from whose bet it is."""
POOLS = ("3–4", "5–6", "7")


def draw_opposition(canvas: Canvas, view: EmeraldSkullsView, words: Words, top: int) -> None:
    """Draw the card of this round, with the column of the current pool highlighted."""
    if view.rivals is None:
        return
    wide = (at.WIDTH - (len(POOLS) + 1) * GAP) // len(POOLS)
    signs = {bet.bet: signs_of(card.face, bet.bet, words) for card in view.cards for bet in card.bets}
    for number, pool in enumerate(POOLS):
        left, lit = GAP + number * (wide + GAP), _rules(view, number)
        ground, ink = (SHINE, INK) if lit else (PAPER.ground, CREAM)
        canvas.paste(plate((wide, ROW_HEIGHT), 14, ground, GOLD if lit else BLACK, TABLE, 5), (left, top))
        canvas.paste_about(thing("emerald_skulls/cup", CUP, ground), (left + POOL_MIDDLE, top + 30))
        canvas.write_about(Lettering(pool, Face(Font.ROUND, POOL)), (left + POOL_MIDDLE, top + 75), ink, ground)
        for row, (rival, bets) in enumerate(((VRAX, view.rivals.vrax), (KUR, view.rivals.kur))):
            x, y = left + RIVALS_LEFT, top + (ROW_HEIGHT - STEP) // 2 + row * STEP
            canvas.paste_about(thing(RIVALS[rival], RIVAL, ground), (x + RIVAL // 2, y))
            for place, drawing in enumerate(signs[bets[number]].drawings):
                middle = x + RIVAL + SIGNS_LEFT + SIGN // 2 + place * (SIGN + 2), y
                canvas.paste_about(sign_sprite(drawing, SIGN, ground, faded=not lit), middle)


def _rules(view: EmeraldSkullsView, column: int) -> bool:
    """Tell whether the markers agree with a column: it is the one that was used, or says the same."""
    rivals = view.rivals
    lying = {bet.bet: bet.stack for card in view.cards for bet in card.bets if bet.stack}
    return rivals is not None and lying == {rivals.vrax[column]: (VRAX,), rivals.kur[column]: (KUR,)}
