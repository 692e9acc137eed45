"""People who have played before: for all others, new questions have twice the time, and an extra sentence."""

from collections.abc import Sequence
from functools import partial

from bot.store import Store
from bot.store.rows import known_game_rows
from bot.tables import Sitter


async def know(store: Store, game: str, sitters: Sequence[Sitter]) -> None:
    """Let people know a game."""
    await store._database.write(partial(known_game_rows.insert_known_game, game=game, sitters=sitters))
