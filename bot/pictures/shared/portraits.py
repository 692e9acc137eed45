"""Faces in the rings of seats: people's own avatars, and the portraits of goblins of the bot."""

import hashlib
import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVar

from PIL import Image, ImageDraw, ImageOps

from bot.pictures.painting.sprites import Drawing, Layer

PORTRAIT_SIDE = 128
"""A picture is kept at this many pixels, across and down."""
MAX_PICTURE_SIDE = 1024
"""A picture that is wider or higher than this is not even decoded."""
CIRCLE_SCALE = 4
"""The edge of the circle is drawn this many times larger, then made smaller, so that it is soft."""

Square = tuple[float, float, float]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class AvatarImage:
    """A person's own avatar; equal bytes are the same picture."""

    digest: str
    image: Image.Image = field(compare=False, repr=False)

    def build_layers(self, square: Square, *, crisp: bool = False) -> tuple[Layer, ...]:  # noqa: ARG002  it has no lines
        """Return the layer that draws it as a circle, within a square."""
        return (AvatarRing(self, square),)


@dataclass(frozen=True, slots=True)
class Portrait:
    """A goblin of the bot: its head and the signs of its age, as drawings on top of one another."""

    drawings: tuple[str, ...]

    def build_layers(self, square: Square, *, crisp: bool = False) -> tuple[Drawing, ...]:
        """Return the layers that draw it within a square; `crisp` ones have hard edges."""
        return tuple(Drawing(f"goblins/{name}", square, crisp=crisp) for name in self.drawings)


GOBLIN_HEADS = ("grub", "snig", "mogga", "nettle", "rattick", "pim", "zwist")
SIGNS_BY_AGE: Mapping[str, tuple[str, ...]] = {"young": ("young",), "grown": (), "old": ("old",)}
"""The signs of a goblin's age, drawn on its head."""


def build_portrait(head: str, age: str) -> Portrait:
    """Return the portrait of a goblin of the bot at an age."""
    return Portrait((head, *SIGNS_BY_AGE[age]))


@dataclass(frozen=True, slots=True)
class AvatarRing:
    """A photo as a layer of a sprite, cut to a circle."""

    photo: AvatarImage
    square: Square

    def draw_onto(self, image: Image.Image) -> None:
        """Draw this onto an image in RGBA."""
        left, top, side = (round(part) for part in self.square)
        shown = self.photo.image.resize((side, side), Image.Resampling.LANCZOS)
        image.paste(shown, (left, top), _draw_circle_mask(side))


@lru_cache(maxsize=64)
def _draw_circle_mask(side: int) -> Image.Image:
    whole = Image.new("L", (side * CIRCLE_SCALE, side * CIRCLE_SCALE))
    ImageDraw.Draw(whole).ellipse((0, 0, side * CIRCLE_SCALE - 1, side * CIRCLE_SCALE - 1), fill=255)
    return whole.resize((side, side), Image.Resampling.LANCZOS)


Likeness = AvatarImage | Portrait


def decode_avatar_image(content: bytes) -> AvatarImage | None:
    """Decode a photo (avatar) into the form in which it is kept; `None` if it is not one, or too large to decode."""
    try:
        with Image.open(io.BytesIO(content), formats=("PNG", "JPEG", "GIF", "WEBP")) as whole:
            if max(whole.size) > MAX_PICTURE_SIDE:
                return None
            image = ImageOps.fit(whole.convert("RGB"), (PORTRAIT_SIDE, PORTRAIT_SIDE))
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):  # Pillow's errors for a broken file
        return None
    return AvatarImage(hashlib.blake2b(image.tobytes(), digest_size=8).hexdigest(), image)


_PORTRAITS: ContextVar[Sequence[Likeness | None]] = ContextVar("faces", default=())


def find_portrait(seat: int) -> Likeness | None:
    """Return the face (avatar) of the person or goblin on a seat of the table that is being drawn, if it is known."""
    faces = get_current_portraits()
    return faces[seat] if seat < len(faces) else None


def get_current_portraits() -> Sequence[Likeness | None]:
    """Return the faces of the table that is being drawn, by seat, as far as they are known."""
    return _PORTRAITS.get()


def list_seat_portraits(seats: Iterable[int]) -> tuple[Likeness | None, ...]:
    """Return the faces of these seats of that table, each at its place, and none for all others.

    What is kept of a drawing with faces is kept for these faces: another table has others.
    """
    seat_set = set(seats)
    return tuple(find_portrait(seat) if seat in seat_set else None for seat in range(max(seat_set, default=-1) + 1))


@contextmanager
def use_portraits(faces: Sequence[Likeness | None]) -> Iterator[None]:
    """Use these faces (avatars), by seat, in the rings of everything that is drawn in the meantime."""
    before = _PORTRAITS.set(faces)
    try:
        yield
    finally:
        _PORTRAITS.reset(before)


def bind_portraits(faces: Sequence[Likeness | None], make: Callable[[], T]) -> Callable[[], T]:
    """Return a function that makes something with these faces (avatars), by seat, in its pictures."""

    def make_with_portraits() -> T:
        with use_portraits(faces):
            return make()

    return make_with_portraits
