"""Hears which servers (guilds) Discord lists in READY when a session begins, also those that are unavailable."""

from collections.abc import Callable, MutableMapping
from typing import Any

from bot.store import Shards

Listed = Callable[[Shards, frozenset[int], int], object]
"""Is told of a shard, its servers, and the id of the bot whose token this is."""
Parser = Callable[[dict[str, Any]], None]


def listen_for_servers_in_ready(parsers: MutableMapping[str, Parser], listed: Listed) -> None:
    """Let discord.py's reader of READY tell which servers it lists; its own list may still have those of before."""
    read = parsers["READY"]

    def read_and_report(payload: dict[str, Any]) -> None:
        read(payload)
        number, count = payload.get("shard", (0, 1))
        servers = frozenset(int(guild["id"]) for guild in payload["guilds"])
        listed(Shards(number, number, count), servers, int(payload["user"]["id"]))

    parsers["READY"] = read_and_report
