"""Draws the bot's own (custom) emoji: the drawings of the pictures as small pieces for buttons, menus and text."""

import hashlib
import io
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from bot.pictures.painting.sprites import Drawing, Layer, compose_layers
from bot.pictures.shared.portraits import GOBLIN_HEADS, SIGNS_BY_AGE, build_portrait
from games import list_game_keys
from games.engine.assets import ASSETS
from games.engine.convention import load_game_object

SIDE = 96
"""Pixels of an emoji; Discord shows 48 at most."""


TEXT_BY_SIGN = {
    "die": "🎲",
    "lamp": "💡",
    "clock": "⏳",
    "moon": "🌙",
    "cup": "🏆",
    "star": "⭐",
    "pause": "⏸️",
    "ballot": "🗳️",
    "yes": "✅",
    "no": "❌",
}
"""The bot's own signs, by their drawings, and what stands for each where no emoji may be shown."""


@dataclass(frozen=True, slots=True)
class Emoji:
    """An emoji of the bot, drawn in a square of `SIDE` pixels; `plain` is a character that may replace it."""

    layers: tuple[Layer, ...]
    plain: str | None = None


@lru_cache(maxsize=1)
def list_all_emoji() -> Mapping[str, Emoji]:
    """Return the emoji of the bot and of all games by name; no two have the same name."""
    return (
        list_bot_emoji()
        | list_goblin_emoji()
        | {name: emoji for key in list_game_keys() for name, emoji in find_game_emoji(key).items()}
    )


def list_bot_emoji() -> dict[str, Emoji]:
    """Return the signs that sentences of the bot begin with."""
    return {
        f"house_{name}": Emoji(build_drawing_layers(f"parlour/{name}"), plain) for name, plain in TEXT_BY_SIGN.items()
    }


def list_goblin_emoji() -> dict[str, Emoji]:
    """Return the portraits of the goblins of the bot."""
    return {
        f"goblin_{head}_{age}": Emoji(build_portrait(head, age).build_layers((0, 0, SIDE)))
        for head in GOBLIN_HEADS
        for age in SIGNS_BY_AGE
    }


def find_game_emoji(key: str) -> Mapping[str, Emoji]:
    """Return a game's emoji by name; raises `IncompleteGame` for a game without such a table."""
    emoji: Mapping[str, Emoji] = load_game_object(key, f"bot.games.{key}.pictures.emoji", "EMOJI", dict)
    return emoji


@dataclass(frozen=True, slots=True)
class EmojiUpload:
    """Under which name an emoji is uploaded, and the digest of its drawing; equal drawings share both."""

    name: str
    ink: str


def list_emoji_uploads() -> dict[str, EmojiUpload]:
    """Return each emoji's name for the upload, and what tells its drawing from an earlier one."""
    first: dict[str, EmojiUpload] = {}
    inks = {name: _hash_emoji(emoji) for name, emoji in list_all_emoji().items()}
    return {name: first.setdefault(ink, EmojiUpload(name, ink)) for name, ink in inks.items()}


def _hash_emoji(emoji: Emoji) -> str:
    """Return eight hex digits of the parts that an emoji is drawn from, without drawing it."""
    ink = hashlib.sha256(repr((SIDE, emoji.layers)).encode())
    for layer in emoji.layers:
        if isinstance(layer, Drawing):
            ink.update((ASSETS / f"{layer.name}.svg").read_bytes())
    return ink.hexdigest()[:8]


def render_emoji_png(name: str) -> bytes:
    """Return an emoji as a PNG."""
    file = io.BytesIO()
    compose_layers((SIDE, SIDE), list_all_emoji()[name].layers).save(file, "PNG")
    return file.getvalue()


def build_drawing_layers(name: str) -> tuple[Layer, ...]:
    """Return the layers of an emoji that is one drawing."""
    return (Drawing(name, (0, 0, SIDE)),)
