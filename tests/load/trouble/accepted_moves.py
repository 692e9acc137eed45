"""People round a table who remember which moves were answered with yes; and what counts as a yes."""

import re
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass, field

from typing_extensions import override

from bot.screens.custom_ids import ClickAction
from games.engine.words import get_english_sentence
from tests.load.crowd.offers import find_control
from tests.load.crowd.party import Party
from tests.load.crowd.people import ClickOutcome
from tests.load.crowd.sights import Sight
from tests.load.trouble.consistency import Witness

COMING_BACK = (get_english_sentence("error-table-elsewhere"), get_english_sentence("answer-store"))
"""What a click is answered while its table is without its process, or without the database."""

TOO_LATE = [
    re.compile(re.escape(line).replace("NAME", ".+"))
    for line in (
        get_english_sentence("answer-stale"),
        get_english_sentence("answer-too-late", by="clock", name="NAME"),
        get_english_sentence("answer-too-late", by="player", name="NAME"),
        get_english_sentence("panel-time-up", time="NAME", known="no"),
        get_english_sentence("panel-time-up", time="NAME", known="yes"),
    )
]
"""What the clicked message says to a player who was too late, or for whom the clock had answered."""


@dataclass
class Soaked(Party):
    """People round a table who remember which moves were answered with yes."""

    witness: Witness = field(kw_only=True)
    unanswered: Counter[str] = field(default_factory=Counter)
    """How many clicks were not answered by the process that has the table, by what was seen instead."""
    failed: Counter[str] = field(default_factory=Counter)
    """How many of them were not answered at all."""

    @property
    def table(self) -> int:
        """The table at which they sit now."""
        return self._table

    async def alive(self) -> bool:
        """Tell whether the process that has the table answers, asked for a hand by the board."""
        return await self.asked_for_hand() is None

    async def asked_for_hand(self) -> str | None:
        """Ask for a hand by the board; return what was seen instead of the table's answer. A lobby is not asked."""
        boards = [table_view for table_view in self.crowd.sights.of(self._table) if "hand" in table_view.verbs]
        if not boards:
            return None
        board = boards[-1].message
        hand = find_control(board, "hand", self._table)
        return unanswered(await self.crowd.use(self.people[0].id, board, hand))

    @override
    def _leave(self) -> None:
        """Remember the table: at the end of the soak its board must still say that its match is over."""

    @override
    async def _noted(self, verb: str, doing: Awaitable[ClickOutcome]) -> ClickOutcome:
        outcome = await super()._noted(verb, doing)
        if instead := unanswered(outcome):
            self.unanswered[f"{verb}: {instead}"] += 1
        if outcome.failed:
            self.failed[f"{verb}: {outcome.failed}"] += 1
        return outcome

    @override
    async def _take(self, person: int, table_view: Sight, way: ClickAction) -> None:
        self.witness.record_click(way.table_number, person, way.verb, way.path)
        outcomes: list[ClickOutcome] = []
        told, self.note = self.note, lambda _verb, outcome: outcomes.append(outcome)
        try:
            await super()._take(person, table_view, way)
        finally:
            self.note = told
        for outcome in outcomes:
            self.note(way.verb, outcome)
            if way.verb == "play" and accepted(outcome):
                self.witness.accepted[way.table_number].append(way.path)


def unanswered(outcome: ClickOutcome) -> str | None:
    """Return what was seen instead, if a click was not answered by the process that has the table."""
    told = outcome.message.text if outcome.message else ""
    return outcome.failed or next((line for line in COMING_BACK if line in told), None)


def accepted(outcome: ClickOutcome) -> bool:
    """Tell whether a click was answered with yes at once: not a refusal, a promise, or a control that was gone.

    A refusal is a new message, or a line in the clicked message if the store has no note of it: "My hand", and a panel
    that was posted just before a kill.
    """
    changed = not outcome.failed and not outcome.promised and outcome.message is None and outcome.seconds > 0
    return changed and not any(line.search(outcome.text) for line in TOO_LATE)
