"""Checks made from Discord's published description: a shape in JSON Schema becomes the small checks of `shapes`.

Where Discord is stricter or laxer than its description says, the caller gives a check of its own for the field.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

from bot.discord_api import Shape, find_field_shape, load_shapes
from bot.sandbox.bots.validation.shapes import (
    Complaints,
    FieldPath,
    ValueCheck,
    accept_anything,
    build_choice_check,
    build_integer_check,
    build_json_object_check,
    build_list_check,
    build_mapping_check,
    build_string_check,
    build_url_check,
    check_boolean,
    check_number,
    check_snowflake,
    check_timestamp,
)

INT32, INT53 = 2**31 - 1, 2**53 - 1


def build_shape_check(name: str, /, **own: ValueCheck) -> ValueCheck:
    """Accept what the description says of a request or a part of it, but for fields with a check of their `own`."""
    shape = load_shapes()[name]
    fields = {key: _build_check(inner) for key, inner in shape["properties"].items() if key not in own}
    return build_json_object_check(fields | own, shape.get("required", ()))


def build_field_check(name: str, key: str) -> ValueCheck:
    """Accept what the description says of one field."""
    return _build_check(find_field_shape(name, key))


def list_part_shapes(name: str, key: str) -> list[str]:
    """Return the names of the shapes that a field, or the things in its list, may have."""
    shape = find_field_shape(name, key)
    return [part["$ref"] for part in _list_shape_alternatives(shape.get("items", shape)) if "$ref" in part]


def find_type_value(name: str) -> int | str:
    """Return the `type` that says which of several shapes something has."""
    kind: int | str = find_field_shape(name, "type")["enum"][0]
    return kind


def build_union_check(names: Iterable[str]) -> ValueCheck:
    """Accept something whose `type` says which of these shapes it has."""
    by_kind = {find_type_value(name): name for name in names}

    def check_union(complaints: Complaints, field_path: FieldPath, value: object) -> None:
        kind = value.get("type") if isinstance(value, Mapping) else None
        if not isinstance(kind, int | str) or kind not in by_kind or isinstance(kind, bool):
            listed = ", ".join(sorted(map(str, by_kind), key=lambda one: (len(one), one)))
            sentence = f'Value of field "type" must be one of ({listed}).'
            complaints.add_error((*field_path, "type"), "UNION_TYPE_CHOICES", sentence)
        else:
            _lookup_check(by_kind[kind])(complaints, field_path, value)

    return check_union


@cache
def _lookup_check(name: str) -> ValueCheck:
    shape = load_shapes().get(name, {})
    return build_shape_check(name) if "properties" in shape else _build_check(shape)


def _list_shape_alternatives(shape: Shape) -> Sequence[Shape]:
    """Return the shapes that something may have, without null: that counts as missing."""
    return [alternative for alternative in shape.get("oneOf", (shape,)) if alternative != {"type": "null"}]


def _build_check(shape: Shape) -> ValueCheck:
    """Return the check for a shape."""
    if "$ref" in shape:
        return _lookup_check(shape["$ref"])
    if constants := shape.get("enum") or [way["const"] for way in shape.get("oneOf", ()) if "const" in way]:
        return build_choice_check(*constants)
    if "oneOf" in shape:
        ways = _list_shape_alternatives(shape)
        return _build_check(ways[0]) if len(ways) == 1 else build_union_check([way["$ref"] for way in ways])
    kinds = shape.get("type", "")
    return _CHECKS_BY_TYPE[kinds[0] if isinstance(kinds, list) else kinds](shape)


def _build_text_check(shape: Shape) -> ValueCheck:
    if shape.get("format") == "uri":
        return build_url_check(shape.get("maxLength", 2048))
    formats = {"snowflake": check_snowflake, "date-time": check_timestamp}
    return formats.get(shape.get("format", "")) or build_string_check(
        shape.get("minLength", 0), shape.get("maxLength", INT32)
    )


def _build_integer_check(shape: Shape) -> ValueCheck:
    maximum = INT32 if shape.get("format") == "int32" else INT53
    return build_integer_check(shape.get("minimum", -maximum), shape.get("maximum", maximum))


def _build_list_check(shape: Shape) -> ValueCheck:
    min_items, max_items = shape.get("minItems", 0), shape.get("maxItems", 1000)
    return build_list_check(_build_check(shape["items"]), min_items, max_items, unique=shape.get("uniqueItems", False))


def _build_object_check(shape: Shape) -> ValueCheck:
    if "additionalProperties" in shape:
        return build_mapping_check(_build_check(shape["additionalProperties"]))
    fields = {key: _build_check(inner) for key, inner in shape.get("properties", {}).items()}
    return build_json_object_check(fields, shape.get("required", ()))


_CHECKS_BY_TYPE: Mapping[str, Callable[[Shape], ValueCheck]] = {
    "string": _build_text_check,
    "integer": _build_integer_check,
    "number": lambda _: check_number,
    "boolean": lambda _: check_boolean,
    "array": _build_list_check,
    "object": _build_object_check,
    "": lambda _: accept_anything,
}
