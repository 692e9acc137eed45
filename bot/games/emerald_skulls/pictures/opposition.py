"""The opposition card of a solitary round: the bets of Vrax and Kur, by the size of the pool."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.emerald_skulls.pictures import layout as at
from bot.games.emerald_skulls.pictures.cards import PAPER, STOPPED, choose_ink
from bot.games.emerald_skulls.pictures.contents import RIVALS
from bot.games.emerald_skulls.pictures.felt import QUIET, SHINE, TABLE, render_piece_sprite
from bot.games.emerald_skulls.pictures.glyphs import FULL, HALF, render_sign_sprite
from bot.games.emerald_skulls.pictures.signs import find_bet_signs
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering
from bot.pictures.painting.sprites import Place, Sprite, fade_sprite, render_plate_sprite
from bot.pictures.painting.theme import BLACK, CREAM, GOLD
from bot.pictures.shared.players import GAP
from games.emerald_skulls import KUR, VRAX, EmeraldSkullsView
from games.engine.words import Words

ROW_HEIGHT = 100
POOL_MIDDLE, RIVALS_LEFT, RIVAL, STEP = 46, 92, 44, 45
RULES, OTHERS_POOL, OTHERS_LEFT, OTHERS_SIGN = 460, 34, 64, 40
"""How wide the column is that rules: its bets stand in one row, larger. The others leave it that room."""
RIVAL_LARGE, SIGN_LARGE, BETS = 60, 54, 184
"""The faces and signs there, and how far it is from one bet to the next."""
POOL, NARROW_POOL, CUP = 38, 30, 46
"""The letters of a pool, also in a narrow column, and the cup of dice above them."""
SIGN, SIGNS_LEFT = 44, 10
"""The signs of a bet, and how far they are from whose bet it is."""
POOLS = ("3–4", "5–6", "7")


def draw_opposition(canvas: Canvas, view: EmeraldSkullsView, words: Words, top: int) -> None:
    """Draw the card of this round, with the column of the current pool highlighted, and larger."""
    if view.rivals is None:
        return
    signs = {bet.bet: find_bet_signs(card.face, bet.bet, words) for card in view.cards for bet in card.bets}
    ruling, left = [_is_ruling_column(view, number) for number in range(len(POOLS))], GAP
    free = at.WIDTH - (len(POOLS) + 1) * GAP
    others = (free - RULES) // (len(POOLS) - 1) if sum(ruling) == 1 else free // len(POOLS)
    for number, (pool, lit) in enumerate(zip(POOLS, ruling, strict=True)):
        column = _PoolColumn(lit=lit, large=lit and sum(ruling) == 1, narrow=sum(ruling) == 1)
        wide = RULES if column.large else others
        canvas.paste(
            render_plate_sprite((wide, ROW_HEIGHT), 14, column.ground, GOLD if lit else BLACK, TABLE, 5),
            (left, top),
        )
        column.draw_pool(canvas, pool, (left, top))
        for row, (rival, bets) in enumerate(((VRAX, view.rivals.vrax), (KUR, view.rivals.kur))):
            column.draw_bet(canvas, (rival, row), signs[bets[number]].drawings, (left, top))
        left += wide + GAP


@dataclass(frozen=True, slots=True)
class _PoolColumn:
    """How a column is drawn: in the light; large, with its bets in one row; or narrow, beside one that is."""

    lit: bool
    large: bool
    narrow: bool

    @property
    def ground(self) -> str:
        """Its ground."""
        return SHINE if self.lit else STOPPED.ground if self.narrow else PAPER.ground

    def sprite_in_column(self, name: str, side: int) -> Sprite:
        """Return a drawing as it looks here: quiet beside a column that rules."""
        plain = render_piece_sprite(name, side, self.ground)
        return fade_sprite(plain, self.ground, QUIET) if self.narrow and not self.lit else plain

    def draw_pool(self, canvas: Canvas, pool: str, corner: Place) -> None:
        """Draw the size of the pool below a cup."""
        middle = corner[0] + (OTHERS_POOL if self.narrow and not self.large else POOL_MIDDLE)
        canvas.paste_centred(self.sprite_in_column("emerald_skulls/cup", CUP), (middle, corner[1] + 30))
        ink = choose_ink(self.ground) if self.narrow else CREAM
        size = NARROW_POOL if self.narrow and not self.large else POOL
        canvas.write_centred(Lettering(pool, Face(Font.ROUND, size)), (middle, corner[1] + 75), ink, self.ground)

    def draw_bet(self, canvas: Canvas, whose: tuple[int, int], drawings: Sequence[str], corner: Place) -> None:
        """Draw the bet of Vrax or Kur (`whose`: which, and in which place)."""
        (rival, place), (left, top) = whose, corner
        if self.large:
            side, sign, x, y = RIVAL_LARGE, SIGN_LARGE, left + RIVALS_LEFT + place * BETS, top + ROW_HEIGHT // 2
        else:
            side, sign = (OTHERS_SIGN, OTHERS_SIGN) if self.narrow else (RIVAL, SIGN)
            x = left + (OTHERS_LEFT if self.narrow else RIVALS_LEFT)
            y = top + (ROW_HEIGHT - STEP) // 2 + place * STEP
        canvas.paste_centred(self.sprite_in_column(RIVALS[rival], side), (x + side // 2, y))
        apart = SIGNS_LEFT // 2 if self.narrow else SIGNS_LEFT
        for number, drawing in enumerate(drawings):
            middle = x + side + apart + sign // 2 + number * (sign + 2), y
            canvas.paste_centred(
                render_sign_sprite(drawing, sign, self.ground, fade=FULL if self.lit else HALF),
                middle,
            )


def _is_ruling_column(view: EmeraldSkullsView, column: int) -> bool:
    """Tell whether the markers agree with a column: it is the one that was used, or says the same."""
    rivals = view.rivals
    lying = {bet.bet: bet.stack for card in view.cards for bet in card.bets if bet.stack}
    return rivals is not None and lying == {rivals.vrax[column]: (VRAX,), rivals.kur[column]: (KUR,)}
