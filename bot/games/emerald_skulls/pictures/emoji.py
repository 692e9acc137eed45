"""The emoji of Emerald Skulls: what bets are paid in, and the signs of their conditions on bone."""

from collections.abc import Sequence

from bot.games.emerald_skulls.names import sign_of
from bot.games.emerald_skulls.pictures.signs import PLAIN
from bot.pictures.emoji import SIDE, Emoji, drawn
from bot.pictures.painting.sprites import Drawing, Layer, paint
from bot.pictures.painting.theme import BLACK, BONE, INK

DISC = Drawing("theme/seat", (0, 0, SIDE), paint(rim=BLACK, face=BONE.soft))
ALONE, TWO = ((18, 18, 60),), ((13, 13, 44), (40, 40, 44))
"""Where one sign stands on its disc, and where two do."""


def _upon_bone(signs: Sequence[str]) -> tuple[Layer, ...]:
    """Return the signs of a condition on a disc, crossed out if it must fail."""
    layers: list[Layer] = [DISC]
    for sign, box in zip(signs, ALONE if len(signs) == 1 else TWO, strict=True):
        layers.append(Drawing(f"emerald_skulls/sign-{sign.removeprefix('-')}", box, paint(sign=INK)))
        if sign.startswith("-"):
            layers.append(Drawing("emerald_skulls/sign-not", box))
    return tuple(layers)


EMOJI = {
    "skulls_gear": Emoji(drawn("emerald_skulls/gear")),
    "skulls_cube": Emoji(drawn("emerald_skulls/cube")),
    **{f"bet_{sign_of(condition).replace('-', '_')}": Emoji(_upon_bone(signs)) for condition, signs in PLAIN.items()},
}
