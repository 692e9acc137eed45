"""Request bodies that Discord accepts, with something of everything in them; tests spoil them one field at a time."""

import copy
from collections.abc import Iterator
from typing import Any

PICTURE = "attachment://board.png"


def button(number: int, **fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"go:{number}"} | fields


def select(**fields: Any) -> dict[str, Any]:
    options = [
        {"label": "Nose", "value": "nose"},
        {"label": "Ear", "value": "ear", "description": "Big", "emoji": {"name": "👂"}},
    ]
    return {"type": 3, "custom_id": "part", "min_values": 1, "max_values": 2, "options": options} | fields


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def classic() -> dict[str, Any]:
    """Return a message of content, embed and rows."""
    embed = {
        "title": "Gobblestones",
        "description": "Round 2",
        "color": 5,
        "url": "https://example.org/rules",
        "fields": [{"name": "Bid", "value": "7", "inline": True}],
        "footer": {"text": "Ann's turn"},
        "author": {"name": "Parlour"},
        "image": {"url": PICTURE},
        "timestamp": "2026-01-01T00:00:00Z",
    }
    link = {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/rules"}
    people = {"type": 5, "custom_id": "who", "default_values": [{"id": "1", "type": "user"}]}
    places = {"type": 8, "custom_id": "where", "channel_types": [0, 11]}
    return {
        "content": "hello",
        "tts": False,
        "flags": 4,
        "embeds": [embed],
        "components": [row(button(1), button(2), link), row(select()), row(people), row(places)],
        "attachments": [{"id": 0, "filename": "board.png", "description": "The board"}],
        "allowed_mentions": {"parse": ["users"], "replied_user": False},
        "nonce": "1234",
    }


def layout() -> dict[str, Any]:
    """Return a Components V2 message with every component."""
    media = {"url": PICTURE}
    container = {
        "type": 17,
        "accent_color": 3,
        "components": [
            {"type": 9, "components": [text("One")], "accessory": button(3)},
            {
                "type": 9,
                "components": [text("Two")],
                "accessory": {"type": 11, "media": media, "description": "A"},
            },
            {"type": 14, "divider": True, "spacing": 2},
            {"type": 12, "items": [{"media": media, "description": "The board", "spoiler": False}]},
            {"type": 13, "file": media},
            row(select()),
            row(button(1), button(2)),
        ],
    }
    components = [text("Hello"), container, row(button(4))]
    return {
        "flags": 1 << 15,
        "components": components,
        "attachments": [{"id": 0, "filename": "board.png"}],
    }


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def modal() -> dict[str, Any]:
    """Return an answer that opens a modal with every kind of field."""
    plain = {"type": 4, "custom_id": "bid", "style": 1, "label": "Bid", "min_length": 1, "max_length": 9}
    radio = {
        "type": 21,
        "custom_id": "speed",
        "options": [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}],
    }
    labelled = [{"type": 4, "custom_id": "why", "style": 2}, select(), radio]
    labels = [{"type": 18, "label": "Label", "description": "More", "component": component} for component in labelled]
    return {
        "type": 9,
        "data": {"custom_id": "m", "title": "Title", "components": [text("Hi"), row(plain), *labels]},
    }


def commands() -> list[dict[str, Any]]:
    """Return a set of commands with every kind of option that has limits of its own."""

    def option(kind: int, name: str, **fields: Any) -> dict[str, Any]:
        return {"type": kind, "name": name, "description": "Something"} | fields

    play = [
        option(3, "game", required=True, choices=[{"name": "Teeth", "value": "teeth"}]),
        option(4, "seats", min_value=2, max_value=6),
        option(10, "pace", autocomplete=True),
        option(7, "where", channel_types=[0]),
    ]
    table = [option(1, "show", options=[option(6, "who")]), option(2, "seat", options=[option(1, "take")])]
    return [
        {"name": "play", "description": "Play", "type": 1, "options": play, "contexts": [0, 1]},
        {"name": "table", "description": "Tables", "options": table},
        {"name": "Look", "type": 3},
    ]


def ways(value: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to everything within a body."""
    if at:
        yield at
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from ways(one, (*at, key))


def spoilt(body: Any, at: str, value: Any) -> Any:
    """Return a copy of a body in which one field (its path joined by dots) is replaced; `...` removes it."""
    fresh = copy.deepcopy(body)
    *outer, last = [int(key) if key.isdecimal() else key for key in at.split(".")]
    place = fresh
    for key in outer:
        place = place[key]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return fresh
