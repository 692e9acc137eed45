"""Discord's ids: 64 bits, 42 of them the milliseconds since 2015, so that later ids are larger."""

import time

DISCORD_EPOCH = 1_420_070_400_000
"""The first second of 2015, in Unix milliseconds."""


class Snowflakes:
    """Draws ids that rise strictly and carry the time of their making, as Discord's do."""

    def __init__(self, last: int = 0) -> None:
        self.last = last

    def draw(self) -> int:
        """Return a new id, larger than every one before it."""
        now = int(time.time() * 1000) - DISCORD_EPOCH
        self.last = max(self.last + 1, now << 22)
        return self.last


def made_at(snowflake: int) -> float:
    """Return when an id was drawn, in Unix seconds."""
    return ((snowflake >> 22) + DISCORD_EPOCH) / 1000
