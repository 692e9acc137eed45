"""A database on a disk that an update empties is warned of at the start."""

from pathlib import Path

import pytest

from bot.operator.machine.lasting_disk import is_disk_ephemeral

MEMORY = "/mnt/memory"
VPS = "29 1 254:1 / / rw,relatime - ext4 /dev/vda1 rw\n30 29 0:26 / /mnt/memory rw - tmpfs tmpfs rw"
CONTAINER = "612 500 0:58 / / rw - overlay overlay rw"
VOLUME = f"{CONTAINER}\n640 612 254:1 /volumes/x /data rw master:1 - ext4 /dev/vda1 rw"
SPACE = f"{CONTAINER}\n640 612 254:1 / /my\\040data rw - xfs /dev/vda1 rw"


@pytest.mark.parametrize(
    ("file", "environment", "mounts", "passes"),
    [
        ("/var/lib/goblin-parlour/data/parlour.db", (), VPS, False),
        (f"{MEMORY}/parlour.db", (), VPS, True),
        (f"{MEMORY}x/parlour.db", (), VPS, False),
        ("/data/parlour.db", (), CONTAINER, True),
        ("/data/parlour.db", (), VOLUME, False),
        ("/database/parlour.db", (), VOLUME, True),
        ("/my data/parlour.db", (), SPACE, False),
        ("/app/data/parlour.db", ("DYNO",), VPS, True),
        ("/app/data/parlour.db", ("K_SERVICE",), "", True),
        ("/data/parlour.db", ("K_SERVICE",), VOLUME, False),
        ("/srv/parlour.db", (), "", False),
        ("/srv/parlour.db", (), "no such form", False),
    ],
)
def test_a_disk_that_an_update_empties_is_known(
    file: str, environment: tuple[str, ...], mounts: str, passes: bool
) -> None:
    assert is_disk_ephemeral(Path(file), dict.fromkeys(environment, "1"), mounts) is passes
