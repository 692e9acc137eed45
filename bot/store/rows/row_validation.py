"""What a row must be like to count. A damaged row harms no other: its table is read as set aside."""

import hashlib
import json
import logging
from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.store.models import EPOCH, Sitter, Table
from games.engine import GameError
from games.engine.catalogue import find

log = logging.getLogger(__name__)

_TABLE = TypeAdapter(Table)

HARMLESS: Mapping[str, Any] = {
    "game": "",
    "channel_id": 0,
    "host_id": 0,
    "options": {},
    "pace": "none",
    "language": "en",
    "version": 0,
    "created_at": EPOCH,
    "changed_at": EPOCH,
    "warned": False,
}
"""Replacements for values of a table that cannot be read; for all others, `None`."""


def table_of(row: Mapping[str, Any], sitters: tuple[Sitter, ...]) -> Table:
    """Return a table. A damaged one is set aside, with what can be read of it; only a closed one stays closed."""
    try:
        find(row["game"])
        return _TABLE.validate_python({**row, "sitters": sitters})
    except GameError:
        bad = {"game"}
    except ValidationError as problem:
        bad = {str(error["loc"][0]) for error in problem.errors(include_input=False, include_url=False)}
    status = "closed" if row["status"] == "closed" else "aside"
    log.error("table %s is set aside: its %s cannot be read", row["id"], ", ".join(sorted(bad)))
    whole: dict[str, Any] = {
        name: HARMLESS.get(name) if name in bad - {"game"} else value for name, value in row.items()
    }
    whole |= {"status": status, "sitters": sitters, "deadline": None}
    return Table(**whole)


def read_json(text: str) -> Any:
    """Return a text read as JSON; `None` if it is not JSON, which fits no column that must have a value."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def check_of(snapshot: str) -> str:
    """Return sixteen hex digits that stand for the text of a snapshot."""
    return hashlib.sha256(snapshot.encode()).hexdigest()[:16]


def sound(snapshot: str | None, check: str | None) -> str | None:
    """Return a snapshot, if it is the one that was written; older ones without a checksum are accepted as they are."""
    return snapshot if snapshot is None or check is None or check == check_of(snapshot) else None
