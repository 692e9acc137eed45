"""How the components of a message or modal must fit together: how many, how wide, nothing twice."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from bot.discord_api import MAX_COMPONENTS, MAX_DISPLAY_TEXT_LENGTH
from bot.sandbox.bots.validation.components import CUSTOM_ID_KINDS, TOP_SHAPES_CLASSIC, TOP_SHAPES_MODAL
from bot.sandbox.bots.validation.schema_checks import build_union_check
from bot.sandbox.bots.validation.shapes import Complaints, FieldPath, build_list_check
from bot.sandbox.world.components import CHILD_FIELDS_BY_KIND
from bot.sandbox.world.protocol import SELECT_KINDS, ButtonStyle, ComponentKind, JsonObject

K = ComponentKind
MAX_TOP_LEVEL_ROWS = 5
"""Rows of a classic message, and parts of a modal; the description allows 40 of both."""

Rule: TypeAlias = Callable[[Complaints, FieldPath, JsonObject], None]
"""Checks a component whose own fields are good."""


def locate_components(
    components: Sequence[JsonObject], field_path: FieldPath
) -> Iterator[tuple[FieldPath, JsonObject]]:
    """Yield every component with its path, parents first."""
    for index, component in enumerate(components):
        yield from _locate_component(component, (*field_path, index))


def _locate_component(component: JsonObject, field_path: FieldPath) -> Iterator[tuple[FieldPath, JsonObject]]:
    yield field_path, component
    for key in CHILD_FIELDS_BY_KIND.get(component["type"], ()):
        inner = component[key]
        if isinstance(inner, list):
            yield from locate_components(inner, (*field_path, key))
        else:
            yield from _locate_component(inner, (*field_path, key))


def check_components(
    complaints: Complaints, field_path: FieldPath, components: list[Any], allowed: tuple[str, ...]
) -> None:
    """Report everything that Discord refuses in the components of a message or modal."""
    max_components = MAX_TOP_LEVEL_ROWS if allowed in {TOP_SHAPES_CLASSIC, TOP_SHAPES_MODAL} else MAX_COMPONENTS
    build_list_check(build_union_check(allowed), 1 if allowed == TOP_SHAPES_MODAL else 0, max_components)(
        complaints, field_path, components
    )
    complaints.raise_if_any()
    everything = list(locate_components(components, field_path))
    _check_sums(complaints, field_path, everything)
    _check_unique(complaints, everything)
    for place, component in everything:
        for check in _RULES.get(component["type"], ()):
            check(complaints, place, component)


def _check_sums(
    complaints: Complaints, field_path: FieldPath, everything: Sequence[tuple[FieldPath, JsonObject]]
) -> None:
    if len(everything) > MAX_COMPONENTS:
        sentence = f"The maximum number of components ({MAX_COMPONENTS}) was exceeded"
        complaints.add_error(field_path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", sentence)
    length = sum(len(c["content"]) for _, c in everything if c["type"] == K.TEXT_DISPLAY)
    if length > MAX_DISPLAY_TEXT_LENGTH:
        sentence = f"The displayable text size of the components exceeds {MAX_DISPLAY_TEXT_LENGTH} characters"
        complaints.add_error(field_path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", sentence)


def _check_unique(complaints: Complaints, everything: Sequence[tuple[FieldPath, JsonObject]]) -> None:
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        names = set()
        for place, component in everything:
            value = component.get(key) if key == "id" or component["type"] in CUSTOM_ID_KINDS else None
            if value and value in names:
                complaints.add_error((*place, key), code, f"Component {key.replace('_', ' ')} cannot be duplicated")
            names.add(value)


def _report_missing(complaints: Complaints, field_path: FieldPath) -> None:
    complaints.add_error(field_path, "BASE_TYPE_REQUIRED", "This field is required")


def _check_button(complaints: Complaints, field_path: FieldPath, button: JsonObject) -> None:
    style = button["style"]
    link, premium = style == ButtonStyle.LINK, style == ButtonStyle.PREMIUM
    needed = "url" if link else "sku_id" if premium else "custom_id"
    if not button.get(needed):
        _report_missing(complaints, (*field_path, needed))
    for key in {"url", "custom_id", "sku_id"} - {needed}:
        if button.get(key):
            sentence = f"A button of style {style} cannot have this field"
            complaints.add_error((*field_path, key), "BUTTON_COMPONENT_INVALID_FIELD", sentence)
    if not premium and not button.get("label") and not button.get("emoji"):
        sentence = "A button must have a label or an emoji"
        complaints.add_error((*field_path, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", sentence)
    if premium and (button.get("label") or button.get("emoji")):
        complaints.add_error(
            (*field_path, "label"), "BUTTON_COMPONENT_INVALID_FIELD", "A premium button cannot have a label"
        )


def _check_component_emoji(complaints: Complaints, field_path: FieldPath, holder: JsonObject) -> None:
    emoji = holder.get("emoji")
    if emoji and not emoji.get("id") and emoji["name"].isascii():
        complaints.add_error((*field_path, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_action_row(complaints: Complaints, field_path: FieldPath, row: JsonObject) -> None:
    kinds = [component["type"] for component in row["components"]]
    if len(kinds) > 1 and any(kind != K.BUTTON for kind in kinds):
        sentence = "The specified component exceeds the maximum width"
        complaints.add_error((*field_path, "components", 1), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", sentence)


def _check_value_bounds(complaints: Complaints, field_path: FieldPath, select: JsonObject) -> None:
    min_values, max_values = (
        1 if select.get(key) is None else int(select[key]) for key in ("min_values", "max_values")
    )
    if min_values > max_values:
        sentence = f"min_values ({min_values}) must be at most max_values ({max_values})"
        complaints.add_error((*field_path, "min_values"), "SELECT_COMPONENT_MIN_GREATER_THAN_MAX", sentence)
    if len(select.get("default_values") or ()) > max_values:
        sentence = "More default values than max_values"
        complaints.add_error((*field_path, "default_values"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", sentence)


def _check_select_options(complaints: Complaints, field_path: FieldPath, select: JsonObject) -> None:
    options = select["options"]
    values = [option["value"] for option in options]
    max_values = 1 if select.get("max_values") is None else int(select["max_values"])
    for index, value in enumerate(values):
        if value in values[:index]:
            sentence = "The specified option value is already used"
            place = (*field_path, "options", index, "value")
            complaints.add_error(place, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", sentence)
        _check_component_emoji(complaints, (*field_path, "options", index), options[index])
    if max_values > len(values):
        sentence = f"max_values ({max_values}) is more than the number of options ({len(values)})"
        complaints.add_error((*field_path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", sentence)
    if sum(bool(option.get("default")) for option in options) > max_values:
        sentence = "More options are chosen by default than max_values"
        complaints.add_error((*field_path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", sentence)


def _check_length_bounds(complaints: Complaints, field_path: FieldPath, text_input: JsonObject) -> None:
    min_length, max_length = text_input.get("min_length"), text_input.get("max_length")
    if min_length is not None and max_length is not None and int(min_length) > int(max_length):
        sentence = f"min_length ({min_length}) must be at most max_length ({max_length})"
        complaints.add_error((*field_path, "min_length"), "TEXT_INPUT_COMPONENT_MIN_GREATER_THAN_MAX", sentence)


_RULES: dict[int, tuple[Rule, ...]] = dict.fromkeys(SELECT_KINDS, (_check_value_bounds,)) | {
    K.ACTION_ROW: (_check_action_row,),
    K.BUTTON: (_check_button, _check_component_emoji),
    K.STRING_SELECT: (_check_value_bounds, _check_select_options),
    K.TEXT_INPUT: (_check_length_bounds,),
    K.FILE_UPLOAD: (_check_value_bounds,),
}
"""How the fields of one component must fit together."""
