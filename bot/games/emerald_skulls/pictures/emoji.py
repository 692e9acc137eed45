"""The emoji of Emerald Skulls: what bets are paid in, and the signs of their conditions on bone."""

from bot.games.emerald_skulls.pictures.signs import PLAIN
from bot.pictures.emoji import SIDE, Emoji, drawn
from bot.pictures.painting.sprites import Drawing, Layer, paint
from bot.pictures.painting.theme import BLACK, BONE, INK

DISC = Drawing("theme/seat", (0, 0, SIDE), paint(rim=BLACK, face=BONE.soft))
SIGN = (18, 18, 60)


def _upon_bone(sign: str) -> tuple[Layer, ...]:
    """Return a sign on its disc, crossed out if the condition must fail."""
    layers = (DISC, Drawing(f"emerald_skulls/sign-{sign.removeprefix('-')}", SIGN, paint(sign=INK)))
    return (*layers, Drawing("emerald_skulls/sign-not", SIGN)) if sign.startswith("-") else layers


EMOJI = {
    "skulls_gear": Emoji(drawn("emerald_skulls/gear")),
    "skulls_cube": Emoji(drawn("emerald_skulls/cube")),
    **{f"bet_{condition.replace('-', '_')}": Emoji(_upon_bone(signs[0])) for condition, signs in PLAIN.items()},
}
