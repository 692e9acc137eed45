"""Writes the extract of Discord's description anew: python -m tests.discord_shapes openapi.json."""

import argparse
import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.discord_api import SHAPES_FILE

BODIES: Mapping[str, tuple[str, str]] = {
    "ApplicationEmojiCreate": ("/applications/{application_id}/emojis", "post"),
    "ApplicationEmojiUpdate": ("/applications/{application_id}/emojis/{emoji_id}", "patch"),
}
"""Requests that have no name in the description, by the names that they have here."""
REQUESTS = (
    "ApplicationCommandUpdateRequest",
    "CreateTextThreadWithoutMessageRequest",
    "ExternalScheduledEventCreateRequest",
    "ExternalScheduledEventPatchRequestPartial",
    "InteractionApplicationCommandAutocompleteCallbackIntegerData",
    "InteractionApplicationCommandAutocompleteCallbackNumberData",
    "InteractionApplicationCommandAutocompleteCallbackStringData",
    "MessageCreateRequest",
    "ModalInteractionCallbackRequestData",
    "UpdateThreadRequestPartial",
)
"""Requests from which all other shapes follow."""
LEFT_OUT = frozenset({"PollCreateRequest", "CustomClientThemeShareRequest"})
"""What no bot of the sandbox sends: anything passes there."""
KEPT = frozenset(
    {
        *(
            "type",
            "required",
            "properties",
            "items",
            "additionalProperties",
            "oneOf",
            "enum",
            "const",
            "format",
            "pattern",
        ),
        *("minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum", "uniqueItems"),
    }
)


def extract_shapes(description: Mapping[str, Any]) -> dict[str, Any]:
    """Return the shapes of all requests, and of all that is in them, by name."""
    named, found = description["components"]["schemas"], dict[str, Any]()
    for name, (path, method) in BODIES.items():
        found[name] = strip_shape(
            description["paths"][path][method]["requestBody"]["content"]["application/json"]["schema"]
        )
    left = [*REQUESTS, *shape_names(found)]
    while left:
        name = left.pop()
        if name not in found and name not in LEFT_OUT:
            found[name] = strip_shape(named[name])
            left += shape_names(found[name])
    return dict(sorted(found.items()))


def strip_shape(shape: Any, keys: Collection[str] = KEPT) -> Any:
    """Return a shape without what no check needs: with these keys alone, and with names of other shapes."""
    if isinstance(shape, list):
        return [strip_shape(one, keys) for one in shape]
    if not isinstance(shape, dict):
        return shape
    kept = {key: strip_shape(inner, keys) for key, inner in shape.items() if key in keys and key != "properties"}
    if "properties" in shape:
        kept["properties"] = {key: strip_shape(inner, keys) for key, inner in shape["properties"].items()}
    return kept | ({"$ref": shape["$ref"].rpartition("/")[2]} if "$ref" in shape else {})


def shape_names(shape: Any) -> Iterator[str]:
    """Yield the names of other shapes in a shape."""
    if isinstance(shape, dict) and "$ref" in shape:
        yield shape["$ref"]
    for inner in shape.values() if isinstance(shape, dict) else shape if isinstance(shape, list) else ():
        yield from shape_names(inner)


def format_shapes(found: Mapping[str, Any]) -> str:
    """Return shapes as JSON, one on each line."""
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(shape)}" for name, shape in found.items())
    return f"{{\n{lines}\n}}\n"


def main(words: Sequence[str] | None = None) -> None:
    """Read the description and write the extract."""
    parser = argparse.ArgumentParser(prog="python -m tests.discord_shapes", description=__doc__)
    parser.add_argument("description", type=Path, help="openapi.json of github.com/discord/discord-api-spec")
    found = extract_shapes(json.loads(parser.parse_args(words).description.read_text("utf-8")))
    SHAPES_FILE.write_text(format_shapes(found), "utf-8")


if __name__ == "__main__":
    main()
