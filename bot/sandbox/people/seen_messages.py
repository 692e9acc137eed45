"""What a person sees: a message with its texts, buttons, selects and pictures; a modal with its fields."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from typing_extensions import override

from bot.sandbox.people.filled_forms import list_modal_inputs
from bot.sandbox.world.components import iter_media_items, walk_components
from bot.sandbox.world.protocol import SELECT_KINDS, ComponentKind, JsonObject


@dataclass(frozen=True, slots=True, repr=False)
class SeenMessage:
    """A message as it was when somebody looked at it.

    `json` is the message as the page API gives it; `files` the bytes of its attachments by address.
    """

    json: JsonObject
    files: Mapping[str, bytes]

    @override
    def __repr__(self) -> str:
        return f"<Seen {self.id} in {self.channel_id} by {self.author}: {self.text[:60]!r}>"

    def __getitem__(self, key: str) -> Any:
        """Return a field of the message's JSON."""
        return self.json[key]

    @property
    def id(self) -> int:
        """The message."""
        return int(self.json["id"])

    @property
    def channel_id(self) -> int:
        """Where it is."""
        return int(self.json["channel_id"])

    @property
    def content(self) -> str:
        """Its plain text."""
        return str(self.json["content"])

    @property
    def author(self) -> str:
        """The name of its author."""
        return str(self.json["author"]["global_name"] or self.json["author"]["username"])

    @property
    def is_ephemeral(self) -> bool:
        """Whether only this person sees it."""
        return bool(self.json["ephemeral"])

    @property
    def components(self) -> list[JsonObject]:
        """Its layout."""
        return list(self.json["components"])

    @property
    def text(self) -> str:
        """Everything readable on it, line by line."""
        return "\n".join(list_texts(self))


@dataclass(frozen=True, slots=True)
class SeenButton:
    """A button; a link has a url and no custom id."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    emoji: str | None
    url: str | None


@dataclass(frozen=True, slots=True)
class SeenOption:
    """An option of a string select."""

    label: str
    value: str
    description: str | None
    default: bool


@dataclass(frozen=True, slots=True)
class Select:
    """A select; `options` is empty unless it is a string select."""

    custom_id: str
    kind: ComponentKind
    placeholder: str | None
    options: tuple[SeenOption, ...]
    min_values: int
    max_values: int
    disabled: bool


@dataclass(frozen=True, slots=True)
class SeenPicture:
    """A picture with its alt text."""

    content: bytes = field(repr=False)
    alt: str | None
    filename: str
    url: str


@dataclass(frozen=True, slots=True)
class Modal:
    """A window that the bot opened for a person."""

    interaction_id: int
    json: JsonObject

    @property
    def title(self) -> str:
        """Its title."""
        return str(self.json["title"])

    @property
    def fields(self) -> list[JsonObject]:
        """The components that can be filled in, each with the `label` beside it."""
        fields = []
        for component in self.json["components"]:
            label = {"label": component["label"]} if component["type"] == ComponentKind.LABEL else {}
            fields += [field | label for field in list_modal_inputs([component])]
        return fields

    @property
    def text(self) -> str:
        """What its text displays say."""
        displays = [
            c["content"] for c in walk_components(self.json["components"]) if c["type"] == ComponentKind.TEXT_DISPLAY
        ]
        return "\n".join(displays)


def list_buttons(message: SeenMessage) -> list[SeenButton]:
    """Return the buttons of a message, in reading order."""
    return [_parse_button(c) for c in walk_components(message.components) if c["type"] == ComponentKind.BUTTON]


def _parse_button(component: JsonObject) -> SeenButton:
    emoji = component.get("emoji") or {}
    return SeenButton(
        component.get("label") or "",
        component.get("custom_id"),
        component["style"],
        bool(component.get("disabled")),
        emoji.get("name"),
        component.get("url"),
    )


def list_selects(message: SeenMessage) -> list[Select]:
    """Return the selects of a message, in reading order."""
    return [parse_select(c) for c in walk_components(message.components) if c["type"] in SELECT_KINDS]


def parse_select(component: JsonObject) -> Select:
    """Return a component as the select that it is."""
    options = tuple(
        SeenOption(o["label"], o["value"], o.get("description"), bool(o.get("default")))
        for o in component.get("options") or ()
    )
    return Select(
        component["custom_id"],
        ComponentKind(component["type"]),
        component.get("placeholder"),
        options,
        component["min_values"],
        component["max_values"],
        bool(component.get("disabled")),
    )


def list_texts(message: SeenMessage) -> list[str]:
    """Return everything readable on a message except labels: content, embeds, text displays."""
    texts = [message.content, *(text for embed in message["embeds"] for text in _iter_embed_texts(embed))]
    texts += [c["content"] for c in walk_components(message.components) if c["type"] == ComponentKind.TEXT_DISPLAY]
    return [text for text in texts if text]


def _iter_embed_texts(embed: JsonObject) -> Iterator[str]:
    yield (embed.get("author") or {}).get("name") or ""
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    for row in embed.get("fields") or ():
        yield from (row["name"], row["value"])
    yield (embed.get("footer") or {}).get("text") or ""


def list_pictures(message: SeenMessage) -> list[SeenPicture]:
    """Return the pictures of a message that came as files, each once: in its layout, its embeds, or loose."""
    pictures = [(media["url"], alt) for media, alt in iter_media_items(message.components)]
    pictures += [
        (e[key]["url"], e[key].get("description"))
        for e in message["embeds"]
        for key in ("image", "thumbnail")
        if key in e
    ]
    pictures += [(a["url"], a.get("description")) for a in message["attachments"]]
    alts: dict[str, str | None] = {}
    for url, alt in pictures:
        alts[url] = alts.get(url) or alt
    return [
        SeenPicture(message.files[u], alt, u.rsplit("/", 1)[-1], u) for u, alt in alts.items() if u in message.files
    ]
