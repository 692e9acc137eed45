"""Decides, from facts of a table, who is pinged, where, and when (`ping_rules.py`).

A player is called once for each wait, in one place, and for one question at most once a minute unless they act.
Who clicked at the table a moment ago is there already; but that lapses, and in quiet hours nobody is called before
their end.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from cachetools import LRUCache

from bot.screens.board import list_users_to_ping
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables import PingRoute, Proposal, Sitter, Table
from bot.tables.preferences import find_next_quiet_change, find_quiet_end
from bot.tables.use_cases.proposals import PROPOSAL_LIFETIMES, list_voters
from bot.ui.surfaces.ping_rules import (
    choose_ping_route,
    compute_next_ping_check,
    find_ping_interval_end,
    find_presence_end,
)
from bot.ui.surfaces.presence import Presence
from bot.ui.surfaces.recheck_schedule import RecheckSchedule

RECENT_QUESTION_AGE = timedelta(minutes=3)
"""Questions younger than this when a process starts: an earlier one may have left a call for later."""
MAX_REMEMBERED_PINGS = 20_000
"""For the open questions of this many players it is remembered where they are called."""


def list_pending_voters(table: Table) -> frozenset[int]:
    """Return the users who have not yet voted on what the table is asked (a kick, a pause, an end)."""
    proposal = table.proposal
    if proposal is None:
        return frozenset()
    return list_voters(table, proposal).difference(proposal.yes, proposal.no)


@dataclass(slots=True)
class PingDecider:
    """Decides where and when each player is pinged; if that may not be now, the table is shown later.

    `homeless` tells of a table that it has no board. Where somebody is called stays so while a question is open.
    """

    presence: Presence
    recheck_schedule: RecheckSchedule
    homeless: Callable[[int], bool]
    _places: LRUCache[tuple[int, int], tuple[int, bool]] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_PINGS))
    _last_pinged: LRUCache[tuple[int, int], datetime] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_PINGS))

    def find_ping_route(self, public: Scene, sitter: Sitter) -> PingRoute:
        """Return where a player is called (pinged); the scene is a spectator's."""
        homeless = self.homeless(public.table.id)
        if plays_alone_without_clock(public.table):
            return "none"
        panels = find_screen(public.table.game).panels or homeless
        at_board = not homeless and self._finds_question_on_board(public, sitter)
        return choose_ping_route(sitter.wish.ring, sitter.dm, panels=panels, at_board=at_board)

    def _finds_question_on_board(self, public: Scene, sitter: Sitter) -> bool:
        """Tell whether a player finds the open question on the board, and last played there."""
        table, decision = public.table, public.decision
        if decision is None or not find_screen(table.game).move_texts.asks_on_board(public):
            return False
        number, noted = self._places.get((table.id, sitter.user_id), (0, False))
        if number != decision.number:
            noted = self.presence.plays_at_board(table.id, sitter.user_id)
            self._places[table.id, sitter.user_id] = decision.number, noted
        return noted

    def recover_postponed_pings(self, tables: Iterable[Table]) -> None:
        """Take over the tables where an earlier process left calls for later."""
        now = self.recheck_schedule.clock.now()
        for table in tables:
            if table.decision_since and now - table.decision_since < RECENT_QUESTION_AGE:
                self.recheck_schedule.schedule_table(table.id, now)
            for until in (find_quiet_end(sitter.wish, now) for sitter in table.present_people):
                if until is not None:
                    self.recheck_schedule.schedule_table(table.id, until)

    def record_ping(self, table_id: int, user_id: int, moment: datetime) -> None:
        """Record when somebody was called (pinged)."""
        self._last_pinged[table_id, user_id] = moment

    def forget_pings(self, table: Table) -> None:
        """Forget where and when people were called (pinged): nothing is asked at this table any more."""
        for sitter in table.sitters:
            self._places.pop((table.id, sitter.user_id), None)
            self._last_pinged.pop((table.id, sitter.user_id), None)

    def decide_ping_now(
        self, table: Table, sitter: Sitter, *, reminds: bool = False, votes: bool = False, lost: bool = False
    ) -> bool:
        """Tell whether somebody may be called now, or reminded; if not, the table is shown again when that may be over.

        Who is called because the table `votes` is there no longer than if the vote were their own question: moves that
        they play after it began are no answer to it.

        Nobody gets two pings for one question within a minute without a click in between: not for a turn and a vote
        either, as the board shows both. Only a ping whose message is `lost` is repeated at once.
        """
        moment = self.recheck_schedule.clock.now()
        clicked = self.presence.find_last_click(table.id, sitter.user_id)
        if not votes and table.decision_since and (clicked is None or clicked <= table.decision_since):
            self.presence.record_waiting_since(table.id, sitter.user_id, table.decision_since)
        present_until = self._find_presence_end(table, sitter.user_id, clicked, table.proposal if votes else None)
        pinged = None if lost else self._last_pinged.get((table.id, sitter.user_id))
        rest = find_ping_interval_end(pinged, clicked, table.decision_since, reminds=reminds)
        later = compute_next_ping_check(present_until, find_quiet_end(sitter.wish, moment), moment, rest)
        if later is not None:
            self.recheck_schedule.schedule_table(table.id, later)
        return later is None

    def _find_presence_end(
        self, table: Table, user_id: int, clicked: datetime | None, proposal: Proposal | None
    ) -> datetime | None:
        """Return until when somebody counts as being there: for the open decision, or for the table's `proposal`."""
        live, prompt = table.pace == "live", self.presence.answers_promptly(table.id, user_id)
        present_until = find_presence_end(clicked, table.decision_since, table.deadline, live=live, prompt=prompt)
        if proposal is None or clicked is None or present_until is None:
            return present_until
        since = proposal.until - PROPOSAL_LIFETIMES[table.pace]
        own = find_presence_end(min(clicked, since), since, proposal.until, live=live, prompt=prompt)
        return min(present_until, own or present_until)

    def schedule_quiet_hours_check(self, public: Scene) -> None:
        """Have the table shown again when quiet hours begin or end of somebody whose moon its board shows."""
        moment = self.recheck_schedule.clock.now()
        turns = (
            find_next_quiet_change(sitter.wish, moment) for sitter in list_sitters_to_act(public) if sitter.wish.moon
        )
        for turn in filter(None, turns):
            self.recheck_schedule.schedule_table(public.table.id, turn)


def plays_alone_without_clock(table: Table) -> bool:
    """Tell whether a single person plays with goblins, and nobody but them knows or minds when they go on."""
    return table.pace == "none" and not table.paced and len(table.present_people) == 1


def list_sitters_to_act(public: Scene) -> list[Sitter]:
    """Return the sitters whose turn it is (whom the table waits for)."""
    sitters = map(public.table.find_sitter, list_users_to_ping(public.table, public.decision))
    return [sitter for sitter in sitters if sitter]


def list_sitters_to_vote(public: Scene) -> list[Sitter]:
    """Return the people who have not yet answered what the table is asked, as they sit there."""
    return [sitter for sitter in public.table.present_people if sitter.user_id in list_pending_voters(public.table)]
