"""Makes animations (GIFs) of matches: still by still after all clicks, one at a time in the bot, and each once."""

import asyncio
from functools import partial

from cachetools import LRUCache

from bot.cache_limits import get_cache_limits
from bot.pictures.shared.match_gif import encode_match_gif
from bot.replays.match_gif import MatchGif
from bot.tables import TableError
from bot.ui.composing.draw_queue import DELIVERY_PRIORITY, run_in_drawing_thread

MAX_WAITING_FILMS = 3
"""At most so many are waited for at once."""


class MatchGifMaker:
    """Makes animations (GIFs) one at a time: only who asked waits, and nobody else longer than for one still."""

    def __init__(self) -> None:
        self._made: LRUCache[tuple[object, ...], bytes] = LRUCache(get_cache_limits().films)
        self._turn = asyncio.Lock()
        self._asked = 0

    async def make_match_gif(self, film: MatchGif) -> bytes:
        """Render a film: return the bytes of a GIF; raises `TableError` if too many are being made."""
        if film.cache_key in self._made:
            return self._made[film.cache_key]
        if self._asked >= MAX_WAITING_FILMS:
            raise TableError("replay-busy")
        self._asked += 1
        try:
            async with self._turn:
                if film.cache_key not in self._made:
                    self._made[film.cache_key] = await self._draw_match_gif(film)
                return self._made[film.cache_key]
        finally:
            self._asked -= 1

    async def _draw_match_gif(self, gif: MatchGif) -> bytes:
        # One after the other: clicks come between them.
        stills = [
            await run_in_drawing_thread(partial(gif.draw_gif_frame, step), DELIVERY_PRIORITY) for step in gif.steps
        ]
        return await asyncio.to_thread(encode_match_gif, stills)
