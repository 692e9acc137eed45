"""Compiled rules: machine code that `make compiled` lays beside the sources. It runs only where it fits them.

By itself, Python takes a compiled module before its source, and never asks which of them is newer. Here a finder that
knows sources alone comes first, unless the note of the compilation fits: made by this kind of Python, from exactly the
sources that are here now. After a change of a rule, checkout or Python, Python runs the sources again, until
the next `make compiled`. `PARLOUR_INTERPRETED=1` runs them in any case.
"""

import json
import os
import sys
from collections.abc import Sequence
from enum import StrEnum
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType

from typing_extensions import override

RULES_FOLDER = Path(__file__).parent
COMPILATION_NOTE_NAME = "compiled.json"
"""The name of the note that is beside the compiled rules."""
INTERPRETED_ENV_VARIABLE = "PARLOUR_INTERPRETED"


class RulesMode(StrEnum):
    """How the rules run; `STALE` are interpreted, too: what was compiled does not fit."""

    COMPILED = "compiled"
    INTERPRETED = "interpreted"
    STALE = "stale"


def hash_compiled_sources(folder: Path) -> dict[str, str]:
    """Return the note of a compilation that fits what is in a folder now."""
    digest = sha256()
    for source in sorted(folder.rglob("*.py")):
        digest.update(f"{source.relative_to(folder).as_posix()}\0".encode())
        digest.update(source.read_bytes() + b"\0")
    return {"python": str(get_config_var("EXT_SUFFIX")), "sources": digest.hexdigest()}


def detect_compiled_rules(folder: Path) -> RulesMode:
    """Return how the rules of a folder can run."""
    note = folder / COMPILATION_NOTE_NAME
    if os.environ.get(INTERPRETED_ENV_VARIABLE) == "1" or not note.is_file():
        return RulesMode.INTERPRETED
    try:
        return (
            RulesMode.COMPILED
            if json.loads(note.read_text("utf-8")) == hash_compiled_sources(folder)
            else RulesMode.STALE
        )
    except (OSError, ValueError):
        return RulesMode.STALE


class SourceOnlyFinder(MetaPathFinder):
    """Finds the modules of a package by their sources alone, whatever else is beside them."""

    def __init__(self, package: str) -> None:
        self._inside = f"{package}."
        self._folders: dict[str, FileFinder] = {}

    @override
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module of the package; leave all others to the finders that follow."""
        if path is None or not fullname.startswith(self._inside):
            return None
        for folder in path:
            if folder not in self._folders:
                self._folders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            if spec := self._folders[folder].find_spec(fullname):
                return spec
        return None


RULES_MODE = detect_compiled_rules(RULES_FOLDER)
"""How the rules run in this process."""

if RULES_MODE is not RulesMode.COMPILED:
    sys.meta_path.insert(0, SourceOnlyFinder(__package__ or "games"))
