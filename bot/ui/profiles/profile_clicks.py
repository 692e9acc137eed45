"""Clicks on pages about people: whom one plays with, what one has played.

Who sees which channel is known only with the interaction itself: these clicks are answered as they come.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import ClassVar

from bot import measurements
from bot.screens.custom_ids import MEMBER_SUFFIX
from bot.screens.pages.match_list import MAX_FILTER_PEOPLE, NO_GAME_FILTER, MatchFilter
from bot.tables.log_context import bind_click_to_log_context
from bot.ui.answers.click import AnyInteraction, Click, Verbs, build_reply, parse_user_id, run_and_handle_errors
from bot.ui.answers.reply import Reply
from bot.ui.profiles.profile_pages import ProfilePages, build_asker
from games import find_game


class ProfileClicks:
    """Answers clicks about people; any process can."""

    def __init__(self, open_table: Callable[..., Awaitable[None]], pages: ProfilePages) -> None:
        """`open_table`: opens a table and calls people to it, as `/play` does."""
        self._open_table, self.pages = open_table, pages

    async def answer_click(self, click: Click, interaction: AnyInteraction) -> None:
        """Answer a click in time; an error becomes a sentence for the clicker."""
        with bind_click_to_log_context(click.id), measurements.measure_seconds("answers", click.act.verb):
            async with build_reply(click, interaction, ()) as reply:
                await run_and_handle_errors(
                    reply, click.say, lambda: self.verbs[click.act.verb](self, click, reply), click.log_fields
                )
        measurements.record_metric("clicks", 1, click.act.verb)

    async def _show_profile_as_text(self, click: Click, reply: Reply) -> None:
        user, _, member = click.act.path.partition(" ")
        asker = build_asker(reply.interaction, of_member=member == MEMBER_SUFFIX)
        await reply.show_screen(await self.pages.load_profile_text_screen(parse_user_id(user), asker, click.say))

    async def _invite_from_profile(self, click: Click, reply: Reply) -> None:
        """Open a table of the chosen game and invite (ping) the person of the menu; then the question is gone."""
        await reply.acknowledge()
        people = f"<@{click.act.path}>"
        await self._open_table(reply, click.menu_choice, click.person, click.say, people=people)
        await reply.delete_answer()

    async def _play_once_more(self, click: Click, reply: Reply) -> None:
        """Open a table of a match's game, and invite those who played it (a rematch): its own table may be deleted."""
        game, others = await self.pages.find_fellow_players(click.table_id, click.user_id)
        people = " ".join(f"<@{user}>" for user in others[: find_game(game).seats[-1] - 1])
        await self._open_table(reply, game, click.person, click.say, people=people or None)

    async def _turn_page(self, click: Click, reply: Reply) -> None:
        await self._show_page(click, reply, MatchFilter.from_path(click.act.path))

    async def _filter_by_game(self, click: Click, reply: Reply) -> None:
        game = "" if click.menu_choice == NO_GAME_FILTER else click.menu_choice
        await self._show_page(click, reply, replace(MatchFilter.from_path(click.act.path), game=game, page=0))

    async def _filter_by_people(self, click: Click, reply: Reply) -> None:
        people = tuple(user for user in map(parse_user_id, click.values) if user != click.user_id)[:MAX_FILTER_PEOPLE]
        await self._show_page(click, reply, replace(MatchFilter.from_path(click.act.path), people=people, page=0))

    async def _show_page(self, click: Click, reply: Reply, match_filter: MatchFilter) -> None:
        await reply.update_message(await self.pages.load_history_screen(click.user_id, match_filter, click.say))

    verbs: ClassVar[Verbs["ProfileClicks"]] = {
        "in-words": _show_profile_as_text,
        "with": _invite_from_profile,
        "once-more": _play_once_more,
        "past": _turn_page,
        "past-game": _filter_by_game,
        "past-people": _filter_by_people,
    }
