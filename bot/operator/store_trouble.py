"""Why a database cannot be used, in one line: which one, what is wrong, which setting names it, the way out."""

import os
from pathlib import Path

from bot.store.drivers.addresses import file_of, is_file, url_told
from games.engine.words import said


def why(url: str, problem: Exception) -> str:
    """Return the sentence about a database that could not be opened, read or written."""
    state = _state(file_of(url)) if is_file(url) else "server"
    return said("main-store-away", database=url_told(url), state=state, problem=_first_line(problem))


def _state(file: Path) -> str:
    """Return what keeps a file from being used, as far as it can be seen from outside."""
    folder = file.resolve().parent
    if not file.exists():
        return "missing" if not folder.is_dir() or os.access(folder, os.W_OK) else "folder"
    if not os.access(file, os.R_OK | os.W_OK):
        return "closed"
    return "file" if os.access(folder, os.W_OK) else "folder"


def _first_line(problem: Exception) -> str:
    """Return the driver's own words; an address may stand in the lines below."""
    return (str(problem) or type(problem).__name__).splitlines()[0]
