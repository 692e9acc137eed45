"""Detects an ephemeral disk: on some platforms, or in a container without a volume, an update empties it."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

EPHEMERAL_FILE_SYSTEMS = frozenset({"tmpfs", "ramfs", "overlay", "aufs"})
"""File systems that go with the machine or the container that has them."""
EPHEMERAL_PLATFORM_VARIABLES = ("DYNO", "K_SERVICE")
"""Variables of platforms whose disk is new at each start, unless another one is mounted: Heroku, Cloud Run."""
MOUNT_INFO_FILE = Path("/proc/self/mountinfo")


def is_disk_ephemeral(file: Path, environment: Mapping[str, str], mounts: str) -> bool:
    """Tell whether a file's disk is ephemeral: gone after an update; `mounts` as in /proc/self/mountinfo."""
    around = [(place, kind) for place, kind in _parse_mounts(mounts) if file.resolve().is_relative_to(place)]
    place, kind = max(around, key=lambda mount: len(mount[0].parts), default=(Path("/"), ""))
    return kind in EPHEMERAL_FILE_SYSTEMS or (
        place == Path("/") and any(name in environment for name in EPHEMERAL_PLATFORM_VARIABLES)
    )


def is_database_ephemeral(file: Path) -> bool:
    """Tell whether the database's disk is gone after an update, as far as this system says so."""
    mounts = MOUNT_INFO_FILE.read_text("utf-8") if MOUNT_INFO_FILE.exists() else ""
    return is_disk_ephemeral(file, os.environ, mounts)


def _parse_mounts(mounts: str) -> Iterator[tuple[Path, str]]:
    """Yield each place where something is mounted, and the kind of its file system."""
    for line in mounts.splitlines():
        place, _, rest = line.partition(" - ")
        if rest:
            yield Path(place.split()[4].replace(r"\040", " ")), rest.split()[0]
