"""Files that hold secrets are readable only for their owner: tokens, seeds and hands."""

import logging
import stat
from pathlib import Path

log = logging.getLogger(__name__)

OTHERS = stat.S_IRWXG | stat.S_IRWXO
OWNER_ONLY = 0o600


def seal(*files: Path) -> None:
    """Let only their owner read or write these files, if they exist; warn if that is impossible."""
    for file in filter(_open_to_others, files):
        try:
            file.chmod(OWNER_ONLY)
        except OSError as problem:
            log.warning("others can read %s, and it cannot be closed to them: %s", file, problem)
        else:
            _look_again(file)


def make_sealed(file: Path) -> None:
    """Create a missing file, closed to others from its first moment."""
    file.touch(mode=OWNER_ONLY)
    seal(file)


def _open_to_others(file: Path) -> bool:
    return file.exists() and bool(file.stat().st_mode & OTHERS)


def _look_again(file: Path) -> None:
    """Warn on file systems without owners."""
    if _open_to_others(file):
        log.warning("others can read %s, and its file system does not let it be closed to them", file)
