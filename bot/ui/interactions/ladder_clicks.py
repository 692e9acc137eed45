"""`/ladder`, and the clicks on its pages. They are about no table, and change nothing."""

from typing import ClassVar

from bot.screens.layout import Screen
from bot.screens.pages.ladder import LadderAsked, read_ladder_asked, render_ladder, render_no_ladder
from bot.tables import Tables
from bot.ui.answers.click import Click, Verbs, words_for
from bot.ui.answers.reply import Reply
from bot.ui.composing.draw_queue import run_in_drawing_thread
from games.ladder.tiers import without_people


class LadderClicks:
    """Shows the ladders of the server where somebody asks."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def compose_ladder(self, reply: Reply, asked: LadderAsked) -> Screen:
        """Return a page of a ladder for the asker."""
        guild_id, user, say = reply.interaction.guild_id, reply.interaction.user.id, words_for(reply.interaction)
        if guild_id is None or not (await self._tables.load_server(guild_id)).ladder:
            return render_no_ladder(say)
        placed = await self._tables.ladders.load_ladder(guild_id, asked.game)
        hidden = await self._tables.store.people.list_off_ladders(one.person for one in placed)
        own = next((one for one in placed if one.person == user), None)
        shown = without_people(placed, hidden)
        return await run_in_drawing_thread(
            lambda: render_ladder(asked, shown, own, say, listed=own is None or user not in hidden)
        )

    async def _turn_page(self, click: Click, reply: Reply) -> None:
        await reply.update_message(await self.compose_ladder(reply, read_ladder_asked(click.act.path)))

    async def _choose_game(self, click: Click, reply: Reply) -> None:
        asked = read_ladder_asked(f"{click.menu_choice} 1 {click.act.path}")
        await reply.update_message(await self.compose_ladder(reply, asked))

    async def _explain_counting(self, click: Click, reply: Reply) -> None:
        await reply.show_sentence(click.say("ladder-how"))

    verbs: ClassVar[Verbs["LadderClicks"]] = {
        "ladder": _turn_page,
        "ladders": _choose_game,
        "ladder-rules": _explain_counting,
    }
