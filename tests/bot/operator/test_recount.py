"""python -m bot recount: beside an open bot, it says what differs from the records, and what cannot be compared."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.settings import Settings
from bot.store import Store
from bot.tables import Person, TableService, VirtualClock
from tests.bot.operator.test_command_line import told
from tests.empty_house import lay
from tests.postgres import Server

ANN, BOB = Person(71, "Ann"), Person(72, "Bob")


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)
    Path("data").mkdir()


async def end_some(store: Store) -> TableService:
    """End one match by agreement and close one, with a third that goes on."""
    tables = TableService(store, VirtualClock())
    for number in (1, 2, 3):
        await tables.open_lobby("gobblestones", ANN, guild_id=5, channel_id=6, language="en", pace="none")
        await tables.join_lobby(number, BOB)
        await tables.start_match(number, ANN.user_id)
        first = ANN if (await tables.load_view(number, ANN.user_id)).waits_for_viewer else BOB
        lay_tile = (await tables.load_view(number, first.user_id)).legal[0]
        await tables.play_move(number, first.user_id, str(lay_tile))
        for person in (first, *({ANN, BOB} - {first})):
            await tables.play_move(number, person.user_id, "end")
    await tables.propose_agreement(1, "end", ANN)
    asked = (await tables.find_table(1)).proposal
    assert asked
    await tables.vote_on_proposal(1, BOB.user_id, asked.number, yes=True)
    await tables.close_table(2, ANN.user_id)
    return tables


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    opened = await Store.open(str(lay(Path("data/parlour.db"))))
    await end_some(opened)
    yield opened
    await opened.close()


async def spoil(store: Store, *statements: str) -> None:
    def execute_all(connection: Connection) -> None:
        for one in statements:
            connection.execute(text(one))

    await store._database.write(execute_all)


COUNTED = "2 matches counted again. 4 results compared. Nothing differs.\n"
SPOILT = {
    "a row too few": (
        "DELETE FROM results WHERE table_id = 2 AND seat = 1",
        1,
        (
            "Table 2, seat 2, player 1 of that seat: there is no result, and there should be one.\n"
            "2 matches counted again. 3 results compared. 1 match differs.\n"
        ),
    ),
    "a row too many": (
        "UPDATE results SET seat = 5 WHERE table_id = 2 AND seat = 1",
        1,
        (
            "Table 2, seat 2, player 1 of that seat: there is no result, and there should be one.\n"
            "Table 2, seat 6, player 1 of that seat: there is a result, and there should be none.\n"
            "2 matches counted again. 4 results compared. 1 match differs.\n"
        ),
    ),
    "a match without results": (
        "DELETE FROM results WHERE table_id = 2",
        0,
        (
            "1 match has no results yet. The bot counts it after its next start.\n"
            "1 match counted again. 2 results compared. Nothing differs.\n"
        ),
    ),
    "results of a match that goes on": (
        "UPDATE results SET table_id = 3 WHERE table_id = 2",
        1,
        (
            "Table 3 is in use and already has results.\n"
            "1 match has no results yet. The bot counts it after its next start.\n"
            "1 match counted again. 2 results compared. 1 match differs.\n"
        ),
    ),
    "a damaged record": (
        "UPDATE moves SET notation = 'sing' WHERE table_id = 1 AND number = 1",
        0,
        f"1 record is damaged, so its places and points were not compared.\n{COUNTED}",
    ),
}


async def test_nothing_differs_beside_an_open_bot(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    assert await asyncio.to_thread(told, capsys, "recount") == (0, COUNTED)


@pytest.mark.parametrize("spoilt", SPOILT)
async def test_what_differs_is_said(store: Store, spoilt: str, capsys: pytest.CaptureFixture[str]) -> None:
    statement, status, said = SPOILT[spoilt]
    await spoil(store, statement)
    assert await asyncio.to_thread(told, capsys, "recount") == (status, said)


async def test_places_and_points_are_those_of_the_record(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    await spoil(store, "UPDATE results SET place = 3 - place, points = 500 WHERE table_id = 1 AND place = 1")
    status, said = await asyncio.to_thread(told, capsys, "recount")
    assert status == 1
    assert re.search(
        r"^Table 1, seat [12], player 1 of that seat: place is 2, but counted again it is 1\.$", said, re.MULTILINE
    )
    assert re.search(r": points is 500, but counted again it is [1-9]\d*\.$", said, re.MULTILINE)
    assert "1 match differs." in said


async def test_a_match_that_ended_level_keeps_the_places_of_an_earlier_version(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cubes, and who tumbled last, decided Emerald Skulls for a time though its players had agreed to call it off."""
    tables = TableService(store, VirtualClock())
    number = (await tables.open_lobby("emerald_skulls", ANN, guild_id=5, channel_id=6, language="en", pace="none")).id
    await tables.join_lobby(number, BOB)
    await tables.start_match(number, ANN.user_id)
    (tumbler,) = (await tables.load_view(number, None)).decision.seats  # type: ignore[union-attr]  # dice are bought
    await tables.propose_agreement(number, "end", ANN)
    asked = (await tables.find_table(number)).proposal
    assert asked
    await tables.vote_on_proposal(number, BOB.user_id, asked.number, yes=True)
    assert (await asyncio.to_thread(told, capsys, "recount"))[0] == 0
    places = f"1 + (seat <> {tumbler}) WHERE table_id = {number}"
    await spoil(store, f"UPDATE results SET place = {places}")  # noqa: S608  a test's own words
    status, said = await asyncio.to_thread(told, capsys, "recount")
    assert (status, said.partition(":")[0]) == (0, "1 match was called off level before that counted for nobody")
    await spoil(store, f"UPDATE results SET place = 3 - place WHERE table_id = {number}")  # noqa: S608  a test's own words
    status, said = await asyncio.to_thread(told, capsys, "recount")
    assert status == 1
    assert "place is 2, but counted again it is None." in said


async def test_of_a_match_of_older_rules_all_but_its_outcome_is_compared(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    older = [f"UPDATE {name} SET rules_version = 1" for name in ("tables", "results")]  # noqa: S608  a test's own words
    await spoil(store, *older, "UPDATE results SET place = 2 WHERE table_id = 1")
    status, said = await asyncio.to_thread(told, capsys, "recount")
    assert (status, said) == (
        0,
        f"1 match is of older rules, so its places and points were not compared.\n{COUNTED}",
    )
    await spoil(store, "UPDATE results SET own_moves = 99 WHERE table_id = 1 AND seat = 1")
    status, said = await asyncio.to_thread(told, capsys, "recount")
    assert status == 1
    assert "own_moves is 99, but counted again it is" in said


async def test_who_deletes_their_data_makes_no_difference(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    await TableService(store, VirtualClock()).people.forget_person(BOB.user_id)
    assert await asyncio.to_thread(told, capsys, "recount") == (0, COUNTED)


def test_where_there_is_no_database_one_sentence_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    status, said = told(capsys, "recount")
    assert status != 0
    assert said.count("\n") == 1


async def test_a_database_on_a_server_is_counted_too(
    postgres: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.house()
    monkeypatch.setenv("DATABASE_URL", url)
    store = await Store.open(url)
    await end_some(store)
    assert await asyncio.to_thread(told, capsys, "recount") == (0, COUNTED)
    await store.close()
