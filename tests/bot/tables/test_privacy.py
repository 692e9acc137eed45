"""People can get and delete what is stored about them; old matches are forgotten; the matches of others stay."""

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.operator.maintenance import Maintenance
from bot.settings import Settings
from bot.store import Store
from bot.store.models import SurfaceMessage
from bot.store.rows.days.daily_rows import DayPseudonym
from bot.store.schema import metadata
from bot.tables import Person, Posting, TableService, VirtualClock
from bot.ui.surfaces.delivery import TableDelivery
from games.engine import Match
from tests.e2e.house import house
from tests.empty_house import lay

CID = Person(732345678901, "Cid Er")
ANN, BOB = Person(712345678901, "Ann Archy"), Person(722345678901, "Bob Sled")
GAME = "gobblestones"
"""By the last move that is offered, one of its matches is over in twenty moves."""


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[TableService]:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    yield TableService(store, VirtualClock())
    await store.close()


async def started(tables: TableService) -> int:
    table = await tables.open_lobby(GAME, ANN, guild_id=5, channel_id=6, language="en", takeover=False)
    await tables.join_lobby(table.id, BOB)
    await tables.start_match(table.id, ANN.user_id)
    return table.id


async def over(tables: TableService) -> int:
    """Play a match to its end, each time by the last move that is offered."""
    number = await started(tables)
    while (await tables.find_table(number)).status == "playing":
        sights = [(who.user_id, await tables.load_view(number, who.user_id)) for who in (ANN, BOB)]
        user, table_view = next((user, table_view) for user, table_view in sights if table_view.waits_for_viewer)
        await tables.play_move(number, user, str(table_view.legal[-1]))
    return number


async def all_that_is_kept(tables: TableService) -> str:
    """Return every row of the database as one text."""

    def dumped(rows: object) -> str:
        names = metadata.tables
        return repr([rows.exec_driver_sql(f"SELECT * FROM {name}").all() for name in names])  # type: ignore[attr-defined]  # noqa: S608  names of our own

    return await tables.store._database.read(dumped)


async def test_what_is_kept_of_somebody_is_told_to_them_and_nothing_of_others(tables: TableService) -> None:
    number = await over(tables)
    kept = await tables.people.export_data(ANN.user_id)
    (table,) = kept["tables"]
    seat = (await tables.find_table(number)).find_sitter(ANN.user_id)
    assert seat is not None
    moves = (await tables.load_replay_record(number)).moves
    assert (kept["user_id"], kept["name"], table["game"]) == (ANN.user_id, "Ann Archy", GAME)
    assert [move["move"] for move in table["moves"]] == [move.move for move in moves if move.seat == seat.seat]
    assert "Bob" not in json.dumps(kept)
    assert (await tables.people.export_data(99))["tables"] == []


async def test_whoever_opened_or_closed_a_table_without_a_seat_is_forgotten_there_too(tables: TableService) -> None:
    table = await tables.open_lobby(GAME, ANN, guild_id=5, channel_id=6, language="en")
    await tables.leave_table(table.id, ANN.user_id)
    assert (await tables.find_table(table.id)).status == "closed"
    number = await started(tables)

    def closes(rows: Any) -> None:  # as versions before did, when anybody who left a match lost the seat
        rows.exec_driver_sql(f"UPDATE tables SET closed_by = {CID.user_id}, status = 'closed' WHERE id = {number}")  # noqa: S608  a number of our own

    await tables.store._database.write(closes)
    for who in (ANN, CID):
        await tables.people.forget_person(who.user_id)
        assert str(who.user_id) not in await all_that_is_kept(tables)
    assert [(await tables.find_table(one)).host_id < 0 for one in (table.id, number)] == [True, True]


async def test_all_that_is_kept_is_told(tables: TableService) -> None:
    """Where, which messages, which tables without a seat, what was asked: whatever names somebody is in their file."""
    left = await tables.open_lobby(GAME, ANN, guild_id=5, channel_id=6, language="en")
    await tables.leave_table(left.id, ANN.user_id)
    number = await started(tables)
    await tables.propose_agreement(number, "pause", ANN)
    await tables.shown.save_surface(
        SurfaceMessage(
            table_id=number, kind="panel", user_id=ANN.user_id, channel_id=77, message_id=88, version_shown=1
        )
    )
    await tables.store.add_ban("person", ANN.user_id)
    kept = await tables.people.export_data(ANN.user_id)
    (table,) = kept["tables"]
    assert (table["server"], table["channel"], table["thread"], table["host"]) == (5, 6, None, True)
    assert kept["opened_elsewhere"] == [left.id]
    assert kept["messages"] == [{"table": number, "kind": "panel", "channel": 77, "message": 88}]
    (asked,) = kept["proposals"]
    assert (asked["table"], asked["kind"], asked["yours"]) == (number, "pause", True)
    assert kept["refused_by_the_operator"] is True
    await tables.close_table(number, ANN.user_id)
    assert (await tables.people.export_data(ANN.user_id))["closed"] == [number]


async def test_who_is_refused_stays_so_though_forgotten(tables: TableService) -> None:
    await started(tables)
    await tables.store.add_ban("person", ANN.user_id)
    await tables.people.forget_person(ANN.user_id)
    await tables.decisions.reload_operator_decisions()
    assert tables.decisions.is_banned(ANN.user_id, None)


async def test_what_somebody_asked_of_a_table_is_forgotten_with_them(tables: TableService) -> None:
    number, cid = await started(tables), Person(732345678901, "Cid Er")
    await tables.resign_match(number, BOB.user_id)
    await tables.request_seat(number, cid)
    await tables.people.forget_person(cid.user_id)
    assert str(cid.user_id) not in await all_that_is_kept(tables)
    assert (await tables.find_table(number)).proposal is None


async def test_who_is_forgotten_is_nowhere_and_the_match_stays_valid(tables: TableService) -> None:
    number = await over(tables)
    played = (await tables.load_replay_record(number)).moves
    await tables.people.forget_person(ANN.user_id)
    kept = await all_that_is_kept(tables)
    assert "Ann Archy" not in kept
    assert str(ANN.user_id) not in kept
    table = await tables.find_table(number)
    assert [sitter.name for sitter in table.sitters] == ["Somebody", "Bob Sled"]
    assert table.host_id < 0
    record = await tables.load_replay_record(number)
    assert record.moves == played
    assert Match.replay(record).diverged is None
    again = await tables.open_rematch(number, BOB.user_id)
    assert [sitter.user_id for sitter in again.sitters] == [BOB.user_id]
    assert again.invited == (BOB.user_id,)


async def test_who_is_forgotten_leaves_the_running_match_which_goes_on(tables: TableService) -> None:
    number = await started(tables)
    await tables.people.forget_person(ANN.user_id)
    table = await tables.find_table(number)
    assert (table.status, table.host_id) == ("playing", BOB.user_id)
    assert [sitter.gone for sitter in table.sitters] == [True, False]
    while (await tables.find_table(number)).status == "playing":
        await tables.play_move(number, BOB.user_id, str((await tables.load_view(number, BOB.user_id)).legal[-1]))
    assert Match.replay(await tables.load_replay_record(number)).diverged is None


def rounds(tables: TableService, **settings: int) -> Maintenance:
    delivery: TableDelivery = object()  # type: ignore[assignment]  # nothing is shown here
    return Maintenance(Settings(_env_file=None, **settings), tables, delivery)  # type: ignore[arg-type]  # as the environment has them


async def test_what_ended_long_ago_is_forgotten_with_all_that_hangs_on_it(tables: TableService) -> None:
    clock = tables.clock
    assert isinstance(clock, VirtualClock)
    old = await over(tables)
    await tables.shown.save_posting(old, Posting("panel", 1, None, 3))
    await tables.close_table((await tables.open_rematch(old, ANN.user_id)).id, ANN.user_id)
    clock.advance(timedelta(days=100).total_seconds())
    young = await over(tables)
    running = await started(tables)
    await tables.shown.save_posting(running, Posting("panel", 1, None, 7))
    clock.advance(timedelta(days=81).total_seconds())
    await rounds(tables, keep_days=0).delete_old_data()
    assert (await tables.find_table(old)).status == "over"
    await rounds(tables).delete_old_data()
    assert await tables.store.tables.find_table(old) is None
    assert await tables.store.tables.list_record_moves(old) == []
    assert await tables.store.tables.find_table(young) is not None
    assert (await tables.store.tables.find_table(running)) is not None
    assert [await tables.shown.list_pending_postings(number, 2) for number in (old, running)] == [
        [],
        [Posting("panel", 1, None, 7)],
    ]


@pytest.mark.parametrize(
    ("days", "settings", "results", "people"),
    [
        (181, {}, 2, 2),
        (549, {}, 0, 0),
        (549, {"keep_results_days": 0}, 2, 2),
        (31, {"keep_days": 30}, 0, 0),
        (31, {"keep_days": 30, "keep_results_days": 90}, 2, 2),
        (549, {"keep_days": 0}, 0, 2),
    ],
)
async def test_people_are_forgotten_whom_neither_a_table_nor_a_result_names(
    tables: TableService, days: int, settings: dict[str, int], results: int, people: int
) -> None:
    clock = tables.clock
    assert isinstance(clock, VirtualClock)
    number = await over(tables)
    clock.advance(timedelta(days=days).total_seconds())
    await rounds(tables, **settings).delete_old_data()
    kept = await all_that_is_kept(tables)
    assert len((await tables.store.results.list_results([number])).get(number, ())) == results
    assert sum(name in kept for name in ("Ann Archy", "Bob Sled")) == people


async def test_somebody_s_results_are_told_to_them_and_name_nobody_once_they_are_forgotten(
    tables: TableService,
) -> None:
    numbers = [await over(tables), await over(tables)]
    told = json.loads(json.dumps((await tables.people.export_data(ANN.user_id))["results"]))
    assert [(one["table_id"], one["user_id"], one["game"]) for one in told] == [
        (number, ANN.user_id, GAME) for number in numbers
    ]
    before = await tables.store.results.list_results(numbers)
    await tables.people.forget_person(ANN.user_id)
    after = await tables.store.results.list_results(numbers)
    assert after == {
        number: [replace(row, user_id=None) if row.user_id == ANN.user_id else row for row in rows]
        for number, rows in before.items()
    }
    assert (await tables.store.played.load_match_history(ANN.user_id, "", (), 0, 9)).total == 0
    assert {(row.user_id, row.level) for rows in after.values() for row in rows if row.seat == 0} == {(None, None)}


async def test_who_is_forgotten_in_a_match_is_nobody_in_its_results(tables: TableService) -> None:
    number = await started(tables)
    await tables.people.forget_person(ANN.user_id)
    while (await tables.find_table(number)).status == "playing":
        await tables.play_move(number, BOB.user_id, str((await tables.load_view(number, BOB.user_id)).legal[-1]))
    ann, bob = (await tables.store.results.list_results([number]))[number]
    assert (ann.user_id, ann.level, ann.leaving, bob.user_id) == (None, None, "resigned", BOB.user_id)


async def test_what_a_host_decided_about_somebody_names_them_no_more(tables: TableService) -> None:
    number = await started(tables)
    for act in ("kick", "let-in"):
        await tables.act_as_manager(number, act, 99, 5, ANN.user_id)
    assert (await tables.find_table(number)).notice is not None
    await tables.people.forget_person(ANN.user_id)
    kept = await all_that_is_kept(tables)
    assert "Ann Archy" not in kept
    assert str(ANN.user_id) not in kept


async def test_a_database_that_was_cleared_opens_again(tmp_path: Path) -> None:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    tables = TableService(store, VirtualClock())
    await over(tables)
    clock = tables.clock
    assert isinstance(clock, VirtualClock)
    clock.advance(timedelta(days=181).total_seconds())
    await rounds(tables).delete_old_data()
    await store.close()
    await (await Store.open(str(tmp_path / "parlour.db"))).close()


async def test_the_commands_of_privacy(tmp_path: Path) -> None:
    async with house(tmp_path, "privacy") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        opened = await ann.slash("play", game="gobblestones")
        assert opened.message is not None
        await bob.click(opened.message, "Join")
        told = await ann.slash("privacy export")
        assert told.message is not None
        assert told.message.is_ephemeral
        kept = json.loads(next(iter(told.message.files.values())))
        assert [table["game"] for table in kept["tables"]] == ["gobblestones"]
        unsure = await ann.slash("privacy delete", sure="no")
        assert "Nothing has changed" in str(unsure.message and unsure.message.json)
        assert (await home.parlour.tables.find_table(1)).find_sitter(ann.id)
        done = await ann.slash("privacy delete", sure="yes")
        assert "Your data is deleted" in str(done.message and done.message.json)
        assert [sitter.name for sitter in (await home.parlour.tables.find_table(1)).sitters] == ["Bob"]
        assert (await home.parlour.tables.people.export_data(ann.id))["tables"] == []


@pytest.mark.parametrize("hosts", [True, False])
async def test_a_lobby_that_somebody_opens_while_they_are_forgotten_has_no_departed_goblin(
    tables: TableService, monkeypatch: pytest.MonkeyPatch, *, hosts: bool
) -> None:
    forget, numbers = tables.store.people.forget_person, list[int]()

    async def sit_down_first(user_id: int, name: str, used: DayPseudonym | None) -> list[int]:
        host, guest = (ANN, BOB) if hosts else (BOB, ANN)
        numbers.append((await tables.open_lobby(GAME, host, guild_id=5, channel_id=6, language="en")).id)
        await tables.join_lobby(numbers[0], guest)
        return await forget(user_id, name, used)

    monkeypatch.setattr(tables.store.people, "forget_person", sit_down_first)
    await tables.people.forget_person(ANN.user_id)
    lobby = await tables.find_table(numbers[0])
    assert [(lobby.host_id, lobby.status)] == [(BOB.user_id, "lobby")]
    assert [sitter.user_id for sitter in lobby.sitters] == [BOB.user_id]


async def test_who_left_and_was_removed_is_kept_over_a_restart_and_forgotten_on_demand(tables: TableService) -> None:
    number = await started(tables)
    await tables.join_lobby((await tables.open_lobby(GAME, CID, guild_id=5, channel_id=6, language="en")).id, BOB)
    await tables.changes.change_table(number, lambda draft: draft.set_sitter(BOB.user_id, silent=1))
    await tables.kick_sitter(number, ANN.user_id, BOB.user_id)
    removed = await tables.find_table(number)
    assert [one.remover_id for one in removed.removals or ()] == [ANN.user_id]
    assert (await tables.people.export_data(ANN.user_id))["removed_others_from"] == [number]
    lobby = await tables.open_lobby(GAME, CID, guild_id=5, channel_id=6, language="en")
    await tables.join_lobby(lobby.id, Person(742345678901, "Dee"))
    await tables.kick_sitter(lobby.id, CID.user_id, 742345678901)
    await tables.explain_removal(lobby.id, CID.user_id, 742345678901, "Too late")
    await tables.people.forget_person(CID.user_id)
    gone = await tables.store.tables.find_table(lobby.id)
    assert [(one.remover_id, one.reason) for one in (gone and gone.removals) or ()] == [(0, "")]
    await tables.readmit_person(number, ANN.user_id, BOB.user_id)
    held = await tables.find_table(number)
    stored = await tables.store.tables.find_table(number)
    assert stored
    assert stored.seat_changes == held.seat_changes
    assert [(one.user_id, one.kind) for one in stored.seat_changes] == [(BOB.user_id, "host"), (BOB.user_id, "let-in")]
    assert stored.removals is None
    assert (await tables.people.export_data(BOB.user_id))["removed_from"] == []
    await tables.people.forget_person(BOB.user_id)
    left = await tables.find_table(number)
    assert [(one.user_id, one.kind) for one in left.seat_changes] == [(0, "host"), (0, "let-in")]
    assert "Bob" not in left.seat_changes[0].name
    assert BOB.name not in await all_that_is_kept(tables)
