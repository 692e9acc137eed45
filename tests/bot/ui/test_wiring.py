"""Everybody at work in a parlour knows the same client, tables and messages, and nobody whom they need is missing."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.store import Shards
from bot.tables import OpeningLimits, SystemClock, VirtualClock
from bot.tables.deadlines.clock import measure_no_jump
from bot.ui.composing.draw_queue import CLICK_PRIORITY, DELIVERY_PRIORITY
from bot.ui.connection.rate_limit import REQUESTS_PER_SECOND
from bot.ui.wiring import ParlourOptions, Services, build_services

CLIENT, STORE, CLOCK, PAUSE, LIMITS = (
    Mock(name="client"),
    Mock(name="store"),
    VirtualClock(),
    timedelta(9),
    OpeningLimits(),
)
PART = Shards(0, 0, 2)


def crew(**more: Any) -> Services:
    wishes: dict[str, Any] = {"clock": CLOCK, "shards": PART, "proxied": False, "limits": LIMITS, "faces": True}
    return build_services(CLIENT, STORE, ParlourOptions(**(wishes | {"goblin_pause": PAUSE} | more)))


def known_by(one: object) -> Iterator[tuple[str, Any]]:
    """Yield whom somebody knows, by the names under which they do."""
    names = [name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())]
    for name in {*names, *getattr(one, "__dict__", ())}:
        if hasattr(one, name):
            yield name.strip("_"), getattr(one, name)


def everybody(first: object) -> Iterator[tuple[str, str, Any]]:
    """Yield all whom somebody in these rooms knows: who knows them, by which name, and they themselves."""
    seen, ahead = set[int](), [first]
    while ahead:
        one = ahead.pop()
        if id(one) in seen or not type(one).__module__.startswith("bot.ui"):
            continue
        seen.add(id(one))
        for name, other in known_by(one):
            yield type(one).__name__, name, other
            ahead.append(other)


ALL_SAME = (
    "avatars", "boards", "client", "clock", "delivery", "direct_messages", "limits", "lobbies", "matches",
    "messages", "moves", "moving", "ping_decider", "presence", "temporary_messages", "rate_limit", "shards", "tables",
)  # fmt: skip


def test_all_who_know_somebody_by_a_name_know_the_same() -> None:
    made = crew()
    known: dict[str, list[tuple[str, Any]]] = {}
    for who, name, whom in everybody(made):
        known.setdefault(name, []).append((who, whom))
    for name in ALL_SAME:
        (_, first), *others = known[name]
        assert first is not None, name
        assert [who for who, other in others if other is not first] == [], name
    ones = {"client": CLIENT, "clock": CLOCK, "limits": LIMITS, "shards": PART, "tables": made.tables}
    assert {name: known[name][0][1] for name in ones} == ones
    assert (made.tables.store, made.tables.clock) == (STORE, CLOCK)


def test_nobody_whom_somebody_needs_is_missing() -> None:
    made = crew()
    assert {(who, name) for who, name, whom in everybody(made) if whom is None} == {("DeletedMessageFinder", "at_work")}
    assert (made.timekeeper._tables, made.timekeeper._clock) == (made.tables, CLOCK)
    assert made.tables.changes.shards is PART
    assert made.inbox._shards is PART


@pytest.mark.parametrize(("proxied", "share"), [(False, 0.5), (True, 1)])
def test_the_processes_of_a_house_divide_what_discord_allows_unless_a_proxy_does(
    share: float, *, proxied: bool
) -> None:
    assert 1 / crew(proxied=proxied).rate_limit._step == pytest.approx(REQUESTS_PER_SECOND * share)


def test_who_answers_clicks_is_served_first_and_hears_of_what_others_do() -> None:
    made = crew()
    known = {(who, name): whom for who, name, whom in everybody(made)}
    ranks = {who: whom._rank for (who, name), whom in known.items() if name == "composer"}
    for_all = {"BoardMessages", "EndAnnouncer", "GameNightPosts", "PingMessages", "PanelMessages", "TableSurfaces"}
    assert {who for who, rank in ranks.items() if rank == DELIVERY_PRIORITY} == for_all
    assert {rank for who, rank in ranks.items() if who not in for_all} == {CLICK_PRIORITY}
    told = {
        ("DeletedMessageFinder", "found"): made.delivery.on_table_changed,
        ("LobbyService", "shown"): made.delivery.wait_until_shown,
        ("TableClicks", "look"): made.deletions.repost_missing_messages,
        ("TypedCommands", "advise"): made.goblins.advise_moves,
        ("ClickDispatcher", "advise"): made.goblins.advise_moves,
        ("PingDecider", "homeless"): known["TableSurfaces", "boards"].has_no_place,
    }
    assert {key: known[key] for key in told} == told


def test_a_table_that_changes_is_shown_and_played_and_one_whose_message_is_gone_is_shown_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made, heard = crew(), list[tuple[str, int]]()
    for name in ("delivery", "goblins"):
        monkeypatch.setattr(
            type(getattr(made, name)), "on_table_changed", lambda one, table, name=name: heard.append((name, table))
        )
    made.tables.changes.listener.on_table_changed(7)
    assert heard == [("delivery", 7), ("goblins", 7)]
    heard.clear()
    made.messages._found_lost(8)
    assert heard == [("delivery", 8)]


@pytest.mark.parametrize("faces", [True, False])
def test_people_are_shown_by_their_own_pictures_if_that_is_wished(*, faces: bool) -> None:
    made = crew(faces=faces)
    assert {whom is not None for _, name, whom in everybody(made) if name == "avatars"} == {faces}
    assert (made.avatars is not None) is faces


def test_without_a_clock_a_house_lives_by_the_machine_s_and_notices_when_it_is_set() -> None:
    assert crew().timekeeper._skipped is measure_no_jump
    made = crew(clock=None)
    assert isinstance(made.tables.clock, SystemClock)
    assert made.timekeeper._skipped is not measure_no_jump
    assert made.goblins._pause == PAUSE


@pytest.mark.parametrize(("token", "written"), [("t", False), ("", True)])
async def test_what_another_process_handed_over_is_answered_as_a_click_or_as_a_letter(
    token: str, monkeypatch: pytest.MonkeyPatch, *, written: bool
) -> None:
    made = crew()
    kind = type(made.clicks)
    monkeypatch.setattr(kind, "__call__", clicked := AsyncMock())
    monkeypatch.setattr(kind, "answer_direct_message", letters := AsyncMock())
    monkeypatch.setattr(
        type(made.direct_messages), "build_message_answer", lambda _, channel: f"an answer in {channel}"
    )
    click: Any = Mock(token=token, channel_id=8)
    await made.inbox._answer(click)
    assert (clicked.await_count, letters.await_count) == (not written, written)
    if written:
        letters.assert_awaited_once_with(click, "an answer in 8")
    else:
        clicked.assert_awaited_once_with(click)
