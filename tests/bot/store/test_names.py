"""Names lose invisible characters, those that turn writing around, and line ends, wherever they come from."""

from pathlib import Path

import pytest

from bot.screens.scene import Scene
from bot.store import Store
from bot.store.names import clean_name, disambiguate_lookalike_names
from bot.tables import Person, Sitter, TableService, VirtualClock
from games.engine.words import load_words
from tests.empty_house import lay


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("Zoë 王 🧌", "Zoë 王 🧌"),
        ("evil\u202egnp.exe\u202c", "evilgnp.exe"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("Ann\n# Shout\x00\x07", "Ann # Shout"),
        ("\u2066Ann\u2069\u061c", "Ann"),
        ("\u3164\u200b\u115f", "?"),
        ("", "?"),
        ("\u17b5\u17b4", "?"),
        ("\u0301\u0489 \ufe0f", "?"),
        ("\u3000\u00a0", "?"),
        ("A\u17b5nn", "Ann"),
        ("e\u0301", "e\u0301"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("Ann\u2028  Bob", "Ann Bob"),
        ("a\U000e0041b", "ab"),
    ],
)
def test_what_is_never_shown_is_no_part_of_a_name(given: str, shown: str) -> None:
    assert clean_name(given) == shown
    assert Person(1, given).name == Sitter(None, 1, given).name == shown


async def test_a_name_that_was_stored_before_is_clean_when_it_is_read(tmp_path: Path) -> None:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    tables = TableService(store, VirtualClock())
    await tables.open_lobby("goblin_teeth", Person(1, "Ann"), guild_id=1, channel_id=2, language="en")
    await store._database.write(lambda rows: rows.exec_driver_sql("UPDATE seats SET name = 'An' || char(8238) || 'n'"))
    assert [sitter.name for table in await store.tables.list_tables_in_use() for sitter in table.sitters] == ["Ann"]
    await store.close()


@pytest.mark.parametrize(
    ("names", "apart"),
    [
        (["Ann", "Bob"], ["Ann", "Bob"]),
        (["Ann", "Bob", "Ann"], ["#1 Ann", "Bob", "#3 Ann"]),
        (["Ann", "\u0410nn", "ANN"], ["#1 Ann", "#2 \u0410nn", "#3 ANN"]),
        (["?", "?"], ["#1 ?", "#2 ?"]),
        (["Bill", "BiIl", "Bi11"], ["#1 Bill", "#2 BiIl", "#3 Bi11"]),
        (["Zoe", "Zo\u00eb"], ["Zoe", "Zo\u00eb"]),
        (["Ann", "Ann\ufe0f", "A\U000e0100nn"], ["#1 Ann", "#2 Ann\ufe0f", "#3 A\U000e0100nn"]),
        (["\U0001d4d0nn", "ann"], ["#1 \U0001d4d0nn", "#2 ann"]),
        ([], []),
    ],
)
def test_two_who_look_alike_are_told_apart_by_the_number_of_their_seat(names: list[str], apart: list[str]) -> None:
    assert disambiguate_lookalike_names(names) == apart
    assert disambiguate_lookalike_names(apart) == apart


async def test_two_who_look_alike_are_told_apart_in_buttons_recaps_and_pictures_and_stay_as_they_are_stored(
    tmp_path: Path,
) -> None:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    tables = TableService(store, VirtualClock())
    lobby = await tables.open_lobby("goblin_teeth", Person(1, "Ann"), guild_id=1, channel_id=2, language="en")
    await tables.join_lobby(lobby.id, Person(2, "\u0410nn"))
    scene = Scene(await tables.load_view(lobby.id, None), load_words())
    assert scene.raw_names == ["#1 Ann", "#2 \u0410nn"]
    assert [scene.format_seat_name(0), scene.table.sitters[1].name] == ["\\#1 Ann", "#2 \u0410nn"]
    assert [sitter.name for sitter in (await tables.find_table(lobby.id)).sitters] == ["Ann", "\u0410nn"]
    await store.close()


async def test_somebody_who_was_renamed_is_called_by_the_new_name_from_their_next_click_on(tmp_path: Path) -> None:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    tables = TableService(store, VirtualClock())
    lobby = await tables.open_lobby("goblin_teeth", Person(1, "Ann"), guild_id=1, channel_id=2, language="en")
    before = await tables.find_table(lobby.id)
    for person, guild in ((Person(1, "Ann"), 1), (Person(1, "Anna"), None), (Person(9, "Zed"), 1)):
        await tables.refresh_name(lobby.id, person, guild)
        assert await tables.find_table(lobby.id) == before, "a name elsewhere, or nobody of the table"
    await tables.refresh_name(lobby.id, Person(1, "Anna"), 1)
    assert [sitter.name for table in await store.tables.list_tables_in_use() for sitter in table.sitters] == ["Anna"]
    assert (await tables.find_table(lobby.id)).sitters[0].name == "Anna"
    await store.close()
