"""The opposition card of a solitary round: the bets of Vrax and Kur, by the size of the pool."""

from bot.games.emerald_skulls.pictures import layout as at
from bot.games.emerald_skulls.pictures.contents import RIVALS
from bot.games.emerald_skulls.pictures.felt import SHINE, thing
from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering
from bot.pictures.painting.sprites import plate
from bot.pictures.painting.theme import CAVE, CREAM, GOLD, INK, LEDGE, ROCK
from bot.pictures.shared.players import GAP
from games.emerald_skulls import KUR, VRAX, EmeraldSkullsView
from games.engine.words import Words

ROW_HEIGHT = 92
POOL_MIDDLE, RIVALS_LEFT, RIVAL, STEP = 35, 66, 40, 42
POOL, CUP = 32, 42
"""The letters of a pool, and the cup of dice above them."""
POOLS = ("3–4", "5–6", "7")
NAMES = (30, 28)


def draw_opposition(canvas: Canvas, view: EmeraldSkullsView, words: Words, top: int) -> None:
    """Draw the card of this round, with the column of the current pool highlighted."""
    if view.rivals is None:
        return
    wide = (at.WIDTH - (len(POOLS) + 1) * GAP) // len(POOLS)
    for number, pool in enumerate(POOLS):
        left, lit = GAP + number * (wide + GAP), _rules(view, number)
        ground, ink = (SHINE, INK) if lit else (LEDGE, CREAM)
        canvas.paste(plate((wide, ROW_HEIGHT), 14, ground, GOLD if lit else ROCK, CAVE, 5), (left, top))
        canvas.paste_about(thing("emerald_skulls/cup", CUP, ground), (left + POOL_MIDDLE, top + 28))
        canvas.write_about(Lettering(pool, Face(Font.ROUND, POOL)), (left + POOL_MIDDLE, top + 68), ink, ground)
        for row, (rival, bets) in enumerate(((VRAX, view.rivals.vrax), (KUR, view.rivals.kur))):
            x, y = left + RIVALS_LEFT, top + (ROW_HEIGHT - STEP) // 2 + row * STEP
            canvas.paste_about(thing(RIVALS[rival], RIVAL, ground), (x + RIVAL // 2, y))
            room = wide - RIVALS_LEFT - RIVAL - 12
            name = whole(words("emerald-skulls-bet", bet=bets[number]), NAMES, room)
            canvas.write(name, (x + RIVAL + 5, y), ink, ground, within=room)


def _rules(view: EmeraldSkullsView, column: int) -> bool:
    """Tell whether the markers agree with a column: it is the one that was used, or says the same."""
    rivals = view.rivals
    lying = {bet.bet: bet.stack for card in view.cards for bet in card.bets if bet.stack}
    return rivals is not None and lying == {rivals.vrax[column]: (VRAX,), rivals.kur[column]: (KUR,)}
