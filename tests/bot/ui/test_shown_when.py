"""Which messages of a table are past, what a crash left unposted, and whose unseen question stops the time."""

from collections.abc import Callable
from datetime import timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock, call

import pytest

from bot.store.models import Surface, SurfaceKind
from bot.tables import Posting, TableError
from bot.ui.composing import films
from bot.ui.composing.films import Films
from bot.ui.surfaces.places import lobby_link
from bot.ui.surfaces.showing import Showing, waiting
from games.engine import Match
from tests.bot.ui.surfaces_at_hand import AtHand

ANN, BOB, CLEO = 100, 101, 102


@pytest.fixture
def at_hand() -> AtHand:
    return AtHand(Match.new("goblin_market", seats=3, options={"first": 1}, seed=bytes(32)))


def everybody(at_hand: AtHand, **more: Any) -> Any:
    """Return a showing whose people do nothing, but for some."""
    names = ("tables", "messages", "composer", "boards", "panels", "mentions", "endings", "leavers", "question_notes")
    made = Showing(**{name: more.get(name, AsyncMock()) for name in names})
    boards: Any = made.boards
    boards.homeless = Mock(return_value=at_hand.homeless)
    composer: Any = made.composer
    composer.scene = AsyncMock(side_effect=lambda *_: at_hand.scene_of(None))
    return made


def shown(kind: SurfaceKind, user: int | None = None, *, live: bool = True) -> Surface:
    place: dict[str, Any] = {"user_id": user, "channel_id": 70, "message_id": 5, "version_shown": 1}
    return Surface(table_id=7, kind=kind, live=live, **place)


PAST: tuple[tuple[Surface, dict[str, Any], dict[str, Any], bool], ...] = (
    # a message, its table, how Ann sits: whether it is past
    (shown("board"), {}, {}, False),
    (shown("board", live=False), {}, {}, True),
    (shown("lobby"), {"status": "closed"}, {}, False),
    (shown("end"), {"status": "closed"}, {}, False),
    (shown("board"), {"status": "closed"}, {}, True),
    (shown("panel", ANN), {"status": "closed"}, {}, True),
    (shown("panel", ANN), {}, {}, False),
    (shown("panel", ANN), {}, {"dm": "closed"}, True),
    (shown("panel", ANN), {}, {"gone": True}, True),
    (shown("panel", ANN), {"takeover": True}, {"gone": True}, False),
    (shown("panel", ANN, live=False), {"takeover": True}, {"gone": True}, True),
    (shown("panel", 999), {}, {}, True),
    (shown("bell", ANN), {}, {"rung_out": True}, True),
    (shown("bell", ANN), {}, {}, False),
)


@pytest.mark.parametrize(("surface", "changes", "sits", "past"), PAST)
def test_which_messages_are_no_longer_needed(
    surface: Surface, changes: dict[str, Any], sits: dict[str, Any], *, past: bool, at_hand: AtHand
) -> None:
    rung = sits.get("rung_out", False)
    at_hand.changes |= changes
    at_hand.sits(0, **{name: value for name, value in sits.items() if name != "rung_out"})
    showing = everybody(at_hand, mentions=Mock(rung_out=lambda one, _: rung and one is surface))
    assert showing._is_past(surface, at_hand.scene_of(None)) is past


@pytest.mark.parametrize("homeless", [True, False])
def test_a_panel_of_a_game_without_panels_is_past_unless_its_board_is_nowhere(*, homeless: bool) -> None:
    skulls = AtHand(Match.new("emerald_skulls", seats=3, seed=bytes(32)), homeless=homeless)
    showing = everybody(skulls, mentions=Mock(rung_out=Mock(return_value=False)))
    assert showing._is_past(shown("panel", ANN), skulls.scene_of(None)) is not homeless


UNSEEN: tuple[tuple[str, dict[str, Any], bool], ...] = (
    # what cannot be shown, how Ann sits, who is asked first: whether no time runs
    ("", {}, False),
    ("board", {}, False),
    ("panel 0", {}, True),
    ("panel 1", {}, False),
    ("board", {"dm": "closed"}, True),
    ("panel 0", {"dm": "closed"}, False),
    ("mentions", {}, False),
)


@pytest.mark.parametrize(("wrong", "sits", "hidden"), UNSEEN)
async def test_no_time_runs_while_who_is_asked_cannot_see_it(
    wrong: str, sits: dict[str, Any], *, hidden: bool, at_hand: AtHand
) -> None:
    def failing(name: str) -> Callable[..., Any]:
        async def show(*told: Any, **_: Any) -> None:
            seat = getattr(told[1], "seat", "") if len(told) > 1 else ""
            if f"{name} {seat}".strip() == wrong:
                raise OSError(wrong)

        return show

    at_hand.sits(0, **sits)
    assert waiting(at_hand.scene_of(None)) == (ANN,)
    outages = Mock(show=Mock(return_value=None))
    tables = Mock(time=Mock(outages=outages, give_back=AsyncMock()))
    showing = everybody(
        at_hand,
        tables=tables,
        boards=Mock(show=failing("board"), rounds=Mock()),
        panels=Mock(show=failing("panel")),
        mentions=Mock(show=failing("mentions")),
    )
    at_hand.changes |= {"started_at": at_hand.clock.now()}
    if wrong:
        with pytest.raises(OSError, match=wrong):
            await showing._match(at_hand.table)
    else:
        await showing._match(at_hand.table)
    assert outages.hide.call_args_list == [call(7)] * hidden
    assert outages.show.call_args_list == [call(7)] * (not hidden)


@pytest.mark.parametrize(("lost", "given"), [(None, False), (0.0, False), (1.0, True)])
async def test_what_was_lost_is_given_back_if_it_is_worth_it(
    lost: float | None, at_hand: AtHand, monkeypatch: pytest.MonkeyPatch, *, given: bool
) -> None:
    monkeypatch.setattr("bot.ui.surfaces.showing.WORTH_GIVING_BACK", timedelta(seconds=1))
    time = None if lost is None else timedelta(seconds=lost)
    tables = Mock(time=Mock(outages=Mock(show=Mock(return_value=time)), give_back=AsyncMock()))
    await everybody(at_hand, tables=tables)._keep_time(at_hand.scene_of(None), [False, False])
    assert tables.time.give_back.await_args_list == [call(7, time)] * given
    await everybody(at_hand, tables=tables)._keep_time(at_hand.scene_of(None), [False, True])
    tables.time.outages.hide.assert_called_once_with(7)


LEFT: tuple[tuple[dict[str, Any], list[Posting], list[str]], ...] = (
    # the table, what was about to be posted: what is looked for
    ({"status": "lobby", "started_at": None}, [], ["lobby"]),
    ({"status": "lobby", "started_at": None, "there": True}, [], []),
    ({"status": "lobby", "started_at": None}, [Posting("board", None, 1)], ["lobby"]),
    ({"status": "closed"}, [Posting("board", None, 1)], []),
    ({}, [Posting("board", None, 3)], ["board 3 of None"]),
    ({}, [Posting("end", None, 0), Posting("bell", None, 4)], ["end", "bell 4 of None"]),
    ({}, [Posting("reminder", None, 5), Posting("panel", 1, 6)], ["reminder 5 of None", "panel 6 of 1"]),
)


def _recovered(did: list[str], kinds: str, _table: Any, about: Posting) -> None:
    assert about.kind in kinds.split()
    did.append(f"{about.kind} {about.decision} of {about.seat}")


@pytest.mark.parametrize(("changes", "owed", "found"), LEFT)
async def test_what_a_crash_left_unposted_is_looked_for(
    changes: dict[str, Any], owed: list[Posting], found: list[str], at_hand: AtHand
) -> None:
    did: list[str] = []
    there = changes.get("there", False)
    at_hand.changes |= {"started_at": at_hand.clock.now()}
    at_hand.changes |= {name: value for name, value in changes.items() if name != "there"}

    async def live(table: int, kind: str) -> object:
        assert (table, kind) == (7, "lobby")
        return object() if there else None

    async def post(table: Any, post: Any, screen: str) -> None:
        did.append(post.kind)
        assert (table.id, post.channel_id, screen) == (7, table.channel_id, "a lobby")

    showing = everybody(at_hand, messages=Mock(live=live, post=post))
    showing.composer.lobby = AsyncMock(return_value="a lobby")
    showing.tables.shown = Mock(unposted=AsyncMock(return_value=owed))
    showing.endings.recover = AsyncMock(side_effect=lambda table: did.append("end"))
    for others, kinds in ((showing.boards, "board"), (showing.panels, "panel"), (showing.mentions, "bell reminder")):
        others.recover = AsyncMock(side_effect=partial(_recovered, did, kinds))
    await showing.recover(at_hand.table)
    assert showing.tables.shown.unposted.await_args_list == [call(7, 3)] * any(" of " in one for one in did)
    assert did == found


@pytest.mark.parametrize(
    ("kinds", "guild", "link"), [("board lobby", 9, "9/70/5"), ("board", 9, "9/8"), ("", None, "@me/8")]
)
async def test_a_link_leads_to_the_lobby_or_to_its_channel(kinds: Any, guild: int | None, link: str) -> None:
    tables: Any = Mock(shown=Mock(of=AsyncMock(return_value=[shown(kind) for kind in kinds.split()])))
    table: Any = SimpleNamespace(id=7, guild_id=guild, channel_id=8)
    assert await lobby_link(tables, table) == f"https://discord.com/channels/{link}"
    tables.shown.of.assert_awaited_once_with(7)


async def test_three_may_wait_for_moving_pictures_and_each_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    stills: list[str] = []

    async def composed(work: Callable[[], str], _: object) -> str:
        stills.append(work())
        return stills[-1]

    async def at_once(work: Callable[..., object], *told: object) -> object:
        return work(*told)

    monkeypatch.setattr(films, "composed", composed)
    monkeypatch.setattr("asyncio.to_thread", at_once)
    monkeypatch.setattr(films, "film", lambda made: "+".join(made).encode())

    def wanted(name: str) -> Any:
        return SimpleNamespace(key=(name,), steps=(1, 2), still=lambda step: f"{name}{step}")

    made = Films()
    assert [await made.of(wanted(name)) for name in ("a", "b", "a")] == [b"a1+a2", b"b1+b2", b"a1+a2"]
    assert stills == ["a1", "a2", "b1", "b2"]
    made._asked = 2
    assert await made.of(wanted("c")) == b"c1+c2"
    assert made._asked == 2
    made._asked = 3
    with pytest.raises(TableError) as refusal:
        await made.of(wanted("d"))
    assert refusal.value.code == "replay-busy"
    assert await made.of(wanted("c")) == b"c1+c2"
