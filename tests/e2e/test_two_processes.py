"""Two processes on one database: what comes to the wrong one is handed over, and answered by the table's owner."""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.sandbox import NotPossible
from bot.sandbox.people.person import ClickResult, Person
from bot.screens.custom_ids import ClickAction
from bot.store import Store
from bot.store.models import Person as Known
from bot.store.rows import inbox_rows
from bot.tables import VirtualClock
from bot.tables.log_context import get_click_id
from bot.ui.answers.click import Click
from bot.ui.interactions.handover import CLICK_ADAPTER
from bot.ui.parlour_client import ParlourClient
from games.engine import Match
from tests.e2e.halves import Halves, half, halves, parts
from tests.e2e.house import House, labels, serving
from tests.e2e.robot import Robot, from_menu, open_table, start
from tests.load.crowd.offers import acts
from tests.postgres import Server

pytestmark = pytest.mark.usefixtures("undrawn")
BACK_SOON = "This table is restarting. Try again in a moment."


@pytest.fixture
async def house(tmp_path: Path, postgres: Server) -> AsyncIterator[Halves]:
    async with halves(tmp_path, "two-processes", postgres.house()) as both:
        yield both


async def seated(house: Halves, *people: Person, game: str = "gobblestones") -> tuple[int, list[Robot]]:
    table, lobby = await open_table(house.home, *people, game=game, first="1")
    return table, await start(house.home, table, lobby, list(people))


async def a_turn(house: Halves, table: int, robots: list[Robot]) -> None:
    """Let the player who is asked lay a tile by their panel and end the turn; the one board shows it."""
    await house.settle()
    tables = house.home.parlour.tables
    decision = (await tables.load_view(table, None)).decision
    assert decision is not None
    (seat,) = decision.seats
    await robots[seat].lay_row(decision.number, most=1)
    await house.settle()
    after = (await tables.load_view(table, None)).decision
    assert after is not None
    assert after.number > decision.number
    surfaces = await tables.shown.list_surfaces(table)
    assert [one.version_shown for one in surfaces if one.kind == "board" and one.live] == [
        (await tables.find_table(table)).version
    ]


def said(answer: ClickResult) -> str:
    assert answer.failure_reason is None, answer.failure_reason
    return "\n".join(message.text for message in answer.messages)


async def test_a_match_is_played_by_panels_whose_clicks_come_to_the_other_process(house: Halves) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    bob.user.dms_open = False
    table, robots = await seated(house, ann, bob)
    for _ in range(4):
        await a_turn(house, table, robots)
    tables = house.home.parlour.tables
    while (decision := (await tables.load_view(table, None)).decision) is not None:
        await robots[decision.seats[0]].lay_row(decision.number, most=0)
        await house.settle()
    assert len(house.door.tables.changes.holding) == 0
    record = await tables.load_replay_record(table)
    assert Match.replay(record).diverged is None
    assert {move.seat for move in record.moves} == {0, 1}


async def test_a_move_is_logged_with_its_click_by_the_process_that_plays_it(
    house: Halves, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    _, robots = await seated(house, ann, bob)
    await house.settle()
    heard: list[int | None] = []

    def hear(record: logging.LogRecord) -> bool:
        heard.extend([get_click_id()] if str(record.msg).startswith("moved") else [])
        return True

    caplog.handler.addFilter(hear)
    with caplog.at_level(logging.DEBUG, logger="bot.tables"):
        panel = await robots[0].panel(1)
        row = next(act.path for act in acts(panel) if act.verb == "text")
        answer = await robots[0].press(panel, "text", row)
        await house.settle()
    caplog.handler.removeFilter(hear)
    assert heard
    assert set(heard) == {answer.interaction.id}


async def test_commands_and_what_is_written_by_dm_reach_the_owner_too(house: Halves) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table, _ = await seated(house, ann, bob)
    tables = house.home.parlour.tables
    hand = await ann.slash("hand", channel=ann.dm)
    assert hand.message is not None, hand.failure_reason
    assert {act.table for act in acts(hand.message)} == {table}
    assert "Gobblestones" in said(await ann.slash("tables", channel=ann.dm))
    move = str(next(iter((await tables.load_view(table, ann.id)).legal)))
    wrote = await ann.write_message(move, ann.dm)
    await ann.wait_for_message(lambda message: message.id > wrote.id and "Played:" in message.text, where=ann.dm)
    moves = await tables.store.tables.list_record_moves(table)
    assert moves[-1].move == move


async def test_goblins_think_in_the_process_that_has_their_table_alone(house: Halves) -> None:
    ann = house.person("Ann")
    table, lobby = await open_table(house.home, ann, first="1")
    assert (await from_menu(ann, lobby, "grown")).failure_reason is None
    await house.settle()
    robots = await start(house.home, table, lobby, [ann])
    tables = house.home.parlour.tables
    for _ in range(2):
        await house.settle()
        decision = (await tables.load_view(table, None)).decision
        assert decision is not None
        assert decision.seats == (0,)
        await robots[0].lay_row(decision.number, most=1)
        await house.home.parlour.goblins.wait_until_idle()
    moves = await tables.store.tables.list_record_moves(table)
    assert {move.seat for move in moves} == {0, 1}
    assert await house.door.tables.list_tables_in_use() == []


async def test_what_somebody_wishes_reaches_tables_of_the_other_process(house: Halves) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table, _ = await seated(house, ann, bob)
    tables = house.home.parlour.tables
    before = (await tables.find_table(table)).version
    assert said(await ann.slash("me", channel=ann.dm, ring="none"))
    async with asyncio.timeout(60):
        while (await tables.find_table(table)).version == before:  # noqa: ASYNC110  nothing tells when
            await asyncio.sleep(0.01)
    sitter = (await tables.find_table(table)).find_sitter(ann.id)
    assert sitter is not None
    assert sitter.wish.ring == "none"


async def test_who_departs_leaves_tables_of_the_other_process_too(house: Halves) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table, _ = await seated(house, ann, bob)
    assert "your data is deleted" in said(await ann.slash("privacy delete", channel=ann.dm, sure="yes")).lower()
    now = await house.home.parlour.tables.find_table(table)
    assert now.find_sitter(ann.id) is None
    assert len(now.sitters) == 2


async def test_without_any_signal_clicks_are_handed_over_all_the_same(
    house: Halves, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox_rows, "build_channel_name", lambda _shard: "nobody_listens")
    ann, bob = house.person("Ann"), house.person("Bob")
    table, robots = await seated(house, ann, bob)
    await a_turn(house, table, robots)
    await a_turn(house, table, robots)


async def test_play_goes_on_though_the_connection_with_the_lease_is_cut(house: Halves, postgres: Server) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table, robots = await seated(house, ann, bob)
    await a_turn(house, table, robots)
    postgres.sql("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2")
    await a_turn(house, table, robots)
    await a_turn(house, table, robots)


async def test_one_that_starts_before_the_other_is_gone_plays_on(house: Halves) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table, robots = await seated(house, ann, bob)
    await a_turn(house, table, robots)
    part, old = parts(house.sandbox)[1], house.home.parlour
    opening = asyncio.create_task(Store.open(house.url, part, patience=600))
    await asyncio.sleep(0.5)
    assert not opening.done()
    await a_turn(house, table, robots)
    await old.close()
    await old.tables.store.close()
    store = await opening
    new = ParlourClient(store, clock=VirtualClock(), goblin_pause=timedelta(0), shards=part)
    async with serving(new, store, house.sandbox):
        anew = replace(house, home=House(house.sandbox, new))
        await a_turn(anew, table, robots)
        await a_turn(anew, table, robots)


async def test_the_process_with_the_first_shard_alone_tells_the_commands(tmp_path: Path, postgres: Server) -> None:
    async with halves(tmp_path, "commands", postgres.house(), door=False) as house:
        with pytest.raises(NotPossible):
            await house.person("Ann").slash("help")
        async with half(house.sandbox, house.url, parts(house.sandbox)[0]):
            assert said(await house.person("Ann").slash("help"))


async def test_a_click_that_nobody_takes_is_answered_in_a_sentence_and_plays_nothing(
    tmp_path: Path, postgres: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with halves(tmp_path, "nobody-takes", postgres.house()) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        table, robots = await seated(house, ann, bob)
        await house.settle()
        panel = await robots[0].panel(1)
        store = house.home.parlour.tables.store
        played = await store.tables.list_record_moves(table)
        await house.home.parlour._crew.inbox.stop()
        with pytest.MonkeyPatch.context() as short:
            short.setattr("bot.ui.interactions.handover.HANDOVER_TIMEOUT", 5.0)
            answer = await ann.click(panel, labels(panel)[-1])
            assert BACK_SOON in said(answer)
        assert await store.inbox.take_inbox_items(house.home.parlour._shards) == []
        assert await store.tables.list_record_moves(table) == played
        assert not any(word in caplog.text for word in ('"token"', "token="))


def test_a_click_shows_its_token_to_nobody() -> None:
    click = Click(
        id=1,
        application_id=2,
        token="hush",  # noqa: S106  a test's
        act=ClickAction("hand", 1),
        person=Known(3, "Ann"),
        locale="en",
        channel_id=4,
        message_id=5,
        in_public=False,
    )
    assert CLICK_ADAPTER.validate_json(CLICK_ADAPTER.dump_json(click)) == click
    assert "hush" not in f"{click} {click!r}"
