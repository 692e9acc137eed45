"""`/help` and `/me`: each page fits one screen of a phone, and leads to all others by what can be pressed."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.screens.custom_ids import ClickAction, parse_custom_id
from bot.screens.layout import Menu, Row, Screen, Text, arrange_buttons
from bot.screens.pages.help import COMMAND_GROUPS, render_help, render_help_topic
from bot.screens.pages.my_preferences import (
    PREFERENCE_CHOICES,
    PREFERENCE_GROUPS,
    TYPED_FIELDS_BY_GROUP,
    build_preference_form,
    parse_preference,
    render_preference_group,
    render_preferences,
)
from bot.screens.text_width import measure_text_width
from bot.tables import Preferences
from bot.version import VERSION
from games import list_game_keys
from games.engine.words import load_words

SAY = load_words()
NOW = datetime(2030, 1, 1, 22, 30, tzinfo=UTC)
QUIET = Preferences(
    quiet_from=22 * 60, quiet_until=7 * 60, zone="Europe/Berlin", away_until=datetime(2030, 1, 1, tzinfo=UTC), moon=True
)
PHONE, LINE, CONTROL, BETWEEN = 330, 22, 48, 8
"""Pixels of a line of text, its height, that of a row or menu, and between two parts."""
TALLEST = 680

PAGES = {
    "help": render_help(SAY),
    **{f"help {topic}": render_help_topic(topic, SAY) for topic in (*list_game_keys(), *COMMAND_GROUPS)},
    "me": render_preferences(QUIET, SAY, NOW),
    **{f"me {group}": render_preference_group(QUIET, group, SAY, NOW) for group in PREFERENCE_GROUPS},
    **{f"me {group}, as usual": render_preference_group(Preferences(), group, SAY, NOW) for group in PREFERENCE_GROUPS},
}


def height(screen: Screen) -> float:
    """Return about how many pixels of a phone a screen takes: more rather than less."""
    pixels = 0.0
    for part in screen.parts:
        if isinstance(part, Text):
            lines = [max(1, -(-int(measure_text_width(line) * 1.1) // PHONE)) for line in part.markdown.splitlines()]
            pixels += sum(lines) * LINE + BETWEEN
        else:
            assert isinstance(part, Row | Menu)
            pixels += CONTROL + BETWEEN
    return pixels


def acts(screen: Screen) -> Iterator[ClickAction]:
    for part in screen.parts:
        controls = part.buttons if isinstance(part, Row) else (part,) if isinstance(part, Menu) else ()
        for control in controls:
            act = parse_custom_id(control.act)
            assert act is not None
            yield act


@pytest.mark.parametrize("name", PAGES)
def test_each_page_fits_one_screen_of_a_phone_and_has_something_to_press(name: str) -> None:
    screen = PAGES[name]
    assert height(screen) <= TALLEST
    assert list(acts(screen))
    rows = [part for part in screen.parts if isinstance(part, Row)]
    assert all(len(arrange_buttons(row.buttons)) == 1 for row in rows), "no row wraps"


def test_help_says_which_version_runs() -> None:
    assert any(VERSION in part.markdown for part in render_help(SAY).parts if isinstance(part, Text))


def test_help_leads_to_every_game_and_every_command() -> None:
    (menu,) = [part for part in render_help(SAY).parts if isinstance(part, Menu)]
    assert [option.value for option in menu.options] == [*list_game_keys(), *COMMAND_GROUPS]
    told = " ".join(
        part.markdown
        for name in COMMAND_GROUPS
        for part in render_help_topic(name, SAY).parts
        if isinstance(part, Text)
    )
    commands = ["play", "hand", "tables", "me", "history", "profile", "ladder", "replay", "learn", "rules", "table"]
    assert [name for name in commands if f"`/{name}" not in told] == []
    assert render_help_topic("unknown", SAY) == render_help(SAY)


def test_every_choice_of_me_is_a_button_and_the_one_that_holds_cannot_be_pressed() -> None:
    offered = [
        act.path
        for group in PREFERENCE_GROUPS
        for act in acts(render_preference_group(QUIET, group, SAY, NOW))
        if act.verb == "wish"
    ]
    assert offered == [
        f"{name} {value}"
        for names in PREFERENCE_GROUPS.values()
        for name in names
        for value in PREFERENCE_CHOICES[name]
    ]
    off = [
        button.act
        for group in PREFERENCE_GROUPS
        for part in render_preference_group(QUIET, group, SAY, NOW).parts
        if isinstance(part, Row)
        for button in part.buttons
        if button.off
    ]
    assert off == [
        "wish:0:0:ring played",
        "wish:0:0:moon yes",
        "wish:0:0:avatar yes",
        "wish:0:0:motion table",
        "wish:0:0:evenings yes",
        "wish:0:0:profile yes",
        "wish:0:0:ladder yes",
        "wish:0:0:days no",
        "wish:0:0:language discord",
    ]
    usual = [
        act.path for group in ("quiet", "away") for act in acts(render_preference_group(Preferences(), group, SAY, NOW))
    ]
    assert usual == ["quiet", "", "away", ""], "nothing to switch off"


@pytest.mark.parametrize(
    ("path", "chosen"),
    [
        ("ring dm", {"ring": "dm"}),
        ("moon yes", {"moon": True}),
        ("avatar no", {"avatar": False}),
        ("quiet off", {"quiet": "off"}),
        ("ring loud", {}),
        ("quiet 22-7", {}),
        ("zone UTC", {}),
        ("", {}),
    ],
)
def test_a_button_chooses_only_what_is_offered(path: str, chosen: dict[str, object]) -> None:
    assert parse_preference(path) == chosen


@pytest.mark.parametrize("group", TYPED_FIELDS_BY_GROUP)
def test_what_is_typed_begins_with_what_holds(group: str) -> None:
    fields = build_preference_form(QUIET, group, SAY).fields
    assert tuple(field.name for field in fields) == TYPED_FIELDS_BY_GROUP[group]
    values = {field.name: getattr(field, "value", None) for field in fields}
    assert values == ({"quiet": "22:00-7:00", "zone": "Europe/Berlin"} if group == "quiet" else {"away": ""})
    assert build_preference_form(replace(QUIET, quiet_from=None), "quiet", SAY).fields[0].value == ""  # type: ignore[union-attr]  # a line


def test_me_tells_what_time_it_is_where_somebody_is() -> None:
    page = str(render_preferences(QUIET, SAY, NOW).parts[1])
    assert "It is 23:30 where you are (Europe/Berlin)." in page
    assert "where you are" not in str(render_preferences(Preferences(), SAY, NOW).parts[1]), "nobody has told"
    lost = str(render_preferences(replace(QUIET, zone="Europe/Atlantis"), SAY, NOW).parts[1])
    assert "use UTC for you" in lost
