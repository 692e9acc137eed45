"""Validates emoji of the application's own as Discord does."""

import base64
import binascii
import re
from collections.abc import Collection, Mapping

from bot.sandbox.bots.validation.schema_checks import build_field_check
from bot.sandbox.bots.validation.shapes import Complaints, FieldPath, ValueCheck, build_json_object_check
from bot.sandbox.world.protocol import JsonObject

MAX_EMOJI_BYTES = 256 * 1024
EMOJI_NAME_PATTERN = re.compile(r"\w+", re.ASCII)
EMOJI_IMAGE_PATTERN = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.*)", re.DOTALL)


def _check_name_field(complaints: Complaints, field_path: FieldPath, value: object) -> None:
    build_field_check("ApplicationEmojiCreate", "name")(complaints, field_path, value)
    if isinstance(value, str) and not EMOJI_NAME_PATTERN.fullmatch(value):
        complaints.add_error(field_path, "STRING_TYPE_REGEX", "String value did not match validation regex.")


def _check_image_field(complaints: Complaints, field_path: FieldPath, value: object) -> None:
    content = _decode_data_uri(value)
    if content is None:
        complaints.add_error(field_path, "IMAGE_INVALID", "Invalid image data")
    elif len(content) > MAX_EMOJI_BYTES:
        complaints.add_error(field_path, "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")


def _decode_data_uri(value: object) -> bytes | None:
    """Return the bytes of a data URI, or None if it is not one."""
    match = EMOJI_IMAGE_PATTERN.fullmatch(value) if isinstance(value, str) else None
    try:
        return base64.b64decode(match[1], validate=True) if match else None
    except binascii.Error:
        return None


def validate_emoji(body: JsonObject, taken: Collection[str]) -> None:
    """Refuse an emoji that Discord would refuse; `taken` are the names of others."""
    _validate_emoji_body(body, {"name": _check_name_field, "image": _check_image_field}, taken)


def validate_emoji_name(body: JsonObject, taken: Collection[str]) -> None:
    """Refuse another name that Discord would refuse."""
    _validate_emoji_body(body, {"name": _check_name_field}, taken)


def _validate_emoji_body(body: JsonObject, fields: Mapping[str, ValueCheck], taken: Collection[str]) -> None:
    complaints = Complaints()
    build_json_object_check(fields, tuple(fields))(complaints, (), body)
    if body.get("name") in taken:
        sentence = "Application emoji name is already taken"
        complaints.add_error(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", sentence)
    complaints.raise_if_any()
