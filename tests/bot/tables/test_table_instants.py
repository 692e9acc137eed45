"""Many things at one instant: no click counts twice, none is lost, no change is made on an old version."""

import asyncio
import random
from typing import Any

import pytest

from bot.store import VersionConflict
from bot.tables import Table, TableError, TableService
from games.engine import GameError
from tests.bot.tables.parlour import ANN, BOB, CLEO, EVERYBODY, Parlour


async def outcomes(*asked: object) -> list[str]:
    """Ask everything at one instant; return "done" or the refusal's code for each."""
    results = await asyncio.gather(*asked, return_exceptions=True)  # type: ignore[call-overload]  # coroutines of the tables
    return [result.code if isinstance(result, GameError) else "done" for result in results if not _defect(result)]


def _defect(result: object) -> bool:
    if isinstance(result, BaseException) and not isinstance(result, GameError):
        raise result
    return False


async def test_of_two_clicks_on_one_decision_one_counts(parlour: Parlour) -> None:
    table = await parlour.match(2)
    told = await outcomes(
        parlour.tables.play_move(table.id, ANN.user_id, "show 1", 1),
        parlour.tables.play_move(table.id, ANN.user_id, "show 2", 1),
    )
    assert sorted(told) == ["done", "not-your-turn"]
    assert len(await parlour.notations(table.id)) == 1


async def test_a_double_click_that_ends_the_turn_does_not_end_the_next_one_too(parlour: Parlour) -> None:
    table = await parlour.match(2, "gobblestones", first=1)
    told = await outcomes(*(parlour.tables.play_move(table.id, ANN.user_id, "end", 1) for _ in range(4)))
    assert sorted(told) == ["done", "stale-decision", "stale-decision", "stale-decision"]
    assert (await parlour.tables.find_table(table.id)).decision_number == 2


async def test_five_sealed_answers_at_one_instant_all_count(parlour: Parlour) -> None:
    table = await parlour.match(5)
    people = EVERYBODY[:5]
    told = await outcomes(
        *(parlour.tables.play_move(table.id, person.user_id, f"show {seat}", 1) for seat, person in enumerate(people))
    )
    assert told == ["done"] * 5
    table_view = await parlour.tables.load_view(table.id, None)
    assert table_view.view
    assert table_view.view.scores == (0, 1, 2, 3, 4)
    assert table_view.table.decision_number == 2


async def test_answers_and_the_deadline_at_one_instant_make_one_answer_a_seat(parlour: Parlour) -> None:
    table = await parlour.match(5, rounds=1)
    parlour.clock.advance(60)
    await outcomes(
        *(parlour.tables.play_move(table.id, person.user_id, "show 5", 1) for person in EVERYBODY[:5]),
        parlour.tables.time.process_due_tables(),
    )
    assert sorted(seat for seat, _, _ in await parlour.notations(table.id)) == [0, 1, 2, 3, 4]


async def test_the_last_seat_is_taken_once(parlour: Parlour) -> None:
    table = await parlour.lobby(3, "gobblestones")
    told = await outcomes(*(parlour.tables.join_lobby(table.id, person) for person in EVERYBODY[3:]))
    assert sorted(told) == ["done", "table-full", "table-full"]
    assert len((await parlour.tables.find_table(table.id)).sitters) == 4


async def test_a_start_asked_twice_deals_once(parlour: Parlour) -> None:
    table = await parlour.lobby(2)
    told = await outcomes(*(parlour.tables.start_match(table.id, ANN.user_id) for _ in range(3)))
    assert sorted(told) == ["already-started", "already-started", "done"]


async def test_a_rematch_asked_at_one_instant_is_one_table(parlour: Parlour) -> None:
    table = await parlour.match(3, rounds=1)
    for person in (ANN, BOB, CLEO):
        await parlour.tables.play_move(table.id, person.user_id, "show 1")
    asked = [parlour.tables.open_rematch(table.id, person.user_id) for person in (ANN, BOB, CLEO)]
    assert len({again.id for again in await asyncio.gather(*asked)}) == 1


async def test_twenty_tables_played_at_once_all_come_to_their_end(parlour: Parlour) -> None:
    tables = [await parlour.match(2, rounds=2) for _ in range(20)]
    for _ in range(2):
        asked = [
            parlour.tables.play_move(table.id, person.user_id, "show 1") for table in tables for person in (ANN, BOB)
        ]
        random.Random(5).shuffle(asked)
        await asyncio.gather(*asked)
    assert {(await parlour.tables.find_table(table.id)).status for table in tables} == {"over"}
    assert len(parlour.tables.changes.locks) == 0


async def test_a_change_on_an_old_version_is_a_conflict_and_changes_nothing(parlour: Parlour) -> None:
    old = await parlour.match(2)
    await parlour.tables.play_move(old.id, ANN.user_id, "show 1")
    before = await parlour.tables.find_table(old.id)
    with pytest.raises(VersionConflict):
        await parlour.store.tables.save_table(old, old, snapshot="{}")
    assert await parlour.tables.find_table(old.id) == before
    await parlour.tables.play_move(old.id, BOB.user_id, "show 1")


async def test_two_houses_on_one_store_never_both_count(parlour: Parlour) -> None:
    """Only the owner of a table plays there; if two processes think they own it, the version lets one move count."""
    other = TableService(parlour.store, parlour.clock)
    table = await parlour.match(2, rounds=40)
    for number in range(1, 41):
        told = await outcomes(
            parlour.tables.play_move(table.id, ANN.user_id, "show 1", number),
            other.play_move(table.id, ANN.user_id, "show 1", number),
            other.play_move(table.id, BOB.user_id, "show 1", number),
            parlour.tables.play_move(table.id, BOB.user_id, "show 1", number),
        )
        assert told.count("done") <= 2
        for house in (parlour.tables, other):
            await outcomes(*(house.play_move(table.id, person.user_id, "show 1", number) for person in (ANN, BOB)))
    moves = await parlour.notations(table.id)
    assert [sum(seat == wanted for seat, _, _ in moves) for wanted in (0, 1)] == [40, 40]


async def test_a_conflict_is_tried_once_more_and_then_refused(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, save, races = await parlour.match(2), parlour.store.tables.save_table, [True]

    async def overtaken(before: Table, after: Table, **change: Any) -> Table:
        """Let another bot change the table after it was read, as often as the test says."""
        if races:
            races.pop()
            await save(before, before)
        return await save(before, after, **change)

    monkeypatch.setattr(parlour.store.tables, "save_table", overtaken)
    await parlour.tables.play_move(table.id, ANN.user_id, "show 1")
    races += [True, True]
    with pytest.raises(TableError) as refused:
        await parlour.tables.play_move(table.id, BOB.user_id, "show 1")
    assert refused.value.code == "table-busy"
    assert len(await parlour.notations(table.id)) == 1


async def test_the_listener_is_told_after_the_commit_and_with_no_lock_held(parlour: Parlour) -> None:
    table = await parlour.match(2)
    await parlour.tables.set_or_propose_pace(table.id, ANN.user_id, "relaxed")
    seen: list[tuple[int, bool]] = []

    class Looking:
        def on_table_changed(self, table_id: int) -> None:
            seen.append((table_id, parlour.tables.changes.locks.get_lock(table_id).locked()))

        def on_deadline_reminder(self, table_id: int) -> None:
            self.on_table_changed(table_id)

    parlour.tables.changes.listener = Looking()
    await parlour.tables.play_move(table.id, ANN.user_id, "show 1")
    last_call = (await parlour.tables.find_table(table.id)).reminder_at
    assert last_call is not None, "at this pace everybody is called once more"
    parlour.clock.advance((last_call - parlour.clock.now()).total_seconds())
    await parlour.tables.time.process_due_tables()
    assert seen == [(table.id, False)] * 3
