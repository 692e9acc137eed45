"""People who have played before: to all others what is new has twice the time, and a sentence of its own."""

from collections.abc import Sequence
from functools import partial

from bot.store import Store, known_rows
from bot.tables import Sitter


async def know(store: Store, game: str, sitters: Sequence[Sitter]) -> None:
    """Let people know a game."""
    await store._database.write(partial(known_rows.learn, game=game, sitters=sitters))
