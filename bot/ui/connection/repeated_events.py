"""Deduplicates events: each counts once, though the gateway may deliver it twice (Discord promises no more)."""

from collections.abc import Callable, MutableMapping
from typing import Any

MAX_REMEMBERED_EVENT_IDS = 4096
"""How many ids are remembered: more than Discord repeats after a resume, and 400 kB at most."""

ONCE_ONLY_EVENTS = ("INTERACTION_CREATE", "MESSAGE_CREATE")
"""Events of which a second one would do something again: a click, a command, a form; a text that is a move."""

Parser = Callable[[dict[str, Any]], None]


def skip_repeated_events(parsers: MutableMapping[str, Parser], max_remembered: int = MAX_REMEMBERED_EVENT_IDS) -> None:
    """Let discord.py's readers of events skip duplicates: what they have read already."""
    for event in ONCE_ONLY_EVENTS:
        parsers[event] = _build_deduplicating_parser(parsers[event], max_remembered)


def _build_deduplicating_parser(read: Parser, max_remembered: int) -> Parser:
    heard: dict[str, None] = {}

    def read_new(payload: dict[str, Any]) -> None:
        number = str(payload["id"])
        if number in heard:
            return
        heard[number] = None
        if len(heard) > max_remembered:
            del heard[next(iter(heard))]
        read(payload)

    return read_new
