"""Validates rows of the database. A damaged (corrupt) row harms no other: its table is read as set aside."""

import hashlib
import json
import logging
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.store import schema
from bot.store.models import EPOCH, Preferences, Result, Server, Sitter, SurfaceMessage, Table
from games.engine import GameError
from games.engine.catalogue import find_game

log = logging.getLogger(__name__)

T = TypeVar("T")
MINUTES_A_DAY = 24 * 60

_TABLE = TypeAdapter(Table)
_SITTER, _PREFERENCES, _SURFACE = TypeAdapter(Sitter), TypeAdapter(Preferences), TypeAdapter(SurfaceMessage)
_SERVER, _RESULT = TypeAdapter(Server), TypeAdapter(Result)

MAX_TABLE_VERSION = 2**31
"""More changes than any table has seen: a table whose version cannot be read has this one, beyond all that is shown."""

DEFAULTS_BY_FIELD: Mapping[str, Any] = {
    "game": "",
    "channel_id": 0,
    "host_id": 0,
    "options": {},
    "pace": "none",
    "language": "en",
    "version": MAX_TABLE_VERSION,
    "created_at": EPOCH,
    "changed_at": EPOCH,
    "warned": False,
}
"""Replacements for values of a table that cannot be read; for all others, `None`."""


def parse_table_row(row: Mapping[str, Any], sitters: tuple[Sitter | None, ...]) -> Table:
    """Validate a table's row.

    A damaged one is set aside, with what can be read of it; only a closed one stays closed.

    Among the `sitters`, `None` stands for one who cannot be read.
    """
    known = tuple(sitter for sitter in sitters if sitter)
    try:
        find_game(row["game"])
        table = _TABLE.validate_python({**row, "seat_changes": row.get("seat_changes") or (), "sitters": known})
        bad = _find_contradictions(table) | ({"sitters"} if None in sitters else set())
        if not bad:
            return table
    except (GameError, TypeError):
        bad = {"game"}
    except ValidationError as problem:
        bad = {str(error["loc"][0]) for error in problem.errors(include_input=False, include_url=False)}
    return _build_unreadable_table(row, known, bad)


def _find_contradictions(table: Table) -> set[str]:
    """Return what of a table has the right type and makes no sense all the same."""
    seats = [sitter.seat for sitter in table.sitters]
    wrong = {
        "version": not 0 <= table.version < MAX_TABLE_VERSION * 2,
        "proposal": table.proposal is not None and not _is_moment(table.proposal.until),
        "sitters": table.status == "playing" and seats != list(range(len(seats))),
    }
    return {name for name, is_wrong in wrong.items() if is_wrong}


def _is_moment(moment: datetime) -> bool:
    return moment.tzinfo is not None and moment < EPOCH + timedelta(microseconds=schema.MAX_MICROSECONDS)


def _build_unreadable_table(row: Mapping[str, Any], sitters: tuple[Sitter, ...], bad: set[str]) -> Table:
    status = "closed" if row["status"] == "closed" else "aside"
    log.error("table %s is set aside: its %s cannot be read", row["id"], ", ".join(sorted(bad)))
    whole: dict[str, Any] = {name: DEFAULTS_BY_FIELD.get(name) if name in bad else value for name, value in row.items()}
    whole["game"] = row["game"] if isinstance(row["game"], str) else DEFAULTS_BY_FIELD["game"]
    whole |= {"status": status, "sitters": sitters, "deadline": None}
    return Table(**whole)


def parse_sitter_row(row: Mapping[str, Any], wish: Mapping[str, Any] | None) -> Sitter | None:
    """Validate the row of somebody who sits at a table; `None` if it cannot be read."""
    try:
        if not isinstance(row["name"], str):
            return None
        sitter = _SITTER.validate_python(row)
    except ValidationError:
        return None
    return sitter if wish is None else replace(sitter, wish=parse_preferences_row(wish))


def parse_preferences_row(row: Mapping[str, Any]) -> Preferences:
    """Validate the row of somebody's preferences; if it cannot be read, return the defaults."""
    try:
        preferences = _PREFERENCES.validate_python(row)
    except ValidationError:
        return _log_unreadable("somebody's preferences", Preferences())
    minutes = [minute for minute in (preferences.quiet_from, preferences.quiet_until) if minute is not None]
    if any(not 0 <= minute < MINUTES_A_DAY for minute in minutes):
        return _log_unreadable("somebody's quiet hours", Preferences())
    return preferences


def parse_server_settings_row(row: Mapping[str, Any]) -> Server:
    """Validate the row of a server's settings; if it cannot be read, return the defaults."""
    try:
        return _SERVER.validate_python(row)
    except ValidationError:
        return _log_unreadable(f"the settings of server {row['guild_id']}", Server(row["guild_id"]))


def parse_surface_row(row: Mapping[str, Any]) -> SurfaceMessage | None:
    """Validate the row of a message that shows a table; `None` if it cannot be read: the table gets another one."""
    try:
        surface = _SURFACE.validate_python(row)
    except ValidationError:
        return _log_unreadable(f"a message of table {row['table_id']}", None)
    return surface if min(surface.message_id, surface.channel_id) > 0 else None


def parse_result_row(row: Mapping[str, Any]) -> Result | None:
    """Validate the row of what somebody had of a match; `None` if it cannot be read."""
    try:
        return _RESULT.validate_python(row)
    except ValidationError:
        return _log_unreadable(f"a result of table {row['table_id']}", None)


def _log_unreadable(what: str, instead: T) -> T:
    log.error("%s cannot be read", what)
    return instead


def parse_stored_time(text: str | None) -> datetime | None:
    """Return a time that was noted; `None` if there is none, or if it cannot be read."""
    try:
        moment = None if text is None else datetime.fromisoformat(text)
    except ValueError:
        return None
    return moment if moment and _is_moment(moment) else None


def export_time(moment: object) -> str | None:
    """Return a moment as it is exported; `None` for none, and for one that is damaged."""
    return moment.isoformat() if isinstance(moment, datetime) else None


def decode_text(stored: bytes) -> str | bytes:
    """Decode a text of a file; return its bytes if it is no UTF-8, which fit no column of text."""
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return stored


def parse_json(text: str | bytes) -> Any:
    """Return a text read as JSON; `None` if it is not JSON, which fits no column that must have a value."""
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None


def compute_snapshot_checksum(snapshot: str) -> str:
    """Return the checksum of a snapshot's text: sixteen hex digits (hash)."""
    return hashlib.sha256(snapshot.encode()).hexdigest()[:16]


def verify_snapshot(snapshot: object, check: object) -> str | None:
    """Return a snapshot, if it is the one that was written; older ones without a checksum are accepted as they are."""
    if not isinstance(snapshot, str):
        return None
    return snapshot if check is None or check == compute_snapshot_checksum(snapshot) else None
