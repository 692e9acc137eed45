"""Snowflakes, Discord's ids: 64 bits, 42 of them the milliseconds since 2015, so that later ids are larger."""

import time

DISCORD_EPOCH = 1_420_070_400_000
"""The first second of 2015, in Unix milliseconds."""


class Snowflakes:
    """Draws ids that rise strictly and carry the time of their making, as Discord's do."""

    def __init__(self, last: int = 0) -> None:
        self.last = last
        self.ahead = 0.0
        """Seconds by which Discord's clock is ahead of this machine's."""

    def generate_id(self) -> int:
        """Return a new id, larger than every one before it."""
        now = int(self.get_current_time() * 1000) - DISCORD_EPOCH
        self.last = max(self.last + 1, now << 22)
        return self.last

    def get_current_time(self) -> float:
        """Return the time of day by Discord's clock (Unix seconds)."""
        return time.time() + self.ahead

    def generate_next_shard_id(self) -> int:
        """Return a new id, a millisecond after the last one: servers of such ids take shards by turns."""
        self.last = (self.last >> 22) + 1 << 22
        return self.last


def compute_shard(guild_id: int | None, shards: int) -> int:
    """Return which of this many shards hears about a server; everything without a server goes to the first."""
    return 0 if guild_id is None else (guild_id >> 22) % shards


def read_snowflake_time(snowflake: int) -> float:
    """Return when an id was drawn, in Unix seconds."""
    return ((snowflake >> 22) + DISCORD_EPOCH) / 1000
