"""What panels and mentions hold on to, without Discord: messages that note what was done, and scenes made by hand."""

from collections.abc import Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any

from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.layout import Screen, Text
from bot.screens.scene import Scene
from bot.store.models import Preferences, Reach, Sitter, SurfaceKind, SurfaceMessage, Table
from bot.tables.deadlines.clock import VirtualClock
from bot.tables.table_view import build_table_view
from bot.ui.surfaces.messages import PostRequest
from bot.ui.surfaces.ping_decider import PingDecider
from bot.ui.surfaces.presence import Presence
from bot.ui.surfaces.recheck_schedule import RecheckSchedule
from games.engine import Match
from games.engine.words import load_words
from tests.bot.screens.scenes import Played

NIGHT = Preferences(quiet_from=0, quiet_until=7 * 60)
"""Somebody's quiet hours; the hand clock starts at midnight."""


THIS = 7
"""The only table there is."""


@dataclass(slots=True)
class NotedMessages:
    """Messages as panels and mentions see them: `live_now` by kind and person; `done` notes what was asked for."""

    live_now: dict[tuple[SurfaceKind, int | None], SurfaceMessage] = field(default_factory=dict)
    done: list[tuple[str, Any]] = field(default_factory=list)
    deleted: bool = False
    posted: int = 0
    doubted: list[PostRequest] = field(default_factory=list)
    """What was posted though Discord may have answered with a message that was there."""
    lost: set[int] = field(default_factory=set)
    refusal: Exception | None = None
    edit_refusal: Exception | None = None
    meanwhile: Callable[[], object] = lambda: None
    """What happens while an edit waits for its turn."""

    async def find_live_surface(self, table: int, kind: SurfaceKind, user: int | None = None) -> SurfaceMessage | None:
        assert table == THIS
        return self.live_now.get((kind, user))

    wait_for_live_surface = find_live_surface

    async def post_surface(
        self, table: Table, post: PostRequest, screen: Screen, *, sure: bool = True
    ) -> SurfaceMessage:
        if self.refusal:
            raise self.refusal
        if not sure:
            self.doubted.append(post)
        self.done.append(("post", (post, screen)))
        self.posted += 1
        surface = SurfaceMessage(
            table_id=table.id,
            kind=post.kind,
            user_id=post.user_id,
            channel_id=post.channel_id,
            message_id=200 + self.posted,
            version_shown=table.version,
            decision=post.decision,
            digest="posted",
        )
        self.live_now[post.kind, post.user_id] = surface
        return surface

    async def edit_surface(self, live: SurfaceMessage, compose: Any, decision: int | None = None) -> bool:
        if refusal := self.refusal or self.edit_refusal:
            raise refusal
        if self.deleted:
            return False
        self.meanwhile()
        shown = await compose()
        self.done.append(("edit", (decision, shown[1] if shown else None)))
        if decision is not None:
            self.live_now[live.kind, live.user_id] = replace(live, decision=decision)
        return True

    async def save_unsaved_surfaces(self, table: int) -> None:
        assert table == THIS

    def is_table_abandoned(self, table: Table) -> bool:
        assert table.id == THIS
        return False

    def is_message_lost(self, live: SurfaceMessage) -> bool:
        return live.message_id in self.lost

    async def forget_surface(self, live: SurfaceMessage) -> None:
        self.done.append(("forget", live.message_id))
        self.live_now = {key: other for key, other in self.live_now.items() if other != live}

    async def save_shown_version(self, live: SurfaceMessage, table: Table) -> None:
        assert table.id == THIS
        self.done.append(("pass over", live.kind))

    @asynccontextmanager
    async def lock_message(self, message: int) -> Any:
        self.done.append(("hold", message))
        yield

    def take(self) -> list[tuple[str, Any]]:
        """Return what was done since the last time."""
        done, self.done = self.done, []
        return done


@dataclass(slots=True)
class AtHand:
    """A match of three at a table whose people, times and pauses a test sets."""

    match: Match
    clock: VirtualClock = field(default_factory=VirtualClock)
    messages: NotedMessages = field(default_factory=NotedMessages)
    changes: dict[str, Any] = field(default_factory=dict)
    sitters: dict[int, dict[str, Any]] = field(default_factory=dict)
    version: int = 1
    presence: Presence = field(init=False)
    recheck_schedule: RecheckSchedule = field(init=False)
    ping_decider: PingDecider = field(init=False)
    homeless: bool = False
    noted: list[Any] = field(default_factory=list)
    below: int | None = None

    def __post_init__(self) -> None:
        self.presence, self.recheck_schedule = Presence(self.clock), RecheckSchedule(self.clock)
        self.ping_decider = PingDecider(self.presence, self.recheck_schedule, lambda _: self.homeless)

    def sits(self, seat: int, *, wish: Preferences | None = None, dm: Reach = "open", **more: Any) -> None:
        """Say how somebody sits there."""
        self.sitters[seat] = {"wish": wish or Preferences(), "dm": dm, **more}

    def waits(self, time: timedelta, *, since: datetime | None = None, warned: bool = False) -> None:
        """Give the open decision so much time."""
        begun = since or self.clock.now()
        self.changes |= {"decision_since": begun, "deadline": begun + time, "warned": warned}

    @property
    def table(self) -> Table:
        played = Played(self.match).table
        sitters = tuple(replace(sitter, **self.sitters.get(sitter.seat or 0, {})) for sitter in played.sitters)
        number = self.match.decision.number if self.match.decision else None
        return replace(played, version=self.version, sitters=sitters, decision_number=number, **self.changes)

    def at(self, seat: int) -> Sitter:
        return self.table.get_sitter_at(seat)

    def scene_of(self, seat: int | None) -> Scene:
        return Scene(build_table_view(self.table, seat, self.match, ()), load_words())

    async def load_scene(self, table: int, user: int | None) -> Scene:
        assert table == THIS
        return self.scene_of(self.table.find_seat(user))

    async def compose_panel(
        self,
        scene: Scene,
        focus: Focus = ROOT_FOCUS,
        *,
        notice: str | None = None,
        stands: bool,
        elsewhere: bool = False,
    ) -> Screen:
        chosen = f" sure of {' '.join(focus.path)}?" if focus.confirming else ""
        return Screen((Text(f"seat {scene.seat}, notice={notice} stands={stands}{' elsewhere' * elsewhere}{chosen}"),))

    async def save_dm_reach(self, user: int, reach: Reach) -> None:
        self.noted.append((user, reach))

    def find_answer_below(self, live: SurfaceMessage) -> int | None:
        assert live.kind == "panel"
        return self.below

    async def delete_last_answer(self, channel: int) -> None:
        self.noted.append(("taken back", channel))

    @property
    def tables(self) -> Any:
        return SimpleNamespace(people=SimpleNamespace(save_dm_reach=self.save_dm_reach))

    def live(
        self, kind: SurfaceKind, user: int | None, decision: int | None = None, channel: int = 70
    ) -> SurfaceMessage:
        """Let a message stand."""
        surface = SurfaceMessage(
            table_id=7,
            kind=kind,
            user_id=user,
            channel_id=channel,
            message_id=50 + (user or 0),
            version_shown=1,
            decision=decision,
            digest="posted",
        )
        self.messages.live_now[kind, user] = surface
        return surface


def told(done: Sequence[tuple[str, Any]]) -> list[str]:
    """Return only what was done, in words."""
    return [verb for verb, _ in done]
