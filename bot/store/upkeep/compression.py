"""Compresses backups (gzip): a third of the room or less, and checked to the last byte by gzip's own checksum."""

import gzip
import shutil
import zlib
from collections.abc import Callable
from pathlib import Path

from bot.store.drivers.file_modes import create_private_file
from bot.store.errors import BackupStopped, BadBackup

Stopped = Callable[[], bool]
"""Tells whether the bot stops: then a copy is not made to its end."""

COMPRESSED_SUFFIX = ".gz"
COMPRESSION_LEVEL = 1
"""Databases shrink little more at higher levels, which take several times as long."""
CHUNK_BYTES = 1 << 20


def is_compressed(copy: Path) -> bool:
    """Tell whether a backup is compressed, by its name."""
    return copy.suffix == COMPRESSED_SUFFIX


def never_cancel() -> bool:
    """Tell that nothing stops: for a person who waits for a backup."""
    return False


def require_not_stopped(stopped: Stopped) -> None:
    """Raise `BackupStopped` if the bot stops."""
    if stopped():
        raise BackupStopped


def compress_backup(plain: Path, to: Path, stopped: Stopped = never_cancel) -> None:
    """Compress a file (gzip) into another one that only its owner can read; raises `OSError`, `BackupStopped`."""
    create_private_file(to)
    with plain.open("rb") as source, gzip.open(to, "wb", COMPRESSION_LEVEL) as packed:
        while part := source.read(CHUNK_BYTES):
            require_not_stopped(stopped)
            packed.write(part)
    _verify_checksum(to, stopped)


def decompress_backup(copy: Path, to: Path) -> None:
    """Decompress a backup (gzip) into a file that only its owner can read.

    Raises `BadBackup` if it is not whole, `OSError`.
    """
    create_private_file(to)
    try:
        with gzip.open(copy) as packed, to.open("wb") as plain:
            shutil.copyfileobj(packed, plain, CHUNK_BYTES)
    except (EOFError, gzip.BadGzipFile, zlib.error) as problem:
        raise BadBackup(str(copy)) from problem


def _verify_checksum(packed: Path, stopped: Stopped = never_cancel) -> None:
    """Read what was written, so that its checksum is compared."""
    with gzip.open(packed) as written:
        while written.read(CHUNK_BYTES):
            require_not_stopped(stopped)
