"""The page of a person's preferences, shown only to them: all in a few lines, and each group behind a menu."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, get_args

from bot.screens.board import format_timestamp
from bot.screens.controls.form import Form, FormLine
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import MAX_OPTIONS, Button, DiscordMenu, Menu, Option, Part, Screen, Text, arrange_buttons
from bot.store.models import OwnMotion
from bot.tables import PingRoute, Preferences
from bot.tables.preferences import DISCORD_LANGUAGE
from bot.tables.zones import get_timezone, localize_time
from games.engine.words import Words, get_language_name, list_languages

PREFERENCE_CHOICES: Mapping[str, tuple[str, ...]] = {
    "ring": get_args(PingRoute),
    "quiet": ("off",),
    "moon": ("yes", "no"),
    "away": ("off",),
    "avatar": ("yes", "no"),
    "motion": get_args(OwnMotion),
    "evenings": ("yes", "no"),
    "profile": ("yes", "no"),
    "ladder": ("yes", "no"),
    "days": ("yes", "no"),
    "language": (DISCORD_LANGUAGE, *sorted(list_languages())),
}
"""What a button can choose, by wish."""
PREFERENCE_GROUPS: Mapping[str, tuple[str, ...]] = {
    "ring": ("ring",),
    "quiet": ("quiet", "moon"),
    "away": ("away",),
    "avatar": ("avatar",),
    "motion": ("motion",),
    "evenings": ("evenings",),
    "profile": ("profile",),
    "ladder": ("ladder",),
    "days": ("days",),
    "language": ("language",),
}
YES_NO_GROUPS = frozenset({"avatar", "evenings", "profile", "ladder", "days"})
"""The groups that are a choice between yes and no, and a sentence on it."""
"""The wishes that stand on one page."""
TYPED_FIELDS_BY_GROUP: Mapping[str, tuple[str, ...]] = {"quiet": ("quiet", "zone"), "away": ("away",)}
"""The groups in which something is typed, with the fields of its form."""
NO_TABLE_NUMBER = 0
"""Wishes are about no table."""


def render_preferences(wish: Preferences, say: Words, now: datetime) -> Screen:
    """Render all preferences of somebody in a few lines, and the menu that leads to each group."""
    lines = [
        say("me-line", group=say(f"me-group-{group}"), now=_summarize_group(wish, group, say))
        for group in PREFERENCE_GROUPS
    ]
    if wish.zone != Preferences().zone:
        lines.append(_format_local_time(wish, say, now))
    return Screen((Text(say("me-title")), Text("\n".join(lines)), _build_group_menu(say)))


def render_preference_group(wish: Preferences, group: str, say: Words, now: datetime) -> Screen:
    """Render one group of preferences: what is chosen now and what follows, and the buttons to choose otherwise."""
    text = say(
        "me-page", group=say(f"me-group-{group}"), told="\n".join(_explain_preference_group(wish, group, say, now))
    )
    forms = [group] if group in TYPED_FIELDS_BY_GROUP else []
    buttons = [
        *(Button(say(f"me-type-{form}"), str(ClickAction("wishing", NO_TABLE_NUMBER, path=form))) for form in forms),
        *(
            _build_choice_button(wish, name, value, say)
            for name in _list_applicable_preferences(wish, group)
            for value in PREFERENCE_CHOICES[name]
        ),
    ]
    back = Button(say("me-back"), str(ClickAction("me", NO_TABLE_NUMBER)))
    parts: list[Part] = [Text(text), *arrange_buttons(buttons), *arrange_buttons([back])]
    return Screen(tuple(parts))


def build_preference_form(wish: Preferences, group: str, say: Words) -> Form:
    """Return the form of a group in which something is typed."""
    known = {"zone": wish.zone, "quiet": _format_hours(wish) if wish.quiet_from is not None else ""}
    fields = tuple(
        FormLine(name, say(f"me-field-{name}"), say(f"command-me-{name}"), known.get(name, ""), min_length=1)
        for name in TYPED_FIELDS_BY_GROUP[group]
    )
    return Form(say(f"me-group-{group}"), str(ClickAction("wished", NO_TABLE_NUMBER, path=group)), fields)


def parse_preference(path: str) -> dict[str, Any]:
    """Return the choice that a button names; nothing if it names none."""
    name, _, value = path.partition(" ")
    if value not in PREFERENCE_CHOICES.get(name, ()):
        return {}
    return {name: value == "yes" if PREFERENCE_CHOICES[name] == ("yes", "no") else value}


def _list_applicable_preferences(wish: Preferences, group: str) -> list[str]:
    """Return the preferences of a group that mean something now."""
    means = {
        "moon": wish.quiet_from is not None,
        "quiet": wish.quiet_from is not None,
        "away": wish.away_until is not None,
    }
    return [name for name in PREFERENCE_GROUPS[group] if means.get(name, True)]


def _build_choice_button(wish: Preferences, name: str, value: str, say: Words) -> Button:
    """Return the button for a choice; the one that is chosen cannot be pressed."""
    now = {
        "ring": wish.ring,
        "motion": wish.motion,
        "moon": _format_yes_or_no(wish.moon),
        "language": wish.language or DISCORD_LANGUAGE,
        **{switch: _format_yes_or_no(getattr(wish, switch)) for switch in YES_NO_GROUPS},
    }.get(name)
    act = ClickAction("wish", NO_TABLE_NUMBER, path=f"{name} {value}")
    return Button(_format_choice_label(name, value, say), str(act), off=now == value)


def _format_choice_label(name: str, value: str, say: Words) -> str:
    if name == "language" and value != DISCORD_LANGUAGE:
        return get_language_name(value)
    return say(
        f"motion-{value}" if name == "motion" else f"me-choice-{value}" if name == "ring" else f"me-{name}-{value}"
    )


def _build_group_menu(say: Words) -> Menu:
    options = tuple(
        Option(say(f"me-group-{group}"), group, say(f"me-group-{group}-help")) for group in PREFERENCE_GROUPS
    )
    return Menu(say("me-menu"), str(ClickAction("mes", NO_TABLE_NUMBER)), options)


def _summarize_group(wish: Preferences, group: str, say: Words) -> str:
    """Return in a few words what is chosen in a group."""
    short: Mapping[str, dict[str, Any]] = {
        "ring": {"choice": wish.ring},
        "quiet": {
            "quiet": _format_yes_or_no(wish.quiet_from is not None),
            "hours": _format_hours(wish),
            "zone": wish.zone,
        },
        "away": {
            "away": _format_yes_or_no(wish.away_until),
            "time": format_timestamp(wish.away_until, "f") if wish.away_until else "",
        },
        "motion": {"choice": wish.motion},
        "language": _build_language_facts(wish),
        **{switch: {switch: _format_yes_or_no(getattr(wish, switch))} for switch in YES_NO_GROUPS},
    }
    return say(f"me-now-{group}", **short[group])


def _explain_preference_group(wish: Preferences, group: str, say: Words, now: datetime) -> list[str]:
    """Return what a group means, in whole sentences."""
    quiet = _format_yes_or_no(wish.quiet_from is not None)
    if group == "quiet":
        hours = {
            "begin": _format_clock_time(wish.quiet_from),
            "end": _format_clock_time(wish.quiet_until),
            "zone": wish.zone,
        }
        moon = (
            [say("me-moon", moon=_format_yes_or_no(wish.moon))]
            if "moon" in _list_applicable_preferences(wish, group)
            else []
        )
        return [say("me-quiet", quiet=quiet, **hours), _format_local_time(wish, say, now), *moon]
    if group == "away":
        return [say("me-away", time=format_timestamp(wish.away_until, "F")) if wish.away_until else say("me-here")]
    if group == "language":
        return [say("me-language", **_build_language_facts(wish))]
    if group in YES_NO_GROUPS:
        return [say(f"me-{group}", **{group: _format_yes_or_no(getattr(wish, group))})]
    return [say(f"me-{group}-{getattr(wish, group)}")]


def _build_language_facts(wish: Preferences) -> dict[str, str]:
    is_chosen = wish.language is not None
    return {
        "chosen": _format_yes_or_no(is_chosen),
        "language": get_language_name(wish.language) if wish.language else "",
    }


def _format_local_time(wish: Preferences, say: Words, now: datetime) -> str:
    """Return the local time of somebody, or that this machine lacks their time zone."""
    if get_timezone(wish.zone) is None:
        return say("me-zone-unknown", zone=wish.zone)
    local_time = localize_time(now, wish.zone)
    return say("me-here-now", here=_format_clock_time(local_time.hour * 60 + local_time.minute), zone=wish.zone)


def explain_quiet_hours(wish: Preferences, pace: str, say: Words) -> list[str]:
    """Explain quiet hours to somebody who has some, as they sit down: whether the clock stops; `warn_about_zone`."""
    if wish.quiet_from is None:
        return []
    return [*([say("answer-joined-quiet", pace=pace)] if pace != "none" else []), *warn_about_zone(wish, say)]


def warn_about_zone(wish: Preferences, say: Words) -> list[str]:
    """Return a warning for somebody whose quiet hours are in a zone that this machine lacks."""
    lost = wish.quiet_from is not None and get_timezone(wish.zone) is None
    return [say("answer-zone-unknown", zone=wish.zone)] if lost else []


def _format_hours(wish: Preferences) -> str:
    return f"{_format_clock_time(wish.quiet_from)}-{_format_clock_time(wish.quiet_until)}"


def render_me_page(wish: Preferences, avoided: Sequence[int], say: Words, now: datetime) -> Screen:
    """Return the page of /me: all preferences, and with whom somebody will not sit (avoid list)."""
    menu = DiscordMenu(say("me-avoid-choose"), str(ClickAction("avoid", NO_TABLE_NUMBER)), tuple(avoided[:MAX_OPTIONS]))
    return Screen((*render_preferences(wish, say, now).parts, Text(say("me-avoid", count=len(avoided))), menu))


def _format_clock_time(minutes: int | None) -> str:
    hour, minute = divmod(minutes or 0, 60)
    return f"{hour}:{minute:02}"


def _format_yes_or_no(thing: object) -> str:
    return "yes" if thing else "no"
