"""Compiles the rules with mypyc: `make compiled` lays machine code beside their sources, which stay as they are.

Needs mypy, setuptools, and a C compiler with Python's headers. What it makes is used while it fits the sources, as
games/compiled.py tells. Modules stay interpreted where classes need it: states, views and events write parts of
themselves when they are made, pydantic reads its models' defaults, and other players are nobody's rules.
"""

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from games.compiled import COMPILATION_NOTE_NAME, hash_compiled_sources  # noqa: E402  found from the line above, wherever this is started

LIBRARY = "games.rules"
"""All compiled modules are one library, beside which each is a few lines."""
OF_THE_ENGINE = ("random_play",)
INTERPRETED = frozenset(
    ("__init__", "balance", "events", "baseline_players", "game", "review", "state", "typed", "typed_bets", "views")
)
BY_THEMSELVES = re.compile(r"^from (pydantic|games\.engine\.(datafiles|cloning)) import ", re.MULTILINE)
"""What a module imports whose classes make themselves."""


def modules(root: Path) -> Iterator[str]:
    """Yield the modules that are compiled, by their paths below the root."""
    rules = root / "games"
    yield from (f"games/engine/{name}.py" for name in OF_THE_ENGINE)
    for source in sorted(rules.rglob("*.py")):
        game = source.relative_to(rules).parts[0]
        if game in ("cli", "engine", "ladder") or source.parent == rules or source.stem in INTERPRETED:
            continue
        if not BY_THEMSELVES.search(source.read_text("utf-8")):
            yield source.relative_to(root).as_posix()


def compile_rules(root: Path, into: Path) -> list[str]:
    """Compile the rules below a root, which is the working folder; return what was laid below `into`, by its path."""
    from mypyc.build import mypycify  # noqa: PLC0415  anybody who only asks which modules these are needs no compiler
    from setuptools import Distribution  # noqa: PLC0415  the same

    # Before they are read: what changes in the meantime is not compiled.
    note = json.dumps(hash_compiled_sources(root / "games"))
    with TemporaryDirectory() as folder:
        work = Path(folder)
        extensions = mypycify(
            ["--config-file", str(root / "pyproject.toml"), *modules(root)],
            opt_level="1",
            debug_level="0",
            group_name=LIBRARY,
            target_dir=str(work / "c"),
        )
        command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(work / "made"), str(work / "objects")
        command.ensure_finalized()
        command.run()
        (work / "made" / "games" / COMPILATION_NOTE_NAME).write_text(note, "utf-8")
        return [laid(file, work / "made", into) for file in (work / "made").rglob("*") if file.is_file()]


def laid(file: Path, made: Path, into: Path) -> str:
    """Copy a file that was made to its place; return its path there."""
    place = file.relative_to(made)
    (into / place).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(file, into / place)
    return place.as_posix()


def take_away(root: Path) -> None:
    """Delete what an earlier compilation laid beside the sources."""
    (root / "games" / COMPILATION_NOTE_NAME).unlink(missing_ok=True)
    for file in [*(root / "games").rglob("*.so"), *(root / "games").rglob("*.pyd")]:
        file.unlink()


if __name__ == "__main__":
    take_away(ROOT)
    print(f"{len(compile_rules(ROOT, ROOT))} files")  # noqa: T201  a command line prints
