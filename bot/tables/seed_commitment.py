"""Commit-reveal of a match's seed: the secret is drawn when the lobby opens, and players add lines to the seed.

The bot shows only the SHA-256 of its secret, before anybody can stir; so neither side can choose the dice alone.
"""

from bot.store.models import Table
from bot.tables.draft import TableDraft
from bot.tables.errors import TableError
from games.engine import generate_seed

MAX_STIR_LENGTH = 60


def generate_secret() -> bytes:
    """Generate a fresh random secret (for the seed) of a match."""
    return generate_seed()


def set_seed_line(draft: TableDraft, user_id: int, line: str) -> None:
    """Set a player's line in the source of the match's deal (seed), replacing their earlier one, for good."""
    draft.require_lobby()
    if draft.secret is None:
        raise TableError("no-promise")
    draft.require_sitter(user_id)
    draft.set_sitter(user_id, stir=" ".join(line.split())[:MAX_STIR_LENGTH])


def list_seed_lines(table: Table) -> tuple[str, ...]:
    """Return the lines that were added, in seat order."""
    return tuple(sitter.stir for sitter in table.sitters if sitter.stir)
