"""Turns a screen into Discord's components (V2), as they are sent, and into files."""

import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import discord
from discord import ComponentType, ui
from typing_extensions import override

from bot.screens.layout import (
    MOST_OPTIONS,
    Accent,
    Button,
    Figure,
    Menu,
    Option,
    Part,
    PeopleMenu,
    Row,
    Rule,
    Screen,
    Section,
    Spot,
    Style,
    Text,
)
from bot.ui.composing.own_emoji import OWN
from bot.ui.connection.refusals import may_be_content

log = logging.getLogger(__name__)

T = TypeVar("T")

STYLES: dict[Style, discord.ButtonStyle] = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
ACCENTS: dict[Accent, int] = {"waiting": 0x6FAE4B, "calm": 0x4A5A44, "over": 0xE0B450}
LONGEST_LABEL = 80
LONGEST_OPTION = 100
LONGEST_ALT = 1024

Component = dict[str, Any]
"""A component in the form in which Discord reads it."""


class Rendered(ui.LayoutView):
    """A view whose components are ready to be sent.

    discord.py makes an object of each component, and of each that it looks through later for callbacks. The bot has
    none: what a click means is in its custom_id. So its components are written once, and the view is over at once.
    """

    def __init__(self, components: list[Component]) -> None:
        super().__init__(timeout=None)
        self._ready = components
        self.stop()

    @override
    def to_components(self) -> list[Component]:
        return self._ready

    @override
    def has_components_v2(self) -> bool:
        return True

    @override
    def is_dispatchable(self) -> bool:
        return False


class PlainRows(Rendered):
    """Rows of buttons below a plain message."""

    @override
    def has_components_v2(self) -> bool:
        return False


def sent(screen: Screen) -> dict[str, Any]:
    """Return all of a screen that a new message is made of."""
    whole = {"files": files(screen), "allowed_mentions": mentions(screen)}
    if not screen.plain:
        return whole | {"view": layout(screen)}
    lines = [OWN.written(part.markdown, screen.room) for part in screen.parts if isinstance(part, Text)]
    below = [_row(part, 0) for part in screen.parts if isinstance(part, Row)]
    return whole | {"content": "\n".join(lines), "view": PlainRows(below)}


async def in_words_if_refused(screen: Screen, attempt: Callable[[Screen], Awaitable[T]]) -> T:
    """Send a screen; if Discord refuses it and its pictures may be why, send what they say in words."""
    try:
        return await attempt(screen)
    except discord.HTTPException as refusal:
        if not screen.figures or not may_be_content(refusal):
            raise
        log.warning("a picture was refused by Discord (%s/%s): words are sent alone", refusal.status, refusal.code)
    return await attempt(screen.in_words())


def layout(screen: Screen) -> ui.LayoutView:
    """Return the screen as a view of components."""
    parts = [_MAKERS[type(part)](part, screen.room) for part in screen.parts]
    return Rendered(
        [_component(ComponentType.container, accent_color=ACCENTS[screen.accent], spoiler=False, components=parts)]
    )


def files(screen: Screen) -> list[discord.File]:
    """Return the pictures of the screen as files to send with it."""
    return [_file(figure, figure.alt if screen.plain else None) for figure in screen.figures]


def attachments(screen: Screen, there: Sequence[discord.Attachment]) -> list[discord.Attachment | discord.File]:
    """Return the pictures of the screen for a message that has some: those that it has are not sent again."""
    known = {attachment.filename: attachment for attachment in there}
    return [known.get(figure.file_name) or _file(figure) for figure in screen.figures]


def _file(figure: Figure, alt: str | None = None) -> discord.File:
    described = clipped(alt, LONGEST_ALT) if alt else None
    return discord.File(io.BytesIO(figure.content), figure.file_name, description=described)


def mentions(screen: Screen) -> discord.AllowedMentions:
    """Return whom this screen may ping when it is posted: only those it names."""
    return discord.AllowedMentions(
        everyone=False,
        roles=[discord.Object(screen.role)] if screen.role else False,
        replied_user=False,
        users=[discord.Object(user) for user in screen.pings],
    )


def clipped(text: str, most: int) -> str:
    """Return text cut to Discord's limit, with an ellipsis if something is missing."""
    return text if len(text) <= most else text[: most - 1] + "…"


def _component(kind: ComponentType, **fields: Any) -> Component:
    return {"type": kind.value, **fields}


def _text(text: Text, room: int) -> Component:
    return _written(text.markdown, room)


def _written(markdown: str, room: int) -> Component:
    """Return a text as Discord reads it."""
    return _component(ComponentType.text_display, content=OWN.written(markdown, room))


def _gallery(figure: Figure, _room: int) -> Component:
    return _component(ComponentType.media_gallery, items=[_shown(figure)])


def _shown(figure: Figure) -> Component:
    """Return a picture as an item of a gallery or beside a text."""
    media = {"url": f"attachment://{figure.file_name}"}
    return {"media": media, "spoiler": False, "description": clipped(figure.alt, LONGEST_ALT)}


def _rule(_rule: Rule, _room: int) -> Component:
    return _component(ComponentType.separator, divider=True, spacing=discord.SeparatorSpacing.small.value)


def _row(row: Row, _room: int) -> Component:
    return _component(ComponentType.action_row, components=[_button(button) for button in row.buttons])


def _button(button: Button) -> Component:
    emoji = _emoji(button.emoji)
    label = button.label if button.emoji and not emoji else button.written
    return _component(
        ComponentType.button,
        style=STYLES[button.style].value,
        disabled=button.off,
        **({"label": clipped(label, LONGEST_LABEL)} if label else {}),
        custom_id=button.act,
        **emoji,
    )


def _menu(menu: Menu, _room: int) -> Component:
    select = _component(
        ComponentType.string_select,
        custom_id=menu.act,
        min_values=1,
        max_values=1,
        disabled=False,
        required=True,
        placeholder=clipped(menu.placeholder, LONGEST_OPTION),
        options=[_option(option) for option in menu.options],
    )
    return _component(ComponentType.action_row, components=[select])


def _people_menu(menu: PeopleMenu, _room: int) -> Component:
    select = _component(
        ComponentType.user_select,
        custom_id=menu.act,
        min_values=0,
        max_values=MOST_OPTIONS,
        disabled=False,
        placeholder=clipped(menu.placeholder, LONGEST_OPTION),
        default_values=[{"id": str(user), "type": "user"} for user in menu.chosen],
    )
    return _component(ComponentType.action_row, components=[select])


def _option(option: Option) -> Component:
    described = {"description": clipped(option.description, LONGEST_OPTION)} if option.description else {}
    label = clipped(option.label, LONGEST_OPTION)
    return {"label": label, "value": option.value, "default": option.chosen, **described, **_emoji(option.emoji)}


def _emoji(name: str | None) -> Component:
    """Return the emoji of a button or an option as a field of it, if there is one."""
    shown = OWN.shown(name)
    if isinstance(shown, str):
        shown = discord.PartialEmoji.from_str(shown)
    return {"emoji": shown.to_dict()} if shown else {}


def _section(section: Section, room: int) -> Component:
    text, button = _written(section.markdown, room), _button(section.button)
    return _component(ComponentType.section, components=[text], accessory=button)


def _spot(spot: Spot, room: int) -> Component:
    shown = _component(ComponentType.thumbnail, **_shown(spot.figure))
    return _component(ComponentType.section, components=[_written(spot.markdown, room)], accessory=shown)


_MAKERS: dict[type[Part], Callable[[Any, int], Component]] = {
    Text: _text,
    Figure: _gallery,
    Rule: _rule,
    Row: _row,
    Menu: _menu,
    PeopleMenu: _people_menu,
    Section: _section,
    Spot: _spot,
}
