"""The bot's promise: given before anybody can stir, kept at the deal, and proved when the match is over or closed."""

from datetime import timedelta

import pytest

from bot.screens.lobby import render_lobby
from bot.tables import Table, TableError
from games.engine import LuckSource, Match, compute_commitment
from games.engine.chance import shorten_commitment
from games.engine.words import load_words
from tests.bot.screens.scenes import text_of
from tests.bot.tables.parlour import ANN, BOB, CLEO, STRANGER, Parlour


async def refused(doing: object) -> str:
    with pytest.raises(TableError) as error:
        await doing  # type: ignore[misc]
    return error.value.code


async def shown(parlour: Parlour, table: Table) -> str:
    closed = await parlour.tables.count_early_closings(table)
    return text_of(render_lobby(table, load_words(), closed=closed))


async def test_the_promise_stands_in_the_lobby_and_is_the_same_to_the_end(parlour: Parlour) -> None:
    table = await parlour.lobby(1, "gobblestones")
    promised = table.commitment
    assert promised is not None
    await parlour.tables.join_lobby(table.id, BOB)
    await parlour.tables.set_seed_line(table.id, BOB.user_id, "three blind goats")
    for now in (await parlour.tables.find_table(table.id), await parlour.tables.start_match(table.id, ANN.user_id)):
        assert now.commitment == promised
        assert shorten_commitment(promised) in await shown(parlour, now)


async def test_what_players_stir_in_changes_the_dice_and_stands_in_the_record(parlour: Parlour) -> None:
    table = await parlour.lobby(3, "gobblestones")
    for person, line in (
        (CLEO, "last, not least"),
        (ANN, "no"),
        (ANN, "first \n of  all"),
        (BOB, "left out"),
        (BOB, ""),
    ):
        await parlour.tables.set_seed_line(table.id, person.user_id, line)
    again = await parlour.again()
    assert "Ann and Cleo have stirred" in await shown(again, await again.tables.find_table(table.id))
    await again.tables.start_match(table.id, ANN.user_id)
    await again.tables.close_table(table.id, ANN.user_id)
    record = await again.tables.load_replay_record(table.id, BOB.user_id)
    assert record.stirs == ["first of all", "last, not least"]
    assert record.seed != record.secret
    assert record.commitment == compute_commitment(record.luck.secret) == table.commitment
    assert Match.replay(record).diverged is None
    await again.stop()


async def test_only_who_sits_in_a_lobby_stirs_and_takes_their_line_along(parlour: Parlour) -> None:
    table = await parlour.lobby(2)
    await parlour.tables.set_seed_line(table.id, BOB.user_id, "off I go")
    assert await refused(parlour.tables.set_seed_line(table.id, STRANGER, "hello")) == "not-seated"
    await parlour.tables.leave_table(table.id, BOB.user_id)
    await parlour.tables.join_lobby(table.id, CLEO)
    await parlour.tables.start_match(table.id, ANN.user_id)
    assert await refused(parlour.tables.set_seed_line(table.id, ANN.user_id, "too late")) == "already-started"
    await parlour.tables.close_table(table.id, ANN.user_id)
    assert (await parlour.tables.load_replay_record(table.id, ANN.user_id)).stirs == []


async def test_a_closed_match_gives_its_record_to_its_players_alone(parlour: Parlour) -> None:
    table = await parlour.match(2)
    assert await refused(parlour.tables.load_replay_record(table.id, ANN.user_id)) == "no-record-yet"
    await parlour.tables.close_table(table.id, ANN.user_id)
    assert (await parlour.tables.load_replay_record(table.id, BOB.user_id)).commitment == table.commitment
    assert await refused(parlour.tables.load_replay_record(table.id, STRANGER)) == "record-for-players"


async def test_who_closes_matches_does_so_in_front_of_everybody_and_often_is_told(parlour: Parlour) -> None:
    told = []
    for _ in range(4):
        table = await parlour.match(2)
        told.append(await shown(parlour, await parlour.tables.close_table(table.id, ANN.user_id)))
        parlour.clock.advance(timedelta(hours=7).total_seconds())
    assert all("Ann closed this match before its end" in text for text in told)
    assert [("within a day" in text) for text in told] == [False, False, False, True]
    parlour.clock.advance(timedelta(hours=20).total_seconds())
    table = await parlour.match(2)
    assert "within a day" not in await shown(parlour, await parlour.tables.close_table(table.id, ANN.user_id))


async def test_closing_a_lobby_is_said_and_not_held_against_anybody(parlour: Parlour) -> None:
    table = await parlour.lobby(2)
    table = await parlour.tables.close_table(table.id, ANN.user_id)
    assert table.closed_by == ANN.user_id
    assert await parlour.tables.count_early_closings(table) == 0


def test_without_a_stir_the_seed_is_the_secret_and_with_one_it_is_not() -> None:
    secret = bytes(range(32))
    assert LuckSource(secret).seed == secret
    assert len({LuckSource(secret, lines).seed for lines in ((), ("a",), ("a", "b"), ("ab",), ("b", "a"))}) == 5
