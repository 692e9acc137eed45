"""People's avatars: downloaded once each, small, cached only in memory; nothing waits for them."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import aiohttp
import discord
from cachetools import LRUCache, TTLCache

from bot.cache_limits import get_cache_limits
from bot.pictures.shared.portraits import (
    PORTRAIT_SIDE,
    AvatarImage,
    Likeness,
    Portrait,
    build_portrait,
    decode_avatar_image,
)
from bot.tables import Sitter
from bot.tables.goblin_names import identify_goblin
from bot.ui.composing.draw_queue import DELIVERY_PRIORITY, run_in_drawing_thread

log = logging.getLogger(__name__)

MAX_AVATAR_BYTES, AVATAR_FETCH_TIMEOUT, MAX_AVATAR_FETCHES = 64 * 1024, 5.0, 2
AVATAR_WAIT_SECONDS = 1.0
"""Seconds for which a picture is waited for by what is shown only once."""
AVATAR_RETRY_SECONDS = 10 * 60
"""Seconds until a failed fetch is tried again."""

SeatPortraits = tuple[Likeness | None, ...]


@dataclass(frozen=True, slots=True)
class CachedAvatar:
    """A picture with the key of the asset that it was made from."""

    key: str
    photo: AvatarImage


class AvatarCache:
    """Caches the avatars (faces) of those who sit at tables. It learns from people's own clicks where they are."""

    def __init__(self) -> None:
        faces = get_cache_limits().faces
        self._assets: LRUCache[int, discord.Asset] = LRUCache(faces * 4)
        self._known: LRUCache[int, CachedAvatar] = LRUCache(faces)
        self._failed: TTLCache[str, bool] = TTLCache(faces, AVATAR_RETRY_SECONDS)
        self._fetching: dict[int, asyncio.Task[None]] = {}
        self._doors = asyncio.Semaphore(MAX_AVATAR_FETCHES)

    def record_avatar(self, user: discord.User | discord.Member) -> None:
        """Record the URL of somebody's avatar, or that they no longer have one."""
        if user.avatar is None:
            self._assets.pop(user.id, None)
            self._known.pop(user.id, None)
        else:
            self._assets[user.id] = user.avatar

    def find_portraits(self, sitters: Sequence[Sitter]) -> SeatPortraits:
        """Return the known faces (avatars), by seat; unknown ones are fetched for the next time."""
        return tuple(
            _find_goblin_portrait(sitter) if sitter.is_goblin else self._get_avatar_or_fetch(sitter)
            for sitter in sitters
        )

    async def wait_for_avatar(self, sitter: Sitter) -> AvatarImage | None:
        """Return somebody's avatar if it is known, or can be downloaded soon: what is shown once has no next time."""
        photo = self._get_avatar_or_fetch(sitter)
        if photo is None and (task := self._fetching.get(sitter.user_id)):
            await asyncio.wait([task], timeout=AVATAR_WAIT_SECONDS)
            photo = self._get_avatar_or_fetch(sitter)
        return photo

    def _get_avatar_or_fetch(self, sitter: Sitter) -> AvatarImage | None:
        if not sitter.wish.avatar:
            self._known.pop(sitter.user_id, None)
            return None
        asset, cached_avatar = self._assets.get(sitter.user_id), self._known.get(sitter.user_id)
        if asset and (cached_avatar is None or cached_avatar.key != asset.key):
            self._begin_fetch(sitter.user_id, asset)
        return cached_avatar.photo if cached_avatar else None

    def _begin_fetch(self, user_id: int, asset: discord.Asset) -> None:
        if user_id not in self._fetching and asset.key not in self._failed:
            task = self._fetching[user_id] = asyncio.create_task(self._fetch_avatar_image(user_id, asset))
            task.add_done_callback(lambda _: self._fetching.pop(user_id))

    async def _fetch_avatar_image(self, user_id: int, asset: discord.Asset) -> None:
        self._failed[asset.key] = True
        content = b""
        async with self._doors:
            with suppress(aiohttp.ClientError, OSError):
                content = await _download_picture(asset.replace(size=PORTRAIT_SIDE, format="png").url)
        photo = (
            await run_in_drawing_thread(lambda: decode_avatar_image(content), DELIVERY_PRIORITY)
            if len(content) <= MAX_AVATAR_BYTES
            else None
        )
        if photo is None:
            log.info("no picture of %s can be had", user_id)
            return
        self._known[user_id] = CachedAvatar(asset.key, photo)
        del self._failed[asset.key]

    async def stop_fetching(self) -> None:
        """Stop fetching."""
        for task in list(self._fetching.values()):
            task.cancel()
        await asyncio.gather(*self._fetching.values(), return_exceptions=True)


def _find_goblin_portrait(sitter: Sitter) -> Portrait | None:
    known = identify_goblin(sitter.user_id)
    if known is None:
        return None
    name, level = known
    return build_portrait(name.lower(), level)


async def _download_picture(address: str) -> bytes:
    """Download the content of an address, up to a little more than is accepted; nothing if it is refused."""
    patience = aiohttp.ClientTimeout(AVATAR_FETCH_TIMEOUT)
    async with aiohttp.ClientSession(timeout=patience) as session, session.get(address) as answer:
        if answer.status != 200:
            return b""
        content = bytearray()
        async for piece in answer.content.iter_chunked(MAX_AVATAR_BYTES):
            content += piece
            if len(content) > MAX_AVATAR_BYTES:
                break
    return bytes(content)
