"""The modal in which a move or a number is typed. It is read from the interaction, so it outlives the process."""

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import ui

from bot.screens.acts import Act
from games.engine.words import Words

FIELD = "text"
LONGEST_TYPED = 80
LONGEST_TITLE = 45
LIFETIME = 15 * 60.0


def typing_modal(act: Act, hint: str, say: Words) -> ui.Modal:
    """Return the modal for what goes on from the act's path; `hint` is an example."""
    modal = ui.Modal(
        title=say("type-title"),
        timeout=LIFETIME,
        custom_id=str(Act("typed", act.table, act.decision, act.path)),
    )
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=FIELD, max_length=LONGEST_TYPED, min_length=1)
    modal.add_item(ui.Label(text=say("type-label"), description=hint, component=field))
    return modal


def option_modal(act: Act, key: str, value: str, say: Words) -> ui.Modal:
    """Return the modal for an option whose value is typed, with the words under `key`; `value` is what it is now."""
    modal = ui.Modal(
        title=say(key)[:LONGEST_TITLE], timeout=LIFETIME, custom_id=str(Act("written", act.table, 0, act.path))
    )
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=FIELD, max_length=LONGEST_TYPED, required=False, default=value
    )
    modal.add_item(ui.Label(text=say(key)[:LONGEST_TITLE], description=say(f"{key}-help"), component=field))
    return modal


def typed_text(interaction: "discord.Interaction[Any]") -> str:
    """Return what was typed into the modal of this interaction."""
    fields = _fields(dict(interaction.data or {}))
    return next((str(field["value"]) for field in fields if field.get("custom_id") == FIELD), "")


def _fields(component: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield component
    inner = [*component.get("components", ()), component.get("component")]
    for child in inner:
        if isinstance(child, Mapping):
            yield from _fields(child)
