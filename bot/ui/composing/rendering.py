"""Renders a screen as Discord's components (V2, in place of embeds), and its pictures as files (attachments)."""

import io
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import discord
from discord import ComponentType, ui
from typing_extensions import override

from bot.screens.custom_ids import add_database_tag
from bot.screens.layout import (
    Accent,
    Button,
    DiscordMenu,
    Figure,
    Menu,
    MenuOf,
    Option,
    Part,
    Row,
    Screen,
    Section,
    Separator,
    SmallPicture,
    Style,
    Text,
)
from bot.ui.composing.own_emoji import OWN_EMOJI
from bot.ui.connection.refusals import may_be_refused_for_content

log = logging.getLogger(__name__)

T = TypeVar("T")

DISCORD_BUTTON_STYLES: dict[Style, discord.ButtonStyle] = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
ACCENT_COLOURS: dict[Accent, int] = {"waiting": 0x6FAE4B, "calm": 0x4A5A44, "over": 0xE0B450}
MAX_LABEL_LENGTH = 80
MAX_OPTION_LENGTH = 100
MAX_ALT_LENGTH = 1024


@dataclass(frozen=True, slots=True)
class RenderOptions:
    """How parts are written: the room for text, and the tag of the database on its controls."""

    room: int = 0
    tag: str = ""


Component = dict[str, Any]
"""A component in the form in which Discord reads it."""


class RenderedView(ui.LayoutView):
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


class PlainRows(RenderedView):
    """Rows of buttons below a plain message."""

    @override
    def has_components_v2(self) -> bool:
        return False


def build_message_kwargs(screen: Screen, tag: str = "") -> dict[str, Any]:
    """Return the arguments (kwargs) with which a screen is sent as a new message, its controls marked."""
    whole = {"files": build_files(screen), "allowed_mentions": build_allowed_mentions(screen)}
    if not screen.plain:
        return whole | {"view": build_layout_view(screen, tag)}
    lines = [OWN_EMOJI.insert_emoji(part.markdown, screen.text_room) for part in screen.parts if isinstance(part, Text)]
    below = [_render_row(part, RenderOptions(tag=tag)) for part in screen.parts if isinstance(part, Row)]
    return whole | {"content": "\n".join(lines), "view": PlainRows(below)}


async def send_with_text_fallback(screen: Screen, attempt: Callable[[Screen], Awaitable[T]]) -> T:
    """Send a screen; if Discord refuses it and its pictures may be why, fall back to what they say in words."""
    try:
        return await attempt(screen)
    except discord.HTTPException as refusal:
        if not screen.figures or not may_be_refused_for_content(refusal):
            raise
        log.warning("a picture was refused by Discord (%s/%s): words are sent alone", refusal.status, refusal.code)
    return await attempt(screen.replace_pictures_with_text())


def build_layout_view(screen: Screen, tag: str = "") -> ui.LayoutView:
    """Return the screen as a view of components, with the tag of the database on its controls."""
    manner = RenderOptions(screen.text_room, tag)
    parts = [_RENDERERS_BY_PART[type(part)](part, manner) for part in screen.parts]
    return RenderedView(
        [
            _build_component(
                ComponentType.container, accent_color=ACCENT_COLOURS[screen.accent], spoiler=False, components=parts
            )
        ]
    )


def build_files(screen: Screen) -> list[discord.File]:
    """Return the pictures of the screen as files to send with it."""
    return [_build_file(figure, figure.alt if screen.plain else None) for figure in screen.figures]


def build_attachments(screen: Screen, there: Sequence[discord.Attachment]) -> list[discord.Attachment | discord.File]:
    """Return the pictures of the screen for a message that has some: those that it has are not sent again."""
    attachments_by_name = {attachment.filename: attachment for attachment in there}
    return [attachments_by_name.get(figure.file_name) or _build_file(figure) for figure in screen.figures]


def _build_file(figure: Figure, alt: str | None = None) -> discord.File:
    described = truncate_text(alt, MAX_ALT_LENGTH) if alt else None
    return discord.File(io.BytesIO(figure.content), figure.file_name, description=described)


def build_allowed_mentions(screen: Screen) -> discord.AllowedMentions:
    """Return whom this screen may ping when it is posted: only those it names."""
    return discord.AllowedMentions(
        everyone=False,
        roles=[discord.Object(screen.role)] if screen.role else False,
        replied_user=False,
        users=[discord.Object(user) for user in screen.pings],
    )


def truncate_text(text: str, max_length: int) -> str:
    """Truncate text to Discord's limit, with an ellipsis if something is missing."""
    return text if len(text) <= max_length else text[: max_length - 1] + "…"


def _build_component(kind: ComponentType, **fields: Any) -> Component:
    return {"type": kind.value, **fields}


def _render_text(text: Text, manner: RenderOptions) -> Component:
    return _render_markdown(text.markdown, manner.room)


def _render_markdown(markdown: str, room: int) -> Component:
    """Return a text as Discord reads it."""
    return _build_component(ComponentType.text_display, content=OWN_EMOJI.insert_emoji(markdown, room))


def _render_gallery(figure: Figure, _manner: RenderOptions) -> Component:
    return _build_component(ComponentType.media_gallery, items=[_render_media_item(figure)])


def _render_media_item(figure: Figure) -> Component:
    """Render a picture as an item of a media gallery, or as a thumbnail beside a text."""
    media = {"url": f"attachment://{figure.file_name}"}
    return {"media": media, "spoiler": False, "description": truncate_text(figure.alt, MAX_ALT_LENGTH)}


def _render_separator(_rule: Separator, _manner: RenderOptions) -> Component:
    return _build_component(ComponentType.separator, divider=True, spacing=discord.SeparatorSpacing.small.value)


def _render_row(row: Row, manner: RenderOptions) -> Component:
    buttons = [_render_button(button, manner) for button in row.buttons]
    return _build_component(ComponentType.action_row, components=buttons)


def _render_button(button: Button, manner: RenderOptions) -> Component:
    emoji = _render_emoji(button.emoji)
    label = button.label if button.emoji and not emoji else button.visible_label
    return _build_component(
        ComponentType.button,
        style=DISCORD_BUTTON_STYLES[button.style].value,
        disabled=button.off,
        **({"label": truncate_text(label, MAX_LABEL_LENGTH)} if label else {}),
        custom_id=add_database_tag(button.act, manner.tag),
        **emoji,
    )


def _render_menu(menu: Menu, manner: RenderOptions) -> Component:
    select = _build_component(
        ComponentType.string_select,
        custom_id=add_database_tag(menu.act, manner.tag),
        min_values=1,
        max_values=1,
        disabled=False,
        required=True,
        placeholder=truncate_text(menu.placeholder, MAX_OPTION_LENGTH),
        options=[_render_option(option) for option in menu.options],
    )
    return _build_component(ComponentType.action_row, components=[select])


SELECT_TYPES: Mapping[MenuOf, ComponentType] = {
    "user": ComponentType.user_select,
    "role": ComponentType.role_select,
    "channel": ComponentType.channel_select,
}


def _render_discord_select_menu(menu: DiscordMenu, manner: RenderOptions) -> Component:
    kinds = {"channel_types": [discord.ChannelType.text.value]} if menu.of == "channel" else {}
    select = _build_component(
        SELECT_TYPES[menu.of],
        custom_id=add_database_tag(menu.act, manner.tag),
        min_values=menu.min_values,
        max_values=menu.max_values,
        disabled=False,
        placeholder=truncate_text(menu.placeholder, MAX_OPTION_LENGTH),
        default_values=[{"id": str(chosen_id), "type": menu.of} for chosen_id in menu.chosen],
        **kinds,
    )
    return _build_component(ComponentType.action_row, components=[select])


def _render_option(option: Option) -> Component:
    described = {"description": truncate_text(option.description, MAX_OPTION_LENGTH)} if option.description else {}
    label = truncate_text(option.label, MAX_OPTION_LENGTH)
    return {"label": label, "value": option.value, "default": option.chosen, **described, **_render_emoji(option.emoji)}


def _render_emoji(name: str | None) -> Component:
    """Return the emoji of a button or an option as a field of it, if there is one."""
    shown = OWN_EMOJI.resolve_emoji(name)
    if isinstance(shown, str):
        shown = discord.PartialEmoji.from_str(shown)
    return {"emoji": shown.to_dict()} if shown else {}


def _render_section(section: Section, manner: RenderOptions) -> Component:
    text, button = _render_markdown(section.markdown, manner.room), _render_button(section.button, manner)
    return _build_component(ComponentType.section, components=[text], accessory=button)


def _render_thumbnail(spot: SmallPicture, manner: RenderOptions) -> Component:
    shown = _build_component(ComponentType.thumbnail, **_render_media_item(spot.figure))
    text = _render_markdown(spot.markdown, manner.room)
    return _build_component(ComponentType.section, components=[text], accessory=shown)


_RENDERERS_BY_PART: dict[type[Part], Callable[[Any, RenderOptions], Component]] = {
    Text: _render_text,
    Figure: _render_gallery,
    Separator: _render_separator,
    Row: _render_row,
    Menu: _render_menu,
    DiscordMenu: _render_discord_select_menu,
    Section: _render_section,
    SmallPicture: _render_thumbnail,
}
