"""Validates messages, new or edited, as Discord does."""

from collections.abc import Iterator, Sequence

from bot.discord_api import MAX_COMPONENTS, MAX_CONTENT_LENGTH
from bot.sandbox.bots.validation.component_rules import check_components
from bot.sandbox.bots.validation.components import TOP_SHAPES_CLASSIC, TOP_SHAPES_V2
from bot.sandbox.bots.validation.embeds import check_embeds
from bot.sandbox.bots.validation.schema_checks import INT32, build_shape_check
from bot.sandbox.bots.validation.shapes import (
    Complaints,
    FieldPath,
    accept_anything,
    build_integer_check,
    build_list_check,
    build_string_check,
    check_nonce,
)
from bot.sandbox.world.attachments import SCHEME, Upload, sanitize_file_name
from bot.sandbox.world.errors import build_refusal
from bot.sandbox.world.protocol import MAX_FILE_BYTES, JsonObject, MessageFlag
from bot.sandbox.world.world import Message

_MESSAGE = build_shape_check(
    "MessageCreateRequest",
    content=build_string_check(0, MAX_CONTENT_LENGTH),
    flags=build_integer_check(0, INT32),
    nonce=check_nonce,
    components=build_list_check(accept_anything, 0, MAX_COMPONENTS),  # which kinds may stand there depends on the flags
)
_LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")
_VISIBLE_FIELDS = ("content", "embeds", "components", "sticker_ids", "poll")


def validate_message(
    body: JsonObject, uploads: Sequence[Upload], *, field_path: FieldPath = (), existing: Message | None = None
) -> None:
    """Validate a message; refuse it as Discord would: 50035 with the field's path, 50006 empty, 40005 too large.

    `field_path` is the path to the message within the request; `existing` is the message that is edited.
    """
    if any(len(upload.content) > MAX_FILE_BYTES for upload in uploads):
        raise build_refusal(40005)
    complaints = Complaints()
    _MESSAGE(complaints, field_path, body)
    complaints.raise_if_any()
    check_embeds(complaints, (*field_path, "embeds"), body.get("embeds") or ())
    _check_layout(complaints, field_path, body, existing)
    _check_mentions(complaints, field_path, body.get("allowed_mentions") or {})
    _check_files(complaints, field_path, body, uploads, existing)
    complaints.raise_if_any()
    if _is_empty(body, uploads, existing):
        raise build_refusal(50006)


def _check_layout(complaints: Complaints, field_path: FieldPath, body: JsonObject, existing: Message | None) -> None:
    v2 = bool((body.get("flags") or 0) & MessageFlag.COMPONENTS_V2) or bool(existing and existing.is_v2)
    if body.get("components"):
        allowed = TOP_SHAPES_V2 if v2 else TOP_SHAPES_CLASSIC
        check_components(complaints, (*field_path, "components"), body["components"], allowed)
    if not v2:
        return
    for key in _LEGACY_FIELDS:
        left_over = getattr(existing, key, None) if existing and key not in body else None
        if body.get(key) or left_over:
            sentence = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            complaints.add_error((*field_path, key), code, sentence)


def _check_mentions(complaints: Complaints, field_path: FieldPath, allowed: JsonObject) -> None:
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            sentence = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            place = (*field_path, "allowed_mentions")
            complaints.add_error(place, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", sentence)


def _check_files(
    complaints: Complaints, field_path: FieldPath, body: JsonObject, uploads: Sequence[Upload], existing: Message | None
) -> None:
    listed = {int(entry["id"]): entry for entry in body.get("attachments") or ()}
    attachments = [a for a in existing.attachments if not _is_attachment_dropped(a.id, body)] if existing else []
    names = {attachment.filename for attachment in attachments}
    names |= {sanitize_file_name(listed.get(u.index, {}).get("filename") or u.filename) for u in uploads}
    if len(attachments) + len(uploads) > 10:
        complaints.add_error((*field_path, "attachments"), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    for number in sorted(listed.keys() - {u.index for u in uploads} - {a.id for a in attachments}):
        index = list(listed).index(number)
        sentence = "The attachment does not exist and was not uploaded"
        complaints.add_error((*field_path, "attachments", index, "id"), "ATTACHMENT_NOT_FOUND", sentence)
    for key in ("components", "embeds"):
        for place, name in _find_attachment_names(body.get(key), (*field_path, key)):
            if name not in names:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                complaints.add_error(place, code, "The referenced attachment was not found")


def _is_attachment_dropped(attachment_id: int, body: JsonObject) -> bool:
    listed = body.get("attachments")
    return listed is not None and attachment_id not in {int(entry["id"]) for entry in listed}


def _find_attachment_names(value: object, field_path: FieldPath) -> Iterator[tuple[FieldPath, str]]:
    """Yield every `attachment://` name within a value, with its path."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _find_attachment_names(part, (*field_path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from _find_attachment_names(part, (*field_path, index))
    elif isinstance(value, str) and value.startswith(SCHEME) and str(field_path[-1]).endswith("url"):
        yield field_path, value.removeprefix(SCHEME)


def _is_empty(body: JsonObject, uploads: Sequence[Upload], existing: Message | None) -> bool:
    if uploads:
        return False
    if existing is None:
        return not any(body.get(key) for key in _VISIBLE_FIELDS)
    left = [body[key] if key in body else getattr(existing, key, None) for key in _VISIBLE_FIELDS]
    files = [a for a in existing.attachments if not _is_attachment_dropped(a.id, body)]
    return not any(left) and not files
