"""What systemd's unit lets the bot write, for commands that run outside of it and may write more."""

from collections.abc import Mapping, Sequence
from pathlib import Path

SYSTEMD_UNIT_FILE = Path("/etc/systemd/system/goblin-parlour.service")
PARENTS_BY_UNIT_DIRECTORY: Mapping[str, Path] = {
    "StateDirectory": Path("/var/lib"),
    "CacheDirectory": Path("/var/cache"),
    "LogsDirectory": Path("/var/log"),
}
"""What systemd makes for a unit, below which folder."""
PRIVATE_TMP_FOLDERS = (Path("/tmp"), Path("/var/tmp"))  # noqa: S108  nothing is written there
"""Folders of which a unit with PrivateTmp has its own, which go with it."""
HOME_FOLDERS = (Path("/home"), Path("/root"), Path("/run/user"))

Unit = Mapping[str, Sequence[str]]


def parse_unit(file: Path = SYSTEMD_UNIT_FILE) -> Unit:
    """Parse an installed systemd unit and its drop-ins: values by name; nothing if there is none that can be read."""
    values: dict[str, list[str]] = {}
    for part in (file, *sorted(file.with_name(f"{file.name}.d").glob("*.conf"))):
        try:
            lines = part.read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            lines = []
        for name, equals, value in (line.partition("=") for line in lines):
            if equals and not name.startswith(("#", ";")):
                _add_unit_value(values, name.strip(), value.strip())
    return values


def _add_unit_value(values: dict[str, list[str]], name: str, value: str) -> None:
    """Add a value; an empty one takes back those before it."""
    values[name] = [*values.get(name, ()), *value.split()] if value else []


def is_path_writable_by_unit(unit: Unit, folder: Path, checkout: Path) -> bool:
    """Tell whether a unit lets the bot write in a folder that is there after its stop.

    `checkout` is the folder that this process works in: a unit that works in another one is not of this bot.
    """
    if checkout not in map(Path, unit.get("WorkingDirectory", ())):
        return True
    named = [Path(path.lstrip("-+")) for path in unit.get("ReadWritePaths", ())]
    folders = [above / name for kind, above in PARENTS_BY_UNIT_DIRECTORY.items() for name in unit.get(kind, ())]
    place = (checkout / folder).resolve()
    if any(place.is_relative_to(there) for there in (*named, *folders)):
        return True
    hidden = (
        *(PRIVATE_TMP_FOLDERS if _is_enabled(unit, "PrivateTmp") else ()),
        *(HOME_FOLDERS if _is_enabled(unit, "ProtectHome") else ()),
    )
    return not _is_enabled(unit, "ProtectSystem", "strict") and not any(place.is_relative_to(there) for there in hidden)


def _is_enabled(unit: Unit, name: str, *values: str) -> bool:
    return unit.get(name, ["no"])[-1] in (values or ("yes", "true", "1", "on", "read-only", "tmpfs"))
