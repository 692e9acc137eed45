"""Escapes names of people for sentences: nothing in them is read as markup or as a mention."""

import re
from functools import lru_cache

from bot.store.models import MAX_BLOCK_REASON_LENGTH, Removal, Table
from games.engine.words import isolate_name

MARKUP_CHARACTER_PATTERN = re.compile(r"([\\*_~`|>#\[\]()<:@-])")
MAX_NAME_LENGTH = 32


@lru_cache(maxsize=1024)
def escape_name(name: str, longest: int = MAX_NAME_LENGTH) -> str:
    """Escape a person's name: with everything disarmed that Discord would read as markup or a mention."""
    return isolate_name(MARKUP_CHARACTER_PATTERN.sub(r"\\\1", truncate_name(name, longest)))


def truncate_name(name: str, longest: int) -> str:
    """Truncate a name: in one line with at most so many letters, for buttons, which read no markup."""
    text = " ".join(name.split())
    return text if len(text) <= longest else text[: longest - 1] + "…"


def describe_block_reason(reason: str) -> dict[str, str]:
    """Return for a sentence why somebody is blocked, and whether a reason was given."""
    return {"reasoned": "yes" if reason else "no", "reason": escape_name(reason, MAX_BLOCK_REASON_LENGTH)}


def build_removal_facts(table: Table, removal: Removal) -> dict[str, str]:
    """Return for a sentence who removed somebody, and who may let them in again, as far as they are known."""
    remover, host = table.find_name(removal.remover_id), table.host
    by = "player" if remover and removal.by == "host" else removal.by
    same = by == "player" and host is not None and host.user_id == removal.remover_id
    lets = "nobody" if host is None else "remover" if same else "host"
    return {
        "by": by,
        "known": "yes" if remover else "no",
        "remover": escape_name(remover),
        "lets": lets,
        "host": escape_name(host.name) if host else "",
    }
