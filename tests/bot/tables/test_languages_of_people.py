"""In which language people read what they alone see: chosen, or that of their last click, and forgotten with them."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.screens.lobby import render_lobby
from bot.screens.scene import Scene, load_sitter_words
from bot.store import Store
from bot.store.goblin_numbers import FIRST_DEPARTED_ID
from bot.store.models import FormerPlayer, Person, Removal, Sitter, Table
from bot.tables import Preferences, TableError, TableService
from bot.tables.deadlines.clock import VirtualClock
from bot.tables.goblin_names import localize_departed_name, localize_name, make_goblin
from bot.tables.preferences import apply_chosen_preferences
from bot.tables.table_view import build_lobby_view, localize_names
from games.engine.goblins import GoblinLevel
from games.engine.words import load_words
from tests.bot.screens.scenes import text_of
from tests.empty_house import lay
from tests.tongues import languages_in, marked_languages

ANN, BOB = Person(1, "Ann", "de"), Person(2, "Bob", "en-US")


async def open_table(tables: TableService, host: Person = ANN) -> Table:
    return await tables.open_lobby("gobblestones", host, guild_id=None, channel_id=7, language="en")


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[TableService]:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    tables = TableService(store, VirtualClock())
    yield tables
    await tables.flush_surface_writes()
    await store.close()


async def test_the_locale_comes_with_a_seat_and_follows_the_last_click(tables: TableService) -> None:
    await tables.people.save_locale(ANN.user_id, "de")
    assert await tables.people.find_language(ANN.user_id) is None, "nothing is noted of who sits nowhere"
    table = await tables.join_lobby((await open_table(tables)).id, BOB)
    assert [sitter.locale for sitter in table.sitters] == ["de", "en-US"]
    version = table.version
    await tables.people.save_locale(ANN.user_id, "fr")
    table = await tables.find_table(table.id)
    assert [sitter.reading_language for sitter in table.sitters] == ["fr", "en-US"]
    assert table.version == version, "it is not worth a change of the table"
    assert await tables.people.find_language(ANN.user_id) == "fr"
    exported = await tables.people.export_data(ANN.user_id)
    assert (exported["locale_seen_last"], exported["wishes"]["language"]) == ("fr", None)


async def test_a_chosen_language_comes_first_at_all_tables(tables: TableService) -> None:
    with marked_languages():
        table = await open_table(tables, replace(BOB, locale="fr"))
        assert await tables.people.find_chosen_language(BOB.user_id) is None
        await tables.people.change_preferences(BOB.user_id, {"language": "en"})
        table = await tables.find_table(table.id)
        assert (table.sitters[0].reading_language, await tables.people.find_chosen_language(BOB.user_id)) == (
            "en",
            "en",
        )
        await tables.people.change_preferences(BOB.user_id, {"language": "discord"})
        assert await tables.people.find_language(BOB.user_id) == "fr"
    with pytest.raises(TableError):
        apply_chosen_preferences(Preferences(), {"language": "klingon"}, VirtualClock().now())


async def test_the_locale_is_forgotten_with_the_last_table(tables: TableService) -> None:
    table = await open_table(tables)
    await tables.people.forget_person(ANN.user_id)
    assert await tables.people.find_language(ANN.user_id) is None
    table = await open_table(tables, BOB)
    await tables.close_table(table.id, BOB.user_id)
    await tables.store.delete_ended_tables(tables.clock.now() + timedelta(days=1))
    assert await tables.people.find_language(BOB.user_id) is None


async def test_the_host_chooses_the_tables_language_until_the_start(tables: TableService) -> None:
    table = await tables.join_lobby((await open_table(tables)).id, BOB)
    with pytest.raises(TableError):
        await tables.set_language(table.id, BOB.user_id, "en")
    with pytest.raises(TableError):
        await tables.set_language(table.id, ANN.user_id, "klingon")
    assert (await tables.set_language(table.id, ANN.user_id, "en")).language == "en"
    await tables.start_match(table.id, ANN.user_id)
    with pytest.raises(TableError):
        await tables.set_language(table.id, ANN.user_id, "en")


def _table(*sitters: Sitter, **facts: object) -> Table:
    now = VirtualClock().now()
    made = Table(
        id=7, game="gobblestones", guild_id=1, channel_id=2, thread_id=None, host_id=1, status="lobby", options={},
        pace="live", language="en", version=1, sitters=sitters, created_at=now, changed_at=now,
    )  # fmt: skip
    return replace(made, **facts)  # type: ignore[arg-type]  # its fields


def test_names_of_goblins_and_departed_people_are_said_in_each_language() -> None:
    with marked_languages():
        german, english = load_words("de"), load_words("en")
        young = make_goblin(GoblinLevel.YOUNG, 0)
        gone = english("departed")
        former = (FormerPlayer(FIRST_DEPARTED_ID, gone, 0.0), FormerPlayer(5, "Cid", 1.0))
        table = _table(
            Sitter(0, 1, "Ann"),
            Sitter(1, young.user_id, young.name),
            Sitter(2, FIRST_DEPARTED_ID - 2, gone, former=former),
        )
        said = localize_names(table, german)
        assert [sitter.name for sitter in said.sitters] == ["Ann", "⟦Jung-Grub⟧", "⟦Jemand⟧"]
        assert [one.name for one in said.sitters[2].former or ()] == ["⟦Jemand⟧", "Cid"]
        assert localize_names(table, english) is table
        assert Scene(build_lobby_view(table), german).raw_names[1] == "⟦Jung-Grub⟧"
        assert localize_name(young.user_id, "Dora", german) == "Dora", "who had the seat before keeps their name"
        assert localize_departed_name(gone, german) == "⟦Jemand⟧"
        lobby = replace(said, removals=(Removal(9, gone, "host"),))
        assert languages_in(text_of(render_lobby(lobby, german))) == {"de"}


def test_a_person_who_is_called_like_a_goblin_of_a_language_is_told_apart() -> None:
    with marked_languages():
        young = make_goblin(GoblinLevel.YOUNG, 0)
        table = _table(Sitter(0, 1, "⟦Jung-Grub⟧"), Sitter(1, young.user_id, young.name))
        names = [sitter.name for sitter in localize_names(table, load_words("de")).sitters]
        assert names == ["#1 ⟦Jung-Grub⟧", "#2 ⟦Jung-Grub⟧"]


def test_who_is_not_known_reads_the_tables_language() -> None:
    with marked_languages():
        table = _table(Sitter(0, 1, "Ann", locale="de-AT"), Sitter(1, 2, "Bob"), Sitter(2, 3, "Cid", locale="fr"))
        assert [load_sitter_words(replace(table, language="de"), user).language for user in (1, 2, 3, 4)] == [
            "de",
            "de",
            "en",
            "de",
        ]
