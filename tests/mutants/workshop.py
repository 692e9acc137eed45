"""A copy of the tree in which mutmut works: the tests there, and nothing of it in the tree itself."""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.mutants.corners import Corner

HERE = Path(__file__).parents[2]
WORKSHOPS = HERE / ".cache" / "mutants"

GENERATE = """
import os, sys
from mutmut import __main__ as mutmut
mutmut.set_mutant_under_test("mutant_generation")
os.makedirs("mutants", exist_ok=True)
mutmut.copy_src_dir(), mutmut.copy_also_copy_files(), mutmut.setup_source_paths()
mutmut.create_mutants(int(sys.argv[1]))
"""


def furnish(name: str, corner: Corner, files: Sequence[str]) -> Path:
    """Copy all files that git knows or would add into a fresh workshop, in which these files are to be mutated."""
    place = WORKSHOPS / name.replace("/", "-")
    shutil.rmtree(place, ignore_errors=True)
    for file in git("ls-files", "-co", "--exclude-standard").splitlines():
        if (HERE / file).is_file():
            (place / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(HERE / file, place / file)
    with (place / "pyproject.toml").open("a", encoding="utf-8") as config:
        config.write(settings(corner, files))
    return place


def settings(corner: Corner, files: Sequence[str]) -> str:
    """Return what mutmut reads: sources, the files to mutate, and the tests that are to kill the mutants."""
    tests = [*corner.tests, "-m", "not slow and not browser", *(f"--deselect={test}" for test in corner.without)]
    return f"""
[tool.mutmut]
source_paths = ["bot", "games"]
only_mutate = {list(files)}
also_copy = ["assets", "docs", "deploy", "README.md", "Makefile"]
pytest_add_cli_args_test_selection = {tests}
pytest_add_cli_args = ["-n", "0", "-q"]
use_git_change_detection = false
track_dependencies = false
timeout_multiplier = 6.0
timeout_constant = 5.0
"""


def git(*words: str) -> str:
    """Return what git says about the tree."""
    return subprocess.run(["git", *words], cwd=HERE, check=True, capture_output=True, text=True).stdout


def generate(place: Path, workers: int) -> None:
    """Write the mutants of all files to be mutated."""
    _python(place, "-c", GENERATE, str(workers))


def run(place: Path, names: Sequence[str], workers: int) -> None:
    """Let the tests try to kill these mutants."""
    _python(place, "-m", "mutmut", "run", "--max-children", str(workers), *names)


def _python(place: Path, *words: str) -> None:
    log = place / "mutmut.log"
    with log.open("a", encoding="utf-8") as output:
        done = subprocess.run([sys.executable, *words], cwd=place, stdout=output, stderr=output, check=False)
    if done.returncode:
        tail = "\n".join(log.read_text("utf-8", errors="replace").splitlines()[-40:])
        raise SystemExit(f"mutmut failed; {log} ends with:\n{tail}")
