"""Validates embeds as Discord does."""

from collections.abc import Sequence

from bot.sandbox.bots.validation.schema_checks import build_field_check
from bot.sandbox.bots.validation.shapes import Complaints, FieldPath
from bot.sandbox.world.protocol import JsonObject

MAX_EMBED_CHARACTERS = 6000
"""Characters of all embeds of a message; the description states no sum."""
CHECK_EMBEDS = build_field_check("MessageCreateRequest", "embeds")
_VISIBLE_FIELDS = ("title", "description", "fields", "image", "thumbnail", "author", "footer", "video")


def count_embed_characters(embed: JsonObject) -> int:
    """Return how much text an embed shows, as Discord counts it."""
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    parts += [part for field in embed.get("fields") or () for part in (field.get("name"), field.get("value"))]
    return sum(len(part or "") for part in parts)


def check_embeds(complaints: Complaints, field_path: FieldPath, embeds: Sequence[JsonObject]) -> None:
    """Report what Discord refuses in embeds whose fields are good one by one."""
    for index, embed in enumerate(embeds):
        if not any(embed.get(key) for key in _VISIBLE_FIELDS):
            complaints.add_error((*field_path, index, "description"), "BASE_TYPE_REQUIRED", "This field is required")
        for number, field in enumerate(embed.get("fields") or ()):
            _check_field(complaints, (*field_path, index, "fields", number), field)
    if sum(count_embed_characters(embed) for embed in embeds) > MAX_EMBED_CHARACTERS:
        sentence = f"Embed size exceeds maximum size of {MAX_EMBED_CHARACTERS}"
        complaints.add_error(field_path, "MAX_EMBED_SIZE_EXCEEDED", sentence)


def _check_field(complaints: Complaints, field_path: FieldPath, field: JsonObject) -> None:
    for key in ("name", "value"):
        if not field[key].strip():
            complaints.add_error((*field_path, key), "BASE_TYPE_REQUIRED", "This field is required")
