"""Turns a screen into Discord's components (V2) and files. Every item in it is a dynamic one."""

import io
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.screens.layout import Accent, Button, Figure, Menu, Part, Row, Rule, Screen, Section, Style, Text
from bot.ui.emoji import OWN
from bot.ui.items import dynamic

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

Item = ui.Item[ui.LayoutView]


def layout(screen: Screen) -> ui.LayoutView:
    """Return the screen as a view of components."""
    view = ui.LayoutView(timeout=None)
    parts = [_written(part, screen.room) for part in screen.parts]
    view.add_item(ui.Container(*(_item(part) for part in parts), accent_colour=ACCENTS[screen.accent]))
    return view


def files(screen: Screen) -> list[discord.File]:
    """Return the pictures of the screen as files to send with it."""
    return [_file(figure) for figure in screen.figures]


def attachments(screen: Screen, there: Sequence[discord.Attachment]) -> list[discord.Attachment | discord.File]:
    """Return the pictures of the screen for a message that has some: those that it has are not sent again."""
    known = {attachment.filename: attachment for attachment in there}
    return [known.get(figure.file_name) or _file(figure) for figure in screen.figures]


def _file(figure: Figure) -> discord.File:
    return discord.File(io.BytesIO(figure.png), figure.file_name)


def mentions(screen: Screen) -> discord.AllowedMentions:
    """Return whom this screen may ping when it is posted: only those it names."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in screen.pings]
    )


def clipped(text: str, most: int) -> str:
    """Return text cut to Discord's limit, with an ellipsis if something is missing."""
    return text if len(text) <= most else text[: most - 1] + "…"


def _written(part: Part, room: int) -> Part:
    """Return a part with its text as Discord reads it."""
    return replace(part, markdown=OWN.written(part.markdown, room)) if isinstance(part, Text | Section) else part


def _item(part: Part) -> Item:
    return _MAKERS[type(part)](part)


def _gallery(figure: Figure) -> Item:
    media = discord.MediaGalleryItem(f"attachment://{figure.file_name}", description=clipped(figure.alt, LONGEST_ALT))
    return ui.MediaGallery(media)


def _button(button: Button) -> Item:
    plain: ui.Button[ui.LayoutView] = ui.Button(
        label=clipped(button.label, LONGEST_LABEL),
        style=STYLES[button.style],
        custom_id=button.act,
        emoji=OWN.shown(button.emoji),
        disabled=button.off,
    )
    return dynamic(plain)


def _menu(menu: Menu) -> Item:
    plain: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=menu.act,
        placeholder=clipped(menu.placeholder, LONGEST_OPTION),
        options=[
            discord.SelectOption(
                label=clipped(option.label, LONGEST_OPTION),
                value=option.value,
                description=clipped(option.description, LONGEST_OPTION) if option.description else None,
                default=option.chosen,
                emoji=OWN.shown(option.emoji),
            )
            for option in menu.options
        ],
    )
    return ui.ActionRow(dynamic(plain))


_MAKERS: dict[type[Part], Callable[[Any], Item]] = {
    Text: lambda text: ui.TextDisplay(text.markdown),
    Figure: _gallery,
    Rule: lambda _: ui.Separator(),
    Row: lambda row: ui.ActionRow(*(_button(button) for button in row.buttons)),
    Menu: _menu,
    Section: lambda section: ui.Section(section.markdown, accessory=_button(section.button)),
}
