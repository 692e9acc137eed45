"""The opposition card of a solitary round: the bets of Vrax and Kur, by the size of the pool."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.emerald_skulls.pictures import layout
from bot.games.emerald_skulls.pictures.cards import CARD_LOOK, STOPPED_CARD_LOOK, choose_ink
from bot.games.emerald_skulls.pictures.contents import RIVAL_DRAWINGS
from bot.games.emerald_skulls.pictures.glyphs import FULL_LIGHT, HALF_LIGHT, render_sign_sprite
from bot.games.emerald_skulls.pictures.materials import QUIET_SHARE, SHINE_COLOUR, TABLE_COLOUR, render_piece_icon
from bot.games.emerald_skulls.pictures.signs import find_bet_signs
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering
from bot.pictures.painting.sprites import Point, Sprite, fade_sprite, render_rounded_plate_sprite
from bot.pictures.painting.theme import BLACK, CREAM, GOLD
from bot.pictures.shared.players import GAP
from games.emerald_skulls import KUR_SEAT, VRAX_SEAT, EmeraldSkullsView
from games.engine.words import Words

ROW_HEIGHT = 100
POOL_MIDDLE, RIVALS_LEFT, RIVAL, SIGN_STEP = 46, 92, 44, 45
RULING_WIDTH, OTHERS_POOL, OTHERS_LEFT, OTHERS_SIGN = 460, 34, 64, 40
"""How wide the column is that rules: its bets stand in one row, larger. The others leave it that room."""
LARGE_RIVAL, LARGE_SIGN, LARGE_BET_STEP = 60, 54, 184
"""The faces and signs there, and how far it is from one bet to the next."""
POOL_SIZE, NARROW_POOL, CUP_SIZE = 38, 30, 46
"""The letters of a pool, also in a narrow column, and the cup of dice above them."""
SIGN_SIZE, SIGNS_LEFT = 44, 10
"""The signs of a bet, and how far they are from whose bet it is."""
POOL_LABELS = ("3–4", "5–6", "7")


def draw_opposition(canvas: Canvas, view: EmeraldSkullsView, words: Words, top: int) -> None:
    """Draw the card of this round, with the column of the current pool highlighted, and larger."""
    if view.rivals is None:
        return
    signs = {bet.bet: find_bet_signs(card.face, bet.bet, words) for card in view.cards for bet in card.bets}
    ruling, left = [_is_ruling_column(view, number) for number in range(len(POOL_LABELS))], GAP
    free = layout.WIDTH - (len(POOL_LABELS) + 1) * GAP
    others = (free - RULING_WIDTH) // (len(POOL_LABELS) - 1) if sum(ruling) == 1 else free // len(POOL_LABELS)
    for number, (pool, lit) in enumerate(zip(POOL_LABELS, ruling, strict=True)):
        column = _PoolColumn(lit=lit, large=lit and sum(ruling) == 1, narrow=sum(ruling) == 1)
        width = RULING_WIDTH if column.large else others
        canvas.paste(
            render_rounded_plate_sprite(
                (width, ROW_HEIGHT), 14, column.ground, GOLD if lit else BLACK, TABLE_COLOUR, 5
            ),
            (left, top),
        )
        column.draw_pool_cup(canvas, pool, (left, top))
        for row, (rival, bets) in enumerate(((VRAX_SEAT, view.rivals.vrax), (KUR_SEAT, view.rivals.kur))):
            column.draw_bet(canvas, (rival, row), signs[bets[number]].drawings, (left, top))
        left += width + GAP


@dataclass(frozen=True, slots=True)
class _PoolColumn:
    """How a column is drawn: in the light; large, with its bets in one row; or narrow, beside one that is."""

    lit: bool
    large: bool
    narrow: bool

    @property
    def ground(self) -> str:
        """Its ground."""
        return SHINE_COLOUR if self.lit else STOPPED_CARD_LOOK.ground if self.narrow else CARD_LOOK.ground

    def render_sprite_in_column(self, name: str, side: int) -> Sprite:
        """Return a drawing as it looks here: quiet beside a column that rules."""
        plain = render_piece_icon(name, side, self.ground)
        return fade_sprite(plain, self.ground, QUIET_SHARE) if self.narrow and not self.lit else plain

    def draw_pool_cup(self, canvas: Canvas, pool: str, corner: Point) -> None:
        """Draw the size of the pool below a cup."""
        middle = corner[0] + (OTHERS_POOL if self.narrow and not self.large else POOL_MIDDLE)
        canvas.paste_centred(self.render_sprite_in_column("emerald_skulls/cup", CUP_SIZE), (middle, corner[1] + 30))
        ink = choose_ink(self.ground) if self.narrow else CREAM
        size = NARROW_POOL if self.narrow and not self.large else POOL_SIZE
        canvas.write_centred(Lettering(pool, FontFace(Font.ROUND, size)), (middle, corner[1] + 75), ink, self.ground)

    def draw_bet(self, canvas: Canvas, whose: tuple[int, int], drawings: Sequence[str], corner: Point) -> None:
        """Draw the bet of Vrax or Kur (`whose`: which, and in which place)."""
        (rival, place), (left, top) = whose, corner
        if self.large:
            side, sign, x, y = (
                LARGE_RIVAL,
                LARGE_SIGN,
                left + RIVALS_LEFT + place * LARGE_BET_STEP,
                top + ROW_HEIGHT // 2,
            )
        else:
            side, sign = (OTHERS_SIGN, OTHERS_SIGN) if self.narrow else (RIVAL, SIGN_SIZE)
            x = left + (OTHERS_LEFT if self.narrow else RIVALS_LEFT)
            y = top + (ROW_HEIGHT - SIGN_STEP) // 2 + place * SIGN_STEP
        canvas.paste_centred(self.render_sprite_in_column(RIVAL_DRAWINGS[rival], side), (x + side // 2, y))
        apart = SIGNS_LEFT // 2 if self.narrow else SIGNS_LEFT
        for number, drawing in enumerate(drawings):
            middle = x + side + apart + sign // 2 + number * (sign + 2), y
            canvas.paste_centred(
                render_sign_sprite(drawing, sign, self.ground, fade=FULL_LIGHT if self.lit else HALF_LIGHT),
                middle,
            )


def _is_ruling_column(view: EmeraldSkullsView, column: int) -> bool:
    """Tell whether the markers agree with a column: it is the one that was used, or says the same."""
    rivals = view.rivals
    lying = {bet.bet: bet.stack for card in view.cards for bet in card.bets if bet.stack}
    return rivals is not None and lying == {rivals.vrax[column]: (VRAX_SEAT,), rivals.kur[column]: (KUR_SEAT,)}
