"""Copies that are packed: a third of the room or less, and checked to the last byte by gzip's own checksum."""

import gzip
import shutil
import zlib
from pathlib import Path

from bot.store.drivers.file_modes import make_sealed
from bot.store.errors import NoBackup

PACKED = ".gz"
LEVEL = 1
"""Databases shrink little more at higher levels, which take several times as long."""
AT_ONCE = 1 << 20


def is_packed(copy: Path) -> bool:
    """Tell whether a copy is packed, by its name."""
    return copy.suffix == PACKED


def pack(plain: Path, to: Path) -> None:
    """Pack a file into another one that only its owner can read; raises `OSError`."""
    make_sealed(to)
    with plain.open("rb") as source, gzip.open(to, "wb", LEVEL) as packed:
        shutil.copyfileobj(source, packed, AT_ONCE)
    _read_through(to)


def unpack(copy: Path, to: Path) -> None:
    """Unpack a copy into a file that only its owner can read. Raises `NoBackup` if it is not whole, `OSError`."""
    make_sealed(to)
    try:
        with gzip.open(copy) as packed, to.open("wb") as plain:
            shutil.copyfileobj(packed, plain, AT_ONCE)
    except (EOFError, gzip.BadGzipFile, zlib.error) as problem:
        raise NoBackup(str(copy)) from problem


def _read_through(packed: Path) -> None:
    """Read what was written, so that its checksum is compared."""
    with gzip.open(packed) as written:
        while written.read(AT_ONCE):
            pass
