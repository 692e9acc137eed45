"""Short mentions in the thread: for those who begin to be waited for and have no panel, and at half time."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import timedelta

import discord

from bot.screens.board import bells, brief, moment
from bot.screens.layout import Screen, Text
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.tables import Surface, SurfaceKind, Table, Tables
from bot.ui.messages import Messages, Post
from bot.ui.places import thread_of
from bot.ui.presence import Presence

WORTH_A_REMINDER = timedelta(minutes=10)
"""Who has less time than this for an answer hears nothing at half time."""


@dataclass(slots=True)
class Bells:
    """Rings for people in the threads of all tables. Each message goes when those it calls have answered."""

    client: discord.Client
    tables: Tables
    messages: Messages
    presence: Presence
    _called: dict[int, dict[int, int]] = field(default_factory=dict)

    async def show(self, public: Scene) -> None:
        """Ring for those who begin to be waited for, and once for the silent when half of a long time is gone."""
        if public.decision is None:
            self._called.pop(public.table.id, None)
            return
        await self._call(public, public.decision.number, called_here(public))
        if public.table.warned and _is_long(public.table):
            await self._remind(public, public.decision.number)

    async def _call(self, public: Scene, number: int, waiting: Sequence[int]) -> None:
        """Call those who were not called for this decision yet and are not here."""
        called = self._called.setdefault(public.table.id, {})
        live = await self.messages.live(public.table.id, "bell")
        if not called and live and live.decision == number:
            # An earlier process rang for this decision.
            called.update(dict.fromkeys(waiting, number))
        fresh = [user for user in waiting if called.get(user) != number]
        absent = [user for user in fresh if not self.presence.here(public.table.id, user)]
        if absent:
            await self._ring(public, "bell", number, absent, live)
        called.update(dict.fromkeys(fresh, number))

    async def _remind(self, public: Scene, number: int) -> None:
        live = await self.messages.live(public.table.id, "reminder")
        silent = bells(public.table, public.decision)
        if silent and (live is None or live.decision != number):
            await self._ring(public, "reminder", number, silent, live)

    async def _ring(
        self, public: Scene, kind: SurfaceKind, number: int, users: Sequence[int], before: Surface | None
    ) -> None:
        table = public.table
        names = public.all_of([f"<@{user}>" for user in users])
        time = moment(table.deadline) if table.deadline else ""
        screen = Screen((Text(public.say(f"{kind}-rings", names=names, time=time)),), pings=tuple(users))
        place = await thread_of(self.client, self.tables, table)
        await self.messages.post(table, Post(kind, place, None, number, before), screen)


def called_here(public: Scene) -> list[int]:
    """Return the people whom the table waits for and whose bell is in its thread: they have no panel by DM."""
    if brief(public):
        return []
    table, panels = public.table, screen_of(public.table.game).panels
    users = bells(table, public.decision)
    return [user for user in users if not panels or (sitter := table.sitter(user)) is None or sitter.dm == "closed"]


def rung_out(surface: Surface, public: Scene) -> bool:
    """Tell whether nobody whom this message calls is waited for any more."""
    if public.decision is None or surface.decision != public.decision.number:
        return True
    return not (called_here(public) if surface.kind == "bell" else bells(public.table, public.decision))


def _is_long(table: Table) -> bool:
    """Tell whether the open decision has so much time that half of it is worth a reminder."""
    if table.deadline is None or table.decision_since is None:
        return False
    return table.deadline - table.decision_since >= WORTH_A_REMINDER
