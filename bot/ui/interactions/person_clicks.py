"""Clicks on a person's own pages: `/help`, and how they want to be called. They are about no table."""

from typing import ClassVar

from bot.screens.layout import Screen
from bot.screens.pages.help import render_help_topic
from bot.screens.pages.my_preferences import (
    PREFERENCE_GROUPS,
    TYPED_FIELDS_BY_GROUP,
    build_preference_form,
    parse_preference,
    render_me_page,
    render_preference_group,
)
from bot.tables import Preferences, TableError, TableService
from bot.tables.preferences import translate_choices
from bot.ui.answers.click import Click, Verbs, render_late_form
from bot.ui.answers.reply import Reply
from bot.ui.composing.draw_queue import run_in_drawing_thread


class PersonClicks:
    """Answers clicks on pages that only one person sees."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def _show_help_topic(self, click: Click, reply: Reply) -> None:
        topic = click.menu_choice if click.act.verb == "helps" else click.act.path
        await reply.update_message(await run_in_drawing_thread(lambda: render_help_topic(topic, click.say)))

    async def _show_preferences(self, click: Click, reply: Reply) -> None:
        """Show all preferences, or one group of them."""
        group = click.menu_choice if click.act.verb == "mes" else click.act.path
        await reply.update_message(
            await self._load_preferences_screen(await self._save_preferences(click, {}), group, click)
        )

    async def _choose_preference(self, click: Click, reply: Reply) -> None:
        wish = await self._save_preferences(click, parse_preference(click.act.path))
        name = click.act.path.partition(" ")[0]
        group = next((group for group, names in PREFERENCE_GROUPS.items() if name in names), "")
        await reply.update_message(await self._load_preferences_screen(wish, group, click))

    async def _open_preference_form(self, click: Click, reply: Reply) -> None:
        if click.act.path not in TYPED_FIELDS_BY_GROUP:
            raise TableError("button-invalid")
        form = build_preference_form(await self._save_preferences(click, {}), click.act.path, click.say)
        await reply.open_modal(form, render_late_form(click))

    async def _save_preference_form(self, click: Click, reply: Reply) -> None:
        named = TYPED_FIELDS_BY_GROUP.get(click.act.path, ())
        wish = await self._save_preferences(click, {name: click.form[name] for name in named if name in click.form})
        await reply.update_message(await self._load_preferences_screen(wish, click.act.path, click))

    async def _load_preferences_screen(self, wish: Preferences, group: str, click: Click) -> Screen:
        """Load one group of preferences, or the page of all, in its person's language, and render it."""
        now, say = self._tables.clock.now(), click.load_words_in(wish.language)
        if group in PREFERENCE_GROUPS:
            return render_preference_group(wish, group, say, now)
        return render_me_page(wish, await self._tables.store.blocks.list_avoided(click.user_id), say, now)

    async def _save_preferences(self, click: Click, values: dict[str, object]) -> Preferences:
        return await self._tables.people.change_preferences(click.user_id, translate_choices(values, click.say))

    verbs: ClassVar[Verbs["PersonClicks"]] = {
        "help": _show_help_topic,
        "helps": _show_help_topic,
        "me": _show_preferences,
        "mes": _show_preferences,
        "wish": _choose_preference,
        "wishing": _open_preference_form,
        "wished": _save_preference_form,
    }
