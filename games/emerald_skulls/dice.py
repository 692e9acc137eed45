"""Dice, levels and prices: the numbers of the skull board. Rulebook "The Skull Board", "Buy dice".

A face is a number from 1 to 5, or `SKULL_FACE`, which is wild. A level has the number of its face: 1 lower jaw, 2 upper
jaw, 3 nose, 4 eyes, 5 gem. Lists by level have a slot for each number, so slot 0 is never used.
"""

SKULL_FACE = 6
DIE_FACES = 6
LOWER_LEVEL, UPPER_LEVEL, NOSE_LEVEL, EYES_LEVEL, GEM_LEVEL = 1, 2, 3, 4, 5
LEVEL_NAMES = ("", "lower", "upper", "nose", "eyes", "gem")
LEVEL_BY_NAME = {name: level for level, name in enumerate(LEVEL_NAMES) if name}

MAX_DICE = 7
MIN_DICE = 3
PRICE_BY_DICE = {3: 0, 4: 1, 5: 3, 6: 6, 7: 10}
"""Gears to pay, by number of dice."""

MAX_DICE_BY_LEVEL = (0, MAX_DICE, MAX_DICE, MAX_DICE, 2, 1)
"""How many dice a level takes, by level."""

MARKERS_A_PLAYER = 2
"""Betting markers of a player; the tumbler's own markers mark the picked noses."""


def build_level_key(level: str) -> str:
    """Return the key of the name of a level in the catalogue."""
    return f"emerald-skulls-level-{level}"
