"""Notices by DM of what may cease to be so: sent once as a new message, corrected while partly so, then deleted."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.screens.layout import Screen
from bot.screens.pages.leaving import render_direct_notice
from bot.store.models import Removal, Sitter, SurfaceMessage, Table
from bot.tables.memory.due_notices import PendingNotice
from bot.ui.surfaces.notices import DirectNoticeMessages
from games.engine.words import load_words
from tests.bot.screens.scenes import buttons_of, text_of
from tests.bot.screens.test_removed import BOB, removed_from

ANN = 100


@dataclass
class Noted:
    """Messages and tables as notices see them; `done` says what was asked for."""

    due: tuple[PendingNotice, ...] = ()
    live: Sequence[SurfaceMessage] = ()
    refusal: Exception | None = None
    done: list[tuple[str, Any]] = field(default_factory=list)

    async def list_surfaces(self, _: int) -> Sequence[SurfaceMessage]:
        return self.live

    def list_due_notices(self, _: int) -> tuple[PendingNotice, ...]:
        return self.due

    async def mark_notice_sent(self, _: int, sent: PendingNotice) -> None:
        self.due = tuple(one for one in self.due if one != sent)

    async def find_language(self, _: int) -> None: ...

    async def save_dm_reach(self, _user: int, reach: str) -> None:
        self.done.append(("reach", reach))

    async def find_live_surface(self, _: int, kind: str, user: int) -> SurfaceMessage | None:
        return next((one for one in self.live if (one.kind, one.user_id) == (kind, user)), None)

    async def post_surface(self, _: Table, post: Any, screen: Screen) -> None:
        if self.refusal:
            raise self.refusal
        self.done.append(("post", (post.kind, post.quiet, text_of(screen))))

    async def retire_surface(self, surface: SurfaceMessage, screen: Screen | None) -> None:
        self.done.append(("delete" if screen is None else "edit", surface.kind))

    async def edit_surface(self, surface: SurfaceMessage, compose: Any) -> bool:
        if self.refusal:
            raise self.refusal
        self.done.append(("edit", surface.kind))
        return await compose() is not None

    async def save_shown_version(self, surface: SurfaceMessage, _: Table) -> None:
        self.done.append(("keep", surface.kind))

    async def forget_surface(self, surface: SurfaceMessage) -> None:
        self.done.append(("forget", surface.kind))

    def at_work(self, table: Table) -> DirectNoticeMessages:
        hand: Any = self
        tables: Any = SimpleNamespace(shown=self, changes=self, people=self, find_table=AsyncMock(return_value=table))
        client = Mock(create_dm=AsyncMock(return_value=Mock(id=70)), get_guild=lambda _: SimpleNamespace(name="Den"))
        return DirectNoticeMessages(client, tables, hand, Mock(wait_for_slot=AsyncMock()))


def noted(kind: Any, user: int = BOB, digest: str = "") -> SurfaceMessage:
    return SurfaceMessage(
        table_id=7, kind=kind, user_id=user, channel_id=70, message_id=9, version_shown=1, digest=digest
    )


def _refused(status: int, code: int) -> discord.HTTPException:
    return discord.HTTPException(Mock(status=status), {"code": code, "message": "no"})


async def test_who_is_removed_gets_a_new_message_that_takes_the_place_of_the_opposite() -> None:
    table, hand = removed_from(), Noted((PendingNotice("removed", BOB),), [noted("let-in")])
    await hand.at_work(table).post_due_notices(table)
    (posted, deleted), told = hand.done, "You were removed from **Goblin Market** in <#3> by a vote"
    assert posted[1][:2] == ("removed", True)
    assert posted[1][2].startswith(told)
    assert deleted == ("delete", "let-in")
    assert hand.due == ()


@pytest.mark.parametrize(("version", "shown", "posts"), [(4, None, 1), (4, 3, 1), (4, 4, 0), (4, 9, 0), (0, 9, 1)])
async def test_a_notice_that_was_posted_before_a_crash_is_not_posted_again(
    version: int, shown: int | None, posts: int
) -> None:
    live = [] if shown is None else [replace(noted("removed"), version_shown=shown)]
    hand = Noted((PendingNotice("removed", BOB, version),), live)
    await hand.at_work(removed_from()).post_due_notices(removed_from())
    assert len(hand.done) == posts
    assert hand.due == ()


async def test_a_notice_stays_due_while_discord_is_away_and_not_if_it_is_refused() -> None:
    table, due = removed_from("lobby"), (PendingNotice("removed", BOB),)
    away, closed = Noted(due, refusal=_refused(500, 0)), Noted(due, refusal=_refused(403, 50007))
    with pytest.raises(discord.HTTPException):
        await away.at_work(table).post_due_notices(table)
    await closed.at_work(table).post_due_notices(table)
    assert (away.due, closed.due, closed.done) == (due, (), [("reach", "closed")])
    back = Noted((PendingNotice("let-in", BOB),))
    await back.at_work(table).post_due_notices(table)  # it is no longer so
    assert (back.due, back.done) == ((), [])


HOST = replace(removed_from(), host_id=ANN, removals=None)


@pytest.mark.parametrize(
    ("notice", "table", "done"),
    [
        (noted("host", ANN), HOST, "edit"),
        (noted("host", ANN), replace(HOST, host_id=102), "delete"),
        (noted("host", ANN), replace(HOST, status="over"), "delete"),
        (noted("host-lost", ANN), HOST, "delete"),
        (noted("let-in"), replace(HOST, status="closed"), "delete"),
        (noted("let-in"), removed_from(), "delete"),
    ],
)
async def test_a_notice_is_corrected_and_deleted_once_it_is_not_so(
    notice: SurfaceMessage, table: Table, done: str
) -> None:
    hand = Noted()
    await hand.at_work(table).update_notice(notice, table)
    assert hand.done == [(done, notice.kind)]
    screen = render_direct_notice(notice.kind, table, notice.user_id or 0, load_words())  # type: ignore[arg-type]
    if screen:
        hand.done.clear()
        await hand.at_work(table).update_notice(replace(notice, digest=screen.digest), table)
        assert hand.done == [("keep", notice.kind)]
        refused = Noted(refusal=_refused(400, 77))
        await refused.at_work(table).update_notice(notice, table)
        assert refused.done == [("keep", notice.kind)]


def test_each_notice_says_what_is_so_now() -> None:
    def said(kind: Any, table: Table, user: int = BOB) -> str:
        screen = render_direct_notice(kind, table, user, load_words(), "Den")
        assert screen
        return text_of(screen)

    sitters = tuple(Sitter(seat, user, name) for seat, (user, name) in enumerate([(ANN, "Ann"), (BOB, "Bob")]))
    playing = replace(HOST, sitters=sitters)
    lobby, left = replace(playing, status="lobby"), replace(playing, sitters=sitters[:1])
    assert "You can start the match" in said("host", lobby, ANN)
    assert "**Host menu**, in **Menu…** on the board" in said("host", playing, ANN)
    assert said("host-lost", playing).startswith("Ann is the host of **Goblin Market** in <#3> now")
    assert "A manager of **Den** blocked you" in said("blocked", playing)
    assert said("blocked", playing).endswith("You can play **Goblin Market** in <#3> to its end.")
    assert said("blocked", left).endswith("on that server.")
    assert said("blocked", replace(left, status="lobby")).endswith(
        "You have no seat at **Goblin Market** in <#3> any more."
    )
    assert said("blocked", replace(left, status="closed")).endswith(
        "Your invitation to **Goblin Market** in <#3> is closed."
    )
    assert "**Den**" in said("unblocked", playing)
    assert said("let-in", playing) == "You are back at **Goblin Market** in <#3>."
    gone = replace(removed_from(), removals=None)
    welcome = replace(
        gone, sitters=tuple(replace(one, leaving="voted-out" if one.gone else None) for one in gone.sitters)
    )
    screen = render_direct_notice("let-in", welcome, BOB, load_words())
    assert screen
    assert [button.label for button in buttons_of(screen)] == ["Take my seat back"]
    barred = replace(welcome, removals=(Removal(BOB, "Bob", "host"),))
    assert said("removed", replace(barred, status="over")).endswith("by the host.")
