"""Limits that Discord documents and its published description does not state: across fields, and of sums."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

COMPONENTS_V2 = 1 << 15
MOST_CONTENT, MOST_COMPONENTS, MOST_DISPLAY_TEXT, MOST_EMBED_TEXT, MOST_COMMAND_TEXT = 2000, 40, 4000, 6000, 8000
MOST_ROWS = 5
MOST_COMMANDS = {1: 100, 2: 15, 3: 15}
"""By type of command."""
ROW, BUTTON, STRING_SELECT, TEXT_INPUT, TEXT_DISPLAY = 1, 2, 3, 4, 10
SELECTS = frozenset({3, 5, 6, 7, 8})
WITH_VALUES = SELECTS | {19}
"""Selects, and the upload of files."""
LINK, PREMIUM = 5, 6
COMMAND_NAME = re.compile(r"^[-_'\w]{1,32}$")

Problems = Iterator[str]


def broken_limits(method: str, route: str, body: Any, files: Collection[str] = ()) -> Problems:
    """Yield what is wrong with a request to a route of the description; its body has the described shape."""
    if route.endswith("/commands") and isinstance(body, list):
        yield from _in_commands(body)
    elif route.endswith("/callback"):
        yield from _in_callback(body, files)
    elif route == "/channels/{channel_id}/threads" and isinstance(body.get("message"), dict):
        yield from _in_message(body["message"], files, creating=True)
    elif route == "/users/@me/channels" and not body.get("recipient_id"):
        yield "recipient_id: needed"
    elif _is_message(method, route):
        yield from _in_message(body, files, creating=method == "POST")


def _is_message(method: str, route: str) -> bool:
    posted = method == "POST" and route == "/webhooks/{webhook_id}/{webhook_token}"
    return posted or (
        method in {"POST", "PATCH"} and re.search(r"/messages(/(?!bulk-delete)[^/]+)?$", route) is not None
    )


def _in_callback(body: Any, files: Collection[str]) -> Problems:
    data = body.get("data") or {}
    if body.get("type") in {4, 7}:
        yield from _in_message(data, files, creating=body["type"] == 4)
    elif body.get("type") == 9:
        if len(data.get("components") or []) > MOST_ROWS:
            yield f"components: a form has at most {MOST_ROWS} at its top"
        yield from _in_components(list(_all_components(data.get("components"))))


def _all_components(components: Iterable[Any] | None) -> Iterator[Any]:
    """Yield components and all that are in them."""
    for one in components or ():
        if isinstance(one, dict):
            yield one
            yield from _all_components(one.get("components"))
            yield from _all_components([one.get("accessory"), one.get("component")])


def _in_message(message: Any, files: Collection[str], *, creating: bool) -> Problems:
    yield from _in_content(message)
    yield from _in_layout(message, creating=creating)
    yield from _in_components(list(_all_components(message.get("components"))))
    yield from _in_embeds(message.get("embeds") or [])
    if creating:  # an edit may name files that the message has already
        yield from _in_new_message(message, files)


def _in_content(message: Any) -> Problems:
    if len(message.get("content") or "") > MOST_CONTENT:
        yield f"content: longer than {MOST_CONTENT}"


def _in_layout(message: Any, *, creating: bool) -> Problems:
    components = message.get("components") or []
    is_layout = bool((message.get("flags") or 0) & COMPONENTS_V2)
    if is_layout and any(message.get(key) for key in ("content", "embeds", "poll", "sticker_ids")):
        yield "flags: a layout has no content, embeds, poll or stickers"
    if creating and not is_layout and any(one.get("type") != ROW for one in components if isinstance(one, dict)):
        yield "components: only rows without the flag of a layout"
    if not is_layout and len(components) > MOST_ROWS:
        yield f"components: more than {MOST_ROWS} rows"
    everything = list(_all_components(components))
    if len(everything) > MOST_COMPONENTS:
        yield f"components: more than {MOST_COMPONENTS} in all"
    if sum(len(one.get("content") or "") for one in everything if one.get("type") == TEXT_DISPLAY) > MOST_DISPLAY_TEXT:
        yield f"components: more than {MOST_DISPLAY_TEXT} characters of text"


def _in_embeds(embeds: Iterable[Any]) -> Problems:
    total = 0
    for index, embed in enumerate(embeds):
        fields = embed.get("fields") or []
        if any(not (field.get(key) or "").strip() for field in fields for key in ("name", "value")):
            yield f"embeds/{index}/fields: an empty name or value"
        if not any(
            embed.get(key)
            for key in ("title", "description", "fields", "image", "thumbnail", "author", "footer", "video")
        ):
            yield f"embeds/{index}: empty"
        total += sum(map(len, _embed_texts(embed)))
    if total > MOST_EMBED_TEXT:
        yield f"embeds: more than {MOST_EMBED_TEXT} characters in all"


def _embed_texts(embed: Any) -> Iterator[str]:
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    yield (embed.get("footer") or {}).get("text") or ""
    yield (embed.get("author") or {}).get("name") or ""
    for field in embed.get("fields") or []:
        yield field.get("name") or ""
        yield field.get("value") or ""


SAYS_SOMETHING = ("content", "embeds", "components", "sticker_ids", "poll", "shared_client_theme", "message_reference")


def _in_new_message(message: Any, files: Collection[str]) -> Problems:
    if not files and not any(message.get(key) for key in SAYS_SOMETHING):
        yield "(body): an empty message"
    there = {*files, *(one.get("filename") for one in message.get("attachments") or [])}
    for name in _named_files([message.get("embeds"), message.get("components")]):
        if name not in there:
            yield f"attachment://{name}: no such file"


def _named_files(part: Any) -> Iterator[str]:
    if isinstance(part, str) and part.startswith("attachment://"):
        yield part.removeprefix("attachment://")
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from _named_files(inner)


def _in_components(everything: list[Any]) -> Problems:
    for key in ("custom_id", "id"):
        named = [one[key] for one in everything if one.get(key)]
        if len(named) != len(set(named)):
            yield f"components: a {key} twice"
    for one in everything:
        for check in CHECKS.get(one.get("type"), ()):
            yield from check(one)


def _in_button(button: Any) -> Problems:
    style = button.get("style")
    has = {key for key in ("custom_id", "url", "label", "sku_id") if button.get(key)}
    if style == LINK and ("url" not in has or "custom_id" in has):
        yield "a button with a link: needs its url, and no custom_id"
    if style == PREMIUM and has != {"sku_id"}:
        yield "a premium button: a sku_id and nothing else"
    if style in {1, 2, 3, 4} and ("custom_id" not in has or "url" in has):
        yield "a button: needs its custom_id, and no url"
    if style != PREMIUM and "label" not in has and not button.get("emoji"):
        yield "a button: needs a label or an emoji"


def _in_row(row: Any) -> Problems:
    kinds = [one.get("type") for one in row.get("components") or []]
    if len(kinds) > 1 and SELECTS.union({TEXT_INPUT}).intersection(kinds):
        yield "a row: a menu or a text field is alone in it"


def _in_values(select: Any) -> Problems:
    fewest, most = _or(select.get("min_values"), 1), _or(select.get("max_values"), 1)
    if fewest > most:
        yield "a menu: min_values above max_values"
    if len(select.get("default_values") or []) > most:
        yield "a menu: more default_values than max_values"


def _in_options(select: Any) -> Problems:
    options, most = select.get("options") or [], _or(select.get("max_values"), 1)
    values = [option.get("value") for option in options]
    if len(values) != len(set(values)):
        yield "a menu: a value twice"
    if most > len(values):
        yield "a menu: max_values above the number of options"
    if sum(bool(option.get("default")) for option in options) > most:
        yield "a menu: more defaults than max_values"


def _in_text_input(field: Any) -> Problems:
    if _or(field.get("min_length"), 0) > _or(field.get("max_length"), 1 << 30):
        yield "a text field: min_length above max_length"


def _or(value: int | None, otherwise: int) -> int:
    return otherwise if value is None else value


CHECKS: dict[int, tuple[Callable[[Any], Problems], ...]] = {
    ROW: (_in_row,),
    BUTTON: (_in_button,),
    TEXT_INPUT: (_in_text_input,),
    **dict.fromkeys(WITH_VALUES, (_in_values,)),
    STRING_SELECT: (_in_values, _in_options),
}
"""What is looked at in a component of each type."""


def _in_commands(commands: list[Any]) -> Problems:
    keys = [(one.get("type") or 1, one.get("name")) for one in commands]
    for kind, most in MOST_COMMANDS.items():
        if sum(key[0] == kind for key in keys) > most:
            yield f"(body): more than {most} commands of type {kind}"
    if len(keys) != len(set(keys)):
        yield "(body): two commands of one name"
    for command in commands:
        yield from _in_command(command)


def _in_command(command: Any) -> Problems:
    if command.get("type", 1) in {1, None}:
        yield from _in_name(command)
        if not command.get("description"):
            yield "description: needed"
    elif command.get("options"):
        yield "options: only slash commands have them"
    elif command.get("description"):
        yield "description: not in a menu"
    if _size(command) > MOST_COMMAND_TEXT:
        yield f"(command): more than {MOST_COMMAND_TEXT} characters in all"
    yield from _in_command_options(command.get("options") or [])


def _in_name(named: Any) -> Problems:
    name = named.get("name") or ""
    if not COMMAND_NAME.match(name) or name != name.lower():
        yield f"name {name!r}: lower case and no blanks"


def _size(part: Any) -> int:
    """Return how many characters of a command or option count, each text in its longest language."""
    translated = [
        [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()] for key in ("name", "description")
    ]
    choices = sum(len(one["name"]) + len(str(one["value"])) for one in part.get("choices") or [])
    return sum(max(map(len, texts)) for texts in translated) + choices + sum(map(_size, part.get("options") or []))


def _in_command_options(options: list[Any]) -> Problems:
    names = [option.get("name") for option in options]
    if len(names) != len(set(names)):
        yield "options: a name twice"
    values = [bool(option.get("required")) for option in options if option.get("type") not in {1, 2}]
    if values != sorted(values, reverse=True):
        yield "options: a required one after an optional one"
    for option in options:
        yield from _in_name(option)
        if option.get("autocomplete") and option.get("choices"):
            yield "options: autocomplete beside choices"
        yield from _in_command_options(option.get("options") or [])
