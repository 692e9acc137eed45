"""What Discord accepts as a modal, and as the choices of an autocompletion."""

from bot.sandbox.bots.refuse.component_rules import check_components
from bot.sandbox.bots.refuse.components import CUSTOM_ID, TOP_MODAL
from bot.sandbox.bots.refuse.shapes import Check, Complaints, listing, number, record, text, whole
from bot.sandbox.world.protocol import JsonObject, OptionKind

_MODAL = record({"custom_id": CUSTOM_ID, "title": text(1, 45)}, ("custom_id", "title", "components"))
_VALUES: dict[int, Check] = {
    OptionKind.STRING: text(0, 6000),
    OptionKind.INTEGER: whole(-(2**53) + 1, 2**53 - 1),
    OptionKind.NUMBER: number,
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
    one = record({"name": text(1, 100), "value": _VALUES[_focused_kind(carried)]}, ("name", "value"))
    complaints = Complaints()
    record({"choices": listing(one, 0, 25)})(complaints, ("data",), body)
    complaints.close()


def _focused_kind(carried: JsonObject) -> int:
    for option in carried.get("options") or ():
        if option.get("focused"):
            return int(option["type"])
        if option.get("options"):
            return _focused_kind(option)
    return OptionKind.STRING
