"""Pings (mentions): short messages beside boards and panels, each in the one place where that person is called.

A "bell" in the thread calls players without a panel when the table begins to wait, a "reminder" calls those who still
owe an answer when a third of a long time is left, and a "question" in the thread calls those whom the table asks
something. Each message disappears when everyone it calls has answered.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import discord

from bot.screens.board import format_timestamp, is_brief_decision
from bot.screens.layout import Screen, Text
from bot.screens.parts.agreement_lines import format_proposal_question
from bot.screens.scene import Scene, load_sitter_words, mention_place
from bot.screens.screen_registry import find_screen
from bot.tables import Posting, Sitter, SurfaceKind, SurfaceMessage, Table, TableService
from bot.ui.composing.composer import Composer
from bot.ui.connection.refusals import is_closed_dm
from bot.ui.surfaces.direct_messages import build_dm_link
from bot.ui.surfaces.messages import LOST_MESSAGE_CODES, PostRequest, SurfaceMessenger, find_superseded_message
from bot.ui.surfaces.ping_decider import PingDecider, list_sitters_to_act, list_sitters_to_vote
from bot.ui.surfaces.ping_rules import list_unpinged_sitters
from bot.ui.surfaces.places import build_channel_link, build_surface_link, find_or_make_match_channel
from games import find_game

MENTION_KINDS: tuple[SurfaceKind, ...] = ("bell", "reminder", "question")


@dataclass(slots=True)
class PingMessages:
    """Pings people beside the boards and panels of all tables (mentions, reminders)."""

    client: discord.Client
    tables: TableService
    messages: SurfaceMessenger
    composer: Composer
    ping_decider: PingDecider
    _called: dict[tuple[int, SurfaceKind], dict[int, int]] = field(default_factory=dict)
    _again: dict[tuple[int, SurfaceKind], int] = field(default_factory=dict)

    async def update_pings(self, public: Scene) -> None:
        """Ping (mention) those whom the table begins to wait for or asks something, and remind the silent."""
        table = public.table
        if public.decision is None:
            self.ping_decider.forget_pings(table)
            for kind in MENTION_KINDS:
                self._called.pop((table.id, kind), None)
                self._again.pop((table.id, kind), None)
            return
        if not table.warned:
            # The open decision has its time again: it may run short once more.
            self._called.pop((table.id, "reminder"), None)
        for kind in MENTION_KINDS:
            await self._ping_in_thread(public, kind)
        for sitter in self._list_sitters_to_ping(public, "bell", "dm"):
            await self._retain_late_answer(public, sitter)
        for sitter in self._list_sitters_to_ping(public, "reminder", "dm"):
            await self._remind_by_dm(public, sitter)

    async def recover_posted_ping(self, table: Table, posting: Posting) -> bool:
        """Find a ping that was posted for a decision just before a crash, and is not noted; tell whether that is done.

        Its nonce lets Discord answer with the existing message; it goes at once. For what is open, the bell is pinged
        again instead, with the same nonce, before a later bell is noted in its place. What told one player of a late
        answer stands until that decision is over.
        """
        public = await self.composer.load_scene(table.id, None)
        user = None if posting.seat is None else table.get_sitter_at(posting.seat).user_id
        told_late = posting.kind == "bell" and user is not None
        if posting.decision == _find_subject_number(public, posting.kind) and not told_late:
            await self._ping_in_thread(public, posting.kind, posting)
            called = await self.messages.find_live_surface(table.id, posting.kind)
            return called is not None and called.decision == posting.decision
        before = None if told_late else await self.messages.find_live_surface(table.id, posting.kind, user)
        place = posting.channel or (await self._find_board(table))[0]
        post = PostRequest(
            posting.kind, place, user, posting.decision, find_superseded_message(before, posting), quiet=True
        )
        try:
            await self.messages.post_surface(table, post, Screen((Text(load_sitter_words(table, user)("bell-over")),)))
        except discord.HTTPException as refusal:
            if user is None or refusal.code not in LOST_MESSAGE_CODES:
                raise
        return True

    def is_mention_outdated(self, surface: SurfaceMessage, public: Scene) -> bool:
        """Tell whether the table no longer waits for anybody whom this message calls."""
        if surface.decision != _find_subject_number(public, surface.kind):
            return True
        place = "thread" if surface.user_id is None else "dm"
        waiting = [sitter.user_id for sitter in self._list_sitters_to_ping(public, surface.kind, place)]
        return not waiting if surface.user_id is None else surface.user_id not in waiting

    def _list_sitters_to_ping(self, public: Scene, kind: SurfaceKind, place: str) -> list[Sitter]:
        """Return whom a kind of message calls in a place, whether they were called before or not."""
        return [
            sitter
            for sitter in _list_concerned_sitters(public, kind)
            if self.ping_decider.find_ping_route(public, sitter) == place
        ]

    async def _ping_in_thread(self, public: Scene, kind: SurfaceKind, posting: Posting | None = None) -> None:
        """Ping those who were not pinged for this yet, are not here, and have no quiet hours now.

        `posting` is what was noted of such a call before a crash.
        """
        table, number = public.table, _find_subject_number(public, kind)
        waiting = self._list_sitters_to_ping(public, kind, "thread")
        called = self._called.setdefault((table.id, kind), {})
        live = await self.messages.find_live_surface(table.id, kind)
        if live and self.messages.is_message_lost(live):
            await self._ping_again(public, kind, live)
            return
        if not called and live and live.decision == number:
            # An earlier process called for this, but not people in their quiet hours.
            called.update({sitter.user_id: number for sitter in waiting if self._may_ping(table, sitter, kind)})
        fresh = list_unpinged_sitters(waiting, called, number)
        due = [sitter.user_id for sitter in fresh if self._may_ping(table, sitter, kind)]
        if due:
            await self._post_mention(public, kind, number, due, find_superseded_message(live, posting))
        elif live and live.decision == number:
            await self.messages.save_shown_version(live, table)
        called.update(dict.fromkeys(due, number))

    def _may_ping(self, table: Table, sitter: Sitter, kind: SurfaceKind, *, lost: bool = False) -> bool:
        """Tell whether somebody may be called now by a kind of message."""
        return self.ping_decider.decide_ping_now(
            table, sitter, reminds=kind == "reminder", votes=kind == "question", lost=lost
        )

    async def _ping_again(self, public: Scene, kind: SurfaceKind, lost: SurfaceMessage) -> None:
        """Ping those who are still waited for once more, as somebody deleted the message; only once for a decision."""
        table, number = public.table, _find_subject_number(public, kind)
        called = self._called.setdefault((table.id, kind), {})
        waiting = self._list_sitters_to_ping(public, kind, "thread")
        again = [sitter.user_id for sitter in waiting if self._may_ping(table, sitter, kind, lost=True)]
        if lost.decision == number and again and self._again.get((table.id, kind)) != number:
            self._again[table.id, kind] = number
            await self._post_mention(public, kind, number, again, lost.message_id)
            called.update(dict.fromkeys(again, number))
        else:
            await self.messages.forget_surface(lost)

    async def _post_mention(
        self, public: Scene, kind: SurfaceKind, number: int, users: Sequence[int], after: int
    ) -> None:
        names = public.join_list([f"<@{user}>" for user in users])
        place, link = await self._find_board(public.table)
        screen = Screen((Text(_format_mention(public, kind, names, link)),), pings=tuple(users))
        post = PostRequest(kind, place, None, number, after)
        moment = self.ping_decider.recheck_schedule.clock.now()
        await self.messages.post_surface(public.table, post, screen)
        for user in users:
            self.ping_decider.record_ping(public.table.id, user, moment)

    async def _retain_late_answer(self, public: Scene, sitter: Sitter) -> None:
        """Keep what told a player below their panel of a late answer, if it still stands: nothing new is posted."""
        live = await self.messages.find_live_surface(public.table.id, "bell", sitter.user_id)
        if live and live.decision == _find_subject_number(public, "bell"):
            await self.messages.save_shown_version(live, public.table)

    async def _remind_by_dm(self, public: Scene, sitter: Sitter) -> None:
        """Remind a player below their panel, once for each question."""
        table, number = public.table, _find_subject_number(public, "reminder")
        live = await self.messages.find_live_surface(table.id, "reminder", sitter.user_id)
        panel = await self.messages.find_live_surface(table.id, "panel", sitter.user_id)
        if live and live.decision == number:
            await self.messages.save_shown_version(live, table)
        elif panel and self.ping_decider.decide_ping_now(table, sitter, reminds=True):
            say = load_sitter_words(table, sitter.user_id)
            where = {"game": find_screen(table.game).title, "place": mention_place(table)}
            when, turn = _format_deadline(table), "yes" if _is_turn(public) else "no"
            reminder = say("reminder-dm", **where, time=when, turn=turn, link=build_dm_link(panel))
            post = PostRequest("reminder", panel.channel_id, sitter.user_id, number, find_superseded_message(live))
            try:
                await self.messages.post_surface(table, post, Screen((Text(reminder),)))
            except discord.HTTPException as refusal:
                if not is_closed_dm(refusal):
                    raise
                await self.tables.people.save_dm_reach(sitter.user_id, "closed")

    async def _find_board(self, table: Table) -> tuple[int, str]:
        """Return where the board is, or will be, and a link to it, or to that place."""
        board = await self.messages.find_live_surface(table.id, "board")
        if board:
            return board.channel_id, build_surface_link(table, board)
        place = await find_or_make_match_channel(self.client, self.tables, table)
        return place, build_channel_link(table, place)


def _list_concerned_sitters(public: Scene, kind: SurfaceKind) -> list[Sitter]:
    """Return the people for whom a kind of message is."""
    if kind == "question":
        return list_sitters_to_vote(public)
    if kind == "reminder":
        return list_sitters_to_act(public) if public.table.warned else []
    return [] if is_brief_decision(public) else list_sitters_to_act(public)


def _find_subject_number(public: Scene, kind: SurfaceKind) -> int:
    """Return the number of what a kind of message is about: of the decision, or of the proposal; 0: nothing."""
    if kind == "question":
        return public.table.proposal.number if public.table.proposal else 0
    return public.decision.number if public.decision else 0


def _is_turn(public: Scene) -> bool:
    """Tell whether the table waits for a turn, and not for an answer to something."""
    kind = public.decision.kind if public.decision else None
    return kind is not None and find_game(public.table.game).question_tempo(kind) == "turn"


def _format_mention(public: Scene, kind: SurfaceKind, names: str, board: str) -> str:
    proposal, game = public.table.proposal, find_screen(public.table.game).title
    facts = {"names": names, "game": game, "time": _format_deadline(public.table)}
    if proposal and kind == "question":
        return public.say("question-rings", **facts, question=format_proposal_question(public, proposal), link=board)
    return public.say(f"{kind}-rings", **facts, question=_describe_public_question(public))


def _describe_public_question(public: Scene) -> str:
    """Return what the table asks, as everybody may know it: who is called reads at once what to do."""
    decision = public.decision
    return find_screen(public.table.game).move_texts.describe_question(public, decision) if decision else ""


def _format_deadline(table: Table) -> str:
    return format_timestamp(table.deadline) if table.deadline else ""
