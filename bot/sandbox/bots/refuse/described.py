"""Checks made from Discord's published description: a shape in JSON Schema becomes the small checks of `shapes`.

Where Discord is stricter or laxer than its description says, the caller gives a check of its own for the field.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

from bot.discord_api import Shape, field, shapes
from bot.sandbox.bots.refuse.shapes import (
    Check,
    Complaints,
    Path,
    address,
    anything,
    boolean,
    choice,
    listing,
    mapping,
    moment,
    number,
    record,
    snowflake,
    text,
    whole,
)

INT32, INT53 = 2**31 - 1, 2**53 - 1


def described(name: str, /, **own: Check) -> Check:
    """Accept what the description says of a request or a part of it, but for fields with a check of their `own`."""
    shape = shapes()[name]
    fields = {key: _check(inner) for key, inner in shape["properties"].items() if key not in own}
    return record(fields | own, shape.get("required", ()))


def described_field(name: str, key: str) -> Check:
    """Accept what the description says of one field."""
    return _check(field(name, key))


def parts_of(name: str, key: str) -> list[str]:
    """Return the names of the shapes that a field, or the things in its list, may have."""
    shape = field(name, key)
    return [part["$ref"] for part in _ways(shape.get("items", shape)) if "$ref" in part]


def kind_of(name: str) -> int | str:
    """Return the `type` that says which of several shapes something has."""
    kind: int | str = field(name, "type")["enum"][0]
    return kind


def one_of(names: Iterable[str]) -> Check:
    """Accept something whose `type` says which of these shapes it has."""
    by_kind = {kind_of(name): name for name in names}

    def check(complaints: Complaints, at: Path, value: object) -> None:
        kind = value.get("type") if isinstance(value, Mapping) else None
        if not isinstance(kind, int | str) or kind not in by_kind or isinstance(kind, bool):
            listed = ", ".join(sorted(map(str, by_kind), key=lambda one: (len(one), one)))
            sentence = f'Value of field "type" must be one of ({listed}).'
            complaints.add((*at, "type"), "UNION_TYPE_CHOICES", sentence)
        else:
            _named(by_kind[kind])(complaints, at, value)

    return check


@cache
def _named(name: str) -> Check:
    shape = shapes().get(name, {})
    return described(name) if "properties" in shape else _check(shape)


def _ways(shape: Shape) -> Sequence[Shape]:
    """Return the shapes that something may have, without null: that counts as missing."""
    return [one for one in shape.get("oneOf", (shape,)) if one != {"type": "null"}]


def _check(shape: Shape) -> Check:
    """Return the check for a shape."""
    if "$ref" in shape:
        return _named(shape["$ref"])
    if constants := shape.get("enum") or [way["const"] for way in shape.get("oneOf", ()) if "const" in way]:
        return choice(*constants)
    if "oneOf" in shape:
        ways = _ways(shape)
        return _check(ways[0]) if len(ways) == 1 else one_of([way["$ref"] for way in ways])
    kinds = shape.get("type", "")
    return _PLAIN[kinds[0] if isinstance(kinds, list) else kinds](shape)


def _text(shape: Shape) -> Check:
    if shape.get("format") == "uri":
        return address(shape.get("maxLength", 2048))
    formats = {"snowflake": snowflake, "date-time": moment}
    return formats.get(shape.get("format", "")) or text(shape.get("minLength", 0), shape.get("maxLength", INT32))


def _whole(shape: Shape) -> Check:
    most = INT32 if shape.get("format") == "int32" else INT53
    return whole(shape.get("minimum", -most), shape.get("maximum", most))


def _listing(shape: Shape) -> Check:
    least, most = shape.get("minItems", 0), shape.get("maxItems", 1000)
    return listing(_check(shape["items"]), least, most, unique=shape.get("uniqueItems", False))


def _object(shape: Shape) -> Check:
    if "additionalProperties" in shape:
        return mapping(_check(shape["additionalProperties"]))
    fields = {key: _check(inner) for key, inner in shape.get("properties", {}).items()}
    return record(fields, shape.get("required", ()))


_PLAIN: Mapping[str, Callable[[Shape], Check]] = {
    "string": _text,
    "integer": _whole,
    "number": lambda _: number,
    "boolean": lambda _: boolean,
    "array": _listing,
    "object": _object,
    "": lambda _: anything,
}
