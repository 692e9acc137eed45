"""What a release needs: a newer version, a changelog of short lines, and migrations that have not changed."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import pytest

from bot.version import VERSION
from games.engine.assets import ASSETS

ROOT = ASSETS.parent
SPEC = spec_from_file_location("release", ROOT / "deploy" / "release.py")
assert SPEC is not None
assert SPEC.loader is not None
release: Any = module_from_spec(SPEC)
SPEC.loader.exec_module(release)

BEFORE_THE_FIRST = "0.1.0"
"""The version of the code while the changelog has unreleased lines only."""
CHANGES = (
    "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A ladder for each server.\n\n## [1.0.0] - 2026-11-28\n\n- All.\n"
)


@pytest.mark.parametrize("version", ["1.0", "v1.2.3", "1.2.3rc1", "one", "1.0.0", "0.9.9"])
def test_a_version_that_is_malformed_or_not_newer_is_refused(version: str) -> None:
    with pytest.raises(release.Refused):
        release.check_version(version, "1.0.0")


@pytest.mark.parametrize("version", ["1.0.1", "1.10.0", "2.0.0"])
def test_a_newer_version_is_taken(version: str) -> None:
    release.check_version(version, "1.0.0")


def test_the_unreleased_lines_come_under_the_new_version() -> None:
    released = release.release_changelog(CHANGES, "1.1.0", "2026-12-24")
    assert "## [Unreleased]\n\n## [1.1.0] - 2026-12-24\n\n### Added\n\n- A ladder" in released
    assert released.endswith("## [1.0.0] - 2026-11-28\n\n- All.\n")


@pytest.mark.parametrize(
    "text",
    ["# Changelog\n", CHANGES.replace("- A ladder for each server.\n", ""), CHANGES.replace("A ladder", "word " * 31)],
    ids=["no heading", "no lines", "a long line"],
)
def test_a_changelog_without_lines_or_with_a_long_one_is_refused(text: str) -> None:
    with pytest.raises(release.Refused):
        release.release_changelog(text, "1.1.0", "2026-12-24")


def test_a_released_migration_that_has_changed_is_refused() -> None:
    release.check_migrations("A\tbot/store/migrations/versions/v0016_new.py\n")
    with pytest.raises(release.Refused, match="v0001_first"):
        release.check_migrations("A\tv0016_new.py\nM\tv0001_first.py\n")


def test_the_command_says_why_there_is_no_release(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main([]) == 1
    assert release.main([VERSION]) == 1
    assert f"{VERSION} is not newer than {VERSION}." in capsys.readouterr().err


def test_the_newest_version_of_the_changelog_is_that_of_the_code() -> None:
    released = re.findall(r"^## \[(\d[\d.]+)\] - ", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert (released or [BEFORE_THE_FIRST])[0] == VERSION
