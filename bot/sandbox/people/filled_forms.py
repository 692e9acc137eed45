"""What a person chooses in a select, and fills into a modal: checked as a Discord client checks it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.sandbox.people.resolved_options import CHANNELS, RESOLVED_BY_SELECT, Resolver
from bot.sandbox.world.errors import NotPossible
from bot.sandbox.world.protocol import SELECT_KINDS, ComponentKind, JsonObject

K = ComponentKind


def find_component_name(component: JsonObject) -> str:
    """Return what a person calls a component: its label, its placeholder, or otherwise its custom id."""
    return str(component.get("label") or component.get("placeholder") or component.get("custom_id"))


def read_select_choice(select: JsonObject, values: Sequence[str], resolver: Resolver) -> list[str]:
    """Return the values that a person chooses in a select, or tell them why they cannot."""
    min_values, max_values = select.get("min_values", 1), select.get("max_values", 1)
    if not min_values <= len(values) <= max_values:
        raise NotPossible(
            f"{find_component_name(select)} takes {min_values} to {max_values} choices, not {len(values)}."
        )
    if len(set(values)) < len(values):
        raise NotPossible(f"{find_component_name(select)} takes every choice once.")
    if select["type"] not in RESOLVED_BY_SELECT:
        return [_require_choice(select, value) for value in values]
    kinds = RESOLVED_BY_SELECT[select["type"]]
    taken = [resolver.resolve_id(value, kinds) for value in values]
    _check_channel_types(select, taken, resolver)
    return taken


def _require_choice(select: JsonObject, value: str) -> str:
    if value not in {option["value"] for option in select["options"]}:
        raise NotPossible(f"{value} is not among the choices of {find_component_name(select)}.")
    return value


def _check_channel_types(select: JsonObject, taken: Sequence[str], resolver: Resolver) -> None:
    allowed = select.get("channel_types") or ()
    for value in taken if allowed else ():
        if resolver.resolved[CHANNELS][value]["type"] not in allowed:
            raise NotPossible(f"{find_component_name(select)} does not take this kind of channel.")


def read_modal_components(
    components: Sequence[JsonObject], values: Mapping[str, Any], resolver: Resolver
) -> list[JsonObject]:
    """Return a filled modal's components as the bot gets them, or tell the person what is wrong with it."""
    unknown = set(values) - {c["custom_id"] for c in list_modal_inputs(components)}
    if unknown:
        raise NotPossible(f"There is no field {', '.join(sorted(unknown))}.")
    return [_read_component(component, values, resolver) for component in components]


def list_modal_inputs(components: Sequence[JsonObject]) -> list[JsonObject]:
    """Return the fields of a modal that can be filled in."""
    inner = [c["component"] if c["type"] == K.LABEL else c for c in components]
    rows = [component for c in inner for component in (c["components"] if c["type"] == K.ACTION_ROW else [c])]
    return [component for component in rows if component.get("custom_id")]


def _read_component(component: JsonObject, values: Mapping[str, Any], resolver: Resolver) -> JsonObject:
    payload: JsonObject = {"type": component["type"], "id": component["id"]}
    if component["type"] == K.ACTION_ROW:
        return payload | {"components": [_read_component(c, values, resolver) for c in component["components"]]}
    if component["type"] == K.LABEL:
        return payload | {"component": _read_component(component["component"], values, resolver)}
    if component["type"] not in _READERS:
        return payload
    value = values.get(component["custom_id"])
    read = _READERS[K(component["type"])](component, value, resolver)
    return payload | {"custom_id": component["custom_id"]} | read


def _read_text_input(field: JsonObject, value: object, _: Resolver) -> JsonObject:
    text = str(field.get("value") or "") if value is None else str(value)
    if not text and not field.get("required", True):
        return {"value": ""}
    min_length, max_length = field.get("min_length", 0), field.get("max_length", 4000)
    if not max(1, min_length) <= len(text) <= max_length:
        raise NotPossible(
            f"{find_component_name(field)} takes {max(1, min_length)} to {max_length} characters, not {len(text)}."
        )
    return {"value": text}


def _read_select(field: JsonObject, value: object, resolver: Resolver) -> JsonObject:
    chosen_values = _list_default_choices(field) if value is None else _convert_to_strings(value)
    if not chosen_values and not field.get("required", True):
        return {"values": []}
    return {"values": read_select_choice(field, chosen_values, resolver)}


def _list_default_choices(field: JsonObject) -> list[str]:
    chosen_values = [option["value"] for option in field.get("options") or () if option.get("default")]
    return chosen_values or [str(default["id"]) for default in field.get("default_values") or ()]


def _convert_to_strings(value: object) -> list[str]:
    return [str(element) for element in value] if isinstance(value, list | tuple) else [str(value)]


def _read_checkbox_group(field: JsonObject, value: object, resolver: Resolver) -> JsonObject:
    max_values = field.get("max_values", len(field["options"]))
    return _read_select(field | {"max_values": max_values}, value, resolver)


def _read_radio_group(field: JsonObject, value: object, resolver: Resolver) -> JsonObject:
    chosen_values = _read_select(field | {"min_values": 1, "max_values": 1}, value, resolver)["values"]
    return {"value": chosen_values[0] if chosen_values else None}


def _read_checkbox(field: JsonObject, value: object, _: Resolver) -> JsonObject:
    return {"value": bool(field.get("default")) if value is None else bool(value)}


def _read_file_upload(field: JsonObject, value: object, _: Resolver) -> JsonObject:
    if value or field.get("required", True):
        raise NotPossible(f"{find_component_name(field)} takes a file, which the sandbox has no way to send.")
    return {"values": []}


_READERS: dict[ComponentKind, Callable[[JsonObject, object, Resolver], JsonObject]] = {
    **dict.fromkeys(SELECT_KINDS, _read_select),
    K.TEXT_INPUT: _read_text_input,
    K.RADIO_GROUP: _read_radio_group,
    K.CHECKBOX_GROUP: _read_checkbox_group,
    K.CHECKBOX: _read_checkbox,
    K.FILE_UPLOAD: _read_file_upload,
}
