"""Buttons and menus that survive a restart: one dynamic item per verb, and one place where their errors end.

Errors inside dynamic items reach no handler of discord.py, so the base class catches, answers and logs them.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Self
from weakref import WeakKeyDictionary

import discord
from discord import ui

from bot.screens.acts import VERBS, Act, read_act, template

Plain = ui.Button[ui.LayoutView] | ui.Select[ui.LayoutView]
Handler = Callable[["discord.Interaction[Any]", Act, list[str]], Awaitable[None]]
HANDLERS: "WeakKeyDictionary[discord.Client, Handler]" = WeakKeyDictionary()
"""Who answers the clicks that come to a client."""


class ActItem(ui.DynamicItem[Plain], template=r"act:none"):
    """A button or menu whose custom_id says what a click means."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: "discord.Interaction[Any]",  # noqa: ARG003  the signature is discord.py's
        item: ui.Item[Any],
        match: re.Match[str],  # noqa: ARG003  the act reads the custom_id itself
        /,
    ) -> Self:
        """Wrap the plain item of the message."""
        return cls(item)  # type: ignore[arg-type]  # by its template it is a button or a select

    async def callback(self, interaction: "discord.Interaction[Any]") -> None:
        """Pass the click on. The handler answers every error itself."""
        act = read_act(self.custom_id)
        if act is not None:
            await HANDLERS[interaction.client](interaction, act, _values(interaction))


def _values(interaction: "discord.Interaction[Any]") -> list[str]:
    chosen = dict(interaction.data or {}).get("values")
    return [str(value) for value in chosen] if isinstance(chosen, list) else []


def _item_class(verb: str) -> type[ActItem]:
    class VerbItem(ActItem, template=template(verb)):
        pass

    VerbItem.__name__ = VerbItem.__qualname__ = f"{verb.title()}Item"
    return VerbItem


ITEMS = {verb: _item_class(verb) for verb, kind in VERBS.items() if kind != "modal"}


def dynamic(item: Plain) -> ui.Item[Any]:
    """Return a button or menu as the dynamic item of its verb."""
    act = read_act(item.custom_id or "")
    if act is None:
        raise ValueError(f"not one of our custom_ids: {item.custom_id!r}")
    return ITEMS[act.verb](item)


def listen(client: discord.Client, handler: Handler) -> None:
    """Let a client pass all clicks on our items to `handler`, including those on messages of earlier processes."""
    HANDLERS[client] = handler
    client.add_dynamic_items(*ITEMS.values())
