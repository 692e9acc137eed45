"""Forms as Discord's modals. They are read from the interaction, so they survive a restart."""

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import ui

from bot.screens.controls.form import Choice, Field, Form, FormLine
from bot.screens.layout import Option
from bot.ui.composing.own_emoji import OWN
from bot.ui.composing.rendering import LONGEST_OPTION, clipped

LONGEST_TITLE = 45
LIFETIME = 15 * 60.0
FEW, FEW_BOXES = range(2, 5), 10
"""So many options are shown at once; others are in a menu. If several may be chosen, they are checkboxes.

Discord takes no radio group with a single option.
"""

Input = ui.Item[ui.Modal]


def modal(form: Form) -> ui.Modal:
    """Return a form as a modal."""
    made = ui.Modal(title=clipped(form.title, LONGEST_TITLE), timeout=LIFETIME, custom_id=form.act)
    for field in form.fields:
        label = clipped(field.label, LONGEST_TITLE)
        made.add_item(
            ui.Label(text=label, description=clipped(field.help, LONGEST_OPTION), component=_input(field, form))
        )
    return made


def _input(field: Field, form: Form) -> Input:
    if isinstance(field, FormLine):
        return _line(field)
    if field.most > 1 and len(field.options) <= FEW_BOXES:
        return _boxes(field)
    shown = field.most == 1 and len(field.options) in FEW and not form.compact
    return _radio(field) if shown else _menu(field)


def _line(field: FormLine) -> Input:
    return ui.TextInput(
        custom_id=field.name,
        max_length=field.most,
        min_length=field.least or None,
        required=field.least > 0,
        default=field.value or None,
    )


def _radio(field: Choice) -> Input:
    group: ui.RadioGroup[ui.Modal] = ui.RadioGroup(custom_id=field.name)
    for option in field.options:
        group.add_option(
            label=clipped(option.label, LONGEST_OPTION),
            value=option.value,
            description=_described(option),
            default=option.chosen,
        )
    return group


def _boxes(field: Choice) -> Input:
    group: ui.CheckboxGroup[ui.Modal] = ui.CheckboxGroup(
        custom_id=field.name, required=False, min_values=0, max_values=min(field.most, len(field.options))
    )
    for option in field.options:
        group.add_option(
            label=clipped(option.label, LONGEST_OPTION),
            value=option.value,
            description=_described(option),
            default=option.chosen,
        )
    return group


def _menu(field: Choice) -> Input:
    return ui.Select(
        custom_id=field.name,
        required=field.most == 1,
        min_values=1 if field.most == 1 else 0,
        max_values=min(field.most, len(field.options)),
        options=[
            discord.SelectOption(
                label=clipped(option.label, LONGEST_OPTION),
                value=option.value,
                description=_described(option),
                default=option.chosen,
                emoji=OWN.shown(option.emoji),
            )
            for option in field.options
        ],
    )


def _described(option: Option) -> str | None:
    return clipped(option.description, LONGEST_OPTION) if option.description else None


def filled(interaction: "discord.Interaction[Any]") -> dict[str, str]:
    """Return the values of the form in this interaction, by the names of its fields."""
    return {
        str(field["custom_id"]): value
        for field in _fields(dict(interaction.data or {}))
        if "type" in field and "custom_id" in field and (value := _value(field)) is not None
    }


def _value(field: Mapping[str, Any]) -> str | None:
    """Return the value of a field: the typed text, or the chosen options, separated by commas."""
    chosen = field.get("values")
    value = ", ".join(map(str, chosen)) if isinstance(chosen, list) and chosen else field.get("value")
    return None if value is None else str(value)


def _fields(component: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield component
    inner = [*component.get("components", ()), component.get("component")]
    for child in inner:
        if isinstance(child, Mapping):
            yield from _fields(child)
