"""A copy of the tree in which mutmut works: the tests there, and nothing of it in the tree itself."""

import json
import shutil
import subprocess
import sys
from collections.abc import Collection, Mapping, Sequence
from filecmp import cmp
from pathlib import Path

from tests.mutants.corners import CORNERS, Corner

HERE = Path(__file__).parents[2]
WORKSHOPS = HERE / ".cache" / "mutants"
NEAR = "near.json"
"""Where it is kept how long each test took, and which functions it came near."""


def furnish(name: str, *, again: bool) -> Path:
    """Copy all files that git knows or would add into a workshop, a fresh one unless it is to be used `again`."""
    place = WORKSHOPS / name.replace("/", "-")
    if not again:
        shutil.rmtree(place, ignore_errors=True)
    config = f"{(HERE / 'pyproject.toml').read_text('utf-8')}{settings(name)}"
    changed = {file for file in git("ls-files", "-co", "--exclude-standard").splitlines() if _copy(file, place)}
    (place / "pyproject.toml").write_text(config, "utf-8")
    if (place / NEAR).exists():
        _forget(place / NEAR, changed)
    return place


def _copy(file: str, place: Path) -> bool:
    """Copy a file, unless the same is there, and return whether it was; take away one that the tree has no more."""
    source, copies = HERE / file, [place / file, place / "mutants" / file]
    if not source.is_file():
        for copy in copies:
            copy.unlink(missing_ok=True)
        return False
    if copies[0].exists() and cmp(source, copies[0], shallow=False):
        return False
    copies[0].parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, copies[0])
    return True


def _forget(near: Path, changed: Collection[str]) -> None:
    """Forget what the tests in changed files come near."""
    known = json.loads(near.read_text("utf-8"))
    known["took"] = {test: took for test, took in known["took"].items() if test.split("::")[0] not in changed}
    near.write_text(json.dumps(known), "utf-8")


def settings(name: str) -> str:
    """Return which files mutmut mutates: more lines of the last table of pyproject.toml."""
    unmutated = json.dumps(CORNERS[name].unmutated)
    return f"""
only_mutate = ["{name}/*"]
do_not_mutate = {unmutated}
also_copy = ["assets", "docs", "deploy", "README.md", "Makefile"]
"""


def git(*words: str) -> str:
    """Return what git says about the tree."""
    return subprocess.run(["git", *words], cwd=HERE, check=True, capture_output=True, text=True).stdout


def generate(place: Path, workers: int) -> None:
    """Write the mutants of the corner; of a file that is as it was, they are there."""
    _try(place, [], {}, workers, 0.0, 0.0)


def run(
    place: Path, corner: Corner, mutants: Mapping[str, Sequence[str]], workers: int, patience: float, minutes: float
) -> None:
    """Let the tests of a corner try to kill these mutants, by file."""
    tests = [
        *corner.tests,
        "-m",
        "not slow and not browser and not rare",
        *(f"--deselect={test}" for test in corner.without),
    ]
    _try(place, tests, mutants, workers, patience, minutes)


def _try(
    place: Path,
    tests: Sequence[str],
    mutants: Mapping[str, Sequence[str]],
    workers: int,
    patience: float,
    minutes: float,
) -> None:
    asked = {"tests": tests, "mutants": mutants, "workers": workers, "patience": patience, "minutes": minutes}
    (place / "asked.json").write_text(json.dumps(asked), "utf-8")
    log = place / "trial.log"
    with log.open("w", encoding="utf-8") as output:
        words = [sys.executable, "-P", "tests/mutants/trial.py"]
        done = subprocess.run(words, cwd=place, stdout=output, stderr=output, check=False)
    if done.returncode:
        tail = "\n".join(log.read_text("utf-8", errors="replace").splitlines()[-40:])
        raise SystemExit(f"the mutants could not be tried; {log} ends with:\n{tail}")
