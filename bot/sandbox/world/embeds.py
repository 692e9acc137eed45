"""Embeds as Discord stores them: typed `rich`, nothing empty, picture addresses replaced."""

from collections.abc import Sequence

from bot.sandbox.world.attachments import find_attachment
from bot.sandbox.world.message_payloads import build_cdn_url
from bot.sandbox.world.protocol import JsonObject
from bot.sandbox.world.world import Attachment

EMBED_PICTURE_FIELDS = ("image", "thumbnail")
EMBED_ICON_FIELDS = ("author", "footer")


def finish_embeds(embeds: Sequence[JsonObject], attachments: Sequence[Attachment], address: str) -> list[JsonObject]:
    """Return finished copies of a request's embeds."""
    return [_finish_embed(embed, attachments, address) for embed in embeds]


def _finish_embed(embed: JsonObject, attachments: Sequence[Attachment], address: str) -> JsonObject:
    payload = {key: value for key, value in embed.items() if value not in (None, [], {})} | {"type": "rich"}
    for key in EMBED_PICTURE_FIELDS:
        if payload.get(key):
            payload[key] = _finish_picture(payload[key], "url", attachments, address)
    for key in EMBED_ICON_FIELDS:
        if payload.get(key, {}).get("icon_url"):
            payload[key] = _finish_picture(payload[key], "icon_url", attachments, address)
    return payload


def _finish_picture(holder: JsonObject, key: str, attachments: Sequence[Attachment], address: str) -> JsonObject:
    attachment = find_attachment(attachments, holder[key], address)
    url = build_cdn_url(attachment, address) if attachment else holder[key]
    payload = holder | {key: url, f"proxy_{key}": url}
    if key == "url" and attachment and attachment.width:
        payload |= {"width": attachment.width, "height": attachment.height}
    return payload
