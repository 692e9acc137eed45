"""The shards that a process looks after. Discord tells each shard about its own servers, by the server's id."""

import re
from dataclasses import dataclass
from typing import Self

from typing_extensions import override

SHARDS_PATTERN = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")
TIMESTAMP_SHIFT_BITS = 22
"""The bits of an id after those that contain its time."""


@dataclass(frozen=True, slots=True)
class Shards:
    """Some shards of all, from the first to the last: "0-3/8" are four of eight."""

    first: int
    last: int
    count: int

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Parse the form that `str` writes, and "3/8" for one of eight; raises `ValueError`."""
        match = SHARDS_PATTERN.fullmatch(text.strip())
        if match is None:
            raise ValueError("must be like 2-3/8: the first and the last of how many, counted from 0")
        first, last, count = (int(part or match[1]) for part in match.groups())
        if not first <= last < count:
            raise ValueError("must name shards that there are: of 8 the first is 0, the last 7")
        return cls(first, last, count)

    @override
    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def numbers(self) -> range:
        """The numbers of these shards."""
        return range(self.first, self.last + 1)

    @property
    def is_whole(self) -> bool:
        """Whether these are all there are."""
        return len(self.numbers) == self.count

    @property
    def fraction(self) -> float:
        """The fraction of all shards that these are."""
        return len(self.numbers) / self.count

    def find_shard(self, guild_id: int | None) -> int:
        """Return the shard of a server; everything without a server, also direct messages, belongs to the first."""
        return ((guild_id or 0) >> TIMESTAMP_SHIFT_BITS) % self.count

    def has_server(self, guild_id: int | None) -> bool:
        """Tell whether the shard of a server is among these."""
        return self.find_shard(guild_id) in self.numbers


ALL_SHARDS = Shards(0, 0, 1)
"""The shards of a single process, however many shards Discord tells it to open."""
