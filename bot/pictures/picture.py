"""A picture as a surface gets it: the bytes, and the same in words for those who cannot see it."""

from collections.abc import Callable
from dataclasses import dataclass, field

LONGEST_ALT = 1024
"""The most characters that Discord accepts as the description of a picture."""
MEDIA_BY_SIGNATURE = ((b"\x89PNG", "png"), (b"GIF8", "gif"), (b"RIFF", "webp"))
"""How the files of pictures begin, and the ending of their names."""


@dataclass(frozen=True, slots=True)
class PictureText:
    """What a picture shows: the `whole` of it, and as much as its description can hold."""

    brief: str
    whole: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in PNG, `width` by `height` pixels; `words` describe the position.

    `moves`, if it has any, makes the same as a picture that moves and ends like this; it costs nothing before.
    """

    png: bytes
    words: PictureText
    width: int
    height: int
    moves: Callable[[], bytes] | None = field(default=None, compare=False, repr=False)

    @property
    def alt_text(self) -> str:
        """The position in words, in at most `LONGEST_ALT`."""
        return self.words.brief

    def get_file_bytes(self, *, moving: bool) -> bytes:
        """Return the bytes to show: those that move (the animation), if it may move and does."""
        return self.moves() if moving and self.moves else self.png

    @property
    def full_text(self) -> str:
        """All of it in words, however long."""
        return self.words.whole


def find_media_extension(content: bytes) -> str:
    """Return the ending of a picture's file, by its content: png, gif or webp; raises `ValueError` for others."""
    for head, ending in MEDIA_BY_SIGNATURE:
        if content.startswith(head):
            return ending
    raise ValueError(f"no picture begins with {content[:8]!r}")
