"""Ladders of servers: which tables count, and how ladders are kept while matches end and people leave for good."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import insert

from bot.store import Shards, schema
from bot.store.models import Result
from bot.store.rows.inbox_rows import NO_TABLE, InboxRows
from bot.store.rows.result_rows import ResultRows
from bot.tables import TableError, TableService
from bot.tables.use_cases.ladders import ALL_GAMES_LADDER, LADDER_MAX_AGE, ServerLadders
from games.ladder.ratings import START_STRENGTH
from games.ladder.tiers import MIN_PLACED_MATCHES, LadderPlace
from tests.bot.tables.parlour import ANN, BOB, GUILD, Parlour


def rows_of(table: int, ended_at: datetime, *people: int, game: str = "gobblestones") -> list[dict[str, Any]]:
    """Return the rows of a match that counts: people, the best first."""
    return [
        {
            "table_id": table,
            "seat": index,
            "turn": 0,
            "user_id": person,
            "game": game,
            "variant": "",
            "seats": len(people),
            "place": index + 1,
            "own_moves": 9,
            "other_moves": 0,
            "ending": "rules",
            "counts": True,
            "guild_id": GUILD,
            "channel_id": 1,
            "started_at": ended_at - timedelta(hours=1),
            "ended_at": ended_at,
            "rules_version": 1,
        }
        for index, person in enumerate(people)
    ]


async def end_matches(parlour: Parlour, *numbers: int, people: tuple[int, ...] = (11, 12, 13)) -> None:
    """Store matches that end on days of these numbers."""
    rows = [row for day in numbers for row in rows_of(day, parlour.clock.now() + timedelta(days=day), *people)]
    await parlour.store._database.write(lambda connection: connection.execute(insert(schema.results), rows))


async def ladder(parlour: Parlour, game: str = "gobblestones") -> tuple[LadderPlace, ...]:
    return await parlour.tables.ladders.load_leaderboard(GUILD, game)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note how many rows are counted each time."""
    found: list[int] = []
    real = ServerLadders.rate_new_matches

    def count_rows(self: ServerLadders, rows: Any) -> bool:
        found.append(len(rows))
        return real(self, rows)

    monkeypatch.setattr(ServerLadders, "rate_new_matches", count_rows)
    return found


async def test_people_are_placed_after_enough_matches_the_strongest_first(parlour: Parlour) -> None:
    await end_matches(parlour, *range(1, MIN_PLACED_MATCHES))
    assert await ladder(parlour) == ()
    await end_matches(parlour, MIN_PLACED_MATCHES)
    placed = await ladder(parlour)
    assert [(one.place, one.person, one.matches) for one in placed] == [(1, 11, 3), (2, 12, 3), (3, 13, 3)]
    assert placed[0].strength > START_STRENGTH > placed[2].strength
    assert await ladder(parlour, ALL_GAMES_LADDER) == placed
    assert await ladder(parlour, "goblin_market") == ()


async def test_a_ladder_is_kept_and_a_new_match_is_counted_on_top(parlour: Parlour, counted: list[int]) -> None:
    await end_matches(parlour, 1, 2, 3)
    first = await ladder(parlour)
    assert await ladder(parlour) == first
    assert counted == [9]
    await end_matches(parlour, 4)
    assert [one.matches for one in await ladder(parlour)] == [4, 4, 4]
    assert counted == [9, 6], "the last match is read again, and not counted again"


async def test_a_match_that_ended_before_is_counted_in_its_place(parlour: Parlour, counted: list[int]) -> None:
    await end_matches(parlour, 1, 2, 4)
    await ladder(parlour)
    rows = rows_of(3, parlour.clock.now() + timedelta(days=4, seconds=-1), 13, 12, 11)
    await parlour.store._database.write(lambda connection: connection.execute(insert(schema.results), rows))
    late = await ladder(parlour)
    assert counted[-1] == 12
    parlour.tables.ladders.clear_ladders()
    assert await ladder(parlour) == late


async def test_a_ladder_is_computed_anew_every_day_and_when_somebody_deletes_their_data(
    parlour: Parlour, counted: list[int]
) -> None:
    await end_matches(parlour, 1, 2, 3)
    await ladder(parlour)
    parlour.clock.advance(LADDER_MAX_AGE.total_seconds())
    await ladder(parlour)
    await parlour.tables.people.forget_person(11)
    assert 11 not in [one.person for one in await ladder(parlour)]
    assert counted == [9, 9, 9]


async def test_who_is_forgotten_is_in_no_ladder_of_another_process(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner of the server is told at once, and no other process is."""
    handed: list[tuple[int, int]] = []

    async def put_inbox_item(_: Any, shard: int, table_id: int) -> int:
        handed.append((shard, table_id))
        return 1

    monkeypatch.setattr(InboxRows, "put_inbox_item", put_inbox_item)
    await end_matches(parlour, 1, 2, 3)
    owner = Shards(0, 3, 8).find_shard(GUILD)
    here = TableService(parlour.store, parlour.clock, shards=Shards(owner, owner, 8))
    there = TableService(parlour.store, parlour.clock, shards=Shards((owner + 1) % 8, (owner + 1) % 8, 8))
    assert 11 in [one.person for one in await here.ladders.load_leaderboard(GUILD, ALL_GAMES_LADDER)]
    await there.people.forget_person(11)
    assert handed == [(owner, NO_TABLE)]
    here.people.clear_people_caches()
    assert not here.ladders._known
    assert 11 not in [one.person for one in await here.ladders.load_leaderboard(GUILD, ALL_GAMES_LADDER)]
    await here.people.forget_person(12)
    assert handed == [(owner, NO_TABLE)], "a process tells itself nothing"
    assert not here.ladders._known


async def test_who_is_forgotten_while_a_ladder_is_computed_is_not_on_it(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await end_matches(parlour, 1, 2, 3)
    read = ResultRows.list_ladder_results

    async def read_and_forget(rows: ResultRows, *asked: Any) -> list[Result]:
        found = await read(rows, *asked)
        monkeypatch.setattr(ResultRows, "list_ladder_results", read)
        await parlour.tables.people.forget_person(11)
        return found

    monkeypatch.setattr(ResultRows, "list_ladder_results", read_and_forget)
    assert 11 not in [one.person for one in await ladder(parlour)]


async def test_ladders_are_computed_before_somebody_looks(parlour: Parlour, counted: list[int]) -> None:
    await end_matches(parlour, 1, 2, 3)
    await parlour.tables.ladders.prepare_ladders()
    assert counted == [], "a server whose managers want no ladder"
    await parlour.tables.save_server(replace(await parlour.tables.load_server(GUILD), ladder=True))
    await parlour.tables.ladders.prepare_ladders()
    await end_matches(parlour, 4)
    await parlour.tables.ladders.prepare_ladders()
    assert counted == [9, 6]
    assert [one.matches for one in await ladder(parlour)] == [4, 4, 4]
    assert counted == [9, 6]
    elsewhere = TableService(parlour.store, parlour.clock, shards=Shards(7, 7, 8))
    await elsewhere.ladders.prepare_ladders()
    assert not elsewhere.ladders._known


async def test_a_ladder_of_steps_equals_one_of_a_whole_computation(parlour: Parlour) -> None:
    for day in range(1, 9):
        await end_matches(parlour, day, people=(11, 12, 13, 14)[day % 2 :])
        await ladder(parlour)
    kept = await ladder(parlour)
    parlour.tables.ladders.clear_ladders()
    assert await ladder(parlour) == kept


async def test_a_table_counts_if_its_host_says_so_until_it_starts(parlour: Parlour) -> None:
    table = await parlour.lobby(2)
    with pytest.raises(TableError, match="has no ladder"):
        await parlour.tables.toggle_ladder_counting(table.id, ANN.user_id)
    await parlour.tables.save_server(replace(await parlour.tables.load_server(GUILD), ladder=True))
    with pytest.raises(TableError, match="host"):
        await parlour.tables.toggle_ladder_counting(table.id, BOB.user_id)
    assert (await parlour.tables.toggle_ladder_counting(table.id, ANN.user_id)).counts
    assert not (await parlour.tables.toggle_ladder_counting(table.id, ANN.user_id)).counts
    assert (await parlour.tables.toggle_ladder_counting(table.id, ANN.user_id)).counts
    await parlour.tables.start_match(table.id, ANN.user_id)
    with pytest.raises(TableError):
        await parlour.tables.toggle_ladder_counting(table.id, ANN.user_id)


async def test_a_rematch_keeps_whether_it_counts_and_its_rows_say_so(parlour: Parlour) -> None:
    await parlour.tables.save_server(replace(await parlour.tables.load_server(GUILD), ladder=True))
    table = await parlour.lobby(2)
    await parlour.tables.change_lobby_options(table.id, ANN.user_id, {"rounds": 1})
    await parlour.tables.toggle_ladder_counting(table.id, ANN.user_id)
    await parlour.tables.start_match(table.id, ANN.user_id)
    for person, move in ((ANN, "show 5"), (BOB, "show 1")):
        await parlour.tables.play_move(table.id, person.user_id, move)
    assert [row.user_id for row in await parlour.store.results.list_ladder_results(GUILD)] == [ANN.user_id, BOB.user_id]
    assert (await parlour.tables.open_rematch(table.id, BOB.user_id)).counts


async def test_who_does_not_want_to_be_listed_is_found(parlour: Parlour) -> None:
    await parlour.tables.people.change_preferences(BOB.user_id, {"ladder": False})
    found = await parlour.store.people.list_hidden_from_ladders()
    assert found == {BOB.user_id}
