"""What the bot and the sandbox know of Discord's limits is what Discord's published description says."""

import json
from typing import Any

import pytest

from bot.discord_api import MAX_COMPONENTS, MAX_DISPLAY_TEXT_LENGTH, SHAPES_FILE, find_max_field_length, load_shapes
from bot.sandbox.bots.validation.schema_checks import build_shape_check
from bot.sandbox.bots.validation.shapes import Complaints
from tests.bot.sandbox.facts import FACTS_FILE
from tests.discord_shapes import BODIES, REQUESTS, extract_shapes, format_shapes

LONG = 101 * "x"
TOY = {
    "type": "object",
    "description": "said at length",
    "properties": {
        "description": {"type": ["string", "null"], "maxLength": 100, "example": "x"},
        "part": {"oneOf": [{"type": "null"}, {"$ref": "#/components/schemas/Part"}]},
        "poll": {"$ref": "#/components/schemas/PollCreateRequest"},
    },
}


def test_the_extract_has_what_a_check_needs_of_the_requests_and_of_all_in_them() -> None:
    schemas: dict[str, Any] = {name: {"type": "object"} for name in (*REQUESTS, "Unused", "PollCreateRequest")}
    schemas |= {"MessageCreateRequest": TOY, "Part": {"type": "string", "title": "A part"}}
    paths: dict[str, Any] = {path: {} for path, _ in BODIES.values()}
    for path, method in BODIES.values():
        paths[path][method] = {"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}}}
    found = extract_shapes({"components": {"schemas": schemas}, "paths": paths})
    assert found.keys() == {*REQUESTS, *BODIES, "Part"}
    assert found["Part"] == {"type": "string"}
    assert found["MessageCreateRequest"]["properties"] == {
        "description": {"type": ["string", "null"], "maxLength": 100},
        "part": {"oneOf": [{"type": "null"}, {"$ref": "Part"}]},
        "poll": {"$ref": "PollCreateRequest"},
    }
    assert json.loads(format_shapes(found)) == found


def test_the_shapes_are_those_of_the_facts_that_all_tests_check_by() -> None:
    facts = json.loads(FACTS_FILE.read_text("utf-8"))
    paths = {
        path: {
            method: {
                "requestBody": {"content": {"application/json": {"schema": facts[f"{method.upper()} {path}"]["body"]}}}
            }
        }
        for path, method in BODIES.values()
    }
    described = {"components": {"schemas": facts}, "paths": paths}
    assert format_shapes(extract_shapes(described)) == SHAPES_FILE.read_text("utf-8")


def test_sums_that_the_description_does_not_state_are_what_it_says_of_one() -> None:
    assert find_max_field_length("MessageCreateRequest", "components") == MAX_COMPONENTS
    assert find_max_field_length("TextDisplayComponentForMessageRequest", "content") == MAX_DISPLAY_TEXT_LENGTH


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("StringSelectOptionForRequest", {"label": "", "value": "x"}, "BASE_TYPE_BAD_LENGTH"),
        ("StringSelectOptionForRequest", {"label": "x", "value": LONG}, "BASE_TYPE_BAD_LENGTH"),
        ("StringSelectOptionForRequest", {"label": "x", "value": "x", "description": LONG}, "BASE_TYPE_MAX_LENGTH"),
        ("StringSelectOptionForRequest", {"label": "x"}, "BASE_TYPE_REQUIRED"),
        ("StringSelectOptionForRequest", {"label": "x", "value": "x", "default": 1}, "BOOLEAN_TYPE_CONVERT"),
        ("StringSelectOptionForRequest", {"label": "x", "value": "x", "emoji": {}}, "BASE_TYPE_REQUIRED"),
        ("StringSelectOptionForRequest", {"label": "x", "value": "x", "description": None, "emoji": None}, None),
        ("ContainerComponentForMessageRequest", {"type": 17, "components": []}, "BASE_TYPE_BAD_LENGTH"),
        ("ContainerComponentForMessageRequest", {"type": 17, "components": [{"type": 17}]}, "UNION_TYPE_CHOICES"),
        ("ContainerComponentForMessageRequest", {"type": 17, "components": [{"type": []}]}, "UNION_TYPE_CHOICES"),
        ("ContainerComponentForMessageRequest", {"type": 17, "components": [{"type": 14}]}, None),
        ("ContainerComponentForMessageRequest", {"components": [{"type": 14}], "accent_color": -1}, "NUMBER_TYPE_MIN"),
        ("SeparatorComponentForMessageRequest", {"type": 14, "spacing": 3}, "BASE_TYPE_CHOICES"),
        ("SeparatorComponentForMessageRequest", {"type": 14, "id": 2**31}, "NUMBER_TYPE_MAX"),
        ("UserSelectDefaultValue", {"type": "user", "id": "x"}, "NUMBER_TYPE_COERCE"),
        ("UserSelectDefaultValue", {"type": "role", "id": "1"}, "BASE_TYPE_CHOICES"),
        ("RichEmbed", {"timestamp": "soon"}, "DATETIME_TYPE_PARSE"),
        ("RichEmbed", {"url": "ftp://example.org"}, "URL_TYPE_INVALID_SCHEME"),
        ("MessageAllowedMentionsRequest", {"users": ["1", "1"]}, "SET_TYPE_ALREADY_CONTAINS_VALUE"),
        ("ApplicationCommandOptionStringChoice", {"name": "x", "value": "", "name_localizations": 1}, "DICT_TYPE"),
        ("ApplicationCommandOptionNumberChoice", {"name": "x", "value": "1"}, "NUMBER_TYPE_COERCE"),
    ],
)
def test_each_kind_of_shape_refuses_what_it_does_not_fit(name: str, value: object, code: str | None) -> None:
    complaints = Complaints()
    build_shape_check(name)(complaints, (), value)
    found = json.dumps(complaints.errors)
    assert code in found if code else complaints.errors == {}, found


def test_every_shape_of_the_extract_makes_a_check_but_for_messages_whose_nonce_has_its_own() -> None:
    names = [name for name, shape in load_shapes().items() if "properties" in shape and name != "MessageCreateRequest"]
    assert len(names) > 50
    for name in names:
        complaints = Complaints()
        build_shape_check(name)(complaints, (), {})
        needed = set(load_shapes()[name].get("required", ()))
        assert complaints.errors.keys() == needed
