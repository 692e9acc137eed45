"""What Discord accepts as a component, by its description: which shapes may stand where, and which have an id."""

from bot.discord_api import load_shapes
from bot.sandbox.bots.refuse.schema_checks import kind_of, parts_of

TOP_V2 = tuple(parts_of("MessageCreateRequest", "components"))
TOP_CLASSIC = ("ActionRowComponentForMessageRequest",)
TOP_MODAL = tuple(parts_of("ModalInteractionCallbackRequestData", "components"))

WITH_ID = frozenset(
    kind_of(name) for name, shape in load_shapes().items() if {"custom_id", "type"} <= set(shape.get("properties", ()))
)
"""The kinds of components that a bot names itself, by `custom_id`."""
