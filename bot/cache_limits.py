"""The sizes of caches in this process (limits): on a usual machine, or on a small one (`SMALL_HOST`).

A cache that is full costs time, never an answer: what it has forgotten is made again.
"""

from dataclasses import dataclass

MIB = 1 << 20


@dataclass(frozen=True, slots=True)
class CacheLimits:
    """The size of each large cache; small ones are as large everywhere."""

    band_bytes: int
    """Packed bands of pictures; 16 MiB are those of the boards and panels of some two hundred tables."""
    sprite_bytes: int
    """Pixels of sprites and drawings that this process has made itself; those of the atlas do not count."""
    screens: int
    """Screens, each with about 40 kB of pictures."""
    drawings: int
    """The last pictures, with about 40 kB each; 1,024 are those that sixty tables show or have just shown."""
    stories: int
    """Finished matches, as they are told."""
    films: int
    """Moving pictures of matches, of at most 3 MB each."""
    faces: int
    """People's pictures, of 48 kB each."""
    replays: int
    """Matches played again, of some hundred kilobytes each."""
    uploads: int
    """The same of records that people have uploaded."""
    reviews: int
    """Reviews of seats, of a few kilobytes each."""
    tables: int
    """Tables in memory, of some hundred kilobytes each."""
    ended_tables: int
    """Tables among them whose match is over."""


USUAL_CACHE_LIMITS = CacheLimits(
    band_bytes=16 * MIB,
    sprite_bytes=128 * MIB,
    screens=200,
    drawings=1024,
    stories=20,
    films=4,
    faces=256,
    replays=10,
    uploads=5,
    reviews=50,
    tables=512,
    ended_tables=64,
)
SMALL_HOST_CACHE_LIMITS = CacheLimits(
    band_bytes=4 * MIB,
    sprite_bytes=8 * MIB,
    screens=32,
    drawings=32,
    stories=5,
    films=1,
    faces=64,
    replays=3,
    uploads=2,
    reviews=20,
    tables=64,
    ended_tables=8,
)

_in_force = [USUAL_CACHE_LIMITS]


def get_cache_limits() -> CacheLimits:
    """Return the limits of this process. Caches that are made at its start keep to those of that moment."""
    return _in_force[0]


def set_cache_limits(limits: CacheLimits) -> None:
    """Let all caches keep to these limits, those that are made from now on and those of pictures."""
    _in_force[0] = limits
