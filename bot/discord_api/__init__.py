"""Discord's OpenAPI description of the requests that a bot makes: shapes of their fields, with limits.

`shapes.json` is an extract of <https://github.com/discord/discord-api-spec>: only requests that the bot or the
sandbox knows, and only what a check needs. `python -m tests.discord_shapes openapi.json` writes it. What Discord
refuses and the description does not state has a name here.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

Shape: TypeAlias = Mapping[str, Any]
"""A part of a request as JSON Schema; `$ref` is the name of another shape."""

SHAPES_FILE: Final = Path(__file__).with_name("shapes.json")

MAX_COMPONENTS: Final = 40
"""Components of one message or modal, those inside others counted; the description says so of each list alone."""
MAX_DISPLAY_TEXT_LENGTH: Final = 4000
"""Characters of all texts in the components of one message; the description says so of each text alone."""
MAX_CONTENT_LENGTH: Final = 2000
"""Characters of a bot's message; the description allows 4000, which are for people who pay."""


@cache
def load_shapes() -> Mapping[str, Shape]:
    """Return all shapes by name."""
    read: dict[str, Shape] = json.loads(SHAPES_FILE.read_text("utf-8"))
    return read


def find_field_shape(name: str, key: str) -> Shape:
    """Return the shape of a field of a request or a part of it; raises `KeyError`."""
    shape: Shape = load_shapes()[name]["properties"][key]
    return shape


def find_max_field_length(name: str, key: str) -> int:
    """Return how many characters of a text, or things in a list, Discord accepts in a field."""
    shape = find_field_shape(name, key)
    return int(shape["maxItems"] if "maxItems" in shape else shape["maxLength"])
