"""The emoji of Emerald Skulls: what bets are paid in, and the signs of their conditions on bone."""

from collections.abc import Sequence

from bot.games.emerald_skulls.names import find_condition_sign
from bot.games.emerald_skulls.pictures.signs import SIGNS_BY_CONDITION
from bot.pictures.emoji import SIDE, Emoji, build_drawing_layers
from bot.pictures.painting.sprites import Drawing, Layer, build_paint
from bot.pictures.painting.theme import BLACK, BONE, INK

DISC = Drawing("theme/seat", (0, 0, SIDE), build_paint(rim=BLACK, face=BONE.soft))
ONE_SIGN_BOXES, TWO_SIGN_BOXES = ((18, 18, 60),), ((13, 13, 44), (40, 40, 44))
"""Where one sign stands on its disc, and where two do."""
DIE_BY_CONDITION = {"odd-skulls": 1, "even-skulls": 2, "odd-noses": 1, "even-noses": 2, "nargashs-gamble": 5}
"""Of conditions that differ only in a count, the die that stands beside the sign."""
SIGN_BESIDE, COUNT_AT, COUNT_ABOVE = ((12, 12, 50),), (46, 46, 36), (54, 14, 28)
"""Where a lone sign stands beside that die, and where the die stands, below one sign or above two."""


def _build_bone_layers(condition: str, signs: Sequence[str]) -> tuple[Layer, ...]:
    """Return the signs of a condition on a disc, crossed out if it must fail."""
    layers: list[Layer] = [DISC]
    boxes = TWO_SIGN_BOXES if len(signs) > 1 else SIGN_BESIDE if condition in DIE_BY_CONDITION else ONE_SIGN_BOXES
    for sign, box in zip(signs, boxes, strict=True):
        layers.append(Drawing(f"emerald_skulls/sign-{sign.removeprefix('-')}", box, build_paint(sign=INK)))
        if sign.startswith("-"):
            layers.append(Drawing("emerald_skulls/sign-not", box))
    if condition in DIE_BY_CONDITION:
        place = COUNT_ABOVE if len(signs) > 1 else COUNT_AT
        layers.append(Drawing(f"emerald_skulls/die-{DIE_BY_CONDITION[condition]}", place))
    return tuple(layers)


EMOJI = {
    "skulls_gear": Emoji(build_drawing_layers("emerald_skulls/gear")),
    "skulls_cube": Emoji(build_drawing_layers("emerald_skulls/cube")),
    **{
        f"bet_{find_condition_sign(condition).replace('-', '_')}": Emoji(_build_bone_layers(condition, signs))
        for condition, signs in SIGNS_BY_CONDITION.items()
    },
}
