"""What systemd's unit lets the bot write: read in the unit itself, with its drop-ins."""

from pathlib import Path

import pytest

from bot.operator.machine.systemd_unit import HOME_FOLDERS, PRIVATE_TMP_FOLDERS, is_path_writable_by_unit, parse_unit
from games.engine.assets import ASSETS

HOUSE = Path("/var/lib/goblin-parlour")
UNIT = ASSETS.parent / "deploy" / "goblin-parlour.service"


@pytest.mark.parametrize(
    ("folder", "dropped_in", "writable"),
    [
        ("data/backups", "", True),
        ("/srv/backups", "", False),
        ("/srv/backups", "ReadWritePaths=/srv", True),
        ("/srv/backups", "ReadWritePaths=-/mnt /srv/backups", True),
        ("/srv/backups", "ReadWritePaths=/srv\nReadWritePaths=", False),
        ("/srv/backups", "ProtectSystem=full", True),
        (f"{HOME_FOLDERS[0]}/me/backups", "ProtectSystem=full", False),
        (f"{PRIVATE_TMP_FOLDERS[0]}/backups", "ProtectSystem=full", False),
        (f"{PRIVATE_TMP_FOLDERS[0]}/backups", "ProtectSystem=full\nPrivateTmp=no", True),
        ("/var/cache/parlour/backups", "CacheDirectory=parlour", True),
        ("/srv/backups", "# ReadWritePaths=/srv", False),
    ],
)
def test_a_folder_is_writable_if_the_unit_names_it(
    tmp_path: Path, folder: str, dropped_in: str, writable: bool
) -> None:
    (unit := tmp_path / UNIT.name).write_text(UNIT.read_text("utf-8"))
    (tmp_path / f"{UNIT.name}.d").mkdir()
    (tmp_path / f"{UNIT.name}.d" / "override.conf").write_text(f"[Service]\n{dropped_in}\n")
    assert is_path_writable_by_unit(parse_unit(unit), Path(folder), HOUSE) is writable


def test_a_unit_that_is_missing_or_of_another_bot_forbids_nothing(tmp_path: Path) -> None:
    assert parse_unit(tmp_path / "none.service") == {}
    assert is_path_writable_by_unit({}, Path("/srv"), HOUSE)
    assert is_path_writable_by_unit(parse_unit(UNIT), Path("/srv"), HOME_FOLDERS[0] / "me" / "parlour")
