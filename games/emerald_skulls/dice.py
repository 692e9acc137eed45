"""Dice, levels and prices: the numbers of the skull board. Rulebook "The Skull Board", "Buy dice".

A face is a number from 1 to 5, or `SKULL`, which is wild. A level has the number of its face: 1 lower jaw, 2 upper
jaw, 3 nose, 4 eyes, 5 gem. Lists by level have a slot for each number, so slot 0 is never used.
"""

SKULL = 6
FACES = 6
LOWER, UPPER, NOSE, EYES, GEM = 1, 2, 3, 4, 5
LEVELS = ("", "lower", "upper", "nose", "eyes", "gem")
LEVEL_BY_NAME = {name: level for level, name in enumerate(LEVELS) if name}

DICE = 7
FEWEST = 3
PRICES = {3: 0, 4: 1, 5: 3, 6: 6, 7: 10}
"""Gears to pay, by number of dice."""

LIMITS = (0, DICE, DICE, DICE, 2, 1)
"""How many dice a level takes, by level."""

MARKERS = 2
"""Betting markers of a player; the tumbler's own markers mark the picked noses."""


def level_key(level: str) -> str:
    """Return the key of the name of a level in the catalogue."""
    return f"emerald-skulls-level-{level}"
