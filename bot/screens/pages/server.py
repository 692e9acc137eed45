"""A server's settings (configuration), for its managers: all in a few lines, and each with its choices."""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import get_args

from bot.screens.board import format_timestamp
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import (
    MAX_OPTIONS,
    Button,
    DiscordMenu,
    Menu,
    MenuOf,
    Option,
    Part,
    Row,
    Screen,
    Text,
)
from bot.store.models import ArchiveAfter
from bot.tables import PACES, Motion, Server
from bot.tables.preferences import DISCORD_LANGUAGE
from games.engine.words import Words, get_language_name, list_languages

SERVER_SETTING_NAMES = (
    *("channel", "threads", "opener", "called", "pace", "goblins", "motion", "archive", "ladder", "tables"),
    *("language", "digest"),
)
"""What managers decide, each on a page of its own."""
SWITCH_SETTINGS = frozenset({"threads", "goblins", "ladder"})
DAY_END_CHOICE = "end"
"""In place of an hour of the digest: when the day ends."""
SETTING_CHOICES: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(SWITCH_SETTINGS, ("yes", "no")),
    "pace": PACES,
    "motion": get_args(Motion),
    "archive": tuple(map(str, get_args(ArchiveAfter))),
    "language": (DISCORD_LANGUAGE, *sorted(list_languages()))[:MAX_OPTIONS],
    "tables": ("0", "1", "2", "3", "4", "5", "6", "8", "10", "15", "20", "30", "50", "100"),
    "digest_hour": (DAY_END_CHOICE, *map(str, range(24))),
}
"""What a button or a line of a menu can choose; any number of tables is chosen by the command."""
PICKED_SETTINGS: Mapping[str, tuple[MenuOf, int]] = {
    "channel": ("channel", MAX_OPTIONS),
    "opener": ("role", 1),
    "called": ("role", 1),
    "digest": ("channel", 1),
}
"""What is chosen among the server's own channels and roles, and how many; none: no limit, or nobody."""
NO_TABLE = 0
"""Settings are about no table."""


def render_server_settings_page(server: Server, say: Words, digest_at: datetime) -> Screen:
    """Render all settings of a server, and the menu that leads to each; `digest_at` is when its next digest comes."""
    lines = [_format_setting(server, name, say, digest_at) for name in SERVER_SETTING_NAMES]
    helps = {
        name: say(f"setting-pick-{name}" if name in PICKED_SETTINGS else f"command-server-{name}")
        for name in SERVER_SETTING_NAMES
    }
    options = tuple(Option(say(f"setting-{name}"), name, help_) for name, help_ in helps.items())
    menu = Menu(say("me-menu"), str(ClickAction("setting", NO_TABLE)), options)
    return Screen((Text(say("server-title")), Text("\n".join(lines)), menu, Text(say("server-how"))))


def render_setting_page(server: Server, name: str, say: Words, digest_at: datetime) -> Screen:
    """Return one setting: what is so now, and what can be chosen."""
    sentence = say("me-page", group=say(f"setting-{name}"), told=_format_setting(server, name, say, digest_at))
    hours = [_build_choice_menu(server, "digest_hour", say)] if name == "digest" and server.digest else []
    back = Row((Button(say("me-back"), str(ClickAction("settings", NO_TABLE))),))
    return Screen((Text(sentence), _build_setting_control(server, name, say), *hours, back))


def _build_setting_control(server: Server, name: str, say: Words) -> Part:
    if name in SWITCH_SETTINGS:
        now = _format_yes_or_no(getattr(server, name))
        return Row(tuple(_build_switch_button(name, value, say, off=value == now) for value in SETTING_CHOICES[name]))
    if name in PICKED_SETTINGS:
        of, max_values = PICKED_SETTINGS[name]
        ids_by_setting = {"channel": server.channels, "opener": (server.opener,), "called": (server.called,)}
        chosen_ids = tuple(choice for choice in ids_by_setting.get(name, (server.digest,)) if choice)
        return DiscordMenu(
            say(f"setting-pick-{name}"),
            str(ClickAction("settle-on", NO_TABLE, path=name)),
            chosen_ids[:max_values],
            of,
            max_values,
        )
    return _build_choice_menu(server, name, say)


def _build_switch_button(name: str, value: str, say: Words, *, off: bool) -> Button:
    return Button(say(f"setting-{value}"), str(ClickAction("settle", NO_TABLE, path=f"{name} {value}")), off=off)


def _build_choice_menu(server: Server, name: str, say: Words) -> Menu:
    now = {
        "language": server.language or DISCORD_LANGUAGE,
        "digest_hour": DAY_END_CHOICE if server.digest_hour is None else str(server.digest_hour),
    }.get(name) or str(getattr(server, name))
    options = tuple(
        Option(_label_choice(name, value, say), value, chosen=value == now) for value in SETTING_CHOICES[name]
    )
    return Menu(say(f"setting-pick-{name}"), str(ClickAction("settle-by", NO_TABLE, path=name)), options)


def _label_choice(name: str, value: str, say: Words) -> str:
    labels: Mapping[str, Callable[[], str]] = {
        "pace": lambda: say(f"pace-{value}"),
        "motion": lambda: say(f"motion-{value}"),
        "archive": lambda: say("archive", minutes=int(value)),
        "language": lambda: say("server-language-open") if value == DISCORD_LANGUAGE else get_language_name(value),
        "tables": lambda: say("setting-most", tables=int(value)),
        "digest_hour": lambda: say("digest-hour", hour=-1 if value == DAY_END_CHOICE else int(value)),
    }
    return labels[name]()


def _format_setting(server: Server, name: str, say: Words, digest_at: datetime) -> str:
    """Return in a sentence what is chosen for a setting."""
    lines: Mapping[str, Callable[[], str]] = {
        "channel": lambda: say(
            "server-channels", some=_format_yes_or_no(server.channels), channels=format_channels(server.channels, say)
        ),
        "opener": lambda: say("server-opener", some=_format_yes_or_no(server.opener), role=f"<@&{server.opener}>"),
        "called": lambda: say("server-called", some=_format_yes_or_no(server.called), role=f"<@&{server.called}>"),
        "pace": lambda: say("server-pace", pace=f"pace-{server.pace}"),
        "motion": lambda: say(f"server-motion-{server.motion}"),
        "archive": lambda: say("server-archive", minutes=server.archive),
        "tables": lambda: say("server-tables", tables=server.tables),
        "language": lambda: say(
            "server-language",
            chosen=_format_yes_or_no(server.language),
            language=get_language_name(server.language) if server.language else "",
        ),
        "digest": lambda: say(
            "server-digest",
            some=_format_yes_or_no(server.digest),
            channel=f"<#{server.digest}>",
            hour=-1 if server.digest_hour is None else server.digest_hour,
            time=format_timestamp(digest_at, "t"),
        ),
    }
    if name in SWITCH_SETTINGS:
        return say(f"server-{name}", **{name: _format_yes_or_no(getattr(server, name))})
    return lines[name]()


def format_channels(ids: Iterable[int], say: Words) -> str:
    """Return channels as a list of links."""
    return say.join_list([f"<#{channel}>" for channel in ids])


def _format_yes_or_no(thing: object) -> str:
    return "yes" if thing else "no"
