"""A match of people who answer soon, with the bot's own panels and mentions beside it and a clock that a loop moves."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random
from typing import Any
from unittest.mock import Mock

import discord

from bot.screens.board import is_brief_decision
from bot.screens.screen_registry import find_screen
from bot.store.models import ABSENT_AFTER_TURNS
from bot.tables.deadlines.pace import FORCED_MOVE_DELAY, get_time_limit
from bot.ui.surfaces.boards import RoundStarts
from bot.ui.surfaces.mentions import PingMessages
from bot.ui.surfaces.panels import PanelMessages
from games.engine import Match, SwiftChance
from games.engine.random_play import derive_match_seed
from tests.bot.ui.surfaces_at_hand import THIS, AtHand
from tests.clicks.playing import WAYS as CLICKED
from tests.clicks.playing import by_habit

PEOPLE = 3
ANSWERED_WITHIN = 12
"""Seconds within which everybody answers who plays on."""
MOST = 3
"""So many pings a person and match while all play on."""
LATEST = timedelta(seconds=15)
"""So much later than at once somebody is called who is away."""
SECOND = timedelta(seconds=1)


@dataclass(frozen=True)
class Way:
    """A game as it is counted, with its options."""

    game: str
    options: Mapping[str, object] = field(default_factory=dict)


WAYS: Mapping[str, Way] = {name: Way(way.game, way.options) for name, way in CLICKED.items()}
"""Each by the name under which it is counted: those whose clicks are counted, too."""


@dataclass
class Counted:
    """What a match came to: pings and questions of each seat, and how long each question waited for who is away.

    That is until they were called, or until the clock played for them without a call.
    """

    pings: Counter[int] = field(default_factory=Counter)
    questions: Counter[int] = field(default_factory=Counter)
    late: list[timedelta] = field(default_factory=list)


async def count_match(way: Way, number: int, away_after: int | None = None) -> Counted:
    """Play a match and count who is called; the first seat is `away_after` so many answers, if that is given.

    Then it is played until the clock has answered for that seat so often that the table waits for it no more.
    """
    playing = AtPlay(way, number, away_after)
    while playing.match.decision is not None and playing.silent < ABSENT_AFTER_TURNS:
        await playing.go_on()
    return playing.counted


class AtPlay:
    """A table at a live pace, its people, and what the bot shows them."""

    def __init__(self, way: Way, number: int, away_after: int | None) -> None:
        self.match = Match.deal_by_key(
            way.game, seats=PEOPLE, options=way.options, seed=derive_match_seed("pings", number)
        )
        self.at_hand, self.counted, self.away_after = AtHand(self.match), Counted(), away_after
        self.luck, self.rng = Random(f"{way.game} {number}"), SwiftChance(number)
        self.answers: dict[int, datetime] = {}
        self.answered, self.silent, self._number = Counter[int](), 0, 0
        self._late_for = 0
        self._rounds = RoundStarts()
        self.at_hand.live("board", None, channel=60)
        for seat in range(PEOPLE):
            self.at_hand.presence.record_click(THIS, 100 + seat, at_board=False)  # they have joined
            self.at_hand.live("panel", 100 + seat, 0)
        self.panels, self.mentions = self._surfaces()

    def _surfaces(self) -> tuple[PanelMessages, PingMessages]:
        anything: Any = self.at_hand
        messages: Any = self.at_hand.messages
        client = Mock(spec=discord.Client)
        presence, calling = self.at_hand.presence, self.at_hand.ping_decider
        return (
            PanelMessages(client, anything.tables, messages, anything, presence, calling, anything),
            PingMessages(client, anything.tables, messages, anything, calling),
        )

    async def go_on(self) -> None:
        """Ask what is open, let a second pass, and let those play whose time has come."""
        decision = self.match.decision
        assert decision is not None
        if decision.number != self._number:
            self._ask(decision.number)
            await self._show()
        self.at_hand.clock.advance(1)
        if self.at_hand.recheck_schedule.pop_due_tables():
            await self._show()
        await self._play_due()

    def _ask(self, number: int) -> None:
        """Give an open question its time, and let everybody who is asked think for some seconds."""
        self._number, now = number, self.at_hand.clock.now()
        decision = self.match.decision
        assert decision is not None
        tempo = self.match.game.question_tempo(decision.kind)
        time = FORCED_MOVE_DELAY if self.match.is_answer_forced else get_time_limit("live", tempo)
        assert time is not None
        self.at_hand.waits(time)
        self.at_hand.changes["pace"] = "live"
        self.answers = {seat: self._when(seat, now) for seat in decision.seats}
        self.counted.questions.update(decision.seats)

    def _when(self, seat: int, now: datetime) -> datetime:
        """Return when a seat answers a question of now."""
        if self._is_away(seat):
            return now + timedelta(days=1)
        return now + timedelta(seconds=self.luck.randint(2, ANSWERED_WITHIN))

    def _is_away(self, seat: int) -> bool:
        return seat == 0 and self.away_after is not None and self.answered[seat] >= self.away_after

    async def _play_due(self) -> None:
        now, deadline = self.at_hand.clock.now(), self.at_hand.changes["deadline"]
        decision = self.match.decision
        assert decision is not None
        for seat in decision.seats:
            if now >= deadline:
                self._time_up(seat)
            elif self.answers[seat] <= now:
                self._click(seat)
            else:
                continue
            await self._show()
            return

    def _time_up(self, seat: int) -> None:
        """Let the clock answer for somebody."""
        if self._is_away(seat) and not is_brief_decision(self.at_hand.scene_of(None)):
            self._record_late(seat)
            self.silent += 1
            self.at_hand.sits(seat, silent=self.silent)
        self._play(seat, str(self.match.default_move(seat)))

    def _click(self, seat: int) -> None:
        """Let somebody answer, where they find the question; several moves of a turn take a second each."""
        decision = self.match.decision
        assert decision is not None
        self.answered[seat] += 1
        at_board = not decision.sealed and bool(self.at_hand.scene_of(None).table_view.offered) and seat % 2 == 0
        self.at_hand.presence.record_click(THIS, 100 + seat, at_board=at_board)
        self.answers[seat] = self.at_hand.clock.now() + SECOND
        move = by_habit(self.match, seat, self.rng)
        self._play(seat, str(self.match.default_move(seat) if move is None else move))

    def _play(self, seat: int, move: str) -> None:
        self.match.play(seat, move)
        self.at_hand.version += 1

    async def _show(self) -> None:
        """Bring panels and mentions up to date, and count whom they call."""
        if self.match.decision is not None and self.match.decision.number != self._number:
            self._ask(self.match.decision.number)
        public = self.at_hand.scene_of(None)
        if find_screen(self.match.game.key).panels:
            for sitter in self.at_hand.table.sitters:
                await self.panels.update_panel(public, sitter, self._rounds)
        await self.mentions.update_pings(public)
        called = self._called()
        self.counted.pings.update(called)
        for seat in filter(self._is_away, called):
            self._record_late(seat)

    def _called(self) -> list[int]:
        """Return the seats that were called by what was just done."""
        posts = [about for verb, about in self.at_hand.messages.take() if verb == "post"]
        users = [user for _, screen in posts for user in screen.pings]
        users += [post.user_id for post, _ in posts if post.kind == "panel" and not post.quiet]
        return [user - 100 for user in users]

    def _record_late(self, seat: int) -> None:
        """Note once for a question how long it is open when somebody who is away is called, or was not called."""
        decision = self.match.decision
        if decision is not None and seat in decision.seats and decision.number != self._late_for:
            self._late_for = decision.number
            self.counted.late.append(self.at_hand.clock.now() - self.at_hand.changes["decision_since"])
