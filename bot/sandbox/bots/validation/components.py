"""Validates components as Discord does, by its description: which may stand where, and which have an id."""

from bot.discord_api import load_shapes
from bot.sandbox.bots.validation.schema_checks import find_type_value, list_part_shapes

TOP_SHAPES_V2 = tuple(list_part_shapes("MessageCreateRequest", "components"))
TOP_SHAPES_CLASSIC = ("ActionRowComponentForMessageRequest",)
TOP_SHAPES_MODAL = tuple(list_part_shapes("ModalInteractionCallbackRequestData", "components"))

CUSTOM_ID_KINDS = frozenset(
    find_type_value(name)
    for name, shape in load_shapes().items()
    if {"custom_id", "type"} <= set(shape.get("properties", ()))
)
"""The kinds of components that a bot names itself, by `custom_id`."""
