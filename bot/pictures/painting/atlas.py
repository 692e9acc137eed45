"""The sprite atlas: a file of ready sprites, memory-mapped, so that all processes of a machine share their pixels.

Its name has the digest of all that drawing depends on: a file fits, or is not found. It is only replaced as a whole,
and checked before it is mapped, since a map whose file was cut short kills the process.
"""

import mmap
import os
import struct
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b, sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO, Protocol

from PIL import Image, features
from zlib_ng import zlib_ng

from bot.pictures.painting.sprite_names import NAME_BYTES
from bot.pictures.painting.theme import flatten_palette
from games.engine.assets import ASSETS

ROOT = ASSETS.parent
BUILT = ROOT / ".cache" / "sprites"
"""The folder of an atlas that was built with the image, or in a checkout."""
SPRITE_SOURCES = (("assets", "*"), ("bot/pictures", "*.py"), ("bot/games", "*.py"), ("games", "*.py"))
"""The files on which a sprite may depend."""
SPRITE_LIBRARIES = ("pillow", "resvg-py")

ATLAS_PREFIX, ATLAS_ENDING, UNFINISHED_ENDING = "sprites-", ".atlas", ".new"
ABANDONED_SECONDS = 600
"""Seconds after which nobody writes an unfinished file any more."""

MAGIC = b"sprites1"
HEAD_STRUCT = struct.Struct("<8sIIQ")
"""The first bytes, the CRC-32 of all that follows the head, the number of sprites, the length of the file."""
ENTRY_STRUCT = struct.Struct("<16s16sHHQQ")
"""A sprite's name, its key, its width and height, and where its pixels and its mask begin; 0: it has no mask."""
CHUNK_BYTES = 1 << 20

Stored = tuple[Image.Image, Image.Image | None, bytes]
"""A sprite's image, its mask and its key."""


class StorableSprite(Protocol):
    """A sprite, as it is written."""

    @property
    def image(self) -> Image.Image:
        """Its pixels, in the palette."""

    @property
    def mask(self) -> Image.Image | None:
        """What it covers, in mode "L"."""

    @property
    def key(self) -> bytes:
        """The digest of both."""


@dataclass(frozen=True, slots=True)
class Atlas:
    """An open sprite atlas (spritesheet): its file, memory-mapped, and where the entry of each name is."""

    mapped: mmap.mmap
    places: Mapping[bytes, int]

    def find_sprite(self, name: bytes) -> Stored | None:
        """Return a sprite by its name; its images have their pixels in the file."""
        place = self.places.get(name)
        if place is None:
            return None
        _, key, width, height, pixels, mask = ENTRY_STRUCT.unpack_from(self.mapped, place)
        image = self._map_image("P", (width, height), pixels)
        image.putpalette(flatten_palette())
        return image, self._map_image("L", (width, height), mask) if mask else None, key

    def _map_image(self, mode: str, size: tuple[int, int], start: int) -> Image.Image:
        pixels = memoryview(self.mapped)[start : start + size[0] * size[1]]
        return Image.frombuffer(mode, size, pixels, "raw", mode, 0, 1)  # type: ignore[arg-type]  # it takes any buffer


def open_atlas(folder: Path) -> Atlas | None:
    """Return the atlas of this version in a folder; `None` if there is none, or none that is whole."""
    if not any(folder.glob(f"{ATLAS_PREFIX}*{ATLAS_ENDING}")):
        return None  # the digest takes a tenth of a second
    try:
        with (folder / build_atlas_file_name()).open("rb") as file:
            count = _count_sprites(file)
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError, struct.error):
        return None
    places = range(len(mapped) - count * ENTRY_STRUCT.size, len(mapped), ENTRY_STRUCT.size)
    return Atlas(mapped, {mapped[place : place + NAME_BYTES]: place for place in places})


def _count_sprites(file: IO[bytes]) -> int:
    """Return how many sprites a file has; raises `ValueError` or `struct.error` if it is not whole."""
    magic, total, count, length = HEAD_STRUCT.unpack(file.read(HEAD_STRUCT.size))
    if magic != MAGIC or os.fstat(file.fileno()).st_size != length:
        raise ValueError("it has another length")
    checksum = 0
    while chunk := file.read(CHUNK_BYTES):
        checksum = zlib_ng.crc32(chunk, checksum)
    if checksum != total:
        raise ValueError("it has other bytes")
    return int(count)


class AtlasWriter:
    """An atlas that is being written, sprite by sprite: none of them stays in memory."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._entries, self._starts = dict[bytes, bytes](), dict[bytes, int]()
        self._end, self._total = HEAD_STRUCT.size, 0
        file.write(bytes(HEAD_STRUCT.size))

    def add_sprite(self, name: bytes, sprite: StorableSprite) -> None:
        """Write a sprite; pixels or masks that are equal are written once."""
        if sprite.mask and sprite.mask.mode != "L":
            raise ValueError(f"a mask of mode {sprite.mask.mode} cannot be mapped")
        mask = self._store_pixels(sprite.mask) if sprite.mask else 0
        self._entries[name] = ENTRY_STRUCT.pack(
            name, sprite.key, *sprite.image.size, self._store_pixels(sprite.image), mask
        )

    def _store_pixels(self, image: Image.Image) -> int:
        """Return where the pixels of an image begin."""
        pixels = image.tobytes()
        digest = blake2b(pixels, digest_size=NAME_BYTES).digest()
        if digest not in self._starts:
            self._starts[digest] = self._end
            self._append_bytes(pixels)
        return self._starts[digest]

    def _append_bytes(self, part: bytes) -> None:
        self._file.write(part)
        self._end += len(part)
        self._total = zlib_ng.crc32(part, self._total)

    def finish(self) -> None:
        """Write the entries at the end and the head at the beginning: the file is whole now."""
        self._append_bytes(b"".join(self._entries.values()))
        self._file.seek(0)
        self._file.write(HEAD_STRUCT.pack(MAGIC, self._total, len(self._entries), self._end))


@contextmanager
def write_atlas(folder: Path) -> Iterator[AtlasWriter]:
    """Write the atlas of this version into a folder, if all goes well; raises `OSError` if that is refused.

    Those of other versions are deleted. Several processes may do this at once: each file is whole.
    """
    folder.mkdir(parents=True, exist_ok=True)
    _delete_stale_files(folder)
    with NamedTemporaryFile(dir=folder, prefix=ATLAS_PREFIX, suffix=UNFINISHED_ENDING, delete=False) as file:
        new = Path(file.name)
        try:
            writer = AtlasWriter(file)
            yield writer
            writer.finish()
            file.close()
            new.chmod(0o644)
            new.replace(folder / build_atlas_file_name())
        except BaseException:
            new.unlink()
            raise


def _delete_stale_files(folder: Path) -> None:
    """Delete the atlases of other versions, and what builders left that were killed."""
    for file in folder.glob(f"{ATLAS_PREFIX}*"):
        with suppress(OSError):  # it is gone, or open in another process on Windows
            abandoned = file.suffix == UNFINISHED_ENDING and time.time() - file.stat().st_mtime > ABANDONED_SECONDS
            if abandoned or (file.suffix == ATLAS_ENDING and file.name != build_atlas_file_name()):
                file.unlink()


def build_atlas_file_name() -> str:
    """Return the name of the file of this version's atlas."""
    return f"{ATLAS_PREFIX}{hash_sprite_sources()}{ATLAS_ENDING}"


@lru_cache(maxsize=1)
def hash_sprite_sources() -> str:
    """Return the version (digest) of all that sprites depend on: drawings, fonts, texts, code and libraries."""
    libraries = [*((name, version(name)) for name in SPRITE_LIBRARIES), features.version("freetype2")]
    digest = sha256(repr(libraries).encode())
    for folder, pattern in SPRITE_SOURCES:
        for file in sorted((ROOT / folder).rglob(pattern)):
            if file.is_file() and "__pycache__" not in file.parts:
                content = file.read_bytes()
                digest.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]
