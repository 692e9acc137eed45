"""A server's settings, shown to those who manage it."""

from collections.abc import Iterable
from datetime import datetime

from bot.screens.board import format_timestamp
from bot.screens.layout import Screen, Text
from bot.tables import Server
from games.engine.words import Words, name_language


def render_server_settings(server: Server, say: Words, digest_at: datetime) -> Screen:
    """Return all settings of a server; `digest_at` is when its next digest comes, if it has one."""
    hour = -1 if server.digest_hour is None else server.digest_hour
    digest_time = format_timestamp(digest_at, "t")
    lines = [
        say("server-channels", some=_yes_or_no(server.channels), channels=format_channels(server.channels, say)),
        say("server-threads", threads=_yes_or_no(server.threads)),
        say("server-opener", some=_yes_or_no(server.opener), role=f"<@&{server.opener}>"),
        say("server-called", some=_yes_or_no(server.called), role=f"<@&{server.called}>"),
        say("server-pace", pace=f"pace-{server.pace}"),
        say("server-goblins", goblins=_yes_or_no(server.goblins)),
        say(f"server-motion-{server.motion}"),
        say("server-archive", minutes=server.archive),
        say(
            "server-language",
            chosen=_yes_or_no(server.language),
            language=name_language(server.language) if server.language else "",
        ),
        say("server-ladder", ladder=_yes_or_no(server.ladder)),
        say("server-tables", tables=server.tables),
        say(
            "server-digest",
            some=_yes_or_no(server.digest),
            channel=f"<#{server.digest}>",
            hour=hour,
            time=digest_time,
        ),
    ]
    return Screen((Text(say("server-title")), Text("\n".join(lines)), Text(say("server-how"))))


def format_channels(ids: Iterable[int], say: Words) -> str:
    """Return channels as a list of links."""
    return say.join_list([f"<#{channel}>" for channel in ids])


def _yes_or_no(thing: object) -> str:
    return "yes" if thing else "no"
