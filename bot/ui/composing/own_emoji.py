"""The bot's own emoji: uploaded once each, shown wherever a screen names one; plain words if Discord takes none."""

import logging
import re
from collections.abc import Callable

import aiohttp
import discord

from bot.pictures.emoji import all_emoji, emoji_png, filed
from bot.ui.composing.draw_queue import DELIVERY, composed
from bot.ui.house.rate_limit import RateLimit
from games.engine.words import NAMED

log = logging.getLogger(__name__)

BEFORE_A_WORD = r"(?=([^\s.,;:)\ue000])?)"
"""Finds what an emoji is parted from by a blank: not the end of a sentence or line, nor another emoji."""

REFUSED = (discord.HTTPException, aiohttp.ClientError, TimeoutError)


class OwnEmoji:
    """The house's emoji that Discord has. A process is one bot, so there is one instance: `OWN`."""

    def __init__(self) -> None:
        self._there: dict[str, discord.PartialEmoji] = {}

    def forget(self) -> None:
        """Show no emoji until they are uploaded again: another login has other emoji."""
        self._there.clear()

    async def bring(self, client: discord.Client, rate_limit: RateLimit, *, upload: bool = True) -> bool:
        """Find what Discord has, and `upload` what it does not have yet; tell whether all are there.

        Each uploaded one is shown from then on, even if others fail.
        """
        wanted = await composed(filed, DELIVERY)
        try:
            known = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
            for name, filed_as in wanted.items():
                if upload and filed_as not in known:
                    known[filed_as] = await self._upload(client, rate_limit, name, filed_as)
                if filed_as in known:
                    self._there[name] = discord.PartialEmoji(name=filed_as, id=known[filed_as].id)
        except REFUSED as problem:
            log.warning("%s of %s emoji are there: %s", len(self._there), len(wanted), problem)
        return len(self._there) == len(wanted)

    async def _upload(self, client: discord.Client, rate_limit: RateLimit, name: str, filed_as: str) -> discord.Emoji:
        png = await composed(lambda: emoji_png(name), DELIVERY)
        await rate_limit.passed()
        return await client.create_application_emoji(name=filed_as, image=png)

    def shown(self, name: str | None) -> discord.PartialEmoji | str | None:
        """Return an emoji for a button or an option; a name that is not the house's is itself a character."""
        if name is None or name in self._there:
            return self._there.get(name or "")
        emoji = all_emoji().get(name)
        return emoji.plain if emoji else name

    def written(self, markdown: str, room: int) -> str:
        """Return a text with the emoji that it names; with plain ones where it would grow by more than `room`."""
        full = _filled_in(markdown, self.shown)
        return full if len(full) <= len(markdown) + room else _filled_in(markdown, _plain)


def _plain(name: str) -> str | None:
    emoji = all_emoji().get(name)
    return emoji.plain if emoji else None


def _filled_in(markdown: str, shown: Callable[[str], object]) -> str:
    """Return a text with what is shown for the names in it, each parted by a blank from a word that follows."""

    def mark(found: re.Match[str]) -> str:
        emoji = shown(found[1])
        return f"{emoji}{' ' if found[2] else ''}" if emoji else ""

    return re.sub(f"{NAMED}{BEFORE_A_WORD}", mark, markdown)


OWN = OwnEmoji()
