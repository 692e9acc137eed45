"""What Discord accepts as a modal, and as the choices of an autocompletion."""

from bot.sandbox.bots.refuse.component_rules import check_components
from bot.sandbox.bots.refuse.components import TOP_MODAL
from bot.sandbox.bots.refuse.described import described
from bot.sandbox.bots.refuse.shapes import Complaints, anything
from bot.sandbox.world.protocol import JsonObject, OptionKind

_MODAL = described("ModalInteractionCallbackRequestData", components=anything)
_CHOICES = {
    kind: described(f"InteractionApplicationCommandAutocompleteCallback{kind.name.capitalize()}Data")
    for kind in (OptionKind.STRING, OptionKind.INTEGER, OptionKind.NUMBER)
}


def check_modal(body: JsonObject) -> None:
    """Refuse a modal that Discord would refuse, with 50035 and the field's path under `data`."""
    complaints = Complaints()
    _MODAL(complaints, ("data",), body)
    complaints.close()
    check_components(complaints, ("data", "components"), body["components"], TOP_MODAL)
    complaints.close()


def check_choices(body: JsonObject, carried: JsonObject) -> None:
    """Refuse choices that Discord would refuse; `carried` is the autocompletion's own data."""
    complaints = Complaints()
    _CHOICES[_focused_kind(carried)](complaints, ("data",), body)
    complaints.close()


def _focused_kind(carried: JsonObject) -> OptionKind:
    for option in carried.get("options") or ():
        if option.get("focused"):
            return OptionKind(option["type"])
        if option.get("options"):
            return _focused_kind(option)
    return OptionKind.STRING
