"""Permissions (chmod) of files that hold secrets: only their owner can read tokens, seeds and hands."""

import errno
import logging
import os
import stat
from pathlib import Path

log = logging.getLogger(__name__)

GROUP_AND_OTHERS_BITS = stat.S_IRWXG | stat.S_IRWXO
OWNER_ONLY_MODE = 0o600


def make_files_private(*files: Path) -> None:
    """Restrict the permissions (chmod) of these files to their owner, if they exist; warn if that is impossible."""
    for file in filter(_is_readable_by_others, files):
        try:
            file.chmod(OWNER_ONLY_MODE)
        except OSError as problem:
            log.warning("others can read %s, and it cannot be closed to them: %s", file, problem)
        else:
            _warn_if_readable(file)


def create_private_file(file: Path) -> None:
    """Create a missing file with permissions for its owner alone.

    Raises `OSError` for what is no file.
    """
    if file.exists() and not file.is_file():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    file.touch(mode=OWNER_ONLY_MODE)
    make_files_private(file)


def _is_readable_by_others(file: Path) -> bool:
    """Tell whether others can read a file; what is no file, such as a folder, is let alone."""
    return file.is_file() and bool(file.stat().st_mode & GROUP_AND_OTHERS_BITS)


def _warn_if_readable(file: Path) -> None:
    """Warn on file systems without owners."""
    if _is_readable_by_others(file):
        log.warning("others can read %s, and its file system does not let it be closed to them", file)
