"""A picture as a surface gets it: the bytes, and the same in words for those who cannot see it."""

from dataclasses import dataclass

LONGEST_ALT = 1024
"""Characters that Discord takes as the description of a picture."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in PNG, `width` by `height` pixels; `alt` says the position in words, in at most `LONGEST_ALT`."""

    png: bytes
    alt: str
    width: int
    height: int
