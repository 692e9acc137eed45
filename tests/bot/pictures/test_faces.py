"""Faces in the rings of seats: known people are shown, and the sign of the seat stays."""

import struct
import zlib
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from bot.pictures.painting.sprites import Sprite, rasterize_svg
from bot.pictures.painting.theme import CAVE
from bot.pictures.shared.players import MIN_FACE_BADGE, render_badge_sprite, render_seat_disc_sprite
from bot.pictures.shared.portraits import (
    MAX_PICTURE_SIDE,
    PORTRAIT_SIDE,
    AvatarImage,
    Portrait,
    decode_avatar_image,
    use_portraits,
)
from bot.store.goblin_numbers import GOBLIN_NAMES


def _png(colour: str = "#d23b2a", size: tuple[int, int] = (PORTRAIT_SIDE, PORTRAIT_SIDE)) -> bytes:
    file = BytesIO()
    Image.new("RGB", size, colour).save(file, "PNG")
    return file.getvalue()


def _photo(colour: str) -> AvatarImage:
    photo = decode_avatar_image(_png(colour))
    assert photo is not None
    return photo


def _bytes(sprite: Sprite) -> bytes:
    return sprite.image.tobytes()


def test_a_seat_shows_the_face_that_is_known_and_its_sign_in_the_corner() -> None:
    red, blue, side = _photo("#d23b2a"), _photo("#2d64cb"), 60
    with use_portraits([red, blue, None]):
        seen = [render_badge_sprite(seat, side, CAVE) for seat in range(3)]
    assert (
        _bytes(seen[0]) != _bytes(render_badge_sprite(0, side, CAVE)) == _bytes(render_seat_disc_sprite(0, side, CAVE))
    )
    assert _bytes(seen[2]) == _bytes(render_seat_disc_sprite(2, side, CAVE))
    with use_portraits([red, red]):
        corner = [render_badge_sprite(seat, side, CAVE).image.crop((36, 36, side, side)).tobytes() for seat in (0, 1)]
    assert corner[0] != corner[1]


def test_the_same_picture_gives_the_same_bytes() -> None:
    with use_portraits([_photo("#d23b2a")]):
        once = _bytes(render_badge_sprite(0, 60, CAVE))
    with use_portraits([_photo("#d23b2a")]):
        assert _bytes(render_badge_sprite(0, 60, CAVE)) == once


def test_where_there_is_no_room_the_sign_stands_alone() -> None:
    with use_portraits([_photo("#d23b2a")]):
        assert _bytes(render_badge_sprite(0, MIN_FACE_BADGE - 1, CAVE)) == _bytes(
            render_seat_disc_sprite(0, MIN_FACE_BADGE - 1, CAVE)
        )


def _bomb() -> bytes:
    """Return a small file that says it is a picture of 60,000 by 60,000 pixels."""
    head = b"IHDR" + struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)
    return _png()[:8] + struct.pack(">I", 13) + head + struct.pack(">I", zlib.crc32(head)) + _png()[33:]


@pytest.mark.parametrize(
    "content",
    [b"", b"no picture", _png()[:60], _png(size=(MAX_PICTURE_SIDE + 1, 1)), b"\x89PNG\r\n\x1a\n" + bytes(40), _bomb()],
    ids=["nothing", "words", "cut off", "too wide", "broken", "said to be huge"],
)
def test_what_is_no_picture_is_no_face(content: bytes) -> None:
    assert decode_avatar_image(content) is None


def test_a_picture_is_kept_small() -> None:
    photo = decode_avatar_image(_png(size=(300, 200)))
    assert photo is not None
    assert (photo.image.size, photo.image.mode) == ((PORTRAIT_SIDE, PORTRAIT_SIDE), "RGB")


def test_goblins_are_told_apart_without_colour_and_show_their_age() -> None:
    outlines = {name: rasterize_svg(f"goblins/{name.lower()}", 40).getchannel("A").tobytes() for name in GOBLIN_NAMES}
    for one, other in combinations(outlines.values(), 2):
        assert sum(abs(a - b) > 128 for a, b in zip(one, other, strict=True)) > 40
    ages: list[tuple[str, ...]] = [("grub", "young"), ("grub",), ("grub", "old")]
    with use_portraits([Portrait(age) for age in ages]):
        first = [render_badge_sprite(seat, 60, CAVE).image.crop((8, 8, 36, 36)).tobytes() for seat in range(3)]
    assert len(set(first)) == 3
