"""Clicks on a person's own pages: `/help`, and how they want to be called. They are about no table."""

from typing import ClassVar

from bot.screens.layout import Screen
from bot.screens.pages.help import help_about
from bot.screens.pages.my_preferences import GROUPS, TYPED, my_page, read_wish, wish_form, wish_group
from bot.tables import Preferences, TableError, Tables
from bot.ui.answers.click import Click, Verbs, late_form
from bot.ui.answers.reply import Reply
from bot.ui.composing.draw_queue import composed


class PersonClicks:
    """Answers clicks on pages that only one person sees."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def _help(self, click: Click, reply: Reply) -> None:
        topic = click.chosen if click.act.verb == "helps" else click.act.path
        await reply.update(await composed(lambda: help_about(topic, click.say)))

    async def _me(self, click: Click, reply: Reply) -> None:
        """Show all wishes, or one group of them."""
        group = click.chosen if click.act.verb == "mes" else click.act.path
        await reply.update(await self._page(await self._wish(click, {}), group, click))

    async def _choose(self, click: Click, reply: Reply) -> None:
        wish = await self._wish(click, read_wish(click.act.path))
        name = click.act.path.partition(" ")[0]
        group = next((group for group, names in GROUPS.items() if name in names), "")
        await reply.update(await self._page(wish, group, click))

    async def _ask(self, click: Click, reply: Reply) -> None:
        if click.act.path not in TYPED:
            raise TableError("button-invalid")
        form = wish_form(await self._wish(click, {}), click.act.path, click.say)
        await reply.ask(form, late_form(click))

    async def _typed(self, click: Click, reply: Reply) -> None:
        named = TYPED.get(click.act.path, ())
        wish = await self._wish(click, {name: click.form[name] for name in named if name in click.form})
        await reply.update(await self._page(wish, click.act.path, click))

    async def _page(self, wish: Preferences, group: str, click: Click) -> Screen:
        """Return one group, or the page of all."""
        now = self._tables.clock.now()
        if group in GROUPS:
            return wish_group(wish, group, click.say, now)
        return my_page(wish, await self._tables.store.blocks.avoided_by(click.user), click.say, now)

    async def _wish(self, click: Click, chosen: dict[str, object]) -> Preferences:
        return await self._tables.people.wish(click.user, chosen)

    verbs: ClassVar[Verbs["PersonClicks"]] = {
        "help": _help,
        "helps": _help,
        "me": _me,
        "mes": _me,
        "wish": _choose,
        "wishing": _ask,
        "wished": _typed,
    }
