"""Clicks on pages about people: whom one plays with.

Who sees which channel is known only with the interaction itself: these clicks are answered as they come.
"""

from typing import ClassVar

from bot import measurements
from bot.screens.custom_ids import VERBS
from bot.tables.log_context import of_click
from bot.ui.answers.click import AnyInteraction, Click, Verbs, run_guarded
from bot.ui.answers.reply import Reply
from bot.ui.interactions.lobbies import Lobbies


class ProfileClicks:
    """Answers clicks about people; any process can."""

    def __init__(self, lobbies: Lobbies) -> None:
        self._lobbies = lobbies

    async def answer_click(self, click: Click, interaction: AnyInteraction) -> None:
        """Answer a click in time; an error becomes a sentence for the clicker."""
        answer = VERBS[click.act.verb].answer
        with of_click(click.id), measurements.measure_seconds("answers", click.act.verb):
            async with Reply(interaction, updates=answer == "update") as reply:
                await run_guarded(
                    reply, click.say, lambda: self.verbs[click.act.verb](self, click, reply), click.log_fields
                )
        measurements.record_measurement("clicks", 1, click.act.verb)

    async def _play_with(self, click: Click, reply: Reply) -> None:
        """Open a table of the chosen game and call the person of the menu to it; then the question is gone."""
        await reply.acknowledge()
        people = f"<@{click.act.path}>"
        await self._lobbies.open_lobby(reply, click.menu_choice, click.person, click.say, people=people)
        await reply.delete_answer()

    verbs: ClassVar[Verbs["ProfileClicks"]] = {
        "with": _play_with,
    }
