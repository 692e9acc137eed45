"""Files that hold secrets are for their owner alone: tokens, seeds and hands."""

import logging
import stat
from pathlib import Path

log = logging.getLogger(__name__)

OTHERS = stat.S_IRWXG | stat.S_IRWXO
OWNER_ONLY = 0o600


def seal(*files: Path) -> None:
    """Let nobody but their owner read or write these files, where they are; warn where that cannot be had."""
    for file in filter(_open_to_others, files):
        try:
            file.chmod(OWNER_ONLY)
        except OSError as problem:
            log.warning("others can read %s, and it cannot be closed to them: %s", file, problem)
        else:
            _look_again(file)


def make_sealed(file: Path) -> None:
    """Make a file that is not there yet, closed to others from its first moment."""
    file.touch(mode=OWNER_ONLY)
    seal(file)


def _open_to_others(file: Path) -> bool:
    return file.exists() and bool(file.stat().st_mode & OTHERS)


def _look_again(file: Path) -> None:
    """Warn on file systems that know no owners."""
    if _open_to_others(file):
        log.warning("others can read %s, and its file system does not let it be closed to them", file)
