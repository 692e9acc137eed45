"""The bot's commands, translated once a process: each start asks twice for each text in each language of Discord."""

import json
from collections.abc import Callable
from typing import Any

from discord import app_commands

from games.engine import words


def translate_commands_once() -> None:
    """Let each command of this process be translated once, as long as the same words are spoken."""
    for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
        _cache_payloads(kind)


def _cache_payloads(kind: Any) -> None:
    translate: Callable[..., Any] = kind.get_translated_payload
    kept: dict[tuple[object, ...], Any] = {}

    async def translate_once(command: Any, tree: Any, translator: Any) -> Any:
        spoken = words.Words.__call__, words._create_words, words.list_languages  # tests replace these
        key = type(translator), json.dumps(command.to_dict(tree)), *spoken
        if key not in kept:
            kept[key] = await translate(command, tree, translator)
        return kept[key]

    kind.get_translated_payload = translate_once
