"""The user ids of those who are no people: goblins of the bot by level, and goblins in place of who is forgotten."""

from games.engine.goblins import GoblinLevel

GOBLIN_NAMES = ("Grub", "Snig", "Mogga", "Nettle", "Rattick", "Pim", "Zwist")
"""The goblins of each level, as many as the largest table can need with one person; the same in every language."""
GOBLINS_PER_LEVEL = len(GOBLIN_NAMES)
FIRST_NUMBER_BY_LEVEL: dict[GoblinLevel, int] = {GoblinLevel.GROWN: 1, GoblinLevel.YOUNG: 11, GoblinLevel.OLD: 21}
"""Where the numbers of each level begin; those of grown goblins are also at tables older than the levels."""

UNSEATED_USER_ID = -999
"""The number of somebody who had no seat at a table, but opened or closed it."""
FIRST_DEPARTED_ID = -1000
"""Departed goblins have this number minus their place: the same at every table, so that it identifies nobody."""


def find_goblin_level(user_id: int) -> GoblinLevel:
    """Return the level of a goblin (computer player) by its number; an unknown number counts as grown."""
    return next(
        (level for level, first in FIRST_NUMBER_BY_LEVEL.items() if first <= -user_id < first + GOBLINS_PER_LEVEL),
        GoblinLevel.GROWN,
    )


def is_departed(user_id: int) -> bool:
    """Tell whether this number stands for a person who deleted their data."""
    return user_id <= UNSEATED_USER_ID
