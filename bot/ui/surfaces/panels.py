"""Each player's panel, in their DM: posted anew, which pings them, when the table begins to wait; otherwise edited.

For a player who is at the table now it is only edited, unless they wrote below it, until that lapses; so is the panel
of a player who is called elsewhere. It is left alone while it has no news for its player: a question that is over
always is. When a round begins, players who were told nothing in the last round catch up, unless they are at the board.
"""

import logging
from dataclasses import dataclass, field, replace
from functools import partial

import discord
from cachetools import LRUCache

from bot.screens.board import format_board_notices, is_brief_decision
from bot.screens.controls.paths import ROOT_FOCUS
from bot.screens.layout import Screen
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables import Posting, Sitter, SurfaceMessage, Table, TableService
from bot.ui.composing.composer import Composer
from bot.ui.composing.pending_choices import PendingChoices, ShownFocus
from bot.ui.connection.refusals import is_closed_dm, is_unexpected_refusal
from bot.ui.connection.refused_edits import RefusedEdits
from bot.ui.surfaces.boards import RoundStarts
from bot.ui.surfaces.direct_messages import DirectMessageReader
from bot.ui.surfaces.messages import PostRequest, SurfaceMessenger, find_superseded_message
from bot.ui.surfaces.ping_decider import PingDecider, list_pending_voters
from bot.ui.surfaces.ping_rules import begins_to_wait, decide_panel_ping, must_update_panel
from bot.ui.surfaces.places import open_dm_channel
from bot.ui.surfaces.presence import Presence

log = logging.getLogger(__name__)

MAX_REMEMBERED_PANELS = 5_000
"""The number of panels whose content is remembered."""


@dataclass(frozen=True, slots=True)
class PanelSnapshot:
    """What a panel shows, as far as it may be news: hashes of a content's `question` and `standing`, and the round.

    `asked` is the decision whose answer its player owed, if any.
    """

    standing: int
    question: int
    asked: int | None
    round: int | None


def build_panel_fingerprint(scene: Scene, public: Scene, notice: str | None = None) -> str:
    """Return what a panel must always show as it is: its player's hand, the place, what was decided, the `notice`."""
    game, table = find_screen(scene.table.game), scene.table
    own = game.collect_private_content(scene, public)
    decided = format_board_notices(scene), table.paused_at, table.proposal
    return repr((own, table.thread_id, notice, scene.table_view.outcome, decided))


def collect_question_content(scene: Scene) -> str:
    """Return what a panel's player is asked, by when, and what they may do; nothing if they may do nothing."""
    number = scene.decision.number if scene.decision else None
    asked = (number, scene.is_asked, scene.table.deadline, [str(move) for move in scene.table_view.legal])
    return repr(asked) if scene.may_move else ""


@dataclass(frozen=True, slots=True)
class PanelContent:
    """What a player's panel must show: `asked` is the decision that waits for them.

    `homeless`: the table has no board, and the panel says so. `at_the_board`: its player sits or plays
    there.
    """

    scene: Scene
    public: Scene
    rounds: RoundStarts
    homeless: bool
    at_the_board: bool

    @property
    def pending_decision(self) -> int | None:
        """The decision that waits for its player."""
        return self.scene.decision.number if self.scene.is_asked and self.scene.decision else None

    @property
    def notice(self) -> str | None:
        """The problem, if any: the table has no place, or its player was silent too often and is not waited for."""
        if self.homeless:
            return self.scene.say("panel-homeless")
        absent = self.scene.seat is not None and self.scene.table.get_sitter_at(self.scene.seat).is_absent
        goblin = "yes" if self.scene.table.takeover else "no"
        return self.scene.say("panel-absent", goblin=goblin) if absent else None

    @property
    def lasting_content(self) -> str:
        """What must always be up to date for its player: their own hand, and the table's place."""
        return build_panel_fingerprint(self.scene, self.public, self.notice)

    @property
    def question(self) -> str:
        """What its player is asked, by when, and what they may do; nothing if they may do nothing."""
        return collect_question_content(self.scene)

    @property
    def is_asked_on_board(self) -> bool:
        """Whether its player finds the question on the board, and needs no panel for it."""
        decision = self.scene.decision
        sealed = self.scene.is_asked and decision is not None and decision.sealed
        return self.at_the_board and bool(self.scene.table_view.offered) and not sealed

    @property
    def content_snapshot(self) -> PanelSnapshot:
        """What to remember about it once it is shown."""
        return PanelSnapshot(
            hash(self.lasting_content), hash(self.question), self.pending_decision, self.rounds.current
        )

    def has_panel_changed_since(self, snapshot: PanelSnapshot | None) -> bool:
        """Tell whether it is worth an edit, after what was shown last."""
        if snapshot is None or self.scene.table.version != self.public.table.version:
            return True
        if not self.at_the_board and snapshot.round not in (self.rounds.current, self.rounds.previous):
            return True
        if hash(self.lasting_content) != snapshot.standing:
            return True
        return snapshot.question != hash(self.question) and must_update_panel(
            owed=snapshot.asked is not None, elsewhere=self.is_asked_on_board
        )

    async def compose_panel_screen(self, composer: Composer, shown_focus: ShownFocus | None = None) -> Screen:
        """Compose it; `shown_focus` is what it asks its player to confirm."""
        stands, elsewhere = not self.homeless, self.is_asked_on_board
        focus, focus_notice = shown_focus or ShownFocus()
        return await composer.compose_panel(
            self.scene,
            focus,
            notice=self.notice or focus_notice,
            stands=stands,
            elsewhere=elsewhere and focus == ROOT_FOCUS,
        )


@dataclass(slots=True)
class PanelMessages:
    """Posts and edits the panels of all tables."""

    client: discord.Client
    tables: TableService
    messages: SurfaceMessenger
    composer: Composer
    presence: Presence
    ping_decider: PingDecider
    direct_messages: DirectMessageReader
    pending_choices: PendingChoices = field(default_factory=PendingChoices)
    _asked: LRUCache[tuple[int, int], int] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_PANELS))
    _shown: LRUCache[int, PanelSnapshot] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_PANELS))
    _refused: RefusedEdits[tuple[int, int | None]] = field(default_factory=RefusedEdits)

    async def update_panel(self, public: Scene, sitter: Sitter, rounds: RoundStarts, *, homeless: bool = False) -> None:
        """Post or edit a player's panel in their DM, so that it is up to date."""
        if sitter.dm == "closed":
            return
        live = await self.messages.wait_for_live_surface(public.table.id, "panel", sitter.user_id)
        scene = await self.composer.load_scene(public.table.id, sitter.user_id)
        place = self.ping_decider.find_ping_route(public, sitter)
        at_board = self.presence.is_at_board_now(public.table.id, sitter.user_id) or place == "thread"
        seen = public
        if scene.say is not public.say:
            seen = await self.composer.load_scene(public.table.id, None, scene.say)
        panel = PanelContent(scene, seen, rounds, homeless, at_board)
        begins = begins_to_wait(
            panel.pending_decision, live.decision if live else None, brief=is_brief_decision(public)
        )
        must_ping = (begins or self._must_be_pinged(public.table, sitter, live)) and place == "dm"
        rings = must_ping and self.ping_decider.decide_ping_now(public.table, sitter, votes=not begins)
        new = begins and live is not None and not self._shows_decision(live, panel.pending_decision)
        answer = self.direct_messages.find_answer_below(live) if live and new else None
        call = decide_panel_ping(
            begins=begins, by_dm=place == "dm", rings=rings, stands=live is not None, written_below=answer is not None
        )
        rung = panel.pending_decision if call.counts else None
        if live and not call.post and await self._edit_panel(live, panel, rung):
            return
        moment = self.ping_decider.recheck_schedule.clock.now()
        posted = await self._post_panel(panel, sitter, live, rung, quiet=call.quiet)
        if rings and posted:
            self.ping_decider.record_ping(public.table.id, sitter.user_id, moment)
        if rings and public.table.proposal:
            self._asked[public.table.id, sitter.user_id] = public.table.proposal.number
        if live and answer is not None:
            async with self.messages.lock_message(answer):
                await self.direct_messages.delete_last_answer(live.channel_id)

    async def recover_panel(self, table: Table, posting: Posting) -> bool:
        """Find a panel that was posted just before a crash, and is not noted; tell whether that is done.

        Its nonce lets Discord answer with the existing message; what it shows is looked at next. For the open decision,
        its player is called again instead, with the same nonce: whether that has happened is seen the next time.
        """
        sitter = None if posting.seat is None else table.get_sitter_at(posting.seat)
        if sitter is None or sitter.gone or sitter.dm == "closed":
            return True
        if posting.decision == table.decision_number:
            return False
        live = await self.messages.find_live_surface(table.id, "panel", sitter.user_id)
        screen = await self.composer.compose_panel(
            await self.composer.load_scene(table.id, sitter.user_id), stands=True
        )
        await self._send_panel_by_dm(table, sitter, screen, live, posting, quiet=True, sure=False)
        return True

    def _shows_decision(self, live: SurfaceMessage, asked: int | None) -> bool:
        """Tell whether a panel shows a decision already, though its player was not called for it."""
        snapshot = self._shown.get(live.message_id)
        return snapshot is not None and snapshot.asked == asked

    def _must_be_pinged(self, table: Table, sitter: Sitter, live: SurfaceMessage | None) -> bool:
        """Tell whether somebody must be pinged since the table is asked something; once, as far as is remembered."""
        if table.proposal is None or sitter.user_id not in list_pending_voters(table):
            return False
        if live is None or live.message_id not in self._shown:
            # A process that has just started does not know whom an earlier one called.
            self._asked.setdefault((table.id, sitter.user_id), table.proposal.number)
        return self._asked.get((table.id, sitter.user_id)) != table.proposal.number

    async def _edit_panel(self, live: SurfaceMessage, panel: PanelContent, rung: int | None) -> bool:
        """Edit a panel, if it has any news for its player; tell whether it stays.

        `rung` is the decision for which its player counts as called: none if they are to be called later.
        """
        # What is not known to be shown, or is to be sent once more, has no digest.
        if live.digest and not panel.has_panel_changed_since(self._shown.get(live.message_id)):
            await self.messages.save_shown_version(live, panel.scene.table)
            return True
        try:
            still_exists = await self.messages.edit_surface(
                live, partial(self._compose_current_panel, live, panel), rung
            )
        except BaseException as fault:
            # It shows what it showed before, or nobody knows what: so anything is news.
            self._shown.pop(live.message_id, None)
            if isinstance(fault, discord.HTTPException) and is_unexpected_refusal(fault):
                return not self._may_replace(live, panel.pending_decision, fault)
            raise
        self._refused.record_edit((live.table_id, live.user_id))
        return still_exists

    def _may_replace(self, live: SurfaceMessage, asked: int | None, refusal: discord.HTTPException) -> bool:
        """Tell whether a panel that cannot be edited is posted anew now."""
        key = live.table_id, live.user_id
        self._refused.record_refusal(key)
        may = self._refused.may_repost(key, asked)
        if may:
            log.warning("a panel of table %s cannot be edited (%s): it is posted anew", live.table_id, refusal.code)
        return may

    async def _compose_current_panel(self, live: SurfaceMessage, panel: PanelContent) -> tuple[Table, Screen] | None:
        """Compose a current panel; if the question has changed since, the change itself shows it."""
        table_id = panel.scene.table.id
        public = await self.composer.load_scene(table_id, None)
        scene = await self.composer.load_scene(table_id, live.user_id)
        now = replace(panel, scene=scene, public=public)
        if now.pending_decision != panel.pending_decision:
            return None
        self._shown[live.message_id] = now.content_snapshot
        focus = self.pending_choices.find_pending_focus(scene, live.user_id or 0, live.message_id)
        return scene.table, await now.compose_panel_screen(self.composer, focus)

    async def _post_panel(
        self, panel: PanelContent, sitter: Sitter, before: SurfaceMessage | None, rung: int | None, *, quiet: bool
    ) -> SurfaceMessage | None:
        """Post a panel in a player's DM; `None`: it is closed."""
        table, posting = panel.scene.table, Posting("panel", sitter.seat, rung)
        old = before.message_id if before else None
        focus = self.pending_choices.find_pending_focus(panel.scene, sitter.user_id, old)
        screen = await panel.compose_panel_screen(self.composer, focus)
        posted = await self._send_panel_by_dm(table, sitter, screen, before, posting, quiet=quiet)
        if posted:
            self.pending_choices.move_pending(table.id, sitter.user_id, old, posted.message_id)
            self._shown[posted.message_id] = panel.content_snapshot
            self._refused.record_repost((table.id, sitter.user_id), panel.pending_decision)
        return posted

    async def _send_panel_by_dm(
        self,
        table: Table,
        sitter: Sitter,
        screen: Screen,
        before: SurfaceMessage | None,
        posting: Posting,
        *,
        quiet: bool,
        sure: bool = True,
    ) -> SurfaceMessage | None:
        """Post in a player's DM; `None`: it turns out to be closed, which is noted and not tried again."""
        try:
            channel = before.channel_id if before else await open_dm_channel(self.client, sitter.user_id)
            after = find_superseded_message(before, posting)
            post = PostRequest("panel", channel, sitter.user_id, posting.decision, after, quiet, posting.version)
            return await self.messages.post_surface(table, post, screen, sure=sure)
        except discord.HTTPException as refusal:
            if not is_closed_dm(refusal):
                raise
            await self.tables.people.save_dm_reach(sitter.user_id, "closed")
            return None
