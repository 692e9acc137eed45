"""Short mentions beside the board: for players without a panel when the table begins to wait, and at half time."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import timedelta

import discord

from bot.screens.board import brief, called_people, moment
from bot.screens.layout import Screen, Text
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.tables import Sitter, Surface, SurfaceKind, Table, Tables
from bot.ui.composing.composer import Composer
from bot.ui.surfaces.messages import Messages, Post
from bot.ui.surfaces.places import thread_of
from bot.ui.surfaces.presence import Presence
from bot.ui.surfaces.quiet_hours import QuietHours
from bot.ui.surfaces.ringing import mentioned, not_yet_called

KINDS: tuple[SurfaceKind, ...] = ("bell", "reminder")

WORTH_A_REMINDER = timedelta(minutes=10)
"""Players with less time than this for an answer are not called at half time."""


@dataclass(slots=True)
class Mentions:
    """Rings for people in the threads of all tables. Each message disappears when everyone it calls has answered."""

    client: discord.Client
    tables: Tables
    messages: Messages
    composer: Composer
    presence: Presence
    quiet_hours: QuietHours
    _called: dict[tuple[int, SurfaceKind], dict[int, int]] = field(default_factory=dict)
    _again: dict[tuple[int, SurfaceKind], int] = field(default_factory=dict)

    async def show(self, public: Scene) -> None:
        """Ring for players whom the table begins to wait for, and once for the silent at half of a long time."""
        if public.decision is None:
            for kind in KINDS:
                self._called.pop((public.table.id, kind), None)
                self._again.pop((public.table.id, kind), None)
            return
        here = [user for user in called_here(public) if self.presence.here(public.table.id, user)]
        await self._call(public, "bell", called_here(public), here)
        if not public.table.warned:
            # The open decision has its time again: half of it may pass once more.
            self._called.pop((public.table.id, "reminder"), None)
        await self._call(public, "reminder", reminded(public))

    async def recover(self, table: Table, kind: SurfaceKind, decision: int) -> None:
        """Find a bell that was posted for a decision just before a crash, and is not noted.

        Its nonce lets Discord answer with the existing message; it goes at once. For the open decision, the bell is
        rung again instead, with the same nonce.
        """
        if decision != table.decision_number:
            public, before = await self.composer.scene(table.id, None), await self.messages.live(table.id, kind)
            post = Post(kind, await self._place(table), None, decision, before, quiet=True)
            await self.messages.post(table, post, Screen((Text(public.say("bell-over")),)))

    async def _call(self, public: Scene, kind: SurfaceKind, waiting: Sequence[int], here: Sequence[int] = ()) -> None:
        """Call those who were not called for this decision yet, are not here, and have no quiet hours now."""
        number = public.decision.number if public.decision else 0
        called = self._called.setdefault((public.table.id, kind), {})
        live = await self.messages.live(public.table.id, kind)
        if live and self.messages.is_lost(live):
            await self._call_again(public, kind, live)
            return
        if not called and live and live.decision == number:
            # An earlier process rang for this decision, but not for people in their quiet hours.
            called.update(dict.fromkeys((user for user in waiting if self._may_ring(public.table, user)), number))
        fresh = not_yet_called(waiting, called, number)
        awake = [user for user in fresh if user not in here and self._may_ring(public.table, user)]
        now = mentioned(fresh, here, awake)
        if now.now:
            await self._ring(public, kind, number, now.now, live)
        elif live and live.decision == number:
            await self.messages.pass_over(live, public.table)
        called.update(dict.fromkeys(now.called, number))

    async def _call_again(self, public: Scene, kind: SurfaceKind, lost: Surface) -> None:
        """Call those who are still waited for once more, as somebody deleted the message; only once for a decision."""
        number = public.decision.number if public.decision else 0
        called = self._called.setdefault((public.table.id, kind), {})
        again = [user for user in _of_kind(public, kind) if self._may_ring(public.table, user)]
        if lost.decision == number and again and self._again.get((public.table.id, kind)) != number:
            self._again[public.table.id, kind] = number
            await self._ring(public, kind, number, again, lost)
            called.update(dict.fromkeys(again, number))
        else:
            await self.messages.forget(lost)

    def _may_ring(self, table: Table, user: int) -> bool:
        sitter = table.sitter(user)
        return sitter is not None and self.quiet_hours.may_ring(table.id, sitter)

    async def _ring(
        self, public: Scene, kind: SurfaceKind, number: int, users: Sequence[int], before: Surface | None
    ) -> None:
        table = public.table
        names = public.all_of([f"<@{user}>" for user in users])
        time = moment(table.deadline) if table.deadline else ""
        screen = Screen((Text(public.say(f"{kind}-rings", names=names, time=time)),), pings=tuple(users))
        await self.messages.post(table, Post(kind, await self._place(table), None, number, before), screen)

    async def _place(self, table: Table) -> int:
        """Return where the board is, or will be."""
        board = await self.messages.live(table.id, "board")
        return board.channel_id if board else await thread_of(self.client, self.tables, table)


def called_here(public: Scene) -> list[int]:
    """Return the people whom the table waits for and whose bell is in its thread: they have no panel by DM."""
    if brief(public):
        return []
    panels = screen_of(public.table.game).panels
    return [
        sitter.user_id
        for sitter in _callable(public)
        if not panels or sitter.dm == "closed" or sitter.wish.ring == "thread"
    ]


def reminded(public: Scene) -> list[int]:
    """Return the people whom the table waits for when half of a long time is gone, except those never to be called."""
    half_gone = public.table.warned and _is_long(public.table)
    return [sitter.user_id for sitter in _callable(public)] if half_gone else []


def _of_kind(public: Scene, kind: SurfaceKind) -> list[int]:
    return called_here(public) if kind == "bell" else reminded(public)


def _callable(public: Scene) -> list[Sitter]:
    found = map(public.table.sitter, called_people(public.table, public.decision))
    return [sitter for sitter in found if sitter and sitter.wish.ring != "none"]


def rung_out(surface: Surface, public: Scene) -> bool:
    """Tell whether the table no longer waits for anybody whom this message calls."""
    if public.decision is None or surface.decision != public.decision.number:
        return True
    return not _of_kind(public, surface.kind)


def _is_long(table: Table) -> bool:
    """Tell whether the open decision has enough time for a reminder at half time."""
    if table.deadline is None or table.decision_since is None:
        return False
    return table.deadline - table.decision_since >= WORTH_A_REMINDER
