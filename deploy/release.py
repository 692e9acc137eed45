"""Makes a release: `make release VERSION=1.2.3`. docs/releasing.md says what it does and what comes after it."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
VERSION_FILE = ROOT / "bot" / "version.py"
MIGRATIONS = "bot/store/migrations/versions"
VERSION = re.compile(r"^\d+\.\d+\.\d+$")
WRITTEN = re.compile(r'^VERSION = "(.+)"$', re.MULTILINE)
UNRELEASED = "## [Unreleased]"
MOST_WORDS = 30


class Refused(Exception):
    """Something is not ready for a release; the message says what."""


def check_version(version: str, current: str) -> None:
    """Refuse a version that is not three numbers, or that is not newer than the current one."""
    if not VERSION.match(version):
        raise Refused(f"{version} is not a version: use three numbers, such as 1.2.3.")
    if _numbers(version) <= _numbers(current):
        raise Refused(f"{version} is not newer than {current}.")


def _numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]


def release_changelog(text: str, version: str, today: str) -> str:
    """Return the changelog with the unreleased lines under the new version; refuse none, or lines that are too long."""
    before, heading, after = text.partition(f"{UNRELEASED}\n")
    lines = re.findall(r"^- .+(?:\n  .+)*", after.partition("\n## ")[0], re.MULTILINE)
    if not heading or not lines:
        raise Refused(f"CHANGELOG.md has no lines under {UNRELEASED}.")
    for line in lines:
        if len(line.split()) - 1 > MOST_WORDS:
            raise Refused(f"A line of CHANGELOG.md has more than {MOST_WORDS} words: {line}")
    return f"{before}{heading}\n## [{version}] - {today}\n{after}"


def check_migrations(changed: str) -> None:
    """Refuse migrations that were released and then changed; `changed` is what `git diff --name-status` prints."""
    rows = [row.split("\t") for row in changed.splitlines()]
    if edited := [row[-1] for row in rows if not row[0].startswith("A")]:
        raise Refused(f"Released migrations have changed: {', '.join(edited)}.")


def check_checkout() -> None:
    """Refuse uncommitted changes, released migrations that have changed, and translations that lack a sentence."""
    if run("git", "status", "--porcelain"):
        raise Refused("The checkout has uncommitted changes.")
    if tags := run("git", "tag", "--list", "v*", "--sort=-version:refname").split():
        check_migrations(run("git", "diff", "--name-status", tags[0], "HEAD", "--", MIGRATIONS))
    # Between releases an English sentence may wait for its translation.
    run(sys.executable, "-m", "tests.languages", "--complete")


def build(version: str, folder: Path) -> list[Path]:
    """Build wheel, source package and bill of materials into a folder."""
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT))
    materials = folder / f"goblin-parlour-{version}.cdx.json"
    materials.write_text(run(sys.executable, str(ROOT / "deploy" / "sbom.py")), "utf-8")
    return sorted(folder.iterdir())


def try_wheel(wheel: Path, version: str) -> None:
    """Install the wheel with its locked libraries into an empty environment, and start what it installs."""
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        pip = (str(programs / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*pip, "--only-binary", ":all:", "--require-hashes", "-r", str(ROOT / "requirements.lock"))
        run(*pip, "--no-deps", str(wheel))
        said = run(str(programs / "goblin-parlour"), "--version", folder=folder)
        if not said.strip().endswith(version):
            raise Refused(f"The wheel says that it is {said.strip()}, not {version}.")
        games = ("simulate", "goblin_market", "--seats", "3", "--matches", "1", "--seed", "1")
        run(str(programs / "goblin-parlour-games"), *games, folder=folder)


def try_sources(package: Path) -> None:
    """Refuse a source package without documents, tests or lock files."""
    with tarfile.open(package) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    if missing := {"docs/hosting.md", "requirements.lock", "Makefile", "tests/conftest.py"} - names:
        raise Refused(f"The source package lacks {', '.join(sorted(missing))}.")


def run(*command: str, folder: str | Path = ROOT) -> str:
    """Run a command; return what it printed, or refuse with what it said."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603  our own words
    if done.returncode:
        raise Refused(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def release(version: str) -> list[Path]:
    """Write the version, build and try everything, commit and tag; leave the checkout as it was where that fails."""
    written = VERSION_FILE.read_text("utf-8")
    check_version(version, WRITTEN.findall(written)[0])
    check_checkout()
    changelog = ROOT / "CHANGELOG.md"
    lines = changelog.read_text("utf-8")
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir()
    try:
        changelog.write_text(release_changelog(lines, version, f"{datetime.now(UTC):%Y-%m-%d}"), "utf-8")
        VERSION_FILE.write_text(WRITTEN.sub(f'VERSION = "{version}"', written), "utf-8")
        made = build(version, dist)
        try_wheel(next(path for path in made if path.suffix == ".whl"), version)
        try_sources(next(path for path in made if path.suffix == ".gz"))
    except BaseException:
        changelog.write_text(lines, "utf-8")
        VERSION_FILE.write_text(written, "utf-8")
        raise
    run("git", "commit", "--all", "--message", f"Release {version}")
    run("git", "tag", "--annotate", f"v{version}", "--message", f"Goblin Parlour {version}")
    return made


def main(arguments: Sequence[str]) -> int:
    """Make a release; print the files that it has, or why there is none."""
    try:
        made = release(arguments[0] if arguments else "no version")
    except Refused as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 1
    sys.stdout.write("".join(f"{path.relative_to(ROOT)}\n" for path in made))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
