"""Hears of the scheduled events of servers. discord.py would keep an object for each of them; nothing is kept here."""

from collections.abc import Callable, MutableMapping
from typing import Any, Literal

EventNews = Literal["update", "delete", "user_add", "user_remove"]
"""An event was changed or deleted, somebody is interested in it, or no more."""
Heard = Callable[[EventNews, dict[str, Any]], object]
Parser = Callable[[dict[str, Any]], None]

NEWS_BY_EVENT: dict[str, EventNews] = {
    "GUILD_SCHEDULED_EVENT_UPDATE": "update",
    "GUILD_SCHEDULED_EVENT_DELETE": "delete",
    "GUILD_SCHEDULED_EVENT_USER_ADD": "user_add",
    "GUILD_SCHEDULED_EVENT_USER_REMOVE": "user_remove",
}


def listen_for_scheduled_events(parsers: MutableMapping[str, Parser], heard: Heard) -> None:
    """Report what becomes of scheduled events, in place of discord.py's readers, which keep all of them."""
    parsers.pop("GUILD_SCHEDULED_EVENT_CREATE")
    for event, news in NEWS_BY_EVENT.items():
        parsers[event] = _build_reporting_parser(news, heard)
    parsers["GUILD_CREATE"] = _build_parser_without_events(parsers["GUILD_CREATE"])


def _build_reporting_parser(news: EventNews, heard: Heard) -> Parser:
    def report(payload: dict[str, Any]) -> None:
        heard(news, payload)

    return report


def _build_parser_without_events(read: Parser) -> Parser:
    def read_rest(payload: dict[str, Any]) -> None:
        read(payload | {"guild_scheduled_events": []})

    return read_rest
