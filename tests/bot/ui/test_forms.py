"""Forms as Discord takes them."""

from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.screens.controls.form import Form, FormChoice, FormField, FormLine
from bot.screens.layout import Option
from bot.ui.answers.forms import build_modal, read_form_values


@pytest.mark.parametrize(
    ("count", "shown"),
    [(1, discord.ui.Select), (2, discord.ui.RadioGroup), (4, discord.ui.RadioGroup), (5, discord.ui.Select)],
)
def test_a_single_option_is_a_menu_for_discord_takes_no_radio_group_of_one(count: int, shown: type) -> None:
    options = tuple(Option(f"Die {number}", str(number)) for number in range(count))
    (label,) = build_modal(Form("A die", "filled:1:2:place", (FormChoice("die", "Which die?", "", options),))).children
    assert isinstance(label, discord.ui.Label)
    assert isinstance(label.component, shown)


CUT, LONG = "a" * 99 + "…", "a" * 200
OPTIONS = (Option("One", "1", "the first", chosen=True), Option(LONG, "2", LONG), Option("Three", "3"))


def written(field: FormField, *, compact: bool = False) -> dict[str, Any]:
    """Return a field as it is sent, without what is not set."""
    (label,) = build_modal(Form("A form", "filled:1:2:x", (field,), compact=compact)).to_components()
    return {key: value for key, value in label["component"].items() if value is not None and key != "id"}


TOLD = [
    {"label": "One", "value": "1", "description": "the first", "default": True},
    {"label": CUT, "value": "2", "description": CUT, "default": False},
    {"label": "Three", "value": "3", "default": False},
]
MENU = {"type": 3, "custom_id": "way", "options": TOLD, "disabled": False}
BOXES = {"type": 22, "custom_id": "way", "options": TOLD, "required": False, "min_values": 0}
LINE = {"type": 4, "custom_id": "text", "style": 1}
FIELDS: dict[str, tuple[FormField, bool, dict[str, Any]]] = {
    "radio": (
        FormChoice("way", "Which?", "", OPTIONS),
        False,
        {"type": 21, "custom_id": "way", "options": TOLD, "required": True},
    ),
    "compact": (
        FormChoice("way", "Which?", "", OPTIONS),
        True,
        {**MENU, "min_values": 1, "max_values": 1, "required": True},
    ),
    "boxes": (FormChoice("way", "Which?", "", OPTIONS, max_values=2), False, {**BOXES, "max_values": 2}),
    "all boxes": (FormChoice("way", "Which?", "", OPTIONS, max_values=9), False, {**BOXES, "max_values": 3}),
    "many": (
        FormChoice("way", "Which?", "", OPTIONS * 4, max_values=20),
        False,
        {**MENU, "options": TOLD * 4, "min_values": 0, "max_values": 12, "required": False},
    ),
    "line": (
        FormLine("text", "What?", "", max_length=50, min_length=2, value="so"),
        False,
        {**LINE, "value": "so", "min_length": 2, "max_length": 50, "required": True},
    ),
    "empty line": (FormLine("text", "What?", "", max_length=50), False, {**LINE, "max_length": 50, "required": False}),
}


@pytest.mark.parametrize("name", FIELDS)
def test_each_kind_of_field_is_written_as_discord_reads_it(name: str) -> None:
    field, compact, told = FIELDS[name]
    sent = written(field, compact=compact)
    assert {key: sent.get(key) for key in told} == told


def test_a_form_and_its_labels_are_cut_to_what_discord_takes() -> None:
    made = build_modal(Form("t" * 60, "filled:1:2:x", (FormLine("text", "l" * 60, LONG, max_length=50),)))
    (label,) = made.to_components()
    assert (made.title, made.custom_id, made.timeout) == ("t" * 44 + "…", "filled:1:2:x", 15 * 60)
    assert (label["label"], label["description"]) == ("l" * 44 + "…", CUT)


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        ({"type": 4, "custom_id": "text", "value": "so"}, {"text": "so"}),
        ({"type": 3, "custom_id": "way", "values": ["1", "2"]}, {"way": "1, 2"}),
        ({"type": 22, "custom_id": "way", "values": []}, {}),
        ({"type": 21, "custom_id": "way", "value": None}, {}),
        ({"custom_id": "no-kind", "value": "x"}, {}),
        ({"type": 4, "value": "no name"}, {}),
    ],
)
def test_what_was_filled_in_is_read_by_its_names(sent: dict[str, Any], read: dict[str, str]) -> None:
    whole = {"custom_id": "filled:1:2:x", "components": [{"type": 18, "component": sent}]}
    assert read_form_values(Mock(data=whole)) == read
    assert read_form_values(Mock(data={"components": [{"type": 1, "components": [sent]}]})) == read
    assert read_form_values(Mock(data=None)) == {}
