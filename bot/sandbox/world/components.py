"""Components as Discord stores them: numbered, defaults filled in, media addresses replaced."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.sandbox.world.attachments import find_attachment, resolve_media_item
from bot.sandbox.world.protocol import SELECT_KINDS, ComponentKind, JsonObject
from bot.sandbox.world.world import Attachment, World

COMPONENT_DEFAULTS: dict[int, JsonObject] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECT_KINDS},
    ComponentKind.THUMBNAIL: {"description": None, "spoiler": False},
    ComponentKind.FILE: {"spoiler": False},
    ComponentKind.SEPARATOR: {"spacing": 1, "divider": True},
    ComponentKind.CONTAINER: {"accent_color": None, "spoiler": False},
}
"""The defaults for what the request left out of a component."""

CHILD_FIELDS_BY_KIND: dict[int, tuple[str, ...]] = {
    ComponentKind.ACTION_ROW: ("components",),
    ComponentKind.SECTION: ("components", "accessory"),
    ComponentKind.CONTAINER: ("components",),
    ComponentKind.LABEL: ("component",),
}
"""The fields in which a component holds others."""


def walk_components(components: Sequence[JsonObject]) -> Iterator[JsonObject]:
    """Yield every component, parents before children, in the order in which Discord numbers them."""
    for component in components:
        yield component
        for key in CHILD_FIELDS_BY_KIND.get(component["type"], ()):
            inside = component[key]
            yield from walk_components(inside if isinstance(inside, list) else [inside])


def find_interactive_components(components: Sequence[JsonObject]) -> dict[str, JsonObject]:
    """Return the components that somebody can use, by custom id."""
    return {c["custom_id"]: c for c in walk_components(components) if c.get("custom_id")}


def join_display_text(components: Sequence[JsonObject]) -> str:
    """Return all text that the text displays show."""
    return "\n".join(c["content"] for c in walk_components(components) if c["type"] == ComponentKind.TEXT_DISPLAY)


def iter_media_items(components: Sequence[JsonObject]) -> Iterator[tuple[JsonObject, str | None]]:
    """Yield every media item with its alt text."""
    for component in walk_components(components):
        if component["type"] == ComponentKind.MEDIA_GALLERY:
            for item in component["items"]:
                yield item["media"], item.get("description")
        elif component["type"] == ComponentKind.THUMBNAIL:
            yield component["media"], component.get("description")
        elif component["type"] == ComponentKind.FILE:
            yield component["file"], None


class ComponentFinisher:
    """Turns the components of a request into those of a response."""

    def __init__(self, world: World, attachments: Sequence[Attachment], address: str) -> None:
        self.world, self.attachments, self.address = world, attachments, address

    def finish_components(self, components: Sequence[JsonObject]) -> list[JsonObject]:
        """Return finished copies; the request's own objects stay as they are."""
        finished = [self._finish_component(component) for component in components]
        number_components(finished)
        return finished

    def _finish_component(self, component: JsonObject) -> JsonObject:
        kind = component["type"]
        payload = COMPONENT_DEFAULTS.get(kind, {}) | stringify_emoji_ids(remove_nulls(component))
        for key in CHILD_FIELDS_BY_KIND.get(kind, ()):
            inside = payload[key]
            payload[key] = (
                [self._finish_component(c) for c in inside]
                if isinstance(inside, list)
                else self._finish_component(inside)
            )
        if kind == ComponentKind.THUMBNAIL:
            payload["media"] = self._finish_media(payload["media"])
        elif kind == ComponentKind.MEDIA_GALLERY:
            payload["items"] = [self._finish_gallery_item(item) for item in payload["items"]]
        elif kind == ComponentKind.FILE:
            payload |= self._finish_file(payload["file"])
        return payload

    def _finish_media(self, media: JsonObject) -> JsonObject:
        return resolve_media_item(media, self.attachments, self.world, self.address)

    def _finish_gallery_item(self, item: JsonObject) -> JsonObject:
        media = self._finish_media(item["media"])
        return {"media": media, "description": item.get("description"), "spoiler": bool(item.get("spoiler"))}

    def _finish_file(self, media: JsonObject) -> JsonObject:
        attachment = find_attachment(self.attachments, media["url"], self.address)
        name, size = (attachment.filename, attachment.size) if attachment else (None, None)
        return {"file": self._finish_media(media), "name": name, "size": size}


def stringify_emoji_ids(component: JsonObject) -> JsonObject:
    """Return a component with the id of each emoji as a string: a page would read a number as another id."""
    emoji, options = component.get("emoji"), component.get("options")
    named = {"emoji": emoji | {"id": str(emoji["id"])}} if emoji and emoji.get("id") else {}
    listed = {"options": [stringify_emoji_ids(option) for option in options]} if options else {}
    return component | named | listed


def remove_nulls(part: JsonObject) -> JsonObject:
    """Return a copy without null fields, including nested ones; Discord leaves those out."""
    return {key: _prune_nulls(value) for key, value in part.items() if value is not None}


def _prune_nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return remove_nulls(value)
    return [_prune_nulls(element) for element in value] if isinstance(value, list) else value


def number_components(components: Sequence[JsonObject]) -> None:
    """Give every component without an id the next free one, counting from 1."""
    taken = {component.get("id") for component in walk_components(components)}
    next_id = 1
    for component in walk_components(components):
        if component.get("id"):
            continue
        while next_id in taken:
            next_id += 1
        component["id"] = next_id
        taken.add(next_id)
