"""Validates modals, and the choices of an autocompletion (autocomplete), as Discord does."""

from bot.sandbox.bots.validation.component_rules import check_components
from bot.sandbox.bots.validation.components import TOP_SHAPES_MODAL
from bot.sandbox.bots.validation.schema_checks import build_shape_check
from bot.sandbox.bots.validation.shapes import Complaints, accept_anything
from bot.sandbox.world.protocol import JsonObject, OptionKind

_MODAL = build_shape_check("ModalInteractionCallbackRequestData", components=accept_anything)
_CHOICES = {
    kind: build_shape_check(f"InteractionApplicationCommandAutocompleteCallback{kind.name.capitalize()}Data")
    for kind in (OptionKind.STRING, OptionKind.INTEGER, OptionKind.NUMBER)
}


def validate_modal(body: JsonObject) -> None:
    """Refuse a modal that Discord would refuse, with 50035 and the field's path under `data`."""
    complaints = Complaints()
    _MODAL(complaints, ("data",), body)
    complaints.raise_if_any()
    check_components(complaints, ("data", "components"), body["components"], TOP_SHAPES_MODAL)
    complaints.raise_if_any()


def validate_choices(body: JsonObject, carried: JsonObject) -> None:
    """Refuse choices that Discord would refuse; `carried` is the autocompletion's own data."""
    complaints = Complaints()
    _CHOICES[_find_focused_kind(carried)](complaints, ("data",), body)
    complaints.raise_if_any()


def _find_focused_kind(carried: JsonObject) -> OptionKind:
    for option in carried.get("options") or ():
        if option.get("focused"):
            return OptionKind(option["type"])
        if option.get("options"):
            return _find_focused_kind(option)
    return OptionKind.STRING
