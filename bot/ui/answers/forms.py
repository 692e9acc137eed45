"""Forms as Discord's modals. They are read from the interaction, so they survive a restart."""

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import ui

from bot.screens.controls.form import Form, FormChoice, FormField, FormLine
from bot.screens.custom_ids import add_database_tag
from bot.screens.layout import Option
from bot.ui.composing.own_emoji import OWN_EMOJI
from bot.ui.composing.rendering import MAX_OPTION_LENGTH, truncate_text

MAX_MODAL_TITLE_LENGTH = 45
MODAL_TIMEOUT_SECONDS = 15 * 60.0
RADIO_OPTION_COUNTS, MAX_CHECKBOXES = range(2, 5), 10
"""So many options are shown at once; others are in a menu. If several may be chosen, they are checkboxes.

Discord takes no radio group with a single option.
"""

Input = ui.Item[ui.Modal]


def build_modal(form: Form, tag: str = "") -> ui.Modal:
    """Return a form as a modal, with the tag of the database."""
    modal = ui.Modal(
        title=truncate_text(form.title, MAX_MODAL_TITLE_LENGTH),
        timeout=MODAL_TIMEOUT_SECONDS,
        custom_id=add_database_tag(form.act, tag),
    )
    for field in form.fields:
        label = truncate_text(field.label, MAX_MODAL_TITLE_LENGTH)
        modal.add_item(
            ui.Label(
                text=label,
                description=truncate_text(field.help, MAX_OPTION_LENGTH),
                component=_build_input(field, form),
            )
        )
    return modal


def _build_input(field: FormField, form: Form) -> Input:
    if isinstance(field, FormLine):
        return _build_text_input(field)
    if field.max_values > 1 and len(field.options) <= MAX_CHECKBOXES:
        return _build_checkbox_group(field)
    shown = field.max_values == 1 and len(field.options) in RADIO_OPTION_COUNTS and not form.compact
    return _build_radio_group(field) if shown else _build_select(field)


def _build_text_input(field: FormLine) -> Input:
    return ui.TextInput(
        custom_id=field.name,
        max_length=field.max_length,
        min_length=field.min_length or None,
        required=field.min_length > 0,
        default=field.value or None,
    )


def _build_radio_group(field: FormChoice) -> Input:
    group: ui.RadioGroup[ui.Modal] = ui.RadioGroup(custom_id=field.name)
    for option in field.options:
        group.add_option(
            label=truncate_text(option.label, MAX_OPTION_LENGTH),
            value=option.value,
            description=_clip_description(option),
            default=option.chosen,
        )
    return group


def _build_checkbox_group(field: FormChoice) -> Input:
    group: ui.CheckboxGroup[ui.Modal] = ui.CheckboxGroup(
        custom_id=field.name, required=False, min_values=0, max_values=min(field.max_values, len(field.options))
    )
    for option in field.options:
        group.add_option(
            label=truncate_text(option.label, MAX_OPTION_LENGTH),
            value=option.value,
            description=_clip_description(option),
            default=option.chosen,
        )
    return group


def _build_select(field: FormChoice) -> Input:
    return ui.Select(
        custom_id=field.name,
        required=field.max_values == 1,
        min_values=1 if field.max_values == 1 else 0,
        max_values=min(field.max_values, len(field.options)),
        options=[
            discord.SelectOption(
                label=truncate_text(option.label, MAX_OPTION_LENGTH),
                value=option.value,
                description=_clip_description(option),
                default=option.chosen,
                emoji=OWN_EMOJI.resolve_emoji(option.emoji),
            )
            for option in field.options
        ],
    )


def _clip_description(option: Option) -> str | None:
    return truncate_text(option.description, MAX_OPTION_LENGTH) if option.description else None


def read_form_values(interaction: "discord.Interaction[Any]") -> dict[str, str]:
    """Return the submitted values of the form (modal) in this interaction, by the names of its fields."""
    return {
        str(field["custom_id"]): value
        for field in _iter_components(dict(interaction.data or {}))
        if "type" in field and "custom_id" in field and (value := _read_field_value(field)) is not None
    }


def _read_field_value(field: Mapping[str, Any]) -> str | None:
    """Return the value of a field: the typed text, or the chosen options, separated by commas."""
    values = field.get("values")
    value = ", ".join(map(str, values)) if isinstance(values, list) and values else field.get("value")
    return None if value is None else str(value)


def _iter_components(component: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield component
    inner = [*component.get("components", ()), component.get("component")]
    for child in inner:
        if isinstance(child, Mapping):
            yield from _iter_components(child)
