"""The bot's own (custom) emoji: uploaded once each, shown in screens; plain characters if Discord takes none."""

import json
import logging
import re
from collections.abc import Callable, Container
from typing import Protocol

import aiohttp
import discord

from bot.pictures.emoji import EmojiUpload, list_all_emoji, list_emoji_uploads, render_emoji_png
from bot.store import StoreUnavailable
from bot.ui.composing.draw_queue import DELIVERY_PRIORITY, run_in_drawing_thread
from bot.ui.connection.rate_limit import OutgoingRateLimit
from games.engine.words import EMOJI_PLACEHOLDER_PATTERN

log = logging.getLogger(__name__)

BEFORE_WORD_PATTERN = r"(?=([^\s.,;:)\ue000])?)"
"""Finds what an emoji is parted from by a blank: not the end of a sentence or line, nor another emoji."""

MAX_EMOJI_VERSIONS = 100
"""So many drawings of one emoji may follow each other."""

EMOJI_ERRORS = (discord.HTTPException, aiohttp.ClientError, TimeoutError, StoreUnavailable)


EMOJI_KEY = "emoji"
"""Under this key is stored as what each emoji was uploaded, and from which drawing."""

UploadedEmoji = dict[str, tuple[str, str]]
"""By the name of an emoji: the digest of its drawing, and the name that Discord has."""


class StoredValues(Protocol):
    """What remembers the uploads; without it each name that Discord has is taken to be drawn as today."""

    async def get_stored_value(self, key: str) -> str | None:
        """Return what is stored."""
        ...

    async def save_stored_value(self, key: str, value: str) -> None:
        """Store a value."""
        ...


class OwnEmoji:
    """The bot's emoji that Discord has. A process is one bot, so there is one instance: `OWN_EMOJI`."""

    def __init__(self) -> None:
        self._there: dict[str, discord.PartialEmoji] = {}

    def forget_uploads(self) -> None:
        """Show no emoji until they are uploaded again: another login has other emoji."""
        self._there.clear()

    async def sync_emoji(
        self, client: discord.Client, rate_limit: OutgoingRateLimit, stored: StoredValues, *, upload: bool = True
    ) -> bool:
        """Find what Discord has, and `upload` what it does not have yet; tell whether all are there.

        Each uploaded one is shown from then on, even if others fail. None is ever deleted: old messages show it.
        """
        uploads = await run_in_drawing_thread(list_emoji_uploads, DELIVERY_PRIORITY)
        try:
            before = parse_stored_uploads(await stored.get_stored_value(EMOJI_KEY))
            kept = dict(before)
            known_emoji = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
            for name, drawing in uploads.items():
                uploaded_name = find_uploaded_emoji_name(drawing, kept, known_emoji)
                if upload and uploaded_name in (None, build_old_name(drawing)):
                    uploaded_name = await self._upload_drawing(client, rate_limit, drawing, known_emoji)
                if uploaded_name:
                    kept[drawing.name] = (drawing.ink, uploaded_name)
                    self._there[name] = discord.PartialEmoji(name=uploaded_name, id=known_emoji[uploaded_name].id)
                if upload and kept.get(drawing.name) != before.get(drawing.name):
                    before = dict(kept)
                    await stored.save_stored_value(EMOJI_KEY, json.dumps(kept))
        except EMOJI_ERRORS as problem:
            log.warning("%s of %s emoji are there: %s", len(self._there), len(uploads), problem)
        return len(self._there) == len(uploads)

    async def _upload_drawing(
        self,
        client: discord.Client,
        rate_limit: OutgoingRateLimit,
        drawing: EmojiUpload,
        known_emoji: dict[str, discord.Emoji],
    ) -> str:
        """Upload a drawing under a free name, or rename one that an earlier version uploaded; return the name."""
        free = find_free_name(drawing.name, known_emoji)
        old = known_emoji.pop(build_old_name(drawing), None)
        png = b"" if old else await run_in_drawing_thread(lambda: render_emoji_png(drawing.name), DELIVERY_PRIORITY)
        await rate_limit.wait_for_slot()
        if old:
            known_emoji[free] = await old.edit(name=free)
        else:
            known_emoji[free] = await client.create_application_emoji(name=free, image=png)
        return free

    def resolve_emoji(self, name: str | None) -> discord.PartialEmoji | str | None:
        """Return an emoji for a button or an option; a name that is not the bot's is itself a character."""
        if name is None or name in self._there:
            return self._there.get(name or "")
        emoji = list_all_emoji().get(name)
        return emoji.plain if emoji else name

    def insert_emoji(self, markdown: str, room: int) -> str:
        """Return a text with the emoji that it names; with plain ones where it would grow by more than `room`."""
        full = _replace_emoji_names(markdown, self.resolve_emoji)
        return full if len(full) <= len(markdown) + room else _replace_emoji_names(markdown, _find_plain_emoji)


def parse_stored_uploads(text: str | None) -> UploadedEmoji:
    """Parse what is stored of the uploaded emoji; nothing if it is lost."""
    return {name: (ink, emoji_id) for name, (ink, emoji_id) in json.loads(text or "{}").items()}


def build_old_name(drawing: EmojiUpload) -> str:
    """Return the name that earlier versions gave a drawing: with its digest."""
    return f"{drawing.name}_{drawing.ink}"


def find_uploaded_emoji_name(drawing: EmojiUpload, uploads: UploadedEmoji, known_names: Container[str]) -> str | None:
    """Return the name under which Discord has a drawing; `None`: it has to be uploaded.

    Where nothing is stored of a name, its latest upload is taken to be drawn as today: nothing is uploaded twice.
    """
    ink, uploaded_name = uploads.get(drawing.name, ("", ""))
    if ink == drawing.ink and uploaded_name in known_names:
        return uploaded_name
    if build_old_name(drawing) in known_names:
        return build_old_name(drawing)
    versions = [name for name in _list_version_names(drawing.name) if name in known_names]
    return None if ink or not versions else versions[-1]


def find_free_name(name: str, there: Container[str]) -> str:
    """Return the first free name for an upload: another drawing of that name may be there, which stays."""
    return next(version for version in _list_version_names(name) if version not in there)


def _list_version_names(name: str) -> list[str]:
    return [name, *(f"{name}_v{number}" for number in range(2, MAX_EMOJI_VERSIONS))]


def _find_plain_emoji(name: str) -> str | None:
    emoji = list_all_emoji().get(name)
    return emoji.plain if emoji else None


def _replace_emoji_names(markdown: str, shown: Callable[[str], object]) -> str:
    """Return a text with what is shown for the names in it, each parted by a blank from a word that follows."""

    def replace_name(match: re.Match[str]) -> str:
        emoji = shown(match[1])
        return f"{emoji}{' ' if match[2] else ''}" if emoji else ""

    return re.sub(f"{EMOJI_PLACEHOLDER_PATTERN}{BEFORE_WORD_PATTERN}", replace_name, markdown)


OWN_EMOJI = OwnEmoji()
