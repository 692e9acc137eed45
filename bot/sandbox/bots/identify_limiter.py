"""When shards may start: as many at once as Discord allows, and then a pause."""

from collections.abc import Callable
from dataclasses import dataclass, field

IDENTIFY_SECONDS = 5.0
"""How long Discord lets a bucket of shards wait between two IDENTIFYs."""

GUILDS_A_SHARD = 2500
"""With more servers than these on a shard, Discord demands more shards."""


@dataclass(slots=True)
class IdentifyLimiter:
    """The pace at which shards identify: bucket by bucket, and shard S is in bucket S modulo `concurrency`."""

    now: Callable[[], float]
    concurrency: int = 1
    """What the bot is told as `max_concurrency`."""
    seconds: float = IDENTIFY_SECONDS
    remaining: int = 1000
    """What the bot is told of sessions that it may begin today."""
    reset_after: int = 0
    """Milliseconds until it may begin others."""
    _latest: dict[int, float] = field(default_factory=dict)

    def admit_shard_to_identify(self, shard: int) -> bool:
        """Let a shard start; False if one of its bucket did a moment ago."""
        bucket, now = shard % self.concurrency, self.now()
        if bucket in self._latest and now - self._latest[bucket] < self.seconds:
            return False
        self._latest[bucket] = now
        self.remaining -= 1
        return True
